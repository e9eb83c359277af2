import { createHash } from "node:crypto";
import type { AppointmentStatus } from "#contract/limits.ts";

export interface FeedEntry {
  id: string;
  patientName: string;
  status: AppointmentStatus;
  startsAt: number;
  endsAt: number;
  updatedAt: number;
}

const statusOf: Record<AppointmentStatus, string> = {
  requested: "TENTATIVE",
  confirmed: "CONFIRMED",
  cancelled: "CANCELLED",
};

/**
 * The appointments as an iCalendar (RFC 5545). Calendars live on strangers' servers, so of a patient only the initials
 * leave, and nothing of the treatment.
 */
export function writeCalendar(entries: readonly FeedEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Enamel//Appointments//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Appointments",
    "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
    "X-PUBLISHED-TTL:PT15M",
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

const eventLines = (entry: FeedEntry) => [
  "BEGIN:VEVENT",
  `UID:${entry.id}@enamel`,
  `DTSTAMP:${utc(entry.updatedAt)}`,
  `LAST-MODIFIED:${utc(entry.updatedAt)}`,
  // Seconds since 2020: rises with every change, as clients ask for.
  `SEQUENCE:${Math.max(0, Math.floor(entry.updatedAt / 1_000) - 1_577_836_800)}`,
  `DTSTART:${utc(entry.startsAt)}`,
  `DTEND:${utc(entry.endsAt)}`,
  `SUMMARY:${escapeText(`Appointment ${initialsOf(entry.patientName)}`)}`,
  `STATUS:${statusOf[entry.status]}`,
  `TRANSP:${entry.status === "cancelled" ? "TRANSPARENT" : "OPAQUE"}`,
  "CLASS:PRIVATE",
  "END:VEVENT",
];

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(" ");

/** `20260812T000000Z`. */
const utc = (instant: number) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d+Z$/, "Z");

export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

const longestLine = 75;

/** Breaks a line after at most 75 octets, never inside a character; what follows starts with a space. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

export const tagOf = (text: string): string =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
