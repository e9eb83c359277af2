import type { Utterance } from "../../words.ts";
import { type Found, sure } from "../found.ts";
import { has, type Light } from "../light.ts";
import { isAnyRung } from "../people/read-rung.ts";

/** How the caller would like to hear back, where it is not by a call: 'just text me', 'e-mail it to me'. */

const ways = [
  // 'I got a bill in the mail' tells how something came, and wishes for nothing.
  [
    "post",
    /(?<!\b(?:got|gets|came|come|comes|arrived|received|had|sent|was|were|is|it|that|one)\b[^.?!]{0,40})\b(?:by|in the|through the) (?:post|mail|letter)\b|\b(?:send|put|pop|stick|drop) (?:it|that|them|one|me [\w ]{1,20}|the [\w ]{1,20}) (?:by|in the|through the) (?:post|mail|letter)\b|(?<!\b(?:you|they|to) )\b(?:post|mail) (?:it|that|them|me)\b|\bpost,? not e-?mail\b/i,
  ],
  [
    "text",
    /\b(?:texts?|sms) (?:me|us|her|him|them|back|it)\b|\b(?:want|need|like|prefer|for|after) (?:a |an )?(?:texts?|sms)(?: (?:message|please|instead|only))?\b(?! (?:reminder|confirmation))|\byes,? texts?\b|\b(?:by|via|just|only|rather|prefer) (?:a )?(?:text|sms)\b|\bsend (?:me |us |her |him )?(?:a |an )?(?:text|sms)\b|\b(?:text|sms) (?:works|would (?:do|be)|is (?:fine|good|best|better|ok|okay|easier|easiest))\b|\bnot (?:ring|call),? (?:just )?text\b/i,
  ],
  ["email", /\be-?mail (?:me|us|it|them|her|him|back)\b|\b(?:by|via) e-?mail\b/i],
] as const;

const notRung =
  /\b(?:do not|don['’]?t|no need(?: to)?|needn['’]?t|not need|without|never mind|forget|rather (?:you |they )?(?:did(?:n['’]?t| not)|not))(?: (?:need|want|bother|have|me|you|anyone|anybody|somebody|someone|people|them|to|a|the|about|with|be|being|any|phone|really|actually))* (?:ring(?:ing)?|rung|call(?:ing|ed)?|phon(?:e|ing)|ring back|call back|callback)s?\b(?! (?:it|this|that|the|my|number|is|was))/i;
/** 'No one needs to ring me' */
const byNobody =
  /(?<!\b(?:if|when|unless|because|cause|cos|why|since|how come) )(?<!\b(?:if|when|unless) \w+ )\b(?:nobody|no ?one)(?:['’]s to|s to)? (?:(?:needs?|has|have) to |should |need )?(?:ring|call|phone)s?\b(?! (?:it|this|that|the|my)\b)/i;
/** 'No, not ring', 'no calls, thanks' */
const inShort =
  /(?:^|\b(?:no|nah|please|said|oh),? )not (?:to )?(?:ring|call|phone)\b(?! (?:it|this|that|the|my)\b)|^(?:\w+ ){0,3}no (?:phone )?calls?\b(?! (?:back|came|yet|from|list))/i;
const forGood =
  /\b(?:again|any ?more|ever|never|stop|list|keep (?:ringing|calling)|unsubscribe|opt|remove|every)\b/i;

/** What is denied is whom to ring, when or where, and not that anybody rings: 'don't ring him', 'not before three', 'on the landline'. */
const notThenOrThere =
  /^ (?:(?:me|us|back|up|again) ){0,2}(?:him|her|them|his|my|our|before|after|between|until|till|from|at(?! all\b)|on|in(?= (?:the|my) | \w+ (?:hours?|minutes?|mins?|days?|weeks?)\b)|during|today|tonight|tomorrow|\w+day(?! (?:the \w+ |\w+ )?is\b)|too)\b/i;
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
const somebodyElse =
  /\b(?:ring|call|phone) (?!(?:me|us|back|just|only|and|but|or|so|for|at|on|about|because|please|thanks|i|it|all|no|not|calls?|\w+day|in)\b)[a-z]+\b.{0,20}$/i;

/** 'No texts, please', 'you won't text me, will you', 'don't send any messages to this phone': the no is of the text, and no answer before it. */
const notTexted =
  /\b(?:no (?:more |need (?:to|for) )?|(?:not|never|without|stop|don['’]?t|do not|won['’]?t|shouldn['’]?t|mustn['’]?t|rather not|rather you didn['’]?t) (?:(?:be |to |want|need|like|get|getting|have|having|send|sending|sent|me|you|us|any|a|the|those|your|anything|by|please|more) ?)*)(?:(?:text|sms)(?:s|es|ed|ing)?|text messages?|messages? (?:to|on) (?:my|this) (?:phone|mobile|number))\b/i;

function readNoTexts({ text }: Utterance): readonly Found[] {
  const found = notTexted.exec(text);
  return found
    ? [{ act: { kind: "no_texts" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

const ofReminder = /\b(?:text|sms|e-?mail)\b[^.?!]*\b(?:remind(?:er)?s?|confirm(?:ation)?)\b/i;

/** A question of what the clinic sends asks for nothing. */
export function readReach(light: Light): readonly Found[] {
  const noTexts = readNoTexts(light.utterance);
  if (noTexts.length > 0) return noTexts;
  const isOfTeam =
    light.context.wish === null || light.context.wish === "callback" || light.context.wish === "message";
  if (
    has(light, "ask.messages") &&
    !isOfTeam &&
    !has(light, "want.message", "want.callback", "yes", "no", "tell")
  )
    return [];
  const { utterance } = light;
  const { text } = utterance;
  // 'Can you text me a reminder' asks for what is sent of every visit.
  if (ofReminder.test(text)) return [];
  for (const [by, pattern] of ways) {
    const found = pattern.exec(light.utterance.text);
    if (found)
      return [
        { act: { kind: "reach", by }, span: [found.index, found.index + found[0].length], certainty: sure },
      ];
  }
  return isNotRung(utterance)
    ? [{ act: { kind: "reach", by: "none" }, span: [0, text.length], certainty: sure }]
    : [];
}
