// `npm run demo`: the product with an example clinic in it, in a data folder of its own.
// `npm run demo -- --fresh` begins again with a new one.
// `npm run demo -- --simulate-week`: a week of made-up callers and patients on a simulated clock, to be watched in the browser; at its
// end the books are checked, and the exit code says whether they balance. `--fast`: as quick as it goes, without pages. `--seed 7`:
// another week. `--minutes-a-second 30`: slower.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { answerUsage } from "./commands.mjs";
import { buildIfNeeded, checkNode, distDir, installIfNeeded, root, say } from "./prepare.mjs";

answerUsage("demo.mjs");
const { values: asked } = parseArgs({
  options: {
    fresh: { type: "boolean", default: false },
    "simulate-week": { type: "boolean", default: false },
    fast: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
    "minutes-a-second": { type: "string", default: "150" },
  },
});
const whole = (name, from, to) => {
  const number = Number(asked[name]);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  console.error(`--${name} must be a whole number from ${from} to ${to}`);
  process.exit(1);
};
const seed = whole("seed", 0, 1_000_000);
const minutesASecond = whole("minutes-a-second", 1, 10_000);

checkNode();
installIfNeeded();
await buildIfNeeded();

const built = (file) => import(pathToFileURL(join(distDir, "server", file)).href);
await (asked["simulate-week"] ? watchWeek() : showClinic());

async function showClinic() {
  const folder = join(root, "data-demo");
  if (asked.fresh) rmSync(folder, { recursive: true, force: true });
  const { demoEmail, seedDemoFolder } = await built("demo-clinic.js");
  if (await seedDemoFolder(folder)) say("filled an example clinic: three months of appointments and calls");
  say(`sign in with ${demoEmail}`);

  process.env.DATA_DIR = folder;
  // Neither `.env` nor the environment lends it a real telephone, mail server, practice system or language model.
  process.env.ENAMEL_DEMO = "1";
  await built("main.js");
}

/** Whoever watches at a terminal looks around afterwards, until Ctrl-C. */
async function watchWeek() {
  const folder = join(root, "data-week");
  rmSync(folder, { recursive: true, force: true });
  const stays =
    asked.fast || !process.stdout.isTTY ? {} : { stays: new Promise((end) => process.once("SIGINT", end)) };
  const { simulateWeek } = await built("simulated-week.js");
  const isBalanced = await simulateWeek({
    ...{ dataFolder: folder, seed, say },
    minutesASecond: asked.fast ? 0 : minutesASecond,
    ...stays,
  });
  process.exit(isBalanced ? 0 : 1);
}
