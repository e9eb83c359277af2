import type { Appointment } from "#contract/booking/appointments.ts";
import { toE164, toNational } from "#kernel/phone-numbers.ts";
import { formatCount } from "#web/lib/formatting.ts";
import { nounFor, type ShownStatus } from "./list-filters.ts";

export interface ListFilters {
  search: string;
  /** `YYYY-MM-DD`, empty = every day. */
  date: string;
}

/** An appointment beside the texts that a search looks through. */
export interface SearchableAppointment {
  appointment: Appointment;
  /** Its place in the calendar's order. */
  key: string;
  name: string;
  /** The number as stored and as dialled at home, so that `+61 491` and `0491` both find it. */
  phones: readonly string[];
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const orderKey = (a: Appointment) => `${a.requestedDate} ${a.requestedTime} ${a.id}`;
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

/** A change of one appointment brings a new list of the same others. */
const known = new WeakMap<Appointment, SearchableAppointment>();

function searchableOf(appointment: Appointment): SearchableAppointment {
  const before = known.get(appointment);
  if (before) return before;
  const phone = appointment.patientPhone;
  const e164 = toE164(phone);
  const searchable = {
    appointment,
    key: orderKey(appointment),
    name: plainLetters(appointment.patientName),
    phones: [phone.toLowerCase(), digitsOf(phone), e164 ? toNational(e164) : ""],
  };
  known.set(appointment, searchable);
  return searchable;
}

/** Made once per appointment, in the order of the calendar, so that a keystroke neither reads numbers nor sorts. */
export const makeSearchable = (appointments: readonly Appointment[]): SearchableAppointment[] =>
  appointments.map(searchableOf).sort(byKey);

/** Small letters without their marks: who types `jurgen` finds Jürgen, and who types `o'connor` or `oconnor` finds O’Connor. */
const plainLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’‘`]/gu, "")
    .toLowerCase();

/** Part of the name in any case, beginnings of its words in any order, or part of the phone number whatever spaces either is written with. */
export function filterAppointments(
  list: readonly SearchableAppointment[],
  filters: ListFilters,
): Appointment[] {
  const text = plainLetters(filters.search.trim());
  const parts = text.split(/\s+/);
  const digits = /^[\d\s()+.-]+$/.test(text) ? digitsOf(text) : "";
  const found: Appointment[] = [];
  for (const { appointment, name, phones } of list) {
    if (filters.date && appointment.requestedDate !== filters.date) continue;
    if (
      text &&
      !name.includes(text) &&
      !parts.every((part) => ` ${name}`.includes(` ${part}`)) &&
      !phones.some((p) => p.includes(text) || (digits && p.includes(digits)))
    )
      continue;
    found.push(appointment);
  }
  return found;
}

export interface ListedDay {
  date: string;
  appointments: Appointment[];
}

/**
 * Today and what comes, nearest first, then what was, latest first; inside a day by the clock.
 * Takes appointments in the order of the calendar.
 */
export function groupByDay(ordered: readonly Appointment[], today: string): ListedDay[] {
  const past: ListedDay[] = [];
  const coming: ListedDay[] = [];
  let day: ListedDay = { date: "", appointments: [] };
  for (const appointment of ordered) {
    if (day.date !== appointment.requestedDate) {
      day = { date: appointment.requestedDate, appointments: [] };
      (day.date < today ? past : coming).push(day);
    }
    day.appointments.push(appointment);
  }
  return [...coming, ...past.reverse()];
}

/** The first `count` appointments, whole days where they fit. */
export function firstOf(days: readonly ListedDay[], count: number): ListedDay[] {
  const shown: ListedDay[] = [];
  let left = count;
  for (const day of days) {
    if (left <= 0) break;
    shown.push(
      day.appointments.length <= left ? day : { ...day, appointments: day.appointments.slice(0, left) },
    );
    left -= day.appointments.length;
  }
  return shown;
}

/** Before which row of today the line of the present stands; the length when everything has begun. */
export function rowsBeforeNow(appointments: readonly Appointment[], time: string): number {
  const next = appointments.findIndex((a) => a.requestedTime > time);
  return next === -1 ? appointments.length : next;
}

/** `14 appointments today, 2 requested`; without a day also how many of them are over. */
export function countSentence(
  appointments: readonly Appointment[],
  { date, status, today }: { date: string; status: ShownStatus; today: string },
): string {
  const past = date === "" ? appointments.filter((a) => a.requestedDate < today).length : 0;
  const listed = appointments.length - past;
  const requested = appointments.filter((a) => a.status === "requested" && a.requestedDate >= today).length;
  // With none of today, '0 visits to settle today' is no news.
  if (status === "unsettled" && listed === 0 && past > 0)
    return `${formatCount(past)} ${nounFor(status, past)} from before today`;
  return [
    `${formatCount(listed)} ${nounFor(status, listed)}${date === today || (status === "unsettled" && date === "") ? " today" : past > 0 ? " to come" : ""}`,
    status === "all" && requested > 0 && `${formatCount(requested)} requested`,
    past > 0 && `${formatCount(past)} before today`,
  ]
    .filter(Boolean)
    .join(", ");
}

export interface SheetDay {
  /** By the clock. */
  rows: Appointment[];
  /** How many were cancelled: they are no use on paper. */
  cancelled: number;
}

/** What the printed list of a day holds. */
export function sheetOf(appointments: readonly Appointment[], date: string): SheetDay {
  const day = appointments.filter((a) => a.requestedDate === date);
  const rows = day
    .filter((a) => a.status !== "cancelled")
    .sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
  return { rows, cancelled: day.length - rows.length };
}
