import type { FreeTime } from "#contract/errors.ts";
import { daysBetween, isWeekend } from "#kernel/zoned-time.ts";
import type { Obstacle } from "../decide/plan.ts";
import type { ClinicFacts, SlotWish } from "../events.ts";
import { say, todayOf } from "./context.ts";
import type { Item, Sayings, Scene } from "./items.ts";
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
export function tellTimes(start: string, times: readonly FreeTime[], scene: Scene): string {
  const today = todayOf(scene);
  const told = times.slice(0, mostTold);
  if (scene.manner === "usual" || told.length < 2) return `${start} ${spokenTimes(told, today)}.`;
  // Slowly, two at most, in one short sentence.
  const few = told.slice(0, mostToldSlowly);
  return `${capital(spokenTimes(few, today))}.`;
}

const starts = ["I've got", "I can offer you", "We've got"] as const;
/** `I've got`, `With Dr Patel, I've got` */
export const offering = ({ facts }: Scene, whom: readonly string[] | undefined): readonly string[] => {
  const who = capital(withWhom(facts, whom).trim());
  return who === ""
    ? starts
    : ["I've got", "I can offer you", "we've got"].map((start) => `${who}, ${start}`);
};

/** The nearest times are told by the question, where one follows that offers them. */
export function nearestTimes(times: readonly FreeTime[], scene: Scene): string {
  const isOffered = scene.question?.ask === "offer" || scene.question?.ask === "take_slot";
  return isOffered || times.length === 0 ? "" : tellTimes("The nearest I have is", times, scene);
}

const sorry = ["Sorry,", "I'm afraid", "Unfortunately,"];
const apologising = (why: string): readonly string[] => sorry.map((each) => `${each} ${why}`);

export const freeTimes: Sayings<"offered" | "obstacle" | "slot_gone"> = {
  offered(item, scene) {
    const [only] = item.times;
    if (only === undefined) return [];
    const slot = `${shortSlot(only, todayOf(scene))}${withWhom(scene.facts, item.whom)}`;
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
      say("offered", ...offering(scene, item.whom).map((start) => tellTimes(start, item.times, scene))),
    ];
  },
  obstacle: (item, scene) => [
    say(
      `obstacle.${item.obstacle}`,
      ...obstacles[item.obstacle](item, scene).map((why) => inARow(why, nearestTimes(item.nearest, scene))),
    ),
  ],
  slot_gone: ({ slot, nearest: others }, scene) => [
    say(
      "slot_gone",
      ...apologising(`${timeOnDay(slot, todayOf(scene))} has just gone.`).map((gone) =>
        inARow(gone, nearestTimes(others, scene)),
      ),
    ),
  ],
};

/** The day of the wish, or 'then' for several. */
const dayIn = ({ fromDate, toDate }: SlotWish, today: string): string =>
  fromDate === toDate ? onDay(fromDate, today) : "then";

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

/** Of what was wished for, something was offered before and declined. */
const isOffered = ({ fromDate, toDate, ruledOut }: SlotWish): boolean =>
  ruledOut?.times.some(({ date }) => fromDate <= date && date <= toDate) ?? false;

const nothingFree = ({ wish }: Item<"obstacle">, scene: Scene): readonly string[] =>
  apologising(
    wish.time === null
      ? `there's nothing ${isOffered(wish) ? "else " : ""}free ${dayIn(wish, todayOf(scene))}${duringPart(wish)}.`
      : `${spokenTime(wish.time)} ${dayIn(wish, todayOf(scene))} isn't free.`,
  );

/** Half-hour times from opening on; true only where that is the hour and the half hour. */
const isOffGrid = (facts: ClinicFacts, { fromDate, time }: SlotWish): boolean =>
  [":00", ":30"].includes(hoursOn(facts, fromDate).start.slice(2)) &&
  time !== null &&
  ![":00", ":30"].includes(time.slice(2));

/** Whoever asks for a Saturday would ask for the next one as well. */
const isEveryWeekend = (
  { businessHours: { weekends } }: ClinicFacts,
  { fromDate, toDate }: SlotWish,
): boolean => weekends.start === "" && daysBetween(fromDate, toDate) < 2 && isWeekend(fromDate);

const obstacles: Readonly<Record<Obstacle, (item: Item<"obstacle">, scene: Scene) => readonly string[]>> = {
  closed: ({ wish, closedFor }, scene) =>
    apologising(
      closedFor === null && isEveryWeekend(scene.facts, wish)
        ? "we're closed on weekends."
        : `we're closed ${dayIn(wish, todayOf(scene))}${closedFor === null ? "" : ` for ${closedFor}`}.`,
    ),
  full: nothingFree,
  taken: (item, scene) =>
    isOffGrid(scene.facts, item.wish)
      ? ["Visits start on the hour or the half hour."]
      : nothingFree(item, scene),
  past({ wish }, scene) {
    const today = todayOf(scene);
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
  away(item, scene) {
    const who = whomNot(scene.facts, item.whom);
    return who === null
      ? nothingFree(item, scene)
      : apologising(`${who} in ${dayIn(item.wish, todayOf(scene))}.`);
  },
  not_done_by(item, scene) {
    const who = whomNot(scene.facts, item.whom);
    const what = item.treatment === null ? "that" : aVisit(item.treatment);
    return who === null ? nothingFree(item, scene) : apologising(`${who} booked for ${what} here.`);
  },
  too_far: ({ lastDay }, scene) =>
    apologising(
      lastDay === null
        ? "I can only book a few months ahead."
        : `I can only book up to ${spokenDay(lastDay, todayOf(scene))}.`,
    ),
  outside_hours({ wish }, scene) {
    const today = todayOf(scene);
    const { start, end } = hoursOn(scene.facts, wish.fromDate);
    const isOneDay = wish.fromDate === wish.toDate && start !== "";
    const hours = isOneDay ? `; ${onDay(wish.fromDate, today)} we're open ${spokenRange(start, end)}` : "";
    const what = wish.time === null ? "that's" : `${spokenTime(wish.time)} is`;
    return apologising(`${what} outside our hours${hours}.`);
  },
};
