import type { FoundAppointment } from "#server/dialogue/events.ts";
import { isDayOf, type Understanding } from "#server/dialogue/understanding.ts";
import { namedIn } from "./policies/which-booked.ts";
import { noWish } from "./state.ts";
import { toDetail } from "./to-detail.ts";
import { kindOfVisit, visitInPlace } from "./visits-in-place.ts";
import { visitsOfKind } from "./visits-of-kind.ts";
import { visitsIn } from "./which-moved.ts";

/** Which of the visits that were found the words point at: by day and time, by what it is for, by whose it is. */

const visit = "(?:ones?|appointments?|appts?|bookings?|visits?)";
const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow";
const kind = kindOfVisit;
const points = new RegExp(
  [
    `\\b(?:the|my|our|his|her|that)(?! (?:${day})$) (?:(?!to\\b|at\\b)[\\w'’:]+ ){1,6}?${visit}\\b(?! (?:past|o))`,
    `\\b(?:the|my) ${visit} (?:(?:that )?(?:i|we)(?:['’]?ve)?(?: have| got)* )?(?:on|for|in|tomorrow|today|next|this|after|with)\\b`,
    `\\b(?:the|my|our|his|her|that) (?:\\w+ )?${kind}\\b`,
    `\\b(?:${day})['’]?s(?: ${visit})?\\W*(?:(?:please|then|thanks)\\W*)?$`,
    `^(?:\\W*(?:no|nah|sorry|um|uh|i meant?|it['’]?s|oh)\\b)*\\W*(?:[\\w'’:]+ ){1,6}?(?:(?:appointment|booking|visit)|${kind} one)\\W*$`,
  ].join("|"),
  "i",
);
const other = new RegExp(
  `\\b(?:the|my|that) other(?: ${visit}|\\W*(?:(?:please|then|thanks|instead)\\W*)?$)|\\b(?:an?|the) different ${visit}\\b`,
  "i",
);
const notThis = new RegExp(
  `\\b(?:not|isn['’]?t|wasn['’]?t) (?:(?:that|this|the right)(?: ${visit})?(?=\\W|$)|(?:the|my) (?:\\w+ )?(?:${kind}|${visit})\\b)|\\b(?:the )?wrong ${visit}\\b`,
  "i",
);
/** 'Is that the one tomorrow' asks, 'make it the later one' and 'that one too' wish for something else. */
const pointsNot = new RegExp(
  `\\b(?:is|was) (?:that|it|this)\\b|\\b(?:too|also|as well|both)\\b|\\bmake (?:it|that)\\b|\\b(?:to|instead of|like|as|after|before) (?:the|my) (?:\\w+ ){0,3}?${visit}\\b`,
  "i",
);

/** The one of the rest where there are two, none where it has to be asked; null where the words point at no visit. */
export interface Pointed {
  /** Those that are meant. */
  visits: readonly FoundAppointment[];
  /** The one spoken of is said to be the wrong one. */
  isOther: boolean;
}

/** 'Keep the clean, cancel the other one': what is kept is not meant. */
const kept = new RegExp(
  `\\b(?:keep|leave|(?:don['’]?t|do not) (?:touch|move|cancel|change)) (?:the|my|that) (?:other|\\w+)(?: ${visit})?\\b`,
  "gi",
);
/** 'But keep the other one', 'can the other one stay as it is' */
const keepsOther = new RegExp(
  `\\b(?:keep|keeping|leave|leaving|not|touch) (?:the|my) other\\b|\\bother ${visit} (?:\\w+ )?(?:stays?|stands?|(?:is|['’]?s) (?:fine|ok|okay|good|still))\\b`,
  "i",
);
export const leavesOther = (text: string): boolean => keepsOther.test(text);

export const pointsAtOther = (text: string): boolean => !keepsOther.test(text) && other.test(text);

export const pointsAtVisit = (text: string): boolean =>
  !pointsNot.test(text) && (points.test(text) || other.test(text) || notThis.test(text));

/** `current`: the one that is spoken of. */
export function visitsPointedAt(
  heard: Understanding,
  found: readonly FoundAppointment[],
  current: FoundAppointment,
): Pointed | null {
  const text = heard.text.replace(kept, " ");
  if (keepsOther.test(heard.text) || !pointsAtVisit(text)) return null;
  const isOther = other.test(text) || notThis.test(text);
  const among = isOther ? found.filter((each) => each.appointmentId !== current.appointmentId) : found;
  const visits = visitsNamed({ ...heard, text }, among);
  if (visits.length > 0) return { visits, isOther };
  return isOther && among.length > 0 ? { visits: among, isOther } : null;
}

/** By day and time, else by what it is for, else by whose it is; each narrows what the one before left open. Their place tells the rest. */
export function visitsNamed(
  heard: Understanding,
  among: readonly FoundAppointment[],
): readonly FoundAppointment[] {
  const byDay = visitsThen(heard, among);
  const placed = visitInPlace(heard.text, byDay.length > 1 ? byDay : among);
  if (placed && byDay.length !== 1) return [placed];
  const byKind = visitsOfKind(heard.text, byDay.length > 0 ? byDay : among);
  const byDayAndKind = byKind.length > 0 ? byKind : byDay;
  const byName = namedIn(heard.text, byDayAndKind.length > 0 ? byDayAndKind : among);
  return byName.length > 0 ? byName : byDayAndKind;
}

/** Of several days the one on which there is a visit: the other is where it goes. */
function visitsThen(
  { when }: Understanding,
  among: readonly FoundAppointment[],
): readonly FoundAppointment[] {
  const days = [...when.days, ...when.excludedDays].map(toDetail);
  const times = [...when.times, ...when.excludedTimes].map(toDetail);
  const then = visitsIn({ ...noWish, days, times }, among);
  return then.length > 0 ? then : days.flatMap((one) => visitsIn({ ...noWish, days: [one] }, among));
}

/** The utterance without the day and the time of the visit it points at: what is left is where it goes. */
export function withoutVisitsTime(heard: Understanding, { date, time }: FoundAppointment): Understanding {
  const { when } = heard;
  // 'The one tomorrow to Friday' is no run of days.
  const days = when.days.flatMap((each) => {
    const { from, to } = each.value;
    if (from === date && to > from) return [{ ...each, value: { from: to, to } }];
    return isDayOf(each.value, date) ? [] : [each];
  });
  // 'My tomorrow one' is not at one.
  const isHour = (said: string): boolean => !/^one$/i.test(said) || /\bat one\b/i.test(heard.text);
  const times = when.times.filter(
    (each) => isHour(each.heard) && !(each.value.kind === "exact" && each.value.time === time),
  );
  return { ...heard, when: { ...when, days, times, excludedDays: [], excludedTimes: [] } };
}
