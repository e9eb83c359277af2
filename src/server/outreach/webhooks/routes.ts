import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { telephonyPaths } from "#contract/endpoints.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { VoiceProvider } from "#server/telephony/port.ts";

export interface TextWebhooks {
  provider: VoiceProvider;
  /** Configured public address; null = the address that was called. */
  publicUrl: string | null;
  received(text: { from: string; to: string; body: string; providerMessageId: string }): Promise<unknown>;
  reported(report: { providerMessageId: string; status: string; errorCode: string }): Promise<unknown>;
}

/** What the provider tells of text messages: one came in, one arrived or did not. Signed; each may come twice. */
export function textWebhooks(app: FastifyInstance, deps: TextWebhooks): void {
  app.post(telephonyPaths.twilioText, { schema: { hide: true } }, async (request, reply) => {
    const get = genuineForm(request, deps);
    const providerMessageId = required(get, "MessageSid");
    await deps.received({ from: get("From"), to: get("To"), body: get("Body"), providerMessageId });
    return nothing(reply, deps);
  });

  app.post(telephonyPaths.twilioTextStatus, { schema: { hide: true } }, async (request, reply) => {
    const get = genuineForm(request, deps);
    const providerMessageId = required(get, "MessageSid");
    await deps.reported({ providerMessageId, status: get("MessageStatus"), errorCode: get("ErrorCode") });
    return nothing(reply, deps);
  });
}

/** An answer goes through the outbox like every message, so the webhook itself says nothing. */
const nothing = (reply: FastifyReply, { provider }: TextWebhooks) =>
  reply.type(provider.contentType).send(provider.nothing());

type Field = (name: string) => string;

function genuineForm(request: FastifyRequest, { provider, publicUrl }: TextWebhooks): Field {
  if (!provider.isConfigured)
    throw new Refusal(
      "telephony_not_configured",
      "Text messages are off: TWILIO_AUTH_TOKEN is not set on this server.",
    );
  const form = (request.body ?? {}) as Record<string, string | string[]>;
  const signature = request.headers["x-twilio-signature"];
  const isGenuine = provider.isGenuine({
    base: publicUrl ?? `http://${request.headers.host ?? ""}`,
    path: request.url,
    form,
    signature: typeof signature === "string" ? signature : undefined,
  });
  if (!isGenuine) throw new Refusal("bad_signature", "The request was not signed by the telephone provider.");
  return (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined;
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
}

function required(get: Field, field: string): string {
  const value = get(field);
  if (value !== "") return value;
  const message = `${field} is missing`;
  throw new Refusal("validation_failed", message, { errors: [{ field, message }] });
}
