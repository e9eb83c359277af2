import { emergencies } from "#server/dialogue/what/cases/emergencies.ts";
import { dangers, mild, traps } from "#server/dialogue/what/cases/newly-worded.ts";
import { ordinarySentences } from "#server/dialogue/what/cases/ordinary.ts";
import { readEmergency } from "#server/dialogue/what/read-emergency.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { callers } from "../../tests/callers/caller-list.ts";
import { medianTurnsOfBooking } from "../../tests/callers/report.ts";
import { ring } from "../../tests/callers/ring.ts";
import { type Corpora, type Line, miss, percent, timed } from "./report.ts";

const endangersLife = new Set(["breathing", "bleeding", "collapse"]);

/** The lists of this repository: they are tests as well, so they show what holds, not what newly worded calls would give. */
export function measureEmergencies(corpora: Corpora): Line[] {
  const grave = [
    ...emergencies.filter(({ degree }) => endangersLife.has(degree)).map(({ text }) => text),
    ...dangers,
  ];
  const ordinary = [...ordinarySentences, ...traps, ...mild];
  const isDanger = (text: string) => endangersLife.has(readEmergency(toUtterance(text))?.value ?? "");
  const { read: heard, micros } = timed(grave, isDanger);
  const alarms = ordinary.filter(isDanger);
  for (const text of alarms) miss(corpora, "false 000", text, true);
  return [
    {
      corpus: "own lists",
      kind: "dangers answered with 000",
      rows: grave.length,
      ours: percent(heard.filter(Boolean).length, grave.length),
      micros,
    },
    {
      corpus: "own lists",
      kind: "000 for ordinary sentences",
      rows: ordinary.length,
      ours: percent(alarms.length, ordinary.length),
    },
  ];
}

/** Goals achieved by simulated callers: the engine itself, with a book in memory. */
export function measureCallers(corpora: Corpora): Line[] {
  const reports = [...callers({ today: "2026-08-10", closedWeekday: 0 })].map((caller) => ring(caller));
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
