import type { Page } from "@playwright/test";
import type { Appointment } from "../../src/contract/booking/appointments.ts";
import { addChair, book, type Call, expectNotice, weekdayIn } from "./booking-days.ts";
import { boxOf, calendar, drag, visit } from "./calendar-view.ts";
import { expect, test } from "./fixtures.ts";
import { countPresses } from "./presses.ts";

const question = (page: Page, name: string) => page.getByRole("dialog", { name });
const creating = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });

async function visitNow(call: Call, id: string): Promise<Appointment> {
  const { body } = await call("GET", "/api/appointments");
  const found = (body as Appointment[]).find((each) => each.id === id);
  if (!found) throw new Error("The visit is gone");
  return found;
}

test("a visit is dragged to another time and chair after a question, in two presses, and Undo puts it back [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await addChair(staff.call, "Chair 2");
  const { id } = await book(staff.call, { name: "Ruby Singh", date, time: "10:00" });
  await book(staff.call, { name: "Noah Tran", date, time: "11:00" });
  const presses = await countPresses(page);
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  const { release } = await drag(page, "Ruby Singh", { columns: 1, hours: 1.5 });
  // What lies beneath stays in sight while it is dragged, and nothing is opened.
  await expect(visit(page, "Noah Tran")).toBeVisible();
  await expect(calendar(page).locator(".rbc-slot-selection")).toHaveCount(0);
  await release();
  const asked = question(page, "Move Ruby Singh?");
  await expect(asked).toContainText("11:30 am, 30 minutes, Chair 2");
  await expect(creating(page)).toHaveCount(0);
  await expect(asked.getByRole("checkbox", { name: "Tell Ruby Singh the new time" })).toBeChecked();
  expect((await visitNow(staff.call, id)).requestedTime).toBe("10:00");
  await asked.getByRole("button", { name: "Move Appointment" }).click();
  await expectNotice(page, "Success", /11:30 am, 30 minutes, Chair 2/);
  expect(await presses()).toBe(2);
  expect(await visitNow(staff.call, id)).toMatchObject({ requestedTime: "11:30", chairName: "Chair 2" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Moved back", /Ruby Singh/);
  expect(await visitNow(staff.call, id)).toMatchObject({ requestedTime: "10:00", chairName: "Chair 1" });
});

test("a visit is made longer by its edge; the patient is not written to [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const { id } = await book(staff.call, { name: "Ruby Singh", date, time: "10:00" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  const { release } = await drag(page, "Ruby Singh", { hours: 0.55, edge: true });
  await release();
  const asked = question(page, "Change the length for Ruby Singh?");
  await expect(asked).toContainText("the patient gets no message");
  await asked.getByRole("button", { name: "Change Length" }).click();
  await expectNotice(page, "Success", /^Ruby Singh: 6[05] minutes$/);
  const { startsAt, endsAt, requestedTime } = await visitNow(staff.call, id);
  expect(requestedTime).toBe("10:00");
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBeGreaterThanOrEqual(60 * 60_000);
});

test("where a time is taken or the clinic closed, the visit goes back with the reason [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await addChair(staff.call, "Chair 2");
  const { id } = await book(staff.call, { name: "Ruby Singh", date, time: "10:00" });
  await book(staff.call, { name: "Noah Tran", date, time: "11:00" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await expect(visit(page, "Ruby Singh")).toBeVisible();
  const before = await boxOf(visit(page, "Ruby Singh"));
  for (const [hours, reason] of [
    [1, /Chair 1 is not free at .*11:00 am/],
    [-1.5, /The clinic is closed at .*8:30 am/],
  ] as const) {
    const { release } = await drag(page, "Ruby Singh", { hours });
    await release();
    await question(page, "Move Ruby Singh?").getByRole("button", { name: "Move Appointment" }).click();
    const refused = question(page, "Ruby Singh was not moved");
    await expect(refused.getByRole("alert")).toHaveText(reason);
    await refused.getByRole("button", { name: "OK" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await boxOf(visit(page, "Ruby Singh"))).y).toBeCloseTo(before.y, 0);
  }
  expect((await visitNow(staff.call, id)).requestedTime).toBe("10:00");
});

test("what another desk saved while a visit was dragged is shown first; keeping mine leaves the rest theirs [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const { id } = await book(staff.call, { name: "Ruby Singh", date, time: "10:00" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  const { release } = await drag(page, "Ruby Singh", { hours: 1 });
  await release();
  const asked = question(page, "Move Ruby Singh?");
  await expect(asked).toBeVisible();
  const elsewhere = { requestedDate: date, requestedTime: "15:00", durationMinutes: 60 };
  expect((await staff.call("POST", `/api/appointments/${id}/reschedule`, elsewhere)).status).toBe(200);
  await asked.getByRole("button", { name: "Move Appointment" }).click();
  const conflict = question(page, "Somebody else changed this meanwhile");
  const changed = conflict.getByRole("list", { name: "What they changed" }).getByRole("listitem");
  await expect(changed.filter({ hasText: /^Time: .*3:00 pm/ })).toContainText(/You wrote: .*11:00 am/);
  await expect(changed.filter({ hasText: /^Length: 60 minutes/ })).toHaveCount(1);
  expect((await visitNow(staff.call, id)).requestedTime).toBe("15:00");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expectNotice(page, "Success", /11:00 am, 60 minutes/);
  const { requestedTime, startsAt, endsAt } = await visitNow(staff.call, id);
  expect([requestedTime, Date.parse(endsAt) - Date.parse(startsAt)]).toEqual(["11:00", 60 * 60_000]);
  // Undo takes back this move, and nothing that somebody has done since.
  const since = { requestedDate: date, requestedTime: "14:00" };
  expect((await staff.call("POST", `/api/appointments/${id}/reschedule`, since)).status).toBe(200);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Error", /It was not moved back/);
  expect((await visitNow(staff.call, id)).requestedTime).toBe("14:00");
});

test("a visit is moved by keys: M, arrows, Enter; Escape leaves it [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  const { id } = await book(staff.call, { name: "Ruby Singh", date: date, time: "10:00" });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  await visit(page, "Ruby Singh").focus();
  await page.keyboard.press("m");
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: "10:15 am, 35 minutes" })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("status").filter({ hasText: "10:15 am" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("m");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const asked = question(page, "Move Ruby Singh?");
  await asked.getByRole("checkbox", { name: "Tell Ruby Singh the new time" }).click();
  await asked.getByRole("button", { name: "Move Appointment" }).click();
  await expectNotice(page, "Success", /10:05 am/);
  expect((await visitNow(staff.call, id)).requestedTime).toBe("10:05");
});
