import { capitaliseName } from "./capitalise.ts";
import { commonFirstNames } from "./common-names.ts";

/** Last names that hardly anybody bears first: said alone, the first name is still to be told. */

const common: ReadonlySet<string> = new Set(
  "smith jones williams brown johnson anderson nguyen singh patel johnston robinson thompson wright roberts edwards watson davies evans phillips richardson clarke robertson stevenson hughes peterson murphy walsh white walker thomson simpson wilkinson papadopoulos fitzgerald fitzpatrick fitzsimmons".split(
    " ",
  ),
);
/** O'Shea, McDonald, MacGregor, as they are written in the end. */
const ofFamily = /^(?:O['’]\p{Lu}|Mc\p{Lu}|Mac\p{Lu})/u;
/** McKenzie, McKenna and McKayla are given first as well. */
const givenFirst = /^mck(?:en[nz]|inley|ay)/i;

/** One of those that many bear, whoever may be called so first as well ('Nguyen Van An'). */
export const isCommonLastName = (part: string): boolean => common.has(part.toLowerCase());

/** `parts`: the words of a name as they were heard. */
export function isLastName(parts: readonly string[]): boolean {
  const [only = "", other] = capitaliseName(parts);
  if (other !== undefined || commonFirstNames.has(only.toLowerCase())) return false;
  return common.has(only.toLowerCase()) || (ofFamily.test(only) && !givenFirst.test(only));
}
