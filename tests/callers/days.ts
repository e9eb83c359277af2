const dayMs = 86_400_000;
const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The n-th day from Monday to Friday after `today`. */
export function workday(today: string, n: number): string {
  let date = today;
  for (let left = n; left > 0; ) {
    date = plusDays(date, 1);
    if (weekdayOf(date) % 6 !== 0) left -= 1;
  }
  return date;
}

/** The next day that falls on that weekday, today excluded. */
export function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return plusDays(today, ahead === 0 ? 7 : ahead);
}
