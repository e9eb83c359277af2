import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { asksForAdvice } from "./questions/advice.ts";
import { asksOfHouse } from "./questions/house.ts";
import { asksOfMessages } from "./questions/messages-sent.ts";
import { hasIntent } from "./reading.ts";

/** What is only asked about is not wished for, however much the words are like those of a booking. */

/** 'Can I drink coffee after whitening' wishes for no whitening, 'I'd like a price on dentures' for none of those. */
export function withoutAskedVisit(heard: Understanding): Understanding {
  if (asksForAdvice(heard.text)) return { ...heard, visit: null, intents: withoutGuess(heard) };
  return wishesForPrice(heard) ? { ...heard, intents: others(heard) } : heard;
}

const ofVisit: ReadonlySet<Intent> = new Set(["book", "ask_availability", "ask_services"]);
const others = ({ intents }: Understanding): Understanding["intents"] =>
  intents.filter(({ value }) => !ofVisit.has(value));

/** 'I am pregnant, can I still have it done' calls nothing off. */
const withoutGuess = (heard: Understanding): Understanding["intents"] =>
  others(heard).filter(({ value }) => !ofChange.has(value) || changes.test(heard.text));
const ofChange: ReadonlySet<Intent> = new Set(["cancel", "reschedule"]);
const changes = /\b(?:cancel|mov|resched|chang|postpon|shift|push|swap)\w*/i;

const price =
  "(?:prices?|pricing|quotes?|quotation|estimate|costs?|costing|fees?|ballpark|rates?|idea (?:of|on) (?:the |what |how ))";
const wantsPrice = new RegExp(
  `\\b(?:like|want|wants|wanted|need|after|get|give|have|chasing|seeking|for|know|find out|about|wondering|interested in|tell me)\\b(?: (?!book|appointment)\\w+){0,3}? ${price}\\b(?! (?:is|was|were|seems?|went)\\b)`,
  "i",
);
const books =
  /\b(?:book(?:ing|ed)?|appointments?|appt|come in|get in|see (?:someone|somebody|a dentist|the dentist|dr|doctor)|fit (?:me|us|him|her) in|reschedule|cancel)\b/i;

const wishesForPrice = (heard: Understanding): boolean =>
  hasIntent(heard, "ask_price") && wantsPrice.test(heard.text) && !books.test(heard.text);

const ofHouse: ReadonlySet<Intent> = new Set([
  ...ofVisit,
  "are_you_human",
  "sales_call",
  "wrong_number",
  "check_appointment",
  "ask_practitioner",
  "running_late",
]);

/** 'Any vacancies for a receptionist' asks for none. */
const speaks = /\b(?:speak|talk|put me|transfer|connect)\b/i;

/** 'Can you remind me the day before' looks nothing up. */
export const withoutReminded = (heard: Understanding): Understanding =>
  asksOfMessages(heard.text)
    ? { ...heard, intents: heard.intents.filter(({ value }) => value !== "check_appointment") }
    : heard;

/** 'Are you hiring' asks nobody whether they are human, and 'can my dog come in' for no time. */
export function withoutHouse(heard: Understanding): Understanding {
  if (!asksOfHouse(heard.text)) return heard;
  if (books.test(heard.text.replace(/\bcome in\b/i, "")))
    return { ...heard, intents: heard.intents.filter(({ value }) => value !== "are_you_human") };
  const isKept = ({ value, certainty }: Understanding["intents"][number]): boolean =>
    certainty === "sure" && !ofHouse.has(value) && (value !== "want_person" || speaks.test(heard.text));
  return { ...heard, visit: null, intents: heard.intents.filter(isKept) };
}
