import type { Understood, UnderstoodDetail } from "#contract/calls/calls.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { longDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { Wish } from "../hear/acts/labels.ts";
import { personOf, phoneOf } from "./frames/people.ts";
import type { Ask, Ledger } from "./ledger.ts";

/** What was understood so far, for the dashboard. */
export function understoodSoFar(ledger: Ledger): Understood {
  const { lastHeard, questions, outbound } = ledger;
  const asksSomething = lastHeard?.acts.some(({ kind }) => kind === "ask") ?? false;
  // Whoever else picks up a call of ours is told nothing.
  const isUnanswered = outbound?.isReached === false || questions.some(({ status }) => status === "unknown");
  return {
    intents: [...new Set((lastHeard?.acts ?? []).map(labelOf))],
    ...(asksSomething && { isAnswered: !isUnanswered }),
    details: detailsOf(ledger),
    step: ledger.isEnded ? "ended" : stepOf(ledger),
  };
}

/** Where the conversation stands, in the words that the workbench draws the call's way by. */
function stepOf({ asked, matters }: Ledger): string {
  if (asked === null) return "collecting";
  const kind = asked.matter === null ? undefined : matters[asked.matter]?.kind;
  const isIdentity = kind === "move" || kind === "cancel" || kind === "check" || kind === "confirm";
  if (isDetail.has(asked.ask)) {
    if (kind === "message" || kind === "callback") return "taking_message";
    const isPlace = asked.ask === "when" || asked.ask === "what_to_change";
    return isIdentity && !isPlace ? "identifying" : "collecting";
  }
  return steps[asked.ask] ?? "collecting";
}

const isDetail: ReadonlySet<Ask> = new Set([
  "treatment",
  "when",
  "name",
  "surname",
  "first_name",
  "spelling",
  "phone",
  "visit_day",
  "what_to_change",
]);

const steps: Readonly<Partial<Record<Ask, string>>> = {
  how_can_i_help: "greeting",
  anything_else: "anything_else",
  offer: "offering",
  take_slot: "offering",
  agree_book: "reading_back",
  agree_move: "confirming_move",
  agree_cancel: "confirming_cancel",
  which_visit: "choosing_appointment",
  leave_which: "choosing_appointment",
  whose_visit: "asking_whose",
  book_instead: "offering_rebooking",
  move_or_cancel: "confirming_cancel",
  move_or_second: "offering_rebooking",
  join_waitlist: "offering_waitlist",
  ask_team: "offering_person",
  message_text: "taking_message",
  new_detail: "taking_message",
  ring_when: "taking_message",
  danger_check: "checking_emergency",
  after_danger: "checking_emergency",
};

const labelOf = (act: NonNullable<Ledger["lastHeard"]>["acts"][number]): string =>
  act.kind === "want" ? wishNames[act.wish] : act.kind === "ask" ? `ask_${act.topic}` : act.kind;

const wishNames: Readonly<Record<Wish, string>> = {
  book: "book",
  move: "reschedule",
  cancel: "cancel",
  check: "check_appointment",
  confirm: "confirm_appointment",
  late: "running_late",
  waitlist: "waitlist",
  leave_waitlist: "leave_waitlist",
  message: "leave_message",
  callback: "ring_back",
  person: "want_person",
  no_calls: "no_calls",
};

function detailsOf(ledger: Ledger): UnderstoodDetail[] {
  const matter = ledger.matters[ledger.current ?? ledger.matters.length - 1];
  if (!matter) return [];
  const { name, isNameUnsure, email } = personOf(ledger, matter);
  const phone = phoneOf(ledger, matter);
  const { treatment, reason, slot, when } = matter;
  return [
    ...row("name", "Name", name?.full, name?.full, !isNameUnsure),
    ...row("phone", "Phone", phone === null ? undefined : formatPhone(phone), phone ?? ""),
    ...row("email", "Email", email ?? undefined, email ?? ""),
    ...row("type", "Appointment type", treatment ?? undefined, reason ?? treatment ?? ""),
    ...row("date", "Day", slot ? longDate(slot.date) : undefined, when.heard),
    ...row("time", "Time", slot ? twelveHour(slot.time) : undefined, when.heard),
  ];
}

const row = (
  name: UnderstoodDetail["name"],
  label: string,
  value: string | undefined,
  heard = "",
  settled = true,
): UnderstoodDetail[] => (value === undefined ? [] : [{ name, label, value, heard, assumed: [], settled }]);
