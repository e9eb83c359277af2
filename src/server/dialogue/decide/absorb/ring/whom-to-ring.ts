import type { ActKind } from "../../../hear/acts/acts.ts";
import { otherPerson } from "../../begin.ts";
import { keyOf } from "../../frames/people.ts";
import { isForTeam } from "../../frames/team-task.ts";
import type { Ledger, Matter } from "../../ledger.ts";
import { change, changeMatter } from "../../turn.ts";
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
import { bearerOf } from "../people/people.ts";
import { isSecond } from "./second-number.ts";

/** 'Don't ring me, ring my husband on …': who is rung of what the team is to ring about, open or told already. */
export function whomToRing(absorbing: Absorbing): Absorbing {
  const rung = first(absorbing, "rung");
  const index = rung && indexRung(ledgerOf(absorbing));
  if (!rung || index === null) return absorbing;
  const ledger = ledgerOf(absorbing);
  const { caller, put } = ledger;
  const { people, person } = personRung(ledger, rung, rungBefore(ledger, ledger.matters[index]));
  const isOfCaller = person === caller;
  const { rung: before, kind } = ledger.matters[index] ?? {};
  const isKnown = isOfCaller && before === undefined && kind === "callback";
  if (isKnown) return takeAct(absorbing, rung);
  // 'Ring me', of word that was left: all else that is told belongs to it as it did.
  if (isOfCaller && before === undefined) {
    const isWished = left(absorbing, "want").some(({ wish }) => wish === "callback");
    if (isWished) return takeAct(absorbing, rung);
    const asked = change(absorbing.turn, { current: index });
    const ringing = changeMatter(asked, index, { status: "open", kind: "callback" });
    return take(withTurn(takeAct(absorbing, rung), ringing), "want");
  }
  // Told in the same breath it is theirs, though it was taken for the caller's before it was clear who is rung.
  const told = absorbing.heard.acts.find((act): act is ActOf<"phone"> => act.kind === "phone");
  const phone = isOfCaller ? null : told;
  // 'Ring Des on that number I gave you', for when they do not answer: it is his.
  const { second } = ledger;
  const isOfSecond =
    !isOfCaller && second?.phone && rung.whom !== null && isSecond(second, { whom: rung.whom });
  const { phone: theirs = null, relation = null, name = null } = isOfSecond ? second : {};
  const known = people.map((each, at) => {
    if (at === person && theirs !== null && !phone)
      return {
        ...each,
        ...{ phone: each.phone ?? theirs, relation: each.relation ?? relation, name: each.name ?? name },
      };
    if (!phone) return each;
    if (at === person) return { ...each, phone: phone.phone, isPhoneUnsure: phone.isUnsure };
    return at === caller && each.phone === phone.phone ? { ...each, phone: null } : each;
  });
  // When to ring, asked for one of them, is asked of the other anew.
  const { [keyOf(index, "ring_when")]: _asked, ...others } = put;
  const isTimed = (ledger.matters[index]?.ringWhen ?? null) !== null || said(absorbing, "when");
  const turn = change(absorbing.turn, {
    people: known,
    current: index,
    // Whoever was to be rung else is rung first.
    ...(isOfSecond && { second: undefined }),
    ...(ledger.asked?.ask === "ring_when" && { asked: null }),
    ...(!isTimed && { put: others }),
  });
  const changed = changeMatter(turn, index, {
    ...{ status: "open", kind: "callback" },
    rung: isOfCaller ? caller : person,
  });
  const taken = withTurn(takeAct(absorbing, rung), changed);
  const ofRung = phone ? takeAct(taken, phone) : taken;
  const names = absorbing.heard.acts.filter((act) => act.kind === "name" && act.role !== "caller");
  return take(names.reduce(takeAct, ofRung), ...besideIt);
}

/** What telling of somebody else to ring may sound like. */
const besideIt: readonly ActKind[] = [
  ...([
    "patient",
    "other_person",
    "not_them",
    "reach",
    "give",
    "tell",
    "correct",
    "no",
    "want",
    "drop",
  ] as const),
  ...(["instead", "unsure", "keep", "of_person"] as const),
];

/** What the team is to ring about: spoken of now, else told last. Word for the team is, too, once somebody is to be rung for it. */
function indexRung({ matters, current }: Ledger): number | null {
  const isRung = ({ kind }: Matter): boolean => kind === "callback" || kind === "message";
  const now = current === null ? undefined : matters[current];
  if (current !== null && now) return now.status === "open" && isRung(now) ? current : null;
  const last = matters.length - 1;
  const told = matters[last];
  return told?.isTold && isForTeam(told) && isRung(told) ? last : null;
}

/** Whom 'her' means: who is to be rung already, else whom it is about, else who was spoken of last. */
function rungBefore({ people, caller }: Ledger, matter: Matter | undefined): number | undefined {
  if (matter?.rung !== undefined) return matter.rung;
  if (matter && matter.person !== caller) return matter.person;
  const spokenOf = people.findLastIndex((_, at) => at !== caller);
  return spokenOf < 0 ? undefined : spokenOf;
}

/** Whoever was called so before, or somebody who was not spoken of yet. */
function personRung(
  { people, caller }: Ledger,
  { whom }: ActOf<"rung">,
  before: number | undefined,
): Pick<Ledger, "people"> & { person: number } {
  if (whom === null) return { people, person: caller };
  const { relation, name, isOfOther } = whom;
  const named = name ? bearerOf(people, name) : -1;
  const kin = relation === null ? -1 : people.findIndex((each) => each.relation === relation);
  // 'Ring his son', and then 'ring Peter': one and the same, as long as no other name was told of them.
  const isBefore = relation === null && (name === null || (people[before ?? -1]?.name ?? name) === name);
  const person = [named, kin, isBefore && before !== caller ? (before ?? -1) : -1].find((at) => at >= 0);
  // 'Ring them', of nobody who was spoken of, asks plainly for nobody else.
  if (person === undefined && relation === null && name === null) return { people, person: caller };
  if (person === undefined || person === caller)
    return {
      people: [...people, { ...otherPerson(relation, "grown", name), ...(isOfOther && { isOfOther }) }],
      person: people.length,
    };
  const told = people.map((each, at) => (at === person ? { ...each, name: each.name ?? name } : each));
  return { people: told, person };
}
