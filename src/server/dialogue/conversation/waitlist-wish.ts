import { defaultAppointmentType, textLimits } from "#contract/limits.ts";
import type { FoundAppointment, WaitlistWish } from "#server/dialogue/events.ts";
import { emptyDraft, type LiveState, type WhenWish } from "./state.ts";
import { todayOf } from "./today.ts";
import { startOf } from "./wishes.ts";

/** From what a caller said to what stands on the waitlist: the days and the part of the day, and the words where they say more. */
export function waitlistWish(state: LiveState, appointment: FoundAppointment | null): WaitlistWish {
  const { draft } = state;
  const today = todayOf(state);
  const days = daysBefore(draft.when, appointment);
  const [first = today] = days.map((day) => day.from).sort();
  const [, from = today] = [today, first].sort();
  const visit = appointment?.appointmentType as WaitlistWish["appointmentType"] | null | undefined;
  return {
    appointment,
    patientName: appointment?.patientName ?? draft.name?.value.full ?? "",
    patientPhone: draft.phone?.value ?? state.callerNumber ?? "",
    patientEmail: draft.email?.value ?? null,
    appointmentType: visit ?? draft.visit?.value ?? defaultAppointmentType,
    fromDate: from,
    toDate:
      days
        .map((day) => day.to)
        .sort()
        .at(-1) ?? null,
    partOfDay: partOf(draft.when),
    notes: notesOf(state, days.length > 0),
  };
}

/** The day of the visit itself tells which one it is, and wishes for none. */
const daysBefore = ({ days }: WhenWish, appointment: FoundAppointment | null) =>
  days.map(({ value }) => value).filter(({ from }) => appointment === null || from < appointment.date);

function partOf({ times }: WhenWish): WaitlistWish["partOfDay"] {
  const all = times.map(({ value }) => value);
  if (all.length === 0) return "any";
  if (all.every((time) => (time.kind === "exact" ? time.time < "12:00" : time.to <= "12:00")))
    return "morning";
  return all.every((time) => startOf(time) >= "12:00") ? "afternoon" : "any";
}

/** A day and a part of it stand in their own places; an hour, several days and what is ruled out stand in the caller's words. */
function notesOf({ draft }: LiveState, hasDays: boolean): string {
  const { days, times, notDays, notTimes, heard } = draft.when;
  const isMore = times.length > 0 || notDays.length + notTimes.length > 0 || (hasDays && days.length > 1);
  return [...draft.notes, isMore && heard !== "" ? `Caller said: ${heard}` : ""]
    .filter((each) => each !== "")
    .join(" ")
    .slice(0, textLimits.reason);
}

/** Who waits is known from now on, and nothing of what for. */
export const afterWaitlisting = ({ draft }: LiveState): Partial<LiveState> => ({
  purpose: null,
  moving: null,
  isNewToList: false,
  draft: { ...emptyDraft, name: draft.name, phone: draft.phone, email: draft.email },
});
