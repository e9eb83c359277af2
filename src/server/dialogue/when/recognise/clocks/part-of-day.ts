import {
  isWholeAnswer,
  type Line,
  phraseAt,
  phrases,
  type Recogniser,
  token,
  word,
  wordSet,
} from "../../line.ts";
import type { Found, Part, PartName } from "../../mention.ts";
import { hoursOn } from "../../parse-context.ts";
import { weekdays } from "../../vocabulary.ts";
import { readDuration } from "../duration.ts";
import { isFilled } from "./bare-clock.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;

const part = (name: PartName, from: number, to: number, label: string = name): Part => ({
  name,
  from,
  to,
  label,
});

/** When people mean what, in a clinic's day; minutes after midnight. */
const parts: ReadonlyMap<string, Part> = new Map([
  ["morning", part("morning", at(0), at(12))],
  ["afternoon", part("afternoon", at(12), at(17, 30))],
  ["evening", part("evening", at(17), at(22))],
  ["night", part("night", at(18), at(24) - 1)],
  ["lunchtime", part("lunchtime", at(12), at(14))],
]);

const names: ReadonlyMap<string, string> = new Map([
  ["morning", "morning"],
  ["mornings", "morning"],
  ["mornin", "morning"],
  ["afternoon", "afternoon"],
  ["afternoons", "afternoon"],
  ["afternoonish", "afternoon"],
  ["arvo", "afternoon"],
  ["arvos", "afternoon"],
  ["evening", "evening"],
  ["evenings", "evening"],
  ["eve", "evening"],
  ["lunchtime", "lunchtime"],
  ["lunch", "lunchtime"],
]);

const edges: ReadonlyMap<string, "early" | "mid" | "late"> = new Map([
  ["early", "early"],
  ["earlier", "early"],
  ["mid", "mid"],
  ["middle", "mid"],
  ["late", "late"],
  ["later", "late"],
]);

const finer: Readonly<Record<string, Part>> = {
  "early morning": part("morning", at(6), at(9, 30), "early morning"),
  "mid morning": part("morning", at(9, 30), at(11), "mid-morning"),
  "late morning": part("morning", at(10, 30), at(12), "late morning"),
  "early afternoon": part("afternoon", at(12), at(14, 30), "early afternoon"),
  "mid afternoon": part("afternoon", at(14), at(16), "mid-afternoon"),
  "late afternoon": part("afternoon", at(15), at(18), "late afternoon"),
  "early evening": part("evening", at(17), at(19), "early evening"),
  "late evening": part("evening", at(19), at(22), "late evening"),
};

const lateInTheDay = part("afternoon", at(15), at(18), "late in the day");

const fixed: readonly (readonly [string, Part])[] = [
  ["after lunch", part("afternoon", at(13), at(17, 30), "after lunch")],
  ["before lunch", part("morning", at(0), at(12), "before lunch")],
  ["before midday", part("morning", at(0), at(12), "before midday")],
  // The drop-off is in the morning: whoever says it is free from then on.
  ...[
    "after school drop off",
    "after school dropoff",
    "after the school drop off",
    "after the school run",
    "after drop off",
  ].map((words) => [words, part("morning", at(9, 15), at(12), "after school drop-off")] as const),
  ["after school", part("afternoon", at(15, 15), at(18), "after school")],
  ["before school", part("morning", at(0), at(8, 45), "before school")],
  ["after work", part("evening", at(17), at(22), "after work")],
  ["after hours", part("evening", at(17), at(22), "after hours")],
  ["before work", part("morning", at(0), at(9), "before work")],
  ["lunch time", part("lunchtime", at(12), at(14), "lunchtime")],
  ["lunch break", part("lunchtime", at(12), at(14), "lunchtime")],
  ["late in the day", lateInTheDay],
  ["lunch hour", part("lunchtime", at(12), at(14), "lunchtime")],
];
const fixedPhrases = fixed.map(([words, meaning]) => [words.split(" "), meaning] as const);

const firstThing = phrases(
  "first thing in the morning|first thing in the day|early in the day|first thing of the day|first thing of a morning|first thing|start of the day|beginning of the day|start of business|as early as possible in the morning",
);
const lastThing = phrases(
  [
    "end of the day|end of day|close of business|last thing|last appointment of the day|last appointment|last slot|last spot|end of business|last one of the day|last time of the day",
    "last one on|last one for|last one that day|last one you have|last one you got|last one youve got|last one available|last time you have|last time youve got|last time available|latest one you have|latest one youve got|latest one available",
    "as late as possible|as late as you can|as late as you go|as late as you have|as late as youve got|as late as we can|as late as i can|late as possible|later the better",
    "latest appointment|latest slot|latest time|latest spot|latest opening|latest available|latest possible|latest you|latest youve|latest thats|latest in the day|latest on|latest",
  ].join("|"),
);
/** 'The latest I can do is three' and 'by five at the latest' set an end instead. */
const endSetters = phrases("i|we|he|she|is|would be|time i|time we|time he|time she");

function isLastThing(line: Line, i: number, taken: number): boolean {
  if (word(line, i - 1) === "my") return false;
  if (word(line, i) !== "latest") return true;
  return (
    !(word(line, i - 1) === "the" && word(line, i - 2) === "at") &&
    phraseAt(line, i + 1, endSetters) === 0 &&
    taken > 0
  );
}

/** 'Not too early', 'nothing late': what is left out, as a part of its own. */
const notEarly = /^(?:early|late)$/;
const degrees = new Set(["too", "so", "very", "really", "super", "that", "first"]);
function notTooEarly(line: Line, i: number): Found | null {
  // 'Is there nothing first thing' would like just that.
  if (word(line, i) === "nothing" && ["there", "got"].includes(word(line, i - 1))) return null;
  let k = i + 1;
  while (degrees.has(word(line, k)) && k < i + 3) k++;
  if (word(line, k) === "thing" && word(line, k - 1) === "first") return refused(opening(line), k + 1);
  if (!notEarly.test(word(line, k)) || names.has(word(line, k + 1))) return null;
  return refused(word(line, k) === "early" ? opening(line) : closing(line), k + 1);
}

const refused = (meaning: Part, to: number): Found => ({
  meaning: { kind: "part", part: meaning, day: null, past: false, refused: true },
  to,
});

const tonight = new Set(["tonight", "tonite"]);

/** 'morning', 'this arvo', 'late afternoon', 'after lunch', 'first thing', 'at night', 'tonight' */
export const partOfDay: Recogniser = {
  starts: [
    ...names.keys(),
    ...edges.keys(),
    ...tonight,
    ..."how nice lovely beautiful great this next first last start beginning end close as after before night good overnight tomorrow latest not nothing later late".split(
      " ",
    ),
  ],
  read(line, i) {
    const here = word(line, i);
    if (["good", "nice", "lovely", "beautiful", "great"].includes(here)) return greeting(line, i);
    if (here === "how") return howAreYou(line, i);
    if (tonight.has(here)) return found(parts.get("evening"), i + 1, line.context.today);
    const edge = firstThing ? phraseAt(line, i, firstThing) : 0;
    if (edge > 0) return found(opening(line), i + edge);
    const last = phraseAt(line, i, lastThing);
    if (last > 0 && isLastThing(line, i, last)) return found(closing(line), i + last);
    if (here === "not" || here === "nothing") return notTooEarly(line, i);
    // 'Too late in the day' wishes for no such hour.
    if (["too", "bit"].includes(word(line, i - 1))) return null;
    for (const [words, meaning] of fixedPhrases)
      if (phraseAt(line, i, [words]) > 0) return found(meaning, i + words.length);
    if (here === "this") return ofToday(line, i);
    if (here === "last") return lastNight(line, i);
    if (here === "next") return nextHours(line, i);
    if (here === "night") return night(line, i);
    return endOfNamedDay(line, i) ?? graded(line, i) ?? plain(line, i);
  },
};

const found = (meaning: Part | undefined, to: number, day: number | null = null): Found | null =>
  meaning ? { meaning: { kind: "part", part: meaning, day, past: false }, to } : null;

function opening(line: Line): Part {
  const { opens } = hoursOn(line.context, null);
  return part("morning", opens, opens + 90, "first thing");
}

function closing(line: Line): Part {
  const { closes } = hoursOn(line.context, null);
  return part("afternoon", closes - 90, closes, "end of the day");
}

/** 'late on Thursday', 'early Tuesday', 'Thursday late', 'late' as the whole answer: towards one end of the day. */
function endOfNamedDay(line: Line, i: number): Found | null {
  if (word(line, i) !== "late" && word(line, i) !== "early") return null;
  const next = ["on", "this", "next"].includes(word(line, i + 1)) ? i + 2 : i + 1;
  const isBefore =
    isDayName(word(line, next)) && token(line, next).stop === 0 && !names.has(word(line, next + 1));
  const isBehind =
    isDayName(word(line, i - 1)) && token(line, i + 1).stop + Number(closesWish.has(word(line, i + 1))) > 0;
  const isMeant = isBefore || isBehind || isAnswer(line, i) || isOfHour(line, i);
  if (!isMeant || isDelay(line, i)) return null;
  return found(word(line, i) === "early" ? opening(line) : lateInTheDay, i + 1);
}

/** 'Something late', but not 'that's late'. */
const isAnswer = (line: Line, i: number): boolean =>
  isWholeAnswer(line, i, i + 1, besideEdge) && !isJudged.has(word(line, i - 1));
const besideEdge = wordSet(
  "something anything one a quite pretty rather fairly appointment spot slot time as",
);
const isJudged = wordSet("is its thats be was as");

/** 'Late, like eight', 'something late, say around five': the hour behind it is of that end of the day. */
function isOfHour(line: Line, i: number): boolean {
  if (isJudged.has(word(line, i - 1))) return false;
  let hour = i + 1;
  while (fillers.has(word(line, hour)) && hour < i + 4) hour++;
  const isSetOff = hour > i + 1 || token(line, hour).stop === 1 || isFilled(line, hour);
  return isSetOff && line.readAt(hour)?.meaning.kind === "clock";
}
const fillers = wordSet("say around about roughly probably at more");

const isDayName = (name: string): boolean => weekdays.has(name) || name === "tomorrow" || name === "today";
const closesWish = wordSet("or and if please would is works suits");
/** 'I was running late on Thursday', 'are you open late Thursday', 'I work late on Fridays' tell no wish. */
const delays = wordSet(
  "running run runs ran too so be been was were am im is are bit little minutes mins hours open home work works working worked finish finishes stay stayed arrived arrive get gets got",
);
const isDelay = (line: Line, i: number): boolean => delays.has(word(line, i - 1));

/** 'this morning', 'this late afternoon', 'this arvo' */
function ofToday(line: Line, i: number): Found | null {
  if (word(line, i + 1) === "lunch") return null;
  const inner = graded(line, i + 1) ?? plainAt(line, i + 1);
  if (inner?.meaning.kind !== "part") return null;
  return { meaning: { ...inner.meaning, day: line.context.today }, to: inner.to };
}

/** 'in the next hour', 'the next couple of hours' */
function nextHours(line: Line, i: number): Found | null {
  const length =
    word(line, i + 1) === "hour" ? { minutes: 60, grain: "hour", to: i + 2 } : readDuration(line, i + 1);
  if (length?.grain !== "hour" || length.minutes > 24 * 60) return null;
  const { minutes, today } = line.context;
  const meaning = part(
    "morning",
    minutes,
    Math.min(at(24) - 1, minutes + length.minutes),
    "within that time",
  );
  return found(meaning, length.to, today);
}

function lastNight(line: Line, i: number): Found | null {
  if (word(line, i + 1) !== "night") return null;
  const meaning = parts.get("night");
  return meaning
    ? { meaning: { kind: "part", part: meaning, day: line.context.today - 1, past: true }, to: i + 2 }
    : null;
}

/** 'night' alone counts nights; it is a part of the day after 'at', 'in the' or a day. */
function night(line: Line, i: number): Found | null {
  const before = word(line, i - 1);
  const ofDay = before === "tomorrow" || weekdays.has(before) || before === "at" || before === "late";
  const inThe = before === "the" && ["in", "during", "at"].includes(word(line, i - 2));
  // 'night 9:45', as some people put it
  const withClock =
    token(line, i + 1).num >= 1 && !token(line, i + 1).ordinal && token(line, i + 1).num <= 12;
  return ofDay || inThe || withClock ? found(parts.get("night"), i + 1) : null;
}

function graded(line: Line, i: number): Found | null {
  const edge = edges.get(word(line, i));
  if (edge === undefined) return null;
  let next = i + 1;
  if (phraseAt(line, next, phrases("in the|of the|on in the|this")) > 0)
    next += phraseAt(line, next, phrases("in the|of the|on in the|this"));
  const name = names.get(word(line, next));
  const day = word(line, next - 1) === "this" ? line.context.today : null;
  return name ? found(finer[`${edge} ${name}`] ?? parts.get(name), next + 1, day) : null;
}

const wishWords = wordSet(
  "is works would on of if or and at please around about time only appointment suits sounds preferably before after slot slots appointments appts good best on",
);

/** What may stand before it: 'oh morning', 'hi there morning'. */
const hello = wordSet("oh ah hi hello hey hiya there gday g'day um uh er yeah yes well");

/** A call that begins 'morning, I would like …' greets. */
function plain(line: Line, i: number): Found | null {
  const isHead = line.tokens.slice(0, i).every(({ word }) => hello.has(word));
  const isGreeting =
    isHead &&
    !isWholeAnswer(line, i, i + 1) &&
    token(line, i + 1).num < 0 &&
    !wishWords.has(word(line, i + 1));
  if (isGreeting && ["morning", "afternoon", "evening"].includes(word(line, i)))
    return { meaning: { kind: "nothing" }, to: i + 1 };
  if (word(line, i) === "eve") return null;
  if (word(line, i) === "lunch" && !isLunchTime(line, i)) return null;
  return plainAt(line, i);
}

const isLunchTime = (line: Line, i: number) =>
  ["at", "around", "about", "by", "over", "during", "tomorrow", "today", "for"].includes(word(line, i - 1)) ||
  weekdays.has(word(line, i - 1));

function plainAt(line: Line, i: number): Found | null {
  const name = names.get(word(line, i));
  return name && word(line, i) !== "eve" ? found(parts.get(name), i + 1) : null;
}

const howAreYous = phrases(
  "how are you today|how are you doing today|how are you this morning|how are you this afternoon|how are you this evening|how are you going today|how are you going this morning|how are you doing this morning|how are we today|how is everyone today|hows it going today|how are things today",
);

function howAreYou(line: Line, i: number): Found | null {
  const taken = phraseAt(line, i, howAreYous);
  return taken > 0 ? { meaning: { kind: "nothing" }, to: i + taken } : null;
}

function greeting(line: Line, i: number): Found | null {
  const next = word(line, i + 1);
  if (!names.has(next) && next !== "night" && next !== "day") return null;
  // 'a good morning would be' does not occur; 'is morning good? good, morning then' does, with a comma.
  return token(line, i + 1).stop > 0 ? null : { meaning: { kind: "nothing" }, to: i + 2 };
}
