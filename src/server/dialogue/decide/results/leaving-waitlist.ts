import { settle } from "../frames/settle.ts";
import { change, changeMatter, plan, type Turn } from "../turn.ts";
import { type ResultOf, settled, type WaitingFor } from "./settled.ts";

/** Whom nobody found is for the team to look for; which of several is meant is asked. */
export function takeLeaving(
  turn: Turn,
  waiting: WaitingFor<"leave_waitlist">,
  result: ResultOf<"left_waitlist" | "on_waitlist" | "not_on_waitlist">,
): Turn {
  const { ledger } = turn;
  const matter = ledger.matters[waiting.matter];
  if (!matter) return turn;
  if (result.type === "not_on_waitlist") {
    const { reason } = result;
    if (matter.isOnlyAsked && reason === "not_found")
      return settled(turn, waiting, { item: "not_on_waitlist", reason });
    const left = change(turn, settle(ledger, waiting.matter, "passed_on", "message"));
    return plan(left, { item: "not_on_waitlist", reason });
  }
  const { patientName, waits } = result;
  const of = { patientName, waits, isOther: matter.person !== ledger.caller };
  if (result.type === "left_waitlist")
    return settled(turn, waiting, { item: "left_waitlist", ...of, stays: result.stays });
  return matter.isOnlyAsked
    ? settled(turn, waiting, { item: "on_waitlist", ...of })
    : changeMatter(turn, waiting.matter, { waits, treatment: null });
}
