import { type Line, token, word, wordSet } from "../../line.ts";
import type { QualifiedMention } from "../../qualified-mention.ts";

/**
 * A weekday told by its name alone: `any` = the first such day that suits, `each` = every such day ('Tuesdays', 'I can only do a
 * Tuesday').
 */
export function weekdayAlone(
  line: Line,
  said: readonly QualifiedMention[],
  one: QualifiedMention,
): "any" | "each" | undefined {
  if (one.meaning.kind !== "date") return undefined;
  const { weekday, day, month, which } = one.meaning.fields;
  if (weekday === null || day !== null || month !== null || which !== "nearest") return undefined;
  return isPlural(line, one) || isOnly(line, said, one) ? "each" : "any";
}

/** 'Tuesdays'; 'Tuesdays good' is how 'Tuesday's good' is written down. */
function isPlural(line: Line, { from, to }: QualifiedMention): boolean {
  const { start, end } = token(line, to - 1);
  return to - from === 1 && /days$/i.test(line.text.slice(start, end)) && !contracted.has(word(line, to));
}
const contracted = wordSet(
  "good fine ok okay great perfect better best ideal easier alright lovely suitable possible free open no not",
);

/** 'I can only do Tuesday or Thursday', 'Tuesdays and Thursdays only': of all that are listed. */
function isOnly(line: Line, said: readonly QualifiedMention[], one: QualifiedMention): boolean {
  let k = said.indexOf(one);
  while (isListed(line, said[k - 1], said[k])) k -= 1;
  let last = said.indexOf(one);
  while (isListed(line, said[last], said[last + 1])) last += 1;
  const [from, to] = [said[k]?.from ?? one.from, said[last]?.to ?? one.to];
  if (word(line, to) === "only" && token(line, to).stop < 2) return true;
  for (let at = from - 1; at >= Math.max(0, from - farthest) && token(line, at + 1).stop === 0; at -= 1) {
    if (word(line, at) === "only") return true;
    if (!able.has(word(line, at))) return false;
  }
  return false;
}
const farthest = 6;
/** 'I can only come in on a Tuesday'; 'I only want one on Tuesday' limits how many. */
const able = wordSet(
  "do make manage come can could on have has get gets got off free able to works work suit suits a the is be available in day days i he she we drive drives me us bring brings lift ride help really ever",
);

function isListed(
  line: Line,
  before: QualifiedMention | undefined,
  one: QualifiedMention | undefined,
): boolean {
  if (before?.meaning.kind !== "date" || one?.meaning.kind !== "date") return false;
  for (let k = before.to; k < one.from; k += 1) if (!lists.has(word(line, k))) return false;
  return before.role === one.role;
}
const lists = wordSet("and or on a either");

/** 'Tuesdays would work too', 'or Wednesday as well': beside the days that were told before. */
export function isMore(line: Line, said: readonly QualifiedMention[], one: QualifiedMention): boolean {
  const { from, to } = one;
  if (word(line, 0) === "or" && said[0] === one) return true;
  for (let k = to; k < to + mostBehind && (k === to || token(line, k).stop === 0); k += 1) {
    if (word(line, k) === "too" && !degrees.has(word(line, k + 1))) return true;
    if (word(line, k) === "also" || (word(line, k) === "as" && word(line, k + 1) === "well")) return true;
  }
  return word(line, from - 1) === "also" || word(line, from - 2) === "also";
}
const mostBehind = 6;
const degrees = wordSet("early late soon far long busy hard");
