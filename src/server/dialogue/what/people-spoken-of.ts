import type { PersonName, Reading } from "../understanding.ts";
import { commonFirstNames } from "../who/common-names.ts";
import { areSeveralOfKin, isOneOfKin, nameless } from "../who/kin.ts";
import { takeName } from "../who/name-words.ts";
import { ordinaryWords } from "../who/ordinary-words.ts";
import { readName } from "../who/read-name.ts";
import { isMy, isSelf } from "../who/read-party.ts";
import { heardBetween, partOf, type Utterance } from "../words.ts";

/** Whoever is spoken of, and where in the text. */
export interface PersonSpoken {
  span: readonly [number, number];
  /** The word that speaks of them first. */
  heard: string;
  isSelf: boolean;
  /** As who rings and not as who comes: 'it's Jill Hart'. */
  isIntroduced: boolean;
  name: Reading<PersonName> | null;
}

/** In their order. 'I' is the caller only where nobody else is spoken of: 'I want Monday for Leo'. */
export function peopleIn(utterance: Utterance): readonly PersonSpoken[] {
  const { words } = utterance;
  const people: PersonSpoken[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const person = personAt(utterance, at);
    if (!person) continue;
    people.push(person);
    at = words.findLastIndex(({ start }) => start < person.span[1]);
  }
  const own = words.find(({ word }) => word === "i");
  if (people.length > 0 || !own) return people;
  return [{ ...noName, span: [own.start, own.end], heard: "i", isSelf: true }];
}

/** 'The kids', 'we both': a number of people that no one day or time tells apart. */
export const speaksOfSeveral = ({ words }: Utterance): boolean =>
  words.some(({ word }) => areSeveralOfKin(word) || word === "we" || word === "us");

function personAt(utterance: Utterance, at: number): PersonSpoken | null {
  const { words } = utterance;
  const [before = "", word = "", next = ""] = [words[at - 1]?.word, words[at]?.word, words[at + 1]?.word];
  const { span } = heardBetween(utterance, at, at + 1);
  if (/^(?:him|her)$/.test(word) && pointsAt.test(next)) return { ...noName, span, heard: word };
  const isOwn = isSelf(word, before) && !isMy(word, next, words[at + 2]?.word);
  if (isOwn || (isOneOfKin(word) && (owners.test(before) || isNameless.test(word)))) {
    const named = nameAt(utterance, at + 1);
    const to = named?.name.span[1] ?? span[1];
    return {
      span: [span[0], to],
      heard: word,
      isSelf: isOwn,
      isIntroduced: false,
      name: named?.name ?? null,
    };
  }
  const named = isNobodyBehind.test(before) ? null : nameAt(utterance, at);
  if (!named) return null;
  const isIntroduced = tellsWhoRings(utterance, at, named.to);
  return { span: named.name.span, heard: word, isSelf: false, isIntroduced, name: named.name };
}
const noName = { isSelf: false, isIntroduced: false, name: null } as const;
/** 'Her on Tuesday', 'one for him', but not 'her appointment'. */
const pointsAt =
  /^(?:$|on|at|in|for|to|the|from|after|before|next|this|tomorrow|today|\p{L}+day|\d+.*|one|two|three|four|five|nine|ten|eleven|twelve|half|quarter)$/u;
const owners = /^(?:my|our|his|her|the)$/;
const isNameless = new RegExp(`^(?:${nameless})$`);
/** A dentist, a place, or the last name of all of them. */
const isNobodyBehind = /^(?:doctor|with|at|in|on|to|from|surname|name)$/;

function nameAt(utterance: Utterance, at: number): { name: Reading<PersonName>; to: number } | null {
  const { words, text } = utterance;
  const word = words[at];
  const taken = word && !months.test(word.word) ? takeName(utterance, at, "likely") : null;
  if (!word || !taken) return null;
  const isWritten = /\p{Lu}/u.test(text.charAt(word.start)) && !ordinaryWords.has(word.word);
  if (!commonFirstNames.has(word.word) && !isWritten) return null;
  const name = readName(partOf(utterance, words.slice(at, taken.to)), { expected: "name" });
  return name && { name: { ...name, ...heardBetween(utterance, at, taken.to) }, to: taken.to };
}
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|will|mark|grant)$/;

const tellsWhoRings = ({ text, words }: Utterance, from: number, to: number): boolean =>
  introducesCaller.test(text.slice(words[0]?.start ?? 0, words[from]?.start)) ||
  /^(?:here|speaking|calling)$/.test(words[to]?.word ?? "");
/** 'For me and my mum, I'm Jill Hart': whoever is named next rings. */
export const introducesCaller = /\b(?:i['’]?m|i am|my name(?:['’]?s| is)?|(?:it|this)(?:['’]?s| is))\W*$/i;
