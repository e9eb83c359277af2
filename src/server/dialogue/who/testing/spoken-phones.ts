/** A seeded speaker of Australian telephone numbers: many ways to say one, as recognition writes them. Data for tests. */

interface SpokenPhone {
  said: string;
  e164: string;
}

type Random = () => number;

/** Mulberry32: small, seeded, the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(random: Random, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)] as T;
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 10)).join("");

const units = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function sayDigit(random: Random, digit: string, zero: string): string {
  if (digit === "0") return zero;
  return random() < 0.02 && digit === "4" ? "for" : (units[Number(digit)] ?? digit);
}

/** One group: digit by digit with doubles, by pairs ('fifteen', 'twenty three'), or as figures. */
function sayGroup(random: Random, group: string, style: Style): string {
  if (style.figures) return group;
  if (style.pairs && group.length % 2 === 0)
    return (group.match(/../g) ?? []).map((pair) => sayPair(random, pair, style)).join(" ");
  const repeated = style.doubles ? /(\d)\1{0,2}/g : /\d/g;
  const said = (group.match(repeated) ?? []).map((digits) => sayRepeated(random, digits, style));
  // A homophone needs digits on both sides to be one.
  return said.join(" ").replace(/^for /, "four ").replace(/ for$/, " four");
}

function sayRepeated(random: Random, digits: string, style: Style): string {
  const [digit = "0"] = digits;
  if (digits.length === 1) return sayDigit(random, digit, style.zero);
  const word = digit === "0" ? style.zero : (units[Number(digit)] ?? "");
  return `${digits.length === 2 ? "double" : "triple"} ${word}`;
}

function sayPair(random: Random, pair: string, style: Style): string {
  const [ten = "0", unit = "0"] = pair;
  if (ten === "0") return `${style.zero} ${unit === "0" ? style.zero : units[Number(unit)]}`;
  if (ten === "1") return teens[Number(unit)] ?? "";
  if (unit === "0") return tens[Number(ten)] ?? "";
  return random() < 0.5
    ? `${tens[Number(ten)]} ${units[Number(unit)]}`
    : `${tens[Number(ten)]}-${units[Number(unit)]}`;
}

interface Style {
  figures: boolean;
  pairs: boolean;
  doubles: boolean;
  zero: string;
}

interface Numbered {
  groups: string[];
  e164: string;
}

function number(random: Random): Numbered {
  const kind = random();
  if (kind < 0.7) {
    const rest = digits(random, 8);
    const all = `04${rest}`;
    const groups = pick(random, [
      [all.slice(0, 4), all.slice(4, 7), all.slice(7)],
      [all.slice(0, 4), all.slice(4, 6), all.slice(6, 8), all.slice(8)],
      [all.slice(0, 2), all.slice(2, 4), all.slice(4, 6), all.slice(6, 8), all.slice(8)],
      [all],
    ]);
    return { groups, e164: `+614${rest}` };
  }
  if (kind < 0.9) {
    const area = pick(random, ["02", "03", "07", "08"]);
    const rest = pick(random, ["9", "8", "5", "6"]) + digits(random, 7);
    return { groups: [area, rest.slice(0, 4), rest.slice(4)], e164: `+61${area[1]}${rest}` };
  }
  const prefix = pick(random, ["1300", "1800"]);
  const rest = digits(random, 6);
  return { groups: [prefix, rest.slice(0, 3), rest.slice(3)], e164: `+61${prefix}${rest}` };
}

const openings = [
  "",
  "",
  "",
  "my number is ",
  "it's ",
  "yeah it's ",
  "um it's ",
  "sure my mobile is ",
  "the best number is ",
  "oh it's ",
  "you can reach me on ",
  "yep so that's ",
  "call me on ",
];
const endings = [
  "",
  "",
  "",
  " thanks",
  " please",
  " thank you",
  " and that's my mobile",
  " yeah",
  " if that's okay",
];
const hesitations = [" um ", " uh ", " ", " and then ", " er ", " , "];

/** One number said in one of the ways callers say it. */
export function speakPhone(random: Random): SpokenPhone {
  const { groups, e164 } = number(random);
  const style: Style = {
    figures: random() < 0.25,
    pairs: random() < 0.2,
    doubles: random() < 0.7,
    zero: pick(random, ["oh", "zero", "zero", "o"]),
  };
  const said = groups.map((group) => sayHundreds(random, group) ?? sayGroup(random, group, style));
  const isInternational = random() < 0.08 && !/^1/.test(groups[0] ?? "");
  let body = said.join(random() < 0.25 ? pick(random, hesitations) : " ");
  if (isInternational) body = `plus six one ${body}`;
  else if (random() < 0.1 && !style.figures) body = corrected(random, groups, said, style);
  return { said: pick(random, openings) + body + pick(random, endings), e164 };
}

const sayHundreds = (random: Random, group: string): string | null => {
  if (random() < 0.5) return null;
  if (group === "1300") return "thirteen hundred";
  return group === "1800" ? pick(random, ["eighteen hundred", "one eight hundred"]) : null;
};

/** The last group is said wrong and put right: 'five six seven no sorry five six eight'. */
function corrected(random: Random, groups: readonly string[], said: readonly string[], style: Style): string {
  const last = groups[groups.length - 1] ?? "";
  if (last.length > 4) return said.join(" ");
  const wrong = last.slice(0, -1) + String((Number(last.at(-1)) + 1 + Math.floor(random() * 8)) % 10);
  const excuse = pick(random, [
    "no sorry",
    "sorry",
    "no wait",
    "actually",
    "oops sorry",
    "no",
    "i mean",
    "correction",
    "sorry no",
    "hang on",
  ]);
  return [...said.slice(0, -1), sayGroup(random, wrong, style), excuse, said[said.length - 1]].join(" ");
}
