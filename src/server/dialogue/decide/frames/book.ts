import { defaultAppointmentType } from "#contract/limits.ts";
import type { BookingRequest } from "../../events.ts";
import type { Frame, Need } from "../frame.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { ownTreatmentOf } from "../own-treatment.ts";
import { alsoLine } from "../treatments.ts";
import { fullName, keyOf, needName, needPhone, personOf, phoneOf } from "./people.ts";
import { quietly, whyQuiet } from "./quiet.ts";
import { leaveToTeam } from "./settle.ts";
import { needSame, sameVisitOf } from "./standing-visit.ts";
import { needTime } from "./time.ts";
import { asNotes } from "./visit-notes.ts";

/** A visit for somebody: what for, when, who, on which number, read back, booked. */
export const book: Frame = {
  kind: "book",
  takes: ["treatment", "when", "name", "phone"],
  next(ledger, matter, index) {
    if (ledger.facts?.permissions.bookAppointments === false)
      return leaveToTeam(ledger, index, [{ item: "not_permitted", what: "book" }]);
    const asksFirst = matter.asksFree && matter.slot === null;
    return (
      (asksFirst ? null : (needSecond(ledger, matter, index) ?? needTreatment(matter, index))) ??
      needTime(ledger, matter, index) ??
      needTreatment(matter, index) ??
      needName(ledger, matter, index) ??
      needPhone(ledger, matter, index) ??
      needSame(ledger, matter, index) ??
      needYes(ledger, matter, index)
    );
  },
};

/** Nobody who wants their visit at another time is left with two: of the same kind, or of none that was named, is asked about. */
function needSecond(ledger: Ledger, matter: Matter, index: number): Need | null {
  const visit = matter.isSecond ? null : sameVisitOf(ledger, matter);
  if (visit === null) return null;
  const key = keyOf(index, "move_or_second", visit.appointmentId);
  return { need: "ask", prompt: { kind: "shall_i", matter: index, key, ask: "move_or_second", visit } };
}

const needTreatment = ({ treatment }: Matter, index: number): Need | null =>
  treatment === null
    ? {
        need: "ask",
        prompt: { kind: "treatment", matter: index, key: keyOf(index, "treatment"), ask: "treatment" },
      }
    : null;

function needYes(ledger: Ledger, matter: Matter, index: number): Need {
  const booking = bookingOf(ledger, matter);
  if (matter.isAgreed)
    return {
      need: "tool",
      effect: { type: "book", booking },
      waiting: { for: "book", matter: index, booking },
    };
  const key = keyOf(index, "agree_book", JSON.stringify(booking));
  return {
    need: "ask",
    prompt: {
      kind: "read_back",
      matter: index,
      key,
      ask: "agree_book",
      booking,
      named: matter.named,
      ...(matter.also && matter.also.length > 0 && { also: matter.also }),
      ...(isNumberTold(ledger, booking.patientPhone) && { isNumberTold: true as const }),
      isUnheard: false,
    },
  };
}

/** Heard with a read-back of this call to its end, a number is not told with each one after it. */
function isNumberTold(ledger: Ledger, phone: string): boolean {
  const { asked, matters } = ledger;
  const isJustTold = asked?.ask === "agree_book" && !asked.isUnheard && asked.booking.patientPhone === phone;
  return (
    isJustTold ||
    matters.some((each) => each.kind === "book" && each.status === "done" && phoneOf(ledger, each) === phone)
  );
}

function bookingOf(ledger: Ledger, matter: Matter): BookingRequest {
  const { slot, treatment } = matter;
  if (slot === null) throw new Error("Nothing is booked without a time");
  const ownTreatment = ownTreatmentOf(ledger, matter);
  const why = whyQuiet(ledger, matter);
  const note = why === null ? "" : quietNotes[why];
  return {
    ...slot,
    patientName: fullName(ledger, matter),
    patientPhone: phoneOf(ledger, matter) ?? "",
    patientEmail: personOf(ledger, matter).email,
    appointmentType: treatment ?? defaultAppointmentType,
    ...(ownTreatment !== null && { ownTreatment }),
    ...(matter.whom && { practitionerIds: matter.whom }),
    notes: [notesOf(matter), note].filter((each) => each !== "").join("\n"),
    ...quietly(ledger, matter),
    ...afterCancelled(ledger),
  };
}

const quietNotes = {
  unwanted: "The caller asked for no texts: nothing is sent about this visit.",
  unsafe: "Nothing is texted or emailed about this visit: it may not be safe for them.",
};

/** Booked again at the time of what this call cancelled, it is another visit and not the same request twice. */
function afterCancelled({ matters }: Ledger): Pick<BookingRequest, "afterCancelled"> {
  const last = matters.findLast(
    ({ kind, status }) => status === "done" && (kind === "book" || kind === "cancel"),
  );
  return last?.kind === "cancel" && last.visit ? { afterCancelled: last.visit.appointmentId } : {};
}

/** What it is for, and what the dentist should know, as the caller said it; each once. */
export const notesOf = (matter: Matter): string =>
  asNotes([matter.reason ?? "", ...matter.notes], [matter.named ?? "", alsoLine(matter)]);
