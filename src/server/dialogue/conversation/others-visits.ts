import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { readOwner } from "#server/dialogue/what/read-owner.ts";
import { anyOfKin, kinWords } from "#server/dialogue/who/kin.ts";
import { partingsOf } from "./partings.ts";
import { hasIntent, hasWhen, startsWithNo, yesOrNo } from "./reading.ts";
import type { LiveState, Purpose } from "./state.ts";

/** Visits of somebody beside the caller: 'and move Dave's too', 'cancel mine and my husband's', 'no, Dave's'. */

const cancels = /\b(?:cancel\w*|drop|scrap)\b/i;
const moves =
  /\b(?:mov(?:e|ing)|shift|push|chang(?:e|ing)|reschedul\w+|swap|switch|postpone|make|bring|put)\b/i;
const asks = /\bwhen(?:['’]s| is| are)\b|\bwhat (?:time|day)\b/i;
/** 'And Dave's', 'same for Dave': as was done just before. */
const goesOn =
  /^\W*(?:(?:ok|okay|oh|um|uh|right|great|thanks|cool|actually|no|yes|yeah|please|then)\W+)*(?:and|also|plus|same|what about|how about)\b|\b(?:the|do) same\b|\bsame (?:for|with|goes)\b|\bgo(?:es)? to\b/i;
const isPlainlyNew = /\b(?:book|new|another|make an? )\b/i;
const isNew = /\b(?:book\w*|new|another|make an? |one for|get|see)\b/i;

/** The utterance with the wish for somebody else's visit that its words leave to be guessed. */
export function withOthersVisit(state: LiveState, heard: Understanding): Understanding {
  const { purpose, step, lastChange = null } = state;
  const isIdle = purpose === null || step.kind === "offering_rebooking" || step.kind === "anything_else";
  if (!isIdle || hasIntent(heard, "reschedule", "cancel", "check_appointment")) return heard;
  const told = wishOf(heard.text);
  const isBooking = told === null ? isNew : isPlainlyNew;
  if (isBooking.test(heard.text) || !readOwner(heard.text)) return heard;
  const wish = told ?? (goesOn.test(heard.text) ? lastChange : null);
  return wish === null ? heard : wishing(heard, wish);
}

function wishing(heard: Understanding, wish: Intent): Understanding {
  const told = readFromAll<Intent>(heard.text, wish, { assumed: ["by what is to be done with it"] });
  return { ...heard, intents: [told, ...heard.intents.filter(({ value }) => !guessed.has(value))] };
}

/** 'Move mine': what is to be done with the caller's own, in words that may be too few to be understood alone. */
export function withOwnVisit(heard: Understanding): Understanding {
  const wish = ofCaller.test(heard.text) ? wishOf(heard.text) : null;
  return wish === null || hasIntent(heard, wish) ? heard : wishing(heard, wish);
}
const ofCaller = /\b(?:mine|my (?:own|appointment|booking|visit))\b/i;
const guessed: ReadonlySet<Intent> = new Set(["book", "ask_availability", "ask_services", "no", "yes"]);

function wishOf(text: string): "cancel" | "reschedule" | "check_appointment" | null {
  if (cancels.test(text)) return "cancel";
  if (asks.test(text)) return "check_appointment";
  return moves.test(text) ? "reschedule" : null;
}

/** 'No, Dave's', 'not mine, my husband's', when one visit was found: the same is wished of another. */
export function sameOfOther({ purpose, step }: LiveState, heard: Understanding): Purpose | null {
  const isOpen =
    step.kind === "confirming_cancel" ||
    step.kind === "confirming_move" ||
    step.kind === "choosing_appointment" ||
    (step.kind === "identifying" && heard.name === null) ||
    (step.kind === "collecting" && purpose === "reschedule" && startsWithNo(heard));
  if (!isOpen || yesOrNo(heard) === "yes" || hasIntent(heard, "book")) return null;
  return readOwner(heard.text.replace(notMine, " ")) ? purpose : null;
}
const notMine = /\bnot (?:mine|my own|my (?:appointment|booking|visit))\b/i;

export interface Beside {
  /** Heard first. */
  head: string;
  /** The wish for somebody else's visit, for when the first is done. */
  words: string;
}

const and = /[\s,.;]*\b(?:and|also|plus|as well as)\s+/gi;
/** Word by word: 'boy friend' in one would be read in two ways. */
const besideKin =
  "step|foster|grand|great|half|ex|young|elder|middle|big|youngest|eldest|oldest|flat|house|family|folks";
const opening = new RegExp(
  `^(?:(?:then|also|please|just|can|could|would|will|you|i|i['’]d|we|like|want|need|to|the|one|my|our|his|her|their|for|of|same|(?:appointment|booking|visit)s?|cancel|drop|scrap|move|shift|push|change|reschedule|swap|switch|postpone|make|little|older|younger|other|${kinWords}|${besideKin})[\\s-]+)*$`,
  "i",
);
const caller = /[\s,.;]*\b(?:it['’]?s|this is|i['’]?m|my name(?:['’]?s| is))\s.*$/i;

/** Null when nobody else's visit is spoken of behind an 'and'. `wishOfHead`: what the words before it wish for. */
export function othersBeside(
  text: string,
  wishOfHead: (head: string) => "cancel" | "reschedule" | null,
): Beside | null {
  const named = caller.exec(text);
  // 'Cancel mine and Dave's, it's Jill Hart': who rings belongs to the first.
  const isLast = named !== null && named.index > 0 && text.slice(0, named.index).search(and) >= 0;
  const said = isLast ? text.slice(0, named.index) : text;
  for (const { head, tail } of partingsOf(said, and)) {
    const owner = readOwner(tail);
    if (head.trim() === "" || !owner || !opening.test(tail.slice(0, owner.at))) continue;
    const own = wishOf(tail);
    const wish = own ?? wishOfHead(head);
    if (wish === null || wish === "check_appointment") continue;
    const words = own === null ? `${wish === "cancel" ? "cancel" : "move"} ${tail}` : tail;
    return { head: isLast ? `${head}${named[0]}` : head, words };
  }
  return null;
}

/** 'Move my appointment and Dave's to Friday': the day is said of both. */
export const withSharedDay = (first: Understanding, other: Understanding): Understanding =>
  hasWhen(first) || !hasIntent(first, "reschedule") ? first : { ...first, when: other.when };

/** 'Forget about my brother', 'just mine': what was said beside the first wish is dropped. */
export const dropsOther = (text: string): boolean => dropped.test(text);
const dropped = new RegExp(
  `\\b(?:forget|scrap|drop|leave|never ?mind|don'?t worry|no need)(?: about)? (?:him|her|them|the other(?: one)?|that one|(?:my|the) (?:\\w+ )?${anyOfKin}(?:'?s)?)\\b|\\b(?:just|only) (?:mine|me|my own|the one|that one)\\b|\\b${anyOfKin}(?:'s)? (?:isn'?t|is not|hasn'?t got one|has none|wasn'?t) ?(?:booked|in)?\\b`,
  "i",
);
