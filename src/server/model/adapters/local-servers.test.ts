import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { findLocalServers } from "./local-servers.ts";

async function standIn(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
const listing =
  (...ids: unknown[]): RequestListener =>
  ({ url }, response) =>
    response
      .writeHead(url === "/v1/models" ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify({ object: "list", data: ids.map((id) => ({ id, object: "model" })) }));

test("finds what answers with a list of models, and lists what can talk [CALL-2]", async () => {
  const busy = await standIn(listing("llama3.2:3b", "text-embedding-nomic-embed-text-v1.5", "qwen/qwen3-4b"));
  const empty = await standIn(listing());
  expect(await findLocalServers([busy, empty])).toEqual([
    {
      name: "A language-model server",
      baseUrl: `http://127.0.0.1:${busy}/v1`,
      models: ["llama3.2:3b", "qwen/qwen3-4b"],
    },
    { name: "A language-model server", baseUrl: `http://127.0.0.1:${empty}/v1`, models: [] },
  ]);
});

test.each<[string, RequestListener]>([
  ["a page", (_request, response) => void response.end("<html>Hello</html>")],
  ["JSON of something else", (_request, response) => void response.end('{"status":"UP"}')],
  ["a refusal", (_request, response) => void response.writeHead(401).end()],
  [
    "a redirect",
    (_request, response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
  ],
  ["a list of no names", listing(7, null)],
  ["somebody who never answers", () => {}],
  ["somebody who stops in the middle", (_request, response) => void response.write('{"data":[')],
  [
    "a list without an end",
    (_request, response) => void response.writeHead(200, { "content-length": 1e9 }).write("["),
  ],
])("passes over %s, soon and without an error [CALL-2]", async (_what, answer) => {
  const port = await standIn(answer);
  const began = performance.now();
  expect(await findLocalServers([port])).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("nobody there, or nowhere to look: nothing is found [CALL-2]", async () => {
  expect(await findLocalServers([1])).toEqual([]);
  expect(await findLocalServers([])).toEqual([]);
});

test("is found though this program was busy longer than it waits for anybody [CALL-2]", async () => {
  const port = await standIn(listing("llama3.2:3b"));
  const looking = findLocalServers([port]);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_200);
  expect(await looking).toHaveLength(1);
});
