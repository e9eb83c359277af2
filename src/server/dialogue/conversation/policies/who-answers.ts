import { hasIntent, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { anyOfKin, kinWords } from "#server/dialogue/who/kin.ts";
import { countWords } from "#server/dialogue/words.ts";

/** Who picked up a call of ours. Whatever leaves a doubt is not the person. */
export type WhoAnswers =
  | "person"
  | "somebody_else"
  | "fetches_them"
  | "machine"
  | "wrong_number"
  | "no_time"
  | "asks_who"
  | "greets"
  /** 'Yes, her husband speaking.' */
  | "contradicts"
  | "unclear";

const stop =
  /\b(?:stop|quit) (?:calling|ringing|phoning|contacting|bothering|harassing|these calls)\b|\b(?:don'?t|do not|never|not to) (?:ever )?(?:call|ring|phone|contact|bother)(?: \w+){0,3} (?:again|any ?more|ever)\b|\b(?:don'?t|do not|never) (?:call|ring|phone|contact) (?:me|us|this|here|my)\b(?! (?:back|today|now|before|until|at|on|this))|\b(?:take|remove|delete|get) (?:me|us|my number|this number|our number|him|her) (?:off|from|out)\b|\b(?:remove|delete) (?:my|this|our) number\b|\bno more (?:of these )?calls\b|\b(?:do not|don'?t) call (?:list|register)\b|\bunsubscribe\b|\bopt (?:me )?out\b|\blose (?:my|this) number\b/i;

/** Not to be rung again: heard at any point of such a call. */
export const asksToStop = (text: string): boolean => stop.test(text);

const machine =
  /\b(?:please|then) leave (?:a|your)\b|\bleave (?:your|me a|us a|me your|us your) (?:short |brief )?(?:message|name|number)\b|\bafter the (?:tone|beep)\b|\b(?:voice ?mail|message ?bank|answering machine)\b|\b(?:can'?t|cannot|can not|unable to) (?:come to|get to|answer|take|pick up)\b.{0,20}\b(?:phone|call)\b|\bnot available (?:right now|at the moment|to take)\b|\brecord your message\b|\byou(?:'ve| have) (?:reached|called)\b/i;
const wrong =
  /\bwrong (?:number|person|house)\b|\b(?:no ?(?:one|body)|nobody|no person|anyone|anybody) (?:here )?(?:by|of|with|called|named)\b|\bdoes(?:n'?t| not) (?:live|work) here\b|\b(?:not|isn'?t|is not) (?:her|his|their|\p{L}+'s) (?:number|phone|mobile)\b|\b(?:changed|got a new|has a new) (?:(?:her|his|their) )?number\b|\b(?:don'?t|do not) know (?:any|anyone|anybody|a|no|who that|that person|him|her|them)\b|\bnever heard of\b|\bthere(?:'s| is) no \p{L}+ (?:here|at this|on this)\b|\bmoved (?:out|away)\b|\b(?:she|he|they)(?:'s| is| has|'ve| have)? (?:passed away|passed on|died|dead|deceased)\b/iu;
const fetches =
  /\b(?:hold|hang) on\b|\b(?:one|just a|a|wait a|give me a) (?:moment|sec|second|minute|tick|mo)\b|\bi(?:'ll| will|'m going to| can)? (?:just )?(?:(?:get|grab|fetch) \p{L}+|(?:find|call) (?:her|him|them)|(?:put|pass) (?:her|him|them|you)|see if)\b|\b(?:she|he)(?:'s| is) (?:just )?coming\b|\bhere (?:she|he) is\b|\bbear with me\b/iu;
/** 'Husband speaking'; but 'yeah mate' is said to us. */
const relative = kinWords.replace(/(?<=^|\|)(?:mate|boy|girl|baby)s?\|/g, "");
const somebodyElse = new RegExp(
  [
    "\\b(?:she|he|they)(?:'s|'re|'ll|\\b)",
    "\\bnot (?:here|home|in|around|available|her|him|me|them)\\b",
    "\\b(?:isn'?t|is not|aren'?t) (?:here|home|in|around|available)\\b",
    `\\b(?:(?:my|our|his|her|their|the|[a-z]+'s) ${anyOfKin}|${relative})\\b`,
    "\\b(?:nurse|assistant|secretary|receptionist)\\b",
    "\\b(?:take|pass on|give (?:her|him)) a message\\b|\\bon (?:her|his|their) behalf\\b",
    "\\b(?:out|away) (?:at|right now|today|for)\\b|(?<!\\bi'm |\\bi am )\\bat (?:work|school|uni)\\b",
  ].join("|"),
  "i",
);
/** 'This is she': grammar that would otherwise read as somebody else. */
const itIsThey = new RegExp(
  [
    `\\b(?:this|that|it)(?:'s| is) (?:she|her|he|him|me)\\b(?! (?:\\w+ )?(?:${anyOfKin}|phone|number|house|place))`,
    "\\b(?:you are|you'?re) (?:speaking|talking) (?:to|with) (?:her|him|me|them)\\b(?! \\w)",
    "^\\W*(?:(?:yes|yeah|yep|yup|hi|hello|hey)\\W+)*speaking\\W*$",
  ].join("|"),
  "i",
);
const noTime =
  /\b(?:bad|not a good|not a great|not the best) time\b|\b(?:busy|driving|in a meeting|at work)\b|\b(?:call|ring|try) (?:me |us )?(?:back|again|later)\b|\bnot interested\b|\bno thank/i;
const asks =
  /\bwho(?:'s| is| are| am| was)?\b|\bwhat\b|\bwhy (?:are|do|did)\b|\bwhere (?:are|is)\b|\bwhich (?:clinic|company|dentist)\b|\bis (?:this|that) (?:a |an )?(?:scam|spam|real|robot|recording|machine)\b|\b(?:scam|spam)\b/i;
const selfNamed =
  /\b(?:this is|that'?s|it'?s|it is|i'?m|i am|my name(?:'s| is)|you(?:'re| are) (?:speaking|talking) (?:to|with))\s+(\p{L}+)(?![\p{L}'])(?!\s+\p{L}+')/giu;

/** What is plain from the words alone, the gravest first. */
const plain: readonly (readonly [RegExp, WhoAnswers])[] = [
  [machine, "machine"],
  [wrong, "wrong_number"],
  [asks, "asks_who"],
  [fetches, "fetches_them"],
];

export function whoAnswers(heard: Understanding, patientName: string): WhoAnswers {
  const text = heard.text.replaceAll("’", "'");
  const found = plain.find(([words]) => words.test(text));
  if (found) return found[1];
  if (hasIntent(heard, "are_you_human")) return "asks_who";
  const who = byName(text, patientName);
  const isYes = who.isThey || isPlainYes(text);
  if (who.isOther) return isYes ? "contradicts" : "somebody_else";
  if (noTime.test(text)) return "no_time";
  if (yesOrNo(heard) === "no") return isYes ? "contradicts" : "somebody_else";
  if (isYes) return "person";
  return hasIntent(heard, "greeting") ? "greets" : "unclear";
}

/** 'Sounds good' and 'it looks fine' agree to something else: here only a yes in so many words, and little beside it, will do. */
const plainYes =
  /^\W*(?:(?:oh|ah|uh|um|well|hi|hello|hey|good (?:morning|afternoon|evening))\W+)*(?:yes|yeah|yep|yup|yea|yah|ye|aye|correct|indeed|it is|i am|you are|that(?:'s| is) (?:right|correct|me))\b/i;
const mostWords = 8;
const isPlainYes = (text: string): boolean => plainYes.test(text) && countWords(text) <= mostWords;

/** Who they say they are; both when the words point either way. */
function byName(text: string, patientName: string): { isThey: boolean; isOther: boolean } {
  const first = (patientName.trim().split(/\s+/)[0] ?? "").toLowerCase();
  const names = [...text.matchAll(selfNamed)].map(([, name = ""]) => name.toLowerCase());
  const opening = "^(?:\\W*(?:yes|yeah|yep|hi|hello|hey|good \\w+)\\W+)*";
  const answersWithName = new RegExp(`${opening}${escaped(first)} (?:speaking|here)\\b`, "i").test(text);
  return {
    isThey: names.includes(first) || answersWithName || itIsThey.test(text),
    isOther:
      somebodyElse.test(text.replace(itIsThey, " ")) ||
      names.some((name) => name !== first && commonFirstNames.has(name)),
  };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
