import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { weekdayAfter } from "./beside-visit.ts";
import { shiftIn } from "./shifts.ts";
import { bookedOnCall, isIdle, type LiveState } from "./state.ts";
import { keepsItsTime } from "./weekday-of-visit.ts";

/** A visit that was told or named a moment ago: what is said of its time moves it, and who comes too is one more visit. */
export function withVisitTold(state: LiveState, heard: Understanding): Understanding {
  if (isOneMore(state, heard)) return meaning(heard, "book");
  return isMoved(state, heard) ? meaning(heard, "reschedule") : heard;
}

const isMoved = (state: LiveState, heard: Understanding): boolean =>
  (speaksOfTold(state) &&
    (shiftIn(heard.text) !== null || asksForOtherHours.test(heard.text) || isBesideTold(heard))) ||
  (isIdle(state) && heard.when.days.length > 0 && takesInstead.test(heard.text));

/** 'Could we do the following Tuesday', 'the same time but on the Wednesday', and nobody else's, nor one more. */
const isBesideTold = ({ text, when, visit }: Understanding): boolean =>
  visit === null &&
  when.days.length > 0 &&
  (keepsItsTime(text) || weekdayAfter.test(text)) &&
  !oneMore.test(text);
const oneMore = new RegExp(`\\b(?:another|also|too|as well|one more|${aRelative})\\b`, "i");

/** 'Make it an hour later', of a visit that this call looked up and did not book. */
function speaksOfTold(state: LiveState): boolean {
  const { step, purpose, draft } = state;
  if (bookedOnCall(state).length > 0) return false;
  if (step.kind === "identifying") return purpose === "check" || purpose === "confirm";
  return step.kind === "anything_else" && purpose === null && draft.name !== null && draft.phone !== null;
}
const asksForOtherHours =
  /\b(?:any(?:thing|where)?|something) (?:a bit |a little |else )?(?:earlier|later|sooner)\b/i;

/** 'Zara's mouthguard thing on Tuesday, can we do the Thursday instead' */
const takesInstead =
  /(?<!\b(?:that|it|he|she|there|what|who|let))(?:'s|\b(?:my|our|his|her|their)) (?:[\w-]+ ){1,4}?(?:on|for|at|is)\b.*\b(?:can|could|may) (?:i|we|he|she|they)\b.*\binstead\b/i;

/** 'What about Finn, he's coming too', once a visit was booked. */
function isOneMore(state: LiveState, { text }: Understanding): boolean {
  const isAfter = state.step.kind === "anything_else" && state.purpose === null;
  return isAfter && bookedOnCall(state).length > 0 && asksForAnother(text);
}

/** Whether one more person is asked about by name or kinship, who comes as well. */
export function asksForAnother(text: string): boolean {
  const [, who, rest = ""] = whatAbout.exec(text) ?? [];
  if (who === undefined) return false;
  const isSomebody = new RegExp(`^${aRelative}$`, "i").test(who) || commonFirstNames.has(who.toLowerCase());
  return isSomebody && (rest.trim() === "" || comesToo.test(rest));
}
const whatAbout = new RegExp(
  `^\\W*(?:(?:and|so|ok|okay|um|uh|oh|but|well|then)\\W+)*(?:what|how) about (${aRelative}|[\\p{L}-]+)\\b(?!')\\W*(.*)$`,
  "iu",
);
const comesToo =
  /\b(?:com(?:es?|ing)|needs?|wants?|going|seen|meant|supposed)\b.*\b(?:too|as well|also|with (?:me|us)|in|one)\b/i;

const meaning = (heard: Understanding, wish: Intent): Understanding => ({
  ...heard,
  intents: [
    readFromAll<Intent>(heard.text, wish, { assumed: ["as said of the visit told"] }),
    ...heard.intents.filter(({ value }) => !tasks.has(value)),
  ],
});
const tasks: ReadonlySet<Intent> = new Set<Intent>([
  "book",
  "ask_availability",
  "cancel",
  "reschedule",
  "check_appointment",
  "ask_services",
]);
