import { makeStep, type Stages } from "./decide/step.ts";
import { withTopics } from "./hear/asked/own-questions.ts";
import { hear } from "./hear/hear.ts";
import { contextOf } from "./say/context.ts";
import { answerTo } from "./say/questions/answers.ts";
import { say } from "./say/say.ts";

export { startTalk, type TalkState } from "./call-memory.ts";

/** The stages as they are built in: learned hearing, and sentences of our own. */
export const builtIn: Stages = {
  hear,
  say: (items, ledger, soFar) => say(items, contextOf(ledger), soFar),
  knows: ({ topic, about, words }, { facts, now }) => answerTo(topic, about, facts, now, words),
};

const step = makeStep(builtIn);

/** What to say and do at each event of a call; pure. */
export const talkStep: typeof step = (state, event) =>
  step(state, event.type === "started" ? { ...event, facts: withTopics(event.facts) } : event);
