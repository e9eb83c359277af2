import { cardinals, ordinals } from "#kernel/number-words.ts";
import { meantWeekday } from "../weekday-spellings.ts";

/** One word, number or symbol. Soft punctuation is no token: it is remembered as a `stop` before the next one. */
export interface Token {
  /** Lower case without apostrophes; digits as typed; tens and units joined: `twenty fifth`. */
  word: string;
  start: number;
  end: number;
  /** Value of a number, -1 for others. */
  num: number;
  /** How many digits were typed; 0 for number words. */
  digits: number;
  ordinal: boolean;
  /** Whether white space or punctuation stands before it. */
  gap: boolean;
  /** Punctuation before it: 0 none, 1 comma or bracket, 2 end of a sentence. */
  stop: 0 | 1 | 2;
}

/** Said while thinking, or out of politeness; they carry nothing about when. */
const fillers = new Set(
  "um umm uh uhh er err erm ahm hmm hm mm mmm like maybe please perhaps pls kindly".split(" "),
);

/** After these "'d" and "'ll" belong to the word: "I'd", "that'll". */
const pronouns = new Set("i we you he she it they that there this what who how where when".split(" "));
const joinedVerb = /(?:d|ll|s)(?![a-z0-9])/iy;
const verbs: ReadonlyMap<string, string> = new Map([
  ["d", "would"],
  ["ll", "will"],
  ["s", "is"],
]);

const meridiem = /[ap]\s?\.?\s?m(?![a-z0-9])\.?/iy;
const spacedMeridiem = /^[ap]\s/i;

const isDigit = (c: number) => c >= 48 && c <= 57;
const isLetter = (c: number) =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c >= 0xc0 && c < 0x2000) || c > 0x2fff;
const isApostrophe = (c: number) => c === 39 || c === 0x2019 || c === 0x2018 || c === 96;
const isDash = (c: number) => c === 45 || (c >= 0x2010 && c <= 0x2015);

const symbols = new Map<number, string>([
  [47, "/"],
  [58, ":"],
  [43, "+"],
  [36, "$"],
  [163, "$"],
  [0x20ac, "$"],
  [37, "%"],
  [35, "#"],
]);

/** A full stop after these ends no sentence. */
const abbreviations = new Set(
  "jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed weds thu thur thurs fri sat sun dr mr mrs ms st approx".split(
    " ",
  ),
);

/** Reads the text once, left to right. */
export function tokenise(text: string): Token[] {
  return new Tokeniser(text).run();
}

class Tokeniser {
  private readonly tokens: Token[] = [];
  private readonly text: string;
  private at = 0;
  private gap = true;
  private stop: 0 | 1 | 2 = 0;

  constructor(text: string) {
    this.text = text;
  }

  run(): Token[] {
    while (this.at < this.text.length) {
      const c = this.text.charCodeAt(this.at);
      if (isDigit(c)) this.number();
      else if (isLetter(c)) this.word();
      else this.mark(c);
    }
    return this.tokens;
  }

  private code(offset = 0): number {
    return this.text.charCodeAt(this.at + offset);
  }

  private push(word: string, start: number, num: number, digits: number, ordinal: boolean): void {
    const last = this.tokens.at(-1);
    // 'twenty' + 'fifth'; a comma between them keeps them apart.
    if (
      last &&
      num >= 1 &&
      num <= 9 &&
      digits === 0 &&
      last.digits === 0 &&
      !last.ordinal &&
      last.num >= 20 &&
      last.num % 10 === 0 &&
      last.num <= 90 &&
      this.stop === 0
    ) {
      last.word += ` ${word}`;
      last.num += num;
      last.ordinal = ordinal;
      last.end = this.at;
    } else {
      this.tokens.push({
        word,
        start,
        end: this.at,
        num,
        digits,
        ordinal,
        gap: this.gap,
        stop: this.tokens.length === 0 ? 0 : this.stop,
      });
    }
    this.gap = false;
    this.stop = 0;
  }

  private number(): void {
    const start = this.at;
    while (isDigit(this.code())) this.at++;
    const digits = this.text.slice(start, this.at);
    const suffix = this.text.slice(this.at, this.at + 2).toLowerCase();
    const isOrdinal =
      (suffix === "st" || suffix === "nd" || suffix === "rd" || suffix === "th") && !isLetter(this.code(2));
    if (isOrdinal) this.at += 2;
    const value = digits.length <= 12 ? Number(digits) : 10 ** 12;
    this.push(digits, start, value, digits.length, isOrdinal);
    const verb = this.verbBehind();
    if (verb !== null && verb.word !== "is") this.pushVerb(verb);
  }

  private word(): void {
    const start = this.at;
    if (this.meridiem(start)) return;
    while (isLetter(this.code())) this.at++;
    if (this.contracted(start)) return;
    let word = this.text.slice(start, this.at).toLowerCase();
    // o'clock, today's, and o"clock as some keyboards have it
    while ((isApostrophe(this.code()) || this.code() === 34) && isLetter(this.code(1))) {
      this.at++;
      const rest = this.at;
      while (isLetter(this.code())) this.at++;
      word += this.text.slice(rest, this.at).toLowerCase();
    }
    if (fillers.has(word)) {
      this.gap = true;
      return;
    }
    const stem = word.endsWith("ish") ? word.slice(0, -3) : "";
    if (cardinals.has(stem)) {
      const end = this.at;
      this.at = end - 3;
      this.push(stem, start, cardinals.get(stem) ?? -1, 0, false);
      this.at = end;
      this.push("ish", end - 3, -1, 0, false);
      return;
    }
    const ordinal = ordinals.get(word);
    this.push(meantWeekday(word), start, ordinal ?? cardinals.get(word) ?? -1, 0, ordinal !== undefined);
  }

  /** "three'd be good", "Thursday'll do": a verb behind what is said; "I'd" and "that'll" stay one word, but "we'd" would be a Wednesday. */
  private contracted(start: number): boolean {
    const stem = this.text.slice(start, this.at).toLowerCase();
    const verb = this.verbBehind();
    const isWed = stem === "we" && verb?.word === "would";
    const isOneWord = (pronouns.has(stem) && !isWed) || (verb?.word === "is" && !cardinals.has(stem));
    if (verb === null || isOneWord) return false;
    const ordinal = ordinals.get(stem);
    this.push(stem, start, ordinal ?? cardinals.get(stem) ?? -1, 0, ordinal !== undefined);
    this.pushVerb(verb);
    return true;
  }

  /** The verb an apostrophe joins to what ends here. */
  private verbBehind(): { word: string; length: number } | null {
    if (!isApostrophe(this.code())) return null;
    joinedVerb.lastIndex = this.at + 1;
    const found = joinedVerb.exec(this.text)?.[0].toLowerCase();
    const word = found === undefined ? undefined : verbs.get(found);
    return found === undefined || word === undefined ? null : { word, length: found.length };
  }

  private pushVerb({ word, length }: { word: string; length: number }): void {
    const start = this.at;
    this.at += length + 1;
    this.push(word, start, -1, 0, false);
  }

  /** 'am', 'a.m.', 'p . m .', and 'a m' after a number. */
  private meridiem(start: number): boolean {
    const first = this.code() | 32;
    if (first !== 97 && first !== 112) return false;
    meridiem.lastIndex = start;
    const found = meridiem.exec(this.text)?.[0];
    if (found === undefined) return false;
    const last = this.tokens.at(-1);
    const afterClock =
      last !== undefined && (last.num >= 0 || ["oclock", "clock", "ish", "the", "half"].includes(last.word));
    if (spacedMeridiem.test(found) && !afterClock) return false;
    this.at = start + found.length;
    this.push(`${String.fromCharCode(first)}m`, start, -1, 0, false);
    return true;
  }

  private mark(c: number): void {
    const start = this.at++;
    const symbol = symbols.get(c);
    const last = this.tokens.at(-1);
    const gluedToDigits = last !== undefined && last.end === start && last.digits > 0;
    if (symbol) this.push(symbol, start, -1, 0, false);
    else if (c === 64) this.push("at", start, -1, 0, false);
    else if (c === 38) this.push("and", start, -1, 0, false);
    else if (isDash(c)) this.dash(start);
    else if (c === 46 && gluedToDigits && isDigit(this.code())) this.push(".", start, -1, 0, false);
    else if (isApostrophe(c) && gluedToDigits) this.push("'", start, -1, 0, false);
    else this.pause(c);
  }

  /** A hyphen between letters only joins a compound: 'twenty-fifth', 'week-end'. */
  private dash(start: number): void {
    const before = this.text.charCodeAt(start - 1);
    if (isLetter(before) && isLetter(this.code())) this.gap = true;
    else this.push("-", start, -1, 0, false);
  }

  private pause(c: number): void {
    this.gap = true;
    if (c === 46 && abbreviations.has(this.tokens.at(-1)?.word ?? "")) return;
    if (c === 46 || c === 63 || c === 33 || c === 59) this.stop = 2;
    else if ((c === 44 || c === 40 || c === 41 || c === 91 || c === 93) && this.stop === 0) this.stop = 1;
  }
}
