import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { twilioNumbers } from "./twilio-numbers.ts";

/** A small stand-in for the provider's REST interface; the vendor's own client is on the other end. */
interface Held {
  sid: string;
  phone_number: string;
  voice_url: string;
  status_callback: string;
  capabilities: { voice: boolean; sms: boolean };
}
const both = { voice: true, sms: true };
let account: Held[] = [];
let isDown = false;
const asked: { method: string; path: string; authorization: string | undefined }[] = [];

const accountSid = `AC${"0".repeat(32)}`;
const root = `/2010-04-01/Accounts/${accountSid}`;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

function answerOf(method: string, url: URL, form: URLSearchParams): [number, object] {
  const path = url.pathname;
  if (path === `${root}/IncomingPhoneNumbers.json` && method === "GET") {
    const wanted = url.searchParams.get("PhoneNumber");
    const found = account.filter((held) => wanted === null || held.phone_number === wanted);
    const size = Number(url.searchParams.get("PageSize") ?? 50);
    const page = Number(url.searchParams.get("Page") ?? 0);
    const next = `${path}?PageSize=${size}&Page=${page + 1}`;
    return [
      200,
      {
        ...{ incoming_phone_numbers: found.slice(page * size, (page + 1) * size), page, page_size: size },
        next_page_uri: (page + 1) * size < found.length ? next : null,
      },
    ];
  }
  if (path === `${root}/IncomingPhoneNumbers.json`) {
    const phone_number = form.get("PhoneNumber") ?? "";
    if (phone_number.endsWith("9")) return [400, { code: 21422, message: "not available", status: 400 }];
    const bought: Held = {
      sid: `PN${account.length}`,
      phone_number,
      voice_url: "",
      status_callback: "",
      capabilities: both,
    };
    account.push(change(bought, form));
    return [201, bought];
  }
  const held = account.find(({ sid }) => path === `${root}/IncomingPhoneNumbers/${sid}.json`);
  if (held && method === "POST") return [200, change(held, form)];
  if (path === `${root}/Addresses.json`) return [200, { addresses: [], next_page_uri: null }];
  if (path.endsWith("/RegulatoryCompliance/Bundles"))
    return [200, { results: [], meta: { key: "results", next_page_url: null, page: 0 } }];
  if (path === `${root}/AvailablePhoneNumbers/AU/Local.json`) {
    const digits = url.searchParams.get("Contains") ?? "";
    const row = { phone_number: `+6125550${digits}`, locality: "Sydney", region: "NSW" };
    return [200, { available_phone_numbers: [row] }];
  }
  return [404, { code: 20404, message: "not found", status: 404 }];
}

function change(held: Held, form: URLSearchParams): Held {
  held.voice_url = form.get("VoiceUrl") ?? held.voice_url;
  held.status_callback = form.get("StatusCallback") ?? held.status_callback;
  return held;
}

const standIn = createServer(async (request, response) => {
  const { method = "", url = "", headers } = request;
  const form = await formOf(request);
  asked.push({ method, path: url, authorization: headers.authorization });
  const [status, body] = isDown
    ? [503, { code: 20503, message: "down", status: 503 }]
    : answerOf(method, new URL(url, "http://stand-in"), form);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});

let apiBaseUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
  apiBaseUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => standIn.close(resolve)));
beforeEach(() => {
  account = [];
  isDown = false;
  asked.length = 0;
});

const numbers = (publicUrl: string | null = "https://desk.clinic.example") =>
  twilioNumbers({ accountSid, authToken: "secret", apiBaseUrl, publicUrl });
const hold = (phone_number: string, voice_url = "") =>
  account.push({
    sid: `PN${account.length}`,
    phone_number,
    voice_url,
    status_callback: "",
    capabilities: both,
  });

test("sends a held number's calls to this server, under the account's own credentials [PHONE-3]", async () => {
  hold("+61255506100", "https://elsewhere.example/voice");
  const outcome = await numbers().connect("+61255506100");
  expect(outcome).toEqual({
    ok: true,
    number: { e164: "+61255506100", providerNumberId: "PN0", isConnectedHere: true, canText: true },
  });
  expect(account[0]).toMatchObject({
    voice_url: "https://desk.clinic.example/telephony/twilio/voice",
    status_callback: "https://desk.clinic.example/telephony/twilio/status",
  });
  expect(asked[0]?.authorization).toBe(`Basic ${btoa(`${accountSid}:secret`)}`);
});

test("an account of many clinics holds more numbers than one page has [PHONE-3]", async () => {
  for (let i = 0; i < 1_001; i++) hold(`+612555${String(i).padStart(5, "0")}`, "");
  const owned = await numbers().listOwned();
  expect(owned.ok && owned.numbers.at(-1)?.e164).toBe("+61255501000");
});

test("a number that the account does not hold cannot be connected [PHONE-3]", async () => {
  expect(await numbers().connect("+61255506101")).toEqual({ ok: false, reason: "not_available" });
});

test("lists what the account holds, and which of it rings here [PHONE-3]", async () => {
  hold("+61255506100", "https://desk.clinic.example/telephony/twilio/voice");
  hold("+61255506102");
  expect(await numbers().listOwned()).toEqual({
    ok: true,
    numbers: [
      { e164: "+61255506100", providerNumberId: "PN0", isConnectedHere: true, canText: true },
      { e164: "+61255506102", providerNumberId: "PN1", isConnectedHere: false, canText: true },
    ],
  });
});

test("searches and buys; what was sold meanwhile is said so [PHONE-3]", async () => {
  expect(await numbers().search("Australia", "6103")).toEqual({
    ok: true,
    numbers: [{ e164: "+61255506103", place: "Sydney, NSW" }],
  });
  expect(await numbers().buy("+61255506103", "Australia")).toMatchObject({
    ok: true,
    number: { isConnectedHere: true },
  });
  expect(await numbers().buy("+61255506109", "Australia")).toMatchObject({
    ok: false,
    reason: "not_available",
  });
});

test("lets a number go without giving it up [PHONE-3]", async () => {
  hold("+61255506100", "https://desk.clinic.example/telephony/twilio/voice");
  expect(await numbers().disconnect("PN0")).toEqual({ ok: true });
  expect(account).toMatchObject([{ phone_number: "+61255506100", voice_url: "" }]);
});

test("without a public address nothing is changed at the provider [PHONE-3]", async () => {
  hold("+61255506100", "https://elsewhere.example/voice");
  expect(await numbers(null).connect("+61255506100")).toMatchObject({ number: { isConnectedHere: false } });
  expect(account[0]?.voice_url).toBe("https://elsewhere.example/voice");
});

test("a provider that is down is an outcome, not a failure [PHONE-3]", async () => {
  isDown = true;
  const error = { status: 503, code: 20503, message: "down", moreInfo: null };
  expect(await numbers().listOwned()).toEqual({ ok: false, reason: "unreachable", error });
  expect(await numbers().buy("+61255506103", "Australia")).toEqual({
    ok: false,
    reason: "unreachable",
    error,
  });
});
