import type {
  KeptSchema,
  ModelFit,
  ModelTestReply,
  TestedTurn,
} from "#contract/assistants/language-model.ts";
import type { ProposedAct } from "#server/dialogue/model-turns.ts";
import type { CannedTurn, ExpectedAct } from "./turns.ts";

/*
 * By which rules a language model is judged after it was asked about the canned turns. All of it is pure.
 */

/** An act that was proposed, and whether its words were said. */
export type HeldAct = ProposedAct & { isSaid: boolean };

type Judged = Pick<TestedTurn, "outcome" | "why">;

/** Whether a turn was heard as it was meant; `acts` is null where the answer was none by the schema. */
export function judgeTurn({ expected, never }: CannedTurn, acts: readonly HeldAct[] | null): Judged {
  const failed = (why: string): Judged => ({ outcome: "failed", why });
  if (acts === null) return failed("Its answer was not in the form it was asked for.");
  const said = acts.filter(({ isSaid }) => isSaid);
  const harm = said.find(({ does }) => never.includes(does));
  if (harm) return failed(`It heard “${harm.does}” in “${harm.words}”, which nobody meant.`);
  // The engine drops such a reading, too.
  if (acts.length > 0 && said.length * 2 <= acts.length)
    return failed("Most of the words it quoted were not said.");
  const missed = expected.filter((each) => !said.some((act) => isMeant(each, act)));
  if (missed.length > 0) return failed(`It missed ${listed(missed.map(({ told }) => told))}.`);
  return {
    outcome: "passed",
    why:
      expected.length === 0 ? "It did not follow." : `It heard ${listed(expected.map(({ told }) => told))}.`,
  };
}

const isMeant = ({ does, of, which }: ExpectedAct, act: HeldAct): boolean =>
  does.includes(act.does) &&
  (of === undefined || act.words.toLowerCase().includes(of)) &&
  (which === undefined || act.which === which);

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** What the turns came to. Times in milliseconds. */
export interface Measured {
  turns: readonly (Judged & { schema: KeptSchema | null; answerMs: number | null })[];
  /** To the first sentence where it words what is said; null = none in time. */
  firstSentenceMs: number | null;
  patienceMs: number;
  /** Why its server gave no answer at all; null where it gave one. */
  failure: string | null;
}

/** The schema is kept as most of the answers kept it. */
export function schemaOf(turns: Measured["turns"]): KeptSchema | null {
  const answered = turns.flatMap(({ schema }) => schema ?? []);
  const of = (kept: KeptSchema) => answered.filter((each) => each === kept).length;
  if (answered.length === 0) return null;
  if (of("tool") + of("json") < answered.length * leastKept) return "neither";
  return of("tool") >= of("json") ? "tool" : "json";
}
/** Of ten answers eight can be used: what is lost to the others, the built-in reader hears. */
const leastKept = 0.8;
/** Of ten turns. */
const goodFrom = 0.8;
const fairFrom = 0.6;

type Verdict = Pick<ModelTestReply, "fit" | "verdict" | "advice">;

const verdict = (fit: ModelFit, said: string, advice = ""): Verdict => ({ fit, verdict: said, advice });

/** How well the model would do on the telephone. The first rule that holds counts. */
export function verdictOf({ turns, firstSentenceMs, patienceMs, failure }: Measured): Verdict {
  const answers = turns.flatMap(({ answerMs }) => answerMs ?? []);
  const speaks = firstSentenceMs !== null && firstSentenceMs <= patienceMs;
  const instead = speaks ? `It speaks in time: ${wordingOnly}` : otherModel;
  const waits = `a caller is kept waiting ${seconds(patienceMs)} at most`;
  if (answers.length === 0)
    return failure === null
      ? verdict("unusable", "Too slow for the telephone: it gave no answer in time.", quicker)
      : verdict("unusable", `Cannot be used: ${failure}.`, reach);
  if (schemaOf(turns) === "neither") {
    const lost = turns.filter(({ schema }) => schema === "neither").length;
    const said = `Answers in the wrong format: ${lost} of ${answers.length} answers could not be used.`;
    return verdict("poor", said, `${instead} Models made for tool calls get it right.`);
  }
  const typicalMs = median(answers) ?? 0;
  if (typicalMs > patienceMs) {
    const said = `Too slow for the telephone: it takes ${seconds(typicalMs)} to say what a caller's words do, and ${waits}.`;
    return verdict(speaks ? "fair" : "poor", said, speaks ? instead : quicker);
  }
  const passed = turns.filter(({ outcome }) => outcome === "passed").length;
  const share = `${passed} of ${turns.length} turns`;
  if (passed < turns.length * fairFrom)
    return verdict("poor", `Hears too little: it took ${share} as they were meant.`, instead);
  if (!speaks)
    return verdict(
      "fair",
      `Hears in time, and speaks too late: ${waits} for the first sentence.`,
      "The built-in engine will speak for it.",
    );
  if (passed < turns.length * goodFrom)
    return verdict(
      "fair",
      `Fair fit: hears and speaks in time, and took ${share} as they were meant.`,
      "Its answers are checked against the caller's own words, and dangers are heard without it too. A larger model would understand more.",
    );
  return verdict("good", "Good fit: hears and speaks in time.");
}

const wordingOnly =
  "LLM_CALLER_WORDS=withhold lets it word what is said and leaves hearing to the built-in engine.";
const otherModel = "Choose another model.";
const quicker =
  "Choose a smaller model that does not think aloud, or a quicker server; keep a local model loaded.";
const reach = "Check LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, and that its server runs.";

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The middle one, the lower of two; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
