import { addDays, toLocal } from "#kernel/zoned-time.ts";
import type { Matter } from "../decide/ledger.ts";
import type { ClinicFacts, RingBack, StoredTask } from "../events.ts";
import { isPlainWhen } from "../plain-when.ts";
import { noWhen, type TimeWish } from "../readings.ts";
import type { ReplyContext } from "./items.ts";
import { dayHours, hoursOn, weekHours } from "./opening-hours.ts";
import { inARow, lastDigits, withoutEnd } from "./spoken.ts";
import { spokenWhen } from "./spoken-when.ts";

/** Who is to be rung, and when, as it was read. */

/** `you`, or whoever is to be rung in the caller's place: `Sami`, `your husband`. */
export function whomToRing(
  { rung }: Pick<Matter, "rung">,
  { people, caller }: Pick<ReplyContext, "people" | "caller">,
): string {
  const person = rung === undefined || rung === caller ? undefined : people[rung];
  if (!person) return "you";
  return (
    person.name?.first ??
    (person.relation === null ? "them" : `${person.isOfOther ? "their" : "your"} ${person.relation}`)
  );
}

/** What is known of ringing; of a task of before it is the number alone. */
export const ringOf = (
  { ring, kind, phone }: StoredTask,
  { caller }: Pick<ReplyContext, "caller">,
): RingBack =>
  ring ?? {
    ...{ person: caller, by: kind === "callback" ? "call" : null, phone, extension: null },
    ...{ when: noWhen, words: null },
  };

export const isToRing = ({ by, phone }: RingBack): boolean => by === "call" && phone !== null;

/** `you`, or whoever is to be rung in the caller's place. */
export const rungBy = (
  { person, isCallers }: RingBack,
  context: Pick<ReplyContext, "people" | "caller">,
): string =>
  // Nobody else is said to be rung on the number of whoever speaks.
  isCallers ? "you" : whomToRing({ rung: person }, context);

/** `the number ending in 1 5 6, extension 2 1 8`; empty where none is known. */
export const numberOf = (ring: RingBack): string => (ring.phone === null ? "" : `the number ${endOf(ring)}`);

export const endOf = ({ phone, extension }: RingBack): string =>
  `ending in ${lastDigits(phone ?? "")}${extension === null ? "" : `, extension ${[...extension].join(" ")}`}`;

/** `tomorrow after two`; empty where it was not read, or cannot be told shortly. */
export const whenRead = ({ when }: RingBack, { facts, now }: Pick<ReplyContext, "facts" | "now">): string =>
  isPlainWhen(when) ? spokenWhen(when, toLocal(now, facts.timeZone).date) : "";

/** `, tomorrow after two`, else in their words, where those are few; empty where nobody is there to ring then. */
function ringWhen(ring: RingBack, context: ReplyContext): string {
  if (isClosedThen(ring, context)) return "";
  const read = whenRead(ring, context);
  if (read !== "") return `, ${read}`;
  const words = withoutEnd(ring.words ?? "");
  const isShort = words.split(" ").length <= mostWordsOfTime;
  if (words === "") return "";
  return isShort ? `, and I've noted '${words}'` : ", and they'll see when, as you said it";
}
const mostWordsOfTime = 6;

/** `on the number ending in 1 5 6, tomorrow after two`. */
export const ringLine = (ring: RingBack, context: ReplyContext): string =>
  ring.phone === null ? "" : `on ${numberOf(ring)}${elseRung(ring)}${ringWhen(ring, context)}`;

/** `, or else your wife`, `, or else on the one ending in 2 3 4`: where the first is not answered. */
function elseRung({ second }: RingBack): string {
  if (second === undefined) return "";
  const { phone, relation, name, isCaller } = second;
  if (isCaller) return ", or else you";
  if (relation !== null) return `, or else your ${relation}`;
  if (name !== null) return `, or else ${name}`;
  return phone === null ? "" : `, or else on the one ending in ${lastDigits(phone)}`;
}

/** `text`, `write to`: how they hear back, where it is not by a call. */
export const writtenBack = ({ by }: RingBack): string | null =>
  by === "text" || by === "email" || by === "post" ? ways[by] : null;
const ways = { text: "text", email: "email", post: "write to" } as const;

/** The clinic is closed when they would be rung: it is noted, and said when the team is there. */
export function notHereThen(ring: RingBack, context: ReplyContext): string {
  if (!isToRing(ring) || !isClosedThen(ring, context)) return "";
  const { facts, now } = context;
  const [day] = ring.when.days;
  const today = toLocal(now, facts.timeZone).date;
  const hours = day ? dayHours(facts, day.value.from, now) : weekHours(facts, today);
  return inARow(
    `I've noted that you'd like it ${whenRead(ring, context)}, but there's nobody here then to ring.`,
    hours,
  );
}

/** One day or any, and one time, at none of which the clinic is open. */
function isClosedThen(ring: RingBack, context: ReplyContext): boolean {
  const { days, times } = ring.when;
  const [day] = days;
  const [time] = times;
  const { facts, now } = context;
  const isOneDay = day !== undefined && day.value.from === day.value.to;
  if (whenRead(ring, context) === "" || (days.length > 0 && !isOneDay)) return false;
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
