import type { Reading, Understanding } from "#server/dialogue/understanding.ts";
import type { Draft } from "./state.ts";
import { noteOf } from "./visit-notes.ts";

/**
 * What a visit is for, as the dentist reads it: 'loose denture' tells more than 'denture', and 'my back tooth is a bit
 * rough' more than 'somebody have a look'. So where a trouble is told, the note has the words that tell of it.
 */

const part =
  /\b(?:tooth|teeth|molars?|canines?|gums?|mouth|jaw|tongue|lips?|cheeks?|palate|face|bite|crowns?|caps?|bridges?|dentures?|plates?|falsies|fillings?|implants?|veneers?|brac(?:es?|kets?)|wires?|retainers?|aligners?|splints?|mouth ?guards?|night ?guards?|stitch(?:es)?|sockets?|wisdoms?|root canals?|abscess(?:es)?|ulcers?)\b/i;
const trouble = new RegExp(
  `\\b(?:${[
    "loos\\w+|wobbl\\w*|wiggl\\w*|mov(?:es|ing) (?:about|around)|rock(?:s|ing)|br[oe]k\\w*|snapp\\w*|chip\\w*|crack(?!ing\\b)\\w*|split\\w*|shatter\\w*",
    "sharp|rough|jagged|edges?|slip\\w*|click\\w*|rubs?|rubbed|rubbing|sore\\w*|hurt\\w*|ach(?:e|es|ed|ing|y)|pain\\w*|bled|bleed\\w*|swoll?en|swell\\w*|swelled|lumps?|bumps?|lesions?|patch(?:es)?",
    "funny|weird|odd|strange|numb(?:ness)?|tingl\\w*|f[ae]ll|fallen|falling|c[ao]m(?:e|es|ing) (?:out|off|away|loose)|lost|losing|knock\\w*|sensitiv\\w*|throb\\w*|stuck|infect\\w*|missing|holes?|gaps?|ulcer\\w*",
    "discolou?r\\w*|black|brown|yellow|stain\\w*|gr[io]\\w*nd(?:s|ing)?|clench\\w*|pok(?:es|ing)|digs|digging|cut(?:s|ting)|catch(?:es|ing)|tender|itch\\w*|smell\\w*|taste\\w*|worn|decay\\w*|rotten|rotting",
    "too (?:tight|high|big|small|long)|uncomfortable|not (?:right|sitting|fitting)|(?:do(?:es)?n['’]?t|won['’]?t|never|no longer) (?:fit|sit|feel|stay|close|meet|bite)",
  ].join("|")})\\b`,
  "i",
);

const clauseEnd = /[.?!;,]+(?:\s+|$)|\s+(?:and|but|because|so|cos|coz)\b(?=\s)/gi;
/** What leads up to it, and is no part of it. */
const opening =
  /^\W*(?:(?:hi|hello|hey|um+|uh+|oh|ok|okay|well|yes|yeah|yep|no|and|but|so|because|cos|coz|please|just|actually|look|good (?:morning|afternoon|evening|day)|there)\b\W*)+/i;
/** Left behind by a day or a time that was taken out. */
const dangling =
  /(?:\s+(?:on|at|for|by|around|about|from|before|after|in|this|next|or|please|thanks|thank you|cheers))+\W*$/i;
const mostLetters = 200;

/** Whether something in the mouth is spoken of. */
export const namesPart = (text: string): boolean => part.test(text);

/** 'His bracket came off', 'my tooth is loose' */
export const tellsTrouble = (text: string): boolean => part.test(text) && trouble.test(text);

/** The words that tell of a trouble, else the words by which the visit was read. */
export function reasonIn(heard: Understanding, words: string): string {
  const { text } = heard;
  if (!tellsTrouble(text)) return words.trim();
  const timeless = withoutWhen(heard);
  const ends = [...timeless.matchAll(clauseEnd)].map((found) => found.index + found[0].length);
  const bounds = [0, ...ends.filter((end) => end < text.length), text.length];
  const told = bounds.slice(1).flatMap((to, at) => {
    const [said, clause] = [text.slice(bounds[at], to), timeless.slice(bounds[at], to)];
    const isOfReason = trouble.test(said) || part.test(said) || (words !== "" && said.includes(words));
    return isOfReason ? [tidied(clause, clause !== said)] : [];
  });
  const reason = told.filter((clause) => clause !== "").join(", ");
  return reason === "" ? words.trim() : reason.slice(0, mostLetters);
}

const tidied = (clause: string, isCut: boolean): string => {
  const words = clause
    .replace(/\s+(?:and|but|because|so|cos|coz)\s*$/i, "")
    .replace(opening, "")
    .replace(/\s+/g, " ");
  return (isCut ? words.replace(dangling, "") : words).replace(/[\s.?!;,]+$/, "").trim();
};

/** The day may yet change, and stands with the booking. */
function withoutWhen({ text, when }: Understanding): string {
  const said: readonly Reading<unknown>[] = [
    ...when.days,
    ...when.times,
    ...(when.soonest ? [when.soonest] : []),
  ];
  const isWhole = ({ span: [from, to] }: Reading<unknown>): boolean => to - from < text.trim().length;
  return said
    .filter(isWhole)
    .reduce(
      (left, { span: [from, to] }) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
      text,
    );
}

/** The notes but for that of the reason: of another reason, or of none, they are kept. */
export function besideReason({ notes, visit, reason }: Draft): string[] {
  const ofReason = visit ? [noteOf(visit.heard), ...(reason === undefined ? [] : [noteOf(reason)])] : [];
  return notes.filter((note) => !ofReason.includes(note));
}
