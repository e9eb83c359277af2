import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { comeAtOnce } from "#server/dialogue/what/read-comers.ts";
import { severalOfKin } from "#server/dialogue/who/kin.ts";
import { readParty } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { askAgain, understood } from "./asking.ts";
import { oneByOne, sameForEach } from "./phrases/booking.ts";
import { shortPromptOf } from "./phrases/short-prompts.ts";
import { proceedBooking } from "./policies/booking.ts";
import { hasDetails, hasIntent } from "./reading.ts";
import { type LiveState, noWish, type WhenWish } from "./state.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";
import { isWish } from "./wishes.ts";

/** 'All three on the same day, one after the other': how those who come together are to come. */

const inARow =
  /\b(?:one after (?:the other|another|each other)|back[ -]to[ -]back|(?:straight|right|directly) after (?:each other|one another|the other)|in a row|consecutive(?:ly)?)\b/i;
export const comeInARow = (text: string): boolean => inARow.test(text);
const backToBack =
  /\b(?:back[ -]to[ -]back|(?:straight|right|directly) after (?:each other|one another|the other)|consecutive(?:ly)?)\b/i;

/** As it was told now or before. `isParty`: several come. */
export const howTheyCome = (
  state: LiveState,
  text: string,
  isParty: boolean,
): Pick<LiveState, "comesInARow" | "comesBackToBack" | "comesAtOnce"> => ({
  comesInARow: state.comesInARow === true || comeInARow(text),
  comesBackToBack: state.comesBackToBack === true || backToBack.test(text),
  comesAtOnce: state.comesAtOnce === true || (isParty && comeAtOnce(text)),
});

const together = new RegExp(
  `\\b(?:all|both|everyone|everybody|each|together|${severalOfKin}|(?:two|three|four) (?:of (?:us|them)|check[- ]?ups|cleans|appointments|visits|bookings|people))\\b`,
  "i",
);
const ofToday = /\bsame[ -]day (?:appointments?|visits?|bookings?|slots?|service|emergenc\w+)\b/i;

/** 'The same day' for all of them names no day, where none was spoken of, and least of all today. */
export function withoutSameDay(state: LiveState, heard: Understanding): Understanding {
  const isForSeveral = state.queued.includes("book") || together.test(heard.text);
  const isMove = state.purpose === "reschedule" || hasIntent(heard, "reschedule", "cancel");
  if (!isForSeveral || isMove || ofToday.test(heard.text)) return heard;
  const days = heard.when.days.filter((day) => !isOpen(day));
  return days.length === heard.when.days.length ? heard : { ...heard, when: { ...heard.when, days } };
}

/** Told while something else is asked: kept, and the question asked again. */
export function keepTogether(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, queued } = turn.state;
  const counted = readParty(toUtterance(heard.text));
  const isAtOnce = comeAtOnce(heard.text);
  const isTold = comeInARow(heard.text) || /\bsame day\b/i.test(heard.text) || isAtOnce || counted > 1;
  const isOnlyTold =
    !hasDetails(heard) &&
    heard.intents.every(
      ({ value, certainty }) => value === "yes" || value === "no" || certainty === "unsure",
    );
  if (purpose !== "book" || !queued.includes("book") || !isTold || !isOnlyTold) return null;
  const kept = change(understood(turn), howTheyCome(turn.state, heard.text, true));
  const count = queued.filter((each) => each === "book").length + 1;
  if (counted <= 1 && !isAtOnce) return askAgain(kept);
  // The times that were offered, or the one that is settled, may not have room for all of them.
  const isOfTimes = kept.state.step.kind === "offering" || kept.state.draft.slot !== null;
  if (isAtOnce && isOfTimes && isWish(kept.state.draft.when))
    return proceedBooking(changeDraft(kept, { slot: null }));
  return say(kept, oneByOne(count), isAtOnce ? sameForEach : "", shortPromptOf(kept.state));
}

/** 'One after the other', 'straight after me', of the times for the next of them: right behind the one just booked. */
export function afterTheLast({ justBooked, step }: LiveState, text: string): WhenWish | null {
  if (!justBooked || step.kind !== "offering" || !(inARow.test(text) || afterOther.test(text))) return null;
  const said = { heard: text.trim(), assumed: [], unsure: false };
  const from = timeOfMinutes(minutesOf(justBooked.time) + 1);
  return {
    ...noWish,
    days: [{ ...said, value: { from: justBooked.date, to: justBooked.date } }],
    times: [{ ...said, value: { kind: "part", from, to: "24:00", label: "as asked" } }],
    near: justBooked.time,
    heard: text.trim(),
  };
}
const afterOther =
  /\b(?:straight|right|directly|just|immediately|soon) after (?:me|mine|him|his|her|hers|them|that|us|ours|the first)\b|\b(?:next to|beside|as close to) (?:mine|his|hers|the first)\b/i;

const isOpen = ({ heard, assumed }: Reading<DaySpan>): boolean =>
  /\bsame (?:day|date)\b/i.test(heard) && assumed.includes("counted from today");
