import type { Aftermath, Visit } from "./caller.ts";
import { timeAsSaid } from "./speech.ts";

/**
 * What was said held against what stands in the book. Written without regard to the engine's own sentences: a greeting script or
 * another engine is judged by the same rules.
 */

const isSame = (a: Visit, b: Visit) =>
  a.patientName === b.patientName &&
  a.patientPhone === b.patientPhone &&
  a.date === b.date &&
  a.time === b.time;

/** Visits that the call booked or moved to where they stand now. */
export const newVisits = ({ visits, before }: Aftermath): Visit[] =>
  visits.filter((visit) => !before.some((old) => isSame(old, visit)));

/** Visits from before that no longer stand as they stood. */
export const goneVisits = ({ visits, before }: Aftermath): Visit[] =>
  before.filter((old) => !visits.some((visit) => isSame(old, visit)));

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
const isQuestion = (sentence: string) => sentence.trim().endsWith("?");

const bookingClaim =
  /\b(?:(?:that|it|this)(?:'s| is)|(?:you|they)(?:'re| are)|(?:is|are|was|been)|(?:visit|appointment|booking|time)(?:'s| is)(?: now)?)\s+(?:now\s+|all\s+)?(?:booked|requested|confirmed|scheduled|reserved)\b|\bI(?:'ve| have)(?: just)? (?:booked|requested|scheduled|reserved|confirmed|made)\b(?! sure)/i;
const cancelClaim = /\b(?:is|been|have|I've|now) cancelled\b/i;

/** A booking that was claimed and does not stand in the book; null when every claim is borne out. */
export function falseBooking(after: Aftermath): string | null {
  const claims = after.said
    .flatMap(sentencesOf)
    .filter((sentence) => bookingClaim.test(sentence) && !isQuestion(sentence));
  const [claim] = claims;
  if (claim === undefined) return null;
  const standing = after.visits;
  if (newVisits(after).length === 0 && !standing.some(({ time }) => claim.includes(timeAsSaid(time))))
    return `It said “${claim}”, but nothing is booked.`;
  const wrong = claims.find(
    (sentence) =>
      clockTimes(sentence).length > 0 && !standing.some(({ time }) => sentence.includes(timeAsSaid(time))),
  );
  return wrong === undefined ? null : `It said “${wrong}”, but the booking is at another time.`;
}

export function falseCancellation(after: Aftermath): string | null {
  const claim = after.said.flatMap(sentencesOf).find((each) => cancelClaim.test(each) && !isQuestion(each));
  return claim !== undefined && goneVisits(after).length === 0
    ? `It said “${claim}”, but nothing was cancelled.`
    : null;
}

/** Emergency numbers of other countries: in Australia nobody answers them. */
export function foreignEmergencyNumber({ said }: Aftermath): string | null {
  const number = said.join(" ").match(/(?<![\d-]|\d )\b(?:911|999)\b(?![- ]?\d)/)?.[0];
  return number ? `It names ${number} for emergencies. In Australia the number is 000.` : null;
}

const clockTimes = (text: string): string[] =>
  [...text.matchAll(/\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b/gi)].map(
    ([, hour = "", minute = "00", half = ""]) => `${Number(hour)}:${minute} ${half.toLowerCase()}m`,
  );

export interface StatedHours {
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
  /** The clinic's own free words, in which other times may stand. */
  ownWords: string;
}

/** A time said by the assistant that lies outside every opening hour and that neither the clinic nor the caller named. */
export function strayTime(
  said: readonly string[],
  asked: readonly string[],
  hours: StatedHours,
): string | null {
  const { weekdays, weekends } = hours.businessHours;
  const named = new Set([hours.ownWords, ...asked].flatMap(clockTimes));
  const isOpenAt = (time: string) => {
    const [, hour = "0", minute = "00", half] = time.match(/^(\d+):(\d\d) ([ap])m$/) ?? [];
    const at = `${String((Number(hour) % 12) + (half === "p" ? 12 : 0)).padStart(2, "0")}:${minute}`;
    return [weekdays, weekends].some(({ start, end }) => start !== "" && start <= at && at <= end);
  };
  const stray = said.flatMap(clockTimes).find((time) => !isOpenAt(time) && !named.has(time));
  return stray ? `It named ${stray}, when the clinic is closed.` : null;
}
