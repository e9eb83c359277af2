import type { Act, ActKind, Clause, Heard } from "../../hear/acts/acts.ts";
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

/**
 * Until they go on with their own business by a plain wish, or say that it is all right, everything is answered as of them: what they ask,
 * what they tell, whom nobody is to ring. No time is offered meanwhile, and nothing else is asked.
 */
function goesOn(ledger: Ledger, heard: Heard): Worry | null {
  if (ledger.isWorryHeld !== true || isReleased(heard)) return null;
  const { acts } = heard;
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  // 'I'll call them now, and what's the nurse's number' asks for numbers.
  const isOfRinging =
    !says("help_line") &&
    acts.some(
      (act) =>
        act.kind === "not_rung" ||
        (act.kind === "want" && (act.wish === "no_calls" || act.wish === "callback")),
    );
  if (isUrgent(acts)) return "now";
  if (isOfRinging || says("private")) return "private";
  if (acts.some((act) => act.kind === "aid_subject" && act.of === "triple_zero")) return "ambulance";
  const isWell = says("safe", "all_right") && !says("ask");
  return !isWell && says("ask", "distress", "ringing", "unsure", "danger", "help_line", "explain")
    ? "again"
    : "with_you";
}
/** Not answering, or with something at hand: but for what was of another time. */
const isUrgent = (acts: readonly Act[]): boolean =>
  acts.some((act) => act.kind === "not_right" || (act.kind === "theirs" && act.is === "out_of_reach")) ||
  (acts.some(({ kind }) => kind === "means") &&
    !acts.some((act) => act.kind === "happens" && act.when === "another_time"));

/** A plain wish of their own, a time or a name, a goodbye; or all is well by their word. */
function isReleased({ acts }: Heard): boolean {
  const isOfThem = acts.some((act) => ofPeople.has(act.kind));
  const isOfHarm = acts.some(
    (act) =>
      act.kind === "distress" ||
      act.kind === "not_right" ||
      (act.kind === "danger" && act.danger === "self_harm"),
  );
  const theirs = new Set(
    acts.flatMap((act) => (ofPeople.has(act.kind) || ofTalk.has(act.kind) ? [act.clause] : [])),
  );
  // 'What Lifeline, no, I'm not mad' asks for nothing.
  const isDenied = acts.some(({ kind }) => kind === "no");
  const isOwn = (act: Act): boolean => {
    if (act.kind === "want") return !ofTeam.has(act.wish) && act.certainty >= sureOfOwn;
    if (act.kind === "own_business") return true;
    if (act.kind === "misheard") return !isOfThem && (isDenied || acts.every(({ kind }) => kind !== "ask"));
    if (act.kind === "safe") return act.certainty >= sureOfOwn && acts.every(({ kind }) => kind !== "ask");
    if (act.kind === "name") return act.role === "caller";
    return ofOwn.has(act.kind) && act.certainty >= sureOfPick && !theirs.has(act.clause);
  };
  return !isOfHarm && acts.some(isOwn);
}
const ofOwn: ReadonlySet<ActKind> = new Set(["pick", "choose", "treatment", "bye", "that_is_all"]);
const ofTalk: ReadonlySet<ActKind> = new Set(["help_line", "aid_subject", "means"]);
const sureOfOwn = 0.9;
const sureOfPick = 0.7;

/** Lifeline's number, asked for: whatever is told with it is of that. */
const isOfLifeline = ({ acts }: Heard): boolean =>
  !acts.some(({ kind }) => kind === "misheard") &&
  acts.some((act) => act.kind === "help_line" && act.line === "lifeline") &&
  acts.some((act) => ofPeople.has(act.kind) || (act.kind === "theirs" && act.is === "helped"));
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

/** What may cost a life by itself has its own protocol, whatever it came of. */
const isBodily = ({ acts }: Heard): boolean =>
  acts.some(
    (act) =>
      act.kind === "danger" &&
      act.danger !== "self_harm" &&
      act.danger !== "violence" &&
      act.degree === "life",
  );
const everyClauseOf = ({ clauses }: Heard): ReadonlySet<number> => new Set(clauses.keys());

/** Clauses in which nothing but their worry is told; once they go on with their own business, what is of somebody else and no business. */
function privateClauses({ acts, clauses }: Heard, isAnswered: boolean): ReadonlySet<number> {
  const isOfThem = (at: number): boolean =>
    acts.some((act) => act.clause === at && (ofPeople.has(act.kind) || act.kind === "help_line"));
  const isOwn = (at: number): boolean =>
    acts.some(
      (act) => act.clause === at && ofBusiness(act) && act.kind !== "happens" && act.kind !== "help_line",
    ) &&
    !acts.some((act) => act.clause === at && act.kind === "danger") &&
    (!isOfThem(at) || acts.some((act) => act.clause === at && act.kind === "want" && ofBusiness(act)));
  return new Set(clauses.flatMap((_, at) => (isOwn(at) || (!isAnswered && !isOfThem(at)) ? [] : [at])));
}

/** The utterance without it, each character in its place, so that nothing of it is kept or acted upon. */
export function withoutWorry(ledger: Ledger, heard: Heard): Heard {
  if (isBodily(heard)) return heard;
  const isBegun = isTold(ledger, heard) || isOfLifeline(heard);
  const isHeld = goesOn(ledger, heard) !== null;
  const isAnswered = isBegun || isHeld;
  if (!isAnswered && ledger.isWorryHeld !== true) return heard;
  // Lifeline's number is in the answer.
  const isSaid = (act: Act): boolean => isAnswered && act.kind === "help_line" && act.line === "lifeline";
  const hidden = isHeld && !isTold(ledger, heard) ? everyClauseOf(heard) : privateClauses(heard, isAnswered);
  const blank = ({ span: [from, to] }: Clause): string => " ".repeat(to - from);
  const text = heard.clauses.reduce(
    (left, clause, at) =>
      hidden.has(at) ? left.slice(0, clause.span[0]) + blank(clause) + left.slice(clause.span[1]) : left,
    heard.text,
  );
  const clauses = heard.clauses.map((clause, at) => (hidden.has(at) ? { ...clause, words: "" } : clause));
  const goingOn = new Set(
    heard.acts.flatMap(({ kind, clause }) => (kind === "own_business" ? [clause] : [])),
  );
  // 'Can we go on' is no question.
  const isGoingOn = (act: Act): boolean =>
    act.kind === "ask" && goingOn.has(act.clause) && (act.topic === "other" || act.topic === "able");
  const acts = heard.acts.filter(
    (act) =>
      !isGoingOn(act) &&
      (ofBusiness(act) || !isAnswered) &&
      !isSaid(act) &&
      ((act.kind === "help_line" && !isHeld) || !hidden.has(act.clause)),
  );
  return { ...heard, text, clauses, acts };
}

/** While 000 stands for somebody who is worried about: no news of the caller's health, and nobody who is to be booked. */
export function besideWorry({ isWorryHeld: isHeld }: Ledger, heard: Heard): Heard {
  if (isHeld !== true) return heard;
  const acts = heard.acts.filter(
    ({ kind }) => kind !== "health" && kind !== "medicine" && kind !== "patient" && kind !== "when",
  );
  return { ...heard, acts };
}

/** What is to be said to it; null = nothing of the kind is told, or 000 stands for something else. */
export function answerWorry(turn: Turn, heard: Heard): Turn | null {
  const { ledger } = turn;
  if (isBodily(heard)) return null;
  const isNew = isTold(ledger, heard);
  const more = goesOn(ledger, heard);
  const isNumber = isOfLifeline(heard);
  if (!isNew && more === null && !isNumber) {
    if (ledger.isWorryHeld !== true || !isReleased(heard)) return null;
    const released = change(turn, { isWorryHeld: false });
    const isMistaken = heard.acts.some(({ kind }) => kind === "misheard");
    return isMistaken
      ? plan(change(released, { isWorried: false }), { item: "worried_for", word: "mistaken" })
      : released;
  }
  const first: Worry = isNew ? "told" : "number";
  const word = isUrgent(heard.acts) ? "now" : isNew && ledger.isWorried !== true ? "told" : (more ?? first);
  return plan(change(turn, { isWorried: true, isWorryHeld: true }), { item: "worried_for", word });
}

/** As long as that has the word, the call asks for nothing. */
export const isWorryHeld = ({ ledger }: Turn): boolean => ledger.isWorryHeld === true;

/** Nothing is asked in the breath in which that is answered. */
export const isWorryAnswered = ({ plan: planned }: Turn): boolean =>
  planned.some((item) => item.item === "worried_for" && item.word !== "mistaken");
