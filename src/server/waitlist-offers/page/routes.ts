import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPublicPage } from "#server/http/public-page.ts";
import { offerPath } from "../rules.ts";
import type { OfferDependencies } from "../service.ts";
import { answerOnOfferPage, findOfferOfLink } from "./service.ts";
import { offerView } from "./views.ts";

const form = z.object({ answer: z.enum(["yes", "no"]) });

/** The link of an offer by email. Opening it changes nothing, since mail scanners open links; its buttons do. */
export function offerPageRoutes(app: FastifyInstance, deps: OfferDependencies): void {
  const options = { schema: { hide: true }, config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
  const path = `${offerPath}/:token`;

  app.get<{ Params: { token: string } }>(path, options, async ({ params }, reply) => {
    const found = await findOfferOfLink(deps, params.token);
    return sendPublicPage(found ? reply : reply.status(404), offerView(found));
  });

  app.post<{ Params: { token: string } }>(path, options, async ({ params, body }, reply) => {
    const said = form.safeParse(body);
    const found = said.success
      ? await answerOnOfferPage(deps, params.token, said.data.answer)
      : await findOfferOfLink(deps, params.token);
    const status = !found ? 404 : said.success ? 200 : 400;
    return sendPublicPage(reply.status(status), offerView(found));
  });
}
