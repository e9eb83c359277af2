import type { CallerPlan } from "#server/rehearsal/caller-plan.ts";
import { followPlan } from "#server/rehearsal/caller-plan.ts";
import { e164, fullName, type Person, personAt } from "#server/rehearsal/people.ts";
import { type Style, sayDay, sayTime, spokenNumber } from "#server/rehearsal/speech.ts";
import { replyByWords } from "./asked-by-words.ts";
import type { Aftermath, BookedVisit, Caller, CallersWorld } from "./caller.ts";
import { workday } from "./days.ts";

/** What every kind of caller starts from: who, in which style, with which wish. */
export interface Case {
  i: number;
  style: Style;
  world: CallersWorld;
  person: Person;
  date: string;
  time: string;
  reason: (typeof reasons)[number];
  day: string;
  clock: string;
  number: string;
}

const times = ["09:30", "10:00", "11:30", "13:00", "14:00", "14:30", "15:00", "16:00"];
const reasons = [
  { words: "a check-up", type: "General Consultation" },
  { words: "a cleaning", type: "Teeth Cleaning" },
  { words: "teeth whitening", type: "Teeth Whitening" },
  { words: "a root canal", type: "Root Canal" },
  { words: "an implant", type: "Dental Implant" },
  { words: "a wisdom tooth removal", type: "Oral Surgery" },
  { words: "an x-ray", type: "X-Ray/Imaging" },
  { words: "a follow-up", type: "Follow-up" },
] as const;

export function caseOf(i: number, style: Style, world: CallersWorld): Case {
  const person = personAt(i * 5 + 1);
  const date = workday(world.today, 1 + (i % 8));
  const time = times[(i * 3) % times.length] ?? "10:00";
  const reason = reasons[i % reasons.length] ?? reasons[0];
  return {
    i,
    style,
    world,
    person,
    date,
    time,
    reason,
    day: sayDay(date, world.today, style),
    clock: sayTime(time, style),
    number: spokenNumber(person.mobile, style, i),
  };
}

export const planOf = (c: Case, rest: Partial<CallerPlan> & { opening: string }): CallerPlan => ({
  person: c.person,
  reason: c.reason.words,
  date: c.date,
  time: c.time,
  style: c.style,
  today: c.world.today,
  usesOwnNumber: true,
  isFlexible: true,
  ...rest,
});

/** Follows a plan by the plain words in which questions reach these callers. */
export function followWords(plan: CallerPlan): (text: string) => string | null {
  const next = followPlan(plan);
  return (text) => next(replyByWords(text));
}

export const visitOf = (c: Case, rest: Partial<BookedVisit> = {}): BookedVisit => ({
  patientName: fullName(c.person),
  patientPhone: e164(c.person),
  date: c.date,
  time: c.time,
  appointmentType: c.reason.type,
  ...rest,
});

/** A visit of somebody else, so that a time is taken. */
export const takenAt = (date: string, time: string): BookedVisit => ({
  patientName: "Somebody Else",
  patientPhone: "+61491578957",
  date,
  time,
  appointmentType: "General Consultation",
});

export function callerOf(
  kind: string,
  c: Case,
  plan: CallerPlan,
  rest: Pick<Caller, "goal" | "verdict"> & Partial<Caller>,
): Caller {
  return {
    kind,
    id: `${kind}/${c.style}/${c.i}`,
    callerNumber: e164(c.person),
    before: [],
    next: followWords(plan),
    ...rest,
  };
}

/** The visits of that patient that a call left standing. */
const visitsOf = (after: Aftermath, phone: string, name: string): BookedVisit[] =>
  after.visits.filter((each) => each.patientPhone === phone && each.patientName === name);

/** Exactly one visit for the patient, as described; only what is given must agree. */
export function booked(after: Aftermath, wanted: Partial<BookedVisit>): string[] {
  const { patientPhone = "", patientName = "" } = wanted;
  const found = visitsOf(after, patientPhone, patientName);
  const [visit] = found;
  if (!visit) return [`nothing booked for ${patientName}${mistaken(after, patientPhone)}`];
  if (found.length > 1) return [`${found.length} visits instead of one`];
  return (Object.keys(wanted) as (keyof BookedVisit)[])
    .filter((field) => visit[field] !== wanted[field])
    .map((field) => `${field} is ${visit[field]}, not ${wanted[field]}`);
}

function mistaken(after: Aftermath, phone: string): string {
  const other = after.visits.find((each) => each.patientPhone === phone);
  return other ? ` (but for ${other.patientName})` : "";
}

export const notBooked = (after: Aftermath, c: Case): string[] =>
  after.visits.some((each) => each.patientPhone === e164(c.person)) ? ["something was booked"] : [];

export const heardThat = (after: Aftermath, words: RegExp, what: string): string[] =>
  after.said.some((each) => words.test(each)) ? [] : [`was not told ${what}`];
