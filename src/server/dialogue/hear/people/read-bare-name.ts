import type { PersonName, Reading } from "../../readings.ts";
import { everydayWords, surnamesThatAreWords } from "../../who/everyday-words.ts";
import { isSurelyFirstName } from "../../who/first-names.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { isContraction } from "../../who/names/function-words.ts";
import { neverNames, ordinaryWords } from "../../who/names/ordinary-words.ts";
import { isVerbForm } from "../../who/names/verb-words.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";

/** Words that lead up to who rings, and may be all that does: 'g'day Tom Sharpe, running late', 'hello, this Mei Sharpe'. */
const greetings: ReadonlySet<string> = new Set(
  "hi hello hey g'day gday good morning afternoon evening day there yes yeah um uh oh this it here is from me i mate love dear".split(
    " ",
  ),
);

/** Behind these a name is that of whom they want, and not their own. */
const beforeOthers: ReadonlySet<string> = new Set("doctor dr with see by from tell ask like".split(" "));

/** First names that are oftener said as something else; 'is Dr Lee …' is a question. */
const otherwise: ReadonlySet<string> = new Set("will june april may august lee".split(" "));

/**
 * A name in full that nothing introduces, before what is wanted or behind it: 'can you check my appointment, Jordan Blake'.
 * Its first part is known as one, or from a visit under the ringing number.
 */
export function bareName(utterance: Utterance, { candidates }: HearContext): Reading<PersonName> | null {
  const { words } = utterance;
  const known = new Set(candidates.flatMap(({ name }) => (name === undefined ? [] : [name])));
  const greeted = words.findIndex(({ word }) => !greetings.has(word));
  const isAll = words.length === 2 && isUncommonPair(words[0]?.word ?? "", words[1]?.word ?? "");
  const at = isAll
    ? 0
    : [greeted, words.length - 2].find(
        (from) =>
          !beforeOthers.has(words[from - 1]?.word ?? "") && isFullName(words.slice(from, from + 2), known),
      );
  if (at === undefined || at < 0) return null;
  const to = isThirdPart(words, at + 2) ? at + 3 : at + 2;
  const { heard, span } = heardBetween(utterance, at, to);
  const [first = "", ...rest] = capitaliseName(words.slice(at, to).map(({ word }) => word));
  const last = rest.join(" ");
  const value = { first, last, full: `${first} ${last}` };
  return { value, heard, span, assumed: [], certainty: "sure" };
}

/** 'Wei Ling Tran won't take long': a last name behind two words that are both given as first names. */
function isThirdPart(words: Utterance["words"], at: number): boolean {
  const [before = "", word = ""] = [words[at - 1]?.word, words[at]?.word];
  const isWord = everydayWords.has(word) || ordinaryWords.has(word) || neverNames.has(word);
  return (
    isSurelyFirstName(before) &&
    lettersOnly.test(word) &&
    !isWord &&
    !isContraction(word) &&
    !isVerbForm(word)
  );
}

/** 'Lina Park': two words and nothing else, of which the first is nothing that callers say and the second may be a surname. */
const isUncommonPair = (first: string, last: string): boolean =>
  [first, last].every((word) => lettersOnly.test(word) && !neverNames.has(word)) &&
  !everydayWords.has(first) &&
  !ordinaryWords.has(first) &&
  (!everydayWords.has(last) || surnamesThatAreWords.has(last));
const lettersOnly = /^\p{L}{3,}$/u;

function isFullName(pair: Utterance["words"], known: ReadonlySet<string>): boolean {
  const [first, last] = pair.map(({ word }) => word);
  if (first === undefined || last === undefined) return false;
  const isOrdinary = (word: string): boolean => ordinaryWords.has(word) || neverNames.has(word);
  return (
    (known.has(first) || ((commonFirstNames.has(first) || isSurelyFirstName(first)) && !isOrdinary(first))) &&
    last.length > 1 &&
    last !== first &&
    !otherwise.has(first) &&
    !isOrdinary(last) &&
    !isVerbForm(last)
  );
}

/** Asked for a name, 'it's just the one, Finn Gallagher, can I …': the first that begins with a known first name, wherever it stands. */
export function listedName(utterance: Utterance): Reading<PersonName> | null {
  const { words } = utterance;
  const at = words.findIndex(
    ({ word }, index) =>
      word.length > 2 &&
      isSurelyFirstName(word) &&
      !everydayWords.has(word) &&
      !beforeOthers.has(words[index - 1]?.word ?? ""),
  );
  if (at < 0) return null;
  const last = words[at + 1]?.word ?? "";
  const isLast =
    last.length > 1 && (!everydayWords.has(last) || surnamesThatAreWords.has(last)) && !neverNames.has(last);
  const to = isLast ? at + 2 : at + 1;
  const { heard, span } = heardBetween(utterance, at, to);
  const [first = "", ...rest] = capitaliseName(words.slice(at, to).map(({ word }) => word));
  const surname = rest[0] ?? null;
  const value = { first, last: surname, full: surname === null ? first : `${first} ${surname}` };
  return { value, heard, span, assumed: [], certainty: "sure" };
}
