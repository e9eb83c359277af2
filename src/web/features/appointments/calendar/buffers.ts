import type { Appointment } from "#contract/booking/appointments.ts";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { minutesFor } from "#web/lib/visit-minutes.ts";
import { typeOf } from "../appointment-labels.ts";
import { columnKey } from "./visit-spots.ts";

/** A stretch around a visit in which its chair and its practitioner take nobody else, on the clinic's clock. */
export interface KeptFree {
  from: string;
  /** `24:00` = the end of the day. */
  to: string;
  /** `Kept free after Root Canal` */
  name: string;
}

const dayEnd = 24 * 60;

/** The buffers that a visit was booked with, before it and after it; none of a visit that holds no time. */
export function buffersOf(appointment: Appointment): KeptFree[] {
  const { requestedTime, bufferBeforeMinutes, bufferAfterMinutes, status, isTest } = appointment;
  if (status === "cancelled" || isTest) return [];
  const start = minutesOf(requestedTime);
  const end = start + minutesFor(appointment);
  const stretches = [
    { side: "before", first: start - bufferBeforeMinutes, last: start },
    { side: "after", first: end, last: end + bufferAfterMinutes },
  ];
  return stretches.flatMap(({ side, first, last }) => {
    const [from, to] = [Math.max(first, 0), Math.min(last, dayEnd)];
    if (!(from < to)) return [];
    const name = `Kept free ${side} ${typeOf(appointment)}`;
    return [{ from: timeOfMinutes(from), to: timeOfMinutes(to), name }];
  });
}

/** The buffers of the visits shown, by the key of their day and column; read once, however many columns are drawn. */
export function buffersByColumn(
  appointments: readonly Appointment[],
  columnIdOf: (appointment: Appointment) => string,
): ReadonlyMap<string, readonly KeptFree[]> {
  const columns = new Map<string, KeptFree[]>();
  for (const appointment of appointments) {
    const key = columnKey(appointment.requestedDate, columnIdOf(appointment));
    const kept = buffersOf(appointment);
    if (kept.length > 0) columns.set(key, [...(columns.get(key) ?? []), ...kept]);
  }
  return columns;
}

/** `10 minutes kept free before`, for whoever does not see the strips; nothing where there are none. */
export const bufferWords = ({ bufferBeforeMinutes, bufferAfterMinutes }: Appointment): string[] => [
  ...(bufferBeforeMinutes > 0 ? [`${bufferBeforeMinutes} minutes kept free before`] : []),
  ...(bufferAfterMinutes > 0 ? [`${bufferAfterMinutes} minutes kept free after`] : []),
];
