import { lumpShouldBeSeen } from "#server/dialogue/conversation/phrases/first-aid.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { isLumpToShow, isReasonToStayAway } from "#server/dialogue/what/emergency/harmless.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** What is no danger now, and yet gets a sentence of its own before what was asked for goes on. */
export function heedInPassing(turn: Turn, { text, emergency }: Understanding): Turn {
  if (emergency !== null) return turn;
  const { words } = toUtterance(text);
  const { toldEmergencies } = turn.state;
  // 'I need to reschedule, dad had a heart attack'.
  if (isReasonToStayAway(words)) return say(turn, "I am sorry to hear that.");
  if (!isLumpToShow(words) || toldEmergencies.includes("lump")) return turn;
  return say(
    change(turn, { toldEmergencies: [...toldEmergencies, "lump" as const], misses: 0 }),
    lumpShouldBeSeen,
  );
}
