import { type FigureCall, type Figures, mostFigureRows } from "#contract/system/figures.ts";
import { type Clock, toIso } from "#kernel/clock.ts";
import { addDays, mondayOf, toLocal } from "#kernel/zoned-time.ts";
import { groupQuestions } from "#server/clinic/answers/rules.ts";
import { presentGroup } from "#server/clinic/answers/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { loggedCallOf } from "../logs/rules.ts";
import { findCallFacts } from "../logs/store.ts";
import {
  type AnsweredCall,
  figuresOf,
  isWithin,
  openTimesOf,
  type Price,
  priceList,
  weekFrom,
} from "./rules.ts";
import * as store from "./store.ts";

export interface FiguresDependencies {
  database: Database;
  clock: Clock;
}

/** What the assistant did for the clinic in the week of that day, and in the one before it. */
export async function findFigures(
  { database, clock }: FiguresDependencies,
  scope: ClinicScope,
  day?: string,
): Promise<Figures> {
  const queries = database.within(scope);
  const profile = await findClinicProfile(queries);
  const { timeZone } = profile;
  const week = mondayOf(day ?? toLocal(clock.now(), timeZone).date);
  const before = addDays(week, -7);
  const [thisWeek, lastWeek] = [weekFrom(week, timeZone), weekFrom(before, timeZone)];
  const both = { start: lastWeek.start, end: thisWeek.end };
  const [calls, visits, unanswered] = await Promise.all([
    store.findAnsweredCalls(queries, both),
    store.findVisitsBooked(queries, both),
    store.findAskedInVain(queries, thisWeek, mostFigureRows),
  ]);
  const priceOf = priceList(profile.treatments);
  const of = (monday: string) => {
    const during = [weekFrom(monday, timeZone)];
    return figuresOf({
      calls: calls.filter(({ startedAt }) => isWithin(startedAt, during)),
      visits: visits.filter(({ bookedAt }) => isWithin(bookedAt, during)),
      open: openTimesOf(monday, profile),
      priceOf,
    });
  };
  const { counts, outOfHours, saving, ...rest } = of(week);
  const shown = { outOfHours: outOfHours.slice(0, mostFigureRows), saving: saving.slice(0, mostFigureRows) };
  const present = await callPresenter(queries, [...shown.outOfHours, ...shown.saving]);
  return {
    ...{ week, lastDay: addDays(week, 6), counts, before: of(before).counts, ...rest },
    savingCalls: saving.length,
    outOfHoursCalls: shown.outOfHours.map(present),
    callsThatSaved: shown.saving.map(present),
    bookings: visits
      .filter(({ bookedAt }) => isWithin(bookedAt, [thisWeek]))
      .slice(0, mostFigureRows)
      .map((row) => presentVisit(row, priceOf(row.appointmentType))),
    unanswered: listUnanswered(unanswered),
  };
}

/** The latest first; what is open and what is settled apart. */
const listUnanswered = (all: Awaited<ReturnType<typeof store.findAskedInVain>>): Figures["unanswered"] =>
  [true, false]
    .flatMap((isOpen) =>
      groupQuestions(all.filter(({ settledAt }) => (settledAt === null) === isOpen)).map((group) => ({
        ...presentGroup(group),
        isOpen,
      })),
    )
    .toSorted((one, other) => other.askedAt.localeCompare(one.askedAt));

/** Tells who each of these calls was with. */
async function callPresenter(queries: ClinicQueries, calls: readonly AnsweredCall[]) {
  const facts = await findCallFacts(queries, [...new Set(calls.map(({ id }) => id))]);
  return ({ id, startedAt, endedAt, outcome }: AnsweredCall): FigureCall => {
    const known = facts.get(id);
    const { name, phone } = known ? loggedCallOf(known) : { name: null, phone: null };
    const durationSeconds = Math.round((endedAt - startedAt) / 1_000);
    return { callId: id, name, phone, startedAt: toIso(startedAt), durationSeconds, outcome };
  };
}

const presentVisit = (row: store.BookedVisitRow, price: Price): Figures["bookings"][number] => ({
  appointmentId: row.id,
  patientName: row.patientName,
  appointmentType: row.appointmentType,
  requestedDate: row.localDate,
  requestedTime: row.localTime,
  status: row.status,
  bookedAt: toIso(row.bookedAt),
  ...price,
});
