import type { Heard } from "../../hear/acts/acts.ts";
import type { PlanItem } from "../plan.ts";
import type { Turn } from "../turn.ts";
import { isSafetyQuestion } from "./danger-heard.ts";
import { isForHospital, isSwallowed } from "./kinds.ts";
import { dangerOf } from "./stages.ts";

/**
 * 'Does that count', 'is she going to be all right', 'should I wake mum', 'what does wheezing mean': asked of the danger itself, and answered
 * first, from the signs that were told. It is no answer to a check, and changes nothing that was said to one.
 */

/** Two at most are answered in a breath. */
const mostAnswered = 2;

export function answerSafety(turn: Turn, { acts }: Pick<Heard, "acts">): Turn {
  const { danger } = turn.ledger;
  const questions = acts
    .filter(isSafetyQuestion)
    // What something holds is asked of what was swallowed alone.
    .filter(({ of }) => of !== "contents" || (danger !== null && isSwallowed(danger.kind)))
    .slice(0, mostAnswered);
  if (questions.length === 0 || danger === null) return turn;
  const { kind, stage, degree, age = null, bad = [] } = dangerOf(turn);
  if (kind === "self_harm" || kind === "violence") return turn;
  const isSent = stage === "sent";
  // 000 that is named only now is said in full behind the answer.
  const isSentNow = turn.plan.some(
    (item) => item.item === "danger" && item.stage === "sent" && !item.isAgain,
  );
  const answers = questions.map(
    ({ of, sign, word }): PlanItem => ({
      ...{ item: "first_aid", danger: kind, of: "what", about: of, isSent: isSent && !isSentNow, age },
      ...{ at: stage, bad },
      ...(isForHospital(kind) && degree !== "urgent" && { isOfHospital: true as const }),
      ...(sign && { sign }),
      ...(word && { word }),
    }),
  );
  // In its place, where 000 stands: one number is enough.
  const rest = turn.plan.filter(
    (item) =>
      !isSent || isSentNow || (item.item !== "first_aid" && !(item.item === "danger" && item.isAgain)),
  );
  return { ...turn, plan: [...answers, ...rest] };
}
