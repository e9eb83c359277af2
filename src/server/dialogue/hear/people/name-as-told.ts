import type { PersonName, Reading } from "../../readings.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import type { Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import type { Found } from "../found.ts";

/** What of a name that was read hangs on what was asked, or on who was spoken of. */

/** 'Her name's Zosia, Zosia Kowalski', of whoever it is for and was taken to be called otherwise. */
export const ofWhoever = (
  found: Found,
  { text }: Utterance,
  { isForOther, nameSoFar, namesAwaited }: HearContext,
): Found =>
  found.act.kind === "name" &&
  found.act.role === "patient" &&
  isForOther &&
  nameSoFar !== undefined &&
  namesAwaited === 0 &&
  namesThem.test(text.slice(0, found.span[0]))
    ? { ...found, act: { ...found.act, isSaidOf: true } }
    : found;
const namesThem =
  /\b(?:his|her|their|hers|his) (?:first |full |proper |real )?name(?:['’]?s| is)? (?:actually |um |uh )?$/i;

const calendarSurnames =
  /^\W+(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|march|may|june|august)\b/i;

/** Asked for the name, 'Robert Friday' is one, and so is 'mark friday, friday like the day'. */
export function withCalendarSurname(
  name: Reading<PersonName> | null,
  { text }: Utterance,
): Reading<PersonName> | null {
  if (!name || name.value.last !== null || !commonFirstNames.has(name.value.first.toLowerCase())) return name;
  const found = calendarSurnames.exec(text.slice(name.span[1]));
  const word = found?.[1];
  if (!found || word === undefined) return name;
  const last = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const to = name.span[1] + found[0].length;
  return {
    ...name,
    value: { first: name.value.first, last, full: `${name.value.first} ${last}` },
    heard: text.slice(name.span[0], to),
    span: [name.span[0], to],
  };
}
