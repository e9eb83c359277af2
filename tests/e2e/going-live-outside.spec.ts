import { connect } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { Page } from "@playwright/test";
import { clientOf, startServer } from "../../scripts/processes/server-process.mjs";
import { quickFolder } from "../../scripts/quick-folder.mjs";
import { type Certificate, makeCertificate } from "../support/stand-in-certificates.ts";
import { twilioAccount } from "../support/twilio-account.ts";
import { expect, test } from "./fixtures.ts";
import { freePort } from "./free-port.ts";

/*
 * The three steps of going live that need the open internet: a name with a certificate, a sign-in as on the air, and an address at Twilio.
 * The server is led to this machine for those names (`tests/support/stand-in-internet.mjs`), and knows of it no more than of any network.
 */
const desk = "desk.clinic.example";
const bins = "handler.twilio.com";
const binUrl = `https://${bins}/twiml/EH1`;
const carrier = "+61491570110";
const operatorEmail = "operator@clinic.example";

type Server = Awaited<ReturnType<typeof startServer>>;

/** A proxy with TLS before a port; with `carriesSockets` off it is one that was never told of WebSockets. */
async function tlsProxy({ key, cert }: Certificate, listenOn: number, leadsTo: number) {
  const proxy = { carriesSockets: false, close: () => server.close() };
  const server = createTlsServer({ key, cert }, (outer) => {
    outer.on("error", () => outer.destroy());
    outer.once("data", (first) => {
      if (!proxy.carriesSockets && /^upgrade:/im.test(String(first)))
        return void outer.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
      const inner = connect(leadsTo, "127.0.0.1", () => inner.write(first));
      inner.on("error", () => outer.destroy());
      outer.on("close", () => inner.destroy());
      outer.pipe(inner).pipe(outer);
    });
  });
  await new Promise<void>((resolve) => server.listen(listenOn, "127.0.0.1", resolve));
  return proxy;
}

/** A TwiML Bin at Twilio, with nothing in it at first. */
async function twimlBin({ key, cert }: Certificate, port: number) {
  const bin = { twiml: "<Response/>", close: () => server.close() };
  const server = createTlsServer({ key, cert }, (socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", () =>
      socket.end(
        `HTTP/1.1 200 OK\r\ncontent-length: ${bin.twiml.length}\r\nconnection: close\r\n\r\n${bin.twiml}`,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return bin;
}

async function signInByCode(page: Page, server: Server) {
  await page.goto(`${server.url}/auth`);
  await page.getByLabel("Email").fill(operatorEmail);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const code = () => /Sign-in code for \S+: (\d{6})/.exec(server.output())?.[1] ?? "";
  await expect.poll(code).not.toBe("");
  await page.getByLabel("Six-digit code").fill(code());
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/team-setup/);
}

async function check(page: Page, title: string, status: string) {
  const step = page
    .getByRole("region", { name: "Going live, step by step" })
    .getByRole("listitem", { name: title, exact: true });
  await step.getByRole("button", { name: `Check: ${title}` }).click();
  await expect(step.getByText(status, { exact: true })).toBeVisible();
  return step;
}

test("the steps that need the open internet are red, and green once the name, the sign-in and Twilio's address are so [SYS-4]", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = quickFolder("enamel-e2e-outside-");
  const certificate = makeCertificate(folder.path, [desk, bins]);
  test.skip(certificate === null, "without OpenSSL no certificate can be made");
  if (certificate === null) return;
  const [port, tlsPort, binPort] = [await freePort(), await freePort(), await freePort()];
  const account = await twilioAccount();
  const bin = await twimlBin(certificate, binPort);
  const internet = new URL("../support/stand-in-internet.mjs", import.meta.url).href;
  const settings = {
    ...{
      DATA_DIR: `${folder.path}/data`,
      PORT: String(port),
      PUBLIC_URL: `https://${desk}`,
      AUTH_MODE: "code",
    },
    ...{ TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`, TWILIO_AUTH_TOKEN: "test-auth-token" },
    TWILIO_API_BASE_URL: account.url,
    ...{ NODE_OPTIONS: `--import=${internet}`, NODE_EXTRA_CA_CERTS: certificate.authorityFile },
    STAND_IN_INTERNET: JSON.stringify({ [desk]: tlsPort, [bins]: binPort }),
  };
  let server = await startServer({ ...settings, SIGN_UP: "open" });
  await signInByCode(page, server);
  await page.goto(`${server.url}/phone-numbers`);

  const outside = "The server is reached from outside";
  await expect(await check(page, outside, "Not ready")).toContainText(
    `https://${desk} was not reached: nothing listens there.`,
  );
  const proxy = await tlsProxy(certificate, tlsPort, port);
  const halfway = await check(page, outside, "Not ready");
  await expect(halfway).toContainText(`https://${desk} leads to this server over https.`);
  await expect(halfway).toContainText("A WebSocket does not get through: it answered with status 400");
  proxy.carriesSockets = true;
  await expect(await check(page, outside, "Ready")).toContainText("A WebSocket gets through");

  const fallback = "If this server does not answer";
  account.hold(carrier);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const added = await clientOf(server.url, token ?? "")("POST", "/api/phone-numbers", {
    ...{ phoneNumber: carrier, country: "Australia", state: "nsw", provider: "other", lines: "1" },
  });
  expect(added.status).toBe(201);
  const step = await check(page, fallback, "Look again");
  await expect(step).toContainText("hear Twilio's own error");
  await step.getByLabel("Address of the TwiML Bin").fill(binUrl);
  await step.getByRole("button", { name: "Set at Twilio" }).click();
  await expect(step).toContainText("it tells Twilio nothing that a caller would hear");
  await expect(step.getByText("Not ready", { exact: true })).toBeVisible();
  expect(account.held[0]?.voice_fallback_url).toBe(binUrl);
  bin.twiml = "<Response><Dial>+61255504410</Dial></Response>";
  await expect(await check(page, fallback, "Ready")).toContainText(`are sent to ${binUrl} then`);

  const signIn = "Sign-in is closed to strangers";
  await expect(await check(page, signIn, "Not ready")).toContainText("Anybody can open an account");
  await server.stop();
  server = await startServer({ ...settings, OPERATOR_EMAILS: operatorEmail });
  await page.reload();
  await expect(await check(page, signIn, "Ready")).toContainText("Accounts are opened by invitation alone.");

  await server.stop();
  for (const each of [proxy, bin]) each.close();
  await account.close();
  folder.remove();
});
