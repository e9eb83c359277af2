import type { FreeTime } from "#contract/errors.ts";
import { addDays, daysBetween, weekdayOf } from "#kernel/zoned-time.ts";
import { worksOn } from "#server/dialogue/conversation/dentists.ts";
import type { Draft, LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { fits, namedTime, toOffer, toSlotWish } from "#server/dialogue/conversation/wishes.ts";
import type { SlotWish } from "#server/dialogue/events.ts";

/**
 * Who asks for a dentist by name is offered the days on which the clinic's notes say that the dentist works. That it will be
 * that dentist is never promised: the books do not know, and the team reads the wish in the notes.
 */

/** Whether a time may be offered to whoever asked for that dentist. */
export const isOfDentist = ({ dentist }: Draft, { date }: FreeTime): boolean =>
  dentist === undefined || worksOn(dentist, date);

/** Whether the dentist works on none of the days wished for. */
export function isAwayThen(state: LiveState): boolean {
  const { dentist } = state.draft;
  return dentist !== undefined && !daysWished(state).some((date) => worksOn(dentist, date));
}

function daysWished({ draft, ...state }: LiveState): string[] {
  const { fromDate, toDate } = toSlotWish(draft.when, todayOf({ draft, ...state }));
  const length = Math.min(daysBetween(fromDate, toDate) + 1, 7);
  const days = Array.from({ length }, (_, k) => addDays(fromDate, k));
  return days.filter((date) => isWished(draft, date));
}

const isWished = ({ when }: Draft, date: string): boolean =>
  fits({ ...when, times: [], notTimes: [] }, { date, time: "12:00" });

/** The dentist's days are told to whoever wishes for another one; who wishes for it all the same is taken at their word. */
export function tellDentistDays(turn: Turn): Turn {
  const { dentist, when } = turn.state.draft;
  if (!dentist) return turn;
  const isAway = isAwayThen(turn.state);
  if (isAway && dentist.isTold) {
    const { dentist: _, ...draft } = turn.state.draft;
    return say(
      { ...turn, state: { ...turn.state, draft } },
      `It would not be Dr ${lastOf(dentist.name)} then.`,
    );
  }
  const leavesOut = when.days.some(({ value: { from, to } }) => from === to && !worksOn(dentist, from));
  const { inTurns = [] } = dentist;
  const isInTurn = daysWished(turn.state).some((date) => inTurns.includes(weekdayOf(date)));
  if (!isAway && ((!leavesOut && !isInTurn) || dentist.isTold)) return turn;
  const isSaid = turn.sentences.some((each) => each.includes(dentist.sentence));
  return changeDraft(say(turn, isSaid ? "" : dentist.sentence, inTurns.length > 0 ? onlyTeamKnows : ""), {
    dentist: { ...dentist, isTold: true },
  });
}

/** Which Fridays 'every second Friday' are, the notes do not say. */
const onlyTeamKnows = "Which weeks those are, only the team can tell you.";

const lastOf = (name: string): string => name.split(" ").at(-1) ?? name;

const daysBefore = 4;
const daysAfter = 10;

/** The days around those wished for. */
export function besideWish(state: LiveState): SlotWish {
  const wish = toSlotWish(state.draft.when, todayOf(state));
  const fromDate = [todayOf(state), addDays(wish.fromDate, -daysBefore)].sort().at(-1) ?? wish.fromDate;
  return { ...wish, fromDate, toDate: addDays(wish.toDate, daysAfter), time: null };
}

/**
 * Of what is free around a day wished for, the times on the dentist's last day before and the first after it; a visit that is
 * moved goes to another day than its own.
 */
export function nearestOfDentist({ draft, ...state }: LiveState, free: readonly FreeTime[]): FreeTime[] {
  const { when } = draft;
  const { fromDate } = toSlotWish(when, todayOf({ draft, ...state }));
  const anyDay = { ...when, days: [], pairs: [] };
  const isOther = ({ date }: FreeTime): boolean => date !== state.moving?.date;
  const ofDentist = free.filter(
    (each) => isOfDentist(draft, each) && isOther(each) && fits({ ...anyDay, times: [] }, each),
  );
  const asWished = ofDentist.filter((each) => fits(anyDay, each));
  const possible = asWished.length > 0 ? asWished : ofDentist;
  const before = possible.findLast(({ date }) => date < fromDate)?.date;
  const after = possible.find(({ date }) => date >= fromDate)?.date;
  const near = namedTime(when);
  const beside = possible.filter(({ date }) => date === before || date === after);
  return toOffer(beside, asWished.length === 0 && near !== null ? { ...when, near } : when);
}
