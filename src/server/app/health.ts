import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Backups } from "#server/backup/port.ts";
import type { Database } from "#server/db/database.ts";
import type { ModelVoice } from "#server/model/service.ts";
import { askAssistant, type ConversationEngine } from "#server/system/health/assistant-probe.ts";
import { startHealthMonitor } from "#server/system/health/monitor.ts";
import { createPhoneProbe } from "#server/system/health/phone-probe.ts";
import { createHealthSampler } from "#server/system/health/sampler.ts";
import { type HealthDependencies, keepHealthSamples } from "#server/system/health/service.ts";
import type { NumberProvider } from "#server/telephony/port.ts";
import { probePhoneLine } from "./probe-phone-line.ts";

interface Parts<State> {
  http: FastifyInstance;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
  engine: ConversationEngine<State>;
  voice: ModelVoice | null;
  numberProvider: NumberProvider;
  backups: Backups | null;
}

export type Health = ReturnType<typeof createHealth>;

/** How each service of this process is asked how it is. */
export function createHealth<State>({ http, database, clock, logger, ...parts }: Parts<State>) {
  const { engine, voice, numberProvider, backups } = parts;
  const monitor = startHealthMonitor({ database });
  const phone = createPhoneProbe({
    clock,
    probeLine: () => probePhoneLine(http),
    asksProvider:
      numberProvider.source === "simulator" ? null : async () => (await numberProvider.listOwned()).ok,
  });
  const sampler = createHealthSampler({
    ...{ clock, log: logger },
    keep: (found, forgetBefore) => keepHealthSamples(database, found, forgetBefore),
    probes: {
      api: async () => {
        const { statusCode } = await http.inject({ method: "GET", url: endpoints.liveness.path });
        if (statusCode !== 200) throw new Error(`The API answered ${statusCode}`);
        return undefined;
      },
      database: async () => ((await database.ping()).isReadOnly ? "warning" : undefined),
      phoneSystem: phone.probe,
      aiAgent: async () => {
        await askAssistant(engine, clock.now());
        // Without its model the assistant still answers, in the built-in engine's words.
        return (await voice?.isThere()) === false ? "warning" : undefined;
      },
    },
  });
  const forRoutes: HealthDependencies = {
    ...{ database, clock, monitor, phoneSystem: phone.latest },
    backups: backups && (() => backups.state()),
    isModelWell: () => !["failing", "resting"].includes(voice?.state().state ?? "working"),
  };
  return {
    forRoutes,
    probe: () => monitor.probe(),
    isDatabaseUp: () => monitor.latest().isDatabaseUp,
    start: () => sampler.start(),
    stop: async () => {
      monitor.stop();
      await sampler.stop();
    },
  };
}
