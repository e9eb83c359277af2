import { escapeText, foldLine } from "#server/booking/feed/rules.ts";

export interface VisitForCalendar {
  id: string;
  startsAt: number;
  endsAt: number;
  updatedAt: number;
  isConfirmed: boolean;
  clinicName: string;
  address: string;
  phone: string;
}

/** One visit as an iCalendar file (RFC 5545). Calendars are shared, so it says where and when, and nothing of the treatment. */
export function visitAsCalendarFile(visit: VisitForCalendar): string {
  const { id, startsAt, endsAt, updatedAt, isConfirmed, clinicName, address, phone } = visit;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Enamel//Web booking//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@enamel`,
    `DTSTAMP:${utc(updatedAt)}`,
    `SEQUENCE:${Math.max(0, Math.floor(updatedAt / 1_000) - 1_577_836_800)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(`Appointment at ${clinicName}`)}`,
    ...(address === "" ? [] : [`LOCATION:${escapeText(address)}`]),
    ...(phone === "" ? [] : [`DESCRIPTION:${escapeText(`To change it, ring ${phone}`)}`]),
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    "CLASS:PRIVATE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

/** `20260812T000000Z`. */
const utc = (instant: number) =>
  new Date(instant)
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d+Z$/, "Z");
