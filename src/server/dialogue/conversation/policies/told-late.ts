import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksIn } from "#server/dialogue/conversation/asks-in.ts";
import { notedBefore } from "#server/dialogue/conversation/phrases/noted.ts";
import { hasDetails, isMereTalk, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { namesPart } from "#server/dialogue/conversation/reason-note.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { noteOf, withFurtherNote } from "#server/dialogue/conversation/visit-notes.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { notUnderstood } from "./handing-over.ts";

/** What is told when something else is asked, and was to be told before or was told already. */

/** 'And it's my plate dear, the bottom one', once the name or the number is asked for: a note for the dentist. */
export function keepReasonLate(turn: Turn, heard: Understanding): Turn | null {
  const { draft } = turn.state;
  // The 'one' of 'the bottom one' is no digit.
  const isNumber = (heard.phoneDigits?.value.length ?? 0) > 2;
  const apart = { ...heard, visit: null, phoneDigits: isNumber ? heard.phoneDigits : null };
  const isOther = heard.visit?.certainty === "sure" && heard.visit.value !== draft.visit?.value;
  if (!isPastReason(turn.state) || isOther || hasDetails(apart)) return null;
  if (yesOrNo(heard) !== null) return null;
  const isOfMouth = namesPart(heard.text) || whichOne.test(heard.text);
  if (!isMereTalk(heard) || !isOfMouth || asksIn(heard.text) || asksOn.test(heard.text) || heard.emergency)
    return null;
  const notes = withFurtherNote(draft.notes, noteOf(heard.text));
  return askAgain(say(understood(changeDraft(turn, { notes })), "I will note that."));
}
const whichOne =
  /\b(?:the|my|on|it['’]?s) (?:the )?(?:(?:very|far|other) )?(?:top|bottom|upper|lower|back|front|left|right)(?:[- ](?:hand|left|right|back|front|top|bottom))? (?:one|ones|side|set|row)\b/i;
const asksOn =
  /^\W*(?:(?:um|uh|oh|and|but|so|sorry|wait|hey|well|just)\W+)*(?:is|does|do|did|can|could|should|will|would|am|are|may|have|has|what|which|who|where|when|why|how)\b|\b(?:how|what|when|where|why|which|who)\b/i;

/** What it is for is known, and something else is asked. */
const isPastReason = ({ purpose, step, draft }: LiveState): boolean =>
  purpose === "book" &&
  draft.visit !== null &&
  (step.kind === "offering" ||
    (step.kind === "collecting" && step.asked !== "visit" && step.asked !== "change"));

/** 'Joan Turner' once more, where the number is asked for: it is said back as it stands. */
export function sayNameAgain(turn: Turn, heard: Understanding): Turn | null {
  const { draft, step, purpose } = turn.state;
  const isElse = step.kind === "offering" || ("asked" in step && !ofName.has(step.asked));
  if (!isElse || purpose === null || !draft.name) return null;
  const known = new Set(wordsIn(draft.name.value.full));
  const said = wordsIn(heard.text).filter((word) => !polite.test(word));
  if (said.length === 0 || said.some((word) => !known.has(word))) return null;
  return notUnderstood(turn, notedBefore(draft, { name: true }), patience);
}
const ofName: ReadonlySet<string> = new Set(["name", "surname", "again", "text", "change"]);
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
const polite =
  /^(?:yes|yeah|it|is|it['’]?s|its|my|name|name['’]?s|i|i['’]?m|im|am|said|told|you|dear|love|as|the|that|that['’]?s|just|already|mrs|mr|ms|miss|still|here|speaking|this|please|thanks)$/;
const patience = 4;
