import type { NewDetail } from "../../hear/acts/acts.ts";
import { isOfReaction } from "../danger/first-aid-asked.ts";
import { urgentVisitOf } from "../frames/standing-visit.ts";
import { toldOf } from "../frames/team-task.ts";
import type { Ledger, Matter } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { change, changeMatter, effect, plan, type Turn } from "../turn.ts";
import { type ResultOf, settled, type WaitingFor } from "./settled.ts";

/** The team has it: what is said to that, and whether the call goes on. */
export function takeTold(
  turn: Turn,
  waiting: WaitingFor<"message">,
  result: ResultOf<"message_taken">,
): Turn {
  const { matters } = turn.ledger;
  const matter = waiting.matter === null ? undefined : matters[waiting.matter];
  const item: PlanItem = matter?.isWithdrawn
    ? { item: "acknowledge", of: "left_out" }
    : matter?.kind === "confirm" && matter.visit
      ? { item: "visit_confirmed", visit: matter.visit }
      : {
          item: "told_team",
          stored: result.stored,
          isTest: result.isTest === true,
          matter: matterOf(turn.ledger, matter),
          isMore: matters.some(({ isTold }) => isTold),
          ...(turn.ledger.told && { before: turn.ledger.told }),
          ...(turn.ledger.pressing === "asked" && { isPressing: true as const }),
          ...(matter?.corrects && { corrected: correctedOf(turn.ledger, matter) }),
          ...(matter?.urgent?.isSaid === false &&
            !matter.urgent.isCalm && {
              urgent: {
                visit: urgentVisitOf(turn.ledger, matter),
                isTaken: matter.urgent.isTaken && !isOfReaction(turn.ledger),
                ...whoseHealth(turn.ledger, matter),
              },
            }),
        };
  const known = change(hasTold(turn, waiting.matter), {
    told: result.stored,
    ...(turn.ledger.pressing && { pressing: "told" as const }),
    ...(result.stored.ring?.by === "call" && result.stored.phone && { numberSaid: result.stored.phone }),
  });
  const told = settled(known, waiting, matter?.isToldAnew ? null : item);
  if (waiting.afterwards === "go_on") return told;
  const why = waiting.afterwards === "bye" ? "finished" : "stuck";
  const ended = plan(change(told, { isEnded: true, asked: null }), { item: "bye", why });
  return { ...effect(ended, { type: "hang_up", reason: "finished" }), isOver: true };
}

const whoseHealth = ({ people, caller }: Ledger, { person }: Matter): { whom?: string } => {
  const first = person === caller ? undefined : people[person]?.name?.first;
  return first === undefined ? {} : { whom: first };
};

/** The new details, as far as they were told. */
function correctedOf(
  { people, caller }: Ledger,
  { corrects = [], person }: Matter,
): { name?: string; phone?: string; email?: string } {
  const { name, phone, email } = people[person] ?? people[caller] ?? { name: null, phone: null, email: null };
  const isOf = (of: NewDetail): boolean => corrects.some(({ detail }) => detail === of);
  return {
    ...(isOf("name") && name !== null && { name: name.full }),
    ...(isOf("phone") && phone !== null && { phone }),
    ...(isOf("email") && email !== null && { email }),
  };
}

/** The team has all that was said, and every question that is not known here. */
function hasTold(turn: Turn, index: number | null): Turn {
  const { matters, words, questions } = turn.ledger;
  const matter = index === null ? undefined : matters[index];
  const told = change(turn, {
    questions: questions.map((each) =>
      each.status === "unknown" ? { ...each, status: "passed_on" as const } : each,
    ),
  });
  return index === null || !matter
    ? told
    : changeMatter(told, index, {
        ...(matter.isToldAnew && { isToldAnew: false }),
        ...{ notes: matter.isWithdrawn ? [] : toldOf(matter, words), isTold: matter.isWithdrawn !== true },
        ...(matter.urgent && { urgent: { ...matter.urgent, isSaid: true } }),
      });
}

const namesTreatment = ({ lastHeard }: Ledger): boolean =>
  lastHeard?.acts.some(({ kind }) => kind === "treatment") === true;

/** What the answer speaks of. */
function matterOf(
  ledger: Ledger,
  matter: Matter | undefined,
): Extract<PlanItem, { item: "told_team" }>["matter"] {
  if (ledger.lastPlan.some(({ item }) => item === "left_undone")) return "left_undone";
  if (!matter) return null;
  if (matter.isQuestion) return "question";
  if (matter.isAskedAfter) return "asked_after";
  if (matter.overtaken) return "on_time";
  // A name that is put right on a visit is no change of what it is for.
  return matter.kind === "message" && matter.visit && namesTreatment(ledger) ? "what_for" : matter.kind;
}
