import type { Ledger } from "../ledger.ts";
import type { Danger } from "./danger.ts";
import { isByPeople } from "./release.ts";

/**
 * What was asked of a danger as it was asked, and what the caller answered as they said it: whoever reads the card judges it themselves, and takes
 * no denial for a danger that was never asked about.
 */

/** The question that a reply ended with. */
export function questionIn(said: string): string | null {
  const end = said.lastIndexOf("?");
  if (end < 0) return null;
  const before = [". ", "? ", "! "].map((stop) => said.lastIndexOf(stop, end - 1));
  const from = Math.max(...before.map((at) => (at < 0 ? 0 : at + 2)));
  return said.slice(from, end + 1).trim();
}

/** Only of what was asked; what people do to themselves or to others is told on the card in its own way. */
export function answersWith(
  danger: Danger,
  text: string,
  { lastSaid }: Pick<Ledger, "lastSaid">,
): Pick<Danger, "answers"> {
  const { kind, stage, answers = [] } = danger;
  const words = text.trim();
  const asked = questionIn(lastSaid);
  if (stage !== "asked" || isByPeople(kind) || words === "" || asked === null) return {};
  const isSaid = answers.some((each) => each.asked === asked && each.words === words);
  return isSaid ? {} : { answers: [...answers, { kind, asked, words }].slice(-mostAnswers) };
}
const mostAnswers = 6;

/** One sentence each. */
export const answersTold = ({ danger }: Pick<Ledger, "danger">): readonly string[] =>
  (danger?.answers ?? []).flatMap(({ kind, asked, words }) =>
    isByPeople(kind) || asked === undefined
      ? []
      : [`The assistant asked “${asked}” and the caller said “${words.slice(0, longest)}”.`],
  );
const longest = 200;

/** For a card of another kind: where there is one of the danger, it is told there. */
export const answersBeside = (ledger: Pick<Ledger, "danger">): readonly string[] =>
  ledger.danger?.isCardOut ? [] : answersTold(ledger);
