import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { dateOf, formatPhone, nearDate, timeOf, twelveHour } from "#web/lib/formatting.ts";

/** Whoever waits: their name, else their number; null = nobody is known. */
export const whoWaits = ({ name, phone }: Pick<Task, "name" | "phone">): string | null =>
  name ?? (phone === null ? null : formatPhone(phone));

/** `Ring back, Grace Walker`: tells one task from another for people who only hear it. */
export const spokenName = (task: Task): string => [task.title, whoWaits(task)].filter(Boolean).join(", ");

/** Can it be rung? A sample has nobody at the other end. */
export const numberToRing = ({ phone, isSample }: Task): string | null => (isSample ? null : phone);

/** Rows of one cause are one row, whichever of them is the newest. */
export const rowKey = (task: Task, view: TaskView): string =>
  view === "open" && task.alike !== null ? task.alike : task.id;

/** `tomorrow, 8:00 am` */
export function nearTime(instant: number, now: number, timeZone: string): string {
  const day = nearDate(dateOf(instant, timeZone), dateOf(now, timeZone));
  const time = twelveHour(timeOf(instant, timeZone));
  return day === "today" ? time : `${day}, ${time}`;
}

/** Whose tasks are shown. */
export type Whose = "all" | "mine" | "nobodys";
export const isOf = (whose: Whose, { assignedTo }: Task, me: string | undefined): boolean =>
  whose === "all" || (whose === "mine" ? assignedTo?.id === me && me !== undefined : assignedTo === null);
