import type { Act, ActKind, Clause, Heard, Topic } from "../../hear/acts.ts";
import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { change, plan, type Turn } from "../turn.ts";

/**
 * The caller is worried that somebody else may harm themselves. It is answered at once, beside whatever they rang for, with what they can do;
 * it is no news for the team, nobody is rung about it, and none of its words are kept.
 */

type Worry = Extract<PlanItem, { item: "worried_for" }>["word"];

const isTold = ({ isWorried }: Ledger, { acts }: Heard): boolean =>
  acts.some(
    (act) =>
      act.kind === "danger" &&
      act.danger === "self_harm" &&
      (act.whose === "other" || (isWorried === true && act.whose !== "own")),
  );

/** Goes on about them in answer to that: with what they have there, what to do, or whom nobody is to ring. */
function goesOn({ isWorried, lastPlan }: Ledger, { acts }: Heard): Worry | null {
  if (isWorried !== true) return null;
  const isFresh = lastPlan.some(({ item }) => item === "worried_for");
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  // 'I'll call them now, and what's the nurse's number' asks for numbers.
  const isOfRinging =
    !says("help_line") &&
    acts.some(
      (act) =>
        act.kind === "rung" ||
        act.kind === "not_rung" ||
        (act.kind === "want" &&
          (act.wish === "callback" || act.wish === "no_calls" || act.wish === "message")),
    );
  const isOfThem = says("patient", "other_person", "of_person");
  if ((isOfRinging && (isFresh || isOfThem)) || (says("private") && isFresh)) return "private";
  if (!isFresh) return null;
  if (says("means")) return "now";
  const isAsked = acts.some((act) => act.kind === "ask" && ofThem.has(act.topic));
  if (isAsked || says("distress", "ringing")) return "again";
  return isOfThem && !says("yes", "pick", "choose", "want") ? "again" : null;
}
const ofThem: ReadonlySet<Topic> = new Set([
  ...(["advice", "emergencies", "help_number", "other", "suitability", "able", "painkillers"] as const),
]);

/** Lifeline's number, asked for: whatever is told with it is of that. */
const isOfLifeline = ({ acts }: Heard): boolean =>
  acts.some((act) => act.kind === "help_line" && act.line === "lifeline") &&
  acts.some(({ kind }) => ofPeople.has(kind));
const ofPeople: ReadonlySet<ActKind> = new Set(["patient", "other_person", "of_person"]);

/** What of the utterance is their own business. */
const business: ReadonlySet<ActKind> = new Set([
  ...(["yes", "no", "pick", "choose", "name", "letters", "phone", "digits", "email", "when"] as const),
  ...(["want", "treatment", "bye", "that_is_all", "happens", "help_line", "shift"] as const),
]);
const ofBusiness = (act: Act): boolean => {
  if (act.kind === "want") return !ofTeam.has(act.wish) && act.certainty >= sureOfWish;
  if (act.kind === "yes" || act.kind === "no") return act.certainty >= sureOfAnswer;
  return act.kind === "name" ? act.role === "caller" : business.has(act.kind);
};
const ofTeam: ReadonlySet<string> = new Set(["callback", "message", "person", "no_calls"]);
const sureOfWish = 0.5;
const sureOfAnswer = 0.5;

/** Clauses in which nothing but their worry is told. */
function privateClauses({ acts, clauses }: Heard): ReadonlySet<number> {
  const isOwn = (at: number): boolean =>
    acts.some(
      (act) => act.clause === at && ofBusiness(act) && act.kind !== "happens" && act.kind !== "help_line",
    ) && !acts.some((act) => act.clause === at && act.kind === "danger");
  return new Set(clauses.flatMap((_, at) => (isOwn(at) ? [] : [at])));
}

/** The utterance without it, each character in its place, so that nothing of it is kept or acted upon. */
export function withoutWorry(ledger: Ledger, heard: Heard): Heard {
  const isAnswered = isTold(ledger, heard) || goesOn(ledger, heard) !== null;
  if (!isAnswered && !isOfLifeline(heard)) return heard;
  // Lifeline's number is in the answer.
  const isSaid = (act: Act): boolean => isAnswered && act.kind === "help_line" && act.line === "lifeline";
  const hidden = privateClauses(heard);
  const blank = ({ span: [from, to] }: Clause): string => " ".repeat(to - from);
  const text = heard.clauses.reduce(
    (left, clause, at) =>
      hidden.has(at) ? left.slice(0, clause.span[0]) + blank(clause) + left.slice(clause.span[1]) : left,
    heard.text,
  );
  const clauses = heard.clauses.map((clause, at) => (hidden.has(at) ? { ...clause, words: "" } : clause));
  const acts = heard.acts.filter(
    (act) => ofBusiness(act) && !isSaid(act) && (act.kind === "help_line" || !hidden.has(act.clause)),
  );
  return { ...heard, text, clauses, acts };
}

/** What is to be said to it; null = nothing of the kind is told, or 000 stands for something else. */
export function answerWorry(turn: Turn, heard: Heard): Turn | null {
  const { ledger } = turn;
  const isNew = isTold(ledger, heard);
  const more = goesOn(ledger, heard);
  if (!isNew && more === null) return null;
  const isAtHand = heard.acts.some(({ kind }) => kind === "means");
  const word: Worry = isAtHand ? "now" : isNew && ledger.isWorried !== true ? "told" : (more ?? "again");
  return plan(change(turn, { isWorried: true }), { item: "worried_for", word });
}

/** Nothing is asked in the breath in which that is answered. */
export const isWorryAnswered = ({ plan: planned }: Turn): boolean =>
  planned.some(({ item }) => item === "worried_for");
