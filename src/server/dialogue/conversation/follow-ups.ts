import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { countWords } from "#server/dialogue/words.ts";
import { asksOfHoliday } from "./phrases/special-days.ts";
import type { CallState } from "./state.ts";

/** Utterances that only go on with the one before: what they ask or tell is said there. */

/** The utterance with the wish it leaves out because it was said just before. */
export function withFollowUp(state: CallState, heard: Understanding): Understanding {
  const asked = askedOfOneMore(state, heard);
  if (asked)
    return {
      ...heard,
      // 'And for kids' names nobody who comes.
      text: heard.text.replace(/\bfor\b/gi, "   "),
      intents: [readFromAll(heard.text, asked, { assumed: ["as said just before"] })],
    };
  if (asksOfNextDay(state, heard)) return { ...meaning(heard, "ask_hours"), visit: null };
  return tellsHowLate(state, heard) ? meaning(heard, "running_late") : heard;
}

/** 'And an implant' after 'how much is a crown' asks for one price more; null when it asks nothing of the kind. */
function askedOfOneMore({ lastIntents }: CallState, heard: Understanding): Intent | null {
  const before = ofTreatments.find((intent) => lastIntents.includes(intent));
  if (!before || lastIntents.some((intent) => intent === "book" || intent === "reschedule")) return null;
  const isMore = oneMore.test(heard.text) && !wishes.test(heard.text) && !asksElse.test(heard.text);
  const { days, times } = heard.when;
  const isTreatment = heard.visit !== null || treatments.test(heard.text);
  return isMore && isTreatment && days.length + times.length === 0 && heard.name === null ? before : null;
}
const ofTreatments: readonly Intent[] = ["ask_price", "ask_services"];
/** For children it may cost something else, and what it is made of may, too. */
const treatments =
  /\b(?:bridges?|caps?|inlays?|onlays?|splints?|retainers?|mouth ?guards?|night ?guards?|plates?|bonding|sealants?|sedation|gas|x-?rays?|opg|scans?|deep clean|wisdom (?:tooth|teeth)|kids|children|child|pensioners?|adults?|both|two|porcelain|white ones?|metal ones?|full set)\b/i;

/** 'And tomorrow?' after 'are you open today' asks for the hours of that day, as long as no time of a visit is talked about. */
function asksOfNextDay(state: CallState, heard: Understanding): boolean {
  if (!state.lastIntents.includes("ask_hours") || talksOfVisit(state)) return false;
  const isMended = mended.test(heard.text);
  if (
    !heard.intents.every(({ value }) => beside.has(value) || (isMended && value === "no")) ||
    heard.name !== null
  )
    return false;
  const { days, times } = heard.when;
  if (times.some(({ value }) => value.kind === "exact")) return false;
  if (days.length === 0 && !asksOfHoliday(heard.text) && !/\bweek(?:ends?|days?)\b/i.test(heard.text))
    return false;
  return (isMended || goesOn.test(heard.text)) && !wishes.test(heard.text.replace(mended, ""));
}

/** What the recognisers may take a mere 'what about Saturday' for. */
const beside: ReadonlySet<Intent> = new Set<Intent>([
  "ask_hours",
  "ask_availability",
  "greeting",
  "thanks",
  "yes",
  "wait",
]);
/** 'No, I mean today': another day is asked about than was understood. */
const mended = /^\W*(?:(?:no|nah|sorry|oh|um|uh)\W+)*(?:i )?(?:mean|meant)\b/i;
const opening = "(?:(?:ok|okay|oh|ah|right|well|um|uh|so|yeah|thanks|sorry|cool|great|hmm)\\W+)*";
const oneMore =
  /^\W*(?:(?:ok|okay|oh|ah|right|well|um|uh|so|yeah|thanks|thank you|sorry|cool|great|hmm|wow|jeez|gosh|no worries|fair enough)\W+)*(?:and|or|but|then|also|plus|what about|how about|what if it'?s)\b(?:[^\w'-]+[\w'-]+){1,8}\W*$/i;
/** A question of another kind. */
const asksElse =
  /\b(?:do|does|is|are|can|could|will|would|where|when|who|why|which|how (?!about\b)\w+|need|want|have|like)\b/i;
/** It begins as what goes on, or is a bare day with a question mark, or names every such day ('Sundays'). */
const goesOn = new RegExp(
  `^\\W*${opening}(?:(?:and|or|but|then|also|what about|how about|what if it'?s)\\b(?:[^\\w']+[\\w']+){1,7}|(?:[\\w']+[^\\w']+){0,3}[\\w']+\\?|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days(?: then| too)?)\\W*$`,
  "i",
);
/** 'And Thursday suits me' goes on with nothing. */
const wishes =
  /\b(?:i|i'?m|i'?d|i'?ll|me|my|we|us|our|book|come|suits?|works|please|appointment|visit|free|available|anything|something|spots?|slots?)\b/i;

const talksOfVisit = ({ step, draft }: CallState): boolean =>
  draft.slot !== null ||
  step.kind === "offering" ||
  step.kind === "reading_back" ||
  step.kind === "confirming_move" ||
  step.kind === "confirming_cancel" ||
  step.kind === "choosing_appointment" ||
  step.kind === "offering_rebooking" ||
  step.kind === "offering_visit" ||
  step.kind === "taking_message" ||
  step.kind === "checking_emergency" ||
  (step.kind === "collecting" && (step.asked === "when" || step.asked === "time"));

/** 'About twenty minutes', once word of the lateness is already left. */
const tellsHowLate = (state: CallState, heard: Understanding): boolean =>
  state.lastIntents.includes("running_late") &&
  state.purpose === null &&
  heard.intents.every(({ value }) => value === "yes" || value === "maybe") &&
  saysHowLate(heard.text);

const amount =
  "(?:\\d{1,3}|an?|half an?|(?:a )?quarter of an|(?:a )?couple of|(?:a )?few|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:[ -]five)?|thirty|forty(?:[ -]five)?|fifty|sixty|one|two|three|four)";
const delay = new RegExp(
  `\\b${amount}(?: (?:or|to|maybe) ${amount})?(?: |-)?(?:mins?|minutes?|hours?|hr)\\b|\\bhalf (?:an )?hour\\b|\\b(?:not|won'?t be) (?:too |very |that )?(?:long|late)\\b`,
  "i",
);

const bareDelay = new RegExp(
  `^\\W*(?:(?:oh|um|uh|well|so|yeah|it'?s|it could be|i'?d say|say|or)\\W+)*(?:about|maybe|probably|more like|around|roughly|perhaps) ${amount}(?: (?:or|to) ${amount})?(?: or so)?\\W*$`,
  "i",
);

/** How late somebody will be, or when they will be there, and nothing else of weight. */
export const saysHowLate = (text: string): boolean =>
  countWords(text) <= mostWords &&
  (delay.test(text) || bareDelay.test(text) || /\b(?:be|get) there (?:at|by|around|about|in)\b/i.test(text));
const mostWords = 14;

/** With the wish put first, as it is what the utterance is about. */
function meaning(heard: Understanding, value: Intent): Understanding {
  const told = readFromAll(heard.text, value, { assumed: ["as said just before"] });
  return {
    ...heard,
    intents: [
      told,
      ...heard.intents.filter((each) => each.value !== value && each.value !== "ask_availability"),
    ],
  };
}
