import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";

export interface HeldNumber {
  sid: string;
  phone_number: string;
  voice_url: string;
  sms_url: string;
  status_callback: string;
  capabilities: { voice: boolean; sms: boolean };
}

/**
 * Plays a Twilio account from outside (Twilio docs, "IncomingPhoneNumber", "AvailablePhoneNumber", "Message" and "Call"
 * resources), for Twilio's own client: holds and sells numbers, texts and rings from those that it holds and from no other.
 */
export interface TwilioAccount {
  url: string;
  held: HeldNumber[];
  texts: { To: string; From: string; Body: string }[];
  calls: { To: string; From: string; Twiml: string }[];
  /** Every change that was asked for: method and path. */
  asked: string[];
  hold(e164: string, over?: Partial<HeldNumber>): HeldNumber;
  close(): Promise<void>;
}

const voice = { voice: true, sms: false };
const both = { voice: true, sms: true };

export async function twilioAccount(): Promise<TwilioAccount> {
  const held: HeldNumber[] = [];
  const texts: TwilioAccount["texts"] = [];
  const calls: TwilioAccount["calls"] = [];
  const asked: string[] = [];
  const hold = (e164: string, over: Partial<HeldNumber> = {}) => {
    const number: HeldNumber = {
      ...{ sid: `PN${randomBytes(16).toString("hex")}`, phone_number: e164 },
      ...{ voice_url: "", sms_url: "", status_callback: "" },
      capabilities: e164.startsWith("+614") ? both : voice,
      ...over,
    };
    held.push(number);
    return number;
  };
  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const page = { next_page_uri: null, page: 0, page_size: 1000 };
  const from = (form: URLSearchParams) => ({ To: form.get("To") ?? "", From: form.get("From") ?? "" });
  const isHeld = (form: URLSearchParams) => held.some((one) => one.phone_number === form.get("From"));

  const change = (number: HeldNumber, form: URLSearchParams) => {
    number.voice_url = form.get("VoiceUrl") ?? number.voice_url;
    number.sms_url = form.get("SmsUrl") ?? number.sms_url;
    number.status_callback = form.get("StatusCallback") ?? number.status_callback;
    return number;
  };
  const read = (path: string, query: URLSearchParams): [number, object] => {
    const wanted = query.get("PhoneNumber");
    if (path.endsWith("/IncomingPhoneNumbers.json")) {
      const found = held.filter((one) => wanted === null || one.phone_number === wanted);
      return [200, { ...page, incoming_phone_numbers: found }];
    }
    if (path.endsWith("/Local.json"))
      return [200, { available_phone_numbers: [{ phone_number: "+61255509001", locality: "Sydney" }] }];
    if (path.endsWith("/Messages.json")) return [200, { ...page, messages: [] }];
    return [404, { code: 20404, message: "not found", status: 404 }];
  };
  const write = (path: string, form: URLSearchParams): [number, object] => {
    const sid = `SM${randomBytes(16).toString("hex")}`;
    if (path.endsWith("/IncomingPhoneNumbers.json"))
      return [201, change(hold(form.get("PhoneNumber") ?? ""), form)];
    const number = held.find((one) => path.endsWith(`/IncomingPhoneNumbers/${one.sid}.json`));
    if (number) return [200, change(number, form)];
    if (!isHeld(form)) return [400, { code: 21606, message: "From is not a number of yours", status: 400 }];
    if (path.endsWith("/Messages.json")) texts.push({ ...from(form), Body: form.get("Body") ?? "" });
    else calls.push({ ...from(form), Twiml: form.get("Twiml") ?? "" });
    return [201, { sid, ...from(form), status: "queued" }];
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    let text = "";
    for await (const chunk of request) text += chunk;
    if (request.method === "GET") return send(response, ...read(url.pathname, url.searchParams));
    asked.push(`${request.method} ${url.pathname.replace(/^.*\/Accounts\/\w+/, "")}`);
    send(response, ...write(url.pathname, new URLSearchParams(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The account is not listening");
  return {
    ...{ url: `http://127.0.0.1:${address.port}`, held, texts, calls, asked, hold },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
