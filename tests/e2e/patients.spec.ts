import type { Page } from "@playwright/test";
import { book, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

const rows = (page: Page) => page.getByRole("table", { name: "Patients" }).locator("tbody tr");
const search = (page: Page) => page.getByLabel("Search patients");

/** Books each on a day of their own, as a receptionist would have. */
async function bookAll(call: Call, people: readonly (readonly [string, string])[]): Promise<void> {
  for (const [index, [name, phone]] of people.entries()) {
    const { status } = await call("POST", "/api/appointments", {
      ...{ requestedDate: weekdayIn(3 + index * 3), requestedTime: "10:00" },
      patientDetails: { name, phone },
      appointmentType: "Teeth Cleaning",
    });
    expect(status).toBe(201);
  }
}

const people = [
  ["Matilda Nguyen", "0491 572 549"],
  ["Jack O'Brien", "0491 570 156"],
  ["Aroha Williams", "0491 570 159"],
] as const;

test("keeps the promise of the page in the specified words at its foot [PAT-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/patients");
  await expect(page.getByText("No patients yet")).toBeVisible();
  const strip = page.getByRole("region", { name: "Work in Progress" });
  await expect(strip.getByText("Work in Progress", { exact: true })).toBeVisible();
  await expect(strip.getByRole("listitem")).toHaveText([
    "Patient database",
    "Medical records",
    "Health tracking",
  ]);
  await expect(strip.getByText("Expected completion: Coming soon", { exact: true })).toBeVisible();
});

test("finds a patient through a typo and by part of a number [PAT-1]", async ({
  signedInPage: page,
  staff,
}) => {
  await bookAll(staff.call, people);
  await page.goto("/patients");
  await expect(rows(page)).toHaveCount(3);
  await search(page).fill("matlida ngyuen");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Matilda Nguyen");
  await search(page).fill("570 159");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Aroha Williams");
  await search(page).fill("Zebedee");
  await expect(page.getByText("No patients found")).toBeVisible();
  await search(page).fill("");
  await expect(rows(page)).toHaveCount(3);
  expect(page.url()).not.toContain("Zebedee");
});

test("a record shows the history and keeps wishes and notes [PAT-1]", async ({
  signedInPage: page,
  staff,
}) => {
  await bookAll(staff.call, people.slice(0, 1));
  await page.goto("/patients");
  await rows(page).first().press("Enter");
  const record = page.getByRole("region", { name: "Matilda Nguyen" });
  await expect(record.getByRole("list", { name: "History" })).toContainText("Teeth Cleaning");
  await expect(record.getByRole("list", { name: "History" })).toContainText("Confirmed");
  await expect(record).toContainText("0491 572 549");
  // Nobody has agreed before they have said so.
  await expect(record.getByLabel("Promotions")).not.toBeChecked();
  await record.getByLabel("Promotions").click();
  await expect(record.getByLabel("Promotions")).toBeChecked();
  await record.getByLabel("Notes").fill("Prefers the afternoon");
  await record.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(record.getByLabel("Notes")).toHaveValue("Prefers the afternoon");
  await expect(record.getByLabel("Promotions")).toBeChecked();
  await expect(record.getByLabel("SMS")).toBeChecked();
  // Whoever goes elsewhere loses nothing.
  await record.getByLabel("Notes").fill("Allergic to latex");
  await page.getByRole("link", { name: "Appointments", exact: true }).click();
  await expect(page.getByText("Notes saved", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(record.getByLabel("Notes")).toHaveValue("Allergic to latex");
});

test("merges two records of one person, and takes them apart again [PAT-1]", async ({
  signedInPage: page,
  staff,
}) => {
  await bookAll(staff.call, [
    ["Matilda Nguyen", "0491 572 549"],
    ["Matilda Nguyn", "0491 572 549"],
  ]);
  await page.goto("/patients");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Possible duplicates, 1" }).click();
  await page
    .getByRole("dialog", { name: "Possible duplicates" })
    .getByRole("button", { name: "Keep Matilda Nguyen" })
    .click();
  await expect(page.getByText("Records merged", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const record = page.getByRole("region", { name: "Matilda Nguyen" });
  await expect(record.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(2);
  await record.getByRole("button", { name: "Undo merge" }).click();
  await expect(page.getByText("Merge undone", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(record.getByRole("list", { name: "History" }).getByRole("listitem")).toHaveCount(1);
});

test("'Book' on a record fills in who it is for, outside the address and only once [PAT-1] [APPT-8]", async ({
  signedInPage: page,
  staff,
}) => {
  const patient = { name: "Matilda Nguyen", phone: "0491 572 549", email: "matilda@example.com" };
  await book(staff.call, patient);
  await page.goto("/patients");
  await rows(page).first().press("Enter");
  await page.getByRole("link", { name: "Book" }).press("Enter");
  const creating = page.getByRole("dialog", { name: "Create Manual Appointment" });
  const filledIn = async (values: string[]) => {
    for (const [at, label] of ["Patient Name", "Phone Number", "Email"].entries())
      await expect(creating.getByLabel(label)).toHaveValue(values[at] ?? "");
  };
  await filledIn(Object.values(patient));
  expect(new URL(page.url()).search).toBe("?new=1");
  await page.reload();
  await filledIn(Object.values(patient));
  await page.keyboard.press("Escape");
  await expect(creating).toHaveCount(0);
  await page.getByRole("button", { name: "New Appointment" }).first().click();
  await filledIn(["", "", ""]);
  await page.reload();
  await filledIn(["", "", ""]);
});

const adding = (page: Page) => page.getByRole("dialog", { name: "Add patient" });

test("adds a patient, says what is wrong, and warns of somebody with the same number [PAT-1]", async ({
  signedInPage: page,
  staff,
}) => {
  await bookAll(staff.call, people.slice(0, 1));
  await page.goto("/patients");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Add patient" }).click();
  await adding(page).getByRole("button", { name: "Add patient" }).click();
  await expect(adding(page).getByText("Name is required")).toBeVisible();
  await expect(adding(page).getByText("Phone number must be at least 10 digits")).toBeVisible();
  await expect(adding(page).getByLabel("Name")).toBeFocused();
  await adding(page).getByLabel("Name").fill("Minh Nguyen");
  await adding(page).getByLabel("Phone number").fill("+61 491 572 549");
  await adding(page).getByLabel("Date of birth").fill("1988-02-29");
  await expect(adding(page).getByText("Matilda Nguyen, same number")).toBeVisible();
  await adding(page).getByRole("button", { name: "Add patient" }).click();
  const record = page.getByRole("region", { name: "Minh Nguyen" });
  await expect(record).toContainText("29 Feb 1988");
  await expect(rows(page)).toHaveCount(2);
  await record.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit patient" });
  await editing.getByLabel("Name").fill("Matilda Nguyen");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await expect(editing.getByRole("alert")).toContainText("is on record already");
  await editing.getByLabel("Name").fill("Minh Tran");
  await editing.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("region", { name: "Minh Tran" })).toBeVisible();
});

test("on a phone the record takes the list's place and gives it back [PAT-1]", async ({
  signedInPage: page,
  staff,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bookAll(staff.call, people);
  await page.goto("/patients");
  const row = rows(page).filter({ hasText: "Aroha Williams" });
  await row.click();
  const record = page.getByRole("region", { name: "Aroha Williams" });
  await expect(record.getByText("0491 570 159")).toBeInViewport();
  await expect(page.getByRole("button", { name: "All patients" })).toBeFocused();
  await expect(rows(page).first()).toBeHidden();
  await page.getByRole("button", { name: "All patients" }).click();
  await expect(row).toBeFocused();
  await row.click();
  await expect(record).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
});
