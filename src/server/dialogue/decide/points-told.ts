import type { Act, Heard } from "../hear/acts.ts";
import type { Ledger } from "./ledger.ts";
import { holds } from "./writing.ts";

/** What was told for the team, each thing by itself and in the caller's own words: read back to them, and written down at the top. */

const mostPoints = 12;

/** With what this utterance tells, clause by clause; what is asked of the call, or of ringing, is no point of its own. */
export const withPoints = ({ points = [] }: Ledger, heard: Heard): Pick<Ledger, "points"> => {
  const told = heard.clauses.flatMap(({ words }, at) => {
    const own = heard.acts.filter(({ clause }) => clause === at);
    const isTold = own.some(isPoint) && !own.some(isOfCall) && points.every((each) => each.words !== words);
    const whole = wholeOf(heard, words);
    return isTold && points.every((each) => each.words !== whole)
      ? [{ words: whole, isWeighty: own.some(isWeighty) }]
      : [];
  });
  return told.length === 0 ? {} : { points: [...points, ...told].slice(-mostPoints) };
};

/** A piece of a sentence tells nobody anything: it stands with the rest of what was said in that breath. */
const wholeOf = ({ text }: Heard, words: string): string =>
  words.split(" ").length < fewestWords && text.split(" ").length <= mostWords ? text : words;
const fewestWords = 4;
const mostWords = 40;

const surely = 0.8;
const isWeighty = (act: Act): boolean =>
  (act.kind === "health" && act.certainty >= surely) ||
  (act.kind === "subject" && act.of === "money") ||
  act.kind === "complaint" ||
  act.kind === "medicine_question" ||
  (act.kind === "danger" && act.certainty >= surely);
const isPoint = (act: Act): boolean =>
  isWeighty(act) ||
  act.kind === "subject" ||
  act.kind === "treatment" ||
  (act.kind === "tell" && act.certainty >= surely);
const isOfCall = (act: Act): boolean =>
  (act.kind === "want" && act.wish !== "message") ||
  (act.kind === "ask" && act.topic === "done") ||
  (act.kind === "when" && act.of === "ring") ||
  ofCall.has(act.kind);
const ofCall: ReadonlySet<Act["kind"]> = new Set([
  ...(["name", "phone", "rung", "reach", "not_number", "amend", "withdraw", "misheard", "safe"] as const),
]);

/** As far as they stand in what the team has: what was taken back is in it no more. */
export function pointsOf({ points = [] }: Ledger, detail: string): readonly string[] {
  const told = points.filter(({ words }) => detail === "" || holds(detail, words));
  const kept = told.length > mostRead ? told.filter(({ isWeighty: isFirst }) => isFirst) : told;
  return kept.map(({ words }) => words);
}
/** Of more than that, what is told by the way is left to the task. */
const mostRead = 6;

/** Those that somebody must see first: of health, of money, and what was wrong. */
export const weightyOf = ({ points = [] }: Ledger, words: readonly string[]): readonly string[] =>
  points.flatMap((point) =>
    point.isWeighty && words.some((line) => holds(line, point.words)) ? [point.words] : [],
  );
