import type { FreeTime } from "#contract/errors.ts";
import type { Asked, Reply } from "#server/rehearsal/read-reply.ts";
import { dayAsSaid, timeAsSaid } from "#server/rehearsal/speech.ts";

/** Which question is put in the plain words of `taken-from.ts`, in which replies reach these callers. */

const questions: readonly (readonly [RegExp, Asked])[] = [
  [/anything else/i, "anything_else"],
  [/shall i (?:book|change|cancel)|say yes to book/i, "confirm"],
  [/number you are ringing from/i, "own_number"],
  [/another phone number|different spelling/i, "other_way"],
  [/what should i change/i, "change"],
  [/appointment instead|book another/i, "instead"],
  [
    /put you through\b.*\?|leave a message for the team\?|(?:would you like|shall i ask) the team to ring you/i,
    "person",
  ],
  [/what should i tell|what is the message/i, "message"],
  [/when should (?:they|the team) ring/i, "ring_when"],
  [/which (?:time|one)\b.*\?/i, "offer"],
  [/would that suit you\?/i, "one_time"],
  [/last name\?/i, "surname"],
  [/what is the appointment for/i, "reason"],
  [/\bname\b.*\?/i, "name"],
  [/number\b.*\?/i, "number"],
  [/\b(?:day|time)\b.*\?/i, "when"],
  [/how can i help|like to book, change or cancel/i, "help"],
  [/\?/, "unclear"],
];

/** The last question wins: assistants explain first and ask last. */
function whatIsAsked(text: string): Asked {
  const sentences = text.split(/(?<=[.?])\s+/);
  const last = sentences.findLast((each) => each.endsWith("?")) ?? "";
  // 'What is your first and last name?' asks for both.
  if (/first and last name/i.test(last)) return "name";
  return questions.find(([words]) => words.test(last || text))?.[1] ?? "nothing";
}

/** What stands before an offer is why the wished time cannot be had. */
const offerIn = (text: string): string =>
  text.slice(Math.max(0, text.search(/nearest free times?|\bI have\b|free times are/i)));

export const replyByWords = (text: string): Reply => ({
  ...{ text, asked: whatIsAsked(text), items: [] },
  offers: ({ date, time }: FreeTime) =>
    offerIn(text).includes(timeAsSaid(time)) && text.includes(dayAsSaid(date)),
});
