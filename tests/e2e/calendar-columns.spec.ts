import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./barriers.ts";
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
  // The chairs are open, and yet somebody is not there.
  await expect(calendar(page).getByText("Away: Dr Patel 1:15 pm to 3:00 pm")).toBeVisible();

  await page.goto(`/appointments?tab=calendar&view=day&by=practitioner&at=${date}`);
  await expect(calendar(page).locator(".closed-piece", { hasText: "Dr Patel is away" })).toHaveCount(1);
  await expect(calendar(page).locator(".closed-piece", { hasText: "Repair" })).toHaveCount(0);
  await page.goto(`/appointments?tab=calendar&view=week&at=${date}`);
  await expect(page.getByText(/^Away: .* \(Dr Patel 1:15 pm to 3:00 pm\)/)).toBeVisible();
});

test("what a visit keeps free is drawn beside it, and a time that is pressed there says that it is not free [APPT-17] [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await addChair(staff.call, "Chair 2");
  const { body: opening } = await staff.call("GET", "/api/opening");
  const { treatments } = opening as { treatments: { id: string; name: string }[] };
  const { id, ...rootCanal } = treatments.find(({ name }) => name === "Root Canal") ?? { id: "" };
  const kept = { ...rootCanal, bufferBeforeMinutes: 10, bufferAfterMinutes: 30 };
  expect((await staff.call("PUT", `/api/treatments/${id}`, kept)).status).toBe(200);
  await book(staff.call, { name: "Ruby Singh", date, time: "10:00", type: "Root Canal" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await expect(
    calendar(page).getByRole("button", { name: /Ruby Singh.*30 minutes kept free after/ }),
  ).toBeVisible();
  await expect(calendar(page).locator(".kept-free")).toHaveCount(2);
  const [before, after] = [
    await boxOf(calendar(page).getByTitle("Kept free before Root Canal")),
    await boxOf(calendar(page).getByTitle("Kept free after Root Canal")),
  ];
  const chair = await boxOf(calendar(page).locator(".rbc-day-slot").first());
  for (const strip of [before, after]) {
    expect(strip.x).toBeGreaterThanOrEqual(chair.x);
    expect(strip.x + strip.width).toBeLessThanOrEqual(chair.x + chair.width);
  }
  const timeAt = (y: number) => 8 * 60 + ((y - chair.y) / chair.height) * 9 * 60;
  for (const [y, time] of [
    [before.y, 9 * 60 + 50],
    [after.y, 10 * 60 + 30],
    [after.y + after.height, 11 * 60],
  ] as const)
    expect(Math.abs(timeAt(y) - time)).toBeLessThan(2);

  await expectNoBarriers(page);
  // Its words come up under the pointer: nothing lies over it.
  await calendar(page).getByTitle("Kept free after Root Canal").hover();

  await page.mouse.click(after.x + after.width / 2, after.y + after.height / 2);
  const dialog = page.getByRole("dialog", { name: "Create Manual Appointment" });
  await expect(dialog.getByLabel("Chair")).toContainText("Chair 1");
  const refused = dialog.getByText("10:30 am is not free for this visit. Choose another time.");
  await expect(refused.first()).toBeVisible();
  await setSelect(page, dialog.getByLabel("Time"), "11:00 am");
  await expect(refused).toHaveCount(0);
  // It wants ten minutes before it, which the other keeps for itself.
  await setSelect(page, dialog.getByLabel("Appointment Type"), "Root Canal");
  await expect(
    dialog.getByText("11:00 am is not free for this visit. Choose another time.").first(),
  ).toBeVisible();
});

test("a visit dragged to somebody who does not do its treatment says so, and is not asked about [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await addDentist(staff.call, "Dr Patel");
  const { body: opening } = await staff.call("GET", "/api/opening");
  const { treatments } = opening as { treatments: { id: string; name: string }[] };
  await staff.call("POST", "/api/people", {
    ...{ name: "Zoe Lind", role: "Hygienist", weekdays: [0, 1, 2, 3, 4, 5, 6], takesBookings: true },
    treatmentIds: treatments.filter(({ name }) => name === "Teeth Cleaning").map(({ id }) => id),
  });
  await book(staff.call, { name: "Ruby Singh", date, time: "10:00", type: "Root Canal" });
  await page.goto(`/appointments?tab=calendar&view=day&by=practitioner&at=${date}`);
  await expectUnder(page, "Ruby Singh", "Dr Patel");
  const [from, to] = [await boxOf(visit(page, "Ruby Singh")), await boxOf(columnHeading(page, "Zoe Lind"))];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2, { steps: 12 });
  await page.mouse.up();
  const told = page.getByRole("dialog", { name: "Ruby Singh was not moved" });
  await expect(told).toContainText("Zoe Lind does not do Root Canal");
  await told.getByRole("button", { name: "OK" }).click();
  await expectUnder(page, "Ruby Singh", "Dr Patel");
});

test("a slot that is pressed in a column books that chair, or that practitioner for what they do [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await addChair(staff.call, "Chair 2");
  await addDentist(staff.call, "Dr Patel");
  const { body: opening } = await staff.call("GET", "/api/opening");
  const { treatments } = opening as { treatments: { id: string; name: string }[] };
  const cleaning = treatments.find(({ name }) => name === "Teeth Cleaning");
  await staff.call("POST", "/api/people", {
    ...{ name: "Zoe Lind", role: "Hygienist", weekdays: [0, 1, 2, 3, 4, 5, 6], takesBookings: true },
    treatmentIds: [cleaning?.id],
  });
  const dialog = page.getByRole("dialog", { name: "Create Manual Appointment" });
  const press = async (column: number) => {
    const box = await boxOf(calendar(page).locator(".rbc-day-slot").nth(column));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.6);
  };
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await expect(columnHeading(page, "Chair 2")).toBeVisible();
  await press(1);
  await expect(dialog.getByLabel("Chair")).toContainText("Chair 2");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.goto(`/appointments?tab=calendar&view=day&by=practitioner&at=${date}`);
  await expect(columnHeading(page, "Zoe Lind")).toBeVisible();
  await press(1);
  await expect(dialog.getByLabel("Practitioner")).toContainText("Zoe Lind");
  await expect(dialog.getByLabel("Appointment Type")).toContainText("Teeth Cleaning");
  await dialog.getByLabel("Patient Name").fill("Column Patient");
  await dialog.getByLabel("Phone Number").fill("0491 570 156");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expectUnder(page, "Column Patient", "Zoe Lind");
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
