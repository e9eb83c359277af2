import type { ModelFault, TurnPhrasing } from "#contract/calls/calls.ts";
import type { SaidPart } from "#server/dialogue/events.ts";
import { beginRewording, leftToSay, takeSentence } from "#server/dialogue/rewording/rewording.ts";
import { untilAborted } from "./answer.ts";
import { type LanguageModel, ModelFailure, type ModelQuestion } from "./port.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { cutSentences } from "./sentences.ts";

/** Milliseconds. */
export interface Patience {
  /** Until the first sentence; then the built-in engine speaks. */
  firstMs: number;
  /** From one sentence to the next. */
  nextMs: number;
  /** For the whole answer. */
  allMs: number;
  /** After this long without a word, a filler is said. */
  fillerMs: number;
  /** For what a caller's words do. */
  readMs: number;
  /** A caller who has waited this long hears the first sentence as it is written. */
  leadMs: number;
}

/** A caller notices a pause of about a second and takes two for a broken line: hence 1,200 ms, unless it is set otherwise. */
export const patienceOf = (ms: number): Patience => ({
  firstMs: ms,
  nextMs: ms,
  allMs: ms * 7,
  fillerMs: Math.round((ms * 2) / 3),
  readMs: ms,
  leadMs: Math.round(ms * 0.3),
});
export const usualPatience: Patience = patienceOf(1_200);

/**
 * How a turn is cut short: `hurry` = the rest at once in the engine's own words; `hush` = nothing more, unless nothing was
 * said yet: then it was something else that the caller spoke over.
 */
export type CutShort = "hush" | "hurry";

export interface Line {
  /** Speaks one piece of the answer; `isLast` ends it. */
  speak(text: string, isLast: boolean): void;
}

export interface Telling {
  model: LanguageModel;
  question: ModelQuestion;
  /** What is to be said, as the built-in engine writes it, and says it wherever the model fails. */
  plan: readonly SaidPart[];
  /** What the caller said, as far as the model may know it; else empty. */
  heard?: string;
  disguised: Pick<Pseudonyms, "hide" | "reveal">;
  line: Line;
  patience: Patience;
  /** Aborted with a `CutShort`. */
  signal: AbortSignal;
}

export const filler = "One moment.";

/** Sentences that may not be spoken before the model is heard no further. */
const mostRefused = 2;

/**
 * Tells the plan in the model's words as far as they pass, and the rest in the engine's own. A sentence that may not be spoken is left out, and
 * what it was about is told as it is written. Unless it is hushed, all of the plan has been spoken when it resolves; it never rejects for
 * anything a model can do.
 */
export async function tell(telling: Telling): Promise<TurnPhrasing> {
  const { plan, disguised, patience, signal } = telling;
  let rewording = beginRewording(plan, telling.heard);
  let fault: ModelFault | null = null;
  let detail = "";
  let [ofModel, ofEngine, refused] = [0, 0, 0];
  let isBegun = false;
  const line: Line = {
    speak: (text, isLast) => {
      isBegun = true;
      telling.line.speak(text, isLast);
    },
  };
  const stop = new AbortController();
  const giveUp = (why: ModelFault, words = "") => {
    if (stop.signal.aborted) return;
    stop.abort();
    // A sentence that was refused tells more of what became of it.
    if (fault !== null && why !== "interrupted") return;
    fault = why;
    detail = words;
  };
  const cutShort = () => giveUp("interrupted");
  signal.addEventListener("abort", cutShort, { once: true });
  if (signal.aborted) cutShort();
  const timers = timersOf(patience, line, giveUp);

  const hear = (said: string) => {
    const sentence = disguised.reveal(said);
    const taken = takeSentence(rewording, sentence);
    rewording = taken.rewording;
    const isWhole = leftToSay(rewording).length === 0;
    if (taken.spoken.length > 0) {
      timers.spoke();
      ofModel += taken.isOfModel ? 1 : 0;
      ofEngine += taken.spoken.length - (taken.isOfModel ? 1 : 0);
      line.speak(taken.spoken.join(" "), isWhole);
    }
    if (taken.why !== null) {
      refused += 1;
      fault ??= "rejected_sentence";
      detail ||= inQuotes(sentence, taken.why);
    }
    // Whatever else the model would say, everything is said, or it is not to be listened to.
    if (isWhole || refused >= mostRefused) stop.abort();
  };

  try {
    await hearAll(telling, stop.signal, hear);
    if (!stop.signal.aborted) giveUp("left_out", leftOut(rewording.held, leftToSay(rewording)));
  } catch (error) {
    // An abort is ours, and so is its reason.
    if (!stop.signal.aborted) {
      if (!(error instanceof ModelFailure)) throw error;
      giveUp(error.reason, error.message);
    }
  } finally {
    timers.clear();
    signal.removeEventListener("abort", cutShort);
  }
  const isHushed = isBegun && signal.aborted && signal.reason === ("hush" satisfies CutShort);
  const left = leftToSay(rewording);
  const isFinished = left.length === 0;
  if (!isFinished && !isHushed) line.speak(left.join(" "), true);
  const isOfBoth = ofEngine > 0 || (!isFinished && !isHushed);
  const by = ofModel === 0 ? "built_in" : isOfBoth ? "both" : "model";
  return { by, isReadByModel: false, fault, detail };
}

async function hearAll(
  { model, question }: Telling,
  signal: AbortSignal,
  hear: (sentence: string) => void,
): Promise<void> {
  const cutter = cutSentences();
  const hearEach = (sentences: readonly string[]) => {
    for (const sentence of sentences) if (!signal.aborted) hear(sentence);
  };
  for await (const piece of untilAborted(model.ask(question, signal), signal))
    if (piece.type === "text") hearEach(cutter.push(piece.text));
  hearEach(cutter.end());
}

function timersOf(
  { firstMs, nextMs, allMs, fillerMs }: Patience,
  line: Line,
  giveUp: (fault: ModelFault) => void,
) {
  const whole = setTimeout(() => giveUp("stalled"), allMs);
  const fill = setTimeout(() => line.speak(filler, false), fillerMs);
  let next = setTimeout(() => giveUp("late"), firstMs);
  return {
    spoke: () => {
      clearTimeout(fill);
      clearTimeout(next);
      next = setTimeout(() => giveUp("stalled"), nextMs);
    },
    clear: () => {
      for (const timer of [whole, fill, next]) clearTimeout(timer);
    },
  };
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)} …` : text);
const inQuotes = (sentence: string, why: string): string => `“${short(sentence)}”: ${why}`;
const leftOut = (held: readonly string[], rest: readonly string[]): string =>
  held.length > 0 ? inQuotes(held.join(" "), "not all was said") : `left out: ${short(rest.join(" "))}`;
