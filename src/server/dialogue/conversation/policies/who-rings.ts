import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksIn } from "#server/dialogue/conversation/asks-in.ts";
import { officeThatRings } from "#server/dialogue/conversation/for-whom.ts";
import { isNear } from "#server/dialogue/conversation/merged-name.ts";
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

/** 'And I'm Bob Reyes', where the visit is for Sarah Reyes: who rings. Null where it is the patient who is named. */
export function callerBesidePatient(
  { isForOther, name }: Draft,
  { name: said, text, isCorrection }: Understanding,
): string | null {
  if (!isForOther || isCorrection || !name?.value.last || !said?.value.last) return null;
  const isOther = said.value.full !== name.value.full && !isNear(said.value.first, name.value.first);
  return isOther && ownWords.test(text.slice(0, said.span[0])) ? said.value.full : null;
}
const ownWords = /\b(?:i['’]?m|i am|my name(?:['’]?s| is)|this is)\s+$/i;

/** 'This is the school nurse': whom the team rings about the child. */
export function withOffice(draft: Draft, text: string): Draft {
  const office = officeThatRings(text);
  return office === "" ? draft : { ...draft, notes: withFurtherNote(draft.notes, noteOf(office)) };
}

/** Told with nothing beside it, it answers nothing that was asked. */
export function goOnAfterWhoRings(turn: Turn, heard: Understanding): Turn | null {
  const caller = callerIn(turn.state, heard);
  if (!caller || turn.state.purpose === null || hasDetails(heard) || heard.emergency) return null;
  if (asksIn(heard.text)) return null;
  return askAgain(say(understood(turn), caller.name ? `Thank you, ${caller.name.first}.` : ""));
}

function callerIn({ step }: LiveState, { text }: Understanding): { name: PersonName | null } | null {
  const isAsked = "asked" in step && (step.asked === "name" || step.asked === "surname");
  const found = whoRings(toUtterance(text), isAsked);
  if (!found) return null;
  const [first, ...others] = capitaliseName(found.parts);
  if (first === undefined) return { name: null };
  const last = others.length === 0 ? null : others.join(" ");
  return { name: { first, last, full: [first, ...others].join(" ") } };
}
