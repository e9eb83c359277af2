import { ask } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import type { LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import { change, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";

/** A number dictated in pieces: a short sign of listening, and the caller goes on. */
export function answerDigits(turn: Turn, before: LiveState, brought: Heard, asking: NextStep): Turn | null {
  const { digits } = turn.state;
  if (digits === "") return null;
  if (!brought.news.has("digits")) return before.digits === "" ? null : startOver(turn, asking);
  if (digits.length >= 10 && !/^(?:61|0011)/.test(digits)) return startOver(turn, asking);
  if (/^[2-9]\d{7}$/.test(digits)) return goTo(say(turn, "And the area code?"), asking);
  const isFirst = before.digits === "";
  return goTo(say(turn, isFirst ? "Mm-hm." : "Go on."), asking);
}

const startOver = (turn: Turn, asking: NextStep): Turn =>
  ask(
    say(
      change(turn, { digits: "" }),
      "Sorry, that number does not look complete. Could you say the whole number again?",
    ),
    asking,
  );
