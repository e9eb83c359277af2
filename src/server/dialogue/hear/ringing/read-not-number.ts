import { isRelation, nameless, owningRelation, toUsualRelation } from "../../who/relations.ts";
import { digitsAt } from "../../who/spoken-digits.ts";
import { wordSet } from "../../word-set.ts";
import { type Utterance, type Word, wordAt } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";

/** Which number is not to be rung, and which extension goes with the one that is. */

const denials = wordSet("don't dont not never nobody nobody's nobodys noone without stop instead");
/** Between the denial and what is denied: 'don't please try to ring them on …'. */
const between = wordSet(
  "please ever to use using ring ringing rung call calling called phone phoning text try trying get on at me us him her them back want you have be being it's its anyone anybody of",
);
const ringingVerbs = wordSet("ring ringing rung call calling called phone text try trying");
const pointing = wordSet("that this the my his her their our");
const things = wordSet("one number numbers phone mobile telephone line cell landline");
/** 'The second number', 'my old work mobile'. */
const kinds = wordSet("old other work home personal private first last same mobile cell phone second");
const pointsHere = wordSet("this");
const contrasts = wordSet(
  "no nah not don't dont sorry oops whoops wait actually instead rather wrong mistake",
);
const others = wordSet("friend mate neighbour neighbor boss flatmate housemate colleague carer ex");

const spanOf = (words: readonly Word[], from: number, to: number): Span => [
  words[from]?.start ?? 0,
  words[to - 1]?.end ?? words.at(-1)?.end ?? 0,
];

/**
 * 'Don't ring that one, it's my dad's', 'not the 846', 'nobody's to ring my father's telephone', 'sorry, that's my old number'.
 *
 * @param who names and numbers that were read in it
 * @param known E.164: numbers that came up on this call
 */
export function readNotNumber(
  { words }: Utterance,
  who: readonly Found[],
  known: readonly string[],
): readonly Found[] {
  const denied = words.flatMap((_, at) => deniedAt(words, at, { who, known }) ?? []);
  if (denied.length > 0) return [...denied, ...ownersBeside(words, denied)];
  return ownedIn(words, who);
}

/** What a denied number can be one of. */
interface Numbers {
  who: readonly Found[];
  known: readonly string[];
}

function deniedAt(words: readonly Word[], at: number, numbers: Numbers): Found | null {
  const isNoOne = wordAt(words, at) === "one" && wordAt(words, at - 1) === "no";
  if (!isNoOne && !denials.has(wordAt(words, at))) return null;
  // 'Not two seven six': the end of one that came up, and no time.
  const end = digitsFrom(words, at + 1);
  if (end.digits.length >= fewestOfEnd && numbers.known.some((each) => each.endsWith(end.digits)))
    return found(words, [at, end.to], end.digits, null);
  let from = at + 1;
  while (from < words.length && between.has(wordAt(words, from)) && !isNoun(words, from)) from += 1;
  // 'Please don't ring here, even if I don't pick up'
  const isRinging = words.slice(at + 1, from).some(({ word }) => ringingVerbs.has(word));
  if (isRinging && wordAt(words, from) === "here") return found(words, [at, from + 1], "own_line", null);
  const owner = ownerAt(words, from);
  if (owner && things.has(wordAt(words, owner.to)))
    return {
      act: { kind: "not_number", phone: null, relation: owner.relation, isNamed: true },
      ...{ span: spanOf(words, at, owner.to + 1), certainty: sure },
    };
  if (!pointing.has(wordAt(words, from))) return null;
  // 'He doesn't use the phone' tells of no number.
  if (
    wordAt(words, from) === "the" &&
    (ofThem.has(wordAt(words, at - 1)) || ofThem.has(wordAt(words, at - 2)))
  )
    return null;
  // 'I'm not on my phone' tells where they are.
  if (wordAt(words, from) === "my" && from > at + 1 && wordAt(words, from - 1) === "on") return null;
  const digits = digitsFrom(words, from + 1);
  if (digits.digits.length >= fewestDigits && digits.digits.length <= mostDigits)
    return found(words, [at, digits.to], digits.digits, null);
  let to = from + 1;
  while (to - from <= mostKinds && kinds.has(wordAt(words, to)) && !endsAt(words, to)) to += 1;
  if (!things.has(wordAt(words, to))) return null;
  const isHere = pointsHere.has(wordAt(words, from)) || isOfThisCall(words, to + 1);
  const line =
    words
      .slice(from + 1, to + 1)
      .flatMap(({ word }) => lineOf[word] ?? [])
      .at(-1) ?? null;
  const isOther = words.slice(from, to).some(({ word }) => word === "other");
  const phone = isHere ? "own_line" : isOther ? "other" : toldBefore(words, at, numbers);
  const denied = found(words, [at, to + 1], phone, null);
  return line === null || denied.act.kind !== "not_number"
    ? denied
    : { ...denied, act: { ...denied.act, line } };
}

/** 'It's under …, but don't ring that one': the number that was told just before. */
function toldBefore(words: readonly Word[], at: number, { who }: Numbers): string | null {
  const start = words[at]?.start ?? 0;
  const told = who.findLast(({ act, span }) => act.kind === "phone" && !act.isOwnLine && span[1] <= start);
  return told?.act.kind === "phone" ? told.act.phone : null;
}
const lineOf: Readonly<Record<string, "mobile" | "landline" | undefined>> = {
  ...{ mobile: "mobile", cell: "mobile" },
  ...{ landline: "landline", home: "landline", work: "landline", office: "landline" },
};
const ofThem = wordSet("he she they he's she's they're");
/** Of a number whose end alone is told. */
const fewestOfEnd = 3;
const fewestDigits = 2;
const mostDigits = 5;
const mostKinds = 3;

/** 'Phone' is what is done, or what it is done on. */
const isNoun = (words: readonly Word[], at: number): boolean =>
  things.has(wordAt(words, at)) && pointing.has(wordAt(words, at - 1));
const endsAt = (words: readonly Word[], at: number): boolean =>
  things.has(wordAt(words, at)) && !things.has(wordAt(words, at + 1));

/** 'The one I'm calling from' */
function isOfThisCall(words: readonly Word[], from: number): boolean {
  const rest = words.slice(from, from + 4).map(({ word }) => word);
  return selves.has(rest[0] ?? "") && rest.some((word) => ofThisCall.has(word));
}
const selves = wordSet("i'm im i");
const ofThisCall = wordSet("calling ringing phoning on using");

/** 'My father's', 'dad's': whose it is. */
function ownerAt(words: readonly Word[], at: number): { relation: string; to: number } | null {
  const isOwned = pointing.has(wordAt(words, at));
  const place = isOwned || wordAt(words, at) === "a" ? at + 1 : at;
  // The mark of whose it is falls away where words are told apart: 'the wife's number'.
  const isBare = isRelation(wordAt(words, place)) && things.has(wordAt(words, place + 1));
  const stem = isBare ? wordAt(words, place) : ownerOf(wordAt(words, place));
  return stem !== null && (place > at || isNameless(stem))
    ? { relation: toUsualRelation(stem), to: place + 1 }
    : null;
}

function ownerOf(word: string): string | null {
  const stem = word.replace(/['’]?s$/, "");
  if (stem === word) return null;
  return owningRelation(word) ?? (isRelation(stem) || isNameless(stem) || others.has(stem) ? stem : null);
}
const isNameless = (word: string): boolean => nameless.split("|").includes(word);

/** Whose the denied one is, where it is said beside it. */
const ownersBeside = (words: readonly Word[], denied: readonly Found[]): readonly Found[] => {
  const isKnown = denied.some(({ act }) => act.kind === "not_number" && act.relation !== null);
  const [owned] = isKnown ? [] : ownersIn(words);
  return owned ? [found(words, [owned.at, owned.to], null, owned.relation)] : [];
};

const ownersIn = (words: readonly Word[]) =>
  words.flatMap((_, at) => {
    const isTold = telling.has(wordAt(words, at)) || telling.has(wordAt(words, at - 1));
    const owner = isTold ? ownerAt(words, at + 1) : null;
    // 'That's me, dad's name is Ronald' tells of no number.
    return owner && !ofElse.has(wordAt(words, owner.to)) ? [{ at, ...owner }] : [];
  });
const ofElse = wordSet("name names birthday appointment visit booking date address");
const telling = wordSet("that's thats it's its is was belongs");

/** 'Sorry, that's my husband's', 'that's the old one, use …': what the one that was told before is. */
function ownedIn(words: readonly Word[], who: readonly Found[]): readonly Found[] {
  const isContrary =
    words.some(({ word }) => contrasts.has(word)) || wordsOfMine(words) || numbersAfter(words, who);
  if (!isContrary) return [];
  const [owned] = ownersIn(words);
  const place = owned?.at ?? words.findIndex((_, at) => isOldAt(words, at));
  if (place < 0) return [];
  const phone = who.find(({ act, span }) => act.kind === "phone" && span[1] <= (words[place]?.start ?? 0));
  const told = phone?.act.kind === "phone" ? phone.act.phone : null;
  // A number and whose it is, and no other to be rung on.
  const isOnlyTold = told !== null && !words.some(({ word }) => contrasts.has(word));
  return isOnlyTold
    ? []
    : [found(words, [place, (owned?.to ?? place + 1) + 1], told, owned?.relation ?? null)];
}

/** 'That's the wrong number', 'it's my old one', 'that's my personal mobile' */
function isOldAt(words: readonly Word[], at: number): boolean {
  if (!telling.has(wordAt(words, at)) || !articles.has(wordAt(words, at + 1))) return false;
  return old.has(wordAt(words, at + 2)) && things.has(wordAt(words, at + 3));
}
const articles = wordSet("my the an a");
const old = wordSet("old wrong personal private previous other home work");

const wordsOfMine = (words: readonly Word[]): boolean =>
  words.some(({ word }, at) => word === "mine" && at > 0 && usesIt.has(wordAt(words, at - 1)));
const usesIt = wordSet("use ring call be is it's its on try to");

/** Another one is told behind it. */
const numbersAfter = (words: readonly Word[], who: readonly Found[]): boolean => {
  const phone = who.find(({ act }) => act.kind === "phone");
  return phone !== undefined && phone.span[0] > (words[1]?.start ?? 0);
};

const found = (
  words: readonly Word[],
  [from, to]: readonly [number, number],
  phone: string | null,
  relation: string | null,
): Found => ({
  act: { kind: "not_number", phone, relation },
  span: spanOf(words, from, to),
  certainty: sure,
});

/** Beside a denied one, 'please use mine', 'it's me you ring, on this one': the one they ring from. */
export function readMine(
  { words }: Utterance,
  callerNumber: string | null,
  denied: readonly Found[],
): readonly Found[] {
  const isDenied = ({ start, end }: Word): boolean =>
    denied.some(({ span }) => span[0] < end && start < span[1]);
  const at = words.findIndex(
    (word, index) =>
      !isDenied(word) &&
      ((word.word === "mine" && usesIt.has(wordAt(words, index - 1))) ||
        (word.word === "this" && things.has(wordAt(words, index + 1)) && wordAt(words, index - 1) === "on")),
  );
  const act = { kind: "phone", phone: callerNumber ?? "", isOwnLine: true, isUnsure: false } as const;
  return at < 0 || callerNumber === null || denied.length === 0
    ? []
    : [{ act, span: spanOf(words, at, at + 1), certainty: sure }];
}

/** 'His mobile's …', 'my father's number is …' */
export const isNumberOfOther = ({ words }: Utterance, [from]: Span): boolean => {
  const at = words.findIndex(({ start }) => start >= from);
  const before = words.slice(Math.max(0, at - mostBeforeNumber), at).map(({ word }) => word);
  const thing = before.findLastIndex((word) => things.has(word.replace(/['’]?s$/, "")));
  if (thing < 1) return false;
  const [owner = "", kin = ""] = [before[thing - 1], before[thing - 2]];
  const whose = kinds.has(owner) ? kin : owner;
  return theirs.has(whose) || ownerOf(whose) !== null;
};
const mostBeforeNumber = 6;
const theirs = wordSet("his her their");

const extensions = wordSet("extension ext extn extention x");
const besideIt = wordSet("is number no it's its of");

/** 'Extension two one eight', 'ext 41' */
export function readExtension({ words }: Utterance): readonly Found[] {
  return words.flatMap(({ word }, at): readonly Found[] => {
    if (!extensions.has(word)) return [];
    let from = at + 1;
    while (besideIt.has(wordAt(words, from))) from += 1;
    const { digits, to } = digitsFrom(words, from);
    return digits.length === 0 || digits.length > mostOfExtension
      ? []
      : [{ act: { kind: "extension", digits }, span: spanOf(words, at, to), certainty: sure }];
  });
}
const mostOfExtension = 6;

function digitsFrom(words: readonly Word[], from: number): { digits: string; to: number } {
  let digits = "";
  let to = from;
  for (let next = digitsAt(words, to); next; next = digitsAt(words, to)) {
    digits += next.digits;
    to += next.count;
  }
  return { digits, to };
}
