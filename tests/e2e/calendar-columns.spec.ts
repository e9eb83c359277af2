import type { Page } from "@playwright/test";
import { addChair, book, type Call, setSelect, weekdayIn } from "./booking-days.ts";
import { boxOf, calendar, visit } from "./calendar-view.ts";
import { expect, test } from "./fixtures.ts";

const columnHeading = (page: Page, name: string) => calendar(page).getByText(name, { exact: true });

async function addDentist(call: Call, name: string): Promise<string> {
  const { status, body } = await call("POST", "/api/people", {
    ...{ name, role: "Dentist", weekdays: [0, 1, 2, 3, 4, 5, 6], takesBookings: true },
  });
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

/** Whether a visit stands under a column's heading. */
async function expectUnder(page: Page, name: string, heading: string): Promise<void> {
  await expect(visit(page, name)).toBeVisible();
  const [visitBox, headingBox] = [await boxOf(visit(page, name)), await boxOf(columnHeading(page, heading))];
  expect(Math.abs(visitBox.x - headingBox.x)).toBeLessThan(headingBox.width + 24);
  expect(visitBox.y).toBeGreaterThan(headingBox.y);
}

test("a day has a column a chair, and on a press a column a practitioner; the address keeps it [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await addChair(staff.call, "Chair 2");
  await addDentist(staff.call, "Dr Patel");
  await addDentist(staff.call, "Dr Moore");
  await book(staff.call, { name: "Ruby Singh", date, time: "10:00" });
  await book(staff.call, { name: "Noah Tran", date, time: "10:00" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await expectUnder(page, "Ruby Singh", "Chair 1");
  await expectUnder(page, "Noah Tran", "Chair 2");

  await page.getByRole("group", { name: "Columns" }).getByRole("button", { name: "Practitioners" }).click();
  await expect(columnHeading(page, "Dr Patel")).toBeVisible();
  await expect(page).toHaveURL(/by=practitioner/);
  const [patel, moore] = [
    await boxOf(columnHeading(page, "Dr Patel")),
    await boxOf(columnHeading(page, "Dr Moore")),
  ];
  expect(patel.x).not.toBe(moore.x);
  await page.reload();
  await expect(columnHeading(page, "Dr Patel")).toBeVisible();
  await expect(columnHeading(page, "Chair 1")).toHaveCount(0);
});

test("a closed chair and a dentist's leave are hatched in their own column, to the minute [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const chairId = await addChair(staff.call, "Chair 2");
  const patel = await addDentist(staff.call, "Dr Patel");
  await addDentist(staff.call, "Dr Moore");
  const when = { fromDate: date, toDate: date, fromTime: "13:15", toTime: "15:00" };
  await staff.call("POST", "/api/opening/closures", { ...when, chairId, reason: "Repair" });
  await staff.call("POST", `/api/people/${patel}/leave`, { ...when, reason: "Course" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  const repair = calendar(page).locator(".closed-piece", { hasText: "Repair" });
  const chair = calendar(page).locator(".rbc-day-slot").nth(1);
  await expect(repair).toHaveCount(1);
  const [hatch, column] = [await boxOf(repair), await boxOf(chair)];
  expect(hatch.x).toBeGreaterThanOrEqual(column.x);
  expect((hatch.y - column.y) / column.height).toBeCloseTo(5.25 / 9, 2);
  expect(hatch.height / column.height).toBeCloseTo(1.75 / 9, 2);

  await page.goto(`/appointments?tab=calendar&view=day&by=practitioner&at=${date}`);
  await expect(calendar(page).locator(".closed-piece", { hasText: "Dr Patel is away" })).toHaveCount(1);
  await expect(calendar(page).locator(".closed-piece", { hasText: "Repair" })).toHaveCount(0);
  await expect(page.getByText(/^Closed: .*1:15 pm to 3:00 pm \(Dr Patel is away\)/)).toBeVisible();
});

test("a week can be one chair's or one practitioner's [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  await addChair(staff.call, "Chair 2");
  await book(staff.call, { name: "Ruby Singh", date, time: "10:00" });
  await book(staff.call, { name: "Noah Tran", date, time: "10:00" });
  await page.goto(`/appointments?tab=calendar&view=week&at=${date}`);
  await expect(visit(page, "Noah Tran")).toBeVisible();
  await setSelect(page, page.getByLabel("Whose week"), "Chair 1");
  await expect(visit(page, "Noah Tran")).toHaveCount(0);
  await expect(visit(page, "Ruby Singh")).toBeVisible();
  await page.reload();
  await expect(visit(page, "Ruby Singh")).toBeVisible();
  await expect(visit(page, "Noah Tran")).toHaveCount(0);
});
