import type { PlanItem } from "../../decide/plan.ts";
import { say } from "../context.ts";
import type { Sayings } from "../items.ts";
import { dialTripleZero, lifelineNumber } from "./help-lines.ts";

/**
 * Somebody else may harm themselves: what whoever is near them can do. Sources: Lifeline, 'Helping someone at risk of suicide' (ask them outright, stay with
 * them, 000 where their life is in danger, Lifeline for whoever helps, too).
 */
const canWait = "The rest can wait till you're ready.";

const words: Readonly<Record<Extract<PlanItem, { item: "worried_for" }>["word"], readonly string[]>> = {
  told: [
    `I'm so sorry, that's a lot to carry. If they might act on it, ${dialTripleZero}, now, and stay with them. Lifeline's there for you both, any hour, on ${lifelineNumber}. ${canWait}`,
  ],
  now: [
    `That's serious, so please ${dialTripleZero}, now, and tell them what you've told me. Don't leave them alone, if that's safe for you. Lifeline's on ${lifelineNumber}, for you both.`,
  ],
  again: [
    `I can hear how worried you are. If they might hurt themselves, triple zero, 000, comes first, right now. Otherwise ring Lifeline, for them and for you, on ${lifelineNumber}, and don't leave them on their own.`,
    `You're right to worry, and it's all right to ask them straight out. Stay with them, ring Lifeline on ${lifelineNumber}, and if it can't wait, triple zero, 000.`,
  ],
  private: [
    `No, nobody from here will ring them. Lifeline's on ${lifelineNumber}, whenever you want to, and in danger, triple zero, 000.`,
  ],
};

export const worries: Sayings<"worried_for"> = {
  worried_for: ({ word }) => [{ ...say(`worried_for.${word}`, ...words[word]), mustBeHeard: true }],
};
