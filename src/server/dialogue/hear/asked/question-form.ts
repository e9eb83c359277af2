import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import { asking, auxiliaries } from "./question-words.ts";

/** Whether words have the form of a question, told by their order alone, whatever they ask of. */

const asked = wordSet(
  "you i we they it he she there this that these those your my the our his her their any anyone anybody someone somebody everyone everybody",
);
/** What may stand before the question itself. */
const leading = wordSet(
  "and but so or um uh oh ah eh well ok okay right righto sorry no nah yes yeah yep now then look listen wait actually just like because cause hello hi hey love mate please also thanks too anyway plus alright cool great good fine lovely darl darling dear",
);
/** 'What happens', 'who confirms it', 'how much is it': behind the asking word a verb or a measure. */
const nouns = wordSet("one ones i you we they he she it that there this");

const wordsOf = ({ words }: Utterance): readonly string[] => words.map(({ word }) => word);

const withoutLead = (words: readonly string[]): readonly string[] => {
  const from = words.findIndex((word) => !leading.has(word));
  return from < 0 ? [] : words.slice(from);
};

/** 'do it then', 'do that one': what is to be done. */
const bidding = wordSet("it that this them one");
const isBidding = ([verb = "", what = "", next = ""]: readonly string[]): boolean =>
  verb === "do" &&
  bidding.has(what) &&
  !/^(?:not|really|even|still|always|ever|look|hurt|cost|need|have|take|matter|come|go|work|get|mean|include|cover|count|help|make|say)$/.test(
    next,
  );

/** 'Is it', 'won't it', 'did they' at the end, or a yes or no asked for: 'or not', 'or what'. */
function hasTag(words: readonly string[]): boolean {
  const [third = "", second = "", last = ""] = words.slice(-3);
  if (words.length < leastBeforeTag) return false;
  if (second === "or" && (last === "not" || last === "what")) return true;
  // 'I can't do it' says so, where 'do they' would ask.
  const isAgreeing = second !== "do" || !ofOne.has(last);
  // 'If you have it' asks nothing.
  const isPronoun = tagged.has(last) && !tagged.has(third) && isAgreeing;
  return isPronoun && (auxiliaries.has(second) || (second === "not" && auxiliaries.has(third)));
}
const ofOne = wordSet("it he she");
const tagged = wordSet("i you we they it he she there");
const leastBeforeTag = 4;

/** In its order a question: an asking word or a verb before whoever it is of, or a tag behind. */
export function isQuestionForm(part: Utterance): boolean {
  const words = withoutLead(wordsOf(part));
  const [first = "", second = "", third = ""] = words;
  if (hasTag(words) || asksWhenItIs(part)) return true;
  if (words.length < 2) return false;
  // 'When I bite down' tells when.
  if (first === "when") return auxiliaries.has(second) && asked.has(third);
  // 'What I need is a clean', 'where it hurts'
  if (asking.has(first))
    return (
      !nouns.has(second) || (first !== "what" && auxiliaries.has(third) === false && words.at(-1) === "do")
    );
  return auxiliaries.has(first) && asked.has(second) && !isBidding(words);
}

/** 'Can you …', 'could I …', 'what about …': something is wished for in the form of a question. */
export function isRequestForm(part: Utterance): boolean {
  const words = withoutLead(wordsOf(part));
  const [first = "", second = "", third = ""] = words;
  if ((first === "what" || first === "how") && second === "about") return true;
  if (first === "why" && third === "not") return true;
  if (asksLeave.test(words.join(" "))) return true;
  return (requesting.has(first) && requested.has(second)) || (may.has(first) && mayCome.has(second));
}
/** 'Would it be possible to …' */
const asksLeave =
  /^(?:would|will|is) (?:it|that) (?:be )?(?:possible|okay|ok|alright|all right|easier|too much|any trouble|a problem)\b/;
const requesting = wordSet("can could may might would will shall");
const requested = wordSet("you i we somebody someone anybody anyone");
const may = wordSet("can could may might");
const mayCome = wordSet("they he she it");

/** 'Is Tuesday any good', 'would the morning suit': a time is asked after, and times are what it is answered with. */
export function asksOfTime(part: Utterance): boolean {
  return ofTime.test(withoutLead(wordsOf(part)).join(" "));
}
const ofTime =
  /^(?:(?:is|are|have|has) (?:there|you|they)\b|do you (?:have|want|need|do|got)\b|(?:is|was|would|will|does|are) (?:it|that|this|the|\w+day|tomorrow|today|\d+)\b|what|which|when)|\b(?:suits?|free|any good|available|availability|possible|open|earlier|later|sooner|gaps?|slots?|spots?|openings?|appointments?|squeeze|fit)\b/;

/** 'What other time you have', 'which days have you got': times are asked for by their name, in whatever order of words. */
export const asksForTimes = (part: Utterance): boolean => forTimes.test(wordsOf(part).join(" "));
const forTimes =
  /\b(?:what|which|any)(?: (?:other|else|more|free|different))* (?:times?|days?|slots?|spots?|hours?|appointments?)\b(?: (?:do|are|is|can|else|free|available|still|left))* (?:you|there|u|they)\b/;

/** 'I finish work at four', 'she starts school at nine': told of somebody, with no word that asks. */
export function isStatement(part: Utterance): boolean {
  const words = withoutLead(wordsOf(part));
  const [subject = ""] = words;
  // 'I'm after the address', and 'I finish at three, so after that'.
  const isAfter = words.slice(0, mostBeforeAfter).includes("after");
  return tellers.has(subject) && !isAfter && !words.some((word) => asking.has(word) || wondering.has(word));
}
const mostBeforeAfter = 2;
const tellers = wordSet("i he she we they it my his her our");
const wondering = wordSet(
  "you your if whether know wonder wondering wondered ask asking question check see tell sure about need want hope hoping curious",
);

/** Before the question itself: 'and um what about …' */
const mostBefore = 3;

/** More widely, of words in which nothing else was read. */
export const looksAsked = ({ words }: Utterance): boolean =>
  words
    .slice(0, mostBefore)
    .some(
      ({ word }, at) =>
        (asking.has(word) && word !== "when" && words.length > at + 1) ||
        (auxiliaries.has(word) &&
          asked.has(words[at + 1]?.word ?? "") &&
          (at === 0 || !asked.has(words[at - 1]?.word ?? ""))),
    );

/** How they hear that it stands: 'who confirms it', 'do I get a ring', 'or do I just turn up'. */
export const asksOfConfirming = ({ words }: Utterance): boolean =>
  confirming.test(words.map(({ word }) => word).join(" "));
const confirming =
  /\b(?:who|how|when|where) (?:\w+ ){0,3}(?:confirms?|know)\b|\b(?:get|hear|send|sending|receive|be getting) (?:\w+ ){0,2}(?:ring|text|texts|call|message|email|letter|confirmation|back|something|anything)\b|\b(?:just|still) (?:turn|show|rock|come|pop) (?:up|along|in|by)\b/;

/** 'Did you say Wednesday', after something was told. */
export const asksWhatWasSaid = ({ words }: Utterance): boolean =>
  /\b(?:did|do|have) you (?:just )?(?:say|said|mean)\b/.test(words.map(({ word }) => word).join(" "));

/** 'What was the time again', 'say that date once more', of the visit that was spoken of. */
export const asksWhenItIs = ({ words }: Utterance): boolean =>
  whenAgain.test(words.map(({ word }) => word).join(" "));
const whenAgain =
  /\b(?:(?:what|which) (?:was|is) (?:the|my|that) (?:time|day|date)|(?:what|which) (?:time|day|date) (?:was|is) (?:it|that|mine)|when (?:was|is) (?:it|that)|(?:say|tell me|give me|repeat|remind me of|get) (?:the|my|that) (?:time|day|date)) (?:again|once more|one more time)\b/;

/**
 * Our own words put back to us as a question: 'what next one', 'whose name', 'passed what on', 'tell the what'. They ask of nothing
 * that is known or not, but what on earth was meant.
 */
export function echoes({ words: all }: Utterance, lastSaid: string): boolean {
  const said = new Set(lastSaid.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const words = all.map(({ word }) => word);
  return words.some((word, at) => {
    if (word !== "what" && word !== "which" && word !== "whose") return false;
    const [before = "", behind = "", next = ""] = [words[at - 1], words[at + 1], words[at + 2]];
    const isDeterminer = before === "the" || before === "a";
    const verb = isDeterminer ? (words[at - 2] ?? "") : before;
    // 'Not sure what my roster is' goes on to a question of its own.
    const goesOn = auxiliaries.has(behind) || asked.has(behind);
    if (isEchoed(verb, said) && (isDeterminer || !goesOn) && at <= mostBeforeEcho) return true;
    const [named, after] = ofOthers.has(behind) ? [next, words[at + 3] ?? ""] : [behind, next];
    return at <= mostBeforeEcho && isEchoed(named, said) && !auxiliaries.has(after) && !ofMeasure.has(named);
  });
}
const ofOthers = wordSet("other next second");
const ofMeasure = wordSet("time day number kind sort is was are do does did can will would should");
const mostBeforeEcho = 4;
/** These stand in any answer, and repeat nothing of it. */
const ofAnyAnswer = wordSet("you your yours the and for our are that this");
const isEchoed = (word: string, said: ReadonlySet<string>): boolean =>
  word.length > 2 &&
  !ofAnyAnswer.has(word) &&
  (said.has(word) || said.has(`${word}ed`) || said.has(word.replace(/(?:ed|ing)$/, "")));
