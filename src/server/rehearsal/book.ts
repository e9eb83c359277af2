import type { FreeTime } from "#contract/errors.ts";
import { nearestSlotsOffered } from "#contract/limits.ts";
import type { AppointmentId } from "#kernel/ids.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import {
  type Chair,
  findOpenSlots,
  nearestTo,
  type OpeningCalendar,
  openPiecesOn,
} from "#server/booking/availability.ts";
import { heldStatuses, statusOfNewBooking } from "#server/booking/rules.ts";
import { inAnyChair, visitMs } from "#server/booking/visit-needs.ts";
import type { CallBook, CallWaitlist, OnTheBooks, OnWaitlist } from "#server/calls/port.ts";
import type { Visit } from "./caller.ts";
import type { JudgedVisit } from "./fact-check.ts";

export interface RehearsalBook extends CallBook, CallWaitlist {
  /** How many were ever on the waitlist. */
  waiting(): number;
  /** How many were taken off it. */
  offWaitlist(): number;
  /** Visits that stand. */
  standing(): Visit[];
  /** What was noted on each of them, by patient. */
  noted(): { patientName: string; note: string }[];
  /** Visits of which nothing is to be written to anybody, by id. */
  quiet(): readonly string[];
  /** Every place at which a visit stood since the book was opened. */
  everStood(): JudgedVisit[];
}

interface Range {
  fromDate: string;
  toDate: string;
}

interface Entry extends OnTheBooks {
  patientPhoneE164: string;
}

/** Somebody on the waitlist before the call. */
type Waits = Omit<OnWaitlist, "id">;

const beforeId = "before-";
/** Whenever the clinic is open. */
const chair: Chair = { id: "rehearsal", weekdays: null };
const daysAround = { before: 3, after: 21 };

/**
 * An appointment book that lives as long as one rehearsed call: the clinic's own hours and closures, one chair, and nothing of
 * anybody real in it. It never reaches the clinic's calendar.
 */
export function rehearsalBook(
  calendar: OpeningCalendar,
  now: () => number,
  before: readonly Visit[],
  waitingBefore: readonly Waits[] = [],
): RehearsalBook {
  const entries: Entry[] = before.map((visit, index) => ({
    ...{
      id: `${beforeId}${index + 1}` as AppointmentId,
      patientName: visit.patientName,
      ...{ patientPhoneE164: visit.patientPhone, callId: null },
    },
    ...{ localDate: visit.date, localTime: visit.time, appointmentType: visit.appointmentType },
    status: "confirmed",
  }));
  /** Where visits stood that were moved since. */
  const left: Entry[] = [];
  const waitlist = waitingBefore.map((entry, index) => ({
    ...entry,
    id: `waits-${index + 1}`,
    isOff: false,
  }));
  const notes: { patientName: string; note: string }[] = [];
  const quiet = new Set<string>();
  /** One that was moved stands where it did not stand before the call. */
  const stoodBefore = ({ id, localDate, localTime }: Pick<Entry, "id" | "localDate" | "localTime">) => {
    const visit = id.startsWith(beforeId) ? before[Number(id.slice(beforeId.length)) - 1] : undefined;
    return visit?.date === localDate && visit.time === localTime;
  };
  const startOf = ({ localDate, localTime }: Entry) => toInstant(localDate, localTime, calendar.timeZone);
  const isHeld = ({ status }: Entry) => heldStatuses.includes(status);

  const free = ({ fromDate, toDate }: Range, type: string | null, except?: Entry) =>
    findOpenSlots({
      ...{ fromDate, toDate, calendar, chairs: [chair], now: now() },
      needs: inAnyChair(visitMs(calendar, type)),
      held: entries
        .filter((entry) => isHeld(entry) && entry !== except)
        .map((entry) => ({
          ...{ chairId: chair.id, start: startOf(entry) },
          end: startOf(entry) + visitMs(calendar, entry.appointmentType),
        })),
    });
  /** What leaves its own place. */
  const entryOf = (id: AppointmentId | undefined) => entries.find((entry) => entry.id === id);
  const near = (
    { date, time }: FreeTime,
    type: string | null,
    count = nearestSlotsOffered,
    except?: Entry,
  ) => {
    const today = toLocal(now(), calendar.timeZone).date;
    const fromDate = [addDays(date, -daysAround.before), today].sort()[1] ?? today;
    const slots = free({ fromDate, toDate: addDays(date, daysAround.after) }, type, except);
    return nearestTo(slots, toInstant(date, time, calendar.timeZone), count);
  };
  /** Null when the time can be had. */
  const refusal = ({ date, time }: FreeTime, type: string | null, except?: Entry) => {
    if (free({ fromDate: date, toDate: date }, type, except).some((slot) => slot.time === time)) return null;
    const start = toInstant(date, time, calendar.timeZone);
    const isOpen = openPiecesOn(date, calendar).some(
      (piece) => piece.start <= start && start + visitMs(calendar, type) <= piece.end,
    );
    const reason = start <= now() ? "in_the_past" : isOpen ? "slot_taken" : "outside_hours";
    return { ok: false, reason, nearest: near({ date, time }, type) } as const;
  };

  return {
    standing: () =>
      entries.filter(isHeld).map((entry) => ({
        ...{
          patientName: entry.patientName,
          patientPhone: entry.patientPhoneE164,
          appointmentType: entry.appointmentType,
        },
        ...{ date: entry.localDate, time: entry.localTime },
      })),

    everStood: () =>
      [...entries, ...left].map(({ id, patientName, appointmentType, localDate, localTime, status }) => ({
        ...{ patientName, appointmentType, date: localDate, time: localTime },
        ...{ isBefore: stoodBefore({ id, localDate, localTime }), isCancelled: status === "cancelled" },
      })),

    openSlotsBetween: async (_scope, range, wanted) =>
      free(range, wanted?.appointmentType ?? null, entryOf(wanted?.moving)),
    nearestSlots: async (_scope, wished, wanted) =>
      near(wished, wanted?.appointmentType ?? null, wanted?.count, entryOf(wanted?.moving)),
    // Nobody else rings meanwhile, so a time that is free is held.
    holdSlot: async (_scope, _callId, slot) =>
      refusal(slot, slot.appointmentType, entryOf(slot.moving)) ?? { ok: true },

    bookAppointment: async (_scope, { date, time, patientName, patientPhone, appointmentType }, by) => {
      const known = entries.find(
        (entry) =>
          isHeld(entry) &&
          entry.localDate === date &&
          entry.localTime === time &&
          entry.patientName === patientName,
      );
      // Asked twice for the same booking on one call, it books once.
      if (known) return { ok: true, appointment: known };
      const refused = refusal({ date, time }, appointmentType);
      if (refused) return refused;
      const appointment: Entry = {
        ...{ id: `booked-${entries.length + 1}` as AppointmentId, patientName, appointmentType },
        ...{ localDate: date, localTime: time, patientPhoneE164: toE164(patientPhone) ?? patientPhone },
        callId: by.kind === "assistant" ? by.callId : null,
        status: statusOfNewBooking("assistant"),
      };
      entries.push(appointment);
      return { ok: true, appointment };
    },

    cancelAppointment: async (_scope, id) => {
      const found = entries.find((entry) => entry.id === id);
      if (!found) return { ok: false, reason: "not_found" };
      if (!isHeld(found)) return { ok: false, reason: "already_cancelled" };
      found.status = "cancelled";
      return { ok: true, appointment: found };
    },

    rescheduleAppointment: async (_scope, id, { date, time }) => {
      const found = entries.find((entry) => entry.id === id && isHeld(entry));
      if (!found) return { ok: false, reason: "not_found" };
      const refused = refusal({ date, time }, found.appointmentType, found);
      if (refused) return refused;
      const from = { ...found };
      left.push(from);
      Object.assign(found, { localDate: date, localTime: time, status: statusOfNewBooking("assistant") });
      return { ok: true, from, appointment: found };
    },

    noted: () => notes,
    noteOnVisit: async (_scope, id, note) => {
      const found = entries.find((entry) => entry.id === id && isHeld(entry));
      const isNoted = notes.some((each) => each.note === note && each.patientName === found?.patientName);
      if (found && !isNoted) notes.push({ patientName: found.patientName, note });
    },

    // Nothing is written to anybody of a rehearsed call.
    keepQuiet: async (_scope, id) => {
      quiet.add(id);
    },
    quiet: () => [...quiet],

    takeNoteOff: async (_scope, id, words) => {
      const found = entries.find((entry) => entry.id === id && isHeld(entry));
      const kept = notes.flatMap(({ patientName, note }) => {
        const rest = patientName === found?.patientName ? note.replace(words, "").trim() : note;
        return rest === "" ? [] : [{ patientName, note: rest }];
      });
      notes.splice(0, notes.length, ...kept);
    },

    waiting: () => waitlist.length,
    offWaitlist: () => waitlist.filter(({ isOff }) => isOff).length,
    listWaiting: async () => waitlist.filter(({ isOff }) => !isOff),
    leaveWaitlist: async (_scope, id) => {
      const found = waitlist.find((entry) => entry.id === id && !entry.isOff);
      if (found) found.isOff = true;
      return found !== undefined;
    },
    joinWaitlist: async (_scope, { appointmentId = null, patientDetails, appointmentType = "" }) => {
      const visit = entries.find(({ id }) => id === appointmentId);
      const waits: Waits = {
        patientName: visit?.patientName ?? patientDetails?.name ?? "",
        patientPhone: visit?.patientPhoneE164 ?? patientDetails?.phone ?? "",
        appointmentType: visit?.appointmentType ?? appointmentType,
        appointmentDate: visit?.localDate ?? null,
      };
      const isSame = (entry: (typeof waitlist)[number]): boolean =>
        !entry.isOff &&
        entry.patientName === waits.patientName &&
        toE164(entry.patientPhone) === toE164(waits.patientPhone) &&
        entry.appointmentDate === waits.appointmentDate;
      if (waitlist.some(isSame)) return { ok: false, reason: "already_waiting" };
      waitlist.push({ ...waits, id: `waits-${waitlist.length + 1}`, isOff: false });
      return { ok: true };
    },

    findUpcomingByPhone: async (_scope, phone) =>
      entries.filter((entry) => isHeld(entry) && entry.patientPhoneE164 === phone && startOf(entry) > now()),
  };
}
