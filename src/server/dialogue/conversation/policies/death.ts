import { hasWhen } from "#server/dialogue/conversation/reading.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readDeath } from "#server/dialogue/what/read-death.ts";
import { startCallback } from "./messages.ts";

/** What the dead had booked is for the team to see to: nothing of it is told, moved or offered. A visit of one's own goes on. */
export function answerDeath(turn: Turn, heard: Understanding): Turn | null {
  const death = readDeath(heard.text);
  if (!death || heard.emergency) return null;
  const isOther = wishesIn(heard).length > 0 || hasWhen(heard) || heard.visit !== null;
  if (!death.isOfTheirs && (isOther || turn.state.purpose !== null)) return null;
  const sorry = say(
    change(turn, { misses: 0, queued: [] }),
    "I am very sorry for your loss. I will leave this with the team.",
  );
  return startCallback(sorry, `Told of a death: ${heard.text.trim()}`);
}
