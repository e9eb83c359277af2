import { spokenList } from "../say/spoken.ts";
import { countWords } from "../words.ts";
import { checkFacts, type Surroundings, type Swap } from "./facts/check-facts.ts";
import { emptyPhrases } from "./facts/spoken-words.ts";
import { readSayings, type Saying } from "./read-sayings.ts";
import { askingWords, soundsBooked, speaksOfBooking, weighty } from "./vocabulary.ts";

/** `text` is what to speak: the rewording with every time, day and number as the answer words it. */
export type Verdict = { ok: true; text: string } | { ok: false; why: string; isOnlyShort: boolean };

/**
 * Whether a rewording says what the answer says: the same times, days, numbers and words that carry meaning, in the same
 * order, told as told and asked as asked; only the padding may differ. The answer holds nothing but what the tools returned,
 * so neither does a rewording that passes. Pure.
 */
export function checkRewording(answer: string, rewording: string, around: Surroundings = alone): Verdict {
  const shape = faultOfShape(answer, rewording);
  if (shape) return refused(shape);
  const close = checkClosely(answer, rewording);
  if (close.ok) return close;
  const swaps = checkFacts(answer, rewording, around);
  if (swaps) return { ok: true, text: withSwaps(rewording, swaps) };
  const bare = checkClosely(answer, rewording.replace(emptyPhrases, ""));
  return bare.ok ? close : bare;
}
const alone: Surroundings = { heard: "", told: "" };

/** The same words in the same order. */
function checkClosely(answer: string, rewording: string): Verdict {
  const [meant, said] = [readSayings(answer), readSayings(rewording)];
  const isQuestion = answer.trim().endsWith("?");
  const order = isQuestion ? isHeavy : () => true;
  const weightOfBoth = settleLoneDay(meant.filter(order), said.filter(order));
  const fault = weightOfBoth.fault ?? faultOfOrder(weightOfBoth.meant, weightOfBoth.said);
  if (fault) return { ok: false, why: fault.why, isOnlyShort: fault.isOnlyShort };
  const topic = isQuestion ? faultOfTopic(meant, said) : null;
  if (topic) return { ok: false, why: topic.why, isOnlyShort: topic.isOnlyShort };
  if (soundsBooked.test(rewording) && says(said, "time") && !speaksOfBooking.test(answer))
    return refused("it sounds like a booking");
  return { ok: true, text: inAnswersWords(answer, meant, rewording, said) };
}

interface Fault {
  why: string;
  /** What is there is right so far, more may follow. */
  isOnlyShort: boolean;
}

const refused = (why: string): Verdict => ({ ok: false, why, isOnlyShort: false });
const says = (sayings: readonly Saying[], kind: Saying["kind"]): boolean =>
  sayings.some((each) => each.kind === kind);

/** Letters of the Latin script, digits and plain marks: no markdown, no addresses, no tags, no other alphabet. */
const plain = /^[\p{Script=Latin}\p{M}\d\s.,;:?!'"()$%&@/+-]*$/u;
const repeated = /\b(\p{L}+)\s+\1\b/iu;
/** A rewording that needs this many more words than the answer is rambling. */
const wordsMore = 9;

function faultOfShape(answer: string, rewording: string): string | null {
  if (!plain.test(rewording) || /\bhttps?:|\bwww\.|--|\/\/|\n/i.test(rewording)) return "not plain speech";
  if (repeated.test(rewording) && !repeated.test(answer)) return "it stammers";
  const [before, after] = [answer, rewording].map(countWords);
  if ((after ?? 0) > (before ?? 0) + wordsMore) return "much longer than the answer";
  const [asked, asks] = [answer, rewording].map((text) => (text.match(/\?/g) ?? []).length);
  if (asks !== asked) return (asks ?? 0) > (asked ?? 0) ? "asks what was not to be asked" : "does not ask";
  return null;
}

const isHeavy = (saying: Saying): boolean => saying.kind !== "word" || weighty.has(saying.word);

/** 'At nine on Tuesday' and 'on Tuesday at nine' are the same, as long as no other day and nothing weighty is about. */
function settleLoneDay(
  meant: readonly Saying[],
  said: readonly Saying[],
): { meant: readonly Saying[]; said: readonly Saying[]; fault: Fault | null } {
  const [mine, theirs] = [meant, said].map((all) => all.filter(({ kind }) => kind === "day"));
  const [day] = mine ?? [];
  const [saidDay] = theirs ?? [];
  const isFree = ![...meant, ...said].some(
    (each) => each.kind === "range" || (each.kind === "word" && fixesPlaces.has(each.word)),
  );
  if (!isFree || !day || !saidDay || mine?.length !== 1 || theirs?.length !== 1)
    return { meant, said, fault: null };
  if (!isSame(day, saidDay))
    return { meant, said, fault: { why: differs(day, saidDay), isOnlyShort: false } };
  const withoutDay = (all: readonly Saying[]) => all.filter(({ kind }) => kind !== "day");
  return { meant: withoutDay(meant), said: withoutDay(said), fault: null };
}

const fixesPlaces: ReadonlySet<string> = new Set(
  "not no never none nothing without only open closed full taken passed".split(" "),
);

function faultOfOrder(meant: readonly Saying[], said: readonly Saying[]): Fault | null {
  for (const [index, mine] of meant.entries()) {
    const theirs = said[index];
    if (!theirs) return { why: `leaves out ${inWords([mine])}`, isOnlyShort: true };
    if (!isSame(mine, theirs)) return { why: differs(mine, theirs), isOnlyShort: false };
  }
  const extra = said.slice(meant.length);
  return extra.length === 0 ? null : { why: `adds ${inWords(extra)}`, isOnlyShort: false };
}

/** A question may be turned around, but it must ask for the same. */
function faultOfTopic(meant: readonly Saying[], said: readonly Saying[]): Fault | null {
  const [mine, theirs] = [topicOf(meant), topicOf(said)];
  const added = [...theirs].filter((word) => !mine.has(word) && !askingWords.has(word));
  if (added.length > 0) return { why: `adds ${quoted(added)}`, isOnlyShort: false };
  const missing = [...mine].filter((word) => !theirs.has(word) && !askingWords.has(word));
  return missing.length === 0 || isImplied(missing, mine)
    ? null
    : { why: `leaves out ${quoted(missing)}`, isOnlyShort: true };
}

/**
 * 'Which of those would suit you' asks for the same as 'which time would suit you', and 'could I have your name' for the
 * same as 'what is your name'.
 */
function isImplied(missing: readonly string[], asked: ReadonlySet<string>): boolean {
  const [only, other] = missing;
  if (other !== undefined) return false;
  if (only === "time") return asked.size === 2 && asked.has("what");
  return only === "what" && [...asked].some((word) => !["what", "time", "day"].includes(word));
}

const topicOf = (sayings: readonly Saying[]): Set<string> =>
  new Set(sayings.flatMap((each) => (each.kind === "word" ? [each.word] : [])));

/** Whether what is said agrees with what is meant; less may be said of a day, but never something else. */
function isSame(meant: Saying, said: Saying): boolean {
  if (meant.kind === "time" && said.kind === "number") return isFullHour(meant.minutes, said.value);
  if (meant.kind === "time" && said.kind === "time")
    return meant.minutes.some((minute) => said.minutes.includes(minute));
  if (meant.kind === "day" && said.kind === "day") {
    const parts = ["relative", "weekday", "day", "month"] as const;
    if (said.month !== null && said.day === null) return false;
    return parts.every((part) => said[part] === null || said[part] === meant[part]);
  }
  if (meant.kind === "number" && said.kind === "number") return meant.digits === said.digits;
  if (meant.kind === "word" && said.kind === "word") return meant.word === said.word;
  return meant.kind === "range" && said.kind === "range";
}

/** 'Nine' for 9:00 am. */
const isFullHour = (minutes: readonly number[], hour: number): boolean =>
  hour >= 1 && hour <= 12 && minutes.some((minute) => minute % 60 === 0 && (minute / 60) % 12 === hour % 12);

const differs = (meant: Saying, said: Saying): string =>
  `says ${inWords([said])} where the answer has ${inWords([meant])}`;

const inWords = (sayings: readonly Saying[]): string => quoted(sayings.map(nameOf));

function nameOf(saying: Saying): string {
  switch (saying.kind) {
    case "word":
      return saying.word;
    case "number":
      return saying.digits;
    case "range":
      return "to";
    case "time":
      return "a time";
    case "day":
      return "a day";
  }
}

const quoted = (words: readonly string[]): string =>
  spokenList(
    words.slice(0, 4).map((word) => `“${word}”`),
    "and",
  );

/** Times, days and numbers are put back as the answer words them, so that what is spoken is what was returned. */
function inAnswersWords(
  answer: string,
  meant: readonly Saying[],
  rewording: string,
  said: readonly Saying[],
): string {
  const facts = (all: readonly Saying[], kinds: readonly Saying["kind"][]) =>
    all.filter(({ kind }) => kinds.includes(kind));
  const days = [facts(meant, ["day"]), facts(said, ["day"])] as const;
  const others = [facts(meant, ["time", "number"]), facts(said, ["time", "number"])] as const;
  const swaps = [days, others].flatMap(([mine, theirs]) =>
    theirs.flatMap((each, index) => {
      const source = mine[index];
      return source ? [{ from: each.from, to: each.to, text: answer.slice(source.from, source.to) }] : [];
    }),
  );
  return withSwaps(rewording, swaps);
}

const withSwaps = (rewording: string, swaps: readonly Swap[]): string =>
  [...swaps]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), rewording)
    .replace(/\s+/g, " ")
    .trim();
