// Visits of a page with Lighthouse's own mobile settings. It is fetched on demand in a pinned version: it is larger than everything
// else here together.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { percentile, undisturbed } from "../measure.ts";
import { root } from "../prepare.mjs";

const lighthouse = "lighthouse@12.8.2";
const lighthouseRuns = { wanted: 3, tries: 8 };

interface Lighthouse {
  largestPaintMs: number;
  blockingMs: number;
  /** Of a hundred points for how quick it is. */
  score: number;
}

/** One visit with Lighthouse's own mobile settings, in the browser that is signed in. */
async function lighthouseVisit(address: string, debuggingPort: number, triesLeft = 2): Promise<Lighthouse> {
  const settings = ["--disable-storage-reset", "--only-categories=performance", "--output=json", "--quiet"];
  const visit = promisify(execFile)(
    "npx",
    ["--yes", lighthouse, address, `--port=${debuggingPort}`, ...settings],
    { cwd: root, maxBuffer: 64 * 2 ** 20 },
  );
  // On a busy machine it sometimes misses the beginning of its own recording, and says so with a whole report.
  const { stdout } = await visit.catch((error: { stderr?: string }) => {
    if (triesLeft === 0)
      throw new Error(`Lighthouse failed: ${error.stderr?.split("\n")[0] ?? "no reason given"}`);
    return { stdout: null };
  });
  if (stdout === null) return lighthouseVisit(address, debuggingPort, triesLeft - 1);
  const { audits, categories } = JSON.parse(stdout);
  return {
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockingMs: audits["total-blocking-time"].numericValue,
    score: 100 * categories.performance.score,
  };
}

interface Visits extends Lighthouse {
  /** Of the visit that was disturbed most. */
  lost: number;
}

/** The median of three visits that nobody disturbed. */
export async function medianVisit(address: string, debuggingPort: number): Promise<Visits> {
  const visits = await undisturbed(() => lighthouseVisit(address, debuggingPort), lighthouseRuns);
  const median = (figure: keyof Lighthouse) =>
    percentile(
      visits.map(({ result }) => result[figure]),
      0.5,
    );
  return {
    lost: Math.max(...visits.map(({ lost }) => lost)),
    largestPaintMs: median("largestPaintMs"),
    blockingMs: median("blockingMs"),
    score: median("score"),
  };
}
