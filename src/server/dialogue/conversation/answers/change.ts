import { ask } from "#server/dialogue/conversation/asking.ts";
import { type BookingAsk, noWish } from "#server/dialogue/conversation/state.ts";
import { changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

const named: readonly (readonly [RegExp, BookingAsk])[] = [
  [/\b(?:name|spelling|spelt|spelled)\b/i, "name"],
  [/\b(?:number|phone|mobile|digits?)\b/i, "phone"],
  [/\b(?:day|date)\b/i, "when"],
  [/\btime\b/i, "time"],
  [/\b(?:what (?:it'?s|it is) for|reason|type|treatment|service|appointment)\b/i, "visit"],
];

/** 'The time', 'the name is wrong': asks for that detail anew; null when none is named. */
export function askForChange(turn: Turn, heard: Understanding): Turn | null {
  const asked = named.find(([words]) => words.test(heard.text))?.[1];
  if (!asked) return null;
  return ask(cleared(turn, asked), { kind: "collecting", asked });
}

function cleared(turn: Turn, asked: BookingAsk): Turn {
  switch (asked) {
    case "name":
      return changeDraft(turn, { name: null, askedSurname: false });
    case "phone":
      return changeDraft(turn, { phone: null, declinedOwnNumber: true });
    case "visit":
      return changeDraft(turn, { visit: null });
    case "time":
      return changeDraft(turn, { slot: null, when: { ...turn.state.draft.when, times: [] } });
    default:
      return changeDraft(turn, { slot: null, when: noWish });
  }
}
