import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createStripeBooks, type StripeBooks, StripeRefusal } from "./stripe-books.ts";
import { type Fields, readForm } from "./stripe-form.ts";

/**
 * Plays Stripe's API on a free port, as stripe 23.1.0 speaks to it: bearer key, version header, form-encoded
 * requests, idempotency keys that refuse other fields, Stripe's error shapes. Written from Stripe's documents and the
 * requests its library sends, not from the server's code.
 */
export interface StripeStandIn {
  url: string;
  key: string;
  books: StripeBooks;
  /** Every request that arrived, in order; those that a fault swallowed too. */
  requests: SeenRequest[];
  /** The next `times` requests whose path begins so go wrong in this way. */
  failNext(fault: Fault, path: string, times?: number): void;
  /** Nothing goes wrong any more. */
  recover(): void;
  /** As after the day that Stripe remembers idempotency keys for. */
  forgetKeys(): void;
  close(): Promise<void>;
}

/** `lost_answer`: done, but the line breaks before the answer; `silence`: nothing comes at all. */
export type Fault = 500 | 429 | "lost_answer" | "silence";

export interface SeenRequest {
  method: string;
  path: string;
  fields: Fields;
  idempotencyKey: string | null;
}

interface Reply {
  status: number;
  body: unknown;
}

const stripePrices = { standard: "price_standard", pro: "price_pro", minutes: "price_minutes" };
export const stripeKey = "sk_test_stand_in";
export const stripeWebhookSecret = "whsec_stand_in";

/** The settings under which a server uses the stand-in. */
export const stripeSettings = (url: string) => ({
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_API_BASE_URL: url,
  STRIPE_PRICE_STANDARD: stripePrices.standard,
  STRIPE_PRICE_PRO: stripePrices.pro,
  STRIPE_PRICE_MINUTES: stripePrices.minutes,
});

export async function startStripeStandIn(now: () => number): Promise<StripeStandIn> {
  const requests: SeenRequest[] = [];
  const faults: { fault: Fault; path: string }[] = [];
  const answeredKeys = new Map<string, { asked: string; reply: Reply }>();
  let url = "";
  const books = createStripeBooks({ now, hostedUrl: (path) => `${url}${path}`, prices: stripePrices });

  const answer = (seen: SeenRequest, body: string): Reply => {
    const key = seen.idempotencyKey;
    const asked = `${seen.method} ${seen.path} ${body}`;
    const before = key === null ? undefined : answeredKeys.get(key);
    if (before && before.asked !== asked)
      return errorReply(400, {
        type: "idempotency_error",
        message: "Keys can only be used with the same parameters",
      });
    if (before) return before.reply;
    const reply = replyOf(() => books.handle(seen));
    if (key !== null) answeredKeys.set(key, { asked, reply });
    return reply;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const target = new URL(request.url ?? "/", url);
    if (!target.pathname.startsWith("/v1/")) return hostedPage(books, target, request, response);
    const body = await bodyOf(request);
    const seen: SeenRequest = {
      method: request.method ?? "GET",
      path: target.pathname,
      fields: readForm(request.method === "GET" ? target.search.slice(1) : body),
      idempotencyKey: headerOf(request, "idempotency-key"),
    };
    requests.push(seen);
    const [planned] = faults.filter(({ path }) => seen.path.startsWith(path));
    if (planned) faults.splice(faults.indexOf(planned), 1);
    if (planned?.fault === "silence") return;
    if (planned?.fault === 500)
      return send(response, errorReply(500, { type: "api_error", message: "Stripe is unwell" }));
    if (planned?.fault === 429)
      return send(
        response,
        errorReply(429, { type: "invalid_request_error", code: "rate_limit", message: "Too many" }),
      );
    const reply = protocolFault(request) ?? answer(seen, body);
    if (planned?.fault === "lost_answer") return void request.socket.destroy();
    send(response, reply);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, key: stripeKey, books, requests },
    failNext: (fault, path, times = 1) => {
      for (let i = 0; i < times; i++) faults.push({ fault, path });
    },
    recover: () => {
      faults.length = 0;
    },
    forgetKeys: () => answeredKeys.clear(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function replyOf(work: () => unknown): Reply {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof StripeRefusal) return errorReply(error.status, error.fields);
    throw error;
  }
}

const errorReply = (status: number, error: Record<string, unknown>): Reply => ({ status, body: { error } });

/** What Stripe turns away before it looks at the request itself. */
function protocolFault(request: IncomingMessage): Reply | null {
  if (request.headers.authorization !== `Bearer ${stripeKey}`)
    return errorReply(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
  if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(headerOf(request, "stripe-version") ?? ""))
    return errorReply(400, { type: "invalid_request_error", message: "Invalid Stripe API version" });
  if (request.method === "POST" && headerOf(request, "content-type") !== "application/x-www-form-urlencoded")
    return errorReply(400, { type: "invalid_request_error", message: "Invalid content type" });
  return null;
}

/** The pages that Stripe hosts: each has one button, and leads back where the server said. */
async function hostedPage(
  books: StripeBooks,
  target: URL,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const id = target.pathname.split("/").at(-1) ?? "";
  if (request.method === "POST") {
    await bodyOf(request);
    response.writeHead(303, { location: books.finishHosted(id) });
    return void response.end();
  }
  response.writeHead(200, { "content-type": "text/html" });
  response.end(
    `<!doctype html><html lang="en"><title>Stripe</title><h1>Hosted by Stripe</h1><form method="post"><button>${books.hostedButton(id)}</button></form></html>`,
  );
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  return body;
}

function send(response: ServerResponse, { status, body }: Reply): void {
  // The library would otherwise wait half a second before each of its own retries; the faults are the test's to count.
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": "req_stand_in",
    ...(status >= 500 || status === 429 ? { "stripe-should-retry": "false" } : {}),
  });
  response.end(JSON.stringify(body));
}
