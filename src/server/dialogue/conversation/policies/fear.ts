import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { asksForKind } from "#server/dialogue/conversation/dentist-kinds.ts";
import { hasDetails, isMereTalk } from "#server/dialogue/conversation/reading.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { noteOf, withFurtherNote } from "#server/dialogue/conversation/visit-notes.ts";
import type { Intent, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { asksIfGentle, tellsFear, wishesGentle } from "#server/dialogue/what/read-fear.ts";
import { isAlone } from "./medical-history.ts";
import { turnTo } from "./proceeding.ts";

/**
 * 'I'm terrified of dentists', 'I need someone gentle': a kind word and a note for whoever sees the patient; the call goes on
 * with what it was about.
 */
export function comfort(turn: Turn, heard: Understanding): Turn {
  const { purpose, draft, step, noteToPass = "" } = turn.state;
  if (!isOfFear(heard.text) || (purpose !== null && purpose !== "book")) return turn;
  const note = noteOf(heard.text);
  if (draft.notes.includes(note)) return turn;
  if (step.kind === "reading_back") {
    // What was read back is booked as it was read; 'yes, but I'm nervous' is noted with the yes.
    if (!isAlone(heard)) return turn;
    const kept = [noteToPass, heard.text.trim()].filter((each) => each !== "").join(". ");
    return say(change(turn, { noteToPass: kept }), sentenceFor(heard.text));
  }
  const noted = changeDraft(turn, { notes: withFurtherNote(draft.notes, note), isNotePromised: true });
  const isAgain = draft.notes.some((each) => isOfFear(each.replace(/^Caller said: /, "")));
  return say(noted, isAgain ? "I will note that for the team, too." : sentenceFor(heard.text));
}

const isOfFear = (text: string): boolean => tellsFear(text) || wishesGentle(text);

const sentenceFor = (text: string): string =>
  tellsFear(text)
    ? "Many people feel that way, and that is all right. I will note it for the team."
    : "I cannot choose the dentist, but I will note that for the team.";

/** Told with nothing beside it, a booking is what it leads up to. */
export function goOnAfterFear(turn: Turn, heard: Understanding): Turn | null {
  const { purpose } = turn.state;
  const isAllSaid =
    wishesGentle(heard.text) || asksIfGentle(heard.text)
      ? !hasDetails(heard) && isMereTalk(heard)
      : isAlone(heard);
  if (!isOfFear(heard.text) || !isAllSaid) return null;
  const calm = change(turn, { misses: 0 });
  if (purpose === null) return turnTo(calm, "book", heard.text);
  return purpose === "book" ? askAgain(calm) : null;
}

const isMisheard = ({ value, certainty }: Reading<Intent>, text: string): boolean =>
  certainty === "unsure" ||
  ["want_person", "wait", "repeat"].includes(value) ||
  (value === "ask_practitioner" && !asksForKind(text.replace(/\b(?:who|that)(?:['’]?s| is)\b/gi, "")));

/** 'I want somebody gentle' asks for no person to speak to. */
export const withoutPersonMeant = (heard: Understanding): Understanding =>
  wishesGentle(heard.text) || (tellsFear(heard.text) && asksIfGentle(heard.text))
    ? { ...heard, intents: heard.intents.filter((each) => !isMisheard(each, heard.text)) }
    : heard;
