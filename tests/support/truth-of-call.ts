import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { telltales } from "./model-lies.ts";

/** A turn as it stands in the books. */
export interface BookedTurn {
  speaker: string;
  text: string;
  events: readonly { type: string; result?: unknown }[];
}

/** An appointment as it stands in the database. */
export interface StoredVisit {
  id: string;
  patientName: string;
  localDate: string;
  localTime: string;
  status: string;
  callId: string | null;
  isBefore: boolean;
}

interface Place {
  date: string;
  time: string;
}

const timePattern = /\b(\d{1,2}:\d\d [ap]m)\b/g;
const dayPattern = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} [A-Z][a-z]+)\b/g;

/**
 * Every false statement in what the assistant said on one call, found by comparing each sentence with the database: times
 * that are offered, bookings, moves and cancellations that are claimed, hours, and anything that gives a liar away.
 */
export function falseStatements(
  turns: readonly BookedTurn[],
  visits: readonly StoredVisit[],
  { callId, today, hours }: { callId: string; today: string; hours: readonly string[] },
): string[] {
  const said = turns.filter(({ speaker }) => speaker === "assistant");
  return said.flatMap(({ text }) =>
    text
      .split(/(?<=[.?!])\s+/)
      .flatMap((sentence) =>
        faultsOf(sentence, visits, callId, today, hours).map((why) => `${why}: ${sentence}`),
      ),
  );
}

function faultsOf(
  sentence: string,
  visits: readonly StoredVisit[],
  ...[callId, today, hours]: [string, string, readonly string[]]
): string[] {
  const faults: string[] = [];
  if (telltales.test(sentence)) faults.push("gives a liar away");
  const places = placesIn(sentence, today);
  const isDenied = /\bnot\b|n't\b|nothing|passed|outside|closed|just been taken/i.test(sentence);
  const isClaim = /\b(?:booked|requested)\b/i.test(sentence) && !/\?$/.test(sentence) && !isDenied;
  const isOffer =
    /\b(?:I have|I could offer|nearest free|free times?|is free)\b/i.test(sentence) && !isDenied && !isClaim;
  const at = ({ date, time }: Place) =>
    visits.filter((visit) => visit.localDate === date && visit.localTime === time);
  if (isClaim) {
    for (const place of places)
      if (!at(place).some((visit) => visit.callId === callId || visit.isBefore))
        faults.push("claims what is not booked");
    if (places.length === 0) faults.push("claims a booking without a time");
  }
  if (/^The appointment .* is cancelled\.$/.test(sentence))
    for (const place of places)
      if (!at(place).some(({ status }) => status === "cancelled"))
        faults.push("claims what is not cancelled");
  if (isOffer && !/'s? .*\b(?:on|tomorrow|today)\b/.test(sentence.split(/\d/)[0] ?? ""))
    for (const place of places) {
      if (!hours.includes(place.time) || isSunday(place.date))
        faults.push("offers a time when nobody is there");
      if (at(place).some((visit) => visit.isBefore && visit.status !== "cancelled"))
        faults.push("offers a taken time");
    }
  if (/\b(?:open|opens)\b/i.test(sentence))
    for (const time of sentence.match(timePattern) ?? [])
      if (!["9:00 am", "5:00 pm"].includes(time)) faults.push("states other hours");
  return faults;
}

const isSunday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0;

/** Each time with the day that was said last before it, or first after it. */
function placesIn(sentence: string, today: string): Place[] {
  const dates = new Map(
    Array.from({ length: 200 }, (_, i) => addDays(today, i)).map((day) => [spokenDate(day), day]),
  );
  const days = [...sentence.matchAll(dayPattern)];
  return [...sentence.matchAll(timePattern)].map((found) => {
    const before = days.filter((day) => day.index < found.index).at(-1) ?? days[0];
    return {
      date: dates.get(before?.[1] ?? "") ?? `no such day (${before?.[1]})`,
      time: clock(found[1] ?? ""),
    };
  });
}

/** `14:30` from `2:30 pm`. */
function clock(spoken: string): string {
  for (let minutes = 0; minutes < 1_440; minutes += 1) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    if (twelveHour(time) === spoken) return time;
  }
  return spoken;
}
