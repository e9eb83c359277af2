import { quoted } from "../../stored-task.ts";
import { isAlarmStanding } from "../danger/alert.ts";
import type { Need } from "../frame.ts";
import type { FoundVisit, Ledger, Matter, Person } from "../ledger.ts";
import type { Waiting } from "../waiting.ts";
import { noWhenYet } from "../when-wish.ts";
import { holds } from "../writing.ts";
import { personOf } from "./people.ts";
import { whyQuiet } from "./quiet.ts";
import { ringBackOf } from "./ring-back.ts";
import { urgentVisitOf } from "./standing-visit.ts";
import { isOnly, taskText, taskTitle, type Way } from "./task-text.ts";

/** What the team gets of a call: one task, told whole whenever something is added to it or put right. */

type Afterwards = Extract<Waiting, { for: "message" }>["afterwards"];

const teamKinds: ReadonlySet<Matter["kind"]> = new Set(["message", "callback", "late"]);

/** People are told of it, in the caller's words. */
export const isForTeam = ({ kind }: Matter): boolean => teamKinds.has(kind);

/** Something is there to be passed on: words, or a wish that people see to. */
export const isToldOf = ({ notes, passesOn = [], isWithdrawn }: Matter): boolean =>
  notes.length + passesOn.length > 0 || isWithdrawn === true;

/** The task as it is with this matter: all that the team was told before goes with it. */
export function tellTeam(
  ledger: Ledger,
  index: number,
  afterwards: Afterwards = "go_on",
): Extract<Need, { need: "tool" }> {
  const { matters, people, caller, words } = ledger;
  const matter = matters[index];
  if (!matter) throw new Error("The team is told of a matter");
  const told = [...matters.filter((each) => each !== matter && each.isTold), matter];
  const ring = ringBackOf(ledger, told);
  const { phone } = ring;
  const isElse = ring.person !== caller;
  const kind = ring.by === "call" ? "callback" : "message";
  const own = matter.urgent ? urgentVisitOf(ledger, matter) : matter.kind === "message" ? matter.visit : null;
  const visit = own ?? visitOfCall(ledger, matter);
  const signature =
    people[caller]?.name?.full ?? (matter.person === caller ? null : signedBy(ledger, matter));
  if (matter.isWithdrawn) return takenBack(ledger, { index, phone, afterwards, by: signature });
  // Whoever rings is rung back, not whom it is about.
  const by = isElse ? calledBy(ledger, ring.person) : signature;
  return {
    need: "tool",
    effect: {
      type: "take_message",
      ...{ kind, phone, words, ring, isWhole: true },
      ...(isUrgent(ledger, told) && { isUrgent: true as const }),
      ...(visit && {
        forVisit: {
          appointmentId: visit.appointmentId,
          // What is only told beside a visit may be of anything: it is one press away from it, and no note of it.
          note: own === null ? "" : quoted(matter.urgent?.words ?? matter.notes),
        },
      }),
      ...(ledger.takenOff && { takenOff: ledger.takenOff }),
      ...quietVisits(ledger, matter),
      patientName: by,
      title: taskTitle(ledger, matter, { ring, by }),
      text: taskText(ledger, told, { ring, by: signature }),
    },
    waiting: { for: "message", matter: index, kind, afterwards },
  };
}

/** By news of somebody's health, or because they asked for it at once. */
const isUrgent = (ledger: Ledger, told: readonly Matter[]): boolean =>
  ledger.pressing !== undefined ||
  isAlarmStanding(ledger) ||
  told.some(({ urgent }) => urgent !== undefined && !urgent.isCalm);

/** Whoever asked for no texts is written to of none of their visits, those that stood before the call too. */
function quietVisits(ledger: Ledger, matter: Matter): { keptQuiet?: readonly string[] } {
  const visits = new Set([...ledger.found, ...ledger.booked].map(({ appointmentId }) => appointmentId));
  return whyQuiet(ledger, matter) === null || visits.size === 0 ? {} : { keptQuiet: [...visits] };
}

/** The one visit that stands for them by this call, which the team may want to see with it. */
function visitOfCall({ booked }: Ledger, { person }: Matter): Pick<FoundVisit, "appointmentId"> | null {
  const [visit, ...others] = booked.filter((each) => each.person === person);
  return visit && others.length === 0 ? visit : null;
}

/** In place of what they were told: the caller took it back. */
function takenBack(
  { words, caller }: Ledger,
  {
    index,
    phone,
    afterwards,
    by,
  }: { index: number; phone: string | null; afterwards: Afterwards; by: string | null },
): Extract<Need, { need: "tool" }> {
  const who = by ?? "a caller";
  return {
    need: "tool",
    effect: {
      ...{ type: "take_message", kind: "message", phone, words, isWhole: true, patientName: by },
      ring: { person: caller, by: "none", phone, extension: null, ...noRing },
      title: `Taken back: message from ${who}`,
      text: "The caller took back what they had told: nothing is to be done, and nobody needs to ring them.",
    },
    waiting: { for: "message", matter: index, kind: "message", afterwards },
  };
}

const noRing = { when: noWhenYet.reading, words: null };

/** `Sami`, `Nadia Haddad's husband`, as far as they were told. */
function calledBy({ people, caller }: Ledger, rung: number): string | null {
  const { name = null, relation = null, isOfOther } = people[rung] ?? {};
  const others = people.filter((each, at) => at !== caller && at !== rung && each.name !== null);
  const owner = isOfOther ? (others.length === 1 ? others[0] : undefined) : people[caller];
  const owned = owner?.name ? `${owner.name.full}’s ${relation}` : null;
  return name?.full ?? (relation === null ? null : owned);
}

/** How they would like to hear back, where it is not by a call. */
export const writtenTo = (person: Person | undefined): Way | undefined =>
  person?.reachBy === "call" ? undefined : person?.reachBy;

const isOfAnother = (ledger: Ledger, matter: Matter): boolean =>
  ledger.isNotPatient === true && personOf(ledger, matter).standing !== "small";

/** A child's visit is its parent's to speak of; nobody else's name stands under the words of whoever rings. */
function signedBy(ledger: Ledger, matter: Matter): string | null {
  const { standing, name, lookUp } = personOf(ledger, matter);
  const isStrange = lookUp !== null && !ledger.found.some(({ person }) => person === matter.person);
  return standing === "grown" || isOfAnother(ledger, matter) || isStrange ? null : (name?.full ?? null);
}

/** What was told of a matter, each thing once, in the order said. */
export function toldOf({ notes, ringWhen }: Matter, words: readonly string[]): readonly string[] {
  const said = words.filter((each) => ringWhen === null || !isOnly(each, ringWhen));
  const more = notes.filter(
    (each, at) => !said.some((other) => holds(other, each)) && !notes.slice(0, at).includes(each),
  );
  return [...more, ...said.filter((each) => !more.some((other) => holds(other, each)))];
}
