import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { fromAdditionalInfo } from "#server/dialogue/conversation/phrases/answers.ts";
import { emergencyLine } from "#server/dialogue/conversation/phrases/emergency.ts";
import {
  cannotRingThem,
  firstAidAnswer,
  oozingGetsWorse,
  oozingIsUsual,
  urgentAdvice,
  whichHospital,
} from "#server/dialogue/conversation/phrases/first-aid.ts";
import type { Answer } from "#server/dialogue/conversation/questions/answer-questions.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { injuryTold, isBabyTooth, type LiveState, urgentTold } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { DentalTrouble, Understanding } from "#server/dialogue/understanding.ts";
import { isMildOoze, isMoreOfOozing } from "#server/dialogue/what/emergency/harmless.ts";
import {
  type FirstAidQuestion,
  readFirstAidQuestion,
} from "#server/dialogue/what/read-first-aid-question.ts";
import { isAdultTooth, readToothInjury, type ToothInjury } from "#server/dialogue/what/read-tooth-injury.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { alertOf } from "./triple-zero.ts";

/** What callers ask of first aid once they were told what to do. */

const trouble =
  "(?:it|this|that|them|him|her|(?:the|my|his|her|their) (?:\\w+ )?(?:tooth|teeth|piece|face|cheek|jaw|swelling|pain))";
const asksWhatToDo = new RegExp(
  `\\bwhat (?:\\w+ ){0,3}?(?:do|should|can|must|shall|am|are) (?:i|we) (?:\\w+ ){0,2}?do\\b(?=\\W*$|\\W+(?:now|then|first|next|meanwhile|in the mean ?time|until|till|while)\\b|\\W+(?:with|about|for) ${trouble}\\b)`,
  "i",
);
const asksHandling =
  /\b(?:should|can|do|could|shall|must|may|how do) (?:i|we|he|she|they) (?:\w+ ){0,2}?(?:put|keep|hold|wash|rinse|clean|push|stick|shove|leave|wrap|store|soak|touch|pop|use) (?:it|them|ice|(?:the|my|his|her|their|that|this) (?:\w+ )?(?:tooth|teeth|piece|bit))\b|\b(?:in|use|about) (?:some |the )?(?:milk|saliva|water|ice)\b/i;

/** 'It's a grown-up tooth', 'it's not out, only loose', said after the advice: what is known of the tooth is put right. */
export function noteInjury(turn: Turn, heard: Understanding): Turn {
  const { toldEmergencies } = turn.state;
  const degree = urgentTold(turn.state);
  if (degree !== "knocked_out_tooth" && degree !== "broken_tooth") return turn;
  const injury = readToothInjury(toUtterance(heard.text));
  const known = injuryTold(turn.state);
  const isGrown = isAdultTooth(toUtterance(heard.text));
  const now = isGrown ? injury : (together(known, injury) ?? known);
  if (now === known) return turn;
  const others = toldEmergencies.filter((told) => told !== known);
  const noted = change(turn, { toldEmergencies: now ? [...others, now] : others, misses: 0 });
  return say(noted, ...urgentAdvice(degree, now));
}

/** A baby tooth that is told of as pushed later stays a baby tooth. */
const together = (known: ToothInjury | null, told: ToothInjury | null): ToothInjury | null =>
  (isBabyTooth(known) && told === "pushed_tooth") || (known === "pushed_tooth" && told === "baby_tooth")
    ? "pushed_baby_tooth"
    : told;

interface AnsweredFirstAid {
  answer: Answer;
  /** The utterance without the question, whose 'tonight' is no day to come. */
  rest: Understanding;
}

/** 'Milk or water', 'which hospital', 'what if it gets worse tonight': the answer to that alone. */
export function answerFirstAid(state: LiveState, heard: Understanding): AnsweredFirstAid | null {
  const read = readFirstAidQuestion(toUtterance(heard.text));
  // 'Anything I should do for the pain in the meantime' tells of a pain by itself.
  const isOfPain =
    read?.questions.includes("relief") === true && /\bpain\b|ach(?:e|ing)\b|hurting/i.test(heard.text);
  const degree = urgentTold(state) ?? (isOfPain ? "severe_pain" : null);
  if (!degree) return null;
  const sentences = read ? sentencesOf(state, degree, read.questions) : [];
  if (read && sentences.length > 0)
    return { answer: answerOf(sentences), rest: withoutNo(withoutPart(heard, read.span)) };
  return hasIntent(heard, "reschedule", "cancel") || !asksForAll(heard.text)
    ? null
    : { answer: answerOf(urgentAdvice(degree, injuryTold(state))), rest: heard };
}

/** 'No, hang on, should I put it back' refuses nothing that was asked. */
const withoutNo = (heard: Understanding): Understanding => ({
  ...heard,
  intents: heard.intents.filter(({ value }) => value !== "no" && value !== "wait"),
});

const answerOf = (sentences: readonly string[]): Answer => ({ sentences, isKnown: true, open: null });

function sentencesOf(
  state: LiveState,
  degree: DentalTrouble,
  questions: readonly FirstAidQuestion[],
): readonly string[] {
  // 'Yes, soon' answers 'can it wait' along with 'must it be seen'.
  const told = questions.filter(
    (question) => question !== "where" && !(question === "how_long" && questions.includes("need_seen")),
  );
  const aid = told.map((question) => firstAidAnswer(question, degree, injuryTold(state)));
  const places = questions.includes("where") ? [whichHospital, emergencyLine(state.facts)] : [];
  return [...new Set([...aid, ...places])].filter((sentence) => sentence !== "");
}

/** 'So what the hell do I do with it': the advice once more. */
const asksForAll = (text: string): boolean => asksWhatToDo.test(text) || asksHandling.test(text);

/** 'It's oozing a bit pink, is that okay': what the clinic writes of it comes first. */
export function answerOozing(turn: Turn, heard: Understanding): Turn | null {
  const { facts, toldEmergencies } = turn.state;
  const { words } = toUtterance(heard.text);
  if (toldEmergencies.includes("bleeding")) return null;
  if (toldEmergencies.includes("oozing"))
    return isMoreOfOozing(words) ? askAgain(say(change(turn, { misses: 0 }), oozingGetsWorse)) : null;
  if (!isMildOoze(words)) return null;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "oozing"], misses: 0 });
  const written = fromAdditionalInfo(facts, /\b(?:ooz\w*|bleed\w*)\b/i);
  return askAgain(say(told, written || oozingIsUsual, oozingGetsWorse));
}

const ringsHome =
  /\b(?:ring|call|phone|tell|text|get|contact) (?:up )?(?:my|his|her|our) (?:mum|mom|mummy|mother|dad|daddy|father|parents|nan|nanna|gran|grandma|grandpa|pop|guardian|stepmum|stepdad)\b/i;
const wouldDoSo = /\b(?:i'?ll|i will|i'?m going to|i can|let me|i'?ve|i have|i already|going to) (?:\w+ )?$/i;

/** A child alone with a hurt tooth, who wants somebody at home rung: the team is told, and a grown-up near is sent for. */
export function tellOfHome(turn: Turn, heard: Understanding): Turn | null {
  const asked = ringsHome.exec(heard.text);
  if (urgentTold(turn.state) === null || !asked || wouldDoSo.test(heard.text.slice(0, asked.index)))
    return null;
  const phone = heard.phone?.value ?? turn.state.draft.phone?.value ?? turn.state.callerNumber;
  return say(alertOf(change(turn, { misses: 0 }), heard.text, phone), cannotRingThem);
}
