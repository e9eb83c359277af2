import type { Act, ActKind, Heard } from "../../../hear/acts/acts.ts";
import type { DaySpan, TimeWish, WhenReading } from "../../../readings.ts";
import { keyOf } from "../../frames/people.ts";
import type { Ledger, Matter, When } from "../../ledger.ts";
import { withAmended } from "../../told-so-far.ts";
import { change, changeMatter } from "../../turn.ts";
import { joinWhen, noWhenYet } from "../../when-wish.ts";
import { type Absorbing, type ActOf, ledgerOf, takeAct, withTurn } from "../absorbing.ts";
import { surelyTold } from "../times.ts";

/** When to ring. */

/**
 * 'So it's after two now, yeah', where the team has another time: what is said to stand is what is wished for, and no yes is said to it.
 * What stands there is asked after.
 */
export function readAsRingTime(heard: Heard, { told, matters, current }: Ledger): Heard {
  const ring = told?.ring;
  const isOfRing = ring?.by === "call" && current === null && matters.at(-1)?.isTold === true;
  const isOther = (stated: WhenReading): boolean => isOfRing && !isIn(stated, ring.when);
  // 'Right, so that's | Wednesday after three then'
  const behind = heard.acts.find(
    (act): act is Act & ActOf<"when"> => act.kind === "when" && act.role === "wish",
  );
  const isOfBehind = behind !== undefined && behind.of !== "come" && isOther(behind.when);
  const acts = heard.acts.flatMap((act): readonly Act[] => {
    if (act === behind && isOfBehind && heard.acts.some(isBareClaim)) return [{ ...act, of: "ring" }];
    if (isBareClaim(act) && isOfBehind) return [];
    if (act.kind !== "ask" || act.about.stated === undefined) return [act];
    const { stated, ...about } = act.about;
    const isClaimed = (about.whether ?? "told") === "told" && about.detail === "when";
    if (!isClaimed || act.topic !== "done" || !isOther(stated)) return [{ ...act, about }];
    const { clause, words, certainty } = act;
    return [{ clause, words, certainty, kind: "when", when: stated, role: "wish", of: "ring" }];
  });
  return { ...heard, acts };
}

/** Whether it is so, of nothing that is named. */
const isBareClaim = (act: Act): boolean =>
  act.kind === "ask" &&
  act.topic === "done" &&
  (act.about.whether ?? "told") === "told" &&
  Object.keys(act.about).every((key) => key === "whether" || key === "stated");

/** All that is said of it is so. */
function isIn(stated: WhenReading, stands: WhenReading): boolean {
  const isDay = stated.days.every(({ value }) =>
    stands.days.some((day) => value.from <= day.value.from && day.value.to <= value.to),
  );
  const isTime = stated.times.every(({ value }) =>
    stands.times.some((time) => startOf(value) <= startOf(time.value) && endOf(time.value) <= endOf(value)),
  );
  return isDay && isTime;
}
const startOf = (time: TimeWish): string => (time.kind === "exact" ? time.time : time.from);
const endOf = (time: TimeWish): string => (time.kind === "exact" ? time.time : time.to);

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
  const isAround =
    (isAsked || isWithWish || isGiven || isLimitBehindWish(heard, act)) &&
    !isInPassing &&
    !isOfRingElse(heard, act);
  if (act.role === "visit" || act.of === "come" || !(act.of === "ring" || isAround)) return null;
  if (act.of !== "ring" && isDayOfVisit({ heard, turn }, act)) return null;
  const told = matter?.ringWhen ?? null;
  // Which of them holds is theirs to say: all of it stands in their words.
  if (act.isHedged) {
    const all = heard.text.trim();
    return { ringWhen: told === null || all.includes(told) ? all : `${told}; ${all}`, when: noWhenYet };
  }
  // 'Not mornings' is in the clause, and 'mornings' alone in what was read.
  const words = heard.clauses[act.clause]?.words ?? act.words;
  const when = joinWhen(ringBefore(matter?.when, act.when), withoutCorrected(act.when, matter?.when));
  // What was ruled out before and still is stands in their words beside what is told now.
  const isKept = told !== null && !told.includes(words) && keepsRuledOut(matter?.when, when);
  return { ringWhen: isKept ? `${told}; ${words}` : words, when };
}

/** 'After three, and she's still coming on the seventeenth': the day of a visit that stands, told beside when to ring. */
function isDayOfVisit({ heard, turn }: Pick<Absorbing, "heard" | "turn">, act: ActOf<"when">): boolean {
  const { lineVisits, found, booked } = turn.ledger;
  const [day, ...others] = act.when.days;
  const isThen = [...lineVisits, ...found, ...booked].some(({ date }) => date === day?.value.from);
  const isBeside = heard.acts.some((each) => each.kind === "when" && each.clause !== act.clause);
  return isThen && others.length === 0 && (isBeside || heard.clauses.length > 1) && !isTimeAlone(heard, act);
}

/** 'Can somebody ring me, and not before five': with no other wish, hours that bound something bound the ringing. */
function isLimitBehindWish({ acts }: Heard, { clause, when }: ActOf<"when">): boolean {
  const wishes = acts.flatMap((act) => (act.kind === "want" ? [act] : []));
  const isBound =
    when.excludedTimes.length > 0 || when.times.some(({ value }) => value.kind === "part" && value.isBound);
  return (
    isBound && wishes.length > 0 && wishes.every((act) => act.wish === "callback" && act.clause < clause)
  );
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

/** Whoever told a time beside the wish to be rung is not asked for one, though it was not clear that it is of the ringing. */
export function noteTimeTold(absorbing: Absorbing): Absorbing {
  const { acts } = absorbing.heard;
  const isOfRinging = acts.some(
    (act) => (act.kind === "want" && act.wish === "callback") || (act.kind === "rung" && act.whom === null),
  );
  if (!isOfRinging || !acts.some((act) => act.kind === "when" && act.of !== "come" && act.role !== "visit"))
    return absorbing;
  const { matters, put } = ledgerOf(absorbing);
  const keys = matters.flatMap(({ kind, status, ringWhen }, at) =>
    kind === "callback" && status === "open" && ringWhen === null ? [keyOf(at, "ring_when", "told")] : [],
  );
  const noted = Object.fromEntries(keys.map((key) => [key, 1]));
  return withTurn(absorbing, change(absorbing.turn, { put: { ...put, ...noted } }));
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
