import type { FreeTime } from "#contract/errors.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { mergedWish } from "#server/dialogue/conversation/details.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { nearKnownDay, withOfferedRuledOut } from "#server/dialogue/conversation/near-known-day.ts";
import {
  asksForMore,
  butOther,
  dayBesideAll,
  laterOnThatDay,
  otherTimes,
} from "#server/dialogue/conversation/other-times.ts";
import { notedNow } from "#server/dialogue/conversation/phrases/noted.ts";
import { shortPromptOf } from "#server/dialogue/conversation/phrases/short-prompts.ts";
import { orWaitlist } from "#server/dialogue/conversation/phrases/waitlist.ts";
import { choose, proceedBooking } from "#server/dialogue/conversation/policies/booking.ts";
import { notUnderstood } from "#server/dialogue/conversation/policies/handing-over.ts";
import {
  hasIntent,
  hasWhen,
  isAbandoning,
  isIndifferent,
  isMereThanks,
  yesOrNo,
} from "#server/dialogue/conversation/reading.ts";
import { isRemark } from "#server/dialogue/conversation/remarks.ts";
import { afterTheLast } from "#server/dialogue/conversation/several-on-a-day.ts";
import {
  type Detail,
  type LiveState,
  type NextStep,
  noWish,
  type WhenWish,
} from "#server/dialogue/conversation/state.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { isWellAgain } from "#server/dialogue/conversation/well-again.ts";
import { fits, wishFor } from "#server/dialogue/conversation/wishes.ts";
import type { DaySpan, Understanding } from "#server/dialogue/understanding.ts";
import { asksForEnd, refusesAll } from "#server/dialogue/what/read-choice.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { askWhen } from "./asked.ts";
import { abandon } from "./confirmations.ts";
import { answerDigits } from "./dictation.ts";
import { isNextAsked } from "./enough-booked.ts";
import { bareHourIn, timeNamedIn } from "./offered-hour.ts";

type Offering = Extract<NextStep, { kind: "offering" }>;

/** The answer to 'which time would suit you': one of the times, another wish, or neither. */
export function answerOffer(turn: Turn, before: LiveState, step: Offering, brought: Heard): Turn | null {
  const { heard, news, answer } = brought;
  if (asksForList(heard)) return askAgain(turn);
  // 'Anyone will do' leaves the dentist open, and not the time.
  if (before.draft.dentist?.isTold && !turn.state.draft.dentist) return proceedBooking(turn);
  const inARow = answerInARow(turn, before, step, heard);
  if (inARow) return inARow;
  const onOtherDay = wishForOtherDay(step, before, heard);
  if (onOtherDay) return proceedBooking(changeDraft(turn, { when: onOtherDay, slot: null }));
  const chosen = chosenTime(
    step,
    nearKnownDay(before, withOfferedRuledOut(before, heard)),
    hasWhen(heard),
    answer !== null,
  );
  if (chosen) return choose(withSettledWish(turn, chosen, heard.text), chosen);
  const isShiftOfDay = shiftOfDay.test(heard.text) && heard.when.times.length === 0;
  if (news.has("when") && !isShiftOfDay) return proceedBooking(withOfferedDays(turn, before, step, heard));
  const shifted = otherTimes(step.times, before, heard);
  if (shifted) return proceedBooking(changeDraft(turn, { when: shifted, slot: null }));
  if (news.has("digits")) return answerDigits(turn, before, brought, step);
  if (news.size > 0) return askWhichTime(turn, step, brought);
  if (isAbandoning(heard)) return abandon(turn, heard);
  if (!answer && isWellAgain(heard.text)) return askAgain(say(turn, "That is good to hear."));
  if (yesOrNo(heard) === "yes" && !answer && !isMereThanks(heard) && !isRemark(heard))
    return agreeToList(turn, before, step);
  return answerTurnedDown(turn, before, brought);
}

function answerTurnedDown(turn: Turn, before: LiveState, { heard, answer, others }: Heard): Turn | null {
  // 'No, I need two, one's for Nadia' turns none of the times down.
  if (others.length > 0) return askAgain(turn);
  return suitsNothing(heard, answer !== null) ? askOtherTime(turn, before, heard) : null;
}

/** Whoever finds nothing that suits hears of the waitlist as well, once; whoever has booked one of several may have had enough. */
function askOtherTime(begun: Turn, before: LiveState, { text }: Understanding): Turn {
  if (isNextAsked(before)) return say(askWhen(begun), "You can also leave it at what is booked.");
  const { turnedDown = 0, facts } = begun.state;
  const isNothing = refusesAll(toUtterance(text));
  const isTold = turnedDown < toldAt && (isNothing || turnedDown + 1 === toldAt);
  const turn = change(begun, { turnedDown: isTold ? toldAt : turnedDown + 1 });
  return askWhen(isTold && facts.permissions.bookAppointments ? say(turn, orWaitlist) : turn);
}
const toldAt = 2;

/** 'What times are they again', and 'what times do you have' of the day that was named: no other day is wished for. */
const asksForList = (heard: Understanding): boolean =>
  !hasWhen(heard) &&
  (saysAgain.test(heard.text) ||
    (hasIntent(heard, "ask_availability") &&
      asksTimes.test(heard.text) &&
      !asksForMore(heard) &&
      yesOrNo(heard) !== "no"));

/** 'Straight after me', of the times for the next of several: the one right behind the last, else those that are. */
function answerInARow(
  turn: Turn,
  before: LiveState,
  { times }: Offering,
  { text }: Understanding,
): Turn | null {
  const when = afterTheLast(before, text);
  const last = before.justBooked;
  if (!when || !last) return null;
  const next = times.find(({ date, time }) => date === last.date && time > last.time);
  const isNear = next && minutesOf(next.time) - minutesOf(last.time) <= 60;
  return next && isNear
    ? choose(withSettledWish(turn, next, text), next)
    : proceedBooking(changeDraft(turn, { when, slot: null }));
}

const suitsNothing = (heard: Understanding, isAnswered: boolean): boolean =>
  yesOrNo(heard) === "no" ||
  suitsNot.test(heard.text) ||
  refusesAll(toUtterance(heard.text)) ||
  (hasIntent(heard, "ask_availability") && !isAnswered);

/** 'The nine's no good', 'not the afternoon one': the other times of those days. */
function withoutTurnedDown(times: readonly FreeTime[], heard: Understanding): WhenWish | null {
  const { text, choice, when } = heard;
  const isTurnedDown = onlyNot.test(text) || (verdict.test(text) && when.excludedTimes.length === 0);
  if (!isTurnedDown || when.days.length + when.excludedDays.length > 0 || refusesAll(toUtterance(text)))
    return null;
  const chosen = choice && listed.test(text) ? times.at(choice.value) : undefined;
  const named = bareHourIn(text.replace(/\b(?:not(?: at)?|that) (?=\w+)/i, "the "), times);
  const slot = named ?? chosen ?? (choice ? times.at(choice.value) : undefined);
  if (!slot) return null;
  const dates = [...new Set(times.map(({ date }) => date))];
  return {
    ...noWish,
    days: dates.map((date) => detail<DaySpan>({ from: date, to: date }, text)),
    notTimes: [{ kind: "exact", time: slot.time }],
    heard: text.trim(),
  };
}
const listed = /\b(?:first|second|third|last|one|slot)\b/i;
const onlyNot =
  /^\W*(?:(?:no|nah|um|uh|hmm|maybe|sorry|well)\W+)*not (?:at |the |that )?(?:\w+(?: thirty| fifteen)?|[\d:.]+)(?: (?:one|slot|o'?clock|am|pm))?\W*(?:(?:thanks|please|sorry)\W*)?$/i;
const verdict =
  /\b(?:no (?:good|use|go)|not (?:good|great|ideal|possible)|cutting it (?:a bit )?(?:fine|close)|(?:wo|do|does|ca|would|is|are)n['’]?t (?:work|suit|do|be any good|any good|good|great|possible)|(?:a )?(?:bit|little) (?:early|late|tight)|too (?:early|late|soon|tight)|out of the question|a stretch)\b/i;

const wishForOtherDay = ({ times }: Offering, before: LiveState, heard: Understanding): WhenWish | null =>
  withoutTurnedDown(times, heard) ??
  dayBesideAll(times, heard) ??
  laterOnThatDay(times, nearKnownDay(before, heard)) ??
  sameOnOtherDay(times, heard);

/** 'The first one but on Thursday' */
function sameOnOtherDay(times: readonly FreeTime[], { choice, when, text }: Understanding): WhenWish | null {
  const chosen = choice ? times.at(choice.value) : undefined;
  const [day, otherDay] = when.days;
  if (!chosen || !day || otherDay || day.value.from !== day.value.to || !butOnDay.test(text)) return null;
  return times.some(({ date }) => date === day.value.from)
    ? null
    : wishFor({ date: day.value.from, time: chosen.time }, text);
}
const butOnDay = /\b(?:one|time|slot|option|same|first|second|third|last)\b.*\b(?:but|except|only|just)\b/i;
/** Name, number or reason told before a time was chosen: said back, and the list is not gone through again. */
function askWhichTime(turn: Turn, step: Offering, { news, answer }: Heard): Turn {
  const noted = notedNow(turn.state.draft, news);
  if (noted === "" || answer || step.unheard) return askAgain(say(turn, noted));
  return say(turn, noted, shortPromptOf(turn.state));
}

/** 'Earlier that day' names the day that is offered, and no time. */
const shiftOfDay =
  /\b(?:earlier|later)\b.{0,8}\b(?:that|the same) day\b|\b(?:that|the same) day\b.{0,8}\b(?:earlier|later)\b/i;

/** A second 'yes' to several times takes the first of them; it is read back before it is booked. */
function agreeToList(turn: Turn, before: LiveState, { times }: Offering): Turn {
  const [first] = times;
  if (before.misses === 0 || !first) return notUnderstood(change(turn, { misses: before.misses }), "", 3);
  return choose(withSettledWish(turn, first, "yes"), first);
}

const suitsNot =
  /\b(?:none|neither|(?:don'?t|doesn'?t|won'?t|not) (?:suit|work)|can'?t (?:do|make)|something else|any others?|other times?)\b/i;

/** 'What times are they again': the same once more, and no other day. */
const saysAgain =
  /\b(?:what|which) (?:\w+ )?(?:times?|days?|ones?|options|choices)?\b(?: \w+){0,4}? (?:again|once more)\b|\bwhat (?:were|was) (?:they|those|the (?:times|options|choices)|that)\b(?! (?:for|about|like)\b)|\b(?:what|which) (?:was|is|were|are) the (?:first|second|third|last|other|middle|early|later|earlier)\b|\b(?:what|which) (?:day|date) (?:is|was|are|were) (?:that|it|those|they)\W*$/i;

function chosenTime(
  step: Offering,
  heard: Understanding,
  saysWhen: boolean,
  isAsking: boolean,
): FreeTime | null {
  const { times } = step;
  if (choosesNone(heard, saysWhen)) return null;
  if (heard.choice) return times.at(heard.choice.value) ?? null;
  const bare = bareHourIn(heard.text, times);
  if (bare) return bare;
  const [only] = times;
  if (!saysWhen && times.length === 1 && only && yesOrNo(heard) === "yes" && !step.unheard) return only;
  if (saysWhen)
    return asksTimes.test(heard.text) || asksForEnd(heard.text) ? null : onlyFitting(times, heard);
  const named = yesOrNo(heard) === "no" ? null : timeNamedIn(heard.text, times);
  if (named) return named;
  if (/\bmiddle\b/i.test(heard.text)) return times[1] ?? null;
  // The 'anything' of 'do I need to bring anything' leaves no choice to us.
  const leavesOpen = !isAsking && isIndifferent(heard) && !seeksOther.test(heard.text);
  return leavesOpen && !step.unheard ? (times[0] ?? null) : null;
}

const choosesNone = (heard: Understanding, saysWhen: boolean): boolean =>
  refusesAll(toUtterance(heard.text)) || (!saysWhen && (asksForMore(heard) || butOther.test(heard.text)));

/** 'Wednesday, what times have you got': the times of that day are wanted, and not the one offered there. */
export const asksTimes =
  /\b(?:what|which)(?:'?s| is| are| other| else| sort of| kind of)? (?:\w+ )?(?:times?|hours|slots|spots|free|available|left)\b|\bwhat (?:have|do|did|would) you\b|\bwhat(?:'?s| is) there\b/i;

/** The 'anything' of 'anything before the nine' leaves no choice to us. */
const seeksOther =
  /\bany(?:thing| time| day)? (?:else|other|before|after|past|besides|earlier|sooner|later)\b/i;

/** 'Tuesday' chooses when just one of the offered times is on a Tuesday. */
function onlyFitting(times: readonly FreeTime[], heard: Understanding): FreeTime | null {
  if (heard.when.soonest && heard.when.days.length === 0)
    return seeksOther.test(heard.text) ? null : (times[0] ?? null);
  const wish = mergedWish(noWish, heard);
  const fitting = times.filter((each) => fits(wish, each));
  // 'I can't do mornings' turns down, and chooses nothing.
  const isPart =
    wish.times.some(({ value }) => value.kind === "part") ||
    wish.notTimes.some(({ kind }) => kind === "part");
  return fitting.length === 1 && !isPart ? (fitting[0] ?? null) : null;
}

const detail = <Value>(value: Value, words: string): Detail<Value> => ({
  value,
  heard: words.trim(),
  assumed: [],
  unsure: false,
});

/** What was chosen is the wish from now on, so that 'make it Thursday' keeps its time. */
const withSettledWish = (turn: Turn, slot: FreeTime, words: string): Turn =>
  changeDraft(turn, { when: wishFor(slot, words) });

/** A time said alone is meant for the days that were offered, unless the earlier wish allowed them. */
function withOfferedDays(turn: Turn, before: LiveState, step: Offering, heard: Understanding): Turn {
  const { when } = turn.state.draft;
  const wished = before.draft.when;
  const { days: named, times, soonest } = heard.when;
  const isOneDay = new Set(step.times.map(({ date }) => date)).size === 1;
  // 'What's the earliest', of the times of one day, is what it is of that day.
  if (soonest && isOneDay && named.length === 0 && asksForEnd(heard.text) && !asksAnyDay.test(heard.text))
    return changeDraft(turn, { when: { ...wished, days: offeredDays(step, heard), soonest: true } });
  if (named.length > 0 || times.length === 0) return turn;
  const wasFitting = wished.days.length > 0 && step.times.some((each) => fits(wished, each));
  if (wasFitting) return turn;
  return changeDraft(turn, { when: { ...when, days: offeredDays(step, heard), soonest: false } });
}

const asksAnyDay = /\b(?:any|another|other|next|day|week|you['’]?(?: have|ve))\b/i;
const offeredDays = ({ times }: Offering, { text }: Understanding): Detail<DaySpan>[] =>
  [...new Set(times.map(({ date }) => date))].map((date) => detail<DaySpan>({ from: date, to: date }, text));
