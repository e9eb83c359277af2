import { existsSync } from "node:fs";
import { measureCallers } from "./eval/calls.ts";
import { measureHeldOut } from "./eval/held-out.ts";
import { measureOutOfScope } from "./eval/out-of-scope.ts";
import { measureFoundNames, measureNames, measurePhones } from "./eval/people.ts";
import { type Corpora, printTable } from "./eval/report.ts";
import { measureTimes } from "./eval/times.ts";

/** Prints one table of how well callers are understood. */
export async function main(args: readonly string[]): Promise<number> {
  const folder = args.find((each) => !each.startsWith("--")) ?? (process.env.EVAL_CORPORA || null);
  if (folder !== null && !existsSync(folder)) {
    console.error(`There is no folder ${folder}. Give the folder of the corpora, or leave it out.`);
    return 1;
  }
  const corpora: Corpora = { folder, showsMisses: args.includes("--misses"), missing: [] };
  const lines = [
    measureTimes,
    measureNames,
    measureFoundNames,
    measurePhones,
    measureOutOfScope,
    measureHeldOut,
  ].flatMap((measure) => measure(corpora));
  printTable([...lines, ...(await measureCallers(corpora))]);
  const missing = [...new Set(corpora.missing)];
  if (folder === null)
    console.log(
      `\nNo folder of corpora was given, so ${missing.length} public corpus files were skipped. Give it as 'npm run eval -- <folder>' or as EVAL_CORPORA; docs/evaluation.md says what belongs in it.`,
    );
  else if (missing.length > 0) console.log(`\nNot in ${folder}, so skipped: ${missing.join(", ")}.`);
  return 0;
}
