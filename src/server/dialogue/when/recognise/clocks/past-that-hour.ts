import { cardinal, follows, type Line, type Recogniser, token, word } from "../../line.ts";
import type { Clock, Found } from "../../mention.ts";

/** 'At nine and my wife at half past': past the hour that was said just before. */
export const pastThatHour: Recogniser = {
  starts: ["half", "quarter"],
  read(line, at) {
    const isHalf = follows(line, at, "half", "past");
    if (!isHalf && !follows(line, at, "quarter", "past")) return null;
    const hour = hourBefore(line);
    if (!hour || namesHour(line, at + 2)) return null;
    return meaning(hour, isHalf ? 30 : 15, at + 2);
  },
};

/** A whole hour: past 'ten thirty' there is no half. */
function hourBefore({ last }: Line): Clock | null {
  const clock = last?.meaning.kind === "clock" ? last.meaning.clock : null;
  return clock?.minute === 0 ? clock : null;
}

/** 'Half past nine', 'half past the hour', 'quarter past midday' say for themselves which. */
const namesHour = (line: Line, at: number): boolean =>
  token(line, at).stop === 0 &&
  (cardinal(line, at) >= 0 || ["the", "noon", "midday", "midnight", "my", "a"].includes(word(line, at)));

const meaning = (hour: Clock, minute: number, to: number): Found => ({
  meaning: { kind: "clock", clock: { ...hour, minute, bare: false } },
  to,
});
