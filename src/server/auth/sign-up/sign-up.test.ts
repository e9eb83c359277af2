import { afterAll, expect, test } from "vitest";
import { googleClient, startGoogleStandIn } from "../../../../tests/support/google-stand-in.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { startTestServer, type TestServer } from "../../../../tests/support/test-server.ts";

const google = await startGoogleStandIn();
afterAll(google.close);

/** As an operator sets it up who lets others reach it, and says nothing of sign-up. */
const reachable = {
  ...{ AUTH_MODE: "code", PUBLIC_URL: "https://desk.example", GOOGLE_ISSUER_URL: google.origin },
  ...{ GOOGLE_CLIENT_ID: googleClient.id, GOOGLE_CLIENT_SECRET: googleClient.secret },
};

async function codeFor(server: TestServer, name: "login" | "register", email: string) {
  const { body } = await server.call(name, { body: { email } });
  await server.worker.runDue();
  const mail = server.mailer.sent.findLast(({ to }) => to === email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? "")?.[1];
  return code === undefined ? null : { challengeId: body.challenge.id as string, code };
}

async function signInByCode(server: TestServer, email: string) {
  const body = await codeFor(server, "login", email);
  return body && server.call("verifyCode", { body });
}

async function signInByGoogle(server: TestServer, email: string) {
  google.state.person = { sub: email, email, email_verified: true, name: "Jane Doe" };
  const started = await server.call("startGoogleSignIn");
  const cookie = String(started.headers["set-cookie"]).split(";")[0] ?? "";
  const back = await fetch(started.body.url, { redirect: "manual" });
  const body = Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams);
  return server.call("finishGoogleSignIn", { body, headers: { cookie } });
}

const clinicsOf = async (server: TestServer) =>
  (await rowsOf<{ n: number }>(server.database, "select count(*)::int as n from clinic"))[0]?.n;
const isOffered = async (server: TestServer) => (await server.call("signInOptions")).body.registration;

test("where others reach the server, sign-up is open until the first account exists, and closed after [AUTH-8]", async () => {
  const server = await startTestServer({ env: reachable });
  expect(await isOffered(server)).toBe(true);
  expect((await signInByCode(server, "owner@clinic.example"))?.body.isNewUser).toBe(true);

  expect(await isOffered(server)).toBe(false);
  const refused = await server.call("register", { body: { email: "stranger@elsewhere.example" } });
  expect([refused.status, refused.body.code]).toEqual([403, "sign_up_closed"]);
  expect(refused.body.detail).toContain("Ask whoever runs Enamel at your clinic to let you in.");
  expect(await signInByCode(server, "stranger@elsewhere.example")).toBeNull();
  expect((await signInByGoogle(server, "stranger@elsewhere.example")).body.code).toBe("sign_up_closed");
  expect((await signInByGoogle(server, "owner@clinic.example")).body.isNewUser).toBe(false);
  expect((await signInByCode(server, "owner@clinic.example"))?.status).toBe(200);
  expect(await clinicsOf(server)).toBe(1);
});

test("an account that Google opened closes sign-up for everybody else [AUTH-8]", async () => {
  const server = await startTestServer({ env: { ...reachable, AUTH_MODE: "google" } });
  expect((await signInByGoogle(server, "owner@clinic.example")).body.isNewUser).toBe(true);
  const refused = await signInByGoogle(server, "stranger@elsewhere.example");
  expect([refused.status, refused.body.code]).toEqual([403, "sign_up_closed"]);
  expect(await clinicsOf(server)).toBe(1);
});

test("of two who open the first account at once on two servers one gets it [AUTH-8]", async () => {
  const one = await startTestServer({ env: reachable });
  const other = await startTestServer({ beside: one, env: reachable });
  const codes = [];
  for (const [i, server] of [one, other, one, other].entries()) {
    const { body } = await server.call("login", { body: { email: `first${i}@clinic.example` } });
    await server.worker.runDue();
    const mail = [...one.mailer.sent, ...other.mailer.sent].find(
      ({ to }) => to === `first${i}@clinic.example`,
    );
    const code = /\b(\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";
    codes.push({ server, body: { challengeId: body.challenge.id, code } });
  }
  const replies = await Promise.all(codes.map(({ server, body }) => server.call("verifyCode", { body })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  expect(await clinicsOf(one)).toBe(1);
});

test("SIGN_UP=open lets others in by name; on this machine alone nothing has to be said [AUTH-8]", async () => {
  const open = await startTestServer({ env: { ...reachable, SIGN_UP: "open" } });
  await signInByCode(open, "owner@clinic.example");
  expect(await isOffered(open)).toBe(true);
  expect((await signInByCode(open, "second@clinic.example"))?.body.isNewUser).toBe(true);

  const own = await startTestServer();
  await own.signIn();
  expect((await own.signIn()).isNewUser).toBe(true);
  expect(await isOffered(own)).toBe(true);
});
