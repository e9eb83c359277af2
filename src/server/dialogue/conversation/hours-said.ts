/** Hours as they are named among offered times: 'the nine', 'eleven thirty', '2.30', 'half past four'. */
const hours = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const clock = new RegExp(
  `\\b(half past )?(${hours.join("|")}|1[0-2]|[1-9])(?:[ :.]?(thirty|30|00)| ?o['’]?clock)?\\b`,
  "gi",
);

/** `9:30` of '09:30', as it is said on a clock of twelve hours. */
export const hourOf = (time: string): string => `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3)}`;

/** The one hour that is named; null = none or several. */
export function spokenHour(text: string): string | null {
  const [only, other] = [...text.matchAll(clock)];
  if (!only || other) return null;
  const [, half, word = "", minutes] = only;
  const hour = hours.indexOf(word.toLowerCase()) + 1 || Number(word);
  return `${hour}:${half || (minutes && minutes !== "00") ? "30" : "00"}`;
}
