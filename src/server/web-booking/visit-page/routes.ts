import type { FastifyInstance } from "fastify";
import { sendPublicPage } from "#server/http/public-page.ts";
import { answerPath, timesPath } from "#server/messaging/outbox/rules.ts";
import { pagesPerMinute, pressesPerMinute } from "../limits.ts";
import { readTime } from "../page/rules.ts";
import { findTimesToMove, findVisitToMove, moveByLink, type VisitPageDependencies } from "./service.ts";
import { movedView, refusedView, timesView, unknownView } from "./views.ts";

/** Another time for a visit, by the link of its confirmation or reminder. Only a press moves it. */
export function visitPageRoutes(app: FastifyInstance, deps: VisitPageDependencies): void {
  const path = `${answerPath}/:token${timesPath}`;
  const limited = (max: number) => ({
    schema: { hide: true },
    config: { rateLimit: { max, timeWindow: 60_000 } },
  });

  app.get<{ Params: { token: string }; Querystring: { from?: string; moved?: string } }>(
    path,
    limited(pagesPerMinute),
    async ({ params, query }, reply) => {
      const found = await findVisitToMove(deps, params.token);
      if (!found) return sendPublicPage(reply.status(404), unknownView());
      if (found.refusal) return sendPublicPage(reply, refusedView(found, found.refusal));
      if (query.moved !== undefined) return sendPublicPage(reply, movedView(found));
      const from = readTime(`${String(query.from)}T00:00`)?.date ?? null;
      const days = await findTimesToMove(deps, found, from);
      return sendPublicPage(reply, timesView(found, days, { isFirst: from === null }));
    },
  );

  app.post<{ Params: { token: string }; Body: { at?: unknown } | undefined }>(
    path,
    limited(pressesPerMinute),
    async ({ params, body }, reply) => {
      const found = await findVisitToMove(deps, params.token);
      if (!found) return sendPublicPage(reply.status(404), unknownView());
      if (found.refusal) return sendPublicPage(reply.status(409), refusedView(found, found.refusal));
      const to = readTime(body?.at);
      const outcome = to && (await moveByLink(deps, found, to));
      // Looked at again it is not pressed again.
      if (outcome?.ok) return reply.redirect(`${answerPath}/${params.token}${timesPath}?moved`, 303);
      const days = await findTimesToMove(deps, found, null);
      const view = timesView(found, days, { isFirst: true, isGone: to !== null });
      return sendPublicPage(reply.status(to === null ? 400 : 409), view);
    },
  );
}
