import type { Page } from "@playwright/test";
import type { Appointment } from "../../src/contract/booking/appointments.ts";
import { longDate, spokenDate } from "../../src/kernel/spoken-dates.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import { book, type Call, expectNotice, setDate, setSelect, today, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const details = (page: Page) => page.getByRole("dialog", { name: "Appointment Details" });
const moving = (page: Page) => page.getByRole("dialog", { name: "Reschedule Appointment" });

/** A visit with Dr Patel, who is away from its day on for so many days more; Dr Moore is not. */
async function visitWithAbsent(call: Call, daysMore: number): Promise<{ date: string; id: string }> {
  const date = weekdayIn(3);
  const dentist = async (name: string) => {
    const weekdays = [0, 1, 2, 3, 4, 5, 6];
    const { body } = await call("POST", "/api/people", {
      ...{ name, role: "Dentist", weekdays, takesBookings: true },
    });
    return (body as { id: string }).id;
  };
  const practitionerId = await dentist("Dr Patel");
  await dentist("Dr Moore");
  const { body } = await call("POST", "/api/appointments", {
    ...{ requestedDate: date, requestedTime: "10:00", practitionerId },
    patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
  });
  const leave = { fromDate: date, toDate: addDays(date, daysMore), reason: "Surgery" };
  expect((await call("POST", `/api/people/${practitionerId}/leave`, leave)).status).toBe(201);
  return { date, id: (body as { id: string }).id };
}

test("a visit is moved to another day, where it cannot be marked as arrived before its day [APPT-16]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const [from, to] = [weekdayIn(3), weekdayIn(10)];
  const { body } = await staff.call("POST", "/api/appointments", {
    ...{ requestedDate: from, requestedTime: "10:00" },
    patientDetails: { name: "Priya Raman", phone: "0491 575 789" },
  });
  await page.goto(`/appointments?id=${body.id}`);
  await details(page).getByRole("button", { name: "Reschedule" }).click();
  await setDate(page, moving(page).getByLabel("New date"), to);
  await expect(moving(page).getByText(/free times on this day/)).toBeVisible();
  await setSelect(page, moving(page).getByLabel("New time"), "11:30 am");
  await moving(page).getByRole("button", { name: "Move Appointment" }).click();
  await expect(details(page).getByText(longDate(to))).toBeVisible();
  await expect(details(page).getByRole("list", { name: "Earlier times" })).toContainText("10:00 am");
  await expect(details(page).getByRole("button", { name: "Add to waitlist" })).toBeVisible();
  await expect(details(page).getByRole("button", { name: "Mark arrived" })).toHaveCount(0);
});

test("a visit that another desk changed meanwhile is moved only once that was seen [APPT-18]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const [date, to] = [weekdayIn(3), weekdayIn(10)];
  const { id } = await book(staff.call, { name: "Priya Raman", date, time: "10:00" });
  await page.goto(`/appointments?id=${id}`);
  await details(page).getByRole("button", { name: "Reschedule" }).click();
  await setDate(page, moving(page).getByLabel("New date"), to);
  await setSelect(page, moving(page).getByLabel("New time"), "11:30 am");
  const elsewhere = { requestedDate: date, requestedTime: "15:00" };
  expect((await staff.call("POST", `/api/appointments/${id}/reschedule`, elsewhere)).status).toBe(200);
  const conflict = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  const move = moving(page).getByRole("button", { name: "Move Appointment" });
  await move.click();
  await expect(conflict).toContainText(`Time: ${longDate(date)}, 3:00 pm`);
  await expect(conflict).toContainText(`You wrote: ${longDate(to)}, 11:30 am`);
  await conflict.getByRole("button", { name: "Close" }).first().click();
  await expect(moving(page).getByLabel("New time")).toContainText("11:30 am");
  await move.click();
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(details(page)).toContainText("3:00 pm");
  const { body } = await staff.call("GET", `/api/appointments?id=${id}`);
  expect(body).toMatchObject([{ requestedDate: date, requestedTime: "15:00" }]);
});

test("whoever is away for weeks hands their visit to the next who is free, on the first such day [APPT-17]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const { date, id } = await visitWithAbsent(staff.call, 30);
  await page.goto(`/appointments?id=${id}`);
  await details(page).getByRole("button", { name: "Reschedule" }).click();
  await expect(moving(page).getByRole("status")).toHaveText(
    `Dr Patel is away on ${spokenDate(date)}. Dr Moore is free that day. Dr Patel has nothing free in the two weeks after.`,
  );
  await expect(moving(page).getByLabel("Practitioner")).toContainText("Dr Moore");
  await setSelect(page, moving(page).getByLabel("New time"), "10:00 am");
  await moving(page).getByRole("button", { name: "Move Appointment" }).click();
  await expect(details(page)).toContainText("Dr Moore");
});

test("a visit whose dentist is away is offered with a colleague on its own day, and each dentist from that day on [APPT-17]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const { date, id } = await visitWithAbsent(staff.call, 0);
  await page.goto(`/appointments?id=${id}`);
  await details(page).getByRole("button", { name: "Reschedule" }).click();
  const status = moving(page).getByRole("status");
  const day = moving(page).getByLabel("New date");
  const whom = moving(page).getByLabel("Practitioner");
  await expect(status).toHaveText(`Dr Patel is away on ${spokenDate(date)}. Dr Moore is free that day.`);
  await expect(whom).toContainText("Dr Moore");
  await expect(day).toContainText(longDate(date));

  // The own dentist's next day is one press away, and is found for whom is chosen as well.
  const next = moving(page).getByRole("button", { name: /^Dr Patel on / });
  const spoken = (await next.textContent())?.replace("Dr Patel on ", "") ?? "";
  await next.click();
  await expect(whom).toContainText("Dr Patel");
  await expect(day).not.toContainText(longDate(date));
  await setSelect(page, whom, "Dr Moore");
  await expect(day).toContainText(longDate(date));
  await setSelect(page, whom, "Dr Patel");
  await expect(status).toHaveText(
    `Dr Patel has nothing free on ${spokenDate(date)}. The next free times are on ${spoken}.`,
  );
  await expect(day).not.toContainText(longDate(date));

  await setSelect(page, whom, "Dr Moore");
  await setSelect(page, moving(page).getByLabel("New time"), "10:00 am");
  await moving(page).getByRole("button", { name: "Move Appointment" }).click();
  await expect(details(page)).toContainText("Dr Moore");
  await expect(details(page)).toContainText("10:00 am");
});

test("a visit whose day has come is marked as arrived, and the mark taken back [APPT-16]", async ({
  pageOf,
  exampleClinic: { url, token },
}) => {
  const reply = await fetch(`${url}/api/appointments`, { headers: { authorization: `Bearer ${token}` } });
  const visits = (await reply.json()) as Appointment[];
  const past = visits.find(
    ({ status, attendance, requestedDate }) =>
      status === "confirmed" && attendance === null && requestedDate < today(),
  );
  const page = await pageOf("example");
  await page.goto(`/appointments?id=${past?.id}`);
  await details(page).getByRole("button", { name: "Mark arrived" }).click();
  await expect(details(page).getByText(/^Arrived/)).toBeVisible();
  await details(page).getByRole("button", { name: "Undo mark" }).click();
  await expect(details(page).getByRole("button", { name: "Mark arrived" })).toBeVisible();
});

test("the whole waitlist opens from its count, and somebody is taken off it and put back [APPT-16]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const count = (people: number) => page.getByRole("button", { name: `Waitlist (${people})` });
  const visit = await book(staff.call, { name: "Priya Raman", date: weekdayIn(10) });
  await page.goto("/appointments");
  await expect(page.getByRole("button", { name: "New Appointment" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Waitlist/ })).toHaveCount(0);
  await staff.call("POST", "/api/waitlist", { appointmentId: visit.id, fromDate: today() });
  const patientDetails = { name: "Lee Wong", phone: "0491 570 157" };
  await staff.call("POST", "/api/waitlist", { patientDetails, fromDate: today(), partOfDay: "morning" });
  await count(2).click();
  const list = page.getByRole("dialog", { name: "Waitlist" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").last()).toContainText("mornings");
  await list.getByRole("button", { name: "Take Priya Raman off the waitlist" }).click();
  await expectNotice(page, "Success", "Priya Raman is off the waitlist");
  await expect(list.getByRole("listitem")).toHaveText([/Lee Wong/]);
  await expect(count(1)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Back on the waitlist", "Priya Raman has the old place again");
  await expect(list.getByRole("listitem").first()).toContainText("Priya Raman");

  await page.goto(`/appointments?id=${visit.id}`);
  await details(page).getByRole("button", { name: "Take off the waitlist" }).click();
  await expect(details(page).getByRole("button", { name: "Add to waitlist" })).toBeFocused();
  await expect(details(page).getByText("On the waitlist for an earlier time")).toHaveCount(0);
});

test("who waits for a cancelled time can be taken off the list there [APPT-16]", async ({
  signedInPage: page,
  knowledgeBase: _,
  staff,
}) => {
  const freed = await book(staff.call, { name: "Tom Birch", date: weekdayIn(3) });
  for (const name of ["Lee Wong", "Mia Chen"])
    await staff.call("POST", "/api/waitlist", {
      ...{ patientDetails: { name, phone: "0491 570 157" }, fromDate: today() },
    });
  await staff.call("POST", `/api/appointments/${freed.id}/cancel`, {});
  await page.goto(`/appointments?id=${freed.id}`);
  const offers = details(page).getByRole("list", { name: "Waitlist" });
  await offers.getByRole("button", { name: "Take Lee Wong off the waitlist" }).click();
  await expect(offers.getByRole("listitem")).toHaveText([/Mia Chen/]);
  await expect(offers.getByRole("button", { name: "Take Mia Chen off the waitlist" })).toBeFocused();
  await expect(offers.getByRole("button", { name: "Give this time to Mia Chen" })).toBeVisible();
});
