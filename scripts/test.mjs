// `npm test`: what has to hold before anything is committed, in order of how fast it tells; a summary and an exit code at the
// end. `npm run test:all`: everything. Only that runs each server test on both databases, all tests in the browser, hundreds of
// callers, and servers that are killed.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  contractTests,
  failedInReports,
  passedInReports,
  printCoverage,
} from "./checks/requirement-rows.mjs";
import { findTestChromium, howToInstallChromium, installChromium } from "./chromium.mjs";
import { answerUsage } from "./commands.mjs";
import { buildIfNeeded, checkNode, installIfNeeded, root, say, seconds } from "./prepare.mjs";
import { startThrowawayPostgres } from "./processes/throwaway-postgres.mjs";

answerUsage("test.mjs");
checkNode();
installIfNeeded();
// Ends through 'exit', where the throw-away database is removed.
process.once("SIGINT", () => process.exit(130));
process.once("SIGTERM", () => process.exit(143));

const isAll = process.argv.includes("--all");
const resultsDir = join(root, "test-results");
rmSync(resultsDir, { recursive: true, force: true });
mkdirSync(resultsDir, { recursive: true });

/** One line of the summary. */
const results = [];
const record = (kind, counts, startedAt) =>
  results.push({ kind, passed: 0, failed: 0, skipped: 0, took: seconds(startedAt), ...counts });

function run(script, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

const tool = (...parts) => join(root, "node_modules", ...parts);
const heading = (kind) => console.log(`\n── ${kind} ${"─".repeat(Math.max(3, 70 - kind.length))}`);

async function check(kind, script, args) {
  heading(kind);
  const startedAt = performance.now();
  const passed = (await run(script, args)) === 0;
  record(kind, passed ? { passed: 1 } : { failed: 1 }, startedAt);
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);
/** A runner that fails without naming a failed test has still failed. */
const atLeastOneFailure = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

async function vitest(kind, projects, env = {}, more = []) {
  heading(kind);
  const startedAt = performance.now();
  const report = join(resultsDir, `${projects[0]}.json`);
  const code = await run(
    tool("vitest", "vitest.mjs"),
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...more,
    ],
    env,
  );
  const json = readJson(report);
  const counts = {
    passed: json?.numPassedTests ?? 0,
    failed: json?.numFailedTests ?? 0,
    skipped: (json?.numPendingTests ?? 0) + (json?.numTodoTests ?? 0),
  };
  record(kind, atLeastOneFailure(counts, code), startedAt);
}

async function build() {
  heading("build");
  const startedAt = performance.now();
  try {
    await buildIfNeeded();
    record("build", { passed: 1 }, startedAt);
    return true;
  } catch (error) {
    console.error(error);
    record("build", { failed: 1 }, startedAt);
    return false;
  }
}

async function browserTests() {
  const kind = "browser tests";
  heading(kind);
  const startedAt = performance.now();
  if (!findTestChromium()) {
    say("no Chromium here; trying to install it …");
    if (!installChromium() || !findTestChromium()) {
      console.error(howToInstallChromium);
      return record(kind, { failed: 1 }, startedAt);
    }
  }
  const report = join(resultsDir, "e2e.json");
  const only = isAll ? [] : ["--grep", contractTests()];
  const code = await run(tool("@playwright", "test", "cli.js"), ["test", ...only], {
    CHROMIUM_PATH: findTestChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const stats = readJson(report)?.stats;
  const counts = {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  record(kind, atLeastOneFailure(counts, code), startedAt);
}

function sayLoudlyThatPostgresIsMissing(startedAt) {
  const line = "!".repeat(96);
  console.log(
    `${line}\nThe tests on PostgreSQL DID NOT RUN: TEST_DATABASE_URL is not set and this machine has no PostgreSQL\n` +
      `(Debian, Ubuntu: apt-get install postgresql).\n${line}`,
  );
  // On the project's own checks nothing may be left out.
  const must = process.env.CI !== undefined;
  record("server tests, PostgreSQL", must ? { failed: 1 } : { skipped: 1 }, startedAt);
}

function summary() {
  heading("tests by kind");
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { kind, passed, failed, skipped, took } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    console.log(`${failed > 0 ? "✗" : "✓"} ${kind.padEnd(28)} ${counts.padEnd(38)} ${took}`);
  }
  // Last, where whoever has only the end of a long log still finds it.
  for (const failed of failedInReports(resultsDir)) console.log(`  ✗ ${failed}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed === 0;
}

await check("types", tool("typescript", "bin", "tsc"), ["-p", "tsconfig.json"]);
await check("lint", tool("@biomejs", "biome", "bin", "biome"), ["check", "--diagnostic-level=error", "."]);
await check("rooms and file names", join(root, "scripts", "check-rooms.mjs"), []);
await vitest("unit tests", ["unit"]);
await vitest("screen tests", ["screens"]);
await vitest("server tests, PGlite", [isAll ? "server-pglite" : "quick-pglite"]);

const postgresStartedAt = performance.now();
const throwaway = process.env.TEST_DATABASE_URL ? null : await startThrowawayPostgres();
const databaseUrl = process.env.TEST_DATABASE_URL ?? throwaway?.url;
if (databaseUrl)
  await vitest("server tests, PostgreSQL", [isAll ? "server-postgres" : "quick-postgres"], {
    TEST_DATABASE_URL: databaseUrl,
  });
else sayLoudlyThatPostgresIsMissing(postgresStartedAt);

if (await build()) {
  await browserTests();
  const env = databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {};
  // One after the other: each keeps both processor cores busy.
  if (isAll) await vitest("whole product", ["product"], env, ["--no-file-parallelism"]);
}
await throwaway?.stop();
heading("requirements named by a passed test");
const startedCountingAt = performance.now();
const isContractCovered = printCoverage(passedInReports(resultsDir));
record("contract rows", isContractCovered ? { passed: 1 } : { failed: 1 }, startedCountingAt);
process.exitCode = summary() ? 0 : 1;
