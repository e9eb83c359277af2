import type { Heard } from "../../hear/acts/acts.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import type { DangerKind, Released } from "../../hear/acts/of-danger.ts";
import { clockOf, isClosedNow } from "../clock.ts";
import type { Prompt } from "../ledger.ts";
import { asking, change, plan, type Turn } from "../turn.ts";
import { answersWith } from "./asked-and-answered.ts";
import type { Danger } from "./danger.ts";
import { type DangerAct, type DangerHeard, hearDanger, kindsOf, ofFirstAid } from "./danger-heard.ts";
import {
  answerFirstAid,
  answerOfAdvised,
  answerOfBlood,
  answerOfThing,
  answerWhileAsking,
  isJustTold,
  isOfTooth,
  topicsOf,
} from "./first-aid-asked.ts";
import { giveHelpLines } from "./give-help-lines.ts";
import {
  addsUp,
  afterNo,
  confirms,
  endsByNo,
  isAkin,
  isBorneOutBy,
  isForDentist,
  isForHospital,
  isForStaff,
  isOf,
  isOfBleeding,
  isRaisedByThinner,
  isSureTwice,
  isSwallowed,
  mostChecksOf,
  signsOf,
  withoutParts,
} from "./kinds.ts";
import { answerMedicine, withMedicine, withoutFirstAid } from "./medicine.ts";
import { endDanger, isPastDanger, stillIn, withoutStopped } from "./past-danger.ts";
import { releaseOf } from "./release.ts";
import { answerSafety } from "./safety-asked.ts";
import { openSigns } from "./signs.ts";
import {
  advise,
  askWhether,
  changeDanger,
  dangerOf,
  isDespair,
  isHolding,
  send,
  standDown,
  tell,
  withTroubles,
  withWords,
} from "./stages.ts";
import { ofDangerIn } from "./taken-as-danger.ts";
import { afterTripleZero, mostUnclear } from "./triple-zero/after-triple-zero.ts";
import { shortenTripleZero } from "./triple-zero/shorten-triple-zero.ts";
import { correctTrouble } from "./trouble-corrected.ts";
import { closeUnansweredCheck, closeUnansweredCheckAndEnd } from "./unanswered-check.ts";
import { offerVisit } from "./urgent-visit.ts";

/**
 * Danger first. One question where it is not sure, 000 where it is; then the call listens and answers, and asks for nothing else
 * until that is taken back. Beside first aid it books like any other.
 */
export function takeDanger(before: Turn, heard: Heard): { turn: Turn; used: ReadonlySet<number> } {
  const turn = withMedicine(before, heard);
  const { asked, danger } = turn.ledger;
  const isAsked = asked?.kind === "danger";
  const isOfMedicine = !isHolding(danger) && answerMedicine(turn, heard) !== null;
  const all = hearDanger(turn.ledger, heard);
  // What first aid says of swallowed blood answers whatever is asked with it.
  const isOfBlood = all.ofBlood !== null && danger?.stage !== "asked" && !isHolding(danger);
  const told = isOfMedicine || isOfBlood ? withoutFirstAid(all) : all;
  const up = takeUp(
    stillIn(withoutStopped(turn, told), told),
    heard,
    told,
    isAsked ? (danger?.stage ?? null) : null,
  );
  const seen = isThinnedNow(before, turn) ? seenToday(up, heard) : up;
  const aided = withNews(turn, answerOfBlood(seen, told), told);
  // What is told of a reaction in the same breath counts; where 000 was said, nothing else is.
  const medicine = isOfMedicine && !isHolding(aided.ledger.danger) ? answerMedicine(aided, heard) : null;
  const taken = medicine?.turn ?? aided;
  const isFresh = isAsked || isJustTold(turn.ledger) || told.troubles.length + told.threats.length > 0;
  const topics: readonly Topic[] = [
    ...(isDone(aided.ledger.danger)
      ? []
      : isFresh || isSeenTo(danger)
        ? topicsOf(told, isFresh || isOfTooth(danger))
        : []),
    ...(isOfBlood ? ofFirstAid : []),
    ...(taken.ledger.danger === null ? [] : (["help_number"] as const)),
  ];
  const isToTalk = wantsToTalk(turn, told, isAsked);
  const isForPeople = (danger?.stage === "sent" && danger.kind === "self_harm") || isToTalk;
  const isHeld = isAsked && isHolding(danger);
  return {
    turn: shortenTripleZero(
      answerSafety(
        giveHelpLines(isToTalk ? plan(taken, { item: "help_line", line: "lifeline" }) : taken, heard, told),
        heard,
      ),
      danger,
      told,
      heard,
    ),
    used: new Set([
      ...(medicine?.used ?? []),
      ...ofDangerIn(heard, {
        isAsked,
        isHeld,
        isLeft: isHolding(taken.ledger.danger) ? isHeld || isForPeople : isForPeople && !told.isSurelyWished,
        isFresh,
        isSentNow: isHolding(taken.ledger.danger) && !isHolding(danger),
        isForPeople,
        topics,
        clock: clockOf(turn.ledger),
        isPlain: taken.plan.some((item) => item.item === "first_aid" && item.isPlain === true),
        isDetail: taken.plan.some((item) => item.item === "first_aid" && item.about !== undefined),
        isSafetyAnswered: taken.ledger.danger !== null,
      }),
    ]),
  };
}

/** Told beside despair, or in answer to whether it is that: 'somebody to talk to' is Lifeline, and nobody of the clinic. */
const wantsToTalk = ({ ledger: { danger } }: Turn, told: DangerHeard, isAsked: boolean): boolean =>
  told.wantsPeople &&
  danger?.stage !== "sent" &&
  ((isAsked && danger?.kind === "self_harm") || told.threats.some((act) => act.danger === "self_harm"));

const isThinnedNow = (before: Turn, turn: Turn): boolean =>
  turn.ledger.isThinned === true && before.ledger.isThinned !== true;

/** Told after the first aid: what was to be watched is to be seen today. */
function seenToday(turn: Turn, heard: Heard): Turn {
  const { danger } = turn.ledger;
  const kind = danger?.advised.find((each) => isForDentist(each) && isRaisedByThinner(each));
  if (danger?.stage !== "advised" || kind === undefined || turn.plan.some(({ item }) => item === "danger"))
    return turn;
  const isClosed = isClosedNow(turn.ledger);
  const said = plan(turn, {
    ...{ item: "danger", danger: kind, degree: "urgent", stage: "advised", isAgain: true, isClosed },
    isThinned: true,
  });
  return offerVisit(said, heard, { kinds: [kind], words: danger.words });
}

/** Over by their word, or of another time: nothing that is asked is of that any more. */
const isDone = (danger: Danger | null): boolean =>
  danger?.stage === "over" && danger.over?.includes(danger.kind) === true;

/** First aid was given, or they were sent to hospital. */
const isSeenTo = (danger: Danger | null): boolean => danger?.stage === "advised" || danger?.stage === "over";

/** What is known of the patient, and for staff what was told since. */
function withNews(before: Turn, taken: Turn, told: DangerHeard): Turn {
  const { danger } = taken.ledger;
  if (danger === null) return taken;
  // What was taken back is told anew if it is told again.
  const isTakenBack = before.ledger.danger?.stage === "sent" && danger.stage !== "sent";
  return changeDanger(taken, {
    ...{ age: told.age, well: told.signs.well, bad: isTakenBack ? [] : told.signs.bad },
    words: told.isNews ? withWords(danger, told.text) : danger.words,
  });
}

/** `awaited`: the stage whose question was put last; null where something else was asked. */
function takeUp(turn: Turn, heard: Heard, told: DangerHeard, awaited: Danger["stage"] | null): Turn {
  const worse = { ...told, threats: told.threats.map((act) => asOverdose(turn, act)) };
  if (awaited === "asked") return afterQuestion(turn, heard, worse);
  if (turn.ledger.danger?.stage === "sent") return afterTripleZero(turn, heard, worse, awaited === "sent");
  if (mayBePast(turn.ledger.danger, told) && isPastDanger(turn, told))
    return endDanger(turn, heard, told, "past");
  const corrected = correctTrouble(turn, heard, told);
  if (corrected !== null) return corrected;
  const by = advisedBy(turn, told);
  if (by !== null) return endDanger(turn, heard, told, by);
  // Once it may be the heart, whoever asks whether to go is told to ring.
  const advisedOn = turn.ledger.danger?.advised.find(addsUp);
  if (advisedOn && (told.asksFirstAid === "whether" || told.asksFirstAid === "where"))
    return send(turn, told, [{ danger: advisedOn, degree: "life" }]);
  const ofThing = answerOfThing(turn, told);
  if (ofThing) return ofThing;
  const taken = newDanger(turn, heard, worse);
  const { stage = null } = turn.ledger.danger ?? {};
  if (taken === turn && isSetAside(turn, told)) return besideVisit(turn);
  const isToAnswer = (stage === "advised" || stage === "over") && !isDone(turn.ledger.danger);
  return taken === turn && isToAnswer ? answerOfAdvised(turn, told) : taken;
}

/** Advised on already: a reaction by a no, and a piece that went down by its time alone. */
const mayBePast = (danger: Danger | null, told: DangerHeard): boolean =>
  danger?.stage === "advised" &&
  ((danger.kind === "allergic" && told.says("no")) || danger.kind === "swallowed_piece");

/** What was swallowed, or a blow, is not undone by going on to a visit: the very next wish hears so, once. */
const isSetAside = ({ ledger: { danger, lastPlan } }: Turn, told: DangerHeard): boolean =>
  danger?.stage === "advised" &&
  isSetAsideBy.has(danger.kind) &&
  told.says("want", "when") &&
  told.ringing === null &&
  lastPlan.some((item) => item.item === "danger" && item.danger === danger.kind && !item.isBesideVisit);
const isSetAsideBy: ReadonlySet<DangerKind> = new Set(["poison", "battery", "head_injury"]);

function besideVisit(turn: Turn): Turn {
  const { kind } = dangerOf(turn);
  return plan(turn, {
    ...{ item: "danger", danger: kind, degree: "urgent", stage: "advised", isAgain: true, isClosed: false },
    isBesideVisit: true,
  });
}

/** First aid was given, and it was never so, or was seen to since; a dentist sees to the others all the same. */
function advisedBy(turn: Turn, told: DangerHeard): Released | null {
  const { kind, stage } = dangerOf(turn);
  if (stage !== "advised" || isForDentist(kind) || !isForStaff(kind)) return null;
  const by = releaseOf(turn, told, kind);
  return by === "over" ? null : by;
}

/** Swallowed by somebody who told of despair before: no time to ask. */
const asOverdose = ({ ledger }: Turn, act: DangerAct): DangerAct =>
  act.danger === "poison" && ledger.danger !== null && isDespair(ledger.danger)
    ? { ...act, degree: "life" }
    : act;

function isSeenBeside(turn: Turn, told: DangerHeard, kind: DangerKind): boolean {
  const by = releaseOf(turn, told, kind);
  return by !== null && by !== "over";
}

function newDanger(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  const { troubles } = told;
  // 'They kept her in overnight and sent her home', told in the same breath.
  const threats = told.threats.filter(({ danger }) => !isSeenBeside(turn, told, danger));
  const [gravest] = threats;
  const sure = threats.filter((act) => isSure(turn, act, told));
  if (sure.length > 0) return send(turn, told, sure);
  const before = turn.ledger.danger;
  const isAskable = gravest && mayBeAsked(turn, gravest.danger);
  // 'She's breathing fine but her lips are puffy': what would be asked is answered already.
  const isAnswered = told.answer === "there_is_none" || (gravest && isToldWell(gravest.danger, told));
  if (gravest && isAskable && !isAnswered) return askWhether(turn, told, gravest);
  const leftOver = gravest ? [afterNo[gravest.danger] ?? []].flat() : [];
  const known = before?.advised ?? [];
  const isOver = (kind: DangerKind) => before?.over?.includes(kind) === true && !told.says("not_right");
  const kinds = withoutParts([...leftOver, ...kindsOf(troubles)], known).filter(
    (kind) => !known.includes(kind) && !isOver(kind),
  );
  return kinds.length > 0 ? advise(turn, heard, kinds) : turn;
}

/** What was swallowed is the Poisons Information Centre's as long as nobody is unwell, which is asked. */
function isSure(turn: Turn, { danger, degree, certainty }: DangerAct, told: DangerHeard): boolean {
  const { signs } = told;
  // The numbers hurt nobody: whether they can talk is what is asked.
  if (danger === "violence") return degree === "life" || certainty >= sureOfViolence;
  if (isRenewed(turn, danger, told)) return true;
  if (!isForHospital(danger) && isBorneOutBy(danger, signs.bad)) return true;
  if (danger === "self_harm")
    return degree === "life" || certainty >= sureOfDespair || wasPut(turn, "self_harm");
  if (addsUp(danger) && wasPut(turn, danger)) return true;
  return degree === "life" && (!isSwallowed(danger) || isDespair(dangerOf(turn)));
}
/** Taken back once 000 was named, and told of again: no question comes between. */
const isRenewed = (turn: Turn, danger: DangerKind, { answer, says }: DangerHeard): boolean =>
  danger !== "self_harm" &&
  dangerOf(turn).takenBack?.some((known) => known !== "self_harm" && isAkin(danger, known)) === true &&
  answer !== "there_is_none" &&
  !says("safe", "all_right");

/** Less surely heard, it is asked gently. */
const sureOfDespair = 0.72;
const sureOfViolence = 0.79;

/** 'She passed out, she's talking normally now': all that would be asked. */
const isToldWell = (kind: DangerKind, { signs: { well }, wellNow }: DangerHeard): boolean =>
  // That it bled little then tells nothing of a bleed that is told of now.
  signsOf[kind].length > 0 &&
  signsOf[kind].every((sign) => (isOfBleeding(kind) ? wellNow : well).includes(sign));
const wasPut = ({ ledger }: Turn, kind: DangerKind): boolean => (ledger.put[keyOf(kind)] ?? 0) > 0;

const mayBeAsked = ({ ledger }: Turn, kind: DangerKind): boolean =>
  (ledger.put[keyOf(kind)] ?? 0) < mostChecksOf(kind);

function afterQuestion(before: Turn, heard: Heard, told: DangerHeard): Turn {
  const turn = changeDanger(before, answersWith(dangerOf(before), told.text, before.ledger));
  const { threats, answer } = told;
  const { kind, unclear } = dangerOf(turn);
  if (kind === "self_harm" && told.isMisheard)
    return standDown(turn, heard, { ...told, threats: [], isSign: false });
  const by = releaseOf(turn, told, kind);
  if (by !== null) return endDanger(turn, heard, told, by);
  const sure = threats.filter((act) => isSure(turn, act, told));
  if (sure.length > 0) return send(turn, told, sure);
  if (isPastDanger(turn, told)) return endDanger(turn, heard, told, "past");
  if (told.ringing === "done" && !endsByNo(kind) && kind !== "self_harm") return leaveToThem(turn, told);
  // 'Yes but do I go to hospital' asks about what was said with the question.
  const isAbout = told.asksFirstAid !== null && isForHospital(kind) && unclear === 0;
  if (answer !== "there_is_none" && isToldAgain(turn, told)) return send(turn, told, []);
  if (answer === "there_is" && !isAbout) return send(turn, told, []);
  // What has eased may be the heart all the same: only a plain no stands against what is told with it.
  if (addsUp(kind) && told.says("tell") && !told.says("no")) return send(turn, told, []);
  const another = threats.find(({ danger }) => danger !== kind);
  const isEnough = told.isFirm || (unclear > 0 && !(turn.ledger.isThinned && isRaisedByThinner(kind)));
  if (answer === "there_is_none" && isEnough)
    return another && mayBeAsked(turn, another.danger)
      ? askWhether(denying(turn), told, another)
      : standDown(turn, heard, told);
  // What is told in its place is asked about, and not the first once more.
  if (answer === "neither" && another && isSevere(another) && mayBeAsked(turn, another.danger))
    return askWhether(withBeside(turn), told, another);
  return unanswered(turn, heard, told);
}

/** They are ringing 000 already, or it is on its way: nothing is asked that its people ask. */
function leaveToThem(turn: Turn, told: DangerHeard): Turn {
  const sent = { ...send(turn, told, []), plan: turn.plan };
  const { kind, degree } = dangerOf(sent);
  const going = changeDanger(sent, {
    isRinging: true,
    unclear: 1,
    ...(told.isReached && { isReached: true }),
  });
  return tell(going, kind, "sent", { degree, isAgain: true, isRinging: true });
}

const isSevere = ({ danger, certainty }: DangerAct): boolean =>
  certainty >= surelyTold && danger !== "violence";
const surelyTold = 0.6;
/** What was asked about first is seen to after that. */
const withBeside = (turn: Turn): Turn => {
  const { kind } = dangerOf(turn);
  const left = afterNo[kind];
  return left === undefined ? turn : changeDanger(turn, { troubles: withTroubles(dangerOf(turn), [left]) });
};

function unanswered(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  if (told.says("wait")) return turn;
  // What is still open is asked for by itself.
  const isNew = told.signs.well.length > (dangerOf(turn).well?.length ?? 0);
  if (told.answer === "neither" && told.isPartlyWell && isNew) return changeDanger(turn, { due: "check" });
  if (told.leaves) return closeUnansweredCheckAndEnd(turn, told);
  return answerWhileAsking(turn, told) ?? unclearAnswer(turn, heard, told);
}

/** The same danger again in answer to the question, or one of the signs that were asked for. */
function isToldAgain(turn: Turn, { threats, troubles }: DangerHeard): boolean {
  const { kind } = dangerOf(turn);
  const isSame = isSureTwice(kind) && threats.some(({ danger }) => isOf(danger, kind));
  return isSame || troubles.some(({ danger }) => confirms(danger, kind));
}

/** Neither yes nor no: asked once more, and then taken at the worst or let be. */
function unclearAnswer(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  const { kind, isBorneOut, unclear, troubles } = dangerOf(turn);
  const isSign = isBorneOut || told.isTelling;
  // Asked for signs that add up, or whether they despair or are hurt, whoever tells more of it, and denies nothing, tells of it.
  const isMore = (addsUp(kind) || endsByNo(kind) || kind === "self_harm") && told.says("tell", "distress");
  // Whoever did not hear it, or did not understand it, has not answered.
  const isAskedBack =
    (told.asksSafety || told.says("repeat", "explain", "slower")) && !told.says("tell", "distress", "unsure");
  const most = isMore ? 1 : isAskedBack ? mostAskedBack : mostUnclear;
  if (unclear + 1 < most)
    return changeDanger(answerUnclear(turn, told, isAskedBack), {
      ...{ unclear: unclear + 1, isBorneOut: isSign, due: "check" },
      troubles: withTroubles({ ...dangerOf(turn), troubles }, kindsOf(told.troubles)),
    });
  // On a blood thinner a bleed of which nobody says how much it is goes to hospital, in somebody's car.
  if (isOpenBleed(turn, told)) return closeUnansweredCheck(turn, told, { isForStaff: true });
  // Whoever twice tells no sign of it, and no yes, is told when to ring; whoever speaks of nothing at all may be in danger.
  const isOfElse = told.hasOwnBusiness || told.asksFirstAid !== null;
  if (isSign || isMore || !isSpoken(told, isOfElse)) return send(turn, told, []);
  return closeUnansweredCheck(turn, told, { isForStaff: !isOfElse || isForStaff(kind) });
}

const mostAskedBack = 4;

const isOpenBleed = (turn: Turn, told: DangerHeard): boolean =>
  turn.ledger.isThinned === true &&
  isOfBleeding(dangerOf(turn).kind) &&
  told.answer === "neither" &&
  isSpoken(told, false);

/** 'I not understand': where to go in plainer words, and no first aid for what nobody has said yes to. */
function answerUnclear(turn: Turn, told: DangerHeard, isAskedBack: boolean): Turn {
  const { kind: danger } = dangerOf(turn);
  const isLost = told.says("repeat", "explain", "slower", "other_language");
  if (isLost && isForHospital(danger))
    return plan(turn, {
      ...{ item: "first_aid", danger, of: "where", isSent: false, age: told.age, isPlain: true },
    });
  return told.asksFirstAid === null || isAskedBack ? turn : answerFirstAid(turn, told);
}
const isSpoken = (told: DangerHeard, isOfElse: boolean): boolean =>
  isOfElse || told.says("tell", "acknowledged", "no", "thanks", "chat", "all_right", "ask");

const denying = (turn: Turn): Turn =>
  changeDanger(turn, { denied: [...(dangerOf(turn).denied ?? []), dangerOf(turn).kind] });

/** First whether 000 can be rung; later, and once it sounds better, whether it is still so. Of violence, whether they can talk. */
const afterWhat = ({ kind, safeTold = 0 }: Danger): "ringing" | "still" | "talking" =>
  endsByNo(kind) ? "talking" : safeTold > 0 ? "still" : "ringing";

/** A tongue that is lifted, a mouth that does not open: what it is asked about by its name. */
const isOfOpening = ({ bad = [] }: Danger): boolean => bad.includes("mouth_floor") || bad.includes("opening");

const keyOf = (kind: string): string => `danger:${kind}`;

/** What is asked of the danger comes before any other question; null when nothing is, or a yes in the same breath is still to be done. */
export function dangerNeed(turn: Turn): Turn | null {
  const { danger, put, matters } = turn.ledger;
  const isAgreed = matters.some(({ status, isAgreed }) => status === "open" && isAgreed);
  if (danger === null || isAgreed || (danger.due === null && !isHolding(danger))) return null;
  const key = danger.due === "check" ? keyOf(danger.kind) : "after_danger";
  const prompt: Prompt =
    danger.due === "check"
      ? {
          kind: "danger",
          matter: null,
          key,
          ask: "danger_check",
          danger: danger.kind,
          open: openSigns(danger.kind, danger),
        }
      : {
          kind: "danger",
          matter: null,
          key,
          ask: "after_danger",
          danger: danger.kind,
          about: afterWhat(danger),
          ...(isOfOpening(danger) && { isOfOpening: true as const }),
        };
  const counted = change(changeDanger(turn, { due: null }), { put: { ...put, [key]: (put[key] ?? 0) + 1 } });
  // Whoever may harm themselves is asked once, and listened to from then on; others where nothing else was said.
  const isAnswered = turn.plan.length > 0 && danger.stage === "sent" && danger.unclear > 0;
  const isListening = turn.plan.length > 0 && danger.kind === "self_harm" && danger.unclear > 0;
  if (isAnswered || isListening) return asking(counted, prompt);
  const isFirst = prompt.ask === "after_danger" && (danger.safeTold === 1 || danger.unclear === 0);
  const attempt = isFirst || danger.unclear === 0 ? 1 : 2 + ((danger.unclear - 1) % 2);
  return asking(plan(counted, { item: "ask", prompt, attempt, name: null }), prompt);
}
