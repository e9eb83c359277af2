import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "#kernel/clock.ts";
import { isDoneWithin } from "#kernel/in-time.ts";
import { assistantRoutes } from "#server/assistants/routes.ts";
import { createAssistantsService } from "#server/assistants/service.ts";
import { googleRoutes } from "#server/auth/google/routes.ts";
import { createGoogleService } from "#server/auth/google/service.ts";
import { createGuard } from "#server/auth/guard.ts";
import { authJobs } from "#server/auth/jobs.ts";
import { keyRoutes } from "#server/auth/keys/routes.ts";
import { createKeyService } from "#server/auth/keys/service.ts";
import type { LocalDoor } from "#server/auth/local/service.ts";
import { operatorCheck } from "#server/auth/operator/service.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { createAuthService } from "#server/auth/service.ts";
import { billingJobs } from "#server/billing/jobs.ts";
import { billingRoutes, billingWebhook } from "#server/billing/routes.ts";
import { createBillingService, findRunningPlan } from "#server/billing/service.ts";
import { billSoon } from "#server/billing/usage.ts";
import { feedRoutes } from "#server/booking/feed/routes.ts";
import { createFeedService } from "#server/booking/feed/service.ts";
import { bookingJobs } from "#server/booking/jobs.ts";
import { bookingRoutes } from "#server/booking/routes.ts";
import { createBookingService } from "#server/booking/service.ts";
import { createTestBookings } from "#server/booking/test-bookings/service.ts";
import { waitlistRoutes } from "#server/booking/waitlist/routes.ts";
import { createWaitlistService } from "#server/booking/waitlist/service.ts";
import { callJobs } from "#server/calls/jobs.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import { callRoutes, telephonyRoutes } from "#server/calls/routes.ts";
import { type CallsService, createCallsService } from "#server/calls/service.ts";
import { logEvent, noteFailure } from "#server/clinic/log/service.ts";
import { openingRoutes } from "#server/clinic/opening/routes.ts";
import { createOpeningService } from "#server/clinic/opening/service.ts";
import { quotaRoutes } from "#server/clinic/quota/routes.ts";
import { createQuotaService } from "#server/clinic/quota/service.ts";
import { clinicRoutes } from "#server/clinic/routes.ts";
import { createClinicService, findClinicProfile, furnishNewClinic } from "#server/clinic/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { outageOf } from "#server/db/refusals.ts";
import { knownOf, ledgerOf, leftUndone, saidSince, type TalkState } from "#server/dialogue/talk.ts";
import { acceptForms, createServer } from "#server/http/create-server.ts";
import { serveDocs } from "#server/http/docs.ts";
import { servePages } from "#server/http/pages.ts";
import { createRouter } from "#server/http/router.ts";
import { refuseWhileStopping } from "#server/http/stopping.ts";
import { findLocalServers } from "#server/model/adapters/local-servers.ts";
import { languageModelRoutes } from "#server/model/routes.ts";
import type { Patience } from "#server/model/wording.ts";
import { patientJobs } from "#server/patients/jobs.ts";
import { patientRoutes } from "#server/patients/routes.ts";
import { createPatientService } from "#server/patients/service.ts";
import { pmsJobs } from "#server/pms/jobs.ts";
import { pmsRoutes } from "#server/pms/routes.ts";
import { createPmsService } from "#server/pms/service.ts";
import { createWorker, type Worker } from "#server/queue/worker.ts";
import { rehearsalRoutes } from "#server/rehearsal/routes.ts";
import { createRehearsalService } from "#server/rehearsal/service.ts";
import { rosterJobs } from "#server/roster/jobs.ts";
import { rosterRoutes } from "#server/roster/routes.ts";
import { createRosterService } from "#server/roster/service.ts";
import { agentsStatusRoutes } from "#server/system/agents-status/routes.ts";
import { analyticsRoutes } from "#server/system/analytics/routes.ts";
import { dashboardRoutes } from "#server/system/dashboard/routes.ts";
import { healthRoutes } from "#server/system/health/routes.ts";
import { liveRoutes } from "#server/system/live/routes.ts";
import { createLiveStreams, type LiveStreams } from "#server/system/live/streams.ts";
import { logRoutes } from "#server/system/logs/routes.ts";
import { taskRoutes } from "#server/system/tasks/routes.ts";
import { numberJobs } from "#server/telephony/numbers/jobs.ts";
import { numberRoutes } from "#server/telephony/numbers/routes.ts";
import { createNumbersService } from "#server/telephony/numbers/service.ts";
import { ownershipRoutes } from "#server/telephony/ownership/routes.ts";
import { createOwnershipService } from "#server/telephony/ownership/service.ts";
import type { VoiceProvider } from "#server/telephony/port.ts";
import { senderFinder } from "#server/telephony/senders/service.ts";
import { billingProviderOf } from "./billing-provider.ts";
import { callLines } from "./call-lines.ts";
import { callProviderOf } from "./call-provider.ts";
import type { Config } from "./config.ts";
import { createHealth } from "./health.ts";
import { identityProviderOf } from "./identity-provider.ts";
import { languageModelOf } from "./language-model.ts";
import { numberProviderOf } from "./number-provider.ts";
import { sentenceOfOutage } from "./outage.ts";
import { createOutreach, type OutreachAdapters } from "./outreach.ts";
import { tellOfParkedJobs } from "./parked-jobs.ts";
import { practiceSystemsOf } from "./practice-systems.ts";
import { recordingProviderOf } from "./recording-provider.ts";
import { allWork } from "./work.ts";

export interface AppDependencies {
  config: Config;
  database: Database;
  clock: Clock;
  logger: FastifyBaseLogger;
  mailer: CodeMailer;
  provider: VoiceProvider;
  /** What proves that somebody is on this machine; null where others can come. */
  localDoor: LocalDoor | null;
  /** What talks to callers; its threads are its owner's to end. */
  engine: ConversationEngine<TalkState>;
  /** The built pages; without them only the calls are served. */
  webFolder: string;
  /** What carries messages and calls out; from the settings when absent. */
  outreach?: Partial<OutreachAdapters>;
  /** What a test holds still or speeds up. */
  forTests?: {
    wakeQueue?: () => void;
    random?: () => number;
    pingMs?: number;
    /** How long a language model is waited for. */
    patience?: Patience;
  };
}

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
  const { config, database, clock, logger, mailer, provider, engine, forTests = {} } = dependencies;
  const profileOf = (scope: ClinicScope) => findClinicProfile(database.within(scope));

  const auth = createAuthService({
    database,
    clock,
    settings: config,
    furnishClinic: furnishNewClinic,
    signInLog: {
      signedIn: (queries, { username, how }, now) =>
        logEvent(queries, { workflow: `Sign-in · ${username}, ${how}` }, now),
      refused: (queries, { username }, now) =>
        noteFailure(queries, { area: "Sign-in", cause: `a wrong code for ${username}` }, now),
    },
    wakeQueue: forTests.wakeQueue ?? (() => worker.wake()),
  });
  const billingProvider = billingProviderOf(config);
  const billing = billingProvider && createBillingService({ database, clock, provider: billingProvider });
  const clinic = createClinicService(database, clock, findRunningPlan);
  const keys = createKeyService(database, clock, (error) =>
    logger.error({ err: error }, "the uses of API keys could not be written down"),
  );
  const practiceSystems = { database, clock, ...practiceSystemsOf(config, clock) };
  const pms = createPmsService(practiceSystems);
  const patients = createPatientService(database, clock);
  const numberProvider = numberProviderOf(config);
  const telephone = { database, clock, provider: numberProvider, takesCalls: provider.isConfigured };
  const isOperator = operatorCheck(database, config);
  const findSender = senderFinder(telephone);
  const outreach = createOutreach({
    ...{ config, database, clock, provider, findSender },
    ...dependencies.outreach,
    mailer,
  });
  const booking = createBookingService({ database, clock, calendarOf: profileOf, watch: outreach.watch });
  const testBookings = createTestBookings({ database, clock, calendarOf: profileOf });
  const waitlist = createWaitlistService({ database, clock, booking, calendarOf: profileOf });
  const rosterParts = { database, clock, publicUrl: config.publicUrl };
  const { patience } = forTests;
  const languageModel = languageModelOf(config, { clock, log: logger, ...(patience && { patience }) });
  const voice = languageModel?.voice ?? null;
  const recordings = recordingProviderOf(config);
  const lines = callLines(database, clock, recordings !== null);
  const calls = createCallsService({
    recordings,
    caller: callProviderOf(config),
    taskLeft: outreach.taskLeft,
    database,
    clock,
    booking,
    waitlist,
    testBook: testBookings,
    engine,
    stateOf: ledgerOf,
    leftUndone,
    knownOf,
    saidSince,
    voice,
    profileOf: lines.profileOf,
    onEnded: billing
      ? async (queries, { id, channel }) => channel === "phone" && billSoon(queries, clock.now(), id)
      : undefined,
    log: logger,
  });
  const streams = createLiveStreams({
    database,
    log: logger,
    ...(forTests.pingMs && { pingMs: forTests.pingMs }),
  });

  const work = allWork([
    authJobs({ database, clock, mailer, signUp: config.signUp, sessionIdleDays: config.sessionIdleDays }),
    bookingJobs(database, clock),
    callJobs(recordings),
    numberJobs(telephone),
    patientJobs(database, clock),
    outreach.jobs(booking, calls.outbound),
    rosterJobs(rosterParts),
    pmsJobs(practiceSystems),
    ...(billing && billingProvider
      ? [billingJobs({ database, clock, provider: billingProvider, billing })]
      : []),
  ]);
  const worker = createWorker({
    database,
    clock,
    log: logger,
    ...work,
    parked: tellOfParkedJobs(database, clock),
    ...(forTests.random && { random: forTests.random }),
  });

  const http = await createServer(logger, (error) => sentenceOfOutage(outageOf(error), database.kind));
  const stopping = refuseWhileStopping(http, "/telephony/");
  const guard = createGuard(database, clock, keys, config.sessionIdleDays * 86_400_000);
  const router = createRouter(http, guard);
  const identities = identityProviderOf(config, clock);
  const google = identities && createGoogleService({ database, clock, auth, provider: identities });
  const { localDoor } = dependencies;
  authRoutes(router, { auth, mayUseGoogle: google !== null, localDoor, publicUrl: config.publicUrl });
  googleRoutes(router, { google, publicUrl: config.publicUrl });
  clinicRoutes(router, clinic);
  const timeZoneOf = async (scope: ClinicScope) => (await profileOf(scope)).timeZone;
  openingRoutes(router, createOpeningService({ database, clock, timeZoneOf }));
  keyRoutes(router, keys);
  patientRoutes(router, patients);
  pmsRoutes(router, pms, practiceSystems);
  feedRoutes(http, router, createFeedService(database, clock));
  agentsStatusRoutes(router, database);
  const rehearsals = createRehearsalService({ database, clock, engine });
  rehearsalRoutes(router, rehearsals);
  assistantRoutes(router, createAssistantsService(database, clock, rehearsals.findUnsafe));
  numberRoutes(router, createNumbersService(telephone), isOperator);
  const canLeave = provider.isConfigured || config.smtpUrl !== null || config.twilio.accountSid !== null;
  quotaRoutes(router, createQuotaService(database, clock, canLeave), isOperator);
  ownershipRoutes(router, createOwnershipService(telephone), isOperator);
  billingRoutes(router, { billing, publicUrl: config.publicUrl, log: logger });
  bookingRoutes(router, booking, testBookings);
  waitlistRoutes(router, waitlist);
  callRoutes(router, calls);
  const health = createHealth({ http, database, clock, logger, engine, voice, numberProvider });
  dashboardRoutes(router, { database, clock, isHealthy: health.isDatabaseUp });
  analyticsRoutes(router, { database, clock });
  languageModelRoutes(router, {
    own: languageModel,
    findLocalServers: () => findLocalServers(config.localModelPorts),
  });
  healthRoutes(router, health.forRoutes);
  liveRoutes(http, router, { streams, auth });
  logRoutes(router, database);
  outreach.routes(router, booking);
  rosterRoutes(router, rosterParts, createRosterService(rosterParts));
  taskRoutes(router, database, clock);
  await http.register(async (scoped) => {
    acceptForms(scoped);
    outreach.webhooks(scoped, booking);
    telephonyRoutes(scoped, { calls, provider, publicUrl: config.publicUrl, ...lines, log: logger });
  });
  if (billingProvider)
    await http.register(async (scoped) => {
      billingWebhook(scoped, { provider: billingProvider, database, clock });
    });
  serveDocs(http);
  await servePages(http, {
    webFolder: dependencies.webFolder,
    publicUrl: config.publicUrl,
    connectTo: localDoor ? [localDoor.url] : [],
  });

  let watch: NodeJS.Timeout | undefined;
  return {
    http,
    worker,
    streams,
    calls,
    startBackground: () => {
      worker.start();
      health.start();
      watch = setInterval(() => {
        calls
          .sweep()
          .catch((error: unknown) => logger.error({ err: error }, "could not watch over the calls"));
      }, watchCallsMs);
    },
    stop: async () => {
      clearInterval(watch);
      stopping.begin();
      // Each may hang on a database that does not answer, and none may keep a caller from being handed on.
      const beside = [health.stop(), worker.stop(), keys.close()];
      const [isDone] = await Promise.all([isDoneWithin(Promise.all(beside), besideMs), calls.stop()]);
      if (!isDone) logger.error("could not give back jobs and close the books before stopping");
      await stopping.answered(lastAnswersMs);
      await http.close();
    },
  };
}
