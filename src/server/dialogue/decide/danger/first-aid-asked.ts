import type { Topic } from "../../hear/acts.ts";
import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { plan, type Turn } from "../turn.ts";
import { type DangerHeard, ofFirstAid } from "./danger-heard.ts";
import { cannotWait, isForHospital, toAdvise } from "./kinds.ts";
import { dangerOf, tell } from "./stages.ts";

/** Questions in the middle of a danger, and what is added to it: a short line of first aid, and not the clinic's usual answers. */

/** First aid was what was said last: any question is of that. */
export const isJustTold = ({ lastPlan }: Ledger): boolean =>
  lastPlan.some(
    ({ item, ...rest }) =>
      item === "first_aid" || (item === "danger" && "stage" in rest && rest.stage !== "over"),
  );
/** Asked later, too, these are of the danger that was advised on. */
const ofHealth = ofFirstAid.filter((topic) => topic !== "other");
/** Minutes decide on a tooth: whatever is asked meanwhile is of that. */
export const isOfTooth = (danger: Ledger["danger"]): boolean =>
  danger?.stage === "advised" && danger.advised.some(cannotWait);

export const topicsOf = ({ asks, asksFirstAid }: DangerHeard, isFresh: boolean): readonly Topic[] =>
  asksFirstAid === null
    ? []
    : isFresh && asksFirstAid === "where"
      ? [...ofFirstAid, "address"]
      : isFresh || asks.some((topic) => ofHealth.some((each) => each === topic))
        ? ofFirstAid
        : [];

/** 'So what do I do with it', 'he's eleven': what is asked, or told of the patient's age, is answered in a line. */
export function answerOfAdvised(turn: Turn, told: DangerHeard): Turn {
  const isFresh = isJustTold(turn.ledger);
  const topics = topicsOf(told, isFresh || isOfTooth(turn.ledger.danger));
  const isAsked = told.asksFirstAid !== null && told.asks.some((topic) => topics.includes(topic));
  const isMore = isFresh && isOfAge(turn, told.age);
  return isAsked || isMore ? answerFirstAid(turn, told) : turn;
}

/** It is told only now how old the patient is, and what to do depends on that. */
const isOfAge = (turn: Turn, age: number | null): boolean =>
  age !== (dangerOf(turn).age ?? null) && dangerOf(turn).advised.some(cannotWait);

/** The same line is not said twice running: the whole of the advice comes between. */
export function answerFirstAid(turn: Turn, { asksFirstAid, age }: DangerHeard): Turn {
  const { kind, stage, degree, advised } = dangerOf(turn);
  const [danger = kind] = stage === "advised" ? toAdvise(advised) : [kind];
  const isOfHospital = isForHospital(danger) && degree === "perhaps_life" && stage !== "sent";
  const answer: PlanItem = {
    ...{ item: "first_aid", danger, isSent: stage === "sent", age },
    ...{ of: asksFirstAid ?? "what", ...(isOfHospital && { isOfHospital }) },
  };
  const isSaid = turn.ledger.lastPlan.some((item) => JSON.stringify(item) === JSON.stringify(answer));
  if (!isSaid) return plan(turn, answer);
  return stage === "asked" || stage === "over" ? turn : tell(turn, danger, stage, { degree, isAgain: true });
}
