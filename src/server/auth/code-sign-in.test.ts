import { expect, test } from "vitest";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, startTestServer } from "../../../tests/support/test-server.ts";

const shared = serverForThisFile({ settings: { authMode: "code" } });
let people = 0;
const someone = () => `person${++people}@clinic.example`;

async function askForCode(email: string, server = shared()) {
  const { status, body } = await server.call("login", { body: { email } });
  expect(status).toBe(200);
  await server.worker.runDue();
  const mail = server.mailer.sent.findLast(({ to }) => to === email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";
  return { challengeId: body.challenge.id as string, code, body };
}

const verify = (challengeId: string, code: string, server = shared()) =>
  server.call("verifyCode", { body: { challengeId, code } });

const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

test("a code sent by email signs in, creating user and clinic the first time [AUTH-8]", async () => {
  const email = someone();
  const first = await askForCode(email);
  expect(first.code).toMatch(/^\d{6}$/);
  expect(first.body).toEqual({
    challenge: { id: first.challengeId, expiresAt: "2026-08-11T01:52:00.000Z", digits: 6 },
  });
  const signedIn = await verify(first.challengeId, first.code);
  expect(signedIn.status).toBe(200);
  expect(signedIn.body).toMatchObject({ isNewUser: true, user: { email } });
  expect((await shared().call("currentUser", { token: signedIn.body.token })).status).toBe(200);

  const second = await askForCode(email);
  expect((await verify(second.challengeId, second.code)).body.isNewUser).toBe(false);
});

test("a code works once, even when it is sent five times at once [AUTH-8]", async () => {
  const { challengeId, code } = await askForCode(someone());
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(challengeId, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  expect((await verify(challengeId, code)).status).toBe(401);
});

test("after five wrong codes the right one is refused too, however fast they come [AUTH-8]", async () => {
  const { challengeId, code } = await askForCode(someone());
  const wrong = wrongFor(code);
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(challengeId, wrong)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await verify(challengeId, code)).status).toBe(401);
});

test("four wrong codes still leave the right one [AUTH-8]", async () => {
  const { challengeId, code } = await askForCode(someone());
  for (let i = 0; i < 4; i++) await verify(challengeId, wrongFor(code));
  expect((await verify(challengeId, code)).status).toBe(200);
});

test("a code is refused after ten minutes; wrong, used, expired and unknown get the same sentence [AUTH-8]", async () => {
  const server = await startTestServer({ settings: { authMode: "code" } });
  const used = await askForCode(someone(), server);
  await verify(used.challengeId, used.code, server);
  const wrong = await askForCode(someone(), server);
  const expired = await askForCode(someone(), server);
  const refusals = [
    await verify(used.challengeId, used.code, server),
    await verify(wrong.challengeId, wrongFor(wrong.code), server),
    await verify("00000000-0000-4000-8000-000000000000", "123456", server),
  ];
  server.clock.advance(10 * 60_000);
  refusals.push(await verify(expired.challengeId, expired.code, server));
  expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(new Set(refusals.map(({ body }) => `${body.code} ${body.detail}`)).size).toBe(1);
});

test("a code opens only the challenge it was made for [AUTH-8]", async () => {
  const mine = await askForCode(someone());
  const theirs = await askForCode(someone());
  if (mine.code !== theirs.code) expect((await verify(theirs.challengeId, mine.code)).status).toBe(401);
  expect((await verify(theirs.challengeId, theirs.code)).status).toBe(200);
});

test("the sixth code for one email from one place within ten minutes is refused on every server [AUTH-8]", async () => {
  const other = await startTestServer({ beside: shared(), settings: { authMode: "code" } });
  const email = someone();
  const address = "198.51.100.200";
  const ask = (server: ReturnType<typeof shared>) => server.call("login", { body: { email }, address });
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((i) => ask(i % 2 ? other : shared())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(answers.find(({ status }) => status === 429)?.body.code).toBe("rate_limited");
  await shared().worker.runDue();
});

test("one address may ask for twenty codes in ten minutes; an IPv6 subscriber is one address [AUTH-8]", async () => {
  const ask = (address: string) =>
    shared()
      .call("login", { body: { email: someone() }, address })
      .then(({ status }) => status);
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push(await ask(`2001:db8:1:2::${i + 1}`));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await ask("2001:db8:1:2:ffff::1")).toBe(429);
  expect(await ask("2001:db8:ff00::1")).toBe(200);
  await shared().worker.runDue();
});

test("with sign-up closed strangers get the same answers as users, and no message [AUTH-8]", async () => {
  const email = someone();
  const known = await askForCode(email);
  await verify(known.challengeId, known.code);
  const closed = await startTestServer({
    beside: shared(),
    settings: { authMode: "code", signUp: "closed" },
  });
  const stranger = someone();
  const answers = [];
  const refusals = [];
  for (const who of [email, stranger]) {
    const { status, body } = await closed.call("login", { body: { email: who } });
    const shape = Object.keys(body.challenge).sort();
    answers.push({ status, shape, expiresAt: body.challenge.expiresAt });
    const refused = await closed.call("register", { body: { email: who } });
    refusals.push(`${refused.status} ${refused.body.code} ${refused.body.detail}`);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(new Set(refusals)).toEqual(
    new Set([
      "403 sign_up_closed New accounts are not open here. Ask whoever runs Enamel at your clinic to let you in.",
    ]),
  );
  await closed.worker.runDue();
  expect(closed.mailer.sent.map(({ to }) => to)).toEqual([email]);
});

test("registering with names keeps them for the first sign-in [AUTH-4]", async () => {
  const email = someone();
  const body = { email, username: "Front desk", clinicName: "Harbour Street Dental" };
  const { body: reply } = await shared().call("register", { body });
  await shared().worker.runDue();
  const code = /\b(\d{6})\b/.exec(shared().mailer.sent.at(-1)?.text ?? "")?.[1] ?? "";
  const signedIn = await verify(reply.challenge.id, code);
  expect(signedIn.body).toMatchObject({ isNewUser: true, user: { username: "Front desk" } });
  const onboarding = await shared().call("onboarding", { token: signedIn.body.token });
  expect(onboarding.body.teamName).toBe("Harbour Street Dental");
});

test("a mail server that is away delays the code and does not lose it [AUTH-8]", async () => {
  const server = shared();
  const email = someone();
  server.mailer.failNext({ ok: false, code: "smtp_etimedout", isPermanent: false });
  const { body } = await server.call("login", { body: { email } });
  await server.worker.runDue();
  expect(server.mailer.sent.some(({ to }) => to === email)).toBe(false);
  server.clock.advance(3_000);
  await server.worker.runDue();
  const mail = server.mailer.sent.find(({ to }) => to === email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await verify(body.challenge.id, code)).status).toBe(200);
});

test("neither code nor email stands in the log, and the code is nowhere in the database", async () => {
  const server = shared();
  const email = someone();
  const { challengeId, code } = await askForCode(email);
  const [row] = await rowsOf<{ everything: string }>(
    server.database,
    `select (select string_agg(c::text, ' ') from sign_in_challenge c where c.id = '${challengeId}') || ' ' ||
            coalesce((select string_agg(j.payload::text, ' ') from job j), '') as everything`,
  );
  expect(row?.everything).toContain(email);
  expect(row?.everything).not.toContain(code);
  expect(server.logged.join("\n")).not.toContain(email);
});

test("expired sessions and old challenges are swept away", async () => {
  const server = await startTestServer({ settings: { authMode: "code", sessionDays: 1 } });
  const { challengeId, code } = await askForCode(someone(), server);
  await verify(challengeId, code, server);
  const count = async (table: string) =>
    (await rowsOf<{ n: number }>(server.database, `select count(*)::int as n from ${table}`))[0]?.n;
  expect([await count("session"), await count("sign_in_challenge")]).toEqual([1, 1]);
  server.clock.advance(25 * 3_600_000);
  await server.worker.runDue();
  expect([await count("session"), await count("sign_in_challenge")]).toEqual([0, 0]);
});

test("in code mode a proxy before the server is welcome [AUTH-8]", async () => {
  const headers = { "x-forwarded-for": "203.0.113.7", host: "enamel.clinic.example" };
  const { status } = await shared().call("login", { body: { email: someone() }, headers });
  expect(status).toBe(200);
  expect((await shared().call("signInOptions", { headers })).body.mode).toBe("code");
});

test("a proxy on this machine names the caller's address; from elsewhere the header is made up [AUTH-8]", async () => {
  const ask = (address: string, forwarded: string) =>
    shared()
      .call("login", { body: { email: someone() }, address, headers: { "x-forwarded-for": forwarded } })
      .then(({ status }) => status);
  const behindProxy = [];
  for (let i = 0; i < 21; i++) behindProxy.push(await ask("127.0.0.1", `198.51.100.${i}`));
  expect(new Set(behindProxy)).toEqual(new Set([200]));
  const liar = [];
  for (let i = 0; i < 21; i++) liar.push(await ask("203.0.113.77", `198.51.100.${100 + i}`));
  expect(liar.at(-1)).toBe(429);
  await shared().worker.runDue();
});
