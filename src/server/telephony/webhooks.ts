import { addressOf } from "#server/http/address.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { SignedRequest, VoiceProvider } from "./port.ts";

/** A request that should come from the telephone provider. */
export interface ProvidersRequest {
  /** Path and query as called. */
  url: string;
  headers: { host?: string | undefined; [name: string]: string | string[] | undefined };
  /** A form, for a webhook. */
  body?: unknown;
}

export interface WebhookSettings {
  provider: VoiceProvider;
  /** Configured public address, which the signature covers; null = the address that was called. */
  publicUrl: string | null;
}

/** The form of a webhook that the provider itself signed. */
export interface SignedForm {
  /** Address under which the provider called, without a trailing slash. */
  base: string;
  /** First value of the field, or the empty string. */
  get(name: string): string;
  /** The same; a field that is missing is refused by its name. */
  required(name: string): string;
  /** The same as whole seconds, 0 where there are none; what is no length of time is refused by its name. */
  seconds(name: string): number;
}

/** Refuses whatever the provider has not signed. `what` is off without its credentials, e.g. `Telephone calls`. */
export function readSignedForm(
  request: ProvidersRequest,
  settings: WebhookSettings,
  what: string,
): SignedForm {
  const { provider, publicUrl } = settings;
  refuseUnconfigured(provider, what);
  const fields = (request.body ?? {}) as Record<string, string | string[]>;
  if (!provider.isGenuine(signedRequest(request, fields, publicUrl))) throw notSigned();
  const get = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  return {
    base: addressOf(request, publicUrl),
    get,
    required: (field) => {
      const value = get(field);
      if (value !== "") return value;
      throw wrongField(field, "is missing");
    },
    seconds: (field) => {
      const value = get(field);
      if (!/^(?:-?\d{1,6}(?:\.\d+)?)?$/.test(value)) throw wrongField(field, "is not a number of seconds");
      return Math.max(0, Math.round(Number(value)));
    },
  };
}

function wrongField(field: string, fault: string): Refusal {
  const message = `${field} ${fault}`;
  return new Refusal("validation_failed", message, { errors: [{ field, message }] });
}

/** The same for the WebSocket of a call, which is signed without a form. */
export function refuseUnsignedUpgrade(
  request: ProvidersRequest,
  { provider, publicUrl }: WebhookSettings,
): void {
  refuseUnconfigured(provider, "Telephone calls");
  if (!provider.isGenuineUpgrade(signedRequest(request, {}, publicUrl))) throw notSigned();
}

function signedRequest(
  request: ProvidersRequest,
  form: SignedRequest["form"],
  publicUrl: string | null,
): SignedRequest {
  const signature = request.headers["x-twilio-signature"];
  return {
    base: addressOf(request, publicUrl),
    path: request.url,
    form,
    signature: typeof signature === "string" ? signature : undefined,
  };
}

function refuseUnconfigured({ isConfigured }: VoiceProvider, what: string): void {
  if (isConfigured) return;
  const message = `${what} are off: TWILIO_AUTH_TOKEN is not set on this server.`;
  throw new Refusal("telephony_not_configured", message);
}

const notSigned = () => new Refusal("bad_signature", "The request was not signed by the telephone provider.");
