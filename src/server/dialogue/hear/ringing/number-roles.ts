import { toFinder } from "../../phrase.ts";
import type { PersonName } from "../../readings.ts";
import { type NumberTold, numbersTold } from "../../who/read-phone.ts";
import { isRelation, toUsualRelation } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import { heardBetween, partOf, type Utterance, type Word } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, type Span, sure } from "../found.ts";
import { nameAt, readWhomToRing } from "./read-whom-to-ring.ts";

/**
 * What each number that is said is for. One is to be rung; of the others it is told here: a reference or a fax, which nobody rings, one
 * that was theirs, and a second one, their own or somebody else's, for when the first is not answered.
 */
interface NumberRoles {
  acts: readonly Found[];
  /** What is said of the one that is to be rung. */
  rest: Utterance;
}

/** Whoever is only rung if the first is not reached is nobody who is to be seen, or rings. */
export function withoutSecond(
  found: readonly Found[],
  utterance: Utterance,
  context: Context,
): readonly Found[] {
  const isTold = found.some(({ act }) => act.kind === "second_number" && act.whom !== null);
  if (!isTold) return found;
  const { rest } = numberRoles(utterance, context);
  const kept = new Set(rest.words.map(({ start }) => start));
  const isOfSecond = ({ span }: Found): boolean =>
    utterance.words.every(({ start, end }) => end <= span[0] || start >= span[1] || !kept.has(start));
  const left = found.filter(
    (each) => !((each.act.kind === "name" || each.act.kind === "patient") && isOfSecond(each)),
  );
  const isOther = left.some(({ act }) => act.kind === "patient");
  return isOther ? left : left.filter(({ act }) => act.kind !== "other_person");
}

type Role = "to_ring" | "reference" | "former" | "second" | "if_unanswered";

/** Whom the second number reaches; null = the caller. */
type SecondWhom = { relation: string | null; name: PersonName | null } | null;

const references = wordSet(
  "fax facsimile reference ref medicare policy order invoice receipt quote member membership claim provider customer account patient id file booking case serial abn acn dva ndis licence license card birth dob born ticket docket tracking po job purchase fund hicaps concession pension crn referral script prescription",
);
const besideReference = wordSet("number numbers no num id code is are it's its it was as of the that");
/** 'Fax it to me on …' */
const besideFax = wordSet("number is it's its it that to on at me us through them the");
const faxes = wordSet("fax facsimile");
const formers = wordSet("old previous former expired not never don't dont won't");
const besideFormer = wordSet(
  "number mobile phone one cell landline is it's its it was on the my that ring call use using ringing calling work home",
);
const behind = wordSet("is was that's thats that it's its it the our my your a by for");
const gone = wordSet("old previous former disconnected dead wrong outdated");
const alternatives = wordSet("or also otherwise alternatively alternative second backup other another then");
const takenBack = wordSet("no sorry wait actually rather oops whoops wrong meant mean now changed");

const whenever = "(if|when|in case|incase|unless)";
const findUnanswered = toFinder<true>([
  {
    means: true,
    say: [
      `${whenever} ..4 (not|cannot|no|never|nobody|noone) ..3 (answer|answers|answering|pick up|picks up|there|reach|reached|get|home|hear|available|through|contact|around)`,
      `${whenever} ..3 (am|is|are) not (in|about|up)`,
      `${whenever} ..4 (miss|unavailable|busy|engaged|out|away|asleep|voicemail)`,
      "(otherwise|or else|failing that|as a backup|for backup)",
    ],
    // 'If you can't get me in on Thursday'
    unless: ["(get|fit) (me|us|him|her) ..1 (in|an appointment|a time|one)"],
  },
]);
const findNoLonger = toFinder<true>([
  {
    means: true,
    say: [
      "^ ..3 (no longer|not mine|not ours|does not work|not working|not in use|not connected)",
      "^ ..3 not ..3 (anymore|any more)",
    ],
  },
]);

interface Beside {
  number: NumberTold;
  before: readonly Word[];
  after: readonly Word[];
  isLater: boolean;
  isFollowed: boolean;
}

/** The word before the number, past those that only lead to it; 'that's my old one, …' says it of the number before. */
function labelBefore(before: readonly Word[], leading: ReadonlySet<string>): string {
  const at = before.findLastIndex(({ word }) => !leading.has(word));
  const isOfOther = before.slice(Math.max(0, at - mostPointing), at).some(({ word }) => pointsBack.has(word));
  return isOfOther ? "" : (before[at]?.word ?? "");
}
const mostPointing = 3;
const pointsBack = wordSet("that that's thats");
const labelAfter = (after: readonly Word[]): string => {
  const at = after.findIndex(({ word }) => !behind.has(word));
  return at > 0 ? (after[at]?.word ?? "") : "";
};
const singular = (word: string): string => word.replace(/['’]?s$/, "");
const isReference = (word: string): boolean => references.has(word) || references.has(singular(word));

function roleOf(
  { number, before, after, isLater, isFollowed }: Beside,
  utterance: Utterance,
  isOfCaller: boolean,
): Role {
  const isFax = faxes.has(labelBefore(before, besideFax));
  if (isFax || isReference(labelBefore(before, besideReference)) || isReference(labelAfter(after)))
    return "reference";
  if (number.phone === null) return "to_ring";
  const near = before.slice(-mostBefore).map(({ word }) => word);
  const isStillThere = near.some(
    (word, at) => word === "still" && /^(have|got|using)$/.test(near[at + 1] ?? ""),
  );
  const isWas = wasWords.has(near.at(-1) ?? "") && isFollowed;
  const isFormer =
    formers.has(labelBefore(before, besideFormer)) ||
    gone.has(labelAfter(after)) ||
    findNoLonger(partOf(utterance, after)).length > 0;
  if (isFormer || isWas || isStillThere) return "former";
  if (
    unanswered(partOf(utterance, before)) ||
    (!isFollowed && unansweredBehind(partOf(utterance, after)) !== null)
  )
    return "if_unanswered";
  if (isOfCaller && isOwned(before) && !isElseRung(partOf(utterance, before))) return "second";
  const isElse = before.some(({ word }) => alternatives.has(word)) || hasAnd(before);
  const isPutRight = before.some(({ word }) => takenBack.has(word));
  const isBesides = near.includes("also");
  return ((isLater && isElse) || isBesides) && !isPutRight ? "second" : "to_ring";
}
/** 'Then my sister Kate …', 'my husband's is …', with nobody but the caller to be rung: theirs, and no number of the caller's. */
const isOwned = (before: readonly Word[]): boolean => {
  const at = before.findLastIndex(({ word }) => kinOf(word) !== null);
  const isTheirs = before[at - 1]?.word === "my" || before[at - 1]?.word === "our";
  const isMine = before.slice(at).some(({ word }) => word === "mine");
  return isTheirs && !isMine && before.length - at <= mostOfOwner;
};
const mostOfOwner = 4;
const wasWords = wordSet("was before previously been");
const isElseRung = (part: Utterance): boolean =>
  readWhomToRing(part).some(({ act }) => act.kind === "rung" && act.whom !== null);
const mostBefore = 8;
const unanswered = (part: Utterance): boolean => findUnanswered(part).length > 0;
/** '… in case you can't reach me', right behind it; 'if she doesn't answer call me' is of another. */
function unansweredBehind(part: Utterance): { from: number; to: number } | null {
  const [place] = findUnanswered(part);
  if (!place || place.from > 1) return null;
  const isOfAnother = readWhomToRing(partOf(part, part.words.slice(place.to))).length > 0;
  return isOfAnother ? null : place;
}
/** 'On my work number, and after that on my mobile' */
const hasAnd = (before: readonly Word[]): boolean =>
  before.some(({ word }, at) => word === "after" && before[at + 1]?.word === "that");

/** 'Ring my wife Sue on …', 'my husbands number is …' */
function whomIn(part: Utterance): SecondWhom {
  const [rung] = readWhomToRing(part);
  if (rung?.act.kind === "rung" && rung.act.whom !== null) {
    const { relation, name } = rung.act.whom;
    return { relation, name };
  }
  const at = part.words.findLastIndex(({ word }) => kinOf(word) !== null);
  const relation = kinOf(part.words[at]?.word ?? "");
  const behindIt = part.words[at + 1]?.word === "is" ? at + 2 : at + 1;
  return relation === null ? null : { relation, name: nameAt(part.words, behindIt) };
}
/** 'My brother', 'my daughters number' */
function kinOf(word: string): string | null {
  const stem = singular(word);
  if (isRelation(stem)) return toUsualRelation(stem);
  return isRelation(word) ? toUsualRelation(word) : null;
}

/** What is said of somebody else for when the one is not reached, with no number of theirs: 'if I'm not there try my mum'. */
function withoutNumber(utterance: Utterance): { act: Found; from: number; to: number } | null {
  const [place] = findUnanswered(utterance);
  if (!place) return null;
  const { to } = place;
  const [or = "", self = ""] = utterance.words.slice(place.from - 2, place.from).map(({ word }) => word);
  // 'Ring my husband, or me if he doesn't pick up'
  if (place.from > 1 && alternatives.has(or) && (self === "me" || self === "us"))
    return {
      act: secondOf(null, null, true, heardBetween(utterance, place.from - 2, to).span),
      ...{ from: place.from - 2, to },
    };
  const [rung] = readWhomToRing(partOf(utterance, utterance.words.slice(to)));
  if (!rung || rung.act.kind !== "rung") return null;
  const end = utterance.words.findIndex((word) => word.end >= rung.span[1]) + 1;
  const isNear = utterance.words.slice(to).findIndex(({ start }) => start >= rung.span[0]) <= mostBetween;
  const isOfElse = isElseRung(partOf(utterance, utterance.words.slice(0, place.from)));
  if (!isNear || (rung.act.whom === null && !isOfElse)) return null;
  const { whom } = rung.act;
  return {
    act: secondOf(null, whom && { relation: whom.relation, name: whom.name }, whom === null, rung.span),
    from: place.from,
    to: end,
  };
}
const mostBetween = 5;

const secondOf = (phone: string | null, whom: SecondWhom, isCaller: boolean, span: Span): Found => ({
  act: { kind: "second_number", phone, whom, isCaller },
  span,
  certainty: sure,
});

/** `areaCode`: the clinic's, for a landline that is said without its own. */
type Context = Pick<HearContext, "areaCode" | "wish" | "prompt">;

const pronouns = wordSet("him her them");

/** Somebody is to be rung, and it is no answer to which number that is. */
const isToRingCaller = (utterance: Utterance, { wish, prompt }: Context): boolean => {
  // 'Ring me, not her'
  const isNotThem = utterance.words.some(
    ({ word }, at) => word === "not" && pronouns.has(utterance.words[at + 1]?.word ?? ""),
  );
  return prompt !== "phone" && !isNotThem && (wish === "callback" || readWhomToRing(utterance).length > 0);
};

export function numberRoles(utterance: Utterance, context: Context): NumberRoles {
  const { words } = utterance;
  const { areaCode } = context;
  const isOfCaller = isToRingCaller(utterance, context);
  const numbers = numbersTold(utterance, areaCode);
  const besides = numbers.map((number, at): Beside => {
    const from = numbers[at - 1]?.to ?? 0;
    const to = numbers[at + 1]?.from ?? words.length;
    return {
      number,
      before: words.slice(from, number.from),
      after: words.slice(number.to, to),
      isLater: numbers.slice(0, at).some(({ phone }) => phone !== null),
      isFollowed: numbers.slice(at + 1).some(({ phone }) => phone !== null),
    };
  });
  const taken: (readonly [number, number])[] = [];
  const acts = besides.flatMap((beside): readonly Found[] => {
    const { number } = beside;
    const span: Span = [words[number.from]?.start ?? 0, words[number.to - 1]?.end ?? 0];
    const role = roleOf(beside, utterance, isOfCaller);
    if (role === "to_ring") return [];
    const place = role === "if_unanswered" ? placeOf(beside, utterance) : ([number.from, number.to] as const);
    taken.push(place);
    if (role === "reference") return [{ act: { kind: "reference" }, span, certainty: sure }];
    if (number.phone === null) return [];
    if (role === "former")
      return [{ act: { kind: "not_number", phone: number.phone, relation: null }, span, certainty: sure }];
    const whom = whomIn(partOf(utterance, [...beside.before.slice(-mostOfWhom)]));
    // 'Call dad on …, mine is … if he's not home'
    const isCaller = whom === null && isElseRung(partOf(utterance, words.slice(0, number.from)));
    return [secondOf(number.phone, whom, isCaller, span)];
  });
  const left = utterance.words.filter((_, at) => !taken.some(([from, to]) => from <= at && at < to));
  const rest = taken.length === 0 ? utterance : partOf(utterance, left);
  const alone = acts.some(({ act }) => act.kind === "second_number") ? null : withoutNumber(rest);
  if (alone === null) return { acts, rest };
  const kept = rest.words.filter((_, at) => at < alone.from || at >= alone.to);
  return { acts: [...acts, alone.act], rest: partOf(utterance, kept) };
}
const mostOfWhom = 8;

/** From where it is said for when the first is not answered to the end of the number, or of that. */
function placeOf(
  { number, before, after, isFollowed }: Beside,
  utterance: Utterance,
): readonly [number, number] {
  const [ahead] = findUnanswered(partOf(utterance, before));
  if (ahead) return [number.from - before.length + ahead.from, number.to];
  const later = isFollowed ? null : unansweredBehind(partOf(utterance, after));
  const kin = before.findLastIndex(({ word }) => kinOf(word) !== null);
  const from = kin < 0 ? number.from : number.from - before.length + Math.max(0, kin - 1);
  return [from, number.to + (later?.to ?? 0)];
}
