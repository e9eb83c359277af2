import { cardinalWords, hourWords, ordinalWords } from "#kernel/number-words.ts";
import { monthNames, weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";

/** How speech recognition writes what callers say: styles that change the words but not the meaning. */
export type Style = "clean" | "lower" | "fillers" | "chatty";
export const styles: readonly Style[] = ["clean", "lower", "fillers", "chatty"];

/** `0491 570 156`, or as words: `oh four nine one five seven zero one five six`. */
export function spokenNumber(mobile: string, style: Style, turn: number): string {
  if (style === "clean") return `${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`;
  if (style === "lower" && turn % 2 === 0) return mobile;
  const zero = turn % 3 === 0 ? "zero" : "oh";
  return [...mobile].map((digit) => (digit === "0" ? zero : cardinalWords[Number(digit)])).join(" ");
}

/** `thirteenth`, `twenty first`: a day of the month. */
function ordinal(day: number): string {
  if (day < 20) return ordinalWords[day] ?? "";
  if (day % 10 === 0) return day === 20 ? "twentieth" : "thirtieth";
  return `${day < 30 ? "twenty" : "thirty"} ${ordinalWords[day % 10] ?? ""}`;
}

const weekdayName = (date: string): string => weekdayNames[weekdayOf(date)] ?? "";
const monthName = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1] ?? "";

/** `Thursday 13 August` as the assistant says it. */
export const dayAsSaid = (date: string): string =>
  `${weekdayName(date)} ${Number(date.slice(8))} ${monthName(date)}`;

/** `2:30 pm` as the assistant says it. */
export function timeAsSaid(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? "am" : "pm"}`;
}

/** A day within the coming week by its name, a later one by its date. */
export function sayDay(date: string, today: string, style: Style): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days < 7) return style === "chatty" ? `this ${weekdayName(date)}` : weekdayName(date);
  const day = Number(date.slice(8));
  return style === "fillers"
    ? `the ${ordinal(day)} of ${monthName(date)}`
    : `${weekdayName(date)} the ${ordinal(day)} of ${monthName(date)}`;
}

/** `2:30 pm`, `2 30`, `half past two`, `two thirty`. */
export function sayTime(time: string, style: Style): string {
  const hour = Number(time.slice(0, 2));
  const half = time.slice(3) === "30";
  const word = hourWords[hour % 12];
  const part = hour < 12 ? "am" : "pm";
  if (!/:[03]0$/.test(time)) return timeAsSaid(time);
  if (style === "clean") return timeAsSaid(time).replace(":00", "");
  if (style === "lower") return `${hour % 12 === 0 ? 12 : hour % 12}${half ? " 30" : ""} ${part}`;
  if (style === "fillers") return half ? `half past ${word}` : `${word} o'clock`;
  return half ? `${word} thirty ${part}` : `${word} ${part}`;
}

const hesitations = ["um", "uh", "yeah", "so", "ah", "well"];

/** The words as the recogniser writes them. */
export function inStyle(text: string, style: Style, turn: number): string {
  const plain = text.replace(/[.,!?;:](?=\s|$)/g, "");
  if (style === "clean") return text;
  if (style === "lower") return plain.toLowerCase();
  const hesitation = hesitations[turn % hesitations.length] ?? "um";
  if (style === "fillers") return `${hesitation} ${plain.toLowerCase()}`;
  return turn % 2 === 0 ? `${plain.toLowerCase()} please` : `${plain.toLowerCase()} thanks`;
}
