import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startServer } from "../../scripts/processes/server-process.mjs";
import { expect, test } from "./fixtures.ts";
import { holdAnswer } from "./held-answer.ts";

const email = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@clinic.example`;
const notice = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);
const signInAs = async (page: Page, address: string) => {
  await page.getByLabel("Email").fill(address);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
};
/** The text of the browser's own message box that `act` opens. */
async function alertOf(page: Page, act: () => Promise<void>): Promise<string> {
  const opened = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await act();
  return opened;
}

test("asks for one email address that the browser checks [AUTH-1]", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(1);
  const field = page.getByLabel("Email");
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("required", "");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await signInAs(page, "not an address");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  expect(calls.filter((url) => url.includes("/auth/login"))).toEqual([]);
});

test("says 'Signing in...' while it waits [AUTH-1]", async ({ page }) => {
  await page.goto("/auth");
  const answer = await holdAnswer(page, "**/auth/login");
  await signInAs(page, email("slow"));
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  answer.release();
  await expect(page).toHaveURL(/team-setup/);
});

test("announces Google and sign-up for later [AUTH-2]", async ({ page }) => {
  await page.goto("/auth");
  const google = page.getByRole("button", { name: "Sign in with Google" });
  expect(await alertOf(page, () => google.click())).toMatch(/Google.*coming soon/);
  const signUp = page.getByText("Don't have an account?");
  expect(await alertOf(page, () => signUp.click())).toMatch(/sign-up.*coming soon/i);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("leads a new user to team setup and a known one to the dashboard, and greets both [AUTH-3] [AUTH-5]", async ({
  page,
}) => {
  const address = email("jane.doe");
  await page.goto("/auth");
  const call = page.waitForRequest("**/auth/login");
  await signInAs(page, address);
  expect((await call).postDataJSON()).toEqual({ email: address });
  await expect(page).toHaveURL(/\/team-setup$/);
  await expect(notice(page, "Login successful")).toBeVisible();
  await expect(notice(page, "Welcome to the product, Jane Doe")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await signInAs(page, address);
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
  await expect(notice(page, "Welcome back, Jane Doe")).toBeVisible();
});

test("returns to the page first asked for [ROUTE-7]", async ({ page, staff }) => {
  await page.goto("/appointments?tab=calendar");
  await signInAs(page, staff.user.email);
  await expect(page.getByRole("heading", { name: "Appointment Management" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?tab=calendar");
});

test("says why a sign-in failed [AUTH-6]", async ({ page }) => {
  await page.goto("/auth");
  await page.route("**/auth/login", (route) => route.fulfill({ status: 500, body: "the roof is on fire" }));
  await signInAs(page, email("unlucky"));
  await expect(notice(page, "Login failed")).toBeVisible();
  await expect(notice(page, "500: the roof is on fire")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("says 'Invalid credentials' when a sign-in failed without a word [AUTH-6]", async ({ page }) => {
  await page.goto("/auth");
  await page.route("**/auth/login", (route) => route.abort());
  await signInAs(page, email("unheard"));
  await expect(notice(page, "Login failed")).toBeVisible();
  await expect(notice(page, "Invalid credentials")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("logs out: revokes the token, forgets it and what was loaded, and says so [AUTH-5] [AUTH-7] [SIDE-2]", async ({
  signedInPage: page,
  staff,
}) => {
  await page.goto("/logs");
  const answer = await holdAnswer(page, "**/auth/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Logging out..." })).toBeVisible();
  answer.release();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(notice(page, "Logged out").first()).toBeVisible();
  await expect(notice(page, "You have been successfully logged out")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  expect((await staff.call("GET", "/api/user")).status).toBe(401);
});

test("logs out whoever leaves the page right after pressing the button [AUTH-7]", async ({
  signedInPage: page,
  staff,
}) => {
  await page.goto("/logs");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.goto("/logs");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect.poll(async () => (await staff.call("GET", "/api/user")).status).toBe(401);
});

test("keeps the session when a page is left before it has loaded [AUTH-7]", async ({
  signedInPage: page,
}) => {
  for (const _time of [1, 2, 3]) {
    await Promise.all([page.waitForRequest("**/api/user"), page.goto("/", { waitUntil: "commit" })]);
  }
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
});

test("keeps the session when the server is away while a page loads, and shows the page when it is back [AUTH-7]", async ({
  signedInPage: page,
}) => {
  await page.route("**/api/user", (route) => route.fulfill({ status: 503, body: "starting" }));
  await page.goto("/logs");
  await expect(page.getByText("We can't reach the server. Trying again…")).toBeVisible();
  await page.unroute("**/api/user");
  await expect(page.getByRole("heading", { name: "Logs" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test("ends the session on the screen when the token has died elsewhere [AUTH-7]", async ({
  signedInPage: page,
  staff,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
  await staff.call("POST", "/auth/logout");
  // An answer still on its way may find it out before the press does, and then the link is gone already.
  const toLogs = page.getByRole("navigation").getByRole("link", { name: "Logs" });
  await toLogs.evaluateAll((links) => {
    for (const link of links) (link as HTMLElement).click();
  });
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test.describe("with one-time codes", () => {
  const folder = mkdtempSync(join(tmpdir(), "enamel-e2e-code-"));
  let server: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder, AUTH_MODE: "code", SIGN_UP: "open" });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  /** A server without a mail host prints the code. */
  const codeFor = async (address: string) => {
    const found = () => new RegExp(`Sign-in code for ${address}: (\\d{6})`).exec(server.output())?.[1] ?? "";
    await expect.poll(found).toMatch(/^\d{6}$/);
    return found();
  };

  test("asks for the six digits from the email, refuses wrong ones, takes the right ones [AUTH-8]", async ({
    page,
  }) => {
    await page.goto(`${server.url}/auth`);
    await signInAs(page, "casey@clinic.example");
    const field = page.getByLabel("Six-digit code");
    await expect(field).toBeFocused();
    const code = await codeFor("casey@clinic.example");
    await field.fill(code === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(notice(page, "Login failed")).toBeVisible();
    await field.fill(code);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(/\/team-setup$/);
    await expect(notice(page, "Login successful")).toBeVisible();
  });

  test("says why a registration failed, and something when there is no reason [AUTH-6]", async ({ page }) => {
    await page.goto(`${server.url}/auth`);
    await page.waitForResponse("**/auth/options");
    await page.getByText("Don't have an account?").click();
    await page.getByLabel("Email").fill("sam@clinic.example");
    for (const [answer, sentence] of [
      [{ status: 500, body: "the roof is on fire" }, "500: the roof is on fire"],
      [null, "Unable to create account"],
    ] as const) {
      await page.unroute("**/auth/register");
      await page.route("**/auth/register", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(notice(page, "Registration failed")).toBeVisible();
      await expect(notice(page, sentence)).toBeVisible();
    }
  });

  test("opens registration where it is enabled [AUTH-2] [AUTH-4] [AUTH-5]", async ({ page }) => {
    await page.goto(`${server.url}/auth`);
    await page.waitForResponse("**/auth/options");
    await page.getByText("Don't have an account?").click();
    await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
    await page.getByLabel("Email").fill("robin@clinic.example");
    await page.getByLabel("Your name").fill("Robin Example");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByLabel("Six-digit code").fill(await codeFor("robin@clinic.example"));
    await page.keyboard.press("Enter");
    await expect(notice(page, "Registration successful")).toBeVisible();
    await expect(page).toHaveURL(/\/team-setup$/);
  });
});

test.describe("where one account exists and others can reach the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "enamel-e2e-closed-"));
  let server: Awaited<ReturnType<typeof startServer>>;
  test.beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder, AUTH_MODE: "code" });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("says to a stranger how to get in, and opens nothing [AUTH-8] [AUTH-2]", async ({ page, browser }) => {
    await page.goto(`${server.url}/auth`);
    await signInAs(page, "owner@clinic.example");
    const sent = () => /Sign-in code for owner@clinic.example: (\d{6})/.exec(server.output())?.[1] ?? "";
    await expect.poll(sent).toMatch(/^\d{6}$/);
    await page.getByLabel("Six-digit code").fill(sent());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/team-setup$/);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`${server.url}/auth`);
    const help = stranger.getByText("Ask whoever runs Enamel at your clinic to let you in.");
    await expect(help).toBeVisible();
    const signUp = stranger.getByText("Don't have an account?");
    expect(await alertOf(stranger, () => signUp.click())).toMatch(
      /sign-up.*coming soon.*whoever runs Enamel/i,
    );
    await signInAs(stranger, "stranger@elsewhere.example");
    await expect(stranger.getByLabel("Six-digit code")).toBeVisible();
    await expect(help).toBeVisible();
    expect(server.output()).not.toContain("stranger@elsewhere.example");
    await stranger.context().close();
  });
});
