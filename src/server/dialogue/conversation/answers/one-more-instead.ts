import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { brokenOff } from "#server/dialogue/conversation/policies/booked-so-far.ts";
import { somebodyElse, withOthers } from "#server/dialogue/conversation/policies/party.ts";
import { emptyDraft } from "#server/dialogue/conversation/state.ts";
import { change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { namesOther } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";

const wishing =
  "(?:\\b(?:i|we)(?:'d| would)?(?: (?:just|only|also|actually|really|said|meant|say))*(?: (?:i|we))?(?: (?:need|want|wanted|needed|like|have got|got|meant|mean))(?: to (?:book|make|get|have|add|arrange))?|\\b(?:can|could|would) (?:you|i|we)(?: (?:also|just|please))* (?:book|make|get|add|have|do)|\\b(?:book|make|get|add))";
const oneMore =
  "(?:another(?: (?:one|appointment|booking|visit))?|an? (?:second|extra|separate|additional|new|further)(?: (?:one|appointment|booking|visit))?|one more(?: (?:appointment|booking|visit))?)(?! (?:day|date|time|week|month|slot|spot|hour|opinion|look|go|try|name|number|question|thing)\\b)";
/** 'I need another one for my son', 'can you book one for my daughter', 'book my son in' */
const wishForMore = new RegExp(
  `${wishing} (?:${oneMore}\\b|(?:one|an appointment|a (?:visit|booking|spot|time)) for (?:${aRelative})\\b|(?:${aRelative})(?!'s)(?: \\w+)? in\\b)`,
  "i",
);
const denies = /\b(?:no|nah|nope|not|n't|dont|keep|leave|wait|hang on)\b|n't\b/i;

/** The words of a further visit that is wished for where one that stands was about to be called off or moved; null otherwise. */
export function oneMoreIn(text: string): string | null {
  const found = wishForMore.exec(text);
  if (!found || !denies.test(text.slice(0, found.index)) || /\binstead\b/i.test(text)) return null;
  return text.slice(found.index);
}

/** 'No, don't cancel it, I need another one for my son': what stands stays, and the son's comes next. */
export function keepAndAdd(turn: Turn, { text }: Understanding): Turn | null {
  const { purpose, step, draft } = turn.state;
  if (step.kind === "reading_back") return bookBoth(turn, text);
  const words = purpose === "cancel" || purpose === "reschedule" ? oneMoreIn(text) : null;
  if (words === null) return null;
  const later = { text: words, isSamePerson: !namesOther(toUtterance(words)), isBooking: true };
  const told =
    step.kind === "confirming_cancel" ? "I have left the appointment as it is." : brokenOff(turn.state);
  const kept = change(understood(turn), {
    purpose: null,
    moving: null,
    later,
    draft: { ...emptyDraft, name: draft.name, phone: draft.phone },
  });
  return goTo(say(kept, told), { kind: "anything_else" });
}

/** Of a visit that is only read back, and called off by nobody: it is read back again, and the other comes after it. */
function bookBoth(turn: Turn, text: string): Turn | null {
  if (oneMoreIn(text) === null || !isBeside.test(text)) return null;
  const isQueued = turn.state.queued.includes("book");
  return askAgain(isQueued ? understood(turn) : withOthers(understood(turn), [somebodyElse]));
}
/** 'No, I need one for my son' mends whom it is for. */
const isBeside = /\b(?:another|second|extra|additional|separate|one more|also|too|as well)\b/i;
