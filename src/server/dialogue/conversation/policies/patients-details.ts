import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { bookedOnCall, type LiveState } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";

/** What is asked of other patients, whoever asks: their numbers and files, who is booked, and orders to forget what is not told. */

const patient = "(?:patients?|clients?)";
const someone = `(?:(?:an?|the|your|another|other|that|this|all|every|some|any|one of your|all your|all the|which) )?(?:\\w+ )?${patient}`;
const number =
  "(?:(?:mobile|cell|phone|telephone|home|contact|personal)(?: (?:phone|mobile))? (?:numbers?|details)|mobiles?|numbers?)";
const personal = `(?:${number}|(?:home )?address(?:es)?|dates? of births?|d\\.?o\\.?b|birthdays?|e-?mails?(?: address(?:es)?)?|(?:medical |dental |patient )?(?:records?|files?|history|notes)|medicare (?:numbers?|details)|(?:personal |contact )?details|(?:personal )?info(?:rmation)?)`;
const asks =
  "(?:give|tell|read|list|show|send|get|find|need|want|have|name|know|look up|what|what'?s|what is|what are|print|share|reveal|after)";
const ofPatients: readonly RegExp[] = [
  `\\b${asks}\\b[^.?!]*\\b${personal} (?:of|for|on|about|belonging to) ${someone}\\b`,
  `\\b${asks}\\b[^.?!]*\\b${patient}['’]?s?['’]? ${personal}\\b`,
  `\\b${asks}\\b[^.?!]*\\b(?:the|your|a) (?:${patient}|client)['’]?s? (?:list|database|names)\\b`,
  `\\b${asks}\\b[^.?!]*\\b(?:somebody|someone|anybody|anyone|everybody|everyone|other people|another person)(?:['’]?s| else['’]?s) ${personal}\\b`,
].map((source) => new RegExp(source, "i"));

/** 'My patient number' */
const ofOneself = /\b(?:my|our) (?:own )?(?:\w+ )?(?:patient|client)\b/i;

const when =
  "(?:today|tonight|tomorrow|now|next|this|on|for|at|before|after|with|mon\\w*|tues\\w*|wed\\w*|thurs\\w*|fri\\w*|sat\\w*|sun\\w*|there|\\W*$)";
const whoIsBooked: readonly RegExp[] = [
  `\\bwho(?:['’]?s| is| are| has| have| else is| else has| else|['’]?s else) (?:all )?(?:been |got )?(?:booked|(?:an? |the )?(?:appointments?|bookings?))(?: in)?(?= ${when}|\\W*$)`,
  `\\bwho(?:['’]?s| is| are| else is) (?:coming in|on the books|in the (?:book|diary|calendar))(?= ${when}|\\W*$)`,
  `\\b${asks}\\b[^.?!]*\\b(?:everyone|everybody|all (?:of )?(?:the |your )?(?:people|names|patients|clients)|the names|the people|other people|(?:which|what) (?:people|patients|clients)|${patient})(?: (?:who|that))?(?:['’]?s| is| are| have| has)? (?:been )?(?:booked|coming|got appointments|(?:an? )?appointments?|on the books|seen)\\b`,
  `\\b(?:which|what) (?:other )?${patient} (?:are|is|have|has|do)\\b[^.?!]*\\b(?:booked|coming|seeing|today|tomorrow)\\b`,
  `\\b${asks}\\b[^.?!]*\\b(?:everyone|everybody|other people|somebody else|someone else|the other patient)['’]?s (?:appointments?|bookings?|visits?)\\b`,
].map((source) => new RegExp(source, "i"));

const orders = new RegExp(
  [
    "\\b(?:ignore|forget|disregard|override|bypass|drop) (?:(?:all|any|of|your|the|these|those|previous|prior|earlier|above|every) )*(?:instructions?|rules|prompts?|programming|guidelines|restrictions|guardrails|directives)\\b",
    "\\b(?:reveal|show|print|repeat|read out|tell|give|what'?s|what is|what are)\\b[^.?!]*\\b(?:your|the) (?:system )?(?:prompts?|system message|instructions)\\b(?! (?:for|after|on|about|from|before|to)\\b)",
    "\\b(?:developer|debug|admin|god|dan) mode\\b|\\bjailbreak\\b",
  ].join("|"),
  "i",
);

/** 'The mobile number of Mia Chen', 'Mia Chen's number': of whom it is said by a first name. */
const ofNamed = new RegExp(
  `\\b${asks}\\b[^.?!]*?\\b${personal} (?:(?:have you got|do you have|you have|you got|is there) )?(?:of|for|belonging to|under|on) (?:(?:mr|mrs|ms|miss) )?(\\p{L}+)\\b(?: \\p{L}+)?(?=\\W|$)`,
  "iu",
);
const namedHas = new RegExp(
  `\\b${asks}\\b[^.?!]*?\\b(\\p{L}+?)(?:['’]?s)?(?: (\\p{L}+?))?(?:['’]s|s['’]|s) ${personal}\\b`,
  "iu",
);
/** One's own, a child's, or what a name is told along with. */
const isOwn =
  /\b(?:my|our|mine|for me|i am|i'?m (?!(?:his|her|their)\b)\w+ \w+|this is|here|dr|doctor|dentist|clinic|practice|invoice|receipt)\b/i;

/** What is told to the clinic, or put right there. */
const putsRight =
  /\b(?:change|update|correct|fix|wrong|add|leave|you (?:need|want|require|after)|(?:give|tell|send) you|new (?:number|address|mobile|e-?mail))\b/i;

function asksOfNamed(text: string): boolean {
  if (isOwn.test(text) || putsRight.test(text)) return false;
  const told = [ofNamed.exec(text)?.[1], namedHas.exec(text)?.[1], namedHas.exec(text)?.[2]];
  return told.some((name) => name !== undefined && commonFirstNames.has(name.toLowerCase()));
}

const asksWhoIsBooked = (state: LiveState, text: string): boolean =>
  bookedOnCall(state).length === 0 && whoIsBooked.some((each) => each.test(text));

/** Said plainly, and the call goes on with what was asked last. */
export function keepPatientsDetails(turn: Turn, { text }: Understanding): Turn | null {
  const said = text.replaceAll("’", "'");
  const isAsked =
    orders.test(said) ||
    (!ofOneself.test(said) && ofPatients.some((each) => each.test(said))) ||
    asksWhoIsBooked(turn.state, said) ||
    asksOfNamed(said);
  return isAsked ? askAgain(say(understood(turn), noPatientsDetails)) : null;
}

const noPatientsDetails = "I do not tell anybody who has a visit here, nor the details of any patient.";
