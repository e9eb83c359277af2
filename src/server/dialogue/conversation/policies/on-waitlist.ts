import { ask, askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { onlyTeamSeesList, teamTakesOff } from "#server/dialogue/conversation/phrases/waitlist.ts";
import { isOpenQuestion } from "#server/dialogue/conversation/state.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { readOnWaitlist } from "#server/dialogue/what/read-on-waitlist.ts";
import { passOnLater, startMessage } from "./messages.ts";

/** 'Take me off the waitlist', 'am I on it': the list is not read or shortened from here, so the team has the words. */
export function tellOnWaitlist(begun: Turn, { text }: Understanding): Turn | null {
  const said = readOnWaitlist(text, /\bwaitlist\b/.test(begun.state.lastSaid));
  const { step } = begun.state;
  if (said === null || step.kind === "offering_waitlist") return null;
  const turn = understood(begun);
  if (said === "off") {
    const words = `Wants to be taken off the waitlist: ${text.trim()}`;
    return passOnLater(turn, words) ?? startMessage(say(turn, teamTakesOff), words);
  }
  const told = say(turn, onlyTeamSeesList);
  return isOpenQuestion(step)
    ? ask(told, { kind: "offering_person", about: `Asked: ${text.trim()}` })
    : askAgain(told);
}
