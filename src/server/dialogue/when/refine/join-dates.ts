import { civil, mondayOf, weekdayOfNumber } from "../calendar.ts";
import { isBroken, type Line, token, word, wordSet, wordsBetween } from "../line.ts";
import { type DayFields, type Meaning, type Mention, oneDay } from "../mention.ts";
import { isOtherWeek, isTurnedDown } from "../recognise/weekday.ts";
import { resolveDay } from "../resolve.ts";

const glue = new Set(["the", "on", "-", "of", "say", "sometime", "around", "about", "preferably", "in"]);

/** Puts together what was said apart: 'Tuesday' + 'the 14th', 'next week' + 'on Thursday', 'tomorrow' + 'Friday', '26 Oct' + '2023'. */
export function joinDates(line: Line, mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    const both =
      last &&
      (isGlued(line, last.to, mention.from)
        ? (asDayBeside(line, joined, mention) ?? joinTwo(line, last, mention))
        : namesTwice(line, last, mention));
    if (both) joined[joined.length - 1] = both;
    else joined.push(mention);
  }
  inheritMonths(line, joined);
  passOnMonths(line, joined);
  return intoWeek(
    line,
    joined.map((mention, k) => withLateYear(line, mention, joined[k + 1])),
  );
}

/** What may stand between a date and its weekday: 'the 22nd, which is a Tuesday', 'Tuesday, I think that's the eighth'. */
const between = wordSet(
  "which is its it that thats this i think reckon believe be would should so a an the on being for falls like and yeah um oh if im not wrong right sure pretty must ill say",
);
const apposed = wordSet("a an thats its which");

/** A weekday that agrees with the date told beside it is that day; where it is said of the date and is wrong, the date stands and is asked about. */
function namesTwice(line: Line, a: Mention, b: Mention): Mention | null {
  if (a.meaning.kind !== "date" || b.meaning.kind !== "date" || isBroken(line, a.to, b.from)) return null;
  const words = wordsBetween(line, a.to, b.from);
  if (words.length > mostApart || !words.every((each) => between.has(each))) return null;
  const [name, date] = a.meaning.fields.day === null ? [a, b] : [b, a];
  if (name.meaning.kind !== "date" || date.meaning.kind !== "date" || !isBareWeekday(name)) return null;
  const days = date.meaning.fields.weekday === null ? resolveDay(date.meaning.fields, line.context) : null;
  if (!days || date.meaning.fields.day === null) return null;
  const isSame = weekdayOfNumber(days.point) === name.meaning.fields.weekday;
  if (!isSame && (words.includes("and") || !words.some((each) => apposed.has(each)))) return null;
  const meaning = isSame ? date.meaning : oneDay(days.point, { assumed: days.assumed, sure: false });
  return { from: a.from, to: b.to, meaning };
}
const mostApart = 5;

/** 'Sunday, the day after' of a Saturday that was spoken of: one day, told twice. */
function asDayBeside(line: Line, joined: readonly Mention[], b: Mention): Mention | null {
  const a = joined.at(-1);
  const side = besides.get(wordsBetween(line, b.from, b.to).slice(0, 2).join(" "));
  if (!a || side === undefined || !isBareWeekday(a) || a.meaning.kind !== "date") return null;
  const told = joined.at(-2)?.meaning;
  const base =
    told?.kind === "date"
      ? (resolveDay(told.fields, line.context)?.point ?? null)
      : told?.kind === "days"
        ? told.days.point
        : line.context.previous;
  const isSame = base !== null && weekdayOfNumber(base + side) === a.meaning.fields.weekday;
  if (isTurnedDown(line, a.to - 1)) return null;
  if (isSame) return { from: a.from, to: b.to, meaning: oneDay(base + side) };
  return { ...a, to: b.to };
}
const besides: ReadonlyMap<string, number> = new Map([
  ["day after", 1],
  ["next day", 1],
  ["following day", 1],
  ["day before", -1],
  ["previous day", -1],
]);

/** 'the 1st, 2nd or 3rd of October': the month stands behind the last day only. */
function inheritMonths(line: Line, mentions: Mention[]): void {
  for (let k = mentions.length - 2; k >= 0; k--) {
    const [a, b] = [mentions[k], mentions[k + 1]];
    if (a?.meaning.kind !== "date" || b?.meaning.kind !== "date" || !isListed(line, a.to, b.from)) continue;
    const [from, to] = [a.meaning.fields, b.meaning.fields];
    const isPart = from.day !== null && from.month === null && from.weekday === null;
    if (!isPart || to.month === null || (to.day ?? 0) <= (from.day ?? 0)) continue;
    mentions[k] = { ...a, meaning: { kind: "date", fields: { ...from, month: to.month, year: to.year } } };
  }
}

/** 'The 31st of December, and the 24th too': a day alone is of the month that was named before it. */
function passOnMonths(line: Line, mentions: Mention[]): void {
  let named: DayFields | null = null;
  for (const [k, mention] of mentions.entries()) {
    if (mention.meaning.kind !== "date") continue;
    const { fields } = mention.meaning;
    if (fields.day !== null && fields.month !== null) named = fields;
    if (named === null || fields.day === null || fields.month !== null || fields.weekday !== null) continue;
    const before = word(line, mention.from - 1) === "the" ? mention.from - 2 : mention.from - 1;
    const isEnd = ["to", "till", "til", "until", "through", "-"].includes(word(line, before));
    if (isEnd && fields.day < (named.day ?? 0)) continue;
    const { month, year } = named;
    mentions[k] = { ...mention, meaning: { kind: "date", fields: { ...fields, month, year } } };
  }
}

function isListed(line: Line, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (!["or", "and", "the", "on"].includes(word(line, k))) return false;
  return to - from <= 2;
}

function isGlued(line: Line, from: number, to: number): boolean {
  if (to - from > 2) return false;
  for (let k = from; k < to; k++) if (!glue.has(word(line, k))) return false;
  return token(line, to).stop < 2 || to > from ? true : isAbbreviation(line, from - 1);
}

/** 'Fri. 14 Aug.' has full stops that end nothing. */
const isAbbreviation = (line: Line, at: number) => word(line, at).length <= 4;

function joinTwo(line: Line, a: Mention, b: Mention): Mention | null {
  const to = b.to;
  if (word(line, b.from) === "+") return { ...b, from: a.from };
  if (a.meaning.kind === "date" && b.meaning.kind === "date") {
    const fields = mergeFields(a.meaning.fields, b.meaning.fields);
    return fields && { from: a.from, to, meaning: { kind: "date", fields } };
  }
  const narrowed = narrow(a, b);
  if (narrowed) return { from: a.from, to, meaning: narrowed };
  if (a.meaning.kind === "days" && b.meaning.kind === "date" && isDayItself(a))
    return dayThenDate(line, a, b);
  if (a.meaning.kind !== "date" || b.meaning.kind !== "days" || !isDayItself(b)) return null;
  const isOther = wordsBetween(line, b.from, b.to).some((each) => others.has(each));
  return agrees(b.meaning.days.point, a.meaning.fields) && word(line, b.from - 1) !== "of" && !isOther
    ? { ...b, from: a.from }
    : null;
}

const others = wordSet("one next following");

/** 'tomorrow, Friday' says it twice; in 'today, the 5th of March' the date was said with more care, if they differ. */
function dayThenDate(line: Line, a: Mention, b: Mention): Mention | null {
  if (b.meaning.kind !== "date") return null;
  const { fields } = b.meaning;
  if (a.meaning.kind === "days" && agrees(a.meaning.days.point, fields))
    // 'Not tomorrow, next Saturday' are two days, though tomorrow is a Saturday.
    return fields.which === "next" && resolveDay(fields, line.context)?.point !== a.meaning.days.point
      ? null
      : { ...a, to: b.to };
  const isClose = b.from - a.to <= 1 || fields.month !== null;
  return fields.day !== null && isClose ? { ...b, from: a.from } : null;
}

/** 'next month on the 14th', 'next year in January': the second names a part of the first. */
function narrow({ meaning: a }: Mention, { meaning: b }: Mention): Meaning | null {
  if (a.kind !== "days" || a.days.last - a.days.first < 6) return null;
  if (b.kind === "days") return b.days.first >= a.days.point && b.days.last <= a.days.last ? b : null;
  if (b.kind !== "date" || b.fields.day === null || b.fields.month !== null) return null;
  const { year, month } = civil(a.days.point);
  const isMonth =
    civil(a.days.point).day === 1 && a.days.last - a.days.point <= 30 && a.days.last - a.days.point >= 27;
  return isMonth ? { kind: "date", fields: { ...b.fields, month, year } } : null;
}

const isDayItself = ({ meaning }: Mention) =>
  meaning.kind === "days" && meaning.days.first === meaning.days.last;

/** 'tomorrow, Friday': the weekday only repeats what was said. */
const agrees = (point: number, { weekday, day, month }: DayFields) =>
  weekday !== null && day === null && month === null && weekdayOfNumber(point) === weekday;

function mergeFields(a: DayFields, b: DayFields): DayFields | null {
  const [name, date] = a.day === null ? [a, b] : [b, a];
  if (name.weekday === null || name.day !== null || date.day === null || date.weekday !== null) return null;
  return { ...date, weekday: name.weekday };
}

/** 'Thu Oct 26 11:00:09 2023': the year stands behind the time. */
function withLateYear(line: Line, mention: Mention, next: Mention | undefined): Mention {
  const { meaning } = mention;
  if (meaning.kind !== "date" || meaning.fields.month === null || meaning.fields.year !== null)
    return mention;
  if (!next || next.from !== mention.to || (next.meaning.kind !== "clock" && next.meaning.kind !== "clocks"))
    return mention;
  const year = token(line, next.to);
  if (year.digits !== 4 || year.num < 1900 || year.num > 2100) return mention;
  return { ...mention, meaning: { kind: "date", fields: { ...meaning.fields, year: year.num } } };
}

/** 'some time next week, Tuesday or Wednesday', 'Tuesday or Wednesday next week': the bare weekdays are of that week. */
function intoWeek(line: Line, mentions: Mention[]): Mention[] {
  // 'Tuesday or Thursday, but not next week' names no day of that week.
  const week = mentions.findIndex(
    (m) => m.meaning.kind === "days" && isWeek(m.meaning.days) && !isRuledOut(line, m),
  );
  const named = mentions.findIndex((m) => m.meaning.kind === "days" && isDayOfOtherWeek(line, m));
  const at = week >= 0 ? week : named;
  const anchor = mentions[at];
  if (
    anchor?.meaning.kind !== "days" ||
    !mentions.some((m, k) => isBareWeekday(m) && isBeside(mentions, k, at, line))
  )
    return mentions;
  const monday = mondayOf(anchor.meaning.days.point);
  if (monday < mondayOf(line.context.today)) return mentions;
  return mentions
    .map((mention, k): Mention => {
      const { meaning } = mention;
      if (meaning.kind !== "date" || !isBareWeekday(mention) || !isBeside(mentions, k, at, line))
        return mention;
      if (k < at && (isSetAgainst(line, mention) || isWeekAfterIt(line, anchor))) return mention;
      const point = monday + (((meaning.fields.weekday ?? 1) + 6) % 7);
      return point < line.context.today ? mention : { ...mention, meaning: oneDay(point) };
    })
    .filter(
      (_, k) =>
        k !== week ||
        isWeekAfterIt(line, anchor) ||
        !mentions.some(
          (m, other) =>
            isBareWeekday(m) &&
            !isRuledOut(line, m) &&
            !isSetAgainst(line, m) &&
            isBeside(mentions, other, at, line),
        ),
    );
}

/** 'Not Friday, the following week': that week instead, and no Friday of it. */
const isSetAgainst = (line: Line, { to }: Mention): boolean =>
  isTurnedDown(line, to - 1) && isOtherWeek(line, to);

/** 'Tuesday, or the week after that' are two wishes. */
function isWeekAfterIt(line: Line, { from }: Mention): boolean {
  const before = word(line, from - 1) === "the" ? from - 2 : from - 1;
  const isOther = ["or", "and", "then"].includes(word(line, before)) || token(line, from - 1).stop === 2;
  return isOther && word(line, from) === "week" && word(line, from + 1) === "after";
}

const isWeek = ({
  first,
  last,
  point,
  past,
}: {
  first: number;
  last: number;
  point: number;
  past: boolean;
}) => !past && last - first >= 4 && last - first <= 6 && mondayOf(point) === point && last === point + 6;

const isDayOfOtherWeek = (line: Line, { from, to, meaning }: Mention) =>
  meaning.kind === "days" &&
  meaning.days.first === meaning.days.last &&
  to - from >= 3 &&
  line.tokens.slice(from, to).some((t) => t.word === "week");

const isBareWeekday = ({ meaning }: Mention) =>
  meaning.kind === "date" &&
  meaning.fields.weekday !== null &&
  meaning.fields.day === null &&
  meaning.fields.which === "nearest";

/** 'next week apart from Tuesday' keeps the rest of that week. */
function isRuledOut(line: Line, { from, to }: Mention): boolean {
  if (isTurnedDown(line, to - 1)) return true;
  for (let k = from - 1; k >= from - 3; k--)
    if (["except", "apart", "but", "not", "other", "besides", "excluding"].includes(word(line, k)))
      return true;
  return false;
}

const apart = wordSet("no actually sorry instead to until before after");

/** Nothing but a few small words and other days between the two; 'he finished on Friday, can we come next week' has two matters. */
function isBeside(mentions: readonly Mention[], k: number, at: number, line: Line): boolean {
  const [a, b] = k < at ? [k, at] : [at, k];
  const first = mentions[a];
  const second = mentions[b];
  if (!first || !second) return false;
  for (let t = first.to; t < second.from; t++)
    if (apart.has(word(line, t)) || (k < at && ["can", "could"].includes(word(line, t)))) return false;
  return second.from - first.to <= 6;
}
