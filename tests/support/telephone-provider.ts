import { randomBytes } from "node:crypto";
import twilio from "twilio";
import WebSocket from "ws";
import { type RelayToCaller, relayToCaller } from "#contract/calls/relay.ts";
import { telephonyPaths } from "#contract/endpoints.ts";

/**
 * Plays the telephone provider from outside: signs its webhooks, reads the instructions that come back,
 * opens the call's WebSocket with a signature of its own and carries words both ways. Written from the
 * provider's documents and its own library, not from the server's code.
 */
export interface TelephoneProvider {
  /** Rings a number of the clinic and waits until the assistant has greeted. */
  ring(from: string, to: string, more?: Record<string, string>): Promise<PhoneCall>;
  /** A signed webhook, as `ring` sends it; the answer as it came. */
  webhook(path: string, form: Record<string, string>): Promise<{ status: number; body: string }>;
  /** Carries out the `<Dial>` of these instructions for a call from `from`; null when they dial nobody. */
  putThrough(
    call: { callSid: string; from: string; to: string },
    twiml: string,
    end: OtherEnd,
  ): Promise<PutThrough | null>;
  /** The caller is connected to the assistant again, by these instructions. */
  goBack(call: { callSid: string; from: string; to: string }, twiml: string): Promise<PhoneCall>;
  /** Somebody picks up a call that the server placed; the instructions, and the conversation once the assistant has spoken. */
  pickUp(
    placed: { sid: string; from: string; to: string; url: string },
    answeredBy?: string,
  ): Promise<{ instructions: string; call: PhoneCall | null }>;
}

/**
 * What is at the other end of a number that is dialled: a person who does what they are asked to, a mailbox that answers and
 * says and presses nothing, nobody, or a telephone that is forwarded to a number of the clinic, whose carrier shows
 * `showing` as the caller (what was shown to it, when absent) and tells `ForwardedFrom` only where it says so.
 */
export type OtherEnd =
  | "person"
  | "mailbox"
  | "nobody"
  | { forwardedTo: string; showing?: string; tellsForwarded?: boolean };

export interface PutThrough {
  /** The number that rang. */
  number: string;
  /** What the other end heard before it was connected. */
  heard: string;
  isConnected: boolean;
  /** What the clinic's server did with a call that came back; null when none did. */
  cameBack: string | null;
  /** What the caller is told to do next. */
  instructions: string;
}

export interface PhoneCall {
  callSid: string;
  /** Everything the assistant has said, in order. */
  said: string[];
  /** Instructions that came back when the assistant's part was over; null while it goes on. */
  afterwards: string | null;
  /** What came with the assistant's `end`. */
  handoffData: string | undefined;
  /** When the first word of the last answer came, by `performance.now()`; null before any. */
  firstWordAt: number | null;
  isOver(): boolean;
  /** Says something and waits for the whole answer; null when the call is over. */
  say(text: string): Promise<string | null>;
  press(digit: string): Promise<string | null>;
  hangUp(): Promise<void>;
}

export interface ProviderOptions {
  /** Where the server listens; what it was told is its public address. */
  url: string;
  /** What the server believes its public address to be, where that is another: signatures are over this one. */
  publicUrl?: string;
  authToken: string;
  /** An answer that takes longer than this has not come. */
  patienceMs?: number;
  /** How long words take to play to the caller, in milliseconds; no time at all where it is absent. */
  playingMs?: (text: string) => number;
}

const unescapeXml = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Attributes of the first element of that name, or null. */
export function attributesOf(twiml: string, element: string): Record<string, string> | null {
  const found = twiml.match(new RegExp(`<${element}\\b([^>]*)>`));
  if (!found) return null;
  return Object.fromEntries(
    [...(found[1] ?? "").matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      unescapeXml(value),
    ]),
  );
}

const hexId = (prefix: string) => `${prefix}${randomBytes(16).toString("hex")}`;
const accountSid = `AC${"0".repeat(32)}`;

export function telephoneProvider({
  url,
  publicUrl = url,
  authToken,
  patienceMs = 15_000,
  playingMs = () => 0,
}: ProviderOptions): TelephoneProvider {
  const sign = (address: string, form: Record<string, string>) =>
    twilio.getExpectedTwilioSignature(authToken, address, form);

  const webhook = async (path: string, form: Record<string, string>) => {
    const address = path.startsWith("http") ? path : `${publicUrl}${path}`;
    const response = await fetch(address.replace(publicUrl, url), {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": sign(address, form),
      },
      body: new URLSearchParams(form),
    });
    return { status: response.status, body: await response.text() };
  };

  const ring: TelephoneProvider["ring"] = async (from, to, more = {}) => {
    const callSid = hexId("CA");
    const form = { AccountSid: accountSid, ApiVersion: "2010-04-01", CallSid: callSid, From: from, To: to };
    const incoming = { ...form, CallStatus: "ringing", Direction: "inbound", ...more };
    const { status, body } = await webhook(telephonyPaths.twilioVoice, incoming);
    if (status !== 200) throw new Error(`The voice webhook answered ${status}: ${body}`);
    return converse(body, incoming);
  };

  /** Opens the WebSocket that the instructions name, and waits for the assistant's first words. */
  const converse = async (body: string, incoming: CallForm): Promise<PhoneCall> => {
    const { CallSid: callSid, From: from, To: to, Direction: direction } = incoming;
    const relay = attributesOf(body, "ConversationRelay");
    const action = attributesOf(body, "Connect")?.action;
    if (!relay?.url) throw new Error(`No ConversationRelay in ${body}`);
    const socketAddress = relay.url.replace(asSocket(publicUrl), asSocket(url));
    const line = new WebSocket(socketAddress, { headers: { "x-twilio-signature": sign(relay.url, {}) } });
    const call = phoneCall(line, callSid, { patienceMs, playingMs }, async (session) => {
      if (!action) return "";
      return (await webhook(action, { ...incoming, ...session })).body;
    });
    await call.greeted({ from, to, direction });
    return call;
  };

  const pickUp: TelephoneProvider["pickUp"] = async (
    { sid, from, to, url: answered },
    answeredBy = "human",
  ) => {
    const form = { AccountSid: accountSid, ApiVersion: "2010-04-01", CallSid: sid, From: from, To: to };
    const outgoing = { ...form, CallStatus: "in-progress", Direction: "outbound-api" };
    const { status, body } = await webhook(answered, { ...outgoing, AnsweredBy: answeredBy });
    if (status !== 200) throw new Error(`The webhook answered ${status}: ${body}`);
    const isTalk = attributesOf(body, "ConversationRelay") !== null;
    return { instructions: body, call: isTalk ? await converse(body, outgoing) : null };
  };
  const putThrough: TelephoneProvider["putThrough"] = async ({ callSid, from, to }, twiml, end) => {
    const dial = attributesOf(twiml, "Dial");
    const number = /<Number\b[^>]*>([^<]*)</.exec(twiml)?.[1];
    if (!dial?.action || number === undefined) return null;
    const shown = dial.callerId ?? from;
    const leg = {
      AccountSid: accountSid,
      CallSid: hexId("CA"),
      Direction: "outbound-dial",
      From: shown,
      To: number,
    };
    const result = await otherEnd(end, twiml, leg, callSid);
    const form = { AccountSid: accountSid, CallSid: callSid, From: from, To: to, CallStatus: "in-progress" };
    const told = { DialCallStatus: result.status, DialCallSid: leg.CallSid };
    const { body } = await webhook(dial.action, { ...form, ...told });
    return { number, ...result, instructions: body };
  };

  const otherEnd = async (end: OtherEnd, twiml: string, leg: CallForm, parent: string) => {
    const nothing = { heard: "", isConnected: false, cameBack: null };
    if (end === "nobody") return { ...nothing, status: "no-answer" };
    if (typeof end === "object") {
      const forwarded = {
        ...{ AccountSid: accountSid, CallSid: hexId("CA"), Direction: "inbound", CallStatus: "ringing" },
        ...{ From: end.showing ?? leg.From, To: end.forwardedTo },
        ...(end.tellsForwarded && { ForwardedFrom: leg.To }),
      };
      const { body } = await webhook(telephonyPaths.twilioVoice, forwarded);
      return { ...nothing, cameBack: body, status: body.includes("<Reject") ? "busy" : "no-answer" };
    }
    const url = attributesOf(twiml, "Number")?.url;
    // Without a question of the server's, whatever answers is connected.
    if (!url) return { ...nothing, isConnected: true, status: "completed" };
    const picked = { ...leg, ParentCallSid: parent, CallStatus: "in-progress" };
    const asked = (await webhook(url, picked)).body;
    const heard = [...asked.matchAll(/<Say[^>]*>([^<]*)</g)]
      .map(([, said = ""]) => unescapeXml(said))
      .join(" ");
    const action = attributesOf(asked, "Gather")?.action;
    const after =
      end === "person" && action ? (await webhook(action, { ...picked, Digits: "1" })).body : asked;
    const isConnected = !after.includes("<Hangup");
    return { ...nothing, heard, isConnected, status: "completed" };
  };
  const goBack: TelephoneProvider["goBack"] = async ({ callSid, from, to }, twiml) => {
    const form = { AccountSid: accountSid, ApiVersion: "2010-04-01", CallSid: callSid, From: from, To: to };
    return converse(twiml, { ...form, CallStatus: "in-progress", Direction: "inbound" });
  };
  return { ring, webhook, pickUp, putThrough, goBack };
}

const asSocket = (address: string) => address.replace(/^http/, "ws");

type CallForm = Record<"CallSid" | "From" | "To" | "Direction", string> & Record<string, string>;

/** The session's end as it is reported in the action callback. */
type SessionEnd = { SessionId: string; SessionStatus: string; CallStatus: string; HandoffData?: string };

function phoneCall(
  line: WebSocket,
  callSid: string,
  { patienceMs, playingMs }: Required<Pick<ProviderOptions, "patienceMs" | "playingMs">>,
  reportEnd: (session: SessionEnd) => Promise<string>,
): PhoneCall & { greeted(numbers: { from: string; to: string; direction: string }): Promise<void> } {
  const sessionId = hexId("VX");
  const said: string[] = [];
  let sentence = "";
  let over = false;
  let afterwards: string | null = null;
  let handoffData: string | undefined;
  let firstWordAt: number | null = null;
  let answered: ((answer: string | null) => void) | null = null;
  let failed: ((error: Error) => void) | null = null;

  const send = (message: object) => line.send(JSON.stringify(message));
  const sayPlayed = () => {
    if (!over) send({ type: "info", name: "agentSpeaking", value: "off", ts: performance.now() });
  };
  const play = (text: string) => {
    const takes = playingMs(text);
    if (takes === 0) sayPlayed();
    else setTimeout(sayPlayed, takes).unref();
  };
  const settle = (answer: string | null) => {
    answered?.(answer);
    answered = null;
    failed = null;
  };
  const report = async () => {
    const endedByServer = handoffData !== undefined;
    afterwards = await reportEnd({
      SessionId: sessionId,
      SessionStatus: endedByServer ? "ended" : "completed",
      CallStatus: endedByServer ? "in-progress" : "completed",
      ...(handoffData ? { HandoffData: handoffData } : {}),
    });
  };
  const ended = new Promise<void>((resolve, reject) => {
    line.once("close", () => {
      over = true;
      report()
        .finally(() => settle(null))
        .then(resolve, reject);
    });
  });
  // A server that has stopped takes no report. Whoever waits for the end hears of it; for anybody else it is no fault.
  ended.catch(() => {});
  line.on("error", (error) => failed?.(error));
  line.on("message", (data) => {
    const message: RelayToCaller = relayToCaller.parse(JSON.parse(String(data)));
    if (message.type === "end") {
      handoffData = message.handoffData ?? "";
      line.close();
    } else if (message.type === "text") {
      if (sentence === "") firstWordAt = performance.now();
      sentence += message.token;
      if (!message.last) return;
      said.push(sentence);
      const whole = sentence;
      sentence = "";
      play(whole);
      settle(whole);
    }
  });

  const answer = (what: string): Promise<string | null> => {
    if (over) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No answer within ${patienceMs} ms after ${what}`)),
        patienceMs,
      );
      answered = (text) => {
        clearTimeout(timer);
        resolve(text);
      };
      failed = (error) => {
        clearTimeout(timer);
        reject(error);
      };
    });
  };

  return {
    callSid,
    said,
    get handoffData() {
      return handoffData;
    },
    get afterwards() {
      return afterwards;
    },
    get firstWordAt() {
      return firstWordAt;
    },
    isOver: () => over,
    greeted: async ({ from, to, direction }) => {
      const greeting = answer("the setup");
      line.once("open", () =>
        send({
          type: "setup",
          sessionId,
          accountSid,
          callSid,
          parentCallSid: "",
          from,
          to,
          forwardedFrom: "",
          callerName: "",
          direction,
          callType: "PSTN",
          callStatus: "RINGING",
          customParameters: {},
        }),
      );
      await greeting;
    },
    say: async (text) => {
      if (over) return null;
      const reply = answer("the caller's words");
      send({ type: "prompt", voicePrompt: text, lang: "en-AU", last: true });
      return reply;
    },
    press: async (digit) => {
      if (over) return null;
      const reply = answer("a key");
      send({ type: "dtmf", digit });
      return reply;
    },
    hangUp: async () => {
      if (!over) line.close();
      await ended;
    },
  };
}
