import type { FastifyInstance } from "fastify";
import { isDoneWithin } from "#kernel/done-within.ts";
import type { CallsService } from "#server/calls/service.ts";
import { outageOf } from "#server/db/database-errors.ts";
import { createServer } from "#server/http/create-server.ts";
import { serveDocs } from "#server/http/docs.ts";
import { refuseWhileStopping } from "#server/http/graceful-stop.ts";
import { servePages } from "#server/http/pages.ts";
import { createWorker, type Worker } from "#server/queue/worker.ts";
import type { LiveStreams } from "#server/system/live/streams.ts";
import { createHealth } from "./health.ts";
import { allJobs } from "./jobs.ts";
import { sentenceOfOutage } from "./outage.ts";
import { tellOfParkedJobs } from "./parked-jobs.ts";
import type { AppDependencies } from "./port.ts";
import { addCalls, addPagesAndWebhooks } from "./routes.ts";
import { createServices } from "./services.ts";
import { billingProviderOf } from "./vendors/billing-provider.ts";
import { identityProviderOf } from "./vendors/identity-provider.ts";

export interface App {
  http: FastifyInstance;
  worker: Worker;
  streams: LiveStreams;
  calls: CallsService;
  /** Begins the work that needs no request: jobs, and watching over live calls. */
  startBackground(): void;
  /** Callers are told, jobs given back, connections closed. The database stays open. */
  stop(): Promise<void>;
}

/** A live call is renewed this often, and lost ones are looked for. */
const watchCallsMs = 20_000;

/** How long a stop waits for what needs no caller, and for the last answers of those that a provider asks for. */
const besideMs = 6_000;
const lastAnswersMs = 500;

/** Wires every room to the next; nothing here decides anything. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, database, clock, logger, engine, localDoor, forTests = {} } = dependencies;
  const wakeQueue = forTests.wakeQueue ?? (() => worker.wake());
  const [billingProvider, identities] = await Promise.all([
    billingProviderOf(config),
    identityProviderOf(config, clock),
  ]);
  const services = createServices(dependencies, { billingProvider, identities }, wakeQueue);
  const { signIn, calls, streams } = services;
  const worker = createWorker({
    database,
    clock,
    log: logger,
    ...allJobs(dependencies, services),
    parked: tellOfParkedJobs(database, clock),
    ...(forTests.random && { random: forTests.random }),
  });

  const sayOutage = (error: unknown) => sentenceOfOutage(outageOf(error), database.kind);
  const http = await createServer(logger, sayOutage, undefined, config.trustedProxies);
  const stopping = refuseWhileStopping(http, "/telephony/");
  const backups = dependencies.backups?.made ?? null;
  const health = createHealth({ ...dependencies, ...services, http, backups });
  addCalls(http, dependencies, services, { health, backups, wakeQueue });
  await addPagesAndWebhooks(http, dependencies, services);
  serveDocs(http);
  dependencies.notice?.routes(http);
  await servePages(http, {
    ...(dependencies.notice && { notice: dependencies.notice.html }),
    webFolder: dependencies.webFolder,
    publicUrl: config.publicUrl,
    connectTo: localDoor ? [localDoor.url] : [],
  });

  let callWatch: NodeJS.Timeout | undefined;
  return {
    http,
    worker,
    streams,
    calls,
    startBackground: () => {
      worker.start();
      health.start();
      callWatch = setInterval(() => {
        calls
          .sweep()
          .catch((error: unknown) => logger.error({ err: error }, "could not watch over the calls"));
      }, watchCallsMs);
    },
    stop: async () => {
      clearInterval(callWatch);
      stopping.begin();
      // Each may hang on a database that does not answer, and none may keep a caller from being handed on.
      const beside = [health.stop(), worker.stop(), signIn.keys.close()];
      const [isDone] = await Promise.all([isDoneWithin(Promise.all(beside), besideMs), calls.stop()]);
      if (!isDone) logger.error("could not give back jobs and close the books before stopping");
      await stopping.answered(lastAnswersMs);
      await http.close();
    },
  };
}
