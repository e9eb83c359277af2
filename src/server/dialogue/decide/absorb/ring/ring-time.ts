import type { ActKind, Heard } from "../../../hear/acts.ts";
import type { DaySpan, WhenReading } from "../../../readings.ts";
import { keyOf } from "../../frames/people.ts";
import type { Matter, When } from "../../ledger.ts";
import { withAmended } from "../../told-so-far.ts";
import { change, changeMatter } from "../../turn.ts";
import { joinWhen, noWhenYet } from "../../when-wish.ts";
import { type Absorbing, type ActOf, ledgerOf, takeAct, withTurn } from "../absorbing.ts";
import { surelyTold } from "../times.ts";

/** When to ring. */

/** When to be rung: said with the wish for it, or once that was asked; the latest word on the day and the time stands. */
function ringTold({ heard, turn }: Absorbing, act: ActOf<"when">, index: number): Partial<Matter> | null {
  const isWithWish = heard.acts.some(
    ({ kind, clause, ...each }) =>
      kind === "want" && clause === act.clause && "wish" in each && each.wish === "callback",
  );
  const { put, matters } = turn.ledger;
  const matter = matters[index];
  const isAsked = (put[keyOf(index, "ring_when")] ?? 0) > 0 || matter?.isTold === true;
  // 'About my filling on Friday' is when they come, and not when to ring; a day that comes up in a story is neither.
  const beside = heard.acts.filter(({ clause }) => clause === act.clause);
  const isTold = beside.some(({ kind, certainty }) => kind === "tell" && certainty >= surelyTold);
  const isAnswer = turn.ledger.asked?.ask === "ring_when";
  const isGiven =
    isTimeAlone(heard, act) &&
    beside.some(({ kind, certainty }) => givesIt.has(kind) && certainty >= surelyGiven);
  const isInPassing = isTold && !isGiven && !isWithWish && !isAnswer;
  const isAround = (isAsked || isWithWish || isGiven) && !isInPassing && !isOfRingElse(heard, act);
  if (act.role === "visit" || act.of === "come" || !(act.of === "ring" || isAround)) return null;
  // 'Not mornings' is in the clause, and 'mornings' alone in what was read.
  const words = heard.clauses[act.clause]?.words ?? act.words;
  const when = joinWhen(ringBefore(matter?.when, act.when), withoutCorrected(act.when, matter?.when));
  // What was ruled out before and still is stands in their words beside what is told now.
  const before = matter?.ringWhen ?? null;
  const isKept = before !== null && !before.includes(words) && keepsRuledOut(matter?.when, when);
  return { ringWhen: isKept ? `${before}; ${words}` : words, when };
}

/** 'Not before ten', and then 'Monday or Tuesday': the one takes nothing from the other. */
function keepsRuledOut(before: When | undefined, { reading }: When): boolean {
  const out = [...(before?.reading.excludedTimes ?? [])];
  const isStill = out.some(({ heard }) => reading.excludedTimes.some((each) => each.heard === heard));
  return isStill && !reading.times.some(({ value }) => value.kind === "exact");
}
/** Another time of the same breath is the one to ring at. */
const isOfRingElse = ({ acts }: Heard, act: ActOf<"when">): boolean =>
  act.of === undefined && acts.some((other) => other.kind === "when" && other.of === "ring");

/** 'Tomorrow after two would be best'; 'she told me on the twelfth that it was three twenty' tells a story, in which no time is to ring at. */
export function isTimeAlone({ clauses }: Heard, { clause, when }: ActOf<"when">): boolean {
  const times = [...when.days, ...when.times, ...when.excludedDays, ...when.excludedTimes];
  const of = times.reduce((sum, { heard }) => sum + wordsIn(heard), 0);
  return wordsIn(clauses[clause]?.words ?? "") - of <= mostBesideTime;
}
const wordsIn = (text: string): number => text.split(" ").length;
const mostBesideTime = 5;

/** Once another day is told to ring on, the days that were ruled out before it are told by it. */
function ringBefore(before: When = noWhenYet, { days }: WhenReading): When {
  return days.length === 0 ? before : { ...before, reading: { ...before.reading, excludedDays: [] } };
}
const givesIt: ReadonlySet<ActKind> = new Set(["give", "choose", "correct"]);
const surelyGiven = 0.9;

/** 'Not tomorrow, make that Wednesday', once tomorrow was wished for, takes that back and rules out nothing besides. */
function withoutCorrected(when: WhenReading, before: When | undefined): WhenReading {
  const wished = before?.reading.days.map(({ value }) => value) ?? [];
  const isIn = (days: readonly DaySpan[], { from, to }: DaySpan): boolean =>
    days.some((day) => day.from === from && day.to === to);
  const out = when.excludedDays.map(({ value }) => value);
  const days = when.days.filter(({ value }) => !isIn(out, value));
  if (days.length === 0) return when;
  return { ...when, days, excludedDays: when.excludedDays.filter(({ value }) => !isIn(wished, value)) };
}

/** What was told before of when to ring is not so any more. */
export function rungAt(absorbing: Absorbing, act: ActOf<"when">, index: number): Absorbing {
  const part = ringTold(absorbing, act, index);
  if (part === null) return absorbing;
  const before = ledgerOf(absorbing).matters[index]?.ringWhen ?? null;
  const { ledger } = absorbing.turn;
  const isAnother = before !== null && part.ringWhen?.startsWith(before) !== true;
  const turn = isAnother
    ? change(absorbing.turn, withAmended(ledger, new Map([[before, ""]])))
    : absorbing.turn;
  return takeAct(withTurn(absorbing, changeMatter(turn, index, part)), act);
}
