import type { Page } from "@playwright/test";
import type { Appointment } from "../../src/contract/booking/appointments.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import {
  appointmentsCall,
  book,
  expectNotice,
  setDate,
  setSelect,
  today,
  weekdayIn,
} from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const creating = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });
const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Shows what the server has with something changed, until the page asks again. */
async function show(page: Page, change: (appointment: Appointment) => Partial<Appointment>): Promise<void> {
  await page.route(appointmentsCall, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const list = (await response.json()) as Appointment[];
    await route.fulfill({ response, json: list.map((each) => ({ ...each, ...change(each) })) });
  });
}

test("the create dialog finds a patient by part of the name or of the number, and keeps the record [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const before = await book(staff.call, {
    name: "Hana Sato",
    phone: "0491 570 157",
    email: "hana@mail.example",
  });
  await page.goto("/appointments?new=1");
  const dialog = creating(page);
  await dialog.getByLabel("Patient Name").pressSequentially("hana s");
  await page.getByRole("option", { name: /Hana Sato/ }).click();
  await expect(dialog.getByLabel("Patient Name")).toHaveValue("Hana Sato");
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("0491 570 157");
  await expect(dialog.getByLabel("Email")).toHaveValue("hana@mail.example");
  await setDate(page, dialog.getByLabel("Date"), date);
  await setSelect(page, dialog.getByLabel("Time"), "11:00 am");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expectNotice(page, "Success", "Appointment created successfully");
  const { body } = await staff.call("GET", "/api/appointments");
  const [first, second] = body as Appointment[];
  expect(first?.id).toBe(before.id);
  expect(second?.patientId).toBe(first?.patientId);

  // By number, with the keys alone; Escape closes the offers and not the dialog.
  await page.goto("/appointments?new=1");
  await dialog.getByLabel("Phone Number").pressSequentially("570 157");
  await expect(page.getByRole("option", { name: /Hana Sato/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Phone Number").pressSequentially(" ");
  await expect(page.getByRole("option", { name: /Hana Sato/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Patient Name")).toHaveValue("Hana Sato");
});

test("requests are listed by the address, ticked and confirmed together [APPT-18]", async ({
  pageOf,
  exampleClinic: { url, token },
}) => {
  const page = await pageOf("example");
  await page.goto("/appointments?status=requested");
  const ticks = page.getByRole("main").getByRole("listitem").getByRole("checkbox");
  await expect(ticks.first()).toBeVisible();
  await expect(page.getByLabel("Filter by status")).toHaveText("Requested");
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await expect(ticks.first()).toBeChecked();
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  const confirmed = page.waitForResponse((reply) => reply.url().endsWith("/api/appointments/confirm"));
  await page.getByRole("button", { name: "Confirm 2" }).click();
  const answers = (await (await confirmed).json()) as { id: string; outcome: string }[];
  expect(answers.map(({ outcome }) => outcome)).toEqual(["confirmed", "confirmed"]);
  await expectNotice(page, "Success", "2 appointments confirmed.");
  const reply = await fetch(`${url}/api/appointments`, { headers: { authorization: `Bearer ${token}` } });
  const list = (await reply.json()) as Appointment[];
  for (const { id } of answers) expect(list.find((each) => each.id === id)?.status).toBe("confirmed");
});

test("the dashboard's further requests lead to the list of requests [APPT-18]", async ({ pageOf }) => {
  const page = await pageOf("example");
  await page.goto("/");
  await page.getByRole("link", { name: /more requests? in the list/ }).click();
  await expect(page).toHaveURL(/\/appointments\?status=requested$/);
  await expect(page.getByRole("checkbox", { name: /^Select all/ })).toBeVisible();
});

test("Today, a status and what came since the clinic closed are one press each, and stay in the address [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const old = await book(staff.call, { name: "Booked Long Ago", time: "10:00" });
  await book(staff.call, { name: "Booked Just Now", time: "11:00" });
  await show(page, ({ id }) => (id === old.id ? { bookedAt: `${addDays(today(), -20)}T03:00:00.000Z` } : {}));
  await page.goto("/appointments");
  await expect(row(page, "Booked Long Ago")).toBeVisible();
  await page.getByRole("button", { name: "Since we closed" }).click();
  await expect(row(page, "Booked Just Now")).toBeVisible();
  await expect(row(page, "Booked Long Ago")).toHaveCount(0);
  await expect(page).toHaveURL(/since=closed/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Since we closed" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Since we closed" }).click();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page).toHaveURL(new RegExp(`date=${today()}`));
  await expect(page.getByText("No appointments found")).toBeVisible();
});

test("a visit whose time has come is settled in the list, by one key or one press, and the mark taken back [APPT-18]", async ({
  pageOf,
}) => {
  const page = await pageOf("example");
  await page.goto("/appointments?status=unsettled");
  await expect(page.getByText(/visits? to settle/)).toBeVisible();
  const first = page.getByRole("main").getByRole("listitem").getByRole("button").first();
  await first.focus();
  await page.keyboard.press("m");
  await expectNotice(page, "Marked as missed", /\w/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Marked as missed")).toHaveCount(0);
  const arrived = page.getByRole("button", { name: /has arrived$/ }).first();
  await arrived.click();
  await expectNotice(page, "Marked as arrived", /\w/);
});

test("a wrong name is corrected on the booking, on the bookings to come and on the record [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const { id } = await book(staff.call, { name: "Ruby Sing", date: weekdayIn(3) });
  await book(staff.call, { name: "Ruby Sing", date: weekdayIn(10) });
  await page.goto(`/appointments?id=${id}`);
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await details.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await editing.getByLabel("Patient Name").fill("Ruby Singh");
  await editing.getByLabel("Notes").fill("Prefers mornings");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await expectNotice(page, "Success", "Appointment changed. 1 other booking to come was corrected too.");
  await expect(details).toContainText("Ruby Singh");
  await expect(details).toContainText("Prefers mornings");
  await details.getByRole("link", { name: "Open the patient" }).click();
  await expect(page).toHaveURL(/\/patients\?patient=/);
  await expect(page.getByRole("heading", { name: "Ruby Singh" })).toBeVisible();
  await page.goto("/appointments");
  await expect(row(page, "Ruby Singh")).toHaveCount(2);
});

test("the calendar draws a long visit as long as it is, and hatches hours that are closed [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  const treatment = { name: "Long Root Canal", durationMinutes: 90 };
  expect((await staff.call("POST", "/api/treatments", treatment)).status).toBe(201);
  await book(staff.call, { name: "Ruby Singh", date, time: "10:00", type: treatment.name });
  await staff.call("POST", "/api/opening/closures", {
    ...{ fromDate: date, toDate: date, fromTime: "13:00", toTime: "15:00", reason: "Team training" },
  });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  const visit = page.locator(".rbc-calendar").getByRole("button", { name: "Ruby Singh" });
  const column = page.locator(".rbc-day-slot").first();
  const [box, day] = await Promise.all([visit.boundingBox(), column.boundingBox()]);
  if (!box || !day) throw new Error("The day is not shown");
  expect(box.height / day.height).toBeCloseTo(1.5 / 9, 1);
  // 08:00 to 09:00, and the closure.
  await expect(column.locator(".closed-hours")).toHaveCount(1);
  const closure = await column.locator(".closed-piece", { hasText: "Team training" }).boundingBox();
  expect((closure?.height ?? 0) / day.height).toBeCloseTo(2 / 9, 1);
  await expect(page.getByText(/1:00 pm to 3:00 pm \(Team training\)/)).toBeVisible();
});
