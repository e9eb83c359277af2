import { isDead } from "../../frames/people.ts";
import { phoneToRing } from "../../frames/ring-back.ts";
import { isOfVisits } from "../../frames/settle.ts";
import type { Matter } from "../../ledger.ts";
import { type Absorbing, type ActOf, ledgerOf, said, takeAct } from "../absorbing.ts";
import { setPerson, tried } from "../people/names.ts";

/** A number that is told: whose it is, and who is rung on it. */

export function takePhone(absorbing: Absorbing, act: ActOf<"phone">, matter: Matter): Absorbing {
  const again = tried(absorbing, matter, ({ phone }) => phone === act.phone);
  const { asked } = ledgerOf(absorbing);
  const isPhoneSafe = asked?.ask === "phone" && asked.isSafeAsked === true;
  const bearer = bearerOfNumber(absorbing, matter, act);
  const told = {
    ...{ phone: act.phone, isPhoneUnsure: act.isUnsure, ringOn: ringOnBeside(absorbing, bearer, matter) },
    ...(isPhoneSafe && { isPhoneSafe }),
  };
  return takeAct(setPerson(again, bearer, told), act);
}

/**
 * A number that a visit is to be found by is none to ring where another was told for that. The line they ring from is none of those: whoever
 * could not show that a visit is theirs is rung on the number on file alone.
 */
function ringOnBeside(absorbing: Absorbing, bearer: number, matter: Matter): string | null {
  const ledger = ledgerOf(absorbing);
  const isToFind = ledger.asked?.kind === "phone" && isOfVisits(matter);
  if (!isToFind || bearer !== ledger.caller) return null;
  const { phone = null, ringOn = null } = ledger.people[bearer] ?? {};
  return ringOn ?? phone;
}

/**
 * The caller's, who is rung for those who come; where a grown person's visit stands is told by their own number. Whoever is not
 * the patient and was not asked for a number tells the patient's, unless they wish to be rung on it.
 */
function bearerOfNumber(absorbing: Absorbing, matter: Matter, act: ActOf<"phone">): number {
  const ledger = ledgerOf(absorbing);
  const { people, caller, isNotPatient, asked, callerNumber, notToRing = [] } = ledger;
  // 'His number is …', of whoever is rung in the caller's place.
  const { rung } = matter;
  const rungOn = rung === undefined ? null : (people[rung]?.phone ?? null);
  const isTheirs = rungOn === null || asked?.of === rung || isMisheard(rungOn, act.phone);
  if (rung !== undefined && isTheirs && !said(absorbing, "own")) return rung;
  const isOnRecords = matter.corrects?.some(({ detail }) => detail === "phone") === true;
  if (isOnRecords || said(absorbing, "new_detail")) return matter.person;
  // 'His mobile's …', of whoever it is about: nobody is rung on it for the caller.
  if (act.isOfOther && asked?.kind !== "phone") {
    const other = people.findLastIndex((_, at) => at !== caller);
    if (matter.person !== caller || other >= 0) return matter.person !== caller ? matter.person : other;
  }
  const isCallers =
    asked?.kind === "phone" ||
    said(absorbing, "own", "reach", "not_number") ||
    // Where the line they ring from is not to be rung, there is none for them yet.
    (people[caller]?.phone == null && callerNumber !== null && notToRing.includes(callerNumber)) ||
    isDead(ledger, people[matter.person] ?? { name: null, relation: null }) ||
    absorbing.heard.acts.some((act) => act.kind === "want" && act.wish === "callback");
  const isOfVisit = (isOfVisits(matter) || isNotPatient === true) && !(isCallers && isNotPatient === true);
  return isOfVisit && people[matter.person]?.standing !== "small" ? matter.person : caller;
}

/** A number that differs from the other in so few digits that it puts it right, and is no other one. */
export function isMisheard(one: string, other: string): boolean {
  if (one === other || one.length !== other.length) return false;
  return [...one].filter((digit, at) => digit !== other[at]).length <= mostMisheard;
}
const mostMisheard = 2;

/** 'It ends in three nine one', of the number that was told before. */
export function takeTail(absorbing: Absorbing, act: ActOf<"phone_tail">, matter: Matter): Absorbing {
  const ledger = ledgerOf(absorbing);
  const whole = [ledger.callerNumber, ...ledger.people.map(({ phone }) => phone)].find(
    (each) => each?.endsWith(act.digits) && !(ledger.notToRing ?? []).includes(each),
  );
  // 'Use mine, ending nine five seven', of one that is known.
  if (whole) return takeAct(setPerson(absorbing, ledger.caller, { phone: whole, isPhoneUnsure: false }), act);
  const known = phoneToRing(ledger, ledger.caller, matter);
  // With no number told before, it is the end of somebody else's: nobody can be rung on that.
  if (known === null || known === ledger.callerNumber) return absorbing;
  const phone = `${known.slice(0, -act.digits.length)}${act.digits}`;
  return takeAct(setPerson(absorbing, ledger.caller, { phone, isPhoneUnsure: false }), act);
}
