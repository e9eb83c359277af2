import type { Page } from "@playwright/test";
import type { Scene } from "./scenes.ts";

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Presses a button and waits for the dialog that it opens. */
const opening = (button: string | RegExp, name: string | RegExp) => async (page: Page) => {
  await press(page, button);
  await dialog(page, name).waitFor();
};

async function openDetails(page: Page): Promise<void> {
  const rows = page.getByRole("main").getByRole("listitem").filter({ hasText: "Confirmed" });
  await rows.first().getByRole("button").first().click();
  await dialog(page, "Appointment Details").waitFor();
}

/** The dialogs of the book, and the pages of those who work with it. */
export const deskScenes: Omit<Scene, "who">[] = [
  {
    name: "appointments-requests",
    path: "/appointments?status=requested",
    open: (page) =>
      page
        .getByRole("checkbox", { name: /^Select all/ })
        .first()
        .click(),
  },
  {
    name: "appointment-edit",
    path: "/appointments",
    open: async (page) => {
      await openDetails(page);
      await opening("Edit", "Edit Appointment")(page);
    },
  },
  {
    name: "appointment-reschedule",
    path: "/appointments",
    open: async (page) => {
      await openDetails(page);
      await opening("Reschedule", "Reschedule Appointment")(page);
    },
  },
  { name: "walk-in", path: "/appointments", open: opening("Walk-in", "Walk-in") },
  {
    name: "block-time",
    path: "/appointments?tab=calendar&view=day",
    open: opening("Block time", "Block time"),
  },
  {
    name: "calendar-day-practitioners",
    path: "/appointments?tab=calendar&view=day&by=practitioner",
    open: (page) => page.locator(".appointment-calendar, [data-day-list]").first().waitFor(),
  },
  { name: "people", path: "/people" },
  {
    name: "person-edit",
    path: "/people",
    open: opening(/^Edit Dr/, /^Edit Dr/),
  },
  { name: "person-leave", path: "/people", open: opening(/^Leave of Dr/, /^Leave of/) },
  { name: "people-treatments", path: "/people?tab=treatments" },
  {
    name: "treatment-edit",
    path: "/people?tab=treatments",
    open: opening(/^Edit /, /^Edit /),
  },
  { name: "people-chairs", path: "/people?tab=chairs" },
  { name: "team", path: "/team" },
  { name: "team-invite", path: "/team", open: opening("Invite", "Invite somebody") },
  { name: "import", path: "/patients/import" },
];
