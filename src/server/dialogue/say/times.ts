import type { FreeTime } from "#contract/errors.ts";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { daysBetween, isWeekend } from "#kernel/zoned-time.ts";
import type { Obstacle } from "../decide/plan.ts";
import type { ClinicFacts, SlotWish } from "../events.ts";
import { say, todayOf } from "./context.ts";
import type { Item, ReplyContext, Sayings } from "./items.ts";
import { hoursOn } from "./opening-hours.ts";
import { whomNot, withWhom } from "./practitioners.ts";
import {
  capital,
  inARow,
  onDay,
  shortSlot,
  spokenDay,
  spokenRange,
  spokenTime,
  spokenTimes,
  timeOnDay,
} from "./spoken.ts";
import { aVisit } from "./visit-names.ts";

/** Free times, and why a wish cannot be had. Of free times at most three are said. */

const mostTold = 3;
const mostToldSlowly = 2;

/** `I've got tomorrow at … or ….` */
export function tellTimes(start: string, times: readonly FreeTime[], context: ReplyContext): string {
  const today = todayOf(context);
  const told = times.slice(0, mostTold);
  if (context.manner === "usual" || told.length < 2) return `${start} ${spokenTimes(told, today)}.`;
  // Slowly, two at most, in one short sentence.
  const few = told.slice(0, mostToldSlowly);
  return `${capital(spokenTimes(few, today))}.`;
}

const starts = ["I've got", "I can offer you", "We've got"] as const;
/** `I've got`, `With Dr Patel, I've got` */
export const offering = ({ facts }: ReplyContext, whom: readonly string[] | undefined): readonly string[] => {
  const who = capital(withWhom(facts, whom).trim());
  return who === ""
    ? starts
    : ["I've got", "I can offer you", "we've got"].map((start) => `${who}, ${start}`);
};

/** The nearest times are told by the question, where one follows that offers them. */
export function nearestTimes(times: readonly FreeTime[], context: ReplyContext): string {
  const isOffered = context.question?.ask === "offer" || context.question?.ask === "take_slot";
  return isOffered || times.length === 0 ? "" : tellTimes("The nearest I have is", times, context);
}

const sorry = ["Sorry,", "I'm afraid", "Unfortunately,"];
const apologising = (why: string): readonly string[] => sorry.map((each) => `${each} ${why}`);

export const freeTimes: Sayings<"offered" | "obstacle" | "slot_gone"> = {
  offered(item, context) {
    const [only] = item.times;
    if (only === undefined) return [];
    const slot = `${shortSlot(only, todayOf(context))}${withWhom(context.facts, item.whom)}`;
    if (item.isExact && item.times.length === 1)
      return [
        say(
          "offered.exact",
          `Yes, ${slot} is free.`,
          `${capital(slot)} is free.`,
          `Good news, ${slot} is free.`,
        ),
      ];
    return [
      say("offered", ...offering(context, item.whom).map((start) => tellTimes(start, item.times, context))),
    ];
  },
  obstacle: (item, context) => [
    say(
      `obstacle.${item.obstacle}`,
      ...obstacles[item.obstacle](item, context).map((why) =>
        inARow(why, nearestTimes(item.nearest, context)),
      ),
    ),
  ],
  slot_gone: ({ slot, nearest: others }, context) => [
    say(
      "slot_gone",
      ...apologising(`${timeOnDay(slot, todayOf(context))} has just gone.`).map((gone) =>
        inARow(gone, nearestTimes(others, context)),
      ),
    ),
  ],
};

/** The day of the wish; of several what limits them, or 'then'. */
function dayIn({ fromDate, toDate, within }: SlotWish, today: string): string {
  if (fromDate === toDate) return onDay(fromDate, today);
  if (!within) return "then";
  const { weekdays = [], from } = within;
  const which = weekdays.map((day) => weekdayNames[day] ?? "").join(" or ");
  const ends = `${from === undefined ? "" : `from ${spokenDay(from, today)} `}until ${spokenDay(toDate, today)}`;
  return which === "" ? ends : `on a ${which} ${ends}`;
}

/** ` in the morning`, ` after half past three`: beyond it the day may have free times. */
function duringPart({ between }: SlotWish): string {
  if (between === null) return "";
  const { from, to } = between;
  if (from === "00:00" && to <= "12:00")
    return to === "12:00" ? " in the morning" : ` before ${spokenTime(to)}`;
  if (from >= "17:00" && to >= "21:00") return " in the evening";
  if (from === "12:00" && to >= "17:00") return " in the afternoon";
  if (to >= "21:00") return ` after ${spokenTime(from)}`;
  return ` between ${spokenTime(from)} and ${spokenTime(to)}`;
}

/** ` on Friday in the morning`, ` in the morning on a Friday until …` */
const whenIn = (wish: SlotWish, today: string): string =>
  wish.within ? `${duringPart(wish)} ${dayIn(wish, today)}` : ` ${dayIn(wish, today)}${duringPart(wish)}`;

/** Of what was wished for, something was offered before and declined. */
const isOffered = ({ fromDate, toDate, ruledOut }: SlotWish): boolean =>
  ruledOut?.times.some(({ date }) => fromDate <= date && date <= toDate) ?? false;

const nothingFree = ({ wish }: Item<"obstacle">, context: ReplyContext): readonly string[] =>
  apologising(
    wish.time === null
      ? `there's nothing ${isOffered(wish) ? "else " : ""}free${whenIn(wish, todayOf(context))}.`
      : `${spokenTime(wish.time)} ${dayIn(wish, todayOf(context))} isn't free.`,
  );

/** Half-hour times from opening on; true only where that is the hour and the half hour. */
const isOffGrid = (facts: ClinicFacts, { fromDate, time }: SlotWish): boolean =>
  [":00", ":30"].includes(hoursOn(facts, fromDate).start.slice(2)) &&
  time !== null &&
  ![":00", ":30"].includes(time.slice(2));

/** Whoever asks for a Saturday would ask for the next one as well. */
const isEveryWeekend = (
  { businessHours: { weekends } }: ClinicFacts,
  { fromDate, toDate, within }: SlotWish,
): boolean =>
  weekends.start === "" &&
  (within?.weekdays?.every((day) => day % 6 === 0) ??
    (daysBetween(fromDate, toDate) < 2 && isWeekend(fromDate)));

const obstacles: Readonly<
  Record<Obstacle, (item: Item<"obstacle">, context: ReplyContext) => readonly string[]>
> = {
  closed: ({ wish, closedFor }, context) =>
    apologising(
      closedFor === null && isEveryWeekend(context.facts, wish)
        ? "we're closed on weekends."
        : `we're closed ${dayIn(wish, todayOf(context))}${closedFor === null ? "" : ` for ${closedFor}`}.`,
    ),
  full: nothingFree,
  taken: (item, context) =>
    isOffGrid(context.facts, item.wish)
      ? ["Visits start on the hour or the half hour."]
      : nothingFree(item, context),
  past({ wish }, context) {
    const today = todayOf(context);
    if (wish.time !== null && wish.fromDate === wish.toDate)
      return apologising(`${spokenTime(wish.time)} ${onDay(wish.fromDate, today)} has already gone.`);
    return wish.fromDate === today
      ? apologising("it's too late for a visit today.")
      : apologising(`${spokenDay(wish.fromDate, today)} has already gone.`);
  },
  not_by_phone: ({ treatment }) =>
    apologising(
      `${treatment === null ? "that" : aVisit(treatment)} can't be booked on the phone with me; the team books those.`,
    ),
  away(item, context) {
    const who = whomNot(context.facts, item.whom);
    return who === null
      ? nothingFree(item, context)
      : apologising(`${who} in ${dayIn(item.wish, todayOf(context))}.`);
  },
  not_done_by(item, context) {
    const who = whomNot(context.facts, item.whom);
    const what = item.treatment === null ? "that" : aVisit(item.treatment);
    return who === null ? nothingFree(item, context) : apologising(`${who} booked for ${what} here.`);
  },
  too_far: ({ lastDay }, context) =>
    apologising(
      lastDay === null
        ? "I can only book a few months ahead."
        : `I can only book up to ${spokenDay(lastDay, todayOf(context))}.`,
    ),
  outside_hours({ wish }, context) {
    const today = todayOf(context);
    const { start, end } = hoursOn(context.facts, wish.fromDate);
    const isOneDay = wish.fromDate === wish.toDate && start !== "";
    const hours = isOneDay ? `; ${onDay(wish.fromDate, today)} we're open ${spokenRange(start, end)}` : "";
    const what = wish.time === null ? "that's" : `${spokenTime(wish.time)} is`;
    return apologising(`${what} outside our hours${hours}.`);
  },
};
