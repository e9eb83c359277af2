import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import {
  noOther,
  notOnCall,
  numberGiven,
  soFar,
  stands,
  stillToBook,
} from "#server/dialogue/conversation/phrases/booking.ts";
import {
  nothingBooked,
  nothingChanged,
  nothingMoreBooked,
  nothingMoreChanged,
  notYetBooked,
} from "#server/dialogue/conversation/phrases/call.ts";
import { answerQuestions } from "#server/dialogue/conversation/questions/answer-questions.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import { bookedOnCall, type CallState, type LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { isDayOf, type Understanding } from "#server/dialogue/understanding.ts";
import { type BookedQuestion, readBookedQuestion } from "#server/dialogue/what/read-booked-question.ts";
import {
  asksBackWhen,
  asksForNumber,
  asksHowBooked,
  asksIfDone,
  asksOfOwnVisit,
  merelyDoubts,
} from "./asks-back.ts";
import { isOfAnother } from "./whose-visit.ts";

/** What this very call booked or moved, in the order of its results, and stands still. */

export const withoutBooked = (state: CallState, { appointmentId }: FoundAppointment): FoundAppointment[] =>
  bookedOnCall(state).filter((each) => each.appointmentId !== appointmentId);

export const withBooked = (state: CallState, appointment: FoundAppointment): FoundAppointment[] => [
  ...withoutBooked(state, appointment),
  appointment,
];

/** What a caller hears who breaks off: never that nothing is booked where this call booked something. */
export function brokenOff(state: LiveState): string {
  const booked = bookedOnCall(state);
  const isMove = state.purpose !== "book" || state.moving !== null;
  if (booked.length === 0) return isMove ? nothingChanged : nothingBooked;
  return `${isMove ? nothingMoreChanged : nothingMoreBooked} ${stands(booked, todayOf(state))}`;
}

/** What a caller hears who lets all be, with nothing under way; empty where nothing was booked. */
export const leftAsItIs = (state: LiveState): string => stands(bookedOnCall(state), todayOf(state));

/** The appointment that this very call booked at that time. */
export const ownAt = (state: CallState, date: string | null, time: string | null): FoundAppointment | null =>
  bookedOnCall(state).find((each) => each.date === date && each.time === time) ?? null;

/** The appointment that this very call booked for that patient on that day. */
export const ownOnDay = (state: CallState, patientName: string, date: string): FoundAppointment | null =>
  bookedOnCall(state).find((each) => each.date === date && isSameName(each.patientName, patientName)) ?? null;
const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** 'Is Leo booked as well?', 'what have we got so far?': told from the results of this call alone, and the call goes on. */
export const tellBooked = (turn: Turn, heard: Understanding): Turn | null =>
  isOfAnother(turn.state, heard.text) ? null : tellSoFar(turn, heard);

function tellSoFar(turn: Turn, heard: Understanding): Turn | null {
  const { purpose, queued } = turn.state;
  const booked = bookedOnCall(turn.state);
  const isMore = purpose === "book" || queued.includes("book");
  if (booked.length === 0 && (!isMore || isOfStanding(turn.state, heard))) return null;
  const question = readBookedQuestion(heard.text);
  const isOfAll = asksIfDone(heard) || tellsOfBooking(turn.state, heard) || asksBack(turn.state, heard);
  if (!isOfAll && (question === null || isOfOther(question, booked, heard))) return null;
  const asked = understood(change(turn, { lastAnswered: true }));
  return askAgain(
    booked.length === 0
      ? say(asked, notYetBooked)
      : sayWhatStands(asked, heard, { booked, isMore, ...(question ?? ofAll) }),
  );
}

function sayWhatStands(
  asked: Turn,
  heard: Understanding,
  {
    booked,
    isMore,
    names,
    isOfSeveral,
  }: BookedQuestion & { booked: readonly FoundAppointment[]; isMore: boolean },
): Turn {
  const { state } = asked;
  const { phone } = state.draft;
  const missing = names.filter((name) => !booked.some((each) => isOf(each, name)));
  const isAlone = isOfSeveral && booked.length === 1 && missing.length === 0;
  const beside = hasIntent(heard, ...askedBeside) ? answerQuestions(state, onlyBeside(heard)) : null;
  return say(
    asked,
    ...(beside?.sentences ?? []),
    soFar(booked, todayOf(state)),
    phone && asksForNumber(heard) ? numberGiven(phone.value) : "",
    ...missing.map(notOnCall),
    isMore && missing.length === 0 ? stillToBook : "",
    isAlone && !isMore ? noOther : "",
  );
}

/** No time is settled yet, so it is the visit from before the call that is asked about. */
export const isOfStanding = (state: CallState, heard: Understanding): boolean =>
  state.purpose === "book" &&
  state.draft.slot === null &&
  bookedOnCall(state).length === 0 &&
  asksOfOwnVisit(heard);

const ofAll: BookedQuestion = { names: [], isOfSeveral: false };

/** What may be asked in the same breath, and cannot be mistaken for the question itself. */
const askedBeside = ["ask_address", "ask_parking", "ask_insurance"] as const;
const onlyBeside = (heard: Understanding): Understanding => ({
  ...heard,
  intents: heard.intents.filter(({ value }) => askedBeside.some((each) => each === value)),
});

/** Only where no other time is talked about. */
const asksBack = (state: CallState, heard: Understanding): boolean =>
  state.purpose === null &&
  bookedOnCall(state).length > 0 &&
  (asksBackWhen(heard) ||
    asksHowBooked(heard) ||
    asksForNumber(heard) ||
    merelyDoubts(heard) ||
    affirmsOwn(state, heard));

/** 'Great, Wednesday it is', 'so I'll see you Wednesday': the day and time that were booked, and nothing wished for. */
function affirmsOwn(state: CallState, { text, when, intents }: Understanding): boolean {
  if (asksForMore.test(text) || !affirms.test(text) || intents.some(({ value }) => !isTalk.has(value)))
    return false;
  const [day, other] = when.days;
  if (!day || other || day.value.from !== day.value.to) return false;
  return bookedOnCall(state).some(
    ({ date, time }) =>
      date === day.value.from &&
      when.times.every(({ value }) => value.kind === "part" || value.time === time),
  );
}
const affirms =
  /\b(?:it is|perfect|great|lovely|good|fine|cool|see you|excellent|brilliant|beautiful|wonderful)\b/i;
const isTalk: ReadonlySet<string> = new Set(["confirm_appointment", "yes", "thanks", "goodbye", "greeting"]);

/** 'But you did book it', 'you said you booked Thursday', or merely the day and the time that were booked. */
function tellsOfBooking(state: CallState, heard: Understanding): boolean {
  if (bookedOnCall(state).length === 0 || asksForMore.test(heard.text)) return false;
  if (toldAsBooked.test(heard.text)) return true;
  const { days, times } = heard.when;
  const [day, time] = [days[0]?.value, times[0]?.value];
  const isOneTime = days.length === 1 && times.length === 1 && day?.from === day?.to;
  const isAllSaid = state.purpose === null && heard.visit === null && heard.name === null;
  return (
    isAllSaid && isOneTime && time?.kind === "exact" && ownAt(state, day?.from ?? null, time.time) !== null
  );
}

const toldAsBooked =
  /\b(?:you|you've|we|it|that)(?: (?:said|told me|already|just|have|has|did|only|even))* (?:(?:you|you've|it|it's|i|i'm|that|was|were|is|had|have|did|already|just) )*(?:booked|did book)\b/i;
const asksForMore =
  /\b(?:another|wanted|want|need|meant|like|instead|wrong|not|cancel|move|change|for (?:my|our)|too|as well|also|can|could|would)\b|n't\b/i;

const isOf = ({ patientName }: FoundAppointment, name: string): boolean =>
  patientName.toLowerCase().split(" ").includes(name.toLowerCase());

/** 'Am I booked on the twentieth' is about a visit from before the call. */
function isOfOther(
  { names }: BookedQuestion,
  booked: readonly FoundAppointment[],
  { when }: Understanding,
): boolean {
  return (
    names.length === 0 &&
    when.days.length > 0 &&
    !when.days.some(({ value }) => booked.some(({ date }) => isDayOf(value, date)))
  );
}
