import { addDays, toLocal } from "#kernel/zoned-time.ts";
import type { Matter } from "../decide/ledger.ts";
import type { ClinicFacts, StoredTask } from "../events.ts";
import { isPlainWhen } from "../plain-when.ts";
import type { TimeWish } from "../readings.ts";
import type { Scene } from "./items.ts";
import { dayHours, hoursOn, weekHours } from "./opening-hours.ts";
import { inARow, withoutEnd } from "./spoken.ts";
import { spokenWhen } from "./spoken-when.ts";

/** Who is to be rung, and when, as it was read. */

/** `you`, or whoever is to be rung in the caller's place: `Sami`, `your husband`. */
export function whomToRing(
  { rung }: Pick<Matter, "rung">,
  { people, caller }: Pick<Scene, "people" | "caller">,
): string {
  const person = rung === undefined || rung === caller ? undefined : people[rung];
  if (!person) return "you";
  return (
    person.name?.first ??
    (person.relation === null ? "them" : `${person.isOfOther ? "their" : "your"} ${person.relation}`)
  );
}

export const rungIn = (scene: Scene): string =>
  whomToRing(scene.matters.findLast(({ rung }) => rung !== undefined) ?? {}, scene);

export const ringToldIn = ({ matters }: Pick<Scene, "matters">): Matter | undefined =>
  matters.findLast(({ kind, isTold }) => kind === "callback" && isTold);

/** `tomorrow after two`; empty where it was not read, or cannot be told shortly. */
export const whenRead = ({ when }: Matter, { facts, now }: Pick<Scene, "facts" | "now">): string =>
  isPlainWhen(when.reading) ? spokenWhen(when.reading, toLocal(now, facts.timeZone).date) : "";

/** `, tomorrow after two`, else in their words, where those are few; empty where nobody is there to ring then. */
export function ringWhen(stored: StoredTask, scene: Scene): string {
  const rung = ringToldIn(scene);
  if (!rung || isClosedThen(rung, scene)) return "";
  const read = whenRead(rung, scene);
  if (read !== "") return `, ${read}`;
  const words = withoutEnd(rung.ringWhen ?? "");
  const isShort = words !== "" && words.split(" ").length <= mostWordsOfTime;
  return isShort && stored.detail.includes(words) ? `, and I've noted '${words}'` : "";
}
const mostWordsOfTime = 6;

/** The clinic is closed when they would be rung: it is noted, and said when the team is there. */
export function notHereThen({ kind }: StoredTask, scene: Scene): string {
  const rung = ringToldIn(scene);
  if (kind !== "callback" || !rung || !isClosedThen(rung, scene)) return "";
  const { facts, now } = scene;
  const [day] = rung.when.reading.days;
  const hours = day ? dayHours(facts, day.value.from, now) : weekHours(facts);
  return inARow(
    `I've noted that you'd like it ${whenRead(rung, scene)}, but there's nobody here then to ring.`,
    hours,
  );
}

/** One day or any, and one time, at none of which the clinic is open. */
function isClosedThen(rung: Matter, scene: Scene): boolean {
  const { days, times } = rung.when.reading;
  const [day] = days;
  const [time] = times;
  const { facts, now } = scene;
  const isOneDay = day !== undefined && day.value.from === day.value.to;
  if (whenRead(rung, scene) === "" || (days.length > 0 && !isOneDay)) return false;
  const today = toLocal(now, facts.timeZone).date;
  const dates = day ? [day.value.from] : week.map((ahead) => addDays(today, ahead));
  return !dates.some((date) => isHere(facts, date, time?.value ?? null));
}
const week = [0, 1, 2, 3, 4, 5, 6];

function isHere(facts: ClinicFacts, date: string, time: TimeWish | null): boolean {
  const { start, end } = hoursOn(facts, date);
  if (start === "" || time === null) return start !== "";
  return time.kind === "exact" ? start <= time.time && time.time < end : time.from < end && start < time.to;
}
