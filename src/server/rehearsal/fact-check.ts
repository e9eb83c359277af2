import { appointmentTypes } from "#contract/limits.ts";
import { twelveHour } from "#kernel/spoken-dates.ts";
import { toInstant, toLocal } from "#kernel/zoned-time.ts";
import { type OpeningCalendar, openPiecesOn } from "#server/booking/availability.ts";
import { visitMs } from "#server/booking/visit-needs.ts";
import type { Visit } from "./caller.ts";
import { falsePassings, type LeftForTeam, quoted } from "./passed-on.ts";
import { daysSaid, timesSaid } from "./said-times.ts";

/**
 * What was said on a call held against what stands in the books. Written without regard to the engine's own sentences: a
 * greeting script, a language model or another engine is judged by the same rules.
 */

/** Where a visit stood at some time of the call; one that was moved is there twice. */
export interface JudgedVisit extends Pick<Visit, "patientName" | "date" | "time" | "appointmentType"> {
  /** It stood there before the call began. */
  isBefore: boolean;
  isCancelled: boolean;
}

export interface JudgedCall {
  /** The assistant's turns, in order. */
  said: readonly string[];
  visits: readonly JudgedVisit[];
  /** How many this call put on the waitlist, or found on it; absent = nobody. */
  waiting?: number;
  /** How many it took off it; absent = nobody. */
  offWaitlist?: number;
  calendar: OpeningCalendar;
  /** What was said before each of the assistant's turns, empty before the first; absent = what was passed on is not judged. */
  heard?: readonly string[];
  /** What the call left for the team, and during which of the turns. */
  left?: readonly LeftForTeam[];
  /** What the clinic wrote itself: prices and times in it may be said. */
  ownWords: string;
  /** When the call came in, epoch milliseconds. */
  at: number;
}

/** Every sentence that the books do not bear out, with the reason, for staff; empty when all was true. */
export function falseStatements(call: JudgedCall): string[] {
  const sentences = call.said.flatMap((text) => text.split(/(?<=[.!?])\s+|;\s+/));
  const told = sentences.flatMap((sentence) => {
    // What the caller said themselves is held against the team's tasks, and not against the books.
    const isQuoted = call.ownWords.includes(sentence) || quoted.test(sentence);
    const why = isQuoted ? null : faultOf(sentence, call);
    return why === null ? [] : [`It said “${sentence}”, but ${why}.`];
  });
  const passed = call.heard
    ? falsePassings({ said: call.said, heard: call.heard, left: call.left ?? [] })
    : [];
  return [...told, ...passed.map(({ sentence, why }) => `It said “${sentence}”, but ${why}.`)];
}

interface Place {
  /** Null when no day was said with it. */
  date: string | null;
  time: string;
}
export type DatedPlace = Place & { date: string };

const claim =
  /\b(?:(?:that|it|this)(?:'s| is)|(?:you|they)(?:'re| are)|(?:is|are|was|been)|(?:visit|appointment|booking|time)(?:'s| is)(?: now)?)\s+(?:now\s+|all\s+|already\s+)?(?:booked|requested|confirmed|scheduled|reserved)\b|\bI(?:'ve| have)(?: just| already)? (?:booked|requested|scheduled|reserved|confirmed|made)\b(?! sure)/i;
const cancelClaim = /\b(?:is|are|been|have|I've|now) (?:now )?cancelled\b/i;
const denial =
  /\b(?:not|isn't) free\b|\bbeen taken\b|\bnothing free\b|\boutside (?:our|the) (?:opening )?hours\b|\balready (?:passed|gone)\b|\btoo late for a visit\b|\bnot booked\b/i;
const hours = /\b(?:open|opens|opened|opening|close|closes|closed|closing)\b/i;
/** 'I have Mia Chen's cleaning on …', 'There are two appointments: …'. */
const telling =
  /\b(?:you've got|got you down for|I can see|so far I've got)\b|\b(?:I have|you have|there is|there are) (?:[\p{L}'’-]+ ){0,4}?(?:[\p{L}'’-]*\p{L}['’]s?|\d+ appointments?)(?=[ :])/iu;
const offer =
  /\b(?:I|we)(?: have|'ve got(?! you)| could offer| can (?:offer|do))\b|\bfree times?\b|\bis free\b|\bavailable\b/i;
const waitClaim =
  /\b(?:(?:is|are|been|was|were)|(?:put|added|placed) (?:you|them|him|her|\p{L}+)|(?:you|they|he|she|it|I)['’](?:re|s|ve))\b(?: (?:now|still|already|both|put|added|placed|down))* (?:on|onto|to) (?:the|our) (?:wait(?:ing)?|cancellation|standby)[ -]?list/iu;
const offClaim =
  /\b(?:(?:is|are|been|was|were)|(?:took|taken|removed|crossed) (?:you|them|him|her|\p{L}+)|(?:you|they|he|she|it|I)['’](?:re|s|ve))\b(?: (?:now|already|both|taken|removed|crossed))* (?:off|from) (?:the|our) (?:wait(?:ing)?|cancellation|standby)[ -]?list/iu;
/** 'I can put you on it' claims nothing yet. */
const canWait = /\b(?:can|could|would|shall|may) (?:I|you|we|they|put|be)\b|\b(?:I|we) (?:can|could|may)\b/i;
const length = /\bbooked for (\d+)(?: to (\d+))? minutes/i;

function faultOf(sentence: string, call: JudgedCall): string | null {
  const general = foreignNumber(sentence) ?? madeUpPrice(sentence, call) ?? wrongLength(sentence, call);
  if (general !== null || length.test(sentence)) return general;
  const places = placesIn(sentence, call);
  const dated = places.filter((each): each is DatedPlace => each.date !== null);
  const isQuestion = sentence.trim().endsWith("?");
  if (waitClaim.test(sentence) && !isQuestion && !canWait.test(sentence) && (call.waiting ?? 0) === 0)
    return "nobody was put on the waitlist";
  if (offClaim.test(sentence) && !isQuestion && !canWait.test(sentence) && (call.offWaitlist ?? 0) === 0)
    return "nobody was taken off the waitlist";
  if (denial.test(sentence)) return falseDenial(sentence, dated, call);
  if (cancelClaim.test(sentence) && !isQuestion) return falseCancellation(dated, call);
  if (claim.test(sentence) && !isQuestion) return falseBooking(sentence, dated, call);
  if (hours.test(sentence)) return falseHours(sentence, places, call);
  if (telling.test(sentence)) return unlessAll(dated, (each) => standsAt(each, call), "nothing stands there");
  return falseTime(places, call, offer.test(sentence));
}

// The single statements

const foreignNumber = (sentence: string): string | null => {
  const number = sentence.match(/(?<![\d-]|\d )\b(?:911|999)\b(?![- ]?\d)/)?.[0];
  return number ? `in Australia ${number} is answered by nobody; the emergency number is 000` : null;
};

function madeUpPrice(sentence: string, { ownWords }: JudgedCall): string | null {
  const written = pricesIn(ownWords);
  const known = new Set(written.flatMap(({ words }) => [...words]));
  for (const { price, words } of pricesIn(sentence)) {
    const places = written.filter((each) => each.price === price);
    if (places.length === 0) return `the knowledge base does not say ${price}`;
    const named = [...words].filter((word) => known.has(word));
    const isIts = places.some(
      (each) => named.every((word) => each.words.has(word)) && agreeOnFrom(each.words, words),
    );
    if (!isIts) return `the knowledge base says ${price} of something else`;
  }
  return null;
}

const price = /\$\s?\d[\d,.]*\d|\$\s?\d|\b\d+ dollars\b|\bno charge\b/gi;

/** Each price with the words that lead up to it, back to the price or the sentence before. */
function pricesIn(text: string): { price: string; words: ReadonlySet<string> }[] {
  return text.split(/(?<=[.!?])\s+|;\s+|\n/).flatMap((line) => {
    let from = 0;
    return [...line.matchAll(price)].map((found) => {
      const before = line.slice(from, found.index).toLowerCase();
      from = found.index + found[0].length;
      return { price: found[0], words: new Set(before.replaceAll("-", "").match(/\p{L}{4,}/gu)) };
    });
  });
}

/** 'From $450' is not '$450'. */
const agreeOnFrom = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.has("from") === b.has("from");

function wrongLength(sentence: string, { calendar }: JudgedCall): string | null {
  const said = length.exec(sentence);
  if (!said) return null;
  const minutesOf = (type: string) => visitMs(calendar, type) / 60_000;
  const named = appointmentTypes.find((type) => sentence.toLowerCase().includes(type.toLowerCase()));
  const all = appointmentTypes.map(minutesOf);
  const told = [said[1], said[2]].filter((each) => each !== undefined).map(Number);
  const isTrue = named
    ? told.every((each) => each === minutesOf(named))
    : told.every((each) => all.includes(each));
  return isTrue ? null : "visits are booked for other lengths";
}

function falseBooking(sentence: string, places: readonly DatedPlace[], call: JudgedCall): string | null {
  if (places.length === 0) {
    const isMade = call.visits.some(({ isBefore }) => !isBefore);
    return isMade && !/\balready\b/i.test(sentence) ? null : "nothing is booked";
  }
  const isTrue = (place: DatedPlace) =>
    visitsAt(place, call).some(
      (visit) => !namesSomebody.test(sentence) || sentence.includes(visit.patientName),
    );
  if (call.visits.every(({ isBefore }) => isBefore) && !places.every(isTrue)) return "nothing is booked";
  return unlessAll(places, isTrue, "the booking is another");
}

/** 'a check-up for Mia Chen', but not 'for Friday 14 August'. */
const namesSomebody = / for (?!\w+day (?:\d|the ))\p{Lu}/u;

function falseCancellation(places: readonly DatedPlace[], call: JudgedCall): string | null {
  if (places.length === 0)
    return call.visits.some(({ isCancelled }) => isCancelled) ? null : "nothing was cancelled";
  const isTrue = (place: DatedPlace) => visitsAt(place, call).some(({ isCancelled }) => isCancelled);
  return unlessAll(places, isTrue, "nothing was cancelled there");
}

function falseDenial(sentence: string, places: readonly DatedPlace[], call: JudgedCall): string | null {
  if (/\boutside\b/i.test(sentence))
    return unlessAll(places, (each) => !isOpenAt(each, call), "the clinic is open then");
  if (/\b(?:passed|gone)\b/i.test(sentence))
    return unlessAll(
      places,
      (each) => instantOf(each, call) <= call.at + callMs,
      "that time is still to come",
    );
  if (/\b(?:not|isn't) free\b|\bbeen taken\b/i.test(sentence))
    return unlessAll(places, (each) => !isSurelyFree(each, call), "that time is free");
  return /\bnothing free\b/i.test(sentence) ? falseNothing(sentence, call) : null;
}

/** 'Nothing free on Thursday', 'in the afternoon', 'between nine and ten', 'after three'. */
function falseNothing(sentence: string, call: JudgedCall): string | null {
  const [date] = daysIn(sentence, call);
  if (date === undefined) return null;
  const [from, to] = rangeIn(sentence);
  const free = halfHours.find((time) => from <= time && time < to && isSurelyFree({ date, time }, call));
  return free ? `${twelveHour(free)} is free` : null;
}

const halfHours = Array.from(
  { length: 48 },
  (_, i) => `${String(i >> 1).padStart(2, "0")}:${i % 2 === 0 ? "00" : "30"}`,
);
const partsOfDay = {
  morning: ["00:00", "12:00"],
  afternoon: ["12:00", "17:30"],
  evening: ["17:00", "24:00"],
} as const;

function rangeIn(sentence: string): readonly [string, string] {
  const part = /\bin the (morning|afternoon|evening)\b/i.exec(sentence)?.[1]?.toLowerCase();
  if (part === "morning" || part === "afternoon" || part === "evening") return partsOfDay[part];
  const [first, second] = timesSaid(sentence).map(({ time }) => time);
  if (first === undefined) return ["00:00", "24:00"];
  if (second !== undefined) return [first, second];
  return /\bbefore\b/i.test(sentence) ? ["00:00", first] : [first, "24:00"];
}

/** Opening and closing times, of the day that is named or of some day. */
function falseHours(sentence: string, places: readonly Place[], call: JudgedCall): string | null {
  const [day] = daysIn(sentence, call);
  const wrong = places.find(({ date, time }) => !edgesOf(date ?? day ?? null, call).has(time));
  if (wrong) return `${twelveHour(wrong.time)} is none of the clinic's hours`;
  const isClosedSaid = /\bclosed\b/i.test(sentence) && places.length === 0;
  if (isClosedSaid && day !== undefined && openPiecesOn(day, call.calendar).length > 0)
    return "the clinic is open that day";
  if (/\bclosed now\b/i.test(sentence) && isOpenAt(localNow(call), call)) return "the clinic is open now";
  return null;
}

/** Any other time: one that can be had or, unless it is offered, where a visit stood. */
function falseTime(places: readonly Place[], call: JudgedCall, isOffer: boolean): string | null {
  for (const place of places) {
    const { date, time } = place;
    if (namesTime(call.ownWords, time)) continue;
    if (date === null) {
      if (!isEverOpenAt(time, call)) return `the clinic is closed at ${twelveHour(time)}`;
      continue;
    }
    const dated = { date, time };
    if (!isOffer && standsAt(dated, call)) continue;
    if (!isOpenAt(dated, call)) return `the clinic is closed then`;
    if (instantOf(dated, call) < call.at) return "that time has passed";
    if (isTaken(dated, call)) return "that time is taken";
  }
  return null;
}

const unlessAll = (
  places: readonly DatedPlace[],
  isTrue: (place: DatedPlace) => boolean,
  why: string,
): string | null => (places.every(isTrue) ? null : why);

// The books

const minute = 60_000;
/** Longer than any call: what passes during the call may be said to have passed. */
const callMs = 20 * minute;

export const instantOf = ({ date, time }: DatedPlace, { calendar }: JudgedCall): number =>
  toInstant(date, time, calendar.timeZone);
export const localNow = ({ at, calendar }: JudgedCall): DatedPlace => toLocal(at, calendar.timeZone);

export const visitsAt = ({ date, time }: DatedPlace, { visits }: JudgedCall): JudgedVisit[] =>
  visits.filter((visit) => visit.date === date && visit.time === time);
const standsAt = (place: DatedPlace, call: JudgedCall): boolean => visitsAt(place, call).length > 0;

export const isClosedOn = (date: string, { calendar }: JudgedCall): boolean =>
  openPiecesOn(date, calendar).length === 0;

export const isOpenAt = (place: DatedPlace, call: JudgedCall): boolean =>
  openPiecesOn(place.date, call.calendar).some(
    ({ start, end }) => start <= instantOf(place, call) && instantOf(place, call) < end,
  );

export function isTaken(place: DatedPlace, call: JudgedCall, lengthMs = 30 * minute): boolean {
  const start = instantOf(place, call);
  return call.visits.some((visit) => {
    if (!visit.isBefore || visit.isCancelled) return false;
    const other = instantOf(visit, call);
    return other < start + lengthMs && start < other + visitMs(call.calendar, visit.appointmentType);
  });
}

/** On the clinic's half hours, and with room for any treatment: to call such a time taken is false. */
export function isSurelyFree(place: DatedPlace, call: JudgedCall): boolean {
  const longest = Math.max(...appointmentTypes.map((type) => visitMs(call.calendar, type)));
  const start = instantOf(place, call);
  const isInside = openPiecesOn(place.date, call.calendar).some(
    (piece) =>
      piece.start <= start && start + longest <= piece.end && (start - piece.start) % (30 * minute) === 0,
  );
  const isOwn = standsAt(place, call);
  return isInside && !isOwn && start > call.at + callMs && !isTaken(place, call, longest);
}

const edgesOfDay = (date: string, calendar: OpeningCalendar): string[] =>
  openPiecesOn(date, calendar).flatMap(({ start, end }) =>
    [start, end].map((at) => toLocal(at, calendar.timeZone).time),
  );

/** The times at which the clinic opens and closes that day; without a day, on any. */
function edgesOf(date: string | null, { calendar, ownWords }: JudgedCall): Set<string> {
  const { weekdays, weekends } = calendar.businessHours;
  const closures = (calendar.closures ?? []).flatMap(({ fromTime, toTime }) => [
    fromTime ?? "",
    toTime ?? "",
  ]);
  const ofDay =
    date === null ? [weekdays.start, weekdays.end, weekends.start, weekends.end] : edgesOfDay(date, calendar);
  return new Set([...ofDay, ...closures, ...timesSaid(ownWords).map(({ time }) => time)]);
}

const isEverOpenAt = (time: string, { calendar: { businessHours } }: JudgedCall): boolean =>
  [businessHours.weekdays, businessHours.weekends].some(
    ({ start, end }) => start !== "" && start <= time && time <= end,
  );

// The words

const namesTime = (text: string, time: string): boolean => timesSaid(text).some((each) => each.time === time);

const daysIn = (sentence: string, call: JudgedCall): string[] =>
  daysSaid(sentence, localNow(call).date).map(({ date }) => date);

/** Each time with the day that was said last before it, or first after it. */
function placesIn(sentence: string, call: JudgedCall): Place[] {
  const days = daysSaid(sentence, localNow(call).date);
  return timesSaid(sentence).map(({ time, index }) => {
    const day = days.filter((each) => each.index < index).at(-1) ?? days[0];
    return { date: day?.date ?? null, time };
  });
}
