import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
import { addChair, book } from "./booking-days.ts";
import { test as base, expect } from "./fixtures.ts";
import { freePort } from "./free-port.ts";

/** A server that patients reach: its messages have links. */
const test = base.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const port = await freePort();
      await provide({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    },
    { scope: "worker" },
  ],
});

/** A telephone in the hand. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** No barrier, and nothing beside the screen. */
async function expectReadable(page: Page): Promise<void> {
  await expectNoBarriers(page);
  expect(await sideways(page)).toBe(0);
}

test("a patient books on the clinic's page with a telephone in the hand, and the desk sees it [APPT-19]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
  browser,
  server,
}) => {
  await page.goto("/clinic-knowledge-base");
  const panel = page.getByRole("region", { name: "Online Booking" });
  await panel.getByLabel("Name in the address").fill(`harbour-street-${Date.now()}`);
  await panel.getByRole("button", { name: "Save Online Booking" }).click();
  await expect(panel.getByRole("button", { name: "Save Online Booking" })).toBeDisabled();
  await panel.getByRole("switch", { name: "Patients can book online" }).click();
  const link = panel.getByRole("link", { name: /\/book\// });
  const address = (await link.getAttribute("href")) ?? "";

  const context = await browser.newContext({ ...phone, baseURL: server.url });
  const patient = await context.newPage();
  await patient.goto(new URL(address).pathname);
  await patient.getByRole("link", { name: "Teeth Cleaning" }).click();
  await expectReadable(patient);
  await patient
    .getByRole("link", { name: /^\d+:\d\d [ap]m$/ })
    .last()
    .click();
  await patient.getByLabel("Full name").fill("Priya Raman");
  await patient.getByLabel(/number/).fill("0491 570 156");
  await patient.getByRole("button", { name: "Send me a code" }).click();

  const { body } = await staff.call("GET", "/api/messages");
  const [, code = ""] = /"body":"(\d{6})\b/.exec(JSON.stringify(body)) ?? [];
  await patient.getByLabel("Code").fill(code);
  await patient.getByRole("button", { name: "Book" }).click();
  await expect(patient.getByRole("heading", { level: 1 })).toHaveText("We have your request");
  expect(await sideways(patient)).toBe(0);
  // Neither asks whether to send anything again.
  await patient.reload();
  await expect(patient.getByRole("heading", { level: 1 })).toHaveText("We have your request");
  await patient.goBack();
  await expect(patient.getByRole("heading", { level: 1 })).toHaveText("We have your request");
  await context.close();

  await page.goto("/appointments");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Priya Raman" });
  await expect(card).toContainText("Booked online");
});

test("a patient moves a visit and then gives it up by the link of its message, with a telephone in the hand [APPT-19]", async ({
  staff,
  knowledgeBase: _,
  browser,
  server,
}) => {
  await book(staff.call, { name: "Priya Raman", time: "10:00" });
  const { body } = await staff.call("GET", "/api/messages");
  const [link = ""] = /\/answer\/[\w-]+/.exec(JSON.stringify(body)) ?? [];
  const context = await browser.newContext({ ...phone, baseURL: server.url });
  const patient = await context.newPage();
  await patient.goto(link);
  const heading = patient.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your appointment is confirmed");
  await expectReadable(patient);

  await patient.getByRole("link", { name: "Move to another time" }).tap();
  await expect(heading).toHaveText("Choose another time");
  await expectReadable(patient);
  const day = patient.getByRole("region").first();
  const [date, time] = [
    (await day.getByRole("heading").textContent()) ?? "",
    (await day.getByRole("button").last().textContent()) ?? "",
  ];
  await day.getByRole("button").last().tap();
  await expect(heading).toHaveText(/Your appointment has moved|We have your request/);
  await expect(patient.getByRole("status")).toHaveText(new RegExp(`${date}.* ${time}`));
  await expectReadable(patient);

  await patient.getByRole("link", { name: "Back to my appointment" }).tap();
  await patient.getByRole("button", { name: "I cannot come" }).tap();
  await expect(heading).toHaveText("This appointment is cancelled");
  await expectReadable(patient);
  await context.close();
  const { body: visits } = await staff.call("GET", "/api/appointments");
  expect(visits).toMatchObject([{ status: "cancelled" }]);
});

test("a patient chooses with whom, with a telephone in the hand, and is told who it is [APPT-17] [APPT-19]", async ({
  staff,
  knowledgeBase: _,
  browser,
  server,
}) => {
  const person = { role: "Dentist", weekdays: [0, 1, 2, 3, 4, 5, 6], takesBookings: true };
  for (const name of ["Dr Anita Patel", "Dr Wilhelmina Featherstonehaugh"])
    expect((await staff.call("POST", "/api/people", { ...person, name })).status).toBe(201);
  await addChair(staff.call, "Chair 2");
  const { body } = await staff.call("GET", "/api/web-booking");
  const {
    offeredTreatments: _1,
    address: _2,
    codesBy: _3,
    isTrial: _4,
    ...settings
  } = body as Record<string, unknown>;
  const slug = `with-whom-${Date.now()}`;
  const on = { ...settings, slug, isOn: true, treatments: ["Teeth Cleaning"] };
  expect((await staff.call("PUT", "/api/web-booking", on)).status).toBe(200);

  const context = await browser.newContext({ ...phone, baseURL: server.url });
  const patient = await context.newPage();
  await patient.goto(`/book/${slug}`);
  const whom = patient.getByRole("navigation", { name: "With whom" });
  await expect(whom.getByRole("link", { name: "Anyone" })).toHaveAttribute("aria-current", "true");
  const time = (name: RegExp) => patient.getByRole("link", { name }).last();
  await expect(time(/[ap]m Dr Anita Patel or Dr Wilhelmina Featherstonehaugh$/)).toBeVisible();
  await expectReadable(patient);
  await whom.getByRole("link", { name: "Dr Anita Patel" }).tap();
  await expect(whom.getByRole("link", { name: "Dr Anita Patel" })).toHaveAttribute("aria-current", "true");
  await expectReadable(patient);
  await time(/^\d+:\d\d [ap]m$/).tap();
  await patient.getByLabel("Full name").fill("Priya Raman");
  await patient.getByLabel(/number/).fill("0491 570 156");
  await patient.getByRole("button", { name: "Send me a code" }).tap();
  await expect(patient.getByLabel("Code")).toBeVisible();
  const { body: messages } = await staff.call("GET", "/api/messages");
  const [, code = ""] = /"body":"(\d{6})\b/.exec(JSON.stringify(messages)) ?? [];
  await patient.getByLabel("Code").fill(code);
  await patient.getByRole("button", { name: "Book" }).tap();
  await expect(patient.getByText("Teeth Cleaning, with Dr Anita Patel, Priya Raman")).toBeVisible();
  await expectReadable(patient);
  await context.close();
});
