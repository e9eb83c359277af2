import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const planCard = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Plans" })
    .locator("> li")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("shows the three plans with their prices, limits and features [TEAM-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/team-setup");
  await expect(page.getByRole("heading", { name: "Welcome to the product" })).toBeVisible();
  await expect(page.getByText("Setup your team to get started")).toBeVisible();
  await expect(page.getByLabel("Team Name")).toHaveAttribute("aria-required", "true");
  const expectTexts = async (plan: string, texts: string[]) => {
    for (const text of texts) await expect(planCard(page, plan)).toContainText(text);
  };
  await expectTexts("Standard", [
    "A$150/month",
    "+A$5.0 per conversational minute",
    "1 phone number",
    "3000 minutes/month",
    "7 day trial",
    "Own AI workflows",
    "Australian data residency",
    "Inbound and outbound agents",
    "Transcripts and recordings",
    "AI analytics",
    "Export and import",
  ]);
  await expectTexts("Pro", [
    "Popular",
    "A$350/month",
    "+A$5.0 per",
    "3 phone numbers",
    "10000 minutes/month",
    "API access",
    "Priority support",
    "7 day trial",
  ]);
  await expectTexts("Enterprise", [
    "Contact sales",
    "A$0.17/min",
    "Unlimited minutes",
    "Volume discounts",
    "SLA",
    "On-premises option",
  ]);
  await expect(page.getByText("Popular")).toHaveCount(1);
});

test("turns an empty name red and focuses it, and nothing else; typing clears it [TEAM-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/team-setup");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const name = page.getByLabel("Team Name");
  for (const plan of ["Choose Standard", "Choose Pro"]) {
    await page.getByRole("button", { name: plan }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    const [red, green, blue] = await name.evaluate((field) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(field).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(Number(red)).toBeGreaterThan(2 * Math.max(Number(green), Number(blue)));
    expect(new URL(page.url()).pathname).toBe("/team-setup");
    await name.fill("H");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await name.fill("");
  }
  expect(posts).toEqual([]);
});

test("logs the chosen plan, leads to the dashboard and keeps it on the server [TEAM-3]", async ({
  signedInPage: page,
  staff,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "log" && logged.push(message.text()));
  await page.goto("/team-setup");
  await page.getByLabel("Team Name").fill("Harbour Street Dental");
  await page.getByRole("button", { name: "Choose Pro" }).click();
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(logged.join("\n")).toContain("pro");
  await expect
    .poll(async () => (await staff.call("GET", "/api/onboarding")).body)
    .toMatchObject({ teamName: "Harbour Street Dental", plan: "pro" });
});

test("leads to the dashboard even when keeping the choice fails, and says so [TEAM-3]", async ({
  signedInPage: page,
}) => {
  await page.route("**/api/onboarding/team", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/team-setup");
  await page.getByLabel("Team Name").fill("Harbour Street Dental");
  await page.getByRole("button", { name: "Choose Standard" }).click();
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: /Notifications/ }).getByText("Error", { exact: true }),
  ).toBeVisible();
});

test("says that Contact Sales is for later and stays [TEAM-4]", async ({ signedInPage: page }) => {
  await page.goto("/team-setup");
  const opened = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.getByRole("button", { name: "Contact Sales" }).click();
  expect(await opened).toBe("Contact Sales will be available in the future");
  expect(new URL(page.url()).pathname).toBe("/team-setup");
});
