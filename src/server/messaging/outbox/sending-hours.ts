import type { MessageChannel } from "#contract/messaging/messages.ts";
import { isNationalHoliday } from "#kernel/public-holidays.ts";
import { addDays, toInstant, toLocal, weekdayOf } from "#kernel/zoned-time.ts";

/** First and last moment of a day, local time; null = nothing goes out that day. */
type Window = { from: string; until: string } | null;

/** A text about one's own appointment is welcome any day, but wakes nobody. */
const factualText: Window = { from: "08:00", until: "20:00" };

/**
 * Calls of any kind, and what offers a service: the hours of the Telemarketing and Research Calls Industry Standard
 * 2017. For text messages there is no such law; the same hours are kept out of courtesy.
 */
function callingHours(date: string): Window {
  const weekday = weekdayOf(date);
  if (weekday === 0 || isNationalHoliday(date)) return null;
  return { from: "09:00", until: weekday === 6 ? "17:00" : "20:00" };
}

interface Sent {
  channel: MessageChannel;
  kind: "factual" | "commercial";
}

const windowOn = ({ channel, kind }: Sent, date: string): Window =>
  channel === "call" || kind === "commercial" ? callingHours(date) : factualText;

const longestClosure = 14;

/** `now` when the message may go out, else the next instant at which it may. */
export function nextSendingTime(sent: Sent, now: number, timeZone: string): number {
  const local = toLocal(now, timeZone);
  for (let days = 0; days < longestClosure; days++) {
    const date = addDays(local.date, days);
    const window = windowOn(sent, date);
    if (window === null) continue;
    if (days > 0 || local.time < window.from) return toInstant(date, window.from, timeZone);
    if (local.time < window.until) return now;
  }
  throw new Error("No day to send on within a fortnight");
}
