import { everydayWords } from "../../who/everyday-words.ts";
import { firstNames, isSurelyFirstName } from "../../who/first-names.ts";
import { isKinWord } from "../../who/kin.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { neverNames, ordinaryWords } from "../../who/names/ordinary-words.ts";
import type { Utterance, Word } from "../../words.ts";
import type { OfPerson } from "../acts.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";

/**
 * Of whom each part of an utterance is, where several come: 'Ruby has to be Tuesday and Oscar Thursday morning'. A first name tells
 * it, known on the call or in the lists; what follows is that person's until the next one is named.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const joining = listed(
  "and then so but um uh well plus also or for with about cause because that's thats is put book",
);
/** Behind these a first name is somebody's who is not to be seen. */
const ofOthers = listed(
  "doctor dr mr mrs ms miss street st with see by from i'm im am it's its this name call called uncle aunt aunty nurse",
);

export interface EachPerson {
  act: Found;
  /** Index of the word that begins their part: the one that joins it, or the name. */
  from: number;
}

export interface Named {
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
  const besideCaller = wish === null || wish === "book" ? callerAndOthers(words, callers) : [];
  if (besideCaller.length > 1) return besideCaller;
  const known = new Set(candidates.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : [])));
  const areSeveral = namesAwaited > 1 || known.size > 1;
  if (wish !== null && wish !== "book") return [];
  const named = words.flatMap((word, at) =>
    isNamed(words, at, { known, others }) && !callers.has(nameOf(word)) && !within(word)
      ? [{ word, at }]
      : [],
  );
  // 'Finn and Maeve are due': what follows a list of names is told of all of them.
  const apart = named.filter(
    ({ at }, k) => !isJoined(words, at, named[k + 1]?.at) && !isJoined(words, named[k - 1]?.at, at),
  );
  if (apart.length === 0) return [];
  const firsts = new Set(named.map(({ word }) => nameOf(word)));
  if (firsts.size < (areSeveral ? 1 : 2)) return [];
  return named.map(({ word, at }): EachPerson => {
    const [first = ""] = capitaliseName([nameOf(word)]);
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

const ownPointer = listed("me myself mine");
const otherPointer = listed("him her his hers");

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

/**
 * 'One for me at four and Emeka at half four', 'four for me and half four for him and …': the caller and those who are named, each
 * with an hour of their own. Empty where one of them has none.
 */
function callerAndOthers(words: readonly Word[], callers: ReadonlySet<string>): readonly EachPerson[] {
  const whoAt = (at: number): OfPerson | null => {
    const { word = "" } = words[at] ?? {};
    const before = words[at - 1]?.word ?? "";
    if (isOwnPart(words, at)) return { name: null, who: "caller" };
    const name = nameOf({ word, start: 0, end: 0 });
    const isKnown = name.length > 2 && isSurelyFirstName(name) && !everydayWords.has(name);
    // 'And Emeka at half four': whatever they are called.
    const isPlaced = before === "and" && words[at + 1]?.word === "at" && isHour(words, at + 2);
    const isOther = isKnown || (isPlaced && isNoOtherWord(name));
    // 'My name's Salma', 'Salma Aziz here': whoever speaks is not told of.
    if (!isOther || callers.has(name) || ofOthers.has(before) || isSurelyFirstName(before)) return null;
    const [first = ""] = capitaliseName([name]);
    return { name: { first, last: null, full: first } };
  };
  const all = words.flatMap((_, at) => {
    const whom = whoAt(at);
    return whom ? [{ whom, at, key: JSON.stringify(whom) }] : [];
  });
  // 'Check-ups for Tariq and me, Tariq at half four and me at four': each where they were named last.
  const told = all.filter(({ key }, k) => all.findLastIndex((each) => each.key === key) === k);
  const isBoth = told.some(({ whom }) => whom.name === null) && told.some(({ whom }) => whom.name !== null);
  if (!isBoth) return [];
  const parts = told.map(({ whom, at }, k) => ({
    whom,
    at,
    from: partFrom(words, at, told[k - 1]?.at ?? null),
  }));
  const isTimed = parts.every(({ from }, k) =>
    words.slice(from, parts[k + 1]?.from).some((_, at) => isHour(words, from + at)),
  );
  return isTimed
    ? parts.map(({ whom, at, from }): EachPerson => {
        const { start = 0, end = 0 } = words[at] ?? {};
        return { act: { act: { kind: "of_person", whom }, span: [start, end], certainty: sure }, from };
      })
    : [];
}

/** 'For me', 'and me at', 'me at', 'I'll have', of a part of what is told. */
function isOwnPart(words: readonly Word[], at: number): boolean {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map((index) => words[index]?.word ?? "");
  if (word === "me" || word === "myself")
    return before === "for" || booking.has(before) || next === "at" || (before === "and" && next === "for");
  return word === "mine" || ((word === "i'll" || word === "ill") && taking.has(next));
}
/** 'Book me at four' */
const booking = listed("book put get fit squeeze slot");
const taking = listed("have take do");
const hours = listed("two three four five six seven eight nine ten eleven twelve half quarter");
const ofHour = listed("at half quarter past to oclock o'clock thirty fifteen one about around");

const isNoOtherWord = (word: string): boolean =>
  word.length > 1 &&
  /^\p{L}+$/u.test(word) &&
  !everydayWords.has(word) &&
  !ordinaryWords.has(word) &&
  !neverNames.has(word) &&
  !isKinWord(word);

const isHour = (words: readonly Word[], at: number): boolean => {
  const word = words[at]?.word ?? "";
  const isOne = word === "one" && words[at - 1]?.word === "at";
  return isOne || hours.has(word) || /^\d/.test(word);
};

/** Where what is told of them begins: where it is joined, or with the hour that stands before 'for me'. */
function partFrom(words: readonly Word[], at: number, last: number | null): number {
  const joined = words.findLastIndex(({ word }, k) => k < at && k > (last ?? at) && word === "and");
  if (last !== null) return joined < 0 ? at : joined;
  let from = at;
  while (from > 0 && (leadsTo.has(words[from - 1]?.word ?? "") || isHour(words, from - 1))) from -= 1;
  return from;
}
const leadsTo: ReadonlySet<string> = new Set([...ofHour, "for", "me", "and"]);

/** Back to where what is told of them is joined: 'and eleven for | him'. */
const joinedFrom = (words: readonly Word[], at: number): number =>
  Math.max(
    0,
    words.findLastIndex(({ word }, k) => k < at - 1 && word === "and"),
  );

/** 'Finn and Maeve' */
const isJoined = (words: readonly Word[], one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other === one + 2 && words[one + 1]?.word === "and";

const nameOf = ({ word }: Word): string => word.replace(/['’]?s$/, (end) => (end.length > 1 ? "" : end));

function isNamed(
  words: readonly Word[],
  at: number,
  { known, others }: Readonly<Record<"known" | "others", ReadonlySet<string>>>,
): boolean {
  const word = words[at];
  if (!word) return false;
  const name = nameOf(word);
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
const closing = listed(" and please then thanks");

/** The words that join it to what was said before are its own: 'and then | Evie'. */
function beginOf(words: readonly Word[], at: number): number {
  if (isBehindWhat(words, at)) return joinedFrom(words, at);
  let from = at;
  while (from > 0 && at - from < mostJoining && joining.has(words[from - 1]?.word ?? "")) from -= 1;
  return from;
}
const mostJoining = 3;
