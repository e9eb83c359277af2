import type { Utterance } from "../../words.ts";
import type { ActKind, WrongDetail } from "../acts/acts.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";
import { has, type ParsedUtterance } from "../parsed-utterance.ts";

/** Which detail is not right, where the caller does not say what would be. */

const details: readonly (readonly [WrongDetail, RegExp])[] = [
  ["phone", /\b(?:number|mobile|phone)\b/i],
  ["name", /\b(?:sur)?names?\b|\bspel(?:l|t|led|ling)\b/i],
  ["when", /\b(?:time|day|date)s?\b/i],
  ["treatment", /\btreatment\b|\bwhat (?:it['’]?s|it is|i['’]?m coming) (?:in )?for\b/i],
];
const saysWrong =
  /\b(?:wrong|incorrect|mistake|not (?:quite )?right|isn'?t right|not correct|not my|isn'?t my|change|(?:an)?other|different)\b/i;
/** A longer sentence tells something of its own. */
const mostWords = 12;

/** @param values what was read besides: a detail that is told is put right by it */
export function readWrong(parsed: ParsedUtterance, values: readonly Found[]): readonly Found[] {
  const { utterance, context } = parsed;
  if (!isOfBooking(context) || utterance.words.length > mostWords || has(parsed, "want.move", "want.cancel"))
    return [];
  const isAnswer = context.prompt === "open" && context.wish !== null && isShort(utterance);
  if (!saysWrong.test(utterance.text) && !isAnswer) return [];
  const [detail, pattern] = details.find(([, words]) => words.test(utterance.text)) ?? [];
  const found = pattern?.exec(utterance.text);
  if (!detail || !found || values.some(({ act }) => toldBy[detail].includes(act.kind))) return [];
  return [
    {
      act: { kind: "wrong", detail },
      span: [found.index, found.index + found[0].length],
      certainty: sure,
    },
  ];
}

const toldBy: Readonly<Record<WrongDetail, readonly ActKind[]>> = {
  phone: ["phone", "digits"],
  name: ["name", "letters"],
  when: ["when", "shift"],
  treatment: ["treatment"],
};

/** At the read-back, or once it was asked what to change. */
const isOfBooking = ({ prompt, wish }: HearContext): boolean =>
  (wish === "book" || wish === "move") && (prompt === "read_back" || prompt === "open" || prompt === "phone");

/** 'The name', 'the day please' */
const isShort = ({ words }: Utterance): boolean => words.length <= mostInAnswer;
const mostInAnswer = 4;
