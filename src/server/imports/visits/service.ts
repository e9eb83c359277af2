import { defaultAppointmentType } from "#contract/limits.ts";
import { toIso } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";
import type { Interval } from "#kernel/intervals.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { outsideHoursIn } from "#server/booking/displaced/rules.ts";
import { findChairsAndTakenTimes, lockDays } from "#server/booking/place-visit.ts";
import type { AppointmentWatch } from "#server/booking/port.ts";
import { visitMs } from "#server/booking/visit-needs.ts";
import type { ClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { type Drafted, type PersonDraft, readVisit, type VisitDraft } from "../columns/drafts.ts";
import type { KnownPerson, People } from "../patients/rules.ts";
import { findKnown, lockAll } from "../patients/service.ts";
import * as patientStore from "../patients/store.ts";
import type { CarryContext, Decision, FileRow } from "../port.ts";
import {
  ageOf,
  type PlaceWish,
  plainTitle,
  type Seats,
  seatsOf,
  spanOf,
  type VisitAge,
  whenIs,
} from "./rules.ts";
import * as store from "./store.ts";

export interface VisitContext extends CarryContext {
  profile: ClinicProfile;
  /** Chairs by plain name, in their order. */
  chairs: readonly { id: string; name: string; weekdays: readonly number[] | null }[];
  /** Told of visits to come whose patients are to be reminded. */
  watch: AppointmentWatch | null;
  /** Where a preview has put the visits before; null = the database knows. */
  seats: Seats | null;
}

/** A row that can be read, with its time. */
interface Timed {
  row: FileRow;
  draft: VisitDraft;
  time: Interval;
  age: VisitAge;
}

interface Carried extends Decision {
  visit?: store.NewVisit;
  person?: KnownPerson;
}

/** What becomes of these rows of a file of visits; with `doIt` it is done, in the transaction of the queries. */
export async function carryVisits(
  queries: ClinicQueries,
  rows: readonly FileRow[],
  context: VisitContext,
  doIt: boolean,
): Promise<Decision[]> {
  const read = rows.map((row) => timed(row, readVisit(row, context.reading), context));
  const visits = read.flatMap((one) => ("draft" in one ? [one] : []));
  const people = visits.map(({ draft }) => draft.person);
  const inBook = visits.filter(({ age }) => age !== "old");
  const coming = inBook.filter(({ age }) => age === "to_come");
  if (doIt) {
    // Days before people, as every booking does: else the two could wait for each other.
    await lockDays(queries, [...new Set(coming.map(({ draft }) => draft.date))]);
    await lockAll(queries, people);
  }
  const book = await context.memory.people(await findKnown(queries, people));
  const known = visits.map(({ draft }) => book.find(draft.person));
  const booked = await store.findVisitTimes(
    queries,
    visits.flatMap(({ time }, at) => {
      const patientId = known[at]?.id;
      return patientId === undefined ? [] : [{ patientId, startsAt: time.start }];
    }),
  );
  const marks = await context.memory.marksOf([]);
  const seats = context.seats ?? (await seatsBetween(queries, spanOf(inBook.map(({ time }) => time))));
  const decide = decider({ context, book, booked, marks, seats });
  const decisions = read.map((one) => ("draft" in one ? decide(one) : one));
  return doIt ? write(queries, decisions, context) : decisions;
}

export async function seatsBetween(queries: ClinicQueries, span: Interval | null): Promise<Seats> {
  if (span === null) return seatsOf([], []);
  const { chairs, held } = await findChairsAndTakenTimes(queries, span);
  return seatsOf(chairs, held);
}

function timed(
  row: FileRow,
  read: Drafted<VisitDraft>,
  { profile, reading, now }: VisitContext,
): Timed | Decision {
  if (!read.ok) return skipped(row, "", read.reason);
  const { draft } = read;
  const minutes = draft.durationMinutes;
  const lengthMs = minutes === null ? visitMs(profile, draft.treatment) : minutes * 60_000;
  const time = whenIs(draft, lengthMs, { timeZone: profile.timeZone, today: reading.today });
  if (typeof time === "string") return skipped(row, draft.person.name, time);
  return { row, draft, time, age: ageOf(time, now) };
}

const skipped = ({ number, line }: FileRow, title: string, reason: string): Decision => ({
  ...{ number, line, verdict: "skipped", title, reason, detail: reason },
});

interface Deciding {
  context: VisitContext;
  book: People;
  booked: Set<string>;
  marks: Map<string, number>;
  seats: Seats;
}

function decider({ context, book, booked, marks, seats }: Deciding) {
  const findIds = idFinder(context);
  return (one: Timed): Carried => {
    const { row, draft, time } = one;
    const given = draft.person;
    const known = book.find(given);
    const person = known ?? { ...given, notes: "", id: newId(context.now) };
    const when = `${person.id} ${time.start}`;
    if (booked.has(when) || marks.has(when))
      return skipped(row, given.name, "The visit is in the book already");
    const ids = findIds(draft);
    const wish = { ...time, date: draft.date, ...ids };
    const place = placeOf(one, wish, { seats, firstChair: context.chairs[0]?.id });
    if (place === "chair") return skipped(row, given.name, "No chair is free at that time");
    if (place === "practitioner")
      return skipped(row, given.name, "The practitioner has another visit at that time");
    booked.add(when);
    marks.set(when, row.line);
    if (!known) book.add(person);
    const visit = { ...newVisit(one, contactOf(given, known), context), ...place, patientId: person.id };
    return {
      ...{ number: row.number, line: row.line, verdict: "made", title: given.name },
      detail: `${visit.treatment} on ${shortDate(draft.date)} at ${twelveHour(draft.time)}`,
      ...{ recordId: visit.id, visit, standing: standingOf(one, visit) },
      ...(given.leftOut && { leftOut: given.leftOut }),
      ...(!known && { patientId: person.id, person }),
      ...(draft.practitioner !== null &&
        ids.practitionerId === null && { unknownPractitioner: draft.practitioner }),
      ...(draft.chair !== null && ids.chairId === null && { unknownChair: draft.chair }),
    };
  };
}

/** Finds who and what a visit names by their names here. */
function idFinder({ profile, chairs }: VisitContext) {
  const practitioners = new Map((profile.practitioners ?? []).map(({ id, name }) => [plainTitle(name), id]));
  const chairIds = new Map(chairs.map(({ id, name }) => [plainTitle(name), id]));
  const idIn = (ids: ReadonlyMap<string, string>, name: string | null) =>
    name === null ? null : (ids.get(plainTitle(name)) ?? null);
  return ({ practitioner, chair }: VisitDraft) => ({
    practitionerId: idIn(practitioners, practitioner),
    chairId: idIn(chairIds, chair),
  });
}

/** What the file says, else what is on record. */
const contactOf = (given: PersonDraft, known: KnownPerson | null) => ({
  phone: given.phone ?? known?.phone ?? "",
  phoneE164: given.phoneE164 ?? known?.phoneE164 ?? null,
  email: given.email ?? known?.email ?? null,
});

/** But for its place and whose it is. */
const newVisit = (
  { draft, time, age }: Timed,
  contact: ReturnType<typeof contactOf>,
  { now, options }: VisitContext,
): Omit<store.NewVisit, "chairId" | "practitionerId" | "patientId"> => ({
  ...{ id: newId(now), localDate: draft.date, localTime: draft.time },
  ...{ startsAt: toIso(time.start), endsAt: toIso(time.end), name: draft.person.name, ...contact },
  ...{
    treatment: draft.treatment || defaultAppointmentType,
    status: draft.status,
    notes: draft.notes || null,
  },
  // What nobody will settle any more took place unless the old book says otherwise.
  attendance: age === "to_come" || draft.status === "cancelled" ? null : (draft.attendance ?? assumedOf(age)),
  ...{ holdsTime: age === "to_come", isQuiet: age !== "to_come" || !options.sendsReminders },
});

const assumedOf = (age: VisitAge) => (age === "old" ? "arrived" : null);

/** Which of those that are over are told apart from the visits to come. */
function standingOf({ age, draft }: Timed, { attendance }: Pick<store.NewVisit, "attendance">) {
  if (age === "old") return "on_record";
  return age === "recent" && attendance === null && draft.status !== "cancelled" ? "to_settle" : undefined;
}

/** A visit to come needs a place that is free; one of the last days takes one where it can, for two of the old book may overlap. */
function placeOf(
  { age, draft }: Timed,
  wish: PlaceWish,
  { seats, firstChair }: { seats: Seats; firstChair: string | undefined },
) {
  const resting = restingPlace(wish, firstChair);
  if (age === "old" || draft.status === "cancelled") return resting;
  const place = seats.take(wish);
  return age === "recent" && typeof place === "string" ? resting : place;
}

/** Where a visit stands that keeps nobody from a place. */
const restingPlace = ({ chairId, practitionerId }: PlaceWish, firstChair: string | undefined) => {
  const chair = chairId ?? firstChair;
  return chair === undefined ? "chair" : { chairId: chair, practitionerId };
};

async function write(
  queries: ClinicQueries,
  decisions: readonly Carried[],
  context: VisitContext,
): Promise<Decision[]> {
  const people = decisions.flatMap(({ person }) => person ?? []);
  const visits = decisions.flatMap(({ visit }) => visit ?? []);
  const madePeople = await patientStore.insertPatients(queries, people, context.now);
  const made = await store.insertVisits(queries, visits, context);
  await store.noteOutsideHours(queries, outsideHours(visits, context));
  const told = visits.filter(({ isQuiet }) => !isQuiet).map(({ id }) => id);
  if (context.watch && told.length > 0)
    for (const row of await store.findVisits(queries, told)) await context.watch.imported(queries, row);
  const digests = new Map([...madePeople, ...made].map(({ id, digest }) => [id, digest]));
  const digestOf = (id: string | undefined) => (id === undefined ? undefined : digests.get(id));
  return decisions.map((one) => {
    const digest = digestOf(one.recordId);
    return {
      ...one,
      mark: digest === undefined ? undefined : { digest },
      patientDigest: digestOf(one.patientId),
    };
  });
}

/** Those to come that the old book had outside the hours of this one. */
function outsideHours(
  visits: readonly store.NewVisit[],
  { profile, chairs }: VisitContext,
): readonly store.NewVisit[] {
  const isOutside = outsideHoursIn(profile);
  const weekdays = new Map(chairs.map((chair) => [chair.id, chair.weekdays]));
  return visits.filter((visit) => {
    const [start, end] = [Date.parse(visit.startsAt), Date.parse(visit.endsAt)];
    return (
      visit.holdsTime &&
      visit.status !== "cancelled" &&
      isOutside({ ...visit, start, end, chairWeekdays: weekdays.get(visit.chairId) ?? null })
    );
  });
}

/** Today at the clinic. */
export const todayOf = (now: number, { timeZone }: ClinicProfile): string => toLocal(now, timeZone).date;
