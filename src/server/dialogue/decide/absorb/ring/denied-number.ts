import { newMatter } from "../../begin.ts";
import { ringBackOf } from "../../frames/ring-back.ts";
import { isForTeam } from "../../frames/team-task.ts";
import type { Ledger, Matter, Person } from "../../ledger.ts";
import { change, changePerson, type Turn } from "../../turn.ts";
import { type Absorbing, type ActOf, ledgerOf, left, said, take, takeAct, withTurn } from "../absorbing.ts";

/**
 * 'Don't ring that one, that's dad's, ring this one': a number that was denied is rung for nobody any more, and what the team was to
 * ring on it they ring on another.
 */
export function absorbDeniedNumber(absorbing: Absorbing): Absorbing {
  return withSaid(extended(saidAnew(withoutDenied(absorbing))));
}

function withSaid(absorbing: Absorbing): Absorbing {
  const phone = absorbing.heard.acts.findLast((act): act is ActOf<"phone"> => act.kind === "phone")?.phone;
  return phone ? withTurn(absorbing, change(absorbing.turn, { numberSaid: phone })) : absorbing;
}

function withoutDenied(absorbing: Absorbing): Absorbing {
  const acts = left(absorbing, "not_number");
  if (acts.length === 0) return absorbing;
  const ledger = ledgerOf(absorbing);
  const meant = unlessRung(absorbing, meantBy(acts, ledger));
  const ofTwo = leftOfTwo(absorbing, acts, meant);
  if (ofTwo) return ofTwo;
  if (meant === null) return notTheirs(absorbing, acts);
  const { caller, callerNumber, notToRing = [], people } = ledger;
  const relation = acts.find((act) => act.relation !== null)?.relation ?? null;
  const own = people[caller];
  const declined: Person["declined"] =
    meant === callerNumber ? [...(own?.declined ?? []), "own_number"] : (own?.declined ?? []);
  const known = changePerson(absorbing.turn, caller, {
    declined,
    ...(own?.phone === meant && { phone: null }),
  });
  const ofOthers = people.findIndex((each) => relation !== null && each.relation === relation);
  // It is theirs, and tells whose visit is looked for.
  const theirs =
    ofOthers >= 0 && people[ofOthers]?.phone === null
      ? changePerson(known, ofOthers, { phone: meant })
      : known;
  const denied = change(theirs, { notToRing: [...new Set([...notToRing, meant])], ...toldAnew(ledger) });
  const turn =
    meant === callerNumber && !ledger.matters.some(isRung) ? withWord(denied, absorbing.heard.text) : denied;
  // Told to find a visit by, it still finds it: only nobody rings it.
  const isToFind = ledger.asked?.kind === "phone" && !ledger.matters.some(isRung);
  const again = isToFind ? [] : left(absorbing, "phone").filter(({ phone }) => phone === meant);
  const taken = [...acts, ...again].reduce(takeAct, withTurn(absorbing, turn));
  return ledger.matters.some(isRung) ? take(taken, ...besideIt) : taken;
}

/** Whoever books and says that nobody may ring the telephone in their hand is read by people, in their own words. */
function withWord(turn: Turn, words: string): Turn {
  const { matters, caller, current } = turn.ledger;
  const word = { ...newMatter("message", caller, words), notes: [words] };
  return change(turn, { matters: [...matters, word], current: current ?? matters.length });
}

/** 'Not the mobile, the landline': of two numbers that were told the one that is not denied is rung. */
function leftOfTwo(
  absorbing: Absorbing,
  acts: readonly ActOf<"not_number">[],
  meant: string | null,
): Absorbing | null {
  const { turn } = absorbing;
  const { second, caller, ...ledger } = ledgerOf(absorbing);
  if (meant === null || !second?.phone) return null;
  const isSecond = second.phone === meant;
  if (!isSecond && (second.relation !== null || second.isCaller)) return null;
  const rung = isSecond ? turn : changePerson(turn, caller, { phone: second.phone, ringOn: null });
  const known = change(rung, { second: undefined, ...toldAnew(ledger) });
  return acts.reduce(takeAct, take(withTurn(absorbing, known), ...besideIt));
}

/** Whose number the clinic is not to ring, where it was not told: the team looks it up. */
function notTheirs(absorbing: Absorbing, acts: readonly ActOf<"not_number">[]): Absorbing {
  const { notToRingOf = [], matters } = ledgerOf(absorbing);
  const theirs = acts.flatMap(({ relation }) => (relation === null ? [] : [relation]));
  if (theirs.length === 0 || !matters.some(isRung)) return acts.reduce(takeAct, absorbing);
  const turn = change(absorbing.turn, {
    notToRingOf: [...new Set([...notToRingOf, ...theirs])],
    ...toldAnew(ledgerOf(absorbing)),
  });
  return take(acts.reduce(takeAct, withTurn(absorbing, turn)), ...besideIt);
}

/** What denying a number may sound like besides. */
const besideIt = ["no", "correct", "wrong", "drop", "keep", "amend", "withdraw"] as const;

const isRung = (matter: Matter): boolean => isForTeam(matter) && (matter.status === "open" || matter.isTold);

/** By its end, as the one they ring from, as somebody's, or the one that they were told. */
function meantBy(acts: readonly ActOf<"not_number">[], ledger: Ledger): string | null {
  const { people, callerNumber, caller, matters } = ledger;
  // Told whole, or as the one they ring from, it is rung for nothing that is wished for later either.
  if (!matters.some(isRung)) {
    const [other] = acts.some(({ phone }) => phone === "other") ? othersOf(ledger) : [];
    if (other) return other;
    // Whoever wants no texts on it may be rung on it.
    const whole = acts.find(({ phone }) => phone?.startsWith("+"))?.phone ?? null;
    return (
      whole ??
      (acts.some(({ phone, words }) => phone === "own_line" && !words.includes("text")) ? callerNumber : null)
    );
  }
  const current = ringBackOf(ledger, matters.filter(isRung)).phone;
  const known = [current, callerNumber, ...people.map(({ phone }) => phone)].filter((each) => each !== null);
  const lines = [ledger.second?.phone ?? null, ...known].filter((each) => each !== null);
  for (const { phone, relation, isNamed, line } of acts) {
    const ofLine = line && lines.find((each) => each.startsWith("+614") === (line === "mobile"));
    if (ofLine && ledger.second?.phone) return ofLine;
    if (phone === "own_line") return callerNumber;
    // 'And never the other one': of the one that they are rung on nothing is taken.
    if (phone === "other") return othersOf(ledger)[0] ?? null;
    if (phone !== null)
      return known.find((each) => each.endsWith(phone)) ?? (phone.startsWith("+") ? phone : null);
    const owner = people.find((each, at) => at !== caller && relation !== null && each.relation === relation);
    if (owner?.phone) return owner.phone;
    // 'Not the wife's number', which the clinic has and nobody told here: the line they ring from is not hers.
    if (isNamed && current === callerNumber) return null;
  }
  return ledger.numberSaid ?? current;
}

/** 'Not that one, ring me on …': what is told to be rung on in the same breath is not what is denied. */
function unlessRung(absorbing: Absorbing, meant: string | null): string | null {
  const ledger = ledgerOf(absorbing);
  const isToldToRing =
    said(absorbing, "rung") && left(absorbing, "phone").some(({ phone }) => phone === meant);
  const isDenied = left(absorbing, "not_number").some(
    ({ phone }) => phone !== null && meant?.endsWith(phone),
  );
  return isToldToRing && !isDenied ? (othersOf(ledger).find((each) => each !== meant) ?? null) : meant;
}

/** Numbers that came up and are not the one that they are to be rung on, those denied before at the front. */
function othersOf(ledger: Ledger): readonly string[] {
  const { people, callerNumber, matters, notToRing = [] } = ledger;
  const current = ringBackOf(ledger, matters.filter(isRung)).phone;
  const known = [...notToRing, ledger.numberSaid ?? null, ...people.map(({ phone }) => phone), callerNumber];
  return known.filter((each) => each !== null && each !== current) as string[];
}

/** The team is told anew. */
export function toldAnew({ matters, current }: Pick<Ledger, "matters" | "current">): Partial<Ledger> {
  const open = matters.findIndex((matter) => matter.status === "open" && isForTeam(matter));
  const told = matters.findLastIndex((matter) => matter.isTold && isForTeam(matter));
  if (open >= 0 || told < 0) return {};
  return {
    matters: matters.map((each, at) => (at === told ? { ...each, status: "open" as const } : each)),
    current: current ?? told,
  };
}

/** Whoever says a number to be rung on after all is rung on it. */
function saidAnew(absorbing: Absorbing): Absorbing {
  const { notToRing = [], caller, people, callerNumber } = ledgerOf(absorbing);
  const denied = absorbing.heard.acts.flatMap((act) => (act.kind === "not_number" ? [act.phone] : []));
  const told = left(absorbing, "phone").flatMap(({ phone }) => (denied.includes(phone) ? [] : [phone]));
  if (!notToRing.some((phone) => told.includes(phone))) return absorbing;
  const declined = (people[caller]?.declined ?? []).filter(
    (each) => each !== "own_number" || !told.includes(callerNumber ?? ""),
  );
  return withTurn(
    absorbing,
    change(changePerson(absorbing.turn, caller, { declined }), {
      notToRing: notToRing.filter((phone) => !told.includes(phone)),
    }),
  );
}

/** It goes with the number that is told with it, else with the one that they are rung on. */
function extended(absorbing: Absorbing): Absorbing {
  const [act] = left(absorbing, "extension");
  if (!act) return absorbing;
  const ledger = ledgerOf(absorbing);
  const { people, caller, matters } = ledger;
  const isKnown = people[caller]?.extension === act.digits;
  const { phone } = ringBackOf(ledger, matters.filter(isRung));
  const number = said(absorbing, "phone") ? {} : { phone: people[caller]?.phone ?? phone };
  const turn = changePerson(absorbing.turn, caller, { ...number, extension: act.digits });
  const again = isKnown || said(absorbing, "phone") ? {} : toldAnew(ledger);
  return takeAct(withTurn(absorbing, change(turn, again)), act);
}
