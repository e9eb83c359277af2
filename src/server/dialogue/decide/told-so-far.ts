import type { Ledger, Matter } from "./ledger.ts";

/** Each once, where it was told last. */
const latestOf = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, at) => lines.lastIndexOf(line) === at);

/** All that is kept of what the caller told, for people to read, the latest last. */
export const toldSoFar = ({ words, wordsBefore, matters }: Ledger): readonly string[] => [
  ...latestOf([
    ...wordsBefore,
    ...matters.flatMap(({ status, isTold, notes, reason, ringWhen, opening }) =>
      status === "open" || isTold
        ? [opening, ...(reason === null ? [] : [reason]), ...notes, ...(ringWhen === null ? [] : [ringWhen])]
        : [],
    ),
    ...words,
  ]),
];

/** News of somebody's health, and of whom it was taken to be. */
export function newsSoFar({
  matters,
  people,
  health,
}: Ledger): readonly { words: string; whose: string | null }[] {
  const named = (person: number | null): string | null => people[person ?? -1]?.name?.first ?? null;
  return [
    ...matters.flatMap(({ urgent, status, person }) =>
      urgent && status !== "dropped" ? urgent.words.map((words) => ({ words, whose: named(person) })) : [],
    ),
    ...(health?.words ?? []).map((words) => ({ words, whose: named(health?.person ?? null) })),
  ];
}

/** Each line as it is now; one of which nothing is left is gone. */
export function withAmended(ledger: Ledger, lines: ReadonlyMap<string, string>): Partial<Ledger> {
  const now = (line: string): string => lines.get(line) ?? line;
  const all = (kept: readonly string[]): readonly string[] => kept.map(now).filter((line) => line !== "");
  const inMatter = (matter: Matter): Matter => ({
    ...matter,
    opening: now(matter.opening),
    reason: matter.reason === null ? null : now(matter.reason),
    ringWhen: matter.ringWhen === null ? null : now(matter.ringWhen) || null,
    notes: all(matter.notes),
  });
  return {
    words: all(ledger.words),
    wordsBefore: all(ledger.wordsBefore),
    matters: ledger.matters.map((matter) =>
      matter.status === "open" || matter.isTold ? inMatter(matter) : matter,
    ),
  };
}
