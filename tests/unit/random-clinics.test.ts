import { expect, test } from "vitest";
import { addDays, isWeekend, minutesOf, timeOfMinutes, toInstant, weekdayOf } from "#kernel/zoned-time.ts";
import {
  type Chair,
  findOpenSlots,
  type HeldTime,
  type OpeningCalendar,
} from "#server/booking/availability.ts";
import { needsOf, type VisitWish } from "#server/booking/visit-needs.ts";
import type { Absence, Practitioner } from "#server/clinic/people/rules.ts";
import type { BookableTreatment } from "#server/clinic/treatments/rules.ts";

/** A clock without daylight saving: what a slow reading of the day needs no instants for. */
const timeZone = "Australia/Brisbane";
const firstDay = "2026-08-10";
const days = 5;
const step = 5;

/** Mulberry32: the same clinics in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Taken on a day between two times, in minutes of it. */
interface Taken {
  date: string;
  start: number;
  end: number;
  chairId: string;
  practitionerId: string | null;
}

/** What is closed; of its days only one weekday where one is given. */
type ClosedSpan = Absence & { weekday?: number };

interface RandomClinic {
  calendar: OpeningCalendar & { practitioners: Practitioner[]; treatments: BookableTreatment[] };
  closures: ClosedSpan[];
  chairs: Chair[];
  taken: Taken[];
  wish: VisitWish;
  atOnce: number;
}

function randomClinic(seed: number): RandomClinic {
  const below = randomFrom(seed);
  const time = (from: string, steps: number) => timeOfMinutes(minutesOf(from) + below(steps) * step);
  const date = () => addDays(firstDay, below(days));
  const some = <Each>(all: readonly Each[]): Each[] | null => {
    const chosen = all.filter(() => below(3) > 0);
    return below(3) === 0 || chosen.length === 0 ? null : chosen;
  };
  const absence = (): ClosedSpan => {
    const fromDate = date();
    const hours = { fromTime: time("09:00", 40), toTime: time("13:00", 40) };
    return {
      fromDate,
      toDate: addDays(fromDate, below(2)),
      ...(below(2) ? hours : { fromTime: null, toTime: null }),
    };
  };
  const many = <Each>(most: number, make: (at: number) => Each): Each[] =>
    Array.from({ length: below(most + 1) }, (_, at) => make(at));
  const week = [0, 1, 2, 3, 4, 5, 6];
  const treatments = Array.from({ length: 1 + below(4) }, (_, at) => ({
    ...{ name: `Treatment ${at}`, durationMinutes: step * (1 + below(24)) },
    ...{ bufferBeforeMinutes: step * below(4), bufferAfterMinutes: step * below(4) },
    mayBook: { phone: true, web: true, staff: true },
  }));
  const chairs = many(3, (at) => ({ id: `chair ${at}`, weekdays: some(week) }));
  const practitioners = many(4, (at) => ({
    ...{
      id: `person ${at}`,
      name: `Person ${at}`,
      role: "Dentist",
      gender: null,
      weekdays: some(week) ?? week,
    },
    hours: below(2)
      ? null
      : week.flatMap((weekday) => [
          { weekday, start: time("08:00", 24), end: time("10:30", 18) },
          { weekday, start: time("12:30", 18), end: time("14:30", 48) },
        ]),
    treatments: some(treatments.map(({ name }) => name)),
    chairIds: some(chairs.map(({ id }) => id)),
    absences: many(2, absence),
  }));
  /** Half of them every week, from some day on or among some days. */
  const closing = (): ClosedSpan => {
    const once = absence();
    const weekly = { ...once, toDate: addDays(once.fromDate, below(9)), weekday: below(7) };
    return below(2) ? weekly : once;
  };
  const closures = many(2, closing).map((each) => ({ ...each, reason: "Closed" }));
  const chairClosures = chairs.flatMap(({ id }) =>
    many(1, closing).map((each) => ({ ...each, reason: "Service", chairId: id })),
  );
  const taken = chairs.flatMap(({ id }) =>
    many(25, () => {
      const start = minutesOf(time("08:30", 90));
      const who = practitioners[below(practitioners.length + 1)]?.id ?? null;
      return {
        ...{ date: date(), start, end: start + step * (1 + below(18)) },
        chairId: id,
        practitionerId: who,
      };
    }),
  );
  const weekends = below(2) ? { start: "", end: "" } : { start: "09:00", end: "12:30" };
  return {
    calendar: {
      ...{ timeZone, treatments, practitioners, chairClosures, closures },
      businessHours: { weekdays: { start: time("08:30", 12), end: time("15:00", 36) }, weekends },
    } as RandomClinic["calendar"],
    ...{ closures, chairs, taken, atOnce: 1 + below(2) },
    wish: {
      appointmentType: treatments[below(treatments.length)]?.name ?? null,
      ...(below(4) === 0 && { practitionerIds: [practitioners[0]?.id ?? "nobody"] }),
      ...(below(6) === 0 && { chairId: "chair 0" }),
    },
  };
}

/** Who sees a patient, and where. */
type Pair = readonly [who: string, where: string];

const pairsOf = (people: readonly Practitioner[], chairs: readonly Chair[]): Pair[] =>
  people.flatMap(({ id, chairIds }) =>
    chairs.flatMap((chair): Pair[] => ((chairIds?.includes(chair.id) ?? true) ? [[id, chair.id]] : [])),
  );

const areEnough = (pairs: readonly Pair[], atOnce: number): boolean =>
  atOnce === 1
    ? pairs.length > 0
    : pairs.some(([who, where]) => pairs.some(([other, there]) => other !== who && there !== where));

/** Minute by minute and pair by pair: who may, who is in, what is free. */
function slowly({ calendar, closures, chairs, taken, wish, atOnce }: RandomClinic): string[] {
  const treatment = calendar.treatments.find(({ name }) => name === wish.appointmentType);
  const length = treatment?.durationMinutes ?? 30;
  const before = treatment?.bufferBeforeMinutes ?? 0;
  const after = treatment?.bufferAfterMinutes ?? 0;
  const isAway = (
    absences: readonly (Absence & { weekday?: number | null })[],
    date: string,
    minute: number,
  ) =>
    absences.some(
      ({ fromDate, toDate, weekday = null, fromTime, toTime }) =>
        fromDate <= date &&
        date <= toDate &&
        (weekday === null || weekdayOf(date) === weekday) &&
        minutesOf(fromTime ?? "00:00") <= minute &&
        minute < minutesOf(toTime ?? "24:00"),
    );
  const minutes = (from: number, to: number) =>
    Array.from({ length: (to - from) / step }, (_, i) => from + i * step);
  const isTaken = (date: string, start: number, is: (each: Taken) => boolean) =>
    minutes(start - before, start + length + after).some((minute) =>
      taken.some((each) => is(each) && each.date === date && each.start <= minute && minute < each.end),
    );
  const chairIsFree = ({ id, weekdays }: Chair, date: string, start: number) =>
    (wish.chairId === undefined || wish.chairId === id) &&
    (weekdays === null || weekdays.includes(weekdayOf(date))) &&
    !isTaken(date, start, ({ chairId }) => chairId === id) &&
    minutes(start, start + length).every(
      (minute) =>
        !isAway(calendar.chairClosures?.filter(({ chairId }) => chairId === id) ?? [], date, minute),
    );
  const personIsFree = (one: Practitioner, date: string, start: number) =>
    (wish.practitionerIds === undefined || wish.practitionerIds.includes(one.id)) &&
    (one.treatments === null || one.treatments.includes(wish.appointmentType ?? "")) &&
    !isTaken(date, start, ({ practitionerId }) => practitionerId === one.id) &&
    minutes(start, start + length).every((minute) => {
      const isIn =
        one.hours === null
          ? one.weekdays.includes(weekdayOf(date))
          : one.hours.some(
              ({ weekday, start: from, end }) =>
                weekday === weekdayOf(date) && minutesOf(from) <= minute && minute < minutesOf(end),
            );
      return isIn && !isAway(one.absences, date, minute);
    });
  const found: string[] = [];
  for (let day = 0; day < days; day++) {
    const date = addDays(firstDay, day);
    const open = calendar.businessHours[isWeekend(date) ? "weekends" : "weekdays"];
    if (open.start === "") continue;
    for (let start = minutesOf(open.start); start + length <= minutesOf(open.end); start += 30) {
      if (minutes(start, start + length).some((minute) => isAway(closures, date, minute))) continue;
      const free = chairs.filter((chair) => chairIsFree(chair, date, start));
      const people = calendar.practitioners.filter((one) => personIsFree(one, date, start));
      const isWithPeople = calendar.practitioners.length > 0 || wish.practitionerIds !== undefined;
      const fits = isWithPeople ? pairsOf(people, free) : free.map(({ id }): Pair => [id, id]);
      if (areEnough(fits, atOnce)) found.push(`${date}T${timeOfMinutes(start)}`);
    }
  }
  return found;
}

test("free times are those of a slow and obvious reading, in 1,000 random clinics [APPT-17]", () => {
  let offered = 0;
  for (let seed = 1; seed <= 1_000; seed++) {
    const clinic = randomClinic(seed);
    const { calendar, chairs, taken, wish, atOnce } = clinic;
    const held = taken.map(
      ({ date, start, end, chairId, practitionerId }): HeldTime => ({
        ...{ chairId, practitionerId, start: toInstant(date, timeOfMinutes(start), timeZone) },
        end: toInstant(date, timeOfMinutes(end), timeZone),
      }),
    );
    const quickly = findOpenSlots({
      ...{ fromDate: firstDay, toDate: addDays(firstDay, days - 1), calendar, chairs, held, atOnce },
      ...{ now: toInstant(firstDay, "00:00", timeZone), needs: needsOf(calendar, wish) },
    }).map(({ date, time }) => `${date}T${time}`);
    expect(quickly, `clinic ${seed}`).toEqual(slowly(clinic));
    offered += quickly.length;
  }
  // Neither of them finds nothing all the time.
  expect(offered).toBeGreaterThan(5_000);
}, 60_000);
