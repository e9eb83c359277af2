import { longDate } from "../../src/kernel/spoken-dates.ts";
import { addDays, weekdayOf } from "../../src/kernel/zoned-time.ts";
import { expectNoBarriers } from "./barriers.ts";
import { today } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

test("staff see the gap that leave makes and who fills in [AGENT-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase,
}) => {
  const configuration = {
    ...{ agentId: "5", phoneNumber: "+61255504410", weekdayShifts: "8 am to 4 pm", weekendShifts: "8-4" },
    ...{ autoSuggestReplacements: true, reminderMethod: "sms", trackLeave: true, reports: "Both" },
  };
  expect((await staff.call("PUT", "/api/agents/5/configuration", configuration)).status).toBe(200);
  const monday = addDays(today(), -((weekdayOf(today()) + 6) % 7));
  // The Wednesday of the week after next: to come, and a weekday, whatever today is.
  const day = addDays(monday, 16);
  const add = async (name: string, weekdays: number[]): Promise<string> => {
    const body = { ...{ name, role: "Hygienist", weekdays, shift: 0 }, phone: "0491 570 157" };
    const added = await staff.call("POST", "/api/roster/members", body);
    expect(added.status).toBe(201);
    return (added.body as { id: string }).id;
  };
  const memberId = await add("Kim Tan", [3]);
  await add("Ola Berg", [4]);
  const leave = { memberId, fromDate: day, toDate: day };
  expect((await staff.call("POST", "/api/roster/leave", leave)).status).toBe(201);
  await page.addInitScript(
    (clinic) => localStorage.setItem("clinicKnowledgeBase", JSON.stringify(clinic)),
    knowledgeBase,
  );
  await page.goto("/agents");
  await page.getByRole("button", { name: "Approve leave of Kim Tan" }).click();
  await expect(page.getByRole("button", { name: "Withdraw leave of Kim Tan" })).toBeVisible();
  const shownWeek = page.getByRole("table", { name: "Roster of the week" });
  const gap = shownWeek.getByText("Kim Tan is on leave");
  for (const days of [7, 14]) {
    await page.getByRole("button", { name: "Week after" }).click();
    await expect(shownWeek.getByRole("rowheader").first()).toHaveText(longDate(addDays(monday, days)));
  }
  await expect(gap).toBeVisible();
  await expectNoBarriers(page);
  await shownWeek.getByRole("button", { name: /^Ola Berg fills in on/ }).click();
  await expect(shownWeek.getByText("Ola Berg, hygienist, for Kim Tan")).toBeVisible();
  await expect(gap).toBeHidden();
});
