import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { answerPath } from "#server/messaging/outbox/rules.ts";
import type { AnswerDependencies } from "../visit-answers/service.ts";
import { answerPage } from "./rules.ts";
import { answerOnPage, findVisitToAnswer, type VisitToAnswer } from "./service.ts";

const form = z.object({ answer: z.enum(["yes", "no"]) });

/** The link of an e-mail about a visit. Opening it changes nothing, since mail scanners open links; its buttons do. */
export function answerPageRoutes(app: FastifyInstance, deps: AnswerDependencies): void {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
  const path = `${answerPath}/:token`;

  app.get<{ Params: { token: string } }>(path, options, async ({ params }, reply) =>
    show(reply, await findVisitToAnswer(deps, params.token)),
  );

  app.post<{ Params: { token: string } }>(path, options, async ({ params, body }, reply) => {
    const said = form.safeParse(body);
    if (!said.success) return show(reply.status(400), await findVisitToAnswer(deps, params.token));
    return show(reply, await answerOnPage(deps, params.token, said.data.answer));
  });
}

/** It names a patient and a time: kept by no browser or proxy. */
const show = (reply: FastifyReply, found: VisitToAnswer | null) =>
  reply
    .status(found ? reply.statusCode : 404)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .type("text/html; charset=utf-8")
    .send(answerPage(found));
