import { expect } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { type TestCall, type TestCallOptions, testCall } from "./test-call.ts";

/** One exchange: what the caller does and what must come back. */
export interface Exchange {
  /** Words of the caller. */
  caller?: string;
  /** Keys instead of words. */
  keys?: string;
  /** The caller says nothing. */
  silence?: true;
  /** The caller speaks over the assistant after these words. */
  interruptsAfter?: string;
  /** The reply holds, in this order, each of these. */
  says?: string | RegExp | readonly (string | RegExp)[];
  /** The reply holds none of these. */
  never?: RegExp;
  /** Effects beside the words, each given in part. */
  does?: readonly (Partial<Effect> & { type: Effect["type"] })[];
  step?: string;
}

/** Plays a transcript and holds every reply against it. */
export function play(options: TestCallOptions, exchanges: readonly Exchange[]): TestCall {
  const call = testCall(options);
  for (const exchange of exchanges) {
    const before = call.effects.length;
    const reply = act(call, exchange);
    check(exchange, reply);
    const effects = call.effects.slice(before).filter((each) => each.type !== "say");
    if (exchange.does) expect(effects, reply).toMatchObject(exchange.does);
    if (exchange.step) expect(call.state.step.kind, reply).toBe(exchange.step);
  }
  return call;
}

function act(call: TestCall, exchange: Exchange): string {
  if (exchange.interruptsAfter !== undefined)
    return call.send({ type: "interrupted", heardUntil: exchange.interruptsAfter });
  if (exchange.keys !== undefined) return call.press(exchange.keys);
  return exchange.silence ? call.send({ type: "silence" }) : call.say(exchange.caller ?? "");
}

function check({ says, never }: Exchange, reply: string): void {
  const wanted = says === undefined ? [] : Array.isArray(says) ? says : [says];
  let from = 0;
  for (const each of wanted as (string | RegExp)[]) {
    const rest = reply.slice(from);
    const found = typeof each === "string" ? rest.indexOf(each) : rest.search(each);
    expect(found, `"${each}" in: ${reply}`).toBeGreaterThanOrEqual(0);
    from += found;
  }
  if (never) expect(reply).not.toMatch(never);
}
