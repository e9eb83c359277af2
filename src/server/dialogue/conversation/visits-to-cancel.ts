import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { DaySpan } from "#server/dialogue/understanding.ts";
import { type Detail, noWish } from "./state.ts";
import { visitsOfKind } from "./visits-of-kind.ts";
import { visitsIn } from "./which-moved.ts";

/** Several visits that are to be cancelled in one breath: 'both of them', 'my clean and my filling', 'Wednesday and the twentieth'. */

const calledOff = "(?:cancel|scrap|drop|delete|remove|ditch)";
const number = "(?:two|three|four)";
/** 'Both', but neither 'we're both sick' nor 'that's all'. */
const allOfThem = new RegExp(
  [
    "(?<!\\b(?:we|us|they|are|we['’]re|they['’]re) )\\bboth\\b(?! (?:of us|sick|away|ill|unwell|crook))",
    `\\ball (?:of )?(?:them|those|these|my|our|the|ours|${number})\\b|\\bthem all\\b`,
    `\\b(?:every|each) one\\b|\\beach of (?:them|those)\\b|\\bthe (?:${number}|lot) of (?:them|those)\\b|\\bthe lot\\b`,
    `\\b${calledOff} (?:it )?(?:all|everything|them|those)\\b`,
    "^\\W*(?:(?:um|uh|oh|just|actually|please|yeah|yes|no)\\W+)*(?:all|everything|each)\\W*(?:(?:please|thanks|of it)\\W*)*$",
  ].join("|"),
  "i",
);
const notAll = /\b(?:not|no|n['’]t|never)\b(?: \w+){0,2}? (?:both|all|each|every\w*|them|those)\b/i;
/** Whether all that were found are meant. */
export const meansEach = (text: string): boolean => allOfThem.test(text) && !notAll.test(text);

/** 'And keep the Friday one', 'but not the filling' */
const keeps =
  /\b(?:keep|keeping|leave|leaving|but|except|apart from|not|instead of|don['’]?t|do not|move|change|shift)\b.*$/i;

/** Null where nothing tells one from the others but what was asked of it, or it has to be asked which. `days`: as they were said. */
export function severalToCancel(
  text: string,
  days: readonly Detail<DaySpan>[],
  among: readonly FoundAppointment[],
): readonly FoundAppointment[] | null {
  if (among.length < 2) return null;
  const others = allButKept(text, days, among);
  if (others) return others;
  const said = text.replace(keeps, " ");
  if (meansEach(said)) return among;
  const parts = said.split(/\s*(?:,|\b(?:and|plus|as well as|also)\b)\s*/i);
  const named = parts.flatMap((part) => {
    const [one, other] = namedIn(part, days, among);
    return one && !other ? [one] : [];
  });
  const each = among.filter((visit) => named.includes(visit));
  // 'The filling, and keep the clean': the one that is not kept.
  const isTold = each.length > 1 || (each.length === 1 && said !== text);
  return isTold ? each : null;
}

/** 'Keep the root canal and cancel the other two': null where what is kept tells no other apart. */
function allButKept(
  text: string,
  days: readonly Detail<DaySpan>[],
  among: readonly FoundAppointment[],
): readonly FoundAppointment[] | null {
  const kept = namedIn(keptAs.exec(text)?.[1] ?? "", days, among);
  const others = among.filter((visit) => !kept.includes(visit));
  return kept.length > 0 && others.length > 0 && othersCalledOff.test(text) ? others : null;
}
const keptAs =
  /\b(?:keep|keeping|leave|leaving) ((?:the|my|that|our|his|her|\w+day)\b.*?)(?=\b(?:and|but|then|so)\b|[,.;]|$)/i;
const othersCalledOff = new RegExp(
  `\\b${calledOff}\\b.*\\b(?:the|my) (?:others?|rest|other (?:one|two|three|ones?|appointments?|bookings?|visits?))\\b`,
  "i",
);

/** By its day, by what it is for, or as the one before or after noon. */
function namedIn(
  part: string,
  days: readonly Detail<DaySpan>[],
  among: readonly FoundAppointment[],
): readonly FoundAppointment[] {
  const said = part.toLowerCase();
  const told = days.filter(({ heard }) => heard !== "" && said.includes(heard.toLowerCase()));
  const then = told.length === 1 ? visitsIn({ ...noWish, days: told }, among) : [];
  if (then.length > 0) return then;
  const ofKind = visitsOfKind(part, among);
  return ofKind.length > 0 ? ofKind : inHalf(part, among);
}

function inHalf(part: string, among: readonly FoundAppointment[]): readonly FoundAppointment[] {
  const isMorning = /\bmorning\b/i.test(part);
  if (isMorning === /\b(?:afternoon|arvo)\b/i.test(part)) return [];
  const inIt = among.filter(({ time }) => time < "12:00" === isMorning);
  return inIt.length === 1 ? inIt : [];
}
