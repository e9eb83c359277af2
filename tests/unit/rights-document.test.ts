import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keyPermissionFor, mayCall } from "#contract/access/rights.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { rightsDocument, rightsFile } from "../../scripts/rights.ts";

const names = Object.keys(endpoints) as EndpointName[];

test("docs/rights.md says what the guard enforces; `npm run docs:rights` writes it anew [TEAM-5]", () => {
  expect(readFileSync(rightsFile, "utf8")).toBe(rightsDocument());
});

test("a key may look at most as reception does, and work at most as reception does [TEAM-5] [API-3]", () => {
  for (const name of names) {
    const permission = keyPermissionFor(name);
    if (permission !== null) expect([name, mayCall("reception", name)]).toEqual([name, true]);
    if (permission === "read") expect([name, mayCall("read_only", name)]).toEqual([name, true]);
  }
});

const cases: [string, { may: EndpointName[]; mayNot: EndpointName[] }][] = [
  [
    "read_only",
    {
      may: ["listAppointments", "getPatient", "getCall", "listTasks", "logout"],
      mayNot: ["createAppointment", "updatePatient", "completeTask", "exportLogs", "pauseAssistant"],
    },
  ],
  [
    "reception",
    {
      may: ["createAppointment", "mergePatients", "replyToTask", "pauseAssistant", "addLeave"],
      mayNot: ["saveKnowledgeBase", "saveAgentConfiguration", "createApiKey", "connectPms", "sendCampaign"],
    },
  ],
  ["dentist", { may: ["editAppointment", "markAttendance"], mayNot: ["changeTreatment", "listAudit"] }],
  [
    "manager",
    {
      may: ["saveKnowledgeBase", "changePerson", "saveWebBooking", "createApiKey"],
      mayNot: ["listAudit", "backups", "makeBackup", "changePlan", "buyPhoneNumber"],
    },
  ],
];
test.each(cases)(
  "%s may do what the work asks for and no more [AUTH-9] [TEAM-5]",
  (role, { may, mayNot }) => {
    const allowed = (name: EndpointName) => mayCall(role as Parameters<typeof mayCall>[0], name);
    expect(may.filter((name) => !allowed(name))).toEqual([]);
    expect(mayNot.filter(allowed)).toEqual([]);
  },
);

test("an owner may make every call [AUTH-9]", () => {
  expect(names.filter((name) => !mayCall("owner", name))).toEqual([]);
});
