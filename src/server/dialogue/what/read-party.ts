import { firstPlace, toPhrase } from "../phrase.ts";
import type { Utterance } from "../words.ts";

/** How many people are to be booked in one sentence: 'for me and my two kids' is three. */

/** More than these are a school class, and rather a matter for the team. */
const most = 8;

const numbers = "one two three four five six seven eight".split(" ");
const numberOf = (word: string | undefined): number => {
  if (word === "both" || word === "twin" || word === "couple") return 2;
  return /^[1-8]$/.test(word ?? "") ? Number(word) : numbers.indexOf(word ?? "") + 1;
};

const self = /^(?:me|myself)$/;
/** 'Ring me, not her' tells whom to ring. */
const ofContact = /^(?:ring|call|phone|text|contact|email|reach|tell|let|give|to|with|not|about)$/;
const one =
  /^(?:son|daughter|wife|husband|partner|mum|mom|mother|dad|father|child|kid|boy|girl|baby|toddler|brother|sister|grandson|granddaughter|nan|boyfriend|girlfriend|fiance|flatmate)$/;
const several =
  /^(?:kids|children|sons|daughters|boys|girls|twins|grandkids|grandchildren|parents|brothers|sisters)$/;

const wholeParty = toPhrase("(all)? (two|three|four|five|six|2|3|4|5|6) of us");
const family = toPhrase("family of (two|three|four|five|six|2|3|4|5|6)");
const comes = toPhrase("(for|book|bring|booking|get|see|fit|squeeze) ..4");

/** 1 unless several are named. */
export function readParty(utterance: Utterance): number {
  const { words } = utterance;
  for (const phrase of [wholeParty, family]) {
    const place = firstPlace(phrase.match, words);
    if (!place) continue;
    const count = words.slice(place.from, place.to).map(({ word }) => numberOf(word));
    return Math.min(most, Math.max(1, ...count));
  }
  const place = firstPlace(comes.match, words);
  return place ? Math.min(most, Math.max(1, peopleIn(words.slice(place.from).map(({ word }) => word)))) : 1;
}

/** Counts those who are joined by 'and', so that 'my son hurt his sister' is no party. */
function peopleIn(words: readonly string[]): number {
  let count = 0;
  let last = -1;
  for (const [at, word] of words.entries()) {
    const people = self.test(word)
      ? Number(!ofContact.test(words[at - 1] ?? ""))
      : one.test(word)
        ? 1
        : several.test(word)
          ? manyOf(words, at)
          : 0;
    if (people === 0) continue;
    const between = words.slice(last + 1, at);
    if (last >= 0 && !between.includes("and") && !between.includes("plus")) break;
    count += people;
    last = at;
  }
  return count;
}

/** Children of whom no number is told are two at least. */
const manyOf = (words: readonly string[], at: number): number =>
  Math.max(2, numberOf(words[at - 1]), numberOf(words[at - 2]));
