import { callers } from "../../tests/callers/caller-list.ts";
import { medianTurnsOfBooking, type Report } from "../../tests/callers/report.ts";
import { ring } from "../../tests/callers/ring.ts";
import { type Corpora, type Line, miss, percent } from "./report.ts";

/** Goals achieved by simulated callers: the engine on the real tools, with a book in memory. */
export async function measureCallers(corpora: Corpora): Promise<Line[]> {
  const reports: Report[] = [];
  for (const caller of callers({ today: "2026-08-10", closedWeekday: 0 })) reports.push(await ring(caller));
  const missed = reports.filter(({ misses }) => misses.length > 0);
  for (const { caller, misses } of missed) miss(corpora, "caller", caller.id, misses);
  const untrue = reports.filter(({ falsehoods }) => falsehoods.length > 0);
  for (const { caller, falsehoods } of untrue) miss(corpora, "untrue", caller.id, falsehoods);
  const kinds = new Set(reports.map(({ caller }) => caller.kind));
  const lines = [
    [`goals achieved, ${kinds.size} kinds`, percent(reports.length - missed.length, reports.length)],
    ["calls with a false statement", `${untrue.length}`],
    ["median turns of a booking", `${medianTurnsOfBooking(reports)}`],
  ] as const;
  return lines.map(([kind, ours]) => ({ corpus: "simulated callers", kind, rows: reports.length, ours }));
}
