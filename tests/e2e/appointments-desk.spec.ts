import type { Page } from "@playwright/test";
import type { Appointment } from "../../src/contract/booking/appointments.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import {
  addChair,
  appointmentsCall,
  book,
  expectNotice,
  setDate,
  setSelect,
  today,
  weekdayIn,
} from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const creating = (page: Page) => page.getByRole("dialog", { name: "Create Manual Appointment" });
const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Shows what the server has with something changed, until the page asks again. */
async function show(page: Page, change: (appointment: Appointment) => Partial<Appointment>): Promise<void> {
  await page.route(appointmentsCall, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const list = (await response.json()) as Appointment[];
    await route.fulfill({ response, json: list.map((each) => ({ ...each, ...change(each) })) });
  });
}

test("the create dialog finds a patient by part of the name or of the number, and keeps the record [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const before = await book(staff.call, {
    name: "Hana Sato",
    phone: "0491 570 157",
    email: "hana@mail.example",
  });
  await page.goto("/appointments?new=1");
  const dialog = creating(page);
  await dialog.getByLabel("Patient Name").pressSequentially("hana s");
  await page.getByRole("option", { name: /Hana Sato/ }).click();
  await expect(dialog.getByLabel("Patient Name")).toHaveValue("Hana Sato");
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("0491 570 157");
  await expect(dialog.getByLabel("Email")).toHaveValue("hana@mail.example");
  await setDate(page, dialog.getByLabel("Date"), date);
  await setSelect(page, dialog.getByLabel("Time"), "11:00 am");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expectNotice(page, "Success", "Appointment created successfully");
  const { body } = await staff.call("GET", "/api/appointments");
  const [first, second] = body as Appointment[];
  expect(first?.id).toBe(before.id);
  expect(second?.patientId).toBe(first?.patientId);

  // By number, with the keys alone; Escape closes the offers and not the dialog.
  await page.goto("/appointments?new=1");
  await dialog.getByLabel("Phone Number").pressSequentially("570 157");
  await expect(page.getByRole("option", { name: /Hana Sato/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Phone Number").pressSequentially(" ");
  await expect(page.getByRole("option", { name: /Hana Sato/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Patient Name")).toHaveValue("Hana Sato");
});

test("requests are listed by the address, ticked and confirmed together [APPT-18]", async ({
  pageOf,
  exampleClinic: { url, token },
}) => {
  const page = await pageOf("example");
  await page.goto("/appointments?status=requested");
  const ticks = page.getByRole("main").getByRole("listitem").getByRole("checkbox");
  await expect(ticks.first()).toBeVisible();
  await expect(page.getByLabel("Filter by status")).toHaveText("Requested");
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await expect(ticks.first()).toBeChecked();
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  const confirmed = page.waitForResponse((reply) => reply.url().endsWith("/api/appointments/confirm"));
  await page.getByRole("button", { name: "Confirm 2" }).click();
  const answers = (await (await confirmed).json()) as { id: string; outcome: string }[];
  expect(answers.map(({ outcome }) => outcome)).toEqual(["confirmed", "confirmed"]);
  await expectNotice(page, "Success", "2 appointments confirmed.");
  const reply = await fetch(`${url}/api/appointments`, { headers: { authorization: `Bearer ${token}` } });
  const list = (await reply.json()) as Appointment[];
  for (const { id } of answers) expect(list.find((each) => each.id === id)?.status).toBe("confirmed");
});

test("the dashboard's further requests lead to the list of requests [APPT-18]", async ({ pageOf }) => {
  const page = await pageOf("example");
  await page.goto("/");
  await page.getByRole("link", { name: /more requests? in the list/ }).click();
  await expect(page).toHaveURL(/\/appointments\?status=requested$/);
  await expect(page.getByRole("checkbox", { name: /^Select all/ })).toBeVisible();
});

test("Today, a status and what came since the clinic closed are one press each, and stay in the address [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const old = await book(staff.call, { name: "Booked Long Ago", time: "10:00" });
  await book(staff.call, { name: "Booked Just Now", time: "11:00" });
  await show(page, ({ id }) => (id === old.id ? { bookedAt: `${addDays(today(), -20)}T03:00:00.000Z` } : {}));
  await page.goto("/appointments");
  await expect(row(page, "Booked Long Ago")).toBeVisible();
  await page.getByRole("button", { name: "Since we closed" }).click();
  await expect(row(page, "Booked Just Now")).toBeVisible();
  await expect(row(page, "Booked Long Ago")).toHaveCount(0);
  await expect(page).toHaveURL(/since=closed/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Since we closed" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Since we closed" }).click();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page).toHaveURL(new RegExp(`date=${today()}`));
  await expect(page.getByText("No appointments found")).toBeVisible();
});

test("a visit whose time has come is settled in the list, by one key or one press, and the mark taken back [APPT-18]", async ({
  pageOf,
}) => {
  const page = await pageOf("example");
  await page.goto("/appointments?status=unsettled");
  await expect(page.getByText(/visits? to settle/)).toBeVisible();
  const first = page.getByRole("main").getByRole("listitem").getByRole("button").first();
  await first.focus();
  await page.keyboard.press("m");
  await expectNotice(page, "Marked as missed", /\w/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Marked as missed")).toHaveCount(0);
  const arrived = page.getByRole("button", { name: /has arrived$/ }).first();
  await arrived.click();
  await expectNotice(page, "Marked as arrived", /\w/);
});

test("a mark is said, and can be taken back, though its visit left the list before the server answered [APPT-18]", async ({
  pageOf,
}) => {
  const page = await pageOf("example");
  const toSettle = page.getByRole("button", { name: /^Not settled, \d+$/ });
  const count = async () => Number((await toSettle.innerText()).match(/\d+/)?.[0]);
  let answer = () => {};
  const isSeenGone = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/attendance", async (route) => {
    const response = await route.fetch();
    await isSeenGone;
    await route.fulfill({ response });
  });
  await page.goto("/appointments?status=unsettled");
  await expect(toSettle).toBeVisible();
  const before = await count();
  await page
    .getByRole("button", { name: /missed the visit$/ })
    .first()
    .click();
  await expect.poll(count).toBe(before - 1);
  answer();
  await expectNotice(page, "Marked as missed", /\w/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(count).toBe(before);
});

test("the visits of a day are settled together, but for the one that was missed, and all of it is taken back [APPT-18]", async ({
  pageOf,
  exampleClinic: { url, token },
}) => {
  const visits = async () => {
    const reply = await fetch(`${url}/api/appointments`, { headers: { authorization: `Bearer ${token}` } });
    return (await reply.json()) as Appointment[];
  };
  const attendanceOf = async () =>
    new Map((await visits()).map(({ id, attendance }) => [id, attendance] as const));
  const byOtherDesk = async (id: string, attendance: string | null) => {
    const reply = await fetch(`${url}/api/appointments/${id}/attendance`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ attendance }),
    });
    expect(reply.status).toBe(200);
  };
  const before = await attendanceOf();
  const isOpen = ({ status, attendance, requestedDate }: Appointment) =>
    status !== "cancelled" && attendance === null && requestedDate < today();
  const waiting = (await visits()).filter(isOpen);
  const sameDay = (date: string) => waiting.filter(({ requestedDate }) => requestedDate === date);
  const [date = ""] = waiting
    .map(({ requestedDate }) => requestedDate)
    .sort((one, two) => sameDay(two).length - sameDay(one).length);
  const page = await pageOf("example");
  await page.goto(`/appointments?date=${date}`);
  await page.getByRole("button", { name: /^Not settled, \d+$/ }).click();
  await expect(page).toHaveURL(/status=unsettled/);
  const all = page.getByRole("checkbox", { name: /^Select all/ });
  await expect(all).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Arrived", exact: true })).toBeDisabled();

  await page
    .getByRole("button", { name: /missed the visit$/ })
    .first()
    .click();
  await expectNotice(page, "Marked as missed", /\w/);
  await all.click();
  // Another desk says of one of them, at the same moment, that nobody came.
  const asked: { visits: { id: string }[] }[] = [];
  await page.route("**/api/appointments/attendance", async (route) => {
    const body = route.request().postDataJSON();
    if (asked.push(body) === 1) await byOtherDesk(body.visits[0].id, "no_show");
    await route.continue();
  });
  await page.getByRole("button", { name: /^Arrived, \d+$/ }).click();
  await expectNotice(page, "Marked in part", /^Not marked: [^,]+ \(changed meanwhile\)$/);
  const [first, ...others] = asked[0]?.visits ?? [];
  expect(others).toHaveLength(sameDay(date).length - 2);
  expect(others.length).toBeGreaterThan(2);
  await expect(
    page.getByRole("status").getByText(`${others.length} visits marked as arrived.`),
  ).toBeVisible();
  const marked = await attendanceOf();
  expect(others.map(({ id }) => marked.get(id))).toEqual(others.map(() => "arrived"));
  expect(marked.get(first?.id ?? "")).toBe("no_show");

  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(all).toHaveAccessibleName(`Select all ${others.length} visits`);
  const after = await attendanceOf();
  const missed = [...after].filter(([id, attendance]) => attendance !== before.get(id));
  expect(missed.map(([, attendance]) => attendance)).toEqual(["no_show", "no_show"]);
  for (const [id] of missed) await byOtherDesk(id, null);
});

test("a wrong name is corrected on the booking, on the bookings to come and on the record [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const { id } = await book(staff.call, { name: "Ruby Sing", date: weekdayIn(3) });
  await book(staff.call, { name: "Ruby Sing", date: weekdayIn(10) });
  await page.goto(`/appointments?id=${id}`);
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await details.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await editing.getByLabel("Patient Name").fill("Ruby Singh");
  await editing.getByLabel("Notes").fill("Prefers mornings");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await expectNotice(page, "Success", "Appointment changed. 1 other booking to come was corrected too.");
  await expect(details).toContainText("Ruby Singh");
  await expect(details).toContainText("Prefers mornings");
  await details.getByRole("link", { name: "Open the patient" }).click();
  await expect(page).toHaveURL(/\/patients\?patient=/);
  await expect(page.getByRole("heading", { name: "Ruby Singh" })).toBeVisible();
  await page.goto("/appointments");
  await expect(row(page, "Ruby Singh")).toHaveCount(2);
});

test("length and chair are edited with the rest, another treatment brings its length, and a double click saves once [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await addChair(staff.call, "Chair 2");
  const planning = {
    name: "Implant planning",
    durationMinutes: 90,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
  };
  expect((await staff.call("POST", "/api/treatments", planning)).status).toBe(201);
  const { id } = await book(staff.call, { name: "Jürgen Weiss", date: weekdayIn(3) });
  await page.goto(`/appointments?id=${id}`);
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await details.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await setSelect(page, editing.getByLabel("Appointment Type"), "Implant planning");
  await expect(editing.getByLabel("Length")).toContainText("90 minutes");
  await setSelect(page, editing.getByLabel("Length"), "45 minutes");
  await expect(editing.getByText("Usually 90 minutes")).toBeVisible();
  await setSelect(page, editing.getByLabel("Chair"), "Chair 2");
  await editing.getByLabel("Notes").fill("Needs the bigger chair");
  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes(`/appointments/${id}`))
      saved.push(request.url());
  });
  await editing.getByRole("button", { name: "Save changes" }).dblclick();
  await expectNotice(page, "Success", "Appointment changed");
  await expect(details).toContainText("45 minutes");
  await expect(details).toContainText("Chair 2");
  await expect(details).toContainText("Needs the bigger chair");
  expect(saved).toHaveLength(2);
  await details.getByRole("button", { name: "Close" }).first().click();
  await page.getByPlaceholder("Search by patient name or phone...").fill("jurgen");
  await expect(row(page, "Jürgen Weiss")).toHaveCount(1);
});

test("a note that somebody else saved meanwhile is shown before it is lost, and what both changed stays [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const { id } = await book(staff.call, { name: "Ruby Singh", date: weekdayIn(3), time: "10:00" });
  await page.goto(`/appointments?id=${id}`);
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await details.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await editing.getByLabel("Notes").fill("Bring x-rays");
  await setSelect(page, editing.getByLabel("Length"), "45 minutes");
  // The other tab.
  const other = { notes: "Allergic to latex", appointmentType: "Root Canal" };
  expect((await staff.call("PUT", `/api/appointments/${id}`, other)).status).toBe(200);
  const stands = async () =>
    ((await staff.call("GET", `/api/appointments?id=${id}`)).body as Appointment[])[0];
  await editing.getByRole("button", { name: "Save changes" }).click();
  const conflict = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  await expect(conflict).toContainText("Notes: Allergic to latex");
  await expect(conflict).toContainText("You wrote: Bring x-rays. One of the two stays.");
  await expect(conflict).toContainText("Appointment type: Root Canal");
  expect(await stands()).toMatchObject(other);
  await conflict.getByRole("button", { name: "Close" }).first().click();
  await expect(editing.getByLabel("Notes")).toHaveValue("Bring x-rays");
  await editing.getByLabel("Notes").fill("Allergic to latex. Bring x-rays");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expectNotice(page, "Success", "Appointment changed");
  await expect(details).toContainText("Allergic to latex. Bring x-rays");
  const visit = await stands();
  expect(visit?.appointmentType).toBe("Root Canal");
  expect(Date.parse(visit?.endsAt ?? "") - Date.parse(visit?.startsAt ?? "")).toBe(45 * 60_000);
});

test("Back asks before it throws away what was typed into a booking [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Nora Back", date: weekdayIn(3) });
  await page.goto("/patients");
  await page.getByRole("link", { name: "Appointments", exact: true }).click();
  await row(page, "Nora Back").click();
  await page.getByRole("dialog").getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await editing.getByLabel("Notes").fill("Brings her own pillow");
  await page.goBack();
  await editing.getByRole("button", { name: "Keep editing" }).click();
  await expect(editing.getByLabel("Notes")).toHaveValue("Brings her own pillow");
  await page.goBack();
  await editing.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/patients$/);
});

test("a length for which there is no room changes nothing and says so [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  const { id } = await book(staff.call, { name: "Ada Long", date, time: "10:00" });
  await book(staff.call, { name: "Next Patient", date, time: "10:30" });
  await page.goto(`/appointments?id=${id}`);
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await details.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Appointment" });
  await editing.getByLabel("Notes").fill("A long one");
  await setSelect(page, editing.getByLabel("Length"), "60 minutes");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await expectNotice(page, "Error", /taken|free|room/i);
  await expect(editing).toBeVisible();
  const { body } = await staff.call("GET", `/api/appointments?id=${id}`);
  const [visit] = body as Appointment[];
  expect(visit?.notes ?? "").toBe("");
  expect(Date.parse(visit?.endsAt ?? "") - Date.parse(visit?.startsAt ?? "")).toBe(30 * 60_000);
});

test("the calendar draws a long visit as long as it is, and hatches hours that are closed [APPT-18]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(7);
  const treatment = { name: "Long Root Canal", durationMinutes: 90 };
  expect((await staff.call("POST", "/api/treatments", treatment)).status).toBe(201);
  await book(staff.call, { name: "Ruby Singh", date, time: "10:00", type: treatment.name });
  await staff.call("POST", "/api/opening/closures", {
    ...{ fromDate: date, toDate: date, fromTime: "13:00", toTime: "15:00", reason: "Team training" },
  });
  await page.goto(`/appointments?tab=calendar&view=day&at=${date}`);
  const visit = page.locator(".rbc-calendar").getByRole("button", { name: "Ruby Singh" });
  const column = page.locator(".rbc-day-slot").first();
  const [box, day] = await Promise.all([visit.boundingBox(), column.boundingBox()]);
  if (!box || !day) throw new Error("The day is not shown");
  expect(box.height / day.height).toBeCloseTo(1.5 / 9, 1);
  // 08:00 to 09:00, and the closure.
  await expect(column.locator(".closed-hours")).toHaveCount(1);
  const closure = await column.locator(".closed-piece", { hasText: "Team training" }).boundingBox();
  expect((closure?.height ?? 0) / day.height).toBeCloseTo(2 / 9, 1);
  await expect(page.getByText(/1:00 pm to 3:00 pm \(Team training\)/)).toBeVisible();
});
