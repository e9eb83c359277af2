import { everydayWords } from "./who/everyday-words.ts";
import { wordSet } from "./word-set.ts";

/**
 * What somebody takes back as they speak, and what they put in its place: 'my crown no sorry my dad's crown'. For reading back alone: what
 * was said stays as it was said. Where it is not plain what is taken back, nothing is.
 */

/** The longest come first. */
const markers: readonly (readonly string[])[] = [
  ...["no sorry i mean", "no hang on", "hang on no", "no i mean", "sorry i mean", "no sorry", "sorry no"],
  ...["no wait", "wait no", "no actually", "actually no", "oh no", "or rather", "i mean", "sorry", "no"],
].map((each) => each.split(" "));

/** Behind these a 'no' is what was said, or how many there are. */
const saying = wordSet(
  "say says said saying there's theres is are was got have has had get with told answer",
);
const phrasing = wordSet(
  "my your his her our their the a an this that on at by for to in before after about from with under",
);
const beginning = wordSet("i he she they we it it's its he's she's they're we're i'm");
const times = wordSet(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
   december first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth
   seventeenth eighteenth nineteenth twentieth thirtieth one two three four five six seven eight nine ten eleven twelve fifteen twenty
   thirty morning afternoon arvo evening lunchtime midday today tomorrow`,
);
const mostTakenBack = 6;

export const isOnlyTime = (text: string): boolean =>
  wordsIn(text).every((word) => times.has(bare(word)) || phrasing.has(bare(word)));

const bare = (word: string): string => word.replaceAll(",", "").toLowerCase();
export const wordsIn = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

const markerAt = (words: readonly string[], at: number): readonly string[] | null =>
  markers.find((marker) => marker.every((each, index) => bare(words[at + index] ?? "") === each)) ?? null;

/** Without what was taken back in it. */
export function repaired(all: readonly string[]): readonly string[] {
  const words = withoutDenied(all);
  for (let at = 1; at < words.length - 1; at += 1) {
    const marker = markerAt(words, at);
    if (!marker) continue;
    const from = takenFrom(words, at, marker);
    if (from !== null) return repaired([...words.slice(0, from), ...words.slice(at + marker.length)]);
    at += marker.length - 1;
  }
  return words;
}

/** Where it begins, before the marker at `at`; null = it is not plain. */
function takenFrom(words: readonly string[], at: number, marker: readonly string[]): number | null {
  const [last, next] = [bare(words[at - 1] ?? ""), bare(words[at + marker.length] ?? "")];
  if (next === "" || (marker[0] === "no" && saying.has(last))) return null;
  const isPlain = marker.length > 1;
  if (phrasing.has(next) || (isPlain && beginning.has(next))) {
    const from = words.slice(0, at).findLastIndex((word) => bare(word) === next);
    if (from >= 0 && at - from <= mostTakenBack) return from;
  }
  const areAlike = kinds.some((kind) => kind.has(last) && kind.has(next)) || (isName(last) && isName(next));
  return areAlike && last !== next ? at - 1 : null;
}
/** One of a kind takes the place of another; of signs and medicines nothing is ever left out. */
const kinds: readonly ReadonlySet<string>[] = [
  times,
  wordSet("bupa medibank hcf nib ahm hbf gmhba medicare dva"),
  wordSet(
    "clean filling crown bridge denture veneer implant extraction check-up checkup whitening plate retainer splint",
  ),
  wordSet(
    "mum dad mother father son daughter wife husband brother sister nan pop gran grandson granddaughter",
  ),
  wordSet("left right upper lower top bottom front back"),
];
const isName = (word: string): boolean => word.length > 2 && !everydayWords.has(word) && !times.has(word);

/** 'Not my crown it's my dad's crown' tells what it is. */
function withoutDenied(words: readonly string[]): readonly string[] {
  const not = words.findIndex((word) => !leading.has(bare(word)));
  if (bare(words[not] ?? "") !== "not") return words;
  const it = words.findIndex((word, at) => at > not && putting.has(bare(word)));
  return it > not + 1 && it - not <= mostTakenBack && it < words.length - 1 ? words.slice(it) : words;
}
const leading = wordSet("no oh well and but it's its um uh sorry that's");
const putting = wordSet("it's its");

/** What stands right behind it is put in its place: it is one sentence with it. */
export function isPutOtherwise(words: string, next: string): boolean {
  const own = wordsIn(words);
  const after = wordsIn(next);
  const isMarked = own.some((_, at) => {
    const marker = at > 0 ? markerAt(own, at) : null;
    return marker !== null && at + marker.length === own.length;
  });
  const isDenial = withoutDenied([...own, ...after]).length < own.length + after.length;
  return (
    isMarked || isDenial || (own.length > 1 && after.length > 2 && (markerAt(after, 0)?.length ?? 0) > 1)
  );
}

const subjects = wordSet("i he she they we it's its i'm he's she's they're we're they've we've i've");
const goingOn = wordSet(
  "that if because cause who what when where how think says said say know so whether than as until till while is are was and but or like",
);
const joins = wordSet("and but");
const fewest = 4;

/** Each thing that is told in it. */
export function piecesOf(words: readonly string[]): readonly (readonly string[])[] {
  const starts = words.flatMap((word, at) => {
    const before = bare(words[at - 1] ?? "");
    const isJoined = joins.has(before);
    const isStart =
      at >= fewest &&
      subjects.has(bare(word)) &&
      words.length - at >= fewest &&
      (isJoined || !goingOn.has(before));
    return isStart ? [{ from: at, until: isJoined ? at - 1 : at }] : [];
  });
  return [{ from: 0, until: 0 }, ...starts].map(({ from }, at) =>
    words.slice(from, starts[at]?.until ?? words.length),
  );
}

const light = wordSet(
  "want wants need needs have has got get would like they them that this with from before after until till about just also been being there here were was will when what your mine their said says only",
);
const contentOf = (words: readonly string[]): readonly string[] =>
  words.map(bare).filter((word) => word.length > 3 && !light.has(word) && !times.has(word));

/** 'They need the numbers by the eleventh', put right, tells all that 'they want the numbers before the tenth' told. */
export function isSaidOtherwise(piece: readonly string[], later: readonly string[]): boolean {
  const told = contentOf(later);
  const own = contentOf(piece);
  const isSame = piece.join(" ").toLowerCase() === later.join(" ").toLowerCase();
  return !isSame && own.length >= fewestShared && own.every((word) => told.includes(word));
}
const fewestShared = 2;
