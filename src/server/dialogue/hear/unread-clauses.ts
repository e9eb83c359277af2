import { toUtterance, type Utterance } from "../words.ts";
import type { Act, Clause, Heard } from "./acts/acts.ts";
import type { PromptKind } from "./acts/labels.ts";
import { hangsOnQuestion, isBareAnswer, isSoftYes } from "./agreement.ts";
import {
  asksForTimes,
  asksOfConfirming,
  asksOfTime,
  asksWhatWasSaid,
  asksWhenItIs,
  echoes,
  isQuestionForm,
  isRequestForm,
  looksAsked,
} from "./asked/question-form.ts";
import { asksOfOutcome } from "./asked/read-whether.ts";
import type { HearContext } from "./context.ts";
import { type BareAct, type Found, overlaps, type Span } from "./found.ts";
import { clauseAt } from "./parsed-utterance.ts";

/** Words that tell nothing by themselves. */
const empty: ReadonlySet<string> = new Set(
  "and but so because cause since also oh anyway anyways actually then plus though although or well just that this it is was the a an i you we to of in on at for um uh yeah okay right like know mean guess think please thanks there here do did have be if with as kind sort really maybe sorry alright righto rightio alrighty um look hey fine good great one ones works suits lovely perfect cool".split(
    " ",
  ),
);

const hasContent = ({ words }: Utterance): boolean => words.some(({ word }) => !empty.has(word));

/** What a question is answered with, or what is done for it. */
const answering: ReadonlySet<string> = new Set(
  `ask want pick pick_all repeat explain slower wait danger help_line aid_subject shift next_to swap same_visit letters wrong chat abuse
   other_language wrong_number sales complaint withdraw picked_up undo amend kept keep drop medicine_question`.split(
    /\s+/,
  ),
);

/** Asked by its form, and nothing was read that answers it or acts upon it. */
function isLeftOpen(
  part: Utterance,
  acts: readonly BareAct[],
  { prompt, lastSaid = "" }: Pick<HearContext, "prompt" | "lastSaid">,
): boolean {
  if (acts.every(({ kind }) => kind !== "ask") && echoes(part, lastSaid)) return true;
  if (asksWhenOnly(part, acts, prompt)) return true;
  if (!isQuestionForm(part) || acts.some(({ kind }) => answering.has(kind))) return false;
  // 'What times have you got', of what was offered, is answered with others.
  if (offering.has(prompt) && acts.some(({ kind }) => kind === "other")) return false;
  if (isRequestForm(part)) return false;
  const isTimed = acts.some(({ kind }) => kind === "when") || part.words.some(({ word }) => hours.has(word));
  const isOfTime = isTimed && asksOfTime(part) && !asksOfOutcome(part);
  return !isOfTime;
}
/** Of what stands, 'what was the time again' asks for that, and not for all our words. */
const asksWhenOnly = (part: Utterance, acts: readonly BareAct[], prompt: PromptKind): boolean =>
  idle.has(prompt) && asksWhenItIs(part) && acts.every((act) => !answering.has(act.kind) || isOverheard(act));
const isOverheard = (act: BareAct): boolean =>
  act.kind === "repeat" || act.kind === "wait" || (act.kind === "ask" && act.topic === "other");
const offering: ReadonlySet<PromptKind> = new Set(["offer", "one_offer"]);
const hours: ReadonlySet<string> = new Set("seven eight nine ten eleven twelve midday noon".split(" "));

function formedAsk(
  part: Utterance,
  { prompt, lastSaid = "" }: Pick<HearContext, "prompt" | "lastSaid">,
): BareAct {
  if (echoes(part, lastSaid)) return { kind: "ask", topic: "other", about: { isEcho: true } };
  if (offering.has(prompt) && asksForTimes(part)) return { kind: "other" };
  if (asksWhenItIs(part) && idle.has(prompt))
    return { kind: "ask", topic: "done", about: { detail: "when" } };
  if (asksWhatWasSaid(part) && idle.has(prompt))
    return { kind: "ask", topic: "done", about: { whether: null } };
  return { kind: "ask", topic: asksOfConfirming(part) ? "messages" : "other", about: {} };
}

/** Beside what is only asked these were not meant: 'will it be done before the eleventh' wishes for no day. */
const ofAnswers: ReadonlySet<string> = new Set("when give correct choose noise".split(" "));

/** What stands is spoken of, and nothing is being settled. */
const idle: ReadonlySet<PromptKind> = new Set(["open", "anything_else", "shall_i"]);

/** More than what is only taken for a question: it is answered, whatever else was said. */
const formed = 0.55;

const yeses: ReadonlySet<string> = new Set("yes yep yup yeah correct absolutely definitely".split(" "));
const noes: ReadonlySet<string> = new Set("no nah nope".split(" "));
const isAnswerWord = (word: string): boolean => yeses.has(word) || noes.has(word);

/** What is made of words in which nothing was read. */
function plainReading(part: Utterance): BareAct {
  // Of several the last counts: 'yeah, no' declines.
  const answer = part.words.findLast(({ word }) => isAnswerWord(word))?.word ?? "";
  const isAnswer = part.words.length <= mostAnswerWords && isAnswerWord(part.words[0]?.word ?? "");
  if (isAnswer) return { kind: noes.has(answer) ? "no" : "yes" };
  return looksAsked(part) || isQuestionForm(part)
    ? { kind: "ask", topic: "other", about: {} }
    : { kind: "tell" };
}
const mostAnswerWords = 2;
/** 'Yeah hi', that nobody read anything in. */
const mostPassedOver = 2;

/** One question in two clauses: 'what else have you got · on Thursday', 'is it still on · and what time'. */
const isOneWith = (told: { act: BareAct; clause: number }, clause: number, { words }: Utterance): boolean =>
  // 'Can you put my name down · on the waiting list'
  (told.act.kind === "want" && told.clause === clause + 1 && words.length <= mostBegun) ||
  ((told.act.kind === "ask" || (told.act.kind === "want" && told.act.wish === "check")) &&
    (told.clause === clause + 1 || (told.clause === clause - 1 && words.length <= mostTag)));
/** 'The half past two, did you say' repeats what was just chosen. */
const repeatsChoice = (
  part: Utterance,
  told: readonly { act: BareAct }[],
  { prompt }: Pick<HearContext, "prompt">,
): boolean => asksWhatWasSaid(part) && offering.has(prompt) && told.some(({ act }) => act.kind === "pick");
const mostTag = 4;
const mostBegun = 8;

/** When it is opens no clause of its own. */
const happens = "happens";
/** A sign that is named is part of something told. */
const ofSigns: ReadonlySet<string> = new Set([
  ...[
    "all_right",
    "not_right",
    "released",
    "reference",
    "health",
    "medicine",
    "medicine_question",
    "ringing",
    "rather_than_ring",
    "sad",
    "dead",
    "undecided",
    "ordeal",
    "fear",
  ],
  ...["misheard", "private", "own_business", "theirs", "subject", "new_detail", happens],
]);
/** Below what passes any threshold. */
const fallback = 0.4;

/**
 * Puts each act into its clause and accounts for those in which nothing was read: what has content is a question or something
 * told, the rest joins the clause before it, or behind it. Nothing that was said is passed over.
 */
export function addUnreadClauses({
  text,
  clauses,
  parts,
  found,
  covered = null,
  parsed = { prompt: "open" },
}: {
  text: string;
  clauses: readonly Clause[];
  parts: readonly Utterance[];
  found: readonly Found[];
  /** Where somebody else read something: what they passed over answers nothing. Null = nobody did. */
  covered?: readonly Span[] | null;
  /** What was asked, and said: what is said to a danger is of it. */
  parsed?: Pick<HearContext, "prompt" | "lastSaid">;
}): Heard {
  const told = found.map((each) => ({ ...each, clause: clauseAt(clauses, each.span) }));
  const isHeard = (clause: number): boolean =>
    told.some(({ act, clause: at }) => at === clause && !ofSigns.has(act.kind)) ||
    spans(clauses[clause], told);
  const isOpen = hangsOnQuestion(toUtterance(text));
  const empties = clauses.flatMap(({ span }, clause): typeof told => {
    const part = parts[clause];
    const isCovered = covered?.some(([from, to]) => from <= span[0] && span[1] <= to) ?? false;
    if (isHeard(clause) || isCovered || !part || !hasContent(part)) return [];
    if (isOpen && clause === 0 && isSoftYes(part)) return [];
    if (covered !== null && (isBareAnswer(part) || part.words.length <= mostPassedOver)) return [];
    const act = plainReading(part);
    const isPart =
      act.kind === "ask" &&
      (told.some((each) => isOneWith(each, clause, part)) || repeatsChoice(part, told, parsed));
    const isFormed = act.kind === "ask" && parsed.prompt !== "danger" && isLeftOpen(part, [], parsed);
    const asked = isFormed ? formedAsk(part, parsed) : act;
    return isPart ? [] : [{ act: asked, span, certainty: isFormed ? formed : fallback, clause }];
  });
  const open = clauses.flatMap(({ span }, clause): typeof told => {
    const part = parts[clause];
    const acts = told
      .filter((each) => each.act.kind !== happens && each.act.kind !== "subject")
      .filter((each) => each.clause === clause || (each.act.kind === "when" && overlaps(each.span, span)))
      .map(({ act }) => act);
    if (
      covered !== null ||
      parsed.prompt === "danger" ||
      !part ||
      acts.length === 0 ||
      !isLeftOpen(part, acts, parsed)
    )
      return [];
    const isPart = told.some((each) => isOneWith(each, clause, part));
    return isPart ? [] : [{ act: formedAsk(part, parsed), span, certainty: formed, clause }];
  });
  const asksWhen = (clause: number): boolean => parts[clause] !== undefined && asksWhenItIs(parts[clause]);
  const isMistaken = ({ act, clause, span }: (typeof told)[number]): boolean =>
    // 'Hang on, what day was that again' waits for nothing but the answer.
    (act.kind === "wait" && asksWhen(clause)) ||
    (isOverheard(act) && asksWhen(clause) && open.some((each) => each.clause === clause)) ||
    (ofAnswers.has(act.kind) &&
      open.some((each) => each.clause === clause && each.span[0] <= span[0] && span[1] <= each.span[1]));
  const all = [...told.filter((each) => !isMistaken(each)), ...empties, ...open];
  const weighty = all.filter(({ act }) => act.kind !== happens && act.kind !== "subject");
  const kept: Clause[] = [];
  /** From the clauses as they were cut to those that are kept. */
  const moved: number[] = [];
  for (const [index, clause] of clauses.entries()) {
    const before = kept.at(-1);
    const joins =
      before !== undefined &&
      (!weighty.some((each) => each.clause === index) || !isStarted(kept, moved, weighty));
    if (before && joins) kept[kept.length - 1] = joinedClause(text, before, clause);
    else kept.push(clause);
    moved.push(kept.length - 1);
  }
  const acts = all.map(
    ({ act, span, certainty, clause }) =>
      ({
        ...act,
        ...(act.kind === "health" && act.since !== undefined && { since: moved[act.since] ?? act.since }),
        ...{ clause: moved[clause] ?? 0, words: text.slice(...span), certainty },
      }) as Act,
  );
  if (kept.length === 0) kept.push({ words: text, span: [0, text.length] });
  if (acts.length === 0) acts.push({ kind: "noise", clause: 0, words: text, certainty: fallback });
  return { text, clauses: kept, acts: acts.toSorted((one, other) => one.clause - other.clause) };
}

/** Whether the last clause that is kept holds an act. */
const isStarted = (
  kept: readonly Clause[],
  moved: readonly number[],
  all: readonly { clause: number }[],
): boolean => all.some(({ clause }) => moved[clause] === kept.length - 1);

/** A name, a time or a question may be told by several clauses together: a day in one and its hour in the next. */
const spans = (clause: Clause | undefined, told: readonly Found[]): boolean =>
  clause !== undefined &&
  told.some(
    ({ act, span }) => reaching.has(act.kind) && span[0] < clause.span[0] && clause.span[1] <= span[1],
  );
const reaching: ReadonlySet<string> = new Set([
  ...(["when", "name", "letters", "phone", "digits", "email", "ask", "health_owner"] as const),
]);

const joinedClause = (text: string, one: Clause, other: Clause): Clause => {
  const span = [one.span[0], other.span[1]] as const;
  return { words: text.slice(...span), span };
};
