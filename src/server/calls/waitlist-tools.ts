import type { CallId } from "#kernel/ids.ts";
import { toE164, toNational } from "#kernel/phone-numbers.ts";
import type { ToolEffect, ToolResult, WaitlistWish, WaitsFor } from "#server/dialogue/events.ts";
import type { OnWaitlist } from "./port.ts";
import { isSamePerson } from "./rules.ts";
import type { ToolContext } from "./tools.ts";

/** What a call does on the list of those who would come earlier, or at all. */

export async function joinWaitlist(
  wish: WaitlistWish,
  { scope, callId, identified, waitlist }: ToolContext,
): Promise<ToolResult> {
  const { appointment, fromDate, toDate, partOfDay, notes } = wish;
  if (appointment && !identified.has(appointment.appointmentId))
    return { type: "not_waitlisted", reason: "not_found" };
  const { patientName: name, patientPhone, patientEmail } = wish;
  const appointmentType = wish.ownTreatment ?? wish.appointmentType;
  const patientDetails = { name, phone: toNational(patientPhone), email: patientEmail ?? "" };
  const who = appointment
    ? { appointmentId: appointment.appointmentId }
    : { patientDetails, appointmentType };
  const outcome = await waitlist.joinWaitlist(
    scope,
    { fromDate, toDate, partOfDay, notes, ...who },
    assistant(callId),
  );
  if (outcome.ok) return { type: "waitlisted", wish, isNew: true };
  return outcome.reason === "already_waiting"
    ? { type: "waitlisted", wish, isNew: false }
    : { type: "not_waitlisted", reason: notWaitlisted[outcome.reason] };
}

const assistant = (callId: CallId) => ({ kind: "assistant" as const, callId });

const notWaitlisted = {
  not_found: "not_found",
  visit_over: "not_found",
  over: "in_the_past",
  too_far: "too_far",
} as const;

/**
 * Name and number must both fit, as for a visit; on another line than theirs nothing is told or changed, unless the day of a visit of theirs
 * was known on this call.
 */
export async function leaveWaitlist(
  { patientName, phone, of, isOnlyAsked }: Extract<ToolEffect, { type: "leave_waitlist" }>,
  { scope, line, known, waitlist }: ToolContext,
): Promise<ToolResult> {
  const isOwnLine = line.isStaff || line.callerNumber === phone;
  const theirs = (await waitlist.listWaiting(scope)).filter(
    (entry) =>
      toE164(entry.patientPhone) === phone &&
      isSamePerson(entry.patientName, patientName) &&
      (isOwnLine || known.has(`${phone} ${entry.patientName.toLowerCase()}`)),
  );
  const [first] = theirs;
  if (!first) return { type: "not_on_waitlist", reason: isOwnLine ? "not_found" : "other_line" };
  const leaving = isOnlyAsked ? [] : meant(theirs, of);
  const found = { patientName: first.patientName };
  if (leaving.length === 0) return { type: "on_waitlist", ...found, waits: theirs.map(waitsFor) };
  for (const { id } of leaving) await waitlist.leaveWaitlist(scope, id);
  const stays = theirs.filter((entry) => !leaving.includes(entry));
  return { type: "left_waitlist", ...found, waits: leaving.map(waitsFor), stays: stays.map(waitsFor) };
}

/** All that is for one treatment, or for the one that was told; of several others nobody says which. */
function meant(
  theirs: readonly OnWaitlist[],
  of: Extract<ToolEffect, { type: "leave_waitlist" }>["of"],
): readonly OnWaitlist[] {
  const isOne = new Set(theirs.map(({ appointmentType }) => appointmentType)).size === 1;
  return of === "all" || isOne ? theirs : theirs.filter(({ appointmentType }) => appointmentType === of);
}

const waitsFor = ({ appointmentType, appointmentDate }: OnWaitlist): WaitsFor => ({
  appointmentType,
  visitDate: appointmentDate,
});
