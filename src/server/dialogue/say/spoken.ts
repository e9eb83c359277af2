import type { FreeTime } from "#contract/errors.ts";
import { hourWords } from "#kernel/number-words.ts";
import { formatPhone, toE164 } from "#kernel/phone-numbers.ts";
import { monthNames, twelveHour, weekdayNames } from "#kernel/spoken-dates.ts";
import { addDays, daysBetween, weekdayOf } from "#kernel/zoned-time.ts";

/** How days, times, numbers, names and lists sound. Dates and times are clinic-local. */

const minuteNames: Readonly<Record<number, string>> = {
  5: "five",
  10: "ten",
  15: "quarter",
  20: "twenty",
  25: "twenty-five",
  30: "half",
};

/** Between these nobody takes 'ten' for the evening or 'three' for the night. */
const plainFrom = "09:00";
const plainUntil = "18:00";

/** `ten past ten`, `half past two`, `nine o'clock`, `midday`, `eight o'clock in the morning`. */
export const spokenTime = (time: string): string => clock(time, " o'clock");

/** `nine till five` */
export const spokenRange = (from: string, to: string): string => `${clock(from, "")} till ${clock(to, "")}`;

function clock(time: string, oClock: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (time === "12:00") return "midday";
  if (time === "00:00" || time === "24:00") return "midnight";
  const past = minuteNames[minute];
  const to = minuteNames[60 - minute];
  const name = (at: number): string => hourWords[at % 12] ?? "";
  if (minute !== 0 && past === undefined && to === undefined) return twelveHour(time);
  const part = partOf(time);
  if (minute === 0) return `${name(hour)}${part === "" ? oClock : ""}${part}`;
  return past !== undefined ? `${past} past ${name(hour)}${part}` : `${to} to ${name(hour + 1)}${part}`;
}

function partOf(time: string): string {
  if (time >= plainFrom && time < plainUntil) return "";
  return time < plainFrom ? " in the morning" : " in the evening";
}

const ordinalEndings = ["th", "st", "nd", "rd"];
const ordinal = (day: number): string =>
  `${day}${day > 10 && day < 14 ? "th" : (ordinalEndings[day % 10] ?? "th")}`;

/** How far ahead a weekday and its number say enough without the month, in days. */
const nearDays = 20;

/** `Tuesday the 24th`, with the month where it is another or far off, with the year where that is another and far off. */
function dateInWords(date: string, today: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const away = daysBetween(today, date);
  const isNear = away >= 0 && away <= nearDays && date.slice(0, 7) === today.slice(0, 7);
  const ofMonth = isNear ? "" : ` of ${monthNames[month - 1]}`;
  const ofYear = date.slice(0, 4) !== today.slice(0, 4) && Math.abs(away) > 60 ? ` ${year}` : "";
  return `${weekdayNames[weekdayOf(date)]} the ${ordinal(day)}${ofMonth}${ofYear}`;
}

/** `today`, `tomorrow, Tuesday the 24th`, `Thursday the 26th`. */
export function spokenDay(date: string, today: string): string {
  if (date === today) return "today";
  return date === addDays(today, 1) ? `tomorrow, ${dateInWords(date, today)}` : dateInWords(date, today);
}

const isNamedDay = (date: string, today: string): boolean => date === today || date === addDays(today, 1);

/** `today`, `tomorrow`, `on Thursday the 26th`. */
export function onDay(date: string, today: string): string {
  if (date === today) return "today";
  return date === addDays(today, 1) ? "tomorrow" : `on ${dateInWords(date, today)}`;
}

/** `tomorrow, Tuesday the 24th, at ten past ten`; `Thursday the 26th at two o'clock`. */
export const spokenSlot = ({ date, time }: FreeTime, today: string): string =>
  `${spokenDay(date, today)}${date === addDays(today, 1) ? "," : ""} at ${spokenTime(time)}`;

/** The same after a verb: `on Thursday the 26th at two o'clock`. */
export const onSlot = (slot: FreeTime, today: string): string =>
  `${isNamedDay(slot.date, today) ? "" : "on "}${spokenSlot(slot, today)}`;

/** `tomorrow at two o'clock`, `Thursday the 26th at two o'clock`: for offers, and where the date was just heard. */
export const shortSlot = ({ date, time }: FreeTime, today: string): string =>
  `${isNamedDay(date, today) ? onDay(date, today) : dateInWords(date, today)} at ${spokenTime(time)}`;

/** The same after a verb. */
export const onShortSlot = (slot: FreeTime, today: string): string =>
  `${isNamedDay(slot.date, today) ? "" : "on "}${shortSlot(slot, today)}`;

/** `ten past ten tomorrow` */
export const timeOnDay = ({ date, time }: FreeTime, today: string): string =>
  `${spokenTime(time)} ${onDay(date, today)}`;

/** A day with its date even if it is today, for what is agreed to. */
export const exactSlot = (slot: FreeTime, today: string): string =>
  slot.date === today
    ? `today, ${dateInWords(today, today)}, at ${spokenTime(slot.time)}`
    : spokenSlot(slot, today);

/** `nine o'clock, half past ten or two o'clock` */
export function spokenList(items: readonly string[], word: "and" | "or"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;
}

/** Times under their days: `tomorrow at nine o'clock or half past ten, or Friday the 27th at two o'clock`. */
export function spokenTimes(times: readonly FreeTime[], today: string): string {
  const days = [...new Set(times.map(({ date }) => date))].map((date) => {
    const [first, ...others] = times.filter((each) => each.date === date);
    if (first === undefined) return "";
    return spokenList([shortSlot(first, today), ...others.map(({ time }) => spokenTime(time))], "or");
  });
  return days.length < 2 ? (days[0] ?? "") : `${days.slice(0, -1).join(", ")}, or ${days.at(-1)}`;
}

export const isDigit = (letter: string): boolean => letter >= "0" && letter <= "9";

/** `0 4 9 1, 5 7 0, 1 5 6`: digit by digit, in groups. */
export function spokenPhone(number: string): string {
  const groups = formatPhone(number)
    .split(" ")
    .map((group) => [...group].filter(isDigit))
    .filter((group) => group.length > 0);
  return groups.map((group) => group.join(" ")).join(", ");
}

/** A number as the clinic wrote it; words such as a name stay as they are. */
export const spokenContact = (text: string): string =>
  toE164(text) === null ? withoutEnd(text.trim()) : spokenPhone(text);

/** `1 5 6` */
export const lastDigits = (number: string): string => [...number.slice(-3)].join(" ");

/** `kate dot moss at gmail dot com` */
export const spokenEmail = (address: string): string =>
  address.trim().replaceAll(".", " dot ").replaceAll("_", " underscore ").replace("@", " at ");

/** `harbourstreet dot example`, without what browsers fill in. */
export function spokenWebsite(address: string): string {
  const bare = ["https://", "http://", "www."].reduce(
    (rest, start) => (rest.toLowerCase().startsWith(start) ? rest.slice(start.length) : rest),
    address.trim(),
  );
  return (bare.endsWith("/") ? bare.slice(0, -1) : bare).replaceAll(".", " dot ").replaceAll("/", " slash ");
}

/** `C, H, E, N` */
export const spelled = (name: string): string =>
  [...name.toUpperCase()]
    .filter((letter) => letter !== " ")
    .map((letter) => (letter === "-" ? "hyphen" : letter === "'" || letter === "’" ? "apostrophe" : letter))
    .join(", ");

export const possessive = (name: string): string =>
  name.toLowerCase().endsWith("s") ? `${name}'` : `${name}'s`;

export const firstName = (full: string): string => full.trim().split(" ")[0] ?? "";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const endings = [".", "!", "?", ",", ";", ":"];
export const withoutEnd = (text: string): string => {
  const trimmed = text.trim();
  return endings.includes(trimmed.at(-1) ?? "") ? withoutEnd(trimmed.slice(0, -1)) : trimmed;
};

/** With a stop where there is none. */
export const asSentence = (text: string): string => {
  const trimmed = text.trim();
  return [".", "!", "?"].includes(trimmed.at(-1) ?? "")
    ? capital(trimmed)
    : `${capital(withoutEnd(trimmed))}.`;
};

/** Texts in a row, the empty ones left out. */
export const inARow = (...texts: readonly string[]): string => texts.filter((text) => text !== "").join(" ");
