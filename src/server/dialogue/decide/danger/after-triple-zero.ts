import type { Heard } from "../../hear/acts/acts.ts";
import type { AidSubject } from "../../hear/acts/of-danger.ts";
import { isClosedNow } from "../clock.ts";
import type { PlanItem, Safety } from "../plan.ts";
import { change, effect, plan, type Turn } from "../turn.ts";
import { alert, takenWrongly } from "./alert.ts";
import { type DangerAct, type DangerHeard, kindsOf } from "./danger-heard.ts";
import { answerFirstAid } from "./first-aid-asked.ts";
import {
  addsUp,
  endsByNo,
  isByNameAlone,
  isOf,
  isOfPosition,
  isRaisedByThinner,
  isSwallowed,
} from "./kinds.ts";
import { endDanger, isPastDanger } from "./past-danger.ts";
import { isByPeople, releaseOf } from "./release.ts";
import {
  askWhether,
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
export function afterTripleZero(before: Turn, heard: Heard, told: DangerHeard, isAwaited: boolean): Turn {
  const known = withRinging(before, told);
  const turn = told.wantsNoCalls ? changeDanger(known, { isNotToRing: true }) : known;
  const { kind } = dangerOf(turn);
  // 'No, she's breathing fine' holds the words of the danger, too.
  const isDenied =
    told.threats.every(({ degree }) => degree !== "life") &&
    told.isSafe &&
    !told.isLeft &&
    kind !== "self_harm";
  if (isOfElse(turn, told)) return turnTo(turn, heard, told);
  // 'Are you safe' is answered with a no by whoever is not.
  if (kind === "self_harm" && dangerOf(turn).degree !== "life" && told.says("misheard") && told.isMisheard)
    return standDown(withoutNote(turn), heard, { ...told, troubles: [] });
  if (told.says("no") && isPastDanger(turn, told)) return endDanger(turn, heard, told, "past");
  const by = releaseOf(turn, told, kind);
  if (by !== null) return endDanger(turn, heard, told, by);
  if (kind === "self_harm" && told.says("no_help")) return anotherWay(turn);
  if (told.threats.length > 0 && !isDenied) return threatAgain(changeDanger(turn, { safeTold: 0 }), told);
  if (told.leaves) return ringOff(turn);
  if (endsByNo(kind) && told.answer !== "there_is") return whileTheyCan(turn, heard, told);
  if (isTakenBack(turn, told))
    return addsUp(kind) ? endDanger(turn, heard, told, "over") : standDown(turn, heard, told);
  if (kind === "self_harm" && goesOnSafely(turn, told)) return standDown(turn, heard, told);
  if (kind === "self_harm" && told.wantsPeople && !told.asksForNumber) return toThem(turn);
  const isLeft = isHolding(turn.ledger.danger)
    ? (isAwaited || kind === "self_harm") && !isSafeBefore(turn, told)
    : kind === "self_harm" && !told.isSurelyWished;
  if (isLeft && told.isForTeam) return leaveToTeam(turn);
  return goOn(turn, told, isAwaited);
}

/** Who has said that they are safe, and then goes on with what they rang for, is served; the team and Lifeline were told of. */
const goesOnSafely = (turn: Turn, told: DangerHeard): boolean =>
  (dangerOf(turn).safeTold ?? 0) > 0 &&
  told.hasOwnBusiness &&
  told.threats.length === 0 &&
  !told.asksForNumber &&
  !told.says("distress", "unsure", "not_right");

/** Only what was done, or is being done, leaves it to them; a denial takes back what was believed before. */
function withRinging(turn: Turn, { ringing, isReached }: DangerHeard): Turn {
  if (ringing === "driven") return changeDanger(turn, { isDriven: true });
  if (ringing === "none") return changeDanger(turn, { isRinging: false, isReached: false, isDriven: false });
  if (ringing !== "done") return turn;
  return changeDanger(turn, { isRinging: true, ...(isReached && { isReached: true }) });
}

/** It is to be done now, by their word, or by a yes with nothing else in it: a number that is asked for is none. */
function isToRing({ ledger }: Turn, told: DangerHeard): boolean {
  if (told.ringing !== null) return told.ringing === "will";
  const isJustNamed = ledger.lastPlan.some(
    // Said yes to once, it is not said with every 'righto'.
    (item) => item.item === "danger" && item.stage === "sent" && !item.isToRing,
  );
  // 'Yeah, he's a bit out of it' tells how he is, and of nobody who rings.
  const isPlainYes =
    told.says("yes") && !told.says("no", "not_right", "somewhat", "danger", "ask", "help_line", "treatment");
  const isAsked = told.asksForNumber || told.asksFirstAid !== null || told.hasOwnBusiness;
  return isPlainYes && isJustNamed && !isAsked && !wasAskedStill(ledger);
}

/** Neither taken back nor told again. */
function goOn(turn: Turn, told: DangerHeard, isAwaited: boolean): Turn {
  const { kind, safeTold = 0 } = dangerOf(turn);
  const isSafeNow =
    !told.isLeft &&
    (soundsSafe(turn, told) ||
      (told.released.has("played_down") && !isByPeople(kind)) ||
      (kind !== "self_harm" && (told.isPartlyWell || isOnlyOther(told))));
  // Whoever is safe and asks for Lifeline's number is no less so.
  const isUnsafeAgain = kind === "self_harm" ? told.isTelling : told.isSign;
  const known = changeDanger(turn, {
    troubles: withTroubles(dangerOf(turn), kindsOf(told.troubles)),
    safeTold: isSafeNow ? safeTold + 1 : isUnsafeAgain ? 0 : safeTold,
  });
  if (told.says("wait") && told.answer !== "there_is") return known;
  if (isSafeBefore(turn, told) || (isSafeNow && isRaised(turn) && safeTold > 0))
    return isRaised(turn) ? becauseThinned(known) : askStill(changeDanger(known, { safeTold: safeTold + 1 }));
  const isHeldBack = isHolding(known.ledger.danger);
  if (!isHeldBack && told.hasOwnBusiness && !told.isSign && told.answer === "neither")
    return goOnBeside(known);
  if (kind === "self_harm")
    return isAwaited || told.isSign || isHeldBack
      ? listenOn(known, {
          isSafeNow: isSafeNow || (told.says("yes") && !told.says("no", "unsure", "distress")),
          isForNumber: told.asksForNumber || told.wantsNoCalls,
        })
      : known;
  // Nothing that could be answered takes it back: it is held to.
  const isHeldTo = told.signs.bad.some(isByNameAlone);
  return isSafeNow && told.asksFirstAid === null && !isHeldTo ? askStill(known) : answerInDanger(known, told);
}

/** Said to be over, and on to something else before they have said by name that it is. */
const isSafeBefore = (turn: Turn, told: DangerHeard): boolean =>
  isHolding(turn.ledger.danger) &&
  turn.ledger.danger.kind !== "self_harm" &&
  (turn.ledger.danger.safeTold ?? 0) > 0 &&
  told.hasOwnBusiness &&
  told.asksFirstAid === null &&
  !told.isSign &&
  told.answer === "neither";

/** Taken for despair, though not by their own plain words: 'no, I'm fine, it's a rash'. */
function isOfElse(turn: Turn, told: DangerHeard): boolean {
  const { kind, degree } = dangerOf(turn);
  const isTold = told.threats.some(({ danger }) => danger === "self_harm");
  const isOther = told.threats.length + told.troubles.length > 0;
  return kind === "self_harm" && degree !== "life" && !isTold && isOther && told.says("no", "safe");
}

/** Hurt by somebody near them: asked once more whether they can talk, and then gone on with as quietly as they like. */
function whileTheyCan(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  const isUnclear = told.answer === "neither" && !told.hasOwnBusiness;
  return isUnclear && dangerOf(turn).unclear === 0 ? askStill(turn) : standDown(turn, heard, told);
}

/** What it is instead is seen to at once. */
function turnTo(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  const [other] = told.threats;
  const down = standDown(turn, heard, other ? { ...told, troubles: [] } : told);
  if (!other) return down;
  return other.degree === "life" ? send(down, told, [other]) : askWhether(down, told, other);
}

/** It is told to the team, and the danger goes on. */
function leaveToTeam(turn: Turn): Turn {
  const { kind, degree, isRinging = false } = dangerOf(turn);
  return tell(changeDanger(turn, listening(turn)), kind, "sent", {
    ...{ degree, isAgain: true, isForTeam: true },
    ...(kind === "self_harm" ? { safety: "for_team" } : isRinging && { isRinging: true }),
  });
}

/** Neither taken back nor told again: what was asked, or where to be driven. */
function answerInDanger(turn: Turn, told: DangerHeard): Turn {
  const danger = dangerOf(turn);
  // Somebody is at it: nothing that was asked beside that comes first.
  if (told.ringing === "done") return listenOn(turn);
  if (told.ringing === "will") return doItNow(turn);
  if (told.ringing === "driven" && !isDespair(danger)) return refused(turn);
  if (told.asksFirstAid !== null || (told.aidSubject !== null && told.says("ask")))
    return changeDanger(answerFirstAid(turn, told), listening(turn));
  // 'She's breathing, I think' is what the next thing to do depends on.
  if (isOfPosition(danger.kind) && told.says("all_right", "not_right"))
    return changeDanger(answerFirstAid(turn, { ...told, asksFirstAid: "what" }), listening(turn));
  // 'Can I have a sip', however it is put.
  if (told.aidSubject !== null && byMouth.has(told.aidSubject) && !told.says("not_right"))
    return changeDanger(answerFirstAid(turn, told), listening(turn));
  if (danger.isRinging) return listenOn(turn);
  if (isToRing(turn, told)) return doItNow(turn);
  const isForHospital = danger.kind !== "violence" && !isDespair(danger);
  const isOther = told.hasOwnBusiness && !told.wantsPeople;
  const isRefusal = told.ringing === "none" || (told.says("no", "drop") && !told.says("yes")) || isOther;
  if (isForHospital && isRefusal && !danger.isUrged) return urge(turn);
  if (isForHospital && isRefusal && !danger.isRefused) return refused(turn);
  return danger.unclear < mostUnclear ? listenOn(turn) : toPeople(turn);
}

const byMouth: ReadonlySet<AidSubject> = new Set(["eat", "water", "milk"]);

const listening = (turn: Turn) => ({ unclear: dangerOf(turn).unclear + 1, due: "listen" }) as const;

/** Whether it is so indeed, in one narrow question. */
const askStill = (turn: Turn): Turn => changeDanger(turn, listening(turn));

/**
 * By the caller's own word for the very thing that 000 was named for: its signs are told to be well by name, or whether it is still
 * so is asked and plainly denied. What somebody else says, 'I'm okay', or a sign that was never the matter, only makes it be asked.
 */
function isTakenBack(turn: Turn, told: DangerHeard): boolean {
  const danger = dangerOf(turn);
  const isOnceMore = (danger.safeTold ?? 0) > 0;
  if (danger.kind === "self_harm") return isOutOfDespair(told, isOnceMore);
  if (isDespair(danger) && isSwallowed(danger.kind)) return isOnceMore && told.isPlainlySafe;
  const isOfThis = told.threats.every(
    (act) => isOf(act.danger, danger.kind) || (act.degree !== "life" && told.isSafe),
  );
  if (told.isHearsay || told.says("unsure") || !isOfThis) return false;
  // Whoever is startled by it and says by name that all of it is well is believed.
  if (told.isClearedByName) return true;
  if (told.says("distress")) return false;
  if (isRaised(turn)) return false;
  return !told.signs.bad.some(isByNameAlone) && (deniesStill(turn, told) || isOnToElse(turn, told));
}

/** What thins the blood makes it graver: the sign alone takes it back. */
const isRaised = (turn: Turn): boolean =>
  turn.ledger.isThinned === true && isRaisedByThinner(dangerOf(turn).kind);

/** Asked more than once, and on to something else with no word of it: nobody is held for ever who said that it is over. */
const isOnToElse = (turn: Turn, told: DangerHeard): boolean =>
  (dangerOf(turn).safeTold ?? 0) >= mostAskedStill &&
  told.hasOwnBusiness &&
  told.asksFirstAid === null &&
  !told.isSign &&
  told.answer === "neither";
const mostAskedStill = 2;

/** 'No, it's only the tooth' may be a no to the ambulance. */
const isOnlyOther = (told: DangerHeard): boolean =>
  told.answer === "there_is_none" &&
  told.troubles.length > 0 &&
  told.threats.length === 0 &&
  !told.says("distress", "unsure");

/** Whoever may harm themselves and goes on telling is listened to. */
function isOutOfDespair(told: DangerHeard, isOnceMore: boolean): boolean {
  if (!told.isSafe || told.says("bye")) return false;
  return told.troubles.length > 0 || (!told.says("tell") && (isOnceMore || !told.says("no")));
}

/** Whoever may harm themselves says no to much: that is no 'safe'. */
const soundsSafe = (turn: Turn, told: DangerHeard): boolean =>
  dangerOf(turn).kind === "self_harm"
    ? told.isSafe
    : deniesStill(turn, told) || (told.says("safe") && !told.says("distress", "unsure"));

/** A no to 'is it still bleeding'. */
const deniesStill = ({ ledger }: Turn, told: DangerHeard): boolean =>
  told.answer === "there_is_none" && !told.says("distress", "unsure") && wasAskedStill(ledger);

const wasAskedStill = ({ lastPlan }: Turn["ledger"]): boolean =>
  lastPlan.some(
    (item) => item.item === "ask" && item.prompt.ask === "after_danger" && item.prompt.about !== "ringing",
  );

/** Nobody has rung yet: the number once more, with what to do, and no word as if it were done. */
function doItNow(turn: Turn): Turn {
  const { kind, degree } = dangerOf(turn);
  return tell(changeDanger(turn, listening(turn)), kind, "sent", { degree, isAgain: true, isToRing: true });
}

/** Whoever hesitates hears why, and the number again. */
function urge(turn: Turn): Turn {
  const { kind, degree } = dangerOf(turn);
  const urged = changeDanger(turn, { ...listening(turn), isUrged: true });
  return tell(urged, kind, "sent", { degree, isAgain: true, isFirm: true });
}

/** Why a weak denial is not enough, and what would be. */
function becauseThinned(turn: Turn): Turn {
  const { kind, degree } = dangerOf(turn);
  const isThinned = true;
  return tell(changeDanger(turn, listening(turn)), kind, "sent", { degree, isAgain: true, isThinned });
}

/** No ambulance: then somebody drives them, at once. */
function refused(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const noted = changeDanger(turn, { isRefused: true, unclear: unclear + 1, due: "listen" });
  const isClosed = isClosedNow(turn.ledger);
  return plan(noted, {
    ...{ item: "danger", danger: kind, degree, stage: "sent", isAgain: true, isClosed, isRefused: true },
  });
}

/** Told once more, or of something graver: the number again, and why, in turn. */
function threatAgain(turn: Turn, told: DangerHeard): Turn {
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
function listenOn(turn: Turn, { isSafeNow = false, isForNumber = false } = {}): Turn {
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
function anotherWay(turn: Turn): Turn {
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
function toThem(turn: Turn): Turn {
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
function goOnBeside(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const going = changeDanger(turn, { due: null, unclear: 1 });
  if (unclear > 0 || kind === "self_harm") return going;
  return tell(going, kind, "sent", { degree, isAgain: true });
}

/** Neither yes nor no again and again: somebody at the clinic is sooner there than in a loop; else they are listened to. */
const toPeople = (turn: Turn): Turn => (isReachableNow(turn) ? handOver(turn) : listenOn(turn));

const isReachableNow = ({ ledger }: Turn): boolean =>
  ledger.facts.canTransfer && !ledger.facts.takesVoicemail && !isClosedNow(ledger);

function handOver(turn: Turn): Turn {
  const ended = plan(change(turn, { isEnded: true, asked: null }), { item: "handing_over", to: "person" });
  return { ...effect(ended, { type: "hand_over", reason: "emergency" }), isOver: true };
}

/** The call ends kindly; Lifeline is named once more to whoever may harm themselves. */
export function ringOff(turn: Turn): Turn {
  const { isRinging, isReached, isDriven } = dangerOf(turn);
  return letGo(
    turn,
    isRinging && isReached ? "in_hand" : isRinging ? "ringing" : isDriven ? "driven" : "danger",
  );
}

/** `why`: of whoever is in no despair. */
export function letGo(turn: Turn, why: "danger" | "in_hand" | "ringing" | "driven" | "finished"): Turn {
  const isInDespair = isDespair(dangerOf(turn));
  const last: readonly PlanItem[] = isInDespair ? [{ item: "help_line", line: "lifeline" }] : [];
  const ended = plan(change(changeDanger(turn, { due: null }), { isEnded: true, asked: null }), ...last, {
    ...{ item: "bye", why: isInDespair ? "despair" : why },
  });
  return { ...effect(ended, { type: "hang_up", reason: "emergency" }), isOver: true };
}

const withoutNote = (turn: Turn): Turn => changeDanger(turn, { notes: [takenWrongly] });
