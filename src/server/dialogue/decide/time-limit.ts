import type { FreeTime } from "#contract/errors.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import type { Reading, TimeWish } from "../readings.ts";
import type { When } from "./ledger.ts";

/** 'Only after four', 'I must leave by five': hours that hold for every offer, until the caller tells them otherwise. */

type Limit = When["limit"];
type Part = TimeWish & { kind: "part" };

const startOfDay = "00:00";
const endOfDay = "23:59";
/** What stands of the limit once these times are told. */
export function limitAfter(before: Limit, told: readonly Reading<TimeWish>[]): Limit {
  const values = told.map(({ value }) => value);
  const bounds = values.filter((value): value is Part => value.kind === "part" && value.isBound === true);
  const [bound, ...more] = bounds;
  // 'At four, but I must leave by five'; 'before ten or after three' is a choice.
  if (bound && more.length === 0 && (values.length === 1 || bound.isEnd === true))
    return joined(before, bound);
  return before && values.every((value) => isInside(value, before)) ? before : undefined;
}

/** The newer word on each end; an end by which they must be gone is moved by another such alone. */
function joined(before: Limit, { from, to, ...bound }: Part): Limit {
  const isEnd: boolean = bound.isEnd === true;
  const own = { from, to, isEnd };
  if (!before) return own;
  const lower = from > startOfDay ? from : before.from;
  const keepsEnd = to >= endOfDay || (before.isEnd && !isEnd && before.to < to);
  const upper = keepsEnd ? { to: before.to, isEnd: before.isEnd } : { to, isEnd };
  return lower < upper.to ? { from: lower, ...upper } : own;
}

const isInside = (value: TimeWish, { from, to }: NonNullable<Limit>): boolean =>
  value.kind === "exact" ? from <= value.time && value.time < to : value.from < to && from < value.to;

/** Beside a time by the clock, when they must be gone is no time of its own. */
export function besideLimit(told: readonly Reading<TimeWish>[]): readonly Reading<TimeWish>[] {
  const wished = told.filter(({ value }) => value.kind === "exact" || !value.isEnd);
  return wished.length > 0 ? wished : told;
}

/** Whether a visit of so many minutes that begins then is within the limit. */
export const withinLimit =
  (limit: Limit, minutes: number): ((slot: FreeTime) => boolean) =>
  ({ time }) =>
    !limit ||
    (limit.from <= time &&
      (limit.isEnd ? minutesOf(time) + minutes <= minutesOf(limit.to) : time < limit.to));

/** 'Anything later?' than all that the limit leaves lets it go; by when they must be gone stays. */
export function limitShifted(
  limit: Limit,
  direction: "earlier" | "later",
  time: string | undefined,
): { limit?: NonNullable<Limit> } {
  if (!limit) return {};
  const isLeft = time !== undefined && (direction === "earlier" ? limit.from < time : time < limit.to);
  if (isLeft || (direction === "later" && limit.isEnd)) return { limit };
  const left =
    direction === "earlier" ? { ...limit, from: startOfDay } : { ...limit, to: endOfDay, isEnd: false };
  return left.from <= startOfDay && left.to >= endOfDay ? {} : { limit: left };
}

/** The limit of another wish, kept by this one. */
export const keptLimit = ({ limit }: When): { limit?: NonNullable<Limit> } => (limit ? { limit } : {});
