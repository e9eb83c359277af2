import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ModelFailure, type ModelPiece, type ModelQuestion } from "#server/model/port.ts";
import {
  type ModelRequest,
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

const tool = { name: "caller_acts", description: "…", parameters: { type: "object", required: ["acts"] } };
const question: ModelQuestion = { instructions: "Listen.", content: "Hello", tool, maxTokens: 50 };
const modelOf = () =>
  openAiCompatible({ baseUrl: server.baseUrl, apiKey: "sk-1", model: "m", maxTokensField: "max_tokens" });

async function answerOf(model: ReturnType<typeof modelOf>, asked: ModelQuestion = question) {
  const pieces: ModelPiece[] = [];
  for await (const piece of model.ask(asked, new AbortController().signal)) pieces.push(piece);
  return pieces.map((each) => (each.type === "text" ? each.text : each.argumentsText)).join("");
}

const refuse = (response: ServerResponse, status: number, message: string) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { message } }));
const acts = { acts: [] };
const isToolAsked = ({ body }: ModelRequest) => body?.tools !== undefined;

/** What vendors say, as their users report it; what is then asked for. */
test.each<[string, number, string, (request: ModelRequest) => boolean, object]>([
  [
    "Ollama, of a model without tools",
    400,
    "registry.ollama.ai/library/gemma3:4b does not support tools",
    isToolAsked,
    { messages: [{ content: expect.stringContaining('"required":["acts"]') }, { content: "Hello" }] },
  ],
  ["llama.cpp without --jinja", 500, "tools param requires --jinja flag", isToolAsked, {}],
  [
    "OpenRouter, where nobody offers tools",
    404,
    "No endpoints found that support tool use.",
    isToolAsked,
    {},
  ],
  ["a server that gives no reason", 400, "Bad Request", isToolAsked, {}],
  [
    "LM Studio, of a tool by name",
    400,
    "Invalid tool_choice type: 'object'. Supported string values: none, auto, required",
    ({ body }) => typeof body?.tool_choice === "object",
    { tool_choice: "required", tools: [{ function: { name: "caller_acts" } }] },
  ],
  [
    "OpenAI, of the limit's name",
    400,
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ({ body }) => body?.max_tokens !== undefined,
    { max_completion_tokens: 50, tool_choice: { function: { name: "caller_acts" } } },
  ],
  [
    "OpenAI, of the temperature",
    400,
    "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
    ({ body }) => body?.temperature !== undefined,
    { max_tokens: 50 },
  ],
])(
  "what a server does not know is left out, at once and from then on: %s [CALL-2]",
  async (_who, status, message, isRefused, accepted) => {
    server.answerWith((request, response) => {
      if (isRefused(request)) refuse(response, status, message);
      else if (request.body?.tools) streamToolCall(response, "caller_acts", acts);
      else streamWords(response, JSON.stringify(acts));
    });
    const model = modelOf();
    expect([await answerOf(model), await answerOf(model)]).toEqual(['{"acts":[]}', '{"acts":[]}']);
    expect(server.asked.map(isRefused)).toEqual([true, false, false]);
    expect(server.asked.at(-1)?.body).toMatchObject(accepted);
  },
);

test("a server that refuses one thing after the other is asked without all of them [CALL-2]", async () => {
  server.answerWith(({ body }, response) => {
    if (body?.max_tokens) refuse(response, 400, "Use 'max_completion_tokens'");
    else if (body?.temperature) refuse(response, 400, "Unsupported value: 'temperature'");
    else if (body?.tools) refuse(response, 400, "this model does not support tools");
    else streamWords(response, "{}");
  });
  expect(await answerOf(modelOf())).toBe("{}");
  expect(server.asked).toHaveLength(4);
});

test.each<[string, number, string, RegExp]>([
  ["a key that is not accepted", 401, "no tools for you", /LLM_API_KEY/],
  ["too many questions", 429, "max_tokens per minute", /too many questions/],
  [
    "a question longer than the context",
    400,
    "exceed_context_size_error, tools: 3",
    /longer than the context/,
  ],
])("nothing is asked again for %s [CALL-2]", async (_what, status, message, told) => {
  server.answerWith((_request, response) => void refuse(response, status, message));
  await expect(answerOf(modelOf())).rejects.toThrow(told);
  expect(server.asked).toHaveLength(1);
});

test("what did not help is not kept: the next question is put as ever [CALL-2]", async () => {
  server.answerWith((_request, response) => void refuse(response, 400, "The prompt was filtered"));
  const model = modelOf();
  await expect(answerOf(model)).rejects.toThrow(ModelFailure);
  server.answerWith((_request, response) => streamToolCall(response, "caller_acts", acts));
  await answerOf(model);
  expect(server.asked.map(isToolAsked)).toEqual([true, false, true]);
});

test("a question without a tool is put once only, whoever refuses it [CALL-2]", async () => {
  server.answerWith((_request, response) => void refuse(response, 400, "Bad Request"));
  await expect(answerOf(modelOf(), { ...question, tool: null })).rejects.toThrow(/400/);
  expect(server.asked).toHaveLength(1);
});

test("an answer begins with its first word or the first part of a tool call, and only once [CALL-2]", async () => {
  const begins = async (asked: ModelQuestion) => {
    let count = 0;
    const answer = modelOf().ask(asked, new AbortController().signal, () => {
      count += 1;
    });
    for await (const _piece of answer);
    return count;
  };
  server.answerWith((_request, response) =>
    streamToolCall(response, "caller_acts", { acts: ["many", "parts"] }),
  );
  expect(await begins(question)).toBe(1);
  server.answerWith((_request, response) => streamWords(response, "Which day would suit you?"));
  expect(await begins({ ...question, tool: null })).toBe(1);
});

test.each([
  ["https://clinic.openai.azure.com/openai/v1", true],
  ["https://clinic.cognitiveservices.azure.com/openai/v1", true],
  ["https://clinic.services.ai.azure.com/openai/v1", true],
  ["https://openai.azure.com.example/v1", false],
])("Azure is given the key in its own header as well: %s [CALL-2]", async (baseUrl, isGiven) => {
  const fetched: Headers[] = [];
  const fetch = globalThis.fetch;
  globalThis.fetch = async (_address, init) => {
    fetched.push(new Headers(init?.headers));
    return new Response("{}");
  };
  try {
    await openAiCompatible({ baseUrl, apiKey: "sk-1", model: "m", maxTokensField: "max_tokens" }).probe(
      new AbortController().signal,
    );
  } finally {
    globalThis.fetch = fetch;
  }
  expect(fetched[0]?.get("authorization")).toBe("Bearer sk-1");
  expect(fetched[0]?.get("api-key")).toBe(isGiven ? "sk-1" : null);
});
