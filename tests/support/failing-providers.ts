import { randomBytes } from "node:crypto";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { seededRandomFor } from "#kernel/seeded-random.ts";

/**
 * What a provider does with a message that it is given. `taken` before a failure: it has the message all the same, and whoever
 * gave it cannot know. Shares of all first and second attempts; from the third on it takes what it is given.
 */
const shares = {
  refused: 0.03,
  toldToWait: 0.03,
  failed: 0.02,
  takenAndFailed: 0.02,
  cut: 0.01,
  takenAndCut: 0.02,
  hangs: 0.002,
  takenAndHangs: 0.003,
};
export type Mood = keyof typeof shares | "works";
export const waysToFail = Object.keys(shares) as (keyof typeof shares)[];

/** A provider's books: who gave it what how often, and what it has taken. */
export interface ProvidersBooks {
  /** By `key`: how often it was taken. */
  taken: Map<string, number>;
  /** By `key`: whether whoever gave it heard each time that it was taken. */
  unheard: Set<string>;
  /** By `key`: refused for good, in so many words. */
  refused: Set<string>;
  /** How often each way to fail was met. */
  moods: Map<Mood, number>;
  asked(): number;
}

interface Moody extends ProvidersBooks {
  /** What happens to this attempt, the same in each run for a message to that person; writes it down. */
  meet(key: string, person: string): Mood;
}

const takes = new Set<Mood>(["works", "takenAndFailed", "takenAndCut", "takenAndHangs"]);

/** `isCalm`: everything that is given is taken, and said so. */
function books(seed: number, isCalm: boolean): Moody {
  const tries = new Map<string, number>();
  const taken = new Map<string, number>();
  const [unheard, refused] = [new Set<string>(), new Set<string>()];
  const moods = new Map<Mood, number>();
  let asked = 0;
  const moodOf = (person: string, attempt: number): Mood => {
    if (isCalm || attempt > 2) return "works";
    let roll = seededRandomFor(seed, person, attempt).next();
    for (const mood of waysToFail) {
      if (roll < shares[mood]) return mood;
      roll -= shares[mood];
    }
    return "works";
  };
  return {
    ...{ taken, unheard, refused, moods, asked: () => asked },
    meet: (key, person) => {
      asked += 1;
      const attempt = (tries.get(key) ?? 0) + 1;
      tries.set(key, attempt);
      const rolled = moodOf(person, attempt);
      // Who has taken a message for somebody does not say afterwards that there is nobody.
      const mood = rolled === "refused" && taken.has(key) ? "works" : rolled;
      moods.set(mood, (moods.get(mood) ?? 0) + 1);
      if (takes.has(mood)) taken.set(key, (taken.get(key) ?? 0) + 1);
      if (takes.has(mood) && mood !== "works") unheard.add(key);
      if (mood === "refused") refused.add(key);
      return mood;
    },
  };
}

export interface FailingProvider extends ProvidersBooks {
  url: string;
  close(): Promise<void>;
}

async function listening(server: Server, sockets: Set<Socket>, kept: ProvidersBooks, scheme: string) {
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // Whoever gave the message may be killed in the middle of it.
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { ...kept, url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** One text to one number is told by both: two of a family may be told the same. */
export const textKey = (to: string, body: string): string => `${to} ${body}`;

/** The message part of Twilio's REST API (Twilio docs, "Message resource") on a bad day. `held`: the numbers of the account. */
export async function failingTexts(
  seed: number,
  held: readonly string[],
  isCalm = false,
): Promise<FailingProvider> {
  const kept = books(seed, isCalm);
  const texts = new Map<string, { sid: string; to: string; from: string; body: string; at: string }[]>();
  const onePage = { next_page_uri: null, page: 0, page_size: 50 };
  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, status: number, code: number) =>
    send(response, status, { status, code, message: "Refused", more_info: "" });
  const present = ({ at, ...text }: { at: string; sid: string }) => ({
    ...{ ...text, status: "queued", error_code: null, date_created: at, date_updated: at, date_sent: null },
  });

  const takeOne = async (request: IncomingMessage, response: ServerResponse) => {
    let form = "";
    for await (const chunk of request) form += chunk;
    const fields = new URLSearchParams(form);
    const [to = "", from = "", body = ""] = ["To", "From", "Body"].map((name) => fields.get(name) ?? "");
    const mood = kept.meet(textKey(to, body), to);
    const text = {
      sid: `SM${randomBytes(16).toString("hex")}`,
      to,
      from,
      body,
      at: new Date().toUTCString(),
    };
    if (takes.has(mood)) texts.set(to, [text, ...(texts.get(to) ?? [])]);
    switch (mood) {
      case "works":
        return send(response, 201, present(text));
      case "refused":
        return refuse(response, 400, 21_211);
      case "toldToWait":
        return refuse(response, 429, 20_429);
      case "failed":
      case "takenAndFailed":
        return refuse(response, 503, 20_503);
      case "cut":
      case "takenAndCut":
        return request.socket.destroy();
      default:
        return undefined;
    }
  };

  const server = createHttpServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.endsWith("/IncomingPhoneNumbers.json")) {
      const numbers = held.map((phone_number) => ({
        ...{ sid: `PN${phone_number.slice(1)}`, phone_number, voice_url: "" },
        capabilities: { voice: true, sms: true },
      }));
      return send(response, 200, { incoming_phone_numbers: numbers, ...onePage });
    }
    if (!url.pathname.endsWith("/Messages.json")) return refuse(response, 404, 20_404);
    if (request.method === "POST") return takeOne(request, response);
    const listed = texts.get(url.searchParams.get("To") ?? "") ?? [];
    return send(response, 200, { messages: listed.map(present), ...onePage });
  });
  return listening(server, new Set(), kept, "http");
}

const endOfMessage = "\r\n.\r\n";

/** A mail server (RFC 5321) on a bad day; a message is told by its Message-ID. */
export async function failingMail(seed: number, isCalm = false): Promise<FailingProvider> {
  const kept = books(seed, isCalm);
  const replies: Record<string, string> = { ehlo: "250 sink.example", data: "354 go on", quit: "221 bye" };
  const takeOne = (socket: Socket, message: string): void => {
    const key = /^message-id:\s*<([^>]+)>/im.exec(message)?.[1] ?? "";
    const mood = kept.meet(key, /^to:\s*<?([^>\s]+)/im.exec(message)?.[1] ?? "");
    const answers: Partial<Record<Mood, string>> = {
      ...{ works: "250 kept", refused: "550 no such user", toldToWait: "451 try again later" },
      ...{ failed: "421 closing down", takenAndFailed: "421 closing down" },
    };
    const answer = answers[mood];
    if (answer) socket.write(`${answer}\r\n`);
    else if (mood === "cut" || mood === "takenAndCut") socket.destroy();
  };
  const server = createServer((socket) => {
    let isMessage = false;
    let pending = "";
    socket.write("220 sink.example ready\r\n");
    socket.on("data", (bytes) => {
      pending += bytes.toString("utf8");
      for (;;) {
        const mark = isMessage ? endOfMessage : "\r\n";
        const end = pending.indexOf(mark);
        if (end < 0) return;
        const part = pending.slice(0, end);
        pending = pending.slice(end + mark.length);
        if (isMessage) takeOne(socket, part);
        else socket.write(`${replies[part.slice(0, 4).toLowerCase()] ?? "250 ok"}\r\n`);
        isMessage = !isMessage && part.toLowerCase() === "data";
      }
    });
  });
  return listening(server, new Set(), kept, "smtp");
}
