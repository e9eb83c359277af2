import type { DangerKind } from "../../hear/acts.ts";
import { lineNumber } from "../frames/people.ts";
import { change, effect, type Turn } from "../turn.ts";
import type { Danger } from "./danger.ts";
import { outranks } from "./kinds.ts";

/** What staff are told at once: who rings, on which number, all of their words so far and what was done; it stands in place of what they were told before. */
export function alert(turn: Turn, words: readonly string[], then: string | null): Turn {
  const { people, caller, danger, matters } = turn.ledger;
  const person = people[caller];
  const phone = person?.phone ?? lineNumber(turn.ledger) ?? turn.ledger.callerNumber;
  const who = person?.name ? `${person.name.full} (caller)` : "A caller";
  const said = words.map((each) => `“${each.slice(0, longest)}”`).join(" ");
  const before = danger?.notes ?? [];
  // The last of them says how it stands.
  const notes = then === null ? before : [...before.filter((note) => note !== then), then];
  const number = phone === null ? "The number is withheld." : `Number: ${phone}.`;
  // Whoever is only spoken of, or did it, is not whom it is about.
  const isPatient = (at: number) => at !== caller && matters.some(({ person: of }) => of === at);
  const patients = people.flatMap(({ name }, at) => (name !== null && isPatient(at) ? [name.full] : []));
  const about = patients.length === 0 ? [] : [`About ${patients.join(", ")}.`];
  const text = [`${who} said: ${said}.`, ...about, ...notes, number].join(" ");
  const noted = danger === null ? turn : change(turn, { danger: { ...danger, notes } });
  return effect(noted, { type: "alert_staff", text, phone });
}

/** Enough to act on; the whole call can be read beside it. */
const longest = 600;

/** Staff hear of a danger once, and again only of a graver one; of whoever may harm themselves, and of what they swallowed, in any case. */
export const isNewToStaff = ({ alerted }: Danger, kind: DangerKind): boolean =>
  kind === "self_harm" || (kind === "poison" && alerted.includes("self_harm"))
    ? !alerted.includes(kind)
    : alerted.every((known) => outranks(kind, known) < 0);
