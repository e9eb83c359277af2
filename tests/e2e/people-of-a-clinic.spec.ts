import type { Page } from "@playwright/test";
import { startServer } from "../../scripts/processes/server-process.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";

const folder = quickFolder("enamel-e2e-people-");
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path, AUTH_MODE: "code" });
});
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** A server without a mail host prints what it would send. */
async function printed(pattern: RegExp): Promise<string> {
  const found = () => [...server.output().matchAll(pattern)].at(-1)?.[1] ?? "";
  await expect.poll(found).not.toBe("");
  return found();
}
const codeFor = (address: string) => printed(RegExp(`Sign-in code for ${address}: (\\d{6})`, "g"));

async function enterCode(page: Page, address: string) {
  await page.getByLabel("Six-digit code").fill(await codeFor(address));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("an owner invites a receptionist, who signs in by code, sees the clinic and is refused its settings [TEAM-5] [AUTH-9]", async ({
  browser,
}) => {
  const owner = await (await browser.newContext({ baseURL: server.url })).newPage();
  await owner.goto("/auth");
  await owner.getByLabel("Email").fill("olivia@clinic.example");
  await owner.getByRole("button", { name: "Sign In", exact: true }).click();
  await enterCode(owner, "olivia@clinic.example");
  await expect(owner).toHaveURL(/team-setup/);

  await owner.goto("/team");
  await expect(owner.getByRole("combobox", { name: "Role of Olivia" })).toBeDisabled();
  await owner.getByRole("button", { name: "Invite" }).click();
  const dialog = owner.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Email").fill("rosa@clinic.example");
  await dialog.getByLabel("Name").fill("Rosa Lim");
  // No mail server here: nothing is said to be sent, but where the link is.
  await expect(dialog).toContainText("This server sends no email");
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByText("rosa@clinic.example").first()).toBeVisible();

  const guest = await (await browser.newContext({ baseURL: server.url })).newPage();
  const addresses: string[] = [];
  guest.on("request", (request) => addresses.push(request.url()));
  const token = await printed(/\/invitation#([\w-]{43})/g);
  await guest.goto(`/invitation#${token}`);
  await expect(guest.getByText("Olivia invites you to work here. Your role: Reception.")).toBeVisible();
  await expectNoBarriers(guest);
  await guest.getByRole("button", { name: "Accept and sign in" }).click();
  await enterCode(guest, "rosa@clinic.example");
  const sidebar = guest.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText("Rosa Lim")).toBeVisible();
  await expect(sidebar.getByText("Reception", { exact: true })).toBeVisible();
  expect(addresses.filter((address) => new URL(address).pathname.includes(token))).toEqual([]);

  await expect(sidebar.getByRole("link", { name: "Appointments" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Team" })).toHaveCount(0);
  await guest.goto("/clinic-knowledge-base");
  await expect(guest.getByText("Your role here is Reception: you can look at this page")).toBeVisible();
  await guest.goto("/team");
  await expect(guest.getByText("This page is not for your role")).toBeVisible();

  await expect(owner.getByText("Rosa Lim")).toBeVisible();
  await expectNoBarriers(owner);
  await owner.getByRole("combobox", { name: "Role of Rosa Lim" }).click();
  await owner.getByRole("option", { name: "Manager" }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  const signOut = owner.getByRole("button", { name: "Sign Rosa Lim out" });
  await signOut.click();
  await expect(owner.getByText("Rosa Lim was signed out on every device").first()).toBeVisible();
  await expect(signOut).toBeDisabled();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expectNoBarriers(owner);

  await owner.getByRole("button", { name: "Remove Rosa Lim" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(owner.getByText("Rosa Lim", { exact: true })).toHaveCount(0);

  await guest.goto(`/invitation#${token}`);
  await expect(guest.getByRole("heading", { name: "This invitation is over" })).toBeVisible();
});
