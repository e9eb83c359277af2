import { isRelationWord } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import type { NewDetail } from "../acts/acts.ts";
import type { PromptKind, Topic } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { type Found, type Span, sure } from "../found.ts";

/** What the clinic holds of somebody and is to be changed: 'I've got a new number', 'you keep spelling my name wrong'. */

const nouns: readonly (readonly [NewDetail, ReadonlySet<string>])[] = [
  ["phone", wordSet("number numbers mobile phone cell landline")],
  ["name", wordSet("name names surname")],
  ["email", wordSet("email e-mail emails")],
  ["address", wordSet("address")],
  ["details", wordSet("details particulars")],
];
/** Whose it is stands before it, with no more between than what kind it is. */
const owners = wordSet("my me our his her their");
const kinds = wordSet(
  "new old last first middle family maiden married mobile phone cell home work contact email e-mail postal street right correct wrong own",
);
/** 'I've got a new number', 'you've got an old address' */
const has = wordSet("got have has with gave give");
const articles = wordSet("a an the");
const other = wordSet("new old wrong different");

/** It is to be otherwise, or is by now. */
const changed = wordSet(
  `change changed changing changes update updated updating fix fixed correct corrected correcting amend replace wrong wrongly misspelling incorrect incorrectly
   misspelt misspelled mispelt new old different right properly outdated`,
);
const married = wordSet("married divorced");
/** Said with these it is told how it is written, and not that it is written otherwise. */
const reaching = wordSet(
  "ring rings ringing call calls calling text texting phone reach rung on at to from for under",
);
const asking = wordSet("did do have is what what's whats");
const ours = wordSet("your the");
const mostBehind = 6;
const records = wordSet("file files record records system chart account");

const at = (words: readonly Word[], index: number): string => words[index]?.word ?? "";

/** Where its owner stands, or else that it is a new one: the word from which on it is spoken of; null = it is nobody's whom the clinic knows. */
function ownerOf(words: readonly Word[], noun: number): number | null {
  let from = noun - 1;
  while (kinds.has(at(words, from)) || nouns.some(([, each]) => each.has(at(words, from)))) from -= 1;
  const owner = at(words, from);
  if (owners.has(owner) || isRelationWord(owner.replace(/['’]?s$/, ""))) return from;
  const between = words.slice(from + 1, noun).map(({ word }) => word);
  const isOther = between.some((word) => other.has(word));
  // 'You've got the wrong number' says something else.
  const isHeld = articles.has(owner) && has.has(at(words, from - 1));
  // … but not of what is on their records.
  const isOnFile = words.slice(noun, noun + mostBehind).some(({ word }) => records.has(word));
  const isWrongNumber = between.includes("wrong") && nounIs("phone", at(words, noun)) && !isOnFile;
  if (isHeld && isOther && !isWrongNumber) return from;
  return null;
}

const nounIs = (detail: NewDetail, word: string): boolean =>
  nouns.some(([each, words]) => each === detail && words.has(word));

/** 'Ring me on my new number' has them rung on it, and 'do you have my new number' asks. */
const isOnlyUsed = (words: readonly Word[], owner: number): boolean =>
  reaching.has(at(words, owner - 1)) ||
  (asking.has(at(words, owner - 3)) && at(words, owner - 2) === "you") ||
  (asking.has(at(words, owner - 2)) && ours.has(at(words, owner - 1)));

const spelling = wordSet("spell spelling spelled spelt");

function detailAt(words: readonly Word[], index: number): NewDetail | null {
  const word = at(words, index);
  const [detail] = nouns.find(([, each]) => each.has(word)) ?? [];
  const owner = detail === undefined ? null : ownerOf(words, index);
  // 'My phone number' is one thing, told by its last word.
  const isPart = nouns.some(([, each]) => each.has(at(words, index + 1)));
  if (detail === undefined || owner === null || isPart || isOnlyUsed(words, owner)) return null;
  const isMarried = detail === "name" && words.some((each) => married.has(each.word));
  const isOtherwise =
    words.slice(owner + 1, index).some((each) => other.has(each.word)) ||
    leadsFrom(words, owner, -1) ||
    leadsFrom(words, index, 1) ||
    isMarried;
  const isEmail = words.slice(owner, index).some((each) => nounIs("email", each.word));
  return isOtherwise ? (isEmail ? "email" : detail) : null;
}

/** 'Change my number and spell my name right', 'my e-mail has changed': no other thing stands between. */
function leadsFrom(words: readonly Word[], from: number, step: 1 | -1): boolean {
  for (let k = from + step; Math.abs(k - from) <= mostBetween; k += step) {
    const word = at(words, k);
    if (changed.has(word)) return true;
    const isNoun = nouns.some(([, each]) => each.has(word));
    if (word === "" || !(between.has(word) || isNoun || owners.has(word))) return false;
  }
  return false;
}
const mostBetween = 9;
const between = wordSet(
  `and also the a spelling spell spelled spelt of please just to both is are was has have been got isn't not now it's its on in there all gone
   texts text system file records record card since last time number's name's keep keeps kept still always you you've`,
);

/** 'You've spelt it wrong', 'I've moved house' name the detail by what was done. */
function withoutNoun({ words, text }: Utterance): readonly (readonly [NewDetail, Span])[] {
  const spelt = words.findIndex(
    ({ word }, index) =>
      spelling.has(word) &&
      words
        .slice(Math.max(0, index - mostKept), index + mostBehind)
        .some((each) => each.word === "wrong" || each.word === "incorrectly"),
  );
  const moved =
    /\b(?:i|we)(?:['’]ve| have)? (?:just |recently )?moved (?:house|place|places|address|home)\b/i.exec(text);
  return [
    ...(spelt >= 0 && words[spelt] ? [["name", [words[spelt].start, words[spelt].end]] as const] : []),
    ...(moved ? [["address", [moved.index, moved.index + moved[0].length]] as const] : []),
  ];
}
const mostKept = 4;

/** Where anything else is being settled, a name or number that is put right is that of what is settled. */
const isFree = ({ prompt, wish }: HearContext): boolean =>
  free.has(prompt) && (wish === null || wish === "message" || wish === "callback");
const free: ReadonlySet<PromptKind | null> = new Set([
  "open",
  "anything_else",
  "message",
  "shall_i",
] as const);

export function readNewDetails(utterance: Utterance, context: HearContext): readonly Found[] {
  if (!isFree(context)) return [];
  const { words } = utterance;
  const named = words.flatMap((word, index): readonly (readonly [NewDetail, Span])[] => {
    const detail = detailAt(words, index);
    return detail ? [[detail, [word.start, word.end]]] : [];
  });
  const told = [...named, ...withoutNoun(utterance)];
  const once = told.filter(([detail], index) => told.findIndex(([each]) => each === detail) === index);
  const [one] = once;
  if (!one) return [];
  const isAddressTold =
    /\b\d|\b(?:street|road|avenue|drive|court|place|lane|crescent|parade|close|unit)\b/i.test(utterance.text);
  const kin = kinAt(words, one[1][0]);
  return [
    ...(kin === null
      ? []
      : [
          {
            act: { kind: "patient", relation: kin, standing: "grown", age: null },
            span: one[1],
            certainty: sure,
          } as const,
        ]),
    ...once.map(
      ([detail, span]): Found => ({
        act: { kind: "new_detail", detail, ...(detail === "address" && isAddressTold && { isTold: true }) },
        span,
        certainty: sure,
      }),
    ),
    { act: { kind: "want", wish: "message" }, span: one[1], certainty: sure },
    { act: { kind: "subject", of: "matter" }, span: one[1], certainty: sure },
  ];
}

/** 'My husband's number': whose it is; null = the caller's. */
function kinAt(words: readonly Word[], start: number): string | null {
  const noun = words.findIndex((each) => each.start === start);
  const owner = noun < 0 ? null : ownerOf(words, noun);
  const relation = owner === null ? "" : at(words, owner).replace(/['’]?s$/, "");
  return isRelationWord(relation) ? relation : null;
}

/** What it sounds like beside: a question of our number or address, or no more calls to one of theirs. */
export const likeNewDetail: ReadonlySet<Topic> = new Set([
  ...(["email", "address", "phone_number", "privacy", "messages", "records", "able", "done"] as const),
]);
