import type { KeptSchema, ModelTestReply, TestedTurn } from "#contract/assistants/language-model.ts";
import { wereSaid } from "#server/dialogue/model-turns.ts";
import { answerInTime } from "#server/model/answer.ts";
import { hearingQuestion, proposalIn } from "#server/model/hearing.ts";
import type { LanguageModel } from "#server/model/port.ts";
import { speakQuestion } from "#server/model/rules.ts";
import { cutSentences } from "#server/model/sentences.ts";
import { judgeTurn, type Measured, median, schemaOf, verdictOf } from "./rules.ts";
import { type CannedTurn, cannedTurns } from "./turns.ts";

/** Milliseconds. */
export interface TrialLimits {
  /** For the first question, which may wait until the model is loaded. */
  warmUpMs: number;
  turnMs: number;
  allMs: number;
}
const usualLimits: TrialLimits = { warmUpMs: 15_000, turnMs: 6_000, allMs: 29_000 };

export interface ModelTrial {
  /** Asks the model about made-up turns, one after the other, and judges it; null = a test is under way already. */
  run(): Promise<ModelTestReply | null>;
  /** How far the test under way is; null = there is none. */
  progress(): { done: number; of: number } | null;
}

/** After so many failures of the server in a row the rest is not asked. */
const mostFailures = 2;
const said = [
  { does: "offered", text: "I've got Thursday the 3rd at half past nine or quarter past three." },
  { does: "ask.offer", text: "Would one of those suit?" },
];

export function createModelTrial(
  model: LanguageModel,
  patienceMs: number,
  limits: TrialLimits = usualLimits,
): ModelTrial {
  // The first question, the turns, and one sentence to word.
  const of = cannedTurns.length + 2;
  let done: number | null = null;

  const runAll = async (signal: AbortSignal): Promise<ModelTestReply> => {
    const counted = async <Result>(asking: Promise<Result>): Promise<Result> => {
      const result = await asking;
      done = (done ?? 0) + 1;
      return result;
    };
    const [first] = cannedTurns;
    const warmUp = first && (await counted(hearTurn(model, first, limits.warmUpMs, signal)));
    let failures = warmUp?.failure == null ? 0 : mostFailures;
    let failure = warmUp?.failure ?? null;
    const turns: (TestedTurn & Measured["turns"][number] & { firstTokenMs: number | null })[] = [];
    for (const turn of cannedTurns) {
      const { title, heard } = turn;
      if (signal.aborted || failures >= mostFailures) {
        turns.push({ title, heard, ...notAsked });
        continue;
      }
      const result = await counted(hearTurn(model, turn, limits.turnMs, signal));
      failures = result.failure === null ? 0 : failures + 1;
      failure = result.failure ?? failure;
      const { schema, answerMs, firstTokenMs, outcome, why } = result;
      turns.push({ title, heard, schema, answerMs, firstTokenMs, outcome, why });
    }
    const isGivenUp = signal.aborted || failures >= mostFailures;
    const firstSentenceMs = isGivenUp ? null : await counted(speak(model, limits.turnMs, signal));
    return {
      ...verdictOf({ turns, firstSentenceMs, patienceMs, failure }),
      schema: schemaOf(turns),
      firstTokenMs: median(turns.flatMap((turn) => turn.firstTokenMs ?? [])),
      answerMs: median(turns.flatMap((turn) => turn.answerMs ?? [])),
      ...{ firstSentenceMs, warmUpMs: warmUp?.answerMs ?? null, patienceMs },
      turns: turns.map(({ title, heard, outcome, why, answerMs }) => ({
        title,
        heard,
        outcome,
        why,
        answerMs,
      })),
    };
  };

  return {
    progress: () => (done === null ? null : { done, of }),
    run: async () => {
      if (done !== null) return null;
      done = 0;
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), limits.allMs);
      try {
        return await runAll(stop.signal);
      } finally {
        clearTimeout(timer);
        done = null;
      }
    },
  };
}

const notAsked = {
  ...{ outcome: "not_asked" as const, why: "It was not asked.", schema: null, answerMs: null },
  firstTokenMs: null,
};

type HeardTurn = Measured["turns"][number] & { firstTokenMs: number | null; failure: string | null };

/** One turn, asked as on a call. */
async function hearTurn(
  model: LanguageModel,
  turn: CannedTurn,
  withinMs: number,
  signal: AbortSignal,
): Promise<HeardTurn> {
  const { before, context, heard } = turn;
  const { question, idOf } = hearingQuestion({ heard, before, context, hide: asItIs });
  const answer = await answerInTime({ model, question, withinMs, signal });
  const { firstTokenMs, answerMs } = answer;
  const failure = answer.detail || null;
  if (answerMs === null) {
    const why = failure === null ? "It gave no answer in time." : `${failure}.`;
    return { outcome: "failed", why, schema: null, firstTokenMs, answerMs, failure };
  }
  const proposal = proposalIn(answer.toolArguments ?? answer.words, idOf, asItIs);
  const acts = proposal?.acts.map((act) => ({ ...act, isSaid: wereSaid(act.words, heard) })) ?? null;
  const kept: KeptSchema = answer.toolArguments === null ? "json" : "tool";
  const schema = acts === null ? "neither" : kept;
  return { ...judgeTurn(turn, acts), schema, firstTokenMs, answerMs, failure };
}

const asItIs = (text: string): string => text;

/** How long it takes to the first whole sentence; null = none in time. */
async function speak(model: LanguageModel, withinMs: number, signal: AbortSignal): Promise<number | null> {
  const cutter = cutSentences();
  let firstMs: number | null = null;
  const answer = await answerInTime({
    ...{ model, withinMs, signal },
    question: speakQuestion({ plan: said, heard: null, hide: asItIs }),
    onWords: (words, ms) => {
      if (cutter.push(words).length > 0) firstMs ??= ms;
    },
  });
  return firstMs ?? (answer.words.trim() === "" ? null : answer.answerMs);
}
