import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { asksIn } from "#server/dialogue/conversation/asks-in.ts";
import { hasDetails, isMereTalk, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { noteOf, withFurtherNote } from "#server/dialogue/conversation/visit-notes.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { tellsHistory } from "#server/dialogue/what/read-medical-history.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** 'I had a heart attack in March': a note for the dentist, and the call goes on with what it was about. */
export function noteHistory(turn: Turn, heard: Understanding): Turn {
  if (!tellsHistory(toUtterance(heard.text))) return turn;
  const { purpose, draft } = turn.state;
  const isBooking = purpose === "book" || (purpose === null && heard.visit !== null);
  if (!isBooking) return purpose === null && isAlone(heard) ? say(turn, dentistShouldHear) : turn;
  const note = noteOf(heard.text);
  if (draft.notes.includes(note)) return turn;
  return say(
    changeDraft(turn, { notes: withFurtherNote(draft.notes, note), isNotePromised: true }),
    notedForDentist,
  );
}

/** Told with nothing beside it, it answers nothing that was asked, and is understood all the same. */
export function goOnAfterHistory(turn: Turn, heard: Understanding): Turn | null {
  const { purpose } = turn.state;
  if (!tellsHistory(toUtterance(heard.text)) || !isAlone(heard)) return null;
  return purpose === null || purpose === "book" ? askAgain(change(turn, { misses: 0 })) : null;
}

/** Nothing is answered, asked or wished for with it: what it means for a treatment is answered elsewhere. */
export const isAlone = (heard: Understanding): boolean =>
  !hasDetails(heard) && yesOrNo(heard) === null && !asksIn(heard.text) && isMereTalk(heard);

const notedForDentist = "I will note that for the dentist.";
const dentistShouldHear =
  "The dentist should hear of that when you come, and can tell you what it means for the treatment.";
