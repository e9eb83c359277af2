import { appointmentTypes } from "../../src/contract/limits.ts";
import { addDays } from "../../src/kernel/zoned-time.ts";
import { today } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

// Recording what the page looks like after every step costs the page more than its own work.
test.use({ trace: "off", screenshot: "off" });

test("typing stays quick with 10,000 appointments, on a slow computer too", async ({
  signedInPage: page,
}) => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    id: `0198f2c0-0000-7000-8000-${String(i).padStart(12, "0")}`,
    patientName: `Patient ${i}`,
    patientPhone: `+6149157${1000 + (i % 9000)}`,
    patientEmail: null,
    requestedDate: addDays(today(), (i % 700) - 350),
    requestedTime: `${String(9 + (i % 8)).padStart(2, "0")}:00`,
    appointmentType: appointmentTypes[i % 10],
    status: "confirmed",
    notes: null,
    isManuallyCreated: true,
    createdBy: null,
    createdByUsername: null,
    cancelledByUsername: null,
    cancelReason: null,
    cancelledAt: null,
    startsAt: "2026-08-13T04:30:00.000Z",
    endsAt: "2026-08-13T05:00:00.000Z",
    callId: null,
  }));
  await page.route("**/api/appointments", (route) => route.fulfill({ json: many }));
  await page.goto("/appointments");
  await expect(page.getByText("10,000 appointments")).toBeVisible();
  const search = page.getByPlaceholder("Search by patient name or phone...");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const slow: number[] = [];
    // From the key to the next picture; what is quicker than 16 ms is not reported.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) slow.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { slow });
  });
  const slowestKeys: number[] = [];
  for (let round = 0; round < 3; round++) {
    await search.fill("");
    await expect(page.getByText("10,000 appointments")).toBeVisible();
    await page.evaluate(() => (window as unknown as { slow: number[] }).slow.splice(0));
    await search.pressSequentially("patient 99", { delay: 150 });
    await expect(page.getByText("111 appointments")).toBeVisible();
    slowestKeys.push(
      await page.evaluate(() => Math.max(0, ...(window as unknown as { slow: number[] }).slow)),
    );
  }
  test
    .info()
    .annotations.push({ type: "slowest key of each round, ms", description: slowestKeys.join(", ") });
  // Other processes share the machine and can only make a round slower, so the best round tells of the page.
  expect(Math.min(...slowestKeys)).toBeLessThanOrEqual(100);
});
