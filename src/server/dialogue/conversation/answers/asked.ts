import { isAskedAside } from "#server/dialogue/conversation/asked-aside.ts";
import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { fallbackName } from "#server/dialogue/conversation/fallback-name.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { isNear, withLast } from "#server/dialogue/conversation/merged-name.ts";
import { proceedBooking } from "#server/dialogue/conversation/policies/booking.ts";
import { aboutCall, handOver } from "#server/dialogue/conversation/policies/handing-over.ts";
import { proceedMessage } from "#server/dialogue/conversation/policies/messages.ts";
import { answerFromNotes } from "#server/dialogue/conversation/questions/answer-questions.ts";
import {
  hasIntent,
  hasNoNumber,
  isAbandoning,
  isIndifferent,
  yesOrNo,
} from "#server/dialogue/conversation/reading.ts";
import { type BookingAsk, type Detail, type LiveState, noWish } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishInWords } from "#server/dialogue/conversation/wishes.ts";
import type { PersonName, Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { particles } from "#server/dialogue/who/name-words.ts";
import { namesOther } from "#server/dialogue/who/read-party.ts";
import { isShortFor } from "#server/dialogue/who/short-names.ts";
import { findSpelled } from "#server/dialogue/who/spelling.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { agreeToTime } from "./agree-to-time.ts";
import { askForChange, changesNothing, isForElse } from "./change.ts";
import { abandon } from "./confirmations.ts";
import { answerDigits } from "./dictation.ts";
import { withOwnName } from "./idle.ts";
import { withLastDigits } from "./last-digits.ts";
import { withOwnNumber } from "./own-number.ts";
import { isCheckUpInOtherWords } from "./plain-reasons.ts";
import { generalConsultation, wantsTheSame, withTheSame } from "./same-as-before.ts";
import { answerWithoutName } from "./without-name.ts";

/** Answers to the questions of a booking. Details said are in the turn already; what is left are the bare answers. */
export function answerAsked(turn: Turn, before: LiveState, asked: BookingAsk, brought: Heard): Turn | null {
  const { heard, news, answer } = brought;
  if (asked === "change" && news.size === 0 && changesNothing(heard.text)) return proceedBooking(turn);
  if (isAbandoning(heard) && news.size === 0) return abandon(turn, heard);
  const dictated = answerDigits(turn, before, brought, { kind: "collecting", asked: "phone" });
  // The last name is asked for again once the number is whole.
  if (dictated)
    return changeDraft(withDeclined(dictated), asked === "surname" ? { askedSurname: false } : {});
  if (asked === "visit" && news.size === 0 && !answer && asksSomething.test(heard.text)) {
    const note = answerFromNotes(before, heard);
    return askAgain(say(change(turn, { lastAnswered: note !== "" }), note || teamCanTell));
  }
  const isNumberAsked = asked === "phone" || asked === "own_number";
  // 'Hang on, it's for my daughter', once the caller's own name was taken for hers.
  if (isNumberAsked && news.size === 0 && isForElse(heard.text) && namesOther(toUtterance(heard.text)))
    return askForChange(change(turn, ringsAs(before)), heard);
  // Letters that mend nothing are no failure: the name is said back as it stands.
  if (isNumberAsked && news.size === 0 && turn.state.draft.name && isSpelling(heard.text))
    return askAgain(say(turn, `I have the name as ${turn.state.draft.name.value.full}.`));
  const settled = plainAnswer(turn, before, asked, brought);
  if (settled) return settled;
  if (news.size > 0) return proceedBooking(turn);
  return answer ? null : secondTry(turn, before, asked, brought);
}

/** A question of the caller's own is no reason for a visit. */
const asksSomething =
  /^\W*(?:(?:um|uh|oh|and|but|sorry|wait|hey|also|well)\W+)*(?:do|does|should|will|would|is|are|can|could|how|where|who|what (?:do|should|will|if))\s+(?:i|we|you|there|it|long|much|the|my|your)\b/i;
const teamCanTell = "I do not know that, but the team can tell you.";

const withDeclined = (turn: Turn): Turn => changeDraft(turn, { declinedOwnNumber: true });

const plainAnswer: typeof bareAnswer = (turn, before, asked, brought) =>
  bareAnswer(turn, before, asked, brought) ??
  agreeToTime(turn, before, asked, brought) ??
  (asked === "name" ? answerWithoutName(turn, before, brought) : null);

function bareAnswer(turn: Turn, before: LiveState, asked: BookingAsk, brought: Heard): Turn | null {
  const { heard, news } = brought;
  if ((asked === "phone" || asked === "own_number") && hasNoNumber(heard)) return withoutNumber(turn);
  switch (asked) {
    case "own_number": {
      const known = withOwnNumber(turn, brought);
      return known ? proceedBooking(known) : null;
    }
    case "surname":
      return withNameInFull(turn, before, heard) ?? answerLastName(turn, before, brought);
    case "name": {
      const own = withOwnName(turn, heard.text);
      return own === turn ? null : proceedBooking(own);
    }
    case "when":
    case "time":
      return leavesItOpen(turn, brought) ? proceedBooking(soonest(turn, heard.text)) : null;
    case "visit":
      return answerReason(turn, brought);
    case "change": {
      const mended = withLastDigits(turn, heard);
      if (mended) return proceedBooking(mended);
      return news.size > 0 ? null : askForChange(turn, heard);
    }
    default:
      return null;
  }
}

function answerReason(turn: Turn, brought: Heard): Turn | null {
  const { text } = brought.heard;
  if (turn.state.draft.visit === null && wantsTheSame(text)) return proceedBooking(withTheSame(turn, text));
  return leavesReasonOpen(turn, brought) ? proceedBooking(generalConsultation(turn, text)) : null;
}

/** The 'anything' of 'do I need to bring anything' and 'isn't there anything sooner' leaves no choice to us. */
const leavesReasonOpen = (turn: Turn, brought: Heard): boolean =>
  !asksIfThere.test(brought.heard.text) &&
  turn.state.draft.visit === null &&
  (isCheckUpInOtherWords(brought.heard.text) ||
    (brought.answer === null &&
      (isIndifferent(brought.heard) || hasIntent(brought.heard, "maybe") || isAllElseKnown(turn, brought))));
const asksIfThere =
  /\b(?:is|isn['’]?t|are|aren['’]?t) there any|\b(?:have|haven['’]?t|do|don['’]?t) you (?:have |got )?any/i;

/** A mere 'yes' when only the reason is missing: it is read back as a general consultation. */
function isAllElseKnown({ state }: Turn, { heard, news }: Heard): boolean {
  const { slot, name, phone } = state.draft;
  return slot !== null && name !== null && phone !== null && news.size === 0 && yesOrNo(heard) === "yes";
}

/** A booking needs a number that the clinic can ring; the team finds another way. */
function withoutNumber(turn: Turn): Turn {
  const told = say(turn, "I need a phone number to book an appointment.");
  if (turn.state.facts.canTransfer) return handOver(told, aboutCall(turn.state));
  const text = `${wishInWords(turn.state)} Has no phone number.`;
  const noted = say(told, "I will leave word for the team instead.");
  return proceedMessage(change(noted, { purpose: "message" }), { kind: "message", text, brief: true });
}

/** 'I don't mind', 'what have you got', 'not Tuesday': the soonest that is free, less what was ruled out. */
function leavesItOpen(turn: Turn, { heard, news, answer }: Heard): boolean {
  const { days, times, soonest: hasten, notDays, notTimes } = turn.state.draft.when;
  if (answer || days.length > 0 || hasten) return false;
  if (news.has("when")) return times.length === 0 && notDays.length + notTimes.length > 0;
  return (
    isIndifferent(heard) || hasIntent(heard, "ask_availability", "maybe") || asksForOffers.test(heard.text)
  );
}

const asksForOffers =
  /\b(?:sooner|earlier)\b|\bwhat(?:ever|'?s| is| are| do| have)?\b.{0,20}\b(?:got|have|free|available|open|times?|suggest|first|closest|nearest|soonest)\b/i;

/** 'Who else works there' is nobody's last name. */
const answerLastName = (turn: Turn, before: LiveState, brought: Heard): Turn | null =>
  brought.answer !== null || isAskedAside(brought.heard) ? null : answerSurname(turn, before, brought);

/** A lone name after 'and the last name?' is the last name; a refusal leaves it at the first. */
function answerSurname(turn: Turn, before: LiveState, { heard, news }: Heard): Turn | null {
  const first = before.draft.name;
  // A number in between is taken in, and is no refusal of the name.
  if (news.has("phone") && before.draft.phone === null && !heard.name)
    return ask(turn, { kind: "collecting", asked: "surname" });
  if (first && onlyOneName.test(heard.text))
    return proceedBooking(
      say(changeDraft(turn, { name: first }), `I will leave it at ${first.value.first}.`),
    );
  const next = heard.name ? toDetail(heard.name) : fallbackName(heard);
  // Spelled, and like the first name: it is the first name that is spelled.
  if (
    first &&
    next &&
    next.value.last === null &&
    isSpelling(heard.text) &&
    isNear(next.value.first, first.value.first)
  )
    return ask(changeDraft(turn, { name: next }), { kind: "collecting", asked: "surname" });
  if (first && next && next.value.last === null) {
    const isRepeated = next.value.first.toLowerCase() === first.value.first.toLowerCase();
    return proceedBooking(changeDraft(turn, { name: isRepeated ? first : withLast(first, next) }));
  }
  if (first && next && isSurnameOfTwo(first.value, next.value, heard))
    return proceedBooking(changeDraft(turn, { name: withLast(first, next) }));
  if (first && next && !heard.name) return proceedBooking(changeDraft(turn, { name: withLast(first, next) }));
  return yesOrNo(heard) === "no" || hasIntent(heard, "maybe") ? proceedBooking(turn) : null;
}

/** 'Kevin' after 'Kev' is no last name, and 'same as mine' is that of who rings. */
function withNameInFull(turn: Turn, before: LiveState, heard: Understanding): Turn | null {
  const ofCaller = withSurnameOfCaller(before, heard);
  if (ofCaller) return proceedBooking(changeDraft(turn, { name: ofCaller }));
  const first = before.draft.name?.value.first;
  const { name } = heard;
  if (!first || name?.value.last !== null || !isGivenInFull(first, name.value.first)) return null;
  return ask(changeDraft(turn, { name: toDetail(name) }), { kind: "collecting", asked: "surname" });
}

/** 'Same as mine', of somebody whose parent said their own name before. */
function withSurnameOfCaller(
  { draft, rings, bookedFor }: LiveState,
  heard: Understanding,
): Detail<PersonName> | null {
  if (!sameAsCaller.test(heard.text) || !draft.name) return null;
  const last = rings?.last ?? bookedFor?.value.last;
  if (!last) return null;
  const { first } = draft.name.value;
  const value = { first, last, full: `${first} ${last}` };
  return { value, heard: heard.text.trim(), assumed: ["the last name of who rings"], unsure: true };
}
const sameAsCaller =
  /\b(?:same|identical)\b(?! (?:day|time|number))|\b(?:as|like) (?:mine|me|ours)\b|\b(?:my|our) (?:sur|last |family )name\b/i;

/** 'Al Sayed', 'Garcia Lopez' after 'and the last name?'; whoever begins with a first name, or corrects it, says the whole name. */
function isSurnameOfTwo(known: PersonName, { first, last }: PersonName, heard: Understanding): boolean {
  const parts = [first, ...(last?.split(" ") ?? [])].map((part) => part.toLowerCase());
  const isAgain =
    (first[0] === known.first[0] && isNear(first, known.first)) || isShortFor(known.first, first);
  if (known.last !== null || parts.includes(known.first.toLowerCase()) || isAgain) return false;
  const opens = parts[0] ?? "";
  return particles.has(opens) || !(commonFirstNames.has(opens) || heard.isCorrection);
}

const isGivenInFull = (short: string, full: string): boolean =>
  commonFirstNames.has(full.toLowerCase()) && isShortFor(short, full);

const ringsAs = ({ draft, rings }: LiveState): Partial<LiveState> => {
  const name = rings ?? draft.name?.value;
  return name ? { rings: name } : {};
};

const isSpelling = (text: string): boolean => findSpelled(toUtterance(text).words).length > 0;

const onlyOneName =
  /\b(?:only|just) (?:(?:have|got|go by|use) )?(?:the )?(?:one|a single) name\b|\b(?:no|don'?t have an?|without an?) (?:last name|surname|family name)\b|\b(?:rather not|don'?t want to|won'?t) (?:say|tell|give)\b|\bi'?d rather not\b|\bjust the first name\b/i;

const soonest = (turn: Turn, words: string): Turn =>
  changeDraft(turn, {
    when: { ...turn.state.draft.when, soonest: true, heard: words.trim() },
  });

/** After a first failure, answers that only the context explains. */
function secondTry(turn: Turn, before: LiveState, asked: BookingAsk, { heard }: Heard): Turn | null {
  if (heard.intents.length > 0) return null;
  if (asked === "surname") return before.misses === 0 ? null : proceedBooking(turn);
  if (before.misses === 0) return null;
  if (asked === "visit") return proceedBooking(generalConsultation(turn, heard.text));
  if (asked !== "name") return null;
  const name = fallbackName(heard);
  return name ? proceedBooking(changeDraft(turn, { name })) : null;
}

/** After 'none of those': the week that was wished for is kept, a single day is not. */
export function askWhen(turn: Turn): Turn {
  const days = turn.state.draft.when.days.filter(({ value }) => value.from < value.to);
  return ask(changeDraft(turn, { when: { ...noWish, days }, slot: null }), {
    kind: "collecting",
    asked: "when",
  });
}
