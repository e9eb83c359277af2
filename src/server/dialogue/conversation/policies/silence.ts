import { goodbyeInSilence, noRush, stillThere } from "#server/dialogue/conversation/phrases/call.ts";
import { operatorHelps, repeatTripleZero } from "#server/dialogue/conversation/phrases/emergency.ts";
import { promptOf } from "#server/dialogue/conversation/phrases/prompts.ts";
import { change, endCall, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { taskInWords } from "#server/dialogue/conversation/wishes.ts";
import { leaveMessage } from "./messages.ts";

/**
 * Nobody speaks: the question again in other words, then shorter, then the call ends. Whoever asked for a moment is
 * left alone first.
 */
export function answerSilence(turn: Turn): Turn {
  const { quietSilences = 0, waiting, digits } = turn.state;
  if (waiting) return say(turn, "I am still checking. One moment.");
  if (quietSilences > 0) {
    const left = change(turn, { quietSilences: quietSilences - 1 });
    return quietSilences === 1 ? say(left, noRush) : left;
  }
  const silences = turn.state.silences + 1;
  const silent = change(turn, { silences });
  if (turn.state.step.kind === "checking_emergency" && turn.state.step.isSent)
    return answerSilenceInDanger(silent);
  if (silences >= 3) return giveUpLine(silent);
  if (digits !== "" && silences <= 1) return say(silent, "And the rest of the number?");
  return silences <= 1
    ? say(silent, stillThere, promptOf(turn.state, 1))
    : say(silent, "Hello?", shortPrompt(turn));
}

/** Whoever was told of 000 and says nothing may be dialling, or worse: a person looks after them where there is one. */
function answerSilenceInDanger(turn: Turn): Turn {
  const { silences, facts } = turn.state;
  if (silences < 3) return say(turn, repeatTripleZero, silences === 1 ? "" : operatorHelps);
  return endCall(
    turn,
    facts.canTransfer ? { type: "hand_over", reason: "emergency" } : { type: "hang_up", reason: "emergency" },
    repeatTripleZero,
  );
}

/** So often the line brings noise before the caller is spoken to, as in a silence. */
const noisesOfASilence = 3;

/** A cough, the street, an 'um': the caller is not cut short, but a line that brings nothing else is asked. */
export function answerNoise(turn: Turn): Turn {
  const noises = (turn.state.noises ?? 0) + 1;
  return noises < noisesOfASilence ? change(turn, { noises }) : answerSilence(change(turn, { noises: 0 }));
}

/** A caller lost in the middle of something, whose number is known, is rung back. */
function giveUpLine(turn: Turn): Turn {
  const { purpose, draft, callerNumber } = turn.state;
  const phone = draft.phone?.value ?? callerNumber;
  if (purpose === null || phone === null)
    return endCall(turn, { type: "hang_up", reason: "abandoned" }, goodbyeInSilence);
  const text = `The line went silent. ${taskInWords(turn.state)}`;
  return leaveMessage(turn, { kind: "callback", text }, "silence");
}

function shortPrompt(turn: Turn): string {
  const prompt = promptOf(turn.state, 0);
  return prompt.split(/(?<=[.?])\s+/).at(-1) ?? prompt;
}
