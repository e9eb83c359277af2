import { toLocal } from "#kernel/zoned-time.ts";
import type { Heard } from "../../hear/acts/acts.ts";
import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { noWhen, type Reading } from "../../readings.ts";
import { personIn } from "../absorb/people/people.ts";
import { newMatter } from "../begin.ts";
import { isClosedNow } from "../clock.ts";
import type { Matter, When } from "../ledger.ts";
import { keepingLimits } from "../time-limit.ts";
import { change, changeMatter, effect, type Turn } from "../turn.ts";
import { dayOf, hasWhen, joinWhen, noWhenYet } from "../when-wish.ts";
import { endsByNo, isForDentist, isNowAtNight, isOfMouth, isRaisedByThinner, isToday } from "./kinds.ts";

/** The visit for what a dentist should see soon. */

const soonest: Reading<true> = {
  value: true,
  heard: "as soon as possible",
  span: [0, 0],
  assumed: ["urgent"],
  certainty: "sure",
};
const urgent = "Emergency Visit";
const asSoonAsPossible = { reading: { ...noWhen, soonest }, heard: soonest.heard };

interface Trouble {
  kinds: readonly DangerKind[];
  /** The caller's own words. */
  words: readonly string[];
}

/** Proposes the next visit there is, unless something else is asked for; what was told goes with whatever it is. */
export function offerVisit(turn: Turn, heard: Heard, { kinds, words }: Trouble): Turn {
  const { matters, current } = turn.ledger;
  const booking = matters.findIndex(({ kind, status }) => kind === "book" && status === "open");
  if (booking >= 0) return hurry(turn, booking, { kinds, words });
  const wants = heard.acts.flatMap((act) => (act.kind === "want" ? [act.wish] : []));
  const isOfElse = wants.length > 0 && !wants.includes("book");
  const spokenOf = current === null ? undefined : matters[current];
  const isNow = isForToday(turn, kinds);
  if (current !== null && spokenOf?.status === "open" && !isNow)
    return changeMatter(turn, current, noted(spokenOf, words));
  if ((isOfElse && !isNow) || isSeenTo(turn)) return turn;
  if (kinds.some(isNowAtNight) && isClosedNow(turn.ledger) && !wants.includes("book")) return turn;
  const { people, person } = personIn({ heard }, everyClause, turn.ledger);
  const [reason = "", ...notes] = words;
  const matter: Matter = {
    ...newMatter("book", person, reason),
    treatment: urgent,
    ...{ reason, notes, when: keepingLimits(asSoonAsPossible, toldWhen(heard)) },
  };
  return change(turn, { people, matters: [...matters, matter], current: matters.length });
}

/** On a blood thinner they are told to be seen today, whatever else they rang for. */
const isForToday = ({ ledger: { isThinned } }: Turn, kinds: readonly DangerKind[]): boolean =>
  isThinned === true && kinds.some((kind) => isForDentist(kind) && isRaisedByThinner(kind));

/** When they can come, told beside the trouble. */
const toldWhen = ({ acts }: Heard): When =>
  acts.reduce(
    (before, act) => (act.kind === "when" && act.role === "wish" ? joinWhen(before, act.when) : before),
    noWhenYet,
  );

/** A visit that is being booked already is for this trouble; nobody is offered another. */
export function hurryVisit(turn: Turn, trouble: Trouble): Turn {
  const booking = turn.ledger.matters.findIndex(({ kind, status }) => kind === "book" && status === "open");
  return turn.ledger.matters[booking]?.treatment === null || (booking >= 0 && trouble.kinds.some(isOfMouth))
    ? hurry(turn, booking, trouble)
    : turn;
}

/** What cannot wait is looked for today, whichever hour was named; and as soon as can be is no hour of the day. */
export function todayFirst(turn: Turn, index: number): Turn {
  const { danger, matters, now, facts } = turn.ledger;
  const matter = matters[index];
  if (matter?.kind !== "book" || matter.slot !== null) return turn;
  // Wished for in the same breath: it is for what was told.
  const isOfDanger = danger?.stage === "advised" && (isOfMouth(danger.kind) || endsByNo(danger.kind));
  const isUnsaid = isOfDanger && !hasWhen(matter.when) && (matter.treatment ?? urgent) === urgent;
  if (isUnsaid && matter.lookedFor === null)
    return changeMatter(turn, index, { treatment: urgent, when: asSoonAsPossible });
  const { reading } = matter.when;
  if (matter.treatment !== urgent || reading.times.length === 0 || reading.days.length > 0) return turn;
  const { days } = dayOf(toLocal(now, facts.timeZone).date).reading;
  const sooner = reading.soonest === null ? { ...reading, days } : { ...reading, times: [] };
  return changeMatter(turn, index, { when: { ...matter.when, reading: sooner } });
}

/** One was booked in this call already, or was offered and not wanted. */
const isSeenTo = ({ ledger: { matters } }: Turn): boolean =>
  matters.some(({ kind, treatment, status }) => kind === "book" && treatment === urgent && status !== "open");

const everyClause = { from: 0, until: Number.POSITIVE_INFINITY };

const noted = (matter: Matter, words: readonly string[]): Pick<Matter, "notes"> => ({
  notes: [...matter.notes, ...words.filter((each) => !matter.notes.includes(each))],
});

/** A visit that is being booked: what cannot wait is not left to the day that was talked of for something else. */
function hurry(turn: Turn, index: number, { kinds, words }: Trouble): Turn {
  const matter = turn.ledger.matters[index];
  if (!matter) return turn;
  const { now, facts } = turn.ledger;
  const isLate =
    isForToday(turn, kinds) &&
    !isClosedNow(turn.ledger) &&
    matter.slot !== null &&
    matter.slot.date > toLocal(now, facts.timeZone).date;
  const isSoon = (kinds.some(isToday) && matter.treatment !== urgent) || (isLate && !matter.isAgreed);
  const isOpenWhen = !hasWhen(matter.when) && matter.slot === null;
  const told = changeMatter(turn, index, {
    ...noted(matter, words),
    treatment: isSoon || matter.treatment === null ? urgent : matter.treatment,
    ...(isOpenWhen && { when: asSoonAsPossible }),
    ...(isSoon && { ...freed, when: keepingLimits(asSoonAsPossible, matter.when) }),
  });
  return isSoon && matter.isHeld ? effect(told, { type: "release_hold" }) : told;
}

const freed = {
  ...{ slot: null, isHeld: false, isAgreed: false, offered: [], lookedFor: null, shift: null },
} satisfies Partial<Matter>;
