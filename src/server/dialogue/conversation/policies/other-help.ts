import { chokedHelp, overdoseHelp, violenceHelp } from "#server/dialogue/conversation/phrases/emergency.ts";
import { isOverdose } from "#server/dialogue/what/plain-dangers.ts";
import { isChoked, isHurtAtHome } from "#server/dialogue/what/read-violence.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** Whom else to ring, said after 000: begins with a space, or is nothing. */
export function otherHelp(text: string): string {
  const utterance = toUtterance(text);
  if (isOverdose(utterance)) return ` ${overdoseHelp}`;
  if (isChoked(utterance)) return ` ${chokedHelp} ${violenceHelp}`;
  return isHurtAtHome(utterance) ? ` ${violenceHelp}` : "";
}
