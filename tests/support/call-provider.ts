import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";

export interface PlacedCall {
  sid: string;
  to: string;
  from: string;
  /** Where the provider asks what to do once somebody answers, and where it says how the call ended. */
  url: string;
  statusCallback: string;
  /** All that was asked for. */
  form: URLSearchParams;
  placedAt: Date;
}

/**
 * Plays the call part of Twilio's REST API from outside (Twilio docs, "Call resource"), for Twilio's own client: places calls,
 * lists what it placed. Nobody answers until the test says so.
 */
export interface CallProvider {
  url: string;
  placed: PlacedCall[];
  /** What a request meets: `lost` = it is carried out and its answer never arrives. */
  mood: "well" | "down" | "refuses" | "lost" | "away";
  /** The time on the provider's clock. */
  now(): Date;
  close(): Promise<void>;
}

export async function callProvider(now: () => Date): Promise<CallProvider> {
  const placed: PlacedCall[] = [];
  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const present = ({ sid, to, from, placedAt }: PlacedCall) => ({
    ...{ sid, to, from, status: "queued", direction: "outbound-api" },
    ...{ date_created: placedAt.toUTCString(), start_time: null },
  });
  const listOf = (wanted: URLSearchParams) => {
    const [to, from] = [wanted.get("To"), wanted.get("From")];
    const found = placed.filter((call) => call.to === to && call.from === from).reverse();
    return { calls: found.map(present), next_page_uri: null, page: 0, page_size: 50 };
  };
  const callOf = (form: URLSearchParams): PlacedCall => ({
    sid: `CA${randomBytes(16).toString("hex")}`,
    ...{ to: form.get("To") ?? "", from: form.get("From") ?? "", url: form.get("Url") ?? "" },
    ...{ statusCallback: form.get("StatusCallback") ?? "", form, placedAt: provider.now() },
  });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    let text = "";
    for await (const chunk of request) text += chunk;
    const { mood } = provider;
    if (mood === "away") return void request.socket.destroy();
    if (mood === "down") return send(response, 503, { code: 20503, message: "down", status: 503 });
    if (!url.pathname.endsWith("/Calls.json")) return send(response, 404, { code: 20404, status: 404 });
    if (request.method === "GET") return send(response, 200, listOf(url.searchParams));
    if (mood === "refuses") return send(response, 400, { code: 21211, message: "bad To", status: 400 });
    const call = callOf(new URLSearchParams(text));
    placed.push(call);
    if (mood === "lost") return void request.socket.destroy();
    send(response, 201, present(call));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The provider is not listening");
  const provider: CallProvider = {
    ...{ url: `http://127.0.0.1:${address.port}`, placed, mood: "well", now },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
