import { createServer } from "node:http";
import { isSameHash, newToken } from "#server/auth/tokens.ts";
import { mayHaveKey, proofHeader, reasonNotLocal } from "./rules.ts";

/** Where somebody on this machine, and nobody else, learns the key that signing in by e-mail alone asks for. */
export interface LocalDoor {
  /** Address to which a page posts; the answer is `{ key }`. */
  url: string;
  /** New with each start of the server. */
  key: string;
}

export interface OpenLocalDoor extends LocalDoor {
  close(): Promise<void>;
}

/**
 * Listens on a port that the system picks, at the loopback address `host`. A proxy or tunnel before the server passes
 * on the port it was told of and not this one: who can ask here is on this machine, whatever headers say.
 * Throws when nothing can listen at `host`.
 */
export async function openLocalDoor(host: string): Promise<OpenLocalDoor> {
  const key = newToken();
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.method !== "POST" || !mayHaveKey(request.headers)) {
      response.writeHead(403, { connection: "close" }).end();
      return;
    }
    const headers = {
      "content-type": "application/json",
      "cache-control": "no-store",
      "access-control-allow-origin": request.headers.origin,
      vary: "origin",
      connection: "close",
    };
    response.writeHead(200, headers).end(JSON.stringify({ key }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port: 0 }, resolve);
  });
  server.unref();
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    key,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Why a request proves no place on this machine, or null. Without a door nothing does. */
export function reasonFromAfar(
  headers: Record<string, string | string[] | undefined>,
  door: LocalDoor | null,
): string | null {
  const proof = headers[proofHeader];
  const isProven = door !== null && typeof proof === "string" && isSameHash(proof, door.key);
  return (
    reasonNotLocal(headers) ??
    (isProven ? null : "This request does not prove that it comes from this machine.")
  );
}
