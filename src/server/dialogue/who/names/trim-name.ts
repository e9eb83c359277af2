import type { PersonName } from "../../readings.ts";
import { everydayWords, surnamesThatAreWords } from "../everyday-words.ts";
import { firstNames } from "../first-names.ts";
import { capitaliseName } from "./capitalise.ts";
import { isCommonLastName } from "./last-names.ts";

/** How a name was told: `introduced` behind 'the name is', `alone` as all that was said, `passing` in any other place. */
export type Telling = "introduced" | "alone" | "passing";

const isFirst = (part: string): boolean => firstNames.has(part.toLowerCase());
const isEveryday = (part: string): boolean =>
  everydayWords.has(part.toLowerCase()) &&
  !surnamesThatAreWords.has(part.toLowerCase()) &&
  !isCommonLastName(part);

/**
 * The part of what was read as a name that is one: everyday words around it are the sentence's, and behind a whole name the
 * next first name is somebody else's. Null where nothing of a name is left. A name that is introduced, or all that was said,
 * may be any word.
 */
export function trimName(name: PersonName, telling: Telling): PersonName | null {
  const all = name.full.split(" ");
  const parts = withoutEndearment(all);
  const begins = beginOf(parts, telling);
  if (begins === null) return null;
  const kept = parts.slice(begins, telling === "alone" ? parts.length : endOf(parts, begins, telling));
  if (kept.length === all.length) return name;
  const [first, ...rest] = capitaliseName(kept);
  if (first === undefined) return null;
  const last = rest.length > 0 ? rest.join(" ") : null;
  return { first, last, full: last === null ? first : `${first} ${last}` };
}

/** 'Ashcroft, love' and 'Beryl Ashcroft, dear': behind a last name it is said to us. A Courtney Love has it for her own. */
function withoutEndearment(parts: readonly string[]): readonly string[] {
  const [first = "", ...others] = parts;
  const isSaidToUs = endearments.has(others.at(-1)?.toLowerCase() ?? "");
  return isSaidToUs && (others.length > 1 || !isFirst(first)) ? parts.slice(0, -1) : parts;
}
const endearments: ReadonlySet<string> = new Set(
  "love luv dear dearie mate darl darling sweetheart sweetie hun hon honey pet doll buddy champ".split(" "),
);

/** 'Southern Ceramics, Kev Doyle': behind everyday words a known first name begins it. */
function beginOf(parts: readonly string[], telling: Telling): number | null {
  const known = parts.findIndex(isFirst);
  if (known > 0 && parts.slice(0, known).some(isEveryday)) return known;
  if (telling !== "passing") return 0;
  const begins = parts.findIndex((part) => !isEveryday(part));
  return begins < 0 ? null : begins;
}

/** 'Gavin Tran, records' and 'Evie Hennessy, Ruby'; the word behind an introduced first name may be any. */
function endOf(parts: readonly string[], begins: number, telling: Telling): number {
  for (let at = begins + (telling === "introduced" ? 2 : 1); at < parts.length; at += 1) {
    const part = parts[at] ?? "";
    if (isEveryday(part)) return at;
    const before = parts[at - 1] ?? "";
    const isNext = (isFirst(part) && !isFirst(before)) || isCommonLastName(before);
    if (at >= begins + 2 && isNext && !isCommonLastName(part)) return at;
  }
  return parts.length;
}
