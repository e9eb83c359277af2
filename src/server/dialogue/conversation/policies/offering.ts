import type { FreeTime } from "#contract/errors.ts";
import { ask } from "#server/dialogue/conversation/asking.ts";
import { nearestSentence, teamInstead } from "#server/dialogue/conversation/phrases/booking.ts";
import { onDay, spokenTime, whatIsFree } from "#server/dialogue/conversation/phrases/spoken.ts";
import { emptyDraft, type LiveState } from "#server/dialogue/conversation/state.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, changeDraft, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { namedDay, wishInWords } from "#server/dialogue/conversation/wishes.ts";
import { handOver } from "./handing-over.ts";

/** Free times put to the caller. Whoever says something new and would hear the same times again is told so, and then helped by the team. */

export function offer(begun: Turn, times: readonly FreeTime[], kind: keyof typeof oneTime): Turn {
  const counted = countSame(begun, times);
  if (isInLoop(counted.state)) return handOver(counted, wishInWords(counted.state));
  const turn = saySame(counted);
  const today = todayOf(turn.state);
  const [only] = times;
  const text =
    times.length === 1 && only
      ? `${oneTime[kind]} ${spokenTime(only.time)} ${onDay(only.date, today)}. Would that suit you?`
      : `${whatIsFree(times, today)}. Which time would suit you?`;
  return say(goTo(change(turn, { offered: times }), { kind: "offering", times, unheard: false }), text);
}

/** Who named hours is told of those alone: the day may have others free. */
const oneTime = {
  some: "I have",
  only: "The only free time is",
  only_then: "At the times you asked for I only have",
} as const;

/** What is nearest to a wish that cannot be had. */
export function offerInstead(begun: Turn, nearest: readonly FreeTime[]): Turn {
  if (nearest.length === 0)
    return ask(say(withDayKept(begun), "I cannot find a free time near that."), {
      kind: "collecting",
      asked: "when",
    });
  const turn = countSame(begun, nearest);
  if (isInLoop(turn.state)) return handOver(turn, wishInWords(turn.state));
  const { sameOffers = 0 } = turn.state;
  return say(
    goTo(change(turn, { offered: nearest }), { kind: "offering", times: nearest, unheard: false }),
    sameOffers > 1 ? teamInstead(turn.state.facts) : "",
    nearestSentence(nearest, todayOf(turn.state)),
  );
}

/** 'The day after' is counted from the day of which was spoken, though it is wished for no longer. */
const withDayKept = (turn: Turn): Turn =>
  change(withoutWish(turn), { spokenDay: namedDay(turn.state.draft.when) });

export const withoutWish = (turn: Turn): Turn => changeDraft(turn, { when: emptyDraft.when, slot: null });

/** How often in a row the same times were the answer to another wish. */
function countSame(turn: Turn, times: readonly FreeTime[]): Turn {
  const { step, sameOffers = 0 } = turn.state;
  const isSame = step.kind === "offering" && JSON.stringify(step.times) === JSON.stringify(times);
  return change(turn, { sameOffers: isSame ? sameOffers + 1 : 0 });
}

const mostSame = 3;
const isInLoop = ({ sameOffers = 0 }: LiveState): boolean => sameOffers >= mostSame;

function saySame(turn: Turn): Turn {
  const { sameOffers = 0, facts } = turn.state;
  if (sameOffers === 0) return turn;
  return say(turn, "Those are still the times I have.", sameOffers > 1 ? teamInstead(facts) : "");
}
