import { createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A mail server that takes one message after the other (RFC 5321) and keeps what it was given. */
export interface MailSink {
  url: string;
  messages: string[];
  recipients: string[];
  close(): Promise<void>;
}

export interface MailSinkOptions {
  /** What it answers to RCPT; accepted when absent. */
  recipientReply?: string;
  /** Its first words; null = it never speaks. */
  greeting?: string | null;
  /** Offers a sign-in and refuses it. */
  refusesSignIn?: boolean;
}

/** Listens on a free loopback port until the test is over. */
export async function mailSink(options: MailSinkOptions = {}): Promise<MailSink> {
  const { greeting = "220 sink.example ready", refusesSignIn = false } = options;
  const sockets = new Set<Socket>();
  const kept: Kept = { messages: [], recipients: [] };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    if (greeting !== null) socket.write(`${greeting}\r\n`);
    converse(socket, kept, options);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(close);
  const login = refusesSignIn ? "user:wrong@" : "";
  return { ...kept, url: `smtp://${login}127.0.0.1:${portOf(server)}`, close };
}

type Kept = Pick<MailSink, "messages" | "recipients">;
const endOfMessage = "\r\n.\r\n";

function converse(socket: Socket, kept: Kept, options: MailSinkOptions): void {
  const { recipientReply = "250 ok", refusesSignIn } = options;
  let isMessage = false;
  let pending = "";
  const replies: Record<string, (line: string) => string> = {
    ehlo: () => (refusesSignIn ? "250-sink.example\r\n250 AUTH PLAIN" : "250 sink.example"),
    auth: () => "535 wrong",
    star: () => "502 no TLS here",
    rcpt: (line) => {
      if (recipientReply.startsWith("250")) kept.recipients.push(line.slice("RCPT TO:".length));
      return recipientReply;
    },
    data: () => {
      isMessage = true;
      return "354 go on";
    },
    quit: () => "221 bye",
  };
  /** Takes one message or one command off the front; false when more has to arrive first. */
  const takeOne = (): boolean => {
    const mark = isMessage ? endOfMessage : "\r\n";
    const end = pending.indexOf(mark);
    if (end < 0) return false;
    const taken = pending.slice(0, end);
    pending = pending.slice(end + mark.length);
    if (isMessage) {
      kept.messages.push(taken);
      isMessage = false;
      socket.write("250 kept\r\n");
    } else {
      const reply = replies[taken.slice(0, 4).toLowerCase()]?.(taken) ?? "250 ok";
      socket.write(`${reply}\r\n`);
    }
    return true;
  };
  socket.on("data", (bytes) => {
    pending += bytes.toString("utf8");
    while (takeOne());
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail sink is not listening");
  return address.port;
}
