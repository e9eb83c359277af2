import { ask } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import type { LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import { change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";

/** A number dictated in pieces: a short sign of listening, and the caller goes on. */
export function answerDigits(turn: Turn, before: LiveState, brought: Heard, asking: NextStep): Turn | null {
  const { digits } = turn.state;
  if (digits === "") return null;
  if (!brought.news.has("digits")) return before.digits === "" ? null : startOver(turn, asking);
  if (isPastNumber(digits)) return startOver(turn, asking);
  if (/^[2-9]\d{7}$/.test(digits)) return goTo(say(turn, "And the area code?"), asking);
  const isFirst = before.digits === "";
  return goTo(say(turn, isFirst ? "Mm-hm." : "Go on."), asking);
}

/** As many digits as a number has, and none of it is one: whatever follows makes none of it. */
export const isPastNumber = (digits: string): boolean => digits.length >= 10 && !/^(?:61|0011)/.test(digits);

/** No digits are dropped to make a number of what was said: it is asked for again. */
export function startOver(turn: Turn, asking: NextStep): Turn {
  const lacks = turn.state.digits.length < 10 ? "complete" : "right";
  return ask(
    say(
      change(turn, { digits: "" }),
      `Sorry, that number does not look ${lacks}. Could you say the whole number again?`,
    ),
    asking,
  );
}
