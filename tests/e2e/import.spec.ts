import type { Page } from "@playwright/test";
import { addDays } from "../../src/kernel/zoned-time.ts";
import { expectNoBarriers } from "./barriers.ts";
import { today } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const patients = [
  "Given name;Surname;Mobile;Born;Allergies",
  "Matilda;Nguyen;0491 570 156;3/04/1988;none",
  "Zoë;Weiß;0491 570 157;12/11/1951;latex",
  ";;0491 570 158;;",
  "Ada;Low;0491 570 159;31/02/1990;",
].join("\r\n");

async function send(
  page: Page,
  kind: "Patients" | "Appointments",
  name: string,
  text: string,
): Promise<void> {
  await page.getByLabel("What is in the file").click();
  await page.getByRole("option", { name: kind }).click();
  await page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Send file" }).click();
  await expect(page.getByRole("list", { name: "Columns" })).toBeVisible();
}

test("a receptionist imports patients, sees what happens first, and undoes it [PAT-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/patients");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import" })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Send file" }).click();
  await expect(page.getByText("Choose a file")).toBeVisible();
  await send(page, "Patients", "old-system.csv", patients);
  await expect(page.getByLabel("Given name holds")).toHaveText("First name");
  // What was not guessed is said by hand.
  await page.getByLabel("Allergies holds").click();
  await page.getByRole("option", { name: "Notes" }).click();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Check the file" }).click();

  await expect(page.getByRole("heading", { name: "What the import will do" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Why rows are left out" })).toContainText(
    "The patient’s name is missing",
  );
  await expect(page.getByRole("region", { name: "Imported without a detail" })).toContainText(
    "“Born” is no date",
  );
  await page.getByText("Without a detail, 1").click();
  await expect(page.getByRole("list", { name: "Without a detail" })).toContainText("“31/02/1990”");
  await page.getByText("Left out, 1").click();
  await expect(page.getByRole("list", { name: "Left out" })).toContainText("Line 4");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Import 3 patients" }).click();
  await expect(page.getByRole("heading", { name: "The import is done" })).toBeVisible();

  await page.getByRole("link", { name: "Patients", exact: true }).last().click();
  const rows = page.getByRole("table", { name: "Patients" }).locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await page.goBack();
  await page.getByRole("button", { name: "Undo the import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByRole("heading", { name: "The import was undone" })).toBeVisible();
  await page.goto("/patients");
  await expect(page.getByText("No patients yet")).toBeVisible();
});

test("visits find their patients, and what is here goes out as a file [PAT-2]", async ({
  signedInPage: page,
}) => {
  await page.goto("/patients/import");
  await send(
    page,
    "Appointments",
    "visits.csv",
    "Date,Time,Patient,Phone,Type\n12/02/2024,9:30 am,Matilda Nguyen,0491 570 156,Teeth Cleaning\n",
  );
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Import 1 visit" }).click();
  await expect(page.getByRole("heading", { name: "The import is done" })).toBeVisible();
  await page.goto("/patients");
  await expect(page.getByRole("table", { name: "Patients" })).toContainText("12 Feb 2024");
  await page.getByRole("button", { name: "Export" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "All patients" }).click();
  expect((await saved).suggestedFilename()).toBe("patients.csv");
});

test("visits of the last days come into the book to be settled, and the import says where each went [PAT-2] [APPT-16]", async ({
  signedInPage: page,
}) => {
  const rows = [
    `${addDays(today(), -1)},09:30,Matilda Nguyen,0491 570 156,Teeth Cleaning`,
    `${addDays(today(), -400)},09:30,Zoë Weiß,0491 570 157,Teeth Cleaning`,
  ];
  await page.goto("/patients/import");
  await send(page, "Appointments", "visits.csv", ["Date,Time,Patient,Phone,Type", ...rows].join("\n"));
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("1 visit goes into the appointment book.")).toContainText(
    "1 older visit goes into the patients’ records as a past visit, not the book.",
  );
  await page.getByRole("button", { name: "Import 2 visits" }).click();
  await expect(page.getByText("1 visit is in the appointment book.")).toContainText(
    "1 visit of the last 7 days can be marked as arrived or missed there.",
  );
  await page.goto("/appointments");
  await page.getByRole("button", { name: "Not settled, 1" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Matilda Nguyen" })).toContainText("Imported");
  await page.getByRole("button", { name: "Matilda Nguyen has arrived" }).click();
  await expect(page.getByRole("button", { name: "Not settled, 1" })).toHaveCount(0);
  await page.goto("/appointments");
  await expect(page.getByText("Zoë Weiß")).toHaveCount(0);
});

test("a workbook is refused with what to do instead [PAT-2]", async ({ signedInPage: page }) => {
  await page.goto("/patients/import");
  await page.getByLabel("CSV file").setInputFiles({
    ...{ name: "book.xlsx", mimeType: "application/octet-stream" },
    buffer: Buffer.from("PK\x03\x04 and so on"),
  });
  await page.getByRole("button", { name: "Send file" }).click();
  await expect(page.getByText("choose “Save as” and then CSV")).toBeVisible();
});
