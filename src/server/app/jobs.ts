import { billingJobs } from "#server/billing/jobs.ts";
import { bookingJobs } from "#server/booking/jobs.ts";
import { callJobs } from "#server/calls/jobs.ts";
import { importJobs } from "#server/imports/jobs.ts";
import { patientJobs } from "#server/patients/jobs.ts";
import { pmsJobs } from "#server/pms/jobs.ts";
import { retentionJobs } from "#server/privacy/retention/jobs.ts";
import { rosterJobs } from "#server/roster/jobs.ts";
import { numberJobs } from "#server/telephony/numbers/jobs.ts";
import { offerJobs } from "#server/waitlist-offers/jobs.ts";
import { answerByText, askBack } from "#server/waitlist-offers/replies.ts";
import { lookAtAll } from "#server/waitlist-offers/service.ts";
import { webBookingJobs } from "#server/web-booking/jobs.ts";
import type { AppDependencies } from "./port.ts";
import { collectJobs } from "./room-jobs.ts";
import type { Services } from "./services.ts";

/** What every room does without being asked: its jobs, and when each is due. */
export function allJobs({ database, clock }: AppDependencies, services: Services) {
  const { signIn, telephone, retention, outreach, booking, calls, offers, rosterParts, practiceSystems } =
    services;
  const { billing, billingProvider, recordings } = services;
  return collectJobs([
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
}
