import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "../../scripts/processes/server-process.mjs";
import { type GoogleStandIn, googleClient, startGoogleStandIn } from "../support/google-stand-in.ts";
import { expect, test } from "./fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "enamel-e2e-google-"));
let google: GoogleStandIn;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  google = await startGoogleStandIn();
  server = await startServer({
    ...{ DATA_DIR: folder, AUTH_MODE: "google", SIGN_UP: "open", GOOGLE_ISSUER_URL: google.origin },
    ...{ GOOGLE_CLIENT_ID: googleClient.id, GOOGLE_CLIENT_SECRET: googleClient.secret },
  });
});
test.afterAll(async () => {
  await server.stop();
  await google.close();
  rmSync(folder, { recursive: true, force: true });
});
test.afterEach(() => Object.assign(google.state, { wrong: {}, refusal: null, down: [] }));

const notice = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);
const press = (page: Page) => page.getByRole("button", { name: "Sign in with Google" }).click();
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

test("signs in with Google where a client is configured, and leaves no code in the address [AUTH-2] [AUTH-5] [ROUTE-7]", async ({
  page,
}) => {
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  await page.goto(`${server.url}/auth`);
  await press(page);
  await expect(page).toHaveURL(/\/team-setup$/);
  await expect(notice(page, "Login successful")).toBeVisible();
  await expect(notice(page, "Welcome to the product, Jane Doe!")).toBeVisible();
  const token = await tokenOf(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(visited.join(" ")).not.toContain(token ?? "");
  expect(await page.context().cookies()).toEqual([]);
  // Neither is behind the page: going back does not bring the code again.
  await page.goBack();
  expect(page.url()).not.toContain("code=");

  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.goto(`${server.url}/appointments?tab=calendar`);
  await press(page);
  await expect(page.getByRole("heading", { name: "Appointment Management" })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/appointments?tab=calendar`);
  await expect(notice(page, "Welcome back, Jane Doe!")).toBeVisible();
});

for (const [what, spoil, sentence] of [
  [
    "was cancelled there",
    () => (google.state.refusal = "access_denied"),
    "The sign-in was cancelled at Google.",
  ],
  [
    "brings an unverified address",
    () => (google.state.wrong = { claims: { email_verified: false } }),
    "Google has not verified the email address of this account, so it cannot sign in here.",
  ],
  [
    "brings a token for somebody else",
    () => (google.state.wrong = { claims: { aud: "other.apps.example" } }),
    "What came back from Google could not be verified, so nobody was signed in. Please start again.",
  ],
  [
    "breaks off",
    () => (google.state.down = ["/token"]),
    "Google cannot be reached right now. Try again in a moment.",
  ],
] as const)
  test(`a sign-in with Google that ${what} leads back with a sentence, and can be tried again [AUTH-2] [AUTH-6]`, async ({
    page,
  }) => {
    await page.goto(`${server.url}/auth?next=%2Flogs`);
    spoil();
    await press(page);
    await expect(notice(page, "Login failed")).toBeVisible();
    await expect(notice(page, sentence)).toBeVisible();
    expect(page.url()).toBe(`${server.url}/auth?next=%2Flogs`);
    expect(await tokenOf(page)).toBeNull();
    Object.assign(google.state, { wrong: {}, refusal: null, down: [] });
    await press(page);
    await expect(page).toHaveURL(/\/(logs|team-setup)$/);
  });

test("an address that somebody else's browser brought from Google signs nobody in [AUTH-2]", async ({
  page,
}) => {
  await page.goto(`${server.url}/auth?code=4%2Fstolen&state=stolen&next=https%3A%2F%2Felsewhere.example`);
  await expect(notice(page, "Login failed")).toBeVisible();
  await expect(
    notice(page, "This sign-in with Google is over or was used already. Please start again."),
  ).toBeVisible();
  expect(page.url()).toBe(`${server.url}/auth`);
  expect(await tokenOf(page)).toBeNull();
});

test("never goes to another site after a sign-in with Google [AUTH-2] [ROUTE-7]", async ({ page }) => {
  google.state.person = { ...google.state.person, sub: "2", email: "robin@clinic.example" };
  await page.goto(`${server.url}/auth`);
  await press(page);
  await expect(page).toHaveURL(/\/team-setup$/);
  await page.getByRole("button", { name: "Logout" }).first().click();
  await page.goto(`${server.url}/auth?next=${encodeURIComponent("//elsewhere.example")}`);
  await press(page);
  await expect(page).toHaveURL(`${server.url}/`);
});

test("sends who types an address to Google, where Google alone signs in [AUTH-8]", async ({ page }) => {
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill("sam@clinic.example");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(notice(page, "Login failed")).toBeVisible();
  await expect(
    notice(page, "This server signs in with Google only. Press 'Sign in with Google'."),
  ).toBeVisible();
});
