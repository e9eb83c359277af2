import { createServer as createWebServer } from "node:http";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Page } from "@playwright/test";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { signIn } from "../../scripts/processes/server-process.mjs";
import { telephoneProvider } from "../support/telephone-provider.ts";
import { type TwilioAccount, twilioAccount } from "../support/twilio-account.ts";
import { expectNoBarriers } from "./barriers.ts";
import { test as base, expect } from "./fixtures.ts";
import { freePort } from "./free-port.ts";

/** A server with a Twilio account of its own: a stand-in plays Twilio, Twilio's own client is on the other end. */
const operatorEmail = "operator@clinic.example";
const authToken = "test-auth-token";
const carrier = "+61491570110";
const handset = "+61255504410";
interface Mailbox {
  url: string;
  letters: string[];
}

/** What a mail server answers to a line, or to a whole letter (RFC 5321). */
const answerTo = (said: string): string => {
  if (said.toUpperCase() === "DATA") return "354 go on\r\n";
  return said.toUpperCase() === "QUIT" ? "221 bye\r\n" : "250 ok\r\n";
};

/** Talks with one sender; takes whatever letters come. */
async function receive(socket: Socket, letters: string[]): Promise<void> {
  socket.write("220 here\r\n");
  let letter: string[] | null = null;
  for await (const line of createInterface({ input: socket })) {
    if (letter === null) {
      socket.write(answerTo(line));
      if (line.toUpperCase() === "QUIT") break;
      if (line.toUpperCase() === "DATA") letter = [];
    } else if (line === ".") {
      letters.push(letter.join("\r\n").replaceAll("=\r\n", "").replaceAll("=3D", "="));
      letter = null;
      socket.write("250 ok\r\n");
    } else letter.push(line);
  }
  socket.end();
}

/** A mail server on this machine. */
async function mailbox(): Promise<Mailbox & { close(): void }> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    void receive(socket, letters);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  if (typeof place !== "object" || place === null) throw new Error("The mailbox is not listening");
  return { url: `smtp://127.0.0.1:${place.port}`, letters, close: () => server.close() };
}

/** A TwiML Bin at Twilio, with nothing in it at first. */
async function twimlBin() {
  const bin = { twiml: "<Response/>", url: "", asked: 0, close: () => server.close() };
  const server = createWebServer((_request, reply) => {
    bin.asked += 1;
    reply.end(bin.twiml);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  if (typeof place !== "object" || place === null) throw new Error("The TwiML Bin is not listening");
  bin.url = `http://127.0.0.1:${place.port}/bin`;
  return bin;
}

const test = base.extend<object, { account: TwilioAccount; mail: Mailbox; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  port: [async ({}, provide) => provide(await freePort()), { scope: "worker" }],
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const account = await twilioAccount();
      await provide(account);
      await account.close();
    },
    { scope: "worker" },
  ],
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, provide) => {
      const mail = await mailbox();
      await provide(mail);
      mail.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ account, mail, port }, provide) =>
      provide({
        ...{ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
        ...{ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: authToken },
        ...{ TWILIO_API_BASE_URL: account.url, OPERATOR_EMAILS: operatorEmail },
        ...{ SMTP_URL: mail.url, MAIL_FROM: "Enamel <desk@clinic.example>" },
      }),
    { scope: "worker" },
  ],
});

const stepOf = (page: Page, title: string) =>
  page
    .getByRole("region", { name: "Going live, step by step" })
    .getByRole("listitem", { name: title, exact: true });
async function check(page: Page, title: string, status: string) {
  const step = stepOf(page, title);
  await step.getByRole("button", { name: `Check: ${title}` }).click();
  await expect(step.getByText(status, { exact: true })).toBeVisible();
  await expect(step.getByText(/^Checked on .* by Operator\.$/)).toBeVisible();
  return step;
}

test("each step is red, and green once what it asks for is so [SYS-4]", async ({
  page,
  server,
  account,
  mail,
}) => {
  test.setTimeout(180_000);
  const publicUrl = server.url;
  const operator = await signIn(server.url, operatorEmail);
  const bin = await twimlBin();
  await page.addInitScript((token) => localStorage.setItem("token", token), operator.token);
  await page.goto("/phone-numbers");

  account.refusal = { status: 401, code: 20003, message: "Authenticate" };
  const standing = await check(page, "Twilio account", "Not ready");
  await expect(standing).toContainText("Twilio says (error 20003): Authenticate");
  await expect(standing).toContainText("Compare TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN");
  await expect(standing.getByRole("link")).toHaveAttribute(
    "href",
    "https://www.twilio.com/docs/errors/20003",
  );
  account.refusal = null;
  account.standing = { status: "active", type: "Trial", balance: "15.00" };
  await expect(await check(page, "Twilio account", "Not ready")).toContainText("It is a trial account");
  account.standing = { status: "active", type: "Full", balance: "84.20" };
  await expect(await check(page, "Twilio account", "Ready")).toContainText("84.20 USD on the account");

  const papers = "Australian address and regulatory bundle";
  account.bundles = [{ status: "twilio-rejected", valid_until: null }];
  await expect(await check(page, papers, "Not ready")).toContainText("rejected the regulatory bundle");
  account.bundles = [{ status: "twilio-approved", valid_until: null }];
  await check(page, papers, "Ready");

  const addendum = stepOf(page, "AI addendum accepted");
  await expect(addendum.getByText("Ready", { exact: true })).toHaveCount(0);
  await addendum.getByRole("button", { name: "I have accepted it" }).click();
  await expect(addendum).toContainText("No program can check this, so a person says so.");
  await expect(addendum).toContainText(/Said to be so on .* by Operator/);
  await expect(addendum.getByText("Ready", { exact: true })).toBeVisible();

  await expect(await check(page, "The server is reached from outside", "Not ready")).toContainText(
    "leads to this machine alone",
  );
  await expect(await check(page, "Sign-in is closed to strangers", "Not ready")).toContainText(
    "without a proof",
  );

  await check(page, "Your number at Twilio", "Not ready");
  account.hold(carrier, { voice_url: "https://demo.twilio.com/welcome/voice/" });
  const added = await operator.call("POST", "/api/phone-numbers", {
    ...{ phoneNumber: carrier, country: "Australia", state: "nsw", provider: "other", lines: "1" },
  });
  expect(added.status).toBe(201);
  const held = account.held[0];
  if (!held) throw new Error("The account holds nothing");
  held.voice_url = "https://demo.twilio.com/welcome/voice/";
  const number = await check(page, "Your number at Twilio", "Not ready");
  await expect(number).toContainText("go to https://demo.twilio.com/welcome/voice/");
  await number.getByRole("button", { name: "Set at Twilio" }).click();
  await expect(number.getByText("Ready", { exact: true })).toBeVisible();
  expect(held).toMatchObject({
    voice_url: `${publicUrl}/telephony/twilio/voice`,
    sms_url: `${publicUrl}/telephony/twilio/text`,
    status_callback: `${publicUrl}/telephony/twilio/status`,
  });

  await check(page, "Public holidays", "Not ready");
  await operator.call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  await operator.call("PUT", "/api/opening/holidays", { state: "NSW" });
  await check(page, "Public holidays", "Ready");

  const fallback = await check(page, "If this server does not answer", "Look again");
  await fallback.getByLabel("Address of the TwiML Bin").fill("handler.twilio.com");
  await fallback.getByRole("button", { name: "Set at Twilio" }).click();
  await expect(fallback).toContainText("Paste an address that starts with https://");
  // The page takes https alone; what it finds at Twilio may be anything, and is asked in the open internet alone.
  held.voice_fallback_url = bin.url;
  bin.twiml = `<Response><Dial>${handset}</Dial></Response>`;
  const look = await check(page, "If this server does not answer", "Not ready");
  await expect(look).toContainText("does not work: it is not https");
  expect(bin.asked).toBe(0);

  const twilio = telephoneProvider({ url: server.url, publicUrl, authToken });
  const desk = await check(page, "The handset at reception", "Not known");
  await desk.getByRole("button", { name: "Ring it now" }).click();
  await expect(desk).toContainText("rings now. Pick up and press 1.");
  const came = { CallSid: `CA${"1".repeat(32)}`, From: handset, To: carrier };
  expect((await twilio.webhook("/telephony/twilio/voice", came)).body).toContain("<Reject");
  await expect(desk).toContainText("is forwarded to the assistant");
  await expect(desk.getByText("Not ready", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Ring it now" }).click();
  await expect(desk).toContainText("rings now. Pick up and press 1.");
  const path = new URL(account.calls.at(-1)?.Url ?? "").pathname;
  await twilio.webhook(path, { AnsweredBy: "human" });
  await twilio.webhook(path.replace(/answered$/, "pressed"), { Digits: "1" });
  await expect(desk.getByText("Ready", { exact: true })).toBeVisible();

  const first = "A first call, made and heard";
  await check(page, first, "Not ready");
  const call = await twilio.ring("+61491570156", carrier, { ForwardedFrom: handset });
  await call.say("are you open on saturday");
  await call.hangUp();
  await expect(async () => {
    await expect(await check(page, first, "Look again")).toContainText("its caller was understood");
  }).toPass();
  await stepOf(page, first).getByRole("button", { name: "I heard the assistant" }).click();
  await expect(stepOf(page, first).getByText("Ready", { exact: true })).toBeVisible();
  await expect(await check(page, "The number your patients know", "Ready")).toContainText(
    "is forwarded here: a call came from it",
  );

  const post = await check(page, "Email leaves and arrives", "Not known");
  await post.getByRole("button", { name: "Send a test email" }).click();
  await expect(post).toContainText("The mail server took the test email");
  const link = /phone-numbers\?mail=[\w-]+/.exec(mail.letters.at(-1) ?? "")?.[0];
  await page.goto(`/${link}`);
  await expect(stepOf(page, "Email leaves and arrives").getByText("Ready", { exact: true })).toBeVisible();

  bin.close();
  await expectNoBarriers(page, { within: "#going-live" });
  if (process.env.SCREENS_OF_GOING_LIVE) await takePictures(page, process.env.SCREENS_OF_GOING_LIVE);
});

async function takePictures(page: Page, folder: string) {
  for (const width of [1440, 768, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${width}-${colorScheme}.png`, fullPage: true });
    }
}

test("whoever does not run the server sees the colours of its steps and has their own looked into [SYS-4]", async ({
  signedInPage: page,
}) => {
  await page.goto("/phone-numbers");
  const account = stepOf(page, "Twilio account");
  await expect(account).toContainText("Whoever runs this server looks into it.");
  await expect(account.getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Check all" }).click();
  await expect(stepOf(page, "Public holidays")).toContainText("No state is chosen");
  await expect(stepOf(page, "A first call, made and heard")).toContainText("No call has come in");
});
