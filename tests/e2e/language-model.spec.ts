import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { signIn, startServer } from "../../scripts/processes/server-process.mjs";
import { hears } from "../support/model-on-trial.ts";
import { type ScriptedModel, scriptedModel } from "../support/scripted-model.ts";
import { barriersOf, expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./fixtures.ts";

const folders: string[] = [];
let model: ScriptedModel;
let withModel: Awaited<ReturnType<typeof startServer>>;
let without: Awaited<ReturnType<typeof startServer>>;
const start = (env: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), "enamel-e2e-model-"));
  folders.push(folder);
  return startServer({ ...env, DATA_DIR: folder });
};

test.beforeAll(async () => {
  model = await scriptedModel(hears);
  const LLM_LOCAL_PORTS = new URL(model.baseUrl).port;
  withModel = await start({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "small", LLM_PATIENCE_MS: "20000" });
  without = await start({ LLM_LOCAL_PORTS });
});
test.afterAll(async () => {
  await withModel.stop();
  await without.stop();
  await model.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function enter(page: Page, url: string) {
  const staff = await signIn(url, "desk@clinic.example");
  await staff.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  await page.addInitScript((token) => localStorage.setItem("token", token), staff.token);
  await page.goto(`${url}/ai-agent`);
}
const settings = (page: Page) => page.getByRole("dialog", { name: "Provider settings" });
async function openSettings(page: Page, url: string) {
  await enter(page, url);
  await page.getByRole("button", { name: "Provider settings" }).click();
}

test("tests the model that is set up, and says how well it would do and by which turns [VOICE-1] [CALL-6]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  model.answerWith(async (request, response) => {
    if (request.body) await held;
    hears(request, response);
  });
  await openSettings(page, withModel.url);
  await expect(settings(page)).toContainText("small on 127.0.0.1");
  await settings(page).getByRole("button", { name: "Test this model" }).click();
  await expect(settings(page).getByRole("progressbar", { name: "Test of the model" })).toBeVisible();
  go();
  await expect(settings(page)).toContainText("Good fit: hears and speaks in time.");
  await expect(settings(page)).toContainText("10 of 10 as they were meant");
  const rows = settings(page)
    .getByRole("table", { name: /Made-up caller turns/ })
    .locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("Passed");

  model.answerWith((_request, response) => void response.writeHead(401).end());
  await settings(page).getByRole("button", { name: "Test again" }).click();
  await expect(settings(page)).toContainText("the key in LLM_API_KEY is not accepted");
  await expect(rows.first()).toContainText("Not asked");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriersOf(page), colorScheme).toEqual([]);
  }
});

test("without one says which is running on the machine and the two lines to set [VOICE-1] [CALL-2]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  model.answerWith((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ object: "list", data: [{ id: "llama3.2" }] }));
  });
  await openSettings(page, without.url);
  await expect(settings(page)).toContainText("is running on this machine, with llama3.2.");
  await expect(settings(page)).toContainText(`LLM_BASE_URL=${model.baseUrl}`);
  await expect(settings(page)).toContainText("LLM_MODEL=llama3.2");
  await expect(settings(page).getByRole("button", { name: "Test this model" })).toHaveCount(0);
  await expectNoBarriers(page);
});

test("on a test call shows what the model was sent of a turn [VOICE-1] [CALL-2]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  model.answerWith(hears);
  await enter(page, withModel.url);
  await page.getByRole("button", { name: "New test call" }).click();
  const turns = page.getByRole("list", { name: "Turns" });
  await expect(turns).toContainText("How can I help?");
  await page
    .getByLabel("What the caller says")
    .fill("me pegs haven't had the once over in yonks and my number's 0491 570 156");
  await page.getByRole("button", { name: "Say it" }).click();
  const disclosure = turns.getByText("What the language model was sent").first();
  await disclosure.click();
  await expect(turns).toContainText("To tell what the caller's words do");
  await expect(turns.locator("pre").first()).toContainText("[number]");
  await expect(turns.locator("pre").first()).not.toContainText("570");
  await expectNoBarriers(page);
});
