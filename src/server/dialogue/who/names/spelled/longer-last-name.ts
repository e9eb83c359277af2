import type { PersonName, Reading } from "../../../readings.ts";
import { heardBetween, type Utterance } from "../../../words.ts";
import { surnamesThatAreWords } from "../../everyday-words.ts";
import { capitaliseName } from "../capitalise.ts";
import { neverNames, ordinaryWords } from "../ordinary-words.ts";

/**
 * A last name that has another part than was understood: 'it's Barker hyphen Jones', 'you've left off the Jones', 'with Jones on the end'.
 * Null where nothing is added to the name that is known.
 */
export function withLongerLastName(known: PersonName, utterance: Utterance): Reading<PersonName> | null {
  const { words } = utterance;
  const before = known.last?.toLowerCase().split(/[ -]/) ?? [];
  const added = [joinedOn, leftOff, atTheEnd]
    .flatMap(
      (find) =>
        find(
          words.map(({ word }) => word),
          before,
        ) ?? [],
    )
    .find(({ word }) => mayBeSurname(word) && !before.includes(word));
  const hyphened = hyphenedAnew(known, utterance);
  if (hyphened) return hyphened;
  if (!added || known.last === null) return null;
  const isHyphened = words.some(({ word }) => hyphens.has(word));
  const [part = ""] = capitaliseName([added.word]);
  const joint = isHyphened ? "-" : " ";
  const last = added.isBefore ? `${part}${joint}${known.last}` : `${known.last}${joint}${part}`;
  const place = heardBetween(utterance, added.at, added.at + 1);
  return {
    value: { first: known.first, last, full: `${known.first} ${last}` },
    ...place,
    assumed: ["the rest of the name as before"],
    certainty: "sure",
  };
}

/** 'Oyelaran hyphen Whitby', of an Oyelaran Whitby. */
function hyphenedAnew({ first, last }: PersonName, utterance: Utterance): Reading<PersonName> | null {
  const { words } = utterance;
  const at = words.findIndex(
    ({ word }, index) =>
      (word === "hyphen" || word === "dash") &&
      last?.toLowerCase() === `${words[index - 1]?.word} ${words[index + 1]?.word}`,
  );
  if (at < 1 || last === null) return null;
  const joined = last.replace(" ", "-");
  const value = { first, last: joined, full: `${first} ${joined}` };
  const place = heardBetween(utterance, at - 1, at + 2);
  return { value, ...place, assumed: ["the rest of the name as before"], certainty: "sure" };
}

interface Added {
  word: string;
  at: number;
  /** It stands before what is known. */
  isBefore?: true;
}
type Find = (words: readonly string[], known: readonly string[]) => Added | null;

const hyphens: ReadonlySet<string> = new Set(["hyphen", "dash", "hyphenated"]);

/** 'Barker hyphen Jones', 'it's Barker Jones', of a Barker. */
const joinedOn: Find = (words, known) => {
  const hyphen = words.findIndex((word) => word === "hyphen" || word === "dash");
  const isKnown = (at: number) => known.includes(words[at] ?? "");
  if (hyphen > 0 && isKnown(hyphen - 1)) return { word: words[hyphen + 1] ?? "", at: hyphen + 1 };
  if (hyphen > 0 && isKnown(hyphen + 1))
    return { word: words[hyphen - 1] ?? "", at: hyphen - 1, isBefore: true };
  // 'It's Barker Jones', and nothing behind it.
  const last = words.length - 1;
  const isAlone = last > 0 && isKnown(last - 1) && /^(?:is|name|its)$/.test(words[last - 2] ?? "");
  return isAlone ? { word: words[last] ?? "", at: last } : null;
};

/** 'You've left off the Jones', 'you forgot Jones'. */
const leftOff: Find = (words) => {
  const at = words.findIndex(
    (word, index) => dropped.has(word) || (word === "left" && /^(?:off|out)$/.test(words[index + 1] ?? "")),
  );
  if (at < 0) return null;
  let next = at + 1;
  while (/^(?:off|out|the|my)$/.test(words[next] ?? "")) next += 1;
  return { word: words[next] ?? "", at: next };
};
const dropped: ReadonlySet<string> = new Set(["forgot", "forgotten", "missed", "missing", "dropped"]);

/** 'With Jones on the end', 'and Jones at the end of my name'. */
const atTheEnd: Find = (words) => {
  const at = words.findIndex(
    (word, index) => /^(?:on|at)$/.test(word) && words[index + 1] === "the" && words[index + 2] === "end",
  );
  return at > 0 ? { word: words[at - 1] ?? "", at: at - 1 } : null;
};

const mayBeSurname = (word: string): boolean =>
  /^\p{L}{2,}$/u.test(word) &&
  !neverNames.has(word) &&
  (!ordinaryWords.has(word) || surnamesThatAreWords.has(word));
