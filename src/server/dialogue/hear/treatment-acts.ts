import type { AppointmentType } from "#contract/limits.ts";
import type { ActLabel } from "./acts.ts";
import type { Found } from "./found.ts";
import { clauseAt, has, type Light, labelsOf } from "./light.ts";
import { learnedTreatment, namedTreatments, type Treatment } from "./read-treatment.ts";

export interface Treatments {
  acts: readonly Found[];
  /** By the clause in which one is only asked about. */
  asked: ReadonlyMap<number, AppointmentType>;
}

const givesIt: ReadonlySet<ActLabel> = new Set(["give", "choose", "correct", "other", "tell", "keep"]);

/** What the visit is for; a treatment that is only asked about is what the question is of. */
export function treatmentActs(light: Light): Treatments {
  const { utterance, context, clauses } = light;
  const asked = new Map<number, AppointmentType>();
  const acts: Found[] = [];
  const isOpen = context.prompt === "treatment" || has(light, "want.book");
  for (const each of namedTreatments(utterance)) {
    const clause = clauseAt(clauses, each.span);
    const labels = labelsOf(light, clause);
    const wants = labels.some((label) => label.startsWith("want."));
    if (labels.some((label) => label.startsWith("ask.")) && !wants && !(isOpen && labels.includes("give")))
      asked.set(clause, each.treatment);
    else if (wants || ((isOpen || labels.some((label) => givesIt.has(label))) && !isPast(light, clause)))
      acts.push(toFound(light, each));
  }
  const isTold = context.prompt === "treatment" && has(light, "give", "tell", "want.book", "distress");
  if (acts.length > 0 || asked.size > 0 || !(isTold || has(light, "want.book"))) return { acts, asked };
  const learned = learnedTreatment(utterance);
  return { acts: learned ? [toFound(light, learned)] : [], asked };
}

/** 'I had a root canal three weeks ago' tells what was done. */
const isPast = ({ parts }: Light, clause: number): boolean =>
  parts[clause]?.words.some(({ word }) => past.has(word)) ?? false;
const past: ReadonlySet<string> = new Set("had ago last did previously before already since used".split(" "));

function toFound({ clauses }: Light, { treatment, span, certainty, isNamed }: Treatment): Found {
  const reason = isNamed
    ? (clauses[clauseAt(clauses, span)]?.words ?? "")
    : clauses.map(({ words }) => words).join(" ");
  return { act: { kind: "treatment", treatment, reason, isUnsure: !isNamed }, span, certainty };
}
