import type { DangerKind } from "../../hear/acts/of-danger.ts";
import type { Ledger } from "../ledger.ts";
import type { Danger } from "./danger.ts";
import { isByPeople } from "./release.ts";

/**
 * What was asked of a danger, and what came of it in the caller's own words: whoever reads the card is told so, and takes no denial for a
 * danger that was never asked about.
 */

const askedAbout: Readonly<Record<Exclude<DangerKind, "self_harm" | "violence">, string>> = {
  ...{ breathing: "trouble breathing or swallowing", swelling: "trouble breathing or swallowing" },
  ...{ fever: "trouble breathing or swallowing", battery: "trouble breathing or swallowing" },
  ...{ severe_pain: "trouble breathing or swallowing", lost_crown: "trouble breathing or swallowing" },
  choking: "trouble breathing",
  allergic: "trouble breathing and a swelling of the face or tongue",
  collapse: "weakness on one side, passing out and confusion",
  ...{ fainted: "drowsiness and confusion", head_injury: "drowsiness, confusion and being sick" },
  poison: "drowsiness, confusion and trouble breathing",
  heart: "pain or tightness in the chest, sweating and pallor",
  injured_jaw: "trouble breathing and heavy bleeding",
  ...{ bleeding: "heavy bleeding", oozing: "heavy bleeding", bitten_lip: "heavy bleeding" },
  ...{
    broken_tooth: "heavy bleeding",
    knocked_out_tooth: "heavy bleeding",
    loosened_tooth: "heavy bleeding",
  },
  swallowed_piece: "coughing, wheezing, dribbling and trouble breathing",
};

/** Only of what was asked; what people do to themselves or to others is told on the card in its own way. */
export function answersWith(danger: Danger, text: string, isDenied: boolean): Pick<Danger, "answers"> {
  const { kind, stage, answers = [] } = danger;
  const words = text.trim();
  if (stage !== "asked" || isByPeople(kind) || words === "") return {};
  return { answers: [...answers.filter((each) => each.kind !== kind), { kind, isDenied, words }] };
}

/** One sentence each. */
export const answersTold = ({ danger }: Pick<Ledger, "danger">): readonly string[] =>
  (danger?.answers ?? []).flatMap(({ kind, isDenied, words }) => {
    if (kind === "self_harm" || kind === "violence") return [];
    const how = isDenied ? "denied" : "affirmed";
    return [
      `The assistant asked about ${askedAbout[kind]}: ${how} in the caller's words, “${words.slice(0, longest)}”.`,
    ];
  });
const longest = 200;

/** For a card of another kind: where there is one of the danger, it is told there. */
export const answersBeside = (ledger: Pick<Ledger, "danger">): readonly string[] =>
  ledger.danger?.isCardOut ? [] : answersTold(ledger);
