import { type LanguageModel, ModelFailure, type ModelPiece, type ModelQuestion } from "#server/model/port.ts";
import { assemble } from "./chat-chunks.ts";
import { afterRefusal, bodyOf, type Dialect, isTooLong } from "./dialect.ts";
import { dataOf, textOf } from "./event-stream.ts";

export interface OpenAiCompatibleSettings {
  /** Without a trailing slash, with the version: `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  /** Null = the server asks for none. */
  apiKey: string | null;
  model: string;
  /** What to call the limit of an answer at first; the other name is tried where this one is refused. */
  maxTokensField: Dialect["maxTokensField"];
}

/** Any server that speaks chat completions: OpenAI, Azure, vLLM, Ollama, llama.cpp, LM Studio and the like. */
export function openAiCompatible(settings: OpenAiCompatibleSettings): LanguageModel {
  const { maxTokensField } = settings;
  const server: Server = {
    ...settings,
    dialect: { maxTokensField, takesTemperature: true, tools: "named" },
  };
  return {
    ask: (question, signal, onBegin) => ask(server, question, signal, onBegin),
    probe: async (signal) => {
      const response = await send(settings, "/models", { signal });
      // A server without a list of models answers 404, and is there all the same.
      if (response.status !== 404) await refuseFailure(response);
      await response.body?.cancel();
    },
  };
}

/** The settings, and what was learnt of the server since the start. */
interface Server extends OpenAiCompatibleSettings {
  dialect: Dialect;
}

async function* ask(
  server: Server,
  question: ModelQuestion,
  signal: AbortSignal,
  onBegin: () => void = () => {},
): AsyncGenerator<ModelPiece> {
  const response = await accepted(server, question, signal);
  if (response.body === null) throw new ModelFailure("nonsense", "The language model's answer was empty");
  const answer = assemble();
  const isWhole = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
  const chunks = isWhole ? wholeOf(textOf(response.body)) : dataOf(textOf(response.body));
  let isBegun = false;
  try {
    for await (const data of chunks) {
      // Not every server ends with it, and one ends in it without more ado.
      if (data.trim().startsWith("[DONE]")) break;
      if (data.trim() === "") continue;
      const { pieces, isFinished, hasContent } = answer.take(data);
      if (hasContent && !isBegun) onBegin();
      isBegun ||= hasContent;
      yield* pieces;
      if (isFinished) break;
    }
  } catch (error) {
    throw asFailure(error, signal);
  }
  yield* answer.end();
}

/** Asks, and where the server refuses what it does not know asks without it; how it was accepted is kept for the next question. */
async function accepted(server: Server, question: ModelQuestion, signal: AbortSignal): Promise<Response> {
  const hasTool = question.tool !== null;
  const before = server.dialect;
  for (let dialect = before; ; ) {
    const body = JSON.stringify(bodyOf(server.model, dialect, question));
    const response = await send(server, "/chat/completions", { signal, method: "POST", body });
    if (response.ok) {
      if (dialect !== before) server.dialect = dialect;
      return response;
    }
    const { status } = response;
    const refusal = await beginningOf(response, signal);
    const next = afterRefusal(dialect, { status, refusal, hasTool });
    if (next === null) throw failureOf(status, refusal);
    dialect = next;
  }
}

/** What a server says of its refusal, to be looked through and forgotten: it may repeat the prompt or the key. */
async function beginningOf({ body }: Response, signal: AbortSignal): Promise<string> {
  let text = "";
  if (body === null) return text;
  try {
    for await (const piece of textOf(body)) {
      text += piece;
      if (text.length > mostOfRefusal) break;
    }
  } catch (error) {
    // A refusal without a reason is one all the same.
    if (signal.aborted) throw error;
  }
  return text.slice(0, mostOfRefusal);
}
const mostOfRefusal = 2_000;

/** Some servers answer a streamed question in one piece. */
async function* wholeOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let whole = "";
  for await (const piece of text) whole += piece;
  yield whole;
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
        ...(apiKey && isAzure(baseUrl) && { "api-key": apiKey }),
      },
    });
  } catch (error) {
    throw asFailure(error, request.signal);
  }
}

/** Azure's own name for the header of a key, beside which it takes a token of Entra ID as the bearer's. */
const isAzure = (baseUrl: string): boolean =>
  /\.(?:openai|cognitiveservices|services\.ai)\.azure\.com$/i.test(new URL(baseUrl).hostname);

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel().catch(() => {});
  throw failureOf(response.status, "");
}

/** What the server says about it may repeat the prompt or the key, so only the number is kept. */
function failureOf(status: number, refusal: string): ModelFailure {
  return new ModelFailure(
    "unreachable",
    status >= 300 && status < 400
      ? `The language model's server redirects elsewhere (${status}), which is not followed`
      : `The language model's server answered ${status}${isTooLong(refusal) ? tooLongHint : (hints[status] ?? "")}`,
  );
}

const tooLongHint = ": the question is longer than the context it was started with";
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
