import type { Page } from "@playwright/test";
import { signIn } from "../../scripts/processes/server-process.mjs";
import { type TwilioAccount, twilioAccount } from "../support/twilio-account.ts";
import { expectNoBarriers } from "./barriers.ts";
import { setSelect } from "./booking-days.ts";
import { test as base, expect } from "./fixtures.ts";

/** A server with a Twilio account that somebody else runs: a stand-in plays Twilio, its own client is on the other end. */
const operatorEmail = "operator@it.example";
const test = base.extend<object, { account: TwilioAccount }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const account = await twilioAccount();
      account.hold("+61255502000");
      account.hold("+61491570110");
      await provide(account);
      await account.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ account }, provide) =>
      provide({
        ...{ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "test-auth-token" },
        ...{ TWILIO_API_BASE_URL: account.url, OPERATOR_EMAILS: operatorEmail },
      }),
    { scope: "worker" },
  ],
});

const rowOf = (page: Page, number: string) =>
  page.getByRole("table", { name: "Phone numbers" }).locator("tbody tr").filter({ hasText: number });

async function addNumber(page: Page, number: string) {
  await page.goto("/phone-numbers");
  await page.getByRole("button", { name: "Add Phone Number" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Phone Number" });
  await expect(dialog.getByText(/forwarded to a number of this server/)).toContainText(
    "only they can buy one and give it to you",
  );
  await dialog.getByLabel("Current phone number").fill(number);
  await setSelect(page, dialog.getByLabel("State"), "New South Wales");
  await setSelect(page, dialog.getByLabel("Telephone provider"), "Telstra");
  await setSelect(page, dialog.getByLabel("Number of lines"), "1");
  await dialog.getByRole("button", { name: "Add Phone Number" }).click();
  await expect(dialog).toHaveCount(0);
}

test("a number waits until the code that rings there is entered [PHONE-2] [PHONE-3]", async ({
  signedInPage: page,
  account,
}) => {
  const number = "(02) 5550 2001";
  await addNumber(page, number);
  await expect(rowOf(page, number)).toContainText("Waiting to be connected");
  await rowOf(page, number)
    .getByRole("button", { name: `Prove that ${number} is yours` })
    .click();
  const dialog = page.getByRole("dialog", { name: "Prove Phone Number" });
  await expect(dialog.getByRole("button", { name: "Text the code" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Ring it and say the code" }).click();
  await expect(dialog.getByRole("status")).toContainText(`${number} rings now`);
  const said = account.calls.at(-1)?.Twiml.match(/code is ([\d, ]+)/)?.[1] ?? "";
  const code = said.replace(/\D/g, "");
  expect(code).toMatch(/^\d{6}$/);
  await dialog.getByLabel("Six-digit code").fill(code === "000000" ? "111111" : "000000");
  await dialog.getByRole("button", { name: "Prove Phone Number" }).click();
  await expect(dialog.getByText(/This is not the code, or it is too old/)).toBeVisible();
  await expectNoBarriers(page, { within: "[role=dialog]" });
  await dialog.getByLabel("Six-digit code").fill(code);
  await dialog.getByRole("button", { name: "Prove Phone Number" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/come here once your telephone company forwards it/).first()).toBeVisible();
  await expect(rowOf(page, number).getByRole("button", { name: /^Prove that/ })).toHaveCount(0);
});

test("whoever runs the server gives a number to a clinic and takes it back; nobody else sees the list [PHONE-3]", async ({
  signedInPage: page,
  staff,
  server,
  browser,
}) => {
  await page.goto("/phone-numbers");
  await expect(rowOf(page, "(02) 5550 4410")).toBeVisible();
  await expect(page.getByRole("region", { name: "Numbers of this server" })).toHaveCount(0);

  const { token } = await signIn(server.url, operatorEmail);
  const context = await browser.newContext({ baseURL: server.url });
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  const desk = await context.newPage();
  await desk.goto("/phone-numbers");
  const list = desk.getByRole("region", { name: "Numbers of this server" });
  await list.getByRole("button", { name: "Give 0491 570 110 to a clinic" }).click();
  const dialog = desk.getByRole("dialog", { name: "Give 0491 570 110" });
  await dialog.getByLabel("Email of an account of the clinic").fill("nobody@clinic.example");
  await dialog.getByRole("button", { name: "Give Number" }).click();
  await expect(dialog.getByText("Nobody has signed in here with this email address.")).toBeVisible();
  await dialog.getByLabel("Email of an account of the clinic").fill(staff.user.email);
  await dialog.getByRole("button", { name: "Give Number" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(list).toContainText(staff.user.email);
  await expect(rowOf(page, "0491 570 110")).toContainText("In progress");

  await list.getByRole("button", { name: "Take back 0491 570 110" }).click();
  await expect(list.getByRole("button", { name: "Give 0491 570 110 to a clinic" })).toBeVisible();
  await expect(rowOf(page, "0491 570 110")).toContainText("Waiting to be connected");
  await context.close();
});

test("whoever runs the server sees what clinics use in a day and raises a limit, which the clinic then reads [PHONE-3]", async ({
  signedInPage: page,
  staff,
  server,
  browser,
}) => {
  await page.goto("/phone-numbers");
  const own = page.getByRole("region", { name: "Limits for a day" });
  await expect(own).toContainText("Text messages: 0 of 30 today");
  await expect(own).toContainText("Whoever runs this server can raise them");
  await expect(own.getByRole("button")).toHaveCount(0);

  const { token } = await signIn(server.url, operatorEmail);
  const context = await browser.newContext({ baseURL: server.url });
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  const desk = await context.newPage();
  await desk.goto("/phone-numbers");
  const all = desk.getByRole("region", { name: "Limits for a day" });
  await all.getByRole("button", { name: `Change limit of Text messages for ${staff.user.email}` }).click();
  const dialog = desk.getByRole("dialog", { name: "Limit of Text messages" });
  await dialog.getByLabel("How many a day").fill("80");
  await dialog.getByRole("button", { name: "Save Limit" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(own).toContainText("Text messages: 0 of 80 today");
  await context.close();
});
