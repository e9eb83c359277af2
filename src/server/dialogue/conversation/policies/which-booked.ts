import { bookedOnCall, type LiveState } from "#server/dialogue/conversation/state.ts";
import { fits, isEmptyWish } from "#server/dialogue/conversation/wishes.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { isDayOf } from "#server/dialogue/understanding.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";

/** Which of several visits that this call booked is meant: 'mine', 'Leo's', 'my son can't come', 'the one at ten', 'that'. */

const isRelatives = new RegExp(
  `\\b${aRelative}(?:'s)?\\b|\\b(?:his|hers|theirs)\\b|\\bfor (?:him|her|them)\\b`,
  "i",
);
const isOwnWords =
  /\b(?:mine|my own|myself|my (?:one|appointment|booking|visit|spot|time)|one for me|i (?:can'?t|cannot|won'?t))\b/i;

/** Those who are called by name; the whole name tells apart who shares the first. */
export function namedIn(text: string, among: readonly FoundAppointment[]): FoundAppointment[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}-]+/gu) ?? []);
  const isNamed = (name: string): boolean => words.has(name.toLowerCase());
  const full = among.filter(({ patientName }) => patientName.split(" ").every(isNamed));
  if (full.length > 0) return full;
  return among.filter(({ patientName }) => {
    const [first = ""] = patientName.split(" ");
    return isNamed(first);
  });
}

const allAppointments =
  /\b(?:all|both|every one) (?:of )?(?:my|our|ours|the|us|them|appointments?)\b|\b(?:both appointments?|(?:we|us) both|neither of us)\b|\b(?:cancel|move|shift|reschedule|change|push) (?:both|them all)\b/i;
/** 'Cancel both of them': one after the other, each with its own yes. */
export const meansAll = (text: string): boolean => allAppointments.test(text);

/** None where a visit from before the call is meant, one where it is clear which, several where the caller has to be asked. */
export function whichBooked(
  state: LiveState,
  purpose: "cancel" | "reschedule",
  text: string,
): readonly FoundAppointment[] {
  const { justBooked, draft } = state;
  const all = bookedOnCall(state);
  const last = justBooked ? [justBooked] : [];
  const isElsewhere =
    purpose === "cancel"
      ? draft.when.days.length > 0 &&
        !draft.when.days.some(({ value }) => all.some(({ date }) => isDayOf(value, date)))
      : /\bother\b|\bmy \w+day\b/i.test(text);
  if (isElsewhere) return [];
  if (all.length < 2 || meansAll(text)) return last;
  const told = pointedAt(state, text.replace(others, " "));
  if (told) return [told];
  const then =
    purpose === "cancel" && !isEmptyWish(draft.when) ? all.filter((each) => fits(draft.when, each)) : [];
  if (then.length === 1) return then;
  return text === "" || /\b(?:that|it|this)\b/i.test(text) ? last : all;
}

/** 'Cancel mine and keep Leo's', 'Leo's, not mine': those that are not meant. */
const others = /\b(?:keep|leave|not) (?:mine|my one|[\p{L}-]+'?s|the other(?: one)?|that one)(?![\p{L}'])/giu;

/** By name, as the caller's own or as somebody else's. */
function pointedAt(state: LiveState, text: string): FoundAppointment | null {
  const all = bookedOnCall(state);
  const [named, more] = namedIn(text, all);
  if (named && !more) return named;
  const own = all.find(({ appointmentId }) => appointmentId === state.ownVisit) ?? null;
  const [other, another] = all.filter((each) => each !== own);
  const place = placeOf(text);
  if (place !== null) return all.at(place) ?? null;
  if (isRelatives.test(text)) return own && other && !another ? other : null;
  return isOwnWords.test(text) ? own : null;
}

/** 'The second one' */
function placeOf(text: string): number | null {
  const word = /\bthe (first|second|third|last) (?:one|appointment|booking|visit)\b/i.exec(text)?.[1];
  return word === undefined ? null : (places[word.toLowerCase()] ?? null);
}
const places: Readonly<Record<string, number | undefined>> = { first: 0, second: 1, third: 2, last: -1 };
