import type { ClinicFacts, Effect, ToolEffect } from "../events.ts";
import type { Ledger, Matter, Person, Prompt } from "./ledger.ts";
import type { PlanItem } from "./plan.ts";
import type { Waiting } from "./waiting.ts";

/** What the loop has decided so far at one event: the ledger as it is then, what is to be said and what is to be done. */
export interface Turn {
  ledger: LiveLedger;
  plan: readonly PlanItem[];
  effects: readonly Exclude<Effect, { type: "say" }>[];
  /** Nothing more is decided at this event: the caller, or a tool, is next. */
  isOver: boolean;
  /** They have said goodbye: what they asked with it is answered, and nothing is asked of them any more. */
  isLeaving?: true;
}

/** A call that has started. */
export type LiveLedger = Ledger & { facts: ClinicFacts };

export const isLive = (ledger: Ledger): ledger is LiveLedger => ledger.facts !== null;

export const beginTurn = (ledger: LiveLedger): Turn => ({ ledger, plan: [], effects: [], isOver: false });

export const change = (turn: Turn, part: Partial<Ledger>): Turn => ({
  ...turn,
  ledger: { ...turn.ledger, ...part, facts: turn.ledger.facts },
});

export const plan = (turn: Turn, ...items: readonly PlanItem[]): Turn => ({
  ...turn,
  plan: [...turn.plan, ...items],
});

export const effect = (turn: Turn, ...effects: Turn["effects"]): Turn => ({
  ...turn,
  effects: [...turn.effects, ...effects],
});

/** Asks a tool; its result is the next event. */
export const askTool = (turn: Turn, tool: ToolEffect, waiting: Waiting): Turn => ({
  ...effect(change(turn, { waiting }), tool),
  isOver: true,
});

export function changeMatter(turn: Turn, index: number, part: Partial<Matter>): Turn {
  const matters = turn.ledger.matters.map((matter, at) => (at === index ? { ...matter, ...part } : matter));
  return change(turn, { matters });
}

export function changePerson(turn: Turn, index: number, part: Partial<Person>): Turn {
  const people = turn.ledger.people.map((person, at) => (at === index ? { ...person, ...part } : person));
  return change(turn, { people });
}

/** The prompt is put, and waits for its answer. */
export const asking = (turn: Turn, prompt: Prompt): Turn => ({
  ...change(turn, { asked: prompt }),
  isOver: true,
});
