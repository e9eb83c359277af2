import { outcomeWords } from "#contract/calls/call-words.ts";
import type { LoggedCall } from "#contract/calls/calls.ts";
import { csvLine } from "#kernel/csv.ts";
import { formatPhone } from "#kernel/phone-numbers.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import type { CallFacts, LogEntryRow } from "./store.ts";

/** Where a page of the log ends: the last row's start and id. */
export interface LogCursor {
  startedAt: number;
  id: string;
}

export const encodeCursor = ({ startedAt, id }: LogCursor): string =>
  Buffer.from(`${startedAt}.${id}`).toString("base64url");

/** Null when it is none of ours. */
export function decodeCursor(text: string): LogCursor | null {
  const plain = Buffer.from(text, "base64url").toString("latin1");
  const [, startedAt, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(plain) ?? [];
  return startedAt && id ? { startedAt: Number(startedAt), id } : null;
}

/** Something to look for; `digits` where it may be a part of a telephone number, as it stands in E.164. */
export interface SearchTerm {
  words: string;
  digits: string | null;
}

const mostTerms = 6;

/** What somebody typed, apart: a telephone number is one term however it is spaced, every other word is one of its own. */
export function searchTerms(typed: string): SearchTerm[] {
  const text = typed.trim();
  if (text === "") return [];
  if (/^[\d\s()+-]+$/.test(text)) return [{ words: text, digits: digitsOf(text) }];
  return text
    .split(/\s+/)
    .slice(0, mostTerms)
    .map((words) => ({ words, digits: /^[\d()+-]+$/.test(words) ? digitsOf(words) : null }));
}

/** Local and foreign spellings alike: without the zero that +61 takes the place of. Two digits would find everybody. */
function digitsOf(text: string): string | null {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length < 3 ? null : digits;
}

/** Who it was with and how it went: the name that was given last on the call, else one that the books have. */
export function loggedCallOf(facts: CallFacts): LoggedCall {
  const { phone, outcome, isTest, isOnTheLine, needsRingBack, firstWords, understood } = facts;
  const given = understood?.details.findLast(({ name }) => name === "name")?.value;
  return {
    name: facts.bookedName ?? facts.taskName ?? given ?? facts.patientName,
    ...{ phone, about: firstWords, outcome, isTest, isOnTheLine, needsRingBack },
  };
}

/** What the log says of an entry: nothing is resolved while somebody is still to be rung. */
export function statusOf(row: Pick<LogEntryRow, "status">, call: LoggedCall | null): string {
  if (call?.isOnTheLine) return "On the line";
  return call?.needsRingBack ? "Needs a ring-back" : row.status;
}

export interface LoggedEntry {
  row: LogEntryRow;
  call: LoggedCall | null;
}

/** The columns of the page, and who each call was with, one line at a time. */
export async function* csvOfLog(
  entries: AsyncIterable<LoggedEntry>,
  timeZone: string,
): AsyncGenerator<string> {
  const titles = ["Type", `Started at (${timeZone})`, "Duration (seconds)", "Workflow/Deployment"];
  yield csvLine([...titles, "Messages", "Status", "Caller", "Number", "Outcome", "Test call"]);
  for await (const { row, call } of entries) {
    const { type, startedAt, durationSeconds, workflow, messages } = row;
    const { date, time } = toLocal(startedAt, timeZone);
    const when = [type, `${date} ${time}`, durationSeconds ?? ""];
    const who = call
      ? [call.name ?? "", call.phone === null ? "withheld" : formatPhone(call.phone)]
      : ["", ""];
    const how = call ? [outcomeWords[call.outcome], call.isTest ? "yes" : "no"] : ["", ""];
    yield csvLine([...when, workflow, messages, statusOf(row, call), ...who, ...how]);
  }
}

/** `logs-call-2026-08-11.csv`, without what was not filtered by. */
export const fileNameOf = ({
  type,
  date,
}: {
  type?: string | undefined;
  date?: string | undefined;
}): string => `${["logs", type, date].filter(Boolean).join("-")}.csv`;
