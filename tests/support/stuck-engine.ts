// The entry of a thread whose engine never comes to an end with some words; else it is the real one.
import { serveEngine } from "#server/calls/adapters/serve-engine.ts";
import type { CallState } from "#server/dialogue/conversation/state.ts";
import { startCall, step } from "#server/dialogue/conversation/step.ts";
import type { CallEvent } from "#server/dialogue/events.ts";
import { warmUp } from "#server/dialogue/warm-up.ts";
import { goOnForEver } from "./endless.ts";

warmUp(startCall, step, Date.parse("2026-08-10T00:00:00Z"));
serveEngine((state: CallState, event: CallEvent) => {
  if (event.type === "heard" && event.text.startsWith("endless")) goOnForEver();
  return step(state, event);
});
