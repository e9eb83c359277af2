import { beforeEach, expect, test, vi } from "vitest";
import { enqueue } from "#server/queue/service.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, testNow } from "../../../../tests/support/test-server.ts";
import { type TextingClinic, textingClinic } from "../../../../tests/support/texting-patient.ts";
import { planClinicKind } from "./service.ts";

// A thousand patients, on a machine that others use.
vi.setConfig({ testTimeout: 180_000 });

/* A clinic of many years. The worker of these tests is kept from the thousand messages that they write. */
const publicUrl = "https://desk.example";
const server = serverForThisFile({
  config: { smtpUrl: "smtp://mail.example", publicUrl, sessionDays: 365 },
});
let clinic: TextingClinic;
beforeEach(async () => {
  server().clock.set(testNow);
  clinic = await textingClinic(server(), publicUrl);
});

const number = "+61255504410";
const recall = {
  ...{ agentId: "2", phoneNumber: number, appointmentTypes: [], recallDelay: "6 months", maxAttempts: "1" },
  ...{ channels: ["SMS", "Email"], offerSlots: false, escalationMethod: "notify" },
};
const mails = {
  ...{ agentId: "4", phoneNumber: number, campaigns: ["Newsletters"], ccEmails: "desk@clinic.example" },
  ...{ reminderSchedule: [], missedFollowUp: false },
};
const connect = async (configuration: { agentId: string; [setting: string]: unknown }) => {
  const { agentId } = configuration;
  const saved = await server().call("saveAgentConfiguration", {
    ...{ token: clinic.token, params: { agentId }, body: configuration },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};

/** Patients from years ago whom nobody in this test has met: each with one visit and, if told so, one recall since. */
async function formerPatients(count: number, { wasAsked }: { wasAsked: boolean }): Promise<void> {
  const { clinicId } = clinic.scope;
  const each = `from generate_series(1, ${count}) i`;
  const id = (kind: string) => `md5('${clinicId} ${kind} ' || i)::uuid`;
  const visitAt = "timestamptz '2020-01-01' + i * interval '1 hour'";
  const run = (statement: string) => rowsOf(server().database, statement);
  await run(`insert into patient (id, clinic_id, name, email, created_at, updated_at)
    select ${id("patient")}, '${clinicId}', 'Former ' || i, 'former' || i || '@patient.example', now(), now() ${each}`);
  await run(`insert into appointment (id, clinic_id, chair_id, patient_id, local_date, local_time, starts_at, ends_at,
      patient_name, patient_phone, appointment_type, status, is_manually_created, created_at, updated_at)
    select ${id("visit")}, '${clinicId}', (select id from chair where clinic_id = '${clinicId}' limit 1),
      ${id("patient")}, '2020-01-01', '10:00', ${visitAt}, ${visitAt} + interval '30 minutes',
      'Former ' || i, '', 'Teeth Cleaning', 'confirmed', true, now(), now() ${each}`);
  if (wasAsked)
    await run(`insert into message (id, clinic_id, direction, channel, purpose, kind, occasion, patient_id, to_address,
        body, status, not_before, created_at)
      select ${id("message")}, '${clinicId}', 'out', 'email', 'recall', 'commercial', 'earlier ' || i, ${id("patient")},
        'former' || i || '@patient.example', '', 'sent', '2021-01-01', '2021-01-01' ${each}`);
}

test("patients who were asked in vain, however many, leave room for the others, and are handed to staff once [AGENT-4]", async () => {
  await formerPatients(1_000, { wasAsked: true });
  const patientDetails = { name: "Ann Lee", phone: "0491 570 156" };
  await clinic.book("2026-08-12", "10:00", { patientDetails });
  server().clock.set("2027-02-15T10:00:00+10:00");
  await connect(recall);
  const { body } = await server().call("previewOutreach", { token: clinic.token, params: { agentId: "2" } });
  expect(body.contacts).toMatchObject([{ name: "Ann Lee" }]);
  const { clinicId } = clinic.scope;
  for (let look = 1; look <= 2; look++) {
    const job = { kind: planClinicKind, payload: {}, clinicId };
    await enqueue(server().database.acrossClinics(), server().clock.now(), job);
    await server().worker.runDue();
  }
  const [left] = await rowsOf<{ tasks: string; shown: string }>(
    server().database,
    `select (select count(*) from task where clinic_id = '${clinicId}') as tasks,
            (select count(*) from activity where clinic_id = '${clinicId}' and type = 'escalation' and not is_sample) as shown`,
  );
  expect([Number(left?.tasks), Number(left?.shown)]).toEqual([1_000, 1_000]);
});

test("a newsletter to many hundreds is kept for each of them, and each has its sending [AGENT-4]", async () => {
  await formerPatients(1_100, { wasAsked: false });
  await rowsOf(
    server().database,
    `update patient set preferences = '{"promotions": true}' where clinic_id = '${clinic.scope.clinicId}'`,
  );
  await connect(mails);
  const body = { kind: "newsletter", subject: "News", body: "New hours.", isPreview: false };
  const { body: sent } = await server().call("sendCampaign", { token: clinic.token, body });
  expect(sent).toEqual({ recipients: 1_100, notAsked: 0, isSent: true });
  const [kept] = await rowsOf<{ messages: string; jobs: string }>(
    server().database,
    `select count(*) as messages, count(j.id) as jobs from message m
       left join job j on j.dedupe_key = 'message:' || m.id
      where m.clinic_id = '${clinic.scope.clinicId}' and m.purpose = 'newsletter'`,
  );
  expect([Number(kept?.messages), Number(kept?.jobs)]).toEqual([1_101, 1_101]);
});
