import type { FreeTime } from "#contract/errors.ts";
import { twelveHour } from "#kernel/spoken-dates.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { StoredTask } from "#server/dialogue/events.ts";
import {
  instantOf,
  isClosedOn,
  isOpenAt,
  isSurelyFree,
  isTaken,
  type JudgedCall,
  localNow,
  visitsAt,
} from "./fact-check.ts";
import { daysSaid, timesSaid } from "./said-times.ts";

/**
 * What the engine planned to say held against what stands in the books, and its words against the plan: whichever way
 * it is worded, what is claimed is known from the items, and no day or time may be said that is in none of them.
 */

/** One reply: what was planned, and what was said of it. */
export interface PlannedReply {
  items: readonly PlanItem[];
  text: string;
}

export function falsePlans(replies: readonly PlannedReply[], call: JudgedCall): string[] {
  return replies.flatMap(({ items, text }, turn) => [
    ...items.flatMap((item) => {
      const why = faultOf(item, turn, call);
      return why === null ? [] : [`It planned ${item.item} in “${text}”, but ${why}.`];
    }),
    ...notPlanned({ items, text }, call).map((said) => `It said ${said} in “${text}”, which is in no plan.`),
  ]);
}

type Stated = FreeTime & { patientName: string };

function faultOf(item: PlanItem, turn: number, call: JudgedCall): string | null {
  switch (item.item) {
    case "booked":
    case "visit_confirmed":
      return nothingAt([item.visit], call);
    case "moved":
      return nothingAt([item.from, item.to], call);
    case "visits":
      return nothingAt(item.visits, call);
    case "so_far":
      return nothingAt(item.booked, call) ?? notCancelled(item.cancelled, call);
    case "whether":
      return nothingAt(item.visits, call) ?? notCancelled(item.cancelled, call);
    case "visit_stays":
    case "left_undone":
      return item.visit && nothingAt([item.visit], call);
    case "cancelled":
      return notCancelled([item.visit], call);
    case "offered":
      return notFree(item.times, call);
    case "slot_gone":
      return notFree(item.nearest, call);
    case "obstacle":
      return notFree(item.nearest, call) ?? falseObstacle(item, call);
    case "ask":
      return notFree(timesAsked(item), call);
    case "left_waitlist":
      return (call.offWaitlist ?? 0) > 0 ? null : "nobody was taken off the waitlist";
    case "on_waitlist":
    case "waitlisted":
      return (call.waiting ?? 0) > 0 ? null : "nobody was put on the waitlist";
    case "told_team":
    case "read_task":
      return falseRinging(item.stored, turn, call);
    default:
      return null;
  }
}

/** What is said of ringing is told from the record that the task was written from: the task that stands by then must say so too. */
function falseRinging({ ring, phone, detail }: StoredTask, turn: number, call: JudgedCall): string | null {
  const left = (call.left ?? []).filter((each) => each.turn <= turn);
  // Not told yet, it is said what the team is going to get.
  if (left.length === 0) return detail === "" ? null : "nothing was left for the team";
  const text = left.findLast(({ kind }) => kind === "task")?.text ?? "";
  if (ring === undefined || detail === "" || text === "") return null;
  if (ring.phone !== phone) return "the task has another number";
  const isUnrung = unrung.some((line) => text.includes(line));
  return isUnrung === (ring.by !== null && ring.by !== "call") ? null : "the task says otherwise who is rung";
}
/** As the task is written (`dialogue/decide/frames/task-text`). */
const unrung = ["Nobody needs to ring them.", "not by a call.", "By post."];

const nothingAt = (visits: readonly Stated[], call: JudgedCall): string | null =>
  visits.every((visit) => visitsAt(visit, call).some(({ patientName }) => patientName === visit.patientName))
    ? null
    : "nothing stands there";

const notCancelled = (visits: readonly Stated[], call: JudgedCall): string | null =>
  visits.every((visit) => visitsAt(visit, call).some(({ isCancelled }) => isCancelled))
    ? null
    : "nothing was cancelled there";

function notFree(times: readonly FreeTime[], call: JudgedCall): string | null {
  const isFree = (time: FreeTime) =>
    isOpenAt(time, call) && instantOf(time, call) >= call.at && !isTaken(time, call);
  return times.every(isFree) ? null : "that time is not free";
}

function timesAsked({ prompt }: Extract<PlanItem, { item: "ask" }>): readonly FreeTime[] {
  if (prompt.ask === "offer") return prompt.times;
  if (prompt.ask === "take_slot") return [prompt.slot];
  if (prompt.ask === "agree_book") return [prompt.booking];
  return prompt.ask === "agree_move" ? [prompt.to] : [];
}

function falseObstacle({ obstacle, wish }: Extract<PlanItem, { item: "obstacle" }>, call: JudgedCall) {
  const { fromDate: date, toDate, time } = wish;
  if (date !== toDate) return null;
  if (obstacle === "closed") return isClosedOn(date, call) ? null : "the clinic is open that day";
  if (time === null) return null;
  if (obstacle === "outside_hours")
    return isSurelyFree({ date, time }, call) ? "the clinic is open then" : null;
  const isRefused = obstacle === "taken" || obstacle === "full";
  return isRefused && isSurelyFree({ date, time }, call) ? "that time is free" : null;
}

/** Items that are answered from the clinic's own facts, with whatever day or time is in them. */
const ofFacts: ReadonlySet<PlanItem["item"]> = new Set([
  ...(["answer", "greeting", "outbound_greeting", "obstacle", "no_person", "danger", "help_line"] as const),
  ...(["told_team", "read_task", "why_asked", "handing_over"] as const),
]);

/** Days and times that were said and not planned; what is answered from the clinic's facts is left to the judge of words. */
function notPlanned({ items, text }: PlannedReply, call: JudgedCall): readonly string[] {
  if (items.some(({ item }) => ofFacts.has(item))) return [];
  const planned = JSON.stringify(items);
  // An example is none of the call's.
  const isExample = items.some((item) => item.item === "ask" && item.attempt > 1);
  if (isExample) return [];
  const today = localNow(call).date;
  return [
    ...timesSaid(text).flatMap(({ time }) => (planned.includes(`"${time}"`) ? [] : [twelveHour(time)])),
    ...daysSaid(text, today).flatMap(({ date }) => (planned.includes(date) ? [] : [date])),
  ];
}
