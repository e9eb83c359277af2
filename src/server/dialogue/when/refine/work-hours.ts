import { type Line, phraseAt, phrases, token, word, wordSet } from "../line.ts";
import { isTimeLike, type QualifiedMention } from "../qualified-mention.ts";

/** 'I finish at three', 'after school gets out at half past': from then on they can come. */
export function isEndOfWork(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isTimeLike(one) || one.meaning.kind === "part") return false;
  for (let k = one.from - 1; k >= Math.max(start, one.from - 4); k--) {
    if (token(line, k + 1).stop === 2 || ["and", "so", "to"].includes(word(line, k))) return false;
    if (endings.has(word(line, k))) return true;
    if (word(line, k) === "out" && /^(?:gets|get|is|are|lets)$/.test(word(line, k - 1))) return true;
  }
  return false;
}

const endings = wordSet("finish finishes finishing knock knocks ends");

/** 'Before work, I start at ten', 'I have to be at work by ten', 'I'm in class from two': until then they can come. */
export function isDueElsewhere(line: Line, one: QualifiedMention, start: number): boolean {
  if (!isTimeLike(one) || one.meaning.kind === "part") return false;
  const from = Math.max(start, one.from - 7);
  for (let k = one.from - 1; k >= from; k--) {
    if (token(line, k + 1).stop === 2 || leadsOn.has(word(line, k))) return false;
    if (isStart(line, k) || isPickUp(line, k, start) || phraseAt(line, k, dueThere) > 0) return true;
  }
  return false;
}

const leadsOn = wordSet("so then but can could finish finishes till until after off");

const dueThere = phrases(
  ["be at", "be in", "be back at", "get to", "back at", "be on"]
    .flatMap((be) =>
      [
        "work",
        "school",
        "uni",
        "tafe",
        "class",
        "training",
        "kinder",
        "daycare",
        "the office",
        "the airport",
      ].map((place) => `${be} ${place}`),
    )
    .concat([
      "at work from",
      "in class from",
      "working from",
      "on shift from",
      "at uni from",
      "at school from",
    ])
    .join("|"),
);

/** 'I start work at ten', 'my shift starts at two'; 'can I start at ten' and 'does it start at ten' ask. */
const isStart = (line: Line, at: number): boolean =>
  /^(?:start|starts|begin|begins)$/.test(word(line, at)) &&
  starters.has(word(line, at - 1)) &&
  !/^(?:can|could|may|shall|should|do|does|did|will|would|if|when)$/.test(word(line, at - 2));

/** 'I have to pick the kids up at three', 'school pick up's at half past': by then they are gone. */
const isPickUp = (line: Line, at: number, start: number): boolean =>
  word(line, at) === "pickup" ||
  (collecting.has(word(line, at)) &&
    line.tokens.slice(Math.max(start, at - mostBefore), at).some((each) => duty.has(each.word))) ||
  // 'I have to get him from kinder at three'
  (word(line, at) === "get" &&
    [2, 3].some((on) => word(line, at + on) === "from") &&
    ["him", "her", "them", "the", "my", "our"].includes(word(line, at + 1))) ||
  // 'I pick him up at three', and not 'can I pick it up at three'
  (word(line, at) === "pick" &&
    ["i", "we"].includes(word(line, at - 1)) &&
    !asks.has(word(line, at - 2)) &&
    [1, 2, 3, 4].some((on) => word(line, at + on) === "up"));
const asks = wordSet("can could may shall should do would if when");
const collecting = wordSet("pick collect fetch");
const duty = wordSet("have has need needs got ive gotta must school kinder daycare");
const mostBefore = 4;

const starters = wordSet(
  "i he she they we work shift school class kinder uni tafe training lecture lectures classes",
);

/** 'I finish at three, so half past three': beside another time it only explains. */
export function leaveToOthers(line: Line, said: readonly QualifiedMention[]): void {
  const explains = said.map((one, k) => isSetByWork(line, one, said[k - 1]?.to ?? 0));
  for (const [k, one] of said.entries())
    if (explains[k])
      one.story = said.some(
        (other, j) =>
          !explains[j] &&
          isTimeLike(other) &&
          !isPart(other) &&
          other.role === "wanted" &&
          !isOtherEnd(other, one),
      );
}

/** 'I'm on till twelve, what's after that, I start again at three': from one to the other, on the twelve hours of a day's work. */
const isOtherEnd = (from: QualifiedMention, to: QualifiedMention): boolean => {
  const [first, last] = [hourOfDay(from), hourOfDay(to)];
  const isBegin = from.bound === "after" || from.bound === "from" || from.bound === "until";
  return isBegin && to.bound === "before" && first !== null && last !== null && first < last;
};
const hourOfDay = ({ meaning }: QualifiedMention): number | null => {
  if (meaning.kind !== "clock") return null;
  const { hour, minute, half } = meaning.clock;
  const isAfternoon = half === "pm" || (half === null && hour < earliestOfWork);
  return ((hour % 12) + (isAfternoon || hour === 12 ? 12 : 0)) * 60 + minute;
};
const earliestOfWork = 7;

const isSetByWork = (line: Line, one: QualifiedMention, start: number): boolean =>
  (one.bound === "from" && isEndOfWork(line, one, start)) ||
  (one.bound === "before" && isDueElsewhere(line, one, start));

/** 'After school' is no other time than the end of it, and 'mornings, I start at eleven' is both: mornings that are over by then. */
const isPart = ({ meaning }: QualifiedMention): boolean => meaning.kind === "part";
