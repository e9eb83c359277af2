/** One question to a language model. Nothing of it is kept by us; what it may hold is decided in `rules.ts`. */
export interface ModelQuestion {
  instructions: string;
  content: string;
  /** A tool the model is to answer with; null = it answers in words. */
  tool: ModelTool | null;
  maxTokens: number;
}

export interface ModelTool {
  name: string;
  description: string;
  /** JSON Schema. */
  parameters: object;
}

/** A piece of the answer as it streams in; tool calls come whole, after the words. `argumentsText` is as the model wrote it. */
export type ModelPiece =
  | { type: "text"; text: string }
  | { type: "tool_call"; name: string; argumentsText: string };

export interface LanguageModel {
  /**
   * The answer, piece by piece. Ends when it is complete; throws a `ModelFailure` when there is none, and stops at once,
   * with the request, when the signal is aborted.
   *
   * @param onBegin called once, with the first word or the first part of a tool call
   */
  ask(question: ModelQuestion, signal: AbortSignal, onBegin?: () => void): AsyncIterable<ModelPiece>;
  /** Whether the server is there and lets us in, without asking the model anything; throws a `ModelFailure` if not. */
  probe(signal: AbortSignal): Promise<void>;
}

/** The message is made of our own words and never holds a key, a prompt or an answer. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly reason: "unreachable" | "nonsense";

  constructor(reason: ModelFailure["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}
