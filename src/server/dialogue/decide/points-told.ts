import type { Act, Heard } from "../hear/acts.ts";
import type { Ledger } from "./ledger.ts";
import { holds } from "./writing.ts";

/** What was told for the team, each thing by itself and in the caller's own words: read back to them, and written down at the top. */

const mostPoints = 12;

/** With what this utterance tells, clause by clause; what is asked of the call, or of ringing, is no point of its own. */
export const withPoints = (ledger: Ledger, heard: Heard): Pick<Ledger, "points"> => {
  const { points = [] } = ledger;
  const isMessage = isLeavingWord(ledger, heard);
  const told = heard.clauses.flatMap(({ words }, at) => {
    const own = heard.acts.filter(({ clause }) => clause === at);
    const isTold =
      own.some((act) => isPoint(act) || (isMessage && isPerhapsPoint(act, words))) &&
      !own.some(isOfCall) &&
      points.every((each) => each.words !== words);
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

/** Whoever leaves a message tells something by all that they say. */
const isLeavingWord = ({ matters, current, asked, told }: Ledger, { acts }: Heard): boolean => {
  const matter = matters[current ?? asked?.matter ?? -1];
  const isForTeam = matter !== undefined && forTeam.has(matter.kind) && matter.status === "open";
  return (
    isForTeam ||
    (current === null && told !== undefined) ||
    acts.some((act) => act.kind === "want" && forTeam.has(act.wish))
  );
};
const forTeam: ReadonlySet<string> = new Set(["message", "callback"]);
const isPerhapsPoint = (act: Act, words: string): boolean =>
  words.split(" ").length >= fewestWords &&
  (act.kind === "tell" || (act.kind === "ask" && !ofTheCall.has(act.topic)));
const ofTheCall: ReadonlySet<string> = new Set(["done", "human", "who", "able", "privacy", "why"]);

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
export function pointsOf({ points = [], questions }: Ledger, detail: string): readonly string[] {
  const isAnswered = (words: string): boolean =>
    questions.some((each) => each.words === words && each.status === "answered");
  const told = points.filter(({ words }) => !isAnswered(words) && (detail === "" || holds(detail, words)));
  const weighty = told.filter(({ isWeighty: isFirst }) => isFirst).length;
  const most = Math.max(0, mostRead - weighty);
  const others = told.filter(({ isWeighty: isFirst }) => !isFirst).slice(0, most);
  return told.filter((each) => each.isWeighty || others.includes(each)).map(({ words }) => words);
}
/** Of more than that, what is told by the way is left to the task. */
const mostRead = 9;

/** Those that somebody must see first: of health, of money, and what was wrong. */
export const weightyOf = ({ points = [] }: Ledger, words: readonly string[]): readonly string[] =>
  points.flatMap((point) =>
    point.isWeighty && words.some((line) => holds(line, point.words)) ? [point.words] : [],
  );
