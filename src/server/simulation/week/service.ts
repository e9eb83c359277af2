import type { ClinicOverview } from "#contract/system/dashboard.ts";
import type { Clock } from "#kernel/clock.ts";
import { seededRandomFor } from "#kernel/seeded-random.ts";
import { addDays, timeOfMinutes, toLocal, weekdayOf } from "#kernel/zoned-time.ts";
import type { EmailSender } from "#server/messaging/port.ts";
import type { Books, Finding, Witness } from "../balance/books.ts";
import { balance } from "../balance/rules.ts";
import { readBooks } from "../balance/store.ts";
import type { SimulatedClinic } from "../port.ts";
import { createTelephone, type Telephone } from "../telephone/service.ts";
import { createTexts, type Texts } from "../texts/service.ts";
import { arrivals } from "../world/arrivals.ts";
import { createEventQueue, type EventQueue } from "../world/event-queue.ts";
import { type Patient, patientAt, phoneOf } from "../world/patients.ts";
import { answererOf, callerWith, type Idea, ofAVisit, type Wish, wishOf } from "../world/wishes.ts";
import { createDesk, isStaffed } from "./desk.ts";
import {
  bookedBeforeDays,
  connectAgents,
  fillWeek,
  instantOn,
  longAway,
  longBeforeDays,
  openClinic,
  regulars,
  seeLongAgo,
} from "./seed-clinic.ts";
import { type KnownVisit, nextJobAt, visitsBetween } from "./store.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

export interface WeekOptions {
  seed: number;
  /** Of the whole server; the week moves it. */
  clock: Clock & { set(to: number): void };
  /** Clinic-local, the first day. */
  monday: string;
  /** How many of its days are lived through; absent = all. */
  days?: number;
  /** Waits as long as whoever watches needs for that much simulated time, milliseconds; absent = as quick as it goes. */
  pace?: (simulatedMs: number) => Promise<void>;
  /** Told as the first day begins. */
  begins?: () => void;
  /** Told at the end of each day. */
  dayOver?: (day: { date: string; calls: number; texts: number; told: number }) => void;
}

export interface SimulatedWeek {
  books: Books;
  witness: Witness;
  findings: Finding[];
}

/** The outside world that a server is built into, before there is a clinic: what carries its calls, texts and email. */
export interface OutsideWorld {
  telephone: Pick<Telephone, "caller" | "recordings">;
  texts: Texts["sender"];
  mailer: EmailSender;
  /** The clinic opens, lives through its week and strikes its balance. */
  liveThrough(): Promise<SimulatedWeek>;
}

/** `clinicOf` is asked once the server stands. */
export function outsideWorld(clinicOf: () => SimulatedClinic, options: WeekOptions): OutsideWorld {
  const { seed } = options;
  const list = createEventQueue();
  const witness: Witness = {
    ...{ from: 0, until: 0, calls: [], told: [], promised: [], texts: [], wrote: [], stopped: [], looks: [] },
  };
  const { clock } = options;
  const world = { seed, clock, clinicOf, happenings: list, witness };
  const telephone = createTelephone({
    ...world,
    answererAt: async (number) => {
      const patient = longAwayAt(seed, number);
      const d = seededRandomFor(seed, "answers", number, clock.now());
      return patient && answererOf(patient, ideaOf(clinicOf(), d), d);
    },
    isDeskThere: (at, d) => isStaffed(at, clinicOf().timeZone) && d.chance(0.7),
  });
  const texts = createTexts(world);
  return {
    telephone,
    texts: texts.sender,
    mailer: texts.mailer,
    liveThrough: () => liveThrough({ clinic: clinicOf(), list, witness, telephone, options }),
  };
}

/** When the clinic of that week opens, months before it. */
export const openingOf = (monday: string, timeZone: string): number =>
  instantOn(monday, -longBeforeDays, "10:00", timeZone);

interface Life {
  clinic: SimulatedClinic;
  list: EventQueue;
  witness: Witness;
  telephone: Telephone;
  options: WeekOptions;
}

async function liveThrough({ clinic, list, witness, telephone, options }: Life): Promise<SimulatedWeek> {
  const { seed, monday, pace, days = 7 } = options;
  const { clock, timeZone } = clinic;
  const at = (days: number, time: string) => instantOn(monday, days, time, timeZone);
  const runUntil = (until: number, ticksMs: number, waits?: typeof pace) =>
    goOn({ clinic, list, until, ticksMs, ...(waits && { pace: waits }) });

  await openClinic(clinic);
  await seeLongAgo(clinic, monday, seed);
  clock.set(at(-bookedBeforeDays, "10:00"));
  await clinic.runJobs();
  await fillWeek(clinic, monday, seed);
  await runUntil(at(0, "00:00"), 6 * hour);
  await connectAgents(clinic);
  options.begins?.();

  witness.from = at(0, "00:00");
  witness.until = at(days, "00:00");
  const desk = createDesk(clinic, seed);
  for (const [i, instant] of arrivals(monday, days, timeZone, seededRandomFor(seed, "arrivals")).entries())
    list.add(instant, `ring ${String(i).padStart(4, "0")}`, () => ringUp(clinic, telephone, seed, i));
  for (let day = 0; day < days; day++) {
    const date = addDays(monday, day);
    const closes = [0, 6].includes(weekdayOf(date)) ? 13 : 17;
    for (let h = 9; h < closes; h++)
      list.add(at(day, timeOfMinutes(h * 60 + 5)), `desk ${day} ${h}`, () => desk.work());
    list.add(at(day, "23:50"), `evening ${day}`, async () => {
      const overview = (await desk.overview()) as ClinicOverview;
      witness.looks.push({ at: clock.now(), overview, openTasks: (await desk.openTasks()).length });
      const isToday = (one: { at: number }) => toLocal(one.at, timeZone).date === date;
      const [calls, sent, told] = [witness.calls, witness.texts, witness.told].map(
        (all) => (all as { at: number }[]).filter(isToday).length,
      );
      options.dayOver?.({ date, calls: calls ?? 0, texts: sent ?? 0, told: told ?? 0 });
    });
  }
  list.add(at(2, "07:30"), "falls ill", () => desk.fallIll());
  list.add(at(5, "08:30"), "voicemail", async () => void (await desk.sendCallersTo("voicemail")));

  await runUntil(witness.until, 15 * minute, pace);
  // What was under way at midnight comes to its end.
  await runUntil(witness.until + hour, 15 * minute);
  const books = await readBooks(clinic.database.within(clinic.scope), { readAt: clock.now(), timeZone });
  return { books, witness, findings: balance(books, witness) };
}

/** As often as the server watches over its live calls. */
const watchEveryMs = 20 * second;

/** From one thing that happens, and one job that is due, to the next, until then. */
async function goOn({
  clinic: { clock, database, runJobs, calls },
  list,
  until,
  ticksMs,
  pace,
}: Pick<Life, "clinic" | "list"> & {
  until: number;
  ticksMs: number;
  pace?: (ms: number) => Promise<void>;
}): Promise<void> {
  let watchedAt = clock.now();
  while (clock.now() < until) {
    const now = clock.now();
    const tick = Math.floor(now / ticksMs) * ticksMs + ticksMs;
    const jobAt = (await nextJobAt(database)) ?? Number.POSITIVE_INFINITY;
    const happening = list.next();
    const next = Math.min(until, tick, Math.max(now, jobAt), happening?.at ?? until);
    await pace?.(next - now);
    clock.set(next);
    if (next - watchedAt >= watchEveryMs && calls.liveCalls() > 0) {
      watchedAt = next;
      await calls.sweep();
    }
    if (happening && happening.at <= next) await list.take()?.run();
    else if ((await runJobs()) === 0 && jobAt <= now) throw new Error("A job that is due is not run");
  }
}

const ofAVisitFrom = 2 * hour;

async function ringUp(clinic: SimulatedClinic, telephone: Telephone, seed: number, i: number): Promise<void> {
  const d = seededRandomFor(seed, "rings", i);
  const wish = wishOf(d);
  const idea = ideaOf(clinic, d);
  const now = clinic.clock.now();
  const visits = ofAVisit.includes(wish)
    ? await visitsBetween(
        clinic.database.within(clinic.scope),
        now + (wish === "late" ? 0 : ofAVisitFrom),
        now + (wish === "late" ? 3 : 200) * hour,
      )
    : [];
  const own = visits.length > 0 ? knownAs(d.oneOf(visits)) : null;
  const [who, why]: [Patient, Wish] =
    own === null
      ? [
          patientAt(seed, d.chance(0.4) ? d.between(0, regulars - 1) : 200 + i),
          ofAVisit.includes(wish) ? "ask" : wish,
        ]
      : [own, wish];
  if (telephone.isBusy(phoneOf(who))) return;
  await telephone.ring(callerWith(why, who, idea, d), String(i));
}

function knownAs({ patientName, phone }: KnownVisit): Patient {
  const [first = "", ...rest] = patientName.split(" ");
  return { first, last: rest.join(" "), mobile: `0${phone.slice(3)}`, email: null };
}

/** A day within the next nine and a time at which the clinic is open. */
function ideaOf({ clock, timeZone }: SimulatedClinic, d: ReturnType<typeof seededRandomFor>): Idea {
  const { date: today } = toLocal(clock.now(), timeZone);
  const date = addDays(today, d.between(1, 9));
  const isWeekend = [0, 6].includes(weekdayOf(date));
  return { today, date, time: timeOfMinutes(9 * 60 + d.between(0, isWeekend ? 7 : 15) * 30) };
}

function longAwayAt(seed: number, number: string): Patient | null {
  for (let i = longAway.from; i < longAway.to; i++) {
    const patient = patientAt(seed, i);
    if (phoneOf(patient) === number) return patient;
  }
  return null;
}
