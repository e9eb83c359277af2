import { addDays } from "../../src/kernel/zoned-time.ts";
import { appointmentsCall, today } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

test("the page asks for two months and what is to come; what lies before comes when it is wanted [APPT-1] [APPT-2]", async ({
  pageOf,
}) => {
  const page = await pageOf("example");
  const asked: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && appointmentsCall.test(request.url()))
      asked.push(new URL(request.url()).searchParams);
  });
  await page.goto("/appointments");
  await expect(page.getByRole("button", { name: "Show earlier visits" })).toBeVisible();
  expect(asked.map(String)).toEqual(["pastDays=62"]);

  // A day of last year in the calendar asks for that day alone.
  const lastYear = addDays(today(), -365);
  await page.goto(`/appointments?tab=calendar&view=day&at=${lastYear}`);
  await expect.poll(() => asked.map(String)).toContain(`from=${lastYear}&to=${lastYear}`);

  // The list says how far back it goes, and goes further.
  await page.goto("/appointments");
  await page.getByPlaceholder("Search by patient name or phone...").fill("nobody of that name");
  await page.getByRole("button", { name: "Show earlier visits" }).click();
  const day = addDays(today(), -62);
  await expect.poll(() => asked.map(String)).toContain(`from=${addDays(day, -182)}&to=${addDays(day, -1)}`);
  expect(asked.every((each) => each.size > 0)).toBe(true);
});
