import { withWhatCameUp } from "#server/dialogue/conversation/answers/yes-and.ts";
import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksForKind, kindIn } from "#server/dialogue/conversation/dentist-kinds.ts";
import { hasDetails } from "#server/dialogue/conversation/reading.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'A man if possible', 'a lady dentist please', amid a booking: it is noted, as who will be seen is the team's to settle. */
export function noteKindOfDentist(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, step, draft, noteToPass = "" } = turn.state;
  const kind = purpose === "book" ? kindIn(heard.text) : null;
  if (!kind || asksForKind(heard.text)) return null;
  if (hasDetails(withoutPart(heard, kind))) return null;
  // What was read back is booked as it was read.
  const noted =
    step.kind === "reading_back"
      ? change(turn, { noteToPass: [noteToPass, heard.text.trim()].filter((each) => each !== "").join(". ") })
      : changeDraft(turn, { notes: withWhatCameUp(draft.notes, heard.text), isNotePromised: true });
  return askAgain(say(understood(noted), "I cannot choose the dentist, but I will note that for the team."));
}
