import type { ApiInput, ApiParams, ApiQuery, ApiReply } from "#contract/api.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { requestErrorFrom, unanswered } from "./request-error.ts";
import { readToken } from "./session/token.ts";

type Needed<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };

export type CallOptions<N extends EndpointName> = Needed<"params", ApiParams<N>> &
  Needed<"body", ApiInput<N>> & {
    query?: [ApiQuery<N>] extends [undefined] ? never : Partial<ApiQuery<N>>;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Sent to its end even when the page is left at once. */
    keepalive?: boolean;
  };

/**
 * One request as the product makes every request: relative path, the stored token as bearer, cookies
 * included, a JSON content type only when there is a payload. Anything but a 2xx answer throws a
 * `RequestError`.
 */
export async function request(
  method: string,
  path: string,
  options: {
    payload?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal | null;
    keepalive?: boolean;
  } = {},
): Promise<Response> {
  const headers: Record<string, string> = { ...options.headers };
  const hasPayload = options.payload !== undefined;
  if (hasPayload) headers["Content-Type"] = "application/json";
  const token = readToken();
  if (token) headers.Authorization = `Bearer ${token}`;
  // A page that opens asks for many things at once: a task each, so that a touch in between is not kept waiting.
  if (!options.keepalive) await globalThis.scheduler?.yield?.();
  const response = await fetch(path, {
    method,
    headers,
    credentials: "include",
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
    ...(hasPayload ? { body: JSON.stringify(options.payload) } : {}),
  }).catch((error) => {
    throw unanswered(error);
  });
  if (!response.ok) throw await requestErrorFrom(response);
  return response;
}

/** Calls an endpoint of the contract and returns its reply. */
export async function callApi<N extends EndpointName>(
  name: N,
  ...[options]: Record<never, never> extends CallOptions<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N>]
): Promise<ApiReply<N>> {
  const given = (options ?? {}) as {
    params?: Record<string, string>;
    body?: unknown;
    query?: Record<string, unknown>;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  const path = apiPath(name, given.params) + searchOf(given.query);
  const response = await request(endpoints[name].method, path, {
    payload: given.body,
    headers: given.headers ?? {},
    signal: given.signal ?? null,
    keepalive: given.keepalive ?? false,
  });
  return (await response.json()) as ApiReply<N>;
}

/** Path of an endpoint with its `:name` parameters filled in. */
export function apiPath(name: EndpointName, params: Record<string, string> = {}): string {
  return endpoints[name].path.replace(/:(\w+)/g, (_match, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}
