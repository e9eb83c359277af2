import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { isSameSecret, newToken } from "#server/auth/tokens.ts";
import { isMadeLikeABrowsers, mayHaveKey, proofHeader, reasonNotLocal } from "./rules.ts";
import { type Connection, findSocketOwners } from "./socket-owners.ts";

/** Where somebody on this machine, and nobody else, learns the key that signing in by email alone asks for. */
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

/**
 * Why a request proves no place on this machine, or null. Two proofs are taken: the key of the door; else that a request
 * made like a browser's comes from a process of the very user who runs this server.
 */
export async function reasonFromAfar(
  { headers, socket }: { headers: Record<string, string | string[] | undefined>; socket: Connection },
  door: LocalDoor | null,
): Promise<string | null> {
  const against = reasonNotLocal(headers);
  if (against !== null) return against;
  const proof = headers[proofHeader];
  if (door !== null && typeof proof === "string" && isSameSecret(proof, door.key)) return null;
  if (isMadeLikeABrowsers(headers) && (await isOwnUsers(socket))) return null;
  return "This request does not prove that a browser on this machine made it.";
}

const tables = ["/proc/net/tcp", "/proc/net/tcp6"];

/**
 * Whether the other end of a loopback connection is held by the very user who runs this server: not so a proxy's worker, a
 * container's forwarder, another person on the machine. False where that cannot be told, as on any system but Linux.
 */
async function isOwnUsers({ remotePort, localPort }: Connection): Promise<boolean> {
  const own = process.getuid?.();
  if (own === undefined || remotePort === undefined || localPort === undefined) return false;
  // A machine without IPv6 has no second table, a system without /proc has none.
  const texts = await Promise.all(tables.map((table) => readFile(table, "utf8").catch(() => "")));
  const holders = texts.flatMap((text) => findSocketOwners(text, { from: remotePort, to: localPort }));
  return holders.length > 0 && holders.every((uid) => uid === own);
}
