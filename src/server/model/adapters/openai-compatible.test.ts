import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ModelFailure, type ModelPiece, type ModelQuestion } from "#server/model/port.ts";
import {
  type ScriptedModel,
  scriptedModel,
  streamToolCall,
  streamWords,
} from "../../../../tests/support/scripted-model.ts";
import { openAiCompatible } from "./openai-compatible.ts";

let server: ScriptedModel;
beforeAll(async () => {
  server = await scriptedModel((_request, response) => void response.end());
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const key = "sk-very-secret";
const question: ModelQuestion = { instructions: "Word this.", content: "Hello", tool: null, maxTokens: 50 };
const tool = { name: "caller_means", description: "…", parameters: { type: "object" } };
const modelOf = (over: Partial<Parameters<typeof openAiCompatible>[0]> = {}) =>
  openAiCompatible({
    ...{ baseUrl: server.baseUrl, apiKey: key, model: "small", maxTokensField: "max_tokens" as const },
    ...over,
  });

async function ask(over: Partial<ModelQuestion> = {}, signal = new AbortController().signal) {
  const pieces: ModelPiece[] = [];
  for await (const piece of modelOf().ask({ ...question, ...over }, signal)) pieces.push(piece);
  return {
    words: pieces.map((each) => (each.type === "text" ? each.text : "")).join(""),
    calls: pieces.flatMap((each) => (each.type === "tool_call" ? [each] : [])),
  };
}
const failureOf = async (asking: Promise<unknown>): Promise<ModelFailure> => {
  const error = await asking.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModelFailure);
  return error as ModelFailure;
};

/** Sends the body as it is, byte by byte in the pieces given. */
const raw =
  (pieces: readonly (string | Uint8Array)[], type = "text/event-stream", status = 200) =>
  async (_request: unknown, response: ServerResponse) => {
    response.writeHead(status, { "content-type": type });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };
const delta = (value: object, rest: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: value, ...rest }] })}\n\n`;

test("asks as the vendor's interface says, with the key in its header only [CALL-2]", async () => {
  server.answerWith((_request, response) => streamWords(response, "Which time would suit you?"));
  expect((await ask()).words).toBe("Which time would suit you?");
  expect(server.asked).toMatchObject([
    {
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: {
        ...{ model: "small", stream: true, max_tokens: 50 },
        messages: [
          { role: "system", content: "Word this." },
          { role: "user", content: "Hello" },
        ],
      },
    },
  ]);
  expect(JSON.stringify(server.asked[0]?.body)).not.toContain(key);
});

test("the limit of an answer goes under the name the server knows, and no key means no header [CALL-2]", async () => {
  server.answerWith((_request, response) => streamWords(response, "Hi."));
  const model = modelOf({ apiKey: null, maxTokensField: "max_completion_tokens" });
  for await (const _piece of model.ask(question, new AbortController().signal));
  expect(server.asked[0]?.body).toMatchObject({ max_completion_tokens: 50 });
  expect(server.asked[0]?.body).not.toHaveProperty("max_tokens");
  expect(server.asked[0]?.headers).not.toHaveProperty("authorization");
});

test("a tool is forced by name, and its call is put together [CALL-2]", async () => {
  server.answerWith((_request, response) => streamToolCall(response, "caller_means", { wish: "book" }));
  const { calls } = await ask({ tool });
  expect(calls).toEqual([{ type: "tool_call", name: "caller_means", argumentsText: '{"wish":"book"}' }]);
  expect(server.asked[0]?.body).toMatchObject({
    tools: [{ type: "function", function: { name: "caller_means" } }],
    tool_choice: { type: "function", function: { name: "caller_means" } },
  });
});

describe("streams as servers really send them [CALL-2]", () => {
  const bytes = new TextEncoder().encode(delta({ content: "Zoë, naïve – café?" }));
  const call = (rest: object) => delta({ tool_calls: [rest] });
  test.each<[string, readonly (string | Uint8Array)[], string]>([
    [
      "cut inside a character and a line",
      [...bytes].map((byte) => Uint8Array.of(byte)),
      "Zoë, naïve – café?",
    ],
    ["lines that end in CRLF", [delta({ content: "Hi." }).replaceAll("\n", "\r\n")], "Hi."],
    ["CRLF cut in two", ['data: {"choices":[{"delta":{"content":"Hi."}}]}\r', "\n\r", "\n"], "Hi."],
    ["lines that end in CR", [delta({ content: "Hi." }).replaceAll("\n", "\r")], "Hi."],
    ["comments and keep-alives", [": ping\n\n", ":\n\n", delta({ content: "Hi." }), ": ping\n\n"], "Hi."],
    ["no blank after the colon", ['data:{"choices":[{"delta":{"content":"Hi."}}]}\n\n'], "Hi."],
    ["other fields", [`event: message\nid: 4\nretry: 10\n${delta({ content: "Hi." })}`], "Hi."],
    ["one event on two lines", ['data: {"choices":[{"delta":\ndata: {"content":"Hi."}}]}\n\n'], "Hi."],
    ["no [DONE] and no last blank line", ['data: {"choices":[{"delta":{"content":"Hi."}}]}'], "Hi."],
    ["a mark of byte order", ["\ufeff", delta({ content: "Hi." })], "Hi."],
    ["a role alone", [delta({ role: "assistant" }), delta({ content: "Hi." })], "Hi."],
    ["null content", [delta({ content: null }), delta({ content: "Hi." })], "Hi."],
    ["content in parts", [delta({ content: [{ type: "text", text: "Hi." }] })], "Hi."],
    ["usage without choices", [delta({ content: "Hi." }), 'data: {"choices":[],"usage":{}}\n\n'], "Hi."],
    ["usage with null choices", [delta({ content: "Hi." }), 'data: {"choices":null}\n\n'], "Hi."],
    ["an odd reason to finish", [delta({ content: "Hi." }, { finish_reason: "eos_token" })], "Hi."],
    ["words after [DONE]", [delta({ content: "Hi." }), "data: [DONE]\n\n", delta({ content: "No." })], "Hi."],
    ["thoughts apart", [delta({ reasoning_content: "Hm." }), delta({ content: "Hi." })], "Hi."],
    [
      "thoughts among the words",
      [delta({ content: "<think>Hm. <b>" }), delta({ content: "</think>Hi." })],
      "Hi.",
    ],
    [
      "thoughts whose tags are cut",
      ["<th", "ink>secret</thi", "nk>Hi"].map((each) => delta({ content: each })),
      "Hi",
    ],
    ["thoughts without an end", [delta({ content: "Hi.<think>secret" })], "Hi."],
    ["a whole message in the stream", ['data: {"choices":[{"message":{"content":"Hi."}}]}\n\n'], "Hi."],
    ["a less-than sign", [delta({ content: "2 <" }), delta({ content: " 3" })], "2 < 3"],
  ])("%s", async (_what, pieces, words) => {
    server.answerWith(raw(pieces));
    expect((await ask()).words).toBe(words);
  });

  test.each<[string, readonly string[]]>([
    ["a call in one piece", [call({ index: 0, id: "a", function: { name: "f", arguments: '{"x":1}' } })]],
    [
      "no index",
      [
        call({ id: "a", function: { name: "f", arguments: '{"x"' } }),
        call({ function: { arguments: ":1}" } }),
      ],
    ],
    [
      "no id",
      [
        call({ index: 0, function: { name: "f", arguments: "" } }),
        call({ index: 0, function: { arguments: '{"x":1}' } }),
      ],
    ],
    [
      "the id repeated",
      [
        call({ index: 0, id: "a", function: { name: "f", arguments: '{"x"' } }),
        call({ index: 0, id: "a", function: { arguments: ":1}" } }),
      ],
    ],
    ["arguments as an object", [call({ index: 0, id: "a", function: { name: "f", arguments: { x: 1 } } })]],
    [
      "finished with stop",
      [
        call({ index: 0, id: "a", function: { name: "f", arguments: '{"x":1}' } }),
        delta({}, { finish_reason: "stop" }),
      ],
    ],
  ])("tool calls: %s", async (_what, pieces) => {
    server.answerWith(raw(pieces));
    expect((await ask({ tool })).calls).toEqual([{ type: "tool_call", name: "f", argumentsText: '{"x":1}' }]);
  });

  test("an answer in one piece although a stream was asked for", async () => {
    const whole = {
      object: "chat.completion",
      choices: [{ message: { role: "assistant", content: "Hi." }, finish_reason: "stop" }],
    };
    server.answerWith(raw([JSON.stringify(whole)], "application/json"));
    expect((await ask()).words).toBe("Hi.");
  });
});

describe("what is no answer is a failure in our own words [CALL-2]", () => {
  const secret = `your key ${key} and prompt`;
  const endless = async (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const piece = delta({ content: "so ".repeat(300) });
    while (!response.destroyed && response.write(piece))
      await new Promise((resolve) => setImmediate(resolve));
  };
  test.each<[string, Parameters<ScriptedModel["answerWith"]>[0], ModelFailure["reason"], RegExp]>([
    ["a wrong key", raw([secret], "text/plain", 401), "unreachable", /401.*LLM_API_KEY/],
    ["a wrong address or model", raw([secret], "text/plain", 404), "unreachable", /404.*LLM_BASE_URL/],
    ["too many questions", raw([secret], "application/json", 429), "unreachable", /429/],
    ["a broken server", raw([secret], "text/html", 503), "unreachable", /503/],
    [
      "an error with status 200",
      raw([JSON.stringify({ error: { message: secret } })], "application/json"),
      "unreachable",
      /error/,
    ],
    ["an error in the stream", raw([`data: {"error":{"message":"${secret}"}}\n\n`]), "unreachable", /error/],
    ["a page", raw(["<html>", secret], "text/html"), "nonsense", /./],
    ["JSON cut short", raw(['data: {"choices":[{"del\n\n']), "nonsense", /no JSON/],
    ["JSON of something else", raw(['data: {"choices":"many"}\n\n']), "nonsense", /no chat completion/],
    [
      "a filtered answer",
      raw([delta({ content: "Hi" }, { finish_reason: "content_filter" })]),
      "nonsense",
      /filtered/,
    ],
    ["an answer without an end", endless, "nonsense", /no end/],
    ["a line without an end", raw([`data: ${"x".repeat(300 * 1024)}`]), "nonsense", /no end/],
  ])("%s", async (_what, script, reason, message) => {
    server.answerWith(script);
    const failed = await failureOf(
      ask().then(({ words }) => {
        // A page has no events, so it is an answer without a word.
        if (words === "") throw new ModelFailure("nonsense", "no words");
      }),
    );
    expect(failed.reason).toBe(reason);
    expect(failed.message).toMatch(message);
    expect(JSON.stringify([failed.message, failed.stack])).not.toContain(key);
  });

  test("a redirect is refused: neither the key nor the words go elsewhere", async () => {
    const elsewhere = await scriptedModel((_request, response) => streamWords(response, "Hi."));
    server.answerWith(
      (_request, response) => void response.writeHead(307, { location: elsewhere.baseUrl }).end(),
    );
    expect((await failureOf(ask())).message).toMatch(/redirects/);
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  test("nobody at the address", async () => {
    const gone = await scriptedModel(() => {});
    await gone.close();
    const asking = async () => {
      for await (const _piece of modelOf({ baseUrl: gone.baseUrl }).ask(
        question,
        new AbortController().signal,
      ));
    };
    expect((await failureOf(asking())).message).toMatch(/cannot be reached/);
  });
});

test("an abort ends the request at the server, too [CALL-2]", async () => {
  const before = server.abandoned();
  const stop = new AbortController();
  server.answerWith((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(delta({ content: "Hi." }));
    setTimeout(() => stop.abort(), 20);
  });
  await expect(ask({}, stop.signal)).rejects.toThrow();
  await expect.poll(() => server.abandoned()).toBe(before + 1);
});

test("the probe asks no question, and a server without a list of models is there all the same [CALL-2]", async () => {
  const never = new AbortController().signal;
  server.answerWith(raw(["{}"], "application/json", 200));
  await modelOf().probe(never);
  server.answerWith(raw(["no"], "text/plain", 404));
  await modelOf().probe(never);
  expect(server.asked.map(({ path, body }) => [path, body])).toEqual([
    ["/v1/models", null],
    ["/v1/models", null],
  ]);
  server.answerWith(raw(["no"], "text/plain", 401));
  expect((await failureOf(modelOf().probe(never))).message).toMatch(/LLM_API_KEY/);
});
