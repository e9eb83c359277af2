import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import { addDays, toInstant } from "#kernel/zoned-time.ts";
import { firstName, whenInWords } from "../appointments/rules.ts";

export const daysBefore = { "1 day before": 1, "3 days before": 3, "1 week before": 7 } as const;

/** Mail of the day is read in the morning. */
const mailTime = "09:00";

export const reminderMailTime = (localDate: string, days: number, timeZone: string): number =>
  toInstant(addDays(localDate, -days), mailTime, timeZone);

export const thankYouMailTime = (localDate: string, timeZone: string): number =>
  toInstant(addDays(localDate, 1), mailTime, timeZone);

interface Visit {
  patientName: string;
  localDate: string;
  localTime: string;
}

export const reminderMail = (visit: Visit) =>
  `Hi ${firstName(visit.patientName)},\n\na reminder of your appointment with us on ${whenInWords(visit)}.`;

export const thankYouMail = ({ patientName }: Visit) =>
  `Hi ${firstName(patientName)},\n\nthank you for coming to us. If anything about your visit could have been better, answer this email and we will read it.`;

export const missedMail = (visit: Visit) =>
  `Hi ${firstName(visit.patientName)},\n\nwe missed you on ${whenInWords(visit)}. Ring us or answer this email and we find you another time.`;

/** Addresses of the comma-separated list, each once. */
export const copiesOf = ({ ccEmails }: ConfigurationOf<"4">): string[] => [
  ...new Set(
    ccEmails
      .split(",")
      .map((address) => address.trim())
      .filter((address) => address !== ""),
  ),
];
