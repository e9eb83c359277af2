import type { Utterance } from "../words.ts";
import { type Found, sure } from "./found.ts";

/** Whoever meant to ring somebody else, or nobody: told by what they ask for or say of the call. */

const unmeant =
  /\b(?:didn['’]?t|did not|never) mean to (?:ring|call|dial|phone)\b|\b(?:pocket|bum|butt) ?dial(?:led|ed)?\b|\b(?:rang|called|dialled|dialed|rung|pressed) (?:you |this |it |the wrong one )?(?:by (?:mistake|accident)|accidentally)\b|(?<!\byou(?:['’]?ve| have)?(?: got)? (?:the|my|a) )\bwrong (?:number|place|one)\b(?! (?:on|for|down|listed|in)\b)/i;
/** 'Is that the pizza place', 'have I got Bridgestone', 'am I through to the council' */
const asking =
  /(?:^(?:\W*(?:hi|hello|hiya|hey|yeah|oh|um|uh|good (?:morning|afternoon)|g['’]?day|sorry|morning|there|mate))*\W*(?:is (?:this|that)(?: not)?|is it(?= the )|have i got(?: through to)?|did i (?:ring|call))|\bam i (?:through to|speaking (?:to|with)|talking to)) (?!(?:a |the )?(?:lady|girl|man|woman|fella|bloke|one|same|first|last|only|place|office|desk|front|team|price|cost|weekend|earliest|soonest|latest|free|covered|included|far|near|safe|thing|line|call|bot|robot|machine|computer|real|person|human|recording|ai|answering|receptionist|right|correct|ok|okay|still|you|your|something|anyone|somebody|someone|time|number|where|for|going|too|possible|available)\b)((?:the |a )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})/iu;
const ofMouth = /\b(?:dent\p{L}*|teeth|tooth|orthodont\p{L}*|hygienist|smile\p{L}*)\b/iu;
const ofDentist =
  /\b(?:dent\p{L}*|teeth|tooth|clinic|surgery|practice|orthodont\p{L}*|reception|doctor|dr|hygienist|appointments?|bookings?|smile\p{L}*)\b/iu;

/** @param clinic words of the clinic's own name, in small letters; null = whether somebody else is asked for is not read */
export function readNotOurs({ text }: Utterance, clinic: ReadonlySet<string> | null): readonly Found[] {
  const found = unmeant.exec(text) ?? (clinic && askedElsewhere(text, clinic));
  return found
    ? [{ act: { kind: "wrong_number" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

function askedElsewhere(text: string, clinic: ReadonlySet<string>): RegExpExecArray | null {
  const found = asking.exec(text);
  return found && !isOurs(found, text, clinic) ? found : null;
}

function isOurs([, named = ""]: RegExpExecArray, text: string, clinic: ReadonlySet<string>): boolean {
  const words = named.toLowerCase().split(" ");
  // 'Is that the physio, I need to move my appointment' asks for one who is none of ours, whatever they book there.
  const isNamed = words[0] === "the" && words.length > 1;
  return (
    words.some((word) => clinic.has(word)) ||
    (isNamed ? ofMouth.test(text) || ofDentist.test(named) : ofDentist.test(text))
  );
}

export const namesDentist = (text: string): boolean => ofMouth.test(text);

/** 'Is this Harbour Dental?' asks for nobody else. */
export function asksForUs(text: string, clinicName: string): boolean {
  const found = asking.exec(text);
  return found !== null && isOurs(found, text, wordsOfName(clinicName));
}

/** Where it is asked whether this is the clinic; null = it is not. */
export function askedWhetherOurs(text: string, clinicName: string): readonly [number, number] | null {
  const found = asksForUs(text, clinicName) ? asking.exec(text) : null;
  if (!found) return null;
  const to = found.index + found[0].length;
  return [to - (found[1] ?? "").length, to];
}

export const wordsOfName = (clinicName: string): ReadonlySet<string> =>
  new Set(clinicName.toLowerCase().split(" "));
