/**
 * What callers say, as every pattern of this room may meet it. A pattern's time grows with what it reads, with some by the
 * square or worse, and most with what comes over and over. So nothing comes over and over here for longer than a telephone
 * number does, and nothing is longer than anybody speaks without drawing breath.
 */

/** Two minutes of speech without a pause; the telephone provider hands on what was said at each. */
const longestText = 1_500;
/** No name, number or email address is longer without a space. */
const longestWord = 80;
/** Words, or signs of one word, that come in the same order again: a number read out, 'oh four oh oh oh oh …', has ten digits. */
const mostAgain = 12;
/** A turn of phrase of more words than that is said twice, never three times. */
const longestPhrase = 40;
/** Signs between two words: '?! ...', '), ' */
const mostSigns = 6;

/**
 * The same words with one kind of quotation mark, apostrophe and space, without control characters, and cut where signs,
 * letters, words or turns of phrase go on repeating, or the whole has no end.
 */
export function boundSpeech(said: string): string {
  const text = said
    // Twice: characters that are put together may become longer.
    .slice(0, 2 * longestText)
    .normalize("NFC")
    .replace(/[‘’‛ʼ´`′＇]/g, "'")
    .replace(/[“”„‟″＂]/g, '"')
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, " ")
    .trim();
  return cutShort(withoutRepeats(text), longestText).trim();
}

interface Piece {
  word: string;
  /** What stands behind it, up to the next. */
  gap: string;
}

const pieces = /([\p{L}\p{M}\p{N}]+)([^\p{L}\p{M}\p{N}]*)/gu;

function withoutRepeats(text: string): string {
  const opening = /^[^\p{L}\p{M}\p{N}]*/u.exec(text)?.[0] ?? "";
  const words: string[] = [];
  /** By the length of a phrase: how many words in a row are those of the time before. */
  const again = new Array<number>(longestPhrase + 1).fill(0);
  let kept = fewSigns(opening);
  for (const { word, gap } of piecesOf(text)) {
    const plain = word.toLowerCase();
    for (let phrase = 1; phrase <= longestPhrase; phrase++)
      again[phrase] = words[words.length - phrase] === plain ? (again[phrase] ?? 0) + 1 : 0;
    words.push(plain);
    if (!again.some((count, phrase) => count >= Math.max(mostAgain, phrase))) kept += word + gap;
  }
  return kept;
}

function* piecesOf(text: string): Generator<Piece> {
  for (const [, word = "", gap = ""] of text.matchAll(pieces))
    yield { word: fewOfEach(cutShort(word, longestWord)), gap: fewSigns(gap) };
}

/** 'Noooo…' and '0400 000 000' in one keep their meaning with a dozen of each. */
const fewOfEach = (word: string): string => word.replace(/(.)\1{12,}/gsu, (run) => run.slice(0, mostAgain));

function fewSigns(gap: string): string {
  const signs = gap.replaceAll(" ", "");
  return signs.length <= mostSigns ? gap : ` ${signs.slice(0, mostSigns)} `;
}

/** At a space, where there is one; never through a character. */
function cutShort(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(" ", longest);
  return space > longest / 2 ? text.slice(0, space) : text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
