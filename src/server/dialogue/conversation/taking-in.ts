import type { Understanding } from "#server/dialogue/understanding.ts";
import { answerRest } from "./answers/answer-rest.ts";
import { answerStep } from "./answers/answer-step.ts";
import { noteMended } from "./answers/mended-later.ts";
import { wantsTheSame, withTheSame } from "./answers/same-as-before.ts";
import { addsPerson, answerYesAnd, keepNote, noteReason } from "./answers/yes-and.ts";
import { withTopic } from "./as-asked-before.ts";
import { withoutTopicOfQuestion } from "./as-meant.ts";
import { ask, askAgain, understood } from "./asking.ts";
import { otherHoursIn } from "./beside-visit.ts";
import { takeDetails } from "./details.ts";
import type { Heard } from "./heard.ts";
import { impossibleDay, withoutImpossible } from "./impossible-days.ts";
import { otherClock, withoutOtherClock } from "./other-clocks.ts";
import { turnToOther } from "./policies/others-visit.ts";
import {
  changePlaces,
  comesToo,
  nameWaiting,
  type Party,
  partyIn,
  somebodyElse,
  takePlaces,
  withOthers,
  withoutNameOfOther,
} from "./policies/party.ts";
import { messageIn, turnTo } from "./policies/proceeding.ts";
import { newPurpose } from "./purposes.ts";
import type { Answer } from "./questions/answer-questions.ts";
import { hasIntent, hasWhen, isAbandoning } from "./reading.ts";
import { withoutStory } from "./remarks.ts";
import { isSeries, oneOfSeries } from "./series.ts";
import { howTheyCome } from "./several-on-a-day.ts";
import { fromTimeSpokenOf, namesVisitByDay, shiftIn } from "./shifts.ts";
import { type LiveState, noWish, type Purpose } from "./state.ts";
import { toDetail } from "./to-detail.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";
import { tellOfUnknownDentist } from "./unknown-dentist.ts";
import { keepsItsTime } from "./weekday-of-visit.ts";
import { placeMeant, whichMoved } from "./which-moved.ts";
import { wishesIn } from "./wishes-in.ts";

/** Everything an utterance tells is taken in; then the wish it brings is turned to, or what was asked is answered. */
export function takeUpDetails(begun: Turn, said: Understanding, answer: Answer | null): Turn {
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
  const known = tellOfUnknownDentist(understood(informed), heard);
  const fresh = say(known, isWish ? told || series : "");
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
  const { visitMeant, target } = whichMoved(turn.state, read);
  const { draft, digits, news } = takeDetails(turn.state, target);
  const moveBy = moveByIn(turn.state, read);
  const topic = answer && heard.visit ? toDetail(heard.visit) : (turn.state.topic ?? null);
  const hasTime = target.when.times.length > 0;
  // 'The earlier one', of several visits, is no wish for earlier hours.
  const isChoosing = turn.state.step.kind === "choosing_appointment" && heard.choice !== null;
  const way = isChoosing ? null : otherHoursIn(heard.text);
  const moveTo = way ?? (hasTime ? null : (turn.state.moveTo ?? null));
  const { purpose, step } = turn.state;
  const isMove =
    purpose === "reschedule" || step.kind === "confirming_cancel" || hasIntent(heard, "reschedule");
  const keepsTime = isMove && (keepsItsTime(heard.text) || (!hasTime && turn.state.keepsTime === true));
  const isParty = others.length > 0 || turn.state.queued.includes("book");
  const informed = change(turn, {
    draft,
    digits,
    visitMeant,
    placeMeant: placeMeant(turn.state, heard),
    moveBy,
    moveTo,
    keepsTime,
    ...howTheyCome(turn.state, heard.text, isParty),
    topic,
  });
  return {
    informed: isCallerFirst ? changeDraft(informed, { isForOther: false }) : informed,
    brought: { heard: read, news, answer, others },
  };
}

/** By how much a visit is to be moved; the day of 'push my Wednesday one back an hour' only tells which visit that is. */
function moveByIn(state: LiveState, read: Understanding): LiveState["moveBy"] {
  const shift = shiftIn(read.text);
  if (!hasWhen(read)) return shift ?? state.moveBy;
  const isCounted = read.when.days.some(({ assumed }) => assumed.includes(fromTimeSpokenOf));
  return namesVisitByDay(read.text) && !isCounted ? shift : null;
}

/** `state`: as it was before the utterance. */
function turnToWish(fresh: Turn, state: LiveState, { heard, news, others }: Heard): Turn | null {
  const purpose = newPurpose(state, heard, news) ?? messageInstead(state, heard);
  if (!purpose) return null;
  const [first, ...further] = wishesIn(heard);
  const queued = first === purpose ? further.filter((wish) => !undoes(wish, purpose)).slice(0, 2) : [];
  const turned = state.purpose === null ? change(fresh, { queued, comers: [] }) : fresh;
  return (
    turnToOther(turned, purpose, heard.text) ??
    turnTo(
      purpose === "book" ? withOthers(withVisitSpokenOf(turned, state, heard), others) : turned,
      purpose,
      heard.text,
    )
  );
}

/** 'Reschedule my Thursday one, I had to cancel': what was moved is not cancelled next. Two visits are told in two halves. */
const undoes = (wish: Purpose, before: Purpose): boolean => wish === "cancel" && before === "reschedule";

/** What was settled before is not revived by a day that cannot be. */
const askAfresh = (turn: Turn): Turn =>
  ask(changeDraft(turn, { slot: null, when: noWish }), { kind: "collecting", asked: "when" });

/** 'And my husband too', in the middle of a booking: he comes next, and what is being booked stays as it is. */
function withOneMore(begun: Turn, party: Party): { turn: Turn; heard: Understanding } {
  const { heard, others, waiting } = party;
  const turn = nameWaiting(changePlaces(withoutNameOfOther(begun, party), heard), waiting);
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

/** What was offered, had before or asked about is what is wished for. */
function withVisitSpokenOf(turn: Turn, { step }: LiveState, { text }: Understanding): Turn {
  const { draft } = turn.state;
  // 'Yeah, book me in', to the offer of a time for it.
  const offered = step.kind === "offering_rebooking" ? step.visit : null;
  if (offered && !draft.visit) return changeDraft(turn, { visit: offered });
  if (!draft.visit && wantsTheSame(text)) return withTheSame(turn, text);
  return withTopic(turn, text);
}
