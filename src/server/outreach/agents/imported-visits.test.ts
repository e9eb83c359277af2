import { expect, test } from "vitest";
import { enqueue } from "#server/queue/service.ts";
import { importFile } from "../../../../tests/support/import-file.ts";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { textingClinic } from "../../../../tests/support/texting-patient.ts";
import { planClinicKind } from "./service.ts";

const server = serverForThisFile();

/** It is 11 August 2026: two of the days before, and one of long ago. */
const rows = [
  "Date,Time,Duration,Type,Status,Patient,Phone",
  "11/08/2026,09:00,30,Root Canal,Booked,Matilda Nguyen,0491 570 156",
  "10/08/2026,10:00,30,Root Canal,,Ada Low,0491 570 158",
  "10/02/2026,10:00,30,Root Canal,,Giorgio Papadopoulos,0491 570 157",
];

test("nobody is written to about an imported visit that is over, whatever is wished for and however it is settled [PAT-2] [CALL-4]", async () => {
  const clinic = await textingClinic(server(), "https://desk.example");
  const configurations = [
    {
      ...{
        agentId: "3",
        phoneNumber: "+61255504410",
        treatmentTypes: ["Root Canal"],
        followUpTiming: "sameday",
      },
      ...{ messageTypes: ["Pain/symptom check"], followUpChannel: "sms", escalationMethod: "alert" },
      ...{ customMessage: "", thankYouNotes: true },
    },
    {
      ...{ agentId: "4", phoneNumber: "+61255504410", campaigns: ["Post-visit thank-you notes"] },
      ...{ reminderSchedule: ["1 day before"], missedFollowUp: true, ccEmails: "" },
    },
  ];
  for (const body of configurations) {
    const params = { agentId: body.agentId };
    expect(
      (await server().call("saveAgentConfiguration", { token: clinic.token, params, body })).status,
    ).toBe(200);
  }
  const file = rows.join("\n");
  const options = { sendsReminders: true };
  await importFile(server(), clinic, { kind: "appointments", file, options });
  const { body: visits } = await server().call("listAppointments", { token: clinic.token });
  expect(visits).toHaveLength(2);
  for (const { id } of visits) {
    for (const attendance of ["no_show", "arrived"]) {
      const marked = { token: clinic.token, params: { id }, body: { attendance } };
      expect((await server().call("markAttendance", marked)).status).toBe(200);
    }
  }
  for (let days = 0; days < 4; days++) {
    await enqueue(server().database.acrossClinics(), server().clock.now(), {
      ...{ kind: planClinicKind, payload: {}, clinicId: clinic.scope.clinicId },
    });
    await clinic.run();
    server().clock.advance(86_400_000);
  }
  expect(await clinic.outbox()).toEqual([]);
});
