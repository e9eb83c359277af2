import { defaultAppointmentType } from "#contract/limits.ts";
import { spokenDate } from "#kernel/spoken-dates.ts";
import { addDays, toLocal } from "#kernel/zoned-time.ts";
import type { WaitlistWish } from "../../events.ts";
import type { DaySpan, TimeWish } from "../../readings.ts";
import type { Frame, Need } from "../frame.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { ownTreatmentOf } from "../own-treatment.ts";
import { isLive } from "../turn.ts";
import { fullName, keyOf, needName, needPhone, personOf, phoneOf } from "./people.ts";
import { needVisit, visitMeantOf, visitsOf } from "./standing-visit.ts";

/** To come earlier, or at all, if a time comes free. */
export const waitlist: Frame = {
  kind: "waitlist",
  takes: ["treatment", "when", "name", "phone", "visit"],
  next(ledger, matter, index) {
    // A visit that stands meanwhile waits for an earlier time; whoever has none waits for any.
    const { id, when } = matter.visitMeant;
    const isKnown = matter.treatment === null && visitsOf(ledger, matter).length > 0;
    const hasVisit = matter.visit !== null || id !== null || when !== null || isKnown;
    const need = hasVisit ? needVisit(ledger, matter, index) : null;
    return (
      need ??
      needTreatment(matter, index, hasVisit) ??
      needName(ledger, matter, index) ??
      needPhone(ledger, matter, index) ??
      join(ledger, matter, index)
    );
  },
};

const needTreatment = ({ treatment }: Matter, index: number, hasVisit: boolean): Need | null =>
  treatment !== null || hasVisit
    ? null
    : {
        need: "ask",
        prompt: { kind: "treatment", matter: index, key: keyOf(index, "treatment"), ask: "treatment" },
      };

function join(ledger: Ledger, matter: Matter, index: number): Need {
  const wish = wishOf(ledger, matter);
  return {
    need: "tool",
    effect: { type: "join_waitlist", wish },
    waiting: { for: "waitlist", matter: index, wish },
  };
}

function wishOf(ledger: Ledger, matter: Matter): WaitlistWish {
  const today = isLive(ledger) ? toLocal(ledger.now, ledger.facts.timeZone).date : "";
  const visit = matter.visit ?? visitMeantOf(ledger, matter);
  const ownTreatment = ownTreatmentOf(ledger, matter);
  const days = matter.when.reading.days.map(({ value }) => value);
  const [time] = matter.when.reading.times;
  return {
    appointment: visit,
    patientName: visit?.patientName ?? fullName(ledger, matter),
    patientPhone: phoneOf(ledger, matter) ?? "",
    patientEmail: personOf(ledger, matter).email,
    appointmentType: matter.treatment ?? defaultAppointmentType,
    ...(ownTreatment !== null && { ownTreatment }),
    fromDate: days.map(({ from }) => from).toSorted()[0] ?? today,
    // Earlier than the visit that stands, or as was said.
    toDate:
      days
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? (visit ? addDays(visit.date, -1) : null),
    partOfDay: time ? partOf(time.value) : "any",
    notes: [matter.reason ?? "", onlyOn(days)].filter((each) => each !== "").join(" "),
  };
}

/** Of several days those between them are not meant. */
const onlyOn = (days: readonly DaySpan[]): string =>
  days.length < 2
    ? ""
    : `Wants one of these days: ${days.map(({ from, to }) => (from === to ? spokenDate(from) : `${spokenDate(from)} to ${spokenDate(to)}`)).join(", ")}.`;

const noon = "12:00";
const partOf = (time: TimeWish): WaitlistWish["partOfDay"] => {
  const from = time.kind === "exact" ? time.time : time.from;
  return from < noon ? "morning" : "afternoon";
};
