import { settle } from "../../frames/settle.ts";
import type { Matter, Prompt } from "../../ledger.ts";
import { change, changeMatter, plan } from "../../turn.ts";
import { type Absorbing, ledgerOf, left, take, takeAct, withTurn } from "../absorbing.ts";

/** The matter that was asked about: changed, left as it is, or let be. */

export const matterOf = (absorbing: Absorbing, { matter }: Prompt): Matter | null =>
  matter === null ? null : (ledgerOf(absorbing).matters[matter] ?? null);

export const changeAsked = (absorbing: Absorbing, { matter }: Prompt, part: Partial<Matter>): Absorbing =>
  matter === null ? absorbing : withTurn(absorbing, changeMatter(absorbing.turn, matter, part));

export function keepVisit(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null || asked.matter === null) return absorbing;
  const { turn } = absorbing;
  const kept = change(turn, { ...settle(turn.ledger, asked.matter, "dropped"), asked: null });
  const stays = withTurn(absorbing, plan(kept, { item: "visit_stays", visit: matter.visit }));
  // 'I think I can make it after all' tells the team nothing that they should know.
  const clauses = left(absorbing, "keep").map(({ clause }) => clause);
  return take(
    left(absorbing, "tell")
      .filter(({ clause }) => clauses.includes(clause))
      .reduce(takeAct, stays),
    ...(["keep", "undo", "yes", "no", "drop"] as const),
  );
}

export function dropMatter(absorbing: Absorbing, asked: Prompt): Absorbing {
  const matter = matterOf(absorbing, asked);
  if (matter === null || asked.matter === null) return absorbing;
  const { turn } = absorbing;
  const released = matter.isHeld ? [{ type: "release_hold" } as const] : [];
  const dropped = change(turn, { ...settle(turn.ledger, asked.matter, "dropped"), asked: null });
  const told = plan(
    { ...dropped, effects: [...turn.effects, ...released] },
    { item: "dropped", kind: matter.kind },
  );
  return take(withTurn(absorbing, told), "drop", "no", "keep");
}
