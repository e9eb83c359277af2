import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readAsked } from "../command-line.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { diagnose } from "./doctor.ts";

const usage = `Usage:
  node dist/server/doctor-command.js          says what is wrong with the set-up; ends with 1 when something is
  node dist/server/doctor-command.js --json   the same for programs`;

const marks = { good: "ok  ", warning: "look", bad: "BAD " } as const;

async function main(args: string[]): Promise<void> {
  const { values } = readAsked(usage, () =>
    parseArgs({ args, options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } }),
  );
  if (values.help) return void console.log(usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const found = await diagnose(process.env);
  if (values.json) console.log(JSON.stringify(found));
  else for (const each of found) console.log(line(each));
  const bad = found.filter(({ is }) => is === "bad").length;
  if (!values.json) console.log(bad === 0 ? "\nNothing stands in the way." : `\n${bad} to mend.`);
  process.exitCode = bad === 0 ? 0 : 1;
}

function line({ is, about, says, toDo }: Diagnosis): string {
  return `${marks[is]}  ${about.padEnd(12)} ${says}${toDo ? `\n${" ".repeat(19)}${toDo}` : ""}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
