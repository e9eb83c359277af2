import type { MessagePurpose } from "#contract/messaging/messages.ts";
import type { Clock } from "#kernel/clock.ts";
import type { AppointmentWatch } from "#server/booking/port.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { runConcurrently } from "#server/db/run-concurrently.ts";
import type { Letterhead } from "#server/messaging/outbox/rules.ts";
import {
  callOffMessages,
  callOffRecalls,
  findWrittenAbout,
  hasGoneOut,
  type KeptMessage,
  type NewMessage,
  putAllInOutbox,
} from "#server/messaging/outbox/service.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import { findVisit } from "../planning/service.ts";
import { findProfileAndSettings } from "../settings/service.ts";
import * as rules from "./rules.ts";

type Appointment = Parameters<AppointmentWatch["moved"]>[1];

/**
 * Confirmation and reminder of every appointment: written in the transaction that books, moves or cancels it, so
 * neither a crash nor a second request can lose or double them (CALL-4).
 */
export function appointmentMessages(clock: Clock, publicUrl: string | null): AppointmentWatch {
  const confirmation = ({ row, parties }: Page, isMoved: boolean): NewMessage => ({
    ...{ ...parties, purpose: "confirmation" },
    // Moved away and back again is news each time.
    occasion: `confirmation ${row.id} ${row.updatedAt}`,
    subject: row.status === "requested" ? "Please confirm your appointment" : "Your appointment",
    body: rules.confirmationText(row, isMoved),
    asks: rules.asksAfterBooking(row),
    expiresAt: row.startsAt,
  });

  /** None when the visit is too near, or nobody is to be written to about it. */
  const reminders = ({ row, parties, timeZone, now }: Page): NewMessage[] => {
    const notBefore = rules.reminderTime(row, timeZone, now);
    if (notBefore === null || row.isQuiet) return [];
    const subject = "Reminder of your appointment";
    const occasion = rules.reminderOccasion(row, 1);
    const [body, asks] = [rules.reminderText(row), "confirm"] as const;
    const expiresAt = rules.reminderExpiry(row.startsAt);
    return [{ ...parties, purpose: "reminder", subject, occasion, body, asks, notBefore, expiresAt }];
  };

  const write = ({ queries, letterhead, now }: Page, ...messages: NewMessage[]) =>
    putAllInOutbox(queries, messages, letterhead, now);

  const readClinic = async (queries: ClinicQueries): Promise<Writer> => {
    const { profile, settings } = await findProfileAndSettings(queries);
    const letterhead = letterheadOf(profile, publicUrl);
    return { writes: settings.appointmentSms, letterhead, timeZone: profile.timeZone };
  };

  /**
   * Null when the patient cannot be reached, staff switched these messages off, or nobody is to be written to about the visit
   * unless staff wish it.
   */
  const pageOn = (
    queries: ClinicQueries,
    row: Appointment,
    writer: Writer,
    isWished = false,
  ): Page | null => {
    const reach = rules.reachOf(row);
    if (reach === null || !writer.writes || (row.isQuiet && !isWished)) return null;
    return { ...writer, queries, row, parties: { ...partiesOf(row), ...reach }, now: clock.now() };
  };

  const open = async (queries: ClinicQueries, row: Appointment, isWished = false): Promise<Page | null> =>
    pageOn(queries, row, await readClinic(queries), isWished);

  return {
    beforeBooking: async (queries) => {
      const writer = await readClinic(queries);
      return async (transaction, row) => {
        const page = pageOn(transaction, row, writer);
        await runConcurrently(
          row.patientId !== null && callOffRecalls(transaction, row.patientId, clock.now()),
          // Who has walked in knows.
          page && row.startsAt > page.now && write(page, confirmation(page, false), ...reminders(page)),
        );
      };
    },
    moved: async (queries, row, from, { tellPatient, mayBeTakenBack }) => {
      const confirmations = await findWrittenAbout(queries, row.id, "confirmation");
      const heardOf = rules.timeHeardOf(confirmations);
      const isToHear =
        tellPatient === "if_told"
          ? heardOf === from.startsAt || rules.isOwed(confirmations, row.startsAt)
          : tellPatient === "yes";
      const [, page] = await runConcurrently(
        callOffMessages(queries, row.id, "appointment_moved", clock.now()),
        open(queries, row, tellPatient === "yes"),
      );
      if (!page) return;
      const news = {
        ...confirmation(page, tellPatient === "yes" || heardOf !== null),
        ...(mayBeTakenBack && { notBefore: Math.min(page.now + undoMs, row.startsAt) }),
      };
      await write(page, ...(isToHear ? [news] : []), ...reminders(page));
    },
    cancelled: async (queries, row, { tellPatient }) => {
      await callOffMessages(queries, row.id, "appointment_cancelled", clock.now());
      if (!tellPatient) return;
      const page = await open(queries, row);
      if (!page || row.startsAt <= page.now) return;
      const message: NewMessage = {
        ...{ ...page.parties, purpose: "cancellation", subject: "Your appointment was cancelled" },
        occasion: `cancellation ${row.id} ${row.updatedAt}`,
        body: rules.cancellationText(row),
        notBefore: page.now + undoMs,
        expiresAt: row.startsAt,
      };
      await write(page, message);
    },
    imported: async (queries, row) => {
      const page = await open(queries, row);
      if (page) await write(page, ...reminders(page));
    },
    corrected: async (queries, row) => {
      const heardOfIt = await hasGoneOut(queries, row.id, ["confirmation"]);
      await callOffMessages(queries, row.id, "appointment_corrected", clock.now());
      const page = await open(queries, row);
      if (!page || row.startsAt <= page.now) return;
      // What was still to go out goes to the right person; who has heard of the visit does not hear twice.
      await write(page, ...(heardOfIt ? [] : [confirmation(page, false)]), ...reminders(page));
    },
    quieted: (queries, row) => callOffMessages(queries, row.id, "kept_quiet", clock.now()),
    restored: async (queries, row) => {
      const confirmations = await findWrittenAbout(queries, row.id, "confirmation");
      const isToHear =
        rules.isOwed(confirmations, row.startsAt) ||
        (await hasGoneOut(queries, row.id, ["cancellation", "answer"]));
      await callOffMessages(queries, row.id, "appointment_restored", clock.now());
      const page = await open(queries, row);
      if (!page) return;
      await write(page, ...(isToHear ? [confirmation(page, false)] : []), ...reminders(page));
    },
  };
}

/** Nothing is said any more about a visit that was cancelled, nor that it is at a time from which it was moved. */
export async function whyOutdated(queries: ClinicQueries, row: KeptMessage): Promise<string | null> {
  if (row.appointmentId === null || !spokenOfVisit.has(row.purpose)) return null;
  const visit = await findVisit(queries, row.appointmentId);
  if (visit?.status === "cancelled") return "appointment_cancelled";
  const { purpose, expiresAt } = row;
  // Of a move staff can still write.
  if (visit?.isQuiet && purpose !== "confirmation") return "kept_quiet";
  const startsAt = visit?.startsAt ?? 0;
  if (purpose === "confirmation" && expiresAt !== startsAt) return "appointment_moved";
  if (purpose === "reminder" && expiresAt !== rules.reminderExpiry(startsAt)) return "appointment_moved";
  return null;
}

const spokenOfVisit = new Set<MessagePurpose>([
  "confirmation",
  "reminder",
  "follow_up",
  "thank_you",
  "missed",
]);

/** Staff can take a cancellation or a move back; the patient need not hear of a slip. */
const undoMs = 2 * 60_000;

/** The clinic as it writes to its patients. */
interface Writer {
  /** Whether staff want these messages. */
  writes: boolean;
  letterhead: Letterhead;
  timeZone: string;
}

/** What the messages about one appointment have in common. */
interface Page extends Writer {
  queries: ClinicQueries;
  row: Appointment;
  parties: ReturnType<typeof partiesOf> & NonNullable<rules.Reach>;
  now: number;
}

const partiesOf = (row: Appointment) => ({
  kind: "factual" as const,
  appointmentId: row.id,
  patientId: row.patientId,
  recipientName: row.patientName,
});
