import type { Page } from "@playwright/test";
import { expectNotice, setSelect, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const response = (page: Page) => page.getByRole("region", { name: "Response" });

async function fillSetup(
  page: Page,
  vendor: string,
  product: string,
  identifier: [label: string, id: string],
) {
  await setSelect(page, field(page, "Environment"), "Production");
  await setSelect(page, field(page, "Deployment Type"), "Self-hosted (On-premise)");
  await setSelect(page, field(page, "PMS Vendor"), vendor);
  await setSelect(page, field(page, "PMS Product"), product);
  await field(page, identifier[0]).fill(identifier[1]);
  await field(page, "Practice Name (for verification)").fill("Harbour Street Dental");
}

test("has an indicator, three tabs and four numbered cards; Connect waits until all is filled in [API-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api");
  await expect(page.getByRole("tab")).toHaveText([
    "PMS Integration Setup",
    "API Keys",
    "Testing & Endpoints",
  ]);
  for (const [index, title] of [
    "Environment Detection",
    "PMS Identification",
    "PMS-Specific Data Collection",
    "Halo GUID Retrieval",
  ].entries())
    await expect(page.getByRole("heading", { level: 2, name: `${index + 1} ${title}` })).toBeVisible();
  await expect(page.getByText("Not Connected")).toHaveCount(2);
  await field(page, "Environment").click();
  await expect(page.getByRole("option")).toHaveText(["Staging", "Production"]);
  await page.keyboard.press("Escape");
  await field(page, "Deployment Type").click();
  await expect(page.getByRole("option")).toHaveText(["Cloud-hosted", "Self-hosted (On-premise)"]);
  await page.keyboard.press("Escape");
  await expect(button(page, "Connect")).toBeDisabled();
  await fillSetup(page, "Zedmed", "Zedmed", ["Zedmed ID", "ZED-1234"]);
  await expect(button(page, "Connect")).toBeEnabled();
  await field(page, "Practice Name (for verification)").fill("");
  await expect(button(page, "Connect")).toBeDisabled();
  await field(page, "Practice Name (for verification)").fill("  ");
  await button(page, "Connect").click();
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await expect(page.getByText("Connection Failed")).toHaveCount(2);
});

test("products, identifier, hints, warning and issues follow the vendor [API-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api");
  await expect(field(page, "PMS ID")).toBeVisible();
  await field(page, "PMS Vendor").click();
  await expect(page.getByRole("option")).toHaveText(["Best Practice", "Centaur Software", "Zedmed"]);
  await page.keyboard.press("Escape");
  const warning = page.getByText("Use the parent CRN, not a branch CRN.");
  const issues = page.getByRole("listitem");
  for (const [vendor, products, label, hint] of [
    ["Best Practice", ["BP Premier"], "BP Site ID", "A number, in Help > About, bottom left"],
    [
      "Centaur Software",
      ["Dental4Windows", "Dental4Web"],
      "Centaur CRN",
      "In Help > About > Technical Support",
    ],
    ["Zedmed", ["Zedmed"], "Zedmed ID", "Looks like ZED-1234"],
  ] as const) {
    await setSelect(page, field(page, "PMS Vendor"), vendor);
    await field(page, "PMS Product").click();
    await expect(page.getByRole("option")).toHaveText([...products]);
    await page.keyboard.press("Escape");
    await expect(field(page, label)).toBeVisible();
    await expect(page.getByText(hint)).toBeVisible();
    const isCentaur = vendor === "Centaur Software";
    await expect(warning).toHaveCount(isCentaur ? 1 : 0);
    await expect(issues.filter({ hasText: "Branch CRN instead of parent" })).toHaveCount(isCentaur ? 1 : 0);
    for (const issue of [
      "Invalid CRN/Site ID",
      "Practice not enabled by the PMS vendor",
      "Network/API errors",
    ])
      await expect(issues.filter({ hasText: issue })).toHaveCount(1);
  }
  await expect(page.getByText("e.g. 2024.1")).toBeVisible();
});

test("connects within two seconds, shows the summary, and is still connected after a reload [API-1] [API-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api");
  await fillSetup(page, "Centaur Software", "Dental4Web", ["Centaur CRN", "CRN-204418"]);
  const began = performance.now();
  await button(page, "Connect").click();
  await expect(page.getByRole("button", { name: "Connecting..." })).toBeDisabled();
  await expect(page.getByText("Connecting...", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Integration Complete" })).toBeVisible();
  expect(performance.now() - began).toBeGreaterThan(1_900);
  const summary = page.getByRole("region", { name: "Integration Complete" });
  for (const fact of ["Production", "Self-hosted (On-premise)", "Centaur Software, Dental4Web"])
    await expect(summary.getByText(fact)).toBeVisible();
  await expect(summary.getByText(/^halo-\d{13}$/)).toBeVisible();
  await expect(summary.getByText("Sandbox", { exact: true })).toBeVisible();
  await expect(summary).toContainText("no booking reaches your practice");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Integration Complete" })).toBeVisible();
  await expect(button(page, "Reconnect")).toBeEnabled();
  await expect(field(page, "Centaur CRN")).toHaveValue("CRN-204418");
});

test("a branch's CRN fails with the reason, and the parent's connects then [API-1] [API-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api");
  await fillSetup(page, "Centaur Software", "Dental4Windows", ["Centaur CRN", "CRN-204418-2"]);
  await button(page, "Connect").click();
  await expect(page.getByText("Failed to connect to PMS. Please verify your credentials.")).toBeVisible();
  await expect(page.getByText("This is the CRN of a branch.")).toBeVisible();
  await expect(page.getByText("Connection Failed")).toHaveCount(2);
  await field(page, "Centaur CRN").fill("CRN-204418");
  await button(page, "Connect").click();
  await expect(page.getByText("Failed to connect")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Integration Complete" })).toBeVisible();
});

test("'Sync with PMS' says what changed once a practice is connected [API-4] [DASH-4]", async ({
  signedInPage: page,
  staff,
  knowledgeBase: _clinic,
}) => {
  const practice = { pmsId: "12345", practiceName: "Harbour Street Dental", pmsVersion: "" };
  const form = { environment: "staging", deploymentType: "cloud", pmsVendor: "best-practice" };
  await staff.call("POST", "/api/pms/connection", { ...form, ...practice, pmsProduct: "bp-premier" });
  const patientDetails = { name: "Matilda Nguyen", phone: "0491 570 156" };
  const booking = { requestedDate: weekdayIn(3), requestedTime: "10:00", patientDetails };
  expect((await staff.call("POST", "/api/appointments", booking)).status).toBe(201);
  await page.goto("/");
  await page.getByRole("button", { name: "Sync with PMS" }).click();
  await expect(page.getByText("Synced with the sandbox: 1 appointment added.")).toBeVisible();
  await expect(page.getByText(/just now/).first()).toBeVisible();
  await expect(page.getByText("Sandbox", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sync with PMS" }).click();
  await expect(page.getByText("Synced with the sandbox. Nothing had changed.")).toBeVisible();
  await page.goto("/appointments");
  const row = page.getByRole("listitem").filter({ hasText: "Matilda Nguyen" });
  await expect(row).toContainText("In BP Premier sandbox");
  await page.goto("/logs");
  await expect(page.getByRole("row", { name: /PMS sync · BP Premier sandbox/ })).toHaveCount(2);
});

test("sample keys are masked, shown and hidden, copied and deleted [API-2]", async ({
  signedInPage: page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/api?tab=keys");
  await expect(page.getByRole("heading", { name: "API Key Management" })).toBeVisible();
  const key = page.getByRole("listitem", { name: "Reporting sheet" });
  const masked = /^enm_live_.{3}•{12}.{4}$/;
  await expect(key.getByText("ACTIVE", { exact: true })).toBeVisible();
  await expect(key.getByText("Sample", { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem", { name: "Old intranet" }).getByText("INACTIVE")).toBeVisible();
  await expect(key.getByText("Read", { exact: true })).toBeVisible();
  await expect(key.getByText(/^Created /)).toBeVisible();
  await expect(key.getByText(/^Last used /)).toBeVisible();
  await expect(key.locator("code")).toHaveText(masked);
  await key.getByRole("button", { name: "Show Reporting sheet" }).click();
  await expect(key.locator("code")).not.toHaveText(/•/);
  const whole = await key.locator("code").textContent();
  await key.getByRole("button", { name: "Hide Reporting sheet" }).click();
  await expect(key.locator("code")).toHaveText(masked);
  await key.getByRole("button", { name: "Copy Reporting sheet" }).click();
  await expectNotice(page, "Copied", "The key is on your clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  await key.getByRole("button", { name: "Delete Reporting sheet" }).click();
  await button(page, "Delete Key").click();
  await expect(key).toHaveCount(0);
  await button(page, "Clear samples").click();
  await expect(page.getByText("No API keys")).toBeVisible();
});

test("a generated key is shown whole once, works, and is shut out when it is deleted [API-3]", async ({
  signedInPage: page,
  request,
}) => {
  await page.goto("/api?tab=keys");
  await button(page, "Generate Key").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Generate" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Website booking");
  await dialog.getByRole("button", { name: "Generate" }).click();
  await expect(dialog.getByText("it is shown whole only this once")).toBeVisible();
  const secret = (await dialog.locator("code").textContent()) ?? "";
  expect(secret).toMatch(/^enm_live_[\w-]{43}$/);
  await dialog.getByRole("button", { name: "Done" }).click();

  const ask = (method: "get" | "post") =>
    request[method]("/api/appointments", { headers: { Authorization: `Bearer ${secret}` } });
  expect((await ask("get")).status()).toBe(200);
  expect((await ask("post")).status()).toBe(403);
  const key = page.getByRole("listitem", { name: "Website booking", exact: true });
  await expect(key.getByText("2 requests")).toBeVisible();
  await key.getByRole("button", { name: "Show Website booking" }).click();
  await expect(key.locator("code")).toHaveText(secret);
  await page.reload();
  await expect(key.locator("code")).toHaveText(/•/);
  await expect(key.getByRole("button", { name: "Show Website booking" })).toBeDisabled();
  expect(await page.content()).not.toContain(secret);
  await key.getByRole("button", { name: "Delete Website booking" }).click();
  await button(page, "Delete Key").click();
  await expect(key).toHaveCount(0);
  // The list is hidden behind the dialog, too: the key itself says when it is gone.
  await expect.poll(async () => (await ask("get")).status()).toBe(401);
});

test("the test panel really sends, to this server only, and shows what came back [API-2] [API-3]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api?tab=keys");
  await expect(field(page, "Endpoint")).toHaveValue("/api/appointments");
  await expect(page.getByText('Click "Send Request" to test the endpoint')).toBeVisible();
  await expect(field(page, "Request body")).toHaveCount(0);
  await field(page, "Method").click();
  await expect(page.getByRole("option")).toHaveText(["GET", "POST", "PUT", "DELETE"]);
  await page.keyboard.press("Escape");
  await button(page, "Send Request").click();
  await expect(response(page).getByText("200 OK")).toBeVisible();
  await expect(response(page).getByText(/^\d+ ms$/)).toBeVisible();
  await expect(response(page).locator("pre")).toHaveText("[]");
  await response(page)
    .getByText(/headers$/)
    .click();
  await expect(response(page).getByText("application/json; charset=utf-8")).toBeVisible();
  await setSelect(page, field(page, "Method"), "POST");
  await expect(field(page, "Request body")).toHaveAttribute("rows", "4");
  await field(page, "Request body").fill("{ oops");
  await button(page, "Send Request").click();
  await expect(response(page).getByText("The request body is not valid JSON")).toBeVisible();
  await field(page, "Request body").fill('{"requestedDate":"soon"}');
  await button(page, "Send Request").click();
  await expect(response(page).getByText("400 Bad Request")).toBeVisible();
  await expect(response(page).locator("pre")).toContainText("Date must be in YYYY-MM-DD format");
  await field(page, "Endpoint").fill("//elsewhere.example/api");
  await button(page, "Send Request").click();
  await expect(response(page).getByText("Enter a path on this server")).toBeVisible();
});

test("the list of endpoints comes from the server; Test fills the panel and changes the tab [API-2] [API-3]", async ({
  signedInPage: page,
}) => {
  await page.goto("/api");
  await page.getByRole("tab", { name: "Testing & Endpoints" }).click();
  const rows = page.getByRole("list", { name: "Available endpoints" }).getByRole("listitem");
  await expect(rows).toHaveText([
    /GET\/api\/appointmentsGet all appointments/,
    /POST\/api\/appointmentsCreate appointment/,
    /GET\/api\/patientsAll patients/,
    /GET\/api\/patients\/:idPatient by ID/,
    /GET\/api\/calls\/logsCall logs/,
    /GET\/api\/agents\/statusAI agent status/,
  ]);
  await rows.nth(5).getByRole("button").click();
  await expect(page.getByRole("tab", { name: "API Keys" })).toHaveAttribute("aria-selected", "true");
  await expect(field(page, "Endpoint")).toHaveValue("/api/agents/status");
  await expect(field(page, "Method")).toHaveText("GET");
  await button(page, "Send Request").click();
  await expect(response(page).locator("pre")).toContainText('"assistant": "active"');
});

test("the calendar feed has a secret address that can be ended [APPT-16]", async ({
  signedInPage: page,
  request,
}) => {
  await page.goto("/api?tab=endpoints");
  await button(page, "Create address").click();
  const address = await field(page, "Address").inputValue();
  const feed = await request.get(address);
  expect([feed.status(), feed.headers()["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  await button(page, "End feed").click();
  await expect(button(page, "Create address")).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
