import type { PersonName, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { capitaliseName } from "#server/dialogue/who/capitalise.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import type { LiveState } from "./state.ts";

/** The rest of a name, where the number is asked for already: 'K O V I C' after 'B R A N', 'Wilson' after 'Mary Jane'. */
export function nameGoingOn(
  { step, draft, digits }: LiveState,
  { text, intents, phone, phoneDigits }: Understanding,
  nameIn: (words: string) => Understanding["name"],
): Reading<PersonName> | null {
  const isNumberAsked = "asked" in step && (step.asked === "phone" || step.asked === "own_number");
  // The 'O' of 'K O V I C' is no nought.
  const isNumber = phone !== null || digits !== "" || (phoneDigits !== null && !onlyLetters.test(text));
  if (!isNumberAsked || !draft.name || isNumber || intents.length > 0) return null;
  const { value, heard } = draft.name;
  const { first, last } = value;
  if (last === null) return null;
  const place = { heard: text.trim(), span: [0, text.length] as const };
  if (onlyLetters.test(text) && endsInLetters.test(heard)) {
    const letters = text.toLowerCase().replace(/[^a-z]/g, "");
    return readingOf([first, ...`${last}${letters}`.split(" ")], place);
  }
  // 'Mary Jane' may be the first name and 'Jean Thomas' a whole one: whoever adds a name tells which.
  const isDouble = commonFirstNames.has(last.toLowerCase());
  const name = isDouble && !/\p{L}\W+\p{L}+\W+\p{L}/u.test(text) ? nameIn(text)?.value : undefined;
  const isMore = name !== undefined && name.last === null && !commonFirstNames.has(name.first.toLowerCase());
  return isMore ? readingOf([first, last, name.first], place) : null;
}

const onlyLetters = /^\W*(?:(?:double )?[a-z]\b\W*){2,}$/i;
const endsInLetters = /(?:^|\W)(?:[a-z]\W+){2,}[a-z]\W*$/i;

function readingOf(
  parts: readonly string[],
  place: Pick<Reading<PersonName>, "heard" | "span">,
): Reading<PersonName> {
  const [first = "", ...others] = capitaliseName(parts.map((part) => part.toLowerCase()));
  const last = others.join(" ");
  const value = { first, last, full: `${first} ${last}` };
  return { value, ...place, assumed: ["goes on with the name said before"], certainty: "unsure" };
}
