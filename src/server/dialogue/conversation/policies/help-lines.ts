import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { emergencyContact } from "#server/dialogue/conversation/phrases/answers.ts";
import { helpLineIs, noEmergencyContact } from "#server/dialogue/conversation/phrases/emergency.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { type HelpLine, readHelpLines } from "#server/dialogue/what/read-help-line.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** A number for help is given wherever the call stands, before anything else is made of the words; then the call goes on. */
export function giveHelpLines(turn: Turn, heard: Understanding): Turn | null {
  const asked = readHelpLines(toUtterance(heard.text));
  // 'Say it again': who is just being told a number for help means that one, and not the question behind it.
  const lines = asked.length === 0 && hasIntent(heard, "repeat") ? (turn.state.helpLines ?? []) : asked;
  if (lines.length === 0) return null;
  const numbers = lines.map((line) => numberOf(turn, line));
  return askAgain(say(change(turn, { misses: 0, lastAnswered: true, helpLines: lines }), ...numbers));
}

const numberOf = ({ state }: Turn, line: HelpLine): string =>
  line === "clinic" ? emergencyContact(state.facts) || noEmergencyContact : helpLineIs[line];
