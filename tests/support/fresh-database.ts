import { randomBytes } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase } from "#server/db/database.ts";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { dropDatabase, onServer, urlOfDatabase } from "./databases.ts";

/** Where a fresh, migrated, empty database of the engine under test lies. */
export interface FreshDatabase {
  engine: "pglite" | "postgres";
  databaseUrl: string | null;
  dataFolder: string;
  templateFolder: string | null;
  /** Closes nothing, removes everything. */
  remove(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const databases = inject("databases");
  const { path: dataFolder, remove: removeFolder } = quickFolder("enamel-test-");
  if (databases.engine === "pglite") {
    const { engine } = databases;
    cpSync(databases.templateFolder, join(dataFolder, "db"), { recursive: true });
    return {
      engine,
      databaseUrl: null,
      dataFolder,
      templateFolder: null,
      remove: async () => removeFolder(),
    };
  }
  const { engine, serverUrl, templateName } = databases;
  const name = `enamel_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} template ${templateName}`);
  return {
    engine,
    databaseUrl: urlOfDatabase(serverUrl, name),
    dataFolder,
    templateFolder: null,
    remove: async () => {
      await dropDatabase(serverUrl, name);
      removeFolder();
    },
  };
}

export interface OpenTestDatabase {
  database: Database;
  place: FreshDatabase;
  /** Ends and removes the database. */
  close(): Promise<void>;
}

/** A fresh database, opened. An error on an idle connection fails the test that caused it. */
export async function openFreshDatabase(poolSize = 10): Promise<OpenTestDatabase> {
  const place = await freshDatabase();
  const database = await openDatabase({
    databaseUrl: place.databaseUrl,
    dataFolder: place.dataFolder,
    templateFolder: place.templateFolder,
    poolSize,
    onError: (error) => {
      throw error;
    },
  });
  return {
    database,
    place,
    close: async () => {
      await database.close();
      await place.remove();
    },
  };
}
