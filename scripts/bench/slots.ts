// How long the free times of 30 days take, alone and through each database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { systemClock } from "#kernel/clock.ts";
import { type ClinicId, newId } from "#kernel/ids.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import { findOpenSlots, type HeldTime, type OpenSlot } from "#server/booking/availability.ts";
import { createBookReader } from "#server/booking/book-reader.ts";
import { createBookingService } from "#server/booking/service.ts";
import { needsOf } from "#server/booking/visit-needs.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { percentile, printTable } from "../measure.ts";
import { startThrowawayPostgres } from "../processes/throwaway-postgres.mjs";
import { templateFolder } from "../template.mjs";

const days = 30;
const bookingCounts = [0, 2_000, 20_000];
const rounds = 200;
const calendar = {
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
};
const now = systemClock.now();
const fromDate = addDays(toLocal(now, calendar.timeZone).date, 1);
const toDate = addDays(fromDate, days - 1);

/** A clinic with nine tenths of its chairs' time taken, as many chairs as that needs. */
function busyClinic(bookings: number): { chairIds: string[]; held: HeldTime[] } {
  const window = { fromDate, toDate, calendar, held: [], now };
  const oneChair: OpenSlot[] = findOpenSlots({ ...window, chairs: [{ id: "any", weekdays: null }] });
  const perChair = Math.floor(oneChair.length * 0.9);
  const chairIds = Array.from({ length: Math.max(1, Math.ceil(bookings / perChair)) }, () => newId(now));
  const held = Array.from({ length: bookings }, (_, i): HeldTime => {
    const chair = Math.floor(i / perChair);
    const slot = oneChair[(i % perChair) + Math.floor((i % perChair) / 9)] ?? oneChair[0];
    const start = slot?.startsAt ?? now;
    return { chairId: chairIds[chair] ?? "", start, end: start + 30 * 60_000 };
  });
  return { chairIds, held };
}

const minute = 60_000;
const dentists = Array.from({ length: 6 }, () => newId(now));
const chairs = Array.from({ length: 4 }, () => ({ id: newId(now), weekdays: null }));
const treatments = Array.from({ length: 12 }, (_, i) => ({
  ...{ name: `Treatment ${i + 1}`, durationMinutes: 20 + 5 * i },
  ...{ bufferBeforeMinutes: i % 3 === 0 ? 5 : 0, bufferAfterMinutes: i % 2 === 0 ? 10 : 0 },
  mayBook: { phone: true, web: true, staff: true },
}));
/** Six practitioners with hours of their own, leave and treatments, who share four chairs. */
const sharedCalendar = {
  ...calendar,
  treatments,
  practitioners: dentists.map((id, i) => ({
    ...{ id, name: `Dentist ${i + 1}`, role: "Dentist", gender: null, weekdays: [1, 2, 3, 4, 5] },
    hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, start: i % 2 === 0 ? "09:00" : "10:00", end: "12:30" },
      { weekday, start: "13:30", end: "17:00" },
    ]),
    treatments: i === 0 ? null : treatments.filter((_, at) => (at + i) % 3 !== 0).map(({ name }) => name),
    chairIds: i % 3 === 2 ? chairs.slice(0, 2).map(({ id }) => id) : null,
    absences: [
      {
        fromDate: addDays(fromDate, 3 * i),
        toDate: addDays(fromDate, 3 * i + 2),
        fromTime: null,
        toTime: null,
      },
    ],
  })),
};

/** Visits of a chair and a practitioner each, as many of them before the 30 days as behind. */
function sharedBookings(count: number): HeldTime[] {
  const perDay = 56;
  const firstDay = addDays(fromDate, -Math.floor(count / perDay / 2));
  return Array.from({ length: count }, (_, i) => {
    const place = i % perDay;
    const start =
      toInstant(addDays(firstDay, Math.floor(i / perDay)), "09:00", calendar.timeZone) +
      Math.floor(place / 4) * 30 * minute;
    return {
      ...{ chairId: chairs[place % 4]?.id ?? null, practitionerId: dentists[(place + i) % 6] ?? null },
      ...{ start, end: start + 25 * minute },
    };
  });
}

/** The free times of 30 days for one treatment after the other; of all bookings the store reads those around these days. */
function sharedTimes() {
  const from = toInstant(addDays(fromDate, -1), "00:00", calendar.timeZone);
  const to = toInstant(addDays(toDate, 2), "00:00", calendar.timeZone);
  const held = sharedBookings(20_000).filter(({ start, end }) => start < to && from < end);
  let turn = 0;
  return timesOf(() => {
    const wish = { appointmentType: treatments[turn++ % treatments.length]?.name ?? null };
    return findOpenSlots({
      ...{ fromDate, toDate, calendar: sharedCalendar, chairs, held, now },
      needs: needsOf(sharedCalendar, wish),
    });
  });
}

async function timesOf(work: () => unknown): Promise<{ p50: number; p99: number }> {
  for (let i = 0; i < 20; i++) await work();
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Fills a fresh clinic by plain statements; the hot path under measurement is the reading. */
async function fillClinic(database: Database, bookings: number): Promise<ClinicScope> {
  const clinicId = newId<ClinicId>(now);
  const { chairIds, held } = busyClinic(bookings);
  await database.transactionAcrossClinics(async (db) => {
    await db.execute(
      sql`insert into clinic (clinic_id, time_zone, created_at) values (${clinicId}, ${calendar.timeZone}, now())`,
    );
    for (const id of chairIds)
      await db.execute(
        sql`insert into chair (id, clinic_id, name, created_at) values (${id}, ${clinicId}, 'Chair', now())`,
      );
    const rows = JSON.stringify(
      held.map(({ chairId, start, end }) => ({
        id: newId(now),
        chair_id: chairId,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(end).toISOString(),
      })),
    );
    await db.execute(sql`
      insert into appointment (id, clinic_id, chair_id, local_date, local_time, starts_at, ends_at, patient_name,
        patient_phone, appointment_type, status, is_manually_created, created_at, updated_at)
      select id, ${clinicId}, chair_id, (starts_at at time zone ${calendar.timeZone})::date,
        to_char(starts_at at time zone ${calendar.timeZone}, 'HH24:MI'), starts_at, ends_at, 'Example Patient',
        '0491570156', 'General Consultation', 'confirmed', true, now(), now()
      from json_to_recordset(${rows}::json) as r(id uuid, chair_id uuid, starts_at timestamptz, ends_at timestamptz)`);
    await db.execute(sql`analyze appointment`);
  });
  return { clinicId } as ClinicScope;
}

async function throughDatabase(name: string, databaseUrl: string | null) {
  const dataFolder = mkdtempSync(join(tmpdir(), "enamel-bench-"));
  const database = await openDatabase({
    databaseUrl,
    dataFolder,
    templateFolder: await templateFolder(),
    poolSize: 4,
    onError: (error) => console.error(error),
  });
  const booking = createBookingService({
    ...{ database, clock: systemClock, calendarOf: async () => calendar },
    look: createBookReader(database),
  });
  const rows: (string | number)[][] = [];
  for (const bookings of bookingCounts) {
    const scope = await fillClinic(database, bookings);
    const { p50, p99 } = await timesOf(() => booking.openSlotsBetween(scope, { fromDate, toDate }));
    rows.push([`through ${name}`, String(bookings), p50, p99]);
  }
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
  return rows;
}

export async function main(): Promise<number> {
  const rows: (string | number)[][] = [];
  for (const bookings of bookingCounts) {
    const { chairIds, held } = busyClinic(bookings);
    const { p50, p99 } = await timesOf(() =>
      findOpenSlots({
        fromDate,
        toDate,
        calendar,
        chairs: chairIds.map((id) => ({ id, weekdays: null })),
        held,
        now,
      }),
    );
    rows.push(["computation", String(bookings), p50, p99]);
  }
  const shared = await sharedTimes();
  rows.push(["6 practitioners, 4 chairs, 12 treatments", "20000", shared.p50, shared.p99]);
  rows.push(...(await throughDatabase("PGlite", null)));
  const postgres = await startThrowawayPostgres({ durable: true });
  if (postgres) rows.push(...(await throughDatabase("PostgreSQL", postgres.url)));
  await postgres?.stop();
  console.log(`Free times of ${days} days, ${rounds} rounds, milliseconds\n`);
  printTable(["", "bookings", "p50", "p99"], rows);
  return 0;
}
