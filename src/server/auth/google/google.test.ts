import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { googleClient, startGoogleStandIn, type Wrong } from "../../../../tests/support/google-stand-in.ts";
import { rowsOf } from "../../../../tests/support/rows-of.ts";
import { serverForThisFile, startTestServer } from "../../../../tests/support/test-server.ts";

const google = await startGoogleStandIn();
const env = {
  ...{ GOOGLE_CLIENT_ID: googleClient.id, GOOGLE_CLIENT_SECRET: googleClient.secret },
  GOOGLE_ISSUER_URL: google.origin,
};
const shared = serverForThisFile({ env, settings: { authMode: "code" } });
type Server = ReturnType<typeof shared>;

afterAll(google.close);
let people = 0;
/** Somebody nobody knows yet stands at the browser. */
function someone(claims: Record<string, unknown> = {}) {
  const email = `person${++people}@clinic.example`;
  google.state.person = { sub: String(people), email, email_verified: true, name: "Jane Doe", ...claims };
  return email;
}
afterEach(() => {
  Object.assign(google.state, { wrong: {}, refusal: null, down: [] });
});

/** A browser: it keeps the cookie, and brings from Google what stands in the address it is led back to. */
async function goToGoogle(server: Server = shared(), headers: Record<string, string> = {}) {
  const started = await server.call("startGoogleSignIn", { headers });
  if (started.status !== 200) return { started, url: new URL("about:blank"), setCookie: "", cookie: "" };
  const url = new URL(started.body.url);
  const setCookie = String(started.headers["set-cookie"]);
  return { started, url, setCookie, cookie: setCookie.split(";")[0] ?? "" };
}

async function comeBack(url: URL) {
  const { headers } = await fetch(url, { redirect: "manual" });
  const back = new URL(headers.get("location") ?? "");
  return { back, answer: Object.fromEntries(back.searchParams) };
}

const finish = (answer: Record<string, string>, cookie: string, server: Server = shared()) =>
  server.call("finishGoogleSignIn", { body: answer, headers: { cookie } });

async function signInWithGoogle(server: Server = shared()) {
  const { url, cookie } = await goToGoogle(server);
  const { answer } = await comeBack(url);
  return { answer, cookie, reply: await finish(answer, cookie, server) };
}

const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(shared().database, `select count(*)::int as n from ${table}`))[0]?.n;

test("a Google account signs in, creating user and clinic the first time; the second time it is known [AUTH-2]", async () => {
  const email = someone({ name: "Dr Jane Doe" });
  const { reply } = await signInWithGoogle();
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    isNewUser: true,
    user: { email, username: "Dr Jane Doe", role: "owner" },
  });
  const { token } = reply.body;
  expect((await shared().call("currentUser", { token })).body.email).toBe(email);

  const again = (await signInWithGoogle()).reply;
  expect(again.body).toMatchObject({ isNewUser: false, user: { id: reply.body.user.id } });
  await shared().call("logout", { token });
  expect((await shared().call("currentUser", { token })).status).toBe(401);
});

test("Google is asked for a code that only this browser and this server can use [AUTH-2]", async () => {
  const { url, setCookie } = await goToGoogle();
  expect(url.origin + url.pathname).toBe(`${google.origin}/o/oauth2/v2/auth`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ client_id: googleClient.id, response_type: "code", scope: "openid email profile" },
    ...{ redirect_uri: "http://localhost/auth", code_challenge_method: "S256", prompt: "select_account" },
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(setCookie).toMatch(
    /^enamel-google=[\w-]{43}\.[\w-]{43}\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test("over TLS the cookie is secure and no other host can plant it; Google leads back to the public address [AUTH-2]", async () => {
  const server = await startTestServer({
    beside: shared(),
    env: { ...env, AUTH_MODE: "code", SIGN_UP: "open", PUBLIC_URL: "https://desk.example:443/" },
  });
  someone();
  const { url, cookie, setCookie } = await goToGoogle(server, { host: "elsewhere.example" });
  expect(url.searchParams.get("redirect_uri")).toBe("https://desk.example/auth");
  expect(setCookie).toMatch(/^__Host-enamel-google=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const { answer } = await comeBack(url);
  const reply = await finish(answer, `enamel-google=${cookie.split("=")[1]}`, server);
  expect(reply.status).toBe(401);
  expect((await finish(answer, `other=1; ${cookie}`, server)).status).toBe(200);
});

test("the answer takes the cookie away, whether it signed in or not [AUTH-2]", async () => {
  someone();
  const { reply } = await signInWithGoogle();
  expect(reply.headers["set-cookie"]).toBe("enamel-google=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
  expect(reply.headers["cache-control"]).toBe("no-store");
  google.state.refusal = "access_denied";
  expect((await signInWithGoogle()).reply.headers["set-cookie"]).toContain("Max-Age=0");
});

const hour = 3_600;
const nowSeconds = () => Math.floor(Date.now() / 1000);
const forgeries: [string, () => Wrong][] = [
  ["a nonce of another sign-in", () => ({ claims: { nonce: "A".repeat(43) } })],
  ["no nonce", () => ({ claims: { nonce: undefined } })],
  ["another client's audience", () => ({ claims: { aud: "other.apps.example", azp: undefined } })],
  ["an audience of two, issued to the other", () => ({ claims: { aud: [googleClient.id, "x"], azp: "x" } })],
  ["no audience", () => ({ claims: { aud: undefined } })],
  ["another issuer", () => ({ claims: { iss: "https://accounts.google.example" } })],
  ["an hour past its end", () => ({ claims: { iat: nowSeconds() - 2 * hour, exp: nowSeconds() - hour } })],
  ["no end", () => ({ claims: { exp: undefined } })],
  ["no subject", () => ({ claims: { sub: undefined } })],
  ["the algorithm none", () => ({ header: { alg: "none" }, signature: "" })],
  ["an HMAC algorithm", () => ({ header: { alg: "HS256" } })],
  ["a signature of another key", () => ({ key: "foreign" })],
  ["a key nobody published", () => ({ header: { kid: "unknown" } })],
  ["no signature", () => ({ signature: "" })],
];

test.each(forgeries)("an ID token with %s signs nobody in [AUTH-2]", async (_what, wrong) => {
  const email = someone();
  google.state.wrong = wrong();
  const before = [await countOf("staff_user"), await countOf("session"), await countOf("clinic")];
  const { reply } = await signInWithGoogle();
  expect([reply.status, reply.body.code]).toEqual([401, "invalid_credentials"]);
  expect(reply.body.detail).toContain("could not be verified");
  expect([await countOf("staff_user"), await countOf("session"), await countOf("clinic")]).toEqual(before);
  expect(shared().logged.join("\n")).not.toContain(email);
});

test.each([
  ["Google has not verified", { email_verified: false }],
  ["is called verified in words only", { email_verified: "true" }],
  ["nothing is said about", { email_verified: undefined }],
  ["is none", { email: "jane" }],
  ["is missing", { email: undefined }],
])("an email address that %s signs nobody in [AUTH-2]", async (_what, claims) => {
  someone(claims);
  const { reply } = await signInWithGoogle();
  expect([reply.status, reply.body.code]).toEqual([401, "invalid_credentials"]);
  expect(reply.body.detail).toContain("has not verified the email address");
});

test.each([
  ["is missing", undefined, /^Person\d+$/],
  ["cannot be kept", "a\u0000b", "a b"],
  ["turns the text around", "\u202eJane", "Jane"],
  ["is too long", "x".repeat(500), /^Person\d+$/],
])("a name that %s does no harm", async (_what, name, username) => {
  someone({ name });
  expect((await signInWithGoogle()).reply.body.user.username).toEqual(
    typeof username === "string" ? username : expect.stringMatching(username),
  );
});

test("the same answer signs in once, even when it is posted five times at once [AUTH-2]", async () => {
  someone();
  const { url, cookie } = await goToGoogle();
  const { answer } = await comeBack(url);
  const replies = await Promise.all(Array.from({ length: 5 }, () => finish(answer, cookie)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  const replayed = await finish(answer, cookie);
  expect([replayed.status, replayed.body.detail]).toEqual([
    401,
    "This sign-in with Google is over or was used already. Please start again.",
  ]);
});

test("a code that was used serves no other sign-in [AUTH-2]", async () => {
  someone();
  const { answer: used } = await signInWithGoogle();
  const { url, cookie } = await goToGoogle();
  const { answer } = await comeBack(url);
  const reply = await finish({ ...answer, code: used.code ?? "" }, cookie);
  expect([reply.status, reply.body.detail]).toEqual([
    401,
    "Google refused this sign-in. Please start again.",
  ]);
});

test("what another browser brought back signs nobody in here [AUTH-2]", async () => {
  someone();
  const theirs = await goToGoogle();
  const { answer } = await comeBack(theirs.url);
  const mine = await goToGoogle();
  const [state = ""] = (mine.cookie.split("=")[1] ?? "").split(".");
  const attempts = [
    await finish(answer, mine.cookie),
    await finish(answer, ""),
    await finish(answer, "enamel-google=.."),
    // Their code under my state: the code is bound to their verifier.
    await finish({ ...answer, state }, mine.cookie),
    await finish(answer, theirs.cookie.replace(/[\w-]{43}$/, "A".repeat(43))),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

test("an answer posted by another browser is still good for the one it belongs to [AUTH-2]", async () => {
  const email = someone();
  const theirs = await goToGoogle();
  const { answer } = await comeBack(theirs.url);
  const mine = await goToGoogle();
  expect((await finish(answer, mine.cookie)).status).toBe(401);
  expect((await finish(answer, theirs.cookie)).body.user.email).toBe(email);
});

test("an answer of another issuer, or of none, is refused before anything is exchanged [AUTH-2]", async () => {
  someone();
  for (const iss of ["https://accounts.google.example", ""]) {
    const { url, cookie } = await goToGoogle();
    const { answer } = await comeBack(url);
    google.state.asked.length = 0;
    const { status, body } = await finish({ ...answer, iss }, cookie);
    expect([status, body.code]).toEqual([401, "invalid_credentials"]);
    expect(google.state.asked).toEqual([]);
  }
});

test("an answer that comes after ten minutes is refused [AUTH-2]", async () => {
  const server = await startTestServer({ env, settings: { authMode: "code" } });
  someone();
  const { url, cookie } = await goToGoogle(server);
  const { answer } = await comeBack(url);
  server.clock.advance(10 * 60_000);
  const { status, body } = await finish(answer, cookie, server);
  expect([status, body.code]).toEqual([401, "invalid_credentials"]);
  server.clock.advance(25 * hour * 1_000);
  await server.worker.runDue();
  expect(await rowsOf(server.database, "select 1 from google_sign_in")).toEqual([]);
});

test.each([
  ["access_denied", "The sign-in was cancelled at Google."],
  ["server_error", "Google refused this sign-in. Please start again."],
])("%s at Google is said in a sentence [AUTH-2] [AUTH-6]", async (refusal, sentence) => {
  google.state.refusal = refusal;
  const { reply } = await signInWithGoogle();
  expect([reply.status, reply.body.detail]).toEqual([401, sentence]);
});

test.each(["/token", "/certs"])(
  "Google's %s out of reach is said so, and nobody is signed in [AUTH-6]",
  async (path) => {
    const server = await startTestServer({ beside: shared(), env, settings: { authMode: "code" } });
    const email = someone();
    const { url, cookie } = await goToGoogle(server);
    const { answer } = await comeBack(url);
    google.state.down = [path];
    const { status, body } = await finish(answer, cookie, server);
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(body.detail).toBe("Google cannot be reached right now. Try again in a moment.");
    expect(await rowsOf(server.database, `select 1 from staff_user where email = '${email}'`)).toEqual([]);
    google.state.down = [];
    expect((await signInWithGoogle(server)).reply.status).toBe(200);
  },
);

test("with Google out of reach the page is told so, and can try again [AUTH-6]", async () => {
  google.state.down = ["/.well-known/openid-configuration"];
  const server = await startTestServer({ beside: shared(), env, settings: { authMode: "code" } });
  const { started } = await goToGoogle(server);
  expect([started.status, started.body.code]).toEqual([503, "unavailable"]);
  google.state.down = [];
  someone();
  expect((await signInWithGoogle(server)).reply.status).toBe(200);
  const nowhere = { ...env, GOOGLE_ISSUER_URL: "http://127.0.0.1:1" };
  const lost = await startTestServer({ beside: shared(), env: nowhere, settings: { authMode: "code" } });
  expect((await goToGoogle(lost)).started.body.code).toBe("unavailable");
});

test("a wrong client secret is refused by Google and named in the log, never shown [AUTH-6]", async () => {
  const wrong = { ...env, GOOGLE_CLIENT_SECRET: "not-the-secret" };
  const server = await startTestServer({ beside: shared(), env: wrong, settings: { authMode: "code" } });
  someone();
  const { reply } = await signInWithGoogle(server);
  expect(reply.body.detail).toBe("Google refused this sign-in. Please start again.");
  expect(server.logged.join("\n")).toContain("invalid_client");
  expect(server.logged.join("\n")).not.toContain("not-the-secret");
});

test("one address may begin twenty sign-ins in ten minutes, on all servers together [AUTH-8]", async () => {
  const other = await startTestServer({ beside: shared(), env, settings: { authMode: "code" } });
  const start = (i: number, address: string) =>
    (i % 2 ? other : shared()).call("startGoogleSignIn", { address }).then(({ status }) => status);
  const statuses = [];
  for (let i = 0; i < 20; i++) statuses.push(await start(i, `2001:db8:7:7::${i + 1}`));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await start(20, "2001:db8:7:7:ffff::1")).toBe(429);
  expect(await start(20, "2001:db8:ff00::1")).toBe(200);
});

test("a stranger registers only where registration is open; who is known signs in [AUTH-2]", async () => {
  const closed = await startTestServer({
    beside: shared(),
    env,
    settings: { authMode: "code", signUp: "closed" },
  });
  const known = someone();
  await signInWithGoogle();
  expect((await signInWithGoogle(closed)).reply.body.user.email).toBe(known);
  const stranger = someone();
  const { reply } = await signInWithGoogle(closed);
  expect([reply.status, reply.body.code]).toEqual([403, "sign_up_closed"]);
  expect(await rowsOf(closed.database, `select 1 from staff_user where email = '${stranger}'`)).toEqual([]);
});

test("the account is the one that a code by email opens, however Google writes the address [AUTH-2]", async () => {
  const email = someone();
  const first = (await signInWithGoogle()).reply;
  google.state.person = { ...google.state.person, email: email.toUpperCase() };
  expect((await signInWithGoogle()).reply.body.user).toEqual(first.body.user);
  const { body } = await shared().call("login", { body: { email } });
  await shared().worker.runDue();
  const code = /\b(\d{6})\b/.exec(shared().mailer.sent.at(-1)?.text ?? "")?.[1] ?? "";
  const byCode = await shared().call("verifyCode", { body: { challengeId: body.challenge.id, code } });
  expect(byCode.body.user).toEqual(first.body.user);
});

test("Google alone signs in where the mode says so; an email address is sent there [AUTH-8]", async () => {
  const server = await startTestServer({ beside: shared(), env, settings: { authMode: "google" } });
  expect((await server.call("signInOptions")).body).toEqual({
    ...{ mode: "google", google: true, passkeys: true, registration: true, sendsMail: false, proofUrl: null },
  });
  for (const name of ["login", "register"] as const) {
    const refused = await server.call(name, { body: { email: "sam@clinic.example" } });
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      "This server signs in with Google only. Press 'Sign in with Google'.",
    ]);
  }
  someone();
  expect((await signInWithGoogle(server)).reply.status).toBe(200);
  expect(server.mailer.sent).toEqual([]);
});

test("new keys of Google are taken, its old ones no longer [AUTH-2]", async () => {
  const other = await startGoogleStandIn();
  onTestFinished(other.close);
  other.rotateKey("second");
  const server = await startTestServer({
    beside: shared(),
    env: { ...env, GOOGLE_ISSUER_URL: other.origin },
    settings: { authMode: "code" },
  });
  expect((await signInWithGoogle(server)).reply.status).toBe(200);
  other.state.wrong = { header: { kid: "first" } };
  expect((await signInWithGoogle(server)).reply.status).toBe(401);
});

test("without a Google client both calls say that it is not set up [AUTH-2]", async () => {
  const server = await startTestServer({ beside: shared(), settings: { authMode: "code" } });
  expect((await server.call("signInOptions")).body.google).toBe(false);
  const answers = [
    await server.call("startGoogleSignIn"),
    await server.call("finishGoogleSignIn", { body: { state: "x", code: "y" } }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(["google_not_configured", "google_not_configured"]);
});

test("neither state nor code nor secret stands in the database or the log", async () => {
  const email = someone();
  const { answer, cookie, reply } = await signInWithGoogle();
  expect(reply.status).toBe(200);
  const [row] = await rowsOf<{ everything: string }>(
    shared().database,
    "select string_agg(g::text, ' ') as everything from google_sign_in g",
  );
  const everything = `${row?.everything} ${shared().logged.join("\n")}`;
  const secrets = [answer.code, ...(cookie.split("=")[1] ?? "").split("."), reply.body.token, email];
  for (const secret of secrets) expect(everything).not.toContain(secret);
});
