import type { ConfigurationOf } from "#contract/assistants/agent-configuration.ts";
import type { MessageChannel } from "#contract/messaging/messages.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { canReceiveTexts } from "#server/messaging/outbox/rules.ts";
import { emptyPlan, isOfKind, occasionOfDay, type Plan, type PlanningContext } from "../planning/rules.ts";
import { findVisitsEnding, type PlannedVisit } from "../planning/service.ts";
import { followUpText, followUpTime } from "./rules.ts";

const day = 86_400_000;
/** A server that was down for longer asks no more: the answer would come too late to help. */
const lateMs = 2 * day;
const longestDelayMs = 8 * day;

/** Who had a treatment that is asked after, and when they will be asked (AGENT-4). */
export async function planFollowUps(
  { queries, now, profile }: PlanningContext,
  configuration: ConfigurationOf<"3">,
): Promise<Plan> {
  const plan = emptyPlan();
  const { followUpTiming, treatmentTypes, followUpChannel } = configuration;
  if (followUpText("", configuration) === null)
    plan.notes.push("No message type is chosen, so nobody is contacted.");
  const visits = await findVisitsEnding(queries, now - longestDelayMs - lateMs, now);
  for (const visit of visits.filter(({ appointmentType }) => isOfKind(appointmentType, treatmentTypes))) {
    const { patientName: name, id } = visit;
    const dueAt = followUpTime(followUpTiming, visit, profile.timeZone);
    const body = followUpText(name, configuration);
    if (dueAt + lateMs <= now || body === null) continue;
    const seenOn = shortDate(visit.localDate);
    if (visit.attendance === "no_show") {
      plan.skipped.push({ name, reason: `Did not come on ${seenOn}` });
      continue;
    }
    const way = wayTo(followUpChannel, visit);
    if (!way) {
      plan.skipped.push({ name, reason: `Cannot be reached by ${inWords[followUpChannel]}` });
      continue;
    }
    plan.contacts.push({
      ...{ name, dueAt, why: `Seen on ${seenOn}` },
      message: {
        ...{ ...way, purpose: "follow_up", kind: "factual", agentId: "3", body },
        ...{ patientId: visit.patientId, appointmentId: id, recipientName: name },
        occasion: occasionOfDay("follow-up", visit, toLocal(dueAt, profile.timeZone).date),
        subject: "How are you after your visit?",
        notBefore: dueAt,
        expiresAt: dueAt + lateMs,
      },
    });
  }
  return plan;
}

const inWords = { sms: "text message", email: "email", call: "phone" } as const;

function wayTo(
  channel: MessageChannel,
  { phoneE164, email }: PlannedVisit,
): { channel: MessageChannel; toAddress: string } | null {
  if (channel === "email") return email === null ? null : { channel, toAddress: email };
  if (phoneE164 === null || (channel === "sms" && !canReceiveTexts(phoneE164))) return null;
  return { channel, toAddress: phoneE164 };
}
