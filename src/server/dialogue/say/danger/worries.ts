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
  number: [
    `Lifeline's on ${lifelineNumber}, any hour, for them and for you. If anybody's in danger right now, ${dialTripleZero}. Take your time, I'm still here.`,
  ],
  now: [
    `That's serious, so please ${dialTripleZero}, now, and tell them what you've told me. Go to them and don't leave them alone, if that's safe for you. Lifeline's on ${lifelineNumber}, for you both.`,
  ],
  ambulance: [
    `Yes, if there's any chance they might act on it, or they aren't answering: ${dialTripleZero}, now, and stay with them. If they're safe beside you, Lifeline will talk it through with you both, on ${lifelineNumber}.`,
    `If you can't be sure they're safe, yes: ${dialTripleZero}, now. You won't be wasting anybody's time.`,
  ],
  with_you: [
    `That's all right, see to them first. Lifeline's on ${lifelineNumber}, and in danger it's triple zero, 000. I'm here whenever you want to go on.`,
    `Of course, take all the time you need. If it gets worse, it's triple zero, 000.`,
  ],
  again: [
    `I can hear how worried you are. If they might hurt themselves, triple zero, 000, comes first, right now. Otherwise ring Lifeline, for them and for you, on ${lifelineNumber}, and don't leave them on their own.`,
    `You're right to worry, and it's all right to ask them straight out. Stay with them, ring Lifeline on ${lifelineNumber}, and if it can't wait, triple zero, 000.`,
  ],
  mistaken: ["I'm sorry, I got that wrong.", "Sorry, I misunderstood you there."],
  private: [
    `No, nobody from here will ring them. Lifeline's on ${lifelineNumber}, whenever you want to, and in danger, triple zero, 000.`,
  ],
};

export const worries: Sayings<"worried_for"> = {
  worried_for: ({ word }) => [{ ...say(`worried_for.${word}`, ...words[word]), mustBeHeard: true }],
};
