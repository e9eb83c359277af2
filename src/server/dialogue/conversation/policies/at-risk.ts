import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { safeToTalk, stillThere, violenceHelp } from "#server/dialogue/conversation/phrases/emergency.ts";
import { hasDetails } from "#server/dialogue/conversation/reading.ts";
import { isIdle } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { isHurtByKin } from "#server/dialogue/what/read-hurt-by-kin.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { alertOf } from "./triple-zero.ts";

/** Callers who are at risk from somebody at home or from themselves, and need more than a time. */

/** 'A broken tooth, my husband did it': where help is, once; then what was asked for goes on. */
export function tellOfRespect(turn: Turn, heard: Understanding): Turn {
  const { toldEmergencies } = turn.state;
  const isNew = !toldEmergencies.includes("violence");
  if (!isNew || heard.emergency?.value === "violence" || !isHurtByKin(toUtterance(heard.text))) return turn;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "violence" as const] });
  return alertOf(say(told, violenceHelp, safeToTalk), heard.text);
}

/** Whoever was told of Lifeline and wishes for nothing is not read a menu. */
export function stayWithThem(turn: Turn, heard: Understanding): Turn | null {
  const { toldEmergencies } = turn.state;
  const isTold = toldEmergencies.at(-1) === "self_harm" && isIdle(turn.state);
  if (!isTold || wishesIn(heard).length > 0 || hasDetails(heard) || heard.emergency) return null;
  return askAgain(say(change(turn, { misses: 0 }), stillThere));
}
