import { askAgain } from "#server/dialogue/conversation/asking.ts";
import { notContacted } from "#server/dialogue/conversation/phrases/call.ts";
import { isIdle } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { limitsContact, wantsNoContact } from "#server/dialogue/what/read-no-contact.ts";
import { passOnAtOnce } from "./messages.ts";

/** Who rings to be rung no more is asked nothing: the team has the words at once, and the number if it was shown. */
export function keepNoContact(turn: Turn, heard: Understanding): Turn | null {
  const { state } = turn;
  if (!isIdle(state) || !wantsNoContact(heard.text)) return null;
  if (state.isLeftAlone) return askAgain(say(change(turn, { misses: 0 }), notContacted));
  const isLimited = limitsContact(heard.text);
  const text = `${isLimited ? "Told how to be contacted" : "Wants to be contacted no more"}: ${heard.text.trim()}`;
  const sorry = isLimited ? turn : say(turn, "I am sorry about that.");
  const kept = change(sorry, { misses: 0, isLeftAlone: !isLimited, queued: wishesBeside(heard) });
  return passOnAtOnce(kept, text);
}

/** 'Cancel my appointment and stop ringing me'; 'take me off your list' is, as a whole, like a wish to cancel. */
const wishesBeside = (heard: Understanding) =>
  namesVisit.test(heard.text)
    ? wishesIn(heard).filter((wish) => wish === "cancel" || wish === "reschedule")
    : [];
const namesVisit = /\b(?:appointments?|booking|visit|check-?up|cancel|reschedule)\b/i;
