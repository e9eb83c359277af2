import {
  type Intent,
  type Reading,
  readFromAll,
  type Understanding,
} from "#server/dialogue/understanding.ts";
import { isThanks, readMessage, wantsRecords } from "#server/dialogue/what/read-message.ts";
import { onlyIntents } from "./reading.ts";
import type { LiveState } from "./state.ts";

/** Wishes of the caller's own, which 'tell them I want to cancel' brings up all the same. */
const tasks: ReadonlySet<Intent> = new Set<Intent>([
  "book",
  "reschedule",
  "cancel",
  "running_late",
  "confirm_appointment",
  "check_appointment",
  "want_person",
  "abuse",
]);

/**
 * 'Tell Bec it's all fine' leaves a message, whatever its words would mean by themselves; whom it is for is not the
 * caller's name.
 */
export function withToldMessage(heard: Understanding): Understanding {
  const message = readMessage(heard.text);
  if (!message) return wantsRecords(heard.text) ? withRecordsWanted(heard) : heard;
  const isOfMessage = ({ heard: words }: Reading<unknown>): boolean =>
    message.to.toLowerCase().includes(words.trim().toLowerCase()) || message.words.includes(words.trim());
  const isNobody = (named: Reading<unknown>): boolean =>
    isRecipient(message.to, named.heard) ||
    (isOfMessage(named) && !givesName.test(heard.text) && !isGivenLast(heard.text, named.heard));
  const name = heard.name && isNobody(heard.name) ? null : heard.name;
  const isOfThanks = isThanks(message.words) && !wishesBeside.test(heard.text);
  const wishes = heard.intents.filter(
    ({ value, certainty }) => tasks.has(value) && certainty === "sure" && !(isOfThanks && value === "book"),
  );
  if (!message.isAtStart || wishes.length > 0) return { ...heard, name };
  const others = heard.intents.filter(
    (each) => each.value !== "leave_message" && each.certainty === "sure" && !isOfMessage(each),
  );
  const visit = heard.visit && isOfMessage(heard.visit) ? null : heard.visit;
  return {
    ...heard,
    name,
    visit: visit?.certainty === "unsure" ? null : visit,
    intents: [readFromAll(heard.text, "leave_message"), ...others],
  };
}

/** 'I'd like to thank Dr Nguyen, she did my filling' is no wish for one. */
const wishesBeside = /\b(?:book\w*|appointments?|come in|be seen|(?:can|could|may) (?:i|we)|need|want)\b/i;

/** Whose X-rays are to be sent comes for none. */
const withRecordsWanted = (heard: Understanding): Understanding =>
  heard.intents.some(({ value, certainty }) => tasks.has(value) && certainty === "sure" && value !== "book")
    ? heard
    : { ...heard, visit: null, intents: [readFromAll(heard.text, "leave_message")] };

const givesName = /\bmy name\b|\bname(?:'s| is)\b|\bthis is\b|\bspeaking\b/i;

/** 'Tell the dentist to call me about my scan, it's Joy Mercer' */
function isGivenLast(text: string, named: string): boolean {
  const at = text.toLowerCase().lastIndexOf(named.trim().toLowerCase());
  const after = text.slice(at + named.trim().length);
  return at > 0 && /\b(?:it['’]?s|it is|i['’]?m|i am)\s+$/i.test(text.slice(0, at)) && lastWords.test(after);
}
const lastWords = /^\W*(?:here|speaking|by the way|thanks|thank you|ta|cheers|bye|please)?\W*$/i;

const isRecipient = (to: string, named: string): boolean =>
  to
    .toLowerCase()
    .split(/\s+/)
    .some((word) => named.toLowerCase().split(/\s+/).includes(word));

/** The words of a message are not questions to be answered. */
export const isDictating = ({ step }: LiveState, heard: Understanding): boolean =>
  step.kind === "taking_message" &&
  step.asked === "text" &&
  !onlyIntents(heard, "are_you_human", "repeat", "greeting");
