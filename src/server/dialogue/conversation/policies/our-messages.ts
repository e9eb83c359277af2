import { ask, askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { isIdle, type Purpose } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { turnTo } from "./proceeding.ts";

/**
 * 'I got a text from you, what's it about', 'I missed a call from this number': what was sent, and who rang, is not known here.
 * A text is mostly of a visit, which is looked up for whoever says who they are; a call is the team's to explain.
 */

const sent = "(?:text(?: message)?s?|sms(?:es)?|messages?|e-?mails?|letters?|reminders?|notification|link)";
const us =
  "(?:you|yous|youse|ya|u|you guys|this number|your (?:number|clinic|practice|office|place)|the (?:clinic|practice|dentist|surgery)|the dentist'?s|(?:\\p{L}+ )?dental)";
const got =
  "(?:i|we)(?:'?ve| have)?(?: just| only| also)? (?:got|received?|gotten|had|have|been sent|seen|saw|missed)(?: back)?";

const ofText: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${got}|just got) (?:an?|this|your|some|another|the)(?: \\p{L}+)? ?${sent} (?:(?:on|to) my \\p{L}+ )?(?:from|off|by) ${us}\\b`,
    "iu",
  ),
  new RegExp(
    `\\b${got} (?:an?|this|your|the) ${sent}\\b.*\\b(?:don'?t know|not sure|no idea|what it|what'?s|why)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b${got} (?:an?|this|your|some|another|the)(?: \\p{L}+)? ?${sent} (?:\\p{L}+ )?(?:from|off|by) ${us}\\b`,
    "iu",
  ),
  new RegExp(
    `\\b${got} (?:an?|this|your|some|another)(?: \\p{L}+)? ?(?:text(?: message)?|sms|e-?mail) (?:saying|telling|about|that says|which says|to say)\\b`,
    "iu",
  ),
  /\b(?:you|yous|you guys|(?:someone|somebody)(?: from (?:there|you|your \w+|the \w+))?|the clinic)(?:'?ve| have| has)?(?: just)? (?:sent|texted|messaged|e-?mailed) (?:me|us)\b/iu,
  new RegExp(
    `\\b(?:what|why)(?:'?s| is| was| did| does)\\b(?: \\p{L}+){0,3} ${sent}(?: \\p{L}+){0,4} (?:about|for|mean|say|me)\\b`,
    "iu",
  ),
];
const rang = "(?:rang|rung|called|phoned|ring|call|phone|ringing|calling)";
const caller =
  "(?:you|yous|youse|you guys|they|someone|somebody|anyone|anybody|the clinic|the dentist|your (?:clinic|office|number)|this number|reception)";
const ofCall: readonly RegExp[] = [
  new RegExp(
    `\\b(?:missed|had|got|have|received?|see|saw)(?: \\p{L}+){0,2} (?:missed )?(?:phone )?calls? (?:\\p{L}+ ){0,2}?(?:from|off|by) (?:\\p{L}+ )?(?:${us}|somebody|someone)\\b`,
    "iu",
  ),
  /\bmissed (?:a |your |the )?(?:phone )?calls?\b/iu,
  /\b(?:returning|return|answering) (?:your|a|the|my|this|somebody'?s|someone'?s|\p{L}+'?s)(?: missed)? (?:phone )?call\b/iu,
  new RegExp(
    `\\b${caller}(?:'?ve| have| has| had| were| was)?(?: just| been| tried to| trying to)* ${rang} (?:me|us)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:did|have|has|was|were|why did|what did|why (?:are|were|was|is)) ${caller}(?: just| been| try to| trying to)* ${rang} (?:me|us)\\b`,
    "iu",
  ),
  new RegExp(`\\bwho (?:just )?${rang} (?:me|us)\\b`, "iu"),
  new RegExp(
    `\\b(?:${caller}|there'?s|there was|i'?ve got|i got|i have)(?: just| has| have)* (?:left )?(?:me |us )?an? (?:voice ?mail|voice message|message on (?:my|our) (?:phone|mobile|machine|voicemail))\\b`,
    "iu",
  ),
];
/** Rung back, or promised to be: another matter. And what nobody asks about who tells what the text said. */
const otherwise =
  /\b(?:back|supposed|meant to|said (?:you|they|he|she)(?:'?d| would| were)|(?:never|didn'?t|did not)(?! (?:make|made|book|booked|ask|asked for)\b)|haven'?t|hasn'?t|nobody|no one|can (?:you|someone|they)|could (?:you|someone|they)|please (?:call|ring|phone)|names?|if|when you|stop|unsubscribe|keep|keeps|hasn'?t|not (?:got|received|had)|do i|should i|need to|supposed to|reply)\b/iu;
const tellsMatter =
  /\b(?:confirm\w*|due|overdue|recall|results?|bill|invoice|account|payment|pay|owe|deposit|review|survey|feedback|form|forms|link|cancel\w*|moved?|reschedul\w*|ready|wait ?list|earlier (?:appointment|time|spot|slot))\b/iu;

/** Every one of the ways above has one of these words. */
const mayBeOurs = /text|sms|messag|mail|letter|reminder|notification|link|call|r[aiu]ng|ring|phon/i;

const noMessages = "I do not see the messages that the clinic sends";
const noCaller = "I do not know who rang you or why; the team can tell you.";

export function answerOurMessage(turn: Turn, heard: Understanding): Turn | null {
  if (!mayBeOurs.test(heard.text)) return null;
  const text = heard.text.replaceAll("’", "'");
  const isOfCall = ofCall.some((each) => each.test(text));
  const isOfText = !isOfCall && ofText.some((each) => each.test(text));
  if (!(isOfCall || isOfText) || otherwise.test(text) || turn.state.outbound || hasOwnWish(heard))
    return null;
  const known = understood(named(turn, heard));
  if (!isIdle(turn.state))
    return turn.state.step.kind === "taking_message" || tellsMatter.test(text)
      ? null
      : askAgain(say(known, isOfCall ? noCaller : `${noMessages}; the team can tell you.`));
  if (isOfCall)
    return ask(say(known, noCaller), {
      kind: "offering_person",
      about: `Was rung by the clinic: ${heard.text.trim()}`,
    });
  if (tellsMatter.test(text)) return null;
  return turnTo(
    say(known, `${noMessages}, but I can look up whether you have an appointment.`),
    "check",
    heard.text,
  );
}

/** 'You rang me about moving my appointment, can we do Friday' is answered by its wish. */
const hasOwnWish = (heard: Understanding): boolean =>
  wishesIn({ ...heard, intents: heard.intents.filter(({ certainty }) => certainty === "sure") }).some(
    (wish) => !ofNone.has(wish),
  );
/** What words of calls and messages are taken for. */
const ofNone: ReadonlySet<Purpose> = new Set<Purpose>(["message", "callback", "check", "running_late"]);

function named(turn: Turn, { name }: Understanding): Turn {
  const isOwn = name?.certainty === "sure" && turn.state.draft.name === null && turn.state.purpose === null;
  return isOwn && name ? changeDraft(turn, { name: toDetail(name) }) : turn;
}
