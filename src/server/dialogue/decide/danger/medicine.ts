import type { Act, Heard } from "../../hear/acts/acts.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { change, plan, type Turn } from "../turn.ts";
import { isOfReaction } from "./first-aid-asked.ts";

/**
 * A question about a medicine is one before it is anything else. No medicine that a doctor has somebody on is told to be left; what is
 * new waits where it has brought a reaction of now, and of what was taken today nobody takes more before they have asked.
 */

type Question = Extract<Act, { kind: "medicine_question" }>;
export type MedicineWord = Extract<PlanItem, { item: "medicine" }>["word"];

/** Whatever is told of medicines stays for the call. */
export function withMedicine(before: Turn, { acts, clauses }: Heard): Turn {
  const isUnborne = acts.some((act) => act.kind === "health" && act.isUnborne);
  const turn = isUnborne ? change(before, { isUnborne: true }) : before;
  const medicines = acts.filter((act) => act.kind === "medicine");
  if (medicines.length === 0) return turn;
  const { medicinesTold = [] } = turn.ledger;
  const told = medicines.flatMap(({ clause }) => clauses[clause]?.words ?? []);
  return change(turn, {
    medicinesTold: [...new Set([...medicinesTold, ...told])].slice(-mostMedicines),
    isMedicated: true,
    ...(medicines.some((act) => act.isThinner) && { isThinned: true }),
    ...(medicines.some((act) => act.isRegular) && { isOnRegular: true }),
  });
}

/** A call in which more are named is a list that is read out: the words of the call hold it. */
const mostMedicines = 20;

/** What is to be said to it; null = it is no more than what to take, which is answered like any question. */
function wordFor(ledger: Ledger, { of, about }: Question): MedicineWord | null {
  const { isOnRegular = false, isUnborne = false } = ledger;
  const isReaction = isOfReaction(ledger);
  if (of === "leftover") return "not_meant";
  if (of === "regular") return isReaction ? "keep_beside_reaction" : "keep";
  if (isUnborne && !isReaction) return "not_borne";
  if (isReaction) return isOnRegular ? "keep_beside_reaction" : "leave_new";
  if (of === "antibiotic") return "keep";
  if (of === "relief") return about === "more" ? "no_more" : null;
  if (isOnRegular) return "keep";
  return about === "more" ? "no_more" : "ask_first";
}

/** The gravest of several: who is told to keep one is told of that, too. */
const byWeight: readonly MedicineWord[] = [
  ...([
    "leave_new",
    "keep_beside_reaction",
    "not_meant",
    "not_borne",
    "no_more",
    "keep",
    "ask_first",
  ] as const),
];

/** Answered, and which of the acts that was; null = nothing of the kind is asked. */
export function answerMedicine(
  turn: Turn,
  { acts }: Heard,
): { turn: Turn; used: ReadonlySet<number> } | null {
  const asked = acts.filter((act) => act.kind === "medicine_question");
  const words = asked.flatMap((each) => wordFor(turn.ledger, each) ?? []);
  if (words.length === 0) return null;
  const said = byWeight.filter((word) => words.includes(word)).slice(0, mostSaid);
  const clauses = new Set(asked.map(({ clause }) => clause));
  const used = acts.flatMap((act, at) => (isPartOf(act, clauses) ? [at] : []));
  return {
    turn: plan(turn, ...said.map((word): PlanItem => ({ item: "medicine", word }))),
    used: new Set(used),
  };
}
const mostSaid = 2;

/** What of the rest is the same question: any of health, and in its own clause whatever day or wish it sounds like. */
function isPartOf(act: Act, clauses: ReadonlySet<number>): boolean {
  if (act.kind === "medicine_question") return true;
  if (act.kind === "ask")
    return ofHealth.has(act.topic) && (clauses.has(act.clause) || act.topic !== "other");
  return clauses.has(act.clause) && beside.has(act.kind);
}
const ofHealth: ReadonlySet<Topic> = new Set([
  ...(["painkillers", "suitability", "prepare", "advice", "aftercare", "other", "why", "able"] as const),
  ...(["done", "sedation", "emergencies", "length", "products"] as const),
]);
const beside: ReadonlySet<Act["kind"]> = new Set([
  ...(["when", "shift", "pick", "choose", "unsure", "other", "aid_subject", "treatment"] as const),
  ...(["amend", "keep", "drop"] as const),
]);

/** What first aid would answer to the same words is answered with it. */
export const withoutFirstAid = <Told extends { asksFirstAid: unknown; aidSubject: unknown }>(
  told: Told,
): Told => ({ ...told, asksFirstAid: null, aidSubject: null });
