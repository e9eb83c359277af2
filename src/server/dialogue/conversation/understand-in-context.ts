import type { UnderstandContext } from "#server/dialogue/understand.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { withSignsAfterBlow } from "./after-a-blow.ts";
import { type ReadAs, withChosenHour } from "./beside-the-name.ts";
import { otherHoursAsked, withVisitSpokenOf } from "./beside-visit.ts";
import { withEitherOffered } from "./either-offered.ts";
import { contextOf } from "./expecting.ts";
import { firstChoiceIn } from "./first-choice.ts";
import { withMoveParts } from "./move-parts.ts";
import { toHourOfItsDay, withWayOfMove } from "./move-ways.ts";
import { withNameHere } from "./names-in-context.ts";
import { withOthersVisit } from "./others-visits.ts";
import { withPutDown } from "./put-down-for.ts";
import { hasDetails, hasIntent, hasWhen, yesOrNo } from "./reading.ts";
import { withoutSameDay } from "./several-on-a-day.ts";
import { shiftIn, withShift } from "./shifts.ts";
import { withoutStandingDay } from "./standing-day.ts";
import { takenInstead, withStandingVisit } from "./standing-visits.ts";
import { isConfirming, type LiveState } from "./state.ts";
import { withStateHolidays } from "./state-holidays.ts";
import { withTimesInTurn } from "./times-in-turn.ts";
import { withVisitTold } from "./visit-told.ts";
import { withWeekdayOfVisit } from "./weekday-of-visit.ts";

/** Reads words as a whole, or for the one thing that they were asked for. */
export interface Reader {
  understand(text: string, context: UnderstandContext): Understanding;
  nameIn(text: string, context: UnderstandContext): Understanding["name"];
  whenIn(text: string, context: UnderstandContext): Understanding["when"];
}

/** What an utterance means here: in the light of what was asked, of what is settled and of the visits spoken of. */
export function understandInContext(
  state: LiveState,
  text: string,
  alternatives: readonly string[] | undefined,
  reader: Reader,
): Understanding {
  const first = firstWished(state, text, reader);
  if (first) return first;
  const context = contextOf(state, alternatives);
  const readAs: ReadAs = {
    name: (words) => reader.nameIn(words, context),
    when: (words) => reader.whenIn(words, context),
  };
  const understood = withSignsAfterBlow(state, withStateHolidays(state, reader.understand(text, context)));
  const chosen = withEitherOffered(state, withChosenHour(state, understood, readAs));
  const timed = withTimesInTurn(state, chosen, readAs.when);
  const named = withNameHere(state, timed, context.expecting, readAs);
  const heard = withVisitsHere(state, named, readAs);
  return withTimeInstead(state, heard, context, readAs);
}

function withVisitsHere(state: LiveState, heard: Understanding, readAs: ReadAs): Understanding {
  const standing = withPutDown(
    state,
    withVisitTold(state, withStandingVisit(state, withoutStandingDay(heard))),
  );
  const parted = withMoveParts(state, standing, readAs.when);
  const shifted = withWayOfMove(state, withShift(state, parted));
  const counted = { ...withWeekdayOfVisit(state, withVisitSpokenOf(state, shifted)), text: heard.text };
  return withOthersVisit(state, withoutSameDay(state, counted));
}

/** A mere 'make it three' is read as a time when a time stands to be changed. */
function withTimeInstead(
  state: LiveState,
  heard: Understanding,
  context: UnderstandContext,
  readAs: ReadAs,
): Understanding {
  const { text } = heard;
  const taken = isConfirming(state) ? takenInstead(text) : null;
  if (taken) return { ...heard, when: readAs.when(taken) };
  const mayChangeTime = state.draft.slot !== null && context.expecting === "yes_no";
  const mayChangeBooked = state.step.kind === "anything_else" && state.justBooked !== null;
  const isMove = hasIntent(heard, "reschedule") || mayChangeBooked;
  const made = state.draft.slot !== null && !hasWhen(heard) ? hourMade(text, readAs) : null;
  if (made) return { ...heard, when: made, name: null, phoneDigits: null };
  const movedTo = isMove && !hasWhen(heard) && shiftIn(text) === null ? toWhat.exec(text)?.[1] : undefined;
  if (movedTo) return toHourOfItsDay(state, { ...heard, when: readAs.when(movedTo) });
  const mayBeTime = mayChangeTime || mayChangeBooked || context.expecting === "choice";
  if (
    !mayBeTime ||
    hasDetails(heard) ||
    shiftIn(text) !== null ||
    !(heard.isCorrection || yesOrNo(heard) === null || makesIt.test(text))
  )
    return heard;
  const wanted = insteadOfWrong.exec(text)?.[1] ?? makesIt.exec(text)?.[1] ?? text;
  return { ...heard, when: readAs.when(wanted) };
}

/** 'The Thursday one, or if not the first', of the times that are offered or of the one that is settled. */
function firstWished(state: LiveState, text: string, reader: Reader): Understanding | null {
  const isOfTimes = state.step.kind === "offering" || state.draft.slot !== null;
  const words = isOfTimes ? firstChoiceIn(text) : null;
  if (words === null) return null;
  const heard = understandInContext(state, words, undefined, reader);
  return heard.choice !== null || hasWhen(heard) || otherHoursAsked(words) ? heard : null;
}

/** 'Yeah, make it ten though' */
const makesIt = /\bmake (?:it|that) (.+?)(?: (?:though|then|please|thanks|actually))*\W*$/i;

/** 'Make it the nine', 'what about two', 'make it the morning', once a time is settled, whatever is asked. */
function hourMade(text: string, readAs: ReadAs): Understanding["when"] | null {
  const wanted = (makesIt.exec(text) ?? suggests.exec(text))?.[1]?.replace(/^(?:at|the) /i, "");
  const when = wanted && wanted.split(" ").length < 4 ? readAs.when(wanted) : null;
  return when && when.times.length > 0 ? when : null;
}

const suggests =
  /^\W*(?:(?:oh|um|uh|actually|wait|sorry|hang on|and|but|or|so)\W+)*(?:(?:what|how) about|let['’]?s (?:do|say)|(?:can|could) (?:we|you|i) (?:do|say|have)) (.+?)(?: (?:then|please|instead|thanks|actually|though))*\W*$/i;

/** 'Move mine to 3' */
const toWhat = /\b(?:move|shift|push|bring|change|swap|switch|put|reschedule)\b.*?\bto (.+)$/i;

/** 'The time's wrong, it should be three': what is wished for stands after what is wrong. */
const insteadOfWrong = /\b(?:wrong|not right|incorrect)\b\W+((?:it|that|should|make)\b.*)$/i;
