import { type Line, phraseAt, phrases, token, word, wordSet } from "../line.ts";
import type { QualifiedMention } from "../qualified-mention.ts";
import { isHomeAgain } from "./away.ts";
import { boundByEvent } from "./before-event.ts";
import { thenBound } from "./before-then.ts";
import { isShift } from "./busy.ts";
import { isLeavingTime } from "./leaving-time.ts";
import { isDueElsewhere, isEndOfWork } from "./work-hours.ts";

export function anyBound(
  line: Line,
  one: QualifiedMention,
  start: number,
  end: number,
): QualifiedMention["bound"] {
  if (isLeavingTime(line, one, start)) return "until";
  const bounds = [boundOf(line, one, start), trailingBound(line, one), thenBound(line, one, end)];
  if (isDueElsewhere(line, one, start)) return "before";
  const event = boundByEvent(line, one, start);
  if (bounds.every((bound) => bound === "none") && event !== "none") return event;
  const isFree = isEndOfWork(line, one, start) || isHomeAgain(line, one, start);
  return bounds.find((bound) => bound !== "none") ?? (isFree ? "from" : "none");
}

function boundOf(line: Line, one: QualifiedMention, start: number): QualifiedMention["bound"] {
  let k = one.from - 1;
  while (k > start && skipped.has(word(line, k))) k--;
  if (k < start || token(line, k + 1).stop === 2) return "none";
  const end = endOf(line, k, start);
  if (end !== "none") return end;
  const before = word(line, k - 1);
  if (before === "apart" || before === "aside") return "none";
  const bound = boundWord(word(line, k), before);
  // The 'from' of 'not from twelve to two' is the beginning of that stretch.
  if (bound === "none" || (bound === "from" && one.meaning.kind === "clocks")) return "none";
  if (bound === "from" && gone.has(before)) return "before";
  const isOpenBefore = bound === "until" || bound === "before";
  if (isOpenBefore && isAway(line, start, k))
    return bound === "until" && isLong(one) && !isNotTill(line, k) ? "after" : opposite[bound];
  const negated =
    before === "not" ||
    before === "nothing" ||
    before === "never" ||
    (before === "no" && word(line, k) === "than") ||
    isNoThan(line, k) ||
    isNotPossible(line, k, start) ||
    // 'There's no bus before nine'
    ["unless", "no"].includes(word(line, k - 2)) ||
    ["dont", "cant"].includes(before);
  return negated ? opposite[bound] : bound;
}

/** 'The earliest I can do is eleven', 'latest I could come is three'. */
function endOf(line: Line, k: number, start: number): QualifiedMention["bound"] {
  if (!["is", "be", "s", "would"].includes(word(line, k))) return "none";
  for (let before = k - 1; before >= Math.max(start, k - mostBetween); before--) {
    if (["earliest", "soonest"].includes(word(line, before))) return "from";
    if (word(line, before) === "latest") return "until";
    if (!able.has(word(line, before))) return "none";
  }
  return "none";
}
const able = wordSet(
  "i we he she they can could able to do make come be get there here in it would will ill time my our ill am im",
);

const skipped = wordSet("the my our on at about around a say this long");

export const opposite = { before: "from", until: "from", after: "until", from: "until" } as const;

/** 'away until the 25th', 'on holidays till Friday': what comes after is free. */
const absences = wordSet(
  "away holidays holiday overseas interstate unavailable busy working work works school kinder daycare uni tafe class shift",
);

function isAway(line: Line, start: number, k: number): boolean {
  return (
    line.tokens
      .slice(Math.max(start, k - 5), k)
      .some((t, at) => absences.has(t.word) || isShift(line, Math.max(start, k - 5) + at)) ||
    (word(line, k - 1) === "hospital" && word(line, k - 2) === "in") ||
    isUnavailable(line, k)
  );
}

/** 'I'm away from twelve': by then they are gone. */
const gone = wordSet("away busy unavailable overseas interstate abroad leave holiday holidays gone");

const isLong = ({ meaning }: QualifiedMention) =>
  meaning.kind === "days" && meaning.days.first < meaning.days.last;

const isUnavailable = (line: Line, k: number) =>
  (word(line, k - 1) === "available" && word(line, k - 2) === "not") || isNotTill(line, k);

/** 'The bus doesn't come till ten', 'I can't be there until two': before it nothing is possible. */
function isNotTill(line: Line, k: number): boolean {
  if (!["till", "til", "until"].includes(word(line, k))) return false;
  for (let before = k - 1; before >= Math.max(0, k - 4); before--) {
    if (token(line, before + 1).stop > 0) return false;
    if (impossible.has(word(line, before))) return true;
  }
  return false;
}

/** 'I can't do anything before eleven', 'couldn't get there before ten', 'not able to come after four'. */
function isNotPossible(line: Line, k: number, start: number): boolean {
  for (let before = k - 1; before >= Math.max(start, k - mostBetween); before--) {
    if (token(line, before + 1).stop > 0) return false;
    // 'Ring her, not me, by noon' says whom.
    if (word(line, before) === "not" && persons.has(word(line, before + 1))) return false;
    if (impossible.has(word(line, before))) return true;
    if (!coming.has(word(line, before))) return false;
  }
  return false;
}
const mostBetween = 7;
const persons = wordSet("me him her us them");
const coming = wordSet(
  "do make come be get have manage want need like take go start there here in it to anything any time times able going gonna free available really even of at all work works suit out away me us appointment one really ever earlier later sooner a an ring ringing call calling phone phoning contact reach try trying home back around answer answering pick picking up talk speak awake reachable finish finished",
);

const impossible = wordSet(
  "not never cannot cant mustnt shouldnt wont isnt arent dont doesnt didnt couldnt wouldnt",
);

const isNoThan = (line: Line, k: number) =>
  word(line, k) === "than" && ["no", "not", "any", "nothing"].includes(word(line, k - 2));

function boundWord(here: string, before: string): QualifiedMention["bound"] {
  if (here === "than")
    return before === "later" ? "after" : before === "earlier" || before === "sooner" ? "before" : "none";
  if (here === "before") return "before";
  if (here === "by" || here === "until" || here === "till" || here === "til") return "until";
  if (here === "after" || here === "past") return "after";
  if (here === "from" || here === "since" || here === "starting") return "from";
  return "none";
}

function trailingBound(line: Line, one: QualifiedMention): QualifiedMention["bound"] {
  if (phraseAt(line, one.to, onwards) > 0) return "from";
  return phraseAt(line, one.to, orBefore) > 0 ? "until" : "none";
}

const onwards = phrases(
  "onwards|onward|or later|or after|and after|or any time after|and later|and onwards|or any time later|on wards|and beyond",
);

const orBefore = phrases("or before|or earlier|at the latest|or sooner|and before");
