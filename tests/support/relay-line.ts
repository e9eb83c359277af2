import { once } from "node:events";
import twilio from "twilio";
import WebSocket from "ws";
import { type RelayToCaller, relayToCaller } from "#contract/calls/relay.ts";
import { eventually } from "./eventually.ts";
import { testAuthToken } from "./test-server.ts";

/** The provider's end of one call's WebSocket, message by message: for what a well-behaved provider never does. */
export interface RelayLine {
  socket: WebSocket;
  received: RelayToCaller[];
  send(message: object): void;
  /** Waits for the given number of finished utterances, and returns them all. */
  said(atLeast: number): Promise<string[]>;
  /** Resolves to the close code. */
  closed: Promise<number>;
}

/** Opens the line; rejects with the HTTP status when the upgrade is refused. */
export async function openRelay(
  url: string,
  signature: string | null = signOf(url),
  more: { origin?: string } = {},
): Promise<RelayLine> {
  const headers = { ...(signature !== null && { "x-twilio-signature": signature }), ...more };
  const socket = new WebSocket(url, { headers });
  const received: RelayToCaller[] = [];
  socket.on("message", (data) => received.push(relayToCaller.parse(JSON.parse(String(data)))));
  const closed = once(socket, "close").then(([code]) => code as number);
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
    socket.once("unexpected-response", (_request, response) =>
      reject(new Error(`HTTP ${response.statusCode}`)),
    );
  });
  const texts = () => received.flatMap((message) => (message.type === "text" ? [message.token] : []));
  return {
    socket,
    received,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    said: (atLeast) =>
      eventually(() => {
        if (texts().length < atLeast) throw new Error(`Only ${texts().length} of ${atLeast} were said`);
        return texts();
      }),
  };
}

export const signOf = (url: string, form: Record<string, string> = {}): string =>
  twilio.getExpectedTwilioSignature(testAuthToken, url, form);
