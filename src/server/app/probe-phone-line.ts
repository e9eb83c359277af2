import type { FastifyInstance } from "fastify";
import { telephonyPaths } from "#contract/endpoints.ts";

/** Of the right form, and never given out. */
const nobodysTicket = "0".repeat(32);

/**
 * Rings the WebSocket of a call with a ticket that nobody holds: the router, the hooks and the database behind the line have to
 * work for the refusal to come. Throws when anything else comes.
 */
export async function probePhoneLine(http: FastifyInstance): Promise<void> {
  try {
    const socket = await http.injectWS(`${telephonyPaths.testRelay}/${nobodysTicket}`, {
      socket: { remoteAddress: "127.0.0.1" },
    } as never);
    socket.terminate();
  } catch (error) {
    // The library tells the status of a refused upgrade in its message alone.
    if (!(error instanceof Error && error.message.endsWith(": 404"))) throw error;
    return;
  }
  throw new Error("The line let a caller in who had no ticket");
}
