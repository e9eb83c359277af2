import type { Books, Finding, Witness } from "./books.ts";
import { calendarFindings } from "./calendar.ts";
import { callFindings } from "./calls.ts";
import { dashboardFindings } from "./dashboard.ts";
import { messageFindings } from "./messages.ts";

/**
 * Holds the books of a clinic against what everybody outside saw of it. Nothing here uses the code that made the books: what
 * counts as a quiet hour, as twice or as kept is written down once more.
 */
export const balance = (books: Books, witness: Witness): Finding[] => [
  ...calendarFindings(books, witness),
  ...messageFindings(books, witness),
  ...callFindings(books, witness),
  ...dashboardFindings(books, witness),
];

export const balances = (findings: readonly Finding[]): boolean =>
  findings.every(({ faults }) => faults.length === 0);

const mostShown = 10;

/** The findings for a terminal, one line each and the faults below. */
export function inLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ check, looked, faults }) => [
    `  ${faults.length === 0 ? "balances" : "DOES NOT "}  ${check} (${looked} looked at)`,
    ...faults.slice(0, mostShown).map((fault) => `              ${fault}`),
    ...(faults.length > mostShown ? [`              and ${faults.length - mostShown} more`] : []),
  ]);
}
