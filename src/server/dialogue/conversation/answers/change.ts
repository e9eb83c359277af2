import { ask } from "#server/dialogue/conversation/asking.ts";
import { besideReason } from "#server/dialogue/conversation/reason-note.ts";
import { type BookingAsk, noWish } from "#server/dialogue/conversation/state.ts";
import { changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { ruledOutIn } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** 'It's for my wife', 'that's not for me': whoever comes is somebody else than was read back. */
const forElse =
  /\bfor (?:my|our) (?:\w+ ){1,2}(?:and )?(?:not|instead of)\b|\bnot (?:for )?(?:me|myself)\b|\b(?:it'?s|it is|that'?s|this is|meant) for (?:my|our) \w+/i;
export const isForElse = (text: string): boolean => forElse.test(text);

/** 'Nothing, that's fine': what was read back stands, and is read back again. */
export const changesNothing = (text: string): boolean =>
  (nothing.test(text) && !nothingIs.test(text)) || merelyYes.test(text);
/** 'Yes', 'just book it', to 'what should I change' */
const merelyYes =
  /^\W*(?:(?:yes|yeah|yep|yup|sure|ok|okay|please|thanks|no|nah|right|correct|that'?s right)\b\W*)+$|\bjust (?:book|do|move|confirm|lock in) (?:it|that|me in)\b(?! (?:to|for|at|on|with|under|from|instead)\b)/i;
const nothing =
  /\bnothing\b|\bno changes?\b|\b(?:leave|keep) (?:it|that|everything|them)(?: all)? (?:as|like|how|the (?:way|same))\b|\b(?:it|that|everything|all)(?:'?s| is| was)? (?:all |just |quite )?(?:fine|good|right|correct|okay|ok|perfect|as it should)\b/i;
const nothingIs = /\bnothing(?:'s| is| was)? (?:right|correct)\b|\b(?:not|n't|but|except|wrong)\b/i;

const named: readonly (readonly [RegExp, BookingAsk])[] = [
  [/\b(?:name|spelling|spelt|spelled)\b/i, "name"],
  [forElse, "name"],
  [/\b(?:numbers?|phone|mobile|digits?|last (?:one|two|three|four|couple|few|[1-4]))\b/i, "phone"],
  [/\b(?:day|date)\b/i, "when"],
  [/\btime\b/i, "time"],
  [/\b(?:what (?:it'?s|it is) for|reason|type|treatment|service|appointment)\b/i, "visit"],
];

/** 'The time', 'the name is wrong': asks for that detail anew; null when none is named. */
export function askForChange(turn: Turn, heard: Understanding): Turn | null {
  const asked = isWrongReason(turn, heard) ? "visit" : named.find(([words]) => words.test(heard.text))?.[1];
  if (!asked) return null;
  const open = cleared(turn, asked);
  return ask(isForElse(heard.text) ? changeDraft(open, { isForOther: true }) : open, {
    kind: "collecting",
    asked,
  });
}

/** 'No, not surgery', of a visit that was read back as one. */
function isWrongReason({ state }: Turn, { text }: Understanding): boolean {
  const { visit } = state.draft;
  return visit !== null && ruledOutIn(toUtterance(text)).includes(visit.value);
}

/** What it is not for is no note of the booking either. */
function withoutReason(turn: Turn): Turn {
  return changeDraft(turn, { visit: null, notes: besideReason(turn.state.draft) });
}

function cleared(turn: Turn, asked: BookingAsk): Turn {
  switch (asked) {
    case "name":
      return changeDraft(turn, { name: null, askedSurname: false });
    case "phone":
      return changeDraft(turn, { phone: null, declinedOwnNumber: true });
    case "visit":
      return withoutReason(turn);
    case "time":
      return changeDraft(turn, { slot: null, when: { ...turn.state.draft.when, times: [] } });
    default:
      return changeDraft(turn, { slot: null, when: noWish });
  }
}
