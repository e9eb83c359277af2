import { defineConfig } from "vitest/config";

/** Every room of the server but the pure one needs a database; each file runs once on PGlite and once on PostgreSQL. */
const databaseTests = ["src/server/!(dialogue)/**/*.test.ts", "tests/server/**/*.test.ts"];

/** Hundreds of callers or patients, or servers as processes of their own: minutes, which `npm test` leaves to `npm run test:all`. */
const longTests = [
  "src/server/app/{main,commands}.test.ts",
  "src/server/calls/stuck-callers.test.ts",
  "src/server/rehearsal/rehearsal.test.ts",
  "src/server/auth/sessions.test.ts",
  "src/server/outreach/agents/many-patients.test.ts",
  "tests/server/upgrades.test.ts",
  "tests/pglite/{lying-model,data-folder,embedded-database,owners-of-before,members-of-before,full-disk,simulated-week}.test.ts",
];

/** Where PostgreSQL can differ from PGlite: what is written at the same moment, what the database itself refuses, the queue. */
const ofPostgres = [
  "src/server/{db,booking,queue}/**/*.test.ts",
  "src/server/calls/{tools,test-calls}.test.ts",
  "src/server/messaging/**/*.test.ts",
];

const onDatabase = (
  name: string,
  engine: "pglite" | "postgres",
  [include, exclude]: readonly [readonly string[], readonly string[]] = [databaseTests, []],
) => ({
  test: {
    name,
    // `tests/pglite` and `tests/postgres` hold what only one of them can be asked.
    include: [...include, `tests/${engine}/**/*.test.ts`],
    exclude: ["**/node_modules/**", ...exclude],
    environment: "node",
    // The whole server is loaded once for all of a worker's files, not once for each: half the time of a run.
    isolate: false,
    env: { TEST_DB: engine },
    globalSetup: ["tests/support/databases.ts"],
    setupFiles: ["tests/support/driver-warnings.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // The machine is shared with the databases and the browser.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          // Pure code keeps nothing between files: loaded once for all of them, the tests take a third of the time.
          isolate: false,
          include: [
            "src/{contract,kernel}/**/*.test.ts",
            "src/server/dialogue/**/*.test.ts",
            "src/web/**/*.test.ts",
            "tests/unit/**/*.test.ts",
            "scripts/**/*.test.mjs",
          ],
          environment: "node",
          // A test may be hundreds of calls in words; on a busy machine each takes three times as long.
          testTimeout: 30_000,
        },
      },
      {
        test: { name: "screens", include: ["src/web/**/*.test.tsx"], environment: "happy-dom" },
      },
      {
        test: {
          name: "product",
          include: ["tests/{crash,image,race,provider-calls}/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/built-product.ts"],
          hookTimeout: 120_000,
        },
      },
      onDatabase("server-pglite", "pglite"),
      onDatabase("server-postgres", "postgres"),
      onDatabase("quick-pglite", "pglite", [databaseTests, longTests]),
      onDatabase("quick-postgres", "postgres", [ofPostgres, longTests]),
    ],
  },
});
