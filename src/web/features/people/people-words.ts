import type { Person } from "#contract/clinic/people.ts";
import { bookingChannels } from "#contract/clinic/treatment-options.ts";
import type { Treatment } from "#contract/clinic/treatments.ts";
import { twelveHour } from "#kernel/spoken-dates.ts";
import { dollars } from "#web/lib/dollars.ts";
import type { ChangedField } from "#web/lib/edit/edit-conflict.ts";
import { shortWeekday, week, weekdaysInWords } from "#web/ui/days/weekday-buttons.tsx";

/** `Mon to Fri`, `Mon, Wed 8:00 am to 12:00 pm; Thu 1:00 pm to 5:00 pm` */
export function hoursInWords({ hours, weekdays }: Pick<Person, "hours" | "weekdays">): string {
  if (hours === null) return weekdaysInWords(weekdays);
  const spans = new Map<string, number[]>();
  for (const day of week) {
    const ofDay = hours.filter(({ weekday }) => weekday === day);
    if (ofDay.length === 0) continue;
    const text = ofDay.map(({ start, end }) => `${twelveHour(start)} to ${twelveHour(end)}`).join(" and ");
    spans.set(text, [...(spans.get(text) ?? []), day]);
  }
  return [...spans]
    .map(
      ([text, days]) => `${days.length === 1 ? shortWeekday(days[0] ?? 0) : weekdaysInWords(days)} ${text}`,
    )
    .join("; ");
}

/** The names of those chosen; `all` where nothing is left out. */
export function chosenInWords(
  ids: readonly string[] | null,
  from: readonly { id: string; name: string }[],
  all: string,
): string {
  if (ids === null) return all;
  return from
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
}

/** `10 min before + 60 min + 10 min after` */
export function lengthInWords(treatment: Treatment): string {
  const { durationMinutes, bufferBeforeMinutes: before, bufferAfterMinutes: after } = treatment;
  return [
    ...(before > 0 ? [`${before} min before`] : []),
    `${durationMinutes} min`,
    ...(after > 0 ? [`${after} min after`] : []),
  ].join(" + ");
}

/** `from $180`, `$89.50`; empty where no price is told. */
export function priceInWords({ priceCents, isFromPrice }: Pick<Treatment, "priceCents" | "isFromPrice">) {
  if (priceCents === null) return "";
  const text = dollars(priceCents);
  return isFromPrice ? `from ${text}` : text;
}

/** `Phone, web and staff`, `Web and staff`, `Staff only`, `Nobody` */
export function channelsInWords({ mayBook }: Pick<Treatment, "mayBook">): string {
  const open: string[] = bookingChannels.filter((channel) => mayBook[channel]);
  const text =
    open.length < 2
      ? `${open[0] ?? "nobody"}${open.length === 1 ? " only" : ""}`
      : `${open.slice(0, -1).join(", ")} and ${open.at(-1)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Cents of what was typed as dollars; null = none given, undefined = no price at all can be read. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(/^\$/, "").replaceAll(",", "");
  if (text === "") return null;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** A changed field under another name, its values in words. */
const told = (change: ChangedField, path: string, inWords: (value: unknown) => unknown): ChangedField => ({
  ...{ ...change, path },
  ...{ theirs: inWords(change.theirs), mine: inWords(change.mine) },
});
const days = (value: unknown) => weekdaysInWords(value as number[]);

/** A changed field of a chair. */
export const daysInWords = (change: ChangedField): ChangedField =>
  change.path === "weekdays" ? told(change, "days in use", days) : change;

/** A changed field of somebody, as the desk reads it: treatments and chairs by their names. */
export function personChangeInWords(
  change: ChangedField,
  { treatments, chairs }: Record<"treatments" | "chairs", readonly { id: string; name: string }[]>,
): ChangedField {
  const chosen = (from: readonly { id: string; name: string }[], all: string) => (ids: unknown) =>
    chosenInWords(ids as string[] | null, from, all);
  const hours = (value: unknown) =>
    value === null ? "none of their own" : hoursInWords({ hours: value as Person["hours"], weekdays: [] });
  switch (change.path) {
    case "treatmentIds":
      return told(change, "treatments", chosen(treatments, "every treatment"));
    case "chairIds":
      return told(change, "chairs", chosen(chairs, "any chair"));
    case "weekdays":
      return told(change, "days at work", days);
    case "hours":
      return told(change, "own hours", hours);
    default:
      return change;
  }
}

const treatmentFields: Record<string, string> = {
  minutes: "length in minutes",
  before: "free before, in minutes",
  after: "free after, in minutes",
  price: "price in dollars",
  isFromPrice: "lowest price",
  "mayBook.phone": "booked by callers",
  "mayBook.web": "booked by web",
  "mayBook.staff": "booked by staff",
};

/** A changed field of a treatment under the name that its dialog gives it. */
export const treatmentChangeInWords = (change: ChangedField): ChangedField => ({
  ...change,
  path: treatmentFields[change.path] ?? change.path,
});
