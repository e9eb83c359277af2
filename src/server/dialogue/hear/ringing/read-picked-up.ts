import { isRelationWord } from "../../who/relations.ts";
import type { Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";

/**
 * Who picked up a call of ours. Whatever leaves a doubt is not them: either the whole utterance says yes and nothing else,
 * or they name themselves and nothing in it speaks against it.
 */
export function readPickedUp({ text, words }: Utterance, expected: string): readonly Found[] {
  const said = text.toLowerCase().replaceAll("’", "'");
  const who = whoSays(said, names(expected), words);
  return who === null ? [] : [{ act: { kind: "picked_up", who }, span: [0, text.length], certainty: sure }];
}

type Who = "them" | "somebody_else" | "nobody" | "machine";
interface Names {
  first: string;
  /** The first name alone or with what follows it. */
  any: string;
}

function whoSays(said: string, { first, any }: Names, words: Utterance["words"]): Who | null {
  if (machine.test(said)) return "machine";
  const self = selfIn(any);
  const [plain, beside] = [said.replace(yes, " ").replace(self, " "), said.replace(self, " ")];
  const isWhole = plain !== said && courtesies.test(plain);
  const isOther = others.test(beside) || words.some(({ word }) => isRelationWord(word) && !toUs.has(word));
  if (isWhole) return "them";
  if (nobody.test(said) || new RegExp(`\\bno ${first}\\b`).test(said)) return "nobody";
  if (isOther || new RegExp(`\\b${first}(?:'s\\b| (?:is|isn't|is not|has|won't|can't)\\b)`).test(said))
    return "somebody_else";
  if (beside !== said && !contrary.test(beside)) return "them";
  return namesAnother(said, any) ? "somebody_else" : null;
}

function names(expected: string): Names {
  const [first = "", ...rest] = expected.toLowerCase().trim().split(/\s+/).map(escaped);
  const more = rest.length === 0 ? "" : `(?: (?:${rest.join(" )?(?:")}))?`;
  return { first, any: `(?:(?:mrs?|ms|miss|dr) )?${first}${more}` };
}
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const greeting =
  "(?:(?:oh|ah|um|uh|er|well|yes|yeah|yep|hi|hello|hey|good (?:morning|afternoon|evening))[ ,.!]+)*";
const yes =
  /\b(?:yes|yeah|yep|yup|yea|yah|ye|aye|correct|indeed|it is|i am|that(?:'s| is) (?:right|correct)|you(?:'ve| have) got (?:me|her|him))\b/g;

/** 'This is Priya', 'Priya speaking', 'that's me', 'this is she': but not 'this is Priya's phone'. */
const selfIn = (any: string): RegExp =>
  new RegExp(
    [
      `\\b(?:this|that|it)(?:'s| is) (?:me|she|he|her|him)\\b(?! (?:not|you|\\w+'s|\\w+ (?:phone|number|house))\\b)(?! \\w+ing\\b)`,
      `\\b(?:this is|that's|it's|it is|i'm|i am|my name's|my name is) ${any}\\b(?!'s)(?! (?:(?!(?:what|who|where|it|that)'s)\\w+'s|phone|office|number)\\b)`,
      `\\byou(?:'re| are) (?:speaking|talking) (?:to|with) (?:me|her|him|them|${any})\\b(?! \\w)(?!'s)`,
      `^\\W*${greeting}${any} (?:speaking|here)\\b`,
      `^\\W*${greeting}speaking\\W*$`,
    ].join("|"),
    "g",
  );

/** What may stand beside a yes without taking anything from it. */
const courtesies =
  /^(?:\W|\b(?:oh|ah|um|uh|er|well|hi|hello|hey|there|good|morning|afternoon|evening|speaking|thanks|thank you|please|sure|mate)\b)*$/;

const machine =
  /\bleave (?:a|your|me a|us a|me your|us your) (?:short |brief |detailed )?(?:message|name|number)\b|\bafter the (?:tone|beep)\b|\b(?:voice ?mail|message ?bank|answering machine|mailbox)\b|\b(?:can't|cannot|unable to) (?:come to|get to|answer|take) (?:the|your|my) (?:phone|call)\b|\bnot available (?:right now|at the moment|to take)\b|\brecord your message\b|\byou(?:'ve| have) (?:reached|called)\b/;

/** They are no longer to be reached here, or never were. */
const nobody =
  /\b(?:no ?one|nobody|anyone|anybody) (?:here )?(?:by|of|with|called|named)\b|\b(?:doesn't|does not) (?:live|work) here\b|\bnever heard of\b|\bdon't know (?:any|anyone|anybody)\b|\bmoved (?:out|away)\b|\b(?:passed away|passed on|died|dead|deceased)\b/;

const others = /\b(?:she|he|they|her|him|them|his|their)(?:'s|'re|'ll)?\b/;
/** 'Yeah mate' is said to us. */
const toUs: ReadonlySet<string> = new Set(["mate", "mates", "boy", "girl", "baby"]);
const contrary = /\b(?:not|no|nah|never|isn't|wrong|behalf|nurse|assistant|secretary|receptionist)\b/;

const namesAnother = (said: string, any: string): boolean =>
  new RegExp(`\\b(?:my name(?:'s| is)|this is) (?!${any}\\b)(?:\\p{L}+)\\W*(?:$|speaking|here)`, "u").test(
    said,
  );
