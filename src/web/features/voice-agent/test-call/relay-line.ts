import {
  type HandoffData,
  handoffData,
  type RelayFromCaller,
  type RelayToCaller,
  relayToCaller,
} from "#contract/calls/relay.ts";
import { systemClock } from "#kernel/clock.ts";
import { newId } from "#kernel/ids.ts";

export interface RelayListener {
  onOpen: () => void;
  onMessage: (message: RelayToCaller) => void;
  /** The line is gone; `wasClean` is false when it broke. */
  onClose: (wasClean: boolean) => void;
}

export interface RelayLine {
  say: (text: string, isLast: boolean) => void;
  press: (digit: string) => void;
  interrupt: (heardUntil: string, afterMs: number) => void;
  hangUp: () => void;
}

/** Origin of this page as a WebSocket address. */
export function relayAddress(relayPath: string, pageUrl: string = window.location.href): string {
  const url = new URL(relayPath, pageUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** Opens the line of a test call and introduces the caller, as the telephone provider would. */
export function openLine(relayPath: string, from: string, listener: RelayListener): RelayLine {
  const socket = new WebSocket(relayAddress(relayPath));
  const send = (message: RelayFromCaller) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const callSid = newId(systemClock.now());
  socket.addEventListener("open", () => {
    send({
      type: "setup",
      sessionId: callSid,
      callSid,
      from: from === "" ? null : from,
      to: null,
      direction: "inbound",
      customParameters: {},
    });
    listener.onOpen();
  });
  socket.addEventListener("message", ({ data }) => {
    const message = readMessage(data);
    if (message) listener.onMessage(message);
  });
  socket.addEventListener("close", ({ wasClean }) => listener.onClose(wasClean));
  return {
    say: (text, isLast) => send({ type: "prompt", voicePrompt: text, lang: "en-AU", last: isLast }),
    press: (digit) => send({ type: "dtmf", digit }),
    interrupt: (heardUntil, afterMs) =>
      send({
        type: "interrupt",
        utteranceUntilInterrupt: heardUntil,
        durationUntilInterruptMs: Math.round(afterMs),
      }),
    hangUp: () => socket.close(1000),
  };
}

/** A message of the line, or null for kinds that this page does not know: the protocol may grow. */
export function readMessage(data: unknown): RelayToCaller | null {
  if (typeof data !== "string") return null;
  const parsed = relayToCaller.safeParse(jsonOf(data));
  return parsed.success ? parsed.data : null;
}

export function readHandoff(text: string | undefined): HandoffData | null {
  const parsed = handoffData.safeParse(jsonOf(text ?? ""));
  return parsed.success ? parsed.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: as unknown as a kind of message that does not exist.
    return null;
  }
}
