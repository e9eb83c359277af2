import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { sendPublicPage } from "#server/http/public-page.ts";
import { answerPath } from "#server/messaging/outbox/rules.ts";
import type { AnswerDependencies } from "../visit-answers/service.ts";
import { answerPage } from "./rules.ts";
import { answerOnPage, findVisitToAnswer, type VisitToAnswer } from "./service.ts";

const form = z.object({ answer: z.enum(["yes", "no"]) });

/** The link of a message about a visit. Opening it changes nothing, since mail scanners open links; its buttons do. */
export function answerPageRoutes(app: FastifyInstance, deps: AnswerDependencies): void {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
  const path = `${answerPath}/:token`;

  app.get<{ Params: { token: string } }>(path, options, async ({ params }, reply) =>
    show(reply, params.token, await findVisitToAnswer(deps, params.token)),
  );

  app.post<{ Params: { token: string } }>(path, options, async ({ params, body }, reply) => {
    const said = form.safeParse(body);
    if (!said.success)
      return show(reply.status(400), params.token, await findVisitToAnswer(deps, params.token));
    return show(reply, params.token, await answerOnPage(deps, params.token, said.data.answer));
  });
}

const show = (reply: FastifyReply, token: string, found: VisitToAnswer | null) =>
  sendPublicPage(reply.status(found ? reply.statusCode : 404), answerPage(found, token));
