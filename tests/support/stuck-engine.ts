// The entry of a thread whose engine never comes to an end with some words; else it is the real one.
import { serveEngine } from "#server/calls/adapters/serve-engine.ts";
import type { CallEvent } from "#server/dialogue/events.ts";
import { startTalk, type TalkState, talkStep } from "#server/dialogue/talk.ts";
import { warmUp } from "#server/dialogue/warm-up.ts";
import { runForever } from "./catastrophic-pattern.ts";

warmUp(startTalk, talkStep, Date.parse("2026-08-10T00:00:00Z"));
serveEngine((state: TalkState, event: CallEvent) => {
  if (event.type === "heard" && event.text.startsWith("endless")) runForever();
  return talkStep(state, event);
});
