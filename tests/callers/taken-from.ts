import type { FreeTime } from "#contract/errors.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import type { Ask, FoundVisit, Prompt } from "#server/dialogue/decide/ledger.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import { dayAsSaid, timeAsSaid } from "#server/rehearsal/speech.ts";

/**
 * What a caller takes from a reply of the engine: which question was put and which facts were told, in the plain words
 * that the callers go by, whatever wording the assistant chose. What is an answer in words stays as it was said.
 */
export const takenFrom = (plan: readonly PlanItem[], inWords: (item: PlanItem) => string): string =>
  plan
    .map((item) => (isOtherWay(item, plan) ? otherWay : factsOf(item, inWords)))
    .filter((text) => text !== "")
    .join(" ");

/** What was looked for in vain is asked for once more, in another way. */
export const otherWay = "Is it under another phone number, or a different spelling?";
const isOtherWay = (item: PlanItem, plan: readonly PlanItem[]): boolean =>
  item.item === "ask" &&
  (item.prompt.ask === "phone" || item.prompt.ask === "name") &&
  plan.some((other) => other.item === "no_visits");

const at = ({ date, time }: FreeTime): string => `${dayAsSaid(date)} at ${timeAsSaid(time)}`;
const times = (each: readonly FreeTime[]): string => each.map(at).join(", ");
const visitOf = (visit: Omit<FoundVisit, "person" | "isOfThisCall">): string =>
  `${visit.patientName}'s ${(visit.appointmentType ?? "visit").toLowerCase()} on ${at(visit)}`;

function factsOf(item: PlanItem, inWords: (item: PlanItem) => string): string {
  switch (item.item) {
    case "ask":
      return `${toldBy(item.prompt)}${questions[item.prompt.ask]}`;
    case "acknowledge":
      return item.of === "wait" ? "Take your time." : "";
    case "sympathy":
    case "next_matter":
    case "up_next":
    case "small_talk":
      return "";
    case "offered":
      return `I have ${times(item.times)}.`;
    case "obstacle":
    case "slot_gone":
      return item.nearest.length === 0
        ? "That time cannot be had."
        : `That time cannot be had. The nearest free times are ${times(item.nearest)}.`;
    case "booked":
      return `I have requested ${visitOf(item.visit)}.`;
    case "moved":
      return `${visitOf(item.from)} is now on ${at(item.to)}.`;
    case "cancelled":
      return `${visitOf(item.visit)} is cancelled.`;
    case "visits":
      return item.visits.map((visit) => `I have ${visitOf(visit)}.`).join(" ");
    case "so_far": {
      const missing = item.notBooked === null ? "" : `${item.notBooked} is not booked on this call yet. `;
      return item.booked.length === 0
        ? `${item.cancelled.map((visit) => `${visitOf(visit)} is cancelled. `).join("")}${missing}Nothing more is done on this call yet.`
        : `${missing}So far I have ${item.booked.map(visitOf).join(", ")}.`;
    }
    case "whether":
      return whether(item) ?? inWords(item);
    case "visit_confirmed":
      return `${visitOf(item.visit)} stands.`;
    case "visit_stays":
      return `${item.visit ? visitOf(item.visit) : "It"} stands.`;
    case "no_visits":
      return "I cannot find an upcoming appointment.";
    case "dropped":
      return "It was not changed.";
    default:
      return inWords(item);
  }
}

/** Of visits: those that it is so of, and whoever has none. */
function whether({
  claim,
  isSo,
  visits,
  cancelled,
  whom,
}: Extract<PlanItem, { item: "whether" }>): string | null {
  if (claim === "told" || isSo === null) return null;
  if (claim === "cancelled" && isSo)
    return cancelled.map((visit) => `${visitOf(visit)} is cancelled.`).join(" ");
  const missing = claim === "booked" && !isSo ? `${whom ?? "It"} is not booked on this call yet. ` : "";
  return visits.length === 0 ? missing || null : `${missing}So far I have ${visits.map(visitOf).join(", ")}.`;
}

/** What is read back or offered together with the question. */
function toldBy(prompt: Prompt): string {
  switch (prompt.ask) {
    case "offer":
      return `I have ${times(prompt.times)}. `;
    case "take_slot":
      return `I have ${at(prompt.slot)}. `;
    case "agree_book": {
      const { patientName, patientPhone, appointmentType } = prompt.booking;
      return `${appointmentType.toLowerCase()} for ${patientName}, ${at(prompt.booking)}, ${formatPhone(patientPhone)}. `;
    }
    case "agree_move":
      return `From ${at(prompt.visit)} to ${at(prompt.to)}. `;
    case "agree_cancel":
      return `${visitOf(prompt.visit)}. `;
    case "which_visit":
      return `${prompt.visits.map((visit) => `I have ${visitOf(visit)}.`).join(" ")} `;
    default:
      return "";
  }
}

export const questions: Readonly<Record<Ask, string>> = {
  how_can_i_help: "How can I help?",
  anything_else: "Is there anything else?",
  are_you_there: "Are you there?",
  is_it_you: "Is that you?",
  treatment: "What is the appointment for?",
  when: "What day and time would suit you?",
  name: "What is your first and last name?",
  surname: "What is your last name?",
  first_name: "What is your first name?",
  spelling: "How is your name spelled?",
  phone: "What is the best phone number?",
  visit_day: "On what day is the visit?",
  what_to_change: "What should I change?",
  offer: "Which time would you like?",
  take_slot: "Would that suit you?",
  agree_book: "Shall I book it?",
  agree_move: "Shall I change it?",
  agree_cancel: "Shall I cancel it?",
  which_visit: "Which one is it?",
  whose_visit: "Whose visit is it?",
  move_or_cancel: "Would you like another time, or shall I cancel it?",
  move_or_second: "Shall I move it, or is this a second visit?",
  book_instead: "Would you like another appointment instead?",
  book_visit_due: "Would you like to book another?",
  join_waitlist: "Shall I put you on the waitlist?",
  leave_which: "Shall I take both off?",
  ask_team: "Would you like the team to ring you?",
  look_at_it: "Would you like to have that looked at?",
  pass_on: "Would you like the team to ring you?",
  complaint: "Would you like the team to ring you?",
  message_text: "What should I tell the team?",
  new_detail: "What should I tell the team?",
  ring_when: "When should they ring?",
  danger_check: "Is anybody in danger?",
  after_danger: "Are you safe now?",
};
