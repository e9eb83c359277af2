import type { RehearsalCaller } from "../caller.ts";
import { personAt } from "../people.ts";
import { styles } from "../speech.ts";
import * as verdicts from "../verdicts.ts";
import { caller, checkUp, planOfToday, type RehearsalWorld } from "./case.ts";

/** Those who want to know something of the clinic. */
export function asking(world: RehearsalWorld): RehearsalCaller[] {
  const { facts } = world;
  const ask = (
    id: string,
    index: number,
    goal: string,
    opening: string,
    verdict: RehearsalCaller["verdict"],
  ) =>
    caller({
      ...{ id, group: "questions", goal, verdict },
      plan: planOfToday(world, personAt(index * 5 + 1), styles[index % styles.length] ?? "clean", {
        ...{ opening, reason: checkUp.words },
        instead: { person: ["No thanks"], unclear: ["No thanks, goodbye"] },
      }),
    });
  const { start, end } = facts.businessHours.weekdays;
  return [
    ask(
      ...(["ask-hours", 17, "Ask for the opening hours", "What are your opening hours?"] as const),
      verdicts.answered("the opening hours", { times: [start, end] }),
    ),
    ask(
      ...([
        "greeting",
        18,
        "Listen to the greeting and ask for the closing time",
        "What time do you close?",
      ] as const),
      verdicts.alsoGreeted(verdicts.answered("the closing time", { times: [end] })),
    ),
    ...(facts.address.trim() === ""
      ? []
      : [
          ask(
            ...(["ask-address", 19, "Ask for the address", "Where are you located?"] as const),
            verdicts.answered("the address", {
              words: [facts.address.trim().split(/[,\n]/)[0] ?? ""],
            }),
          ),
        ]),
    ask(
      ...(["ask-price", 20, "Ask what a check-up costs", "How much is a check-up?"] as const),
      verdicts.askedPrice,
    ),
    ...(/\bparking\b/i.test(facts.additionalInfo)
      ? [
          ask(
            ...(["ask-parking", 21, "Ask about parking", "Is there parking?"] as const),
            verdicts.answered("the parking", { words: ["parking"] }),
          ),
        ]
      : []),
  ];
}
