import type { Understanding } from "#server/dialogue/understanding.ts";
import { bookBeside } from "./answers/idle.ts";
import { keepAsItWas, keepUncancelled, tellMoving } from "./answers/keeping.ts";
import { keepAndAdd } from "./answers/one-more-instead.ts";
import { putOff } from "./answers/put-off.ts";
import { asMeant } from "./as-meant.ts";
import { withoutHouse, withoutReminded } from "./asked-about.ts";
import { withoutAskingName } from "./asked-aside.ts";
import { askAgain } from "./asking.ts";
import { wantsRung } from "./asks-for-call.ts";
import { keepContact } from "./contact-wishes.ts";
import { withKindAsked } from "./dentist-kinds.ts";
import { dentistSpokenOf, withDentistMeant } from "./dentist-meant.ts";
import { takeDetails } from "./details.ts";
import { withFollowUp } from "./follow-ups.ts";
import { withoutCallersName } from "./for-whom.ts";
import { takeLeave } from "./leave-taking.ts";
import { withoutOnlyAsked } from "./only-asked.ts";
import { goOnAfterAge } from "./policies/ages.ts";
import { stayWithThem, tellOfRespect } from "./policies/at-risk.ts";
import { bookBesideOwn } from "./policies/beside-own.ts";
import { tellBooked } from "./policies/booked-so-far.ts";
import { sorryForWork, withVisitToMend } from "./policies/broken-work.ts";
import { tellDay } from "./policies/calendar-questions.ts";
import { takeComplaint } from "./policies/complaints.ts";
import { answerRefusedConsent } from "./policies/consent.ts";
import { endUnwanted, oblige } from "./policies/courtesy.ts";
import { answerDeath } from "./policies/death.ts";
import { takeEarlierChoice } from "./policies/earlier-choice.ts";
import { adviseUrgent, answerEmergencyCheck, answerThreat, warnInPain } from "./policies/emergency.ts";
import { comfort, goOnAfterFear, withoutPersonMeant } from "./policies/fear.ts";
import { answerFirstAid, answerOozing, noteInjury, tellOfHome } from "./policies/first-aid.ts";
import { aboutCall, handOver } from "./policies/handing-over.ts";
import { giveHelpLines } from "./policies/help-lines.ts";
import { proceedIdentifying } from "./policies/identifying.ts";
import { noteKindOfDentist } from "./policies/kind-of-dentist.ts";
import { answerForeign } from "./policies/languages.ts";
import { tellHeard } from "./policies/line-check.ts";
import { goOnAfterHistory, noteHistory } from "./policies/medical-history.ts";
import { offerAfterMissed, withMissedVisit } from "./policies/missed-visit.ts";
import { moveBesideOwn } from "./policies/move-beside-own.ts";
import { moveCancelled } from "./policies/move-cancelled.ts";
import { keepAsTold, passNewDetail } from "./policies/new-details.ts";
import { passNews } from "./policies/news-for-team.ts";
import { keepNoContact } from "./policies/no-contact.ts";
import { tellNothingToDrop } from "./policies/nothing-to-drop.ts";
import { askDespiteFile } from "./policies/on-file.ts";
import { answerOurMessage } from "./policies/our-messages.ts";
import { answerOutbound } from "./policies/outbound.ts";
import { keepPatientsDetails } from "./policies/patients-details.ts";
import { proceed, turnTo } from "./policies/proceeding.ts";
import { bookAgain, bookAnew, tellCancelled } from "./policies/second-thoughts.ts";
import { answerSocketBleeding } from "./policies/socket-bleeding.ts";
import { tellIfStillComing } from "./policies/still-come.ts";
import { askOfSwallowed } from "./policies/swallowed-tooth.ts";
import { passOnSwap } from "./policies/swap-visits.ts";
import { answerThirdParty, noteThirdParty } from "./policies/third-party.ts";
import { tellTimeAgain } from "./policies/time-again.ts";
import { heedInPassing } from "./policies/told-in-passing.ts";
import { keepReasonLate, sayNameAgain } from "./policies/told-late.ts";
import { answerComingNow, emergencyOrNot } from "./policies/urgent-course.ts";
import { turnToVisitMeant } from "./policies/visit-meant.ts";
import { takeUpWaitlist } from "./policies/waitlist-wishes.ts";
import { tellOtherFound } from "./policies/which-found.ts";
import { tellWhoIsTold } from "./policies/who-is-told.ts";
import { goOnAfterWhoRings, keepWhoRings, signMessage } from "./policies/who-rings.ts";
import { tellWhoWeAre } from "./policies/who-we-are.ts";
import { tellWhyAsked } from "./policies/why-asked.ts";
import { praiseIn, thankYouForPraise } from "./praise.ts";
import { asksForAdvice } from "./questions/advice.ts";
import { type Answer, answerQuestions, sayAutomated } from "./questions/answer-questions.ts";
import { clinicWanted } from "./questions/clinic-wanted.ts";
import { type Elsewhere, elsewhereIn } from "./questions/elsewhere.ts";
import { asksOfRecording } from "./questions/privacy.ts";
import { hasDetails, hasIntent } from "./reading.ts";
import { keepTogether } from "./several-on-a-day.ts";
import type { LiveState } from "./state.ts";
import { takeUpDetails } from "./taking-in.ts";
import { toDetail } from "./to-detail.ts";
import { toldSoFar } from "./told-matter.ts";
import { isDictating, withToldMessage } from "./told-messages.ts";
import { change, say, type Turn } from "./turn.ts";
import { withoutPart } from "./without-part.ts";

const withKind = (state: LiveState, said: Understanding): Understanding =>
  withoutPersonMeant(withKindAsked(state, withoutAskingName(withoutCallersName(state, said))));

/** Answers one utterance: danger first, then people and manners, then what the caller came for. */
export function answerUtterance(begun: Turn, said: Understanding): Turn {
  const heard = withMissedVisit(
    withoutOnlyAsked(
      withoutReminded(
        withoutHouse(
          withToldMessage(
            withDentistMeant(
              begun.state,
              withFollowUp(begun.state, withVisitToMend(begun.state, withKind(begun.state, said))),
            ),
          ),
        ),
      ),
    ),
  );
  const noted = change(begun, {
    lastIntents: heard.intents.map(({ value }) => value),
    lastAnswered: null,
    told: toldSoFar(begun.state, heard),
    dentistSpokenOf: dentistSpokenOf(begun.state, heard),
    // 'Is it okay to get a clean while pregnant' wishes for none yet; 'can I book one' then means that.
    ...(heard.visit && asksForAdvice(heard.text) && { topic: toDetail(heard.visit) }),
  });
  const warned = tellOfRespect(warnInPain(noted, heard), heard);
  const turn = noteThirdParty(sorryForWork(heedInPassing(warned, heard), heard), heard);
  return (
    answerThreat(turn, heard) ??
    giveHelpLines(turn, heard) ??
    askOfSwallowed(turn, heard, takeUpWaiting) ??
    answerEmergencyCheck(turn, heard, takeUpWaiting) ??
    answerForeign(turn, heard) ??
    tellWhoIsTold(turn, heard) ??
    keepPatientsDetails(turn, heard) ??
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
    tellIfStillComing(turn, heard) ??
    endUnwanted(turn, heard) ??
    // 'Put me back in' is not 'put me through'.
    answerThirdParty(turn, heard, proceedIdentifying) ??
    bookAgain(turn, heard) ??
    moveCancelled(turn, heard) ??
    bookAnew(turn, heard) ??
    tellCancelled(turn, heard) ??
    stayWithThem(turn, heard) ??
    // 'Put me on the list' is not 'put me through'.
    takeUpWaitlist(turn, heard, takeUpBesideContact) ??
    passToPerson(turn, heard) ??
    tellDay(turn, heard) ??
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

/** What cannot wait comes before what was asked, and both before what was told. */
function takeUp(begun: Turn, said: Understanding): Turn {
  const beside = isDictating(begun.state, said) ? null : besideMatter(begun, said);
  const heard = asMeant(begun.state, beside?.rest ?? said);
  if (isDictating(begun.state, heard)) return takeUpDetails(begun, heard, null);
  const turn = keepWhoRings(comfort(noteHistory(begun, heard), heard), heard);
  return (
    answerComingNow(turn, heard) ??
    answerSocketBleeding(turn, said) ??
    answerOozing(turn, said) ??
    takeUpUrgent(turn, heard) ??
    takeUpFirstAid(turn, said) ??
    keepAndAdd(turn, heard) ??
    tellNothingToDrop(turn, heard) ??
    passOnSwap(turn, heard) ??
    moveBesideOwn(turn, heard) ??
    tellOtherFound(turn, heard) ??
    turnToVisitMeant(turn, heard) ??
    takeEarlierChoice(turn, heard) ??
    keepAsItWas(turn, heard) ??
    tellMoving(turn, heard) ??
    keepUncancelled(turn, heard) ??
    tellBooked(turn, heard) ??
    bookBeside(turn, heard) ??
    bookBesideOwn(turn, heard) ??
    goOnAfterHistory(turn, heard) ??
    goOnAfterFear(turn, heard) ??
    goOnAfterAge(turn, heard) ??
    goOnAfterWhoRings(turn, heard) ??
    signMessage(turn, heard) ??
    askDespiteFile(turn, heard) ??
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
  // What it costs is told once the advice was.
  const asked = hasIntent(heard, "ask_price", "ask_insurance") ? answerQuestions(turn.state, heard) : null;
  const told = say(advised, ...(asked?.sentences ?? []));
  return proceed(change(told, { draft: taken.draft, digits: taken.digits }));
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
