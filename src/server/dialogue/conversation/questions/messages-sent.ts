import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/**
 * 'Can I get a reminder', 'will you text me', 'do you send an e-mail': what goes out of itself for each visit is told where the
 * clinic has it switched on, and what the clinic sends besides is the team's to say.
 */

const sender =
  "(?:you|yous|youse|ya|they|the clinic|the practice|someone|somebody|anyone)(?: guys| all| also| just| still| usually| normally| please)*";
const me = "(?:me|us|him|her|them|people|patients|(?:my|our) (?:\\w+ )?\\w+)";
const writing =
  "(?:text(?: message)?s?|sms(?:es)?|e-?mails?|messages?|reminders?(?: (?:texts?|messages?|e-?mails?|calls?|sms))?|confirmations?(?: (?:texts?|messages?|e-?mails?|sms))?)";
const some = "(?:(?:an?|any|my|the|those|some|another|one of those|your) )?(?:\\w+ )?";

const asked: readonly RegExp[] = [
  // 'Will you text me', 'can you remind me', 'are you going to e-mail us'
  `\\b(?:do|does|will|would|can|could|are|is|did|won'?t|don'?t) ${sender} (?:going to |gonna |be |able to )*(?:text|sms|message|remind|e-?mail|texting|messaging|reminding|e-?mailing) ${me}\\b`,
  // 'Can you send me an e-mail', 'do you do reminders', 'do you send anything in writing'
  `\\b(?:do|does|will|would|can|could|are|is) ${sender} (?:going to |gonna |be |able to )*(?:send|sending|give) (?:out )?(?:${me} )?${some}${writing}\\b`,
  `\\b(?:do|does|are|is) ${sender} (?:do|doing|have|offer|use) ${some}(?:reminders?|confirmations?|text messages|texts|(?:text|sms|e-?mail) (?:reminders?|confirmations?))\\b`,
  `\\b(?:send|give) ${me} ${some}(?:reminders?|confirmations?|text|sms|e-?mail)\\b`,
  // 'Can I get a reminder', 'will I get a text the day before', 'should I have had a confirmation'
  `\\b(?:do|does|will|would|can|could|am|are|should|might|may|shall|i'?d|i'?ll|i|we|like|want|need)\\b(?: (?:i|we|he|she|they|my \\w+|like|love|want|need|to|also|please|be|going|just|still))* (?:get|receive|have|be sent|getting|sent|expect|had|got|like|want|need) ${some}${writing}\\b`,
  `\\b(?:is|are) there ${some}(?:reminders?|confirmations?|text|sms)\\b|\\bconfirmation (?:text|sms|e-?mail)\\b`,
  "\\b(?:will|would|do|can|am) (?:i|we|he|she|they) (?:going to )?(?:be|get) (?:reminded|texted|e-?mailed|sms'?e?d|messaged)\\b|\\b(?:can|could|will) (?:someone|somebody|you) remind (?:me|us)\\b",
  "\\b(?:get|have|send|put) (?:it|that|this|the (?:details|time|appointment|booking))(?: (?:me|us|to me|to us|sent|texted|e-?mailed))* (?:in writing|by (?:text|e-?mail|sms)|in (?:a|an) (?:text|e-?mail|sms))\\b",
  "\\b(?:text|sms|e-?mail|message) me\\b.*\\b(?:confirm\\w*|the details|details|reminders?|appointment|booking|the time|it|that)\\b",
].map((source) => new RegExp(source, "i"));

/** Papers, ways and free places that somebody has to send, one's own messages, and what is not to be sent. */
const otherwise =
  /\b(?:address|directions?|map|quotes?|estimate|price\w*|list|forms?|paperwork|invoices?|receipts?|statements?|x-?rays?|records?|results?|reports?|referrals?|scripts?|photos?|pictures?|pics?|links?|letters?|certificates?|plan|comes? up|opens? up|becomes|cancellations?|cancels|frees? up|something sooner|earlier|waiting list|wait ?list|stop|don'?t (?:text|send|e-?mail|message|want|need|ring|call)|back|instead|rather|only|messages? (?:to|for|from|with)|remind \w+ (?:(?:of|about) )?(?:when|what|whats|what's|which|where|who|how|(?:the|my) (?:time|date|day(?! before)|appointment (?:time|date|details)))|someone to|somebody to|dentist to|team to|your (?:e-?mail|number|website)|e-?mail address|leave|left|take|pass|from you|reply|respond|answer)\b/i;

export const asksOfMessages = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return asked.some((each) => each.test(words)) && !otherwise.test(words);
});

/** 'Can I text you': nobody here knows whether it would be read. */
const toWrite =
  /\b(?:can|could|may) (?:i|we) (?:just |also |please )?(?:text|sms|message|whats ?app) (?:you|yous|the clinic|this number|dr \w+)\b/i;
export const asksToWrite = (text: string): boolean => toWrite.test(text);

/** As `outreach/appointments` sends them: by text message, or where no number takes those by e-mail; no reminder at short notice. */
export function toldOfMessages({ facts }: LiveState): Told {
  if (facts.writesOfVisits === undefined)
    return known("I do not know which messages the clinic sends; the team can tell you.", "");
  if (!facts.writesOfVisits)
    return known(
      "No confirmations or reminders are sent from here; what else there is the team can tell you.",
      "",
    );
  return known(
    "For each visit a text message goes out to confirm it, and a reminder the day before if there is time. Without a mobile number they go by e-mail.",
    "",
  );
}
