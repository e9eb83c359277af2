import { defineConfig } from "@playwright/test";
import { findTestChromium } from "./scripts/chromium.mjs";

const executablePath = findTestChromium();

export default defineConfig({
  testDir: "tests/e2e",
  // A folder of its own: it is emptied first, and the other reports are beside it.
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // A test that passes only the second time has found something.
  retries: 0,
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    // Nobody looks, and every dialog would be waited for.
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
    // A trace of every test costs a quarter of the time: `npx playwright test --trace retain-on-failure` tells what a failed one did.
    trace: "off",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] },
  },
});
