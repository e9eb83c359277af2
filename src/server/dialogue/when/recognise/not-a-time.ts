import {
  anyNumber,
  anyOrdinal,
  cardinal,
  type Line,
  type Recogniser,
  token,
  word,
  wordSet,
} from "../line.ts";
import type { Found } from "../mention.ts";
import { months } from "../vocabulary.ts";
import { isHourOfVisit } from "./clocks/bare-clock.ts";
import { readTelephone } from "./telephone.ts";

const nothing = (to: number): Found => ({ meaning: { kind: "nothing" }, to });

const streets = wordSet(
  "street st road rd avenue ave drive dr lane court ct place parade pde terrace tce crescent cres highway hwy boulevard blvd way close esplanade grove circuit square mall",
);
/** What numbers count. Durations are among them: a length of time is no point in time by itself. */
const things = wordSet(
  "people persons person adults adult kids kid children child guests guest of years year yrs yo months month weeks week days day nights night hours hour minutes minute mins seconds dollars dollar bucks cents pounds euros percent teeth tooth fillings filling crowns crown implants braces veneers wisdom rooms room times tablets pills painkillers pieces points stars appointments visits siblings boys girls sons daughters daughter son kilos metres minute grand quid k ks x",
);
const labels = wordSet(
  "number unit level suite room flat apartment floor option box gate exit shop lot postcode extension ext page line chapter version tooth size ref reference invoice code",
);
const spokenDigits = new Set(["oh", "o", "double", "triple", "zero"]);

/** Telephone numbers, prices, addresses, ages and counts: read first so that nothing else takes their numbers. */
export const notATime: Recogniser = {
  starts: [
    anyNumber,
    anyOrdinal,
    "$",
    "#",
    "number",
    "double",
    "triple",
    "oh",
    "level",
    "unit",
    "room",
    "suite",
    "age",
    "aged",
    "turning",
    "turned",
    "im",
    "shes",
    "hes",
    "option",
    "postcode",
    "version",
    "tooth",
    "+",
  ],
  read(line, at) {
    const t = token(line, at);
    if (t.word === "$" || t.word === "#") return money(line, at);
    if (t.num >= 0 || spokenDigits.has(t.word) || t.word === "+")
      return readTelephone(line, at) ?? address(line, at) ?? count(line, at);
    if (labels.has(t.word)) return label(line, at);
    return age(line, at);
  },
};

function money(line: Line, at: number): Found | null {
  let to = at + 1;
  while ((token(line, to).num >= 0 || word(line, to) === ".") && to < at + 6) to++;
  return to > at + 1 ? nothing(to) : null;
}

const notInStreetNames = wordSet("with at on in of the for to and or am pm");

/** '12 Smith Street', '3rd Avenue', '4/15 Beach Road', '14 March Street' */
function address(line: Line, at: number): Found | null {
  const unit = word(line, at + 1) === "/" && token(line, at + 2).num > 0;
  const start = unit ? at + 3 : at + 1;
  for (let k = start; k <= start + 2; k++) {
    const t = token(line, k);
    if (t.num >= 0 || t.word === "" || t.stop === 2 || notInStreetNames.has(t.word)) return null;
    const isNamed = k > start || token(line, at).ordinal || t.word === "street";
    if (streets.has(t.word) && isNamed) return nothing(k + 1);
    if (months.has(t.word) && !streets.has(word(line, k + 1))) return null;
  }
  return null;
}

function count(line: Line, at: number): Found | null {
  const t = token(line, at);
  if (t.num < 0 || t.word === "+") return null;
  const next = token(line, at + 1);
  if (next.word === "%") return nothing(at + 2);
  if (t.ordinal || next.stop > 0 || isHourOfVisit(line, at)) return null;
  if (next.word === "of" && !["us", "them", "you"].includes(word(line, at + 2))) return null;
  return things.has(next.word) || (["hundred", "thousand", "million"].includes(next.word) && t.digits !== 2)
    ? nothing(at + 2)
    : null;
}

function label(line: Line, at: number): Found | null {
  return token(line, at + 1).num >= 0 && token(line, at + 1).stop === 0 ? nothing(at + 2) : null;
}

/** "I'm 45", 'she is seven', 'aged 3': a number that nothing marks as a time. */
function age(line: Line, at: number): Found | null {
  const n = cardinal(line, at + 1);
  if (n < 0 || n > 110 || [":", "am", "pm", "oclock"].includes(word(line, at + 2))) return null;
  return nothing(at + 2);
}
