import { quoted } from "../../stored-task.ts";
import type { Need } from "../frame.ts";
import type { Ledger, Matter, Person } from "../ledger.ts";
import type { Waiting } from "../waiting.ts";
import { holds } from "../writing.ts";
import { lineNumber, personOf, phoneOf } from "./people.ts";
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
  // Whoever is not the patient is rung themselves.
  const rung = told.findLast((each) => each.rung !== undefined)?.rung ?? caller;
  const isElse = rung !== caller;
  const phone =
    (isElse ? people[rung]?.phone : null) ??
    phoneOf(ledger, isOfAnother(ledger, matter) ? { person: caller } : matter) ??
    lineNumber(ledger);
  const reachBy = isElse ? undefined : writtenTo(people[caller]);
  const isToRing = told.some(({ kind }) => kind === "callback") && phone !== null && reachBy === undefined;
  const kind = isToRing ? "callback" : "message";
  const visit = matter.urgent
    ? urgentVisitOf(ledger, matter)
    : matter.kind === "message"
      ? matter.visit
      : null;
  const signature =
    people[caller]?.name?.full ?? (matter.person === caller ? null : signedBy(ledger, matter));
  if (matter.isWithdrawn) return takenBack(ledger, { index, phone, afterwards, by: signature });
  // Whoever rings is rung back, not whom it is about.
  const by = isElse ? calledBy(ledger, rung) : signature;
  return {
    need: "tool",
    effect: {
      type: "take_message",
      ...{ kind, phone, words, isWhole: true },
      ...(told.some(({ urgent }) => urgent !== undefined && !urgent.isCalm) && { isUrgent: true as const }),
      ...(visit && {
        forVisit: {
          appointmentId: visit.appointmentId,
          note: quoted(matter.urgent?.words ?? matter.notes),
        },
      }),
      patientName: by,
      title: taskTitle(ledger, matter, { rung, reachBy, by, isToRing }),
      text: taskText(ledger, told, { rung, phone, reachBy, by: signature }),
    },
    waiting: { for: "message", matter: index, kind, afterwards },
  };
}

/** In place of what they were told: the caller took it back. */
function takenBack(
  { words }: Ledger,
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
      title: `Taken back: message from ${who}`,
      text: "The caller took back what they had told: nothing is to be done, and nobody needs to ring them.",
    },
    waiting: { for: "message", matter: index, kind: "message", afterwards },
  };
}

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
