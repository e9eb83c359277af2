import { z } from "zod";

/** A server of language models on the machine that Enamel runs on. */
export const localModelServer = z.object({
  /** `Ollama`, `llama.cpp`, `LM Studio`. */
  name: z.string(),
  /** What `LLM_BASE_URL` would be. */
  baseUrl: z.string(),
  /** What `LLM_MODEL` could be; the first few that it lists. */
  models: z.array(z.string()),
});
export type LocalModelServer = z.infer<typeof localModelServer>;

/** Who words what the assistant says, for the provider settings; no key, and no more of an address than its host. */
export const languageModelReply = z.object({
  /** Null: the built-in engine alone. */
  model: z
    .object({
      name: z.string(),
      /** `api.example.com`, `127.0.0.1:11434`. */
      server: z.string(),
      /** Whether callers' words, with names and numbers taken out, are sent to it. */
      sharesCallerWords: z.boolean(),
      /** `untried`: not asked yet since the server started; `resting`: left alone for a minute after several faults. */
      state: z.enum(["untried", "working", "failing", "resting"]),
      /** What was wrong last, as a sentence; empty when nothing was. */
      lastProblem: z.string(),
    })
    .nullable(),
  /** Looked for only while none is set up. */
  localServers: z.array(localModelServer),
  /** A test under way: how many of its questions are answered; null = none. */
  test: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
});
export type LanguageModelReply = z.infer<typeof languageModelReply>;

/** How the answers kept to the schema: by a tool call, as the same JSON in words, not at all; null = there was no answer. */
export const keptSchemas = ["tool", "json", "neither"] as const;
export type KeptSchema = (typeof keptSchemas)[number];

export const testedTurn = z.object({
  /** What it is an example of: `Book a visit`. */
  title: z.string(),
  /** The made-up caller's words. */
  heard: z.string(),
  /** `not_asked`: the time for the test was up, or the server failed before. */
  outcome: z.enum(["passed", "failed", "not_asked"]),
  /** What was heard or missed, in a sentence. */
  why: z.string(),
  /** To the whole answer; null = there was none. */
  answerMs: z.number().nullable(),
});
export type TestedTurn = z.infer<typeof testedTurn>;

export const modelFits = ["good", "fair", "poor", "unusable"] as const;
export type ModelFit = (typeof modelFits)[number];

/** What a language model did with ten made-up caller turns. Times are in milliseconds, the middle one of the turns. */
export const modelTestReply = z.object({
  fit: z.enum(modelFits),
  /** In a sentence or two for staff. */
  verdict: z.string(),
  /** What to do about it; empty where nothing is to be done. */
  advice: z.string(),
  schema: z.enum(keptSchemas).nullable(),
  /** To the first token of an answer. */
  firstTokenMs: z.number().nullable(),
  /** To the whole answer, which is what hearing waits for. */
  answerMs: z.number().nullable(),
  /** To the first whole sentence where the model words what is said. */
  firstSentenceMs: z.number().nullable(),
  /** Of the first question, which may wait until the model is loaded. */
  warmUpMs: z.number().nullable(),
  /** How long a caller is kept waiting at most (`LLM_PATIENCE_MS`). */
  patienceMs: z.number(),
  turns: z.array(testedTurn),
});
export type ModelTestReply = z.infer<typeof modelTestReply>;

/** What a language model was sent in one turn of a test call, beside the instructions that are the same on every call. */
export const sentToModel = z.object({
  /** To say what the caller's words do, or to word what is said. */
  purpose: z.enum(["hearing", "wording"]),
  /** As it was sent: JSON, with names, numbers and addresses taken out. */
  text: z.string(),
});
export type SentToModel = z.infer<typeof sentToModel>;
