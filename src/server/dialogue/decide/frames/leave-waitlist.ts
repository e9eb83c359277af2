import { toAppointmentType } from "../appointment-type.ts";
import type { Frame, Need } from "../frame.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { fullName, keyOf, needName, needPhone, phoneOf } from "./people.ts";
import { needWhose } from "./standing-visit.ts";
import { mayNotChange, othersVisit } from "./visits.ts";

/** To wait no longer, or only to know whether they do: whose it is to change is as with a visit. */
export const leaveWaitlist: Frame = {
  kind: "leave_waitlist",
  takes: ["treatment", "name", "phone"],
  next: (ledger, matter, index) =>
    (matter.isOnlyAsked ? othersVisit : mayNotChange)(ledger, matter, index) ??
    needWhose(ledger, matter, index) ??
    needName(ledger, matter, index) ??
    needPhone(ledger, matter, index) ??
    needWhich(matter, index) ??
    leave(ledger, matter, index),
};

/** Several were found: for which they wait no longer is asked once. */
function needWhich({ waits, treatment, isAgreed }: Matter, index: number): Need | null {
  const isTold = waits?.some(({ appointmentType }) => toAppointmentType(appointmentType) === treatment);
  if (waits === undefined || isAgreed || (treatment !== null && isTold)) return null;
  const key = keyOf(index, "leave_which");
  return { need: "ask", prompt: { kind: "which_visit", matter: index, key, ask: "leave_which", waits } };
}

const leave = (ledger: Ledger, matter: Matter, index: number): Need => ({
  need: "tool",
  effect: {
    type: "leave_waitlist",
    patientName: fullName(ledger, matter),
    phone: phoneOf(ledger, matter) ?? "",
    of: matter.isAgreed ? "all" : matter.treatment,
    ...(matter.isOnlyAsked && { isOnlyAsked: true as const }),
  },
  waiting: { for: "leave_waitlist", matter: index },
});
