import { visitMinutes } from "#contract/clinic/treatment-options.ts";
import { textLimits } from "#contract/limits.ts";
import type { DateOrder, ImportField } from "#contract/patients/import-options.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import { readDate, readTime } from "./dates.ts";

/** Somebody as the file has them. */
export interface PersonDraft {
  name: string;
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  dateOfBirth: string | null;
  /** Cells that do not hold what their column does: the row comes in without them. Absent = all do. */
  leftOut?: readonly LeftOutCell[];
}

export interface LeftOutCell {
  /** `“Email” is no email address`: alike for all rows of the file. */
  reason: string;
  /** As it stands in the file; for the screen alone. */
  value: string;
}

export interface PatientDraft extends PersonDraft {
  notes: string;
}

export interface VisitDraft {
  person: PersonDraft;
  date: string;
  time: string;
  /** Null = as long as the treatment takes. */
  durationMinutes: number | null;
  treatment: string;
  status: "requested" | "confirmed" | "cancelled";
  /** Null = the file does not say. */
  attendance: "arrived" | "no_show" | null;
  practitioner: string | null;
  chair: string | null;
  notes: string;
}

export type Drafted<Draft> = { ok: true; draft: Draft } | { ok: false; reason: string };

/** A row of the file with what its columns hold. */
export interface ReadableRow {
  cells: readonly string[];
  faults: Readonly<Record<string, string>> | null;
}

export interface Reading {
  columns: readonly string[];
  mapping: readonly (ImportField | null)[];
  dateOrder: DateOrder;
  /** Today at the clinic. */
  today: string;
}

/** Leaves the row, for a reason that the person at the screen reads. */
class Unreadable extends Error {}

const refuse = (reason: string): never => {
  throw new Unreadable(reason);
};

function drafted<Draft>(read: () => Draft): Drafted<Draft> {
  try {
    return { ok: true, draft: read() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message };
    throw error;
  }
}

const faultWords: Record<string, string> = {
  too_long: "holds more than 10,000 characters",
  nul: "holds a character that cannot be kept",
};

/** What a spreadsheet would run: never a name, a number or a note. */
const isFormula = (text: string): boolean =>
  /^[=@]/.test(text) || /^[+-].*[|!]/.test(text) || /^[+-]\s*[a-z]+\w*\(/i.test(text);

/** The cell of a field, as text; empty where the file has none. Our own export puts an apostrophe before what looks like a formula. */
function cellOf({ cells, faults }: ReadableRow, { columns, mapping }: Reading, field: ImportField): string {
  const place = mapping.indexOf(field);
  if (place === -1) return "";
  const column = `“${columns[place] ?? ""}”`;
  const fault = faults?.[place];
  if (fault !== undefined) refuse(`Column ${column} ${faultWords[fault] ?? "cannot be read"}`);
  const text = cells[place] ?? "";
  if (isFormula(text)) refuse(`Column ${column} holds a formula`);
  return text.replace(/^'(?=[=+\-@])/, "");
}

function checkRow({ faults }: ReadableRow): void {
  if (faults?.row === "quote_not_closed") refuse("A quotation mark is opened and never closed");
  if (faults?.row === "wrong_length") refuse("The row has more or fewer cells than the heading");
}

export const readPatient = (row: ReadableRow, reading: Reading): Drafted<PatientDraft> =>
  drafted(() => {
    checkRow(row);
    return { ...readPerson(row, reading), notes: readNotes(row, reading) };
  });

export const readVisit = (row: ReadableRow, reading: Reading): Drafted<VisitDraft> =>
  drafted(() => {
    checkRow(row);
    const { date, time } = readWhen(row, reading);
    return {
      ...{ person: readPerson(row, reading), date, time },
      durationMinutes: readDuration(row, reading, time),
      treatment: fitting(row, reading, "treatment", textLimits.name),
      ...readStatus(cellOf(row, reading, "status")),
      practitioner: fitting(row, reading, "practitioner", textLimits.name) || null,
      chair: fitting(row, reading, "chair", textLimits.name) || null,
      notes: readNotes(row, reading),
    };
  });

function fitting(row: ReadableRow, reading: Reading, field: ImportField, most: number): string {
  const text = cellOf(row, reading, field).replace(/\s+/g, " ").trim();
  if (text.length > most) refuse(`Column “${columnOf(reading, field)}” holds more than ${most} characters`);
  return text;
}

const columnOf = ({ columns, mapping }: Reading, field: ImportField) =>
  columns[mapping.indexOf(field)] ?? field;

/** One bad cell of somebody is no reason to leave them out: they come in without it, and the screen says so. */
function readPerson(row: ReadableRow, reading: Reading): PersonDraft {
  const leftOut: LeftOutCell[] = [];
  const leave = (field: ImportField, why: string): null => {
    const value = cellOf(row, reading, field).slice(0, longestShown);
    leftOut.push({ reason: `“${columnOf(reading, field)}” ${why}`, value });
    return null;
  };
  const name = readName(row, reading);
  const phone = readPhone(row, reading, leave);
  return {
    ...{ name, phone, phoneE164: phone === null ? null : toE164(phone) },
    email: readEmail(row, reading, leave),
    dateOfBirth: readBirth(row, reading, leave),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

type Leave = (field: ImportField, why: string) => null;
const longestShown = 60;

/** The first of the two that can be dialled, else the first that may be a number abroad or one of the clinic's own making. */
function readPhone(row: ReadableRow, reading: Reading, leave: Leave): string | null {
  const fields = ["phone", "otherPhone"] as const;
  const cells = fields.map((field) => ({ field, text: fitting(row, reading, field, textLimits.phone) }));
  const told = cells.filter(({ text }) => text !== "");
  const dialled = told.find(({ text }) => toE164(text) !== null);
  const kept = dialled ?? told.find(({ text }) => text.replace(/\D/g, "").length >= fewestDigits);
  for (const { field, text } of told)
    if (text.replace(/\D/g, "").length < fewestDigits) leave(field, "is no phone number");
  return kept?.text ?? null;
}

/** Of a number that can be dialled, as for whoever is entered by hand. */
const fewestDigits = 8;

function readName(row: ReadableRow, reading: Reading): string {
  const whole = fitting(row, reading, "name", textLimits.name);
  const parts = [
    fitting(row, reading, "firstName", textLimits.name),
    fitting(row, reading, "lastName", textLimits.name),
  ];
  // "Nguyen, Matilda" is how practice systems list people.
  const [, last, first] = /^([^,]+), ?([^,]+)$/.exec(whole) ?? [];
  const name = whole === "" ? parts.filter(Boolean).join(" ") : first && last ? `${first} ${last}` : whole;
  if (!/\p{L}/u.test(name)) refuse("The patient’s name is missing");
  if (name.length > textLimits.name) refuse(`The name has more than ${textLimits.name} characters`);
  return name;
}

/** Something with one @ and a dot behind it; anything else is left out rather than kept and written to. */
function readEmail(row: ReadableRow, reading: Reading, leave: Leave): string | null {
  const email = fitting(row, reading, "email", textLimits.email);
  if (email === "") return null;
  if (!/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[a-z]{2,}$/i.test(email))
    return leave("email", "is no email address");
  return email;
}

function readBirth(row: ReadableRow, reading: Reading, leave: Leave): string | null {
  const text = cellOf(row, reading, "dateOfBirth");
  if (text === "") return null;
  const read = readDate(text, reading.dateOrder, Number(reading.today.slice(0, 4)));
  if (read === null) return leave("dateOfBirth", "is no date");
  if (read.date > reading.today) return leave("dateOfBirth", "lies in the future");
  return read.date;
}

function readNotes(row: ReadableRow, reading: Reading): string {
  const notes = cellOf(row, reading, "notes");
  if (notes.length > textLimits.notes) refuse(`The notes have more than ${textLimits.notes} characters`);
  return notes;
}

function readWhen(row: ReadableRow, reading: Reading): { date: string; time: string } {
  const text = cellOf(row, reading, "date");
  if (text === "") refuse("The date of the visit is missing");
  const read = readDate(text, reading.dateOrder, Number(reading.today.slice(0, 4)) + 10);
  if (read === null) return refuse(`“${columnOf(reading, "date")}” is no date`);
  const timeText = cellOf(row, reading, "time") || read.rest;
  if (timeText === "") return refuse("The time of the visit is missing");
  const time = readTime(timeText);
  if (time === null) return refuse("The time of the visit cannot be read");
  return { date: read.date, time };
}

function readDuration(row: ReadableRow, reading: Reading, start: string): number | null {
  const minutes = cellOf(row, reading, "durationMinutes");
  const end = cellOf(row, reading, "endTime");
  let length: number | null = null;
  if (minutes !== "") {
    const [, h, m] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(minutes) ?? [];
    length =
      h && m
        ? Number(h) * 60 + Number(m)
        : Number(/^(\d{1,4})(?: ?min\w*\.?)?$/i.exec(minutes)?.[1] ?? Number.NaN);
  } else if (end !== "") {
    const time = readTime(end) ?? readTime(readDate(end, reading.dateOrder, 2199)?.rest ?? "");
    length = time === null ? Number.NaN : minutesOf(time) - minutesOf(start);
  }
  if (length === null) return null;
  if (!(length >= 1 && length <= visitMinutes.most)) return refuse("The length of the visit cannot be read");
  return length;
}

const statuses: [RegExp, Pick<VisitDraft, "status" | "attendance">][] = [
  [/^(?:cancel\w*|deleted|rescheduled|moved|void)/, { status: "cancelled", attendance: null }],
  [
    /^(?:dna|fta|no[- ]?show\w*|did not (?:attend|arrive|come)|failed to attend|missed|absent)/,
    { status: "confirmed", attendance: "no_show" },
  ],
  [
    /^(?:complete\w*|arrived|attended|seen|checked[- ]?(?:in|out)|finished|done|paid|invoiced|departed|left(?! message)|treated)/,
    { status: "confirmed", attendance: "arrived" },
  ],
  [/^(?:request\w*|pending|unconfirmed|not confirmed|tentative)/, { status: "requested", attendance: null }],
  [
    /^(?:confirm\w*|booked|scheduled|active|yes|ok|open|new|reminded|sms\w*|left message)?$/,
    { status: "confirmed", attendance: null },
  ],
];

function readStatus(text: string): Pick<VisitDraft, "status" | "attendance"> {
  const known = statuses.find(([pattern]) => pattern.test(text.toLowerCase()));
  return known?.[1] ?? refuse(`The status “${text.slice(0, 40)}” is not known`);
}
