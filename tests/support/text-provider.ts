import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export interface TakenText {
  sid: string;
  to: string;
  from: string;
  body: string;
  takenAt: Date;
}

/**
 * Plays the message part of Twilio's REST API from outside (Twilio docs, "Message resource"), for Twilio's own client:
 * takes messages, lists what it took. It can take a message and never answer, as when a line breaks.
 */
export interface TextProvider {
  url: string;
  taken: TakenText[];
  /** How often it was asked to take a message, taken or not. */
  askedCount(): number;
  /** Takes the next message without ever answering; resolves when it has. */
  swallowNext(): Promise<void>;
  /** Tells who lists it from now on that it became this, with Twilio's error code. */
  settle(sid: string, status: string, code?: number): void;
  /** What the next messages meet instead of being taken, one each. */
  failNext(...failures: ProvidersFailure[]): void;
  close(): void;
}

export interface ProvidersFailure {
  /** HTTP. */
  status: number;
  /** Twilio's error code. */
  code: number;
  /** It fails only after it has taken the message. */
  isTaken?: boolean;
}

const onePage = { next_page_uri: null, page: 0, page_size: 50 };
const heldNumber = (phone_number: string) => ({
  ...{ sid: `PN${phone_number.slice(1)}`, phone_number, voice_url: "" },
  capabilities: { voice: true, sms: true },
});

const day = (date: Date) => date.toUTCString();

const textOf = (fields: URLSearchParams, takenAt: number): TakenText => ({
  sid: `SM${randomBytes(16).toString("hex")}`,
  ...{ to: fields.get("To") ?? "", from: fields.get("From") ?? "", body: fields.get("Body") ?? "" },
  takenAt: new Date(takenAt),
});

/** For one test. `held`: the numbers (E.164) of the account. */
export async function textProvider(held: readonly string[] = []): Promise<TextProvider> {
  const provider = await startTextProvider(Date.now, held);
  onTestFinished(provider.close);
  return provider;
}

/** `now` dates what it takes. */
export async function startTextProvider(
  now: () => number = Date.now,
  held: readonly string[] = [],
): Promise<TextProvider> {
  const taken: TakenText[] = [];
  const failures: ProvidersFailure[] = [];
  let asked = 0;
  let swallowed: (() => void) | null = null;
  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const settled = new Map<string, { status: string; error_code: number | null }>();
  const present = (text: TakenText) => ({
    ...{ sid: text.sid, to: text.to, from: text.from, body: text.body, status: "queued" },
    ...settled.get(text.sid),
    ...{ date_created: day(text.takenAt), date_updated: day(text.takenAt), date_sent: null },
  });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.endsWith("/IncomingPhoneNumbers.json"))
      return send(response, 200, { incoming_phone_numbers: held.map(heldNumber), ...onePage });
    if (!url.pathname.endsWith("/Messages.json")) return send(response, 404, { code: 20404, status: 404 });
    if (request.method === "GET") {
      const [to, from] = [url.searchParams.get("To"), url.searchParams.get("From")];
      const found = taken.filter((one) => one.to === to && (from === null || one.from === from)).reverse();
      return send(response, 200, {
        messages: found.map(present),
        ...onePage,
      });
    }
    let form = "";
    for await (const chunk of request) form += chunk;
    const text = textOf(new URLSearchParams(form), now());
    asked += 1;
    const failure = failures.shift();
    if (!failure || failure.isTaken) taken.push(text);
    if (failure) return send(response, failure.status, { ...failure, message: "Refused", more_info: "" });
    if (swallowed) {
      swallowed();
      swallowed = null;
      return;
    }
    send(response, 201, present(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The provider is not listening");
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken,
    askedCount: () => asked,
    settle: (sid, status, code) => void settled.set(sid, { status, error_code: code ?? null }),
    failNext: (...more) => void failures.push(...more),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
    swallowNext: () =>
      new Promise<void>((resolve) => {
        swallowed = resolve;
      }),
  };
}
