import WebSocket from "ws";
import { InnerAddressError, openPublic } from "#server/http/public-internet.ts";
import type { OutsideWorld, Reached } from "../port.ts";

/** Twilio waits 15 s for a webhook; somebody at a screen waits too. */
const patienceMs = 8_000;
const mostRead = 20_000;

/** Requests of this machine to its public address. Certificates are checked as Twilio checks them. */
export function outsideWorld(): OutsideWorld {
  return {
    fetchText: async (address) => {
      try {
        const response = await fetch(address, {
          redirect: "manual",
          signal: AbortSignal.timeout(patienceMs),
        });
        if (response.status !== 200)
          return { ok: false, reason: `it answered with status ${response.status}` };
        return { ok: true, text: (await response.text()).slice(0, mostRead) };
      } catch (error) {
        return { ok: false, reason: reasonOf(error) };
      }
    },
    fetchForeign: async (address) => {
      try {
        const answer = await openPublic(address, { timeoutMs: patienceMs });
        if (answer.statusCode !== 200) {
          answer.destroy();
          return { ok: false, reason: `it answered with status ${answer.statusCode}` };
        }
        let text = "";
        for await (const part of answer.setEncoding("utf8")) {
          text += part;
          if (text.length >= mostRead) break;
        }
        return { ok: true, text: text.slice(0, mostRead) };
      } catch (error) {
        return { ok: false, reason: error instanceof InnerAddressError ? error.message : reasonOf(error) };
      }
    },
    firstMessage: (address) =>
      new Promise<Reached>((resolve) => {
        const socket = new WebSocket(address, { handshakeTimeout: patienceMs, maxPayload: mostRead });
        const silence = setTimeout(() => settle({ ok: false, reason: "it stayed silent" }), patienceMs);
        const settle = (reached: Reached) => {
          clearTimeout(silence);
          socket.terminate();
          resolve(reached);
        };
        socket.on("message", (data) => settle({ ok: true, text: String(data) }));
        socket.on("unexpected-response", (_request, { statusCode }) =>
          settle({ ok: false, reason: `it answered with status ${statusCode} instead of a WebSocket` }),
        );
        socket.on("error", (error) => settle({ ok: false, reason: reasonOf(error) }));
        socket.on("close", () => settle({ ok: false, reason: "it closed the line at once" }));
      }),
  };
}

const sentences: Record<string, string> = {
  ENOTFOUND: "no machine has this name",
  EAI_AGAIN: "the name could not be looked up",
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the line was cut",
  ETIMEDOUT: "it did not answer in time",
  EHOSTUNREACH: "no way leads there",
  ENETUNREACH: "no way leads there",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed, which Twilio refuses",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is self-signed, which Twilio refuses",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate comes without the ones that vouch for it",
  CERT_HAS_EXPIRED: "its certificate has ended",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  UND_ERR_CONNECT_TIMEOUT: "it did not answer in time",
};

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "it did not answer in time";
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const known = [code, cause?.code].find((each): each is string => typeof each === "string");
  return (known && (sentences[known] ?? `the request failed (${known})`)) || "the request failed";
}
