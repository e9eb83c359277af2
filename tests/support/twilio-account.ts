import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";

export interface HeldNumber {
  sid: string;
  phone_number: string;
  voice_url: string;
  sms_url: string;
  status_callback: string;
  voice_fallback_url: string;
  voice_application_sid: string;
  trunk_sid: string;
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
  calls: { To: string; From: string; Twiml: string; Url: string }[];
  /** Every change that was asked for: method and path. */
  asked: string[];
  /** How the account itself stands, as Twilio tells of it. */
  standing: { status: "active" | "suspended" | "closed"; type: "Trial" | "Full"; balance: string };
  addresses: object[];
  bundles: { sid?: string; status: string; valid_until: string | null; number_type?: string }[];
  /** Documents of every bundle, by SID: what stands in them. */
  documents: Record<string, { address_sids?: string[] }>;
  /** What each number was bought with. */
  bought: { PhoneNumber: string; AddressSid: string; BundleSid: string }[];
  /** Refuses every request like this; null = it answers. `"silent"`: cuts the line. */
  refusal: TwilioError | "silent" | null;
  hold(e164: string, over?: Partial<HeldNumber>): HeldNumber;
  close(): Promise<void>;
}

/** How Twilio says no (Twilio docs, "Twilio's response", "Error and warning dictionary"). */
export interface TwilioError {
  status: number;
  code: number;
  message: string;
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
      ...{ voice_fallback_url: "", voice_application_sid: "", trunk_sid: "" },
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
    number.voice_fallback_url = form.get("VoiceFallbackUrl") ?? number.voice_fallback_url;
    number.voice_application_sid = form.get("VoiceApplicationSid") ?? number.voice_application_sid;
    number.trunk_sid = form.get("TrunkSid") ?? number.trunk_sid;
    return number;
  };
  const results = { meta: { key: "results", next_page_url: null, page: 0 } };
  /** What the regulatory compliance API answers; null = it is not asked. */
  const readPapers = (path: string, query: URLSearchParams): object | null => {
    if (path.endsWith("/RegulatoryCompliance/Bundles")) {
      const kind = query.get("NumberType");
      const found = account.bundles.filter(({ number_type = kind }) => kind === null || number_type === kind);
      return { results: found, ...results };
    }
    if (path.endsWith("/ItemAssignments")) {
      const items = ["IT0", ...Object.keys(account.documents)].map((object_sid) => ({ object_sid }));
      return { results: items, ...results };
    }
    const document = account.documents[/SupportingDocuments\/(\w+)$/.exec(path)?.[1] ?? ""];
    return document ? { attributes: document } : null;
  };
  const read = (path: string, query: URLSearchParams): [number, object] => {
    const wanted = query.get("PhoneNumber");
    if (path.endsWith("/IncomingPhoneNumbers.json")) {
      const found = held.filter((one) => wanted === null || one.phone_number === wanted);
      return [200, { ...page, incoming_phone_numbers: found }];
    }
    if (path.endsWith("/Local.json"))
      return [200, { available_phone_numbers: [{ phone_number: "+61255509001", locality: "Sydney" }] }];
    if (path.endsWith("/Mobile.json"))
      return [200, { available_phone_numbers: [{ phone_number: "+61491570111" }] }];
    if (path.endsWith("/Messages.json")) return [200, { ...page, messages: [] }];
    const { status, type, balance } = account.standing;
    if (/\/Accounts\/\w+\.json$/.test(path)) return [200, { status, type, friendly_name: "Harbour Street" }];
    if (path.endsWith("/Balance.json")) return [200, { balance, currency: "USD" }];
    if (path.endsWith("/Addresses.json")) return [200, { ...page, addresses: account.addresses }];
    const papers = readPapers(path, query);
    if (papers) return [200, papers];
    return [404, { code: 20404, message: "not found", status: 404 }];
  };
  /** As it sells in Australia: an address, and a bundle that is approved and has that address in it. */
  const sell = (form: URLSearchParams): [number, object] => {
    const [PhoneNumber = "", AddressSid = "", BundleSid = ""] = [
      "PhoneNumber",
      "AddressSid",
      "BundleSid",
    ].map((name) => form.get(name) ?? "");
    const no = (code: number, message: string): [number, object] => [400, { code, message, status: 400 }];
    if (AddressSid === "") return no(21631, "Phone number requires an Address");
    if (BundleSid === "") return no(21649, "Bundle required");
    const known = Object.values(account.documents).flatMap(({ address_sids = [] }) => address_sids);
    if (known.length > 0 && !known.includes(AddressSid)) return no(21651, "Address not contained in bundle");
    account.bought.push({ PhoneNumber, AddressSid, BundleSid });
    return [201, change(hold(PhoneNumber), form)];
  };
  const write = (path: string, form: URLSearchParams): [number, object] => {
    const sid = `SM${randomBytes(16).toString("hex")}`;
    if (path.endsWith("/IncomingPhoneNumbers.json")) return sell(form);
    const number = held.find((one) => path.endsWith(`/IncomingPhoneNumbers/${one.sid}.json`));
    if (number) return [200, change(number, form)];
    if (!isHeld(form)) return [400, { code: 21606, message: "From is not a number of yours", status: 400 }];
    if (path.endsWith("/Messages.json")) texts.push({ ...from(form), Body: form.get("Body") ?? "" });
    else calls.push({ ...from(form), Twiml: form.get("Twiml") ?? "", Url: form.get("Url") ?? "" });
    return [201, { sid, ...from(form), status: "queued" }];
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    let text = "";
    for await (const chunk of request) text += chunk;
    const { refusal } = account;
    if (refusal === "silent") return void request.socket.destroy();
    if (refusal !== null) {
      const more_info = `https://www.twilio.com/docs/errors/${refusal.code}`;
      return send(response, refusal.status, { ...refusal, more_info });
    }
    if (request.method === "GET") return send(response, ...read(url.pathname, url.searchParams));
    asked.push(`${request.method} ${url.pathname.replace(/^.*\/Accounts\/\w+/, "")}`);
    send(response, ...write(url.pathname, new URLSearchParams(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The account is not listening");
  const account: TwilioAccount = {
    ...{ url: `http://127.0.0.1:${address.port}`, held, texts, calls, asked, hold },
    standing: { status: "active", type: "Full", balance: "84.20" },
    addresses: [{ sid: `AD${"0".repeat(32)}`, iso_country: "AU", verified: true }],
    bundles: [{ sid: `BU${"0".repeat(32)}`, status: "twilio-approved", valid_until: null }],
    documents: {},
    bought: [],
    refusal: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return account;
}
