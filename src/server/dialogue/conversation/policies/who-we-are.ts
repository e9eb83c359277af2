import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksWhoWeAre, toldWhoWeAre } from "#server/dialogue/conversation/questions/who-we-are.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

/** 'Is this Harbour Dental' and 'what's your name', and nothing else in the same breath. */
export const tellWhoWeAre = (turn: Turn, { text }: Understanding): Turn | null =>
  asksWhoWeAre(turn.state, text)
    ? askAgain(say(change(understood(turn), { lastAnswered: true }), toldWhoWeAre(turn.state, text)))
    : null;
