import type { RingBack } from "../../events.ts";
import type { Ledger, Matter } from "../ledger.ts";
import { noWhenYet } from "../when-wish.ts";
import { lineNumber } from "./people.ts";

/**
 * Who is to hear back of what the team is told, how, on which number and when: one record, from which the card is written and all
 * that is said of ringing.
 *
 * @param told the matters that the team has or gets now, the latest last
 */
export function ringBackOf(ledger: Ledger, told: readonly Matter[]): RingBack {
  const { people, caller } = ledger;
  // Whoever is not the patient is rung themselves.
  const person = told.findLast(({ rung }) => rung !== undefined)?.rung ?? caller;
  const phone = phoneToRing(ledger, person, told.at(-1));
  const isRung = told.some(({ kind }) => kind === "callback");
  const asked = person === caller ? (people[caller]?.reachBy ?? null) : null;
  const by = asked !== null && asked !== "call" ? asked : isRung && phone !== null ? "call" : null;
  const timed = told.findLast(
    ({ kind, ringWhen, when }) => kind === "callback" && (ringWhen !== null || when.heard !== ""),
  );
  const second = by === "call" ? secondOf(ledger, { person, phone }) : null;
  const { ringOn = null, phone: own = null } = people[person] ?? {};
  const isCallers = person !== caller && phone !== null && phone !== ringOn && phone !== own;
  return {
    ...{ person, by, phone },
    ...(isCallers && { isCallers }),
    ...(second && { second }),
    extension: phone === null ? null : extensionOf(ledger, phone),
    when: by === "call" ? (timed?.when ?? noWhenYet).reading : noWhenYet.reading,
    words: by === "call" ? (timed?.ringWhen ?? null) : null,
  };
}

/** Null = there is none besides. */
function secondOf(
  ledger: Ledger,
  first: Pick<RingBack, "person" | "phone">,
): NonNullable<RingBack["second"]> | null {
  const { second, caller, people, notToRing = [] } = ledger;
  if (second === undefined) return null;
  if (second.isCaller) {
    const own = second.phone ?? people[caller]?.phone ?? lineNumber(ledger);
    return first.person === caller || own === null || own === first.phone
      ? null
      : { phone: own, isCaller: true, relation: null, name: people[caller]?.name?.full ?? null };
  }
  if (second.phone !== null && (second.phone === first.phone || notToRing.includes(second.phone)))
    return null;
  return { phone: second.phone, isCaller: false, relation: second.relation, name: second.name?.full ?? null };
}

/** It goes with the number that it was told with. */
const extensionOf = ({ people }: Ledger, phone: string): string | null =>
  people.find((each) => each.phone === phone && each.extension !== undefined)?.extension ?? null;

/** Their own, else the caller's, who may be rung for them; never one that is not to be rung. */
export function phoneToRing(ledger: Ledger, person: number, matter?: Matter): string | null {
  const { people, caller, notToRing = [] } = ledger;
  const known = [
    people[person]?.ringOn ?? people[person]?.phone ?? null,
    people[caller]?.ringOn ?? people[caller]?.phone ?? null,
    lineNumber(ledger),
    // With none of the caller's, that of whoever it is about.
    ledger.isNotPatient || matter === undefined ? null : (people[matter.person]?.phone ?? null),
    ledger.second?.relation === null && ledger.second.name === null ? ledger.second.phone : null,
  ];
  return known.find((phone) => phone !== null && !notToRing.includes(phone)) ?? null;
}
