import type { FastifyInstance } from "fastify";
import type { Clock } from "#kernel/clock.ts";
import type { Database } from "#server/db/database.ts";
import { unsubscribePath } from "#server/messaging/outbox/rules.ts";
import { unsubscribe } from "./service.ts";

/** The link under every email that offers something. Opening it changes nothing, since mail scanners open links; the button does. */
export function unsubscribeRoutes(app: FastifyInstance, deps: { database: Database; clock: Clock }): void {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
  const path = `${unsubscribePath}/:token`;

  app.get<{ Params: { token: string } }>(path, options, async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .send(page("Stop these emails?", '<form method="post"><button>Unsubscribe</button></form>')),
  );

  app.post<{ Params: { token: string } }>(path, options, async (request, reply) => {
    const isKnown = await unsubscribe(deps.database, request.params.token, deps.clock.now());
    const said = isKnown
      ? page("Done", "<p>You get no more offers or newsletters from this clinic at this address.</p>")
      : page("This link is not known", "<p>Please ring the clinic and ask to be taken off the list.</p>");
    return reply
      .status(isKnown ? 200 : 404)
      .type("text/html; charset=utf-8")
      .send(said);
  });
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
