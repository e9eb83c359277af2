import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { wantsOtherTime } from "#server/dialogue/conversation/beside-visit.ts";
import { mergedWish } from "#server/dialogue/conversation/details.ts";
import { foundOne } from "#server/dialogue/conversation/phrases/call.ts";
import {
  asksBackWhen,
  asksWhenOf,
  asksWhichVisit,
} from "#server/dialogue/conversation/policies/asks-back.ts";
import { hasIntent, hasWhen } from "#server/dialogue/conversation/reading.ts";
import { noWish } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { fits } from "#server/dialogue/conversation/wishes.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { keepAppointment } from "./cancel-several.ts";
import { abandon } from "./confirmations.ts";

/** 'Then leave it as it was', 'I'll stick with the old one': what stands stays as it is. */

const mine =
  "(?:it|that|this|them|what|mine|(?:my|the|that|this) (?:\\w+ )?(?:one|time|appointment|booking|visit|original|slot))";
/** 'The same time' is a wish for another day. */
const keepsIt = new RegExp(
  `\\b(?:keep|leave|stick (?:with|to)|stay (?:with|on)|keeping|leaving)(?: just)? ${mine}\\b(?! same)|(?:\\bnot|n't)(?: (?:want|need))?(?: to)? (?:move|change|cancel) (?:it|that|mine|anything)\\b|\\b(?:it|that|appointment|booking|visit) (?:stays|can stay|should stay|stands) (?:as|where|the way|how)\\b|\\b(?:forget|drop|scrap) (?:the|that) (?:move|change)\\b`,
  "i",
);

/** 'What day is my follow-up now', while it is to be moved: told as it stands, and asked on. */
export function tellMoving(turn: Turn, heard: Understanding): Turn | null {
  const { moving, purpose, step } = turn.state;
  if (purpose !== "reschedule" || !moving || !asksOfMoving(heard)) return null;
  const told = change(understood(turn), { lastAnswered: true });
  // The read-back of the move names both times.
  return askAgain(step.kind === "confirming_move" ? told : say(told, foundOne(moving, todayOf(turn.state))));
}
const asksOfMoving = (heard: Understanding): boolean =>
  asksWhenOf(heard) ||
  asksWhichVisit(heard.text) ||
  /\basking (?:when|what (?:day|time)|which day)\b/i.test(heard.text);

/** Day and time beside it are none, or those of the visit itself. */
const isOwnTime = (heard: Understanding, appointment: FoundAppointment): boolean =>
  !hasWhen(heard) || fits(mergedWish(noWish, heard), appointment);

/** While a visit is to be moved, whatever was asked for it. */
export function keepAsItWas(turn: Turn, heard: Understanding): Turn | null {
  const { moving, purpose } = turn.state;
  if (purpose !== "reschedule" || !moving) return null;
  // 'Leave it, and tell them I'll be late' is said to the team.
  if (hasIntent(heard, "running_late") || wantsOtherTime(heard.text)) return null;
  const isKept = keepsIt.test(heard.text) && isOwnTime(heard, moving);
  if (!isKept && !choosesOwnTime(heard, moving)) return null;
  return abandon(asksBackWhen(heard) ? say(turn, foundOne(moving, todayOf(turn.state))) : turn, heard);
}

/** 'Okay, Wednesday at nine it is then', which is where it stands. */
function choosesOwnTime({ when, text, intents }: Understanding, { date, time }: FoundAppointment): boolean {
  const [day, otherDay] = when.days;
  const [at, otherTime] = when.times;
  if (!day || otherDay || otherTime || day.value.from !== date || day.value.to !== date) return false;
  if (at && (at.value.kind !== "exact" || at.value.time !== time)) return false;
  return staysWithIt.test(text) && !intents.some(({ value }) => value === "ask_availability");
}
const staysWithIt = /\b(?:it is|stays?|then|after all|(?:is|'s) (?:fine|okay|ok|good|all right|alright))\b/i;

/** 'Don't cancel it', 'I'll come Thursday after all', when it is about to be cancelled. */
export function keepUncancelled(turn: Turn, heard: Understanding): Turn | null {
  const { step } = turn.state;
  if (step.kind !== "confirming_cancel" || !isOwnTime(heard, step.appointment)) return null;
  if (wantsOtherTime(heard.text)) return null;
  return keepsIt.test(heard.text) || comesAfterAll.test(heard.text)
    ? keepAppointment(turn, heard.text)
    : null;
}
const comesAfterAll =
  /\b(?:after all|don'?t cancel|do not cancel)\b|\bi(?:'ll| will| can| think i can) (?:make it|be there|come|keep it)\b/i;
