import type { SaidPart } from "../events.ts";
import { checkFacts } from "./facts/check-facts.ts";
import type { Swap } from "./facts/tell-item.ts";
import { asWritten, type Item, itemsOf, sentencesOf } from "./items.ts";
import type { Saying } from "./read-sayings.ts";
import { nearestItem, whyRefused } from "./refused.ts";
import { faultOfShape, inPlainMarks } from "./shape.ts";
import { takesUp } from "./talk/kindness.ts";

/**
 * A plan that is being told by a language model, sentence by sentence. What it has not told is told as the built-in engine writes it: nothing is
 * left out, nothing is told twice, and the last thing said is the plan's question.
 */
export interface Rewording {
  items: readonly Item[];
  /** Which of them were told, in the order in which they were. */
  told: readonly number[];
  /** Sentences that say too little to be spoken alone; they may belong to the next. */
  held: readonly string[];
  /** Something was spoken of it already. */
  isBegun: boolean;
  heardWords: readonly string[];
  names: ReadonlySet<string>;
  days: readonly Saying[];
  mayAgree: boolean;
  isDamp: boolean;
  /** What was said for talk's sake. */
  talked: readonly string[];
  /** How many words of talk there were. */
  talk: number;
}

interface Taken {
  rewording: Rewording;
  /** What may now be spoken, in order: in the model's words, and as it is written what would have been left behind. */
  spoken: readonly string[];
  /** Some of it is in the model's words. */
  isOfModel: boolean;
  /** Why the sentence is not spoken; null = it is, or waits for the next. */
  why: string | null;
}

/** Sentences that may be told in one. */
const mostHeld = 2;
/** Of a turn: more is rambling. */
const mostTalk = 40;

/** @param heard what the caller said, as far as a model may know it */
export function beginRewording(parts: readonly SaidPart[], heard = ""): Rewording {
  const items = itemsOf(parts);
  const isDamp =
    parts.some(({ does }) => denied.test(does)) || items.some(({ sayings }) => sayings.some(isDenial));
  const isGranted = !isDamp && parts.some(({ does }) => granted.test(does));
  return {
    ...{ items, told: [], held: [], isBegun: false, talked: [], talk: 0, isDamp },
    heardWords: heard.toLowerCase().match(/\p{L}+(?:'\p{L}+)*/gu) ?? [],
    names: new Set(items.flatMap(namesIn)),
    days: items.flatMap(({ sayings }) => sayings.filter(({ kind }) => kind === "day")),
    mayAgree: isGranted || takesUp(parts.flatMap(({ text }) => sentencesOf(text))),
  };
}

/** Words with a capital that do not begin what is said. */
const namesIn = ({ text, sayings }: Item): string[] =>
  sayings.flatMap((each) =>
    each.kind === "word" && each.from > 0 && /^\p{Lu}/u.test(text.slice(each.from)) ? [each.word] : [],
  );

const granted = /^(?:acknowledge|offered|booked|moved|cancelled|visit_stays|up_next|noted)\b/;
const denied = /^(?:obstacle|refused|slot_gone|left_undone)\b/;
const denials = new Set("unknown not no nothing nobody closed full taken gone outside".split(" "));
const isDenial = (each: Item["sayings"][number]): boolean => each.kind === "word" && denials.has(each.word);

/** What is still to be said, as it is written: without mere courtesies, once others were spoken. */
export const leftToSay = (rewording: Rewording): readonly string[] =>
  asWritten(
    left(rewording).flatMap((at) => rewording.items[at] ?? []),
    rewording.items,
  );

const left = ({ items, told, isBegun }: Rewording): readonly number[] => {
  const open = items.flatMap((item, at) => (told.includes(at) || (isBegun && item.isSoft) ? [] : [at]));
  // Courtesies behind the last thing that is told are nobody's to wait for.
  return open;
};

/** Takes one more sentence of the model's. Pure. */
export function takeSentence(rewording: Rewording, sentence: string): Taken {
  const plain = inPlainMarks(sentence);
  const refuse = (why: string): Taken => refused({ ...rewording, held: [] }, plain, why);
  if (left(rewording).length === 0) return refuse("everything was said already");
  const fault = faultOfShape(plain);
  if (fault) return refuse(fault);
  for (const candidate of [[...rewording.held, plain].join(" "), plain]) {
    const telling = checkFacts(rewording, candidate);
    if (telling && !isTooMuch(rewording, telling, candidate))
      return speak(rewording, withSwaps(candidate, telling.swaps), telling);
  }
  const why = whyRefused(rewording, plain);
  const mayWait = why === null && rewording.held.length + 1 <= mostHeld && !plain.includes("?");
  if (mayWait)
    return {
      rewording: { ...rewording, held: [...rewording.held, plain] },
      spoken: [],
      isOfModel: false,
      why: null,
    };
  return refuse(why ?? "it tells it otherwise");
}

/** Talk for ever, and the same again, is none. */
const isTooMuch = (
  { talk, talked }: Rewording,
  telling: { tells: readonly number[]; talk: number },
  sentence: string,
): boolean =>
  talk + telling.talk > mostTalk || (telling.tells.length === 0 && talked.includes(sentence.toLowerCase()));

function speak(
  before: Rewording,
  text: string,
  { tells, talk }: { tells: readonly number[]; talk: number },
): Taken {
  const { items } = before;
  const question = tells.find((at) => items[at]?.isQuestion);
  const behind =
    question === undefined
      ? []
      : left({ ...before, isBegun: true }).filter((at) => at < question && !tells.includes(at));
  const rewording: Rewording = {
    ...before,
    told: [...before.told, ...behind, ...tells],
    held: [],
    isBegun: true,
    talk: before.talk + talk,
    talked: [...before.talked, text.toLowerCase()],
  };
  const made = asWritten(
    behind.flatMap((at) => items[at] ?? []),
    items,
  );
  return { rewording, spoken: [...made, text], isOfModel: true, why: null };
}

/** What was to be told by a sentence that may not be spoken is told as it is written, at once. */
function refused(rewording: Rewording, sentence: string, why: string): Taken {
  const open = left({ ...rewording, isBegun: true }).filter(
    (at) => rewording.items[at]?.isQuestion === false,
  );
  const at = nearestItem(rewording.items, open, sentence);
  if (at === null) return { rewording, spoken: [], isOfModel: false, why };
  const place = rewording.items[at]?.place;
  const meant = open.filter((each) => rewording.items[each]?.place === place);
  const next = { ...rewording, told: [...rewording.told, ...meant], isBegun: true };
  const spoken = asWritten(
    meant.flatMap((each) => rewording.items[each] ?? []),
    rewording.items,
  );
  return { rewording: next, spoken, isOfModel: false, why };
}

const withSwaps = (text: string, swaps: readonly Swap[]): string =>
  [...swaps]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: put }) => rest.slice(0, from) + put + rest.slice(to), text)
    .replace(/\s+/g, " ")
    .trim();
