import { type LanguageModel, ModelFailure, type ModelPiece, type ModelQuestion } from "#server/model/port.ts";
import { assemble } from "./chat-chunks.ts";
import { dataOf, textOf } from "./event-stream.ts";

export interface OpenAiCompatibleSettings {
  /** Without a trailing slash, with the version: `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  /** Null = the server asks for none. */
  apiKey: string | null;
  model: string;
  /** What the server calls the limit of an answer: newer hosted models `max_completion_tokens`, everybody else `max_tokens`. */
  maxTokensField: "max_tokens" | "max_completion_tokens";
}

/** Any server that speaks chat completions: OpenAI, vLLM, Ollama, llama.cpp, LM Studio and the like. */
export function openAiCompatible(settings: OpenAiCompatibleSettings): LanguageModel {
  return {
    ask: (question, signal) => ask(settings, question, signal),
    probe: async (signal) => {
      const response = await send(settings, "/models", { signal });
      // A server without a list of models answers 404, and is there all the same.
      if (response.status !== 404) refuseFailure(response);
      await response.body?.cancel();
    },
  };
}

async function* ask(
  settings: OpenAiCompatibleSettings,
  question: ModelQuestion,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece> {
  const response = await send(settings, "/chat/completions", {
    signal,
    method: "POST",
    body: JSON.stringify(bodyOf(settings, question)),
  });
  refuseFailure(response);
  if (response.body === null) throw new ModelFailure("nonsense", "The language model's answer was empty");
  const answer = assemble();
  const isWhole = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
  const chunks = isWhole ? wholeOf(textOf(response.body)) : dataOf(textOf(response.body));
  try {
    for await (const data of chunks) {
      // Not every server ends with it, and one ends in it without more ado.
      if (data.trim().startsWith("[DONE]")) break;
      if (data.trim() === "") continue;
      const { pieces, isFinished } = answer.take(data);
      yield* pieces;
      if (isFinished) break;
    }
  } catch (error) {
    throw asFailure(error, signal);
  }
  yield* answer.end();
}

/** Some servers answer a streamed question in one piece. */
async function* wholeOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let whole = "";
  for await (const piece of text) whole += piece;
  yield whole;
}

function bodyOf({ model, maxTokensField }: OpenAiCompatibleSettings, question: ModelQuestion): object {
  const { instructions, content, tool, maxTokens } = question;
  return {
    model,
    stream: true,
    temperature: 0.4,
    [maxTokensField]: maxTokens,
    // 'system' is known to every server, 'developer' to few.
    messages: [
      { role: "system", content: instructions },
      { role: "user", content },
    ],
    ...(tool && {
      tools: [{ type: "function", function: tool }],
      tool_choice: { type: "function", function: { name: tool.name } },
    }),
  };
}

async function send(
  { baseUrl, apiKey }: OpenAiCompatibleSettings,
  path: string,
  request: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetch(`${baseUrl}${path}`, {
      ...request,
      // A redirect would carry the key and a caller's words to somebody else.
      redirect: "manual",
      headers: {
        accept: "text/event-stream, application/json",
        ...(request.body && { "content-type": "application/json" }),
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
    });
  } catch (error) {
    throw asFailure(error, request.signal);
  }
}

function refuseFailure(response: Response): void {
  const { status } = response;
  if (response.ok) return;
  // What the server says about it may repeat the prompt or the key, so only the number is kept.
  response.body?.cancel().catch(() => {});
  throw new ModelFailure(
    "unreachable",
    status >= 300 && status < 400
      ? `The language model's server redirects elsewhere (${status}), which is not followed`
      : `The language model's server answered ${status}${hints[status] ?? ""}`,
  );
}

const hints: Readonly<Record<number, string>> = {
  400: ": it does not accept the question",
  401: ": the key in LLM_API_KEY is not accepted",
  403: ": the key in LLM_API_KEY may not use this",
  404: ": LLM_BASE_URL or LLM_MODEL is not known there",
  429: ": too many questions, or the quota is used up",
};

/** What the network and the parser throw, in our words; an abort stays what it is. */
function asFailure(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ModelFailure || signal.aborted) return error;
  return new ModelFailure("unreachable", "The language model's server cannot be reached");
}
