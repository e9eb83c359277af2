import type { Understood, UnderstoodDetail } from "#contract/calls.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { longDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { CallState, Detail, Draft, WhenWish } from "./state.ts";

/** What was understood so far, for the dashboard: heard apart from assumed. */
export function understoodSoFar(state: CallState): Understood {
  return {
    intents: [...state.lastIntents],
    ...(typeof state.lastAnswered === "boolean" && { isAnswered: state.lastAnswered }),
    details: detailsOf(state.draft),
    step: state.step.kind,
  };
}

type Name = UnderstoodDetail["name"];

function detailsOf(draft: Draft): UnderstoodDetail[] {
  const { name, phone, email, visit } = draft;
  return [
    ...row("name", "Name", name, name?.value.full),
    ...row("phone", "Phone", phone, phone ? formatPhone(phone.value) : undefined),
    ...row("email", "E-mail", email, email?.value),
    ...row("type", "Appointment type", visit, visit?.value),
    ...whenRows(draft),
  ];
}

function row(
  name: Name,
  label: string,
  detail: Detail<unknown> | null,
  value: string | undefined,
  settled = detail !== null && !detail.unsure,
): UnderstoodDetail[] {
  if (detail === null || value === undefined) return [];
  return [{ name, label, value, heard: detail.heard, assumed: [...detail.assumed], settled }];
}

function whenRows({ slot, when }: Draft): UnderstoodDetail[] {
  const [day] = when.days;
  const [time] = when.times;
  if (slot) {
    const from = (detail: Detail<unknown> | undefined): Detail<unknown> =>
      detail ?? { value: null, heard: when.heard, assumed: [], unsure: false };
    return [
      ...row("date", "Day", from(day), longDate(slot.date), true),
      ...row("time", "Time", from(time), twelveHour(slot.time), true),
    ];
  }
  return [...row("date", "Day", day ?? null, dayInWords(when), false), ...timeRow(time, when)];
}

function dayInWords({ days }: WhenWish): string | undefined {
  const spans = days.map(({ value }) =>
    value.from === value.to ? longDate(value.from) : `${longDate(value.from)} to ${longDate(value.to)}`,
  );
  return spans.length === 0 ? undefined : spans.join(" or ");
}

function timeRow(time: WhenWish["times"][number] | undefined, when: WhenWish): UnderstoodDetail[] {
  if (!time) {
    const soonest = { value: true, heard: when.heard, assumed: [], unsure: false };
    return when.soonest ? row("part_of_day", "Time", soonest, "As soon as possible", false) : [];
  }
  return time.value.kind === "exact"
    ? row("time", "Time", time, twelveHour(time.value.time), false)
    : row("part_of_day", "Part of day", time, time.value.label, false);
}
