// The entry of a thread whose engine says what it hears, but for words that it falls over.
import { exit } from "node:process";
import { serveEngine } from "#server/calls/adapters/serve-engine.ts";
import type { CallEvent } from "#server/dialogue/events.ts";
import { runForever } from "./catastrophic-pattern.ts";

serveEngine((heardBefore: number, event: CallEvent) => {
  const text = event.type === "heard" ? event.text : "";
  if (text.startsWith("endless")) runForever();
  if (text === "deadly") exit(1);
  if (text === "faulty") throw new Error("A fault in the engine");
  return { state: heardBefore + 1, effects: [{ type: "say", text, interruptible: true }], understood: null };
});
