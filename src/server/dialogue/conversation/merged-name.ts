import type { PersonName, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { surnameOnly } from "#server/dialogue/who/candidate.ts";
import { capitaliseName } from "#server/dialogue/who/capitalise.ts";
import { particles } from "#server/dialogue/who/name-words.ts";
import { isShortFor } from "#server/dialogue/who/short-names.ts";
import type { Detail } from "./state.ts";
import { toDetail } from "./to-detail.ts";

/**
 * The name after a further one was heard: a lone surname completes or mends the name known, a repeated
 * first name changes nothing.
 */
export function mergedName(
  before: Detail<PersonName> | null,
  reading: Reading<PersonName>,
  heard: Understanding,
): Detail<PersonName> {
  const next = toDetail(reading);
  const { value } = next;
  if (!before) return next;
  if (value.last !== null) return ofBoth(before, next);
  const known = before.value;
  if (isSame(value.first, known.first)) return before;
  if (known.last !== null && isSame(value.first, known.last)) return before;
  if (isLastAlone(before) !== reading.assumed.includes(surnameOnly) || saysLast.test(heard.text))
    return withLast(before, next);
  if (/\bfirst name\b/i.test(heard.text) && known.last !== null) return withFirst(before, next);
  if (known.last !== null && isNear(value.first, known.last)) return withLast(before, next);
  if (known.last !== null && (isNear(value.first, known.first) || isFormOf(value.first, known.first)))
    return withFirst(before, next);
  return next;
}

/** 'Kowalczyk, Jez', of a Jez, is said the wrong way round; 'Al Sayed', of a Fatima Sayed, is her surname. */
function ofBoth(before: Detail<PersonName>, next: Detail<PersonName>): Detail<PersonName> {
  const { first, last } = before.value;
  const { value } = next;
  if (last === null && !isLastAlone(before) && isSame(value.last ?? "", first) && !isSame(value.first, first))
    return joined(first, value.first, next);
  const isSurname = last !== null && isSame(lastWord(value.full), lastWord(last)) && isParticle(value.first);
  return isSurname ? withLast(before, next) : next;
}
const lastWord = (name: string): string => name.split(" ").at(-1) ?? "";
const isParticle = (word: string): boolean => particles.has(word.toLowerCase());

const saysLast = /\b(?:last name|surname|family name|second name|sir name)\b/i;

/** 'My surname is Ngata', and no first name yet. */
export const isLastAlone = ({ value, assumed }: Detail<PersonName>): boolean =>
  value.last === null && assumed.includes(surnameOnly);

/** `Sarah` and `Brennan` → `Sarah Brennan`; where the last name came first, the first one is added to it. */
export function withLast(before: Detail<PersonName>, next: Detail<PersonName>): Detail<PersonName> {
  if (!isLastAlone(before)) return joined(before.value.first, next.value.full, next);
  return isLastAlone(next) ? next : joined(next.value.full, before.value.full, next);
}

const withFirst = (before: Detail<PersonName>, next: Detail<PersonName>): Detail<PersonName> =>
  joined(next.value.first, surnameOf(before.value), next);

/** What was taken for a whole name may be a surname alone: 'Al Sayed'. */
const surnameOf = ({ first, last, full }: PersonName): string => (isParticle(first) ? full : (last ?? ""));

/** 'De Souza' alone is 'Poppy de Souza' behind a first name. */
function joined(first: string, last: string, next: Detail<PersonName>): Detail<PersonName> {
  const [, ...rest] = capitaliseName([first, ...last.split(" ")]);
  const name = rest.join(" ");
  return { ...next, value: { first, last: name, full: `${first} ${name}`.trim() } };
}

/** 'Suzanne' of a Sue, 'Catherine' of a Kate: one name in two forms. */
function isFormOf(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) =>
    name
      .toLowerCase()
      .replace(/^c(?=[aou])/, "k")
      .replace(/^ph/, "f"),
  );
  return one !== undefined && other !== undefined && (isShortFor(one, other) || isShortFor(other, one));
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether one could have been misheard for the other: at most a third of the letters differ. */
export function isNear(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  if (Math.max(x.length, y.length) > 40) return false;
  let row = Array.from({ length: y.length + 1 }, (_, i) => i);
  for (let i = 1; i <= x.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= y.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (x[i - 1] === y[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 99) <= Math.max(x.length, y.length) / 3 + 0.5;
}
