import { meantWeekday } from "./weekday-spellings.ts";
import { everydayWords } from "./who/everyday-words.ts";

/**
 * One utterance cut into words, once, for every recogniser. Rules see the normalised word
 * (`i'd` → `i`, `would`; `dont` → `do`, `not`; `son's` → `son`; fillers gone); spans point into the text as it came.
 */
export interface Word {
  /** Lower case, contractions opened, one apostrophe kept in names (`o'brien`). */
  word: string;
  start: number;
  end: number;
}

export interface Utterance {
  text: string;
  words: readonly Word[];
  /** Every normalised word, for dispatch. */
  set: ReadonlySet<string>;
}

const contractions: Readonly<Record<string, readonly string[]>> = {
  "i'd": ["i", "would"],
  id: ["i", "would"],
  "i'm": ["i", "am"],
  im: ["i", "am"],
  "i've": ["i", "have"],
  ive: ["i", "have"],
  "i'll": ["i", "will"],
  "we'd": ["we", "would"],
  "we're": ["we", "are"],
  "we've": ["we", "have"],
  weve: ["we", "have"],
  "we'll": ["we", "will"],
  youse: ["you"],
  yous: ["you"],
  "you're": ["you", "are"],
  youre: ["you", "are"],
  "you've": ["you", "have"],
  youve: ["you", "have"],
  "you'd": ["you", "would"],
  "you'll": ["you", "will"],
  "they're": ["they", "are"],
  theyre: ["they", "are"],
  "they've": ["they", "have"],
  "he's": ["he", "is"],
  hes: ["he", "is"],
  "she's": ["she", "is"],
  shes: ["she", "is"],
  "he'd": ["he", "would"],
  "she'd": ["she", "would"],
  "it's": ["it", "is"],
  its: ["it", "is"],
  "it'll": ["it", "will"],
  "it'd": ["it", "would"],
  "that's": ["that", "is"],
  thats: ["that", "is"],
  "that'll": ["that", "will"],
  thatll: ["that", "will"],
  "that'd": ["that", "would"],
  thatd: ["that", "would"],
  "this'll": ["this", "will"],
  "there's": ["there", "is"],
  theres: ["there", "is"],
  "here's": ["here", "is"],
  "what's": ["what", "is"],
  whats: ["what", "is"],
  "what'll": ["what", "will"],
  whatll: ["what", "will"],
  "who's": ["who", "is"],
  whos: ["who", "is"],
  "where's": ["where", "is"],
  wheres: ["where", "is"],
  "when's": ["when", "is"],
  whens: ["when", "is"],
  "how's": ["how", "is"],
  hows: ["how", "is"],
  "name's": ["name", "is"],
  names: ["name", "is"],
  "number's": ["number", "is"],
  "time's": ["time", "is"],
  "appointment's": ["appointment", "is"],
  "booking's": ["booking", "is"],
  "date's": ["date", "is"],
  "surname's": ["surname", "is"],
  "let's": ["let", "us"],
  lets: ["let", "us"],
  "don't": ["do", "not"],
  dont: ["do", "not"],
  "doesn't": ["does", "not"],
  doesnt: ["does", "not"],
  "didn't": ["did", "not"],
  didnt: ["did", "not"],
  "can't": ["can", "not"],
  cant: ["can", "not"],
  cannot: ["can", "not"],
  "couldn't": ["could", "not"],
  couldnt: ["could", "not"],
  "won't": ["will", "not"],
  wont: ["will", "not"],
  "wouldn't": ["would", "not"],
  wouldnt: ["would", "not"],
  "shouldn't": ["should", "not"],
  "isn't": ["is", "not"],
  isnt: ["is", "not"],
  "aren't": ["are", "not"],
  arent: ["are", "not"],
  "wasn't": ["was", "not"],
  wasnt: ["was", "not"],
  "haven't": ["have", "not"],
  havent: ["have", "not"],
  "hasn't": ["has", "not"],
  hasnt: ["has", "not"],
  "hadn't": ["had", "not"],
  gonna: ["going", "to"],
  wanna: ["want", "to"],
  gotta: ["got", "to"],
  gimme: ["give", "me"],
  lemme: ["let", "me"],
  kinda: ["kind", "of"],
  "c'mon": ["come", "on"],
  "y'all": ["you", "all"],
  ya: ["you"],
  ok: ["okay"],
  k: ["k"],
  cuz: ["because"],
  cos: ["because"],
  coz: ["because"],
  tmrw: ["tomorrow"],
  appt: ["appointment"],
  apt: ["appointment"],
  appointement: ["appointment"],
  dr: ["doctor"],
  // What Australians call their teeth; 'peg' alone is a name, 'fang' is known to the rules.
  chopper: ["tooth"],
  choppers: ["teeth"],
  chomper: ["tooth"],
  chompers: ["teeth"],
  gnasher: ["tooth"],
  gnashers: ["teeth"],
  pegs: ["teeth"],
  ivories: ["teeth"],
};

const fillers: ReadonlySet<string> = new Set(
  "um umm ummm uh uhh uhm er err erm ah ahh hm hmm mm eh like".split(" "),
);
/** Answers made of what would be fillers one by one. */
const grunts: Readonly<Record<string, string | undefined>> = {
  "uh huh": "yes",
  "mm hmm": "yes",
  "uh uh": "no",
  "nuh uh": "no",
};
/** 'like' carries meaning after these ('i would like', 'feels like'); elsewhere it is a filler. */
const beforeLike: ReadonlySet<string> = new Set(
  "would would'd i we they you not feel feels felt looks look sounds sound something anything just that more also he she really".split(
    " ",
  ),
);

// A word is a run of letters or digits; apostrophes inside it belong to it, everything else parts words.
const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+(?:st|nd|rd|th)?|[+@]/giu;

/** 'I'll ring em' means them; 'it's Em here' and the 'em' of a name that is spelled do not. */
const isObjectBehind = (before: string | undefined): boolean => before !== undefined && takesEm.has(before);
const takesEm: ReadonlySet<string> = new Set(
  "ring ringing rang call calling called text texting tell telling told ask asking give gave get got put let have had take took bring send of".split(
    " ",
  ),
);

/** 'Comin', 'textin', 'mornin', as many speak and recognisers write it, for 'coming'; 'thin' and 'Rankin' are what they are. */
function unclipped(word: string): string {
  const isClipped = /[aeiouy].*in$/.test(word) && !everydayWords.has(word) && !endsInIn.has(word);
  return isClipped && everydayWords.has(`${word}g`) ? `${word}g` : word;
}
/** Surnames. */
const endsInIn: ReadonlySet<string> = new Set(["rankin", "fannin", "keatin"]);

const openedOf = (word: string) => (Object.hasOwn(contractions, word) ? contractions[word] : undefined);

/** A turn reads the same words several times, in several rooms. */
const mostRemembered = 16;

/** `read`, which must be pure, with its answers to the last texts kept. They are shared: nobody may change them. */
export function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const answers = new Map<string, Value>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Value;
    const answer = read(text);
    const [oldest] = answers.keys();
    if (answers.size >= mostRemembered && oldest !== undefined) answers.delete(oldest);
    answers.set(text, answer);
    return answer;
  };
}

/** Cuts the text into words. Linear in its length; the same text, asked for again at once, is the same utterance. */
export const toUtterance: (text: string) => Utterance = remembering(cut);

function cut(text: string): Utterance {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    const word = raw.toLowerCase().replaceAll("’", "'");
    const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
    const opened = openedOf(word) ?? openedOf(bare);
    if (opened) for (const part of opened) words.push({ word: part, start, end });
    else if (bare === "em" && isObjectBehind(words.at(-1)?.word)) words.push({ word: "them", start, end });
    else words.push({ word: meantWeekday(unclipped(bare)), start, end });
  }
  return withWords(text, withoutFillers(words));
}

/** Those of the words alone; their spans still point into the whole text. */
export const partOf = ({ text }: Utterance, words: readonly Word[]): Utterance => withWords(text, words);

const withWords = (text: string, words: readonly Word[]): Utterance => ({
  text,
  words,
  set: new Set(words.map(({ word }) => word)),
});

/** As they are written, fillers and all. */
export const countWords = (text: string): number => text.trim().split(/\s+/).length;

function withoutFillers(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (!word) continue;
    const answer = grunts[`${word.word} ${words[i + 1]?.word}`];
    if (answer !== undefined) {
      kept.push({ word: answer, start: word.start, end: words[i + 1]?.end ?? word.end });
      i += 1;
      continue;
    }
    const before = kept[kept.length - 1]?.word ?? "";
    if (word.word === "like" && (beforeLike.has(before) || before.length === 1)) kept.push(word);
    else if (fillers.has(word.word)) continue;
    else if (isYouKnow(words, i, before)) i += 1;
    else kept.push(word);
  }
  return kept;
}

/** 'you know' hesitates, but 'do you know' asks. */
function isYouKnow(words: readonly Word[], at: number, before: string): boolean {
  const pair = `${words[at]?.word} ${words[at + 1]?.word}`;
  return pair === "you know" && !/^(?:do|did|let|if|would|that|what|as|may|can|to)$/.test(before);
}

/** The caller's own words from word `from` up to, not including, word `to`. */
export function heardBetween(
  utterance: Utterance,
  from: number,
  to: number,
): { heard: string; span: readonly [number, number] } {
  const start = utterance.words[from]?.start ?? 0;
  const end = utterance.words[to - 1]?.end ?? start;
  return { heard: utterance.text.slice(start, end), span: [start, end] };
}

/** The text with the spans filled out; every other character keeps its place. */
export function withoutSpans(
  text: string,
  spans: readonly (readonly [number, number])[],
  filler = " ",
): string {
  return spans.reduce(
    (rest, [from, to]) => rest.slice(0, from) + filler.repeat(to - from) + rest.slice(to),
    text,
  );
}

/** The word that stands there, empty where none does. */
export const wordAt = (words: readonly Word[], at: number): string => words[at]?.word ?? "";

/** 'The parking', of where to park; 'her bill', of bills. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= leastStem && (one.startsWith(other) || other.startsWith(one)));
const leastStem = 4;
