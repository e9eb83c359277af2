import type { ModelFault } from "#contract/calls/calls.ts";
import { type LanguageModel, ModelFailure, type ModelQuestion } from "./port.ts";

/** What a model answered to one question; times in milliseconds from the question on. */
export interface ModelAnswer {
  words: string;
  /** As the model wrote them; null = it called no tool, or another one. */
  toolArguments: string | null;
  /** To the first word, or the first part of a tool call; null = there was none. */
  firstTokenMs: number | null;
  /** Null = there was no whole answer. */
  answerMs: number | null;
  /** Why there was no whole answer; null = there was one. */
  fault: ModelFault | null;
  /** The failure in words of ours; empty where none was told. */
  detail: string;
}

export interface Asking {
  model: LanguageModel;
  question: ModelQuestion;
  withinMs: number;
  signal: AbortSignal;
  /** Told of each piece of the words as it comes. */
  onWords?: (words: string, ms: number) => void;
}

/** Asks one question and waits for the whole answer, `withinMs` at most; never rejects for anything a model can do. */
export async function answerInTime(asking: Asking): Promise<ModelAnswer> {
  const { model, question, withinMs, signal, onWords = () => {} } = asking;
  const began = performance.now();
  const spent = () => Math.round(performance.now() - began);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), withinMs);
  const stop = AbortSignal.any([signal, late.signal]);
  const answer: ModelAnswer = {
    ...{ words: "", toolArguments: null, firstTokenMs: null },
    ...{ answerMs: null, fault: null, detail: "" },
  };
  const begin = () => {
    answer.firstTokenMs = spent();
  };
  try {
    for await (const piece of untilAborted(model.ask(question, stop, begin), stop)) {
      if (piece.type === "text") {
        answer.words += piece.text;
        onWords(piece.text, spent());
      } else if (piece.name === question.tool?.name) answer.toolArguments ??= piece.argumentsText;
    }
  } catch (error) {
    // Whatever fails once it was stopped fails for that.
    if (!stop.aborted) Object.assign(answer, failureOf(error));
  } finally {
    clearTimeout(timer);
  }
  if (stop.aborted) answer.fault = signal.aborted ? "interrupted" : "late";
  if (answer.fault === null) answer.answerMs = spent();
  return answer;
}

/** A failure of the model's; a bug of ours is not taken for one. */
function failureOf(error: unknown): Pick<ModelAnswer, "fault" | "detail"> {
  if (!(error instanceof ModelFailure)) throw error;
  return { fault: error.reason, detail: error.message };
}

/** The pieces until the signal is aborted, even of a model that does not heed it. */
export async function* untilAborted<Piece>(
  pieces: AsyncIterable<Piece>,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const aborted = new Promise<"aborted">((resolve) => {
    if (signal.aborted) resolve("aborted");
    signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
  const iterator = pieces[Symbol.asyncIterator]();
  while (!signal.aborted) {
    const coming = iterator.next();
    // It may still fail when nobody waits for it any more.
    coming.catch(() => {});
    const next = await Promise.race([coming, aborted]);
    if (next === "aborted" || next.done) return;
    yield next.value;
  }
}
