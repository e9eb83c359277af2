import { toLocal } from "#kernel/zoned-time.ts";
import type { Ledger } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { isLive, type Turn } from "../turn.ts";
import type { Danger } from "./danger.ts";
import { isForDentist, isForHospital } from "./kinds.ts";
import { changeDanger } from "./stages.ts";

/**
 * Whoever was told to go to hospital and takes a visit instead hears with it that it is no reason to wait: no time that is days away is
 * offered, and none booked, without that.
 */
export function withHospitalLine(turn: Turn, before: Ledger): Turn {
  const { ledger, plan } = turn;
  if (!isLive(ledger)) return turn;
  const { danger, put } = ledger;
  const kind = danger?.advised.find((each) => isForHospital(each) && (put[`danger:${each}`] ?? 0) > 0);
  const at = plan.findIndex((item) => isLater(item, toLocal(ledger.now, ledger.facts.timeZone).date));
  // What was said while a tool was at work is of the same reply.
  const reply = before.waiting === null ? plan : [...before.lastPlan, ...plan];
  const isSaid = reply.some((item) => item.item === "danger");
  if (kind === undefined) return at >= 0 && danger?.stage === "advised" ? withOwnNumber(turn, danger) : turn;
  // Whether it is hard to breathe was denied: the rest of it stands, but where it was of another time.
  const isToGo = (danger?.stage === "advised" || danger?.stage === "over") && kind !== undefined;
  if (!isToGo || danger.over?.includes(kind) || at < 0 || isSaid) return turn;
  const line: PlanItem = {
    ...{ item: "danger", danger: kind, degree: "urgent", stage: "advised", isAgain: true, isClosed: false },
    isBesideVisit: true,
  };
  return { ...turn, plan: [line, ...plan] };
}

/** Nothing is free today for what was to be seen as soon as can be: the clinic's own number for that comes first, once. */
function withOwnNumber(turn: Turn, danger: Danger): Turn {
  const { facts, matters, current } = turn.ledger;
  const { emergencyContact = "", emergencyHours } = facts ?? {};
  const hasNumber = emergencyContact.trim() !== "" || emergencyHours?.available === true;
  const isSoonest = current !== null && matters[current]?.when.reading.days.length === 0;
  const isGiven = danger.given.includes("clinic_emergency") || emergencyHours?.isOver === true;
  if (!hasNumber || !isSoonest || isGiven || !danger.advised.some(isForDentist)) return turn;
  const noted = changeDanger(turn, { given: [...danger.given, "clinic_emergency"] });
  return { ...noted, plan: [{ item: "help_line", line: "clinic_emergency" }, ...turn.plan] };
}

function isLater(item: PlanItem, today: string): boolean {
  if (item.item === "offered") return item.times.every(({ date }) => date > today);
  if (item.item === "booked") return item.visit.date > today;
  return item.item === "ask" && item.prompt.ask === "take_slot" && item.prompt.slot.date > today;
}
