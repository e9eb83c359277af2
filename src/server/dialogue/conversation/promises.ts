import type { Effect } from "#server/dialogue/events.ts";
import { leaveMessage } from "./policies/messages.ts";
import { besideReason } from "./reason-note.ts";
import type { CallState, LiveState } from "./state.ts";
import { change, type Turn } from "./turn.ts";

/** What callers were told is noted or will be passed on, and is neither in a booking nor with the team yet. */
export const promised = ({ draft, noteToPass = "" }: LiveState): string =>
  [...(draft.isNotePromised ? besideReason(draft) : []), noteToPass].filter((each) => each !== "").join(". ");

const ends = ({ type }: Effect): boolean => type === "hang_up" || type === "hand_over";

/** No call ends with a promise open: the team gets it first, and then the call ends as it would have. */
export function keepPromises(turn: Turn, before: CallState): Turn {
  const { state } = turn;
  const text = promised(state);
  const ending = turn.effects.find(ends);
  if (state.step.kind !== "ended" || text === "" || !ending) return turn;
  const rest = turn.effects.filter((each) => each !== ending);
  const { notes, isNotePromised: _, ...draft } = state.draft;
  const told = change(turn, { step: before.step, noteToPass: "", draft: { ...draft, notes } });
  const left = leaveMessage({ ...told, effects: rest }, { kind: "message", text });
  const { waiting } = left.state;
  return waiting?.for === "message" ? change(left, { waiting: { ...waiting, ending } }) : turn;
}
