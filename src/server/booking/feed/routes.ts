import type { FastifyInstance } from "fastify";
import { toIso, toIsoOrNull } from "#kernel/clock.ts";
import type { Actor } from "#server/auth/guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Router } from "#server/http/router.ts";
import { tagOf } from "./rules.ts";
import type { FeedService } from "./service.ts";

const perMinute = 60;

export function feedRoutes(http: FastifyInstance, router: Router<Actor>, feed: FeedService): void {
  router.on("calendarFeed", async ({ actor }) => {
    const createdAt = await feed.findFeed(actor.scope);
    return { isActive: createdAt !== null, createdAt: toIsoOrNull(createdAt) };
  });

  router.on("createCalendarFeed", async ({ actor, reply }) => {
    const { secret, createdAt } = await feed.createFeed(actor.scope);
    reply.header("cache-control", "no-store");
    return { path: `/calendar/${secret}.ics`, createdAt: toIso(createdAt) };
  });

  router.on("revokeCalendarFeed", async ({ actor }) => {
    await feed.revokeFeed(actor.scope);
    return {};
  });

  http.get<{ Params: { file: string } }>(
    "/calendar/:file",
    { schema: { hide: true }, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      const [, secret] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
      const calendar = secret === undefined ? null : await feed.readFeed(secret);
      if (calendar === null) throw new Refusal("not_found", "There is no calendar at this address.");
      const tag = tagOf(calendar);
      reply.headers({ etag: tag, "cache-control": "private, no-cache" });
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.type("text/calendar; charset=utf-8").send(calendar);
    },
  );
}
