import { useMutation } from "@tanstack/react-query";
import { readToken } from "#web/lib/session/token.ts";

export const testMethods = ["GET", "POST", "PUT", "DELETE"] as const;
export type TestMethod = (typeof testMethods)[number];

export interface TestRequest {
  method: TestMethod;
  endpoint: string;
  body: string;
}

export interface TestAnswer {
  status: number;
  statusText: string;
  tookMs: number;
  headers: [name: string, value: string][];
  body: string;
}

export const carriesBody = (method: TestMethod): boolean => method === "POST" || method === "PUT";

/** Why it cannot be sent; null when it can. Only this server is ever asked: the request carries the session. */
export function problemOf({ method, endpoint, body }: TestRequest, origin: string): string | null {
  const isPath = endpoint.startsWith("/") && URL.canParse(endpoint, origin);
  if (!isPath || new URL(endpoint, origin).origin !== origin)
    return "Enter a path on this server, such as /api/appointments";
  if (!carriesBody(method) || body.trim() === "") return null;
  try {
    JSON.parse(body);
    return null;
  } catch {
    return "The request body is not valid JSON";
  }
}

/** Sends the request as it is and tells what came back, whatever the status. */
export const useSendRequest = () => useMutation({ mutationFn: send, gcTime: 0 });

async function send({ method, endpoint, body }: TestRequest): Promise<TestAnswer> {
  const payload = carriesBody(method) && body.trim() !== "" ? body : null;
  const token = readToken();
  const began = performance.now();
  const response = await fetch(endpoint, {
    method,
    credentials: "include",
    redirect: "error",
    headers: {
      ...(payload !== null && { "Content-Type": "application/json" }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: payload,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    statusText: response.statusText,
    tookMs: Math.round(performance.now() - began),
    headers: [...response.headers],
    body: formatted(text),
  };
}

const longestShown = 100_000;

function formatted(text: string): string {
  const whole = asJson(text) ?? text;
  return whole.length > longestShown
    ? `${whole.slice(0, longestShown)}\n… cut after 100,000 characters`
    : whole;
}

function asJson(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON: shown as it came.
    return null;
  }
}
