import { formatPhone, shortDate, twelveHour } from "#web/lib/formatting.ts";

/** `MN` for Matilda Nguyen. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first = "", last = ""] = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initial = (word: string) => /\p{L}/u.exec(word)?.[0] ?? "";
  return `${initial(first)}${initial(last)}`.toUpperCase();
}

export const phoneOf = (phone: string | null): string => (phone ? formatPhone(phone) : "None");

export const visitOf = (visit: { date: string; time: string } | null): string =>
  visit ? `${shortDate(visit.date)}, ${twelveHour(visit.time)}` : "None";
