import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { quoted } from "../../stored-task.ts";
import type { FoundVisit, Ledger, Matter } from "../ledger.ts";

/** The point of a task in plain words: who wants what, for whom, about what. */

/** `Brendan Whitlock of Bupa` */
export const calledFrom = ({ errand }: Ledger, who: string): string =>
  errand?.firm === undefined ? who : `${who} of ${errand.firm}`;

/** `asks what a crown costs, which funds we take and what the holiday hours are`; null where nothing asked can be called by its name. */
export function asksOf({ questions }: Ledger): string | null {
  const open = questions.filter(({ status }) => status === "passed_on" || status === "unknown");
  const gaps = open.flatMap(({ gap, topic }) =>
    gap === undefined || isUnnamed(gap, open.filter((each) => each.topic === topic).length)
      ? []
      : [ofThem(gap)],
  );
  const each = [...new Set(gaps)];
  return each.length === 0 ? null : `asks ${inList(each)}`;
}

/** 'What that would cost', beside what a clean costs. */
const isUnnamed = (gap: string, count: number): boolean => count > 1 && gap.split(" ").includes("that");

const inList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** It is put to the caller, and told of them here. */
const ofThem = (text: string): string =>
  text
    .split(" ")
    .map((word) => told[word] ?? word)
    .join(" ");
const told: Readonly<Record<string, string>> = {
  ...{ you: "they", "you'd": "they'd", "you're": "they're", your: "their", yours: "theirs" },
};

/** ` about their last bill`; of money with the sums. */
export const aboutOf = ({ errand = {}, complaint }: Ledger): string => {
  if (complaint !== undefined && errand.money !== undefined) return ` about ${errand.money}`;
  const what = errand.matter ?? errand.money;
  return what === undefined ? "" : ` about ${what}`;
};

/** `the practice manager`, by their name or by what they are. */
export const wantedBy = ({ errand }: Ledger, matters: readonly Matter[]): string | null =>
  matters.findLast((each) => each.to !== null)?.to ?? errand?.addressee ?? null;

/** `is running about 20 minutes late for 9:30 am on Friday 27 November` */
export const lateFor = (visit: Pick<FoundVisit, "date" | "time"> | null, minutes?: number): string =>
  [
    minutes === undefined ? "is running late" : `is running about ${minutes} minutes late`,
    visit === null ? "" : ` for ${twelveHour(visit.time)} on ${spokenDate(visit.date)}`,
  ].join("");

/** The first of what they told that says anything, whole and in their words: `: “the pipe out the back is leaking”`. */
export function inTheirWords(notes: readonly string[], except: readonly string[]): string {
  const line = notes.find((each) => {
    const count = each.split(" ").length;
    // 'Hi, can you pass on a message' is the opening with a greeting before it.
    const isOpening = except.some(
      (opening) => each.endsWith(opening) && count <= opening.split(" ").length + 2,
    );
    return count >= fewestWords && !isOpening;
  });
  if (line === undefined) return "";
  return `: ${quoted([line])}`;
}
const fewestWords = 4;
