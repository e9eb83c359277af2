import type { Act, Heard } from "../hear/acts/acts.ts";
import { isPutOtherwise, isSaidOtherwise, piecesOf, repaired, wordsIn } from "../self-repair.ts";
import type { Ledger } from "./ledger.ts";
import { holds } from "./writing.ts";

/** What was told for the team, each thing by itself and in the caller's own words: read back to them, and written down at the top. */

const mostPoints = 12;

/** With what this utterance tells, clause by clause; what is asked of the call, or of ringing, is no point of its own. */
export const withPoints = (ledger: Ledger, heard: Heard): Pick<Ledger, "points"> => {
  const { points = [] } = ledger;
  const isMessage = isLeavingWord(ledger, heard);
  const isBeside = heard.acts.some(isAskedOfUs) && !heard.acts.some(isAskedToPassOn);
  const isRight = heard.acts.some(({ kind }) => kind === "correct" || kind === "no");
  const told = sentencesOf(heard).flatMap(({ words, acts, isPassedOn }) => {
    const isTold =
      isPassedOn ||
      points.some((each) => isSaidOtherwise(wordsIn(each.words), wordsIn(words))) ||
      (acts.some((act) => isPoint(act) || (isMessage && isPerhapsPoint(act, words))) && !acts.some(isOfCall));
    if (!isTold || points.some((each) => each.words === words)) return [];
    const whole = isPassedOn ? words : wholeOf(heard, words);
    const weight = acts.some(isWeighty);
    const isAside = isBeside && !weight && !acts.some(({ kind }) => kind === "subject");
    return points.every((each) => each.words !== whole)
      ? [
          {
            ...{ words: whole, isWeighty: weight },
            ...(isAside && { isAside: true as const }),
            ...(isRight && { isPutRight: true as const }),
          },
        ]
      : [];
  });
  return told.length === 0 ? {} : { points: [...points, ...told].slice(-mostPoints) };
};

interface Sentence {
  words: string;
  acts: readonly Act[];
  /** Asked to be passed on in these words. */
  isPassedOn: boolean;
}

/** Its clauses, those that put one another right together, and what is asked to be passed on as it is to be told. */
function sentencesOf({ text, clauses, acts }: Heard): readonly Sentence[] {
  const passed = acts.flatMap((act) => {
    const from = act.kind === "pass_on" ? text.indexOf(act.words) : -1;
    return from < 0 ? [] : [[from, from + act.words.length] as const];
  });
  const groups: { from: number; to: number; at: number[] }[] = [];
  for (const [at, { words, span }] of clauses.entries()) {
    const last = groups.at(-1);
    const before = last && text.slice(last.from, last.to);
    // 'I wanted to talk to whoever | does the quotes': what ends on a word that leads on goes on.
    const isOne =
      before !== undefined &&
      (isPutOtherwise(before, words) || leadsOn.has(wordsIn(before.trim().toLowerCase()).at(-1) ?? ""));
    if (last && isOne) Object.assign(last, { to: span[1], at: [...last.at, at] });
    else groups.push({ from: span[0], to: span[1], at: [at] });
  }
  const isIn = ({ from, to }: { from: number; to: number }) =>
    passed.some(([start, end]) => start < to && from < end);
  const own = groups
    .filter((group) => !isIn(group))
    .map(({ from, to, at }) => ({
      words: text.slice(from, to).trim(),
      acts: acts.filter(({ clause }) => at.includes(clause)),
      isPassedOn: false,
      from,
    }));
  const asked = passed.map(([from, to]) => {
    const at = groups.filter((group) => group.from < to && from < group.to).flatMap((group) => group.at);
    return {
      words: text.slice(from, to).trim(),
      acts: acts.filter(({ clause }) => at.includes(clause)),
      isPassedOn: true,
      from,
    };
  });
  return [...own, ...asked].toSorted((one, other) => one.from - other.from);
}

const leadsOn: ReadonlySet<string> = new Set(
  "who whoever that which whatever what how whether if to the a an my our his her their and but or about for of with from when because cause cos than as i is was are".split(
    " ",
  ),
);

/** Something else is wished for or asked for in the same breath: what is said beside it is said to us. */
const isAskedOfUs = (act: Act): boolean =>
  (act.kind === "ask" && act.certainty >= likely) ||
  (act.kind === "want" && !forTeam.has(act.wish) && act.certainty >= likely);
const likely = 0.5;
const isAskedToPassOn = (act: Act): boolean =>
  act.kind === "pass_on" || (act.kind === "want" && forTeam.has(act.wish));

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

/**
 * As far as they stand in what the team has: what was taken back is in it no more, and what was put right is read as it is now. What was
 * said by the way is read where there is nothing else.
 */
export function pointsOf({ points = [], questions }: Ledger, detail: string): readonly string[] {
  const isAnswered = (words: string): boolean =>
    questions.some((each) => each.words === words && each.status === "answered");
  const told = points.filter(({ words }) => !isAnswered(words) && (detail === "" || holds(detail, words)));
  const real = told.some(({ isAside }) => !isAside) ? told.filter(({ isAside }) => !isAside) : told;
  const weighty = real.filter(({ isWeighty: isFirst }) => isFirst).length;
  const most = Math.max(0, mostRead - weighty);
  const others = real.filter(({ isWeighty: isFirst }) => !isFirst).slice(0, most);
  const read = real.filter((each) => each.isWeighty || others.includes(each));
  return read.flatMap((each, at) =>
    asItStands(
      each.words,
      read.slice(at + 1).flatMap(({ isPutRight, words }) => (isPutRight ? [words] : [])),
    ),
  );
}

/** Without what is taken back in it, or put otherwise further on; what is left of it stands in one piece as long as it can. */
function asItStands(words: string, later: readonly string[]): readonly string[] {
  const pieces = piecesOf(repaired(wordsIn(words)));
  const after = later.flatMap((each) => piecesOf(repaired(wordsIn(each))));
  const left = pieces.filter((piece) => !after.some((each) => isSaidOtherwise(piece, each)));
  if (left.length === pieces.length && words.split(" ").length <= mostInOne)
    return [repaired(wordsIn(words)).join(" ")];
  return left.map((piece) => piece.join(" "));
}
const mostInOne = 18;
/** Of more than that, what is told by the way is left to the task. */
const mostRead = 9;

/** Those that somebody must see first: of health, of money, and what was wrong. */
export const weightyOf = ({ points = [] }: Ledger, words: readonly string[]): readonly string[] =>
  points.flatMap((point) =>
    point.isWeighty && words.some((line) => holds(line, point.words)) ? [point.words] : [],
  );
