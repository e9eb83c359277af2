import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/**
 * A browser lets a page of any web site open a WebSocket here, and only says which it was (RFC 6455, 10.2). A page that came from
 * here may go on, under the name that the browser asked for or under `publicUrl`; so may a program, which is on no page. Throws a `Refusal`.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  // A page in a frame without rights has the origin `null`, which is no address.
  const from = URL.canParse(origin) ? new URL(origin) : null;
  const isOurs = from?.host === request.host || from?.origin === (publicUrl && new URL(publicUrl).origin);
  if (from === null || !isOurs) throw new Refusal("forbidden", "Only Enamel's own pages may open this line.");
}
