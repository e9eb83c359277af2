import type { FastifyInstance } from "fastify";
import type { Clock } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import type { CodeMailer } from "#server/auth/port.ts";
import type { AppointmentWatch } from "#server/booking/port.ts";
import type { BookingService } from "#server/booking/service.ts";
import { type CallsService, findCalledNumber } from "#server/calls/service.ts";
import { leaveStaffTask } from "#server/clinic/desk/service.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import type { Database } from "#server/db/database.ts";
import type { Router } from "#server/http/router.ts";
import { simulatedTexts } from "#server/messaging/adapters/simulated-texts.ts";
import { reasonOfReport, twilioTexts } from "#server/messaging/adapters/twilio-texts.ts";
import { outboxJobs } from "#server/messaging/outbox/jobs.ts";
import { keepDeliveryReport, type SenderDependencies } from "#server/messaging/outbox/sender.ts";
import type { TextSender } from "#server/messaging/port.ts";
import { answerToAgent } from "#server/outreach/agent-replies/service.ts";
import { agentJobs } from "#server/outreach/agents/service.ts";
import { answerPageRoutes } from "#server/outreach/answer-page/routes.ts";
import { appointmentMessages, whyOutdated } from "#server/outreach/appointments/service.ts";
import { textStaff } from "#server/outreach/escalation/service.ts";
import { overviewRoutes } from "#server/outreach/overview/routes.ts";
import type { RepliesDependencies } from "#server/outreach/replies/port.ts";
import { receiveText, replyJobs } from "#server/outreach/replies/service.ts";
import { isHeldBack } from "#server/outreach/settings/service.ts";
import type { ThreadDependencies } from "#server/outreach/threads/service.ts";
import { reachOtherwise } from "#server/outreach/undelivered/service.ts";
import { unsubscribeRoutes } from "#server/outreach/unsubscribe/routes.ts";
import { textWebhooks } from "#server/outreach/webhooks/routes.ts";
import type { JobHandler, RecurringJob } from "#server/queue/service.ts";
import { findStaffAt } from "#server/roster/service.ts";
import { twilioClient } from "#server/telephony/adapters/twilio-client.ts";
import type { VoiceProvider } from "#server/telephony/port.ts";
import type { FindSender } from "#server/telephony/senders/service.ts";
import { noteUnreachable } from "#server/waitlist-offers/replies.ts";
import { whyOfferOutdated } from "#server/waitlist-offers/service.ts";
import type { CodeWays } from "#server/web-booking/page/rules.ts";
import type { Config } from "./settings/config.ts";
import { isForThisMachine } from "./settings/loopback.ts";

/** What carries messages out. */
export interface OutreachAdapters {
  texts: TextSender;
}

export interface OutreachDependencies extends Partial<OutreachAdapters> {
  config: Config;
  database: Database;
  clock: Clock;
  provider: VoiceProvider;
  mailer: CodeMailer;
  findSender: FindSender;
  /** Whether somebody places calls; staff ring where nobody does. */
  canRing: boolean;
}

export interface Outreach {
  watch: AppointmentWatch;
  /** A call left work for a person. */
  taskLeft: ReturnType<typeof textStaff>;
  jobs(
    booking: BookingService,
    outbound: OutboundCalls,
    offers: OfferReplies,
  ): { handlers: Record<string, JobHandler>; recurring: RecurringJob[] };
  /** What the texts of the desk need to know. */
  threads: ThreadDependencies;
  webhooks(app: FastifyInstance, booking: BookingService): void;
  routes(router: Router<Actor>, booking: BookingService): void;
  /** How a code can reach somebody who books by web. */
  codeWaysOf(scope: ClinicScope): Promise<CodeWays>;
}

/** Wires what the clinic says to patients unasked; nothing here decides anything. */
export function createOutreach(deps: OutreachDependencies): Outreach {
  const { config, database, clock, provider, findSender, canRing } = deps;
  const { publicUrl } = config;
  const reachElse = reachOtherwise(clock, publicUrl);
  const isOffer = ({ purpose }: { purpose: string }) => purpose === "waitlist_offer";
  const sender: Omit<SenderDependencies, "calls"> = {
    ...{ database, clock, publicUrl, isHeldBack },
    whyOutdated: (queries, row) =>
      isOffer(row) ? whyOfferOutdated(queries, row.occasion, clock.now()) : whyOutdated(queries, row),
    undelivered: (queries, row) =>
      isOffer(row) ? noteUnreachable(queries, row.occasion, clock.now()) : reachElse(queries, row),
    texts: deps.texts ?? textsOf(config),
    ...emailsOf(deps),
    senderOf: async (queries, { agentId, channel, fromAddress, appointmentId }) => {
      if (channel === "email") return null;
      const called = appointmentId === null ? null : await findCalledNumber(queries, appointmentId);
      return findSender(queries, { agentId, isText: channel === "sms", known: [fromAddress, called] });
    },
  };
  const repliesWith = (booking: BookingService): RepliesDependencies => {
    const replies: RepliesDependencies = { database, clock, booking, publicUrl };
    return { ...replies, findStaffAt, answerToAgent: (reply) => answerToAgent(replies, reply) };
  };
  const { provider: sms } = sender.texts;
  const carriers = { sms, email: sender.emailProvider, call: canRing ? "twilio" : "staff" } as const;

  return {
    watch: appointmentMessages(clock, publicUrl),
    threads: { database, clock, publicUrl, carrier: sms },
    taskLeft: textStaff(clock, publicUrl),
    jobs: (booking, outbound, offers) => {
      const calls = callPlacer(canRing ? outbound : null, database, clock);
      const agents = agentJobs({ database, clock, booking, publicUrl });
      const replies = replyJobs({ ...repliesWith(booking), ...offers });
      return {
        handlers: { ...outboxJobs({ ...sender, calls }).handlers, ...replies.handlers, ...agents.handlers },
        recurring: agents.recurring,
      };
    },
    codeWaysOf: async (scope) => {
      const [hasTexts, hasMail] = [sms !== "simulator", sender.emailProvider !== "simulator"];
      const isTrial = !hasTexts && !hasMail && isForThisMachine(config);
      const wish = { agentId: null, isText: true, known: [] };
      const canText = hasTexts && (await findSender(database.within(scope), wish)) !== null;
      return { text: canText || isTrial, email: hasMail || isTrial, isTrial };
    },
    routes: (router, booking) => overviewRoutes(router, { database, clock, booking, publicUrl, carriers }),
    webhooks: (app, booking) => {
      unsubscribeRoutes(app, { database, clock });
      answerPageRoutes(app, { database, clock, booking });
      textWebhooks(app, {
        ...{ provider, publicUrl },
        received: (text) => receiveText(repliesWith(booking), text),
        reported: ({ errorCode, ...report }) =>
          keepDeliveryReport(sender, { ...report, reason: reasonOfReport(errorCode, report.status) }),
      });
    },
  };
}

/** Texts go through Twilio when an account is configured, else they stay in the outbox. */
function textsOf({ twilio, publicUrl }: Config): TextSender {
  const { accountSid, authToken, apiBaseUrl } = twilio;
  if (accountSid === null || authToken === null) return simulatedTexts();
  return twilioTexts({ client: twilioClient({ accountSid, authToken, apiBaseUrl }), publicUrl });
}

/** Patients' email is never printed on the console, as sign-in codes are without a mail server: it stays in the outbox. */
function emailsOf({
  config,
  mailer,
}: OutreachDependencies): Pick<SenderDependencies, "emails" | "emailProvider"> {
  if (config.smtpUrl !== null) return { emails: mailer, emailProvider: "smtp" };
  return { emails: { send: async () => ({ ok: true }) }, emailProvider: "simulator" };
}

type OutboundCalls = CallsService["outbound"];
type OfferReplies = Pick<RepliesDependencies, "answerToOffer" | "askAboutOffer" | "optedOut">;

/**
 * The assistant places recalls itself where a telephone provider is set up. How somebody is after a treatment is asked by a
 * person, and without a provider whoever is to be rung waits on the dashboard for one.
 */
function callPlacer(
  outbound: OutboundCalls | null,
  database: Database,
  clock: Clock,
): SenderDependencies["calls"] {
  const staff = callsByStaff(database, clock);
  const by = ({ purpose }: { purpose: string }) => (purpose === "recall" && outbound ? outbound : staff);
  return {
    carrierOf: (row) => (by(row) === staff ? "staff" : "twilio"),
    place: (row) => by(row).place(row),
    findPlaced: (row) => by(row).findPlaced(row),
  };
}

const callsByStaff = (
  database: Database,
  clock: Clock,
): Pick<SenderDependencies["calls"], "place" | "findPlaced"> => ({
  // The task bears the message's id: left again it is the same.
  findPlaced: async () => null,
  place: async ({ id, clinicId, purpose, recipientName, toAddress }) => {
    const title =
      purpose === "follow_up"
        ? "Ring a patient: how are they after the visit?"
        : "Ring a patient who is due for a visit";
    const person = { personName: recipientName, phone: toAddress };
    const task = { id, kind: "callback", title, detail: "", ...person, messageId: id } as const;
    await leaveStaffTask(database, scopeOfClinic(clinicId), task, clock.now());
    return { ok: true, providerMessageId: null };
  },
});
