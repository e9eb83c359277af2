import { expect, test } from "vitest";
import { authenticator, type Lies } from "../../../../tests/support/authenticator.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import {
  serverForThisFile,
  startTestServer,
  type TestServer,
} from "../../../../tests/support/test-server.ts";

const shared = serverForThisFile();
/** The tests' server is called `localhost`. */
const device = authenticator("http://localhost");
const minute = 60_000;

let people = 0;
const someone = async (server: TestServer = shared()) => {
  const { token, user } = await server.signIn(`keys${++people}@clinic.example`);
  return { token, user };
};

async function begin(token: string, server: TestServer = shared()) {
  const begun = await server.call("startPasskey", { token });
  expect(begun.status).toBe(200);
  return begun.body;
}

async function addPasskey(token: string, { name = "Laptop", server = shared() } = {}) {
  const made = device.make(await begin(token, server));
  const added = await server.call("addPasskey", { token, body: { name, answer: made.answer } });
  expect(added.status).toBe(201);
  return { ...made, id: added.body.id as string };
}

type Key = Awaited<ReturnType<typeof addPasskey>>["key"];

async function signIn(key: Key, lies: Lies = {}, server: TestServer = shared()) {
  const asked = await server.call("startPasskeySignIn");
  expect(asked.status).toBe(200);
  const body = device.show(key, asked.body, lies);
  return { body, answer: await server.call("finishPasskeySignIn", { body }) };
}

test("a passkey is added, signs its user in, is renamed and removed, and then signs nobody in [AUTH-9]", async () => {
  const { token, user } = await someone();
  const { key, id } = await addPasskey(token, { name: "Desk\u200b computer" });
  const listed = await shared().call("listPasskeys", { token });
  expect(listed.body).toMatchObject({ obstacle: null, origin: "http://localhost", isFresh: true });
  expect(listed.body.passkeys).toMatchObject([{ id, name: "Desk computer", lastUsedAt: null }]);

  const { answer } = await signIn(key);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ isNewUser: false, user: { id: user.id } });
  const now = await shared().call("listPasskeys", { token: answer.body.token });
  expect(now.body.passkeys[0].lastUsedAt).toMatch(/^2026-08-11/);

  const params = { id };
  const renamed = await shared().call("renamePasskey", { token, params, body: { name: "Phone" } });
  expect(renamed.body.name).toBe("Phone");
  expect((await shared().call("removePasskey", { token, params })).status).toBe(200);
  const after = await signIn(key);
  expect(after.answer.body).toMatchObject({ status: 401, code: "invalid_credentials" });
  expect(after.answer.body.detail).toMatch(/not known here any more/);
});

test("a challenge answers once, for five minutes, and not for the other ceremony [AUTH-9]", async () => {
  const { token } = await someone();
  const { key } = await addPasskey(token);
  const { body, answer } = await signIn(key);
  expect(answer.status).toBe(200);
  const replayed = await shared().call("finishPasskeySignIn", { body });
  expect(replayed.body).toMatchObject({ status: 401, detail: expect.stringMatching(/used already/) });

  // A wrong answer has used it up, too.
  const wrong = await signIn(key, { isUserVerified: false });
  expect(wrong.answer.status).toBe(401);
  const challenge = JSON.parse(
    Buffer.from(wrong.body.response.clientDataJSON, "base64url").toString(),
  ).challenge;
  const mended = device.show(key, { challenge, rpId: "localhost" });
  expect((await shared().call("finishPasskeySignIn", { body: mended })).status).toBe(401);

  const asked = await shared().call("startPasskeySignIn");
  const toMake = await begin(token);
  shared().clock.advance(5 * minute);
  const late = device.show(key, asked.body);
  expect((await shared().call("finishPasskeySignIn", { body: late })).body.detail).toMatch(/took too long/);
  const lateMade = { name: "Late", answer: device.make(toMake).answer };
  expect((await shared().call("addPasskey", { token, body: lateMade })).body.detail).toMatch(/took too long/);

  // The challenge of a registration signs nobody in.
  const other = await begin(token);
  const crossed = device.show(key, { challenge: other.challenge, rpId: "localhost" });
  expect((await shared().call("finishPasskeySignIn", { body: crossed })).status).toBe(401);
});

test("of forty who bring the same answer at once, one is signed in [AUTH-9]", async () => {
  const { token } = await someone();
  const { key } = await addPasskey(token);
  const asked = await shared().call("startPasskeySignIn");
  const body = device.show(key, asked.body);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => shared().call("finishPasskeySignIn", { body })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each<[string, Lies]>([
  ["another page's", { origin: "https://enamel.example" }],
  ["another port's", { origin: "http://localhost:4999" }],
  ["one for another host", { rpId: "enamel.example" }],
  ["of the wrong kind", { type: "webauthn.create" }],
  ["of a device that did not know its user", { isUserVerified: false }],
])("an answer that is %s signs nobody in, and the log names no person [AUTH-9]", async (_what, lies) => {
  const { token, user } = await someone();
  const { key } = await addPasskey(token);
  const { answer } = await signIn(key, lies);
  expect(answer.status).toBe(401);
  expect(answer.body.detail).toMatch(/could not be verified/);
  const told =
    shared()
      .logged.filter((line) => line.includes("a passkey was refused"))
      .at(-1) ?? "";
  expect(told).not.toBe("");
  for (const secret of [user.email, user.username, user.id]) expect(told).not.toContain(secret);
  expect((await signIn(key)).answer.status).toBe(200);
});

test.each<[string, Lies]>([
  ["another page", { origin: "https://enamel.example" }],
  ["another host", { rpId: "enamel.example" }],
  ["a device that did not know its user", { isUserVerified: false }],
  ["a sign-in", { type: "webauthn.get" }],
])("what %s made is not kept as a passkey [AUTH-9]", async (_what, lies) => {
  const { token } = await someone();
  const { answer } = device.make(await begin(token), lies);
  const added = await shared().call("addPasskey", { token, body: { name: "Laptop", answer } });
  expect(added.status).toBe(401);
  expect((await shared().call("listPasskeys", { token })).body.passkeys).toEqual([]);
});

test("nobody signs in, adds, renames or removes with another's passkey [AUTH-9]", async () => {
  const [mine, theirs] = [await someone(), await someone()];
  const own = await addPasskey(mine.token);
  const other = await addPasskey(theirs.token);
  // My key under the name of theirs; and theirs under my handle.
  const stolen = await signIn(own.key, {
    credentialId: other.key.id.toString("base64url"),
    userHandle: other.key.userHandle,
  });
  expect(stolen.answer.status).toBe(401);
  const handed = await signIn(other.key, { userHandle: own.key.userHandle });
  expect(handed.answer.status).toBe(401);
  const nobody = await signIn(own.key, { userHandle: "" });
  expect(nobody.answer.status).toBe(400);

  // What I began, somebody else does not finish.
  const { answer } = device.make(await begin(mine.token));
  const body = { name: "Mine now", answer };
  expect((await shared().call("addPasskey", { token: theirs.token, body })).status).toBe(401);
  const { token } = theirs;
  const params = { id: own.id };
  expect((await shared().call("renamePasskey", { token, params, body: { name: "X1" } })).status).toBe(404);
  expect((await shared().call("removePasskey", { token, params })).status).toBe(404);
  // The credential of another user is not taken over.
  const twice = device.make(await begin(token));
  await shared().call("addPasskey", { token, body: { name: "One", answer: twice.answer } });
  const again = device.make(await begin(mine.token));
  const copied = {
    ...twice.answer,
    response: { ...twice.answer.response, clientDataJSON: again.answer.response.clientDataJSON },
  };
  const taken = await shared().call("addPasskey", {
    token: mine.token,
    body: { name: "Two", answer: copied },
  });
  expect(taken.body).toMatchObject({ code: "edit_conflict" });
  expect((await signIn(own.key)).answer.body.user.id).toBe(mine.user.id);
});

test("a passkey whose counter goes back has a copy: it signs nobody in, and the clinic's log says so [AUTH-9] [LOG-2]", async () => {
  const { token, user } = await someone();
  const { key } = await addPasskey(token);
  expect((await signIn(key, { counter: 7 })).answer.status).toBe(200);
  for (const counter of [7, 3, 0]) {
    const { answer } = await signIn(key, { counter });
    expect(answer.body).toMatchObject({
      status: 401,
      detail: expect.stringMatching(/a copy of this passkey/),
    });
  }
  expect((await signIn(key, { counter: 8 })).answer.status).toBe(200);
  const { body } = await shared().call("listCallLogs", { token });
  const about = body.entries.map(({ workflow }: { workflow: string }) => workflow);
  expect(about).toContain(`Sign-in · a passkey that has been copied for ${user.username}`);
  expect(about).toContain(`Sign-in · ${user.username}, with a passkey`);
});

test("a passkey that does not count signs in again and again [AUTH-9]", async () => {
  const { token } = await someone();
  const { key } = await addPasskey(token);
  for (let n = 0; n < 3; n++) expect((await signIn(key, { counter: 0 })).answer.status).toBe(200);
});

test("a passkey is added and removed within a quarter of an hour of a sign-in; moving to a clinic is none, a passkey is one [AUTH-9]", async () => {
  const { token } = await someone();
  const { key, id } = await addPasskey(token);
  const toMake = await begin(token);
  shared().clock.advance(15 * minute);
  const answers = [
    await shared().call("startPasskey", { token }),
    await shared().call("addPasskey", { token, body: { name: "Late", answer: device.make(toMake).answer } }),
    await shared().call("removePasskey", { token, params: { id } }),
  ];
  for (const { status, body } of answers)
    expect({ status, code: body.code }).toEqual({ status: 403, code: "sign_in_again" });

  const [own] = (await shared().call("ownClinics", { token })).body;
  const moved = await shared().call("switchClinic", { token, body: { clinicId: own.id } });
  expect(moved.status).toBe(200);
  expect((await shared().call("startPasskey", { token: moved.body.token })).body.code).toBe("sign_in_again");
  const { answer } = await signIn(key);
  expect((await shared().call("startPasskey", { token: answer.body.token })).status).toBe(200);
  const removed = await shared().call("removePasskey", { token: answer.body.token, params: { id } });
  expect(removed.status).toBe(200);
});

test("twenty passkeys are enough for one person [AUTH-9]", async () => {
  const { token } = await someone();
  const toMake = await begin(token);
  for (let n = 0; n < 20; n++) await addPasskey(token, { name: `Key ${n}` });
  expect((await shared().call("startPasskey", { token })).body.code).toBe("edit_conflict");
  const body = { name: "One more", answer: device.make(toMake).answer };
  expect((await shared().call("addPasskey", { token, body })).body.code).toBe("edit_conflict");
  const excluded = toMake.excludeCredentials;
  expect(excluded).toEqual([]);
});

test.each<[string | undefined, string | null, RegExp]>([
  [undefined, "127.0.0.1:3000", /Open Enamel at http:\/\/localhost:3000/],
  [undefined, "192.168.1.20:3000", /192\.168\.1\.20 is a number.*PUBLIC_URL/],
  [undefined, "desk.example", /does not know its own address/],
  ["http://desk.example", null, /https addresses only.*http:\/\/desk\.example/],
  ["https://203.0.113.7", null, /203\.0\.113\.7 is a number/],
])(
  "where PUBLIC_URL is %s and the page %s, passkeys are refused in a plain sentence [AUTH-9]",
  async (publicUrl, host, sentence) => {
    const server = await startTestServer({
      beside: shared(),
      settings: { authMode: "code" },
      config: { publicUrl: publicUrl ?? null },
    });
    const { token } = await someone();
    const headers = host === null ? {} : { host };
    const options = await server.call("signInOptions", { headers });
    expect(options.body.passkeys).toBe(false);
    expect((await server.call("listPasskeys", { token, headers })).body.obstacle).toMatch(sentence);
    for (const answer of [
      await server.call("startPasskey", { token, headers }),
      await server.call("startPasskeySignIn", { headers }),
    ])
      expect(answer.body).toMatchObject({
        code: "passkeys_not_possible",
        detail: expect.stringMatching(sentence),
      });
  },
);

test("under a public address passkeys are its own, whatever the request calls it [AUTH-9]", async () => {
  const server = await startTestServer({
    beside: shared(),
    settings: { authMode: "code" },
    config: { publicUrl: "https://desk.example" },
  });
  const { token } = await someone();
  const toMake = await begin(token, server);
  expect(toMake.rp).toEqual({ id: "desk.example", name: "Enamel" });
  const { answer } = authenticator("https://desk.example").make(toMake);
  const body = { name: "Laptop", answer };
  expect((await server.call("addPasskey", { token, body, headers: { host: "evil.example" } })).status).toBe(
    201,
  );
});

test("whoever leaves takes their passkeys along, and what was begun is forgotten after a day [AUTH-9]", async () => {
  const server = await startTestServer();
  const { token, user } = await server.signIn("keys@clinic.example");
  await addPasskey(token, { server });
  await server.call("startPasskeySignIn");
  const count = async (table: string) =>
    (await rowsOf<{ n: number }>(server.database, `select count(*)::int as n from ${table}`))[0]?.n;
  expect([await count("passkey"), await count("passkey_challenge")]).toEqual([1, 2]);
  server.clock.advance(25 * 60 * minute);
  await server.worker.runDue();
  expect([await count("passkey"), await count("passkey_challenge")]).toEqual([1, 0]);
  await rowsOf(server.database, `delete from staff_user where id = '${user.id}'`);
  expect(await count("passkey")).toBe(0);
});
