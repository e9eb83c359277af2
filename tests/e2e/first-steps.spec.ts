import { expect, test } from "./fixtures.ts";

test("a new clinic is led through its first steps until they are done, or hidden [DASH-8]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto("/");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByText("0 of 6 done")).toBeVisible();
  await staff.call("PUT", "/api/opening/holidays", { state: "NSW" });
  await page.reload();
  await expect(steps.getByText("1 of 6 done")).toBeVisible();
  await expect(steps.getByRole("listitem").first()).toContainText(
    "Tell the assistant about your clinic, done",
  );
  await steps.getByRole("link", { name: "Add your people and treatments" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "People & Treatments" })).toBeVisible();
  await page.goBack();
  await steps.getByRole("button", { name: "Hide" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Clinic Overview" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Today's figures" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("the clock of a new clinic follows its address until somebody chooses one [DASH-8]", async ({
  signedInPage: page,
}) => {
  await page.goto("/clinic-knowledge-base");
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await expect(zone).toHaveText("Sydney time");
  await page.getByLabel("Address").first().fill("1 Queen Street, Brisbane QLD 4000");
  await expect(zone).toHaveText("Brisbane time");
  await page.getByLabel("Address").first().fill("Baylis Street, Wagga Wagga NSW 2650");
  await expect(zone).toHaveText("Sydney time");
});
