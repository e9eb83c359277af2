import type { Page } from "@playwright/test";
import { deskScenes } from "./desk-scenes.ts";

/**
 * What a person can have before them: every page, dialog and state that looks different. The accessibility tests walk the list,
 * and so does the command that takes the pictures of `docs/screens`.
 */
export interface Scene {
  /** Also the picture's file name. */
  name: string;
  path: string;
  /** `example`: the example clinic with three months behind it. `new`: signed up a moment ago. `visitor`: not signed in. */
  who: "example" | "new" | "visitor";
  /** Leads from the loaded page to the state meant, and waits until it stands. */
  open?: (page: Page) => Promise<void>;
  /** Only where the sidebar is a drawer. */
  narrowOnly?: boolean;
}

const weekMs = 7 * 24 * 3_600_000;
const aWeekAgo = new Date(Date.now() - weekMs).toISOString().slice(0, 10);

const dialog = (page: Page) => page.getByRole("dialog");
const click = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** One that stands: on some days the first of the list has been cancelled. */
async function openFirstAppointment(page: Page): Promise<void> {
  await page.getByPlaceholder("Search by patient name or phone...").waitFor();
  const standing = page.getByRole("main").getByRole("listitem").filter({ hasText: "Confirmed" });
  await standing.first().getByRole("button").first().click();
  await page.getByRole("dialog", { name: "Appointment Details" }).waitFor();
}

/** Hours beside each other, or on a phone the days' lists. */
const daysOfCalendar = (page: Page) =>
  page
    .locator(".rbc-time-view")
    .or(page.getByRole("region", { name: /^(Today, )?\w+day, / }))
    .first();

async function showAgents(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select Agent" }).first().waitFor();
}

async function configureAgent(page: Page, agentId: string): Promise<void> {
  await page.goto(`/agents?configure=${agentId}`);
  await dialog(page).getByRole("group", { name: "Phone number" }).waitFor();
}

async function holdTestCall(page: Page): Promise<void> {
  await click(page, "New test call");
  const turns = page.getByRole("list", { name: "Turns" });
  await turns.getByText("Assistant", { exact: true }).first().waitFor();
  await page
    .getByLabel("What the caller says")
    .fill("hi it's tom brennan, could i get a clean next thursday arvo");
  await click(page, "Say it");
  await turns.getByText("Assistant", { exact: true }).nth(1).waitFor();
}

/** One caller's two conversations side by side, after a change of settings. */
async function rehearseChange(page: Page): Promise<void> {
  const panel = page.getByRole("region", { name: "Try before going live" });
  await panel.getByRole("checkbox", { name: "Book appointments" }).click();
  await panel.getByRole("button", { name: "Try the changes" }).click();
  await panel.getByRole("status").filter({ hasText: "callers passed" }).waitFor();
  await panel.getByText("Book a cleaning").first().click();
  await panel.getByRole("list", { name: /^Transcript, Your changes/ }).waitFor();
}

const ofTheExampleClinic: Omit<Scene, "who">[] = [
  { name: "dashboard", path: "/" },
  {
    name: "drawer",
    path: "/",
    narrowOnly: true,
    open: async (page) => {
      await click(page, "Open the menu");
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  },
  { name: "knowledge-base", path: "/clinic-knowledge-base" },
  {
    name: "knowledge-base-edit",
    path: "/clinic-knowledge-base",
    open: (page) => click(page, "Edit Information"),
  },
  { name: "inbox", path: "/inbox", open: (page) => page.getByText("Read the call").first().waitFor() },
  {
    name: "inbox-open",
    path: "/inbox",
    open: async (page) => {
      await page.getByRole("region", { name: "Waiting" }).getByRole("link").first().click();
      await dialog(page).getByRole("heading", { name: "Texts" }).waitFor();
    },
  },
  { name: "appointments", path: "/appointments" },
  {
    name: "appointments-nothing-found",
    path: "/appointments?search=nobody%20of%20that%20name",
    open: async (page) => {
      await page.getByPlaceholder("Search by patient name or phone...").fill("nobody of that name");
      await page.getByText("No appointments found").waitFor();
    },
  },
  {
    name: "appointments-to-settle",
    path: "/appointments?status=unsettled",
    open: (page) =>
      page
        .getByRole("checkbox", { name: /^Select/ })
        .first()
        .click(),
  },
  { name: "appointment-details", path: "/appointments", open: openFirstAppointment },
  {
    name: "appointment-cancel",
    path: "/appointments",
    open: async (page) => {
      await openFirstAppointment(page);
      await dialog(page).getByRole("button", { name: "Cancel Appointment" }).click();
      await page.getByRole("dialog", { name: "Cancel Appointment" }).waitFor();
    },
  },
  {
    name: "appointment-create",
    path: "/appointments?new=1",
    open: (page) => page.getByRole("dialog", { name: "Create Manual Appointment" }).waitFor(),
  },
  {
    name: "appointment-create-refused",
    path: "/appointments?new=1",
    open: async (page) => {
      await dialog(page).getByRole("button", { name: "Create Appointment" }).click();
      await dialog(page).locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "appointment-create-date",
    path: "/appointments?new=1",
    open: async (page) => {
      await dialog(page).getByLabel("Date").click();
      await page.getByRole("dialog", { name: "Choose a date" }).waitFor();
    },
  },
  { name: "calendar-month", path: "/appointments?tab=calendar" },
  {
    name: "calendar-week",
    path: "/appointments?tab=calendar",
    open: async (page) => {
      await page.getByRole("button", { name: "Week", exact: true }).click();
      await daysOfCalendar(page).waitFor();
    },
  },
  {
    name: "calendar-day",
    path: "/appointments?tab=calendar",
    open: async (page) => {
      await page.getByRole("button", { name: "Day", exact: true }).click();
      await daysOfCalendar(page).waitFor();
    },
  },
  { name: "patients", path: "/patients" },
  {
    name: "patient-record",
    path: "/patients",
    open: async (page) => {
      await page.getByRole("table", { name: "Patients" }).locator("tbody tr").first().click();
      await page.getByRole("list", { name: "History" }).waitFor();
    },
  },
  {
    name: "patient-duplicates",
    path: "/patients",
    open: async (page) => {
      await click(page, /^Possible duplicates/);
      await dialog(page).waitFor();
    },
  },
  { name: "patient-new", path: "/patients?new=1", open: (page) => dialog(page).waitFor() },
  {
    name: "command-palette",
    path: "/billing",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await dialog(page).getByRole("combobox").waitFor();
    },
  },
  {
    name: "keyboard-shortcuts",
    path: "/billing",
    open: async (page) => {
      await page.keyboard.press("?");
      await dialog(page).waitFor();
    },
  },
  { name: "voice-agent", path: "/ai-agent" },
  {
    name: "voice-agent-provider",
    path: "/ai-agent",
    open: async (page) => {
      await click(page, "Provider settings");
      await dialog(page).getByRole("heading", { name: "Set up a language model" }).waitFor();
    },
  },
  { name: "voice-agent-call", path: "/ai-agent", open: holdTestCall },
  { name: "voice-agent-rehearsal", path: "/ai-agent", open: rehearseChange },
  { name: "agents", path: "/agents", open: showAgents },
  {
    name: "agents-selected",
    path: "/agents",
    open: async (page) => {
      await showAgents(page);
      await click(page, "Select Agent");
      await page.getByRole("button", { name: /^Get Started with/ }).waitFor();
    },
  },
  ...["1", "2", "3", "4", "5"].map((agentId) => ({
    name: `agent-${agentId}-configure`,
    path: "/agents",
    open: (page: Page) => configureAgent(page, agentId),
  })),
  { name: "phone-numbers", path: "/phone-numbers" },
  {
    name: "phone-number-add",
    path: "/phone-numbers",
    open: async (page) => {
      await click(page, "Add Phone Number");
      await dialog(page).getByRole("button", { name: "Add Phone Number" }).click();
      await dialog(page).getByText("State is required").waitFor();
    },
  },
  { name: "logs", path: "/logs" },
  {
    name: "log-entry",
    path: "/logs?type=call",
    open: async (page) => {
      await page.getByRole("main").getByRole("row").nth(1).click();
      await page.getByRole("list", { name: "Transcript" }).waitFor();
    },
  },
  { name: "api-setup", path: "/api" },
  {
    name: "api-setup-chosen",
    path: "/api",
    open: async (page) => {
      await page.getByLabel("PMS Vendor").click();
      await page.getByRole("option", { name: "Centaur Software" }).click();
    },
  },
  { name: "api-keys", path: "/api?tab=keys" },
  {
    name: "api-response",
    path: "/api?tab=keys",
    open: async (page) => {
      await click(page, "Send Request");
      await page.getByText("200 OK").waitFor();
    },
  },
  {
    name: "api-generate-key",
    path: "/api?tab=keys",
    open: async (page) => {
      await click(page, "Generate Key");
      await dialog(page).waitFor();
    },
  },
  {
    name: "api-endpoints",
    path: "/api?tab=endpoints",
    open: (page) => page.getByText("AI agent status").first().waitFor(),
  },
  { name: "api-docs", path: "/api/docs" },
  { name: "billing", path: "/billing" },
  {
    name: "billing-invoice",
    path: "/billing",
    open: async (page) => {
      await click(page, "View upcoming invoice");
      await dialog(page).waitFor();
    },
  },
  { name: "analytics", path: "/analytics" },
  {
    name: "analytics-figure",
    // Of the present week there is nothing yet where it has just begun.
    path: `/analytics?rows=bookings&week=${aWeekAgo}`,
    open: (page) => dialog(page).getByRole("listitem").first().waitFor(),
  },
  {
    name: "analytics-tables",
    path: "/analytics",
    open: async (page) => {
      const asTable = page.getByRole("button", { name: /as a table$/ });
      await asTable.first().waitFor();
      for (const button of await asTable.all()) await button.click();
      await page.getByRole("main").getByRole("table").nth(5).waitFor();
    },
  },
  { name: "system", path: "/system" },
  { name: "not-found", path: "/nothing-here" },
];

const ofANewClinic: Omit<Scene, "who">[] = [
  { name: "account", path: "/account" },
  { name: "privacy", path: "/privacy" },
  { name: "team-setup", path: "/team-setup" },
  {
    name: "team-setup-refused",
    path: "/team-setup",
    open: (page) => click(page, /standard|start|choose|try/i),
  },
  { name: "new-dashboard", path: "/" },
  { name: "new-knowledge-base", path: "/clinic-knowledge-base" },
  { name: "new-appointments", path: "/appointments" },
  { name: "new-patients", path: "/patients" },
  { name: "new-agents", path: "/agents" },
  { name: "new-phone-numbers", path: "/phone-numbers" },
  { name: "new-logs", path: "/logs" },
  { name: "new-analytics", path: "/analytics" },
];

const ofAVisitor: Omit<Scene, "who">[] = [{ name: "sign-in", path: "/auth" }];

export const scenes: Scene[] = [
  ...ofAVisitor.map((scene) => ({ ...scene, who: "visitor" as const })),
  ...ofANewClinic.map((scene) => ({ ...scene, who: "new" as const })),
  ...[...ofTheExampleClinic, ...deskScenes].map((scene) => ({ ...scene, who: "example" as const })),
];

/** Waits until nothing on the page is still loading or moving. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], [data-skeleton]') &&
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not waited for, and each line counts by itself
      !/^Loading/m.test(document.body.innerText),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Half faded in, its colours are not its own. What turns for ever is not waited for.
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Goes to a scene and waits until nothing on it is still loading or moving. */
export async function enterScene(page: Page, scene: Scene): Promise<void> {
  await page.goto(scene.path);
  // By its tag: an open dialog takes the page behind it out of the roles.
  await page.locator("h1:visible").first().waitFor();
  await scene.open?.(page);
  await untilStill(page);
}
