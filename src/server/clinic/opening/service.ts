import type { z } from "zod";
import type {
  BookClosedTime,
  Chair,
  ClosedTime,
  Closure as ClosureReply,
  chairBody,
  closureBody,
  holidaysBody,
  Opening,
} from "#contract/clinic/opening.ts";
import { mostChairs, mostClosures } from "#contract/clinic/opening-options.ts";
import type { AffectedVisit } from "#contract/clinic/people.ts";
import { isOutdated } from "#contract/seen-state.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import {
  type ClosedCalendar,
  type ClosedDates,
  type Closure,
  closedTimesOn,
  holidaysBetween,
  isClosedDate,
  noHolidays,
  noLastDay,
} from "#kernel/closed-times.ts";
import { newId } from "#kernel/ids.ts";
import { localHolidays } from "#kernel/public-holidays.ts";
import { addDays, daysBetween, minutesOf, timeOfMinutes, toLocal } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { Practitioner } from "../people/rules.ts";
import { practitionersOf } from "../people/service.ts";
import { takeOffPeople } from "../people/store.ts";
import { versionOf } from "../rules.ts";
import type { ClinicTreatment } from "../treatments/rules.ts";
import { presentTreatment, treatmentOf } from "../treatments/service.ts";
import { findTreatments } from "../treatments/store.ts";
import * as store from "./store.ts";

/** A closure of one chair. */
export interface ChairClosure extends Closure {
  chairId: string;
}

/** What decides the bookable times besides the ordinary hours. */
export type BookingRules = Required<ClosedCalendar> & {
  chairClosures: readonly ChairClosure[];
  /** In the clinic's order. */
  treatments: readonly ClinicTreatment[];
  /** Minutes by the name of the treatment. */
  treatmentMinutes: Record<string, number>;
  /** Whom patients are booked with; nobody = chairs alone are booked. */
  practitioners: readonly Practitioner[];
};

export async function findBookingRules(queries: ClinicQueries): Promise<BookingRules> {
  return bookingRulesOf(await queries.findTogether(store.wantedForRules));
}

/** The rules that those rows amount to. */
export function bookingRulesOf({ settings, closures, ...rows }: store.RuleRows): BookingRules {
  const [setting] = settings;
  const treatments = rows.treatments.map(treatmentOf);
  return {
    closures: closures.filter(({ chairId }) => chairId === null),
    chairClosures: closures.flatMap(({ chairId, ...closure }) =>
      chairId === null ? [] : [{ ...closure, chairId }],
    ),
    holidays: setting ? { ...setting, state: setting.holidayState } : noHolidays,
    treatments,
    treatmentMinutes: Object.fromEntries(
      treatments.map(({ name, durationMinutes }) => [name, durationMinutes]),
    ),
    practitioners: practitionersOf(rows, treatments),
  };
}

type ClosureInput = z.output<typeof closureBody>;
type ChairInput = z.output<typeof chairBody>;
type ChairRefusal = ("not_found" | "too_many" | "name_taken" | "last_one" | "only_one") | "changed_meanwhile";
export type ChairOutcome = { ok: true; chair: Chair } | { ok: false; reason: ChairRefusal };

export type ClosureOutcome =
  | ({ ok: true; closure: ClosureReply } & AffectedVisits)
  | { ok: false; reason: "too_many" | "no_such_chair" };

export interface OpeningService {
  findOpening(scope: ClinicScope): Promise<Opening>;
  /** `seen`: the `holidaysVersion` that the change was written on; null, and nothing saved, where it is another by now. */
  saveHolidays(
    scope: ClinicScope,
    body: z.output<typeof holidaysBody>,
    seen?: string,
  ): Promise<Opening | null>;
  /** Booked visits stay; how many lie in it is told. */
  addClosure(scope: ClinicScope, body: ClosureInput, by: { username: string }): Promise<ClosureOutcome>;
  removeClosure(scope: ClinicScope, id: string): Promise<boolean>;
  addChair(scope: ClinicScope, body: ChairInput): Promise<ChairOutcome>;
  /** `seen`: the version that the change was written on. */
  changeChair(scope: ClinicScope, id: string, body: ChairInput, seen?: string): Promise<ChairOutcome>;
  removeChair(scope: ClinicScope, id: string): Promise<ChairOutcome>;
  closedDays(scope: ClinicScope, from: string, to: string): Promise<ClosedTime[]>;
  /** The same with what is closed of the book alone: chairs, and practitioners on leave. */
  bookClosedTimes(scope: ClinicScope, from: string, to: string): Promise<BookClosedTime[]>;
}

export interface OpeningDependencies {
  database: Database;
  clock: Clock;
  timeZoneOf: (scope: ClinicScope) => Promise<string>;
}

const aYear = 365;

export function createOpeningService({ database, clock, timeZoneOf }: OpeningDependencies): OpeningService {
  /** Several changes at once could each be right and together leave a clinic without a chair. */
  const alone = async <Outcome extends { ok: boolean }>(
    scope: ClinicScope,
    change: (queries: ClinicQueries) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const outcome = await database.transaction(scope, async (queries) => {
      await store.lockOpening(queries);
      return change(queries);
    });
    if (outcome.ok) announce(scope);
    return outcome;
  };
  const announce = (scope: ClinicScope) => database.announce(scope.clinicId, { topic: "opening" });
  const todayAt = async (scope: ClinicScope) => toLocal(clock.now(), await timeZoneOf(scope)).date;

  const findOpening = async (scope: ClinicScope): Promise<Opening> => {
    const queries = database.within(scope);
    const today = await todayAt(scope);
    const [rules, closures, chairs, treatments] = await Promise.all([
      findBookingRules(queries),
      store.findClosures(queries, today),
      store.findChairs(queries),
      findTreatments(queries),
    ]);
    const { holidays } = rules;
    const locals = holidays.state === null ? [] : localHolidays(holidays.state);
    return {
      state: holidays.state,
      holidaysVersion: holidaysVersionOf(holidays),
      localHolidays: locals.map((each) => ({ ...each, isKept: holidays.localHolidays.includes(each.id) })),
      holidays: holidaysBetween(holidays, today, addDays(today, aYear)).map(
        ({ id, name, date, fromTime, isOpen }) => ({ id, name, date, fromTime, isOpen }),
      ),
      closures: closures.map(presentClosure),
      chairs: chairs.map(presentChair),
      treatments: treatments.map(presentTreatment),
    };
  };

  return {
    findOpening,

    saveHolidays: async (scope, { state, localHolidays: local, openHolidays }, seen) => {
      const known = new Set(state === null ? [] : localHolidays(state).map(({ id }) => id));
      const { ok } = await alone(scope, async (queries) => {
        const { holidays } = await findBookingRules(queries);
        if (isOutdated(seen, holidaysVersionOf(holidays))) return { ok: false };
        await store.changeSetting(queries, {
          holidayState: state,
          // Another state's local days mean nothing here.
          localHolidays: local.filter((id) => known.has(id)),
          openHolidays,
          updatedAt: clock.now(),
        });
        return { ok: true };
      });
      return ok ? findOpening(scope) : null;
    },

    addClosure: async (scope, body, by) => {
      const today = await todayAt(scope);
      return alone(scope, async (queries): Promise<ClosureOutcome> => {
        if ((await store.countClosures(queries, today)) >= mostClosures)
          return { ok: false, reason: "too_many" };
        const createdAt = clock.now();
        const isThere = (await store.findChairs(queries)).some(({ id }) => id === body.chairId);
        if (body.chairId !== null && !isThere) return { ok: false, reason: "no_such_chair" };
        const closed = { ...body, toDate: body.toDate ?? noLastDay };
        const row = { id: newId(createdAt), ...closed, createdByUsername: by.username, createdAt };
        const closure = await store.addClosure(queries, row);
        return {
          ok: true,
          closure: presentClosure(closure),
          ...(await findAffectedVisits(queries, closed, createdAt)),
        };
      });
    },

    removeClosure: async (scope, id) => {
      const isRemoved = await store.removeClosure(database.within(scope), id);
      if (isRemoved) announce(scope);
      return isRemoved;
    },

    addChair: (scope, body) =>
      alone(scope, async (queries): Promise<ChairOutcome> => {
        const now = clock.now();
        const chairs = await store.findChairs(queries);
        if (chairs.length >= mostChairs) return { ok: false, reason: "too_many" };
        if (chairs.some(({ name }) => isSameName(name, body.name)))
          return { ok: false, reason: "name_taken" };
        const row = await store.addChair(queries, { id: newId(now), ...body, createdAt: now });
        return { ok: true, chair: presentChair(row) };
      }),

    changeChair: (scope, id, body, seen) =>
      alone(scope, async (queries): Promise<ChairOutcome> => {
        const all = await store.findChairs(queries);
        const before = all.find((each) => each.id === id);
        if (before && isOutdated(seen, presentChair(before).version))
          return { ok: false, reason: "changed_meanwhile" };
        const others = all.filter((each) => each.id !== id);
        if (others.some(({ name }) => isSameName(name, body.name)))
          return { ok: false, reason: "name_taken" };
        return chairOr(await store.changeChair(queries, id, body));
      }),

    removeChair: (scope, id) =>
      alone(scope, async (queries): Promise<ChairOutcome> => {
        const chairs = await store.findChairs(queries);
        if (!chairs.some((each) => each.id === id)) return { ok: false, reason: "not_found" };
        if (chairs.length === 1) return { ok: false, reason: "last_one" };
        if (!(await takeOffPeople(queries, "chair", id))) return { ok: false, reason: "only_one" };
        return chairOr(await store.changeChair(queries, id, { removedAt: clock.now() }));
      }),

    closedDays: async (scope, from, to) => {
      const rules = await findBookingRules(database.within(scope));
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
      return days.flatMap((date) => closedTimesOn(date, rules));
    },

    bookClosedTimes: async (scope, from, to) => {
      const rules = await findBookingRules(database.within(scope));
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
      return days.flatMap((date) => closedOfBookOn(date, rules));
    },
  };
}

function closedOfBookOn(date: string, rules: BookingRules): BookClosedTime[] {
  const isOn = (dates: ClosedDates) => isClosedDate(dates, date);
  const nobody = { chairId: null, practitionerId: null };
  return [
    ...closedTimesOn(date, rules).map((closed) => ({ ...closed, ...nobody })),
    ...rules.chairClosures.filter(isOn).map(({ fromTime, toTime, reason, chairId }) => ({
      ...{ date, fromTime, toTime, name: reason, kind: "closure" as const, practitionerId: null, chairId },
    })),
    ...rules.practitioners.flatMap(({ id, name, absences }) =>
      absences.filter(isOn).map(({ fromTime, toTime }) => ({
        ...{ date, fromTime, toTime, name: `${name} is away`, kind: "leave" as const },
        ...{ chairId: null, practitionerId: id },
      })),
    ),
  ];
}

const chairOr = (row: store.ChairRow | null): ChairOutcome =>
  row === null ? { ok: false, reason: "not_found" } : { ok: true, chair: presentChair(row) };

/** Booked visits that lie in a time which has just been closed; they stay until somebody moves them. */
export interface AffectedVisits {
  bookedVisits: number;
  /** The first of them, in the order of the clock. */
  visits: AffectedVisit[];
}

/** So many are named; who closes a month looks at the calendar. */
const mostNamed = 50;

/** The booked visits to come in those hours of the clinic, or of one chair or practitioner. */
export async function findAffectedVisits(
  queries: ClinicQueries,
  closed: Omit<Closure, "reason"> & { chairId?: string | null; practitionerId?: string | null },
  now: number,
): Promise<AffectedVisits> {
  const { fromTime, toTime } = closed;
  const booked = await store.findBookedVisits(queries, closed, now);
  const inside = booked.filter(({ localTime, startsAt, endsAt }) => {
    if (fromTime === null || toTime === null) return true;
    const endsTime = timeOfMinutes(minutesOf(localTime) + (endsAt - startsAt) / 60_000);
    return localTime < toTime && endsTime > fromTime;
  });
  return nameVisits(inside.map((visit) => ({ ...visit, start: visit.startsAt })));
}

/** How many they are, and the first of them by name. */
export function nameVisits(
  all: readonly { id: string; patientName: string; localDate: string; localTime: string; start: number }[],
): AffectedVisits {
  const visits = all.slice(0, mostNamed).map(({ id, patientName, localDate, localTime, start }) => ({
    ...{ appointmentId: id, patientName, date: localDate, time: localTime },
    startsAt: toIso(start),
  }));
  return { bookedVisits: all.length, visits };
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const presentClosure = (row: store.ClosureRow): ClosureReply => ({
  id: row.id,
  fromDate: row.fromDate,
  toDate: row.toDate === noLastDay ? null : row.toDate,
  weekday: row.weekday,
  fromTime: row.fromTime,
  toTime: row.toTime,
  chairId: row.chairId,
  reason: row.reason,
});

function presentChair({ id, name, weekdays }: store.ChairRow): Chair {
  return { id, version: versionOf({ name, weekdays }), name, weekdays };
}

const holidaysVersionOf = ({ state, localHolidays, openHolidays }: BookingRules["holidays"]): string =>
  versionOf({ state, localHolidays, openHolidays });
