import type { ApiReply } from "#contract/api.ts";
import type { Chair } from "#contract/clinic/opening.ts";
import type { Person } from "#contract/clinic/people.ts";
import type { WorkingHours } from "#contract/clinic/people-options.ts";
import { isOffered } from "#contract/clinic/treatment-options.ts";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { minutesOf } from "#kernel/zoned-time.ts";

export interface Book {
  people: readonly Person[];
  treatments: readonly Treatment[];
  chairs: readonly Chair[];
}

export type BusinessHours = NonNullable<ApiReply<"knowledgeBase">>["businessHours"];

/** What in the book makes no sense together, in sentences for the desk; empty when all is well. */
export function warningsOf(book: Book, open: BusinessHours | null): string[] {
  const practitioners = book.people.filter(({ takesBookings }) => takesBookings);
  return [
    ...book.treatments.flatMap((treatment) => treatmentWarning(treatment, practitioners) ?? []),
    ...practitioners.flatMap((person) => personWarning(person, book.chairs, open) ?? []),
  ];
}

function treatmentWarning(treatment: Treatment, practitioners: readonly Person[]): string | null {
  const { id, name, durationMinutes } = treatment;
  const isHidden = !isOffered(treatment);
  // The standard ones are there whether a clinic does them or not.
  if (isHidden && treatment.isStandard) return null;
  if (isHidden) return `${name} is closed to the phone, the web and staff: nobody can book it.`;
  if (practitioners.length === 0) return null;
  const doing = practitioners.filter(({ treatmentIds }) => treatmentIds?.includes(id) ?? true);
  if (doing.length === 0) return `Nobody does ${name}, so it has no free times.`;
  if (doing.every(({ hours }) => hours?.every((each) => lengthOf(each) < durationMinutes)))
    return `${name} takes ${durationMinutes} minutes, longer than anybody who does it works at a stretch.`;
  return null;
}

function personWarning(
  { name, weekdays, hours, chairIds }: Person,
  chairs: readonly Chair[],
  open: BusinessHours | null,
): string | null {
  const isWhileOpen = ({ weekday, start, end }: WorkingHours) => {
    const ofDay = open?.[weekday === 0 || weekday === 6 ? "weekends" : "weekdays"];
    return ofDay === undefined || (ofDay.start !== "" && start < ofDay.end && ofDay.start < end);
  };
  if (hours !== null && !hours.some(isWhileOpen))
    return `${name} works only while the clinic is closed, so they have no free times.`;
  const theirs = chairs.filter(({ id }) => chairIds?.includes(id) ?? true);
  const isNeverIn = theirs.every((chair) => chair.weekdays?.every((day) => !weekdays.includes(day)));
  return isNeverIn ? `${name} has no chair on any day they work, so they have no free times.` : null;
}

const lengthOf = ({ start, end }: { start: string; end: string }) => minutesOf(end) - minutesOf(start);
