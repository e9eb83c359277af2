import { cardinals } from "#kernel/number-words.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Candidate } from "../acts/acts.ts";
import type { Span } from "../found.ts";

/**
 * 'The ten', 'four, yep': an hour by itself is one of the times that were offered, where it is that of just one of them. Read clause by
 * clause from the last, since whoever thinks again says so at the end.
 */

/** On the face of a clock; null = no hour. */
function hourOf(word: string): number | null {
  if (word === "midday" || word === "noon") return 12;
  const hour = /^\d{1,2}$/.test(word) ? Number(word) : (cardinals.get(word) ?? 0);
  return hour >= 1 && hour <= 12 ? hour : null;
}

/** Before these a number counts something. */
export const counted = wordSet(
  "kids children boys girls people of us weeks week years year months days minutes mins hours times teeth fillings brothers sisters dollars percent hundred thousand double triple oh zero",
);
/** Behind these it is no hour: 'the other one', 'number two'. */
const notHours = wordSet(
  "only number no which that this other last next first second third each any every just my your",
);
const halfDay = 12 * 60;

export interface BareHour {
  candidate: Candidate;
  span: Span;
  clause: number;
}

/** The one that is told last; see `readBareHours`. */
export const readBareHour = (...told: Parameters<typeof readBareHours>): BareHour | null =>
  readBareHours(...told).at(-1) ?? null;

/**
 * In the order said.
 * @param mayPick whether a clause may choose: what is told in it does not
 */
export const readBareHours = (
  clauses: readonly Utterance[],
  candidates: readonly Candidate[],
  mayPick: (clause: number) => boolean,
): readonly BareHour[] =>
  clauses.flatMap(({ words }, clause) =>
    mayPick(clause)
      ? words.flatMap(({ start, end }, at): BareHour[] => {
          const found = isDoubted(clauses, clause, at) ? null : hourAt(words, at);
          const fitting =
            found === null ? [] : candidates.filter(({ time }) => time !== undefined && isAt(time, found));
          const [only] = fitting;
          return only && fitting.length === 1 ? [{ candidate: only, span: [start, end], clause }] : [];
        })
      : [],
  );

/** 'Nine, is that too late', 'is ten a bit early for her': asked about, or turned down, and not chosen. */
function isDoubted(clauses: readonly Utterance[], clause: number, at: number): boolean {
  const words = clauses.slice(clause).flatMap((each, k) => each.words.slice(k === 0 ? at + 1 : 0));
  const next = words.findIndex(({ word }) => hourOf(word) !== null);
  const behind = words.slice(0, next < 0 ? mostBehind : Math.min(next, mostBehind)).map(({ word }) => word);
  return behind.some((word, k) => unfit.has(word) && ["too", "bit"].includes(behind[k - 1] ?? ""));
}
const unfit = wordSet("late early soon tight quick");
const mostBehind = 7;

/** In minutes on the face of a clock. */
function hourAt(words: Utterance["words"], at: number): number | null {
  const hour = hourOf(words[at]?.word ?? "");
  const [before, next] = [words[at - 1]?.word ?? "", words[at + 1]?.word ?? ""];
  if (hour === null || isCounted(words, at) || notHours.has(before) || hourOf(before) !== null) return null;
  // 'That one', 'one of those' is no hour.
  if (hour === 1 && !/^(?:at|the)$/.test(before) && !/^(?:o'?clock|pm|thirty)$/.test(next)) return null;
  const isHalf =
    before === "half" ||
    next === "thirty" ||
    next === "half" ||
    (before === "past" && words[at - 2]?.word === "half");
  return hour * 60 + (isHalf ? 30 : 0);
}

/** 'Four and a half', 'two and five year olds'; 'four and half past' are two times. */
const isCounted = (words: Utterance["words"], at: number): boolean => {
  const [next, after] = [words[at + 1]?.word ?? "", words[at + 2]?.word ?? ""];
  if (next !== "and") return counted.has(next);
  return after !== "half" && after !== "quarter" && hourAt(words, at + 2) === null;
};

const isAt = (time: string, minutes: number): boolean => minutesOf(time) % halfDay === minutes % halfDay;
