import { ringAsBrowser } from "../support/browser-caller.ts";
import { telephoneProvider } from "../support/telephone-provider.ts";
import { expectNoBarriers } from "./barriers.ts";
import { boxOf } from "./calendar-view.ts";
import { test as base, expect } from "./fixtures.ts";

const authToken = "browser-test-auth-token";
const test = base.extend<object>({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) =>
      provide({ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: authToken }),
    { scope: "worker" },
  ],
});

test("a call on the line shows on every page with its words, is taken over, and ended [CALL-7]", async ({
  signedInPage: page,
  server,
  knowledgeBase: _,
}) => {
  const provider = telephoneProvider({ url: server.url, authToken });
  const to = "+61255509999";
  const first = await provider.ring("+61491570156", to);
  await page.goto("/patients");
  const bar = page.getByRole("region", { name: "Calls on the line" });
  await expect(bar).toContainText("0491 570 156");
  await first.say("do you do teeth whitening");
  await expect(bar).toContainText("Assistant: ");
  await expectNoBarriers(page);
  await page.goto("/billing");
  await bar.getByRole("link", { name: /^Read along/ }).click();
  const transcript = page.getByRole("list", { name: "Transcript" });
  await expect(transcript).toContainText("do you do teeth whitening");
  await first.say("and where are you");
  await expect(transcript).toContainText("and where are you");

  await bar.getByRole("button", { name: /^Take over/ }).click();
  await expect.poll(() => first.afterwards).toContain("<Dial");
  expect(first.said.join(" ")).toContain("somebody from the team is taking your call");
  await expect(page.getByText("(02) 5550 4410 is ringing", { exact: true })).toBeVisible();
  const through = await provider.putThrough(
    { callSid: first.callSid, from: "+61491570156", to },
    first.afterwards ?? "",
    "person",
  );
  expect(through).toMatchObject({ number: "+61255504410", isConnected: true });
  await expect(bar).toHaveCount(0);

  const second = await provider.ring("+61491570110", to);
  await second.say("hello");
  await bar.getByRole("button", { name: /^Hang up/ }).click();
  await page.getByRole("dialog", { name: "Hang up?" }).getByRole("button", { name: "Hang up" }).click();
  await expect.poll(() => second.afterwards).toContain("<Hangup");
  expect(second.said.join(" ")).toContain("I have to end this call here");
  await expect(bar).toHaveCount(0);
});

test("several calls take one line of the page, however many there are; a press shows each [CALL-7]", async ({
  signedInPage: page,
  staff,
  server,
  knowledgeBase: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const numbers = ["+61491570156", "+61491570157", "+61491570110"];
  for (const from of numbers) await ringAsBrowser({ ...staff, url: server.url }, { from, isReal: true });
  await page.goto("/patients");
  const bar = page.getByRole("region", { name: "Calls on the line" });
  const fold = bar.getByRole("button", { name: /^3 calls on the line/ });
  await expect(fold).toContainText("0491 570 110");
  // Nothing that acts lies where the next call would slide in.
  await expect(bar.getByRole("button")).toHaveCount(1);
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
  await expectNoBarriers(page, { also: ["target-size"] });
  const pressed = await boxOf(fold);
  await fold.click();
  await expect(bar.getByRole("listitem")).toHaveCount(3);
  await expect(bar.getByRole("listitem").first()).toContainText("0491 570 110");
  // What was pressed stays under the finger.
  const stands = await boxOf(bar.getByRole("button", { name: /^3 calls/ }));
  const finger = pressed.y + pressed.height / 2;
  expect(finger).toBeGreaterThan(stands.y);
  expect(finger).toBeLessThan(stands.y + stands.height);
  await expectNoBarriers(page, { also: ["target-size"] });
  await bar.getByRole("button", { name: /^3 calls/ }).click();
  await expect(bar.getByRole("listitem")).toHaveCount(0);
});
