import { isDayOf, type Understanding } from "#server/dialogue/understanding.ts";
import { comeAtOnce } from "#server/dialogue/what/read-comers.ts";
import { answerRest } from "./answers/answer-rest.ts";
import { answerStep } from "./answers/answer-step.ts";
import { bookBeside } from "./answers/idle.ts";
import { keepAsItWas, keepUncancelled, tellMoving } from "./answers/keeping.ts";
import { noteMended } from "./answers/mended-later.ts";
import { keepAndAdd } from "./answers/one-more-instead.ts";
import { putOff } from "./answers/put-off.ts";
import { addsPerson, answerYesAnd, keepNote, noteReason } from "./answers/yes-and.ts";
import { asMeant, withoutTopicOfQuestion } from "./as-meant.ts";
import { withoutHouse } from "./asked-about.ts";
import { withoutAskingName } from "./asked-aside.ts";
import { ask, askAgain, understood } from "./asking.ts";
import { otherHoursIn } from "./beside-visit.ts";
import { withoutCallersName } from "./callers-name.ts";
import { keepContact } from "./contact-wishes.ts";
import { withKindAsked } from "./dentist-kinds.ts";
import { takeDetails } from "./details.ts";
import { withFollowUp } from "./follow-ups.ts";
import type { Heard } from "./heard.ts";
import { impossibleDay, withoutImpossible } from "./impossible-days.ts";
import { takeLeave } from "./leave-taking.ts";
import { withoutOnlyAsked } from "./only-asked.ts";
import { otherClock, withoutOtherClock } from "./other-clocks.ts";
import { timeIsFree } from "./phrases/booking.ts";
import { goOnAfterAge } from "./policies/ages.ts";
import { asksWhichHalf, doubtsTime } from "./policies/asks-back.ts";
import { stayWithThem, tellOfRespect } from "./policies/at-risk.ts";
import { tellBooked } from "./policies/booked-so-far.ts";
import { takeComplaint } from "./policies/complaints.ts";
import { answerRefusedConsent } from "./policies/consent.ts";
import { endUnwanted, oblige } from "./policies/courtesy.ts";
import { answerDeath } from "./policies/death.ts";
import { adviseUrgent, answerEmergencyCheck, answerThreat, warnInPain } from "./policies/emergency.ts";
import { answerFirstAid, answerOozing, noteInjury, tellOfHome } from "./policies/first-aid.ts";
import { aboutCall, handOver } from "./policies/handing-over.ts";
import { noteKindOfDentist } from "./policies/kind-of-dentist.ts";
import { answerForeign } from "./policies/languages.ts";
import { tellHeard } from "./policies/line-check.ts";
import { goOnAfterHistory, noteHistory } from "./policies/medical-history.ts";
import { offerAfterMissed, withMissedVisit } from "./policies/missed-visit.ts";
import { keepAsTold, passNewDetail } from "./policies/new-details.ts";
import { passNews } from "./policies/news-for-team.ts";
import { keepNoContact } from "./policies/no-contact.ts";
import { turnToOther } from "./policies/others-visit.ts";
import { answerOurMessage } from "./policies/our-messages.ts";
import { answerOutbound } from "./policies/outbound.ts";
import {
  changePlaces,
  comesToo,
  nameWaiting,
  type Party,
  partyIn,
  somebodyElse,
  takePlaces,
  withOthers,
} from "./policies/party.ts";
import { messageIn, proceed, turnTo } from "./policies/proceeding.ts";
import { bookAgain, bookAnew, tellCancelled } from "./policies/second-thoughts.ts";
import { askOfSwallowed } from "./policies/swallowed-tooth.ts";
import { answerThirdParty, noteThirdParty } from "./policies/third-party.ts";
import { heedInPassing } from "./policies/told-in-passing.ts";
import { keepReasonLate, sayNameAgain } from "./policies/told-late.ts";
import { answerComingNow, emergencyOrNot } from "./policies/urgent-course.ts";
import { tellWhoIsTold } from "./policies/who-is-told.ts";
import { goOnAfterWhoRings, keepWhoRings } from "./policies/who-rings.ts";
import { tellWhoWeAre } from "./policies/who-we-are.ts";
import { tellWhyAsked } from "./policies/why-asked.ts";
import { praiseIn, thankYouForPraise } from "./praise.ts";
import { newPurpose, wantsRung, wishesIn } from "./purposes.ts";
import { type Answer, answerQuestions, sayAutomated } from "./questions/answer-questions.ts";
import { clinicWanted } from "./questions/clinic-wanted.ts";
import { type Elsewhere, elsewhereIn } from "./questions/elsewhere.ts";
import { asksOfRecording } from "./questions/privacy.ts";
import { hasDetails, hasIntent, hasWhen, isAbandoning } from "./reading.ts";
import { withoutStory } from "./remarks.ts";
import { isSeries, oneOfSeries } from "./series.ts";
import { comeInARow, keepTogether } from "./several-on-a-day.ts";
import { shiftIn } from "./shifts.ts";
import { type LiveState, noWish, type Purpose } from "./state.ts";
import { toDetail } from "./to-detail.ts";
import { todayOf } from "./today.ts";
import { toldSoFar } from "./told-matter.ts";
import { isDictating, withToldMessage } from "./told-messages.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";
import { keepsItsTime } from "./weekday-of-visit.ts";
import { withoutPart } from "./without-part.ts";

/** Answers one utterance: danger first, then people and manners, then what the caller came for. */
export function answerUtterance(begun: Turn, said: Understanding): Turn {
  const heard = withMissedVisit(
    withoutOnlyAsked(
      withoutHouse(
        withToldMessage(
          withFollowUp(
            begun.state,
            withKindAsked(begun.state, withoutAskingName(withoutCallersName(begun.state, said))),
          ),
        ),
      ),
    ),
  );
  const noted = change(begun, {
    lastIntents: heard.intents.map(({ value }) => value),
    lastAnswered: null,
    told: toldSoFar(begun.state, heard),
  });
  const warned = tellOfRespect(warnInPain(noted, heard), heard);
  const turn = noteThirdParty(heedInPassing(warned, heard), heard);
  return (
    answerThreat(turn, heard) ??
    askOfSwallowed(turn, heard, takeUpWaiting) ??
    answerEmergencyCheck(turn, heard, takeUpWaiting) ??
    answerForeign(turn, heard) ??
    tellWhoIsTold(turn, heard) ??
    answerRefusedConsent(turn, heard) ??
    answerOutbound(turn, heard) ??
    keepNoContact(turn, heard) ??
    takeComplaint(turn, heard) ??
    tellWhoWeAre(turn, heard) ??
    passNewDetail(turn, heard) ??
    answerDeath(turn, heard) ??
    passNews(turn, heard) ??
    tellHeard(turn, heard) ??
    tellWhyAsked(turn, heard, takeUpBesideContact) ??
    noteKindOfDentist(turn, heard) ??
    answerOurMessage(turn, heard) ??
    endUnwanted(turn, heard) ??
    // 'Put me back in' is not 'put me through'.
    answerThirdParty(turn, heard) ??
    bookAgain(turn, heard) ??
    bookAnew(turn, heard) ??
    tellCancelled(turn, heard) ??
    stayWithThem(turn, heard) ??
    passToPerson(turn, heard) ??
    tellTimeAgain(turn, heard) ??
    putOff(turn, heard) ??
    oblige(turn, heard) ??
    takeLeave(turn, heard) ??
    takeUpBesideContact(leaveEmergencyCheck(turn), heard)
  );
}

/** How to be reached is kept, and is neither a time to come nor a name. */
function takeUpBesideContact(begun: Turn, said: Understanding): Turn {
  const address = keepAsTold(begun, said);
  if (address && isNothingLeft(address.rest)) return askAgain(address.turn);
  const { turn, rest } = keepContact(address?.turn ?? begun, address?.rest ?? said);
  return rest ? takeUp(turn, rest) : turn;
}

const isNothingLeft = ({ text }: Understanding): boolean =>
  !/\p{L}{3}/u.test(text.replace(/\b(?:and|also|but|by the way|just)\b/gi, ""));

/** Neither yes nor no to 'is this happening now': the call goes on where it was. */
function leaveEmergencyCheck(turn: Turn): Turn {
  const { step } = turn.state;
  return step.kind === "checking_emergency" ? change(turn, { step: step.before }) : turn;
}

function passToPerson(turn: Turn, heard: Understanding): Turn | null {
  if (!hasIntent(heard, "want_person")) return null;
  const { draft, digits } = takeDetails(turn.state, heard);
  const informed = change(turn, { draft, digits });
  if (wantsRung(heard.text)) return turnTo(informed, "callback", heard.text);
  return handOver(informed, aboutCall(informed.state));
}

/** 'What was the date again', after a time was chosen. */
function tellTimeAgain(turn: Turn, heard: Understanding): Turn | null {
  const { draft, step } = turn.state;
  const { slot } = draft;
  const isOfOffer = asksWhichHalf(heard.text) || (doubtsTime(heard) && namesOffered(step, heard));
  if (step.kind === "offering" && isOfOffer) return askAgain(understood(turn));
  const isAsked =
    slot !== null && (asksWhenAgain.test(heard.text) || doubtsTime(heard) || asksWhichHalf(heard.text));
  return isAsked ? askAgain(say(understood(turn), timeIsFree(slot, todayOf(turn.state)))) : null;
}

/** 'Is that this Wednesday', of times on that day. */
const namesOffered = (step: LiveState["step"], { when, text }: Understanding): boolean =>
  step.kind === "offering" &&
  !/\b(?:only|just)\b/i.test(text) &&
  step.times.some(({ date }) => when.days.some(({ value }) => isDayOf(value, date)));

/** What cannot wait comes before what was asked, and both before what was told. */
function takeUp(begun: Turn, said: Understanding): Turn {
  const beside = isDictating(begun.state, said) ? null : besideMatter(begun, said);
  const heard = asMeant(begun.state, beside?.rest ?? said);
  if (isDictating(begun.state, heard)) return takeUpDetails(begun, heard, null);
  const turn = keepWhoRings(noteHistory(begun, heard), heard);
  return (
    answerComingNow(turn, heard) ??
    answerOozing(turn, said) ??
    takeUpUrgent(turn, heard) ??
    takeUpFirstAid(turn, said) ??
    keepAndAdd(turn, heard) ??
    keepAsItWas(turn, heard) ??
    tellMoving(turn, heard) ??
    keepUncancelled(turn, heard) ??
    tellBooked(turn, heard) ??
    bookBeside(turn, heard) ??
    goOnAfterHistory(turn, heard) ??
    goOnAfterAge(turn, heard) ??
    goOnAfterWhoRings(turn, heard) ??
    keepReasonLate(turn, heard) ??
    sayNameAgain(turn, heard) ??
    keepTogether(turn, heard) ??
    takeUpQuestions(turn, heard, beside)
  );
}

/** What is said of somebody else's place, and praise for what was done: answered by itself, and no part of the wish. */
function besideMatter(turn: Turn, said: Understanding): Elsewhere | null {
  const praise = praiseIn(said);
  if (praise) return { rest: withoutPart(said, praise), sentence: thankYouForPraise, isKnown: true };
  return clinicWanted(turn.state.facts, said) ?? elsewhereIn(turn.state.facts, said);
}

function takeUpUrgent(turn: Turn, heard: Understanding): Turn | null {
  const advised = adviseUrgent(turn, heard);
  if (!advised) return null;
  const taken = takeDetails(advised.state, { ...heard, visit: null });
  return proceed(change(advised, { draft: taken.draft, digits: taken.digits }));
}

/** What is asked of first aid is no time to come, and no other place's address. */
function takeUpFirstAid(turn: Turn, said: Understanding): Turn | null {
  const told = tellOfHome(turn, said);
  if (told) return askAgain(told);
  const noted = noteInjury(turn, said);
  const asked = answerFirstAid(noted.state, said);
  if (!asked) return noted === turn ? null : askAgain(noted);
  const { answer, rest } = asked;
  const answered = say(change(noted, { lastAnswered: true }), ...answer.sentences);
  return takeUpDetails(answered, asMeant(turn.state, rest), answer);
}

function takeUpQuestions(turn: Turn, heard: Understanding, beside: Elsewhere | null): Turn {
  const judged = emergencyOrNot(heard);
  const asked = answerQuestions(turn.state, heard);
  const answer =
    withBeside(beside, asked) ??
    (judged !== "" && heard.visit === null ? { sentences: [judged], isKnown: true, open: null } : null);
  const missed = answer ? null : offerAfterMissed(turn, heard);
  if (missed) return missed;
  const spoken = change(turn, { spokenDay: dayOfHours(heard) });
  const answered = answer
    ? say(change(spoken, { lastAnswered: answer.isKnown }), ...answer.sentences)
    : say(spoken, judged);
  const human =
    hasIntent(heard, "are_you_human") && !asksOfRecording(heard.text)
      ? say(answered, sayAutomated(turn.state, heard))
      : answered;
  // 'You were lovely last time, a clean on Friday': what is told beside the praise is a wish and no topic of a question.
  const isWish = beside !== null && asked === null && hasDetails(heard);
  return takeUpDetails(human, heard, isWish ? null : answer);
}

function dayOfHours(heard: Understanding): string | null {
  const [day, other] = hasIntent(heard, "ask_hours") ? heard.when.days : [];
  return day && !other ? day.value.from : null;
}

/** What the clinic cannot know is said first, and is nothing to pass on to the team. */
function withBeside(beside: Elsewhere | null, answer: Answer | null): Answer | null {
  if (!beside) return answer;
  const { sentences, isKnown, open } = answer ?? { sentences: [], isKnown: beside.isKnown, open: null };
  return { sentences: [beside.sentence, ...sentences], isKnown, open };
}

/** What was wished for in the breath of a danger that is none. */
const takeUpWaiting = (turn: Turn, wish: Understanding): Turn => takeUpDetails(turn, wish, null);

function takeUpDetails(begun: Turn, said: Understanding, answer: Answer | null): Turn {
  const agreed =
    answerYesAnd(begun, said) ?? keepNote(begun, said) ?? noteReason(begun, said) ?? noteMended(begun, said);
  if (agreed) return agreed;
  const told = impossibleDay(said) || otherClock(begun.state, said);
  const party = partyIn(begun.state, withoutImpossible(withoutOtherClock(begun.state, said)));
  const { turn, heard } = withOneMore(begun, party);
  const { informed, brought } = takeIn(turn, { ...party, heard }, answer);
  const isBooking = turn.state.purpose === "book" || turn.state.purpose === "reschedule";
  const isWish = isBooking || brought.news.has("visit") || wishesIn(heard).some((wish) => wish === "book");
  const series = isSeries(said.text) ? oneOfSeries : "";
  const fresh = say(understood(informed), isWish ? told || series : "");
  if (told !== "" && isBooking && !hasWhen(heard)) return askAfresh(fresh);
  return (
    turnToWish(fresh, turn.state, { ...brought, heard }) ??
    answerStep(fresh, turn.state, brought) ??
    // That one more comes was understood, though it answers nothing.
    (turn === begun ? answerRest(informed, fresh, brought) : askAgain(fresh))
  );
}

/** The turn with every detail of the utterance taken in, and what it brought. */
function takeIn(
  turn: Turn,
  { heard, others, isCallerFirst }: Party,
  answer: Answer | null,
): { informed: Turn; brought: Heard } {
  const read = answer ? withoutTopicOfQuestion(turn.state, heard) : withoutStory(turn.state, heard);
  const { draft, digits, news } = takeDetails(turn.state, read);
  const moveBy = hasWhen(read) ? null : (shiftIn(heard.text) ?? turn.state.moveBy);
  const topic = answer && heard.visit ? toDetail(heard.visit) : (turn.state.topic ?? null);
  const hasTime = read.when.times.length > 0;
  const moveTo = otherHoursIn(heard.text) ?? (hasTime ? null : (turn.state.moveTo ?? null));
  const { purpose, step } = turn.state;
  const isMove =
    purpose === "reschedule" || step.kind === "confirming_cancel" || hasIntent(heard, "reschedule");
  const keepsTime = isMove && (keepsItsTime(heard.text) || (!hasTime && turn.state.keepsTime === true));
  const comesInARow = turn.state.comesInARow === true || comeInARow(heard.text);
  const isParty = others.length > 0 || turn.state.queued.includes("book");
  const comesAtOnce = turn.state.comesAtOnce === true || (isParty && comeAtOnce(heard.text));
  const informed = change(turn, {
    draft,
    digits,
    moveBy,
    moveTo,
    keepsTime,
    comesInARow,
    comesAtOnce,
    topic,
  });
  return {
    informed: isCallerFirst ? changeDraft(informed, { isForOther: false }) : informed,
    brought: { heard: read, news, answer, others },
  };
}

/** `state`: as it was before the utterance. */
function turnToWish(fresh: Turn, state: LiveState, { heard, news, others }: Heard): Turn | null {
  const purpose = newPurpose(state, heard, news) ?? messageInstead(state, heard);
  if (!purpose) return null;
  const [first, ...further] = wishesIn(heard);
  const queued = first === purpose ? further.slice(0, 2) : [];
  const turned = state.purpose === null ? change(fresh, { queued, comers: [] }) : fresh;
  return (
    turnToOther(turned, purpose, heard.text) ??
    turnTo(purpose === "book" ? withOthers(withTopic(turned, heard), others) : turned, purpose, heard.text)
  );
}

/** What was settled before is not revived by a day that cannot be. */
const askAfresh = (turn: Turn): Turn =>
  ask(changeDraft(turn, { slot: null, when: noWish }), { kind: "collecting", asked: "when" });

/** 'And my husband too', in the middle of a booking: he comes next, and what is being booked stays as it is. */
function withOneMore(begun: Turn, { heard, others, waiting }: Party): { turn: Turn; heard: Understanding } {
  const turn = nameWaiting(changePlaces(begun, heard), waiting);
  const { purpose, queued, draft } = turn.state;
  if (purpose === "book" && queued.includes("book") && others.length > 0)
    return { turn: takePlaces(turn, others), heard };
  if (purpose !== "book" || queued.includes("book")) return { turn, heard };
  const comer = comesToo(heard);
  const isMore = draft.visit !== null && (comer !== null || addsPerson(heard.text));
  const more = others.length === 0 && isMore ? [{ ...somebodyElse, name: comer }] : others;
  if (more.length === 0) return { turn, heard };
  return { turn: withOthers(turn, more), heard: { ...heard, name: draft.name || comer ? null : heard.name } };
}

/** 'Forget it, just tell the dentist my crown fell off': the message takes the place of what was being done. */
const messageInstead = ({ purpose }: LiveState, heard: Understanding): Purpose | null =>
  purpose !== null && purpose !== "message" && isAbandoning(heard) && messageIn(heard.text) !== ""
    ? "message"
    : null;

/** 'How much is a root canal? – Can I book that for Tuesday': what was asked about is what is wished for. */
function withTopic(turn: Turn, { text }: Understanding): Turn {
  const { topic, draft } = turn.state;
  if (!topic || draft.visit || !/\b(?:that|it|one|this)\b/i.test(text)) return turn;
  return changeDraft(turn, { visit: { ...topic, assumed: ["as asked about before"] } });
}

const asksWhenAgain =
  /\b(?:what|which) (?:was |is )?(?:the )?(?:day|date|time)\b|\bwhen (?:was|is) (?:that|it)\b/i;
