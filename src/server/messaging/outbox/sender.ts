import type { Clock } from "#kernel/clock.ts";
import { scopeOfClinic } from "#server/auth/policy.ts";
import { showActivity } from "#server/clinic/desk/service.ts";
import { noteFailure } from "#server/clinic/log/service.ts";
import { type QuotaOutcome, takeFromQuota } from "#server/clinic/quota/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { Database } from "#server/db/database.ts";
import { preferencesOf } from "#server/patients/rules.ts";
import type { JobResult } from "#server/queue/service.ts";
import { hasOptedOut, keepConsent } from "../consent/service.ts";
import type { EmailSender, TextSender } from "../port.ts";
import { failureOf } from "./failures.ts";
import { judge, unsubscribeUrlOf, type Verdict } from "./rules.ts";
import type { MessageRow } from "./store.ts";
import * as store from "./store.ts";

/** What came of giving a message away. A call that is placed reports its end itself. */
export type DeliveryOutcome =
  | { ok: true; providerMessageId: string | null }
  | { ok: false; code: string; isPermanent: boolean };

export interface CallPlacer {
  /** Who rings the person of this message: the telephone provider, or `staff`. */
  carrierOf(row: MessageRow): string;
  /** Rings the person of a `call` message. */
  place(row: MessageRow): Promise<DeliveryOutcome>;
  /** Whether an attempt that was cut short here rang all the same: its id at the provider; null = it did not. */
  findPlaced(row: MessageRow): Promise<string | null | "unknown">;
}

export interface SenderDependencies {
  database: Database;
  clock: Clock;
  texts: TextSender;
  emails: Pick<EmailSender, "send">;
  /** Names who carries email; `simulator` keeps it here. */
  emailProvider: "simulator" | "smtp";
  calls: CallPlacer;
  publicUrl: string | null;
  /** The clinic's number that writes and rings, E.164; null = it has none. */
  senderOf(queries: ClinicQueries, row: MessageRow): Promise<string | null>;
  /** Whether staff hold back what this agent, or the appointment book itself, has to say. */
  isHeldBack(queries: ClinicQueries, row: MessageRow): Promise<boolean>;
  /** Why what it is about has changed since it was written, so that it must not go out any more; null = it has not. */
  whyOutdated(queries: ClinicQueries, row: MessageRow): Promise<string | null>;
  /** Told in the transaction that gives a message up, so that whoever waits for it is reached another way. */
  undelivered(queries: ClinicQueries, row: MessageRow): Promise<void>;
}

/** Carries one message of the outbox out, if it may go out now. Safe to repeat: what is out stays out. */
export async function carryOut(
  deps: SenderDependencies,
  clinicId: MessageRow["clinicId"],
  messageId: string,
): Promise<JobResult> {
  const { database, clock } = deps;
  const queries = database.within(scopeOfClinic(clinicId));
  const row = await store.findMessage(queries, messageId);
  if (!row || (row.status !== "queued" && row.status !== "sending")) return { ok: true };
  if (row.status === "sending") {
    const taken = await wasTaken(deps, queries, row);
    if (taken !== "no") return retryOrDone(deps, row, taken);
  }
  const outdated = await deps.whyOutdated(queries, row);
  if (outdated !== null) {
    const change = { status: "called_off", reason: outdated, settledAt: clock.now() } as const;
    await store.changeMessage(queries, row.id, ["queued", "sending"], change);
    announce(deps, row);
    return { ok: true };
  }
  const verdict = await judged(deps, queries, row);
  if (verdict.kind === "wait") {
    // The hour is known that it waits for; how long a pause lasts is not.
    const notBefore = verdict.reason === "quiet_hours" ? verdict.until : row.notBefore;
    const waiting = { status: "queued", reason: verdict.reason, notBefore } as const;
    await store.changeMessage(queries, row.id, ["queued", "sending"], waiting);
    announce(deps, row);
    return { ok: false, code: verdict.reason, isPermanent: false, notBefore: verdict.until };
  }
  if (verdict.kind === "suppress") {
    // What was tried in vain until it was too late has failed; what must not go out was never tried.
    if (verdict.reason === "too_late" && row.attempts > 0) await giveUp(deps, row, { reason: "too_late" });
    else await store.suppress(queries, row, verdict.reason, clock.now());
    announce(deps, row);
    return { ok: true };
  }
  const quota = await spend(deps, queries, row);
  if (!quota.ok) {
    // Asked again before the day is over: somebody may have raised it.
    await store.changeMessage(queries, row.id, ["queued"], { reason: "quota_met" });
    announce(deps, row);
    return { ok: false, code: "quota_met", isPermanent: false, notBefore: clock.now() + quotaCheckMs };
  }
  const sending = await store.markSending(queries, row.id, await deps.senderOf(queries, row));
  return sending ? settle(deps, queries, sending, await give(deps, sending)) : { ok: true };
}

const quotaCheckMs = 15 * 60_000;
const quotaOf = { sms: "texts", email: "emails", call: "calls" } as const;

/** Counts what leaves for the clinic, once each; an alert to its staff waits for no limit. */
async function spend(
  deps: SenderDependencies,
  queries: ClinicQueries,
  row: MessageRow,
): Promise<QuotaOutcome> {
  const { database, clock, texts, emailProvider, calls } = deps;
  const carrier = { sms: texts.provider, email: emailProvider, call: calls.carrierOf(row) }[row.channel];
  const leaves = carrier !== "simulator" && carrier !== "staff";
  if (!leaves || row.attempts > 0 || row.purpose === "staff_alert") return { ok: true };
  const { timeZone } = await findClinicProfile(queries);
  const count = 1 + row.ccAddresses.length;
  return takeFromQuota(database, queries, { kind: quotaOf[row.channel], count, now: clock.now(), timeZone });
}

const announce = ({ database }: Pick<SenderDependencies, "database">, row: MessageRow) =>
  database.announce(row.clinicId, { topic: "messages", id: row.id });

/** Whether the provider took a message whose attempt was cut short here. */
async function wasTaken(
  deps: SenderDependencies,
  queries: ClinicQueries,
  row: MessageRow,
): Promise<"yes" | "no" | "unknown"> {
  const { texts, calls, clock } = deps;
  // A mailbox shows one of two emails with one Message-ID.
  if (row.channel === "email") return "no";
  const isCall = row.channel === "call";
  const found = await (isCall ? calls.findPlaced(row) : findTaken(deps, row));
  if (found === "unknown") return "unknown";
  if (found === null) return "no";
  const provider = isCall ? calls.carrierOf(row) : texts.provider;
  await store.markSent(queries, row.id, { provider, providerMessageId: found, sentAt: clock.now() });
  if (!isCall) await catchUpOnReports(deps, row, found);
  return "yes";
}

/** What the provider reported while the text's id was not known here was lost: it is asked once more, now that it is. */
async function catchUpOnReports(deps: SenderDependencies, row: MessageRow, id: string): Promise<void> {
  const listed = await deps.texts.listSent(textOf(row), row.createdAt);
  const sent = listed === "unknown" ? undefined : listed.find((one) => one.providerMessageId === id);
  if (sent) await keepDeliveryReport(deps, sent);
}

const textOf = ({ toAddress: to, fromAddress: from, body }: MessageRow) => ({ to, from, body });

/** Two of a family may be told the same in the same words: what is known of another message is not this one. */
async function findTaken(
  { database, texts }: SenderDependencies,
  row: MessageRow,
): Promise<string | null | "unknown"> {
  const listed = await texts.listSent(textOf(row), row.createdAt);
  if (listed === "unknown") return "unknown";
  const ids = listed.map(({ providerMessageId }) => providerMessageId);
  const others = await store.findKnownAtProvider(database, ids);
  return ids.find((id) => !others.has(id)) ?? null;
}

/** After a look for an interrupted attempt: it was found and all is done, or the provider is asked again while it is of use. */
async function retryOrDone(
  deps: SenderDependencies,
  row: MessageRow,
  taken: "yes" | "unknown",
): Promise<JobResult> {
  if (taken === "yes") {
    announce(deps, row);
    return { ok: true };
  }
  if (row.expiresAt !== null && deps.clock.now() >= row.expiresAt) {
    await giveUp(deps, row, { reason: "too_late" });
    return { ok: true };
  }
  await noteTrouble(deps, row, "unreachable");
  return { ok: false, code: "unreachable", isPermanent: false };
}

async function judged(deps: SenderDependencies, queries: ClinicQueries, row: MessageRow): Promise<Verdict> {
  const { channel, kind, toAddress: address, patientId } = row;
  const [profile, stored, isOut, isHeldBack] = await Promise.all([
    findClinicProfile(queries),
    patientId === null ? null : store.findPreferences(queries, patientId),
    hasOptedOut(queries, { channel, kind, address }),
    deps.isHeldBack(queries, row),
  ]);
  // Staff hear of things also while nobody writes to patients.
  // So does somebody who is waiting for a code: that is no wish of ours.
  const isForStaff = row.purpose === "staff_alert" || row.purpose === "roster" || row.purpose === "code";
  // A person wrote it: the assistant's pause holds nothing of theirs back.
  const isByStaff = row.purpose === "reply";
  return judge({
    now: deps.clock.now(),
    timeZone: profile.timeZone,
    message: row,
    preferences: stored && preferencesOf(stored),
    hasOptedOut: isOut,
    // Its hour will not wait until they are switched on again, and an agent may remind instead.
    isSwitchedOff: isHeldBack && row.agentId === null && row.purpose === "reminder",
    isPaused: !isByStaff && (isHeldBack || (profile.assistantPaused && !isForStaff)),
  });
}

async function give(deps: SenderDependencies, row: MessageRow): Promise<DeliveryOutcome> {
  if (row.channel === "call") return deps.calls.place(row);
  if (row.channel === "sms")
    return deps.texts.send({ to: row.toAddress, from: row.fromAddress, body: row.body });
  const { knowledgeBase } = await findClinicProfile(deps.database.within(scopeOfClinic(row.clinicId)));
  const unsubscribeUrl = unsubscribeUrlOf(deps.publicUrl, row.unsubscribeToken);
  const outcome = await deps.emails.send({
    to: row.toAddress,
    subject: row.subject ?? "",
    text: row.body,
    cc: row.ccAddresses,
    messageId: row.id,
    ...(knowledgeBase && { fromName: knowledgeBase.clinicName, replyTo: knowledgeBase.email }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  });
  return outcome.ok ? { ok: true, providerMessageId: null } : outcome;
}

async function settle(
  deps: SenderDependencies,
  queries: ClinicQueries,
  row: MessageRow,
  outcome: DeliveryOutcome,
): Promise<JobResult> {
  const now = deps.clock.now();
  const carriers = { sms: deps.texts.provider, email: deps.emailProvider, call: deps.calls.carrierOf(row) };
  const provider = carriers[row.channel];
  if (outcome.ok) {
    const { providerMessageId } = outcome;
    await store.markSent(queries, row.id, { provider, providerMessageId, sentAt: now });
    const text = activityText(row, provider);
    if (text !== null) {
      const { id, appointmentId } = row;
      await showActivity(queries, { id, type: "reminder", text, appointmentId }, now);
      deps.database.announce(row.clinicId, { topic: "activity" });
    }
    announce(deps, row);
    return { ok: true };
  }
  if (!outcome.isPermanent) {
    // Refused in so many words, so it was not taken: the next attempt may simply give it again.
    const back = isRefusal(outcome.code) ? "queued" : "sending";
    await store.changeMessage(queries, row.id, ["sending"], { status: back, reason: outcome.code });
    await noteTrouble(deps, row, outcome.code);
    announce(deps, row);
    return { ok: false, code: outcome.code, isPermanent: false };
  }
  if (outcome.code === "opted_out") {
    await store.suppress(queries, { ...row, provider }, outcome.code, now);
    await keepRefusalAtProvider(queries, row, now);
    announce(deps, row);
  } else await giveUp(deps, row, { reason: outcome.code, provider });
  return { ok: true };
}

/** An attempt failed that will be made again. */
const noteTrouble = async (
  { database, clock }: LostMessages,
  row: MessageRow,
  code: string,
): Promise<void> => {
  const queries = database.within(scopeOfClinic(row.clinicId));
  await noteFailure(queries, failureOf(row.channel, code), clock.now());
  database.announce(row.clinicId, { topic: "calls" });
};

/** What is needed where a message is lost. */
type LostMessages = Pick<SenderDependencies, "database" | "clock" | "undelivered">;

/** It will not arrive: that is kept, stands in the log, and whoever waits for it is reached another way; all or nothing. */
async function giveUp(
  deps: LostMessages,
  row: MessageRow,
  why: { reason: string; provider?: string },
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const isNews = await database.transaction(scopeOfClinic(row.clinicId), async (queries) => {
    const change = { ...why, status: "failed", settledAt: now } as const;
    const lost = await store.changeMessage(queries, row.id, ["queued", "sending", "sent"], change);
    if (!lost) return false;
    await noteFailure(queries, failureOf(row.channel, why.reason), now);
    await deps.undelivered(queries, lost);
    return true;
  });
  if (!isNews) return;
  announce(deps, row);
  for (const topic of ["calls", "tasks", "activity"] as const) database.announce(row.clinicId, { topic });
}

/** What the dashboard says of it; null for what nobody needs to see there. A call shows as the task that it leaves, or in the log. */
function activityText({ purpose, channel, recipientName }: MessageRow, provider: string): string | null {
  const what = activityWords[purpose];
  if (!what || channel === "call" || recipientName === null) return null;
  if (provider === "simulator")
    return `${what} for ${recipientName} kept in the outbox: no provider is set up`;
  return `${what} ${channel === "sms" ? "texted" : "emailed"} to ${recipientName}`;
}

const activityWords: Partial<Record<MessageRow["purpose"], string>> = {
  reminder: "Reminder",
  recall: "Recall",
  follow_up: "Follow-up",
};

/** Only an answer that never came leaves open whether the message was taken. */
const isRefusal = (code: string) => code !== "unreachable";

/** The provider heard STOP where this server did not. */
const keepRefusalAtProvider = (queries: ClinicQueries, row: MessageRow, now: number) =>
  keepConsent(
    queries,
    {
      channel: row.channel,
      address: row.toAddress,
      isAllowed: false,
      source: "provider",
      wording: "The provider refused the message: the number has opted out",
    },
    now,
  );

export interface DeliveryReport {
  providerMessageId: string;
  /** The provider's own word. */
  status: string;
  /** Why it did not arrive: a code of the adapter. */
  reason: string;
}

/** What the provider says became of a message; word of an earlier step after a later one changes nothing. */
export async function keepDeliveryReport(deps: LostMessages, report: DeliveryReport): Promise<void> {
  const { database, clock } = deps;
  const hasArrived = report.status === "delivered";
  if (!hasArrived && report.status !== "undelivered" && report.status !== "failed") return;
  const row = await store.findAcrossClinics(database, { providerMessageId: report.providerMessageId });
  if (!row) return;
  if (!hasArrived) return giveUp(deps, row, { reason: report.reason });
  const queries = database.within(scopeOfClinic(row.clinicId));
  const arrived = { status: "delivered", reason: null, settledAt: clock.now() } as const;
  await store.changeMessage(queries, row.id, ["sending", "sent"], arrived);
  announce(deps, row);
}
