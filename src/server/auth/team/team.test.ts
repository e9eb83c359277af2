import { afterAll, beforeAll, expect, test } from "vitest";
import { googleClient, startGoogleStandIn } from "../../../../tests/support/google-stand-in.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import {
  serverForThisFile,
  startTestServer,
  type TestServer,
} from "../../../../tests/support/test-server.ts";

const google = await startGoogleStandIn();
afterAll(google.close);

/** As an operator sets it up who lets others reach it: codes by email, sign-up closed after the first account. */
const reachable = {
  ...{ AUTH_MODE: "code", PUBLIC_URL: "https://desk.example", GOOGLE_ISSUER_URL: google.origin },
  ...{ GOOGLE_CLIENT_ID: googleClient.id, GOOGLE_CLIENT_SECRET: googleClient.secret },
};
const server = serverForThisFile({ env: reachable });

const mailTo = (email: string, where: TestServer = server()) =>
  where.mailer.sent.findLast(({ to }) => to === email);

async function signInByCode(email: string, more: { invitation?: string } = {}) {
  server().clock.advance(1_000);
  const asked = await server().call("login", { body: { email, ...more } });
  if (asked.status !== 200) return asked;
  await server().worker.runDue();
  const code = /\b(\d{6})\b/.exec(mailTo(email)?.text ?? "")?.[1] ?? "000000";
  return server().call("verifyCode", { body: { challengeId: asked.body.challenge.id, code } });
}

let ownerToken = "";
let n = 0;
/** An address that nobody has used. */
const newcomer = () => `newcomer${++n}@clinic.example`;
beforeAll(async () => {
  ownerToken = (await signInByCode("owner@clinic.example")).body.token;
});

/** Invites, and takes the token out of the email as the browser of whoever gets it does. */
async function invite(email: string, role = "reception", token = ownerToken) {
  server().clock.advance(1_000);
  const { status, body } = await server().call("invite", { token, body: { email, role } });
  expect(status).toBe(201);
  await server().worker.runDue();
  return { id: body.id as string, token: tokenIn(email) };
}
const tokenIn = (email: string) => /\/invitation#([\w-]{43})/.exec(mailTo(email)?.text ?? "")?.[1] ?? "";
const listed = async () => (await server().call("listTeam", { token: ownerToken })).body;
const roleIn = async (email: string) =>
  (await listed()).members.find((member: { email: string }) => member.email === email)?.role;

test("an invitation lets in one address where sign-up is closed, in the clinic and the role it names [TEAM-5] [AUTH-8]", async () => {
  const email = newcomer();
  expect((await signInByCode(email)).status).toBe(401);
  const { token } = await invite(email);
  expect(mailTo(email)?.text).toContain(`https://desk.example/invitation#${token}`);
  const shown = await server().call("lookAtInvitation", { body: { token } });
  expect(shown.body).toMatchObject({ email, role: "reception", invitedBy: "Owner" });

  const { body } = await signInByCode(email, { invitation: token });
  expect(body).toMatchObject({ isNewUser: false, user: { email, role: "reception", username: "Newcomer1" } });
  expect((await server().call("listAppointments", { token: body.token })).status).toBe(200);
  expect((await server().call("saveKnowledgeBase", { token: body.token, body: {} })).body.code).toBe(
    "forbidden",
  );
  expect(await roleIn(email)).toBe("reception");
  expect((await listed()).invitations.map((one: { email: string }) => one.email)).not.toContain(email);
});

test("an invitation works once, for its own address, until it is taken back, sent again or over [TEAM-5] [AUTH-9]", async () => {
  const over = async (email: string, token: string) => {
    const looked = await server().call("lookAtInvitation", { body: { token } });
    const tried = await signInByCode(email, { invitation: token });
    expect([looked.body.code, tried.status, tried.body.code]).toEqual([
      "invitation_over",
      403,
      "invitation_over",
    ]);
  };
  const used = newcomer();
  const { token: usedToken } = await invite(used);
  expect((await signInByCode(newcomer(), { invitation: usedToken })).body.code).toBe("invitation_over");
  await signInByCode(used, { invitation: usedToken });
  await over(used, usedToken);

  const email = newcomer();
  const { id, token: first } = await invite(email);
  const again = () => server().call("resendInvitation", { token: ownerToken, params: { id } });
  expect((await again()).status).toBe(429);
  server().clock.advance(61_000);
  expect((await again()).status).toBe(200);
  await server().worker.runDue();
  const second = tokenIn(email);
  await over(email, first);
  expect((await server().call("withdrawInvitation", { token: ownerToken, params: { id } })).status).toBe(200);
  await over(email, second);

  const late = newcomer();
  const { token: lateToken } = await invite(late);
  server().clock.advance(7 * 86_400_000);
  await over(late, lateToken);
});

test("of two who accept at once one is let in, and neither token nor link is anywhere in the database or the log [TEAM-5]", async () => {
  const email = newcomer();
  const { token } = await invite(email, "manager");
  const challenges = [];
  for (let i = 0; i < 2; i++) {
    const { body } = await server().call("login", { body: { email, invitation: token } });
    await server().worker.runDue();
    const code = /\b(\d{6})\b/.exec(mailTo(email)?.text ?? "")?.[1];
    challenges.push({ challengeId: body.challenge.id, code });
  }
  const replies = await Promise.all(challenges.map((body) => server().call("verifyCode", { body })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  for (const table of ["invitation", "sign_in_challenge", "job", "audit_entry"])
    expect(JSON.stringify(await rowsOf(server().database, `select * from ${table}`))).not.toContain(token);
  expect(server().logged.join("")).not.toContain(token);
});

test("somebody who has an account joins a second clinic, moves between the two and signs in to the one chosen last [TEAM-5]", async () => {
  const email = newcomer();
  const { token: firstInvitation } = await invite(email);
  const here = (await signInByCode(email, { invitation: firstInvitation })).body;
  // A second clinic on the same server.
  const other = await startTestServer({ beside: server(), env: { ...reachable, SIGN_UP: "open" } });
  const { body: asked } = await other.call("login", { body: { email: "second@practice.example" } });
  await other.worker.runDue();
  const code = /\b(\d{6})\b/.exec(mailTo("second@practice.example", other)?.text ?? "")?.[1];
  const second = await other.call("verifyCode", { body: { challengeId: asked.challenge.id, code } });
  const { token: invitation } = await invite(email, "read_only", second.body.token);

  const joined = await server().call("acceptInvitation", { token: here.token, body: { token: invitation } });
  expect(joined.body.user).toMatchObject({ id: here.user.id, role: "read_only" });
  expect((await server().call("currentUser", { token: here.token })).status).toBe(401);
  const there = (await signInByCode(email)).body;
  expect(there.user.role).toBe("read_only");
  expect(await roleIn(email)).toBe("reception");

  const clinics = (await server().call("ownClinics", { token: there.token })).body;
  expect(clinics.map(({ role, isCurrent }: Record<string, unknown>) => [role, isCurrent])).toEqual(
    expect.arrayContaining([
      ["reception", false],
      ["read_only", true],
    ]),
  );
  const back = clinics.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
  server().clock.advance(1_000);
  const goTo = (token: string, clinicId: string) =>
    server().call("switchClinic", { token, body: { clinicId } });
  const switched = await goTo(there.token, back);
  expect(switched.body.user.role).toBe("reception");
  expect((await server().call("currentUser", { token: there.token })).status).toBe(401);
  expect((await server().call("listTeam", { token: switched.body.token })).status).toBe(403);
  expect((await signInByCode(email)).body.user.role).toBe("reception");
  const foreign = (await signInByCode("owner@clinic.example")).body.token;
  const theirs = clinics.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
  expect((await goTo(foreign, theirs)).status).toBe(404);
  expect((await server().call("currentUser", { token: foreign })).status).toBe(200);
});

test("who is removed is signed out at once, keeps nothing, and can be invited anew [TEAM-5]", async () => {
  const email = newcomer();
  const { token } = await invite(email);
  const { body } = await signInByCode(email, { invitation: token });
  const { id } = body.user;
  const changed = await server().call("changeMember", {
    token: ownerToken,
    params: { id },
    body: { role: "manager" },
  });
  expect(changed.body).toMatchObject({ id, role: "manager" });
  expect((await server().call("currentUser", { token: body.token })).body.role).toBe("manager");
  expect((await server().call("removeMember", { token: ownerToken, params: { id } })).status).toBe(200);
  expect((await server().call("currentUser", { token: body.token })).status).toBe(401);
  expect((await signInByCode(email)).status).toBe(401);
  expect((await invite(email)).token).toMatch(/^[\w-]{43}$/);
});

test("an owner signs a colleague out everywhere, who stays in the clinic and signs in again; nobody else's session ends [TEAM-5] [AUTH-9]", async () => {
  const email = newcomer();
  const { token } = await invite(email, "manager");
  const atTheDesk = (await signInByCode(email, { invitation: token })).body;
  const atHome = (await signInByCode(email)).body;
  const signOut = (as: string, id: string) => server().call("signOutMember", { token: as, params: { id } });
  expect((await signOut(atTheDesk.token, atTheDesk.user.id)).status).toBe(403);
  expect((await signOut(ownerToken, "00000000-0000-4000-8000-000000000000")).status).toBe(404);

  expect((await signOut(ownerToken, atTheDesk.user.id)).status).toBe(200);
  const standing = (as: string) =>
    server()
      .call("currentUser", { token: as })
      .then(({ status }) => status);
  expect(await Promise.all([atTheDesk.token, atHome.token, ownerToken].map(standing))).toEqual([
    401, 401, 200,
  ]);
  const { members } = (await server().call("listTeam", { token: ownerToken })).body;
  expect(members.find((each: { email: string }) => each.email === email)).toMatchObject({ seenAt: null });
  expect((await signInByCode(email)).body.user.role).toBe("manager");
  // On oneself it ends the others alone.
  const own = (await signInByCode("owner@clinic.example")).body;
  expect((await signOut(own.token, own.user.id)).status).toBe(200);
  expect(await Promise.all([ownerToken, own.token].map(standing))).toEqual([401, 200]);
  ownerToken = own.token;
});

test("a clinic keeps an owner, and whose server it is stays an owner unless they give it up [TEAM-5] [AUTH-9]", async () => {
  const { user } = (await signInByCode("owner@clinic.example")).body;
  const me = { token: ownerToken, params: { id: user.id } };
  expect((await server().call("removeMember", me)).body.detail).toContain("needs an owner");
  expect((await server().call("changeMember", { ...me, body: { role: "manager" } })).status).toBe(403);

  const email = newcomer();
  const { token } = await invite(email, "owner");
  const second = (await signInByCode(email, { invitation: token })).body;
  const bySecond = { token: second.token, params: { id: user.id } };
  expect((await server().call("removeMember", bySecond)).body.detail).toContain("runs the server");
  const demoted = { token: ownerToken, params: { id: second.user.id }, body: { role: "reception" } };
  const both = await Promise.all([
    server().call("changeMember", demoted),
    server().call("changeMember", demoted),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await server().call("listTeam", { token: second.token })).status).toBe(403);
});

test("an address is invited once, and nobody invites whoever is there already [TEAM-5]", async () => {
  const email = newcomer();
  await invite(email);
  const again = await server().call("invite", {
    token: ownerToken,
    body: { email: email.toUpperCase(), role: "owner" },
  });
  expect([again.status, again.body.errors[0].field]).toEqual([400, "email"]);
  const member = { email: "owner@clinic.example", role: "reception" };
  expect((await server().call("invite", { token: ownerToken, body: member })).status).toBe(400);
});

test("an invitation is accepted with Google too, by its own address alone [TEAM-5] [AUTH-2]", async () => {
  const email = newcomer();
  const { token: invitation } = await invite(email, "dentist");
  const withGoogle = async (as: string) => {
    google.state.person = { sub: as, email: as, email_verified: true, name: "Dr Jane Doe" };
    const started = await server().call("startGoogleSignIn", { body: { invitation } });
    const cookie = String(started.headers["set-cookie"]).split(";")[0] ?? "";
    const back = await fetch(started.body.url, { redirect: "manual" });
    const body = Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams);
    return server().call("finishGoogleSignIn", { body, headers: { cookie } });
  };
  expect((await withGoogle("stranger@elsewhere.example")).body.code).toBe("invitation_over");
  expect((await withGoogle(email)).body).toMatchObject({
    isNewUser: false,
    user: { email, role: "dentist" },
  });
});

test("the trail says who invited, who joined and who was removed, without an address [TEAM-5] [SYS-3]", async () => {
  const email = newcomer();
  const { token } = await invite(email);
  const { user } = (await signInByCode(email, { invitation: token })).body;
  server().clock.advance(1_000);
  await server().call("removeMember", { token: ownerToken, params: { id: user.id } });
  const { entries } = (await server().call("listAudit", { token: ownerToken, query: { limit: "3" } })).body;
  const said = entries.map(({ actorName, what }: Record<string, string>) => `${actorName}: ${what}`);
  expect(said).toEqual([
    "Owner: Remove somebody from the clinic and sign them out of it",
    `${user.username}: Joined by invitation`,
    "Owner: Invite somebody to the clinic by email",
  ]);
  expect(JSON.stringify(entries)).not.toContain(email);
});
