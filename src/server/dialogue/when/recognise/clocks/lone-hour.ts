import { civil, weekdayOfNumber } from "../../calendar.ts";
import { endsAt, type Line, phraseAt, phrases, token, word, wordSet } from "../../line.ts";
import { weekdays } from "../../vocabulary.ts";

/** Where a clause begins, so that the number in it is no count of what was named before. */
const clauseStarts = wordSet(
  "yes yeah yep ok okay sure no nah then but and or so think sorry actually look well oh ah reckon guess suppose love mate if because cause hi right",
);
const verdicts = phrases(
  [
    "is alright|is all right|is lovely|is best|is better|is easiest|is easier|is ideal|is beaut|is good|is fine|is great|is perfect|is okay|is ok|is possible",
    "is too early|is too late|is a bit early|is a bit late|is no good|is not good|is free|is available|is gone|is taken|is out|is still",
    "suits|works|will do|could work|might work|would work|wont work|doesnt work|doesnt suit|cant work|sounds",
  ].join("|"),
);
/** 'Is nine still there', 'is three too late' */
const askedOf = wordSet("free available still gone taken ok okay alright possible open too");
const daysAhead = wordSet("today tomorrow");
const partsOfThat = wordSet("day morning arvo afternoon evening one week");
/** What is done with a time: 'could you do four', 'I'll go with ten', 'we'll take nine'. */
const settling = wordSet("do take go with manage say make");
const afterSettled = wordSet("then thanks thank ta cheers if instead on i love mate");
const counts = wordSet("appointment appointments spot spots slot slots booking bookings");

/** A number alone is an hour by what is said of it: 'nine's alright', 'four tomorrow', 'could you do ten that day'. */
export function isLoneHour(line: Line, at: number, to: number): boolean {
  const { num, stop } = token(line, at);
  if (to - at > 1 || num < 1 || num > 12 || word(line, at - 1) === "the") return false;
  const before = word(line, at - 1);
  const begins = at === 0 || stop > 0 || clauseStarts.has(before);
  if (begins && phraseAt(line, to, verdicts) > 0 && word(line, at) !== "one") return true;
  if (isMeant(line, at) && (endsAt(line, to) || afterSettled.has(word(line, to)))) return true;
  if (isAbout(line, at) && endsAt(line, to)) return true;
  if (before === "is" && askedOf.has(word(line, to))) return true;
  if ((begins || settling.has(before) || isOffered(line, at)) && isBeforeDay(line, to))
    return word(line, at) !== "one" || settling.has(before);
  return (
    settling.has(before) && isSettled(line, at) && (endsAt(line, to) || afterSettled.has(word(line, to)))
  );
}

/** 'Friday ten', 'Friday 10': an hour, unless that weekday falls on such a date soon and it was written in figures. */
export function isHourOfWeekday(line: Line, at: number): boolean {
  const { num, digits, stop, ordinal } = token(line, at);
  const weekday = weekdays.get(word(line, at - 1));
  if (weekday === undefined || stop === 2 || ordinal || num < 2 || num > 12) return false;
  return digits === 0 || !isDateSoon(line.context.today, weekday, num);
}

const isDateSoon = (today: number, weekday: number, day: number): boolean =>
  Array.from({ length: farthest }, (_, ahead) => today + ahead).some(
    (date) => weekdayOfNumber(date) === weekday && civil(date).day === day,
  );
const farthest = 62;

/** 'Did I say ten? I meant eleven', 'I really meant eleven' */
const isMeant = (line: Line, at: number): boolean =>
  ["meant", "mean"].includes(word(line, at - 1)) &&
  (word(line, at - 2) === "i" || word(line, at - 3) === "i") &&
  word(line, at - 2) !== "not";

/** 'Have you got ten', and not 'I have two'. */
const isOffered = (line: Line, at: number): boolean =>
  ["have", "got"].includes(word(line, at - 1)) &&
  ["you", "youve"].some((you) => you === word(line, at - 2) || you === word(line, at - 3));

/** 'Have you got like eleven', 'have you anything around ten' */
const isAbout = (line: Line, at: number): boolean =>
  nearly.has(word(line, at - 1)) && [at - 2, at - 3].some((k) => offered.has(word(line, k)));
const nearly = wordSet("like maybe say around about");
const offered = wordSet("got have anything something");

function isBeforeDay(line: Line, to: number): boolean {
  if (token(line, to).stop === 2) return false;
  const after = word(line, to);
  const isDay = daysAhead.has(after) || weekdays.has(after);
  if (isDay) return !counts.has(word(line, to + 1));
  return (after === "that" || after === "this") && partsOfThat.has(word(line, to + 1));
}

/** 'Go with ten', but not 'come with two'. */
const isSettled = (line: Line, at: number): boolean =>
  word(line, at - 1) !== "with" || ["go", "going", "stick", "run"].includes(word(line, at - 2));
