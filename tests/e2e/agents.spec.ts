import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const card = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Agents" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });
const dialog = (page: Page) => page.getByRole("dialog");
const connect = (page: Page) => dialog(page).getByRole("button", { name: /^Connect/ });
const kept = (page: Page, agentId: string) =>
  page.evaluate((key) => localStorage.getItem(key), `agentConfig_${agentId}`);

/** As the knowledge base page leaves it behind. */
async function openAgents(page: Page, path = "/agents") {
  await page.addInitScript(() =>
    localStorage.setItem("clinicKnowledgeBase", JSON.stringify({ clinicName: "Harbour Street Dental" })),
  );
  await page.goto(path);
}

async function openDialog(page: Page, name: string) {
  await openAgents(page);
  await card(page, name).getByRole("button", { name: "Select Agent" }).click();
  await page.getByRole("button", { name: `Get Started with ${name}` }).click();
  await expect(dialog(page).getByRole("group", { name: "Phone number" })).toBeVisible();
}

test("asks for the knowledge base while none is saved [AGENT-1]", async ({ signedInPage: page }) => {
  await page.goto("/agents");
  await expect(page.getByText("Clinic Knowledge Base Required")).toBeVisible();
  await expect(page.getByRole("list", { name: "Agents" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to Knowledge Base" }).click();
  await expect(page).toHaveURL(/\/clinic-knowledge-base$/);
});

test("a browser that has not seen the clinic's knowledge base asks for it, and shows the cards [AGENT-1]", async ({
  signedInPage: page,
  knowledgeBase,
}) => {
  await page.goto("/agents");
  await expect(page.getByText(`knowledge base of ${knowledgeBase.clinicName}`)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem("clinicKnowledgeBase"));
  expect(kept).toContain(knowledgeBase.clinicName);
});

test("shows the cards once a knowledge base is saved [AGENT-1]", async ({
  signedInPage: page,
  knowledgeBase,
}) => {
  await page.goto("/clinic-knowledge-base");
  await page.getByRole("link", { name: "Continue to Agents" }).click();
  await expect(page.getByText(`knowledge base of ${knowledgeBase.clinicName}`)).toBeVisible();
  await expect(card(page, "Maeve")).toBeVisible();
});

test("shows five agents with image, name, role, description and price [AGENT-2]", async ({
  signedInPage: page,
}) => {
  await openAgents(page);
  for (const [name, role, price] of [
    ["Maeve", "Receptionist", "$5/hr"],
    ["Theo", "Recall assistant", "$4.20/hr"],
    ["Nell", "Follow-up agent", "$2.20/hr"],
    ["Otis", "Email automation", "$0.80/hr"],
    ["Harriet", "HR and rostering agent", "$5.20/hr"],
  ] as const) {
    await expect(card(page, name).getByText(role, { exact: true })).toBeVisible();
    await expect(card(page, name).getByText(price, { exact: true })).toBeVisible();
    const image = card(page, name).locator("img");
    await expect
      .poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("one agent is selected at a time; the first is connected and not chosen through its button [AGENT-2]", async ({
  signedInPage: page,
}) => {
  await openAgents(page);
  const connected = card(page, "Maeve").getByRole("button", { name: "Connected" });
  await expect(connected).toBeDisabled();
  await expect(connected).toHaveClass(/bg-green-soft/);
  await connected.click({ force: true });
  await expect(page.getByRole("button", { name: /^Get Started/ })).toHaveCount(0);
  await card(page, "Theo").getByRole("button", { name: "Select Agent" }).click();
  await expect(card(page, "Theo").getByRole("button", { name: "Selected" })).toBeVisible();
  await card(page, "Nell").click();
  await expect(card(page, "Nell").getByRole("button", { name: "Selected" })).toBeVisible();
  await expect(card(page, "Theo").getByRole("button", { name: "Select Agent" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Get Started with Nell" })).toBeVisible();
});

test("connects after 1.5 s, keeps the configuration here and on the server, and clears the selection [AGENT-2] [AGENT-3] [AGENT-4]", async ({
  signedInPage: page,
  staff,
}) => {
  await openDialog(page, "Theo");
  await expect(page.getByRole("dialog", { name: "Configure Theo" })).toBeVisible();
  await expect(
    dialog(page).getByText("Set up your agent configuration and assign a phone number"),
  ).toBeVisible();
  await expect(dialog(page).getByRole("group", { name: "Phone number" }).getByRole("radio")).toHaveCount(3);
  await expect(connect(page)).toBeDisabled();
  await dialog(page).getByRole("radio", { name: "(03) 5550 7120" }).check();
  await dialog(page).getByLabel("Checkup").check();
  await dialog(page).getByLabel("Recall delay").fill("6 months");
  // The answer is held until the look at the waiting dialog is over, however long that takes.
  let answer = () => {};
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/agents/2/configuration", async (route) => {
    await looked;
    await route.continue();
  });
  const began = Date.now();
  await connect(page).click();
  await expect(dialog(page).getByRole("button", { name: "Connecting..." })).toBeDisabled();
  expect(await kept(page, "2")).toBeNull();
  answer();
  await expect(dialog(page)).toHaveCount(0);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
  expect(JSON.parse((await kept(page, "2")) ?? "null")).toMatchObject({
    ...{ agentId: "2", phoneNumber: "+61355507120", appointmentTypes: ["Checkup"], recallDelay: "6 months" },
  });
  await expect(page.getByRole("button", { name: /^Get Started/ })).toHaveCount(0);
  const { body } = await staff.call("GET", "/api/agents");
  expect(body).toMatchObject([{ agentId: "2", version: 1, configuration: { recallDelay: "6 months" } }]);
});

test("without a number Enter says what is missing [AGENT-3]", async ({ signedInPage: page }) => {
  await openDialog(page, "Theo");
  const said = page.waitForEvent("dialog");
  const pressed = dialog(page).getByLabel("Recall delay").press("Enter");
  const alert = await said;
  expect(alert.message()).toBe("Please assign a phone number before connecting the agent.");
  await alert.accept();
  await pressed;
  await expect(dialog(page)).toBeVisible();
});

const fields = {
  Theo: {
    groups: {
      "Appointment types": [
        "Cleaning",
        "Checkup",
        "Root Canal",
        "Filling",
        "Crown",
        "Extraction",
        "Consultation",
      ],
      Channels: ["SMS", "Email", "Phone call"],
      "After the last attempt": ["Notify", "Stop"],
    },
    others: ["Recall delay", "Maximum attempts", "Offer slots"],
  },
  Nell: {
    groups: {
      "Treatment types": [
        "Root Canal",
        "Extraction",
        "Surgery",
        "Implant",
        "Crown",
        "Filling",
        "Deep Cleaning",
      ],
      "Follow-up timing": ["Same day", "2 days later", "1 week later"],
      "Message types": ["Pain/symptom check", "Medication reminder", "Satisfaction survey", "Custom message"],
      "Follow-up channel": ["SMS", "Email", "Call"],
      "When something sounds wrong": ["Alert", "Book a check", "Forward"],
    },
    others: ["Thank-you notes"],
  },
  Otis: {
    groups: {
      Campaigns: ["Appointment reminders", "Post-visit thank-you notes", "Promotions/offers", "Newsletters"],
      "Reminder schedule": ["1 day before", "3 days before", "1 week before"],
    },
    others: ["Missed appointment follow-up", "Staff email addresses in copy"],
  },
  Harriet: {
    groups: {
      "Reminder method": ["SMS", "Email"],
      Reports: ["Weekly roster report", "Monthly roster report", "Both"],
    },
    others: ["Weekday shifts", "Weekend shifts", "Suggest replacements automatically", "Track leave"],
  },
} as const;

for (const [name, { groups, others }] of Object.entries(fields)) {
  test(`${name} has exactly the fields and options of the specification [AGENT-3]`, async ({
    signedInPage: page,
  }) => {
    await openDialog(page, name);
    for (const [group, options] of Object.entries(groups)) {
      const choices = dialog(page)
        .getByRole("group", { name: group })
        .locator('input[type="radio"], [role="checkbox"]');
      await expect(choices).toHaveCount(options.length);
      for (const option of options)
        await expect(
          dialog(page).getByRole("group", { name: group }).getByLabel(option, { exact: true }),
        ).toBeVisible();
    }
    for (const label of others) await expect(dialog(page).getByLabel(label)).toBeVisible();
  });
}

test("the custom message is asked for only when it is chosen [AGENT-3]", async ({ signedInPage: page }) => {
  await openDialog(page, "Nell");
  const own = dialog(page).getByLabel("Message in your own words");
  await expect(own).toHaveCount(0);
  await dialog(page).getByLabel("Custom message").check();
  await expect(own).toBeVisible();
});

test("the receptionist is told its hours, rights, emergency number and greeting, and an earlier version comes back [AGENT-3] [AGENT-4]", async ({
  signedInPage: page,
  staff,
}) => {
  await openAgents(page);
  const greeting = dialog(page).getByLabel("Greeting script");
  for (const words of ["Hello from the first.", "Hello from the second."]) {
    await card(page, "Maeve").getByRole("button", { name: "Change settings" }).click();
    await dialog(page).getByRole("radio", { name: "(02) 5550 4410" }).check();
    await greeting.fill(words);
    await connect(page).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  await card(page, "Maeve").getByRole("button", { name: "Change settings" }).click();
  await dialog(page).getByRole("switch", { name: "Emergency number" }).click();
  await dialog(page).getByLabel("Number for emergencies").fill("000");
  await connect(page).click();
  await expect(dialog(page).getByText("000, 112 and 106 are for people to dial.")).toBeVisible();
  for (const label of ["Weekday start", "Weekday end", "Weekend start", "Weekend end"])
    await expect(dialog(page).getByLabel(label)).toBeVisible();
  for (const label of ["Book appointments", "Reschedule and cancel", "Provide information"])
    await expect(dialog(page).getByLabel(label)).toBeChecked();
  for (const label of ["Transfer", "Voicemail", "SMS"])
    await expect(dialog(page).getByRole("radio", { name: label })).toBeVisible();
  await dialog(page).getByText("Earlier versions", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Restore version 1" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const { body } = await staff.call("GET", "/api/agents");
  expect(body).toMatchObject([{ version: 3, configuration: { greetingScript: "Hello from the first." } }]);
});

test("a stored configuration that cannot be read is logged and ignored [AGENT-3]", async ({
  signedInPage: page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.addInitScript(() => localStorage.setItem("agentConfig_2", "{ broken"));
  await openDialog(page, "Theo");
  await expect(dialog(page).getByLabel("Recall delay")).toHaveValue("");
  expect(logged.some((line) => line.includes("agent 2 cannot be read and is ignored"))).toBe(true);
});

test("an agent that nobody knows has no configuration [AGENT-3]", async ({ signedInPage: page }) => {
  await openAgents(page, "/agents?configure=9");
  await expect(dialog(page).getByText("Configuration not available for this agent.")).toBeVisible();
});

test("of two who configure an agent at once the second sees what the first saved, and may take it [AGENT-3]", async ({
  signedInPage: page,
  staff,
}) => {
  const recall = { agentId: "2", phoneNumber: "+61255504410", escalationMethod: "notify" };
  const save = (more: object) => staff.call("PUT", "/api/agents/2/configuration", { ...recall, ...more });
  await save({ recallDelay: "6 months" });
  await openDialog(page, "Theo");
  await dialog(page).getByLabel("Recall delay").fill("9 months");
  expect((await save({ recallDelay: "12 months" })).status).toBe(200);
  await connect(page).click();
  const question = page.getByRole("dialog", { name: "Somebody else changed this meanwhile" });
  await expect(question.getByRole("listitem")).toHaveText(/Recall delay: 12 months.*You wrote: 9 months/);
  await question.getByRole("button", { name: "Take theirs" }).click();
  await expect(dialog(page).getByLabel("Recall delay")).toHaveValue("12 months");
});
