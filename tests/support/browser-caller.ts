import WebSocket from "ws";
import { relayToCaller } from "#contract/calls/relay.ts";
import { endpoints } from "#contract/endpoints.ts";

/** Somebody who rings a built server as a test call does; their call is real where it is wished for. */
export interface BrowserCaller {
  /** Says something and waits for the whole answer. */
  say(words: string): Promise<string>;
  hangUp(): Promise<void>;
}

interface Clinic {
  url: string;
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

const patienceMs = 15_000;

export async function ringAsBrowser(
  { url, call }: Clinic,
  { from, isReal }: { from: string; isReal: boolean },
): Promise<BrowserCaller> {
  const wish = { channel: "browser", from, useRealCalendar: isReal };
  const { body } = await call("POST", endpoints.startTestCall.path, wish);
  const { relayPath } = body as { relayPath: string };
  const line = new WebSocket(url.replace(/^http/, "ws") + relayPath);
  const ended = new Promise<void>((resolve) => line.once("close", () => resolve()));
  let answer = "";
  let answered: (() => void) | null = null;
  line.on("message", (data) => {
    const message = relayToCaller.parse(JSON.parse(String(data)));
    if (message.type === "end") return line.close();
    if (message.type !== "text") return;
    answer += message.token;
    if (message.last) answered?.();
  });
  line.once("close", () => answered?.());
  const nextAnswer = async () => {
    answer = "";
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The assistant said nothing")), patienceMs);
      answered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return answer;
  };
  await new Promise<void>((resolve, reject) => {
    line.once("open", () => resolve());
    line.once("error", reject);
  });
  const send = (message: object) => line.send(JSON.stringify(message));
  const greeting = nextAnswer();
  send({ type: "setup", sessionId: relayPath, callSid: relayPath.slice(-32), from, direction: "inbound" });
  await greeting;
  return {
    say: (words) => {
      const reply = nextAnswer();
      send({ type: "prompt", voicePrompt: words, lang: "en-AU", last: true });
      return reply;
    },
    hangUp: async () => {
      line.close();
      await ended;
    },
  };
}
