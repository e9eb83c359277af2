import { expect, test } from "vitest";
import { frontDeskItems, isActivePath, mainItems } from "./navigation.ts";

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

test("leads to the other five pages in a second group [SIDE-5]", () => {
  expect(frontDeskItems.map(({ path }) => path)).toEqual([
    "/appointments",
    "/patients",
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
