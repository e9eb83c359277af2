import type { TurnPhrasing } from "#contract/calls.ts";
import type { LanguageModelReply } from "#contract/language-model.ts";
import { wordsOfReading } from "#server/dialogue/model-reading.ts";
import {
  isPuzzled,
  isUnderstood,
  mayReword,
  namesIn,
  todayIn,
  type WholeTurn,
} from "#server/dialogue/talk.ts";
import { createBreaker } from "./breaker.ts";
import { disguise } from "./disguise.ts";
import { type LanguageModel, ModelFailure } from "./port.ts";
import { readingIn, readQuestion, rewordQuestion } from "./rules.ts";
import { answerInTime, type Line, type Patience, tell, usualPatience } from "./wording.ts";

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
 * A language model beside the built-in engine: it words what the engine has decided to say, and proposes what a caller may
 * have meant when the engine could make nothing of it. Neither ever fails: where the model does, the engine speaks.
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
    const isUseless = fault === "rejected_sentence" || fault === "left_out";
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
    ...{ mayReword, isPuzzled, isUnderstood },

    /** Speaks the answer on the line, in the model's words as far as they say the same. */
    reword: async (
      turn: WholeTurn,
      answer: string,
      line: Line,
      signal: AbortSignal,
    ): Promise<TurnPhrasing> => {
      if (breaker.isResting()) {
        line.speak(answer, true);
        return { by: "built_in", isReadByModel: false, fault: "resting", detail: "" };
      }
      const { hide, reveal } = disguise(namesIn(turn.after));
      const heard = turn.event.type === "heard" && sharesCallerWords ? hide(turn.event.text) : null;
      const phrasing = await tell({
        ...{ model, answer, line, patience, signal },
        question: rewordQuestion(hide(answer), heard),
        disguised: { hide, reveal },
      });
      judge(phrasing);
      return phrasing;
    },

    /** What the caller may have meant, as words for the engine to hear instead; null when nothing better is known. */
    reread: async (turn: WholeTurn, signal: AbortSignal): Promise<string | null> => {
      const { event, before } = turn;
      if (event.type !== "heard" || !sharesCallerWords || breaker.isResting()) return null;
      const { hide } = disguise(namesIn(before));
      const today = todayIn(turn.after);
      const question = readQuestion(hide(event.text), hide(before.lastSaid), today);
      const answer = await answerInTime(model, question, patience.readMs, signal);
      if (answer.fault !== null) judge(answer);
      const reading = readingIn(answer.text, today);
      const words = reading === null ? "" : wordsOfReading(reading);
      return words === "" ? null : words;
    },

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

const probeMs = 3_000;

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
