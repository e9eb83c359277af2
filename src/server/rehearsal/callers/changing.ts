import type { RehearsalCaller } from "../caller.ts";
import * as verdicts from "../verdicts.ts";
import { type CaseMaker, caller, when } from "./case.ts";

/** Those who have an appointment. */
export function changing(caseOf: CaseMaker): RehearsalCaller[] {
  const [cancel, move, check, late] = [caseOf(11), caseOf(12), caseOf(13), caseOf(14)];
  const to = caseOf(16);
  const moved = { ...move.visit("Teeth Cleaning"), date: to.date, time: to.time };
  return [
    caller({
      ...{ id: "cancel", group: "changes", goal: `Cancel the check-up on ${when(cancel)}` },
      plan: cancel.plan({ opening: "I need to cancel my appointment." }),
      before: [cancel.visit("General Consultation")],
      verdict: verdicts.cancelled,
    }),
    caller({
      ...{ id: "move", group: "changes", goal: `Move the cleaning on ${when(move)} to ${when(to)}` },
      plan: move.plan({ opening: "I'd like to reschedule my appointment.", date: to.date, time: to.time }),
      before: [move.visit("Teeth Cleaning")],
      verdict: verdicts.moved(moved),
    }),
    caller({
      ...{ id: "check", group: "changes", goal: "Ask when the appointment is" },
      plan: check.plan({ opening: "When is my appointment?" }),
      before: [check.visit("General Consultation")],
      verdict: verdicts.toldVisit(check.visit("General Consultation")),
    }),
    caller({
      ...{ id: "late", group: "changes", goal: "Say that they are running late" },
      plan: late.plan({ opening: "I'm running late for my appointment, stuck in traffic." }),
      before: [late.visit("General Consultation")],
      verdict: verdicts.leftWithTeam,
    }),
  ];
}
