import type { Heard } from "../../hear/acts.ts";
import type { Turn } from "../turn.ts";

/** Danger first: what was heard of it goes into the ledger, and is answered before anything else. */
export const takeDanger = (turn: Turn, _heard: Heard): { turn: Turn; used: ReadonlySet<number> } => ({
  turn,
  used: new Set(),
});

export const dangerNeed = (_turn: Turn): Turn | null => null;

export const dangerSilence = (_turn: Turn): Turn | null => null;
