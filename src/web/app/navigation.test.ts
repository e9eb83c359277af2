import { expect, test } from "vitest";
import { leastRoleFor } from "#contract/access/rights.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { frontDeskItems, isActivePath, itemAt, mainItems } from "./navigation.ts";

test("lists seven items with title, subtitle and path in the given order [SIDE-3]", () => {
  expect(mainItems.map(({ title, subtitle, path }) => [title, subtitle, path])).toEqual([
    ["Dashboard", "Clinic Overview", "/"],
    ["Knowledge Base", "Clinic Information", "/clinic-knowledge-base"],
    ["Agents", "AI Workflows", "/agents"],
    ["Phone numbers", "Phone System", "/phone-numbers"],
    ["Logs", "Call & System Logs", "/logs"],
    ["API", "API Management", "/api"],
    ["Billing", "Subscription & Payments", "/billing"],
  ]);
});

test("leads to the inbox and the other pages in a second group [SIDE-5] [DASH-7]", () => {
  expect(frontDeskItems.map(({ path }) => path)).toEqual([
    "/inbox",
    "/appointments",
    "/patients",
    "/people",
    "/team",
    "/privacy",
    "/ai-agent",
    "/analytics",
    "/system",
  ]);
});

test.each([
  ["/", "/", true],
  ["/", "/logs", false],
  ["/logs", "/logs", true],
  ["/logs", "/logs/today", true],
  ["/logs", "/", false],
])("the item %s on the page %s is active: %s [SIDE-4]", (item, page, isActive) => {
  expect(isActivePath(item, page)).toBe(isActive);
});

test.each<[path: string, call: EndpointName]>([
  ["/api", "listApiKeys"],
  ["/team", "listTeam"],
  ["/privacy", "retention"],
])("%s is for the roles that may call %s [TEAM-5]", (path, call) => {
  expect(itemAt(path)?.needs).toBe(leastRoleFor(call));
});

test.each<[path: string, call: EndpointName]>([
  ["/clinic-knowledge-base", "saveKnowledgeBase"],
  ["/agents", "saveAgentConfiguration"],
  ["/phone-numbers", "addPhoneNumber"],
  ["/people", "changePerson"],
  ["/inbox", "completeTask"],
  ["/appointments", "createAppointment"],
  ["/patients", "createPatient"],
  ["/ai-agent", "startTestCall"],
])("%s is changed by the roles that may call %s [TEAM-5]", (path, call) => {
  expect(itemAt(path)?.changes).toBe(leastRoleFor(call));
});
