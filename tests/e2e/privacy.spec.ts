import { expectNoBarriers } from "./barriers.ts";
import { weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

test("a patient's data is saved whole, and erased once nothing is to come [PAT-3]", async ({
  signedInPage: page,
  staff,
}) => {
  const { body } = await staff.call("POST", "/api/appointments", {
    ...{ requestedDate: weekdayIn(3), requestedTime: "10:00", appointmentType: "Teeth Cleaning" },
    patientDetails: { name: "Matilda Nguyen", phone: "0491 570 156" },
  });
  await page.goto("/patients");
  await page.getByRole("table", { name: "Patients" }).locator("tbody tr").first().click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything kept" }).click();
  expect((await saved).suggestedFilename()).toBe("patient.json");

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog.getByText("1 appointment to come. Cancel first, then erase.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Erase for good" })).toBeDisabled();
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Keep the data" }).click();

  await staff.call("POST", `/api/appointments/${(body as { id: string }).id}/cancel`, { reason: "" });
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog.getByRole("list", { name: "What goes" })).toContainText("1 appointment");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("Data erased", { exact: true })).toBeVisible();
  await expect(page.getByText("No patients yet")).toBeVisible();
});
