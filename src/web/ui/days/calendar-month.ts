import { addDays, mondayOf } from "#kernel/zoned-time.ts";

const pad = (n: number) => String(n).padStart(2, "0");

/** First day of the date's month. */
export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** The same day `months` later, or the last day of that month when it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const index = year * 12 + (month - 1) + months;
  const first = `${String(Math.floor(index / 12)).padStart(4, "0")}-${pad((index % 12) + 1)}-01`;
  const last = Number(addDays(nextMonth(first), -1).slice(8));
  return `${first.slice(0, 8)}${pad(Math.min(day, last))}`;
}

function nextMonth(first: string): string {
  return monthOf(addDays(first, 31));
}

/** The weeks (Monday to Sunday) that a month touches. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = [];
  const end = nextMonth(monthOf(month));
  for (let monday = mondayOf(monthOf(month)); monday < end; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_day, index) => addDays(monday, index)));
  }
  return weeks;
}

/** The day that a key moves to from `date`, or null for a key that does not move. */
export function dayAfterKey(date: string, key: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowRight":
      return addDays(date, 1);
    case "ArrowUp":
      return addDays(date, -7);
    case "ArrowDown":
      return addDays(date, 7);
    case "Home":
      return mondayOf(date);
    case "End":
      return addDays(mondayOf(date), 6);
    case "PageUp":
      return addMonths(date, -1);
    case "PageDown":
      return addMonths(date, 1);
    default:
      return null;
  }
}
