import type { PersonName, Understanding } from "#server/dialogue/understanding.ts";
import type { Detail } from "./state.ts";

const opening =
  /^(?:(?:um+|uh+|yes|yeah|sure|okay|ok|it'?s|it is|this is|my name is|my name'?s|the name is|name is|i'?m|i am|that'?s)[\s,]+)+/i;

const noName =
  /^(?:do|does|you|need|it|why|what|when|where|how|just|not|sure|the|that|to|same|mine|as|different|want|can|could|would|i|we|my|your|have|is|are|was|a|an|and|or|no|yes|for|please|area|code|number|mobile|phone|landline|heavens?|goodness|god|sake)$/i;

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]?s?$|^(?:today|tomorrow|tonight)$/i;

/** A number that is dictated is no name. */
const digitWord = /^(?:oh?|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)$/i;

/**
 * The bare answer to 'what is your name' when no recogniser knew it for one: up to four words of letters.
 * Always unsure, so it is said back before it is used.
 */
export function fallbackName(heard: Understanding): Detail<PersonName> | null {
  const bare = heard.text
    .trim()
    .replace(/[.!?,]+$/, "")
    .replace(opening, "")
    .trim();
  const words = bare.split(/\s+/);
  if (words.length > 4 || words.some((word) => !/^\p{L}[\p{L}'’-]*$/u.test(word))) return null;
  if (heard.intents.length > 0 || bare.length < 2 || words.some((word) => noName.test(word))) return null;
  if (words.every((word) => digitWord.test(word))) return null;
  // 'Monday at ten' is a visit's time, whatever was asked; 'June' and 'April' are names as well.
  if (heard.when.times.length > 0 || words.some((word) => weekday.test(word))) return null;
  const [first = "", ...rest] = words.map(capitalised);
  const last = rest.length === 0 ? null : rest.join(" ");
  return {
    value: { first, last, full: [first, ...rest].join(" ") },
    heard: heard.text.trim(),
    assumed: ["a name, because it was asked for"],
    unsure: true,
  };
}

const capitalised = (word: string): string =>
  word.replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
