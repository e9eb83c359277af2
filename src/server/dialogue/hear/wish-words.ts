import { wordSet } from "../word-set.ts";
import type { ActLabel, Wish } from "./acts/labels.ts";
import { type Found, sure } from "./found.ts";

/** What the words of a clause tell of its wish beyond what was learnt: that it is not wished for, and that only coming is impossible. */

const verbs: Readonly<Partial<Record<ActLabel, string>>> = {
  "want.move":
    "mov(?:e|ing)|chang(?:e|ing)|shift(?:ing)?|reschedul(?:e|ing)|swap(?:ping)?|push(?:ing)?|(?:an?|any|the)? ?(?:different|another|new|other) (?:day|time|date)",
  "want.cancel":
    "cancel(?:l?ing)?|bin(?:ning)?|scrap(?:ping)?|drop(?:ping)?|ditch(?:ing)?|call(?:ing)? it off",
  "want.book":
    "book(?:ing)?|(?:come|coming|be seen)(?: (?:in|down|by))?(?! (?:on|at|to)\\b)|(?:make )?(?:an?(?: new| another)? |any )?(?:appointment|booking|visit)|(?:an?(?: new| other)? |another |any )?(?:time|slot|spot|day)(?= *(?:$|[,.]|(?:right )?now\\b|yet\\b|just yet\\b|today\\b|at (?:the|this) (?:moment|stage)\\b|then\\b|thanks\\b|after all\\b|at all\\b|any ?more\\b|i['’]?(?:ll| will|m)\\b))",
};
/** A visit is spoken of: by its name, by coming, by being fitted in or seen. */
export const ofVisit =
  /\b(?:book(?:ed|ing|ings)?|appointments?|appts?|visits?|check-?(?: )?ups?|cleans?|com(?:e|ing) (?:in|to|down|by|over|and (?:see|get|have))|(?:get|fit|squeeze|put|slot|pop|bring) (?:me|us|him|her|them|it|my [a-z]+) (?:in|down|seen)|(?:fit|squeeze) (?:me|us|him|her|them)|(?:get|pop|drop) in|be seen|see (?:a|the|my|some|someone|somebody|dr|doctor)|spots?|slots?)\b/i;

const denied =
  "(?:do not|don['’]?t|did not|didn['’]?t|won['’]?t|not|never|no|no need to|without|rather not|(?:nobody|no one|no-one)(?: else)?(?: (?:is|are|was|should|must|ought|needs|has))?(?: to)?) (?:(?:really|actually) )?(?:(?:want|wanna|wish|mean|plan|care|need|have|going|gonna|looking|trying|ringing|calling|after)(?: to| for)? )?";

const asking =
  "(?:(?:can|could|may) (?:i|we|you)|(?:want|wanna|like|love|need)(?: you)? to)(?: (?:please|just|maybe|still))?";

/** What is wished for elsewhere in the clause; 'in that time' is no wish for one. */
const bookingItself = "book(?:ing)?|appointments?|visits?|(?:come|be seen|get) (?:in|down)";

const patterns = Object.entries(verbs).map(([label, verb]) => ({
  label: label as ActLabel,
  asked: new RegExp(`\\b${asking} (?:${verb})\\b`, "i"),
  no: new RegExp(`\\b${denied}(?:${verb})\\b`, "gi"),
  verb: new RegExp(`\\b(?:${label === "want.book" ? bookingItself : verb})\\b`, "i"),
}));

/** 'I don't want to move it': what is said not to be wished for is no wish. */
export function isDenied(label: ActLabel, words: string): boolean {
  const found = patterns.find((each) => each.label === label);
  if (!found) return false;
  const rest = words.replace(found.no, " ");
  return rest !== words && !found.verb.test(rest);
}

/** 'Can I book one', whatever was asked: what is asked for by its own verb is wished for. */
export const askedFor = (words: string): ActLabel | null =>
  patterns.find(({ label, asked }) => asked.test(words) && !isDenied(label, words))?.label ?? null;

/** At the head of a clause, behind what leads up to it: 'just call it off', 'no, scrap mine', 'you'd better get rid of it'. */
const plainlyOff =
  /^\W*(?:(?:no|nah|yes|yeah|yep|ok|okay|so|and|but|oh|please|just|then|well|look|now|go ahead and|you['’]?d better|better|i said|i want you to|can you|could you) +)*(?:cancel|scrap|bin|ditch|delete|get rid of|call (?:it|mine|that one) off)(?: (?:it|mine|my|me|his|hers|the|this|that one|them|both)\b|$|(?<=off))/i;
const plainlyIn =
  /^\W*(?:(?:no|nah|yes|yeah|yep|ok|okay|so|and|but|oh|mate|please|just|then|well|look|now|go ahead and|can you|could you|i said) +)*(?:(?:book|put|pop|chuck|slot|whack|get) (?:it|me|us|that|him|her) (?:back )?(?:in|down)|(?:re)?book (?:it|me|us|that|the|my|for)|book (?=\w*day\b|\d|one\b|two\b|nine\b|ten\b))/i;
/** 'Just put it in again', 'just book the nine o'clock': told to, and no question. */
export const isPlainlyIn = (words: string): boolean => plainlyIn.test(words);
export const isPlainlyOff = (words: string): boolean => plainlyOff.test(words);

const unable =
  /\b(?:can['’]?t|cannot|can not|won['’]?t|will not|couldn['’]?t|not (?:going to|gonna|able to)|unable to|no way i)\b[^.?!]{0,24}?\b(?:make|come|be there|be in|get (?:there|in|to|away|off)|do|attend)\b/i;
const givesUp =
  /\b(?:cancel|cancell?ing|cancelled|cancellation|scrap|bin|call (?:it|that|this) off|get rid|ditch|drop|give (?:it|that|up)|take (?:me|us|it|that|him|her) (?:off|out)|delete|remove|knock (?:it|that) on the head|forget (?:it|about)|(?:not|\w+n['’]?t|no longer|never) (?:be )?(?:need|want|require|bother)(?:ing)?)\b/i;

/** 'That's the one I can't do': whoever says so confirms nothing. */
export const cannotCome = (words: string): boolean =>
  unable.test(words) || /\bone i (?:can['’]?t|cannot|won['’]?t) (?:do|make)\b/i.test(words);

/** What came between, 'I've got gastro', says neither that the visit is given up nor that it is moved. */
export const isGivenUp = (words: string): boolean => givesUp.test(words);

/** 'I can't make it tomorrow' says neither. */
export const isOnlyUnable = (words: string): boolean => unable.test(words) && !givesUp.test(words);

const inPlace = /\b(?:instead|in place of)\b/i;
const asWell =
  /\b(?:as well|on top(?: of)?|in addition|(?<!\b(?:the|that|this|my|your|his|her|our) )(?:a )?\b(?:second|separate|additional|extra|another|further) (?:one|visit|appointment|booking)|(?:keep|want|have|need) both|two (?:visits|appointments|bookings))\b/i;

const sameVisit =
  /\bwhile (?:they|you)(?:['’]ve| have)? got (?:me|him|her|us) (?:there|in)\b|\b(?:while|when) (?:i|he|she|we|they)(?:['’]?(?:m|s|re)| am| is| are)? (?:already )?(?:there|in there|in the chair|at it|in for (?:it|that|my|the|his|her))\b|\b(?:in|at|on|during) (?:that|my|his|her) (?:same |one )?(?:visit|appointment|sitting)\b|\b(?:in|at|on|during) (?:the )?(?:same|one) (?:visit|appointment|sitting|go)\b|\b(?:add|added|tack|tacked|put)\b.{0,30}\b(?:on ?to|to) (?:it|my|that|his|her|the)\b/i;

/** 'Can I have a clean as well while I'm there' */
export function readSameVisit(text: string): readonly Found[] {
  const found = sameVisit.exec(text);
  return found
    ? [{ act: { kind: "same_visit" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

const swapping = wordSet(
  "swap swapping swapped switch switching switched trade trading traded flip flipping",
);
/** Of two, and neither to a time of its own: 'swap them round', 'swap my clean with my filling'. */
const ofTwo = wordSet("our them those these two both times places days round around over with and");
const elsewhere = wordSet("to for till until");
const otherWay =
  /\bthe (?:other|wrong) way (?:round|around)\b|\b(?:our|their|both|two) (?:times|visits|appointments|bookings|slots) (?:\w+ ){0,2}?(?:swapped|switched|flipped|changed over)\b|\b(?:arse about|back to front|mixed up|muddled up)\b|\b(?:i|he|she|mine|hers|his) (?:should|was meant to|is meant to|am meant to) (?:be|have|get) (?:the |his |her |my )?(?:morning|afternoon|other) one\b/i;

/** 'Can you swap them round', 'swap my clean with my filling'; 'swap it to Friday' only moves one. */
export function readSwap(text: string): readonly Found[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}'’]+/gu)];
  const at = words.findIndex(({ 0: word }) => swapping.has(word));
  const behind = at < 0 ? [] : words.slice(at + 1, at + 1 + mostBehind);
  const said = behind.find(({ 0: word }) => ofTwo.has(word) || elsewhere.has(word));
  const way = otherWay.exec(text);
  const found = said && ofTwo.has(said[0]) ? words[at] : way;
  return found
    ? [{ act: { kind: "swap" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}
const mostBehind = 7;

const nextTo =
  /\b(?:(?:straight|right|directly|just|immediately) (after|before)(?:wards?)?|(?<!\b(?:day|week|weekend|month|fortnight) )(after|before))(?: (?:me|mine|him|his|hers?|them|theirs|us|ours|that(?: one)?|(?:my|his|her|the|that|their) (?:visit|appointment|one|booking)))?(?=[.,?!]|$| (?:please|if|too|as|on|and|would|is|so|she|he|they|we|i|can|then)\b)/i;
const isPlain = /^(?:after|before)$/i;

/** 'Can my daughter come straight after mine' */
export function readNextTo(text: string): readonly Found[] {
  const found = nextTo.exec(text);
  if (!found || isPlain.test(found[0])) return [];
  const side = (found[1] ?? found[2])?.toLowerCase() === "before" ? "before" : "after";
  return [
    { act: { kind: "next_to", side }, span: [found.index, found.index + found[0].length], certainty: sure },
  ];
}

const thatIsAll =
  /\bthat(?:['’]?s| is| was| will be|['’]?ll be) (?:all|it|everything|the lot)\b(?! (?:right|good|fine))|(?<=\b(?:no|nah|nope),? )that(?:['’]?ll| will) do\b/i;

/** 'Nah that's all, ta' */
export function readThatIsAll(text: string): readonly Found[] {
  const found = thatIsAll.exec(text);
  return found
    ? [{ act: { kind: "that_is_all" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

const takenBack =
  /\b(?:want|need|keep|have|take) (?:it|them|(?:that|my|the)(?: (?:one|visit|appointment|booking|time|spot))?) (?:after all|back)\b|\bput (?:it|that) back (?:in|on)\b|\b(?:i['’]?ll|i will|want to|wanna|rather|let['’]?s|like to|gonna|going to|meant to|wanted to) keep (?:it|that|them|my|the)\b/i;
/** Said once something was done, of that. */
const scrapped = /\b(?:scrap|undo|cancel|bin|reverse|scratch|forget) that\b|\b(?:scrap|undo|reverse) it\b/i;

/**
 * 'I do want it after all', 'oh, scrap that': what was just done is taken back.
 *
 * @param isDone something was done, and nothing else is asked about
 */
export function readTakenBack(text: string, isDone: boolean): readonly Found[] {
  const found = takenBack.exec(text) ?? neverAgreed.exec(text) ?? (isDone ? scrapped.exec(text) : null);
  return found
    ? [{ act: { kind: "undo" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

/** 'I haven't said yes', 'I never asked you to book it': what was done was not agreed to. */
const neverAgreed =
  /\b(?:i|we) (?:never|did ?n['’]?t|had ?n['’]?t|have ?n['’]?t|did not|have not|had not)(?: even)? (?:(?:say|said|saying) (?:yes|put|book|to)|agreed?|confirm(?:ed)?|(?:ask|asked|tell|told|want|wanted) (?:you |it |that |this )?(?:to )?(?:book|booked|put|go ahead))\b/i;

const left = /\b(?:leave|keep) (?:it|that|things)\b(?! (?:with|to|for|till|until|at|on|in|short|open)\b)/i;
const comesAfterAll =
  /\b(?:i|we|he|she|they)(?:['’]?ll| will| can| could)(?: still)? (?:come|make|be there|do)\b[^.?!]{0,40}\bafter all\b/i;

/** 'Leave it', 'I'll come on the eighteenth after all', while a visit is being given up: it stays. */
export function readKept(text: string, wish: Wish | null): readonly Found[] {
  if (wish !== "cancel") return [];
  const found = left.exec(text) ?? comesAfterAll.exec(text);
  return found
    ? [{ act: { kind: "keep" }, span: [found.index, found.index + found[0].length], certainty: sure }]
    : [];
}

/** 'Same for my brother', and 'my wife needs one as well': what somebody needs too is what was spoken of; to book one more is not. */
const sameFor =
  /\bsame(?: again| thing| one)?(?: please)? (?:for|with) (?:my|our|him|her|them|the)\b|\b(?:needs?|wants?|(?:has|have) to have|(?:is|are) due(?: for)?|could do with) (?:one|it|that|the same)\b(?=.{0,12}\b(?:too|as well|also)\b)/i;

/** Of a visit it may be said of anything that is told: 'I also need a clean'. */
const besides = /\b(?:also|too|while i['’]?m (?:on|at it))\b/i;

/**
 * Whether it is to be in place of what stands, or beside it.
 *
 * @param isForTeam the team is to be told something, or to ring
 */
export function besideOrInstead(text: string, isForTeam: boolean): readonly Found[] {
  const same = sameFor.exec(text);
  const found = same ?? inPlace.exec(text) ?? asWell.exec(text) ?? (isForTeam ? besides.exec(text) : null);
  if (!found) return [];
  const isInPlace = !same && inPlace.test(found[0]);
  const act = isInPlace
    ? ({ kind: "instead" } as const)
    : ({ kind: "beside", ...(same && { isSame: true as const }) } as const);
  return [{ act, span: [found.index, found.index + found[0].length], certainty: sure }];
}
