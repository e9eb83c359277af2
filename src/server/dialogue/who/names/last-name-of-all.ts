import type { Utterance } from "../../words.ts";
import { commonFirstNames } from "./common-names.ts";
import { surnameIn } from "./find-name.ts";
import { neverNames, ordinaryWords } from "./ordinary-words.ts";

/** What is assumed of a name whose last name was said with another's. */
export const sharedLast = "the last name said once for all";

/**
 * The last name that several who are named in one breath have together: 'Jill and Tom Hart', 'Jill and Tom, surname Hart', 'both
 * Hart', 'I'm Ana Hart and the boys are Max and Leo'; empty where none is told or more than one is.
 */
export function lastNameOfAll(
  utterance: Utterance,
  names: readonly { parts: readonly string[] }[],
): readonly string[] {
  const named = surnameIn(utterance)?.parts ?? [];
  if (named.length > 0) return named;
  const told = names.map(({ parts }) => lastOf(parts)).filter((parts) => parts.length > 0);
  const [one, ...more] = new Map(told.map((parts) => [parts.join(" ").toLowerCase(), parts])).values();
  if (one !== undefined) return more.length === 0 ? one : [];
  const said = ofEach.exec(utterance.text)?.[1] ?? "";
  return said === "" || neverNames.has(said.toLowerCase()) || ordinaryWords.has(said.toLowerCase())
    ? []
    : [said];
}

/** 'Tom Hart', 'Mary Anne Hart' */
function lastOf([, ...others]: readonly string[]): readonly string[] {
  const hasTwoFirst = others.length > 1 && commonFirstNames.has(others[0]?.toLowerCase() ?? "");
  return others.slice(hasTwoFirst ? 1 : 0);
}

/** '…, both Chan', 'they're all Chan', 'Matilda and Rosie both Chan' */
const ofEach =
  /[\s,.](?:(?:they|we)['’]?re |(?:they|we) are )?(?:both|all)(?: of (?:us|them))?(?: are| called| named)? ([\p{L}'’-]+)\W*$/iu;
