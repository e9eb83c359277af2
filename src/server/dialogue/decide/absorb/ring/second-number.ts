import type { ActKind } from "../../../hear/acts/acts.ts";
import { phoneToRing } from "../../frames/ring-back.ts";
import type { SecondNumber } from "../../ledger.ts";
import { change, changePerson } from "../../turn.ts";
import {
  type Absorbing,
  type ActOf,
  first,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  withTurn,
} from "../absorbing.ts";
import { toldAnew } from "./denied-number.ts";
import { isMisheard } from "./number-told.ts";

/**
 * 'If I don't pick up ring my wife on …', 'or on my work number': a number for when the first is not answered. Whoever is to be rung
 * first stays the same; their number and name may be told behind it, and it may be taken back alone.
 */
export function absorbSecondNumber(absorbing: Absorbing): Absorbing {
  const [told] = left(absorbing, "second_number");
  const { second } = ledgerOf(absorbing);
  if (told) return isOfRung(absorbing, told) ?? noted(takeAct(absorbing, told), secondOf(told));
  if (second === undefined) return absorbing;
  const refused = first(absorbing, "not_rung");
  // 'Forget Jane', 'never mind my sister'
  const isLetGo =
    said(absorbing, "drop") && left(absorbing, "want").length === 0 && isNamed(absorbing, second);
  if ((refused && isSecond(second, refused)) || isLetGo)
    return noted(take(absorbing, "not_rung", "name", ...besideNo), undefined);
  return putRight(absorbing, second) ?? withName(withPhone(absorbing, second), second);
}

/** 'Oh wait, it's four seven four at the end', of the second one: what it is put right to is theirs, and the first stays as it is. */
function putRight(absorbing: Absorbing, second: SecondNumber): Absorbing | null {
  const ledger = ledgerOf(absorbing);
  const { phone: before } = second;
  if (before === null || ledger.asked?.kind === "phone" || said(absorbing, "own", "reach", "not_number"))
    return null;
  const first = phoneToRing(ledger, ledger.caller);
  const isNow = second.saidAt !== undefined && (ledger.said ?? []).length - second.saidAt <= 1;
  const [phone] = left(absorbing, "phone").filter(({ isOwnLine }) => !isOwnLine);
  const [tail] = left(absorbing, "phone_tail");
  if (phone) {
    const isNear = isMisheard(before, phone.phone) && !(first !== null && isMisheard(first, phone.phone));
    const isCorrected = isNow && said(absorbing, "correct", "no", "wrong");
    if (phone.phone === first || !(isNear || isCorrected)) return null;
    const told = noted(takeAct(absorbing, phone), { ...second, phone: phone.phone });
    return take(told, "correct", "no", "wrong", "amend");
  }
  if (!tail || !isNow || first?.endsWith(tail.digits)) return null;
  const whole = `${before.slice(0, -tail.digits.length)}${tail.digits}`;
  return take(
    noted(takeAct(absorbing, tail), { ...second, phone: whole }),
    "correct",
    "no",
    "wrong",
    "amend",
  );
}

/** The number of whoever is rung first already: 'my wife's number is …'. */
function isOfRung(absorbing: Absorbing, { phone, whom }: ActOf<"second_number">): Absorbing | null {
  const { matters, people } = ledgerOf(absorbing);
  const rung = matters.findLast((each) => each.rung !== undefined && each.status === "open")?.rung;
  const isTheirs =
    rung !== undefined && whom !== null && whom.relation !== null && people[rung]?.relation === whom.relation;
  if (!isTheirs || phone === null) return null;
  const [told] = left(absorbing, "second_number");
  const known = withTurn(absorbing, changePerson(absorbing.turn, rung, { phone, isPhoneUnsure: false }));
  return told ? takeAct(known, told) : known;
}

/** What speaking of somebody else to ring may sound like. */
const besideIt: readonly ActKind[] = ["patient", "other_person", "not_them", "of_person", "more_people"];

const besideNo: readonly ActKind[] = [...besideIt, "no", "withdraw", "amend", "drop", "give"];

const isNamed = (absorbing: Absorbing, { relation, name }: SecondNumber): boolean =>
  left(absorbing, "name").some((act) => name !== null && act.name.first === name.first) ||
  left(absorbing, "patient").some((act) => relation !== null && act.relation === relation);

const secondOf = ({ phone, whom, isCaller }: ActOf<"second_number">): SecondNumber => ({
  ...{ phone, isCaller, relation: whom?.relation ?? null, name: whom?.name ?? null },
});

export const isSecond = (
  { relation, name }: SecondNumber,
  { whom }: Pick<ActOf<"not_rung">, "whom">,
): boolean =>
  (whom.relation !== null && whom.relation === relation) ||
  (whom.name !== null && whom.name.first === name?.first) ||
  (whom.relation === null && whom.name === null && (relation ?? name) !== null);

const noted = (absorbing: Absorbing, second: SecondNumber | undefined): Absorbing => {
  const ledger = ledgerOf(absorbing);
  const now = second && { ...second, saidAt: (ledger.said ?? []).length };
  return withTurn(absorbing, change(absorbing.turn, { second: now, ...toldAnew(ledger) }));
};

/** The number of whoever was named without one: told by itself it is theirs. */
function withPhone(absorbing: Absorbing, second: SecondNumber): Absorbing {
  const [phone] = left(absorbing, "phone");
  const isTheirs = second.phone === null && !second.isCaller && phone && !phone.isOwnLine;
  if (!isTheirs || ledgerOf(absorbing).asked?.kind === "phone" || said(absorbing, "own", "reach"))
    return absorbing;
  return noted(takeAct(absorbing, phone), { ...second, phone: phone.phone });
}

/** 'Her name is Sue' */
function withName(absorbing: Absorbing, second: SecondNumber): Absorbing {
  const name = left(absorbing, "name").find(({ role }) => role === "patient");
  if (!name || second.relation === null || second.name !== null) return absorbing;
  const known = ledgerOf(absorbing).second ?? second;
  return noted(take(takeAct(absorbing, name), ...besideIt), { ...known, name: name.name });
}
