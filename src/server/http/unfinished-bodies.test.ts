import { type AddressInfo, connect, type Socket } from "node:net";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createServer, type ServerLimits } from "./create-server.ts";

const unlimited = { perAddress: 1_000, inAll: 1_000 };

/** A server that echoes, on a real port of this machine. */
async function listen(limits: Partial<ServerLimits>) {
  const app = await createServer(pino({ level: "silent" }), undefined, {
    ...{ requestTimeoutMs: 60_000, checkEveryMs: 50, unfinished: unlimited },
    ...limits,
  });
  app.post("/echo", async ({ body }) => body);
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

const body = '{"a":"bcd"}';

/** Sends the head of a request and the first letter of its body. */
async function begin(port: number, from = ""): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", () => {});
  const answer = new Promise<string>((resolve) => socket.once("close", () => resolve(text)));
  const forwarded = from ? `x-forwarded-for: ${from}\r\n` : "";
  const head = `POST /echo HTTP/1.1\r\nhost: x\r\n${forwarded}connection: close\r\ncontent-type: application/json\r\n`;
  await new Promise<void>((resolve) => {
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body[0]}`, () => resolve());
  });
  return { socket, answer };
}

async function send(port: number, from = "") {
  const { socket, answer } = await begin(port, from);
  socket.write(body.slice(1));
  return (await answer).slice(9, 12);
}

test("a body that does not end is answered 408 and its line closed [CALL-8]", async () => {
  const port = await listen({ requestTimeoutMs: 200 });
  const { answer } = await begin(port);
  const text = await answer;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain("application/problem+json");
  expect(await send(port)).toBe("200");
});

test("who begins more bodies than they end is refused the next; others are not, and what ends makes room [CALL-8]", async () => {
  const port = await listen({ unfinished: { perAddress: 2, inAll: 4 } });
  const slow = "203.0.113.7";
  const first = await begin(port, slow);
  await begin(port, slow);
  await expect.poll(() => send(port, slow)).toBe("429");
  expect(await send(port, "203.0.113.8")).toBe("200");
  first.socket.write(body.slice(1));
  expect((await first.answer).slice(9, 12)).toBe("200");
  expect(await send(port, slow)).toBe("200");
});

test("all addresses together have a limit, too [CALL-8]", async () => {
  const port = await listen({ unfinished: { perAddress: 2, inAll: 3 } });
  for (const from of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) await begin(port, from);
  await expect.poll(() => send(port, "203.0.113.9")).toBe("429");
});
