// How long a caller waits for the first word with a language model, and what it costs: a stand-in on this machine that answers like a
// small hosted model (250 ms to the first token, 80 tokens a second), and 100 calls at once that ring, book and hang up all the time. Beside
// it the same calls without a model. Tokens are told by length, four characters each, as the vendors' own rule of thumb has it.

import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { speakingTimeMs } from "#server/calls/rules.ts";
import { telephoneProvider } from "../../tests/support/telephone-provider.ts";
import { exampleKnowledgeBase } from "../example-clinic.mjs";
import { percentile, printTable } from "../measure.ts";
import { buildIfNeeded, say } from "../prepare.mjs";
import { signIn, startServer } from "../processes/server-process.mjs";

const firstTokenMs = 250;
const tokensPerSecond = 80;
const charactersPerToken = 4;
const tokensIn = (text: string): number => Math.ceil(text.length / charactersPerToken);

/** What callers say, and what a model would take it for. */
const lines: readonly { words: string; acts: readonly object[] }[] = [
  {
    words: "hi um what time do you close on fridays",
    acts: [{ does: "ask.hours", words: "what time do you close on fridays" }],
  },
  {
    words: "okay and id like to book a cleaning please",
    acts: [
      { does: "want.book", words: "id like to book" },
      { does: "treatment", words: "a cleaning", which: "Teeth Cleaning" },
    ],
  },
  {
    words: "do you have anything the week after next in the afternoon",
    acts: [
      { does: "ask.availability", words: "do you have anything" },
      { does: "when.wish", words: "the week after next in the afternoon" },
    ],
  },
  { words: "the first one would be good", acts: [{ does: "pick", words: "the first one", which: "t1" }] },
  { words: "its mia chen", acts: [{ does: "name.caller", words: "mia chen" }] },
  { words: "yes thats right", acts: [{ does: "yes", words: "yes thats right" }] },
  {
    words: "great and where are you exactly",
    acts: [{ does: "ask.address", words: "where are you exactly" }],
  },
  { words: "no thats all thanks bye", acts: [{ does: "that_is_all", words: "thats all" }] },
];
const callsAtOnce = 100;
const spreadMs = 60_000;
const lastsMs = 40_000;

interface Tally {
  asked: number;
  promptTokens: number;
  /** Of the prompts, what was the same in every request of its kind: a server keeps it read. */
  sameTokens: number;
  answerTokens: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Question {
  messages: { content: string }[];
  tools?: object[];
}

/** Answers at the pace of a small hosted model, and counts what it is told. */
async function standIn(tally: Tally) {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    // The product asks whether the server is there.
    if (text === "") return void response.end('{"data":[]}');
    const { messages, tools } = JSON.parse(text) as Question;
    const [instructions, content] = [messages[0]?.content ?? "", messages.at(-1)?.content ?? ""];
    const same = tokensIn(instructions) + (tools ? tokensIn(JSON.stringify(tools)) : 0);
    const told = JSON.parse(content) as { caller_said?: string; plan?: { plainly: string }[] };
    const answer = tools
      ? JSON.stringify({ acts: lines.find(({ words }) => words === told.caller_said)?.acts ?? [] })
      : (told.plan ?? []).map(({ plainly }) => plainly).join(" ");
    tally.asked += 1;
    tally.sameTokens += same;
    tally.promptTokens += same + tokensIn(content);
    tally.answerTokens += tokensIn(answer);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    await pause(firstTokenMs);
    let isFirst = true;
    for (let at = 0; at < answer.length && !response.destroyed; at += charactersPerToken) {
      const piece = answer.slice(at, at + charactersPerToken);
      const header = isFirst ? { id: "call_1", type: "function" } : {};
      const name = isFirst ? { name: "caller_acts" } : {};
      send(
        tools
          ? { tool_calls: [{ index: 0, ...header, function: { ...name, arguments: piece } }] }
          : { content: piece },
      );
      isFirst = false;
      await pause(1_000 / tokensPerSecond);
    }
    send({}, tools ? "tool_calls" : "stop");
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const authToken = "0123456789abcdef0123456789abcdef";

interface Outcome {
  /** Milliseconds from the caller's last word to the first of the answer. */
  waits: number[];
  calls: number;
  failed: number;
}

async function ringFor(baseUrl: string | null): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "enamel-model-"));
  const server = await startServer({
    ...{ DATA_DIR: folder, TWILIO_AUTH_TOKEN: authToken },
    ...(baseUrl && { LLM_BASE_URL: baseUrl, LLM_MODEL: "stand-in" }),
  });
  const { call } = await signIn(server.url);
  await call("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase);
  for (let chair = 2; chair <= 12; chair++)
    await call("POST", "/api/opening/chairs", { name: `Chair ${chair}`, weekdays: null });
  const provider = telephoneProvider({
    ...{ url: server.url, authToken, patienceMs: 30_000 },
    playingMs: speakingTimeMs,
  });
  const outcome: Outcome = { waits: [], calls: 0, failed: 0 };
  const noteFrom = performance.now() + spreadMs;
  const until = noteFrom + lastsMs;
  let callers = 0;
  const oneCall = async () => {
    const caller = String(70_000 + callers++).padStart(5, "0");
    const phone = await provider.ring(`+614915${caller}`, "+61255504410");
    for (const { words } of lines) {
      await pause(speakingTimeMs(phone.said.at(-1) ?? "") + 500 + Math.random() * 5_000);
      if (performance.now() > until || phone.isOver()) break;
      const saidAt = performance.now();
      await phone.say(words);
      if (saidAt >= noteFrom && phone.firstWordAt !== null && phone.firstWordAt > saidAt)
        outcome.waits.push(phone.firstWordAt - saidAt);
    }
    await phone.hangUp();
    outcome.calls += 1;
  };
  const oneLine = async () => {
    await pause(Math.random() * spreadMs);
    do await oneCall();
    while (performance.now() < until);
  };
  await Promise.all(
    Array.from({ length: callsAtOnce }, () =>
      oneLine().catch((error: Error) => {
        outcome.failed += 1;
        if (outcome.failed === 1) console.error(`a call failed: ${error.message}`);
      }),
    ),
  );
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return outcome;
}

export async function main(): Promise<number> {
  await buildIfNeeded();
  const tally: Tally = { asked: 0, promptTokens: 0, sameTokens: 0, answerTokens: 0 };
  say("without a model …");
  const without = await ringFor(null);
  say("with the stand-in …");
  const model = await standIn(tally);
  const withModel = await ringFor(model.baseUrl);
  model.close();
  console.log(
    `\nFrom the caller's last word to the answer's first, ${callsAtOnce} calls at once, milliseconds\n`,
  );
  printTable(
    ["", "turns", "failed calls", "p50", "p95", "p99"],
    (
      [
        ["without a model", without],
        ["with the stand-in", withModel],
      ] as const
    ).map(([name, { waits, failed }]) => [
      name,
      String(waits.length),
      String(failed),
      ...[0.5, 0.95, 0.99].map((share) => percentile(waits, share)),
    ]),
  );
  const perCall = (tokens: number) => Math.round(tokens / Math.max(1, withModel.calls));
  console.log(`\nTokens a call, ${withModel.calls} calls of at most ${lines.length} turns\n`);
  printTable(
    ["questions", "prompt", "of it the same each time", "answer"],
    [
      [
        (tally.asked / Math.max(1, withModel.calls)).toFixed(1),
        String(perCall(tally.promptTokens)),
        `${perCall(tally.sameTokens)} (${Math.round((100 * tally.sameTokens) / Math.max(1, tally.promptTokens))} %)`,
        String(perCall(tally.answerTokens)),
      ],
    ],
  );
  return without.failed + withModel.failed > 0 ? 1 : 0;
}
