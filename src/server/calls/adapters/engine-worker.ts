// The entry of a thread of `engine-threads.ts`: the built-in engine, warm before it takes a call.
import { systemClock } from "#kernel/clock.ts";
import { collectAtRest } from "#server/db/collect-at-rest.mjs";
import { startTalk, talkStep } from "#server/dialogue/talk.ts";
import { warmUp } from "#server/dialogue/warm-up.ts";
import { serveEngine } from "./serve-engine.ts";

const later = warmUp(startTalk, talkStep, systemClock.now());
serveEngine(talkStep, later);
collectAtRest();
