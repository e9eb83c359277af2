// The entry of a thread of `engine-threads.ts`: the built-in engine, warm before it takes a call.
import { systemClock } from "#kernel/clock.ts";
import { step } from "#server/dialogue/conversation/step.ts";
import { warmUp } from "#server/dialogue/conversation/warm-up.ts";
import { serveEngine } from "./serve-engine.ts";

warmUp(step, systemClock.now());
serveEngine(step);
