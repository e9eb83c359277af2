import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/database.ts";
import { startThrowawayPostgres } from "../../scripts/processes/throwaway-postgres.mjs";
import { templateFolder } from "../../scripts/template.mjs";

/** What a test needs to make itself a database in milliseconds. */
export type TestDatabases =
  | { engine: "pglite"; templateFolder: string }
  | { engine: "postgres"; serverUrl: string; templateName: string };

declare module "vitest" {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Runs once per project before its first test; what it returns runs after the last. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_DB === "pglite") {
    project.provide("databases", { engine: "pglite", templateFolder: await templateFolder() });
    return async () => {};
  }
  const throwaway = process.env.TEST_DATABASE_URL ? null : await startThrowawayPostgres();
  const serverUrl = process.env.TEST_DATABASE_URL ?? throwaway?.url;
  if (!serverUrl) throw new Error("Set TEST_DATABASE_URL, or install PostgreSQL: this machine has none");
  const templateName = await makeTemplateDatabase(serverUrl);
  project.provide("databases", { engine: "postgres", serverUrl, templateName });
  return async () => {
    await onServer(serverUrl, `drop database if exists ${templateName} with (force)`);
    await throwaway?.stop();
  };
}

async function makeTemplateDatabase(serverUrl: string): Promise<string> {
  const name = `enamel_test_template_${randomBytes(4).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);
  const database = await openDatabase({
    databaseUrl: urlOfDatabase(serverUrl, name),
    dataFolder: "",
    templateFolder: null,
    poolSize: 2,
    onError: (error) => {
      throw error;
    },
  });
  await database.close();
  return name;
}

/** One statement on the server's own database; names in it are made by us. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const farewellMs = 3_000;

/**
 * Drops a database once its connections have said goodbye: a pool counts as ended while its sockets are still closing,
 * and forcing them out then is an error that no test caused.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const giveUpAt = performance.now() + farewellMs;
    for (;;) {
      const { rows } = await client.query("select 1 from pg_stat_activity where datname = $1", [name]);
      if (rows.length === 0 || performance.now() > giveUpAt) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
