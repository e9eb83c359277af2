import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { signIn } from "../../../../scripts/processes/server-process.mjs";
import { serverForThisFile } from "../../../../tests/support/test-server.ts";
import { openLocalDoor } from "./service.ts";

/** A fresh install with nothing configured, on real sockets of this machine. */
let url = "";
const door = await openLocalDoor("127.0.0.1");
const server = serverForThisFile({ localDoor: door });
beforeAll(async () => {
  url = await server().app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(door.close);

interface Asked {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Written by hand, since no client lets a program choose these headers. */
function ask(to: string, headers: Record<string, string>, body?: object, method = "POST") {
  return new Promise<Asked>((resolve, reject) => {
    const payload = body && JSON.stringify(body);
    const sent = request(to, {
      method,
      headers: { ...(payload && { "content-type": "application/json" }), ...headers },
    });
    sent.once("error", reject);
    sent.once("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
    });
    sent.end(payload);
  });
}

const logIn = (headers: Record<string, string> = {}, at = url) =>
  ask(`${at}/auth/login`, { host: new URL(url).host, ...headers }, { email: "reception@clinic.example" });
const proofUrl = async () => {
  const { text } = await ask(`${url}/auth/options`, {}, undefined, "GET");
  return JSON.parse(text).proofUrl as string;
};
/** All that a page of this machine's own browser sends along. */
const asABrowserDoes = () => ({
  origin: url,
  ...{ "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
});

test("what a plain proxy passes on of a bare program's signs nobody in [AUTH-8]", async () => {
  for (const headers of [{}, { "x-enamel-proof": "guessed" }, { host: `localhost:${new URL(url).port}` }]) {
    const { status, text } = await logIn(headers);
    expect([status, JSON.parse(text).code]).toEqual([403, "forbidden"]);
    expect(text).toContain("in a browser on this machine only");
  }
});

/** Passes connections on, as proxies do: `passesOn <port>` prints the port where it listens. */
const passesOn = `
  const net = require("node:net");
  const forwarder = net.createServer((inward) => {
    const onward = net.connect(Number(process.argv[1]), "127.0.0.1");
    inward.pipe(onward).pipe(inward);
    for (const socket of [inward, onward]) socket.on("error", () => {});
  });
  forwarder.listen(0, "127.0.0.1", () => console.log(forwarder.address().port));
`;
const nobody = 65_534;
const mayBeOthers = process.getuid?.() === 0;

test.runIf(mayBeOthers)(
  "what another user's forwarder passes on signs nobody in, though it looks like this machine's browser [AUTH-8]",
  async () => {
    const { port } = new URL(url);
    const forwarder = spawn(process.execPath, ["-e", passesOn, port], { uid: nobody, cwd: "/" });
    onTestFinished(() => void forwarder.kill());
    const [outward] = await once(forwarder.stdout, "data");
    const { status } = await logIn(
      { ...asABrowserDoes(), host: `localhost:${port}` },
      `http://127.0.0.1:${String(outward).trim()}`,
    );
    expect(status).toBe(403);
  },
);

test.runIf(process.platform === "linux")(
  "a program of the same user that says which page asks signs in by email alone [AUTH-3]",
  async () => {
    expect((await logIn({ origin: url })).status).toBe(200);
    const body = JSON.stringify({ email: "reception@clinic.example" });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${url}/auth/login`, { method: "POST", headers, body })).status).toBe(200);
    const elsewhere = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" };
    expect((await logIn(elsewhere)).status).toBe(403);
  },
);

test("who can reach the second address is on this machine, and signs in by email alone [AUTH-3]", async () => {
  const at = await proofUrl();
  expect(at).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { status, text, headers } = await ask(at, { origin: url });
  expect(status).toBe(200);
  expect(headers["access-control-allow-origin"]).toBe(url);
  expect(headers["cache-control"]).toBe("no-store");
  const { key } = JSON.parse(text);
  expect((await logIn({ ...asABrowserDoes(), "x-enamel-proof": key })).status).toBe(200);
  expect((await signIn(url, "programs@clinic.example")).user.email).toBe("programs@clinic.example");

  for (const spoilt of [
    { "x-forwarded-proto": "https" },
    { "cf-connecting-ip": "203.0.113.7" },
    { origin: "https://clinic.example" },
    { host: "clinic.example" },
  ])
    expect((await logIn({ ...asABrowserDoes(), "x-enamel-proof": key, ...spoilt })).status).toBe(403);
});

test("a page of another site learns no key, under whatever name it reached this machine [AUTH-8]", async () => {
  const at = await proofUrl();
  const strangers: [Record<string, string>, string][] = [
    [{ origin: "https://elsewhere.example" }, "POST"],
    [{ origin: "null" }, "POST"],
    [{}, "POST"],
    [{ origin: url }, "GET"],
    [{ origin: url, host: "rebound.example" }, "POST"],
    [{ origin: "http://rebound.example", host: "rebound.example" }, "POST"],
    [{ origin: url, "x-forwarded-for": "203.0.113.7" }, "POST"],
  ];
  for (const [headers, method] of strangers) {
    const answer = await ask(at, headers, undefined, method);
    expect([answer.status, answer.text, answer.headers["access-control-allow-origin"]]).toEqual([
      ...[403, "", undefined],
    ]);
  }
});
