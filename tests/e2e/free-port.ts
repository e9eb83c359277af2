import { createServer } from "node:net";

/** A port that is free now, for a server whose public address has to be known before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof place !== "object" || place === null) throw new Error("No port is free");
  return place.port;
}
