import { quoted } from "../stored-task.ts";
import type { UnfinishedCall } from "../unfinished-call.ts";
import { answersBeside } from "./danger/asked-and-answered.ts";
import { isHolding } from "./danger/stages.ts";
import { lineNumber, personOf } from "./frames/people.ts";
import { inShort } from "./frames/settle.ts";
import { forWhom } from "./frames/task-text.ts";
import type { Ledger, Matter } from "./ledger.ts";
import { sentence } from "./writing.ts";

const sentenceOf = (ledger: Ledger, matter: Matter): string =>
  sentence(inShort(matter, forWhom(ledger, matter)));
const isOpen = ({ status }: Matter): boolean => status === "open";

/** Far enough on its way that somebody would ring back: anything was told of it beside the bare wish. */
export const isUnderWay = (ledger: Ledger, matter: Matter): boolean =>
  isOpen(matter) &&
  !isUncertain(ledger, matter) &&
  (matter.treatment !== null ||
    matter.slot !== null ||
    matter.visit !== null ||
    matter.notes.length > 0 ||
    matter.when.heard !== "");

/** One more booking beside those that were made, of somebody who has theirs or was never named: perhaps nobody's. */
const isUncertain = (ledger: Ledger, matter: Matter): boolean => {
  const { matters, people, booked } = ledger;
  const made = matters.filter(({ kind, status }) => kind === "book" && status === "done");
  if (matter.kind !== "book" || made.length === 0) return false;
  const isOfSameBreath = made.some(({ opening }) => opening === matter.opening);
  const isNobodys =
    people[matter.person]?.name === null && (matter.person !== ledger.caller || isOfSameBreath);
  return (
    booked.some(({ person }) => person === matter.person) ||
    (isNobodys && (matter.slot === null || isOfSameBreath))
  );
};

/** Whoever says that that is all, with visits booked, wants no other one that was only begun. */
export const withoutBegun = (ledger: Ledger): Ledger => ({
  ...ledger,
  matters: ledger.matters.map((matter) =>
    isOpen(matter) && isUncertain(ledger, matter) ? { ...matter, status: "dropped" as const } : matter,
  ),
});

/** Lost in the middle of something, or in danger: the team hears of it. Null when nothing was left undone. */
export function findUnfinished(ledger: Ledger): UnfinishedCall | null {
  // One card holds all that was said of it: while 000 stands, a visit for the very thing, or a question, makes no second one.
  const isOnCard = (ledger.danger?.alerted.length ?? 0) > 0;
  const isHeld = isHolding(ledger.danger);
  const open = ledger.matters.filter(
    (matter) => isUnderWay(ledger, matter) && !(isOnCard && isForDanger(matter, isHeld)),
  );
  const unknown = isOnCard && isHeld ? [] : ledger.questions.filter(({ status }) => status === "unknown");
  const isInDanger = ledger.danger !== null && ledger.danger.stage === "asked";
  const isInTrouble = isAdvisedAlone(ledger);
  if (isInTrouble && open.length === 0)
    return { ...known(ledger, "The assistant gave first aid, and nothing was booked."), isUrgent: true };
  if (open.length === 0 && !isInDanger && unknown.length === 0) return null;
  // What was asked and not answered stands in their words.
  if (open.length === 0 && !isInDanger)
    return {
      ...known(
        ledger,
        "",
        unknown.map(({ words }) => words),
      ),
      kind: "message",
    };
  const why = isInDanger
    ? "May be an emergency: the caller rang off when asked."
    : "The call ended before this was done.";
  return known(ledger, [why, ...open.map((matter) => sentenceOf(ledger, matter))].join(" "));
}

/** A word that was begun before is on it, too. */
const isForDanger = ({ kind, treatment, urgent }: Matter, isHeld: boolean): boolean =>
  (kind === "message" && (isHeld || urgent !== undefined)) ||
  (isHeld && kind === "book" && (treatment === null || treatment === "Emergency Visit"));

/** First aid was given, staff have not been told what for, and no visit came of it. */
const isAdvisedAlone = ({ danger, matters, told }: Ledger): boolean =>
  danger?.stage === "advised" &&
  danger.alerted.length === 0 &&
  !told?.detail.includes(danger.words[0] ?? "") &&
  matters.every(({ kind, status }) => kind !== "book" || status !== "done");

/** For whoever takes over a caller that nobody took: what is known, with all that was said. */
export const knownOf = (ledger: Ledger): UnfinishedCall | null =>
  ledger.facts === null
    ? null
    : known(
        ledger,
        ledger.matters
          .filter(isOpen)
          .map((matter) => sentenceOf(ledger, matter))
          .join(" "),
      );

/** @param asked of their words, what is on it in any case */
function known(ledger: Ledger, text: string, asked: readonly string[] = []): UnfinishedCall {
  const { people, caller, wordsBefore, matters } = ledger;
  const kept = [...wordsBefore, ...ledger.words];
  const words = [...kept, ...asked.filter((each) => !kept.some((line) => line.includes(each)))];
  const isUrgent = ledger.danger?.stage === "asked" || ledger.danger?.stage === "advised";
  const matter = matters.find(isOpen);
  // Nobody is rung under the name of whoever they rang for.
  const isTheirOwn =
    matter !== undefined && (matter.person === caller || personOf(ledger, matter).relation === null);
  const name = people[caller]?.name ?? (isTheirOwn ? personOf(ledger, matter).name : null);
  const { notToRing = [], callerNumber } = ledger;
  const told = people[caller]?.phone ?? lineNumber(ledger);
  const phone = told !== null && notToRing.includes(told) ? null : told;
  const isUnsafe = callerNumber !== null && notToRing.includes(callerNumber);
  return {
    kind: phone === null ? "message" : "callback",
    patientName: name?.full ?? null,
    phone,
    isFurther: ledger.told !== undefined,
    ...((isUrgent || matters.some(({ urgent, status }) => urgent !== undefined && status === "open")) && {
      isUrgent: true as const,
    }),
    text: [
      text,
      isUnsafe ? "Don't ring or text the number they rang from: they asked that." : "",
      ...answersBeside(ledger),
      words.length === 0 ? "" : `In the caller's words: ${quoted(words)}`,
    ]
      .filter((each) => each !== "")
      .join("\n"),
  };
}

/** What was said since the team was last told, as a line for the word that the caller left; "" when nothing. */
export const saidSince = ({ words }: Ledger): string =>
  words.length === 0 ? "" : `Said afterwards: ${quoted(words)}`;
