import { expectNoBarriers } from "./barriers.ts";
import { weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

test("staff see what goes to patients, and can switch it off [AGENT-4] [CALL-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase,
}) => {
  const booked = await staff.call("POST", "/api/appointments", {
    ...{ requestedDate: weekdayIn(7), requestedTime: "10:00" },
    patientDetails: { name: "Priya Raman", phone: "0491 575 789", email: "" },
  });
  expect(booked.status).toBe(201);
  await page.addInitScript(
    (clinic) => localStorage.setItem("clinicKnowledgeBase", JSON.stringify(clinic)),
    knowledgeBase,
  );
  await page.goto("/agents");
  const messages = page.getByRole("list", { name: "Messages" }).getByRole("listitem");
  // The confirmation may have gone or wait for the morning; the reminder waits in any case.
  await expect(messages.filter({ hasText: "Confirmation" })).toContainText("Priya Raman");
  await expect(messages.filter({ hasText: "Reminder" })).toContainText("Waiting");
  const texts = page.getByRole("switch", { name: "Text confirmations and reminders" });
  await expect(texts).toBeChecked();
  await expectNoBarriers(page);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith("/api/outreach") && reply.request().method() === "PUT" && reply.ok(),
  );
  await texts.click();
  await saved;
  await expect(texts).not.toBeChecked();
  await page.reload();
  await expect(messages.first()).toBeVisible();
  await expect(texts).not.toBeChecked();
});

test("an agent's next contacts can be seen before it acts [AGENT-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase,
}) => {
  const configuration = {
    ...{ agentId: "2", phoneNumber: "+61255504410", recallDelay: "6 months", maxAttempts: "3" },
    ...{ channels: ["SMS"], escalationMethod: "notify" },
  };
  expect((await staff.call("PUT", "/api/agents/2/configuration", configuration)).status).toBe(200);
  await page.addInitScript(
    (clinic) => localStorage.setItem("clinicKnowledgeBase", JSON.stringify(clinic)),
    knowledgeBase,
  );
  await page.goto("/agents");
  await expect(page.getByRole("switch", { name: "Theo contacts patients" })).toBeChecked();
  await page.getByRole("button", { name: "Who is next for Theo?" }).click();
  await expect(page.getByText("Nobody is due.")).toBeVisible();
  await expect(page.getByText("Nell, follow-up agent: not connected, so nobody is contacted.")).toBeVisible();
});
