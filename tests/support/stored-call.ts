import type { CallOutcome } from "#contract/calls/calls.ts";
import { type CallId, newId } from "#kernel/ids.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { call } from "#server/db/schema/calls.ts";
import type { TestServer } from "./test-server.ts";

interface PlantedCall {
  /** Default: 60. */
  seconds?: number;
  channel?: "phone" | "browser" | "terminal";
  /** Default: inbound. */
  direction?: "inbound" | "outbound";
  turns?: number;
  /** Default: false. */
  isTest?: boolean;
  /** One that is `in_progress` has no end. */
  outcome?: CallOutcome;
  /** Epoch milliseconds; default: so that it ended now. */
  startedAt?: number;
  endedAt?: number;
}

/** Puts a call into the books as if somebody had rung. Returns its id. */
export async function storeCall(
  server: TestServer,
  { scope }: { scope: ClinicScope },
  {
    seconds = 60,
    channel = "phone",
    turns = 4,
    outcome = "answered",
    direction = "inbound",
    isTest = false,
    ...times
  }: PlantedCall = {},
): Promise<CallId> {
  const id = newId<CallId>(server.clock.now());
  const lengthMs = seconds * 1_000;
  const startedAt = times.startedAt ?? (times.endedAt ?? server.clock.now()) - lengthMs;
  const endedAt = startedAt + lengthMs;
  await server.database.within(scope).insert(call, {
    ...{ id, channel, direction, providerCallId: `planted-${id}`, outcome, turnCount: turns, isTest },
    ...{ startedAt, endedAt: outcome === "in_progress" ? null : endedAt, seenAt: endedAt },
  });
  return id;
}
