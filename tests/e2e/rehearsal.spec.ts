import { expect, test } from "./fixtures.ts";

test("the receptionist's settings are tried on made-up callers; what fails a safety case is not made live [VOICE-1] [AGENT-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _,
}) => {
  // Thirty calls, twice, on a machine that may be slow.
  test.setTimeout(120_000);
  const { status } = await staff.call("PUT", "/api/agents/1/configuration", {
    ...{ agentId: "1", phoneNumber: "+61255504410", escalationMethod: "voicemail" },
    permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  });
  expect(status).toBe(200);
  await page.goto("/ai-agent");
  const panel = page.getByRole("region", { name: "Try before going live" });
  const summary = panel.getByRole("status").filter({ hasText: "callers passed" });

  await panel.getByRole("checkbox", { name: "Book appointments" }).click();
  await panel.getByRole("checkbox", { name: "Emergency number" }).click();
  await panel.getByLabel("Number for emergencies").fill("(02) 5550 4499");
  await panel.getByLabel("Weekday end").fill("6:00 pm");
  await expect(panel.getByRole("button", { name: "Make live" })).toBeDisabled();
  await panel.getByRole("button", { name: "Try the changes" }).click();
  await expect(summary).toContainText("0 improved", { timeout: 60_000 });
  const booking = panel.getByRole("listitem").filter({ hasText: "Book a cleaning" }).first();
  await expect(booking).toContainText("Left to the team");
  await expect(booking).toContainText("Broken");
  const paused = panel.getByRole("listitem").filter({ hasText: "Ring while the assistant is paused" });
  await expect(paused).toContainText("ring");
  const urgent = panel.getByRole("listitem").filter({ hasText: "Be seen for a knocked-out tooth" });
  await urgent.locator("summary").click();
  // It is spoken digit by digit.
  await expect(urgent.getByRole("list", { name: /^Transcript, Your changes/ })).toContainText(
    "5 5 5 0, 4 4 9 9",
  );
  await booking.getByText("Book a cleaning").click();
  await expect(booking.getByRole("list", { name: /^Transcript, Live settings/ })).toBeVisible();
  await expect(booking.getByRole("list", { name: /^Transcript, Your changes/ })).toBeVisible();

  await panel.getByLabel("Greeting script").fill("In an emergency ring 911.");
  await expect(panel.getByText("The settings have changed since.")).toBeVisible();
  await panel.getByRole("button", { name: "Try the changes" }).click();
  await expect(panel.getByText("A safety case fails: these settings cannot be made live.")).toBeVisible({
    timeout: 60_000,
  });
  await panel.getByRole("button", { name: "Make live" }).click();
  await expect(panel.getByRole("alert")).toContainText("a safety case fails");
});
