import { understood } from "#server/dialogue/conversation/asking.ts";
import { wayBesideOwn } from "#server/dialogue/conversation/beside-own-visit.ts";
import { bookedOnCall, emptyDraft } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { callerIn, ownTold } from "./beside-own.ts";
import { moveBeside } from "./go-beside-own.ts";
import { proceedIdentifying } from "./identifying.ts";
import { whoseVisit } from "./whose-visit.ts";

/** 'Move Leo's to right after mine': the caller's own visit is looked up first, and Leo's is moved beside it. */
export function moveBesideOwn(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, draft, facts } = turn.state;
  const told = wayBesideOwn(heard.text);
  const isOpen = purpose === null && bookedOnCall(turn.state).length === 0;
  if (!told || !isOpen || heard.emergency || !facts.permissions.rescheduleCancel) return null;
  const rest = heard.text.replace(told.words, " ");
  const whose = moves.test(rest) ? whoseVisit(turn.state, rest) : null;
  if (!whose) return null;
  const theirs = { ...emptyDraft, phone: draft.phone, name: whose.name, isForOther: true };
  const besideOwn = { way: told.way, draft: theirs, isMove: true as const };
  const begun = change(understood(turn), { besideOwn });
  const own = ownTold(turn.state);
  if (own) return proceedIdentifying(moveBeside(begun, own), "reschedule");
  const caller = callerIn(heard.text);
  const ofOwn = readVisit(toUtterance(told.words), false);
  const asked = change(say(begun, "I will look up your own visit first."), {
    purpose: "check",
    draft: {
      ...emptyDraft,
      phone: draft.phone,
      name: caller ? toDetail(caller) : draft.name,
      visit: ofOwn && toDetail(ofOwn),
    },
  });
  return proceedIdentifying(asked, "check");
}
const moves = /\b(?:mov(?:e|ing)|shift|push|chang(?:e|ing)|reschedul\w+|put|bring|switch|swap)\b/i;
