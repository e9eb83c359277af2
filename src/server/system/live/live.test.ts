import { expect, onTestFinished, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import {
  serverForThisFile,
  startTestServer,
  type TestServer,
} from "../../../../tests/support/test-server.ts";

const shared = serverForThisFile({ pingMs: 30 });
let listening: Promise<string> | null = null;
const addressOfShared = () => {
  listening ??= shared().app.listen({ host: "127.0.0.1", port: 0 });
  return listening;
};

/** Reads a live stream as a browser does, over a real connection. */
async function listen(server: TestServer, token: string) {
  const isShared = server === shared();
  return follow(
    await (isShared ? addressOfShared() : server.app.listen({ host: "127.0.0.1", port: 0 })),
    token,
  );
}

async function follow(address: string, token: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${address}${endpoints.liveEvents.path}`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    signal: stop.signal,
  });
  let text = "";
  let hasEnded = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes, { stream: true });
  })();
  reading.then(
    () => {
      hasEnded = true;
    },
    () => {
      hasEnded = true;
    },
  );
  return { address, response, text: () => text, hasEnded: () => hasEnded, leave: () => stop.abort() };
}

const soon = { timeout: 5_000 };

test("a change reaches the clinic's page at once, and no other clinic's", async () => {
  const server = shared();
  const [one, other] = [await server.signIn(), await server.signIn()];
  const mine = await listen(server, one.token);
  const theirs = await follow(mine.address, other.token);
  expect(mine.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(mine.response.headers.get("cache-control")).toContain("no-cache");
  await expect.poll(mine.text).toContain("retry: 2000\n");

  await server.call("saveTeam", { token: one.token, body: { teamName: "Front desk", plan: "pro" } });
  await expect.poll(mine.text, soon).toContain('event: change\ndata: {"topic":"onboarding"}\n\n');
  expect(theirs.text()).not.toContain("change");
});

test("what changed while a page was still opening its stream is told when it opens, to no other clinic", async () => {
  const server = shared();
  const [one, other] = [await server.signIn(), await server.signIn()];
  await server.call("pauseAssistant", { token: one.token, body: { paused: true } });
  const mine = await listen(server, one.token);
  const theirs = await follow(mine.address, other.token);
  await expect.poll(mine.text, soon).toContain('data: {"topic":"assistant"}');
  await server.call("saveTeam", { token: other.token, body: { teamName: "Front desk", plan: "pro" } });
  await expect.poll(theirs.text, soon).toContain('data: {"topic":"onboarding"}');
  expect(theirs.text()).not.toContain("assistant");
});

// The embedded database serves one process; there is nothing to ask of it.
if (process.env.TEST_DB === "postgres")
  test("a change on one server reaches a page on another", async () => {
    const server = shared();
    const beside = await startTestServer({ beside: server });
    const { token } = await server.signIn();
    const page = await listen(beside, token);
    await server.call("pauseAssistant", { token, body: { paused: true } });
    await expect.poll(page.text, soon).toContain('data: {"topic":"assistant"}');
  });

test("stays open with a comment at every beat", async () => {
  const server = shared();
  const { token } = await server.signIn();
  const page = await listen(server, token);
  await expect.poll(() => page.text().split(": still here").length, soon).toBeGreaterThan(3);
  expect(page.hasEnded()).toBe(false);
});

test("ends soon after the session was revoked, and other sessions go on [AUTH-7]", async () => {
  const server = shared();
  const { token, user } = await server.signIn();
  const { token: stays } = await server.signIn(user.email);
  const ending = await listen(server, token);
  const staying = await follow(ending.address, stays);
  await server.call("logout", { token });
  await expect.poll(ending.hasEnded, soon).toBe(true);
  expect(staying.hasEnded()).toBe(false);
  staying.leave();
  await expect.poll(server.streams.count, soon).toBe(0);
});

test("a reader that left is forgotten", async () => {
  const server = shared();
  const { token } = await server.signIn();
  await expect.poll(server.streams.count, soon).toBe(0);
  const page = await listen(server, token);
  expect(server.streams.count()).toBe(1);
  page.leave();
  await expect.poll(() => server.streams.count(), soon).toBe(0);
});

test("a server that stops ends its streams instead of waiting for them", async () => {
  const server = await startTestServer();
  const { token } = await server.signIn();
  const page = await listen(server, token);
  await server.app.close();
  await expect.poll(page.hasEnded, soon).toBe(true);
});

test("is not opened without a session", async () => {
  const server = shared();
  const page = await listen(server, "A".repeat(43));
  expect(page.response.status).toBe(401);
  expect(server.streams.count()).toBe(0);
});

test("of one sign-in fifty pages are kept up to date, one more is told so, and another sign-in has its own [AUTH-8]", async () => {
  const server = await startTestServer();
  const one = await server.signIn();
  const first = await listen(server, one.token);
  for (let n = 1; n < 50; n++) await follow(first.address, one.token);
  expect((await follow(first.address, one.token)).response.status).toBe(429);
  const other = await server.signIn();
  expect((await follow(first.address, other.token)).response.status).toBe(200);
  first.leave();
  await expect.poll(() => server.streams.count(), soon).toBe(50);
  expect((await follow(first.address, one.token)).response.status).toBe(200);
});
