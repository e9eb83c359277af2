import type { FreeTime } from "#contract/errors.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { Expecting, UnderstandContext } from "#server/dialogue/understand.ts";
import type { ClosedDays } from "#server/dialogue/understanding.ts";
import { hoursOn } from "./phrases/spoken.ts";
import type { LiveState, NextStep } from "./state.ts";

/** In which light the next utterance is to be read. */
export function contextOf(state: LiveState, alternatives: readonly string[] | undefined): UnderstandContext {
  const { facts, now, callerNumber, digits, step, draft } = state;
  return {
    now,
    timeZone: facts.timeZone,
    businessHours: facts.businessHours,
    previousDate: previousDate(state),
    closedDays: closedDays(facts),
    callerNumber,
    expecting: digits !== "" ? "phone" : expectingOf(step),
    offered: offeredIn(step),
    digitsSoFar: digits,
    isOwnDeclined: draft.declinedOwnNumber,
    ...(alternatives === undefined ? {} : { alternatives }),
  };
}

function offeredIn(step: NextStep): readonly FreeTime[] {
  if (step.kind === "offering") return step.times;
  return step.kind === "choosing_appointment" ? step.found.map(({ date, time }) => ({ date, time })) : [];
}

const closedDays = ({ specialDays = [] }: ClinicFacts): readonly ClosedDays[] =>
  specialDays
    .filter(({ isOpen, fromTime, toTime }) => !isOpen && fromTime === null && toTime === null)
    .map(({ fromDate, toDate, name, kind }) => ({
      ...{ from: fromDate, to: toDate },
      ...{ name, isHoliday: kind === "holiday" },
    }));

/** The day spoken of last: what is settled, else the one day wished or offered. */
function previousDate({ draft, step, justBooked, moving, spokenDay, facts }: LiveState): string | null {
  if (draft.slot) return draft.slot.date;
  const [day] = draft.when.days;
  const wished = day && day.value.from === day.value.to ? day.value.from : null;
  // 'The day after' is said of the day that is closed, and not of those that are offered instead of it.
  if (wished && step.kind === "offering" && hoursOn(facts, wished).start === "") return wished;
  if (step.kind === "offering" && step.times[0]) return step.times[0].date;
  if (step.kind === "confirming_cancel") return step.appointment.date;
  return wished ?? moving?.date ?? spokenDay ?? justBooked?.date ?? null;
}

function expectingOf(step: NextStep): Expecting {
  switch (step.kind) {
    case "collecting":
      return expectingAsked[step.asked];
    case "identifying":
      return step.asked === "again" ? "name" : expectingAsked[step.asked];
    case "taking_message":
      return step.asked === "text" ? "message" : expectingAsked[step.asked];
    case "offering":
    case "choosing_appointment":
      return "choice";
    case "reading_back":
    case "confirming_move":
    case "confirming_cancel":
    case "offering_person":
    case "offering_rebooking":
    case "offering_waitlist":
    case "offering_visit":
    case "checking_emergency":
    case "asking_whose":
      return "yes_no";
    default:
      return "anything";
  }
}

const expectingAsked = {
  visit: "visit",
  when: "date_time",
  time: "date_time",
  name: "name",
  surname: "name",
  phone: "phone",
  // 'Is the number you are ringing from the best one?' is answered with a number as often as with yes or no.
  own_number: "phone",
  visit_day: "date_time",
  change: "anything",
} as const satisfies Record<string, Expecting>;
