import { isClosedNow } from "../../clock.ts";
import type { Safety } from "../../plan.ts";
import { change, effect, plan, type Turn } from "../../turn.ts";
import { alert } from "../alert.ts";
import type { DangerAct, DangerHeard } from "../danger-heard.ts";
import { answerFirstAid } from "../first-aid-asked.ts";
import { endsByNo, isOf } from "../kinds.ts";
import { changeDanger, dangerOf, send, tell } from "../stages.ts";

/** What is said while 000 stands and the call goes on: the number again and why, where to be driven, one thing after the other in despair, or somebody of the clinic. */

/** It is told to the team, and the danger goes on. */
export function leaveToTeam(turn: Turn): Turn {
  const { kind, degree, isRinging = false } = dangerOf(turn);
  return tell(changeDanger(turn, listening(turn)), kind, "sent", {
    ...{ degree, isAgain: true, isForTeam: true },
    ...(kind === "self_harm" ? { safety: "for_team" } : isRinging && { isRinging: true }),
  });
}

export const listening = (turn: Turn) => ({ unclear: dangerOf(turn).unclear + 1, due: "listen" }) as const;

/** Whether it is so indeed, in one narrow question. */
export const askStill = (turn: Turn): Turn => changeDanger(turn, listening(turn));

/** Nobody has rung yet: the number once more, with what to do, and no word as if it were done. */
export function doItNow(turn: Turn): Turn {
  const { kind, degree } = dangerOf(turn);
  return tell(changeDanger(turn, listening(turn)), kind, "sent", { degree, isAgain: true, isToRing: true });
}

/** Whoever hesitates hears why, and the number again. */
export function urge(turn: Turn): Turn {
  const { kind, degree } = dangerOf(turn);
  const urged = changeDanger(turn, { ...listening(turn), isUrged: true });
  return tell(urged, kind, "sent", { degree, isAgain: true, isFirm: true });
}

/** Why a weak denial is not enough, and what would be. */
export function becauseThinned(turn: Turn): Turn {
  const { kind, degree } = dangerOf(turn);
  const isThinned = true;
  return tell(changeDanger(turn, listening(turn)), kind, "sent", { degree, isAgain: true, isThinned });
}

/** No ambulance: then somebody drives them, at once. */
export function refused(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const noted = changeDanger(turn, { isRefused: true, unclear: unclear + 1, due: "listen" });
  const isClosed = isClosedNow(turn.ledger);
  return plan(noted, {
    ...{ item: "danger", danger: kind, degree, stage: "sent", isAgain: true, isClosed, isRefused: true },
  });
}

/** Told once more, or of something graver: the number again, and why, in turn. */
export function threatAgain(turn: Turn, told: DangerHeard): Turn {
  const { kind, alerted } = dangerOf(turn);
  const isNew = ({ danger, degree }: DangerAct) =>
    !isOf(danger, kind) && !alerted.includes(danger) && (degree === "life" || danger === "self_harm");
  const fresh = told.threats.filter(isNew);
  if (fresh.length > 0) return send(turn, told, fresh);
  if (kind === "self_harm" && told.wantsPeople && !told.asksForNumber) return toThem(turn);
  if (kind === "self_harm" && told.threats.some(({ danger, degree }) => danger === kind && degree === "life"))
    return actNow(turn, told);
  if (told.ringing === "will" && kind !== "self_harm") return doItNow(turn);
  if (told.asksFirstAid === null || told.ringing === "done" || kind === "self_harm") return listenOn(turn);
  const { unclear } = dangerOf(turn);
  return changeDanger(answerFirstAid(turn, told), { unclear: unclear + 1, due: "listen" });
}

/** Means at hand, or said in so many words: help that comes, now. */
function actNow(turn: Turn, { means }: DangerHeard): Turn {
  const graver = changeDanger(turn, { ...listening(turn), degree: "life", ...(means && { at: means }) });
  return tell(graver, "self_harm", "sent", { degree: "life", isAgain: true, safety: "act_now" });
}

/** Nothing new was said: the number, and why, take turns, so that nobody hears the same thing over and over; it is no question any more. */
export function listenOn(turn: Turn, { isSafeNow = false, isForNumber = false } = {}): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const going = changeDanger(turn, listening(turn));
  // The number that was asked for is all.
  if (kind === "self_harm") return isForNumber ? going : listenToThem(going, isSafeNow);
  if (dangerOf(turn).isRinging) return tell(going, kind, "sent", { degree, isAgain: true, isRinging: true });
  if (endsByNo(kind) && unclear % 2 === 1) return going;
  const isFirm = unclear % 2 === 0;
  return tell(going, kind, "sent", { degree, isAgain: true, ...(isFirm && { isFirm: true as const }) });
}

/** A line that was of no use is not named again: there are others. */
export function anotherWay(turn: Turn): Turn {
  const { degree } = dangerOf(turn);
  return tell(changeDanger(turn, listening(turn)), "self_harm", "sent", {
    degree,
    isAgain: true,
    safety: "other_way",
  });
}

/** What is put to them, in turn: whoever wants no calls is offered none, nor is anybody by a clinic that is closed. */
function waysOn(turn: Turn): readonly Safety[] {
  const { at, isNotToRing = false } = dangerOf(turn);
  const isOffered = !isNotToRing && !isClosedNow(turn.ledger);
  return [
    "company",
    at === "place" ? "away" : "out_of_reach",
    ...(isOffered ? (["call_back"] as const) : []),
  ];
}

/** One thing at a time that makes the next hours safer. */
function listenToThem(turn: Turn, isSafeNow: boolean): Turn {
  const { degree, unclear } = dangerOf(turn);
  const ways = waysOn(turn);
  // 000 was named for what is at hand: before anything else they are to be away from it.
  const isSaid = turn.ledger.lastPlan.some((item) => item.item === "danger" && item.safety === "act_now");
  const isFirst = degree === "life" && unclear <= 1 && !isSaid;
  const safety = isSafeNow ? "now" : isFirst ? "act_now" : ways[(unclear - 1) % ways.length];
  return tell(turn, "self_harm", "sent", { degree, isAgain: true, ...(safety && { safety }) });
}

/** A human being is wished for: put through, or to be rung. */
export function toThem(turn: Turn): Turn {
  if (isReachableNow(turn)) return handOver(turn);
  return isClosedNow(turn.ledger) ? nobodyHere(turn) : promiseCall(turn);
}

/** Nobody is there who could ring before morning: who answers now comes first. */
function nobodyHere(turn: Turn): Turn {
  const { degree } = dangerOf(turn);
  return tell(changeDanger(turn, listening(turn)), "self_harm", "sent", {
    ...{ degree, isAgain: true, safety: "closed" },
  });
}

/** Somebody of the clinic is to ring them, if there is a number to ring. */
function promiseCall(turn: Turn): Turn {
  const { degree } = dangerOf(turn);
  const asked = alert(
    turn,
    dangerOf(turn).words,
    "They may harm themselves and would like somebody to ring them.",
  );
  const isReachable = asked.effects.some((each) => each.type === "alert_staff" && each.phone !== null);
  const going = changeDanger(asked, listening(turn));
  return tell(going, "self_harm", "sent", {
    ...{ degree, isAgain: true, safety: isReachable ? "promised" : "company" },
  });
}

/** Something else is wished for: the number once more, and then that. */
export function goOnBeside(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const going = changeDanger(turn, { due: null, unclear: 1 });
  if (unclear > 0 || kind === "self_harm") return going;
  return tell(going, kind, "sent", { degree, isAgain: true });
}

/** Neither yes nor no again and again: somebody at the clinic is sooner there than in a loop; else they are listened to. */
export const toPeople = (turn: Turn): Turn => (isReachableNow(turn) ? handOver(turn) : listenOn(turn));

const isReachableNow = ({ ledger }: Turn): boolean =>
  ledger.facts.canTransfer && !ledger.facts.takesVoicemail && !isClosedNow(ledger);

function handOver(turn: Turn): Turn {
  const ended = plan(change(turn, { isEnded: true, asked: null }), { item: "handing_over", to: "person" });
  return { ...effect(ended, { type: "hand_over", reason: "emergency" }), isOver: true };
}
