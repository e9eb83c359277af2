import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { officeThatRings } from "#server/dialogue/conversation/for-whom.ts";
import { hasDetails } from "#server/dialogue/conversation/reading.ts";
import type { Draft, LiveState } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { mostNotes, noteOf, withFurtherNote } from "#server/dialogue/conversation/visit-notes.ts";
import type { PersonName, Understanding } from "#server/dialogue/understanding.ts";
import { whoRings } from "#server/dialogue/who/caller.ts";
import { capitaliseName } from "#server/dialogue/who/capitalise.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** 'I'm her daughter Gail': who rings, and not whom the visit is for. It is kept for the team, and the patient is still asked for. */
export function keepWhoRings(turn: Turn, heard: Understanding): Turn {
  const { draft } = turn.state;
  const caller = turn.state.step.kind === "anything_else" ? null : callerIn(turn.state, heard);
  if (!caller) return turn;
  const isNew = caller.name !== null && caller.name.full !== turn.state.rings?.full;
  const notes = [...draft.notes, ...(caller.name ? [`${caller.name.full} rings for the patient.`] : [])];
  return change(turn, {
    draft: { ...draft, isForOther: true, notes: isNew ? notes.slice(-mostNotes) : draft.notes },
    ...(isNew && caller.name && { rings: caller.name }),
  });
}

/** 'This is the school nurse': whom the team rings about the child. */
export function withOffice(draft: Draft, text: string): Draft {
  const office = officeThatRings(text);
  return office === "" ? draft : { ...draft, notes: withFurtherNote(draft.notes, noteOf(office)) };
}

/** Told with nothing beside it, it answers nothing that was asked. */
export function goOnAfterWhoRings(turn: Turn, heard: Understanding): Turn | null {
  const caller = callerIn(turn.state, heard);
  if (!caller || turn.state.purpose === null || hasDetails(heard) || heard.emergency) return null;
  if (asks.test(heard.text)) return null;
  return askAgain(say(understood(turn), caller.name ? `Thank you, ${caller.name.first}.` : ""));
}
const asks =
  /\?|\b(?:is|does|do|can|could|should|will|would|am|are|may) (?:that|it|this|i|we|he|she|they|you|there)\b/i;

function callerIn({ step }: LiveState, { text }: Understanding): { name: PersonName | null } | null {
  const isAsked = "asked" in step && (step.asked === "name" || step.asked === "surname");
  const found = whoRings(toUtterance(text), isAsked);
  if (!found) return null;
  const [first, ...others] = capitaliseName(found.parts);
  if (first === undefined) return { name: null };
  const last = others.length === 0 ? null : others.join(" ");
  return { name: { first, last, full: [first, ...others].join(" ") } };
}
