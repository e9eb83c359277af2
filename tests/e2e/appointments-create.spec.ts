import type { Page } from "@playwright/test";
import { longDate, twelveHour } from "../../src/kernel/spoken-dates.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import { book, expectNotice, setDate, setSelect, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";
import { openWhole } from "./open-whole.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });
const date = (page: Page) => dialog(page).getByLabel("Date");
const time = (page: Page) => dialog(page).getByLabel("Time");
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Create Appointment" });

async function fill(page: Page, values: { name?: string; phone?: string; email?: string }) {
  await dialog(page)
    .getByLabel("Patient Name")
    .fill(values.name ?? "Matilda Nguyen");
  await dialog(page)
    .getByLabel("Phone Number")
    .fill(values.phone ?? "0491 570 157");
  await dialog(page)
    .getByLabel("Email")
    .fill(values.email ?? "");
}

test("has the description, the fields and the buttons given [APPT-6]", async ({ signedInPage: page }) => {
  await page.goto("/appointments");
  await page.getByRole("button", { name: "New Appointment" }).first().click();
  await expect(dialog(page)).toContainText(
    "Create a new appointment manually. Select a date to see available time slots.",
  );
  for (const label of [
    "Date",
    "Time",
    "Patient Name",
    "Phone Number",
    "Email (Optional)",
    "Appointment Type",
    "Notes (Optional)",
  ])
    await expect(dialog(page).getByLabel(label)).toBeVisible();
  await expect(time(page)).toBeDisabled();
  await expect(time(page)).toHaveText("Please select a date first");
  await expect(submit(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("offers no day before today [APPT-6]", async ({ signedInPage: page }) => {
  await page.goto("/appointments?new=1");
  await date(page).click();
  await expect(page.getByRole("button", { name: longDate(today()) })).toBeEnabled();
  const yesterday = page.getByRole("button", { name: longDate(addDays(today(), -1)) });
  if (await yesterday.count()) await expect(yesterday).toBeDisabled();
  await expect(page.getByRole("button", { name: "Previous month" })).toBeDisabled();
});

test("asks for the free times of the chosen day and shows them in 12-hour form [APPT-6] [APPT-8]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const day = weekdayIn(3);
  await book(staff.call, { date: day, time: "14:30" });
  await page.goto("/appointments?new=1");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/availability", async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest("**/api/availability");
  await setDate(page, date(page), day);
  const request = await asked;
  expect([request.method(), request.postDataJSON()]).toEqual(["POST", { requestedDate: day }]);
  await expect(time(page)).toHaveText("Loading available slots...");
  await time(page).click();
  await expect(page.getByRole("option", { name: "Loading available slots..." })).toBeDisabled();
  await page.keyboard.press("Escape");
  await fill(page, {});
  await submit(page).click();
  await expectNotice(page, "Invalid Time", "Please select a valid appointment time");
  answer();
  await expect(dialog(page).getByText("15 free times on this day")).toBeVisible();
  await time(page).click();
  const offered = await page.getByRole("option").allTextContents();
  expect(offered.slice(0, 3)).toEqual(["9:00 am", "9:30 am", "10:00 am"]);
  expect(offered).toContain("12:00 pm");
  expect(offered).not.toContain("2:30 pm");
  expect(offered.at(-1)).toBe("4:30 pm");
});

test("says when a day has no free time, and books nothing then [APPT-6] [APPT-7]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/appointments?new=1");
  await page.route("**/api/availability", (route) => route.fulfill({ json: { availableSlots: [] } }));
  await setDate(page, date(page), weekdayIn(3));
  await expect(time(page)).toHaveText("No available slots for this date");
  await time(page).click();
  await expect(page.getByRole("option", { name: "No available slots for this date" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await fill(page, {});
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/appointments")) posts++;
  });
  await submit(page).click();
  await expectNotice(page, "Invalid Time", "Please select a valid appointment time");
  expect(posts).toBe(0);
});

test("without a network nothing is booked, then or later, and what was typed can be sent again [APPT-6] [NET-1]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await openWhole(page, "/appointments?new=1");
  await setDate(page, date(page), weekdayIn(3));
  await setSelect(page, time(page), "10:00 am");
  await fill(page, {});
  await page.context().setOffline(true);
  await submit(page).click();
  await expectNotice(page, "Error", "Failed to create appointment");
  await expect(dialog(page).getByLabel("Patient Name")).toHaveValue("Matilda Nguyen");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Appointment Management" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Matilda Nguyen/ })).toHaveCount(0);
});

test("names what is wrong at its field and goes to the first [APPT-7]", async ({ signedInPage: page }) => {
  await page.goto("/appointments?new=1");
  await dialog(page).getByLabel("Phone Number").fill("0491");
  await dialog(page).getByLabel("Email").fill("ruby@");
  await submit(page).click();
  for (const sentence of [
    "Date must be in YYYY-MM-DD format",
    "Time must be in HH:MM format",
    "Name is required",
    "Phone number must be at least 10 digits",
    "Invalid email address",
  ])
    await expect(dialog(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(date(page)).toBeFocused();
  await dialog(page).getByLabel("Phone Number").fill("0491 570 156");
  await expect(dialog(page).getByText("Phone number must be at least 10 digits")).toHaveCount(0);
  await dialog(page).getByLabel("Email").fill("");
  await expect(dialog(page).getByText("Invalid email address")).toHaveCount(0);
});

test("the server holds the same rules [APPT-7]", async ({ staff }) => {
  const { status, body } = await staff.call("POST", "/api/appointments", {
    requestedDate: "13/08/2026",
    requestedTime: "9am",
    patientDetails: { name: "", phone: "0491", email: "ruby@" },
  });
  expect(status).toBe(400);
  const { errors } = body as { errors: { field: string; message: string }[] };
  expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toMatchObject({
    requestedDate: "Date must be in YYYY-MM-DD format",
    requestedTime: "Time must be in HH:MM format",
    "patientDetails.name": "Name is required",
    "patientDetails.phone": "Phone number must be at least 10 digits",
    "patientDetails.email": "Invalid email address",
  });
});

test("books once, says so, and starts empty the next time [APPT-9] [APPT-15]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const day = weekdayIn(3);
  await page.goto("/appointments?new=1");
  await setDate(page, date(page), day);
  await setSelect(page, time(page), "2:30 pm");
  await fill(page, { email: "matilda@post.example" });
  const answer = await holdAnswer(page, "**/api/appointments");
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/appointments"))
      sent.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
  });
  await submit(page).dblclick();
  await expect(dialog(page).getByRole("button", { name: "Creating..." })).toBeDisabled();
  answer.release();
  await expectNotice(page, "Success", "Appointment created successfully");
  await expect(dialog(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[0]?.body).toEqual({
    requestedDate: day,
    requestedTime: "14:30",
    patientDetails: { name: "Matilda Nguyen", phone: "0491 570 157", email: "matilda@post.example" },
    appointmentType: "General Consultation",
    notes: "",
  });
  const row = page.getByRole("listitem").filter({ hasText: "Matilda Nguyen" });
  await expect(row.getByText("Confirmed")).toBeVisible();
  await page.getByRole("button", { name: "New Appointment" }).first().click();
  await expect(dialog(page).getByLabel("Patient Name")).toHaveValue("");
  await expect(date(page)).toHaveText("Select date");
});

test("a failure shows the server's sentence and keeps what was typed [APPT-9]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/appointments?new=1");
  await setDate(page, date(page), weekdayIn(3));
  await setSelect(page, time(page), "2:30 pm");
  await fill(page, {});
  await page.route("**/api/appointments", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          body: JSON.stringify({ code: "unavailable", detail: "The calendar is being restored." }),
        })
      : route.fallback(),
  );
  await submit(page).click();
  await expectNotice(page, "Error", "The calendar is being restored.");
  await expect(dialog(page).getByLabel("Patient Name")).toHaveValue("Matilda Nguyen");
  await page.unroute("**/api/appointments");
  await page.route("**/api/appointments", (route) => route.abort());
  await submit(page).click();
  const notice = page.getByRole("listitem", { includeHidden: true }).filter({ hasText: "Error" });
  await expect(notice.getByText("Failed to create appointment", { exact: true })).toBeVisible();
  await expect(
    notice.getByText("Enamel did not answer. Check the network, then try again.", { exact: true }),
  ).toBeVisible();
  await expect(dialog(page).getByLabel("Patient Name")).toHaveValue("Matilda Nguyen");
});

test("a walk-in that gets no answer says so in its dialog, with what can be done [NET-1] [APPT-18]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/appointments");
  await page.getByRole("button", { name: "Walk-in" }).click();
  const walkIn = page.getByRole("dialog", { name: "Walk-in" });
  await walkIn.getByLabel("Patient Name").fill("Walter Walkin");
  await walkIn.getByLabel("Phone Number").fill("0491 570 156");
  await page.route("**/api/appointments", (route) => route.abort());
  await walkIn.getByRole("button", { name: "Book Walk-in" }).click();
  await expect(walkIn.getByRole("alert")).toHaveText(
    "Failed to create appointment. Enamel did not answer. Check the network, then try again.",
  );
});

test("a time taken meanwhile is told, with the nearest free times to choose from [APPT-14]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const day = weekdayIn(3);
  await page.goto("/appointments?new=1");
  await setDate(page, date(page), day);
  await setSelect(page, time(page), "2:30 pm");
  await fill(page, {});
  // The dialog must not hear of it before it asks: what another desk does in the same second.
  await page.route("**/api/availability", (route) =>
    route.fulfill({ json: { availableSlots: ["14:00", "14:30", "15:00"] } }),
  );
  await book(staff.call, { name: "Quicker Person", date: day, time: "14:30" });
  await submit(page).click();
  await expectNotice(page, "Error", /./);
  await page.unroute("**/api/availability");
  const instead = dialog(page).getByRole("alert").locator("..").getByRole("button");
  await expect(instead).not.toHaveCount(0);
  const offered = (await instead.first().textContent()) ?? "";
  await instead.first().click();
  await expect(time(page)).toHaveText(offered.split(", ")[1] ?? "");
  await submit(page).click();
  await expectNotice(page, "Success", "Appointment created successfully");
  const { body } = await staff.call("GET", "/api/appointments");
  const mine = (body as { patientName: string; requestedTime: string }[]).filter(
    (a) => a.patientName === "Matilda Nguyen",
  );
  expect(mine.map((a) => twelveHour(a.requestedTime))).toEqual([offered.split(", ")[1]]);
});
