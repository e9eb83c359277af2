import { mayMatch, toPhrase } from "../../phrase.ts";
import { toUtterance, type Utterance, withoutSpans } from "../../words.ts";

/** What is exclaimed or wished is nobody's name: 'oh for heaven's sake', 'good day', 'holy moly'. */
const exclamations = [
  "(for|oh)? ..1 (sake|sakes)",
  "(oh|my|dear|good|sweet|thank) (my|good|dear)? (god|lord|goodness|gosh|heavens|gracious|golly|grief)",
  "(oh)? (my|dear) (word|days|oh my|me|oh dear)",
  "(jesus|jeez|cheese) (christ|louise|wept|mary and joseph)",
  "god|gosh|heavens|jeez|geez|strewth|crikey|blimey|golly|cripes|omg|omfg|oh em gee|lol|lmao|haha|hahaha|hehe|yay|woah|whoa|whoops|oops|yikes|phew|ugh|argh|wow|hooray|hallelujah|bugger|drat|darn",
  "(holy|flaming|stone) (moly|cow|smoke|smokes|mackerel|hell|heck|galah|the crows)",
  "(bless|god bless) (you|him|her|them|me|your heart|his heart|her heart)",
  "god (willing|knows|forbid|damn)",
  "(heaven|god|goodness|lord) (knows|forbid|help)",
].map(toPhrase);

/** The utterance without exclamations; every other character keeps its place. */
export function withoutExclamations(utterance: Utterance): Utterance {
  const { words, text } = utterance;
  const spans: (readonly [number, number])[] = [];
  for (const phrase of exclamations) {
    if (!mayMatch(phrase, utterance)) continue;
    for (let from = 0; from < words.length; from += 1) {
      const to = phrase.match(words, from);
      const [first, last] = [words[from], words[to - 1]];
      if (to > from && first && last) spans.push([first.start, last.end]);
    }
  }
  // A comma in its place parts the words on either side.
  return spans.length === 0 ? utterance : toUtterance(withoutSpans(text, spans, ","));
}
