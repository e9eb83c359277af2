import { ask, understood } from "#server/dialogue/conversation/asking.ts";
import { isIdle } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'So do I still come or what', once word of being late is left: whether they can still be seen the team has to say. */
export function tellIfStillComing(turn: Turn, { text }: Understanding): Turn | null {
  const { state } = turn;
  const isFree = isIdle(state) || (state.purpose === null && state.step.kind === "offering_person");
  if (!state.isLateTold || !isFree || !asksIfStill.test(text.replaceAll("’", "'"))) return null;
  return ask(
    say(
      understood(turn),
      "The team knows that you are running late. Whether they can still see you then, only they can tell.",
    ),
    { kind: "offering_person", about: `Running late, and asks: ${text.trim()}` },
  );
}

const asksIfStill =
  /\b(?:do|should|can|could|will|shall|may|am) (?:i|we) (?:\w+ )?(?:still|even|just) (?:\w+ ){0,3}?(?:come|coming|be seen|be ok|be okay|be fine|make it|ok|okay|right|good|bother|head|get in|get seen|have my)\b|\b(?:will|would|can|could) (?:you|they|the dentist|she|he|dr \w+) still (?:see|fit|take|do)\b|\b(?:is it|will it be|would it be|is that) (?:still )?(?:ok|okay|alright|all right|fine|worth|too late|any point)\b|\bdo i (?:just )?come (?:or|anyway|in anyway)\b|\b(?:should|do) i (?:bother|come anyway)\b/i;
