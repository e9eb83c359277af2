import type { PersonName } from "../../readings.ts";
import { nameOfParts } from "../../who/names/capitalise.ts";
import { takeName } from "../../who/names/name-words.ts";
import { wordsSpelledInPart } from "../../who/names/spelled/described.ts";
import { respaced } from "../../who/names/spelled/respaced.ts";
import { respelled, spellsKnown } from "../../who/names/spelled/respell.ts";
import { findSpelled } from "../../who/names/spelled/spelling.ts";
import { lettersOnly, spelledInto } from "../../who/names/spelled/with-spelling.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, type Span, sure } from "../found.ts";

/** 'No, Jon without the h', 'Wang, not Wong', of the name that is known already: it is put right. */
export function readRespelled(utterance: Utterance, { nameSoFar, prompt }: HearContext): readonly Found[] {
  const whole = prompt === "read_back" && nameSoFar ? readAllSpelled(utterance) : null;
  if (whole && nameSoFar && whole.name.full !== nameSoFar.full && isLikeIt(whole.name, nameSoFar))
    return [
      { act: { kind: "correct" }, span: whole.span, certainty: sure },
      {
        act: { kind: "name", name: whole.name, role: "unclear", isUnsure: false },
        span: whole.span,
        certainty: sure,
      },
    ];
  const isAgain = (name: PersonName): boolean =>
    isSaidAgain(utterance, name) ||
    isSpelledInPart(utterance, name) ||
    (prompt === "read_back" && spellsKnown(name, utterance));
  if (nameSoFar && isAgain(nameSoFar))
    return [
      {
        act: { kind: "name", name: nameSoFar, role: "unclear", isUnsure: false },
        span: spanOf(utterance),
        certainty: sure,
      },
    ];
  if (!nameSoFar || (prompt === "name" && findSpelled(utterance.words).length > 0)) return [];
  const mended = respelled(nameSoFar, utterance);
  if (mended === null) return [];
  const { span, value: name } = mended;
  return [
    { act: { kind: "correct" }, span, certainty: sure },
    { act: { kind: "name", name, role: "unclear", isUnsure: false }, span, certainty: sure },
  ];
}

/** 'Mei and then Lin, two words': whoever tells how their name is written names nobody else. */
export function readRespaced(utterance: Utterance, { nameSoFar }: HearContext): readonly Found[] {
  const spaced = nameSoFar ? respaced(nameSoFar, utterance) : null;
  if (!spaced || !tellsSpaces.test(utterance.text)) return [];
  const { value: name, span } = spaced;
  const isNew = name.full !== nameSoFar?.full;
  return [
    ...(isNew ? [{ act: { kind: "correct" }, span, certainty: sure } as const] : []),
    { act: { kind: "name", name, role: "unclear", isUnsure: false }, span, certainty: sure },
  ];
}
const tellsSpaces = /\b(?:words?|space|gap|separate(?:ly)?|together|joined)\b/i;

/** 'Mei Lin Chua, m e i then l i n then chua': said in full, and what is spelled of it bears that out. */
function readAllSpelled(utterance: Utterance): { name: PersonName; span: Span } | null {
  const { words } = utterance;
  const from = words.findIndex(({ word }) => !leading.has(word));
  const said = from < 0 ? null : takeName(utterance, from, "alone");
  const spelled = findSpelled(words);
  if (!said || said.parts.length < 2 || spelled.length === 0) return null;
  const plain = (parts: readonly string[]): string => lettersOnly(parts.join(""));
  const isOfIt = (letters: string): boolean =>
    said.parts.some((_, at) =>
      said.parts.some((__, to) => to >= at && plain(said.parts.slice(at, to + 1)) === lettersOnly(letters)),
    );
  if (!spelled.every(({ from: at, letters }) => at >= said.to && isOfIt(letters))) return null;
  const name = nameOfParts(spelled.map(({ letters }) => letters).reduce(spelledInto, said.parts));
  return name && { name, span: heardBetween(utterance, from, said.to).span };
}
const leading: ReadonlySet<string> = new Set(
  "no nah yes yeah yep um uh oh so well it it's its is that that's thats the my name name's sorry actually i said said".split(
    " ",
  ),
);
/** A word of theirs at least is the same: somebody else's is told otherwise. */
const isLikeIt = ({ full }: PersonName, known: PersonName): boolean => {
  const before = known.full.toLowerCase().split(" ");
  return full
    .toLowerCase()
    .split(" ")
    .some((word) => before.includes(word) || lettersOnly(known.first).startsWith(word));
};

/** Where it is spelled, nothing but the letters is of the name. */
function spanOf(utterance: Utterance): Span {
  const [spelled] = findSpelled(utterance.words);
  return spelled ? heardBetween(utterance, spelled.from, spelled.to).span : [0, utterance.text.length];
}

/** 'It's Pearce with E A R C E', of a Pearce: it is spelled as it is known. */
const isSpelledInPart = (utterance: Utterance, { full }: PersonName): boolean =>
  wordsSpelledInPart(utterance).some((word) => full.toLowerCase().split(" ").includes(word));

/** The name in full as it is known, and hardly a word beside it. */
const isSaidAgain = ({ words }: Utterance, { full, last }: PersonName): boolean => {
  const parts = full.toLowerCase().split(" ");
  const said = words.map(({ word }) => word);
  const isBeside = said.length - parts.length <= mostBeside;
  return last !== null && isBeside && ` ${said.join(" ")} `.includes(` ${parts.join(" ")} `);
};
const mostBeside = 1;
