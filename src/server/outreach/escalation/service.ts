import type { Clock } from "#kernel/clock.ts";
import { formatPhone, toE164 } from "#kernel/phone-numbers.ts";
import { findReceptionist } from "#server/assistants/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import { canReceiveTexts } from "#server/messaging/outbox/rules.ts";
import { putInOutbox } from "#server/messaging/outbox/service.ts";
import { letterheadOf } from "../letterhead/rules.ts";

interface LeftTask {
  id: string;
  title: string;
  phone: string | null;
}

const hour = 3_600_000;

/**
 * The receptionist's escalation 'SMS': whatever a call leaves for a person is also texted to the team, in the same
 * transaction. What the caller said stays on the dashboard: a text lies open on a locked screen.
 */
export function textStaff(clock: Clock, publicUrl: string | null) {
  return async (queries: ClinicQueries, task: LeftTask): Promise<void> => {
    const profile = await findClinicProfile(queries);
    const receptionist = await findReceptionist(queries);
    if (receptionist?.settings.escalationMethod !== "sms") return;
    const { hasEmergencyNumber, emergencyNumber } = receptionist.settings;
    const letterhead = letterheadOf(profile, publicUrl);
    const wished = [hasEmergencyNumber ? emergencyNumber : "", letterhead.phoneNumber].map(toE164);
    const mobile = wished.find((number) => number !== null && canReceiveTexts(number));
    // Where no number takes texts, the team reads it as email rather than not at all.
    const to = mobile
      ? ({ channel: "sms", toAddress: mobile } as const)
      : ({ channel: "email", toAddress: letterhead.email } as const);
    if (to.toAddress === "") return;
    const now = clock.now();
    const caller = task.phone === null ? "" : ` (${formatPhone(task.phone)})`;
    await putInOutbox(
      queries,
      {
        ...{ ...to, purpose: "staff_alert", kind: "factual", agentId: "1", subject: task.title },
        occasion: `staff alert ${task.id}`,
        body: `${task.title}${caller}. More on the dashboard`,
        expiresAt: now + 12 * hour,
      },
      letterhead,
      now,
    );
  };
}
