import type { DaySpan } from "#server/dialogue/understanding.ts";
import type { Detail, Identifying, LiveState, WhenWish } from "./state.ts";

/** The day of the visit as the caller said it: one day, and no week that it is in. Where it is to be moved to is none. */
export function visitDayTold(
  { visitMeant = null, draft: { when } }: Pick<LiveState, "visitMeant" | "draft">,
  purpose: Identifying,
): string | null {
  const meant = visitMeant ? oneDayOf(visitMeant) : null;
  if (meant !== null || purpose === "reschedule" || purpose === "waitlist")
    return meant ?? onlyDay(when.notDays);
  return oneDayOf(when);
}

/** 'I can't make Thursday' names it as 'on Thursday' does. */
const oneDayOf = ({ days, notDays }: WhenWish): string | null =>
  onlyDay(days.length > 0 ? days.map(({ value }: Detail<DaySpan>) => value) : notDays);

const onlyDay = (days: readonly DaySpan[]): string | null => {
  const [day, other] = days;
  return day && !other && day.from === day.to ? day.from : null;
};
