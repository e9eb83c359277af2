import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ApiPermission } from "#contract/access/api-keys.ts";
import { isPublic, keyPermissionFor, mayCall } from "#contract/access/rights.ts";
import { type Role, roles } from "#contract/access/roles.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { toIso } from "#kernel/clock.ts";
import { proofHeader } from "#server/auth/local/rules.ts";
import { hashToken, newToken } from "#server/auth/tokens.ts";
import { rowsOf } from "../support/rows-of.ts";
import { serverForThisFile, startTestServer, testDoor } from "../support/test-server.ts";

const server = serverForThisFile();
const names = Object.keys(endpoints) as EndpointName[];

/** A token that works once more: some calls end the session that makes them. Its holder has just signed in. */
async function sessionOf(
  userId: string,
  clinicId: string,
  { seenAt = toIso(server().clock.now()), expiresAt = "2027-08-01Z" } = {},
): Promise<string> {
  const token = newToken();
  const now = toIso(server().clock.now());
  await rowsOf(
    server().database,
    `insert into session (token_hash, clinic_id, user_id, created_at, proven_at, seen_at, expires_at)
     values ('${hashToken(token)}', '${clinicId}', '${userId}', '2024-08-01Z', '${now}', '${seenAt}', '${expiresAt}')`,
  );
  return token;
}

async function memberOf(clinicId: string, role: Role): Promise<string> {
  const id = randomUUID();
  for (const statement of [
    `insert into staff_user (id, username, email, created_at) values ('${id}', '${role}', '${id}@clinic.example', '2026-08-02Z')`,
    `insert into membership (user_id, clinic_id, role, created_at, chosen_at)
     values ('${id}', '${clinicId}', '${role}', '2026-08-02Z', '2026-08-02Z')`,
  ])
    await rowsOf(server().database, statement);
  return id;
}

let calls = 0;
/** Whether the guard let the call through, whatever became of it then. */
async function isLetThrough(name: EndpointName, token: string | undefined): Promise<boolean> {
  const { method, path } = endpoints[name];
  const answer = await server().app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_match, key: string) => (key === "id" ? randomUUID() : "1")),
    ...(method !== "GET" && { payload: {} }),
    headers: { [proofHeader]: testDoor.key, ...(token && { authorization: `Bearer ${token}` }) },
    // Limits per network address must not answer in the guard's place.
    remoteAddress: `10.1.${calls >> 8}.${calls++ & 255}`,
    // Live events have no end: what is asked here stands at the beginning.
    payloadAsStream: true,
  });
  answer.stream().destroy();
  expect([name, answer.statusCode]).not.toEqual([name, 500]);
  return answer.statusCode !== 401 && answer.statusCode !== 403;
}

/** Tokens of an owner and of a program that open nothing, or nothing any more. */
async function deadTokens(
  ownerId: string,
  clinicId: string,
  ownerToken: string,
): Promise<Map<string, string>> {
  const { call, database } = server();
  const ended = await sessionOf(ownerId, clinicId);
  await call("logout", { token: ended });
  const left = await memberOf(clinicId, "owner");
  const ofWhoLeft = await sessionOf(left, clinicId);
  await rowsOf(database, `delete from membership where user_id = '${left}'`);
  const body = { name: "gone", permissions: ["read", "write"] };
  const { secret, apiKey } = (await call("createApiKey", { token: ownerToken, body })).body;
  expect((await call("revokeApiKey", { token: ownerToken, params: { id: apiKey.id } })).status).toBe(200);
  return new Map([
    ["a session that was ended", ended],
    ["a session past its day", await sessionOf(ownerId, clinicId, { expiresAt: "2026-08-02Z" })],
    ["a session that nobody used", await sessionOf(ownerId, clinicId, { seenAt: "2024-08-02Z" })],
    ["a session of somebody who left", ofWhoLeft],
    ["a key that was deleted", secret],
    ["a token that nobody gave out", newToken()],
  ]);
}

test("every call as everybody: nobody, each role, each key, each token that is none; what the table refuses is refused, the rest is not [TEAM-5] [AUTH-9]", async () => {
  // The first account of the server, so that calls about the whole server are its own too.
  const { user, scope, token: ownerToken } = await server().signIn();
  const ids = new Map<Role, string>([["owner", user.id]]);
  for (const role of roles.slice(1)) ids.set(role, await memberOf(scope.clinicId, role));
  const secretFor = async (permission: ApiPermission): Promise<string> => {
    const body = { name: permission, permissions: [permission] };
    return (await server().call("createApiKey", { token: ownerToken, body })).body.secret;
  };
  const secrets = { read: await secretFor("read"), write: await secretFor("write") };

  const dead = await deadTokens(user.id, scope.clinicId, ownerToken);
  const wrong: string[] = [];
  let cells = 0;
  const check = async (name: EndpointName, who: string, token: string | undefined, expected: boolean) => {
    cells++;
    if ((await isLetThrough(name, token)) !== expected)
      wrong.push(`${who} ${expected ? "may" : "may not"} ${name}`);
  };
  for (const name of names) {
    await check(name, "nobody", undefined, isPublic(name));
    for (const [role, id] of ids)
      await check(name, role, await sessionOf(id, scope.clinicId), mayCall(role, name));
    for (const permission of ["read", "write"] as const) {
      const may = isPublic(name) || keyPermissionFor(name) === permission;
      await check(name, `a ${permission} key`, secrets[permission], may);
    }
    for (const [what, token] of dead) await check(name, what, token, isPublic(name));
    // A key may make so many calls in a minute.
    server().clock.advance(2_000);
  }
  expect(wrong).toEqual([]);
  expect(cells).toBe(names.length * (roles.length + 3 + dead.size));
});

test("what a role may not do is refused with who to ask [TEAM-5]", async () => {
  const { scope } = await server().signIn();
  const token = await sessionOf(await memberOf(scope.clinicId, "reception"), scope.clinicId);
  const refused = await server().call("saveKnowledgeBase", { token, body: {} });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    403,
    "forbidden",
    "Your role at this clinic is Reception, which cannot do this. Ask a manager or an owner of the clinic.",
  ]);
});

test("a change of role counts from the next call on, and leaving a clinic ends the session there alone [TEAM-5]", async () => {
  const [one, other] = [await server().signIn(), await server().signIn()];
  const id = await memberOf(one.scope.clinicId, "manager");
  await rowsOf(
    server().database,
    `insert into membership (user_id, clinic_id, role, created_at, chosen_at)
     values ('${id}', '${other.scope.clinicId}', 'read_only', '2026-08-02Z', '2026-08-02Z')`,
  );
  const here = await sessionOf(id, one.scope.clinicId);
  const there = await sessionOf(id, other.scope.clinicId);
  const statusOf = async (token: string) => (await server().call("listApiKeys", { token })).status;
  expect([await statusOf(here), await statusOf(there)]).toEqual([200, 403]);
  const member = `where user_id = '${id}' and clinic_id = '${one.scope.clinicId}'`;
  await rowsOf(server().database, `update membership set role = 'reception' ${member}`);
  expect([await statusOf(here), await statusOf(there)]).toEqual([403, 403]);
  await rowsOf(server().database, `delete from membership ${member}`);
  expect([await statusOf(here), await statusOf(there)]).toEqual([401, 403]);
});

test("an owner who does not run the server is refused what is the server's; who runs it is let through [TEAM-5] [PHONE-3]", async () => {
  const own = await startTestServer();
  const { token: whoRunsIt } = await own.signIn();
  const { token, scope } = await own.signIn();
  const number = { phoneNumber: "+61255501777", country: "Australia", state: "nsw", lines: "1" };
  const affairs: Partial<Record<EndpointName, object>> = {
    buyPhoneNumber: number,
    giveNumber: { phoneNumber: number.phoneNumber, email: "nobody@clinic.example" },
    takeBackNumber: { phoneNumber: number.phoneNumber },
    changeQuota: { clinicId: scope.clinicId, kind: "texts", perDay: 5 },
    makeBackup: {},
  };
  for (const [name, body] of Object.entries(affairs) as [EndpointName, object][]) {
    const status = async (as: string) => (await own.call(name, { token: as, body })).status;
    expect([name, await status(token)]).toEqual([name, 403]);
    expect([name, await status(whoRunsIt)]).not.toEqual([name, 403]);
  }
});
