import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures.ts";

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

  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: true,
  });
  const patient = await context.newPage();
  await patient.goto(new URL(address).pathname);
  await patient.getByRole("link", { name: "Teeth Cleaning" }).click();
  const found = await new AxeBuilder({ page: patient }).analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
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
  const sideways = await patient.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await context.close();

  await page.goto("/appointments");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Priya Raman" });
  await expect(card).toContainText("Booked online");
});
