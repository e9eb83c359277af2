import type { AppointmentType } from "#contract/limits.ts";
import type { Ask } from "#server/dialogue/decide/ledger.ts";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { Standing } from "#server/dialogue/hear/acts/acts.ts";
import type { Wish } from "#server/dialogue/hear/acts/labels.ts";
import { noWhen, type Reading, type TimeWish, type WhenReading } from "#server/dialogue/readings.ts";
import type { Meant } from "./call-by-acts.ts";

/** Acts as tests write them, in short. */

const sure = <Value>(value: Value): Reading<Value> => ({
  ...{ value, heard: "said", assumed: [], certainty: "sure" as const },
  span: [0, 4],
});
const on = (date: string, time?: string): WhenReading => ({
  ...noWhen,
  days: [sure({ from: date, to: date })],
  times: time === undefined ? [] : [sure<TimeWish>({ kind: "exact", time })],
});

export const want = (wish: Wish): Meant => ({ kind: "want", wish });
/** Dates are clinic-local. */
export const when = (date: string, time?: string, role: "wish" | "visit" = "wish"): Meant => ({
  ...{ kind: "when", when: on(date, time), role },
});
/** Any day from the one to the other. */
export const between = (from: string, to: string): Meant => ({
  ...{ kind: "when", when: { ...noWhen, days: [sure({ from, to })] }, role: "wish" },
});
export const exact = (date: string, time: string): Meant => when(date, time);
export const at = (time: string): Meant => ({
  kind: "when",
  when: { ...noWhen, times: [sure<TimeWish>({ kind: "exact", time })] },
  role: "wish",
});
export const treatment = (type: AppointmentType): Meant => ({
  ...{ kind: "treatment", treatment: type, named: null, reason: type.toLowerCase(), isUnsure: false },
});
export const name = (full: string, role: "caller" | "patient" | "unclear" = "unclear"): Meant => {
  const [first = "", last] = full.split(" ");
  return { kind: "name", name: { first, last: last ?? null, full }, role, isUnsure: false };
};
export const phone = (e164: string): Meant => ({
  ...{ kind: "phone", phone: e164, isOwnLine: false, isUnsure: false },
});
export const kin = (relation: string, standing: Standing): Meant => ({
  ...{ kind: "patient", relation, standing, age: null },
});
export const pick = (candidate: string): Meant => ({ kind: "pick", candidate });
export const yes: Meant = { kind: "yes" };
export const no: Meant = { kind: "no" };

/** What the plan ends in: the question that is put, or the item. */
export const askOf = (plan: readonly PlanItem[]): Ask | PlanItem["item"] | undefined => {
  const last = plan.at(-1);
  return last?.item === "ask" ? last.prompt.ask : last?.item;
};
export const items = (plan: readonly PlanItem[]): readonly PlanItem["item"][] => plan.map(({ item }) => item);
