import { defineConfig } from "vitest/config";

/** Every room of the server but the pure one needs a database; each file runs once on PGlite and once on PostgreSQL. */
const databaseTests = ["src/server/!(dialogue)/**/*.test.ts", "tests/server/**/*.test.ts"];

const onDatabase = (name: string, engine: "pglite" | "postgres") => ({
  test: {
    name,
    // `tests/pglite` and `tests/postgres` hold what only one of them can be asked.
    include: [...databaseTests, `tests/${engine}/**/*.test.ts`],
    environment: "node",
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
        },
      },
      {
        test: { name: "screens", include: ["src/web/**/*.test.tsx"], environment: "happy-dom" },
      },
      {
        test: {
          name: "product",
          include: ["tests/{crash,race,provider-calls}/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/built-product.ts"],
          hookTimeout: 120_000,
        },
      },
      onDatabase("server-pglite", "pglite"),
      onDatabase("server-postgres", "postgres"),
    ],
  },
});
