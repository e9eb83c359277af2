import type { Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";
import { has, type ParsedUtterance } from "../parsed-utterance.ts";
import { isAnyRung } from "../ringing/read-whom-to-ring.ts";

/** How the caller would like to hear back, where it is not by a call: 'just text me', 'e-mail it to me'. */

const ways = [
  // 'I got a bill in the mail' tells how something came, and wishes for nothing.
  [
    "post",
    /(?<!\b(?:got|gets|came|come|comes|arrived|received|had|sent|was|were|is|it|that|one)\b[^.?!]{0,40})\b(?:by|in the|through the) (?:post|mail|letter)\b|\b(?:send|put|pop|stick|drop) (?:it|that|them|one|me [\w ]{1,20}|the [\w ]{1,20}) (?:by|in the|through the) (?:post|mail|letter)\b|(?<!\b(?:you|they|to) )\b(?:post|mail) (?:it|that|them|me)\b|\bpost,? not e-?mail\b/i,
  ],
  [
    "text",
    /\b(?:text|sms) (?:me|us|her|him|back)\b|\b(?:text|sms) (?:it|that|them)(?: (?:through|over|across))?(?: to (?:me|us)\b|$)|\b(?:want|need|like|prefer|for|after) (?:a |an )?(?:text|sms)(?: (?:message|please|instead|only))?\b(?! (?:reminder|confirmation))|\byes,? texts?\b|\b(?:by|via|just|only|rather|prefer) (?:a )?(?:text|sms)\b|\bsend (?:me |us |her |him )?(?:a |an )?(?:text|sms)\b|\b(?:text|sms) (?:works|would (?:do|be)|is (?:fine|good|best|better|ok|okay|easier|easiest))\b|\bnot (?:ring|call),? (?:just )?text\b/i,
  ],
  [
    "email",
    /\be-?mail (?:me|us|her|him|back)\b|\be-?mail (?:it|that|them)(?: (?:through|over|across))?(?: to (?:me|us)\b|$)|\b(?:by|via) e-?mail\b(?! to (?!me\b|us\b))/i,
  ],
] as const;

/** 'No, not e-mail me', 'I didn't say text me': what was taken for the way to reach them is none. */
const takenBack =
  /\b(?:not|no need to|(?:did ?n['’]?t|did not|never)(?: (?:say|said|ask|asked|mean|meant|want|wanted))?(?: (?:for )?you)?(?: to)?|do ?n['’]?t|do not) (?:just )?$/i;

const notRung =
  /\b(?:do not|don['’]?t|no need(?: to)?|needn['’]?t|not need|without|never mind|forget|rather (?:you |they )?(?:did(?:n['’]?t| not)|not))(?: (?:need|want|bother|have|me|you|anyone|anybody|somebody|someone|people|them|to|a|the|about|with|be|being|any|phone|really|actually))* (?:ring(?:ing)?|rung|call(?:ing|ed)?|phon(?:e|ing)|ring back|call back|callback)s?\b(?! (?:it|this|that|the|my|number|is|was))/i;
/** 'No one needs to ring me' */
const byNobody =
  /(?<!\b(?:if|when|unless|because|cause|cos|why|since|how come) )(?<!\b(?:if|when|unless) \w+ )\b(?:nobody|no ?one)(?:['’]s to|s to)? (?:(?:needs?|has|have) to |should |need )?(?:ring|call|phone)s?\b(?! (?:it|this|that|the|my)\b)(?! (?:(?:me|us|back) )*(?:last|yet|yesterday|so far|since)\b)/i;
/** 'No, not ring', 'no calls, thanks' */
const inShort =
  /(?:^|\b(?:no|nah|please|said|oh),? )not (?:to )?(?:ring|call|phone)\b(?! (?:it|this|that|the|my)\b)|^(?:\w+ ){0,3}no (?:phone )?calls?\b(?! (?:back|came|yet|from|list))/i;
const forGood =
  /\b(?:again|any ?more|ever|never|stop|list|keep (?:ringing|calling)|unsubscribe|opt|remove|every)\b/i;

/** What is denied is whom to ring, when, where or in which case, and not that anybody rings: 'don't ring him', 'not before three', 'not here', 'if I'm out'. */
const notThenOrThere =
  /^ (?:(?:me|us|back|up|again) ){0,2}(?:him|her|them|his|my|our|here|there|even|if|unless|when|while|except|before|after|between|until|till|from|at(?! all\b)|on|in(?= (?:the|my) | \w+ (?:hours?|minutes?|mins?|days?|weeks?)\b)|during|today|tonight|tomorrow|\w+day(?! (?:the \w+ |\w+ )?is\b)|too)\b/i;
const deniesAny = ({ text }: Utterance): boolean => {
  const denied = notRung.exec(text) ?? inShort.exec(text);
  return denied !== null && !notThenOrThere.test(text.slice(denied.index + denied[0].length));
};

/** 'No need to ring me back': of this matter, and no wish never to be rung again; 'don't ring me, ring my daughter' has somebody rung. */
export const isNotRung = (utterance: Utterance): boolean =>
  (deniesAny(utterance) || byNobody.test(utterance.text)) &&
  !forGood.test(utterance.text) &&
  !somebodyElse.test(utterance.text) &&
  !isAnyRung(utterance);
/** 'Don't ring me Friday, ring me Monday' wants to be rung. */
export const isStillRung = (utterance: Utterance): boolean =>
  isAnyRung(utterance) && !forGood.test(utterance.text);
const somebodyElse =
  /\b(?:ring|call|phone) (?!(?:me|us|back|just|only|and|but|or|so|for|at|on|about|because|please|thanks|i|it|all|no|not|calls?|\w+day|in)\b)[a-z]+\b.{0,20}$/i;

/** 'No texts, please', 'you won't text me, will you', 'don't send any messages to this phone': the no is of the text, and no answer before it. */
const notTexted =
  /\b(?:no (?:more |need (?:to|for) )?|(?:not|never|without|stop|don['’]?t|do not|won['’]?t|shouldn['’]?t|mustn['’]?t|rather not|rather you didn['’]?t) (?:(?:be |to |want|need|like|get|getting|have|having|send|sending|sent|me|you|us|any|a|the|those|your|anything|by|please|more|single|one) ?)*)(?:(?:text|sms)(?:s|es|ed|ing)?|text messages?|messages? (?:to|on) (?:my|this) (?:phone|mobile|number))\b(?! (?:my|our|his|her|their|him|them)\b(?! (?:phone|mobile|number)\b))/i;

/** 'Don't ring this phone back or text it', 'so nothing comes to this phone' */
const nothingHere =
  /\b(?:not|never|don['’]?t) (?:ring|call|phone|contact)\b[\w ]{0,25} or (?:text|message|sms)\b|\bnothing (?:[\w’']+ ){0,3}(?:to|on) (?:this|my) (?:phone|mobile|number)\b/i;

/** Of the telephone in their hand alone: texts may go to another. */
const ofThisLine =
  /\b(?:this|my (?:phone|mobile|number)|(?:the )?(?:one|phone|number) i['’]?m (?:on|ringing|calling|using))\b|\bhere\b/i;
/** 'The text goes to the 338 not this one', 'text my own mobile, not this': told where to, beside where not. */
const textedElsewhere =
  /\b(?:text|sms)(?:s|es|ed)? (?:(?:can|should|must|to|go|goes|has|have|is|be|only|just|please) )*(?:(?:to|on) )?(?:the|my|that) (?!phone is\b)/i;

function readNoTexts({ text }: Utterance): readonly Found[] {
  const found = notTexted.exec(text) ?? nothingHere.exec(text);
  if (!found) return [];
  const [from, to] = [found.index, found.index + found[0].length];
  const rest = `${text.slice(0, from)} ${text.slice(to)}`;
  const isOfLine = ofThisLine.test(text.slice(from, to + farthestLine)) || textedElsewhere.test(rest);
  return [
    {
      act: {
        kind: "no_texts",
        ...(forGood.test(text) && { isForGood: true as const }),
        ...(isOfLine && { isOfLine: true as const }),
      },
      ...{ span: [from, to], certainty: sure },
    },
  ];
}
/** So many letters behind the denial. */
const farthestLine = 24;

const ofReminder = /\b(?:text|sms|e-?mail)\b[^.?!]*\b(?:remind(?:er)?s?|confirm(?:ation)?)\b/i;

/** A question of what the clinic sends asks for nothing. */
export function readContactPreference(parsed: ParsedUtterance): readonly Found[] {
  const noTexts = readNoTexts(parsed.utterance);
  if (noTexts.length > 0) return noTexts;
  const isOfTeam =
    parsed.context.wish === null || parsed.context.wish === "callback" || parsed.context.wish === "message";
  if (
    has(parsed, "ask.messages") &&
    !isOfTeam &&
    !has(parsed, "want.message", "want.callback", "yes", "no", "tell")
  )
    return [];
  const { utterance } = parsed;
  const { text } = utterance;
  // 'Can you text me a reminder' asks for what is sent of every visit.
  if (ofReminder.test(text)) return [];
  const told = ways.flatMap(([by, pattern]) => {
    const found = pattern.exec(text);
    return found ? [{ by, index: found.index, end: found.index + found[0].length }] : [];
  });
  const isTakenBack = ({ index }: { index: number }): boolean => takenBack.test(text.slice(0, index));
  const meant = told.find((each) => !isTakenBack(each)) ?? told[0];
  if (meant) {
    const by = isTakenBack(meant) ? "call" : meant.by;
    return [{ act: { kind: "reach", by }, span: [meant.index, meant.end], certainty: sure }];
  }
  return isNotRung(utterance)
    ? [{ act: { kind: "reach", by: "none" }, span: [0, text.length], certainty: sure }]
    : [];
}
