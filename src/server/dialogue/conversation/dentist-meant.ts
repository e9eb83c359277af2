import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { dentistNames } from "./dentists.ts";
import { asksOfHoliday } from "./phrases/special-days.ts";
import type { LiveState } from "./state.ts";

/** 'Does she work Fridays', 'and Friday?', after a dentist was named: that dentist is asked about. */

const somebody = "(?:she|he|they)";
const often = "(?:be |usually |normally |also |still |even |ever |only |just )*";
const present =
  "(?:works?|working|in|there|here|around|on|available|at work|rostered|back|starts?|starting|finish(?:es)?|do(?:es)? (?:\\w+days?|weekends?))";
const asksPresence = new RegExp(
  `\\b(?:does|is|will|do|are|isn'?t|doesn'?t) ${somebody} ${often}${present}\\b|\\b(?:what|which|when)(?:'?s| is| does)?(?: (?:days?|times?|hours?|weekdays?))?(?:'?s| is| does| do| are)? ${somebody} ${often}${present}\\b`,
  "i",
);
/** Nobody but those of the clinic is asked after by their days of work. */
const ofWork = new RegExp(`\\b(?:does|do|is|are|when|days?) (?:\\w+ )?${somebody} ${often}work`, "i");
const goesOn =
  /^\W*(?:(?:ok|okay|oh|ah|right|well|um|uh|so|yeah|thanks|sorry|cool|and|or|but|then)\W+)*(?:what about|how about|what if it'?s|and|or|on)?\W*(?:(?:on|this|next|the|coming|for)\W+)*(?:\w+days?|weekends?|today|tomorrow)(?: (?:morning|afternoon|arvo|then|too|as well|instead))*\W*$/i;

/** With what is asked of the dentist last spoken of put as that question. */
export function withDentistMeant(state: LiveState, heard: Understanding): Understanding {
  const isKnown = dentistSpokenOf(state, heard) !== null;
  const isAsked = isKnown ? asksPresence.test(heard.text) : ofWork.test(heard.text);
  return isAsked || (isKnown && asksOfOtherDay(state, heard))
    ? { ...heard, visit: null, intents: [readFromAll(heard.text, "ask_practitioner"), ...others(heard)] }
    : heard;
}

/** 'What about Friday', as long as no time of a visit is talked about. */
const asksOfOtherDay = ({ lastIntents, purpose }: LiveState, { text, when }: Understanding): boolean =>
  purpose === null &&
  lastIntents.includes("ask_practitioner") &&
  when.days.length > 0 &&
  when.times.every(({ value }) => value.kind === "part") &&
  !asksOfHoliday(text) &&
  goesOn.test(text);

const others = ({ intents }: Understanding): Understanding["intents"] =>
  intents.filter(({ value }) => beside.has(value));
const beside: ReadonlySet<Intent> = new Set<Intent>([
  "greeting",
  "thanks",
  "ask_price",
  "ask_parking",
  "ask_insurance",
  "ask_address",
]);

/** The dentist of the clinic's notes who was named last, by the caller or to them. */
export function dentistSpokenOf(state: LiveState, { text }: { text: string }): string | null {
  return namedIn(state, text) ?? namedIn(state, state.lastSaid) ?? state.dentistSpokenOf ?? null;
}

/** Null where none is named, or several. */
function namedIn({ facts }: LiveState, text: string): string | null {
  const found = [...new Set(dentistNames(facts))].filter((name) => isNamed(name, text));
  const [only, other] = found;
  return only === undefined || other !== undefined ? null : only;
}

function isNamed(name: string, text: string): boolean {
  const [first = "", ...rest] = name.split(" ");
  const last = rest.at(-1) ?? first;
  return new RegExp(`\\b(?:(?:dr|doctor|doc)\\.? (?:${first}|${last})|${first} ${last})\\b`, "i").test(text);
}
