import { expect, test } from "vitest";
import { serverForThisFile, startTestServer, type TestServer } from "../../../tests/support/test-server.ts";

const shared = serverForThisFile();
const day = 86_400_000;
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";

const signIn = async (email: string, agent: string, server: TestServer = shared()) =>
  (await server.call("login", { body: { email }, headers: { "user-agent": agent } })).body.token as string;
const statusOf = async (token: string, server: TestServer = shared()) =>
  (await server.call("currentUser", { token })).status;

test("a session that nobody used for a week has ended, one in use lasts its thirty days [AUTH-8]", async () => {
  const server = await startTestServer({ env: { SESSION_IDLE_DAYS: "" } });
  const used = await signIn("desk@clinic.example", windows, server);
  const left = await signIn("desk@clinic.example", phone, server);
  for (let n = 0; n < 6; n++) {
    server.clock.advance(day);
    expect(await statusOf(used, server)).toBe(200);
  }
  server.clock.advance(day);
  expect([await statusOf(used, server), await statusOf(left, server)]).toEqual([200, 401]);
  for (let n = 0; n < 22; n++) {
    server.clock.advance(day);
    expect(await statusOf(used, server)).toBe(200);
  }
  server.clock.advance(day);
  expect(await statusOf(used, server)).toBe(401);
});

test("lists where somebody is signed in, the latest used first, and no other person's [AUTH-8]", async () => {
  const first = await signIn("listed@clinic.example", windows);
  await signIn("other@clinic.example", windows);
  shared().clock.advance(60 * 60_000);
  const second = await signIn("listed@clinic.example", phone);
  shared().clock.advance(10 * 60_000);
  const { body } = await shared().call("listSignIns", { token: first });
  expect(body).toEqual([
    expect.objectContaining({ browser: "Chrome on Windows", isThisOne: true }),
    expect.objectContaining({ browser: "Safari on iPhone", isThisOne: false }),
  ]);
  expect(JSON.stringify(body)).not.toContain(second);
});

test("signing out everywhere ends every session on every server, and nobody else's [AUTH-8]", async () => {
  const other = await startTestServer({ beside: shared() });
  const mine = [
    await signIn("gone@clinic.example", windows),
    await signIn("gone@clinic.example", phone, other),
  ];
  const theirs = await signIn("stays@clinic.example", windows);
  expect((await shared().call("logoutEverywhere", { token: mine[0] ?? "" })).status).toBe(200);
  for (const token of mine)
    for (const server of [shared(), other]) expect(await statusOf(token, server)).toBe(401);
  expect(await statusOf(theirs)).toBe(200);
});

test("who signed in, and that a wrong code was entered, stands in the clinic's log; codes and addresses do not [AUTH-8] [LOG-2]", async () => {
  const server = await startTestServer({ settings: { authMode: "code" } });
  const ask = async () => {
    const { body } = await server.call("login", { body: { email: "jane.doe@clinic.example" } });
    await server.worker.runDue();
    const code = /\b(\d{6})\b/.exec(server.mailer.sent.at(-1)?.text ?? "")?.[1] ?? "";
    return { challengeId: body.challenge.id as string, code };
  };
  const verify = (body: { challengeId: string; code: string }) => server.call("verifyCode", { body });
  await verify(await ask());
  const second = await ask();
  const wrong = second.code === "000000" ? "000001" : "000000";
  for (let n = 0; n < 2; n++) expect((await verify({ ...second, code: wrong })).status).toBe(401);
  const { token } = (await verify(second)).body;
  const { body } = await server.call("listCallLogs", { token });
  const about = body.entries.filter(({ workflow }: { workflow: string }) => workflow.startsWith("Sign-in"));
  expect(about.map((entry: Record<string, unknown>) => [entry.workflow, entry.type, entry.messages])).toEqual(
    expect.arrayContaining([
      ["Sign-in · Jane Doe, by code", "system", 0],
      ["Sign-in · a wrong code for Jane Doe", "error", 2],
    ]),
  );
  expect(about).toHaveLength(3);
  const told = JSON.stringify(about);
  for (const secret of ["@clinic", `"${second.code}"`, `"${wrong}"`, ` ${second.code}`, ` ${wrong}`])
    expect(told).not.toContain(secret);
});
