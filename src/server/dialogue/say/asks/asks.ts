import type { Ask, Prompt } from "../../decide/ledger.ts";
import { say, type Wording } from "../context.ts";
import type { ReplyContext, Sayings } from "../items.ts";
import { choiceAsks } from "./asks-choices.ts";
import { detailAsks } from "./asks-details.ts";
import { offerAsks } from "./asks-offers.ts";
import { readBackAsks } from "./read-backs.ts";
import { whyAsked } from "./why-asked.ts";

/** Questions, each three times: plainly; in other words and narrower, with an example; as a choice or by the keys. */
export interface AskWays {
  plain: readonly string[];
  narrower: readonly string[];
  choice: readonly string[];
}

/** The prompt of one ask. */
type PromptFor<Which extends Ask, Each = Prompt> = Each extends { ask: infer Asks }
  ? Which extends Asks
    ? Each
    : never
  : never;

export type Asks<Which extends Ask = Ask> = {
  readonly [Each in Which]: (prompt: PromptFor<Each>, context: ReplyContext) => AskWays;
};

/** Every question the assistant can ask. */
const asks: Asks = { ...choiceAsks, ...detailAsks, ...offerAsks, ...readBackAsks };

const waysOf = <Which extends Ask>(which: Which, prompt: PromptFor<Which>, context: ReplyContext): AskWays =>
  asks[which](prompt, context);

export const questions: Sayings<"ask" | "why_asked"> = {
  ask({ prompt, attempt }, context): readonly Wording[] {
    const ways = waysOf(prompt.ask, prompt, context);
    const level = attempt <= 1 ? "plain" : attempt === 2 ? "narrower" : "choice";
    return [say(`ask.${prompt.ask}.${level}`, ...ways[level])];
  },
  why_asked: ({ prompt }) => [say("why_asked", whyAsked[prompt.ask])],
};
