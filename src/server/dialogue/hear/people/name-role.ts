import type { PersonName, Reading } from "../../readings.ts";
import { assumedAttendee } from "../../who/find-attendee.ts";
import {
  isRelation,
  isRelationWord,
  owningRelation,
  relationWords,
  toUsualRelation,
} from "../../who/relations.ts";
import type { Utterance } from "../../words.ts";
import type { Span } from "../found.ts";

/** Whose name it is: whoever speaks, whoever is spoken of, or neither by what was said. */

/** 'Rita Moore works for me, is her appointment on': whoever is named is spoken of and does not speak. */
const ofThird =
  /\b(?:her|his) (?:\w+ )?(?:appointments?|bookings?|visits?|check(?:-| )?up|clean|filling|time|teeth|tooth)\b|\b(?:she|he)(?:['’]s| has| had)? (?:asked|wants|wanted|told) me\b|\b(?:what time|when|whether|if) (?:is )?(?:she|he)(?:['’]?s)? (?:in|out|booked|coming|due|there)\b/i;
const ofSpeaker =
  /\b(?:my (?:own )?(?:name|appointment|booking|visit)|i['’]?m|i am|this is|it['’]s|speaking|here)\b/i;
export const isOfThird = (text: string): boolean => ofThird.test(text) && !ofSpeaker.test(text);

type Role = "caller" | "patient" | "unclear";

const introducesCaller =
  /\b(?:my name(?:['’]s| is)?|i['’]?m|i am|this is|it['’]s|its|it is|speaking with|you['’]re speaking to)\s*(?:\w+\s)?$/i;
const introducesPatient =
  /\b(?:(?:she|he)(?:['’]?s| is)|(?:his|her|their|the patient)(?:['’]?s)? (?:first |full )?name(?:['’]?s| is)?|(?:for|see|bring|book|called|named|name of|about|regarding)|(?:my|me|our|the) (?:\w+ ){0,2}?(?:son|daughter|wife|husband|mum|dad|mother|father|partner|boy|girl|kid|child|brother|sister|friend|mate|grandson|granddaughter|nan|gran|baby))\s*,?\s*(?:(?:is|called|named)\s)?$/i;
/** 'Mums name is Beryl', 'my sons called Will': the relation by which it is told whose name follows. */
const namedByKin = new RegExp(
  `\\b(${relationWords.replaceAll("|", "s?|")}s?)['’]?(?:s)? (?:(?:first|full|proper|real) )?(?:name(?:['’]?s| is)?|(?:is )?called|(?:is )?named)\\s*,?\\s*(?:(?:actually|just|um|uh) )?$`,
  "i",
);
export function kinNamed({ text }: Utterance, [from]: Span): string | null {
  const said = namedByKin.exec(text.slice(Math.max(0, from - 60), from))?.[1]?.toLowerCase();
  if (said === undefined) return null;
  return toUsualRelation(isRelation(said) ? said : (owningRelation(said) ?? said.replace(/s$/, "")));
}
/** 'It's not for me, it's Helen's' */
const notForCaller = /\b(?:not|isn'?t|wasn'?t) (?:for me|mine|me|my own|myself)\b/i;
/** 'G'day, Tom Sharpe, running late': nothing but a greeting stands before it. */
const behindGreeting =
  /^\W*(?:(?:hi|hello|hey|hiya|g['’]?day|good (?:morning|afternoon|evening|day)|morning|afternoon|there|mate|this|yes|yeah|um|uh)\b\W*)+$/i;
/** 'I'm Rita Moore's husband' is somebody else than Rita Moore; 'Rita Moore's here' is not. */
const behindOwner = /^(['’]s)? (?!(?:here|speaking|calling|ringing|on)\b)([\p{L}'’-]+)/iu;
/** 'Ruby and Leo's mum' bears neither name. */
export const ownsKin = ({ text }: Pick<Utterance, "text">, [from, to]: Span): boolean => {
  const [, several = ""] = behindOwners.exec(text.slice(to)) ?? [];
  const [, one = ""] =
    (/s$/i.test(text.slice(from, to)) ? rightBehind : behindApostrophe).exec(text.slice(to)) ?? [];
  const [, within = ""] = ownedWithin.exec(text.slice(from, to)) ?? [];
  return [several, one, within].some((word) => isRelationWord(word.toLowerCase()));
};
const ownedWithin = /s ([\p{L}]+)$/iu;
const rightBehind = /^ ([\p{L}]+)/u;
const behindApostrophe = /^['’]?s ([\p{L}]+)/iu;
const behindOwners = /^(?:,? (?:and )?[\p{L}'’-]+){0,2},? and [\p{L}’'-]+s ([\p{L}]+)/iu;
const isOwner = ({ text }: Utterance, [from, to]: Span): boolean => {
  if (ownsKin({ text }, [from, to])) return true;
  const [, owns = "", thing = ""] = behindOwner.exec(text.slice(to)) ?? [];
  const isPossessive = /['’]s$/i.test(text.slice(from, to));
  if (isPossessive && endsOwner.test(text.slice(to))) return true;
  return thing !== "" && (owns !== "" || isPossessive || isRelationWord(thing.toLowerCase()));
};
/** 'Cancel Zara's', 'move Zara's to Friday' */
const endsOwner = /^\W*(?:$|(?:please|too|instead|one|to|for|on|at|and|but|as|off|back)\b)/i;
const behindCaller = /^\W*(?:here|speaking|calling|ringing|on the line)\b/i;

export function roleOf(utterance: Utterance, { span, assumed }: Reading<PersonName>): Role {
  const { text } = utterance;
  const before = text.slice(Math.max(0, span[0] - 60), span[0]);
  const within = text.slice(Math.max(0, span[0] - 60), span[0] + 1).trimEnd();
  if (isOwner(utterance, span) || isOfThird(text) || kinNamed(utterance, span) !== null) return "patient";
  if (assumed.includes(assumedAttendee) || introducesPatient.test(before) || notForCaller.test(before))
    return "patient";
  return introducesCaller.test(before) ||
    introducesCaller.test(within) ||
    (behindGreeting.test(text.slice(0, span[0])) && text.length > span[1]) ||
    behindCaller.test(text.slice(span[1]))
    ? "caller"
    : "unclear";
}
