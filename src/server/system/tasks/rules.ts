import type { Task } from "#contract/messaging/tasks.ts";

/** What a task tells, apart: what it is about, their very words, and when they want to be rung. */
export type Told = Pick<Task, "detail" | "said" | "ringWhen">;

/** As the assistant writes it down (`dialogue/stored-task`, `dialogue/decide/frames/team-task`). */
const ringMark = /(?:^|\s)To be rung: ((?:“[^”]*”|[^“.]|\.(?!\s|$))+)\.(?=\s|$)/;
const saidMark = /^(?:In the caller's words|Earlier on the call|Said afterwards): (.+)$/;

/** Each thing that was said is a line of its own. */
const betweenQuotes = /(?<=”) (?=“)/;

export function readTold(detail: string): Told {
  let ringWhen: string | null = null;
  const said: string[] = [];
  const lines: string[] = [];
  for (const line of detail.split("\n")) {
    const words = saidMark.exec(line)?.[1];
    if (words !== undefined) {
      said.push(...words.split(betweenQuotes));
      continue;
    }
    ringWhen = ringMark.exec(line)?.[1] ?? ringWhen;
    const rest = line.replace(ringMark, "").trim();
    if (rest !== "") lines.push(...rest.split(betweenQuotes));
  }
  return { detail: lines.join("\n"), said: said.length === 0 ? null : said.join("\n"), ringWhen };
}

/** A snooze ends in the future, and not so far off that nobody remembers. */
export const mayBeSnoozedUntil = (until: number, now: number): boolean =>
  until > now && until <= now + longestSnoozeMs;
const longestSnoozeMs = 92 * 86_400_000;
