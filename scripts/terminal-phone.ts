import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import WebSocket from "ws";
import type { DoneAction, Understood } from "#contract/calls/calls.ts";
import { type RelayFromCaller, type RelayToCaller, relayToCaller } from "#contract/calls/relay.ts";
import { exampleKnowledgeBase } from "./example-clinic.mjs";
import { buildIfNeeded } from "./prepare.mjs";
import { clientOf, signIn, startServer } from "./processes/server-process.mjs";

const defaultUrl = `http://127.0.0.1:${process.env.PORT || 3000}`;
const help = `Type what the caller says. Besides that:
  /dtmf 1    press a key        /hangup    end the call        /help    this list`;

/** `npm run call -- --real`: books into the real calendar, and the patient is written to. */
const isReal = process.argv.includes("--real");
const kindOfCall = isReal
  ? "This call is real: what it books takes the time, and the patient is written to."
  : "This is a test call: what it books stands in the calendar marked Test, holds no time and writes to nobody (--real changes that).";

const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: number, text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
const dim = (text: string) => paint(2, text);
const label = (text: string) => dim(text.padEnd(11));

interface Exchange {
  url: string;
  token: string;
  /** Ends what was started for this call alone. */
  end(): Promise<void>;
}

async function answers(url: string): Promise<{ mode: string } | null> {
  try {
    const { status, body } = await clientOf(url)("GET", "/auth/options");
    return status === 200 ? body : null;
  } catch {
    // Nobody listens there.
    return null;
  }
}

/** A server of this call's own, with an example clinic that is gone afterwards. */
async function ownServer(): Promise<Exchange> {
  await buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), "enamel-call-"));
  const server = await startServer({ DATA_DIR: folder });
  const { call, token } = await signIn(server.url);
  await call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  console.log(
    dim(`No Enamel runs at ${defaultUrl}: an example clinic answers, and is gone when you hang up.`),
  );
  return {
    url: server.url,
    token,
    end: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signedInAt(url: string, mode: string, keyboard: Interface): Promise<Exchange> {
  const end = async () => {};
  if (process.env.ENAMEL_TOKEN) return { url, token: process.env.ENAMEL_TOKEN, end };
  if (mode !== "email")
    throw new Error(`${url} asks for sign-in codes: set ENAMEL_TOKEN to the token of a signed-in session.`);
  if (!process.env.ENAMEL_EMAIL && !process.stdin.isTTY)
    throw new Error(`${url} asks who calls: set ENAMEL_EMAIL to your email, as on the dashboard.`);
  const email = process.env.ENAMEL_EMAIL ?? (await keyboard.question("Your email, as on the dashboard: "));
  const { token } = await signIn(url, email.trim());
  return { url, token, end };
}

async function findExchange(keyboard: Interface): Promise<Exchange> {
  const url = process.env.ENAMEL_URL ?? defaultUrl;
  const options = await answers(url);
  if (options) return signedInAt(url, options.mode, keyboard);
  if (process.env.ENAMEL_URL) throw new Error(`No Enamel answers at ${url}.`);
  return ownServer();
}

async function openLine({ url, token }: Exchange): Promise<WebSocket> {
  const from = process.env.ENAMEL_FROM ?? "+61491570156";
  const { status, body } = await clientOf(url, token)("POST", "/api/calls/test", {
    channel: "terminal",
    from,
    useRealCalendar: isReal,
  });
  if (status !== 201) throw new Error(`The call was refused: ${body?.detail ?? status}`);
  const address = new URL(body.relayPath, url);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const line = new WebSocket(address);
  await new Promise((resolve, reject) => {
    line.once("open", resolve);
    line.once("error", reject);
  });
  const hex = randomBytes(16).toString("hex");
  send(line, { type: "setup", sessionId: `VX${hex}`, callSid: `CA${hex}`, from, direction: "inbound" });
  return line;
}

const send = (line: WebSocket, message: RelayFromCaller) => line.send(JSON.stringify(message));

/** What is new in this turn; `known` remembers the rest. */
function showUnderstood({ details, intents }: Understood, known: Set<string>) {
  if (intents.length > 0) console.log(label("  wish") + dim(intents.join(", ")));
  for (const { label: name, value, heard, assumed, settled } of details) {
    const fact = JSON.stringify([name, value, settled]);
    if (known.has(fact)) continue;
    known.add(fact);
    const filledIn = assumed.length > 0 ? `, assumed ${assumed.join(" and ")}` : "";
    const certainty = settled ? "" : " (not yet certain)";
    console.log(label("  heard") + dim(`${name}: ${value}${certainty}, from "${heard}"${filledIn}`));
  }
}

const showDone = (done: readonly DoneAction[]) => {
  for (const { label: what, detail } of done)
    console.log(label("  did") + paint(32, detail === "" ? what : `${what}: ${detail}`));
};

/** Prints what comes back; `onQuiet` runs when the assistant has finished a sentence, `onEnd` when it hung up. */
function show(line: WebSocket, onQuiet: () => void) {
  let midSentence = false;
  const known = new Set<string>();
  line.on("message", (data) => {
    const message: RelayToCaller = relayToCaller.parse(JSON.parse(String(data)));
    if (message.type === "text") {
      if (!midSentence) process.stdout.write(label("assistant"));
      process.stdout.write(message.token);
      midSentence = !message.last;
      if (message.last) {
        process.stdout.write("\n");
        onQuiet();
      }
    } else if (message.type === "trace") {
      if (message.understood) showUnderstood(message.understood, known);
      showDone(message.done);
      // A turn that needed no words ends here; a script goes on with its next line.
      onQuiet();
      if (message.answeredInMs !== null) console.log(label("  took") + dim(`${message.answeredInMs} ms`));
    } else {
      console.log(dim("— the assistant has ended the call —"));
      line.close();
    }
  });
}

/** Speaks one typed line; false when it was not for the assistant. */
function speak(line: WebSocket, typed: string): boolean {
  const [command, argument = ""] = typed.split(/\s+/, 2);
  if (command === "/hangup") line.close();
  else if (command === "/dtmf") for (const digit of argument) send(line, { type: "dtmf", digit });
  else if (command === "/help") console.log(help);
  else send(line, { type: "prompt", voicePrompt: typed, lang: "en-AU", last: true });
  return command !== "/help" && !(command === "/dtmf" && argument === "");
}

const quietMs = 300;

/** One call over what is typed; resolves when either side has hung up. */
function converse(line: WebSocket, keyboard: Interface, waiting: string[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let assistantIsQuiet = false;
  // A file may have been read to its end already.
  let noMoreLines = !process.stdin.isTTY && process.stdin.readableEnded;
  const next = () => {
    if (!assistantIsQuiet || line.readyState !== WebSocket.OPEN) return;
    const typed = waiting.shift();
    if (typed === undefined) {
      if (noMoreLines) line.close();
      return;
    }
    // What comes from a file is echoed, so that the transcript can be read.
    if (!process.stdin.isTTY) console.log(label("caller") + typed);
    if (speak(line, typed)) assistantIsQuiet = false;
    next();
  };
  show(line, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      assistantIsQuiet = true;
      next();
    }, quietMs);
  });
  keyboard.on("line", () => {
    // A person may speak over the assistant; a file waits its turn.
    if (process.stdin.isTTY) assistantIsQuiet = true;
    next();
  });
  keyboard.on("close", () => {
    noMoreLines = true;
    if (process.stdin.isTTY) line.close();
    else next();
  });
  return new Promise((resolve) => {
    line.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Rings the assistant and lets the keyboard be the caller; the exit code. */
export async function main(): Promise<number> {
  const keyboard = createInterface({ input: process.stdin });
  // From a file, lines come before the line is open.
  const typed: string[] = [];
  keyboard.on("line", (text) => {
    if (text.trim() !== "") typed.push(text.trim());
  });
  let exchange: Exchange | undefined;
  try {
    exchange = await findExchange(keyboard);
    console.log(dim(kindOfCall));
    console.log(dim(help));
    const line = await openLine(exchange);
    await converse(line, keyboard, typed);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    keyboard.close();
    await exchange?.end();
  }
}
