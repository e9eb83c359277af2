import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksIn } from "#server/dialogue/conversation/asks-in.ts";
import { hasDetails, isMereTalk, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { Draft } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { mostNotes, noteOf } from "#server/dialogue/conversation/visit-notes.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { agesIn } from "#server/dialogue/who/read-ages.ts";

/** 'He's nine': worth a line for whoever sees the patient, as long as nothing weightier gives way to it. */
export function withAge(notes: Draft["notes"], text: string): Draft["notes"] {
  const said = agesIn(text).map((span) => text.slice(...span).trim());
  const note = noteOf(said.join(", "));
  const isNoted = notes.some((each) => said.length > 0 && said.every((words) => each.includes(words)));
  return said.length === 0 || isNoted || notes.length >= mostNotes ? notes : [...notes, note];
}

/** Told with nothing beside it, it answers nothing that was asked, and is understood all the same. */
export function goOnAfterAge(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, draft } = turn.state;
  const isAlone =
    !hasDetails(heard) && yesOrNo(heard) === null && !asksIn(heard.text) && !asksOfThem.test(heard.text);
  if (agesIn(heard.text).length === 0 || !isAlone || !isMereTalk(heard)) return null;
  if (purpose !== "book") return purpose === null ? null : askAgain(understood(turn));
  const notes = withAge(draft.notes, heard.text);
  const noted = { ...turn.state, draft: { ...draft, notes } };
  return askAgain(
    say(understood({ ...turn, state: noted }), notes === draft.notes ? "" : "I will note that."),
  );
}
const asksOfThem =
  /\b(?:can|could|does|do|should|will|would) (?:my|our) \w+\b|\b(?:how|what|which|when|too (?:young|old))\b/i;
