import { settle } from "../frames/settle.ts";
import type { Matter, Prompt } from "../ledger.ts";
import { change, changeMatter, plan } from "../turn.ts";
import { type Absorbing, ledgerOf, take, withTurn } from "./absorbing.ts";

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
  return take(
    withTurn(absorbing, plan(kept, { item: "visit_stays", visit: matter.visit })),
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
