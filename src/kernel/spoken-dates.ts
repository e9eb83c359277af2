/** Dates and times in words, en-AU; one wording for the screen's sentences and the assistant's mouth. */
export const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const partsOf = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const weekday = weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "";
  return { year, month: monthNames[month - 1] ?? "", day, weekday };
};

/** `Tuesday, 11 August 2026` */
export function longDate(date: string): string {
  const { weekday, day, month, year } = partsOf(date);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** `Tuesday 11 August`, as said on the phone. */
export function spokenDate(date: string): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday} ${day} ${month}`;
}

/** `11 Aug 2026`, as in tables. */
export function shortDate(date: string): string {
  const { day, month, year } = partsOf(date);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** `2:30 pm` from `14:30`. */
export function twelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? "am" : "pm"}`;
}
