import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksIn } from "#server/dialogue/conversation/asks-in.ts";
import { officeThatRings } from "#server/dialogue/conversation/for-whom.ts";
import { isNear } from "#server/dialogue/conversation/merged-name.ts";
import { hasDetails, hasWhen } from "#server/dialogue/conversation/reading.ts";
import type { Draft, LiveState } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { mostNotes, noteOf, withFurtherNote } from "#server/dialogue/conversation/visit-notes.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { PersonName, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { whoRings } from "#server/dialogue/who/caller.ts";
import { capitaliseName } from "#server/dialogue/who/capitalise.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { readName } from "#server/dialogue/who/read-name.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { leaveMessage } from "./messages.ts";

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
  const isOwn = ownWords.test(text.slice(0, said.span[0])) || speaks.test(text.slice(said.span[1]));
  return isOther && isOwn ? said.value.full : null;
}
const speaks = /^\W*(?:here|speaking|calling)\b/i;
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

/** 'It's Ray Nolan', once the team has what he said: who it is from is passed on, too. */
export function signMessage(turn: Turn, heard: Understanding): Turn | null {
  const { step, purpose, unsigned = "" } = turn.state;
  if (unsigned === "" || purpose !== null || step.kind !== "anything_else") return null;
  const said = heard.name ?? (heard.intents.length === 0 ? bareName(heard.text) : null);
  const isMore = wishesIn(heard).length > 0 || hasWhen(heard) || heard.visit !== null || asksIn(heard.text);
  if (!said || said.value.last === null || isMore || ofOther.test(heard.text.slice(0, said.span[0])))
    return null;
  const signed = changeDraft(say(understood(turn), `Thank you, ${said.value.first}.`), {
    name: toDetail(said),
  });
  return leaveMessage(signed, {
    kind: "message",
    text: `The message before is from ${said.value.full}: ${unsigned}`,
  });
}
const ofOther = /\b(?:for|about|with|by|dr|doctor)\W*$/i;

/** The first and last name that the utterance is all of. */
function bareName(text: string): Reading<PersonName> | null {
  const name = readName(toUtterance(text), { expected: "name" });
  if (name?.certainty !== "sure" || name.value.last === null) return null;
  const isKnown = commonFirstNames.has(name.value.first.toLowerCase());
  if (!isKnown && !/^\p{L}{3,} \p{L}[\p{L}'’-]{2,}$/u.test(name.value.full)) return null;
  const [from, to] = name.span;
  return onlyPolite.test(text.slice(0, from)) && onlyPolite.test(text.slice(to)) ? name : null;
}
const onlyPolite =
  /^(?:\W*\b(?:it['’]?s|this is|i['’]?m|i am|my name['’]?s|my name is|names|yeah|yes|and|oh|um|uh|sorry|here|speaking|by the way|thanks|thank you|please)\b)*\W*$/i;

/** 'Bob Reyes', where the visit is for Leo Hart and nobody asked for a name. */
function bareCaller({ step, draft }: LiveState, { text }: Understanding): { name: PersonName } | null {
  const isOpen = step.kind === "reading_back" || (step.kind === "collecting" && !asksForName.has(step.asked));
  if (!isOpen || !draft.isForOther || !draft.name?.value.last) return null;
  const said = bareName(text)?.value;
  return said && !isNear(said.first, draft.name.value.first) ? { name: said } : null;
}
const asksForName: ReadonlySet<string> = new Set(["name", "surname", "change"]);

function callerIn(state: LiveState, heard: Understanding): { name: PersonName | null } | null {
  const { step } = state;
  const isAsked = "asked" in step && (step.asked === "name" || step.asked === "surname");
  const found = whoRings(toUtterance(heard.text), isAsked);
  if (!found) return bareCaller(state, heard);
  const [first, ...others] = capitaliseName(found.parts);
  if (first === undefined) return { name: null };
  const last = others.length === 0 ? null : others.join(" ");
  return { name: { first, last, full: [first, ...others].join(" ") } };
}
