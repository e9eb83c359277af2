import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Topic } from "../acts/labels.ts";
import { type Found, sure } from "../found.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { isQuestionForm, isRequestForm } from "./question-form.ts";

/**
 * A question at what was read back puts nothing right and wishes for nothing, whatever its words sound like: 'so half an hour's enough
 * for the two of them', 'oral surgery, is that the same as having it out'. What is asked in it is the one thing it is of.
 */
export function withReadBackQuestions(found: readonly Found[], parsed: ParsedUtterance): readonly Found[] {
  const { parts, clauses, context } = parsed;
  if (context.prompt !== "read_back") return found;
  const inClause = (clause: number) => found.filter((each) => clauseAt(clauses, each.span) === clause);
  const asked = parts.flatMap((part, clause) => (isAsked(part, inClause(clause)) ? [clause] : []));
  const [first] = asked;
  if (first === undefined) return found;
  const questions = new Set(asked);
  const kept = found.flatMap((each): readonly Found[] => {
    const clause = clauseAt(clauses, each.span);
    const part = parts[clause];
    if (questions.has(clause)) return unasked.has(each.act.kind) || isGuess(each, part) ? [] : [each];
    if (isGuess(each, part) && isAskOf(each, "done", "emergencies", "who")) return [];
    // 'I don't want them to only do the one': why it is asked; 'that's not the one | where they give you gas, is it' leads up to it.
    const isReason =
      (clause > first ? isDenial.has(each.act.kind) : each.act.kind === "correct") &&
      !inClause(clause).some(({ act }) => details.has(act.kind));
    return isReason ? [{ ...each, act: { kind: "tell" }, certainty: sure }] : [each];
  });
  const added = asked.flatMap((clause): readonly Found[] => {
    const [part, span] = [parts[clause], clauses[clause]?.span];
    const isRead = kept.some(({ act, span: at }) => act.kind === "ask" && clauseAt(clauses, at) === clause);
    if (!part || !span) return [];
    if (asksOfLength(part))
      return [{ act: { kind: "ask", topic: "length", about: {} }, span, certainty: sure }];
    // 'Is that in the morning': what is read back once more answers it.
    const isOfTime = inClause(clause).some(({ act }) => act.kind === "when") || ofDay.test(lineOf(part));
    // 'That's not the one with the gas | is it'
    const isTag = part.words.length <= mostOfTag && clause > 0;
    if (isTag && kept.some((each) => each.act.kind === "ask" && clauseAt(clauses, each.span) === clause - 1))
      return [];
    if (isOfTime && !isRead) return [{ act: { kind: "repeat" }, span, certainty: sure }];
    return isRead ? [] : [{ act: { kind: "ask", topic: "other", about: {} }, span, certainty: formed }];
  });
  return [...kept, ...added];
}
const formed = 0.55;

/** What a question at a read-back is none of. */
const unasked = wordSet(
  "correct no give treatment when more_people other_person choose drop undecided unsure party other shift all_right not_right greet tell wait explain",
);
const isDenial = wordSet("correct no");
const details = wordSet("when name phone digits letters email treatment pick shift instead patient");
/** Beside these it is a request, or an answer. */
const answered = wordSet("want pick instead undo keep danger repeat health swap next_to wrong shift other");

const isAskOf = ({ act }: Found, ...topics: readonly Topic[]): boolean =>
  act.kind === "ask" && topics.includes(act.topic);

const mostOfTag = 2;
const ofDay =
  /\b(?:morning|afternoon|arvo|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|o'clock|(?:what|which) (?:day|time|date))\b/;

/** Read by a likeness, beside what the form itself says. */
const isGuess = ({ act, certainty }: Found, part: Utterance | undefined): boolean =>
  act.kind === "ask" &&
  (act.topic === "other" ||
    certainty < leastRead ||
    (part !== undefined && asksOfLength(part)) ||
    (act.topic === "done" && !(part && ofBook.test(lineOf(part)))));
const leastRead = 0.7;

const lineOf = ({ words }: Utterance): string => words.map(({ word }) => word).join(" ");

function isAsked(part: Utterance, acts: readonly Found[]): boolean {
  const line = lineOf(part);
  if (asksOfLength(part) && !acts.some(({ act }) => act.kind === "want" || act.kind === "instead"))
    return true;
  if (acts.some(({ act }) => answered.has(act.kind))) return false;
  if (isRequestForm(part)) return false;
  return isQuestionForm(part) || fronted.test(line) || doubted.test(line) || tagInside.test(line);
}

/** 'Oral surgery is that the same as …', 'the half hour does it cover …' */
const fronted =
  /^(?:(?:and|so|but|um|uh|oh|sorry|wait|hang on|hold on) )*(?!(?:i|you|we|they|he|she|it|that|this|there|what|yes|yeah|yep|no|nah) )(?:[\w'-]+ ){1,4}(?:is|are|was|does|do|will|would|can|has|have) (?:that|it|this|they|you|those|these|there) \w+/;
/** 'Hang on, so it's both of them in the half hour' */
const doubted =
  /^(?:(?:and|but|um|oh|sorry) )*(?:hang on|hold on|wait|wait on|sorry) (?:a (?:sec|second|minute|moment) )?so \w+ \w+/;
/** 'So I just turn up, do I, or …' */
const tagInside =
  /\b(?:do i|is it|are you|will you|does it|will they|do they|do you|is that|have i|am i) (?:or|then|yeah|not)\b/;

/** Whether what was read back is in the book yet, and nothing that only sounds like it. */
const ofBook =
  /\b(?:booked|requested|reserved|confirmed|locked|gone (?:in|through)|(?:in|into) the (?:book|diary|calendar|system)|(?:book|put|got|have) (?:\w+ ){1,2}in (?:yet|now|already|then)|all done|all set|it done|go through|went through|on the books?)\b/;

/** 'Is half an hour enough', 'will they do both in the half hour', 'or do you put me in for an hour' */
const asksOfLength = (part: Utterance): boolean => {
  const line = lineOf(part);
  return ofDuration.test(line) && (isQuestionForm(part) || looksLong.test(line)) && !startsThen.test(line);
};
const ofDuration =
  /\b(?:(?:half|quarter|three quarters?) (?:of )?an hour|(?:the|that|a|one|whole|full) (?:half )?hour|half hour|(?:fifteen|twenty|thirty|forty|fifty|sixty|\d+) min(?:ute)?s?)\b/;
const looksLong = /\b(?:enough|long|covers?|fit|both|plenty|right|alright|okay)\b/;
/** 'In half an hour' may be when. */
const startsThen = /\b(?:earlier|later|before|after|come|be there|from now)\b/;
