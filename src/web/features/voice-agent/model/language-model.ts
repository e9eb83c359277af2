import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  KeptSchema,
  LanguageModelReply,
  LocalModelServer,
  ModelTestReply,
} from "#contract/assistants/language-model.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

/** Which language model words the answers; asked while somebody looks, and every second while a test runs. */
export const useLanguageModel = (isShown: boolean, isTesting: boolean) =>
  useQuery({
    ...apiQuery("languageModel"),
    enabled: isShown,
    staleTime: 0,
    refetchInterval: ({ state }) => (isTesting || state.data?.test ? 1_000 : false),
  });

export function useTestModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi("testLanguageModel"),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf("languageModel") }),
  });
}

const states = {
  untried: "It has not been asked on a call since the server started.",
  working: "It is working.",
  failing: "It is not answering, so the built-in engine speaks in its place.",
  resting: "It failed several times, so the built-in engine speaks for the next minute.",
} as const;

/** What the built-in engine does and what a language model helps it with, in words for staff. */
export const conversationSentence = (model: LanguageModelReply["model"] | "unknown" | undefined): string =>
  model == null || model === "unknown"
    ? "Built-in engine. It decides what is said and done, on this server, with no key and no network."
    : "Built-in engine. It decides what is said and done, on this server; the language model helps it understand callers and words its answers.";

/** Who words what is said, in words for staff. */
export function wordingSentence(model: LanguageModelReply["model"] | "unknown"): string {
  if (model === "unknown") return "This could not be loaded. Close and open these settings to try again.";
  if (model === null) return "None is set up.";
  const problem = model.lastProblem === "" ? "" : ` Last problem: ${model.lastProblem}`;
  const shared = model.sharesCallerWords
    ? "It is sent what callers say, without names, phone numbers and email addresses."
    : "It is sent nothing that callers say.";
  return `${model.name} on ${model.server}. ${states[model.state]}${problem} ${shared} Every sentence is checked before it is spoken.`;
}

/** What to put where the server is started; of a server that was found, its own address and first model. */
export function settingLines(found: LocalModelServer | undefined): string {
  const baseUrl = found?.baseUrl ?? "http://127.0.0.1:11434/v1";
  return `LLM_BASE_URL=${baseUrl}\nLLM_MODEL=${found?.models[0] ?? "the model's name"}`;
}

/** `Ollama is running on this machine, with llama3.2 and qwen3.` */
export function foundSentence({ name, models }: LocalModelServer): string {
  const [first, second] = models;
  if (first === undefined) return `${name} is running on this machine and has no model yet.`;
  return `${name} is running on this machine, with ${second === undefined ? first : `${first} and ${second}`}.`;
}

const kept: Record<KeptSchema, string> = {
  tool: "Right, as tool calls",
  json: "Right, as JSON",
  neither: "Wrong",
};

/** What was measured, a label and a value for people each. */
export function measuresOf(result: ModelTestReply): { label: string; value: string }[] {
  const { firstTokenMs, answerMs, firstSentenceMs, warmUpMs, patienceMs, schema } = result;
  return [
    { label: "Starts answering in", value: timeOf(firstTokenMs) },
    {
      label: "Understands a caller in",
      value: `${timeOf(answerMs)}; callers wait ${timeOf(patienceMs)} at most`,
    },
    { label: "First sentence ready in", value: timeOf(firstSentenceMs) },
    { label: "Very first question", value: `${timeOf(warmUpMs)}; later ones find the model loaded` },
    { label: "Answer format", value: schema === null ? "No answer" : kept[schema] },
  ];
}

/** `420 ms`, `1.2 s`. */
export function timeOf(ms: number | null): string {
  if (ms === null) return "No answer";
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
