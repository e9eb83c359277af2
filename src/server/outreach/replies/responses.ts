import { leaveStaffTask } from "#server/clinic/desk/service.ts";
import { findClinicProfile } from "#server/clinic/service.ts";
import type { ClinicQueries } from "#server/db/clinic-queries.ts";
import type { ClinicScope } from "#server/db/clinic-scope.ts";
import { type KeptMessage, type NewMessage, putInOutbox } from "#server/messaging/outbox/service.ts";
import { letterheadOf } from "../letterhead/rules.ts";
import type { RepliesDependencies } from "./port.ts";
import { writerInWords } from "./rules.ts";

/** A person reads what was written, and sees who is known at that number. */
export async function leaveToStaff(
  { database, clock }: RepliesDependencies,
  scope: ClinicScope,
  {
    received,
    names,
    title = "Answer a text message",
    context = "",
  }: { received: KeptMessage; names: readonly string[]; title?: string; context?: string },
): Promise<void> {
  const detail = [`${writerInWords(names)} wrote: “${received.body}”.`, context].filter(Boolean).join("\n");
  const about = {
    ...{ messageId: received.id, appointmentId: received.appointmentId },
    personName: received.recipientName ?? (names.length === 1 ? (names[0] ?? null) : null),
  };
  const task = {
    id: received.id,
    kind: "text",
    title,
    detail,
    phone: received.fromAddress,
    ...about,
  } as const;
  await leaveStaffTask(database, scope, task, clock.now());
}

/** Before the id of the text that is answered. */
export const answerOccasion = "answer ";
const answerLifeMs = 3_600_000;

/** Goes out whatever the hour: the patient is holding the telephone. */
export async function answerWith(
  { database, clock, publicUrl }: Pick<RepliesDependencies, "database" | "clock" | "publicUrl">,
  scope: ClinicScope,
  received: KeptMessage,
  body: string,
  more: Pick<NewMessage, "offered" | "agentId" | "appointmentId"> = {},
): Promise<void> {
  if (received.fromAddress === null) return;
  const now = clock.now();
  // From the number that they wrote to: an answer from another one is a stranger's.
  const { patientId, recipientName, fromAddress: toAddress, toAddress: fromAddress } = received;
  await database.transaction(scope, async (queries: ClinicQueries) => {
    const from = letterheadOf(await findClinicProfile(queries), publicUrl);
    const about = { patientId, recipientName, toAddress, fromAddress, ...more };
    const message = { ...about, channel: "sms", purpose: "answer", kind: "factual", body } as const;
    const expiresAt = now + answerLifeMs;
    await putInOutbox(
      queries,
      { ...message, occasion: `${answerOccasion}${received.id}`, expiresAt },
      from,
      now,
    );
  });
  database.announce(scope.clinicId, { topic: "messages" });
}
