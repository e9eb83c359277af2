import type { Topic } from "../../hear/acts/labels.ts";
import type { AidSubject, DangerKind } from "../../hear/acts/of-danger.ts";
import { isClosedNow, todayOf } from "../clock.ts";
import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { type LiveLedger, plan, type Turn } from "../turn.ts";
import { type DangerHeard, ofFirstAid, topicsOfTripleZero } from "./danger-heard.ts";
import { cannotWait, isForDentist, isForHospital, isInHand, toAdvise } from "./kinds.ts";
import { changeDanger, dangerOf, tell } from "./stages.ts";

/** Questions in the middle of a danger, and what is added to it: a short line of first aid, and not the clinic's usual answers. */

/** First aid was what was said last: any question is of that. */
export const isJustTold = ({ lastPlan }: Ledger): boolean =>
  lastPlan.some(
    (item) =>
      item.item === "first_aid" ||
      // Told that it is well they go to hospital all the same.
      (item.item === "danger" && (item.stage !== "over" || isForHospital(item.danger))),
  );
/** Asked later, too, these are of the danger that was advised on. */
const ofHealth = ofFirstAid.filter((topic) => topic !== "other");
/** Minutes decide on a tooth: whatever is asked meanwhile is of that. */
export const isOfTooth = (danger: Ledger["danger"]): boolean =>
  danger?.stage === "advised" && danger.advised.some(cannotWait);

export const topicsOf = ({ asks, asksFirstAid }: DangerHeard, isFresh: boolean): readonly Topic[] =>
  asksFirstAid === null
    ? []
    : isFresh && (asksFirstAid === "where" || isOfTripleZero(asks))
      ? [...ofFirstAid, ...topicsOfTripleZero, "address"]
      : isFresh || asks.some((topic) => ofHealth.some((each) => each === topic))
        ? ofFirstAid
        : [];

/** Whoever asks whether 000 is needed is asking nothing of the clinic. */
const isOfTripleZero = (asks: readonly Topic[]): boolean =>
  asks.some((topic) => topicsOfTripleZero.includes(topic));

/** 'So what do I do with it', 'he's eleven': what is asked, or told of the patient's age, is answered in a line. */
export function answerOfAdvised(turn: Turn, told: DangerHeard): Turn {
  const isFresh = isJustTold(turn.ledger);
  const topics = topicsOf(told, isFresh || isOfTooth(turn.ledger.danger));
  const isAsked = told.asksFirstAid !== null && told.asks.some((topic) => topics.includes(topic));
  const isMore = isFresh && isOfAge(turn, told.age);
  return isAsked || isMore ? answerFirstAid(turn, told) : turn;
}

/** 'Is water okay', 'hospital or wait', once they know what to do: what first aid says of that thing. */
export function answerOfThing(turn: Turn, told: DangerHeard): Turn | null {
  const { aidSubject, threats } = told;
  const { danger } = turn.ledger;
  const isOfLater = aidSubject === "later" || aidSubject === "triple_zero";
  // What only hints at something else does not take the place of an answer.
  const isThreat = threats.some(({ certainty }) => certainty >= moreThanHinted);
  if (aidSubject === null || isThreat) return null;
  if (danger?.stage !== "advised")
    return told.later === null ? null : ofThing(turn, told, told.later, aidSubject);
  const [kind = danger.kind] = toAdvise(danger.advised);
  if (isOfLater) return ofThing(turn, told, told.later ?? kind, aidSubject);
  if (aidSubject === "come") return mayCome(turn, kind) ? ofThing(turn, told, kind, aidSubject) : null;
  if (aidSubject === "which_tooth")
    return isOfWhichTooth(kind) ? ofThing(turn, told, kind, aidSubject) : null;
  const isAsked = told.asksFirstAid !== null;
  return isAsked || isInHand(kind) ? ofThing(turn, told, kind, aidSubject) : null;
}

/** To the visit that they have today, or with a tooth that cannot wait for one. */
const mayCome = ({ ledger }: Turn, kind: DangerKind): boolean =>
  isForDentist(kind) && (cannotWait(kind) || visitToday(ledger) !== null);
const isOfWhichTooth = (kind: DangerKind): boolean =>
  kind === "knocked_out_tooth" || kind === "loosened_tooth";

/** The hour of what was booked for today, or was chosen for it. */
function visitToday(ledger: LiveLedger): string | null {
  const today = todayOf(ledger);
  const chosen = ledger.matters.flatMap(({ kind, status, slot }) =>
    kind === "book" && status === "open" && slot ? [slot] : [],
  );
  return [...ledger.booked, ...chosen].find(({ date }) => date === today)?.time ?? null;
}

function ofThing(turn: Turn, { age }: DangerHeard, danger: DangerKind, about: AidSubject): Turn {
  const { stage, asked = [] } = dangerOf(turn);
  // What is only feared is no danger yet.
  const isFeared = turn.ledger.danger === null;
  const noted = changeDanger(turn, {
    ...(isFeared && { kind: danger, degree: "urgent", stage: "over" }),
    asked: [...asked, about],
  });
  return plan(noted, {
    ...{ item: "first_aid", danger, of: "what", about, isSent: !isFeared && stage === "sent", age },
    ...(about === "come" && { visitAt: visitToday(turn.ledger) }),
    ...(about === "come" && isClosedNow(turn.ledger) && { isNobodyIn: true as const }),
  });
}

/** Blood that went down, or came up again: told with whatever else is said, once for each, and after what comes first. */
export function answerOfBlood(turn: Turn, told: DangerHeard): Turn {
  const { stage, asked = [], owed = null } = dangerOf(turn);
  const about = told.ofBlood ?? owed;
  if (about === null || asked.includes(about)) return turn;
  if (turn.ledger.danger !== null && (stage === "sent" || stage === "asked"))
    return changeDanger(turn, { owed: about });
  return ofThing(turn, told, "oozing", about);
}

/** Before it is known whether a life is at risk: it is answered, and then asked again. */
export function answerWhileAsking(turn: Turn, told: DangerHeard): Turn | null {
  const { kind, asked = [] } = dangerOf(turn);
  const isQuestion =
    (told.asksFirstAid !== null || told.aidSubject === "triple_zero") &&
    told.aidSubject !== null &&
    !elsewhere.has(told.aidSubject);
  if (!isQuestion || told.aidSubject === null || asked.length >= mostAsked) return null;
  return changeDanger(ofThing(turn, told, kind, told.aidSubject), { due: "check" });
}
const mostAsked = 3;
/** Where to be seen is what the check is about. */
const elsewhere: ReadonlySet<AidSubject> = new Set(["hospital", "wait"]);

const moreThanHinted = 0.5;

/** It is told only now how old the patient is, and what to do depends on that. */
const isOfAge = (turn: Turn, age: number | null): boolean =>
  age !== (dangerOf(turn).age ?? null) && dangerOf(turn).advised.some(cannotWait);

/**
 * The same line is not said twice running: the whole of the advice comes between, and whoever has just heard what to do is told
 * no more than who can say whether it can wait.
 */
export function answerFirstAid(turn: Turn, told: DangerHeard): Turn {
  const { asksFirstAid, age, aidSubject } = told;
  const { kind, stage, degree, advised, alerted } = dangerOf(turn);
  const [danger = kind] = stage === "advised" ? toAdvise(advised) : [kind];
  if (stage === "sent" && aidSubject !== null && !elsewhere.has(aidSubject))
    return ofThing(turn, told, danger, aidSubject);
  const isOfHospital = isForHospital(danger) && degree === "perhaps_life" && stage !== "sent";
  const { lastPlan, isMedicated, isOnRegular } = turn.ledger;
  const isWhole = asksFirstAid === "whether" || asksFirstAid === "what" || asksFirstAid === null;
  const isKnown = stage === "advised" && isWhole && wasTold(turn, danger, age);
  const answer: PlanItem = {
    ...{ item: "first_aid", danger, isSent: stage === "sent", age },
    ...{ of: asksFirstAid ?? "what", ...(isOfHospital && { isOfHospital }), ...(isKnown && { isKnown }) },
    ...(stage === "over" && { isOver: true as const }),
    ...(isOfReaction(turn.ledger) && { isOfReaction: true as const }),
    ...(isMedicated && { isMedicated: true as const }),
    ...(isOnRegular && { isOnRegular: true as const }),
  };
  const isSaid = lastPlan.some((item) => JSON.stringify(item) === JSON.stringify(answer));
  if (!isSaid || isKnown) return plan(turn, answer);
  return stage === "asked" || stage === "over" ? turn : tell(turn, danger, stage, { degree, isAgain: true });
}

/** What to do was said on this call, for somebody of that age: once is enough. */
const wasTold = ({ ledger: { danger, lastPlan } }: Turn, kind: DangerKind, age: number | null): boolean =>
  danger?.advised.includes(kind) === true &&
  ((danger.age ?? null) === age || age === null) &&
  !lastPlan.some(
    (item) => item.item === "danger" && item.danger === kind && item.age !== undefined && item.age !== age,
  );

/** A reaction of now was told of on this call, and not denied: what is said of the medicine that brought it is said with that. */
export const isOfReaction = ({ danger, put }: Ledger): boolean =>
  danger !== null &&
  danger.over?.includes("allergic") !== true &&
  ((danger.denied?.includes("allergic") !== true && (put["danger:allergic"] ?? 0) > 0) ||
    danger.advised.includes("allergic") ||
    danger.alerted.includes("allergic") ||
    (danger.kind === "allergic" && danger.stage !== "over"));
