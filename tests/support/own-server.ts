import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { startServer } from "../../scripts/processes/server-process.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { onServer, urlOfDatabase } from "./databases.ts";

export type Engine = "PGlite" | "PostgreSQL";
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** A place for data that outlives a server process; servers can be started on it again and again. */
export interface Place {
  start(env?: Record<string, string>): Promise<RunningServer>;
  dataFolder: string;
  /** Null = the embedded database. */
  databaseUrl: string | null;
  remove(): Promise<void>;
}

/** Engines that this machine can run; tests of the whole product run once on each. */
export const engines = (): Engine[] =>
  inject("postgresUrl") === null ? ["PGlite"] : ["PGlite", "PostgreSQL"];

export async function newPlace(engine: Engine): Promise<Place> {
  const { path: folder, remove: removeFolder } = quickFolder("enamel-product-");
  if (engine === "PGlite")
    return {
      ...{ dataFolder: folder, databaseUrl: null },
      start: (env) => startServer({ DATA_DIR: folder, ...env }),
      remove: async () => removeFolder(),
    };
  const serverUrl = inject("postgresUrl");
  if (serverUrl === null) throw new Error("This machine has no PostgreSQL");
  const name = `enamel_product_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name}`);
  const databaseUrl = urlOfDatabase(serverUrl, name);
  return {
    ...{ dataFolder: folder, databaseUrl },
    start: (env) => startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, ...env }),
    remove: async () => {
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
      removeFolder();
    },
  };
}
