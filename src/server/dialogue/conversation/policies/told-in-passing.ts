import { givesUpForRelief } from "#server/dialogue/conversation/pain-gone.ts";
import { lumpShouldBeSeen } from "#server/dialogue/conversation/phrases/first-aid.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { isLumpToShow, isReasonToStayAway } from "#server/dialogue/what/emergency/harmless.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** What is no danger now, and yet gets a sentence of its own before what was asked for goes on. */
export function heedInPassing(turn: Turn, heard: Understanding): Turn {
  const { text, emergency } = heard;
  if (emergency !== null) return turn;
  // 'My tooth stopped hurting so I don't need to come in'.
  if (givesUpForRelief(heard)) return say(turn, "That is good to hear.");
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
