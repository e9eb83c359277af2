import { toPhrase } from "../../../phrase.ts";
import type { PersonName } from "../../../readings.ts";
import type { Utterance } from "../../../words.ts";
import type { Candidate } from "../candidate.ts";
import { capitaliseName } from "../capitalise.ts";
import { commonFirstNames } from "../common-names.ts";
import { surnameIn } from "../find-name.ts";
import { takeName } from "../name-words.ts";
import { neverNames } from "../ordinary-words.ts";
import { findSpelled } from "./spelling.ts";

/** 'Pickering, Warren', as on a form: a last name that is no first name, a comma, and a first name that is known. */
export function reversedName(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  const last = takeName(utterance, 0, "alone");
  const [before, after] = [words[(last?.to ?? 0) - 1], words[last?.to ?? 0]];
  if (last?.parts.length !== 1 || !before || !after || last.to !== words.length - 1) return null;
  const [surname = ""] = last.parts;
  const isReversed =
    /^\s*,\s*$/.test(text.slice(before.end, after.start)) &&
    commonFirstNames.has(after.word) &&
    !commonFirstNames.has(surname.toLowerCase().split("-")[0] ?? "");
  if (!isReversed) return null;
  return {
    parts: [text.slice(after.start, after.end), surname],
    from: 0,
    to: words.length,
    certainty: "sure",
    assumed: [],
  };
}

/**
 * 'Tran Thi My Hanh, I spell it H A N H, and family name is Tran': a name told with its last part first, as many are, where it is said
 * which that is. What is spelled beside the last name is the first.
 */
export function lastNameFirst(name: PersonName, utterance: Utterance): PersonName {
  const told = (surnameIn(utterance)?.parts ?? []).map((part) => part.toLowerCase());
  const isLast = (word: string): boolean => told.includes(word.toLowerCase());
  const words = name.full.split(" ");
  if (words.length < 2 || !isLast(words[0] ?? "") || isLast(words.at(-1) ?? "")) return name;
  const spelled = findSpelled(utterance.words).find(({ letters }) => !isLast(letters));
  const first = (spelled ? capitaliseName([spelled.letters]) : words.filter((word) => !isLast(word))).join(
    " ",
  );
  const last = words.filter(isLast).join(" ");
  return { first, last, full: `${first} ${last}` };
}

const labels = toPhrase("(first|given|christian) name (is)?");
const mostBefore = 3;

/** 'Nguyen Thi Hoa, first name Hoa': told in full with the family's first, and then which of it is the given name. */
export function givenNameLast(utterance: Utterance): PersonName | null {
  const { words } = utterance;
  const at = words.findIndex((_, from) => labels.match(words, from) > 0);
  const told = at < 0 ? null : takeName(utterance, labels.match(words, at), "any");
  if (!told) return null;
  const given = told.parts.map((part) => part.toLowerCase());
  const before = words.slice(0, at).map(({ word }) => word);
  const place = before.findIndex((_, from) => given.every((part, k) => before[from + k] === part));
  // The longest name that ends in it.
  for (let from = Math.max(0, place - mostBefore); from < place; from += 1) {
    const whole = takeName(utterance, from, "alone");
    if (!whole || whole.to < place || before.slice(from, place).some((word) => neverNames.has(word)))
      continue;
    const last = capitaliseName(before.slice(from, place)).join(" ");
    const first = capitaliseName(given).join(" ");
    return { first, last, full: `${first} ${last}` };
  }
  return null;
}
