import { mayMatch, toPhrase } from "../phrase.ts";
import { toUtterance, type Utterance, withoutSpans } from "../words.ts";
import { kinWords } from "./kin.ts";
import { takeName } from "./name-words.ts";

/** Whoever rings for somebody else says two names: their own, and that of whoever comes. */

const kin = `(${kinWords})`;
const forSomebody = [
  `(she|he|they) (is|are) (my|our|the)? ${kin}`,
  `(i am) (his|her|their|the|just the|only the) (${kinWords}|receptionist|nurse|secretary|assistant|neighbour|guardian)`,
  "(ringing|calling|phoning|booking|speaking|asking|ring|call|book|speak) (in)? (for|on behalf of) (him|her|them|my|our|the|a)",
  "on behalf of",
  "(it|this|that|appointment|booking|visit) is for (my|our|him|her|them)",
  `(for|about) (my|our) ..1 ${kin}`,
  `is (my|our) (little|big|older|younger)? ${kin}`,
  `(i am|this is) (mum|dad|the mum|the dad|the mother|the father)`,
].map(toPhrase);

/** 'I'm Lisa', 'my name is Lisa', 'I am his wife Elena': who is on the telephone. */
const ofCaller = [
  "i am (just|only|actually)?",
  `i am (his|her|their|the|just the) ${kin}`,
  "(my|and my|but my) name is",
].map(toPhrase);

export const isForSomebody = (utterance: Utterance): boolean =>
  forSomebody.some(
    (phrase) =>
      mayMatch(phrase, utterance) && utterance.words.some((_, at) => phrase.match(utterance.words, at) >= 0),
  );

/** The utterance without what the caller calls themselves, where it tells that somebody else is to come. */
export function withoutCaller(utterance: Utterance): Utterance {
  if (!isForSomebody(utterance)) return utterance;
  const { words, text } = utterance;
  const spans: (readonly [number, number])[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const to = Math.max(...ofCaller.map((phrase) => phrase.match(words, from)));
    const taken = to < 0 ? null : takeName(utterance, to, "likely");
    const [first, last] = [words[from], words[(taken?.to ?? 0) - 1]];
    if (taken && first && last) spans.push([first.start, last.end]);
  }
  return spans.length === 0 ? utterance : toUtterance(withoutSpans(text, spans, ","));
}
