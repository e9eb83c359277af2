import type { PlanItem } from "../decide/plan.ts";
import type { SayContext, Wording } from "./context.ts";

export type ItemKind = PlanItem["item"];
export type Item<Kind extends ItemKind> = Extract<PlanItem, { item: Kind }>;
type AskItem = Item<"ask">;

/** The call, and what else is said in the same breath: nothing is told twice in it. */
export interface ReplyContext extends SayContext {
  /** The question that ends this turn; null = there is none. */
  question: AskItem["prompt"] | null;
  isGreeting: boolean;
  /** The questions that are answered, in their order. */
  answered: readonly Item<"answer">[];
  /** The number of the clinic's emergency contact is told in the same breath. */
  isEmergencyContactTold: boolean;
  /** Times were told before the question which of them is wanted. */
  timesTold: boolean;
  /** What was wished for cannot be had, and other times are offered instead. */
  isInstead: boolean;
}

/** How each of these items is said. What is missing does not compile. */
export type Sayings<Kind extends ItemKind = ItemKind> = {
  readonly [Each in Kind]: (item: Item<Each>, context: ReplyContext) => readonly Wording[];
};
