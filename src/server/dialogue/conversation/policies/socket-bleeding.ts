import { ask } from "#server/dialogue/conversation/asking.ts";
import { takeDetails } from "#server/dialogue/conversation/details.ts";
import { emergencyLine } from "#server/dialogue/conversation/phrases/emergency.ts";
import {
  biteOnCloth,
  oozingGetsWorse,
  thinnersBleedLonger,
} from "#server/dialogue/conversation/phrases/first-aid.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { isLifeThreat, type Understanding } from "#server/dialogue/understanding.ts";
import { isMildOoze } from "#server/dialogue/what/emergency/harmless.ts";
import {
  isOnThinners,
  isPastFirstDay,
  isSocketBleeding,
} from "#server/dialogue/what/read-socket-bleeding.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { proceedBooking } from "./booking.ts";
import { withUrgentWish } from "./emergency.ts";

/**
 * 'I had a tooth out yesterday and it still bleeds a bit', 'I'm on blood thinners': what to do, when 000 applies, and the
 * soonest visit. Blood thinners that are told of later, or were before, make it no less urgent.
 */
export function answerSocketBleeding(turn: Turn, heard: Understanding): Turn | null {
  const { toldEmergencies, facts, purpose, draft } = turn.state;
  if (toldEmergencies.includes("socket_bleeding")) return warnOfThinners(turn, heard);
  if (heard.emergency && isLifeThreat(heard.emergency.value)) return null;
  const utterance = toUtterance(heard.text);
  const isThin = isOnThinners(utterance);
  const isUsual = isMildOoze(utterance.words) && !isThin && !isPastFirstDay(utterance);
  const isBleeding = isSocketBleeding(utterance) && !isUsual;
  const wasOozing = toldEmergencies.includes("oozing") && (isThin || isPastFirstDay(utterance));
  if (!isBleeding && !wasOozing) return null;
  const isThinKnown = isThin || draft.notes.some((note) => isOnThinners(toUtterance(note)));
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "socket_bleeding"], misses: 0 });
  const advised = say(
    told,
    biteOnCloth,
    isThinKnown ? thinnersBleedLonger : "",
    oozingGetsWorse,
    emergencyLine(facts),
  );
  if (purpose !== null && purpose !== "book") return ask(advised, turn.state.step);
  const urgent = withUrgentWish(advised, "socket_bleeding", heard.text, heard);
  // 'On Friday' is when the tooth was taken out.
  const { draft: taken, digits } = takeDetails(urgent.state, { ...heard, visit: null, when: noDay(heard) });
  return proceedBooking(change(urgent, { digits, draft: taken }));
}

const noDay = ({ when }: Understanding): Understanding["when"] => ({ ...when, days: [], times: [] });

/** Told of after the advice: what it adds. */
function warnOfThinners(turn: Turn, heard: Understanding): Turn | null {
  const { toldEmergencies, step } = turn.state;
  if (toldEmergencies.at(-1) !== "socket_bleeding" || !isOnThinners(toUtterance(heard.text))) return null;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "thinners"], misses: 0 });
  return ask(say(told, thinnersBleedLonger, oozingGetsWorse), step);
}
