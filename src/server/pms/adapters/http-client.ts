import type { PmsFailure } from "#contract/booking/pms.ts";
import { Trouble } from "./trouble.ts";

export interface HttpRequest {
  method: "GET" | "POST" | "PUT";
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  /** Null when there was none. */
  json: unknown;
}

/** One exchange, and everything that is asked in the course of one booking; a worker's lease lasts longer. */
const exchangeMs = 8_000;
const wholeMs = 40_000;
const mostBytes = 8 * 1024 * 1024;
const longestRetryAfterMs = 3_600_000;

export interface HttpClient {
  /** Throws `Trouble` for everything but an answer of 2xx. */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/**
 * Talks to one practice system for one operation. `reasonOf` may read a refusal more closely than by its status.
 */
export function httpClient(
  reasonOf: (status: number, json: unknown) => PmsFailure | null = () => null,
  timeouts = { exchangeMs, wholeMs },
): HttpClient {
  const whole = AbortSignal.timeout(timeouts.wholeMs);
  return {
    send: async (request) => {
      const { response, text } = await exchange(request, whole, timeouts.exchangeMs);
      const json = parsed(text);
      if (response.ok) {
        if (json === unreadable) throw new Trouble("unreadable");
        return { status: response.status, headers: response.headers, json };
      }
      const known = json === unreadable ? null : json;
      throw new Trouble(reasonOf(response.status, known) ?? reasonOfStatus(response.status), {
        retryAfterMs: retryAfterOf(response.headers.get("retry-after")),
      });
    },
  };
}

async function exchange({ url, ...init }: HttpRequest, whole: AbortSignal, timeoutMs: number) {
  try {
    const signal = AbortSignal.any([whole, AbortSignal.timeout(timeoutMs)]);
    // A redirect would carry the credentials to a place that nobody configured.
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { response, text: await textOf(response) };
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble("network", { cause: error });
  }
}

/** Counted as it comes: who sends without end need not say how much it will be. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Trouble("unreadable");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const unreadable = Symbol("unreadable");

function parsed(text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page, or an answer cut short: said by the status, or as an answer that cannot be read.
    return unreadable;
  }
}

function reasonOfStatus(status: number): PmsFailure {
  if (status === 401) return "wrong_key";
  if (status === 403) return "not_enabled";
  if (status === 404 || status === 410) return "gone";
  if (status === 409) return "slot_taken";
  if (status === 412) return "changed_there";
  if (status === 429) return "busy";
  if (status === 408 || status >= 500) return "network";
  if (status >= 400) return "refused";
  return "unreadable";
}

/** Seconds, or an HTTP date as told by the answer's own clock; a date is left to the queue's own waits. */
function retryAfterOf(header: string | null): number | null {
  if (header === null || !/^\d+$/.test(header.trim())) return null;
  return Math.min(Number(header) * 1_000, longestRetryAfterMs);
}
