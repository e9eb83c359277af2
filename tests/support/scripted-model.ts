import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server was asked, as it came over the wire. */
export interface ModelRequest {
  path: string;
  headers: IncomingMessage["headers"];
  /** Null for a request without a body. */
  body: ChatRequest | null;
}

interface ChatRequest {
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
  tools?: { function: { name: string } }[];
  [field: string]: unknown;
}

/** How one request is answered; it may write whatever it likes, whenever it likes. */
export type Script = (request: ModelRequest, response: ServerResponse) => void | Promise<void>;

/** A local server that speaks chat completions by script, and lies or fails as it is told. */
export interface ScriptedModel {
  baseUrl: string;
  asked: ModelRequest[];
  answerWith(script: Script): void;
  /** Requests whose caller went away before they were answered. */
  abandoned(): number;
  close(): Promise<void>;
}

export async function scriptedModel(first: Script): Promise<ScriptedModel> {
  let script = first;
  let abandoned = 0;
  const asked: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const seen = {
      path: request.url ?? "",
      headers: request.headers,
      body: text === "" ? null : JSON.parse(text),
    };
    asked.push(seen);
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    await script(seen, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answerWith: (next) => {
      script = next;
    },
    abandoned: () => abandoned,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The sentences that are to be worded; null when a reading is asked for. */
export function sentencesAsked({ body }: ModelRequest): string | null {
  const asked = JSON.parse(body?.messages.at(-1)?.content ?? "{}");
  const plan: { plainly: string }[] | undefined = asked.plan;
  return body?.tools ? null : (plan?.map(({ plainly }) => plainly).join(" ") ?? null);
}

/** What the caller said, as the model is told of it. */
export const callerSaid = ({ body }: ModelRequest): string =>
  JSON.parse(body?.messages.at(-1)?.content ?? "{}").caller_said ?? "";

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "scripted" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.write(chunk({ role: "assistant", content: "" }));
}

/** One piece of the words, on its way at once. */
export const writeWords = (response: ServerResponse, text: string): boolean =>
  response.write(chunk({ content: text }));

/** Streams the words a few letters at a time, as the vendor does. */
export function streamWords(response: ServerResponse, text: string): void {
  beginStream(response);
  for (const piece of text.match(/[\s\S]{1,7}/gu) ?? []) writeWords(response, piece);
  response.write(chunk({}, "stop"));
  response.write(
    `data: ${JSON.stringify({ id: "chatcmpl-1", choices: [], usage: { total_tokens: 12 } })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

/** Answers with a tool call in the vendor's pieces. */
export function streamToolCall(response: ServerResponse, name: string, args: object): void {
  beginStream(response);
  const call = (rest: object) => response.write(chunk({ tool_calls: [{ index: 0, ...rest }] }));
  call({ id: "call_1", type: "function", function: { name, arguments: "" } });
  for (const piece of JSON.stringify(args).match(/.{1,9}/gs) ?? []) call({ function: { arguments: piece } });
  response.write(chunk({}, "tool_calls"));
  response.end("data: [DONE]\n\n");
}
