import { readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { isInNoHurry } from "#server/dialogue/what/read-no-hurry.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { anyOfKin } from "#server/dialogue/who/kin.ts";
import { remembering, toUtterance } from "#server/dialogue/words.ts";
import { asksForAdvice } from "./questions/advice.ts";
import { hasIntent } from "./reading.ts";
import { tellsTrouble } from "./reason-note.ts";
import { isIdle, type LiveState } from "./state.ts";

/**
 * A question about the clinic and a wish in one breath: 'what does a check-up cost and can I come tomorrow', 'my crown came
 * off, do you take Bupa'. The question is answered, and the wish is none the less one.
 */

/** Where a question begins that follows what was told: recognisers set no stop before it. */
export const opensQuestion =
  /(?<=\s)(?:do|does|is|are|will|would|what|what['’]?s|whats|how|when|can|could|am|should)\s+(?:you|yous|i|we|there|it|they|that|the|your|much|late|long|soon|happens|an?|my)\b/gi;
export const ofCondition =
  /\b(?:if|when|whether|in case|wondering|wonder|know|suppose|supposing|ask|asking|check(?!-| up)|checking)\b/i;

/** 'My denture is loose', 'just a small chip', 'I need a filling': told before a question, a reason to come. */
export const tellsOfVisit = remembering((text): boolean => {
  const said = toUtterance(text);
  return tellsTrouble(text) || (readVisit(said, false) !== null && (isInNoHurry(said) || wants.test(text)));
});
const wants = new RegExp(
  `\\b(?:i|we|(?:${anyOfKin}))(?:['’]?(?:m|d|ve|ll|re|s))?(?: (?:am|are|is|would|have|has|just|really|also|only|probably|think))* (?:need|needs|want|wants|like|after|got|due for|looking for|chasing|overdue for) (?!to (?:know|ask|check|find))`,
  "i",
);

export function withWishBesideQuestion(state: LiveState, heard: Understanding): Understanding {
  if (isOfElse(heard)) return heard;
  if (isIdle(state) && comesIfSo(heard)) return withBooking(heard);
  if (!heard.intents.some(({ value }) => value.startsWith("ask_"))) return heard;
  if (comes(heard)) return withBooking(heard);
  if (!isIdle(state) || !hasIntent(heard, ...ofClinic) || asksForAdvice(heard.text)) return heard;
  const told = toldBefore(heard) || toldAfter(heard.text);
  const visit = told === "" || past.test(told) ? null : readVisit(toUtterance(told), heard.isCorrection);
  return visit ? { ...withBooking(heard), visit } : heard;
}
const ofClinic = ["ask_price", "ask_insurance", "ask_parking", "ask_hours", "ask_address"] as const;
const past =
  /\b(?:last (?:week|month|year|time)|ago|used to|yesterday['’]?s|(?:you|yous|they|he|she) (?:did|fixed|fitted|put))\b/i;

/** What is heard as another wish already, or is wished of a visit that stands. */
const isOfElse = (heard: Understanding): boolean =>
  hasIntent(
    heard,
    "book",
    "reschedule",
    "cancel",
    "check_appointment",
    "confirm_appointment",
    "running_late",
  ) || /\b(?:still|instead|earlier|later|sooner)\b/i.test(heard.text);

const withBooking = (heard: Understanding): Understanding => ({
  ...heard,
  intents: [
    readFromAll(heard.text, "book" as const, { assumed: ["told beside a question"] }),
    ...heard.intents,
  ],
});

/** 'Can I come tomorrow': the day stands right behind it, with nothing of another clause between. */
function comes({ text, when }: Understanding): boolean {
  const asked = mayCome.exec(text);
  if (!asked) return false;
  const from = asked.index + asked[0].length;
  return [...when.days, ...when.times, ...(when.soonest ? [when.soonest] : [])].some(
    ({ span }) => span[0] >= from && beforeDay.test(text.slice(from, span[0])),
  );
}
const mayCome = new RegExp(
  `\\b(?:can|could|may|might) (?:i|we|he|she|they|(?:my |our )?(?:${anyOfKin}))(?: (?:please|just|maybe|both|all|also|then|perhaps))* (?:come|pop|drop|swing|be seen|be fitted)\\b(?: (?:in|by|along|over|around|round|down|past))?`,
  "i",
);
const beforeDay = /^\W*(?:(?!if\b|and\b|but\b|when\b|without\b|after\b|with\b)[\w'’]+\W+){0,3}$/i;

/** 'Do you take kids? If you do I'd like Wednesday at two': what hangs on the answer is wished for all the same. */
function comesIfSo({ text, when }: Understanding): boolean {
  const asked = ifSo.exec(text);
  const rest = asked ? text.slice(asked.index + asked[0].length) : "";
  if (!asked || asksOn.test(rest)) return false;
  return [...when.days, ...when.times].some(({ span }) => span[0] >= asked.index + asked[0].length);
}
const ifSo =
  /(?<=[\s,.?!;-])if (?:so|yes|you (?:do|are|can|could|will)(?=\W+(?:i|we|id|wed|can|could|may|then|please|book|put|\w+day)\b)|(?:it|that)(?:['’]?s| is) (?:so|right|ok|okay|alright|all right|fine|possible))\b/i;
const asksOn = /\b(?:how|what|which|who|why|when|do you|are you|does|is there|are there)\b/i;

/** What was told before the first question; empty where it only leads up to it. */
function toldBefore({ text, when }: Understanding): string {
  const [first] = text.matchAll(opensQuestion);
  const head = first ? text.slice(0, first.index) : "";
  // 'Whitening Friday at ten, and how much is it'
  const isDated = [...when.days, ...when.times].some(({ span }) => span[1] <= head.length);
  const isWish = tellsOfVisit(head) || (isDated && readVisit(toUtterance(head), false) !== null);
  return !ofCondition.test(head) && isWish ? head : "";
}

/** 'How much is a filling, my tooth has been sore': the words keep their place. */
function toldAfter(text: string): string {
  for (const { index } of [...text.matchAll(opensTelling)].slice(0, mostTellings)) {
    const tail = text.slice(index);
    if (!ofCondition.test(text.slice(0, index)) && tellsOfVisit(tail)) return " ".repeat(index) + tail;
  }
  return "";
}
/** Whoever begins anew more often than that tells a story. */
const mostTellings = 4;
const opensTelling =
  /\b(?<=\S\s+)(?<!\b(?:if|when|whether|that|which|for|to|fix|see|with|of|on|about|do|does|is|are|can|could|would|should|how|what|why|like|after|before|since|once|while|and|or)\s+)(?:i['’]?ve (?:got )?|i (?:have|got|need|want) |my (?:\w+ ){1,3}?(?:is|are|has|have|came|fell|broke|snapped|hurts?|keeps?|feels?) )/gi;
