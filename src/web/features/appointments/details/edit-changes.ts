import type { Appointment, RescheduleAppointmentBody } from "#contract/booking/appointments.ts";
import { type ChangedField, changedByThem } from "#web/lib/edit/edit-conflict.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import type { Book } from "../calendar/book-columns.ts";
import { type EditInput, fieldsOf } from "./edit-form.ts";

const whenOf = ({ requestedDate, requestedTime }: Pick<Appointment, "requestedDate" | "requestedTime">) =>
  `${longDate(requestedDate)}, ${twelveHour(requestedTime)}`;

/** What somebody wishes of a booking: the fields of the form, and where it is moved, when to. */
type Mine = EditInput & { time?: string };

/** A booking as it would stand once moved. */
export const mineOf = (start: Appointment, move: RescheduleAppointmentBody): Mine => {
  const { durationMinutes, practitionerId, chairId } = fieldsOf(start);
  return {
    ...fieldsOf(start),
    time: whenOf(move),
    durationMinutes: move.durationMinutes ?? durationMinutes,
    practitionerId: move.practitionerId ?? practitionerId,
    chairId: move.chairId ?? chairId,
  };
};

/** As the form calls its fields. */
const names: Record<string, string> = {
  "patientDetails.name": "patientName",
  "patientDetails.phone": "phoneNumber",
  "patientDetails.email": "email",
  durationMinutes: "length",
  practitionerId: "practitioner",
  chairId: "chair",
};

/** What somebody else saved of a booking since the form began, in the words of the form; a time that was not chosen here is theirs. */
export function changesOf(
  start: Appointment,
  mine: Mine,
  theirs: Appointment,
  book: Book | null,
): ChangedField[] {
  const known = [...(book?.chairs ?? []), ...(book?.practitioners ?? [])];
  const called = (id: unknown) =>
    id === theirs.practitionerId
      ? theirs.practitionerName
      : (known.find((each) => each.id === id)?.name ?? (id === theirs.chairId ? theirs.chairName : id));
  const inWords: Record<string, (value: unknown) => unknown> = {
    durationMinutes: (minutes) => `${minutes} minutes`,
    practitionerId: called,
    chairId: called,
  };
  const [before, after] = [start, theirs].map((each) => ({ time: whenOf(each), ...fieldsOf(each) }));
  if (!before || !after) return [];
  return changedByThem(before, { time: before.time, ...mine }, after).map((change) => {
    const words = inWords[change.path] ?? ((value: unknown) => value);
    const path = names[change.path] ?? change.path;
    return { ...change, path, theirs: words(change.theirs), mine: words(change.mine) };
  });
}
