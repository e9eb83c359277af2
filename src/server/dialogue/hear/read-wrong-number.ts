import { everydayWords } from "../who/everyday-words.ts";
import { isSurelyFirstName } from "../who/first-names.ts";
import { takeName } from "../who/names/name-words.ts";
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

/** 'I hope I've not got the wrong number', 'this isn't the wrong place, is it': it is meant to be the right one. */
export const hopesForUs = (text: string): boolean =>
  /\b(?:hope|hoping|hopefully|not|(?:is|have|has)n['’]?t)\b[^.?!]{0,24}\bwrong (?:number|place|one|people)\b/i.test(
    text,
  );

/** @param clinic words of the clinic's own name, in small letters; null = whether somebody else is asked for is not read */
export function readWrongNumber(utterance: Utterance, clinic: ReadonlySet<string> | null): readonly Found[] {
  const { text } = utterance;
  if (hopesForUs(text) || personAskedFor(utterance)) return [];
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

/**
 * 'Hello, is that Maureen', 'is Trish there', 'am I speaking to Mrs Henderson': somebody who works here, as far as they know, and no other
 * business; null = nobody is asked for by name.
 */
export function personAskedFor(
  utterance: Utterance,
): { name: string; span: readonly [number, number] } | null {
  const { text, words } = utterance;
  const found = asking.exec(text) ?? there.exec(text);
  const named = found?.[1] ?? found?.[2] ?? "";
  const at = found ? found.index + found[0].lastIndexOf(named) : -1;
  const first = words.findIndex(({ start }) => start === at);
  if (!found || first < 0 || ofBusiness.test(text.slice(at))) return null;
  const isTitled = /^(?:mr|mrs|ms|miss|sister|doctor)$/.test(words[first]?.word ?? "");
  const word = words[first]?.word ?? "";
  if (!isTitled && (!isSurelyFirstName(word) || everydayWords.has(word))) return null;
  const taken = takeName(utterance, first, "likely");
  return taken && { name: taken.parts.join(" "), span: [found.index, words[taken.to - 1]?.end ?? at] };
}
const there =
  /^(?:\W*(?:hi|hello|hiya|hey|yeah|oh|um|uh|sorry|morning|there|mate))*\W*(?:is|was) (?:that|this) you (\p{L}[\p{L}'’-]*)|^(?:\W*(?:hi|hello|hiya|hey|yeah|oh|um|uh|good (?:morning|afternoon)|g['’]?day|sorry|morning|there|mate))*\W*is ((?:mrs? |ms |miss )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?) (?:there|in|around|about|on|working|available|free)\b/iu;
/** 'Is that Brian from the council', 'is that Anne's bakery' */
const ofBusiness =
  /['’]s \p{L}|\bfrom (?:the )?\p{L}|\b(?:energy|insurance|bank|motors?|plumbing|electrical|cafe|bakery|pizza|salon|hair\p{L}*|flowers|florist|pharmacy|chemist|physio|medical|legal|law|lawyers?|council|school|taxis?|real estate|auto|tyres|vets?|group|services?|solutions|and (?:sons?|co))\b/iu;

/** Told that they have the wrong number: 'no no, it's the dentist I want', 'no, I've got the right number'. */
export function readMeantUs({ text }: Utterance): readonly Found[] {
  const isMeant =
    hopesForUs(text) ||
    rightPlace.test(text) ||
    ((ofMouth.test(text) || ofClinic.test(text)) && !ofMistake.test(text));
  return isMeant ? [{ act: { kind: "for_us" }, span: [0, text.length], certainty: sure }] : [];
}
const rightPlace =
  /\b(?:right|correct) (?:number|place|one|people)\b|\b(?:patient|come|came|been|booked) (?:there|in|with you|to you)\b/i;
const ofClinic = /\b(?:clinic|surgery|reception|appointments?)\b/i;
const ofMistake =
  /\b(?:thought|didn['’]?t|did not|don['’]?t|do not|not|meant|wrong|isn['’]?t|wasn['’]?t|no need)\b(?! the wrong)/i;

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
