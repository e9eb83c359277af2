import { expect, test } from "vitest";
import { rowsOf } from "../../../tests/support/rows-of.ts";
import { serverForThisFile, startTestServer } from "../../../tests/support/test-server.ts";

const shared = serverForThisFile();

test("a first sign-in creates the user and the user's own clinic, later ones do not [AUTH-3]", async () => {
  const server = shared();
  const first = await server.call("login", { body: { email: "Jane.O-Neil@Clinic.Example" } });
  expect(first.status).toBe(200);
  expect(first.body.isNewUser).toBe(true);
  expect(first.body.user).toEqual({
    id: expect.any(String),
    username: "Jane O Neil",
    email: "jane.o-neil@clinic.example",
    role: "owner",
  });
  const second = await server.call("login", { body: { email: "jane.o-neil@clinic.example" } });
  expect(second.body.isNewUser).toBe(false);
  expect(second.body.user.id).toBe(first.body.user.id);
  expect(second.body.token).not.toBe(first.body.token);

  const onboarding = await server.call("onboarding", { token: second.body.token });
  expect(onboarding.body).toMatchObject({ knowledgeBaseCompleted: false, timeZone: "Australia/Sydney" });
});

test("twenty first sign-ins at once with one email make one user and one clinic [AUTH-3]", async () => {
  const server = shared();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call("login", { body: { email: "same@clinic.example" } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.isNewUser)).toHaveLength(1);
});

test("the token opens GET /api/user; without one, with a wrong one or after it has expired it is 401 [AUTH-7]", async () => {
  const server = await startTestServer({ beside: shared(), settings: { sessionDays: 2 } });
  const { token, user } = await server.signIn();
  expect((await server.call("currentUser", { token })).body).toEqual(user);
  for (const headers of [
    {},
    { authorization: "Bearer nonsense" },
    { authorization: `Bearer ${"A".repeat(43)}` },
    { authorization: `Basic ${token}` },
    { authorization: token },
  ]) {
    const refused = await server.call("currentUser", { headers });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ code: "not_signed_in", detail: "Please sign in first." });
  }
  server.clock.advance(2 * 86_400_000);
  expect((await server.call("currentUser", { token })).status).toBe(401);
});

test("logging out ends this session at once on every server, and no other [AUTH-7, AUTH-8]", async () => {
  const server = shared();
  const other = await startTestServer({ beside: server });
  const { token } = await server.signIn();
  const { token: elsewhere } = await server.signIn();
  expect((await other.call("currentUser", { token })).status).toBe(200);
  expect((await server.call("logout", { token })).status).toBe(200);
  expect((await server.call("currentUser", { token })).status).toBe(401);
  expect((await other.call("currentUser", { token })).status).toBe(401);
  expect((await other.call("currentUser", { token: elsewhere })).status).toBe(200);
});

test("the token is random, long and nowhere in the database [AUTH-8]", async () => {
  const server = shared();
  const { token, scope } = await server.signIn();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = await rowsOf<{ row: string }>(
    server.database,
    `select session::text as row from session where clinic_id = '${scope.clinicId}'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
});

test("registering makes the account with the given names; a known email is sent to sign in [AUTH-4]", async () => {
  const server = shared();
  const body = { email: "new@clinic.example", username: "Front desk", clinicName: "Harbour Street Dental" };
  const { status, body: reply } = await server.call("register", { body });
  expect(status).toBe(200);
  expect(reply).toMatchObject({ isNewUser: true, user: { username: "Front desk", email: body.email } });
  const onboarding = await server.call("onboarding", { token: reply.token });
  expect(onboarding.body.teamName).toBe("Harbour Street Dental");

  const again = await server.call("register", { body: { ...body, email: "NEW@clinic.example" } });
  expect(again.status).toBe(400);
  expect(again.body).toMatchObject({ code: "validation_failed", errors: [{ field: "email" }] });
});

test("with sign-up closed strangers are refused and known users are not", async () => {
  const open = shared();
  await open.signIn("known@clinic.example");
  const closed = await startTestServer({ beside: open, settings: { signUp: "closed" } });
  expect((await closed.call("signInOptions")).body).toEqual({
    mode: "email",
    google: false,
    passkeys: true,
    registration: false,
    sendsMail: false,
    proofUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  });
  expect((await closed.call("login", { body: { email: "known@clinic.example" } })).status).toBe(200);
  for (const name of ["login", "register"] as const) {
    const refused = await closed.call(name, { body: { email: "stranger@clinic.example" } });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("sign_up_closed");
  }
});

test.each([
  ["x-forwarded-for", { "x-forwarded-for": "203.0.113.7" }],
  ["forwarded", { forwarded: "for=203.0.113.7" }],
  ["via", { via: "1.1 proxy" }],
  ["a name that is not localhost", { host: "enamel.clinic.example" }],
  ["a foreign page", { origin: "https://elsewhere.example" }],
])("an email alone signs nobody in through %s [AUTH-8]", async (_what, headers) => {
  const server = shared();
  for (const name of ["login", "register"] as const) {
    const refused = await server.call(name, { body: { email: "sam@clinic.example" }, headers });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("forbidden");
    expect(refused.body.detail).toContain("this machine only");
  }
});

test.each([
  "",
  "no-at-sign",
  "a@b",
  "line\r\nbcc: all@clinic.example@clinic.example",
  "sam@clinic.example\nx: y",
])("refuses %j as an email address and names the field [AUTH-1]", async (email) => {
  const server = shared();
  const refused = await server.call("login", { body: { email } });
  expect(refused.status).toBe(400);
  expect(refused.body.errors[0]).toEqual({ field: "email", message: "Invalid email address" });
});

test("one clinic's session never sees another clinic's rows", async () => {
  const server = shared();
  const one = await server.signIn("one@clinic.example");
  const other = await server.signIn("other@clinic.example");
  await server.call("saveTeam", { token: one.token, body: { teamName: "One", plan: "pro" } });
  expect((await server.call("onboarding", { token: other.token })).body.teamName).toBeNull();
  const logOf = async (token: string) =>
    (await server.call("listCallLogs", { token })).body.entries.map((entry: { id: string }) => entry.id);
  const [mine, theirs] = [await logOf(one.token), await logOf(other.token)];
  expect(mine.filter((id: string) => theirs.includes(id))).toEqual([]);
});

test("when the session cannot be looked up the request is told so, and nothing of the inside", async () => {
  const { token } = await shared().signIn();
  await rowsOf(shared().database, "alter table session rename to session_away");
  const { status, body } = await shared().call("currentUser", { token });
  await rowsOf(shared().database, "alter table session_away rename to session");
  expect([status, body.code]).toEqual([503, "unavailable"]);
  expect(JSON.stringify(body)).not.toMatch(/session_|select|relation|\.ts/i);
  expect((await shared().call("currentUser", { token })).status).toBe(200);
});
