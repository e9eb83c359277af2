import type { FastifyInstance } from "fastify";
import { assistantRoutes } from "#server/assistants/routes.ts";
import { createAssistantsService } from "#server/assistants/service.ts";
import { auditRoutes } from "#server/auth/audit/routes.ts";
import { noteCall } from "#server/auth/audit/service.ts";
import type { Backups } from "#server/backup/port.ts";
import { backupRoutes } from "#server/backup/routes.ts";
import { billingRoutes, billingWebhook } from "#server/billing/routes.ts";
import { displacedRoutes } from "#server/booking/displaced/routes.ts";
import { createDisplacedService } from "#server/booking/displaced/service.ts";
import { feedRoutes } from "#server/booking/feed/routes.ts";
import { createFeedService } from "#server/booking/feed/service.ts";
import { bookingRoutes } from "#server/booking/routes.ts";
import { waitlistRoutes } from "#server/booking/waitlist/routes.ts";
import { receptionRoutes } from "#server/calls/reception/routes.ts";
import { callRoutes, telephonyRoutes } from "#server/calls/routes.ts";
import { answerRoutes } from "#server/clinic/answers/routes.ts";
import { createAnswersService } from "#server/clinic/answers/service.ts";
import { openingRoutes } from "#server/clinic/opening/routes.ts";
import { createOpeningService } from "#server/clinic/opening/service.ts";
import { peopleRoutes } from "#server/clinic/people/routes.ts";
import { createPeopleService } from "#server/clinic/people/service.ts";
import { quotaRoutes } from "#server/clinic/quota/routes.ts";
import { createQuotaService } from "#server/clinic/quota/service.ts";
import { clinicRoutes } from "#server/clinic/routes.ts";
import { treatmentRoutes } from "#server/clinic/treatments/routes.ts";
import { createTreatmentService } from "#server/clinic/treatments/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { acceptForms } from "#server/http/create-server.ts";
import { createRouter } from "#server/http/router.ts";
import { exportRoutes, importRoutes } from "#server/imports/routes.ts";
import { createImportService } from "#server/imports/service.ts";
import { findLocalServers } from "#server/model/adapters/local-servers.ts";
import { languageModelRoutes } from "#server/model/routes.ts";
import { patientRoutes } from "#server/patients/routes.ts";
import { pmsRoutes } from "#server/pms/routes.ts";
import { retentionRoutes } from "#server/privacy/retention/routes.ts";
import { privacyRoutes } from "#server/privacy/routes.ts";
import { createPrivacyService } from "#server/privacy/service.ts";
import { rehearsalRoutes } from "#server/rehearsal/routes.ts";
import { createRehearsalService } from "#server/rehearsal/service.ts";
import { createLeaveService } from "#server/roster/leave.ts";
import { leaveRoutes, rosterRoutes } from "#server/roster/routes.ts";
import { createRosterService } from "#server/roster/service.ts";
import { agentsStatusRoutes } from "#server/system/agents-status/routes.ts";
import { analyticsRoutes } from "#server/system/analytics/routes.ts";
import { dashboardRoutes } from "#server/system/dashboard/routes.ts";
import { figuresRoutes } from "#server/system/figures/routes.ts";
import { firstStepsRoutes } from "#server/system/first-steps/routes.ts";
import { echoRoutes, goLiveRoutes, handsetWebhooks } from "#server/system/go-live/routes.ts";
import { healthRoutes } from "#server/system/health/routes.ts";
import { liveRoutes } from "#server/system/live/routes.ts";
import { logRoutes } from "#server/system/logs/routes.ts";
import { metricsRoute } from "#server/system/metrics/routes.ts";
import { taskRoutes } from "#server/system/tasks/routes.ts";
import { numberRoutes } from "#server/telephony/numbers/routes.ts";
import { createNumbersService } from "#server/telephony/numbers/service.ts";
import { ownershipRoutes } from "#server/telephony/ownership/routes.ts";
import { createOwnershipService } from "#server/telephony/ownership/service.ts";
import { offerPageRoutes } from "#server/waitlist-offers/page/routes.ts";
import { offerRoutes } from "#server/waitlist-offers/routes.ts";
import { bookingPageRoutes } from "#server/web-booking/page/routes.ts";
import { webBookingRoutes } from "#server/web-booking/settings/routes.ts";
import { visitPageRoutes } from "#server/web-booking/visit-page/routes.ts";
import type { Health } from "./health.ts";
import type { AppDependencies } from "./port.ts";
import type { Services } from "./services.ts";
import { isForThisMachine } from "./settings/loopback.ts";

interface Beside {
  health: Health;
  backups: Backups | null;
  wakeQueue: () => void;
}

/** The calls of the contract, each bound to the room that answers it. */
export function addCalls(
  http: FastifyInstance,
  dependencies: AppDependencies,
  services: Services,
  beside: Beside,
): void {
  const { config, database, clock, logger, provider, engine } = dependencies;
  const { health, backups, wakeQueue } = beside;
  const {
    profileOf,
    signIn,
    billing,
    clinic,
    practiceSystems,
    pms,
    patients,
    telephone,
    outreach,
    booking,
    testBookings,
    waitlist,
    offers,
    rosterParts,
    languageModel,
    lines,
    calls,
    streams,
    retention,
    goLive,
    webBookingParts,
  } = services;
  const { auth, isOperator } = signIn;
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
  displacedRoutes(router, createDisplacedService({ database, clock, calendarOf: profileOf }));
  waitlistRoutes(router, waitlist, booking);
  offerRoutes(router, offers);
  callRoutes(router, calls, lines.receptionOf);
  receptionRoutes(router, lines.reachOf);
  const operatorToken = dependencies.backups?.operatorToken ?? null;
  backupRoutes(http, router, { backups, isOperator, operatorToken });
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
  webBookingRoutes(router, webBookingParts);
  leaveRoutes(router, createLeaveService(rosterParts));
  rosterRoutes(router, rosterParts, createRosterService(rosterParts));
  taskRoutes(router, { threads: outreach.threads, writing: practiceSystems });
}

/** Pages that need no sign-in, and what the providers tell this server. */
export async function addPagesAndWebhooks(
  http: FastifyInstance,
  dependencies: AppDependencies,
  services: Services,
): Promise<void> {
  const { config, database, clock, logger, provider } = dependencies;
  const { billingProvider, outreach, booking, offers, lines, calls, goLive, webBookingParts } = services;
  await http.register(async (scoped) => {
    acceptForms(scoped);
    outreach.webhooks(scoped, booking);
    bookingPageRoutes(scoped, webBookingParts);
    const hasTestComeBack = goLive.handset.hasHandsetComeBack;
    const ofCalls = { calls, provider, publicUrl: config.publicUrl, ...lines, hasTestComeBack, log: logger };
    telephonyRoutes(scoped, ofCalls);
    handsetWebhooks(scoped, { provider, publicUrl: config.publicUrl, handset: goLive.handset });
    offerPageRoutes(scoped, offers);
    visitPageRoutes(scoped, webBookingParts);
  });
  if (billingProvider)
    await http.register(async (scoped) => {
      billingWebhook(scoped, { provider: billingProvider, database, clock });
    });
}
