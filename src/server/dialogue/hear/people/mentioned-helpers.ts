import { isSurelyFirstName } from "../../who/first-names.ts";
import { isRelationWord } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import type { Span } from "../found.ts";
import { isHearsaySource } from "./hearsay-source.ts";
import { leadingKin } from "./kin-words.ts";
import { asksToComeToo } from "./read-comes-too.ts";

/**
 * Who only bears upon a visit: drives, brings, recommends, minds the children, is at work. Told by what they do in the sentence,
 * whoever else is spoken of: 'my daughter's driving me', 'his mum will bring him', 'my mate Dave comes to you'.
 */

/** Between whoever does it and what they do. */
const helping = wordSet(
  `is are was were be been being will would can could might may must should has have had does do did going to gonna always usually
   normally just also actually probably often already in law who that always only not never kindly works and she he they`,
);
const helpVerbs = wordSet(
  `drive drives driving drove driven bring brings bringing brought take takes taking took drop drops dropping dropped pick picks picking
   picked collect collects collecting fetch fetches lift recommend recommends recommended recommending suggest suggested suggests
   mention mentioned told tell tells telling said say says saying reckon reckons reckoned think thinks thought swear swears sworn rave
   raves raved put puts sent gave found know knows work works working worked mind minds minding babysit babysits babysitting look looks
   looking wait waiting waits sit sits sitting drag dragged make makes made nag nagged nagging remind reminded ask asked ring rings rang ringing
   call calls called phone phones phoned speak spoke use uses used see sees saw went go goes come comes coming came start starts
   finish finishes`,
);
/** When they do this is when the visit is: 'my aunty's bringing him Thursday at two'. */
const bearing = /^(?:driv|drov|bring|brought|tak|took|drop|fetch|lift|com)/;
/** They come as a rule, or did: 'comes to you', 'went here', 'uses your lot'. */
const moving = wordSet("go goes went come comes coming came see sees saw use uses used");
const here = wordSet("you youse your here there along with");
/** 'She said she needs one' is of whoever needs it. */
const pronouns = wordSet("he she they he's she's they're");
const needing = wordSet("need needs want wants has have had would is due");
const ofTheirs = wordSet("his her their");
const ofMouth = wordSet(
  "tooth teeth mouth gum gums jaw filling fillings crown braces denture dentures check checkup clean appointment booking visit",
);
/** Behind one of these somebody is only named: 'recommended by my boss', 'the same as my husband'. */
const compared = wordSet("by from like as than via through");
/** Here something else begins. */
const turns = wordSet("so but and then i i'm i've i'd can could would because since please is my");

export interface MentionedHelpers {
  /** Where the words for them begin in the text. */
  words: ReadonlySet<number>;
  /** What is told of them. */
  spans: readonly Span[];
  /** Where a name that stands right behind would be theirs. */
  names: readonly Span[];
}

export function findMentionedHelpers(utterance: Utterance): MentionedHelpers {
  const { words } = utterance;
  // 'Can my husband come with me' is asked of a visit of his.
  const found = asksToComeToo(utterance)
    ? []
    : words.flatMap((word, at) => (isRelationWord(word.word) ? (bearerAt(words, at) ?? []) : []));
  return {
    words: new Set(found.map(({ start }) => start)),
    spans: found.map(({ span }) => span),
    names: found.flatMap(({ name }) => (name === null ? [] : [name])),
  };
}

interface Bearer {
  start: number;
  span: Span;
  name: Span | null;
}

function bearerAt(words: readonly Word[], at: number): Bearer | null {
  const kin = words[at];
  const wordAt = (index: number): string => words[index]?.word ?? "";
  const isOwned = leadingKin.has(wordAt(at - 1)) || leadingKin.has(wordAt(at - 2));
  if (!kin || !isOwned) return null;
  const named = isSurelyFirstName(wordAt(at + 1)) ? words[at + 1] : undefined;
  const name = named ? ([named.start, named.end] as const) : null;
  const from = words[at - 1]?.start ?? kin.start;
  const lead = leadingKin.has(wordAt(at - 1)) ? wordAt(at - 2) : wordAt(at - 3);
  if (compared.has(lead)) return { start: kin.start, span: [from, (named ?? kin).end], name };
  if (isHearsaySource(words, at)) return { start: kin.start, span: [from, kin.end], name };
  const verb = verbAt(words, named ? at + 2 : at + 1);
  if (verb === null || !isVerbOfHelp(words, verb)) return null;
  const end = words.findIndex(({ word }, index) => index > verb && turns.has(word));
  const isOfVisit = bearing.test(wordAt(verb));
  const last = words[isOfVisit ? objectEnd(words, verb) : end < 0 ? words.length - 1 : end - 1] ?? kin;
  return { start: kin.start, span: [from, last.end], name };
}

/** Past whom they bring, and where: 'bringing me in'. */
function objectEnd(words: readonly Word[], verb: number): number {
  let at = verb;
  while (objects.has(words[at + 1]?.word ?? "")) at += 1;
  return at;
}
const objects = wordSet("me him her them us it in along over back down up off there");

/** The word that says what they do, past its helpers. */
function verbAt(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + mostHelping); at += 1) {
    const word = words[at]?.word ?? "";
    if (helpVerbs.has(word)) return at;
    // 'Their dad's got them that day'
    if (having.has(word) && objects.has(words[at + 1]?.word ?? "")) return at;
    // 'My wife had hers on a Thursday'
    if (had.has(word) && theirOwn.has(words[at + 1]?.word ?? "")) return at;
    if (!helping.has(word)) return null;
  }
  return null;
}
const mostHelping = 5;
const having = wordSet("got has have having minds");
const had = wordSet("got had has have");
const theirOwn = wordSet("hers his theirs");

function isVerbOfHelp(words: readonly Word[], verb: number): boolean {
  const rest = words.slice(verb + 1, verb + 1 + fewWords).map(({ word }) => word);
  const word = words[verb]?.word ?? "";
  if (moving.has(word) && !rest.slice(0, 3).some((each) => here.has(each))) return false;
  // 'Took a tumble and chipped his tooth', 'says she needs a clean'
  return !rest.some(
    (each, at) =>
      (pronouns.has(each) && (needing.has(rest[at + 1] ?? "") || each.includes("'"))) ||
      (ofTheirs.has(each) && rest.slice(at + 1, at + 4).some((next) => ofMouth.has(next))),
  );
}
const fewWords = 12;
