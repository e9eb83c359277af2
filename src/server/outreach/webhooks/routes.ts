import type { FastifyInstance, FastifyReply } from "fastify";
import { telephonyPaths } from "#contract/endpoints.ts";
import { readSignedForm, type WebhookSettings } from "#server/telephony/webhooks.ts";

export interface TextWebhooks extends WebhookSettings {
  received(text: { from: string; to: string; body: string; providerMessageId: string }): Promise<unknown>;
  reported(report: { providerMessageId: string; status: string; errorCode: string }): Promise<unknown>;
}

/** What the provider tells of text messages: one came in, one arrived or did not. Signed; each may come twice. */
export function textWebhooks(app: FastifyInstance, deps: TextWebhooks): void {
  app.post(telephonyPaths.twilioText, { schema: { hide: true } }, async (request, reply) => {
    const { get, required } = readSignedForm(request, deps, "Text messages");
    const providerMessageId = required("MessageSid");
    await deps.received({ from: get("From"), to: get("To"), body: get("Body"), providerMessageId });
    return nothing(reply, deps);
  });

  app.post(telephonyPaths.twilioTextStatus, { schema: { hide: true } }, async (request, reply) => {
    const { get, required } = readSignedForm(request, deps, "Text messages");
    const providerMessageId = required("MessageSid");
    await deps.reported({ providerMessageId, status: get("MessageStatus"), errorCode: get("ErrorCode") });
    return nothing(reply, deps);
  });
}

/** An answer goes through the outbox like every message, so the webhook itself says nothing. */
const nothing = (reply: FastifyReply, { provider }: TextWebhooks) =>
  reply.type(provider.contentType).send(provider.nothing());
