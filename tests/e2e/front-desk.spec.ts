import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const answersOn = (page: Page) =>
  page.getByRole("list", { name: "Turns" }).getByText("Assistant", { exact: true });

/** Rings, and waits until the greeting has been said: what is counted from here on are answers. */
async function ring(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New test call" }).click();
  await expect(page.getByLabel("What the caller says")).toBeEnabled();
  await expect(answersOn(page)).toHaveCount(1);
}

/** Says one thing on a test call and waits for the answer. */
async function sayOnCall(page: Page, words: string): Promise<void> {
  const answers = answersOn(page);
  const before = await answers.count();
  await page.getByLabel("What the caller says").fill(words);
  await page.getByRole("button", { name: "Say it" }).click();
  await expect(answers).toHaveCount(before + 1);
}

test("a call books an appointment, and the calendar shows it without a reload [CALL-1, APPT-15]", async ({
  signedInPage: call,
  knowledgeBase: _,
}) => {
  const calendar = await call.context().newPage();
  await calendar.goto("/appointments");
  await expect(calendar.getByText("No appointments found")).toBeVisible();
  await calendar.evaluate(() => {
    document.title = "not reloaded";
  });

  await call.goto("/ai-agent");
  await ring(call);
  await sayOnCall(call, "hi um could i get a cleaning next thursday at two pm please");
  await sayOnCall(call, "mia chen");
  await sayOnCall(call, "oh four nine one five seven oh one five six");
  await sayOnCall(call, "yes that's right");

  // The call itself stands at the foot of the page, with her name as well.
  const card = calendar
    .getByRole("listitem")
    .filter({ hasText: "Mia Chen" })
    .filter({ hasNotText: "On the line" });
  await expect(card).toBeVisible();
  await expect(card).toContainText("AI booking");
  await expect(card).toContainText("2:00 pm");
  await expect(card).toContainText("Teeth Cleaning");
  await expect(card).toContainText(/requested/i);
  await calendar.getByRole("tab", { name: "Calendar View" }).click();
  // At the end of a month, next Thursday lies in the one after.
  const turns = (await call.getByRole("list", { name: "Turns" }).textContent()) ?? "";
  const [, month] = /of ([A-Z][a-z]+) at/.exec(turns) ?? [];
  const isShown = month === undefined || (await calendar.getByText(`${month} 20`).count()) > 0;
  if (!isShown) await calendar.getByRole("button", { name: "Next", exact: true }).click();
  await expect(calendar.getByText(/Mia Chen - Teeth Cleaning/).first()).toBeVisible();
  expect(await calendar.title()).toBe("not reloaded");
});

test("from the first sign-in to the knowledge base that the assistant answers from [AUTH-3, KB-4]", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel(/email/i).fill(`first-${randomBytes(6).toString("hex")}@clinic.example`);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to the product" })).toBeVisible();
  await page.getByLabel(/team name/i).fill("Harbour Street");
  await page
    .getByRole("button", { name: /standard|start|choose|try/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();

  await page.goto("/clinic-knowledge-base");
  await page.getByLabel(/clinic name/i).fill("Harbour Street Dental");
  await page.getByLabel(/^address/i).fill("12 Harbour Street, Sydney NSW 2000");
  await page.getByLabel(/^phone number/i).fill("(02) 5550 4410");
  await page.getByLabel(/^email/i).fill("reception@harbourstreet.example");
  await page.getByRole("button", { name: "Save Information" }).click();
  await expect(page.getByRole("button", { name: "Edit Information" })).toBeVisible();

  await page.goto("/ai-agent");
  await page.getByRole("button", { name: "New test call" }).click();
  await expect(page.getByLabel("What the caller says")).toBeEnabled();
  await expect(page.getByRole("list", { name: "Turns" })).toContainText("Harbour Street Dental");
  await sayOnCall(page, "where are you");
  await expect(page.getByRole("list", { name: "Turns" })).toContainText("12 Harbour Street");
});
