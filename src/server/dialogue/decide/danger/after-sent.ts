import type { Heard } from "../../hear/acts.ts";
import { isClosedNow } from "../clock.ts";
import type { PlanItem } from "../plan.ts";
import { change, effect, plan, type Turn } from "../turn.ts";
import { type DangerAct, type DangerHeard, kindsOf } from "./danger-heard.ts";
import { answerFirstAid } from "./first-aid-asked.ts";
import {
  changeDanger,
  dangerOf,
  isDespair,
  isHolding,
  send,
  standDown,
  tell,
  withTroubles,
} from "./stages.ts";

/** So many answers that tell neither way, and it is taken at the worst, or let be. */
export const mostUnclear = 2;

/** What is said once 000 was named: taken back, told again, asked, refused, or something else altogether. */
export function afterSent(turn: Turn, heard: Heard, told: DangerHeard, isAwaited: boolean): Turn {
  const { kind, isNearlySafe = false } = dangerOf(turn);
  // 'No, she's breathing fine' holds the words of the danger, too.
  const isDenied =
    told.threats.every(({ degree }) => degree !== "life") && told.isSafe && kind !== "self_harm";
  if (told.threats.length > 0 && !isDenied) return threatAgain(turn, told);
  if (told.leaves) return ringOff(turn);
  if (isTakenBack(turn, told)) return standDown(turn, heard, told);
  const known = changeDanger(turn, {
    troubles: withTroubles(dangerOf(turn), kindsOf(told.troubles)),
    isNearlySafe: !isNearlySafe && soundsSafe(told),
  });
  if (told.says("wait")) return known;
  const isHeldBack = isHolding(known.ledger.danger);
  if (!isHeldBack && told.hasOwnBusiness && !told.isSign && told.answer === "neither")
    return goOnBeside(known);
  if (kind === "self_harm" && !dangerOf(known).isNearlySafe)
    return isAwaited || told.isSign || isHeldBack ? listenOn(known) : known;
  return answerInDanger(known, told);
}

/** Neither taken back nor told again: whether it is so once more, what was asked, or where to be driven. */
function answerInDanger(turn: Turn, told: DangerHeard): Turn {
  const danger = dangerOf(turn);
  const listening = { unclear: danger.unclear + 1, due: "listen" } as const;
  if (danger.isNearlySafe) return changeDanger(turn, listening);
  if (told.asksFirstAid !== null) return changeDanger(answerFirstAid(turn, told), listening);
  const isForHospital = danger.kind !== "violence" && !isDespair(danger);
  const isRefusal = (told.says("no", "drop") && !told.says("yes")) || told.hasOwnBusiness;
  if (isForHospital && isRefusal && !danger.isRefused) return refused(turn);
  return danger.unclear < mostUnclear ? listenOn(turn) : toPeople(turn);
}

/**
 * By the caller's own word: it is only the tooth, or everybody is safe. A mere no may be one to the ambulance and is none;
 * 'safe' beside more of the story is asked once more.
 */
function isTakenBack(turn: Turn, told: DangerHeard): boolean {
  const danger = dangerOf(turn);
  const isOnceMore = danger.isNearlySafe === true;
  const isOfElse = told.hasOwnBusiness || told.asksFirstAid !== null;
  if (danger.kind === "self_harm") return isOutOfDespair(told, isOnceMore);
  if (isDespair(danger) && danger.kind === "poison") return isOnceMore && told.isPlainlySafe;
  if (told.isSafe && told.isPlainlySafe) return true;
  const isOnlyTrouble =
    told.answer === "there_is_none" && told.troubles.length > 0 && told.threats.length === 0;
  if (isOnlyTrouble && !isOfElse && !told.says("distress", "unsure", "tell")) return true;
  // Safe by their last word, and on to something else with no word of the danger.
  const isOnToElse = told.hasOwnBusiness && !told.isSign && told.answer === "neither";
  return isOnceMore && (soundsSafe(told) || (isOnToElse && told.asksFirstAid === null));
}

/** Whoever may harm themselves and goes on telling is listened to. */
function isOutOfDespair(told: DangerHeard, isOnceMore: boolean): boolean {
  if (!told.isSafe || told.says("bye")) return false;
  return told.troubles.length > 0 || (!told.says("tell") && (isOnceMore || !told.says("no")));
}

const soundsSafe = (told: DangerHeard): boolean =>
  told.isPlainlySafe || (told.isSafe && told.asksFirstAid === null && !told.hasOwnBusiness);

/** No ambulance: then somebody drives them, at once. */
function refused(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const noted = changeDanger(turn, { isRefused: true, unclear: unclear + 1, due: "listen" });
  const isClosed = isClosedNow(turn.ledger);
  return plan(noted, {
    ...{ item: "danger", danger: kind, degree, stage: "sent", isAgain: true, isClosed, isRefused: true },
  });
}

/** Told once more, or of something graver: the number again, and then whether it is still so, in turn. */
function threatAgain(turn: Turn, told: DangerHeard): Turn {
  const { kind, alerted } = dangerOf(turn);
  const isNew = ({ danger, degree }: DangerAct) =>
    danger !== kind && !alerted.includes(danger) && (degree === "life" || danger === "self_harm");
  const fresh = told.threats.filter(isNew);
  if (fresh.length > 0) return send(turn, told, fresh);
  if (told.asksFirstAid === null || kind === "self_harm") return listenOn(turn);
  const { unclear } = dangerOf(turn);
  return changeDanger(answerFirstAid(turn, told), { unclear: unclear + 1, due: "listen" });
}

/** Nothing new was said: the number and the question take turns, so that nobody hears the same thing over and over. */
function listenOn(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const listening = changeDanger(turn, { unclear: unclear + 1, due: "listen" });
  if (unclear % 2 === 0) return tell(listening, kind, "sent", { degree, isAgain: true });
  return kind === "self_harm" ? plan(listening, { item: "sympathy", with: "distress" }) : listening;
}

/** Something else is wished for: the number once more, and then that. */
function goOnBeside(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const going = changeDanger(turn, { due: null, unclear: 1 });
  if (unclear > 0 || kind === "self_harm") return going;
  return tell(going, kind, "sent", { degree, isAgain: true });
}

/** Neither yes nor no again and again: somebody at the clinic is sooner there than in a loop; else they are listened to. */
function toPeople(turn: Turn): Turn {
  const { facts } = turn.ledger;
  if (!facts.canTransfer || facts.takesVoicemail || isClosedNow(turn.ledger)) return listenOn(turn);
  const ended = plan(change(turn, { isEnded: true, asked: null }), { item: "handing_over", to: "person" });
  return { ...effect(ended, { type: "hand_over", reason: "emergency" }), isOver: true };
}

/** The call ends kindly; Lifeline is named once more to whoever may harm themselves. */
export function ringOff(turn: Turn, why: "finished" | "silence" = "finished"): Turn {
  const last: readonly PlanItem[] =
    dangerOf(turn).kind === "self_harm" ? [{ item: "help_line", line: "lifeline" }] : [];
  const ended = plan(change(changeDanger(turn, { due: null }), { isEnded: true, asked: null }), ...last, {
    ...{ item: "bye", why },
  });
  return { ...effect(ended, { type: "hang_up", reason: "emergency" }), isOver: true };
}
