import type { Understanding } from "#server/dialogue/understanding.ts";
import { whoComes } from "#server/dialogue/who/find-comer.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { namesOther } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { hasIntent } from "./reading.ts";
import type { LiveState } from "./state.ts";

/** 'Straight after me', 'the same day as mine': where somebody else's new visit goes, told by the caller's own. */
export type BesideOwn = "after" | "before" | "same_day" | "same_time";

/** Where it goes, and the words that tell it: 'straight after my root canal'. */
export interface BesideOwnTold {
  way: BesideOwn;
  words: string;
}

const visit =
  "(?:appointment|appt|booking|visit|one|slot|spot|turn|time|clean(?:ing)?|check-?\\s?up|filling|crown|whitening|root canal|session)";
const mine = `(?:me|mine|myself|i(?:['’]?m| am| go| come|['’]?ve been)\\b(?! (?:done|finished|free|home))|my(?: own)?(?: (?!${visit})\\w+){0,2}? ${visit})`;
const soon = "(?:straight|right|directly|immediately|just|soon|shortly|next)";

const ways: readonly (readonly [RegExp, BesideOwn])[] = [
  [new RegExp(`\\bsame (?:day and )?(?:time|slot|hour) (?:as|with) ${mine}\\b`, "i"), "same_time"],
  [
    new RegExp(
      `\\bsame day (?:as|with|that) ${mine}\\b|\\b(?:when|the day|on the day)(?: that)? i(?:['’]?m| am) (?:in|there|booked)\\b`,
      "i",
    ),
    "same_day",
  ],
  [new RegExp(`\\b${soon} before ${mine}\\b|\\bbefore (?:me|mine)\\b`, "i"), "before"],
  [
    new RegExp(
      `\\b${soon} (?:after|behind) ${mine}\\b|\\bafter (?:me|mine|my own)\\b|\\b(?:next to|beside|alongside|back to back with) (?:me|mine|my own)\\b`,
      "i",
    ),
    "after",
  ],
];
const books = new RegExp(
  `\\b(?:book|put|fit|squeeze|get|bring|schedule|have|need|want|see|add)\\w* (?:\\w+ ){0,4}?${aRelative}\\b|\\b${aRelative} (?:\\w+ ){0,2}?(?:be seen|come|in|booked|needs?|have|seen)\\b`,
  "i",
);

export function wayBesideOwn(text: string): BesideOwnTold | null {
  const [told] = ways.flatMap(([words, way]) => {
    const found = words.exec(text)?.[0];
    return found === undefined ? [] : [{ way, words: found }];
  });
  return told ?? null;
}

/** Null where nobody else is to be booked, or the caller's own visit tells nothing of when. */
export function besideOwnIn({ purpose, draft }: LiveState, heard: Understanding): BesideOwnTold | null {
  const { text, name, emergency } = heard;
  const told = wayBesideOwn(text);
  if (!told || emergency !== null || changes.test(text)) return null;
  if (purpose === "book" && draft.isForOther) return told;
  const isForOther = namesOther(toUtterance(text)) || name?.assumed.includes(whoComes) === true;
  const isBooking = purpose === "book" || hasIntent(heard, "book", "ask_availability") || books.test(text);
  return isForOther && isBooking ? told : null;
}
/** A visit that stands is to be changed, or the caller is to be booked as well and has none yet. */
const changes =
  /\b(?:mov(?:e|ing)|chang(?:e|ing)|shift|resched\w*|cancel\w*|swap)\b|\b(?:me and|and me|for me(?! to)|i['’]?ll (?:have|take|come|go)|(?:book|put|get|fit|squeeze) me|myself|both of us|us both|the two of us|we)\b/i;
