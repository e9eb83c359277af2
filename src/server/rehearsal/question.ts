import type { AssistantAnswer } from "#contract/clinic/answers.ts";
import type { ConversationEngine } from "#server/calls/port.ts";
import { type TalkState, unansweredIn } from "#server/dialogue/call-memory.ts";
import type { CallEvent, ClinicFacts } from "#server/dialogue/events.ts";

/** A question put to the assistant by somebody who has not said anything before. */
export interface Question {
  facts: ClinicFacts;
  /** Epoch milliseconds. */
  at: number;
  question: string;
}

/** What the assistant says to it; throws where the engine gave the question up. */
export async function askOnce(
  engine: ConversationEngine<TalkState>,
  { facts, at, question }: Question,
): Promise<AssistantAnswer> {
  const stepOn = async (state: TalkState, event: CallEvent) => {
    const step = await engine.step(state, event);
    if (step === null) throw new Error("The conversation takes too long over a question");
    return step;
  };
  const { state: greeted } = await stepOn(engine.start(), { type: "started", at, facts, callerNumber: null });
  const { state, effects } = await stepOn(greeted, { type: "heard", at, text: question });
  const said = effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");
  const isKnown = state.questions.length === 0 ? null : unansweredIn(state).length === 0;
  return { said, isKnown };
}
