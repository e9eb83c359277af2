import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { Stages } from "#server/dialogue/decide/step.ts";
import type { Act, Heard } from "#server/dialogue/hear/acts.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "./ledger-call.ts";

/** An act as a test writes it: what it was said in does not matter. */
export type Meant = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, "clause" | "words" | "certainty"> & { clause?: number; words?: string }
    : never
  : never;

export interface CallByActs extends LedgerCall {
  /** What the assistant plans to say in answer to an utterance of these acts. */
  means(...acts: readonly Meant[]): Promise<readonly PlanItem[]>;
}

/** A call of which every utterance is given as the acts it comes to; what is said is the plan itself, as JSON. */
export async function callByActs(
  options: CallOptions & { knows?: Stages["knows"] } = {},
): Promise<CallByActs> {
  let next: Heard = { text: "", clauses: [], acts: [] };
  let planned: readonly PlanItem[] = [];
  const call = await ledgerCall(
    {
      hear: () => next,
      say: (items, ledger) => {
        planned = [...planned, ...items];
        const sentences = items.map((item) => ({ text: JSON.stringify(item), isInterruptible: true }));
        return { sentences, wordings: ledger.wordings };
      },
      knows: options.knows ?? (() => true),
    },
    options,
  );
  const means = async (...acts: readonly Meant[]): Promise<readonly PlanItem[]> => {
    next = heardAs(acts);
    planned = [];
    await call.send({ type: "heard", text: next.text });
    return planned;
  };
  return Object.assign(call, { means });
}

function heardAs(acts: readonly Meant[]): Heard {
  const said = acts.map((act) => ({ clause: 0, words: act.kind, certainty: 1, ...act }) as Act);
  const last = Math.max(0, ...said.map(({ clause }) => clause));
  const clauses = Array.from({ length: last + 1 }, (_, clause) => ({
    words: said.flatMap((act) => (act.clause === clause ? [act.words] : [])).join(" "),
    span: [0, 0] as const,
  }));
  return { text: said.map(({ words }) => words).join(" "), clauses, acts: said };
}
