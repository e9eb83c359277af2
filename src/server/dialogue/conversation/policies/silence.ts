import { goodbyeInSilence, stillThere } from "#server/dialogue/conversation/phrases/call.ts";
import { promptOf } from "#server/dialogue/conversation/phrases/prompts.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";

/** Nobody speaks: the question again, then shorter, then the call ends. */
export function answerSilence(turn: Turn): Turn {
  const silences = turn.state.silences + 1;
  const silent = change(turn, { silences });
  if (silences >= 3) return endCall(silent, { type: "hang_up", reason: "abandoned" }, goodbyeInSilence);
  if (turn.state.waiting) return say(silent, "I am still checking. One moment.");
  if (turn.state.digits !== "" && silences <= 1) return say(silent, "And the rest of the number?");
  return silences <= 1
    ? say(silent, stillThere, promptOf(turn.state, 1))
    : say(silent, "Hello?", shortPrompt(turn));
}

function shortPrompt(turn: Turn): string {
  const prompt = promptOf(turn.state, 0);
  return prompt.split(/(?<=[.?])\s+/).at(-1) ?? prompt;
}
