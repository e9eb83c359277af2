import type { Page } from "@playwright/test";
import { relayFromCaller } from "../../src/contract/calls/relay.ts";
import { spokenDate } from "../../src/kernel/spoken-dates.ts";
import { expectNotice, weekdayIn } from "./booking-days.ts";
import { expect, test } from "./fixtures.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (page: Page) => page.getByLabel("What the caller says");
const turns = (page: Page) => page.getByRole("list", { name: "Turns" });

async function ring(page: Page, from = "", isReal = false) {
  await page.goto("/ai-agent");
  await page.getByLabel("Caller number").fill(from);
  if (isReal) await page.getByRole("switch", { name: "Use the real calendar" }).click();
  await page.getByRole("button", { name: "New test call" }).click();
  await expect(page.getByText("Test call in progress")).toBeVisible();
  await expect(turns(page)).toContainText("How can I help?");
}

/** Says a line and waits until the assistant has answered it. */
async function say(page: Page, line: string) {
  const before = await turns(page).getByText("Assistant", { exact: true }).count();
  await field(page).fill(line);
  await field(page).press("Enter");
  await expect(turns(page).getByText("Assistant", { exact: true })).toHaveCount(before + 1);
}

async function bookByCall(page: Page, date: string, isReal = false) {
  await ring(page, "0491 570 156", isReal);
  await say(
    page,
    `hi it's tom brennan i'd like a check up on ${spokenDate(date)} at half past two in the afternoon`,
  );
  for (let asked = 0; asked < 4; asked++) {
    if (await region(page, "Done").getByText("Booked", { exact: true }).count()) break;
    await say(page, "yes please");
  }
}

test("says what the page is for and what is planned [VOICE-1]", async ({ signedInPage: page }) => {
  await page.goto("/ai-agent");
  await expect(page.getByRole("heading", { level: 1, name: "AI Voice Agent" })).toBeVisible();
  await expect(page.getByText("Integration management with your voice-agent provider")).toBeVisible();
  const promise = region(page, "Work in Progress");
  for (const text of [
    "Work in Progress",
    "Agent configuration",
    "Conversation flow",
    "API integration and webhooks",
    "Expected completion: Coming soon",
  ])
    await expect(promise.getByText(text, { exact: true })).toBeVisible();
});

test("shows nothing as understood or done before a call [VOICE-1]", async ({ signedInPage: page }) => {
  await page.goto("/ai-agent");
  await expect(region(page, "Conversation")).toContainText("Nothing has been said yet.");
  await expect(region(page, "Done")).toContainText("The assistant has done nothing yet.");
  await expect(region(page, "Call flow")).toContainText("0 of 6 steps done");
  await expect(field(page)).toBeDisabled();
});

test("says who answers, without pretending it can be changed here [VOICE-1]", async ({
  signedInPage: page,
}) => {
  await page.goto("/ai-agent");
  await page.getByRole("button", { name: "Provider settings" }).click();
  const settings = page.getByRole("dialog", { name: "Provider settings" });
  await expect(settings).toContainText("Built-in engine");
  await expect(settings.getByRole("textbox")).toHaveCount(0);
});

test("speaks the messages of the telephone provider's relay [VOICE-1] [CALL-3]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const sent: unknown[] = [];
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/calls/test"));
  page.on("websocket", (socket) => {
    if (socket.url().includes("/relay/"))
      socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload))));
  });
  await ring(page, "0491 570 156");
  expect((await asked).postDataJSON()).toEqual({
    ...{ channel: "browser", from: "+61491570156", useRealCalendar: false },
  });
  await say(page, "what are your opening hours");
  await page.getByRole("button", { name: "Keypad" }).click();
  await page.getByRole("dialog", { name: "Keypad" }).getByRole("button", { name: "1", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => sent.map((message) => relayFromCaller.parse(message).type)).toContain("dtmf");
  expect(sent[0]).toMatchObject({ type: "setup", direction: "inbound", from: "+61491570156" });
  expect(sent).toContainEqual({
    type: "prompt",
    voicePrompt: "what are your opening hours",
    lang: "en-AU",
    last: true,
  });
  expect(sent).toContainEqual({ type: "dtmf", digit: "1" });
});

test("a number that is none cannot be rung from; none at all is a withheld one [VOICE-1]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.goto("/ai-agent");
  await page.getByLabel("Caller number").fill("12");
  await expect(page.getByText("This is not a telephone number")).toBeVisible();
  await expect(page.getByRole("button", { name: "New test call" })).toBeDisabled();
  await ring(page);
  await expect(page.getByText("Number withheld")).toBeVisible();
});

test("a typed call books; list, calendar and log show it, and staff confirm it [VOICE-1] [CALL-1] [APPT-15] [LOG-2]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await bookByCall(page, date, true);
  await expect(region(page, "Done")).toContainText("Booked");
  await expect(region(page, "Done")).toContainText(`${spokenDate(date)}, 2:30 pm`);
  await expect(region(page, "Call flow").getByText("Book, done")).toHaveCount(1);
  await say(page, "no that's all thank you goodbye");
  await expect(page.getByText("Call ended")).toBeVisible();
  await expect(field(page)).toBeDisabled();

  await page.getByRole("link", { name: "Open appointment" }).click();
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await expect(details).toContainText("Tom Brennan");
  await expect(details).toContainText("Booked via AI Voice Agent");
  await expect(details.getByText("Requested")).toBeVisible();
  await details.getByText("Requested").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Appointment pending confirmation");
  await details.getByRole("button", { name: "Confirm" }).click();
  await expectNotice(page, "Success", "Appointment confirmed successfully");
  await expect(details.getByText("Confirmed")).toBeVisible();
  await details.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("listitem").filter({ hasText: "Tom Brennan" })).toContainText("AI booking");

  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(page.getByRole("button", { name: /14:30 Tom Brennan/ })).toHaveClass(/event-green/);

  await page.goto("/logs");
  await page.getByRole("table").locator("tbody tr").first().click();
  const log = page.getByRole("dialog");
  await expect(log).toContainText("Booked an appointment");
  await expect(log).toContainText("0491 570 156");
  await expect(log.getByRole("list", { name: "Transcript" })).toContainText("hi it's tom brennan");
  await log.getByRole("link", { name: "Open appointment" }).click();
  await expect(page.getByRole("dialog", { name: "Appointment Details" })).toContainText("Tom Brennan");
});

test("what a test call books is marked Test wherever it shows, counts nowhere and is cleared with one press [VOICE-1] [DASH-6]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  const date = weekdayIn(3);
  await bookByCall(page, date);
  await expect(region(page, "Call").getByText("Test", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "End call" }).click();
  await page.getByRole("link", { name: "Open appointment" }).click();
  const details = page.getByRole("dialog", { name: "Appointment Details" });
  await expect(details).toContainText("A test call booked this. It holds no time");
  await details.getByRole("button", { name: "Close" }).first().click();
  const row = page.getByRole("listitem").filter({ hasText: "Tom Brennan" });
  await expect(row.getByText("Test", { exact: true })).toBeVisible();

  await page.goto(`/appointments?tab=calendar&at=${date}`);
  await expect(page.getByRole("button", { name: /14:30 Test: Tom Brennan/ })).toHaveClass(/event-test/);

  await page.goto("/logs");
  await expect(page.getByRole("row", { name: /Test call · Appointment booking/ })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Clinic Overview" })).toBeVisible();
  // Neither a request that waits for staff, nor a visit today, nor a call among the figures.
  await expect(page.getByText("Tom Brennan")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("47");

  await page.goto("/appointments");
  await page.getByRole("button", { name: "Clear test bookings" }).click();
  await expectNotice(page, "Success", "Test bookings cleared");
  await expect(page.getByText("No appointments found")).toBeVisible();
});

test("what is understood shows the caller's own words and what was assumed [VOICE-1]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await ring(page);
  await say(page, "my name is tom brennan and i need a root canal");
  const understood = page.getByRole("table", { name: "Details the caller has given" });
  await expect(understood.getByRole("row").filter({ hasText: "Tom Brennan" })).toContainText(
    /“tom brennan”/i,
  );
  await expect(understood.getByRole("row").filter({ hasText: "Root Canal" })).toBeVisible();
  await expect(region(page, "Heard")).toContainText("“my name is tom brennan and i need a root canal”");
});

test("hanging up ends the call, and its log entry is a click away [VOICE-1] [LOG-2]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await ring(page);
  await say(page, "what are your opening hours");
  await page.getByRole("button", { name: "End call" }).click();
  await expect(page.getByText("You ended the call.")).toBeVisible();
  await page.getByRole("link", { name: "Open log entry" }).click();
  await expect(page.getByRole("dialog").getByRole("list", { name: "Transcript" })).toContainText(
    "what are your opening hours",
  );
});

test("says so when nobody answers [VOICE-1]", async ({ signedInPage: page }) => {
  await page.goto("/ai-agent");
  await page.route("**/api/calls/test", (route) => route.abort());
  await page.getByRole("button", { name: "New test call" }).click();
  await expect(page.getByText("The assistant could not be reached.")).toBeVisible();
});

test("speaks and listens where the browser can: partial words, finished words, and falling silent when spoken over [VOICE-1]", async ({
  signedInPage: page,
  knowledgeBase: _,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    class Recogniser extends EventTarget {
      start() {
        Object.assign(window, { recogniser: this });
      }
      abort() {}
      /** What the browser's recogniser tells, as its events do. */
      tell(transcript: string, isFinal: boolean) {
        const result = Object.assign([{ transcript }], { isFinal });
        this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results: [result] }));
      }
    }
    class Utterance extends EventTarget {
      text: string;
      onstart: (() => void) | null = null;
      onboundary: ((event: { charIndex: number; charLength: number }) => void) | null = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => [],
      cancel: () => spoken.push("(silence)"),
      speak(utterance: Utterance) {
        spoken.push(utterance.text);
        utterance.onstart?.();
        utterance.onboundary?.({ charIndex: 0, charLength: 4 });
      },
    };
    Object.assign(window, { SpeechRecognition: Recogniser, SpeechSynthesisUtterance: Utterance, spoken });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  });
  const sent: Record<string, unknown>[] = [];
  page.on("websocket", (socket) => {
    if (socket.url().includes("/relay/"))
      socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload))));
  });
  const hear = (transcript: string, isFinal: boolean) =>
    page.evaluate(
      ([text, final]) =>
        (window as unknown as { recogniser: { tell(t: string, f: boolean): void } }).recogniser.tell(
          text,
          final,
        ),
      [transcript, isFinal] as const,
    );
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

  await page.goto("/ai-agent");
  await page.getByRole("switch", { name: "Speak instead of typing" }).click();
  await page.getByRole("button", { name: "New test call" }).click();
  await expect(turns(page)).toContainText("How can I help?");
  expect((await spoken()).join()).toContain("How can I help?");
  await hear("what are your opening hours", true);
  await expect(turns(page)).toContainText("nine till five");
  await hear("can i book", false);
  await expect(region(page, "Conversation")).toContainText("Caller is speaking");
  await expect.poll(() => sent.map(({ type }) => type)).toContain("interrupt");
  expect(await spoken()).toContain("(silence)");
  expect(sent).toContainEqual({ type: "prompt", voicePrompt: "can i book", lang: "en-AU", last: false });
  await hear("can i book a root canal", true);
  await expect(region(page, "Heard")).toContainText("“can i book a root canal”");
  await page.getByRole("button", { name: "Mute" }).click();
  await expect(page.getByRole("button", { name: "Unmute" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Type instead" }).click();
  await expect(page.getByRole("button", { name: "Speak instead" })).toBeVisible();
});
