import { type Line, token, word, wordSet } from "../line.ts";
import { isTimeLike, type QualifiedMention } from "../qualified-mention.ts";

/** 'I have to be away by twelve', 'I gotta leave for work by five': what they come for is over by then. */
export function isLeavingTime(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isTimeLike(one) || one.meaning.kind !== "clock") return false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - farthest); k--) {
    if (token(line, k + 1).stop === 2 || leadsOn.has(word(line, k))) return false;
    if (leaving.has(word(line, k))) return isLeaving(line, k, start);
    if (gone.has(word(line, k))) return endsAt(line, one) && hasDuty(line, k, start);
  }
  return false;
}
const farthest = 7;
const leadsOn = wordSet("so then but can could after until till til from");

const leaving = wordSet("leave leaves");
/** 'Leave a message at five' and 'leave it at five' are no going; 'I leave work at four' begins what is free. */
const isLeaving = (line: Line, at: number, start: number): boolean =>
  toGo.has(word(line, at + 1)) && (goers.has(word(line, at - 1)) || hasDuty(line, at, start));
const toGo = wordSet("for by at around about before here there home again to no");
const goers = wordSet("i we he she they");

const gone = wordSet("away gone out off go back home finished done over through");
/** They must be gone, and are not free by then. */
const hasDuty = (line: Line, at: number, start: number): boolean =>
  line.tokens.slice(Math.max(start, at - mostBefore), at).some((each) => duty.has(each.word));
const duty = wordSet("have has need needs got gotta must had should");
const mostBefore = 5;

const endsAt = (line: Line, { from }: QualifiedMention): boolean =>
  line.tokens.slice(Math.max(0, from - 2), from).some((each) => enders.has(each.word));
const enders = wordSet("by before");
