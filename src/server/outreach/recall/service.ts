import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { toInstant, toLocal } from "#kernel/zoned-time.ts";
import { optOutsOf, type PlannedContact } from "#server/messaging/consent/service.ts";
import { nextSendingTime } from "#server/messaging/outbox/sending-hours.ts";
import type { NewMessage } from "#server/messaging/outbox/service.ts";
import { preferencesOf } from "#server/patients/rules.ts";
import { idOfPeriod, periodStart } from "#server/queue/rules.ts";
import { emptyPlan, isOfKind, mostContactsADay, type Plan, type PlanningContext } from "../planning/rules.ts";
import { limitsOf, nextAttemptAt, pacedMs, paceOfCalls, recallText, type Way, waysTo } from "./rules.ts";
import * as store from "./store.ts";

const day = 86_400_000;
/** A family shares its telephone, which is not rung for one after the other. */
const betweenCallsMs = 20 * 3_600_000;

type Settings = ConfigurationOf<"2">;

/** Who is due for a visit and how they would be asked back, within the limits of the dialog (AGENT-4). */
export async function planRecalls(context: PlanningContext, settings: Settings): Promise<Plan> {
  const { queries, now, profile } = context;
  const plan = emptyPlan();
  const limits = limitsOf(settings);
  plan.notes.push(...limits.notes);
  const overdue = await store.findOverdue(queries, {
    ...{ endedBefore: now - limits.delayDays * day, maxAttempts: limits.maxAttempts, now },
  });
  const due = overdue.filter(({ lastType }) => isOfKind(lastType, settings.appointmentTypes));
  const hasOptedOut = await optOutsOf(queries, due.flatMap(addressesOf));
  const offered = settings.offerSlots ? await context.freeTimes(2) : [];
  const midnight = toInstant(toLocal(now, profile.timeZone).date, "00:00", profile.timeZone);
  let room = mostContactsADay - (await store.countSince(queries, midnight));
  const rung = new Set(await store.findRungNumbers(queries, now - betweenCallsMs));
  const nextCallAt = paceOfCalls(
    nextSendingTime({ channel: "call", kind: "commercial" }, now, profile.timeZone),
    await store.countCallsSince(queries, periodStart(now, pacedMs)),
  );
  for (const patient of due) {
    const { name } = patient;
    const lastVisit = shortDate(toLocal(patient.lastEndedAt, profile.timeZone).date);
    if (patient.attempts >= limits.maxAttempts) {
      plan.skipped.push({ name, reason: `Asked ${patient.attempts} times without an answer` });
      if (settings.escalationMethod === "notify" && nextAttempt(patient, now) <= now)
        plan.handOvers.push(handOver(patient, lastVisit));
      continue;
    }
    const found = wayTo(settings, patient, hasOptedOut);
    if ("refused" in found) {
      plan.skipped.push({ name, reason: found.refused });
      continue;
    }
    const mayBeAskedAt = nextAttempt(patient, now);
    if (mayBeAskedAt <= now && isRungForAnother(found, rung)) {
      plan.skipped.push({ name, reason: "Somebody else on the same number is rung first" });
      continue;
    }
    const dueAt = found.channel === "call" && mayBeAskedAt <= now ? nextCallAt() : mayBeAskedAt;
    if (dueAt <= now && room-- <= 0) {
      plan.skipped.push({ name, reason: `Tomorrow: ${mostContactsADay} people a day at most` });
      continue;
    }
    const why = `Last visit ${lastVisit}, attempt ${patient.attempts + 1} of ${limits.maxAttempts}`;
    plan.contacts.push({ name, why, dueAt, message: messageTo(patient, found, { offered, dueAt }) });
  }
  return plan;
}

/** Counts the call among those to be made when it is none. */
function isRungForAnother({ channel, toAddress }: Way, rung: Set<string>): boolean {
  if (channel !== "call") return false;
  if (rung.has(toAddress)) return true;
  rung.add(toAddress);
  return false;
}

const nextAttempt = ({ lastAttemptAt, lastReason }: store.RecallCandidate, now: number): number =>
  lastAttemptAt === null ? now : Math.max(now, nextAttemptAt(lastAttemptAt, lastReason));

const handOver = (patient: store.RecallCandidate, lastVisit: string) => ({
  id: idOfPeriod(`recall ${patient.id}`, patient.lastEndedAt),
  title: "A patient did not come back after recalls",
  detail: `${patient.name} was asked ${patient.attempts} times. Last visit ${lastVisit}.`,
  phone: patient.phoneE164,
});

const addressesOf = ({ phoneE164, email }: store.RecallCandidate): string[] =>
  [phoneE164, email].filter((address) => address !== null);

/** The chosen ways take turns from attempt to attempt. */
function wayTo(
  settings: Settings,
  patient: store.RecallCandidate,
  hasOptedOut: (contact: PlannedContact) => boolean,
): Way | { refused: string } {
  const preferences = preferencesOf(patient.preferences);
  if (!preferences.recalls) return { refused: "Does not want recalls" };
  const ways = waysTo(settings.channels, { ...patient, preferences }).filter(
    ({ channel, toAddress: address }) => !hasOptedOut({ channel, kind: "commercial", address }),
  );
  return (
    ways[patient.attempts % Math.max(1, ways.length)] ?? {
      refused: "Cannot be reached in a chosen way, or has opted out",
    }
  );
}

const messageTo = (
  { id, name, lastEndedAt, attempts }: store.RecallCandidate,
  way: Way,
  { offered, dueAt }: { offered: { date: string; time: string }[]; dueAt: number },
): NewMessage => ({
  ...{ ...way, purpose: "recall", kind: "commercial", agentId: "2", patientId: id, recipientName: name },
  occasion: `recall ${id} ${lastEndedAt} ${attempts + 1}`,
  subject: "Time for your next visit",
  body: recallText(name, way.channel, offered),
  offered,
  expiresAt: dueAt + 7 * day,
});
