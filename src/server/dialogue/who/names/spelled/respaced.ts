import type { PersonName, Reading } from "../../../readings.ts";
import { heardBetween, type Utterance } from "../../../words.ts";
import { capitaliseName, nameOfParts } from "../capitalise.ts";
import { lettersOnly } from "./with-spelling.ts";

/** 'Mei Lin, two words', of a Meilin; 'Maryanne, all one word', of a Mary Anne: the letters are as before, and the spaces are not. */

const saidApart =
  /\b(?:(?:two|three|separate|different|2|3) (?:words|names)|(?:a|with a|and a) (?:space|gap)|space between|separately|separate|names?)\b/i;
const saidTogether = /\b(?:one|single|1) (?:word|name)\b|\b(?:together|joined|no (?:space|gap))\b/i;
const mostWords = 4;

/** With the name as it is known where it has these spaces already. */
export function respaced(known: PersonName, utterance: Utterance): Reading<PersonName> | null {
  const { text } = utterance;
  const isTogether = saidTogether.test(text);
  if (!isTogether && !saidApart.test(text)) return null;
  const whole = isTogether ? together(known, utterance) : apart(known, utterance);
  return whole && { ...whole, assumed: ["the rest of the name as before"], certainty: "sure" };
}

type Respaced = Pick<Reading<PersonName>, "value" | "heard" | "span"> | null;

function apart({ first, last, full }: PersonName, utterance: Utterance): Respaced {
  const { words } = utterance;
  for (const [at] of words.entries())
    for (let to = at + 2; to <= Math.min(words.length, at + mostWords); to += 1) {
      const said = words.slice(at, to).map(({ word }) => word);
      const letters = lettersOnly(said.join(""));
      // Said again as it stands, and without the last name: those words are the first.
      const behind = full.split(" ").slice(said.length);
      const isSame = behind.length > 0 && full.toLowerCase().startsWith(`${said.join(" ")} `);
      const isFirst = isSame || letters === lettersOnly(first);
      if (!isFirst && (last === null || letters !== lettersOnly(last))) continue;
      const rest = isSame ? behind : isFirst ? (withoutDoubled(last, said)?.split(" ") ?? []) : said;
      const value = nameOfParts([isFirst ? said.join(" ") : first, ...rest]);
      return value && { value, ...heardBetween(utterance, at, to) };
    }
  return null;
}

/** Of 'Meilin Lin Chua' the 'Lin' was said once, and taken twice. */
const withoutDoubled = (last: string | null, said: readonly string[]): string | null => {
  const [head, ...others] = last?.split(" ") ?? [];
  return others.length > 0 && head?.toLowerCase() === said.at(-1) ? others.join(" ") : last;
};

function together(known: PersonName, utterance: Utterance): Respaced {
  const parts = known.full.split(" ");
  const at = utterance.words.findIndex(({ word }) =>
    parts.slice(1).some((_, from) => word === lettersOnly(parts.slice(from, from + 2).join(""))),
  );
  const word = utterance.words[at]?.word;
  if (word === undefined) return null;
  const from = parts.slice(1).findIndex((_, k) => word === lettersOnly(parts.slice(k, k + 2).join("")));
  const [written = ""] = capitaliseName([word]);
  const place = heardBetween(utterance, at, at + 1);
  const [first = "", ...others] = [...parts.slice(0, from), written, ...parts.slice(from + 2)];
  return { value: named(first, others.length === 0 ? null : others.join(" ")), ...place };
}

const named = (first: string, last: string | null): PersonName => ({
  first,
  last,
  full: last === null ? first : `${first} ${last}`,
});
