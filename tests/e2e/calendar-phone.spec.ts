import { longDate } from "../../src/kernel/spoken-dates.ts";
import { expectNoBarriers } from "./barriers.ts";
import { addChair, book, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

test("a full month has no barrier that axe knows of, the size of targets among them [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(1);
  for (const time of ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"])
    await book(staff.call, { name: `Patient ${time}`, date, time });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(page.getByRole("button", { name: /\+\d more/ })).toBeVisible();
  await expectNoBarriers(page, { also: ["target-size"] });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("region", { name: `Today, ${longDate(today())}` })).toBeVisible();
  await expectNoBarriers(page, { also: ["target-size"] });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the month begins on the first screen, and today's list below it [APPT-4] [APPT-18]", async ({
    signedInPage: page,
    knowledgeBase: _,
  }) => {
    await page.goto("/appointments?tab=calendar");
    const grid = page.locator(".rbc-month-view");
    await expect(grid).toBeVisible();
    const list = page.getByRole("region", { name: `Today, ${longDate(today())}` });
    const [month, below] = [await grid.boundingBox(), await list.boundingBox()];
    expect(month?.y).toBeLessThan((844 * 2) / 3);
    expect(below?.y).toBeGreaterThan(month?.y ?? 0);
  });

  test("a day is a list in words: time, patient, treatment, chair; a press opens the visit [APPT-18]", async ({
    signedInPage: page,
    staff,
    knowledgeBase: _,
  }) => {
    const date = weekdayIn(3);
    await addChair(staff.call, "Chair 2");
    await book(staff.call, { name: "Noah Tran", date, time: "11:00" });
    await book(staff.call, { name: "Ruby Singh", date, time: "10:00", type: "Root Canal" });
    await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
    const rows = page.getByRole("region", { name: longDate(date) }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toHaveText(/10:00 am.*Ruby Singh.*Root Canal, 30 minutes.*Chair 1.*Confirmed/);
    await rows
      .first()
      .getByRole("button", { name: /Ruby Singh/ })
      .click();
    await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Chair 1");
  });
});
