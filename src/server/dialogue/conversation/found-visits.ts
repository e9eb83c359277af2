import type { FreeTime } from "#contract/errors.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { CallState } from "./state.ts";

/** The visits that this call found under the name and number given, the nearest first; as the results since have left them. */
export const foundOnCall = ({ found }: CallState): readonly FoundAppointment[] => found ?? [];

export const nearestFirst = (visits: readonly FoundAppointment[]): FoundAppointment[] =>
  visits.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));

export const withoutFound = (state: CallState, { appointmentId }: FoundAppointment): FoundAppointment[] =>
  foundOnCall(state).filter((each) => each.appointmentId !== appointmentId);

export const withFoundMoved = (state: CallState, to: FoundAppointment): FoundAppointment[] =>
  nearestFirst(foundOnCall(state).map((each) => (each.appointmentId === to.appointmentId ? to : each)));

/** Another of the patient's own visits at that very time: nobody else has taken it. */
export const foundAt = (
  state: CallState,
  date: string | null,
  time: string | null,
): FoundAppointment | null =>
  foundOnCall(state).find((each) => each.date === date && each.time === time) ?? null;

export const isAt = (visit: FreeTime | null, time: FreeTime | null): boolean =>
  visit !== null && time !== null && visit.date === time.date && visit.time === time.time;
