import type { LanguageModelReply, SentToModel } from "#contract/assistants/language-model.ts";
import type { HearingReason, ModelFault, TurnPhrasing } from "#contract/calls/calls.ts";
import type { SaidPart } from "#server/dialogue/events.ts";
import {
  chosenReading,
  isSurelyHeard,
  type Listened,
  mayReword,
  modelHearingContext,
  namesIn,
  type SaidBefore,
  type WholeTurn,
} from "#server/dialogue/model-turns.ts";
import { sentencesOf } from "#server/dialogue/rewording/items.ts";
import { answerInTime } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import { hearingQuestion, proposalIn } from "./hearing.ts";
import { type LanguageModel, ModelFailure } from "./port.ts";
import { createPseudonyms } from "./pseudonyms.ts";
import { speakQuestion } from "./rules.ts";
import { type Line, type Patience, tell, usualPatience } from "./wording.ts";

export interface ModelVoiceOptions {
  model: LanguageModel;
  /** As its server calls it. */
  name: string;
  /** Host of its server, for people to see. */
  server: string;
  /** False: only the engine's own sentences go out, no word of a caller. */
  sharesCallerWords: boolean;
  clock: { now(): number };
  log: { warn(fields: object, message: string): void };
  patience?: Patience;
}

export type ModelVoice = ReturnType<typeof createModelVoice>;

/**
 * A language model beside the built-in engine: it says what the caller's words do, which is held against the words, and words what the
 * engine has decided to say. Neither ever fails: where the model does, the engine speaks.
 */
export function createModelVoice(options: ModelVoiceOptions) {
  const { model, sharesCallerWords, clock, log, patience = usualPatience } = options;
  const breaker = createBreaker(() => clock.now());
  let isTried = false;
  let lastProblem = "";
  /** Words that could not be used are no trouble of the server's. */
  let isInTrouble = false;
  let whyAway = "";

  const judge = ({ fault, detail }: Pick<TurnPhrasing, "fault" | "detail">) => {
    if (fault === "interrupted" || fault === "resting") return;
    isTried = true;
    const isUseless = isUnfit(fault);
    if (fault === null) breaker.worked();
    else {
      breaker.failed(!isUseless);
      // The detail of a rejected sentence may hold a patient's name: it belongs to the call, not to the log.
      log.warn({ fault, ...(!isUseless && detail !== "" && { detail }) }, "the language model was of no use");
    }
    isInTrouble = fault !== null && !isUseless;
    lastProblem = fault === null ? "" : problems[fault];
    if (!isInTrouble) whyAway = "";
  };

  return {
    mayReword,

    /** Speaks the turn's plan on the line, in the model's words as far as they tell it and nothing else. */
    reword: async (
      turn: WholeTurn,
      talk: readonly SaidBefore[],
      line: Line,
      signal: AbortSignal,
      spentMs: number,
      onSent: (sent: SentToModel) => void = () => {},
    ): Promise<TurnPhrasing> => {
      const plan = planOf(turn);
      if (breaker.isResting()) {
        line.speak(inOne(plan), true);
        return { by: "built_in", isReadByModel: false, fault: "resting", detail: "" };
      }
      const { begun, rest } = beginAtOnce(plan, spentMs > patience.leadMs);
      if (begun !== "") line.speak(begun, rest.length === 0);
      if (rest.length === 0) return { by: "built_in", isReadByModel: false, fault: null, detail: "" };
      const { hide, reveal } = createPseudonyms(namesIn(turn.after));
      const heard = sharesCallerWords ? wordsOf(turn) : null;
      const { manner } = turn.after;
      const question = speakQuestion({
        ...{ plan: rest, heard: heard && hide(heard), begun, manner, hide },
        talk: sharesCallerWords ? talk : [],
      });
      onSent({ purpose: "wording", text: question.content });
      const phrasing = await tell({
        ...{ model, line, patience, signal, question },
        plan: rest,
        // Held against it here, and sent nowhere.
        heard: heard ?? "",
        disguised: { hide, reveal },
      });
      // Some of it was of use: the rest is no reason to leave it alone.
      judge(phrasing.by === "both" && isUnfit(phrasing.fault) ? ofUse : phrasing);
      const isBoth = begun !== "" && phrasing.by === "model";
      return isBoth ? { ...phrasing, by: "both" } : phrasing;
    },

    /** What the model takes the caller's words for, unless they are plain; null where the built-in reading stands. */
    listen: async (
      turn: WholeTurn,
      before: readonly SaidBefore[],
      signal: AbortSignal,
      onSent: (sent: SentToModel) => void = () => {},
    ): Promise<Listened> => {
      const stands = (because: WithoutModel): Listened => ({ proposal: null, because });
      const context = modelHearingContext(turn.before);
      if (turn.event.type !== "heard" || context === null || isSurelyHeard(turn)) return stands("plain");
      if (!sharesCallerWords) return stands("withheld");
      if (breaker.isResting()) return stands("resting");
      const { hide, hideQuotable } = createPseudonyms(namesIn(turn.before));
      const { text, restore } = hideQuotable(turn.event.text);
      const { question, idOf } = hearingQuestion({ heard: text, before, context, hide });
      onSent({ purpose: "hearing", text: question.content });
      const answer = await answerInTime({ model, question, withinMs: patience.readMs, signal });
      if (answer.fault !== null) judge(answer);
      if (answer.fault !== null) return stands(reasons[answer.fault]);
      const proposal = proposalIn(answer.toolArguments || answer.words, idOf, restore);
      if (proposal === null) judge({ fault: "nonsense", detail: "" });
      if (proposal === null) return stands("nonsense");
      return proposal.acts.length === 0 ? stands("not_in_words") : { proposal };
    },

    choose: chosenReading,

    /** Asks the server whether it is there, without a word of the conversation. */
    isThere: async (): Promise<boolean> => {
      try {
        await model.probe(AbortSignal.timeout(probeMs));
        whyAway = "";
        return true;
      } catch (error) {
        whyAway = error instanceof ModelFailure ? `${error.message}.` : problems.unreachable;
        return false;
      }
    },

    state: (): NonNullable<LanguageModelReply["model"]> => {
      const state = breaker.isResting()
        ? "resting"
        : isInTrouble || whyAway !== ""
          ? "failing"
          : isTried
            ? "working"
            : "untried";
      return {
        name: options.name,
        server: options.server,
        sharesCallerWords,
        state,
        lastProblem: whyAway || lastProblem,
      };
    },
  };
}

const ofUse = { fault: null, detail: "" };

/** The model answered, and not with what was to be said. */
const isUnfit = (fault: ModelFault | null): boolean => fault === "rejected_sentence" || fault === "left_out";

type WithoutModel = Exclude<HearingReason, "better">;

const probeMs = 3_000;

/** What the engine wrote for the turn, piece by piece. */
const planOf = ({ effects }: WholeTurn): readonly SaidPart[] =>
  effects.flatMap((each) => (each.type === "say" ? (each.parts ?? [{ does: "", text: each.text }]) : []));
const wordsOf = ({ event }: WholeTurn): string | null => (event.type === "heard" ? event.text : null);
const inOne = (plan: readonly SaidPart[]): string => plan.map(({ text }) => text).join(" ");

/** A caller who has waited is not kept waiting: the first sentence is said as it is written, while the model words the rest. */
function beginAtOnce(
  plan: readonly SaidPart[],
  hasWaited: boolean,
): { begun: string; rest: readonly SaidPart[] } {
  const [first, ...others] = plan;
  if (!hasWaited || !first) return { begun: "", rest: plan };
  const [begun = "", ...after] = sentencesOf(first.text);
  const rest = after.length === 0 ? others : [{ ...first, text: after.join(" ") }, ...others];
  return { begun, rest };
}

const reasons: Record<ModelFault, WithoutModel> = {
  ...{ late: "late", stalled: "late", unreachable: "unreachable", nonsense: "nonsense" },
  ...{ interrupted: "interrupted", resting: "resting" },
  ...{ rejected_sentence: "nonsense", left_out: "nonsense" },
};

const problems = {
  late: "It did not begin to answer in time.",
  stalled: "It stopped in the middle of an answer.",
  unreachable: "Its server did not answer, or answered with an error.",
  nonsense: "Its server sent something that is no answer.",
  rejected_sentence: "It said something that was not in the answer, so it was not spoken.",
  left_out: "It left out something that had to be said, so the built-in engine said it.",
  interrupted: "",
  resting: "",
} as const;
