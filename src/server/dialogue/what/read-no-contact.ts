import { wantsErasure } from "./read-own-data.ts";

/** 'Stop ringing me', 'take me off your list': whoever wants to hear no more of the clinic, however roughly it is put. */

const swearing =
  "(?:(?:bloody|blimmin|flaming|damn|damned|fucking|effing|freaking|goddamn|ever|just|even) )*";
const object = "(?:me|us|my (?:\\w+ )?(?:phone|mobile|number|house|wife|husband|mum|dad)|this|our|here)";
/** 'Stop calling me darling' is another wish; 'stop calling me, that's it' is this one. */
const asName =
  "(?! (?:darling|love|dear|mate|sweetie|sweetheart|honey|buddy|sir|names?|an?|that(?! ?(?:'?s|is) (?:it|all|enough|everything)\\b)|by)\\b)";
const reaching =
  "(?:calling|ringing|phoning|contacting|bothering|harassing|pestering|hounding|texting|messaging|spamming|e-?mailing)";
const reach = "(?:call|ring|phone|contact|harass|pester|text|message|spam|e-?mail|sms)";
const sent =
  "(?:calls?|phone calls?|texts?|messages?|sms(?:es)?|e-?mails?|letters?|reminders?|recalls?|flyers?|stuff|spam)";
const sends = "(?:send|sending)";
const number = "(?:phone |mobile )?(?:number|mobile|contact details)";
const list =
  "(?:lists?|systems?|database|books|records|files?|register|mail-?outs?|contacts|computer|recalls|reminders)";

const patterns = [
  // 'It won't stop ringing' is an ear.
  `(?<!\\b(?:\\w+n'?t|not|never|it|make it) )\\b(?:stop|quit|cease) ${swearing}${reaching} ${swearing}${object}\\b${asName}`,
  `(?<!\\b(?:\\w+n'?t|not|never|it) )\\b(?:stop|quit) ${swearing}${sends} (?:me|us) (?:\\w+ ){0,3}?(?:${sent}|things)\\b`,
  `\\b(?:stop|quit) (?:with )?(?:all )?(?:the|your|these|those) ${swearing}(?:\\w+ )?${sent}\\b`,
  `\\b(?:don'?t|do not|never|not to|can you not|could you not) ${swearing}${reach} ${object}\\b${asName}(?! back\\b)`,
  `\\b(?:don'?t|do not|never|not to) ${swearing}(?:send|want) (?:(?:me|us) )?(?:any(?: more)?|no more|your|these|more) (?:\\w+ )?${sent}\\b`,
  `\\bno more (?:of (?:these|your) )?(?:\\w+ )?${sent}\\b`,
  `\\b(?:take|remove|delete|get|cross|strike|wipe|scrub) ${swearing}(?:me|us|him|her|my name|(?:my|this|our|the) ${number}) (?:off|from|out of) (?:your|the|this|that|any) (?!(?:wait\\w*|cancell?ations?|stand ?by|short notice|priority) )(?:\\w+ ){0,2}?${list}\\b(?! (?:for|on|this|next|tomorrow)\\b)`,
  `\\b(?:remove|delete|erase|lose|wipe|scrap|get rid of) ${swearing}(?:my|this|our) ${number}\\b`,
  "\\b(?:do not|don'?t) call (?:list|register)\\b|\\bunsubscribe\\b|\\bopt (?:me )?out of (?:the|your|all|any|these)\\b",
].map((source) => new RegExp(source, "i"));

/** Words that run on: 'stop. calling. me.' */
const runningOn = (text: string): string =>
  text
    .replaceAll("’", "'")
    .replace(/[.,!?;:…-]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ");

/** Who wants what is kept of them deleted, and says no word of being rung, asks for something else. */
export const wantsNoContact = (text: string): boolean => {
  const words = runningOn(text);
  return patterns.some((pattern) => pattern.test(words)) && !(wantsErasure(words) && !ofReaching.test(words));
};
const ofReaching = new RegExp(
  `\\b(?:${reaching}|${reach}|${sent}|(?:phone |mobile )?number|unsubscribe)\\b`,
  "i",
);

/** 'Don't call before nine', 'just text me': when or how, and no end of it. */
export const limitsContact = (text: string): boolean =>
  /\b(?:before|after|until|till|during|while|at (?:work|night)|on (?:the )?(?:landline|weekends?|\w+days?)|(?:just|only|rather|instead|but) (?:text|ring|call|e-?mail|message|send)|instead)\b/i.test(
    text,
  );
