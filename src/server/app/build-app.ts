import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Clock } from "#kernel/clock.ts";
import { isDoneWithin } from "#kernel/in-time.ts";
import { assistantRoutes } from "#server/assistants/routes.ts";
import { createAssistantsService } from "#server/assistants/service.ts";
import { auditRoutes } from "#server/auth/audit/routes.ts";
import { noteCall } from "#server/auth/audit/service.ts";
import type { LocalDoor } from "#server/auth/local/service.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import type { Backups } from "#server/backup/port.ts";
import { backupRoutes } from "#server/backup/routes.ts";
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
import { answerRoutes } from "#server/clinic/answers/routes.ts";
import { createAnswersService } from "#server/clinic/answers/service.ts";
import { openingRoutes } from "#server/clinic/opening/routes.ts";
import { createOpeningService } from "#server/clinic/opening/service.ts";
import { peopleRoutes } from "#server/clinic/people/routes.ts";
import { createPeopleService } from "#server/clinic/people/service.ts";
import { quotaRoutes } from "#server/clinic/quota/routes.ts";
import { createQuotaService } from "#server/clinic/quota/service.ts";
import { clinicRoutes } from "#server/clinic/routes.ts";
import { createClinicService, findClinicProfile } from "#server/clinic/service.ts";
import { treatmentRoutes } from "#server/clinic/treatments/routes.ts";
import { createTreatmentService } from "#server/clinic/treatments/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import { outageOf } from "#server/db/refusals.ts";
import {
  knownOf,
  ledgerOf,
  leftUndone,
  saidSince,
  type TalkState,
  unansweredIn,
} from "#server/dialogue/talk.ts";
import { acceptForms, createServer } from "#server/http/create-server.ts";
import { serveDocs } from "#server/http/docs.ts";
import { servePages } from "#server/http/pages.ts";
import { createRouter } from "#server/http/router.ts";
import { refuseWhileStopping } from "#server/http/stopping.ts";
import { importJobs } from "#server/imports/jobs.ts";
import { exportRoutes, importRoutes } from "#server/imports/routes.ts";
import { createImportService } from "#server/imports/service.ts";
import { findLocalServers } from "#server/model/adapters/local-servers.ts";
import { languageModelRoutes } from "#server/model/routes.ts";
import type { Patience } from "#server/model/wording.ts";
import { patientJobs } from "#server/patients/jobs.ts";
import { patientRoutes } from "#server/patients/routes.ts";
import { createPatientService } from "#server/patients/service.ts";
import { pmsJobs } from "#server/pms/jobs.ts";
import { pmsRoutes } from "#server/pms/routes.ts";
import { createPmsService } from "#server/pms/service.ts";
import { retentionJobs } from "#server/privacy/retention/jobs.ts";
import { retentionRoutes } from "#server/privacy/retention/routes.ts";
import { createRetentionService } from "#server/privacy/retention/service.ts";
import { privacyRoutes } from "#server/privacy/routes.ts";
import { createPrivacyService } from "#server/privacy/service.ts";
import { createWorker, type Worker } from "#server/queue/worker.ts";
import { rehearsalRoutes } from "#server/rehearsal/routes.ts";
import { createRehearsalService } from "#server/rehearsal/service.ts";
import { rosterJobs } from "#server/roster/jobs.ts";
import { createLeaveService } from "#server/roster/leave.ts";
import { leaveRoutes, rosterRoutes } from "#server/roster/routes.ts";
import { createRosterService } from "#server/roster/service.ts";
import { agentsStatusRoutes } from "#server/system/agents-status/routes.ts";
import { analyticsRoutes } from "#server/system/analytics/routes.ts";
import { dashboardRoutes } from "#server/system/dashboard/routes.ts";
import { figuresRoutes } from "#server/system/figures/routes.ts";
import { firstStepsRoutes } from "#server/system/first-steps/routes.ts";
import type { OutsideWorld } from "#server/system/go-live/port.ts";
import { echoRoutes, goLiveRoutes, handsetWebhooks } from "#server/system/go-live/routes.ts";
import { healthRoutes } from "#server/system/health/routes.ts";
import { liveRoutes } from "#server/system/live/routes.ts";
import { createLiveStreams, type LiveStreams } from "#server/system/live/streams.ts";
import { logRoutes } from "#server/system/logs/routes.ts";
import { metricsRoute } from "#server/system/metrics/routes.ts";
import { taskRoutes } from "#server/system/tasks/routes.ts";
import { numberJobs } from "#server/telephony/numbers/jobs.ts";
import { numberRoutes } from "#server/telephony/numbers/routes.ts";
import { createNumbersService } from "#server/telephony/numbers/service.ts";
import { ownershipRoutes } from "#server/telephony/ownership/routes.ts";
import { createOwnershipService } from "#server/telephony/ownership/service.ts";
import type { CallProvider, RecordingProvider, VoiceProvider } from "#server/telephony/port.ts";
import { senderFinder } from "#server/telephony/senders/service.ts";
import { freedInPractice, freedTimes } from "#server/waitlist-offers/freed.ts";
import { offerJobs } from "#server/waitlist-offers/jobs.ts";
import { offerPageRoutes } from "#server/waitlist-offers/page/routes.ts";
import { answerByText, askBack } from "#server/waitlist-offers/replies.ts";
import { offerRoutes } from "#server/waitlist-offers/routes.ts";
import { lookAtAll, type OfferDependencies } from "#server/waitlist-offers/service.ts";
import { webBookingJobs } from "#server/web-booking/jobs.ts";
import { bookingPageRoutes } from "#server/web-booking/page/routes.ts";
import { webBookingRoutes } from "#server/web-booking/settings/routes.ts";
import { visitPageRoutes } from "#server/web-booking/visit-page/routes.ts";
import { billingProviderOf } from "./billing-provider.ts";
import { callLines } from "./call-lines.ts";
import { callProviderOf } from "./call-provider.ts";
import type { Config } from "./config.ts";
import { createGoLive } from "./go-live.ts";
import { createHealth } from "./health.ts";
import { languageModelOf } from "./language-model.ts";
import { isForThisMachine } from "./loopback.ts";
import { numberProviderOf } from "./number-provider.ts";
import { sentenceOfOutage } from "./outage.ts";
import { createOutreach, type OutreachAdapters } from "./outreach.ts";
import { tellOfParkedJobs } from "./parked-jobs.ts";
import { practiceSystemsOf } from "./practice-systems.ts";
import { recordingProviderOf } from "./recording-provider.ts";
import { createSignIn } from "./sign-in.ts";
import { watchedByBoth } from "./watches.ts";
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
  /** What backs this server up, and what commands on its machine show; null = nothing does. */
  backups?: { made: Backups; operatorToken: string | null } | null;
  /** What carries messages out; from the settings when absent. */
  outreach?: Partial<OutreachAdapters>;
  /** What places calls and keeps recordings; from the settings when absent. */
  telephone?: { caller: CallProvider; recordings: RecordingProvider };
  /** How this server asks itself from outside; through the network when absent. */
  outside?: OutsideWorld;
  /** Stands above every page, with the routes that it asks; absent = nothing does. */
  notice?: { html: string; routes(http: FastifyInstance): void };
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

  const { localDoor } = dependencies;
  const wakeQueue = forTests.wakeQueue ?? (() => worker.wake());
  const signIn = createSignIn({ config, database, clock, logger, mailer, localDoor, wakeQueue });
  const { auth, keys, isOperator } = signIn;
  const billingProvider = billingProviderOf(config);
  const billing = billingProvider && createBillingService({ database, clock, provider: billingProvider });
  const clinic = createClinicService(database, clock, findRunningPlan);
  const bookWatch = freedInPractice(clock);
  const practiceSystems = { database, clock, bookWatch, ...practiceSystemsOf(config, clock) };
  const pms = createPmsService(practiceSystems);
  const patients = createPatientService(database, clock);
  const numberProvider = numberProviderOf(config);
  const telephone = { database, clock, provider: numberProvider, takesCalls: provider.isConfigured };
  const findSender = senderFinder(telephone);
  const caller = dependencies.telephone?.caller ?? callProviderOf(config);
  const outreach = createOutreach({
    ...{ config, database, clock, provider, findSender, canRing: caller !== null },
    ...dependencies.outreach,
    mailer,
  });
  const watch = watchedByBoth(outreach.watch, freedTimes(clock));
  const booking = createBookingService({ database, clock, calendarOf: profileOf, watch });
  const testBookings = createTestBookings({ database, clock, calendarOf: profileOf });
  const waitlist = createWaitlistService({ database, clock, booking, calendarOf: profileOf });
  const offers: OfferDependencies = {
    ...{ database, clock, booking, waitlist, publicUrl: config.publicUrl, waysOf: outreach.codeWaysOf },
  };
  const rosterParts = { database, clock, publicUrl: config.publicUrl };
  const { patience } = forTests;
  const languageModel = languageModelOf(config, { clock, log: logger, ...(patience && { patience }) });
  const voice = languageModel?.voice ?? null;
  const recordings = dependencies.telephone?.recordings ?? recordingProviderOf(config);
  const lines = callLines(database, clock, recordings !== null);
  const calls = createCallsService({
    recordings,
    caller,
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
    unansweredIn,
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

  const retention = createRetentionService(database, clock);

  const work = allWork([
    signIn.jobs(),
    bookingJobs(database, clock),
    callJobs(recordings),
    numberJobs(telephone),
    patientJobs(database, clock),
    retentionJobs(retention),
    importJobs({ database, clock, watch: outreach.watch }),
    outreach.jobs(booking, calls.outbound, {
      answerToOffer: (reply) => answerByText(offers, reply),
      askAboutOffer: (reply) => askBack(offers, reply),
      optedOut: (scope) => lookAtAll(offers, scope),
    }),
    offerJobs(offers),
    webBookingJobs(database, clock),
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

  const sayOutage = (error: unknown) => sentenceOfOutage(outageOf(error), database.kind);
  const http = await createServer(logger, sayOutage, undefined, config.trustedProxies);
  const stopping = refuseWhileStopping(http, "/telephony/");
  const note = noteCall(database);
  const router = createRouter(http, signIn.guard, (actor, call) => note(actor, call, clock.now()));
  signIn.routes(router);
  clinicRoutes(router, clinic);
  const timeZoneOf = async (scope: ClinicScope) => (await profileOf(scope)).timeZone;
  auditRoutes(router, database, timeZoneOf);
  answerRoutes(router, createAnswersService(database, clock));
  openingRoutes(router, createOpeningService({ database, clock, timeZoneOf }));
  treatmentRoutes(router, createTreatmentService({ database, clock }));
  peopleRoutes(router, createPeopleService({ database, clock, timeZoneOf }));
  patientRoutes(router, patients);
  importRoutes(
    router,
    createImportService({
      ...{ database, clock, watch: outreach.watch },
      wakeQueue,
    }),
    clock,
  );
  exportRoutes(router, database);
  retentionRoutes(router, retention);
  privacyRoutes(router, createPrivacyService(database, clock));
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
  waitlistRoutes(router, waitlist, booking);
  offerRoutes(router, offers);
  callRoutes(router, calls, lines.receptionOf);
  const backups = dependencies.backups?.made ?? null;
  const operatorToken = dependencies.backups?.operatorToken ?? null;
  backupRoutes(http, router, { backups, isOperator, operatorToken });
  const health = createHealth({ http, database, clock, logger, engine, voice, numberProvider, backups });
  const goLive = createGoLive({
    ...{ config, database, clock, findSender, mailer, caller, receptionOf: lines.receptionOf },
    takesCalls: provider.isConfigured,
    outside: dependencies.outside,
  });
  goLiveRoutes(router, { steps: goLive, isOperator, publicUrl: config.publicUrl });
  echoRoutes(http, goLive);
  dashboardRoutes(router, { database, clock, isHealthy: health.isDatabaseUp });
  firstStepsRoutes(router, database);
  analyticsRoutes(router, { database, clock });
  figuresRoutes(router, { database, clock });
  languageModelRoutes(router, {
    own: languageModel,
    findLocalServers: () => findLocalServers(config.localModelPorts),
  });
  healthRoutes(router, health.forRoutes);
  metricsRoute(http, {
    ...{ database, clock, probe: health.probe, token: config.metricsToken },
    backups: backups && (() => backups.state()),
    isPrivate: isForThisMachine(config),
  });
  liveRoutes(http, router, { streams, auth });
  logRoutes(router, database);
  outreach.routes(router, booking);
  const webParts = { database, clock, booking, publicUrl: config.publicUrl, codeWaysOf: outreach.codeWaysOf };
  webBookingRoutes(router, webParts);
  leaveRoutes(router, createLeaveService(rosterParts));
  rosterRoutes(router, rosterParts, createRosterService(rosterParts));
  taskRoutes(router, { threads: outreach.threads, writing: practiceSystems });
  await http.register(async (scoped) => {
    acceptForms(scoped);
    outreach.webhooks(scoped, booking);
    bookingPageRoutes(scoped, webParts);
    const hasTestComeBack = goLive.handset.hasHandsetComeBack;
    const ofCalls = { calls, provider, publicUrl: config.publicUrl, ...lines, hasTestComeBack, log: logger };
    telephonyRoutes(scoped, ofCalls);
    handsetWebhooks(scoped, { provider, publicUrl: config.publicUrl, handset: goLive.handset });
    offerPageRoutes(scoped, offers);
    visitPageRoutes(scoped, webParts);
  });
  if (billingProvider)
    await http.register(async (scoped) => {
      billingWebhook(scoped, { provider: billingProvider, database, clock });
    });
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
      const beside = [health.stop(), worker.stop(), keys.close()];
      const [isDone] = await Promise.all([isDoneWithin(Promise.all(beside), besideMs), calls.stop()]);
      if (!isDone) logger.error("could not give back jobs and close the books before stopping");
      await stopping.answered(lastAnswersMs);
      await http.close();
    },
  };
}
