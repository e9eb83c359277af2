import { wordSet } from "../../word-set.ts";
import { isSameWord, toUtterance, type Utterance } from "../../words.ts";
import type { About, Claim } from "../acts/of-questions.ts";
import { clauseOf, clausesOf } from "../clauses.ts";
import { asking } from "./question-words.ts";

/**
 * What a question of what stands asks whether it is so: 'has it gone across yet', 'is the Wednesday one still there', 'did you
 * let them know about the mint'. Read by what it says of it, and of what was told by the words that it shares with it.
 */

const auxiliaries = wordSet("is are am was were did do does has have had will");
const subjects = wordSet("i you it that this they he she we everything anything nothing there");
const opening = wordSet(
  "my our your her his their the both all mine today tomorrow monday tuesday wednesday thursday friday saturday sunday",
);
/** 'Tell me again …', 'read that back' is told, and needs no yes. */
const tellingMe = /^(?:\w+ ){0,3}(?:tell me (?!whether|if)|read |give me|remind me|repeat)/;
/** 'Can you tell me whether …': what is asked comes behind it. */
const lead = /^.*?\b(?:tell me|let me know|check|know|see|say|wondering) (?:whether|if) /;
const plainly = /\byes or no\b/;

/** What is said of a visit, or of what was told. The first that is said counts, and of two at one place the upper. */
const claims: readonly (readonly [Claim, RegExp])[] = [
  [
    "told",
    /\b(?:tell|told|mention(?:ed)?|pass(?:ed)? (?:\w+ ){0,3}on|wr(?:ite|itten|ote)|noted?|(?<!\bdo you )knows?|see|hear|aware|(?:on|in) the notes?|(?:it|that|this|they|all|everything|still|down) (?:on|in) there|p[uo]t (?:it |that |this )?down|(?:get|got|been|is|was|it) (?:written|noted)|(?:did|do|have) (?:you|they) (?:all )?(?:get|got|catch) (?:that|this|all|what)|(?:get|got|put) (?:that|this|the|all|in the) (?:\w+ ){0,2}(?:bit|thing|part|stuff|message|note)s?)\b/,
  ],
  [
    "moved",
    /\b(?:moved|shifted|changed|swapped|switched|rescheduled|pushed|brought forward|gone across|on the new|(?:did|do|does) (?:not )?(?:\w+ ){1,3}(?:move|shift|swap|change|switch))\b/,
  ],
  [
    "booked",
    /\b(?:booked|locked in|reserved|requested|gone in|down for|all set|(?:in|into) the (?:book|diary|calendar|system)|(?:put|get|got|book|have|had) (?!(?:that|this|it) down|(?:you )?(?:got )?(?:(?:some|any|no)thing|any)\b)(?:\w+ ){1,3}(?:in|down)|(?<!\b(?:sit|sits|come|fit|pop|bring|drop|walk|stay) )in(?= (?:for|now|yet|then|on|or|too|as well|at|with)\b| (?:yeah|right)|$))\b/,
  ],
  [
    "cancelled",
    /\b(?:cancell?ed|scrapped|deleted|removed|called off|gone(?! (?:in|through|ahead|to|and))|out of the (?:book|diary|calendar|system)|taken (?:\w+ )?(?:out|off)|off(?= (?:now|yet|then|or|the books?)\b| (?:yeah|right)|$)|(?:did|do|does) (?:not )?(?:\w+ ){1,3}cancel)\b/,
  ],
  [
    "stands",
    /\b(?:still|as (?:it|they) (?:was|were|is|are)|standing|untouched|(?:right|good|okay|fine) to (?:come|go)|on(?= (?:for|or)\b| (?:yeah|right)|$))\b/,
  ],
];

/** Whatever else stands in it, what is asked is whether words were kept. */
const writes =
  /\b(?:written|wrote|noted|jotted|(?:on|in) (?:my|our|his|her|the|their) (?:file|files|record|records|notes?|chart))\b/;
const putDown =
  /\b(?:got|get|put|have|had|took|taken) (?!(?:me|us|him|her|them|you) )(?:\w+ ){1,16}?(?:down|on there|in there)\b(?! for\b)/;
export const isOfWriting = (line: string): boolean => writes.test(line) || putDown.test(line);
const withoutTimes = (content: readonly string[]): readonly string[] =>
  content.filter((word) => !opening.has(word));

/** Whether it can be answered with a yes or a no, and of what. */
export function readWhether(part: Utterance, told: readonly string[]): Pick<About, "whether" | "told"> {
  const words = part.words.map(({ word }) => word);
  const line = words.join(" ").replace(lead, "").replace(askedBefore, "");
  const isOpen = (asksOpenly(words) || tellingMe.test(line)) && !plainly.test(line);
  if (isOpen) return {};
  const claim = claimIn(line);
  const content = [...new Set(words.filter((word) => !empty.has(word)))];
  const isOfNote = claim !== "told" && isOfWriting(line);
  // 'Have you got the wheelchair down', of what was told, and no visit that is booked.
  const whether = isOfNote && (writes.test(line) || pieceMeant(withoutTimes(content), told)) ? "told" : claim;
  if (whether !== "told") return { whether };
  const piece = content.length === 0 ? null : (pieceMeant(content, told) ?? newsIn(part));
  return { whether, ...(piece !== null && { told: piece }) };
}

/** 'Which day is it', and not 'did you get what I said'. */
function asksOpenly(words: readonly string[]): boolean {
  const open = words.findIndex((word) => asking.has(word));
  const closed = words.findIndex((word) => auxiliaries.has(word));
  return open >= 0 && (closed < 0 || open < closed);
}

function claimIn(line: string): Claim | null {
  const found = claims.flatMap(([claim, said]) => {
    const at = line.search(said);
    return at < 0 ? [] : [{ claim, at }];
  });
  const [first] = found.toSorted((one, other) => one.at - other.at);
  return first?.claim ?? null;
}

/** By its form alone: the verb before whoever it is of, and what is said of it; or what is said of it, put to us for a yes. */
export function isWhether(part: Utterance): boolean {
  const words = withoutLead(part);
  if (tellsForYes(words)) return true;
  const at = words.findIndex(
    (word, index) =>
      auxiliaries.has(word) &&
      !subjects.has(words[index - 1] ?? "") &&
      !(word === "will" && words[index + 1] === "you") &&
      (subjects.has(words[index + 1] ?? "") || opening.has(words[index + 1] ?? "")),
  );
  return at >= 0 && at <= mostBefore && !asksOpenly(words) && claimIn(words.slice(at).join(" ")) !== null;
}
/** 'Hang on, sorry, so …' */
const mostBefore = 5;

/** 'That's not what I asked, is the old one gone': what is asked comes behind it. */
const withoutLead = ({ words }: Utterance): readonly string[] =>
  words
    .map(({ word }) => word)
    .join(" ")
    .replace(askedBefore, "")
    .split(" ");
const askedBefore =
  /^.*?\b(?:(?:is not|that's not|isn't|not|wasn't) what i (?:asked|meant|said)|(?:i|just|only) (?:want(?:ed)?|need(?:ed)?|wanna|like)(?: to)? (?:know|check|hear|be sure|make sure)(?: (?:that|if|whether))?|(?:i (?:just |only )?|what i )(?:meant|asked)(?: (?:is|was))?)\b /;

/** 'And the ninth's off then', 'so the old one's gone yeah', 'the Wednesday's gone is it' */
const tellsForYes = (words: readonly string[]): boolean => forYes.test(words.join(" "));
const forYes =
  /^(?:(?:and|so|but|then|okay|ok|right|well|good|now|um|uh|no|yes|yeah|yep|put it in) )*(?:the|that|my|our|his|her) (?:[\w-]+ ){1,5}?(?:(?:is|has|been|now|all|definitely|just) )*(?:gone|off|cancell?ed|deleted|scrapped|out|taken (?:off|out)|wiped)(?: (?:the books?|the calendar|the diary|the system|for sure|now|then|yeah|right|hey|is it|is not it|dear|love|mate))*$/;

/** 'Do they know I'm on a thinner', 'has the dentist got that down': whether whoever treats them has it, and no advice, whatever it is of. */
export function asksWhoKnows({ words }: Utterance): boolean {
  const said = words.map(({ word }) => word);
  const verb = said.findIndex(
    (word, at) =>
      knowing.has(word) &&
      known.has(said[at + 1] ?? "") &&
      said.slice(Math.max(0, at - mostOfKnower), at).some((each) => knowers.has(each)),
  );
  const open = said.slice(0, Math.max(0, verb)).some((word) => asking.has(word));
  const first = said.slice(Math.max(0, verb - mostOfKnower - 1), Math.max(0, verb));
  return verb > 0 && !open && first.some((word) => auxiliaries.has(word));
}
const mostOfKnower = 3;
const knowers = wordSet(
  "they you youse dentist dentists doctor team clinic anyone anybody everyone everybody someone hygienist surgeon reception nurse",
);
const knowing = wordSet("know knows aware told got get noted written realise remember heard");
const known = wordSet("that about of i i'm i've my our he he's she she's it down we we're mum dad");

/** 'What's Mia's time', where she has a visit. */
export function asksOfWhom({ words }: Utterance, names: readonly string[]): boolean {
  const said = words.map(({ word }) => word);
  return asksOpenly(said) && said.some((word) => names.some((name) => word === name || word === `${name}'s`));
}

/** 'When will they ring', 'who's going to be phoning me', 'is it today they ring': of what was passed on. */
export function asksOfRing({ words }: Utterance): boolean {
  const said = words.map(({ word }) => word);
  const isAsked = asksOpenly(said) || auxiliaries.has(said[0] ?? "");
  return isAsked && said.some((word) => ringing.has(word)) && said.some((word) => ringers.has(word));
}
const ringing = wordSet("ring rings ringing rung call calling called phone phoning");
const ringers = wordSet("they team someone somebody anyone anybody he she who");

/** Neither says what was told. */
const empty = wordSet(
  `a an the my our your his her their its this that these those i you he she it we they me him us them am is are was were be been
   do does did has have had will would can could should not and or but so if then of to for in on at with about from by as
   bit bits part thing things stuff note notes message there down up know knows see tell told mention mentioned say said write
   written wrote put pass passed get got hear aware dentist doctor team clinic yes no yeah right okay too also again now yet
   already just actually really definitely sorry what which when who how ask asked please well um uh oh`,
);

/** The clause of what was told before that shares most of its words with the question; null = it was not told. */
function pieceMeant(content: readonly string[], told: readonly string[]): string | null {
  const shared = (part: Utterance): number =>
    content.filter((word) => part.words.some((each) => isSameWord(each.word, word))).length;
  const pieces = told.flatMap((line) => {
    const whole = toUtterance(line);
    return clausesOf(whole).map((stretch) => {
      const part = clauseOf(whole, stretch);
      const from = part.words[0]?.start ?? 0;
      return { text: line.slice(from, part.words.at(-1)?.end ?? line.length), count: shared(part) };
    });
  });
  const [best] = pieces.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.text : null;
}

/** What comes behind the verb was never told before, and is now: 'did you put down that I can't do stairs'. */
function newsIn({ text, words }: Utterance): string | null {
  const at = words.findIndex(({ word }) => telling.has(word));
  const news = at < 0 ? [] : words.slice(at);
  return news.length < leastNews ? null : text.slice(news[0]?.start, news.at(-1)?.end);
}
const telling = wordSet(
  "tell told mention mentioned know knows see aware note noted write written put pass passed",
);
const leastNews = 3;

/** 'Will it be done by the eleventh', 'would she be over it by then': of what is to come, and nothing that this call does. */
export const asksOfOutcome = ({ words }: Utterance): boolean =>
  outcome.test(words.map(({ word }) => word).join(" "));
const outcome =
  /\b(?:will|would|can|could|going to) (?:(?:it|that|they|this|she|he|i|we|all) ){1,2}(?:be|have) (?:\w+ ){0,2}(?:done|finished|ready|fixed|over|healed|better|gone by|back to)\b/;
