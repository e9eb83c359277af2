import type { FreeTime } from "#contract/errors.ts";
import { bareHourIn, timeNamedIn } from "#server/dialogue/conversation/answers/offered-hour.ts";
import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { saidBefore } from "#server/dialogue/conversation/beside-visit.ts";
import { isAt } from "#server/dialogue/conversation/found-visits.ts";
import { hasWhen, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { changeDraft, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishFor } from "#server/dialogue/conversation/wishes.ts";
import { noWhen, type Understanding } from "#server/dialogue/understanding.ts";
import { readChoice } from "#server/dialogue/what/read-choice.ts";
import { countWords, toUtterance } from "#server/dialogue/words.ts";
import { takeInstead } from "./booking.ts";

/** 'The time before was better', 'can I change that to the first one', 'the two actually', once a time is settled: one that was offered or settled before. */
export function takeEarlierChoice(turn: Turn, heard: Understanding): Turn | null {
  const { step, draft } = turn.state;
  const asksBeside = step.kind === "collecting" && step.asked !== "when" && step.asked !== "time";
  const isSettled =
    draft.slot !== null && (asksBeside || step.kind === "reading_back" || step.kind === "confirming_move");
  if (!isSettled || countWords(heard.text) > mostWords || yesOrNo(heard) === "yes") return null;
  if (heard.visit || heard.phone || heard.emergency) return null;
  if (isAsSettled(turn.state, heard)) return askAgain(understood(turn));
  const chosen = settledBefore(turn.state, heard.text) ?? offeredBefore(turn.state, heard);
  if (!chosen || isAt(chosen, draft.slot)) return null;
  return takeInstead(
    changeDraft(understood(turn), { when: wishFor(chosen, heard.text), slot: null }),
    chosen,
  );
}
const mostWords = 11;

/** 'Like I said, the Monday after', which is what was read back. */
function isAsSettled({ draft }: LiveState, { text, when }: Understanding): boolean {
  const { slot } = draft;
  const [day, other] = when.days;
  if (!saidBefore.test(text) || !slot || !day || other) return false;
  const isDay = day.value.from === slot.date && day.value.to === slot.date;
  return isDay && when.times.every(({ value }) => value.kind === "part" || value.time === slot.time);
}

function settledBefore({ settled = [], draft }: LiveState, text: string): FreeTime | null {
  if (!goesBack.test(text)) return null;
  return settled.findLast((each) => !isAt(each, draft.slot)) ?? null;
}
const time = "(?:time|one|slot|day|hour|option)";
const goesBack = new RegExp(
  `\\bthe ${time} (?:(?:you|we|i) (?:had|said|gave me|picked|chose|told me) )?before(?! (?:that|it|noon|lunch|the|my|nine|ten|eleven|twelve|one|two|three|four|five|\\d))|\\bthe (?:previous|earlier|original) ${time}(?= (?:was|is|you|we|i)\\b)|\\b(?:go|going|went|switch|change) back to (?:the )?(?:other|first|previous|earlier|last|one before)|\\bthe (?:other|first|previous) ${time} (?:was|is|suits?|works?) (?:\\w+ )?better\\b|\\bthe one before\\W*$`,
  "i",
);

/** By its place among the times that were offered, or by its hour where nothing else is told of when. */
function offeredBefore({ offered = [] }: LiveState, heard: Understanding): FreeTime | null {
  if (offered.length < 2) return null;
  const { text } = heard;
  const said = text.replace(asideLast, "").trim();
  if (hasWhen(heard) && heard.when.days.length > 0) return null;
  if (mentionsPlace.test(said)) {
    const place = readChoice(toUtterance(said), offered, noWhen);
    return place ? (offered.at(place.value) ?? null) : null;
  }
  return opens.test(said) ? (timeNamedIn(said, offered) ?? bareHourIn(said, offered)) : null;
}
const asideLast = /\W+(?:actually|instead|please|thanks|rather|then|sorry|though)\W*$/i;
const mentionsPlace = new RegExp(
  `\\bthe (?:(?:very )?first|second|third|last|earlier|earliest|later|latest|middle) ${time}\\W*$`,
  "i",
);
/** 'The two actually', 'no the eleven thirty' */
const opens =
  /^\W*(?:(?:no|nah|um|uh|oh|sorry|wait|actually|hang on|can i (?:have|do|take|get)|i['’]?ll (?:take|have)|make it|lets do|let['’]s do|change (?:it|that) to|can (?:i|we|you) change (?:it|that) to)\W+)*the \w+/i;
