import { remembering } from "#server/dialogue/words.ts";

/** Words for somebody at the clinic, said in one breath with the wish to have them passed on. */

const atClinic =
  "them|him|her|everyone|everybody|reception|(?:the|your|my) (?:(?:front )?desk|team|dentist|doctor|clinic|hygienist|nurse|receptionist|manager|boss|owner|girls?|ladies|lady|guys?|staff|orthodontist|surgeon|assistant)(?: (?:at|on) (?:reception|the (?:front )?desk|the phones?))?|(?:dr|doctor)\\.? [\\p{L}'’-]+";
/** Whoever is told something that is no message: 'tell me', 'let us know'. */
const noRecipient =
  "me|us|you|myself|yourself|it|that|this|what|whats?|how|when|where|why|who|which|if|whether|anyone|anybody|someone|somebody|a|an|the|my|our|your|about|please|just|to|and|on|along|all|i|we";
const word = `(?!(?:${noRecipient})\\b)[\\p{L}][\\p{L}'’-]+`;
/** 'Bec', 'Bec Jones from accounts', 'Sarah at the front desk', 'Bec and Sarah'. */
const place = "(?: (?:at|from|in|on) (?:the )?\\p{L}+(?: (?!i\\b|that\\b|know\\b)\\p{L}+)??)?";
const name = `${word}(?: and ${word})?`;
const fullName = `${name}(?: ${word})??${place}`;
/** What a message begins with; after a name it has to, for names have no end of their own. */
const begins =
  "that|i|i['’](?:m|ve|ll|d)|im|ive|ill|we|we['’](?:re|ve|ll|d)|my|our|the|to|not|don['’]?t|about|it|it['’]s|its|there|there['’]s|she|she['’]s|he|he['’]s|they|they['’]re|his|her|their|thanks?|sorry|happy|good|no|yes|please|this|when|if";
const polite = "(?:please |just |also |can you |could you )*";

const thanks =
  "(?:a |an |my |our |big |huge |massive |very |many |special )*(?:thanks|thank you|thank-you|ta|cheers|hello|hi|g'?day|well done|happy birthday|congrat\\w*)(?: (?:very much|so much|a lot|a million|heaps))?";
/** Asked to thank somebody, or wishing to; 'I thank Dr Vance' by itself asks nothing of anyone. */
const asked =
  "(?:(?<!\\b(?:to|and|i|we|must|should|forgot|did|you) )|(?<=\\b(?:like|love|want|wanted|wish|ringing|calling|called|rang|need) to ))";

const patterns: readonly RegExp[] = [
  // 'tell them that …', 'let Bec know …'
  `\\b(?:tell|inform|remind|warn) (?<who>${atClinic})(?: know)?[,:]?(?: that)? (?<what>.+)`,
  `\\blet (?<who>${atClinic}) know[,:]?(?: that)? (?<what>.+)`,
  `\\b(?:tell|inform|remind|warn) (?<who>${fullName})[,:]?(?: that)? (?<what>(?:${begins})\\b.*)`,
  `\\blet (?<who>${fullName}) know[,:]?(?: that)? (?<what>.+)`,
  // 'pass on to Dr Vance that …', 'leave a message for Bec: …'
  `\\b(?:pass|send) (?:(?:it|this|that|a message|the message|word) )?(?:on|along) to (?<who>${atClinic}|${name})[,:]?(?: that)? (?<what>(?:${begins})\\b.*)`,
  `\\b(?:message|note|word) (?:for|to) (?<who>${atClinic}|${name})[,:]?(?: ${polite})?(?: that| saying| to say)? (?<what>(?:${begins})\\b.*)`,
  `\\bgive (?<who>${atClinic}|${name}) (?:a|this|the|my) (?:message|note)[,:]?(?: that| saying| to say)? (?<what>(?:${begins})\\b.*)`,
  `\\b(?:pass on|pass along|give|send) (?<what>(?:my|our) (?:thanks|regards|best|love|apologies|compliments)\\b.*?) to (?<who>${atClinic}|${name})`,
  `\\b(?:pass on|pass along) that (?<what>.+)`,
  // 'say thanks to Dr Nguyen for the filling on Wednesday', 'thank Imelda for me for Tuesday'
  `\\b(?:say|give|send) (?<what>${thanks}) (?:to )?(?<who>${atClinic}|${name})(?<more>(?: from \\w+(?: and \\w+)?)?(?: (?:for|on|about|because|that)\\b.*|(?=\\W*(?:$|please|for me|from))))`,
  `\\b${asked}(?:just |also |please |say )*thank (?!god\\b|goodness|heavens?\\b|christ|lord|fuck|yous|youse|ya\\b)(?<who>${atClinic}|${fullName})(?: for me| from me)?(?<more>(?: (?:for|so much|very much|a lot)\\b.*|[,.]? (?:she|he|they|it|my|the)\\b.*|(?=\\W*$)))`,
].map((source) => new RegExp(source, "iu"));

export interface SpokenMessage {
  /** Who it is for, as the caller said it; empty when it is for whoever reads it. */
  to: string;
  words: string;
  /** Whether the utterance begins with it: 'tell Bec …'. */
  isAtStart: boolean;
}

/** The message in the utterance, or null when only the wish to leave one was told. */
export const readMessage = remembering((text): SpokenMessage | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const {
      who = "",
      what = found?.groups?.more === undefined ? "" : "thanks",
      more = "",
    } = found?.groups ?? {};
    const words = `${what}${more}`
      .replace(/^that /i, "")
      .replace(/(?<=\w[\s,]+)(?<!\b(?:my|our) )\b(?:please|for me|thanks|thank you|cheers|ta)\b\W*$/i, "")
      .replace(/[\s,]+$/, "");
    if (saysSomething(words, told.test(found?.[0] ?? ""))) {
      const isAtStart = opening.test(text.slice(0, found?.index ?? 0));
      return { to: nobodyInParticular.test(who) ? recipientIn(text) : who.trim(), words, isAtStart };
    }
  }
  return null;
});

/** 'Can you send me my X-rays': papers of one's own, which only the team can send. */
export const wantsRecords = (text: string): boolean => records.test(text);
const papers =
  "(?:x-?rays?|x rays?|records?|files?|notes|scans?|reports?|results|opgs?|invoices?|receipts?|statements?|treatment plan|medical certificate)";
const records = new RegExp(
  `\\b(?:send|e-?mail|forward|mail|transfer|post|pass on|send over)(?: (?:me|us|over|through|on|across|a copy of|copies of)){0,2} (?:my|our|his|her|the|(?:my|our) \\w+'s) (?:\\w+ ){0,2}?${papers}\\b|\\b(?:my|our|his|her|(?:my|our) \\w+'s) (?:\\w+ ){0,4}?${papers} (?:all |be |to be |to get )*(?:sent|e-?mailed|forwarded|transferred|posted|passed on|moved|handed over)\\b|\\bcop(?:y|ies) of (?:my|our|his|her|the) (?:\\w+ ){0,2}?${papers}\\b`,
  "i",
);

const opening =
  /^(?:\W*(?:hi|hello|hey|um+|uh+|oh|ok|okay|well|so|and|yeah|yes|sorry|actually|please|just|also|can|could|would|will|you|someone|somebody|i|want|wanted|need|like|to|if|mind|possible|maybe|have|we|leave|a|the|i'd|i'm|ringing|calling|phoning|rang|love|wanna|only|say)\b)*\W*$/i;
/** Whom a message is wished to be left for, before it is told: 'a message for Dr Patel'. */
export function recipientIn(text: string): string {
  const who = wishedFor.exec(text)?.groups?.who ?? "";
  return nobodyInParticular.test(who) ? "" : who;
}
const wishedFor = /\b(?:message|note|word) (?:for|to|with) (?<who>(?:dr|doctor)\.? [\p{L}'’-]+)/iu;
const nobodyInParticular =
  /^(?:them|him|her|everyone|everybody|reception|the (?:team|clinic|staff|desk|front desk|dentist|doctor)|your (?:team|staff|dentist|doctor))$/i;

const told = /^(?:tell|let|say|give|send|thank)\b/i;

/** 'Tell them please' says nothing yet, nor does 'tell her something'; 'tell Bec thanks' does, 'a message for Bec, thanks' not. */
function saysSomething(words: string, isTold: boolean): boolean {
  if (/^(?:thanks|thank you|sorry)\W*(?:please)?$/i.test(words)) return isTold;
  const isEmpty = /^(?:something|a message|a few things|to)\b\W*(?:please|for me)?\W*$/i.test(words);
  return words.split(/\s+/).length >= 2 && !isEmpty;
}

/** Word that only thanks: said of what was done, it is good to hear. */
export const isThanks = (words: string): boolean =>
  /^(?:a |an |my |our |big |huge |massive |very |many |special )*(?:thanks|thank you|thank-you|ta|cheers|well done)\b/i.test(
    words,
  );

/** As the team reads it. */
export const messageText = ({ to, words }: Pick<SpokenMessage, "to" | "words">): string =>
  to === "" ? words : `For ${titled(to)}: ${words}`;

/** 'doctor patel' is written Dr Patel. */
const titled = (to: string): string =>
  to.replace(/^(?:dr|doctor)\.? (\p{L})/iu, (_, first: string) => `Dr ${first.toUpperCase()}`);
