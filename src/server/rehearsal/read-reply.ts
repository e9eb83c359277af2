import type { FreeTime } from "#contract/errors.ts";
import type { Ask, Ledger, Prompt } from "#server/dialogue/decide/ledger.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";

/** What the assistant's last question asks for, as a person would take it. */
export type Asked =
  | "reason"
  | "offer"
  | "one_time"
  | "confirm"
  | "own_number"
  | "surname"
  | "name"
  | "number"
  | "when"
  | "visit_day"
  | "other_way"
  | "person"
  | "waitlist"
  | "change"
  | "whose"
  | "instead"
  | "message"
  | "ring_when"
  | "danger"
  | "anything_else"
  | "help"
  | "unclear"
  | "nothing";

/** A reply as a caller takes it. */
export interface Reply {
  text: string;
  asked: Asked;
  /** Whether that time is offered in it. */
  offers(wished: FreeTime): boolean;
  /** What was planned to be said; empty where nothing is known of it. */
  items: readonly PlanItem[];
}

const inPrompts: Readonly<Record<Ask, Asked>> = {
  how_can_i_help: "help",
  anything_else: "anything_else",
  are_you_there: "unclear",
  is_it_you: "confirm",
  treatment: "reason",
  when: "when",
  name: "name",
  surname: "surname",
  first_name: "name",
  spelling: "name",
  phone: "number",
  visit_day: "visit_day",
  what_to_change: "change",
  offer: "offer",
  take_slot: "one_time",
  agree_book: "confirm",
  agree_move: "confirm",
  agree_cancel: "confirm",
  which_visit: "unclear",
  move_or_cancel: "unclear",
  move_or_second: "unclear",
  whose_visit: "whose",
  book_instead: "instead",
  book_visit_due: "instead",
  join_waitlist: "waitlist",
  leave_which: "confirm",
  ask_team: "person",
  look_at_it: "instead",
  pass_on: "person",
  complaint: "person",
  message_text: "message",
  new_detail: "message",
  ring_when: "ring_when",
  danger_check: "danger",
  after_danger: "danger",
};

/** What a caller takes from what was said, by the question that the conversation has put and not by its wording. */
export function readReply(state: Ledger, text: string): Reply {
  const items = text === "" ? [] : state.lastPlan;
  const offered = state.asked === null ? [] : timesIn(state.asked);
  return {
    ...{ text, items, asked: askedIn(state.asked, items) },
    offers: ({ date, time }) => offered.some((each) => each.date === date && each.time === time),
  };
}

function askedIn(prompt: Prompt | null, items: readonly PlanItem[]): Asked {
  if (prompt === null) return "nothing";
  // What was looked for in vain is asked for once more, in another way.
  const isForLookUp = prompt.ask === "phone" || prompt.ask === "name";
  return isForLookUp && items.some(({ item }) => item === "no_visits") ? "other_way" : inPrompts[prompt.ask];
}

function timesIn(prompt: Prompt): readonly FreeTime[] {
  if (prompt.ask === "offer") return prompt.times;
  return prompt.ask === "take_slot" ? [prompt.slot] : [];
}
