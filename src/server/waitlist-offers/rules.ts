import type { OfferStatus } from "#contract/booking/waitlist-options.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import { firstName, whenInWords } from "#server/outreach/appointments/rules.ts";

/** How a clinic offers freed times. */
export interface OfferSettings {
  isOn: boolean;
  /** How long somebody has to answer. */
  answerMinutes: number;
  /** How long before its start a time must have been taken. */
  noticeHours: number;
}

/** Until somebody chooses otherwise: whoever is on the list asked to hear of an earlier time, and an hour is a lunch break. */
export const usualSettings: OfferSettings = { isOn: true, answerMinutes: 60, noticeHours: 2 };

const minute = 60_000;
const hour = 60 * minute;

/** Staff take a cancellation or a move back within moments; nobody is asked about a slip. */
export const undoMs = 2 * minute;
/** An answer that was on its way at the deadline still counts: providers deliver within moments. */
export const graceMs = minute;
/** Nobody decides about a visit in less. */
const leastToAnswerMs = 15 * minute;
/** A deadline is said in words, so it is a plain time of the clock. */
const deadlineStepMs = 5 * minute;

/** A person is asked this often in a day, however many times come free. */
export const mostOffersADay = 3;
export const dayMs = 24 * hour;

/** Until when an answer to an offer that is made now counts; null = the notice is too short to offer the time. */
export function answerByOf(
  startsAt: number,
  { answerMinutes, noticeHours }: OfferSettings,
  now: number,
): number | null {
  const latest = startsAt - noticeHours * hour;
  if (latest - now < leastToAnswerMs) return null;
  const wished = Math.ceil((now + answerMinutes * minute) / deadlineStepMs) * deadlineStepMs;
  return Math.min(wished, latest);
}

/** The earliest start of a time that can still be offered to somebody who is asked at that moment. */
export const earliestStart = ({ noticeHours }: OfferSettings, askedAt: number): number =>
  askedAt + noticeHours * hour + leastToAnswerMs;

/** From then on a message that is still here does not go out: too little of the time to answer would be left. */
export const latestSending = ({ offeredAt, answerBy }: { offeredAt: number; answerBy: number }): number =>
  offeredAt + (answerBy - offeredAt) / 2;

/** Where the link of an email leads. */
export const offerPath = "/offer";

/** Whether the time is kept for somebody at this moment. */
export const isOut = (status: OfferStatus): boolean => status === "offered" || status === "taking";

interface OfferInWords {
  patientName: string;
  localDate: string;
  localTime: string;
  answerBy: number;
  /** The visit that would come forward; null = there is none. */
  visit: { localDate: string; localTime: string } | null;
}

/** `3:45 pm`, with the day where it is another one. */
export function instantInWords(at: number, now: number, timeZone: string): string {
  const [then, today] = [toLocal(at, timeZone), toLocal(now, timeZone)];
  const day = then.date === today.date ? "" : ` on ${spokenDate(then.date)}`;
  return `${twelveHour(then.time)}${day}`;
}

/** `by 3:45 pm`. */
export const deadlineInWords = (answerBy: number, now: number, timeZone: string): string =>
  `by ${instantInWords(answerBy, now, timeZone)}`;

/** What it is about is nobody's business who picks up the phone. In the alphabet of plain texts (3GPP 23.038). */
export function offerText(offer: OfferInWords, now: number, timeZone: string): string {
  const { patientName, visit } = offer;
  const until = deadlineInWords(offer.answerBy, now, timeZone);
  const free = `Hi ${firstName(patientName)}, a time has come free: ${whenInWords(offer)}`;
  return visit
    ? `${free}. Reply YES ${until} to move there, or NO to stay on ${whenInWords(visit)}`
    : `${free}. Reply YES ${until} to take it, or NO`;
}

/** The same by email, where a page takes the answer. */
export function offerMail(offer: OfferInWords, link: string, now: number, timeZone: string): string {
  const { patientName, visit } = offer;
  const until = deadlineInWords(offer.answerBy, now, timeZone);
  const stays = visit ? ` Your appointment stays on ${whenInWords(visit)} if you do nothing.` : "";
  return `Hi ${firstName(patientName)}, a time has come free: ${whenInWords(offer)}.\n\nTo take it, or to say no, open ${link} ${until}.${stays}`;
}

/** They are asked about a visit too, and said YES or NO to one of both. */
export const whichIsMeantText = (when: string, until: string): string =>
  `Is that about the time that has come free, ${when}? Reply YES ${until} to take it, or NO`;

export const takenText = (name: string, when: string): string =>
  `Thank you, ${firstName(name)}. You have ${when} now`;

const keeps = (isWaiting: boolean): string => (isWaiting ? ". You keep your place on our waitlist" : "");

export const declinedText = (name: string, isWaiting: boolean): string =>
  `No problem, ${firstName(name)}${keeps(isWaiting)}`;

export const lateText = (when: string, isWaiting: boolean): string =>
  `Thank you for your answer. ${when} is not free for you any more, it was kept until the time we gave${keeps(isWaiting)}`;

export const lostText = (when: string, isWaiting: boolean): string =>
  `Sorry, ${when} has just been taken${keeps(isWaiting)}`;
