import { expect, test } from "vitest";
import { serverForThisFile, startTestServer } from "../../../../tests/support/test-server.ts";

const shared = serverForThisFile({ settings: { authMode: "code" } });
let people = 0;
const someone = () => `owner${++people}@clinic.example`;
const minute = 60_000;

/** The last code that went to an address, of whatever length. */
async function lastCodeTo(email: string, server = shared()) {
  await server.worker.runDue();
  const mail = server.mailer.sent.findLast(({ to }) => to === email);
  expect(mail?.subject).not.toMatch(/\d/);
  return /\b(\d{6,})\b/.exec(mail?.text ?? "")?.[1] ?? "";
}

const ask = (email: string, options: { address?: string; cookie?: string } = {}, server = shared()) => {
  const { address, cookie } = options;
  const headers = cookie ? { cookie } : {};
  return server.call("login", { body: { email }, headers, ...(address && { address }) });
};

/** Signs in, and returns the cookie by which the browser is known again. */
async function signInOnce(email: string, server = shared()) {
  const { body } = await ask(email, {}, server);
  const answer = { challengeId: body.challenge.id, code: await lastCodeTo(email, server) };
  const { status, headers } = await server.call("verifyCode", { body: answer });
  expect(status).toBe(200);
  return String(headers["set-cookie"]);
}

test("thirty codes that strangers ask for lock nobody out: not a known browser, and not a new one an hour later [AUTH-8]", async () => {
  const email = someone();
  const cookie = (await signInOnce(email)).split(";")[0] ?? "";
  // As many as go through, for as long as it takes.
  for (let sent = 0; sent < 30; ) {
    const { status } = await ask(email);
    if (status === 200) sent++;
    else shared().clock.advance(10 * minute);
  }
  while ((await ask(email)).status === 200);
  // Letters that wait go out in no order.
  await shared().worker.runDue();
  const known = await ask(email, { cookie });
  expect([known.status, known.body.challenge?.digits]).toEqual([200, 6]);
  const code = await lastCodeTo(email);
  expect(code).toHaveLength(6);
  const answer = { challengeId: known.body.challenge.id, code };
  expect((await shared().call("verifyCode", { body: answer, headers: { cookie } })).status).toBe(200);

  shared().clock.advance(60 * minute);
  const elsewhere = await ask(email);
  expect([elsewhere.status, elsewhere.body.challenge?.digits]).toEqual([200, 10]);
  const long = await lastCodeTo(email);
  expect(long).toHaveLength(10);
  const body = { challengeId: elsewhere.body.challenge.id, code: long };
  expect((await shared().call("verifyCode", { body })).status).toBe(200);
});

test("one stranger's place uses up its own five, not those of another place [AUTH-8]", async () => {
  const email = someone();
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await ask(email, { address: "203.0.113.50" })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await ask(email, { address: "203.0.113.51" })).status).toBe(200);
});

test("a mailbox gets at most twenty codes an hour from all strangers together [AUTH-8]", async () => {
  const email = someone();
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await ask(email, { address: `198.51.100.${i}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
});

test("a known browser is counted by itself, and only for those who signed in with it [AUTH-8]", async () => {
  const email = someone();
  const cookie = (await signInOnce(email)).split(";")[0] ?? "";
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await ask(email, { cookie })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const other = someone();
  await signInOnce(other);
  const address = "203.0.113.60";
  for (let i = 0; i < 5; i++) await ask(other, { address });
  expect((await ask(other, { address, cookie })).status).toBe(429);
});

test("the cookie is for this server alone, hidden from scripts, and its text is nowhere in the database [AUTH-8]", async () => {
  const cookie = await signInOnce(someone());
  expect(cookie).toMatch(/^enamel-browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
  const server = await startTestServer({
    env: { AUTH_MODE: "code", PUBLIC_URL: "https://desk.example" },
  });
  expect(await signInOnce(someone(), server)).toMatch(/^__Host-enamel-browser=.*; SameSite=Strict; Secure$/);
});
