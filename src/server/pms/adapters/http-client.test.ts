import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { httpClient } from "./http-client.ts";

/** Says nothing of a length and goes on until nobody listens any more. */
const endless = createServer((_request, response) => {
  const more = () => {
    while (!response.closed && response.write(" ".repeat(64 * 1024)));
    if (!response.closed) response.once("drain", more);
  };
  more();
});
await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  endless.closeAllConnections();
  endless.close();
});

test("an answer without end is given up for what it is, before its time is up [API-4]", async () => {
  const { port } = endless.address() as AddressInfo;
  const patient = httpClient(undefined, { exchangeMs: 60_000, wholeMs: 60_000 });
  const asked = patient.send({ method: "GET", url: `http://127.0.0.1:${port}/`, headers: {} });
  await expect(asked).rejects.toMatchObject({ reason: "unreadable" });
});
