import { callers } from "../tests/callers/caller-list.ts";
import { byKind, type Report } from "../tests/callers/report.ts";
import { ring } from "../tests/callers/ring.ts";

/**
 * Lets simulated callers ring the dialogue engine and prints who got what they rang for.
 * `--rounds 3` for more callers, `--only cancels` for one kind, `--misses` for the
 * transcripts of those who did not, `--false` for what was said and is not so.
 */
export async function main(args: readonly string[]): Promise<number> {
  const at = args.indexOf("--rounds");
  const rounds = at >= 0 ? Number(args[at + 1]) : 2;
  const only = args[args.indexOf("--only") + 1];
  const reports: Report[] = [];
  for (const caller of callers({ today: "2026-08-10", closedWeekday: 0 }, rounds)) {
    if (args.includes("--only") && caller.kind !== only) continue;
    reports.push(await ring(caller));
  }
  const missed = reports.filter((each) => each.misses.length > 0);
  if (args.includes("--misses")) {
    for (const { caller, misses, transcript } of missed)
      console.log(`\n${caller.id}: ${misses.join("; ")}\n  ${transcript.join("\n  ")}`);
  }
  const untrue = reports.filter((each) => each.falsehoods.length > 0);
  if (args.includes("--false"))
    for (const { caller, falsehoods } of untrue) console.log(`${caller.id}: ${falsehoods.join(" ")}`);
  console.log(`\n${"kind".padEnd(30)}${"rang".padStart(6)}${"served".padStart(8)}${"turns".padStart(8)}`);
  for (const [kind, { rang, served, turns }] of byKind(reports))
    console.log(
      `${kind.padEnd(30)}${String(rang).padStart(6)}${String(served).padStart(8)}${(turns / rang).toFixed(1).padStart(8)}`,
    );
  const served = reports.length - missed.length;
  console.log(
    `\n${served} of ${reports.length} callers got what they rang for (${((100 * served) / reports.length).toFixed(1)} %).`,
  );
  console.log(`${untrue.length} of them were told something that is not so.`);
  for (const { caller, misses } of missed) console.log(`  ${caller.id}: ${misses.join("; ")}`);
  return 0;
}
