import type { Page } from "@playwright/test";
import { appointmentTypes } from "../../src/contract/limits.ts";
import { longDate, shortDate, twelveHour } from "../../src/kernel/spoken-dates.ts";
import {
  appointmentsCall,
  book,
  clinicNow,
  expectNotice,
  setDate,
  setSelect,
  today,
  weekdayIn,
} from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

const search = (page: Page) => page.getByPlaceholder("Search by patient name or phone...");
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const details = (page: Page) => page.getByRole("dialog", { name: "Appointment Details" });
const cancelling = (page: Page) => page.getByRole("dialog", { name: "Cancel Appointment" });

/** The list as the server answers it, with some of it otherwise: what only a call or an older record would bring. */
async function changeAnswered(page: Page, changes: Record<string, object>): Promise<void> {
  await page.route(appointmentsCall, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const list = (await response.json()) as { patientName: string }[];
    await route.fulfill({
      response,
      json: list.map((appointment) => ({ ...appointment, ...changes[appointment.patientName] })),
    });
  });
}

test("says what the page is, and the clinic's day and time [APPT-1]", async ({ signedInPage: page }) => {
  await page.goto("/appointments");
  await expect(page.getByRole("heading", { level: 1, name: "Appointment Management" })).toBeVisible();
  await expect(page.getByText("Manage and track all patient appointments")).toBeVisible();
  const { date, time } = clinicNow();
  await expect(page.getByText(`${longDate(date)}, ${twelveHour(time).slice(0, -5)}`)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["List View", "Calendar View"]);
  await expect(page.getByRole("tab", { name: "List View" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "New Appointment" }).first()).toBeVisible();
});

test("says that there is nothing, and that it is loading [APPT-3]", async ({ signedInPage: page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(appointmentsCall, async (route) => {
    await answered;
    await route.fallback();
  });
  await page.goto("/appointments");
  await expect(page.getByText("Loading appointments...")).toBeVisible();
  answer();
  await expect(page.getByText("No appointments found")).toBeVisible();
});

test("finds by any part of the name or of the number, whatever the case and spaces [APPT-2]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Ruby Singh", phone: "0491 574 118", time: "09:00" });
  await book(staff.call, { name: "Oliver Tran", phone: "(02) 5550 4410", time: "09:30" });
  await page.goto("/appointments");
  await expect(card(page, "Ruby Singh")).toBeVisible();
  for (const [typed, found, hidden] of [
    ["ruBY s", "Ruby Singh", "Oliver Tran"],
    ["TRAN", "Oliver Tran", "Ruby Singh"],
    ["0491574", "Ruby Singh", "Oliver Tran"],
    ["574 118", "Ruby Singh", "Oliver Tran"],
    ["5550", "Oliver Tran", "Ruby Singh"],
  ] as const) {
    await search(page).fill(typed);
    await expect(card(page, found)).toBeVisible();
    await expect(card(page, hidden)).toHaveCount(0);
  }
  await search(page).fill("nobody");
  await expect(page.getByText("No appointments found")).toBeVisible();
});

test("shows one day and clears the day again; a reload keeps it, a name stays out of the address [APPT-2]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const [first, second] = [weekdayIn(3), weekdayIn(8)];
  await book(staff.call, { name: "Ruby Singh", date: first });
  await book(staff.call, { name: "Oliver Tran", date: second });
  await page.goto("/appointments");
  await setDate(page, page.getByRole("button", { name: "Filter by date" }), first);
  await expect(card(page, "Ruby Singh")).toBeVisible();
  await expect(card(page, "Oliver Tran")).toHaveCount(0);
  await search(page).fill("ruby");
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain("ruby");
  await page.reload();
  await expect(search(page)).toHaveValue("ruby");
  await expect(card(page, "Oliver Tran")).toHaveCount(0);
  expect(page.url()).toContain(`date=${first}`);
  expect(page.url()).not.toContain("ruby");
  await search(page).fill("");
  await page.getByRole("button", { name: "Clear date" }).click();
  await expect(card(page, "Oliver Tran")).toBeVisible();
});

test("a card says who, how to reach them, when, what and who booked [APPT-3] [APPT-12] [APPT-15]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await book(staff.call, { name: "Ruby Singh", email: "ruby@post.example", date, time: "14:30" });
  await book(staff.call, { name: "Oliver Tran", date, time: "15:00" });
  await page.goto("/appointments");
  const ruby = card(page, "Ruby Singh");
  for (const text of [
    "0491 570 156",
    "ruby@post.example",
    "Added manually",
    shortDate(date),
    "2:30 pm",
    "Confirmed",
    "Teeth Cleaning",
  ])
    await expect(ruby.getByText(text, { exact: true })).toBeVisible();
  await expect(card(page, "Oliver Tran").getByText("@")).toHaveCount(0);
  await ruby.getByText("Confirmed").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Appointment confirmed and scheduled");
});

test("details tell all, and who booked [APPT-10]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const { id } = await book(staff.call, { date, email: "ruby@post.example", notes: "Bring the x-ray" });
  await page.goto("/appointments");
  await card(page, "Ruby Singh").getByRole("button").click();
  const dialog = details(page);
  for (const text of [
    "Ruby Singh",
    "0491 570 156",
    "ruby@post.example",
    longDate(date),
    "10:00 am",
    "Confirmed",
    "Booking Information",
    "Manually booked by staff",
    staff.user.username,
    "Bring the x-ray",
  ])
    await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText("Teeth Cleaning").first()).toBeVisible();
  await expect(dialog.getByText("Cancellation Details")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("who booked is told by name, by id when there is none, or as the assistant; the type has its default [APPT-10] [APPT-13]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Ruby Singh", time: "09:00", type: "" });
  await book(staff.call, { name: "Oliver Tran", time: "09:30" });
  await changeAnswered(page, {
    "Ruby Singh": { createdByUsername: null, createdBy: "user-17", appointmentType: null },
    "Oliver Tran": { isManuallyCreated: false, status: "requested" },
  });
  await page.goto("/appointments");
  await card(page, "Ruby Singh").getByRole("button").click();
  await expect(details(page).getByText("User ID: user-17", { exact: true })).toBeVisible();
  await expect(details(page).getByText("General Consultation").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toHaveCount(0);
  await expect(card(page, "Oliver Tran").getByText("AI booking")).toBeVisible();
  await card(page, "Oliver Tran").getByRole("button").click();
  await expect(details(page).getByText("Booked via AI Voice Agent", { exact: true })).toBeVisible();
  await expect(details(page).getByText("Manually booked by staff")).toHaveCount(0);
});

test("requested is yellow, confirmed green, cancelled red, each with its sentence [APPT-12]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Ruby Singh", time: "09:00" });
  await book(staff.call, { name: "Oliver Tran", time: "09:30" });
  await book(staff.call, { name: "Isla Pappas", time: "10:00" });
  await changeAnswered(page, {
    "Oliver Tran": { status: "requested" },
    "Isla Pappas": { status: "cancelled", cancelledAt: "2026-08-11T01:00:00.000Z" },
  });
  await page.goto("/appointments");
  for (const [name, word, colour, sentence] of [
    ["Oliver Tran", "Requested", "yellow", "Appointment pending confirmation"],
    ["Ruby Singh", "Confirmed", "green", "Appointment confirmed and scheduled"],
    ["Isla Pappas", "Cancelled", "red", "Appointment cancelled"],
  ] as const) {
    const badge = card(page, name).getByText(word, { exact: true });
    await expect(badge).toHaveClass(new RegExp(`bg-${colour}-soft`));
    await badge.hover();
    await expect(page.getByRole("tooltip")).toHaveText(sentence);
  }
});

test("keeps, then cancels with a reason, and tells of it [APPT-11] [APPT-10] [APPT-12]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const { id } = await book(staff.call);
  await page.goto(`/appointments?id=${id}`);
  await details(page).getByRole("button", { name: "Cancel Appointment" }).click();
  await expect(page.getByText("Are you sure you want to cancel this appointment?")).toBeVisible();
  await cancelling(page).getByRole("button", { name: "Keep Appointment" }).click();
  await expect(details(page)).toBeVisible();
  await details(page).getByRole("button", { name: "Cancel Appointment" }).click();
  await page.getByPlaceholder("Reason for cancellation (optional)").fill("Away for work");
  const answer = await holdAnswer(page, "**/cancel");
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api/appointments/${id}/cancel`));
  await expect(cancelling(page).getByRole("checkbox", { name: "Tell the patient" })).toBeChecked();
  await cancelling(page).getByRole("button", { name: "Cancel Appointment" }).click();
  await expect(cancelling(page).getByRole("button", { name: "Cancelling..." })).toBeDisabled();
  answer.release();
  expect((await asked).postDataJSON()).toEqual({ reason: "Away for work" });
  await expectNotice(page, "Success", "Appointment cancelled successfully");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await card(page, "Ruby Singh").getByText("Cancelled").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Appointment cancelled");
  await card(page, "Ruby Singh").getByRole("button").click();
  const told = details(page).locator("section", { hasText: "Cancellation Details" });
  await expect(told).toContainText(staff.user.username);
  await expect(told).toContainText("Away for work");
  await expect(told).toContainText(longDate(today()));
  await expect(details(page).getByRole("button", { name: "Cancel Appointment" })).toHaveCount(0);
});

test("takes a cancellation back from its notice, by keyboard, while the time is free [APPT-11]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Ruby Singh" });
  await page.goto("/appointments");
  await card(page, "Ruby Singh").getByRole("button").click();
  await details(page).getByRole("button", { name: "Cancel Appointment" }).click();
  await cancelling(page).getByRole("button", { name: "Cancel Appointment" }).click();
  await expectNotice(page, "Success", "Appointment cancelled successfully");
  // The focus in the notices stops their clock, so that a slow machine has time.
  await page.keyboard.press("F8");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expectNotice(page, "Cancellation undone", "The appointment is back in its time");
  await expect(card(page, "Ruby Singh").getByText("Confirmed")).toBeVisible();
});

test("a cancellation that fails says so [APPT-11]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const { id } = await book(staff.call);
  await page.goto(`/appointments?id=${id}`);
  await details(page).getByRole("button", { name: "Cancel Appointment" }).click();
  await page.getByPlaceholder("Reason for cancellation (optional)").fill("Away for work");
  for (const [answer, sentence] of [
    [{ status: 503, body: "The calendar is being restored." }, "The calendar is being restored."],
    [null, "Failed to cancel appointment"],
  ] as const) {
    await page.unroute("**/cancel");
    await page.route("**/cancel", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await cancelling(page).getByRole("button", { name: "Cancel Appointment" }).click();
    await expectNotice(page, "Error", sentence);
    await expect(page.getByPlaceholder("Reason for cancellation (optional)")).toHaveValue("Away for work");
  }
});

test("a booking at another desk appears by itself, and its row flashes [APPT-16]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto("/appointments");
  await expect(page.getByText("No appointments found")).toBeVisible();
  await book(staff.call, { name: "Aroha Williams" });
  await expect(card(page, "Aroha Williams").locator(".changed-row")).toBeVisible();
  await expect(card(page, "Aroha Williams").locator(".changed-row")).toHaveCount(0);
  await expect(card(page, "Aroha Williams")).toBeVisible();
});

test("the list has a heading per day and begins with the nearest to come", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Later", date: weekdayIn(8) });
  await book(staff.call, { name: "Sooner", date: weekdayIn(3) });
  await page.goto("/appointments");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
  await expect(page.getByRole("listitem").filter({ hasText: "Confirmed" }).first()).toContainText("Sooner");
});

test("offers the ten appointment types, General Consultation first chosen [APPT-13]", async ({
  signedInPage: page,
}) => {
  await page.goto("/appointments?new=1");
  const field = page.getByLabel("Appointment Type");
  await expect(field).toHaveText("General Consultation");
  await field.click();
  await expect(page.getByRole("option")).toHaveText([...appointmentTypes]);
  await page.keyboard.press("Escape");
  await setSelect(page, field, "Root Canal");
  await expect(field).toHaveText("Root Canal");
});
