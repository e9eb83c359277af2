import { toFinder } from "../phrase.ts";
import { type Intent, intents, type Reading } from "../understanding.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { bookingRules } from "./booking-rules.ts";
import { questionRules } from "./question-rules.ts";
import { talkRules } from "./talk-rules.ts";

const find = toFinder([...bookingRules, ...questionRules, ...talkRules]);

/** One intent makes another wrong when both rest on the same words: 'change my appointment' is no booking. */
const overrides: readonly (readonly [Intent, Intent])[] = [
  ["reschedule", "book"],
  ["reschedule", "cancel"],
  ["cancel", "book"],
  ["running_late", "book"],
  ["confirm_appointment", "book"],
  ["confirm_appointment", "check_appointment"],
  ["check_appointment", "book"],
  ["check_appointment", "ask_availability"],
  ["sales_call", "want_person"],
  ["sales_call", "ask_services"],
  ["sales_call", "book"],
  ["are_you_human", "want_person"],
  ["ask_parking", "ask_availability"],
  ["ask_practitioner", "ask_availability"],
  ["ask_practitioner", "want_person"],
  ["confirm_appointment", "leave_message"],
  ["leave_message", "want_person"],
  ["wrong_number", "no"],
  ["maybe", "no"],
  ["maybe", "repeat"],
  ["slower", "repeat"],
  ["ask_price", "ask_services"],
  ["ask_hours", "ask_availability"],
  ["no", "yes"],
];

/** Everything the caller wants, tasks before questions before small talk, each with the words that said so. */
export function readIntents(utterance: Utterance): readonly Reading<Intent>[] {
  const first = new Map<Intent, Reading<Intent>>();
  for (const { value, from, to } of find(utterance)) {
    if (first.has(value)) continue;
    first.set(value, { value, ...heardBetween(utterance, from, to), assumed: [], certainty: "sure" });
  }
  for (const [stronger, weaker] of overrides) if (first.has(stronger)) first.delete(weaker);
  return [...first.values()].sort((a, b) => intents.indexOf(a.value) - intents.indexOf(b.value));
}
