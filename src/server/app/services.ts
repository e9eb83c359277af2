import type { IdentityProvider } from "#server/auth/google/port.ts";
import type { BillingProvider } from "#server/billing/port.ts";
import { createBillingService, findRunningPlan } from "#server/billing/service.ts";
import { billSoon } from "#server/billing/usage.ts";
import { createBookReader } from "#server/booking/book-reader.ts";
import { createBookingService } from "#server/booking/service.ts";
import { createTestBookings } from "#server/booking/test-bookings/service.ts";
import { createWaitlistService } from "#server/booking/waitlist/service.ts";
import { createCallsService } from "#server/calls/service.ts";
import { createProfiles } from "#server/clinic/profiles/service.ts";
import { createClinicService } from "#server/clinic/service.ts";
import { findUnfinished, knownOf, ledgerOf, saidSince, unansweredIn } from "#server/dialogue/call-memory.ts";
import { createPatientService } from "#server/patients/service.ts";
import { createPmsService } from "#server/pms/service.ts";
import { createRetentionService } from "#server/privacy/retention/service.ts";
import { createLiveStreams } from "#server/system/live/streams.ts";
import { senderFinder } from "#server/telephony/senders/service.ts";
import { freedInPractice, freedTimes, leftWaitlist } from "#server/waitlist-offers/freed-times.ts";
import type { OfferDependencies } from "#server/waitlist-offers/service.ts";
import { createClinicOfCall } from "./clinic-of-call.ts";
import { combineWatches } from "./combine-watches.ts";
import { createGoLive } from "./go-live.ts";
import { createOutreach } from "./outreach.ts";
import type { AppDependencies } from "./port.ts";
import { createSignIn } from "./sign-in.ts";
import { callProviderOf } from "./vendors/call-provider.ts";
import { languageModelOf } from "./vendors/language-model.ts";
import { numberProviderOf } from "./vendors/number-provider.ts";
import { practiceSystemsOf } from "./vendors/practice-systems.ts";
import { recordingProviderOf } from "./vendors/recording-provider.ts";

export type Services = ReturnType<typeof createServices>;

/** What is read from its library only where it is set up; null = it is not. */
interface Vendors {
  billingProvider: BillingProvider | null;
  identities: IdentityProvider | null;
}

/** Every room's use cases, each handed what it needs of the others; nothing here decides anything. */
export function createServices(
  dependencies: AppDependencies,
  { billingProvider, identities }: Vendors,
  wakeQueue: () => void,
) {
  const {
    config,
    database,
    clock,
    logger,
    mailer,
    provider,
    engine,
    localDoor,
    forTests = {},
  } = dependencies;
  const profileOf = createProfiles(database);

  const signIn = createSignIn({ config, database, clock, logger, mailer, localDoor, identities, wakeQueue });
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
  const watch = combineWatches(outreach.watch, freedTimes(clock));
  const book = { database, clock, calendarOf: profileOf, look: createBookReader(database) };
  const booking = createBookingService({ ...book, watch });
  const testBookings = createTestBookings(book);
  const waitlist = createWaitlistService({
    ...{ database, clock, booking, calendarOf: profileOf },
    left: leftWaitlist(clock),
  });
  const offers: OfferDependencies = {
    ...{ database, clock, booking, waitlist, publicUrl: config.publicUrl, waysOf: outreach.codeWaysOf },
  };
  const rosterParts = { database, clock, publicUrl: config.publicUrl };
  const { patience } = forTests;
  const languageModel = languageModelOf(config, { clock, log: logger, ...(patience && { patience }) });
  const voice = languageModel?.voice ?? null;
  const recordings = dependencies.telephone?.recordings ?? recordingProviderOf(config);
  const lines = createClinicOfCall(database, clock, {
    record: recordings !== null,
    ring: provider.isConfigured,
  });
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
    findUnfinished,
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
  const goLive = createGoLive({
    ...{ config, database, clock, findSender, mailer, caller, receptionOf: lines.receptionOf },
    takesCalls: provider.isConfigured,
    outside: dependencies.outside,
  });
  const webBookingParts = {
    ...{ database, clock, booking, publicUrl: config.publicUrl, codeWaysOf: outreach.codeWaysOf },
  };

  return {
    profileOf,
    signIn,
    billing,
    billingProvider,
    clinic,
    practiceSystems,
    pms,
    patients,
    numberProvider,
    telephone,
    findSender,
    caller,
    outreach,
    booking,
    testBookings,
    waitlist,
    offers,
    rosterParts,
    languageModel,
    voice,
    recordings,
    lines,
    calls,
    streams,
    retention,
    goLive,
    webBookingParts,
  };
}
