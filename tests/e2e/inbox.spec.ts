import type { Page } from "@playwright/test";
import { ringAsBrowser } from "../support/browser-caller.ts";
import { expectNoBarriers } from "./barriers.ts";
import { weekdayIn } from "./booking-days.ts";
import { test as base, expect } from "./fixtures.ts";

interface Callers {
  /** Rings the clinic, says these things and hangs up; what it leaves is real. */
  ring: (from: string, ...words: string[]) => Promise<void>;
}

const test = base.extend<Callers>({
  ring: async ({ server, staff, knowledgeBase: _ }, provide) => {
    await provide(async (from, ...words) => {
      const caller = await ringAsBrowser({ ...staff, url: server.url }, { from, isReal: true });
      for (const line of words) await caller.say(line);
      await caller.hangUp();
    });
  },
});

const grace = "+61491570156";
const invoice = ["could somebody ring me back about an invoice please", "grace walker", "yes that's right"];
const chipped = ["could somebody ring me back, i've chipped a front tooth", "noah patel", "yes that's right"];

const list = (page: Page) => page.getByRole("region", { name: "Waiting", exact: true });
const rows = (page: Page) => list(page).locator("[data-task]");
const rowOf = (page: Page, words: string) => rows(page).filter({ hasText: words });

test("a ring-back says who, on which number and what about, urgent ones first, the call one click away [DASH-7]", async ({
  signedInPage: page,
  ring,
}) => {
  await ring("+61491570110", ...chipped);
  await ring(grace, ...invoice);
  await page.goto("/");
  const badge = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Inbox/ });
  await expect(badge).toContainText("2 waiting");
  await badge.click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("chipped a front tooth");
  await expect(rows(page).first()).toContainText("Urgent");
  const row = rowOf(page, "Grace Walker");
  await expect(row).toContainText("0491 570 156");
  await expect(row).toContainText("invoice");
  await expect(row.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", `tel:${grace}`);
  await expectNoBarriers(page);
  await row.getByRole("link", { name: "Read the call" }).click();
  await expect(page.getByRole("list", { name: "Transcript" })).toContainText("invoice");
});

test("a row that is done stays under the pointer, says so and can be taken back; then it makes way [DASH-7]", async ({
  signedInPage: page,
  ring,
}) => {
  await ring("+61491570110", ...chipped);
  await ring(grace, ...invoice);
  await page.goto("/inbox");
  const [first, second] = [rows(page).first(), rows(page).nth(1)];
  await first.getByRole("button", { name: /^Done/ }).click();
  const undo = first.getByRole("button", { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(second).toContainText("Grace Walker");
  // A second press in the same place hits nobody else.
  await undo.click();
  await expect(first.getByRole("button", { name: /^Done/ })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await first.getByRole("button", { name: /^Done/ }).click();
  await expect(undo).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(rows(page)).toHaveCount(1, { timeout: 10_000 });
  await page.getByRole("tab", { name: "Done" }).click();
  const done = page.getByRole("region", { name: /^Done/ }).locator("[data-task]");
  await expect(done).toContainText(/chipped a front tooth/);
  await done.getByRole("button", { name: /^Not done/ }).click();
  await page.getByRole("tab", { name: "Open" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("without a mouse: walk, give to oneself, snooze, done, undo and reply [DASH-7]", async ({
  signedInPage: page,
  staff,
  ring,
}) => {
  await ring("+61491570110", ...chipped);
  await ring(grace, ...invoice);
  await page.goto("/inbox");
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(rows(page).first().getByRole("link").first()).toBeFocused();
  await page.keyboard.press("a");
  await page.getByRole("menuitem", { name: /^Me / }).press("Enter");
  await expect(rows(page).first()).toContainText(`For ${staff.user.username}`);
  await page.keyboard.press("k");
  await page.keyboard.press("s");
  await page.getByRole("menuitem", { name: /^For an hour/ }).press("Enter");
  await expect(rows(page).first()).toContainText("Snoozed until");
  await page.keyboard.press("z");
  await expect(rows(page).first()).not.toContainText("Snoozed until");
  await page.keyboard.press("e");
  await expect(
    rows(page)
      .first()
      .getByRole("button", { name: /^Undo: / }),
  ).toBeVisible();
  await expect(rowOf(page, "Grace Walker").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Reply by text")).toBeFocused();
  await page.keyboard.type("We will ring you at four.");
  await page.getByRole("button", { name: "Send text" }).press("Enter");
  const texts = page.getByRole("dialog").getByRole("list", { name: "Texts" });
  await expect(texts.getByRole("listitem")).toContainText("We will ring you at four.");
  await expect(page.getByLabel("Reply by text")).toHaveValue("");
});

test("what one cause left is one row: tried again together, or done together [DASH-7]", async ({
  signedInPage: page,
  staff,
}) => {
  const connected = await staff.call("POST", "/api/pms/connection", {
    ...{ environment: "staging", deploymentType: "cloud", pmsVendor: "centaur" },
    ...{ pmsProduct: "dental4windows", pmsId: "SANDBOX-REFUSED", practiceName: "Harbour Street Dental" },
  });
  expect(connected.status).toBe(200);
  for (const requestedTime of ["10:00", "11:00", "12:00"]) {
    const booked = await staff.call("POST", "/api/appointments", {
      ...{ requestedDate: weekdayIn(7), requestedTime },
      patientDetails: { name: `Patient at ${requestedTime}`, phone: "0491 575 789", email: "" },
    });
    expect(booked.status).toBe(201);
  }
  await page.goto("/inbox");
  await expect(list(page)).toContainText("and 2 more like this");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link").first().click();
  const alike = page.getByRole("dialog").getByRole("list", { name: /of this kind/ });
  await expect(alike.getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await rows(page).getByRole("button", { name: /^Done/ }).click();
  await expect(rows(page).getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.getByRole("tab", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: /^Done/ }).locator("[data-task]")).toHaveCount(3);
});

test("an inbox with nothing in it says what comes there [DASH-7]", async ({ signedInPage: page }) => {
  await page.goto("/inbox");
  await expect(list(page)).toContainText("Nothing is waiting for you");
  await page.getByRole("tab", { name: "Snoozed" }).click();
  await expect(page.getByText("Nothing is snoozed")).toBeVisible();
});
