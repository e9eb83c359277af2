import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createServer } from "./create-server.ts";

/** The address that limits count, of a request that came from `proxy` and says that it is for 203.0.113.7. */
async function countedAddress(trusted: readonly string[], proxy: string): Promise<string> {
  const app = await createServer(pino({ level: "silent" }), undefined, undefined, trusted);
  onTestFinished(() => app.close());
  app.get("/address", async ({ ip }) => ip);
  const headers = { "x-forwarded-for": "203.0.113.7" };
  return (await app.inject({ method: "GET", url: "/address", headers, remoteAddress: proxy })).body;
}

test("a proxy that is named tells whose request it passes on, nobody else does [SYS-5]", async () => {
  expect(await countedAddress([], "10.1.2.3")).toBe("10.1.2.3");
  expect(await countedAddress(["10.0.0.0/8"], "10.1.2.3")).toBe("203.0.113.7");
  expect(await countedAddress(["uniquelocal"], "172.20.0.4")).toBe("203.0.113.7");
  expect(await countedAddress(["10.0.0.0/8"], "198.51.100.9")).toBe("198.51.100.9");
  expect(await countedAddress([], "127.0.0.1")).toBe("203.0.113.7");
});
