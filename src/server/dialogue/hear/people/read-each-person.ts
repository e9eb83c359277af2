import { everydayWords } from "../../who/everyday-words.ts";
import { firstNames, isSurelyFirstName } from "../../who/first-names.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { isModal } from "../../who/names/function-words.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { sure } from "../found.ts";
import { type EachPerson, nameOf, ofOthers, readPersonTimes } from "./read-person-times.ts";

/**
 * Of whom each part of an utterance is, where several come: 'Ruby has to be Tuesday and Oscar Thursday morning'. A first name tells
 * it, known on the call or in the lists; what follows is that person's until the next one is named.
 */

const joining = wordSet(
  "and then so but um uh well plus also or for with about cause because that's thats is put book",
);

interface Named {
  /** First names under which the caller introduces themselves, for whoever speaks is not told of. */
  callers: ReadonlySet<string>;
  /** First names that were read as names of their own, one behind the other. */
  others: ReadonlySet<string>;
  /** Whether a word is a further part of somebody's name: 'Jin' of 'Kim Soo Jin'. */
  within(word: Word): boolean;
}

/**
 * Empty where fewer than two are told apart, and nobody but who is spoken of anyway.
 */
export function readEachPerson(
  { words }: Utterance,
  { candidates, wish, namesAwaited, bookings }: HearContext,
  { callers, others, within }: Named,
): readonly EachPerson[] {
  const pointed = wish === "book" && bookings > 1 ? pointedAt(words) : [];
  if (pointed.length > 1) return pointed;
  if (wish !== null && wish !== "book") return [];
  const known = new Set(candidates.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : [])));
  const placed = readPersonTimes(words, { callers, known });
  if (placed.length > 1) return placed;
  const areSeveral = namesAwaited > 1 || known.size > 1;
  const firstOf = (word: Word): string => bearerIn(word, { known, others });
  const named = words.flatMap((word, at) =>
    isNamed(words, at, { known, others }) && !callers.has(firstOf(word)) && !within(word)
      ? [{ word, at }]
      : [],
  );
  // 'Finn and Maeve are due': what follows a list of names is told of all of them.
  const apart = named.filter(
    ({ at }, k) => !isJoined(words, at, named[k + 1]?.at) && !isJoined(words, named[k - 1]?.at, at),
  );
  if (apart.length === 0) return [];
  const firsts = new Set(named.map(({ word }) => firstOf(word)));
  if (firsts.size < (areSeveral ? 1 : 2)) return [];
  return named.map(({ word, at }): EachPerson => {
    const [first = ""] = capitaliseName([firstOf(word)]);
    return {
      act: {
        act: { kind: "of_person", whom: { name: { first, last: null, full: first } } },
        span: [word.start, word.end],
        certainty: sure,
      },
      from: beginOf(words, at),
    };
  });
}

const ownPointer = wordSet("me myself mine");
const otherPointer = wordSet("him her his hers");

/** 'Half ten for me and eleven for him', 'mine at ten and his at eleven': those who come, by a word that points at them. */
function pointedAt(words: readonly Word[]): readonly EachPerson[] {
  const found = words.flatMap(({ word, start, end }, at): readonly EachPerson[] => {
    const who = ownPointer.has(word) ? "caller" : otherPointer.has(word) ? "other" : null;
    const isFor = words[at - 1]?.word === "for";
    if (who === null || !(isFor || word === "mine" || word.endsWith("s"))) return [];
    const act = { kind: "of_person", whom: { name: null, who } } as const;
    return [
      {
        act: { act, span: [start, end], certainty: sure },
        from: isFor ? joinedFrom(words, at) : beginOf(words, at),
      },
    ];
  });
  const isEach = new Set(found.map(({ act: { act } }) => JSON.stringify(act))).size === found.length;
  return isEach ? found : [];
}

/** Back to where what is told of them is joined: 'and eleven for | him'. */
const joinedFrom = (words: readonly Word[], at: number): number =>
  Math.max(
    0,
    words.findLastIndex(({ word }, k) => k < at - 1 && word === "and"),
  );

/** 'Finn and Maeve'; but not 'cancel Tom's, and Mia's got a cold'. */
const isJoined = (words: readonly Word[], one: number | undefined, other: number | undefined): boolean =>
  one !== undefined &&
  other === one + 2 &&
  words[one + 1]?.word === "and" &&
  !(words[one]?.word.endsWith("s") && tells.has(words[other + 1]?.word ?? ""));
const tells = wordSet("got has is was had does needs wants");

/** 'Cancel Tom's', which recognisers write 'toms', of a Tom who was named before. */
function bearerIn(
  word: Word,
  { known, others }: Readonly<Record<"known" | "others", ReadonlySet<string>>>,
): string {
  const name = nameOf(word);
  const owner = name.replace(/s$/, "");
  const isTold = (one: string): boolean => known.has(one) || others.has(one);
  return !isTold(name) && !firstNames.has(name) && isTold(owner) ? owner : name;
}

function isNamed(
  words: readonly Word[],
  at: number,
  { known, others }: Readonly<Record<"known" | "others", ReadonlySet<string>>>,
): boolean {
  const word = words[at];
  if (!word || isModal(words, at)) return false;
  const name = bearerIn(word, { known, others });
  const before = words[at - 1]?.word ?? "";
  if (ofOthers.has(before)) return false;
  // 'Evie Hennessy' names one: the second word is no person of its own.
  const isBehindName = firstNames.has(before) && !everydayWords.has(before) && !joining.has(before);
  if (isBehindName && !others.has(name)) return false;
  return (
    known.has(name) ||
    others.has(name) ||
    (name.length > 2 && isSurelyFirstName(name) && !everydayWords.has(name))
  );
}

/** 'Half one for Jo': what is told of somebody stands before their name, back to where it is joined. */
const isBehindWhat = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.word === "for" && closing.has(words[at + 1]?.word ?? "");
const closing = wordSet(" and please then thanks");

/** The words that join it to what was said before are its own: 'and then | Evie'. */
function beginOf(words: readonly Word[], at: number): number {
  if (isBehindWhat(words, at)) return joinedFrom(words, at);
  let from = at;
  while (from > 0 && at - from < mostJoining && joining.has(words[from - 1]?.word ?? "")) from -= 1;
  return from;
}
const mostJoining = 3;
