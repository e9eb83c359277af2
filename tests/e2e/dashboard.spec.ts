import type { Page } from "@playwright/test";
import { systemClock } from "../../src/kernel/clock.ts";
import { longDate } from "../../src/kernel/spoken-dates.ts";
import { addDays, toLocal } from "../../src/kernel/zoned-time.ts";
import { expect, test } from "./fixtures.ts";

const today = () => toLocal(systemClock.now(), "Australia/Sydney").date;
const figure = (page: Page, title: string) =>
  page
    .getByRole("region", { name: "Today's figures" })
    .locator("div", { has: page.getByRole("heading", { name: title }) });
const monitor = (page: Page) => page.getByRole("region", { name: "AI Status Monitor" });

/** A weekday at least a week away, so that nothing but the test decides what is free. */
function weekdayAhead(): string {
  let day = addDays(today(), 7);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  return day;
}
type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
const book = (call: Call, name: string, time = "10:00") =>
  call("POST", "/api/appointments", {
    requestedDate: weekdayAhead(),
    requestedTime: time,
    patientDetails: { name, phone: "0491 570 156" },
  });

test("shows today's date and the sample numbers of a new workspace, marked as samples [DASH-1] [DASH-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Clinic Overview" })).toBeVisible();
  await expect(page.getByText(longDate(today()))).toBeVisible();
  for (const [title, sample] of [
    ["Total Call Volume", "47"],
    ["Appointments Booked", "23"],
    ["No Show Recalls", "6"],
    ["Assistant success rate", "24%"],
  ] as const) {
    await expect(figure(page, title).getByText(sample, { exact: true }).first()).toBeVisible();
    await expect(figure(page, title).getByText("Sample", { exact: true }).first()).toBeVisible();
  }
});

test("shows the clinic's own figures once it has any, without a reload [DASH-2] [DASH-6]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto("/");
  await expect(figure(page, "Appointments Booked").getByText("23", { exact: true }).first()).toBeVisible();
  expect((await book(staff.call, "Ruby Singh")).status).toBe(201);
  await expect(figure(page, "Appointments Booked").getByText("1", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("0 by the assistant, 1 by your team")).toBeVisible();
  await expect(page.getByRole("region", { name: "Today's figures" }).getByText("Sample")).toHaveCount(0);
});

test("asks for the figures only with a token, and again every 60 s [DASH-2]", async ({
  signedInPage: page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/dashboard/clinic-overview"))
      asked.push(request.headers().authorization ?? "");
  });
  await page.goto("/");
  await expect(figure(page, "Total Call Volume").getByText("47", { exact: true }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  // The page's clock also runs by itself: the margins are for a busy machine.
  await page.clock.runFor(45_000);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(15_000);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.every((header) => header.startsWith("Bearer "))).toBe(true);
});

test("says whether the assistant answers, when figures were synced and how the system is [DASH-3]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  await expect(monitor(page)).toContainText(/AI Assistant\s*Active/);
  await expect(monitor(page)).toContainText(/Last synced/);
  await expect(monitor(page)).toContainText(/System Health.*Good/s);
  await page.route("**/api/dashboard/clinic-overview", (route) =>
    route.fulfill({
      json: {
        todayCallVolume: 1284,
        appointmentsBooked: 0,
        noShows: 0,
        patientReactivationRate: "0%",
        aiStatus: "inactive",
        systemHealth: "issues",
        lastSynced: "2026-08-11T01:38:00Z",
        bookedByAssistant: 0,
        bookedByStaff: 0,
        bookedOnline: 0,
      },
    }),
  );
  await page.reload();
  await expect(monitor(page)).toContainText(/System Health\s*Issues/);
  await expect(monitor(page)).toContainText("11 Aug 2026, 11:38 am");
  await expect(figure(page, "Total Call Volume").getByText("1,284").first()).toBeVisible();
});

test("really pauses and resumes the assistant, also on another screen [DASH-4]", async ({
  signedInPage: page,
  staff,
  context,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.addInitScript((token) => localStorage.setItem("token", token), staff.token);
  await other.goto("/");
  await expect(other.getByRole("button", { name: "Pause AI Assistant" })).toBeEnabled();

  await page.getByRole("button", { name: "Pause AI Assistant" }).click();
  await expect(page.getByRole("button", { name: "Assistant Paused" })).toBeVisible();
  await expect(monitor(page)).toContainText(/AI Assistant\s*Inactive/);
  await expect(other.getByRole("button", { name: "Assistant Paused" })).toBeVisible();
  expect((await staff.call("GET", "/api/assistant")).body).toEqual({ paused: true });

  await other.getByRole("button", { name: "Assistant Paused" }).click();
  await expect(page.getByRole("button", { name: "Pause AI Assistant" })).toBeVisible();
  expect((await staff.call("GET", "/api/assistant")).body).toEqual({ paused: false });
});

test("turns the pause back and says so when the server refuses [DASH-4]", async ({ signedInPage: page }) => {
  await page.route("**/api/assistant/pause", (route) => route.fulfill({ status: 503, body: "later" }));
  await page.goto("/");
  await page.getByRole("button", { name: "Pause AI Assistant" }).click();
  await expect(page.getByText("503: later").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause AI Assistant" })).toBeVisible();
});

test("says honestly that there is nothing to sync with, and opens the hours [DASH-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Sync with PMS" }).click();
  await expect(page.getByText("No practice system is connected yet.")).toBeVisible();
  await page.getByRole("link", { name: "Update Clinic Hours" }).click();
  await expect(page).toHaveURL(/\/clinic-knowledge-base\?.*#business-hours$/);
  await expect(page.getByText("Business Hours").first()).toBeVisible();
});

test("shows three sample activities in a new workspace and clears them with one action [DASH-5]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByText("Sample", { exact: true })).toHaveCount(3);
  for (const word of ["Booking", "Reminder", "Escalation"])
    await expect(activity.getByText(new RegExp(`^${word}, .*(ago|now|today|,)`))).toHaveCount(1);
  await page.getByRole("button", { name: "Clear samples" }).click();
  await expect(page.getByRole("main").getByText("Sample", { exact: true })).toHaveCount(0);
  await expect(figure(page, "Total Call Volume").getByText("0", { exact: true }).first()).toBeVisible();
});

test("shows a booking among the activities as it happens [DASH-5]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Recent Activity" })).toContainText("Sample");
  await book(staff.call, "Oliver Tran");
  await expect(page.getByRole("region", { name: "Recent Activity" })).toContainText("Oliver Tran");
});

test("offers to try again when something did not load", async ({ signedInPage: page }) => {
  await page.route("**/api/dashboard/activity", (route) => route.fulfill({ status: 503, body: "starting" }));
  await page.goto("/");
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByRole("alert")).toContainText("503: starting");
  await page.unroute("**/api/dashboard/activity");
  await activity.getByRole("button", { name: "Try again" }).click();
  await expect(activity.getByText("Sample", { exact: true })).toHaveCount(3);
});

test("patients booked in a time that was closed since wait to be moved, until the last has another time [APPT-17] [DASH-5]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayAhead();
  const { body } = await book(staff.call, "Ruby Singh");
  const { id } = body as { id: string };
  await page.goto("/");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByText("Nothing is waiting for you")).toBeVisible();
  const closure = { fromDate: date, toDate: date, fromTime: "09:30", toTime: "11:00", reason: "Training" };
  expect((await staff.call("POST", "/api/opening/closures", closure)).status).toBe(201);
  await expect(waiting.getByText("1 visit needs moving")).toBeVisible();
  await waiting.getByRole("link", { name: "Show them" }).click();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Ruby Singh" })).toBeVisible();
  await page.goto("/inbox");
  await expect(page.getByRole("link", { name: "1 visit needs moving" })).toBeVisible();
  const later = { requestedDate: date, requestedTime: "14:00" };
  expect((await staff.call("POST", `/api/appointments/${id}/reschedule`, later)).status).toBe(200);
  await expect(page.getByRole("link", { name: "1 visit needs moving" })).toHaveCount(0);
});
