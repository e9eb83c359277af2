import type { z } from "zod";
import { appointmentMinutes, appointmentTypes } from "#contract/limits.ts";
import type {
  Chair,
  ClosedTime,
  Closure as ClosureReply,
  chairBody,
  closureBody,
  holidaysBody,
  Opening,
} from "#contract/opening.ts";
import { mostChairs, mostClosures } from "#contract/opening-options.ts";
import type { Clock } from "#kernel/clock.ts";
import { type ClosedCalendar, closedTimesOn, holidaysBetween, noHolidays } from "#kernel/closed-times.ts";
import { newId } from "#kernel/ids.ts";
import { localHolidays } from "#kernel/public-holidays.ts";
import { addDays, daysBetween, minutesOf, timeOfMinutes, toLocal } from "#kernel/zoned-time.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import * as store from "./store.ts";

/** What decides the bookable times besides the ordinary hours. */
export type BookingRules = Required<ClosedCalendar> & { treatmentMinutes: Record<string, number> };

export async function findBookingRules(queries: ClinicQueries): Promise<BookingRules> {
  return bookingRulesOf(await queries.findTogether(store.wantedForRules));
}

/** The rules that those rows amount to. */
export function bookingRulesOf({ settings, closures }: store.RuleRows): BookingRules {
  const [setting] = settings;
  return {
    closures,
    holidays: setting ? { ...setting, state: setting.holidayState } : noHolidays,
    treatmentMinutes: setting?.treatmentMinutes ?? {},
  };
}

type ClosureInput = z.output<typeof closureBody>;
type ChairInput = z.output<typeof chairBody>;
export type ChairOutcome =
  | { ok: true; chair: Chair }
  | { ok: false; reason: "not_found" | "too_many" | "name_taken" | "last_one" };

export type ClosureOutcome =
  | { ok: true; closure: ClosureReply; bookedVisits: number }
  | { ok: false; reason: "too_many" };

export interface OpeningService {
  findOpening(scope: ClinicScope): Promise<Opening>;
  saveHolidays(scope: ClinicScope, body: z.output<typeof holidaysBody>): Promise<Opening>;
  /** Booked visits stay; how many lie in it is told. */
  addClosure(scope: ClinicScope, body: ClosureInput, by: { username: string }): Promise<ClosureOutcome>;
  removeClosure(scope: ClinicScope, id: string): Promise<boolean>;
  saveTreatments(scope: ClinicScope, minutes: Partial<Record<string, number>>): Promise<Opening>;
  addChair(scope: ClinicScope, body: ChairInput): Promise<ChairOutcome>;
  changeChair(scope: ClinicScope, id: string, body: ChairInput): Promise<ChairOutcome>;
  removeChair(scope: ClinicScope, id: string): Promise<ChairOutcome>;
  closedDays(scope: ClinicScope, from: string, to: string): Promise<ClosedTime[]>;
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
    const [rules, closures, chairs] = await Promise.all([
      findBookingRules(queries),
      store.findClosures(queries, today),
      store.findChairs(queries),
    ]);
    const { holidays, treatmentMinutes } = rules;
    const locals = holidays.state === null ? [] : localHolidays(holidays.state);
    return {
      state: holidays.state,
      localHolidays: locals.map((each) => ({ ...each, isKept: holidays.localHolidays.includes(each.id) })),
      holidays: holidaysBetween(holidays, today, addDays(today, aYear)).map(
        ({ id, name, date, fromTime, isOpen }) => ({ id, name, date, fromTime, isOpen }),
      ),
      closures: closures.map(presentClosure),
      chairs: chairs.map(presentChair),
      treatmentMinutes: Object.fromEntries(
        appointmentTypes.map((type) => [type, treatmentMinutes[type] ?? appointmentMinutes]),
      ),
    };
  };

  return {
    findOpening,

    saveHolidays: async (scope, { state, localHolidays: local, openHolidays }) => {
      const known = new Set(state === null ? [] : localHolidays(state).map(({ id }) => id));
      await store.changeSetting(database.within(scope), {
        holidayState: state,
        // Another state's local days mean nothing here.
        localHolidays: local.filter((id) => known.has(id)),
        openHolidays,
        updatedAt: clock.now(),
      });
      announce(scope);
      return findOpening(scope);
    },

    addClosure: async (scope, body, by) => {
      const today = await todayAt(scope);
      return alone(scope, async (queries): Promise<ClosureOutcome> => {
        if ((await store.countClosures(queries, today)) >= mostClosures)
          return { ok: false, reason: "too_many" };
        const createdAt = clock.now();
        const row = { id: newId(createdAt), ...body, createdByUsername: by.username, createdAt };
        const closure = await store.addClosure(queries, row);
        const booked = await store.findBookedTimes(queries, body.fromDate, body.toDate);
        return { ok: true, closure: presentClosure(closure), bookedVisits: visitsIn(body, booked) };
      });
    },

    removeClosure: async (scope, id) => {
      const isRemoved = await store.removeClosure(database.within(scope), id);
      if (isRemoved) announce(scope);
      return isRemoved;
    },

    saveTreatments: async (scope, minutes) => {
      await alone(scope, async (queries) => {
        const before = (await store.findSetting(queries))?.treatmentMinutes ?? {};
        const given = Object.entries(minutes).filter(
          (entry): entry is [string, number] => entry[1] !== undefined,
        );
        const treatmentMinutes = { ...before, ...Object.fromEntries(given) };
        await store.changeSetting(queries, { treatmentMinutes, updatedAt: clock.now() });
        return { ok: true };
      });
      return findOpening(scope);
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

    changeChair: (scope, id, body) =>
      alone(scope, async (queries): Promise<ChairOutcome> => {
        const others = (await store.findChairs(queries)).filter((each) => each.id !== id);
        if (others.some(({ name }) => isSameName(name, body.name)))
          return { ok: false, reason: "name_taken" };
        return chairOr(await store.changeChair(queries, id, body));
      }),

    removeChair: (scope, id) =>
      alone(scope, async (queries): Promise<ChairOutcome> => {
        const chairs = await store.findChairs(queries);
        if (!chairs.some((each) => each.id === id)) return { ok: false, reason: "not_found" };
        if (chairs.length === 1) return { ok: false, reason: "last_one" };
        return chairOr(await store.changeChair(queries, id, { removedAt: clock.now() }));
      }),

    closedDays: async (scope, from, to) => {
      const rules = await findBookingRules(database.within(scope));
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
      return days.flatMap((date) => closedTimesOn(date, rules));
    },
  };
}

const chairOr = (row: store.ChairRow | null): ChairOutcome =>
  row === null ? { ok: false, reason: "not_found" } : { ok: true, chair: presentChair(row) };

/** How many of the visits lie in the closed hours; all of them where the whole days are closed. */
const visitsIn = ({ fromTime, toTime }: ClosureInput, booked: readonly store.BookedTime[]): number =>
  booked.filter(({ localTime, startsAt, endsAt }) => {
    if (fromTime === null || toTime === null) return true;
    const endsTime = timeOfMinutes(minutesOf(localTime) + (endsAt - startsAt) / 60_000);
    return localTime < toTime && endsTime > fromTime;
  }).length;

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const presentClosure = (row: store.ClosureRow): ClosureReply => ({
  id: row.id,
  fromDate: row.fromDate,
  toDate: row.toDate,
  fromTime: row.fromTime,
  toTime: row.toTime,
  reason: row.reason,
});

const presentChair = (row: store.ChairRow): Chair => ({ id: row.id, name: row.name, weekdays: row.weekdays });
