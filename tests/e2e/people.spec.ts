import { addDays, weekdayOf } from "../../src/kernel/zoned-time.ts";
import { expectNoBarriers } from "./barriers.ts";
import { addChair, book, expectNotice, setDate, setSelect, today } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

/** A Wednesday to come, whatever today is. */
const wednesday = addDays(today(), 7 + ((3 - weekdayOf(today()) + 7) % 7));

test("a clinic adds a dentist with hours and treatments, and is told what does not fit [APPT-17]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/people");
  await page.getByRole("button", { name: "Add person" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add a person" });
  await dialog.getByLabel("Name").fill("Dr Anita Patel");
  await dialog.getByRole("switch", { name: "Own hours" }).click();
  await dialog.getByLabel("Monday from").fill("10:00");
  await dialog.getByRole("checkbox", { name: "Friday" }).click();
  await dialog.getByRole("checkbox", { name: "Every treatment" }).click();
  await dialog.getByRole("checkbox", { name: "Root Canal" }).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toBeHidden();

  const people = page.getByRole("region", { name: "People" });
  await expect(people).toContainText("Mon 10:00 am to");
  await expect(people).toContainText("Takes bookings");
  await expect(page.getByText("Nobody does Root Canal, so it has no free times.")).toBeVisible();
  await expectNoBarriers(page);

  // Where a field is wrong the reason stands at it, and nothing typed is lost.
  await page.getByRole("button", { name: "Edit Dr Anita Patel" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Dr Anita Patel" });
  await edit.getByLabel("Name").fill("");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByText("Give a name")).toBeVisible();
  await expectNoBarriers(page);
});

test("leave with booked visits names them and leads to each [APPT-17]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const body = { name: "Dr Omar Haddad", role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true };
  expect((await staff.call("POST", "/api/people", body)).status).toBe(201);
  await book(staff.call, { name: "Wendy Booker", date: wednesday, time: "10:00" });

  await page.goto("/people");
  await page.getByRole("button", { name: "Leave of Dr Omar Haddad" }).click();
  const dialog = page.getByRole("dialog", { name: "Leave of Dr Omar Haddad" });
  await setDate(page, dialog.getByLabel("Away from"), wednesday);
  await dialog.getByRole("checkbox", { name: "All day" }).click();
  await dialog.getByLabel("From", { exact: true }).fill("09:00");
  await dialog.getByLabel("Until").fill("12:00");
  await dialog.getByRole("button", { name: "Add leave" }).click();
  await expect(dialog.getByRole("list", { name: "Leave to come" })).toContainText("9:00 am to 12:00 pm");
  await dialog.getByRole("link", { name: /^Wendy Booker,/ }).click();
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Wendy Booker");
});

test("before shorter hours are saved, whoever is booked outside them is named; saved, the visit needs moving [APPT-17]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const body = { name: "Dr Omar Haddad", role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true };
  expect((await staff.call("POST", "/api/people", body)).status).toBe(201);
  await book(staff.call, { name: "Wendy Booker", date: wednesday, time: "15:00" });

  await page.goto("/people");
  await page.getByRole("button", { name: "Edit Dr Omar Haddad" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Dr Omar Haddad" });
  await dialog.getByRole("switch", { name: "Own hours" }).click();
  await dialog.getByLabel("Wednesday until").fill("12:00");
  await dialog.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("dialog", { name: "1 visit lies outside these hours" });
  await expect(question.getByRole("list", { name: "Booked outside these hours" })).toContainText(
    "Wendy Booker",
  );
  await expectNoBarriers(page);
  await question.getByRole("button", { name: "Change the hours" }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Wednesday until")).toHaveValue("12:00");
  const saved = async () =>
    ((await staff.call("GET", "/api/people")).body as { hours: object | null }[]).map(({ hours }) => hours);
  expect(await saved()).toEqual([null]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await question.getByRole("button", { name: "Save all the same" }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/appointments?status=displaced");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Wendy Booker" });
  await row.getByRole("button").first().click();
  await page.getByRole("button", { name: "Reschedule" }).click();
  const moving = page.getByRole("dialog", { name: "Reschedule Appointment" });
  await setDate(page, moving.getByLabel("New date"), addDays(wednesday, 1));
  await setSelect(page, moving.getByLabel("New time"), "3:00 pm");
  await moving.getByRole("button", { name: "Move Appointment" }).click();
  await expect(row).toHaveCount(0);
});

test("opening hours that leave a booked visit outside ask first, and the dashboard has it then [APPT-16] [KB-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await book(staff.call, { name: "Wendy Booker", date: wednesday, time: "16:00" });
  await page.goto("/clinic-knowledge-base?edit=hours");
  await page.getByLabel("Weekdays close").fill("15:00");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const question = page.getByRole("dialog", { name: "1 visit lies outside these hours" });
  await question.getByRole("button", { name: "Save all the same" }).click();
  await expect(page.getByText("Knowledge Base Saved").first()).toBeVisible();
  await page.goto("/");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByText("1 visit needs moving")).toBeVisible();
});

test("a treatment gets its length, price and who may book it; a chair is closed for a day [APPT-17]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  await page.goto("/people?tab=treatments");
  await page.getByRole("button", { name: "Add treatment" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a treatment" });
  await dialog.getByLabel("Name").fill("Clear aligners");
  await dialog.getByLabel("Length in minutes").fill("50");
  await dialog.getByLabel("Free after, in minutes").fill("10");
  await dialog.getByLabel("Price in dollars").fill("89.5O");
  await dialog.getByRole("checkbox", { name: "Patients, on the web page" }).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Give a price such as 180 or 89.50")).toBeVisible();
  await dialog.getByLabel("Price in dollars").fill("1,189.50");
  await dialog.getByRole("checkbox", { name: "It is the lowest price" }).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const treatments = page.getByRole("region", { name: "Treatments" });
  await expect(treatments).toContainText("50 min + 10 min after · from $1,189.50 · Phone and staff");

  await page.getByRole("tab", { name: "Chairs" }).click();
  await page
    .getByRole("button", { name: /^Close .* for a time$/ })
    .first()
    .click();
  const close = page.getByRole("dialog");
  await setDate(page, close.getByLabel("Closed from"), wednesday);
  await close.getByLabel("Reason").fill("Service of the unit");
  await close.getByRole("button", { name: "Close chair" }).click();
  await expect(close.getByRole("list", { name: "Closures to come" })).toContainText("Service of the unit");
  await expectNoBarriers(page);
  const times = await staff.call("GET", `/api/opening/closed-times?from=${wednesday}&to=${wednesday}`);
  expect(times.body).toMatchObject([{ name: "Service of the unit", chairId: expect.any(String) }]);
});

test("the standard treatments are hidden beside the clinic's own in one press, taken back, and shown again [APPT-17] [APPT-13]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const own = { name: "Crown prep", durationMinutes: 90 };
  expect((await staff.call("POST", "/api/treatments", own)).status).toBe(201);
  await page.goto("/people?tab=treatments");
  const treatments = page.getByRole("region", { name: "Treatments" });
  const hide = page.getByRole("button", { name: "Hide the standard ones" });
  const hidden = treatments.getByText("Hidden, nobody can book it");
  await hide.click();
  await expectNotice(page, "8 standard treatments hidden", "General Consultation and Emergency Visit stay.");
  await expect(hidden).toHaveCount(8);
  await expectNoBarriers(page);

  await page.goto("/appointments");
  await page.getByRole("button", { name: "New Appointment" }).first().click();
  await page.getByLabel("Appointment Type").click();
  await expect(page.getByRole("option")).toHaveText([
    "General Consultation",
    "Emergency Visit",
    "Crown prep",
  ]);

  await page.goto("/people?tab=treatments");
  await page.getByRole("button", { name: "Show the standard ones" }).click();
  await expect(hidden).toHaveCount(0);
  await hide.click();
  await expect(hidden).toHaveCount(8);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(hidden).toHaveCount(0);
});

test("the desk books a treatment of the clinic's own with a dentist who does it [APPT-17]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const treatment = await staff.call("POST", "/api/treatments", {
    name: "Clear aligners",
    durationMinutes: 50,
  });
  const person = { role: "Dentist", weekdays: [1, 2, 3, 4, 5], takesBookings: true };
  const { id } = treatment.body as { id: string };
  await staff.call("POST", "/api/people", { ...person, name: "Dr Mia Rossi", treatmentIds: [id] });
  const hours = [{ weekday: 3, start: "13:00", end: "17:00" }];
  await staff.call("POST", "/api/people", { ...person, name: "Dr Omar Haddad", hours });

  await page.goto("/appointments?new=1");
  const dialog = page.getByRole("dialog", { name: "Create Manual Appointment" });
  await setSelect(page, dialog.getByLabel("Appointment Type"), "Clear aligners");
  await expect(dialog.getByText("50 minutes")).toBeVisible();
  await setSelect(page, dialog.getByLabel("Practitioner"), "Dr Omar Haddad");
  await setDate(page, dialog.getByLabel("Date"), wednesday);
  await dialog.getByLabel("Time").click();
  // Only when that dentist is in.
  await expect(page.getByRole("option").first()).toHaveText("1:00 pm");
  await page.getByRole("option", { name: "1:00 pm" }).click();
  await dialog.getByLabel("Patient Name").fill("Grace Walker");
  await dialog.getByLabel("Phone Number").fill("0491 570 158");
  await dialog.getByRole("button", { name: "Create Appointment" }).click();
  await expectNotice(page, "Success", "Appointment created successfully");
  const booked = await staff.call("GET", "/api/appointments");
  expect(booked.body).toMatchObject([
    { patientName: "Grace Walker", appointmentType: "Clear aligners", practitionerName: "Dr Omar Haddad" },
  ]);
});

test("on a phone the whole name of a chair is read [APPT-16]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const name = "Chair 2, Dr Example and Dr Sample";
  await addChair(staff.call, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/people?tab=chairs");
  const shown = page.getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});

test("tells the second of two who edit a treatment or somebody what the first one saved, and loses neither [APPT-17]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  const { body } = await staff.call("GET", "/api/opening");
  const treatment = (body as { treatments: { id: string; name: string }[] }).treatments[0];
  const name = treatment?.name ?? "";
  const conflict = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  const changed = conflict.getByRole("list", { name: "What they changed" }).getByRole("listitem");

  await page.goto("/people?tab=treatments");
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${name}` });
  await dialog.getByLabel("Length in minutes").fill("60");
  await dialog.getByLabel("Price in dollars").fill("199");
  const theirs = { name, durationMinutes: 45, bufferAfterMinutes: 10 };
  expect((await staff.call("PUT", `/api/treatments/${treatment?.id}`, theirs)).status).toBe(200);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(changed).toHaveText([/^Length in minutes: 45You wrote: 60/, "Free after, in minutes: 10"]);
  await expectNoBarriers(page);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Treatments" })).toContainText(
    "60 min + 10 min after · $199",
  );

  const person = { name: "Dr Omar Haddad", role: "Dentist", weekdays: [1, 2], takesBookings: true };
  const added = (await staff.call("POST", "/api/people", person)).body as { id: string };
  await page.getByRole("tab", { name: "People" }).click();
  await page.getByRole("button", { name: "Edit Dr Omar Haddad" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Dr Omar Haddad" });
  await edit.getByLabel("Name").fill("Dr O. Haddad");
  const moved = { ...person, weekdays: [3, 4], treatmentIds: [treatment?.id] };
  expect((await staff.call("PUT", `/api/people/${added.id}`, moved)).status).toBe(200);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(changed).toHaveText(["Days at work: Wed, Thu", `Treatments: ${name}`]);
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expect(edit.getByLabel("Name")).toHaveValue("Dr Omar Haddad");
});
