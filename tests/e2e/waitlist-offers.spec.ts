import { zoneAtHour } from "../support/zone-at-hour.ts";
import { expectNoBarriers } from "./barriers.ts";
import { book, expectNotice, setSelect, today, weekdayIn } from "./booking-days.ts";
import { test as base, expect } from "./fixtures.ts";

/** Nobody is asked at night: at this clinic it is midday, whenever the test runs. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  settings: [async ({}, provide) => provide({ CLINIC_TIME_ZONE: zoneAtHour(12) }), { scope: "worker" }],
});

test("the desk sees whom a freed time was offered to, asks somebody else, and books who says yes [APPT-20]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  for (const [name, phone] of [
    ["Lee Wong", "0491 570 157"],
    ["Mia Chen", "0491 570 158"],
  ])
    await staff.call("POST", "/api/waitlist", { patientDetails: { name, phone }, fromDate: today() });
  const visit = await book(staff.call, { name: "Priya Raman", date: weekdayIn(10) });
  await staff.call("POST", `/api/appointments/${visit.id}/cancel`, {});
  await page.goto("/appointments");
  await page.getByRole("button", { name: "Waitlist (2)" }).click();
  const drawer = page.getByRole("dialog", { name: "Waitlist" });
  const freed = drawer.getByRole("list", { name: "Freed times" });
  await expect(freed.getByText("On offer")).toBeVisible();
  await expect(freed.getByText("Nobody was asked yet.")).toBeVisible();

  await setSelect(page, freed.getByRole("combobox", { name: /^Offer .* to$/ }), "Mia Chen");
  await freed.getByRole("button", { name: "Ask Mia Chen" }).click();
  await expectNotice(page, "Success", "Mia Chen is asked now");
  await expect(freed.getByText(/^asked by text, may answer until/)).toBeVisible();
  await expectNoBarriers(page, { within: '[role="dialog"]' });

  await freed.getByRole("button", { name: "Mia Chen said yes" }).click();
  await expectNotice(page, "Success", "Mia Chen has this time now");
  await expect(freed.getByText("Filled")).toBeVisible();
  await expect(drawer.getByRole("list", { name: "Waitlist" })).not.toContainText("Mia Chen");
  const { body: appointments } = await staff.call("GET", "/api/appointments");
  expect(appointments).toContainEqual(
    expect.objectContaining({ patientName: "Mia Chen", requestedDate: weekdayIn(10), status: "confirmed" }),
  );

  await drawer.getByRole("switch", { name: "Offer freed times by text or email" }).click();
  await expect(drawer.getByRole("combobox", { name: "Time to answer" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Waitlist (1)" }).click();
  await expect(drawer.getByRole("switch", { name: "Offer freed times by text or email" })).not.toBeChecked();
});
