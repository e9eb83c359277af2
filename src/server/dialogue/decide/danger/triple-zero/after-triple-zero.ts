import type { Heard } from "../../../hear/acts/acts.ts";
import type { AidSubject } from "../../../hear/acts/of-danger.ts";
import type { PlanItem } from "../../plan.ts";
import { change, effect, plan, type Turn } from "../../turn.ts";
import { takenWrongly } from "../alert.ts";
import { type DangerHeard, kindsOf } from "../danger-heard.ts";
import { answerFirstAid } from "../first-aid-asked.ts";
import { addsUp, endsByNo, isByNameAlone, isOfPosition } from "../kinds.ts";
import { endDanger, isPastDanger } from "../past-danger.ts";
import { isByPeople, releaseOf } from "../release.ts";
import {
  askWhether,
  changeDanger,
  dangerOf,
  isDespair,
  isHolding,
  send,
  standDown,
  withTroubles,
} from "../stages.ts";
import {
  anotherWay,
  askStill,
  becauseThinned,
  doItNow,
  goOnBeside,
  leaveToTeam,
  listening,
  listenOn,
  refused,
  threatAgain,
  toPeople,
  toThem,
  urge,
} from "./listen.ts";
import { isOnlyOther, isRaised, isTakenBack, soundsSafe, wasAskedStill } from "./taken-back.ts";

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
