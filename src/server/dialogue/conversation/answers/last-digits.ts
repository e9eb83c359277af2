import { change, changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { digitsAt } from "#server/dialogue/who/spoken-digits.ts";
import { toUtterance, type Word } from "#server/dialogue/words.ts";

/** A number of which one part is mended, where the whole of it was read back. */

const count = "one|two|three|four|five|six|couple|few|bit|part|digits?|numbers?|[1-6]";
/** 'The last three are', 'it ends in', 'the end should be': what follows is its end. */
const ofTheEnd = new RegExp(
  `\\b(?:last|final) (?:(${count})\\b ?)?(?:of )?(?:digits?|numbers?|ones?|bit|part)?(?=\\W|$)|\\b(?:ends|ending|end|finishes|finishing)\\b(?= (?:in|with|on|is|are|was|should|not|bit|wrong))`,
  "i",
);
const counts: Readonly<Record<string, number>> = { one: 1, digit: 1, two: 2, couple: 2, three: 3, four: 4 };
const mostDigits = 6;

/** 'The last three digits are one five nine', 'it ends in double three two, not double two three'. */
export function withLastDigits(turn: Turn, { text, phone: said }: Understanding): Turn | null {
  const { phone } = turn.state.draft;
  const opening = ofTheEnd.exec(text);
  if (!opening || !phone || said) return null;
  const digits = meantIn(text.slice(opening.index + opening[0].length));
  const told = opening[1]?.toLowerCase() ?? "";
  const wanted = /^\d$/.test(told) ? Number(told) : counts[told];
  const isWhole = wanted === undefined ? digits.length > 0 : digits.length === wanted;
  if (!isWhole || digits.length > mostDigits) return null;
  const value = phone.value.slice(0, -digits.length) + digits;
  const mended = { ...phone, value, heard: text.trim(), assumed: ["the end of the number as it was mended"] };
  return changeDraft(change(turn, { digits: "" }), { phone: mended });
}

/** The digits said last that are not said to be wrong. */
function meantIn(text: string): string {
  const { words } = toUtterance(text);
  let meant = "";
  let end = 0;
  for (let at = 0; at < words.length; ) {
    const first = digitsAt(words, at);
    if (!first) {
      at += 1;
      continue;
    }
    const isDenied = isWrong(words.slice(end, at));
    let group = "";
    for (let next: typeof first | null = first; next; next = digitsAt(words, at)) {
      group += next.digits;
      at += next.count;
    }
    end = at;
    if (!isDenied) meant = group;
  }
  return meant;
}

/** 'Not', 'instead of', 'you said', between what was said before and these digits. */
const isWrong = (between: readonly Word[]): boolean =>
  /\b(?:not|instead of|rather than|(?:you|i|they|we) (?:have |had )?(?:said|got|have|had|put|wrote|heard))(?: (?:the|a|an|it|is|as|in|me|to|be))*$/.test(
    between.map(({ word }) => word).join(" "),
  );
