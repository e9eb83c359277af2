import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { book, expectNotice, weekdayIn } from "./booking-days.ts";
import { expect, jobLimits, link, test } from "./jobs.ts";

test.describe.configure(jobLimits);

/** What a press saves as a file, in lines. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent("download");
  await press();
  return readFileSync(await (await download).path(), "utf8")
    .trim()
    .split("\r\n");
}

test("what a caller said is read: two presses from the dashboard [LOG-2]", async ({ begin }) => {
  const { page, presses } = await begin("/");
  await link(page, /^Logs/).click();
  await page.getByRole("main").getByRole("row", { name: /Call/ }).nth(1).click();
  await expect(page.getByRole("list", { name: "Transcript" }).getByRole("listitem").first()).toBeVisible();
  expect(await presses()).toBe(2);
});

test("a call is tried by typing, and ended: three presses from the dashboard [VOICE-1]", async ({
  begin,
  knowledgeBase: _,
}) => {
  const { page, presses } = await begin("/", "new");
  await link(page, /^AI Voice Agent/).click();
  await page.getByRole("button", { name: "New test call" }).click();
  const said = page.getByLabel("What the caller says");
  await expect(said).toBeEnabled();
  await said.fill("where are you");
  await said.press("Enter");
  await expect(page.getByRole("list", { name: "Turns" })).toContainText("12 Harbour Street");
  await page.getByRole("button", { name: "End call" }).click();
  await expect(page.getByText("Call ended")).toBeVisible();
  expect(await presses()).toBe(3);
});

test("the greeting is changed, tried on callers, made live, and taken back: eight presses from the dashboard [VOICE-1] [AGENT-4]", async ({
  begin,
  staff,
  knowledgeBase: _,
}) => {
  // Thirty calls, twice: how long they take is the machine's affair.
  test.setTimeout(90_000);
  const first = {
    ...{
      agentId: "1",
      phoneNumber: "+61255504410",
      escalationMethod: "voicemail",
      greetingScript: "Good day.",
    },
    permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  };
  expect((await staff.call("PUT", "/api/agents/1/configuration", first)).status).toBe(200);
  const inForce = async () => {
    const { body } = await staff.call("GET", "/api/agents");
    return (body as { configuration: { greetingScript: string } }[])[0]?.configuration.greetingScript;
  };
  const { page, presses } = await begin("/", "new");
  await link(page, /^AI Voice Agent/).click();
  const panel = page.getByRole("region", { name: "Try before going live" });
  await panel.getByLabel("Greeting script").fill("Hello from Harbour Street.");
  await panel.getByRole("button", { name: "Try the changes" }).click();
  await panel.getByRole("button", { name: "Make live" }).click({ timeout: 60_000 });
  await expectNotice(page, "Success", "The settings are in force from the next call");
  expect(await presses()).toBe(3);
  expect(await inForce()).toBe("Hello from Harbour Street.");

  await link(page, /^Agents/).click();
  await page.getByRole("button", { name: "Change settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Configure Maeve" });
  await dialog.getByText("Earlier versions", { exact: true }).click();
  await dialog.getByRole("button", { name: "Restore version 1" }).click();
  await expectNotice(page, "Version 1 is in force again", "From the next call and message on.");
  expect(await inForce()).toBe("Good day.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Version 2 is in force again", "From the next call and message on.");
  expect(await inForce()).toBe("Hello from Harbour Street.");
  expect(await presses()).toBe(8);
});

test("a booking that the practice system refused is tried again: two presses from the dashboard [DASH-7] [API-4]", async ({
  begin,
  staff,
  knowledgeBase: _,
}) => {
  await staff.call("POST", "/api/pms/connection", {
    ...{ environment: "staging", deploymentType: "cloud", pmsVendor: "centaur" },
    ...{ pmsProduct: "dental4windows", pmsId: "SANDBOX-REFUSED", practiceName: "Harbour Street Dental" },
  });
  await book(staff.call, { name: "Ruby Singh", date: weekdayIn(5) });
  const { page, presses } = await begin("/", "new");
  await link(page, /^Inbox/).click();
  const row = page.getByRole("region", { name: "Waiting", exact: true }).locator("[data-task]");
  await expect(row).toContainText("Ruby Singh");
  const again = page.waitForResponse((reply) => reply.url().includes("/retry"));
  await row.getByRole("button", { name: /^Try again/ }).click();
  expect((await again).ok()).toBe(true);
  expect(await presses()).toBe(2);
});

test("patients go out as a file in three presses, calls in two [PAT-2] [LOG-2]", async ({ begin }) => {
  const { page, presses } = await begin("/");
  await link(page, /^Patients/).click();
  await page.getByRole("button", { name: "Export" }).click();
  const all = page.getByRole("dialog").getByRole("button", { name: "All patients" });
  expect((await savedBy(page, () => all.click())).length).toBeGreaterThan(1);
  expect(await presses()).toBe(3);
  await page.keyboard.press("Escape");
  await link(page, /^Logs/).click();
  const [heading] = await savedBy(page, () => page.getByRole("button", { name: "Export" }).click());
  expect(heading).toMatch(/^type,/i);
  expect(await presses()).toBe(5);
});

test("a colleague is invited: three presses from the dashboard [TEAM-5]", async ({ begin }) => {
  const { page, presses } = await begin("/", "new");
  await link(page, /^Team/).click();
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Email").fill("rosa@clinic.example");
  await dialog.getByLabel("Name").fill("Rosa Lim");
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByRole("region", { name: "Invitations" })).toContainText("rosa@clinic.example");
  expect(await presses()).toBe(3);
});

test("one's own name is changed: two presses from the dashboard [AUTH-9]", async ({ begin, staff }) => {
  const { page, presses } = await begin("/", "new");
  await page
    .getByRole("complementary", { name: "Sidebar" })
    .getByRole("link", { name: new RegExp(staff.user.email.split("@")[0] ?? "") })
    .click();
  await page.getByRole("textbox", { name: "Name" }).fill("Jane O'Neil");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("link", { name: /Jane O'Neil/ })).toBeVisible();
  expect(await presses()).toBe(2);
});

test("a patient's data is deleted: four presses from the dashboard [PAT-3]", async ({ begin, staff }) => {
  const patient = { name: "Matilda Nguyen", phone: "0491 570 156" };
  expect((await staff.call("POST", "/api/patients", patient)).status).toBe(201);
  const { page, presses } = await begin("/", "new");
  await link(page, /^Patients/).click();
  await page
    .getByRole("table", { name: "Patients" })
    .getByRole("row", { name: /Matilda Nguyen/ })
    .click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("Data erased", { exact: true })).toBeVisible();
  expect(await presses()).toBe(4);
});

test("a price is set: four presses from the dashboard [APPT-17]", async ({ begin }) => {
  const { page, presses } = await begin("/", "new");
  await link(page, /^People & Treatments/).click();
  await page.getByRole("tab", { name: "Treatments" }).click();
  await page.getByRole("button", { name: "Edit Teeth Cleaning" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Teeth Cleaning" });
  await dialog.getByLabel("Price in dollars").fill("189.50");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Treatments" })).toContainText("$189.50");
  expect(await presses()).toBe(4);
});
