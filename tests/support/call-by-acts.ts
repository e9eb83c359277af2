import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { Stages } from "#server/dialogue/decide/step.ts";
import type { Act, Heard } from "#server/dialogue/hear/acts/acts.ts";
import { type CallOptions, type LedgerCall, ledgerCall, type Untimed } from "./ledger-call.ts";

/** An act as a test writes it: what it was said in does not matter. */
export type Meant = Act extends infer Each
  ? Each extends Act
    ? Omit<Each, "clause" | "words" | "certainty"> & Partial<Pick<Act, "clause" | "words" | "certainty">>
    : never
  : never;

export interface CallByActs extends LedgerCall {
  /** What the assistant plans to say in answer to an utterance of these acts. */
  means(...acts: readonly Meant[]): Promise<readonly PlanItem[]>;
  /** What it plans to say when nobody speaks. */
  saysNothing(): Promise<readonly PlanItem[]>;
  /** What was planned in answer to the last of these. */
  readonly plan: readonly PlanItem[];
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
        const sentences = items.map((item) => ({
          does: item.item,
          text: JSON.stringify(item),
          isInterruptible: true,
        }));
        return { sentences, wordings: ledger.wordings };
      },
      knows: options.knows ?? (() => true),
    },
    options,
  );
  const sent = async (event: Untimed): Promise<readonly PlanItem[]> => {
    planned = [];
    await call.send(event);
    byActs.plan = planned;
    return planned;
  };
  const byActs = Object.assign(call, {
    plan: planned,
    means: (...acts: readonly Meant[]) => {
      next = heardAs(acts);
      return sent({ type: "heard", text: next.text });
    },
    saysNothing: () => sent({ type: "silence" }),
  });
  return byActs;
}

function heardAs(acts: readonly Meant[]): Heard {
  const said = acts.map((act) => ({ clause: 0, words: act.kind, certainty: 1, ...act }) as Act);
  const last = Math.max(0, ...said.map(({ clause }) => clause));
  const words = Array.from({ length: last + 1 }, (_, clause) =>
    said.flatMap((act) => (act.clause === clause ? [act.words] : [])).join(" "),
  );
  const clauses = words.map((each, at) => {
    const from = words.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
    return { words: each, span: [from, from + each.length] as const };
  });
  return { text: words.join(" "), clauses, acts: said };
}
