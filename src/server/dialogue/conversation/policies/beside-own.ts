import { understood } from "#server/dialogue/conversation/asking.ts";
import { besideOwnIn } from "#server/dialogue/conversation/beside-own-visit.ts";
import { takeDetails } from "#server/dialogue/conversation/details.ts";
import { foundOnCall } from "#server/dialogue/conversation/found-visits.ts";
import { bookedOnCall, emptyDraft, type LiveState, noWish } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { noWhen, type PersonName, type Reading, type Understanding } from "#server/dialogue/understanding.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { whoComes } from "#server/dialogue/who/find-comer.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { readName } from "#server/dialogue/who/read-name.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { goBeside } from "./go-beside-own.ts";
import { proceedIdentifying } from "./identifying.ts";
import { partyIn, withOthers } from "./party.ts";

/** 'Book my son straight after me': the caller's own visit is looked up first, under their own name and number, and his goes beside it. */
export function bookBesideOwn(begun: Turn, heard: Understanding): Turn | null {
  const told = besideOwnIn(begun.state, heard);
  const { purpose, draft, facts } = begun.state;
  const isOpen = purpose === null || (purpose === "book" && draft.slot === null);
  if (told === null || !isOpen || bookedOnCall(begun.state).length > 0) return null;
  if (!facts.permissions.bookAppointments) return null;
  const ofOwn = readVisit(toUtterance(told.words), false);
  const visit = ofOwn && ofOwn.heard === heard.visit?.heard ? null : heard.visit;
  const party = partyIn(begun.state, { ...heard, visit, when: noWhen });
  const turn = withOthers(understood(begun), party.others);
  const isComer = party.heard.name !== null && isTheirs(party.heard.name, heard.text);
  const named = purpose === "book" ? draft : { ...draft, name: null };
  const ofThem = isComer ? party.heard : { ...party.heard, name: null };
  const taken = takeDetails({ ...turn.state, purpose: "book", draft: named }, ofThem).draft;
  const theirs = { ...taken, when: noWish, isForOther: true };
  const besideOwn = { way: told.way, draft: theirs };
  const own = ownTold(turn.state);
  if (own) return goBeside(change(turn, { besideOwn }), own);
  const caller = takeDetails(
    {
      ...turn.state,
      draft: { ...emptyDraft, phone: draft.phone, name: purpose === null ? draft.name : null },
    },
    {
      ...heard,
      visit: null,
      when: noWhen,
      name: isComer ? callerIn(heard.text) : (heard.name ?? callerIn(heard.text)),
    },
  ).draft;
  const asked = change(say(turn, "I will look up your own visit first."), {
    purpose: "check",
    besideOwn,
    draft: { ...caller, visit: ofOwn && toDetail(ofOwn), isForOther: false, notes: [] },
  });
  return proceedIdentifying(asked, "check");
}

/** 'My son Leo', 'for Leo' */
const isTheirs = ({ assumed, span }: Reading<PersonName>, text: string): boolean =>
  assumed.includes(whoComes) || leadsToThem.test(text.slice(0, span[0]));
const leadsToThem = new RegExp(`\\b(?:${aRelative}|for|called|named)\\W*$`, "i");

/** 'Hi it's Mia Chen, can you book my daughter' */
export function callerIn(text: string): Reading<PersonName> | null {
  const said = [...text.matchAll(introduction)].map(([words]) =>
    readName(toUtterance(words), { expected: null }),
  );
  return said.find((each) => each !== null) ?? null;
}
const introduction =
  /\b(?:it['’]?s|this is|i['’]?m|i am|(?:my|the) name(?:['’]?s| is)) (?!for\b)\p{L}+(?: (?!can|could|i|and|here|id|ive)\p{L}+)?/giu;

/** The caller's own that was found and told on this call. */
export function ownTold(state: LiveState): FoundAppointment | null {
  const own = foundOnCall(state).filter(({ appointmentId }) => appointmentId === state.visitTold);
  return state.draft.isForOther ? null : (own[0] ?? null);
}
