import type { TestProject } from "vitest/node";
import { buildIfNeeded } from "../../scripts/prepare.mjs";
import { startThrowawayPostgres } from "../../scripts/processes/throwaway-postgres.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server in which tests may create databases; null when the machine has none. */
    postgresUrl: string | null;
  }
}

/** The tests of the whole product run what `npm start` runs. */
export default async function buildProduct(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded();
  const throwaway = process.env.TEST_DATABASE_URL ? null : await startThrowawayPostgres();
  project.provide("postgresUrl", process.env.TEST_DATABASE_URL ?? throwaway?.url ?? null);
  return async () => throwaway?.stop();
}
