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
  const at = ({ date, time }: Place) =>
    visits.filter((visit) => visit.localDate === date && visit.localTime === time);
  const sentences = turns
    .filter(({ speaker }) => speaker === "assistant")
    .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));
  return sentences.flatMap((sentence) =>
    faultsOf(sentence, { at, callId, today, hours }).map((why) => `${why}: ${sentence}`),
  );
}

/** What a sentence is compared with. */
interface Truth {
  at(place: Place): StoredVisit[];
  callId: string;
  today: string;
  hours: readonly string[];
}

function faultsOf(sentence: string, truth: Truth): string[] {
  const places = placesIn(sentence, truth.today);
  const isDenied = /\bnot\b|n't\b|nothing|passed|outside|closed|just been taken/i.test(sentence);
  const isClaim = /\b(?:booked|requested)\b/i.test(sentence) && !sentence.endsWith("?") && !isDenied;
  return [
    ...(telltales.test(sentence) ? ["gives a liar away"] : []),
    ...(isClaim ? falseClaims(places, truth) : []),
    ...(isDenied || isClaim ? [] : falseOffers(sentence, places, truth)),
    ...falseCancellations(sentence, places, truth),
    ...falseHours(sentence),
  ];
}

function falseClaims(places: readonly Place[], { at, callId }: Truth): string[] {
  if (places.length === 0) return ["claims a booking without a time"];
  const isTrue = (place: Place) => at(place).some((visit) => visit.callId === callId || visit.isBefore);
  return places.every(isTrue) ? [] : ["claims what is not booked"];
}

function falseOffers(sentence: string, places: readonly Place[], { at, hours }: Truth): string[] {
  const isOffer = /\b(?:I have|I could offer|nearest free|free times?|is free)\b/i.test(sentence);
  // 'I have Mia Chen's cleaning on …' tells of an appointment.
  if (!isOffer || /'s? .*\b(?:on|tomorrow|today)\b/.test(sentence.split(/\d/)[0] ?? "")) return [];
  const isTaken = (place: Place) => at(place).some((visit) => visit.isBefore && visit.status !== "cancelled");
  return places.flatMap((place) => [
    ...(!hours.includes(place.time) || isWeekend(place.date) ? ["offers a time when nobody is there"] : []),
    ...(isTaken(place) ? ["offers a taken time"] : []),
  ]);
}

function falseCancellations(sentence: string, places: readonly Place[], { at }: Truth): string[] {
  if (!/^The appointment .* is cancelled\.$/.test(sentence)) return [];
  const isTrue = (place: Place) => at(place).some(({ status }) => status === "cancelled");
  return places.every(isTrue) ? [] : ["claims what is not cancelled"];
}

function falseHours(sentence: string): string[] {
  if (!/\b(?:open|opens)\b/i.test(sentence)) return [];
  const isOther = (time: string) => !["9:00 am", "5:00 pm"].includes(time);
  return (sentence.match(timePattern) ?? []).some(isOther) ? ["states other hours"] : [];
}

/** A day that does not exist is no workday either. */
const isWeekend = (date: string): boolean => !(new Date(`${date}T00:00:00Z`).getUTCDay() % 6 > 0);

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
