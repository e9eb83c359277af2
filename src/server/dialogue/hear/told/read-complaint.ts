import { wordSet } from "../../word-set.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";
import { clauseAt, has, type ParsedUtterance } from "../parsed-utterance.ts";
import { blanked } from "../picks/read-contrast.ts";
import { isElsewhere, putsElsewhere } from "./elsewhere.ts";

/**
 * That something was not right with the clinic: said by its name, or an ill judgement of what the clinic or its people did. 'I'm
 * not happy with my smile' judges nobody.
 */

/** Said of nothing else. */
const outright =
  /\b(?:complain(?:t|ts|ing)?|disgraceful|disgusted|appalled|appalling|unacceptable|not acceptable|unprofessional|overcharged|ripped (?:me|us) off|rip ?off|not good enough|poor (?:form|service)|(?:bad|terrible|awful|shocking|dreadful) (?:service|experience)|kept (?:me|us|him|her) waiting|fobbed off|given the run ?around)\b/i;
/** An ill judgement, of whatever stands beside it. */
const judging =
  /\b(?:rude|dismissive|condescending|ridiculous|disappointed|disappointing|unhappy|(?:not|aren['’]?t|isn['’]?t|wasn['’]?t) (?:very |too |at all |really |all that )?(?:happy|impressed|pleased|satisfied)|cross|angry|furious|fuming|annoyed|let down|botched|stuffed up|messed up|a joke|rough with|short with|sharp with|abrupt|curt|patroni[sz]ing|talked down to|hung up on|snapped at|ignored|charged|billed|waited|waiting)\b/i;
/** What is at fault by what did not come of it. */
const failing =
  /\b(?:(?:nobody|no one|no-one|none of you|you (?:lot|guys))(?:['’]?s)? (?:has |have |had |even |ever |bothered |to )*(?:rung|rang|ring|called|call|got back|get back|told|said|explained|apologi[sz]ed|listened|let (?:me|us) know|has$|did$|ever did|has yet)|(?:never|didn['’]?t|hasn['’]?t|haven['’]?t) (?:even )?(?:rung|rang|called|got back|listened|listen|ring|call|turn up)|(?:second|third|fourth|fifth) time (?:you|this|in a row|now|it)|already (?:fallen|falling|come|broken|cracked|out))\b/i;
/** Whoever is judged: the clinic, its people and what they do. */
const ofClinic =
  /\b(?:you(?:['’](?:ve|re|d|r))?|your|they|the (?:\w+ )?(?:woman|lady|girl|man|bloke|guy|person|receptionist|dentist|doctor|hygienist|nurse|staff|clinic|place|practice|desk)|doctor|dr|bill|invoice|account|treated|treatment|service|last time|last (?:visit|week|appointment)|my appointment)\b/i;
const ofLooks =
  /\b(?:happy|unhappy|disappointed|pleased|satisfied) (?:with|about|of) (?:my|the|how|his|her) (?:\w+ ){0,2}(?:teeth|tooth|smile|look|looks|colour|color|gap|shape)\b/i;
/** 'You people take from me four hundred eighty dollar', 'eighty bucks was taken out of my account' */
const moneyTaken =
  /\b(?:take|took|taken|taking|deducted|double charged|charged twice|charge me twice)\b(?=.{0,60}\b(?:from|off|out of) (?:me|us|my|our)\b)(?=.*\b(?:dollars?|bucks?|hundred|thousand|money|cash|card|account|\$ ?\d+)\b)|\b(?:dollars?|bucks?|money) (?:\w+ ){0,3}(?:taken|took|deducted|gone) (?:\w+ )?(?:from|off|out of) (?:me|us|my|our)\b/i;
/** How long one waits, or what somebody else charged, is asked about and no complaint. */
const milder = wordSet("waited waiting charged billed cross");
const withGrudge =
  /\b(?:minutes?|hours?|hour|weeks?|days?|ages|twice|too much|for nothing|extra|without|never|nobody|no one|still|dollars|hundred|wrong)\b/i;

/** Of the call before: sorry is said, and the call goes on. */
const cutOff =
  /\b(?:you|it|yous|youse|they|this thing) (?:just |lot |guys )*(?:hung up(?: on (?:me|us))?|cut me off|dropped out|cut out)\b|\b(?:i|we) (?:just )?got (?:cut off|disconnected|dropped)\b/i;

export function readComplaint(parsed: ParsedUtterance): readonly Found[] {
  const { utterance, context } = parsed;
  const cut = cutOff.exec(utterance.text);
  if (cut && (context.told ?? []).length === 0)
    return [{ act: { kind: "cut_off" }, span: [cut.index, cut.index + cut[0].length], certainty: sure }];
  if (context.prompt === "danger" || ofLooks.test(utterance.text)) return [];
  const denial = denied.exec(utterance.text);
  const rest = denial ? toUtterance(blanked(utterance.text, [spanOf(denial)])) : utterance;
  const judged = outright.exec(rest.text) ?? moneyTaken.exec(rest.text) ?? ofTheirs(rest) ?? failedIn(rest);
  const found = judged && !isOfOthers(parsed, judged) ? judged : null;
  if (!found && (denial || parsed.clauses.some(({ words }) => putsElsewhere(words))))
    return [
      {
        act: { kind: "no_complaint" },
        span: denial ? spanOf(denial) : [0, utterance.text.length],
        certainty: sure,
      },
    ];
  // A question, 'how long will I be waiting', complains of nothing unless something is told as well.
  const isTold =
    has(parsed, "tell", "fed_up", "want.message", "want.callback", "want.person") || !asksOnly(parsed);
  if (!found || !isTold) return [];
  return [{ act: { kind: "complaint" }, span: spanOf(found), certainty: sure }];
}

/** 'I'm not complaining', 'it's no complaint': what stands beside it may be one all the same. */
const denied =
  /\b(?:not|no|never|\w+n['’]?t)(?: (?:a|an|any|one|really|actually|even|to|here|ringing|calling|trying|want|wanting|wanna|mean|meaning|about|making|make|my|have))* complain(?:t|ts|ing)?\b(?: (?:about|of|against|to|with) (?:you(?: (?:lot|guys))?|your \w+|this \w+|anyone|anything))?/i;
const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => [index, index + length];

/** Of another dentist, or of long ago. */
const isOfOthers = ({ clauses }: ParsedUtterance, judged: RegExpExecArray): boolean =>
  isElsewhere(
    clauses.map(({ words }) => words.replace(denied, " ")),
    clauseAt(clauses, spanOf(judged)),
  );

const asksOnly = ({ labels }: ParsedUtterance): boolean =>
  labels.some(({ label, certainty }) => label.startsWith("ask.") && certainty >= surelyAsked);
const surelyAsked = 0.8;

function ofTheirs({ text }: Utterance): RegExpExecArray | null {
  const found = judging.exec(text);
  if (!found || !ofClinic.test(text)) return null;
  // 'You hung up on me' is of the line; 'your girl hung up on me' is of whoever did.
  if (/^hung up/i.test(found[0]) && cutOff.test(text)) return null;
  const isOurs = / on you\b/i.test(text.slice(found.index, found.index + found[0].length + " you".length));
  if ((isOurs || byCaller.test(text.slice(0, found.index))) && doings.test(found[0])) return null;
  return milder.has(found[0].toLowerCase()) && !withGrudge.test(text) ? null : found;
}

/** 'I just hung up on you', 'I stuffed up my booking': what the caller did is held against nobody. */
const doings = /\b(?:hung up on|snapped at|ignored|botched|stuffed up|messed up)\b/i;
const byCaller =
  /\b(?:i|we)(?:['’]?ve)?(?: (?!(?:was|were|got|been|am|are|feel|felt|getting)\b)[a-z]+){0,2} $/i;

function failedIn({ text }: Utterance): RegExpExecArray | null {
  const found = failing.exec(text);
  return found && (ofClinic.test(text) || back.test(text)) ? found : null;
}
const back = /\b(?:me|us)\b/i;
