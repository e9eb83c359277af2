import { type Line, word } from "../line.ts";
import { isDayLike, isTimeLike, type Said } from "../said.ts";

/**
 * 'I start work at ten, so Thursday before that', 'the kids come out at three, well before that on Tuesday': the hour that was
 * told is the end of the time wished for, on the day that is named.
 */
export function bindThat(line: Line, said: readonly Said[]): void {
  for (let at = 1; at < line.tokens.length; at++) {
    const side = word(line, at);
    if (
      (side !== "before" && side !== "after") ||
      word(line, at + 1) !== "that" ||
      word(line, at - 1) === "or"
    )
      continue;
    const hour = said.findLast((one) => one.to <= at && isTimeLike(one) && one.meaning.kind !== "part");
    // 'Thursday or before that' has no hour to count from, 'the week after that' counts from a week.
    if (!hour || isOfDay(line, at)) continue;
    Object.assign(hour, { bound: side, role: "wanted", story: false });
    const day = said.find((one) => isDayLike(one) && one.to <= at && one.from >= hour.to);
    if (day) day.bound = "none";
  }
}

const spans = new Set(["day", "week", "weeks", "days", "month", "one", "fortnight"]);
const isOfDay = (line: Line, at: number): boolean => spans.has(word(line, at - 1));
