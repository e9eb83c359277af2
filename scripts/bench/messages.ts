// Ten thousand texts and emails through a built server on each database, while the providers refuse, hang, fail after they took a
// message, ask to wait and cut the line, and the process is killed three times. Ends with 1 where one was lost, doubled, sent in
// the night or to somebody who opted out. `node scripts/with-typescript.mjs bench/messages.ts 1000` sends fewer.
import { runStorm, type StormOptions, type StormReport } from "../../tests/support/message-storm.ts";
import { printTable } from "../measure.ts";
import { buildIfNeeded } from "../prepare.mjs";
import { startServer } from "../processes/server-process.mjs";
import { startThrowawayPostgres } from "../processes/throwaway-postgres.mjs";
import { quickFolder } from "../quick-folder.mjs";

const kills = 3;

export async function main([count = "10000"]: string[]): Promise<number> {
  const messages = Number(count);
  if (!Number.isInteger(messages) || messages < 40) {
    console.error(`How many messages? A whole number from 40 on, not '${count}'.`);
    return 1;
  }
  await buildIfNeeded();
  const rows: (string | number)[][] = [];
  let faults = 0;
  for (const name of ["embedded", "PostgreSQL"] as const) {
    const calm = await runOn(name, { ...usual, messages: Math.ceil(messages / 10), kills: 0, isCalm: true });
    const storm = calm && (await runOn(name, { ...usual, messages, kills }));
    if (!storm) {
      console.log("no PostgreSQL on this machine: not measured");
      continue;
    }
    const seen = [...calm.faults, ...storm.faults];
    faults += seen.length;
    for (const fault of seen.slice(0, 20)) console.error(`${name}: ${fault}`);
    console.log(`${name}: what the providers did: ${inWords(storm.moods)}`);
    console.log(`${name}: what became of the messages: ${inWords(storm.ends)}`);
    rows.push([
      ...[name, calm.perSecond, String(messages), String(kills), storm.perSecond, storm.tookSeconds],
      ...[String(storm.mailsRepeated), String(seen.length)],
    ]);
  }
  printTable(
    [
      ...["database", "jobs/s in calm", "messages", "kills", "jobs/s in the storm", "seconds in all"],
      ...["emails given again", "faults"],
    ],
    rows,
  );
  return faults === 0 ? 0 : 1;
}

const usual = { seed: 21, skipsLeases: false };

/** On a database of its own; null where the machine has none. */
async function runOn(name: "embedded" | "PostgreSQL", options: StormOptions): Promise<StormReport | null> {
  const postgres = name === "PostgreSQL" ? await startThrowawayPostgres({ durable: true }) : null;
  if (name === "PostgreSQL" && postgres === null) return null;
  const folder = quickFolder("enamel-bench-messages-");
  const databaseUrl = postgres?.url ?? null;
  const settings = { DATA_DIR: folder.path, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  try {
    const start = (env: Record<string, string>) => startServer({ ...settings, ...env });
    return await runStorm({ dataFolder: folder.path, databaseUrl, start }, options);
  } finally {
    await postgres?.stop();
    folder.remove();
  }
}

const inWords = (counts: Map<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");
