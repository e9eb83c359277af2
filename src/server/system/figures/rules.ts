import { type CallOutcome, successfulOutcomes } from "#contract/calls/calls.ts";
import type { FigureCounts } from "#contract/system/figures.ts";
import type { AppointmentId, CallId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { type OpeningCalendar, openPiecesOn } from "#server/booking/availability.ts";

/** A caller's call that the assistant answered and that is over. */
export interface AnsweredCall {
  id: CallId;
  /** Epoch milliseconds. */
  startedAt: number;
  endedAt: number;
  outcome: CallOutcome;
  /** A message, ring-back or emergency of it was left for a person, done by now or not. */
  leftWork: boolean;
}

/** A visit that the assistant booked. */
export interface BookedVisit {
  id: AppointmentId;
  appointmentType: string;
  isCancelled: boolean;
  bookedAt: number;
}

/** What a treatment costs; null = the list has no price. */
export interface Price {
  priceCents: number | null;
  isFromPrice: boolean;
}

/** The seven days from that Monday, on the clinic's clock. */
export const weekFrom = (monday: string, timeZone: string): Interval => ({
  start: toInstant(monday, "00:00", timeZone),
  end: toInstant(addDays(monday, 7), "00:00", timeZone),
});

/** When the clinic is open in those seven days, less holidays and closures. */
export const openTimesOf = (monday: string, calendar: OpeningCalendar): Interval[] =>
  Array.from({ length: 7 }, (_, i) => openPiecesOn(addDays(monday, i), calendar)).flat();

export const isWithin = (instant: number, times: readonly Interval[]): boolean =>
  times.some(({ start, end }) => start <= instant && instant < end);

/** A person had to take these over, or has to come back to them. */
const needPeople: readonly CallOutcome[] = ["message_taken", "handed_over", "emergency"];

/** Whether reception would have had the whole call, and had nothing to do with it. */
export const savesTime = ({ outcome, leftWork }: AnsweredCall): boolean =>
  !leftWork && successfulOutcomes.includes(outcome) && !needPeople.includes(outcome);

/** By the name of the treatment, however it is written. */
export function priceList(treatments: readonly ({ name: string } & Price)[]): (name: string) => Price {
  const prices = new Map(treatments.map((each) => [each.name.toLowerCase(), each]));
  return (name) => {
    const { priceCents = null, isFromPrice = false } = prices.get(name.toLowerCase()) ?? {};
    return { priceCents, isFromPrice: priceCents !== null && isFromPrice };
  };
}

export interface WeekOfWork {
  calls: readonly AnsweredCall[];
  visits: readonly BookedVisit[];
  /** When the clinic was open. */
  open: readonly Interval[];
  priceOf: (treatment: string) => Price;
}

/** A week's work apart: the rows behind each figure, and the figures. */
export function figuresOf({ calls, visits, open, priceOf }: WeekOfWork) {
  const outOfHours = calls.filter(({ startedAt }) => !isWithin(startedAt, open));
  const saving = calls.filter(savesTime);
  const standing = visits.filter(({ isCancelled }) => !isCancelled);
  const prices = standing.map(({ appointmentType }) => priceOf(appointmentType));
  const savedMs = saving.reduce((sum, { startedAt, endedAt }) => sum + (endedAt - startedAt), 0);
  const counts: FigureCounts = {
    ...{ outOfHours: outOfHours.length, answered: calls.length, booked: visits.length },
    worthCents: prices.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0),
    minutesSaved: Math.floor(savedMs / 60_000),
  };
  return {
    ...{ counts, outOfHours, saving },
    cancelled: visits.length - standing.length,
    withFromPrice: prices.filter(({ isFromPrice }) => isFromPrice).length,
    withoutPrice: prices.filter(({ priceCents }) => priceCents === null).length,
  };
}
