import type { ToolEffect } from "../events.ts";
import type { Ledger, Matter, MatterKind, Prompt } from "./ledger.ts";
import type { PlanItem } from "./plan.ts";
import type { Waiting } from "./waiting.ts";

/** What a matter needs next. */
export type Need =
  /** Something is asked of the caller; its `key` counts how often it was put. */
  | { need: "ask"; prompt: Prompt; before?: readonly PlanItem[] }
  /** A tool is asked; its result comes back to `taken`. */
  | { need: "tool"; effect: ToolEffect; waiting: Waiting; before?: readonly PlanItem[] }
  /** Nothing more: the ledger as it is then. */
  | { need: "nothing"; ledger: Ledger; before?: readonly PlanItem[] };

/**
 * One kind of matter as data and three pure functions; `frames/` holds one file for each, and `frames/every-frame.ts` the list.
 * A new matter is one file there.
 */
export interface Frame {
  kind: MatterKind;
  /** Which details it takes of what is said in passing. */
  takes: readonly ("treatment" | "when" | "name" | "phone" | "visit" | "words")[];
  /** What it needs next, looked at anew after each change: never asks what is known. */
  next(ledger: Ledger, matter: Matter, index: number): Need;
}
