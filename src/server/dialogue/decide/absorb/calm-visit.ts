import type { DangerKind } from "../../hear/acts/of-danger.ts";
import type { Matter } from "../ledger.ts";
import { changeMatter } from "../turn.ts";
import { type Absorbing, ledgerOf, withTurn } from "./absorbing.ts";

/**
 * 'It's not that urgent, it's just chipped', 'a filling came out, it's not sore': what only came off or chipped, and neither hurts nor
 * hurries, is looked at in a plain visit under the name it was given, and in no urgent one.
 */
export function calmVisit(absorbing: Absorbing): Absorbing {
  const { matters, current, danger } = ledgerOf(absorbing);
  const matter = matters[current ?? -1];
  const isCalm = absorbing.heard.acts.some(({ kind }) => kind === "not_urgent");
  const isMild = danger === null ? matter?.treatment === urgent : mild.has(danger.kind);
  if (!isCalm || current === null || !matter || !isUrgent(matter) || !isMild) return absorbing;
  const told = absorbing.heard.acts.find(
    (act) => act.kind === "treatment" && act.named !== null && act.treatment === plain,
  );
  const named = told?.kind === "treatment" ? told.named : matter.named;
  return withTurn(absorbing, changeMatter(absorbing.turn, current, { treatment: plain, named }));
}

const urgent = "Emergency Visit";
const plain = "General Consultation";
const isUrgent = ({ kind, status, treatment }: Matter): boolean =>
  kind === "book" && status === "open" && (treatment === urgent || treatment === null);
const mild: ReadonlySet<DangerKind> = new Set(["lost_crown", "broken_tooth"]);
