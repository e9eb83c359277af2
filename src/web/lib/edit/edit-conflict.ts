import { isRequestError } from "../request-error.ts";

/** Somebody else saved what this form began on, meanwhile; nothing of it is kept yet. */
export const isEditConflict = (error: unknown): boolean =>
  isRequestError(error) && error.problem?.code === "edit_conflict";

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether two values of fields say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was changed here, on top of what is saved there: a field that was left as it was is theirs. */
export function mergeOnto<Values extends object>(start: Values, mine: Values, theirs: Values): Values {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...keys].map((key): [string, unknown] => {
    const [before, here, there] = [start, mine, theirs].map((values) => (values as Plain)[key]);
    if (isPlain(before) && isPlain(here) && isPlain(there)) return [key, mergeOnto(before, here, there)];
    return [key, isSame(before, here) ? there : here];
  });
  return Object.fromEntries(merged) as Values;
}

/** A field that somebody else changed, and what would stand there if mine were kept. */
export interface ChangedField {
  path: string;
  theirs: unknown;
  /** It was changed here as well, to something else. */
  mine: unknown;
  isAlsoMine: boolean;
}

/** What they changed since this form began. */
export function changedByThem(start: object, mine: object, theirs: object, at = ""): ChangedField[] {
  return Object.keys(theirs).flatMap((key) => {
    const [before, here, there] = [start, mine, theirs].map((values) => (values as Plain)[key]);
    const path = at === "" ? key : `${at}.${key}`;
    if (isPlain(before) && isPlain(here) && isPlain(there)) return changedByThem(before, here, there, path);
    if (isSame(before, there)) return [];
    return [{ path, theirs: there, mine: here, isAlsoMine: !isSame(before, here) && !isSame(here, there) }];
  });
}

/** `Business hours, weekdays, start` of `businessHours.weekdays.start`, as the fields are called. */
export const fieldName = (path: string): string => {
  const words = path
    .split(".")
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What stands in a field, for reading. */
export function fieldText(value: unknown): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : "nothing";
  return value === undefined || value === null || value === "" ? "nothing" : String(value);
}
