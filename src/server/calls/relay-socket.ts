import type { WebSocket } from "ws";
import { type RelayToCaller, relayFromCaller } from "#contract/calls/relay.ts";
import type { EndReason } from "./port.ts";
import type { CallsService } from "./service.ts";
import type { CallRow } from "./store.ts";

export interface RelaySocket {
  socket: WebSocket;
  calls: CallsService;
  /** The call that a `setup` names; null when there is none. */
  findCall(callSid: string): Promise<CallRow | null>;
  log: { warn(fields: object, message: string): void };
}

type Session = NonNullable<Awaited<ReturnType<CallsService["openSession"]>>>;

const pingEveryMs = 15_000;
/** Nobody dials in to say nothing. */
const setupWithinMs = 15_000;
const maxEarlyMessages = 20;
/** Close codes of RFC 6455. */
const normal = 1000;
const refused = 1008;
const brokenInside = 1011;

/** Joins a WebSocket that speaks ConversationRelay to a call's session. */
export function serveRelay({ socket, calls, findCall, log }: RelaySocket): void {
  let session: Session | null = null;
  let isOpening = false;
  const early: FromCaller[] = [];

  const send = (message: RelayToCaller) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const open = async (callSid: string) => {
    const row = await findCall(callSid);
    const wire = { send, ended: (reason: EndReason) => sayEnd(socket, send, reason, row?.id ?? "") };
    const opened = row && (await calls.openSession(row, wire));
    if (!opened) return socket.close(refused, "unknown call");
    session = opened;
    if (socket.readyState !== socket.OPEN) return void session.lineClosed();
    for (const message of early.splice(0)) receive(message);
  };
  const receive = (message: FromCaller) => {
    if (message.type === "error")
      log.warn({ what: kindOfError(message.description) }, "the relay reports an error");
    if (message.type === "setup" && !isOpening) {
      isOpening = true;
      clearTimeout(setupTimer);
      open(message.callSid).catch((error: unknown) => {
        log.warn({ err: error }, "could not open a call");
        socket.close(brokenInside);
      });
    } else if (session === null) {
      if (early.push(message) > maxEarlyMessages) socket.close(refused, "setup first");
    } else if (message.type === "info") {
      if (message.name === "agentSpeaking" && message.value === "off") session.finishedSpeaking();
    } else session.receive(message);
  };

  const setupTimer = setTimeout(() => socket.close(refused, "no setup"), setupWithinMs);
  const stopPinging = keepAlive(socket);
  socket.on("message", (data, isBinary) => {
    const message = isBinary ? null : parseMessage(String(data));
    // Unknown kinds are ignored: providers add new ones.
    if (message !== null) receive(message);
  });
  socket.on("error", (error) => log.warn({ err: error }, "the relay's socket failed"));
  socket.on("close", () => {
    clearTimeout(setupTimer);
    stopPinging();
    void session?.lineClosed();
  });
}

/** A provider closes the line itself once it has read `end`; whoever does not is closed. */
function sayEnd(
  socket: WebSocket,
  send: (message: RelayToCaller) => void,
  reason: EndReason,
  callId: string,
): void {
  if (reason === "line_closed" || reason === "finished" || reason === "abandoned") send({ type: "end" });
  else send({ type: "end", handoffData: JSON.stringify({ reason, callId }) });
  setTimeout(() => socket.close(normal), 1_000).unref();
}

/** Pings, and hangs up on a peer that has gone without a word: otherwise its call would live on here. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on("pong", () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingEveryMs);
  return () => clearInterval(timer);
}

/** The provider repeats the message that it could not read, and what the assistant says may name a patient. */
const kindOfError = (description: string): string => /^[A-Za-z ]{0,60}/.exec(description)?.[0].trim() ?? "";

interface InfoMessage {
  type: "info";
  name: unknown;
  value: unknown;
}
type FromCaller = NonNullable<ReturnType<typeof parseMessage>>;

function parseMessage(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text, storable);
  } catch {
    // Not JSON: no provider sends that, and nothing can be answered to it.
    return null;
  }
  if (isInfo(json)) return json;
  const parsed = relayFromCaller.safeParse(json);
  return parsed.success ? parsed.data : null;
}

/** No database keeps a NUL or half a surrogate pair, so a transcript with one could never be written. */
const storable = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd") : value;

const isInfo = (json: unknown): json is InfoMessage =>
  typeof json === "object" &&
  json !== null &&
  "type" in json &&
  json.type === "info" &&
  "name" in json &&
  "value" in json;
