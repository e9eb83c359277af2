import { type Phrase, toPhrase } from "../../phrase.ts";
import { isSurelyFirstName } from "../../who/first-names.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { takeName } from "../../who/names/name-words.ts";
import { readName } from "../../who/names/read-name.ts";
import { findSpelled } from "../../who/names/spelled/spelling.ts";
import { relationWords } from "../../who/relations.ts";
import { heardBetween, toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";
import { ownerOfCaller } from "./read-not-the-patient.ts";

/**
 * Names that are told of whoever speaks and of whoever comes in one breath, or put right by whose they are: 'he's Oscar Delaney and I'm his
 * mum Kelly', 'no, mine's Kelly Brandt', 'I'm Brandt, he's Delaney', 'it's Delaney, not Brandt'.
 */

type Whose = "caller" | "patient";
const kin = `(${relationWords}|carer|guardian)`;
const aside = "(no|sorry|actually|just|only|is|called|named|surname|last name)";
const kinOfCaller = `(i am|me) (just|only)? (his|her|their|the) ${kin}`;
const openings: readonly (readonly [Whose, Phrase])[] = [
  ["caller", toPhrase(`${kinOfCaller} (and|called|named|is)? ${aside}?`)],
  ["caller", toPhrase(`(mine|mines) (is)? ${aside}?`)],
  ["caller", toPhrase(`my (own)? (last|sur|family|full)? (name|names|surname|surnames) (is)? ${aside}?`)],
  ["caller", toPhrase(`i am ${aside}?`)],
  [
    "patient",
    toPhrase(`(his|her|their|the) (last|family|full|first)? (name|names|surname|surnames) (is)? ${aside}?`),
  ],
  // 'Wife's name is Priya'
  ["patient", toPhrase(`(${relationWords}) (last|family|full|first)? (name|surname) (is)? ${aside}?`)],
  ["patient", toPhrase(`(his|hers|theirs) is ${aside}?`)],
  ["patient", toPhrase(`(he|she) is ${aside}?`)],
];
const findKin = toPhrase(kinOfCaller);

interface Told {
  whose: Whose;
  parts: readonly string[];
  from: number;
  to: number;
}

/** Empty where names are told of nobody in particular, or of one alone who may be anybody. */
export function readNameOwners(utterance: Utterance, context: HearContext): readonly Found[] {
  if (findSpelled(utterance.words).length > 0) return [];
  const owner = ownerOfCaller(utterance);
  if (owner) return [ownerFound(utterance, owner)];
  const known = knownNames(context);
  const told = toldIn(utterance, known);
  const contrasted = contrastIn(utterance, context);
  const isBoth =
    told.some(({ whose }) => whose === "caller") && told.some(({ whose }) => whose === "patient");
  const isOfKin = utterance.words.some((_, at) => findKin.match(utterance.words, at) > 0);
  const isOwnBeside =
    context.isForOther === true &&
    context.nameSoFar !== undefined &&
    told.every(({ whose }) => whose === "caller");
  if (told.length > 0 && (isBoth || isContrast(utterance) || (isOwnBeside && told.length === 1)))
    return told.map((each) => toFound(utterance, each, known));
  const rest = isOfKin && told.length === 1 ? besideCaller(utterance, told) : [];
  if (rest.length > 0) return [...rest, ...told].map((each) => toFound(utterance, each, known));
  return contrasted === null ? [] : contrasted;
}

/** 'I'm Joan's carer': she is whom it is for, and nobody has said who rings. */
function ownerFound(utterance: Utterance, { name, at }: { name: string; at: number }): Found {
  const [first = ""] = capitaliseName([name]);
  return {
    act: {
      kind: "name",
      name: { first, last: null, full: first },
      role: "patient",
      isUnsure: false,
      part: "first",
    },
    span: heardBetween(utterance, at, at + 1).span,
    certainty: sure,
  };
}

/** Names in small letters that were told on this call. */
function knownNames({ nameSoFar, lastNames = [] }: HearContext): ReadonlySet<string> {
  const last = [...lastNames, nameSoFar?.last ?? ""].map((each) => each.toLowerCase());
  return new Set(last.filter((each) => each !== ""));
}

function toldIn(utterance: Utterance, known: ReadonlySet<string>): readonly Told[] {
  const { words } = utterance;
  const found: Told[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const [opened] = openings.flatMap(([whose, phrase]) => {
      const to = phrase.match(words, from);
      const name = to < 0 ? null : takeName(utterance, to, "likely");
      return name && (saysName(utterance, from, to) || isName(utterance, name, known))
        ? [{ whose, parts: name.parts, from: to, to: name.to }]
        : [];
    });
    if (!opened) continue;
    found.push(opened);
    from = opened.to - 1;
  }
  return found;
}

/** 'My last name is …' */
const saysName = ({ words }: Utterance, from: number, to: number): boolean =>
  words.slice(from, to).some(({ word }) => /^(?:sur)?names?$/.test(word));

/** By the lists, by what was told before, or said twice in one breath: any other word tells how they are. */
function isName(
  { words }: Utterance,
  { parts }: { parts: readonly string[] },
  known: ReadonlySet<string>,
): boolean {
  const [first = "", ...others] = parts.map((part) => part.toLowerCase());
  if (commonFirstNames.has(first) || known.has(first) || known.has(others.join(" "))) return true;
  const isTwice = others.length === 0 && words.filter(({ word }) => word === first).length > 1;
  return isTwice && words.some(({ word }) => word === "not");
}

/** 'It's Oscar Delaney and …': the name beside what the caller says of themselves. */
function besideCaller(utterance: Utterance, told: readonly Told[]): readonly Told[] {
  const [own] = told;
  if (!own) return [];
  const spans = utterance.words.flatMap(({ start, end }, at) =>
    at >= openingOf(utterance, own) && at < own.to ? [[start, end] as const] : [],
  );
  const rest = toUtterance(withoutSpans(utterance.text, spans, ","));
  const name = readName(rest, { expected: "name" });
  if (!name || name.certainty !== "sure" || !commonFirstNames.has(name.value.first.toLowerCase())) return [];
  const at = utterance.words.findIndex(({ start }) => start >= name.span[0]);
  return at < 0
    ? []
    : [
        {
          whose: "patient",
          parts: name.value.full.split(" "),
          from: at,
          to: at + name.value.full.split(" ").length,
        },
      ];
}

const isContrast = ({ words }: Utterance): boolean => words.some(({ word }) => word === "not");

const openingOf = (utterance: Utterance, { from }: Told): number =>
  utterance.words.findLastIndex((word, at) => at < from && (word.word === "i" || word.word === "me"));

/** 'Delaney, not Brandt', where Brandt is what whoever it is for was taken to be called. */
function contrastIn(utterance: Utterance, { nameSoFar, wish }: HearContext): readonly Found[] | null {
  const last = nameSoFar?.last?.toLowerCase();
  if (!nameSoFar || wish === null || last === undefined) return null;
  const { words } = utterance;
  const not = words.findIndex(({ word }, at) => word === "not" && words[at + 1]?.word === last);
  const right = words[not - 1];
  if (not < 1 || !right || right.word === last || isSmall.has(right.word)) return null;
  const [name = ""] = capitaliseName([utterance.text.slice(right.start, right.end)]);
  const { span } = heardBetween(utterance, not - 1, not + 2);
  return [
    { act: { kind: "correct" }, span, certainty: sure },
    {
      act: {
        kind: "name",
        role: "unclear",
        isUnsure: false,
        part: "last",
        name: { first: name, last: null, full: name },
      },
      span,
      certainty: sure,
    },
  ];
}
const isSmall: ReadonlySet<string> = new Set(
  "is it no am but and that this its was i he she sorry name".split(" "),
);

function toFound(utterance: Utterance, { whose, parts, from, to }: Told, known: ReadonlySet<string>): Found {
  const [first = "", ...others] = capitaliseName(parts.flatMap((part) => part.split(" ")));
  const last = others.length === 0 ? null : others.join(" ");
  const isLast =
    last === null &&
    (known.has(first.toLowerCase()) ||
      !(commonFirstNames.has(first.toLowerCase()) || isSurelyFirstName(first.toLowerCase())));
  const part = last !== null ? {} : { part: isLast ? ("last" as const) : ("first" as const) };
  return {
    act: {
      kind: "name",
      role: whose,
      isUnsure: false,
      isSaidOf: true,
      ...part,
      name: { first, last, full: last === null ? first : `${first} ${last}` },
    },
    ...heardBetween(utterance, from, to),
    certainty: sure,
  };
}
