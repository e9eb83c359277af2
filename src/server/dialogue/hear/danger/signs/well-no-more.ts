import { wordSet } from "../../../word-set.ts";
import { heardBetween, partOf, type Utterance, type Word } from "../../../words.ts";
import type { VitalSign } from "../../acts/of-danger.ts";

/**
 * A breath or a swallow that was well and is so no more, in words that do not name it a second time: 'I could swallow this
 * morning but not now', 'she can breathe, but only just'. By words alone the sign is told to be well there, and it is none.
 */
interface NoMore {
  sign: VitalSign;
  /** `gone`: not at all any more; `hardly`: with trouble. */
  how: "gone" | "hardly";
  span: readonly [number, number];
}

const signOf: Readonly<Record<string, VitalSign | undefined>> = {
  ...{ breathe: "breathing", breathes: "breathing", breathing: "breathing", breath: "breathing" },
  drink: "swallowing",
  ...{ swallow: "swallowing", swallows: "swallowing", swallowing: "swallowing" },
};

/** 'Trouble breathing before, but not now' says the contrary. */
const ofTrouble = wordSet(
  "trouble hard harder difficult difficulty struggling struggle problem problems not never no cannot hardly barely without stopped hurt hurts hurting sore if when",
);
const ofThen = wordSet("could was were used had been");
/** What may stand between the function and its end: how well it went, when that was, and a start over. */
const beside = wordSet(
  "through fine okay alright all right normal normally well good great easily easy properly perfectly no worries problem problems dramas " +
    "is was were been and or drink drinking eat eating talk talking breathe breathing swallow swallowing water food this that the an a few couple of half last " +
    "morning arvo afternoon evening night yesterday today earlier before ago hour hours minute minutes day days week until till at first up to just upright sitting standing it started began with swelling lunch lunchtime breakfast dinner tea",
);
const starts = wordSet(
  "but and now then today tonight suddenly lately since this morning afternoon evening again just actually really honestly even i he she it they we that is am are was has have had can could do does did got getting gets gone going become became very quite so a bit wait sorry hang on no nah oh well thing though although",
);
const afterNot = wordSet("now today anymore longer tonight lying laying flat");
/** Behind a 'not', and last: 'not really', 'not properly'. */
const lastOfNot = wordSet("really properly easily well right good great normal fine okay");
const ofState = wordSet("well right good great normal fine okay");
const aux = wordSet("can could is am are do does did was has");
/** 'I am not well' is of no one sign, unless that was well before. */
const ofSelf = wordSet("am he she");
const trouble = wordSet(
  "hard harder difficult tricky trickier tight tighter wheezy noisy shallow worse struggle struggling trouble difficulty",
);
const growing = wordSet("getting becoming going gets");
const hedged = [
  ["only", "just"],
  ["just", "barely"],
  ["just", "about"],
  ["barely"],
  ["hardly"],
  ["with", "difficulty"],
  ["with", "trouble"],
];
/** Something else begins. */
const opensElse = wordSet(
  "and but or so because since my the his her their its i he she it they we with there plus face",
);
const longerOrMore = wordSet("longer more");
const longestRun = 14;

const at = (words: readonly Word[], place: number): string => words[place]?.word ?? "";

function endsHere({ words, text }: Utterance, next: number): boolean {
  const [before, word] = [words[next - 1], words[next]];
  if (!word || !before) return true;
  return /[,.;:!?–—]|\s-\s/.test(text.slice(before.end, word.start)) || opensElse.has(word.word);
}

/** Behind a 'not': 'now', 'any more', or the end of it. */
function deniedUntil(utterance: Utterance, not: number, isOfThen: boolean): number | null {
  const { words } = utterance;
  const next = at(words, not + 1);
  const isOfSelf = ofSelf.has(at(words, not - 1)) || ofSelf.has(at(words, not - 2));
  if (next === "at" && at(words, not + 2) === "all") return not + 3;
  const isLast =
    endsHere(utterance, not + 2) ||
    afterNot.has(at(words, not + 2)) ||
    at(words, not + 2) === "any" ||
    words.slice(not + 2).every(({ word }) => denials.has(word));
  if (lastOfNot.has(next) && isLast) return ofState.has(next) && isOfSelf && !isOfThen ? null : not + 2;
  if (next === "any" && longerOrMore.has(at(words, not + 2))) return not + 3;
  if (afterNot.has(next)) return not + 2;
  return aux.has(at(words, not - 1)) && endsHere(utterance, not + 1) ? not + 1 : null;
}

interface End {
  how: NoMore["how"];
  to: number;
}

/** What stands at this word and ends what was well. */
function endAt(utterance: Utterance, here: number, isOfThen: boolean): End | null {
  const { words } = utterance;
  const word = at(words, here);
  const until = word === "not" ? deniedUntil(utterance, here, isOfThen) : null;
  if (until !== null) return { how: "gone", to: until };
  if (word === "no" && longerOrMore.has(at(words, here + 1))) return { how: "gone", to: here + 2 };
  const hedge = hedged.find((each) => each.every((part, n) => at(words, here + n) === part));
  if (hedge && endsHere(utterance, here + hedge.length)) return { how: "hardly", to: here + hedge.length };
  const isOfLate = isOfThen || (growing.has(at(words, here - 1)) && word !== "worse");
  const isLast = endsHere(utterance, here + 1) || afterNot.has(at(words, here + 1));
  if (!isOfLate || !isLast) return null;
  if (word === "stopped") return { how: "gone", to: here + 1 };
  return trouble.has(word) ? { how: "hardly", to: here + 1 } : null;
}

/** 'Swallowing fine? No, it's a real struggle': whoever says no to it themselves goes on with how it is. */
const denials = wordSet("no nah nope");
const goesOn = wordSet("it its it's i im i'm he hes he's she shes she's that thats that's they");
const between = wordSet("a real such very so too quite bit really");

function endOf(utterance: Utterance, from: number, isOfThen: boolean): End | null {
  const { words } = utterance;
  let isDenied = false;
  for (let here = from; here < Math.min(words.length, from + longestRun); here += 1) {
    const end = endAt(utterance, here, isOfThen || isDenied);
    if (end !== null) return end;
    if (denials.has(at(words, here)) && goesOn.has(at(words, here + 1))) {
      isDenied = true;
      here += 1;
      continue;
    }
    if (isDenied && between.has(at(words, here))) continue;
    // 'When I rang before'.
    if (at(words, here) === "when") here += 2;
    else if (!starts.has(at(words, here)) && !beside.has(at(words, here))) return null;
  }
  return null;
}

/** 'Breathing's fine, swallowing no': set against one that is well, a bare no is of how well it goes. */
function setAgainst(utterance: Utterance, place: number): End | null {
  const { words } = utterance;
  const isBareNo = denials.has(at(words, place + 1)) && endsHere(utterance, place + 2);
  const isOtherWell = words.some(({ word }, there) => {
    const other = signOf[word];
    return other !== undefined && other !== signOf[at(words, place)] && well.has(at(words, there + 1));
  });
  return isBareNo && isOtherWell ? { how: "hardly", to: place + 2 } : null;
}
const well = wordSet("fine okay ok alright all good well normal");

/** One for each sign, in the order of the words. */
export function wellNoMore(parts: readonly Utterance[]): readonly NoMore[] {
  const [first] = parts;
  if (!first) return [];
  const whole = partOf(
    first,
    parts.flatMap(({ words }) => words),
  );
  return whole.words.flatMap(({ word }, place): readonly NoMore[] => {
    const sign = signOf[word];
    const before = whole.words.slice(Math.max(0, place - 4), place).map((each) => each.word);
    if (!sign || before.some((each) => ofTrouble.has(each))) return [];
    const after = [at(whole.words, place + 1), at(whole.words, place + 2)];
    const isOfThen = [...before, ...after].some((each) => ofThen.has(each));
    const end = endOf(whole, place + 1, isOfThen) ?? setAgainst(whole, place);
    // Teeth may be why nobody drinks: by itself that is no swallow that went.
    const how = word === "drink" ? "hardly" : end?.how;
    return end === null || how === undefined
      ? []
      : [{ sign, how, span: heardBetween(whole, place, end.to).span }];
  });
}
