import type { FreeTime } from "#contract/errors.ts";
import {
  isLifeThreat,
  type PersonName,
  type Reading,
  type Understanding,
} from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { isKinWord, oneOfKin } from "#server/dialogue/who/kin.ts";
import { neverNames, ordinaryWords } from "#server/dialogue/who/ordinary-words.ts";
import { agesIn } from "#server/dialogue/who/read-ages.ts";
import { countWords, withoutSpans } from "#server/dialogue/words.ts";
import { dentistNames } from "./dentists.ts";
import { hasIntent, hasWhen } from "./reading.ts";
import type { LiveState } from "./state.ts";

/** Name, number and time in one breath: each is read as though it had been said alone. */

/** Words of this call read as the answer to something else than was asked. */
export interface ReadAs {
  name(words: string): Understanding["name"];
  when(words: string): Understanding["when"];
}

const clock =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|1[0-2]|[1-9])(?:[ :.]?(?:thirty|fifteen|forty[ -]five|30|15|45))?";
const light =
  "um|uh|hmm|oh|ok|okay|yeah|yep|yes|yup|alright|right|well|so|then|great|perfect|lovely|cool|please|maybe|just|actually|at|and";
/** 'Can you do eleven', 'I'll take three', 'let's go with two'; 'the ten' may be a day of the month. */
const takes =
  "(?:can|could|may) (?:you|we|i) (?:please |just )?(?:do|have|get|take|say|book|grab|make it)|(?:i|we)(?:(?:'| wi)ll| can|'d like| would like| want| could)?(?: to)? (?:take|have|do|go (?:for|with)|grab|pick|choose|prefer)|(?:let'?s|let us) (?:do|say|take|go (?:for|with))|(?:go|going) (?:for|with)|make it|how about|what about|put me (?:down|in)|book me(?: in)?|give me";
/** What is said of whoever comes, their name left out: '… can have the ten', '… would like nine'. */
const theyTake =
  "(?:can|could|will|would|should)(?: please| just)? (?:have|take|do|get|like|come|go (?:for|with))";
const chosenTime = new RegExp(
  `(?:^|[,.;!?])\\s*(?:(?:${light})\\b\\W*)*(?:(${takes}|${theyTake})\\s+(?:(?:at|for|in at)\\s+)?)?(the\\s+)?(${clock})\\b`,
  "i",
);
/** What may follow a time that is chosen; a known first name may as well. */
const closes =
  /^(?:\s*(?:$|[,;:!?–-]|\.(?!\d))|\s+(?:please|thanks|thank you|ta|cheers|then|for|and|if|o'?clock|it'?s|i'?m|im|this is|that'?s|i (?:think|guess|reckon)|my|names?|name'?s|under|works|suits|would|will|sounds|is (?:good|fine|great|perfect|okay|ok|best))\b)/i;
const closesTime = (rest: string): boolean =>
  closes.test(rest) || commonFirstNames.has(/^\s+([\p{L}'’-]+)/u.exec(rest)?.[1]?.toLowerCase() ?? "");

/** 'Three, and my name is Jacinta', 'can you do eleven' among offered times: a bare hour is one of them, or another that is wished for. */
export function withChosenHour({ step }: LiveState, said: Understanding, readAs: ReadAs): Understanding {
  if (step.kind !== "offering") return said;
  const heard = withHour(said, step.times, readAs);
  // 'Can you do eleven' asks for no treatment.
  const isHour = heard.visit === null && heard.when.times.length > 0;
  return isHour
    ? { ...heard, intents: heard.intents.filter(({ value }) => value !== "ask_services") }
    : heard;
}

function withHour(heard: Understanding, offered: readonly FreeTime[], readAs: ReadAs): Understanding {
  if (saysWhenElse(heard) || heard.choice !== null) return heard;
  const text = withoutSpans(heard.text, spansOf(heard.name, heard.phone, heard.phoneDigits));
  const said = chosenTime.exec(text);
  const [words = "", verb, article, time = ""] = said ?? [];
  const rest = text.slice((said?.index ?? 0) + words.length);
  // 'Two for my kids' counts them, unless it is told who comes at two.
  const mayCount = countsPeople.test(rest) || (/^one$/i.test(time) && countsOne.test(rest));
  if (time === "" || !closesTime(rest) || mayCount) return heard;
  // A mere 'the ten' may be anything.
  const isTaken = verb !== undefined || heard.name !== null;
  if (article && (!isTaken || isDayOffered(time, offered))) return heard;
  // The 'one' of 'the one please' is a thing, unless one o'clock was offered.
  if (/^one$/i.test(time) && !offered.some((each) => /^(?:01|13):/.test(each.time))) return heard;
  const when = readAs.when(time);
  const start = text.length - rest.length - time.length;
  const times = when.times.map((each) => ({ ...each, span: [start, start + time.length] as const }));
  return { ...heard, when: { ...when, times } };
}

/** 'The ten', where the tenth was offered, may be that. */
const isDayOffered = (time: string, offered: readonly FreeTime[]): boolean =>
  offered.some(({ date }) => numeralOf(time) === Number(date.slice(8)));
const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const numeralOf = (time: string): number => hours.indexOf(time.toLowerCase()) + 1 || Number(time);

/** The 'same day' of 'twelve, will they do it the same day' is no other day. */
const saysWhenElse = (heard: Understanding): boolean =>
  hasWhen({
    ...heard,
    when: { ...heard.when, days: heard.when.days.filter((day) => !sameDay.test(day.heard)) },
  });
const sameDay = /^(?:the )?same day$/i;
const countsPeople = new RegExp(
  `^\\s+(?:for (?:us|them|each)|for (?:my|our|the) (?!(?:\\w+ ){0,2}?${oneOfKin}\\b)|and (?:a|the|two|three|my kids?|my son|my daughter))\\b`,
  "i",
);
/** 'One for my son' counts him, 'nine for my son' is his time. */
const countsOne = /^\s+for (?:my|our|the)\b/i;

/**
 * A name that nobody asked for: what is left of the utterance when all that was understood is taken out of it, if that is a
 * name and nothing else ('Tuesday morning, Wendy Okafor').
 */
export function nameLeftOver(
  state: LiveState,
  heard: Understanding,
  readAs: ReadAs,
): Reading<PersonName> | null {
  const pieces = piecesOf(heard);
  const isInDanger = heard.emergency !== null && isLifeThreat(heard.emergency.value);
  if (isInDanger || pieces.length === 1) return null;
  for (const piece of pieces) {
    if (!/\p{L}{2}/u.test(piece.words) || ofStaff.test(piece.words)) continue;
    const name = readAs.name(piece.words);
    if (!name || !isAll(piece.words, name) || isOfClinic(state, name.value)) continue;
    if (!isNameEnough(state, heard, piece.words, name)) continue;
    const isKnown = commonFirstNames.has(firstOf(name.value));
    const [from, to] = name.span;
    return {
      ...name,
      span: [piece.at + from, piece.at + to],
      certainty: isKnown ? name.certainty : "unsure",
    };
  }
  return null;
}

/** 'Wes Tolhurst' and nothing else, to 'which time would suit you'. */
export function nameAtChoice(
  { step }: LiveState,
  { text }: Understanding,
  name: Reading<PersonName>,
): Reading<PersonName> | null {
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const isName = name.value.full.split(" ").every((part) => part.length > 2) && isAll(text, name);
  const isTalk = words.some((word) => isNoName(word)) || looksLikeTalk.test(text);
  return step.kind === "offering" && words.length < 4 && isName && !isTalk
    ? { ...name, certainty: "unsure" }
    : null;
}

/** 'The nine for Ngozi', among offered times: whoever gets it, also by a name nobody knows and without a capital. */
export function nameOfTime(
  { step }: LiveState,
  heard: Understanding,
  readAs: ReadAs,
): Reading<PersonName> | null {
  const said = step.kind === "offering" && heard.visit === null ? forSomebody.exec(heard.text) : null;
  const [, before = "", tail = ""] = said ?? [];
  const name = said && isTimeNamed.test(before) ? readAs.name(tail) : null;
  const words = tail.toLowerCase().split(/\s+/);
  if (!name || !isAll(tail, name) || words.some((word) => isNoName(word)) || looksLikeTalk.test(tail))
    return null;
  const at = heard.text.lastIndexOf(tail);
  const [from, to] = name.span;
  return { ...name, span: [at + from, at + to], certainty: "unsure" };
}
const forSomebody =
  /^(.*?)\bfor ([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?:[\s,.!]+(?:please|thanks|thank you|ta|cheers|then|too))*\W*$/iu;
const isTimeNamed = new RegExp(
  `\\b(?:${clock}|one|slot|spot|first|second|third|last|earliest|latest|\\d)\\W*$`,
  "i",
);
const isNoName = (word: string): boolean =>
  neverNames.has(word) ||
  ordinaryWords.has(word) ||
  isKinWord(word) ||
  /(?:ence|ance|tion|ment|ness|ity)$/.test(word);

interface Piece {
  words: string;
  /** Where it stands in the utterance. */
  at: number;
}

/** The stretches between punctuation and what was understood; letters that spell stay with what they spell. */
function piecesOf(heard: Understanding): Piece[] {
  const { text, when, phone, phoneDigits, email, visit, choice, intents } = heard;
  const whole = text.trim().length;
  const told = [
    ...[...when.days, ...when.times, ...when.excludedDays, ...when.excludedTimes],
    ...[when.soonest, phone, phoneDigits, email, visit, choice],
    ...intents,
  ];
  const spans = spansOf(...told).filter(([from, to]) => to - from < whole);
  const rest = withoutSpans(text, spans, "|");
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: mark, index } of rest.matchAll(parts)) {
    pieces.push({ words: rest.slice(at, index), at });
    at = index + mark.length;
  }
  return [...pieces, { words: rest.slice(at), at }];
}

const letters = "\\W*(?:(?:that'?s|spel\\w+|it'?s)\\W+)*(?:(?:double )?[a-z]\\b\\W*){3}";
const parts = new RegExp(`[|;!?:]+|\\.(?!\\w)(?!${letters})|,(?!${letters})`, "gi");

const ofStaff = /\b(?:dr|doctor|dentist|hygienist|with|not)\b/i;

/** The clinic's own dentists are no callers: 'Tuesday morning, Imelda Vance'. */
const isOfClinic = ({ facts }: LiveState, { last }: PersonName): boolean =>
  last !== null && dentistNames(facts).some((name) => name.split(" ").includes(last));

const polite =
  "and|well|righto|alright|perfect|great|it'?s|this is|im|that'?s|for|yeah|yes|yep|please|thanks|thank you|ta|cheers|um|uh|so|oh|ok|okay|the name|name|here|speaking|on|at|under";
const onlyPolite = new RegExp(
  `^(?:\\W*(?:(?:${polite})\\b|\\b(?:double )?[a-z]\\b|spel\\w+\\b|with an?\\b))*\\W*$`,
  "i",
);

/** Whether nothing but politeness and letters stands beside the name. */
const isAll = (words: string, { span: [from, to] }: Reading<PersonName>): boolean =>
  onlyPolite.test(words.slice(0, from)) && onlyPolite.test(words.slice(to));

const firstOf = ({ first }: PersonName): string => first.toLowerCase().split("-")[0] ?? "";

/**
 * A known first name with a last one is a name anywhere; words nobody knows only where a time was asked for, two of them and
 * set off, or where they are spelled or stand beside the number. A first name alone needs as much.
 */
function isNameEnough(
  { step }: LiveState,
  heard: Understanding,
  words: string,
  { value, certainty }: Reading<PersonName>,
): boolean {
  const isKnown = commonFirstNames.has(firstOf(value));
  const isTimeAsked =
    step.kind === "offering" ||
    step.kind === "offering_person" ||
    (step.kind === "collecting" && (step.asked === "when" || step.asked === "time"));
  const isVouched = heard.phone !== null || spells.test(words) || agesIn(heard.text).length > 0;
  if (value.last === null) return isKnown && (isVouched || (isTimeAsked && hasWhen(heard)));
  if (isKnown || isVouched || isWrittenAsName(heard, words, value)) return true;
  const isSetOff = certainty === "sure" && value.full.split(" ").every((part) => part.length > 2);
  return (
    isTimeAsked &&
    (hasWhen(heard) || heard.choice !== null || hasIntent(heard, "yes")) &&
    isSetOff &&
    !looksLikeTalk.test(words)
  );
}

/** 'Tomasz Nowak, I need a clean', 'a clean on Friday, Tomasz Nowak': capitals tell a name in words that have few of them. */
function isWrittenAsName({ text, visit, when }: Understanding, words: string, { full }: PersonName): boolean {
  const parts = full.split(" ");
  const isWritten =
    words.includes(full) && parts.every((part) => !isNoName(part.toLowerCase()) && part.length > 1);
  const capitals = text.match(/\b\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  const isWish = visit !== null || when.days.length + when.times.length > 0;
  return (
    isWish &&
    isWritten &&
    !isGreeting.test(full) &&
    capitals * 2 < countWords(text) &&
    !looksLikeTalk.test(words)
  );
}
const isGreeting = /^(?:merry|happy|kind|best|warm|many)\b/i;
const spells = /(?:\b(?:double )?[a-z]\b\W*){3}/i;
/** Endings that verbs and adverbs have, and names hardly ever. */
const looksLikeTalk = /\p{L}(?:ing|ed|ly|ful|ous|able)\b/iu;

type Span = readonly [number, number];
const spansOf = (...readings: readonly (Reading<unknown> | null)[]): Span[] =>
  readings.flatMap((reading) => (reading ? [reading.span] : []));
