import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { createApiKeyBody } from "./access/api-keys.ts";
import { registerBody } from "./access/auth.ts";
import { agentConfiguration } from "./assistants/agent-configuration.ts";
import { createAppointmentBody } from "./booking/appointments.ts";
import { pmsConnectionBody } from "./booking/pms.ts";
import { waitlistBody } from "./booking/waitlist.ts";
import { knowledgeBaseBody, saveTeamBody } from "./clinic/clinic.ts";
import { chairBody, closureBody } from "./clinic/opening.ts";
import { rosterMemberBody } from "./clinic/roster.ts";
import { campaignBody } from "./messaging/messages.ts";
import { createPatientBody } from "./patients/patients.ts";
import { addPhoneNumberBody } from "./telephony/phone-numbers.ts";

/** What is in that place of the body, and whether the schema refuses it there. */
const isRefused = (schema: z.ZodType, path: string, value: string): boolean => {
  const body = path.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const issues = schema.safeParse(body).error?.issues ?? [];
  return issues.some((issue) => issue.path.join(".") === path);
};

const names: [string, z.ZodType, string][] = [
  ["a patient who is booked", createAppointmentBody, "patientDetails.name"],
  ["a patient on record", createPatientBody, "name"],
  ["a patient on the waitlist", waitlistBody, "patientDetails.name"],
  ["a chair", chairBody, "name"],
  ["a closure's reason", closureBody, "reason"],
  ["a clinic", knowledgeBaseBody, "clinicName"],
  ["a clinic's address", knowledgeBaseBody, "address"],
  ["a clinic's number", knowledgeBaseBody, "phoneNumber"],
  ["a team", saveTeamBody, "teamName"],
  ["a new user", registerBody, "username"],
  ["a new user's clinic", registerBody, "clinicName"],
  ["an API key", createApiKeyBody, "name"],
  ["somebody on the roster", rosterMemberBody, "name"],
  ["a campaign's subject", campaignBody, "subject"],
  ["a campaign's message", campaignBody, "body"],
  ["a practice", pmsConnectionBody, "practiceName"],
  ["an added phone number", addPhoneNumberBody, "phoneNumber"],
];

describe("names that people write [APPT-7]", () => {
  test.each(names)("%s is not called by characters that nobody sees", (_whose, schema, path) => {
    const unseen = [
      "\u200b",
      "\u2060",
      "\u3164",
      "\u115f\u1160",
      "\uffa0",
      "\u00ad",
      "\ufeff",
      "\u{e0041}",
      " \u200d ",
    ];
    for (const value of ["", "  ", "…", ...unseen])
      expect([value, isRefused(schema, path, value)]).toEqual([value, true]);
    for (const value of ["Zoë O’Connor-Nguyễn", "3", "김", "می‌خواهم"])
      expect([value, isRefused(schema, path, value)]).toEqual([value, false]);
  });

  test("an agent is given a number that can be seen [AGENT-3]", () => {
    const given = agentConfiguration.safeParse({
      agentId: "2",
      phoneNumber: "\u2060",
      escalationMethod: "stop",
    });
    expect(given.error?.issues).toMatchObject([
      { path: ["phoneNumber"], message: "Please assign a phone number before connecting the agent." },
    ]);
  });

  test("what nobody sees is taken out of a name; what shapes its letters stays", () => {
    const name = (value: string) => chairBody.parse({ name: value, weekdays: null }).name;
    expect(name(" Chair\u200b\n\u00ad2\u3164 ")).toBe("Chair 2");
    expect(name("می\u200cخواهم")).toBe("می\u200cخواهم");
  });
});
