import { expect, test } from "./fixtures.ts";

const pages = [
  ["/", "Clinic Overview"],
  ["/clinic-knowledge-base", "Knowledge Base"],
  ["/inbox", "Inbox"],
  ["/appointments", "Appointment Management"],
  ["/patients", "Patients"],
  ["/people", "People & Treatments"],
  ["/ai-agent", "AI Voice Agent"],
  ["/agents", "Agents"],
  ["/phone-numbers", "Phone numbers"],
  ["/logs", "Logs"],
  ["/api", "API"],
  ["/billing", "Subscription Details"],
  ["/analytics", "Analytics"],
  ["/system", "System Health"],
] as const;

for (const [path, title] of pages) {
  test(`shows '${title}' beside the sidebar at ${path}, after a hard reload too [ROUTE-1] [ROUTE-3] [ROUTE-6]`, async ({
    signedInPage: page,
  }) => {
    await page.goto(path);
    for (const _visit of ["first", "reloaded"]) {
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await expect(page.locator('nav a[aria-current="page"]')).toHaveAttribute("href", path);
      await page.reload();
    }
  });
}

test("marks an item for every address under its own, the dashboard only at / [SIDE-4]", async ({
  signedInPage: page,
}) => {
  const marked = page.getByRole("navigation", { name: "Main" }).locator('a[aria-current="page"]');
  for (const [path, item] of [
    ["/", "Dashboard"],
    ["/logs?type=call", "Logs"],
    ["/agents/recall", "Agents"],
    ["/billing", "Billing"],
  ] as const) {
    await page.goto(path);
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(item);
  }
  await page.goto("/nothing-here");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(marked).toHaveCount(0);
});

test("shows 'Page Not Found' where no page lives [ROUTE-1]", async ({ signedInPage: page }) => {
  await page.goto("/appointmets");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found/);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
});

test("leads a signed-in user from /auth to the dashboard [ROUTE-2], and from /dashboard too [ROUTE-5]", async ({
  signedInPage: page,
}) => {
  for (const path of ["/auth", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
  }
});

test("has no sidebar on /team-setup [ROUTE-3]", async ({ signedInPage: page }) => {
  await page.goto("/team-setup");
  await expect(page.getByRole("heading", { name: "Welcome to the product" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
});

test("shows a spinner while the user loads, then the sign-in page when there is none [ROUTE-4]", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("token", "long-expired"));
  let answerUser = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answerUser = resolve;
  });
  await page.route("**/api/user", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto("/logs");
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(0);
  answerUser();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

for (const path of ["/", "/patients", "/api", "/team-setup", "/nowhere"]) {
  test(`asks a visitor of ${path} to sign in [ROUTE-4]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/auth");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  });
}

test("answers an unknown call with 404 as JSON, never with the page [ROUTE-6]", async ({
  staff,
  request,
}) => {
  const reply = await request.get("/api/nothing-here", {
    headers: { Authorization: `Bearer ${staff.token}` },
  });
  expect(reply.status()).toBe(404);
  expect(reply.headers()["content-type"]).toContain("json");
});

test("collapses to narrow and stays so in this browser [SIDE-1]", async ({ signedInPage: page }) => {
  await page.goto("/");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(252);
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
  await expect(sidebar.getByRole("link", { name: "Knowledge Base" })).toBeVisible();
  await page.getByRole("button", { name: "Widen the sidebar" }).click();
  await expect.poll(width).toBe(252);
});

test("a narrow item shows how much waits there, and says what for [SIDE-1] [DASH-7]", async ({ pageOf }) => {
  const page = await pageOf("example");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/patients");
  await expect(page.getByRole("button", { name: "Widen the sidebar" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const [name, what] of [
    ["Inbox", "waiting"],
    ["Appointments", "to confirm"],
  ] as const) {
    const link = menu.getByRole("link", { name: new RegExp(`^${name} ?\\d+ ${what}$`) });
    const count = (await link.innerText()).match(/\d+/)?.[0] ?? "";
    const badge = await link.getByText(count).boundingBox();
    const place = await link.boundingBox();
    if (!badge || !place) throw new Error(`${name} has no count`);
    expect(badge.x + badge.width).toBeLessThanOrEqual(place.x + place.width + 12);
    expect(badge.y).toBeGreaterThanOrEqual(place.y);
    expect(badge.height).toBeGreaterThan(10);
    await link.hover();
    await expect(page.getByRole("tooltip")).toHaveText(`${name}: ${count} ${what}`);
    await page.mouse.move(500, 500);
  }
});

test("explains a narrow item after 700 ms [NET-3] [SIDE-1]", async ({ signedInPage: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Narrow the sidebar" }).click();
  const item = page.getByRole("link", { name: "Billing" });
  await item.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Billing: Subscription & Payments");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("keeps the focus on a narrow item when the code of its tooltip arrives, and then explains it [NET-3] [SIDE-1]", async ({
  signedInPage: page,
}) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/tooltip/, async (route) => {
    await late;
    await route.continue();
  });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/");
  const item = page.getByRole("link", { name: "Billing" });
  await item.focus();
  await item.evaluate((element) => element.setAttribute("data-seen", "before"));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(item).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  arrive();
  await expect(page.getByRole("tooltip")).toHaveText("Billing: Subscription & Payments");
  await expect(item).toBeFocused();
  await expect(item).toHaveAttribute("data-seen", "before");
  await expect(item).toHaveAccessibleDescription("Billing: Subscription & Payments");
});

test("says who is signed in: initial, name, role 'Admin' when absent, email [SIDE-2]", async ({
  signedInPage: page,
  staff,
}) => {
  await page.route("**/api/user", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: null } });
  });
  await page.goto("/");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const { username, email } = staff.user;
  await expect(sidebar.getByText(username, { exact: true })).toBeVisible();
  await expect(sidebar.getByText(username.charAt(0), { exact: true })).toBeVisible();
  await expect(sidebar.getByText("Admin", { exact: true })).toBeVisible();
  await expect(sidebar.getByText(email, { exact: true })).toBeVisible();
});

test("lists the items in the given order, with subtitles, then the front desk [SIDE-3] [SIDE-5]", async ({
  signedInPage: page,
}) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText([
    "DashboardClinic Overview",
    "Knowledge BaseClinic Information",
    "AgentsAI Workflows",
    "Phone numbersPhone System",
    "LogsCall & System Logs",
    "APIAPI Management",
    "BillingSubscription & Payments",
    "Inbox",
    "Appointments",
    "Patients",
    "People & Treatments",
    "Team",
    "Privacy",
    "AI Voice Agent",
    "Analytics",
    "System Health",
  ]);
  await expect(page.getByRole("list", { name: "Front desk" }).getByRole("link")).toHaveCount(9);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens the menu as a drawer that closes on Escape and on a choice [SIDE-5]", async ({
    signedInPage: page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    const open = page.getByRole("button", { name: "Open the menu" });
    await open.click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await open.click();
    await drawer.getByRole("link", { name: "Patients" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Patients" })).toBeVisible();
  });

  test("never scrolls sideways on the first page", async ({ signedInPage: page }) => {
    await page.goto("/");
    await expect(page.getByText("Recent Activity")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("keeps a theme chosen by hand, from before the first paint", async ({ signedInPage: page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(theme).toBe("dark");
  await page.getByRole("button", { name: "Theme: as the system" }).click();
  await expect.poll(theme).toBe("light");
  await page.reload({ waitUntil: "commit" });
  await page.waitForSelector("head script[src='/early.js']", { state: "attached" });
  await expect.poll(theme).toBe("light");
});

for (const [path, texts] of [
  ["/patients", ["Work in Progress", "Patient database", "Medical records", "Health tracking"]],
  [
    "/analytics",
    [
      "Reports & Insights Dashboard",
      "Work in Progress",
      "Performance Charts",
      "Trend Analysis",
      "Custom Reports",
    ],
  ],
] as const) {
  test(`says what is planned on ${path} [${path === "/patients" ? "PAT-1" : "ANA-1"}]`, async ({
    signedInPage: page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText("Expected completion: Coming soon")).toBeVisible();
  });
}
