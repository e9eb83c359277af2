import { importLimits } from "#contract/patients/import-options.ts";
import type { ImportExample, ImportReport, ImportUndo } from "#contract/patients/imports.ts";

export const emptyReport = (): ImportReport => ({
  tally: { made: 0, changed: 0, same: 0, skipped: 0, patientsMade: 0, toSettle: 0, onRecord: 0 },
  made: [],
  changed: [],
  skipped: [],
  reasons: [],
  cells: [],
  withoutCells: [],
  unknown: { practitioners: [], chairs: [] },
});

export const emptyUndo = (): ImportUndo => ({ removed: 0, restored: 0, kept: 0, keptNames: [] });

/** As much of a decision as a report tells. */
interface Reported extends ImportExample {
  verdict: "made" | "changed" | "same" | "skipped";
  reason?: string;
  leftOut?: readonly { reason: string; value: string }[];
  patientId?: string;
  standing?: "on_record" | "to_settle" | undefined;
  unknownPractitioner?: string;
  unknownChair?: string;
}

const mostReasons = 40;
const mostNames = 20;
const otherReasons = "Other reasons";

/** The report with what became of further rows. */
export function withDecisions(report: ImportReport, decisions: readonly Reported[]): ImportReport {
  const next = structuredClone(report);
  const counts = countsOf(next.reasons);
  const cells = countsOf(next.cells ?? []);
  const withoutCells = next.withoutCells ?? [];
  for (const one of decisions) {
    next.tally[one.verdict]++;
    if (one.patientId !== undefined) next.tally.patientsMade++;
    if (one.standing !== undefined) countStanding(next.tally, one.standing);
    if (one.verdict !== "same") addExample(next[one.verdict], one);
    if (one.reason !== undefined) countIn(counts, one.reason);
    for (const { reason, value } of one.leftOut ?? []) {
      countIn(cells, reason);
      addExample(withoutCells, { ...one, detail: `${reason}: “${value}”` });
    }
    addName(next.unknown.practitioners, one.unknownPractitioner);
    addName(next.unknown.chairs, one.unknownChair);
  }
  return { ...next, reasons: inOrder(counts), cells: inOrder(cells), withoutCells };
}

function countStanding(tally: ImportReport["tally"], standing: "on_record" | "to_settle"): void {
  const field = standing === "on_record" ? "onRecord" : "toSettle";
  tally[field] = (tally[field] ?? 0) + 1;
}

type Counted = readonly { reason: string; count: number }[];

const countsOf = (counted: Counted): Map<string, number> =>
  new Map(counted.map(({ reason, count }) => [reason, count]));

function countIn(counts: Map<string, number>, told: string): void {
  const reason = counts.has(told) || counts.size < mostReasons ? told : otherReasons;
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

const inOrder = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));

function addExample(examples: ImportExample[], { line, title, detail }: Reported): void {
  if (examples.length < importLimits.examples) examples.push({ line, title, detail });
}

function addName(names: string[], name: string | undefined): void {
  if (name !== undefined && names.length < mostNames && !names.includes(name)) names.push(name);
}

/** What remains of a report when the rows are forgotten: figures and reasons, nobody's name. */
export const withoutNames = (report: ImportReport): ImportReport => ({
  ...report,
  ...{ made: [], changed: [], skipped: [], withoutCells: [] },
});

/** What an import holds of people in itself, taken out of it: examples, cells below the headings, names that stayed. */
export const withoutPeople = ({ report, undo, columns }: HoldsPeople): HoldsPeople => ({
  report: report && withoutNames(report),
  undo: undo && { ...undo, keptNames: [] },
  columns: columns.map(({ name }) => ({ name, samples: [] })),
});

interface HoldsPeople {
  report: ImportReport | null;
  undo: ImportUndo | null;
  columns: { name: string; samples: string[] }[];
}

const mostKeptNames = 50;

export function withUndone(
  undo: ImportUndo,
  { removed, restored, kept }: { removed: number; restored: number; kept: readonly string[] },
): ImportUndo {
  return {
    removed: undo.removed + removed,
    restored: undo.restored + restored,
    kept: undo.kept + kept.length,
    keptNames: [...undo.keptNames, ...kept].slice(0, mostKeptNames),
  };
}
