import type { CDPSession, Page } from "@playwright/test";
import { signIn } from "../../scripts/processes/server-process.mjs";
import { expect, test } from "./fixtures.ts";

/** Passkeys belong to a name: the server's own address under `localhost`. */
const named = (url: string) => url.replace("127.0.0.1", "localhost");

/** A device of Chromium's own that keeps passkeys and always knows its user. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: false },
    },
  });
  return { cdp, authenticatorId };
}

const panel = (page: Page, name: string) => page.getByRole("region", { name });

test("a passkey is added, signs in without a word typed, and signs in no more once it is removed [AUTH-9]", async ({
  page,
  server,
  staff,
}) => {
  const { cdp, authenticatorId } = await addDevice(page);
  const isPresent = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await page.addInitScript((token) => {
    if (sessionStorage.getItem("signed-in") !== null) return;
    sessionStorage.setItem("signed-in", "once");
    localStorage.setItem("token", token);
  }, staff.token);
  await page.goto(`${named(server.url)}/`);
  await page.getByRole("link", { name: staff.user.username }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();

  const passkeys = panel(page, "Passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Desk computer");
  await isPresent(true);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(passkeys.getByText("Desk computer")).toBeVisible();
  await expect(passkeys.getByText("not used yet")).toBeVisible();
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);

  // By the suggestions under the email field, which this device answers by itself.
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText(`Welcome back, ${staff.user.username}!`).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();

  // By the button, in a browser that has no such suggestions.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.reload();
  await page.getByRole("button", { name: "Logout" }).click();
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();

  await page.goto(`${named(server.url)}/account`);
  await expect(passkeys.getByText(/last used/)).toBeVisible();
  await passkeys.getByRole("button", { name: "Rename Desk computer" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Old laptop");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await passkeys.getByRole("button", { name: "Remove Old laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByText("Old laptop")).toBeHidden();
  await page.getByRole("button", { name: "Logout" }).click();
  await button.click();
  await expect(page.getByText("This passkey is not known here any more.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("a browser that cannot use passkeys is told so when asked, and no sign-in is called failed before [AUTH-9]", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    navigator.credentials.get = async () => {
      document.documentElement.dataset.asked = "yes";
      throw new DOMException("The operation is not supported.", "NotSupportedError");
    };
  });
  await page.goto(`${named(server.url)}/auth`);
  await expect(page.locator("html[data-asked]")).toBeAttached();
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(button).toBeVisible();
  await expect(page.getByText("Login failed")).toHaveCount(0);
  await button.click();
  await expect(page.getByText("Passkeys do not work in this browser").first()).toBeVisible();
  await expect(page.getByText("Login failed")).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test("the WebAuthn code comes neither with the first page nor with the sign-in page's own [AUTH-9]", async ({
  page,
  server,
}) => {
  const urls: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") urls.push(response.url());
  });
  await page.route("**/auth/options", (route) => route.abort());
  await page.goto(`${server.url}/auth`);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls)
    expect(await (await page.request.get(url)).text()).not.toContain("ERROR_CEREMONY_ABORTED");
});

test("where the address is a number, the page says where passkeys work, and sign-in offers none [AUTH-9]", async ({
  signedInPage: page,
  server,
}) => {
  await page.goto("/account");
  await expect(panel(page, "Passkeys")).toContainText(`Open Enamel at ${named(server.url)} to use them`);
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeHidden();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
});

test("shows where somebody is signed in, ends one, and signs out everywhere [AUTH-8] [AUTH-9]", async ({
  signedInPage: page,
  staff,
  server,
}) => {
  const elsewhere = await signIn(server.url, staff.user.email);
  const further = await signIn(server.url, staff.user.email);
  await page.goto("/account");
  const signIns = panel(page, "Where you are signed in");
  await expect(signIns.getByRole("listitem")).toHaveCount(3);
  await expect(signIns.getByText("This one")).toHaveCount(1);
  await signIns
    .getByRole("button", { name: /^Sign out (?!everywhere)/ })
    .first()
    .click();
  await expect(signIns.getByRole("listitem")).toHaveCount(2);
  const left = await Promise.all([elsewhere, further].map(({ call }) => call("GET", "/api/user")));
  expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);

  await signIns.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByText("You have been signed out everywhere").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  for (const { call } of [staff, elsewhere, further])
    expect((await call("GET", "/api/user")).status).toBe(401);
});

test("one's own name changes on the page and in the sidebar at once [AUTH-9]", async ({
  signedInPage: page,
}) => {
  await page.goto("/account");
  await page.getByRole("textbox", { name: "Name" }).fill("Dr Jane O'Neil");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("link", { name: /Dr Jane O'Neil/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Dr Jane O'Neil");
});
