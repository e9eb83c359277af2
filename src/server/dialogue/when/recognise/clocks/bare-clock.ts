import {
  cardinal,
  endsAt,
  isWholeAnswer,
  type Line,
  phraseAt,
  phrases,
  token,
  word,
  wordSet,
  wordsBetween,
} from "../../line.ts";
import { months, weekdays } from "../../vocabulary.ts";
import { readClock } from "./clock-core.ts";
import { isHourOfWeekday, isLoneHour } from "./lone-hour.ts";

/** Words before a number that make it a time, if nothing after it makes it a count. */
const timeWords = wordSet(
  "at around about round after before by till til until from circa approximately say roughly past near between",
);
/** After these, even '9 30 something' is a time. */
const strongTimeWords = wordSet("at around round circa");
const dayOrPart = wordSet("morning afternoon evening arvo tonight night today tomorrow lunchtime");
const partWords = wordSet("morning afternoon evening arvo night");
/** Words that go on after a time; with anything else behind it, a number counts that something. */
const goesOn = wordSet(
  "on in at or and if is works work would to till until today tomorrow tonight this next for that with will then instead but good fine ok okay the sharp i im ill id ive we its it my under there theres thats thanks thank when from because as suits suit sounds should could can available free taken gone so might was by isnt yes yeah yep any rather than he she they why ta cheers love mate only exactly precisely ideally preferably though tho but please now again what whats anything something after before -",
);
const spots = wordSet("spot slot appointment appt one opening");
/** Of these there are not three: 'Friday at three clean' */
const oneVisit = wordSet(
  "clean cleaning check checkup filling scale whitening crown extraction consult consultation polish root implant emergency",
);
/** 'Friday at three filling', 'Friday three filling': the hour of one visit, and no number of them. */
export const isHourOfVisit = (line: Line, at: number): boolean => {
  const { num, digits } = token(line, at);
  const before = word(line, at - 1);
  const isSaidWhen = before === "at" || (weekdays.has(before) && digits === 0);
  const isOne = oneVisit.has(word(line, at + 1)) && word(line, at + 2) !== "ups";
  return isSaidWhen && isHour(num) && num > 1 && isOne;
};
/** 'Closer to three', 'as near to three as you can' */
const near = wordSet("close closer closest near nearer nearest");
export const isNearTo = (line: Line, at: number): boolean =>
  word(line, at - 1) === "to" && near.has(word(line, at - 2));

const counted = wordSet(
  "minutes minute mins min hours hour people persons adults kids children dollars bucks percent years days weeks months euros pounds points street st road rd",
);
/** 'fit me in for 8', 'anything for two' */
const asked = wordSet("do have say about got like want prefer take");
const fitted = wordSet("in something anything appointment booking slot available free");
const lightStarts = wordSet("yes yeah yep ok okay sure no then but and think sorry actually");
/** What stands around a time that corrects one: 'actually 3', 'it should be 2 30', 'i meant four'. */
const correcting = wordSet(
  "actually sorry should i meant mean said say instead rather change changed move to be want wanted need nah wait oh not right guess suppose reckon think probably that",
);
const verdicts = phrases(
  "would be good|would be great|would be fine|would be better|would be best|would be perfect|would be ideal|would work|would suit|would do|would be beaut|would be lovely|would be awesome|would be okay|would be ok|would be alright|would be easier|will be good|will be great|will suit|works|is good|is fine|is great|is perfect|is okay|is ok|sounds good|sounds great|should work|should be fine|suits|will do|is better|will be fine|will work",
);

/** A mere number, or two, that may be a time: tokens [at, to). */
interface Place {
  line: Line;
  at: number;
  to: number;
  /** '2 30', '230', 'two thirty' */
  hasMinutes: boolean;
  before: string;
  after: string;
}

const owners = wordSet("my our his her their because cos since");
/** 'Theo's', and not 'appointments' */
const isOwner = (line: Line, at: number): boolean =>
  /['’]s$/.test(line.text.slice(token(line, at).start, token(line, at).end));

const ends = wordSet("before after till until til");
const denials = wordSet("cant cannot not nothing never dont doesnt isnt wont couldnt mustnt");
const isDenied = (line: Line, at: number, to: number): boolean =>
  token(line, to).num < 0 && wordsBetween(line, Math.max(0, at - 4), at).some((each) => denials.has(each));

/** Each says of one kind of surroundings whether they make the number a time. */
const rules: readonly ((place: Place) => boolean)[] = [
  ({ line, at, to, before, after, hasMinutes }) =>
    token(line, at).stop < 2 &&
    strongTimeWords.has(before) &&
    (isFree(line, to) || (hasMinutes && to - at > 1 && !counted.has(after))),
  ({ line, at, to, before }) => token(line, at).stop < 2 && timeWords.has(before) && isFree(line, to),
  // 'It can't be before ten mind', 'nothing after four see'
  ({ line, at, to, before, after }) =>
    ends.has(before) &&
    isHour(token(line, at).num) &&
    !counted.has(after) &&
    !after.endsWith("s") &&
    isDenied(line, at - 1, to),
  ({ line, at, to }) => to - at === 1 && isHourOfVisit(line, at),
  // 'Monday at three Theo can stay': of whoever is named next there are not three
  ({ line, at, to, before, after }) =>
    to - at === 1 &&
    before === "at" &&
    weekdays.has(word(line, at - 2)) &&
    isHour(token(line, at).num) &&
    (token(line, at).num > 1 || owners.has(after)) &&
    !counted.has(after) &&
    (!after.endsWith("s") || isOwner(line, to)),
  ({ line, at, to }) => isNearTo(line, at) && isFree(line, to),
  // '8.30 yes, it's for Ann', 'first one 3.30, that's Jack': figures with minutes where a clause begins
  ({ line, at, to, before, after }) =>
    line.context.expecting === "time" &&
    isFigures(line, at, to) &&
    !counted.has(after) &&
    (token(line, to).stop > 0 || token(line, to).num < 0) &&
    (at === 0 || token(line, at).stop > 0 || lightStarts.has(before) || before === "one"),
  // 'make it 4 30 if you can'
  ({ line, at, to, before }) =>
    ["it", "that"].includes(before) && ["make", "making"].includes(word(line, at - 2)) && isFree(line, to),
  // 'earlier than 3', but not 'a rating greater than 3'
  ({ line, at, to, before }) =>
    before === "than" && ["earlier", "later", "sooner"].includes(word(line, at - 2)) && isFree(line, to),
  // 'in the morning 7 would suit'
  ({ line, at, before, after }) =>
    token(line, at).stop < 2 && partWords.has(before) && isHour(token(line, at).num) && !counted.has(after),
  // 'ten on Thursday'
  ({ line, at, to, before, after }) =>
    isHour(token(line, at).num) &&
    after === "on" &&
    (weekdays.has(word(line, to + 1)) || token(line, to + 1).ordinal || word(line, to + 1) === "the") &&
    (at === 0 || token(line, at).stop > 0 || lightStarts.has(before) || asked.has(before)),
  // 'can you fit me in for 8'
  ({ line, at, to, before }) =>
    before === "for" &&
    line.context.expecting === "time" &&
    fitted.has(word(line, at - 2)) &&
    isHour(token(line, at).num) &&
    endsAt(line, to),
  // 'tomorrow 3', 'evening 4', 'an afternoon 2 slot'
  ({ line, at, to, before, after }) =>
    token(line, at).stop < 2 && dayOrPart.has(before) && (isFree(line, to) || spots.has(after)),
  ({ line, to, before, hasMinutes }) => weekdays.has(before) && hasMinutes && isFree(line, to),
  // 'can I come in like ten tomorrow'
  ({ line, at, to }) => isRoughly(line, at) && isHour(token(line, at).num) && isFree(line, to),
  // 'Friday ten'
  ({ line, at, to }) => to - at === 1 && isHourOfWeekday(line, at) && isFree(line, to),
  // 'okay Tuesday then 9'
  ({ line, at, to, before }) =>
    before === "then" &&
    line.context.expecting === "time" &&
    weekdays.has(word(line, at - 2)) &&
    isHour(token(line, at).num) &&
    isFree(line, to),
  // 'at eleven or twelve', 'at ten and ten thirty'
  ({ line, at, to, before }) =>
    (before === "or" || before === "and") && isClockBefore(line, at - 1) && isFree(line, to),
  // 'three or four in the afternoon'
  ({ line, to, after }) => after === "or" && isMarkedClock(line, to + 1),
  // 'three or four' to 'when would suit you', 'Wednesday three or four'
  ({ line, at, to, before, after }) =>
    after === "or" &&
    isHour(token(line, at).num) &&
    isHour(cardinal(line, to + 1)) &&
    (weekdays.has(before) || isBeforeDay(line, to + 2)
      ? isFree(line, to + 2)
      : isWholeAnswer(line, at, to + 2) && line.context.expecting === "time"),
  // 'four or later', 'ten onwards'
  ({ line, at, to, after }) =>
    isHour(token(line, at).num) &&
    (after === "onwards" ||
      (after === "or" && ["later", "after", "earlier", "before"].includes(word(line, to + 1)))),
  // 'before nine, before I start work': by when, told twice
  ({ line, at, before, after }) =>
    isHour(token(line, at).num) &&
    ["before", "after", "by"].includes(before) &&
    ["before", "after", "by"].includes(after),
  // 'twelve would be good'
  ({ line, at, to, before }) =>
    phraseAt(line, to, verdicts) > 0 && (at === 0 || token(line, at).stop > 0 || lightStarts.has(before)),
  ({ before, after }) =>
    (after === "tonight" || after === "tonite") && !["of", "only", "just"].includes(before),
  // '9 tomorrow evening', '8 this morning'
  ({ line, to, after }) => (after === "tomorrow" || after === "this") && partWords.has(word(line, to + 1)),
  ({ line, at, to, hasMinutes }) =>
    isWholeAnswer(line, at, to) &&
    (line.context.expecting === "time" || (hasMinutes && to - at > 1 && token(line, at).digits < 3)),
  // 'actually 3', 'no it should be 2 30'
  ({ line, at, to, before }) =>
    line.context.expecting === "time" &&
    isHour(token(line, at).num) &&
    before !== "not" &&
    isWholeAnswer(line, at, to, correcting),
  // '3 30 on the 20th', '9 15 tomorrow'
  ({ line, at, to, after }) =>
    to - at >= 2 &&
    isHour(token(line, at).num) &&
    (["on", "today", "tomorrow", "this", "next"].includes(after) || weekdays.has(after) || spots.has(after)),
  // 'can we say two thirty'
  ({ line, at, to, before }) =>
    to - at > 1 &&
    token(line, at).digits === 0 &&
    isHour(token(line, at).num) &&
    isFree(line, to) &&
    !months.has(before),
];

/** Whether the words around a mere number make it a time. */
export function isTime(line: Line, at: number, to: number): boolean {
  const before = word(line, at - 1);
  // 'the 24', 'Thursday the 3' are days.
  if (before === "the") return isNamedMinute(line, at, to);
  if (token(line, at).num === 24 && to - at === 1) return false;
  if (to - at === 1 && word(line, at) === "one" && isNoun(line, at)) return false;
  // '101' is not a minute past one
  if (token(line, at).digits === 3 && token(line, at).num % 5 !== 0) return false;
  const hasMinutes = to - at > 1 || token(line, at).digits >= 3;
  const place: Place = { line, at, to, hasMinutes, before, after: word(line, to) };
  return rules.some((rule) => rule(place)) || isLoneHour(line, at, to);
}

/** 'Three or four on Thursday' to 'when would suit you' */
const isBeforeDay = (line: Line, at: number): boolean =>
  line.context.expecting === "time" &&
  (weekdays.has(word(line, at)) ||
    (word(line, at) === "on" && (weekdays.has(word(line, at + 1)) || word(line, at + 1) === "the")));

/** 'the 11.30', 'the two thirty': with its minutes, and nothing behind it that it could count, it is no day. */
const isNamedMinute = (line: Line, at: number, to: number): boolean =>
  to - at > 1 &&
  isHour(token(line, at).num) &&
  token(line, to - 1).num % 5 === 0 &&
  (isFree(line, to) || spots.has(word(line, to)) || phraseAt(line, to, verdicts) > 0);

/** What 'one' is, when it stands for a thing: 'the one', 'that's the one', 'another one'. */
const oneOfThings = wordSet(
  "thats that this which another each every any first second third last next only same other early late earlier later",
);
/** Who has one has an appointment. */
const owned = wordSet("have has had got having booked made");
/** What is said of a thing: 'one for me', 'one of those', 'the one you said'. */
const ofThing = wordSet("for of with each you youve i ive we weve they that which before after");
/** Whether 'one' is a thing and no hour: 'the arvo one', 'one for me and one for her'. */
function isNoun(line: Line, at: number): boolean {
  const before = word(line, at - 1);
  if (oneOfThings.has(before)) return true;
  if (timeWords.has(before)) return false;
  // 'I already have one on Wednesday'
  if (owned.has(before)) return true;
  return ofThing.has(word(line, at + 1)) || isOneDescribed(line, at) || isOneMore(line, at);
}

/** 'the Tuesday arvo one' */
function isOneDescribed(line: Line, at: number): boolean {
  let k = at - 1;
  while (k > at - 4 && (dayOrPart.has(word(line, k)) || weekdays.has(word(line, k)))) k--;
  return k < at - 1 && ["the", "a", "an", "any"].includes(word(line, k)) && word(line, k - 1) !== "in";
}

/** 'a clean for me and one on Thursday' counts on. */
const isOneMore = (line: Line, at: number): boolean =>
  word(line, at - 1) === "and" && line.tokens.slice(0, at).some((t) => spots.has(t.word) || t.word === "a");

/** '8.30', '4 30': typed, with minutes that a clinic's clock has. */
const isFigures = (line: Line, at: number, to: number): boolean =>
  to - at > 1 &&
  isHour(token(line, at).num) &&
  token(line, at).digits > 0 &&
  token(line, to - 1).digits === 2 &&
  token(line, to - 1).num % 5 === 0;

/** 'Come in like ten': a filler, and no wish for ten of anything. */
const isRoughly = (line: Line, at: number): boolean => arrives.has(word(line, at - 1)) && isFilled(line, at);
/** A filler is no token of its own. */
export const isFilled = (line: Line, at: number): boolean =>
  /\b(?:like|maybe|perhaps)\W*$/i.test(line.text.slice(token(line, at - 1).end, token(line, at).start));
const arrives = wordSet(
  "in come by over along down round there then day week one available free anything something late early monday tuesday wednesday thursday friday saturday sunday",
);

const isHour = (n: number) => n >= 1 && n <= 12;

const isFree = (line: Line, to: number) => {
  const after = word(line, to);
  if (after === "-" && token(line, to + 1).num >= 0) return false;
  if (after === "back") return word(line, to + 1) === "to" && word(line, to + 2) === "back";
  // 'Monday before ten not Friday', 'after two not before ten'
  if (after === "not") return isDayOrHour(line, timeWords.has(word(line, to + 1)) ? to + 2 : to + 1);
  return endsAt(line, to) || goesOn.has(after) || dayOrPart.has(after) || weekdays.has(after);
};

const isDayOrHour = (line: Line, at: number): boolean =>
  weekdays.has(word(line, at)) || dayOrPart.has(word(line, at)) || isHour(token(line, at).num);

const isClockBefore = (line: Line, end: number) =>
  line.last?.to === end && (line.last.meaning.kind === "clock" || line.last.meaning.kind === "clocks");

function isMarkedClock(line: Line, at: number): boolean {
  // 'six or half six'
  if (word(line, at) === "half" || word(line, at) === "quarter")
    return line.readAt(at)?.meaning.kind === "clock";
  const next = readClock(line, at);
  return next !== null && (!next.clock.bare || (next.clock.minute > 0 && next.to - at > 1));
}
