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
  /** Takes the next message without ever answering; resolves when it has. */
  swallowNext(): Promise<void>;
}

const day = (date: Date) => date.toUTCString();

export async function textProvider(): Promise<TextProvider> {
  const taken: TakenText[] = [];
  let swallowed: (() => void) | null = null;
  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const present = (text: TakenText) => ({
    ...{ sid: text.sid, to: text.to, from: text.from, body: text.body, status: "queued" },
    ...{ date_created: day(text.takenAt), date_updated: day(text.takenAt), date_sent: null },
  });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!url.pathname.endsWith("/Messages.json")) return send(response, 404, { code: 20404, status: 404 });
    if (request.method === "GET") {
      const found = taken.filter(({ to }) => to === url.searchParams.get("To")).reverse();
      return send(response, 200, {
        messages: found.map(present),
        next_page_uri: null,
        page: 0,
        page_size: 50,
      });
    }
    let form = "";
    for await (const chunk of request) form += chunk;
    const fields = new URLSearchParams(form);
    const text = {
      sid: `SM${randomBytes(16).toString("hex")}`,
      ...{ to: fields.get("To") ?? "", from: fields.get("From") ?? "", body: fields.get("Body") ?? "" },
      takenAt: new Date(),
    };
    taken.push(text);
    if (swallowed) {
      swallowed();
      swallowed = null;
      return;
    }
    send(response, 201, present(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The provider is not listening");
  return {
    url: `http://127.0.0.1:${address.port}`,
    taken,
    swallowNext: () =>
      new Promise<void>((resolve) => {
        swallowed = resolve;
      }),
  };
}
