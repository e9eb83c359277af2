import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { bookedOnCall, isIdle, type LiveState } from "./state.ts";

/** 'You put my son down for Tuesday', 'you've got me in at ten and I said two': a visit that stands is told of, and none is to be booked. */
export function withPutDown(state: LiveState, heard: Understanding): Understanding {
  const { text, when } = heard;
  const isTold = isIdle(state) && bookedOnCall(state).length === 0 && heard.emergency === null;
  if (!isTold || !putDown.test(text)) return heard;
  if (when.days.length + when.times.length + when.excludedDays.length + when.excludedTimes.length === 0)
    return heard;
  const wish: Intent = isWrong.test(text) ? "reschedule" : "check_appointment";
  const told = readFromAll<Intent>(text, wish, { assumed: ["of a visit that is told to stand"] });
  return { ...heard, intents: [told, ...heard.intents.filter(({ value }) => !guessed.has(value))] };
}

const whom = `(?:me|us|him|her|them|it|${aRelative}(?: \\p{L}+)?|\\p{L}+)`;
const putDown = new RegExp(
  `(?<!\\b(?:can|could|would|will|should|may|might|please|if|unless|want|need|like|did|have|had|do|when|once) )\\b(?:you|yous|youse|they|reception|the (?:girl|lady|receptionist|computer|system)|somebody|someone)(?: guys)?(?:['’]?ve| have|['’]?s| has)? (?:(?:just|already|only) )?(?:(?:put|booked|got|have|had|written|scheduled|pencilled) ${whom} (?:down|in|booked|coming|scheduled)|booked ${whom})(?: in| down)? (?:for|on|at|tomorrow|today|next|this)\\b`,
  "iu",
);
const isWrong =
  /\b(?:wrong|should(?:['’]?ve| have)? (?:be|been)|supposed to|meant to|i (?:said|asked|wanted|told|meant|need|want)|we (?:said|asked|wanted|need)|but|not (?:right|what)|can['’]?t|cannot|won['’]?t|doesn['’]?t|isn['’]?t|instead|mistake|mix ?up|change|move)\b/i;
const guessed: ReadonlySet<Intent> = new Set<Intent>([
  "book",
  "cancel",
  "ask_availability",
  "ask_services",
  "check_appointment",
  "confirm_appointment",
  "reschedule",
  "yes",
  "no",
]);
