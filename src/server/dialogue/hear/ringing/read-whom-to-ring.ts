import type { PersonName } from "../../readings.ts";
import { everydayWords } from "../../who/everyday-words.ts";
import { isSurelyFirstName } from "../../who/first-names.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { neverNames, ordinaryWords } from "../../who/names/ordinary-words.ts";
import { isRelationWord, nameless, toUsualRelation } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import type { Act } from "../acts/acts.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";
import { leadingKin } from "../people/kin-words.ts";

/** Whom the team is to ring, where that is not whoever speaks. */

const verbs = wordSet("ring call phone text message contact email give ringing calling");
const ownersElse = wordSet("his her their");
const pointing = wordSet("him her them");

/** 'Ask the dentist to ring my husband', 'give my mum a call', 'can somebody call him back' */
export const ringsSomebodyElse = ({ words }: Utterance): boolean =>
  words.some(({ word }, at) => {
    const [next = "", second = ""] = words.slice(at + 1, at + 3).map((each) => each.word);
    return verbs.has(word) && (pointing.has(next) || (leadingKin.has(next) && isRelationWord(second)));
  });

const ringing = wordSet("ring call phone contact try ringing calling phoning rung");
/** 'Don't ring me', 'no need to ring me': whoever stands behind it is not rung. */
const denials = wordSet(
  "don't dont not never without needn't instead forget need nobody nobody's nobodys noone",
);
/** Between a denial and what is denied. */
const leading = wordSet(
  "need to want bother have worry about of you them anyone anybody anybody's somebody someone people please just be with do try us any",
);
const kinAlone: ReadonlySet<string> = new Set(nameless.split("|"));
const selves = wordSet("me us");
/** 'Shes maureen', 'his name is Sami', told behind it. */
const naming = wordSet("she's shes he's hes name's names called is");

interface Told {
  whom: Extract<Act, { kind: "rung" }>["whom"];
  /** Words [from, to). */
  from: number;
  to: number;
}

/**
 * 'Don't ring me, ring my husband Sami', 'can they ring Dev instead', 'call her, not me': the last that is said of it.
 * A first name that was told on this call is one, whether it is in a list or not.
 */
export function readWhomToRing(
  { words }: Utterance,
  { candidates, secondName = "" }: Pick<HearContext, "candidates" | "secondName"> = { candidates: [] },
): readonly Found[] {
  const named = candidates.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : []));
  const known = [...named, secondName];
  const told = words.flatMap((_, at): readonly Told[] => {
    const one = rungAt(words, at, known);
    const isNone =
      isDenied(words, at) ||
      isOwnDoing(words, at) ||
      isAskedAbout(words, at) ||
      isHabit(words, at) ||
      // 'Only call him if it's an emergency'
      words[at - 1]?.word === "only" ||
      (one !== null && isEcho(words, one));
    return one && !isNone && !isNumber(words, one) ? [one] : [];
  });
  const last = told.at(-1);
  const [first, end] = [words[last?.from ?? 0], words[(last?.to ?? 1) - 1]];
  if (!last || !first || !end) return [];
  return [{ act: { kind: "rung", whom: last.whom }, span: [first.start, end.end], certainty: sure }];
}

/** Somebody is to be rung, whoever else is not. */
export const isAnyRung = (utterance: Utterance): boolean => readWhomToRing(utterance).length > 0;

/** Somebody is to be rung, and it is not whoever speaks. */
export const isRungElse = (utterance: Utterance): boolean =>
  readWhomToRing(utterance).some(({ act }) => act.kind === "rung" && act.whom !== null);

/** 'I call them now', 'I'll ring my sister myself': whoever speaks rings, and nobody is to. */
function isOwnDoing(words: readonly Word[], at: number): boolean {
  const from = words.findLastIndex(({ word }, index) => index < at && !doing.has(word));
  return own.has(words[from]?.word ?? "") || own.has(words[from + 1]?.word ?? "");
}
const doing = wordSet(
  "i'll ill i'm im i've we'll will just now then also can could should shall gonna going to have need want got try better must tried might was",
);
const own = wordSet("i we i'll ill i'm im i've we'll");

/** 'What would they be ringing me about', 'or do you ring Owen' ask, and have nobody rung; 'who? no, ring me' asks no more. */
function isAskedAbout(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - mostAsking), at).map(({ word }) => word);
  const here = before.slice(before.findLastIndex((word) => answers.has(word)) + 1);
  return here.some((word) => asking.has(word)) || (here.at(-2) === "do" && doers.has(here.at(-1) ?? ""));
}
const asking = wordSet("what what's whats why who whom");
const answers = wordSet("no nah nope yes yeah yep");
const doers = wordSet("you they we");
const mostAsking = 5;

/** 'They always ring her' tells what is done wrong. */
const isHabit = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ word }) => habits.has(word));
const habits = wordSet("always keep keeps kept usually normally");

/** 'Ring them? Who's them?' puts our own words back to us. */
const isEcho = (words: readonly Word[], { to }: Told): boolean =>
  words[to]?.word === "who" || words[to]?.word === "what";

/** 'Ring my dad's phone' names a number. */
const isNumber = (words: readonly Word[], { to }: Told): boolean => numbers.has(words[to]?.word ?? "");
const numbers = wordSet("phone number mobile telephone line landline cell");

/** Nobody is to ring them: 'nobody ring my sister', 'don't call him', 'no one's to phone my mum'. */
export function readNotRung({ words }: Utterance): readonly Found[] {
  const denied = words.flatMap((_, at): readonly Told[] => {
    const one = rungAt(words, at);
    return one && one.whom !== null && !isNumber(words, one) && isDenied(words, at) ? [one] : [];
  });
  const [one] = denied;
  const [first, end] = [words[one?.from ?? 0], words[(one?.to ?? 1) - 1]];
  if (!one?.whom || !first || !end) return [];
  return [{ act: { kind: "not_rung", whom: one.whom }, span: [first.start, end.end], certainty: sure }];
}

const isDenied = (words: readonly Word[], at: number): boolean => {
  const from = words.findLastIndex(({ word }, index) => index < at && !leading.has(word));
  const before = words.slice(Math.max(0, from), at).map(({ word }) => word);
  // 'No need to ring me'; 'I need you to ring me' denies nothing.
  return (
    before.some((word) => denials.has(word) && word !== "need") ||
    (before[0] === "no" && before.length > 1) ||
    // 'Never mind ringing me back'
    (before[0] === "mind" && words[from - 1]?.word === "never")
  );
};

const determiners = wordSet("this that the my his her our their your a");

function rungAt(words: readonly Word[], at: number, known: readonly string[] = []): Told | null {
  const wordAt = (index: number): string => words[index]?.word ?? "";
  // 'Do not ring this phone, my mother …' names the thing.
  if (determiners.has(wordAt(at - 1))) return null;
  if (!ringing.has(wordAt(at)) && !(wordAt(at) === "give" && wordAt(at + 1) !== "a")) return null;
  // 'Give my mum a call'
  if (wordAt(at) === "give" && !words.slice(at + 1, at + 6).some(({ word }) => calls.has(word))) return null;
  const next = wordAt(at + 1);
  if (selves.has(next)) return { whom: null, from: at, to: at + 2 };
  // 'It's me you ring'
  if (selves.has(wordAt(at - 2)) && callers.has(wordAt(at - 1)))
    return { whom: null, from: at - 2, to: at + 1 };
  const isOwned = leadingKin.has(next) && isRelationWord(wordAt(at + 2));
  const kinIndex = isOwned ? at + 2 : kinAlone.has(next) ? at + 1 : -1;
  if (kinIndex >= 0) {
    const name = nameAt(words, kinIndex + 1) ?? nameBehind(words, kinIndex + 1);
    const relation = toUsualRelation(wordAt(kinIndex));
    const isOfOther = isOwned && ownersElse.has(next);
    return {
      whom: { relation, name, ...(isOfOther && { isOfOther }) },
      from: at,
      to: kinIndex + 1 + (nameAt(words, kinIndex + 1) ? 1 : 0),
    };
  }
  if (pointing.has(next)) return { whom: { relation: null, name: null }, from: at, to: at + 2 };
  const isName =
    (next !== "" && known.includes(next)) ||
    commonFirstNames.has(next) ||
    (isSurelyFirstName(next) && !everydayWords.has(next));
  const name = isName ? nameAt(words, at + 1) : null;
  return name && { whom: { relation: null, name }, from: at, to: at + 2 };
}
const callers = wordSet("you they");
const calls = wordSet("call ring buzz bell tinkle");

export function nameAt(words: readonly Word[], at: number): PersonName | null {
  const word = words[at]?.word ?? "";
  const isName =
    commonFirstNames.has(word) || (word.length > 1 && !ordinaryWords.has(word) && !neverNames.has(word));
  if (!isName || !/^\p{L}+$/u.test(word) || naming.has(word) || behindKin.has(word)) return null;
  const [first = word] = capitaliseName([word]);
  return { first, last: null, full: first };
}
/** Words that follow whoever is rung and name nobody. */
const behindKin = wordSet(
  "on at instead actually hes shes his her number mobile cell work home back about oh zero",
);

function nameBehind(words: readonly Word[], from: number): PersonName | null {
  const at = words.findIndex(
    ({ word }, index) =>
      index >= from && naming.has(word) && commonFirstNames.has(words[index + 1]?.word ?? ""),
  );
  return at < 0 || at > from + mostBetween ? null : nameAt(words, at + 1);
}
const mostBetween = 3;
