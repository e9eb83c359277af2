import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { messageFailed } from "#server/dialogue/conversation/phrases/call.ts";
import { passedOn } from "#server/dialogue/conversation/phrases/passed-on.ts";
import type { LastWord, Message } from "#server/dialogue/conversation/state.ts";
import { withMatter } from "#server/dialogue/conversation/told-matter.ts";
import { callTool, change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { StoredTask } from "#server/dialogue/events.ts";

/** Taking a message, or leaving word that somebody rings back. */

/** Begins a message whose words are known; only who it is from is asked. */
export const startMessage = (turn: Turn, text: string): Turn =>
  proceedMessage(change(turn, { purpose: "message" }), { kind: "message", text, brief: false });

/** Leaves words that are whole as they were said: at once where a number is known, and nobody is asked for anything. */
export function passOnAtOnce(turn: Turn, text: string): Turn {
  const hasNumber = turn.state.callerNumber !== null || turn.state.draft.phone !== null;
  return hasNumber ? leaveMessage(turn, { kind: "message", text }) : startMessage(turn, text);
}

/** Words that say whose they are: only where no number is known is the name asked for. */
export function passOnBriefly(turn: Turn, text: string): Turn {
  const message: Message = { kind: "message", text, brief: true };
  const hasNumber = turn.state.callerNumber !== null || turn.state.draft.phone !== null;
  return hasNumber
    ? leaveMessage(turn, message)
    : proceedMessage(change(turn, { purpose: "message" }), message);
}

/** Amid something else it waits until that is done, or given up on. */
export function passOnLater(turn: Turn, text: string): Turn | null {
  const { purpose, step, noteToPass = "" } = turn.state;
  const isOwn = purpose === "book" || purpose === "reschedule" || purpose === "cancel";
  if (!isOwn || step.kind === "taking_message") return null;
  const note = [noteToPass, text].filter((each) => each !== "").join(". ");
  return askAgain(say(change(turn, { noteToPass: note, misses: 0 }), "I will pass that on to the team."));
}

/** With what was told of the matter: whoever rings back should not have to ask again. */
export const startCallback = (turn: Turn, text: string): Turn =>
  proceedMessage(change(turn, { purpose: "callback" }), {
    kind: "callback",
    text: withMatter(turn.state, text),
    brief: false,
  });

/** The next question of a message, or leaving it when nothing is missing. */
export function proceedMessage(turn: Turn, message: Message): Turn {
  const { draft, callerNumber } = turn.state;
  if (message.text === "") return ask(turn, { kind: "taking_message", message, asked: "text" });
  if (!draft.name) return ask(turn, { kind: "taking_message", message, asked: "name" });
  const phone = draft.phone?.value ?? (message.brief ? callerNumber : null);
  if (phone === null && !message.brief) {
    const asked = callerNumber !== null && !draft.declinedOwnNumber ? "own_number" : "phone";
    return ask(turn, { kind: "taking_message", message, asked });
  }
  return leaveMessage(turn, message);
}

/** Leaves the message with what is known, complete or not, and a note that waits goes with it; with `last` the call ends. */
export function leaveMessage(turn: Turn, message: Pick<Message, "kind" | "text">, last?: LastWord): Turn {
  const { draft, callerNumber, noteToPass = "" } = turn.state;
  const text = message.text.includes(noteToPass) ? message.text : `${message.text}\n${noteToPass}`;
  // Who said no to the number of the line is not rung on it.
  const phone = draft.phone?.value ?? (draft.declinedOwnNumber ? null : callerNumber);
  return callTool(
    change(turn, { unsigned: draft.name === null ? text : "", noteToPass: "" }),
    {
      type: "take_message",
      kind: message.kind,
      patientName: draft.name?.value.full ?? null,
      phone,
      text,
      words: turn.state.words ?? [],
    },
    { for: "message", kind: message.kind, phone, ...(last && { last }) },
  );
}

export const answerMessageTaken = (turn: Turn, stored: StoredTask): Turn =>
  say(change(turn, { purpose: null, told: [] }), passedOn(stored, turn.state.heardLast ?? ""));

export const answerMessageFailed = (turn: Turn): Turn =>
  say(change(turn, { purpose: null }), messageFailed(turn.state.facts));
