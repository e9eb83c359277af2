import type { Page } from "@playwright/test";
import { expectNotice, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

const path = "/clinic-knowledge-base";
const sections = [
  "Basic Information",
  "Business Hours",
  "Services & Specializations",
  "Emergency Information",
  "Additional Information",
];
/** Fields only: the panels have names too. */
const label = (page: Page, name: string) =>
  page.getByRole("main").getByLabel(name).and(page.locator("input, textarea, button"));
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

async function fillRequired(page: Page) {
  await label(page, "Clinic name").fill("Harbour Street Dental");
  await label(page, "Address").fill("12 Harbour Street, Sydney NSW 2000");
  await label(page, "Email").fill("reception@harbourstreet.example");
  await label(page, "Phone number").fill("(02) 5550 4410");
}

test("opens in edit mode when nothing is saved, with five sections and the default hours [KB-1] [KB-2]", async ({
  signedInPage: page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(path);
  for (const section of sections)
    await expect(page.getByRole("region", { name: section, exact: true })).toBeVisible();
  await expect(label(page, "Weekdays open")).toHaveValue("09:00");
  await expect(label(page, "Weekdays close")).toHaveValue("17:00");
  await expect(label(page, "Weekends open")).toHaveValue("09:00");
  await expect(label(page, "Weekends close")).toHaveValue("13:00");
  await expect(button(page, "Save Information")).toBeVisible();
  await expect(button(page, "Cancel")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("link", { name: "Continue to Agents" })).toHaveCount(0);
  expect(asked).toContain("GET /api/onboarding/knowledge-base");
  expect(asked).toContain("GET /api/onboarding");
});

test("marks what is required, and the email field is one [KB-1]", async ({ signedInPage: page }) => {
  await page.goto(path);
  for (const name of ["Clinic name", "Address", "Email", "Phone number", "Weekdays open", "Weekdays close"])
    await expect(label(page, name)).toHaveAttribute("aria-required", "true");
  for (const name of ["Website", "Services", "Weekends open"])
    await expect(label(page, name)).not.toHaveAttribute("aria-required", "true");
  for (const name of ["Clinic name", "Address", "Email", "Phone number"])
    await expect(page.locator("label", { hasText: name }).first()).toContainText("*");
  await expect(page.getByRole("group", { name: "Weekdays" })).toContainText("*");
  await expect(label(page, "Email")).toHaveAttribute("type", "email");
});

test("the emergency box reveals its two fields [KB-1]", async ({ signedInPage: page }) => {
  await page.goto(path);
  await expect(label(page, "Emergency contact")).toHaveCount(0);
  await expect(label(page, "Emergency hours")).toHaveCount(0);
  await page.getByRole("checkbox").click();
  await expect(label(page, "Emergency contact")).toBeVisible();
  await expect(label(page, "Emergency hours")).toBeVisible();
  await page.getByRole("checkbox").click();
  await expect(label(page, "Emergency contact")).toHaveCount(0);
});

test("saves, says so, keeps a copy in the browser and turns read-only [KB-1] [KB-3]", async ({
  signedInPage: page,
}) => {
  await page.goto(path);
  await fillRequired(page);
  await label(page, "Services").fill("Check-ups, Fillings");
  await page.getByRole("checkbox").click();
  await label(page, "Emergency contact").fill("0491 570 156");
  await page.getByRole("checkbox").click();
  const answer = await holdAnswer(page, "**/api/onboarding/knowledge-base");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  const refreshed = Promise.all(
    ["/api/onboarding/knowledge-base", "/api/onboarding"].map((call) =>
      sent.then(() =>
        page.waitForRequest(
          (request) => request.method() === "GET" && new URL(request.url()).pathname === call,
        ),
      ),
    ),
  );
  await button(page, "Save Information").click();
  await expect(button(page, "Saving...")).toBeDisabled();
  answer.release();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    clinicName: "Harbour Street Dental",
    businessHours: {
      weekdays: { start: "09:00", end: "17:00" },
      weekends: { start: "09:00", end: "13:00" },
    },
    services: "Check-ups, Fillings",
    specializations: "",
    emergencyHours: { available: false, contact: "", hours: "" },
  });
  await refreshed;
  await expectNotice(page, "Knowledge Base Saved", /./);
  await expect(button(page, "Edit Information")).toBeVisible();
  await expect(page.getByText("Check-ups, Fillings")).toBeVisible();
  const copy = await page.evaluate(() => localStorage.getItem("clinicKnowledgeBase"));
  expect(JSON.parse(copy ?? "null")).toMatchObject({ clinicName: "Harbour Street Dental" });
});

test("opens read-only when there is one, and leads on to the agents [KB-1]", async ({
  signedInPage: page,
  knowledgeBase,
}) => {
  await page.goto(path);
  await expect(page.getByText(knowledgeBase.clinicName)).toBeVisible();
  // The chairs, which come a moment later, keep fields of their own.
  for (const section of ["Basic Information", "Services & Specializations", "Business Hours"])
    await expect(page.getByRole("region", { name: section }).getByRole("textbox")).toHaveCount(0);
  await expect(page.getByText(knowledgeBase.services.join(", "))).toBeVisible();
  await expect(page.getByText("9:00 am – 5:00 pm")).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue to Agents" })).toHaveAttribute("href", "/agents");
  await button(page, "Edit Information").click();
  await expect(page.getByRole("link", { name: "Continue to Agents" })).toHaveCount(0);
  await expect(label(page, "Services")).toHaveValue(knowledgeBase.services.join(", "));
  await expect(button(page, "Save Changes")).toBeVisible();
});

test("Cancel brings back what is saved; until then changes are counted [KB-3]", async ({
  signedInPage: page,
  knowledgeBase,
}) => {
  await page.goto(path);
  await button(page, "Edit Information").click();
  await label(page, "Clinic name").fill("Another Name");
  await label(page, "Weekdays close").fill("18:00");
  await expect(page.getByText("2 changes not yet saved")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(page.getByText(knowledgeBase.clinicName)).toBeVisible();
  await button(page, "Edit Information").click();
  await expect(label(page, "Clinic name")).toHaveValue(knowledgeBase.clinicName);
  await expect(label(page, "Weekdays close")).toHaveValue("17:00");
});

test("names what is wrong at its field and goes to the first [KB-1]", async ({ signedInPage: page }) => {
  await page.goto(path);
  await fillRequired(page);
  await label(page, "Clinic name").fill("");
  await label(page, "Email").fill("reception@");
  await label(page, "Weekdays close").fill("08:00");
  await button(page, "Save Information").click();
  for (const sentence of [
    "Clinic name is required",
    "Invalid email address",
    "Closing time must be after opening time",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(label(page, "Clinic name")).toBeFocused();
});

test("a failure says so, puts the server's word at its field and keeps what was typed [KB-3]", async ({
  signedInPage: page,
}) => {
  await page.goto(path);
  await fillRequired(page);
  await page.route("**/api/onboarding/knowledge-base", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 400,
          contentType: "application/problem+json",
          body: JSON.stringify({
            code: "validation_failed",
            detail: "The website is not an address.",
            errors: [{ field: "website", message: "Not an address" }],
          }),
        })
      : route.fallback(),
  );
  await button(page, "Save Information").click();
  await expectNotice(page, "Error", "The website is not an address.");
  await expect(page.getByText("Not an address", { exact: true })).toBeVisible();
  await expect(label(page, "Website")).toBeFocused();
  await expect(label(page, "Clinic name")).toHaveValue("Harbour Street Dental");
  await page.unroute("**/api/onboarding/knowledge-base");
  await page.route("**/api/onboarding/knowledge-base", (route) => route.abort());
  await button(page, "Save Information").click();
  await expectNotice(page, "Error", "Failed to save knowledge base");
});

test("'Update Clinic Hours' of the dashboard lands in the opening hours, ready to change [DASH-4]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto(`${path}?edit=hours#business-hours`);
  await expect(label(page, "Weekdays open")).toBeFocused();
  await expect(button(page, "Save Changes")).toBeVisible();
});

test("what is saved is in force at once: the hours decide what is free [KB-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto(`${path}?edit=hours`);
  await label(page, "Weekdays open").fill("10:30");
  await label(page, "Weekdays close").fill("12:00");
  await button(page, "Save Changes").click();
  await expectNotice(page, "Knowledge Base Saved", /./);
  const { body } = await staff.call("POST", "/api/availability", { requestedDate: weekdayIn(3) });
  expect(body).toEqual({ availableSlots: ["10:30", "11:00", "11:30"] });
});

test("another time zone moves the clinic's day", async ({ signedInPage: page, staff, knowledgeBase: _ }) => {
  await page.goto(`${path}?edit=hours`);
  await label(page, "Time zone").click();
  await page.getByRole("option", { name: "Perth time" }).click();
  await button(page, "Save Changes").click();
  await expect(button(page, "Edit Information")).toBeVisible();
  await expect(page.getByRole("region", { name: "Business Hours" })).toContainText("Perth time");
  const { body } = await staff.call("GET", "/api/onboarding");
  expect(body).toMatchObject({ timeZone: "Australia/Perth", knowledgeBaseCompleted: true });
});

test("asks before unsaved changes are left, by link, by Back and on closing [KB-1]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/billing");
  await page.getByRole("link", { name: "Knowledge Base" }).click();
  await button(page, "Edit Information").click();
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await label(page, "Clinic name").fill("Another Name");
  await expect(page.getByText("1 change not yet saved").first()).toBeVisible();

  await page.getByRole("link", { name: "Patients" }).click();
  await asked.getByRole("button", { name: "Stay on this page" }).click();
  await expect(label(page, "Clinic name")).toHaveValue("Another Name");

  await page.goBack();
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "Stay on this page" }).click();
  await expect(label(page, "Clinic name")).toHaveValue("Another Name");
  await expect(page).toHaveURL(/clinic-knowledge-base/);

  // Closing and reloading ask in the browser's own words, which a test cannot read.
  const holdsBack = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await holdsBack()).toBe(true);

  await page.goBack();
  await asked.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  expect(await holdsBack()).toBe(false);
});

test("does not ask when everything is saved [KB-1]", async ({ signedInPage: page, knowledgeBase: _ }) => {
  await page.goto(`${path}?edit=1`);
  await label(page, "Clinic name").fill("Another Name");
  await button(page, "Save Changes").click();
  await expectNotice(page, "Knowledge Base Saved", /./);
  await page.getByRole("link", { name: "Patients" }).click();
  await expect(page).toHaveURL(/\/patients$/);
});

test("public holidays are suggested by the clinic's address, and kept with one press [APPT-16]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto(path);
  const panel = page.getByRole("region", { name: "Public Holidays" });
  await expect(panel.getByLabel("State or territory")).toHaveText("No public holidays");
  await expect(panel).toContainText("the clinic is in New South Wales");
  await panel.getByRole("button", { name: "Use public holidays of NSW" }).press("Enter");
  await expect(panel.getByLabel("State or territory")).toHaveText("New South Wales");
  await expect(panel.getByLabel("State or territory")).toBeFocused();
  await expect(panel.getByRole("list", { name: "Coming public holidays" })).toContainText("Christmas Day");
  await expect(panel.getByRole("button", { name: /^Use public holidays/ })).toHaveCount(0);
});

test("a question callers ask is answered in the clinic's own words, and one can hear it first [KB-5]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto(path);
  const ask = page.getByRole("region", { name: "Ask what it would say" });
  const answers = page.getByRole("region", { name: "Questions & Answers" });
  await ask.getByLabel("A caller asks").fill("do you have toys for the kids");
  await ask.getByRole("button", { name: "Ask" }).click();
  await expect(ask).toContainText("Not all of this is known here");

  await answers.getByRole("button", { name: "Add answer" }).click();
  await answers.getByRole("button", { name: "Save answer" }).click();
  await expect(answers).toContainText("Question is required");
  await answers.getByRole("textbox", { name: "Question" }).fill("Do you have toys?");
  await answers.getByRole("textbox", { name: "Answer" }).fill("Yes, a whole basket of them.");
  await answers.getByRole("button", { name: "Save answer" }).click();
  await expect(answers).toContainText("Yes, a whole basket of them.");

  await ask.getByRole("button", { name: "Ask" }).click();
  await expect(ask).toContainText("Yes, a whole basket of them.");
  await answers.getByRole("button", { name: "Remove Do you have toys?" }).click();
  await expect(answers).toContainText("Nothing yet");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(answers).toContainText("Yes, a whole basket of them.");

  const funds = page.getByRole("region", { name: "Health Funds" });
  await funds.getByLabel("Funds you take").fill("Bupa, HCF, Bupa");
  await funds.getByRole("button", { name: "Save Health Funds" }).click();
  await expect(funds.getByLabel("Funds you take")).toHaveValue("Bupa, HCF");
});

test("tells the second of two editors what the first one saved, and loses neither [KB-1]", async ({
  signedInPage: page,
  staff,
  knowledgeBase,
}) => {
  await page.goto(`${path}?edit`);
  await label(page, "Additional Information").fill("Mine: lift at the back");
  await label(page, "Website").fill("mine.example");
  const theirs = { ...knowledgeBase, website: "theirs.example", phoneNumber: "(02) 5550 4499" };
  expect((await staff.call("POST", "/api/onboarding/knowledge-base", theirs)).status).toBe(200);
  await button(page, "Save Changes").click();
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  const changed = dialog.getByRole("list", { name: "What they changed" }).getByRole("listitem");
  await expect(changed).toHaveText([/Website: theirs\.example.*You wrote: mine\.example/, /5550 4499/]);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expectNotice(page, "Knowledge Base Saved", "The assistant will use this from the next call.");
  const { body } = await staff.call("GET", "/api/onboarding/knowledge-base");
  expect(body).toMatchObject({
    ...{ website: "mine.example", additionalInfo: "Mine: lift at the back", phoneNumber: "(02) 5550 4499" },
  });
});
