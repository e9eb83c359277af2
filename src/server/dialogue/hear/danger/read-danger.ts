import { dangerLikelihoodsOf } from "../../learned/learned-dangers.ts";
import { toFinder } from "../../phrase.ts";
import { toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { DangerDegree, DangerKind } from "../acts/of-danger.ts";
import { type Found, type Span, wholeSpan } from "../found.ts";
import { lifeKinds, perhapsKinds, urgentKinds } from "../learned/danger-labels.ts";
import { isOfReaction } from "../learned/health-words.ts";
import { type DangerReading, readDangerLabels } from "../learned/learned-dangers.ts";
import { degreeOf, type Older, risksOf, thresholds } from "./danger-degree.ts";
import { lostSigns, toldFloor } from "./danger-floor.ts";
import { type Hint, hintIn, isOfElse, mostOfHint } from "./hinted-harm.ts";
import { isBloodTold, isEventTold, medicineFor } from "./named-events.ts";
import { withAnew } from "./read-anew.ts";
import { movedTooth } from "./read-luxation.ts";
import { findMeans } from "./read-means.ts";
import { swallowedBlood } from "./read-swallowed-blood.ts";
import { isPieceTroubling, swallowedPiece } from "./read-swallowed-piece.ts";
import { asksOfTable } from "./read-table-question.ts";
import type { FloorSign } from "./signs/harm-signs.ts";
import { feverBeside } from "./signs/mouth-signs.ts";
import { skinPlaces } from "./signs/read-skin.ts";

interface Told {
  prompt: PromptKind;
  /** Where it is told that all is well. */
  safe: readonly Span[];
  /** Where a sign is told to be well by name: no word of that is a danger. */
  well: readonly Span[];
  /** Of these, where breath or a swallow is. */
  breath: readonly Span[];
  /** Breath is told to be well by name, and nothing of the airway is not: what else was heard of it is a guess. */
  isBreathWell: boolean;
  /** Where what is told is of another time, or of somebody's story. */
  elsewhere: readonly Span[];
  /** What was told before on this call. */
  told: readonly string[];
  /** Whether more of a medicine may be taken: who asks is told of Poisons with the answer. */
  asksForMore: boolean;
  /** Whether one that a doctor has them on is to be stopped or taken: no reaction is told of with that. */
  asksOfMedicine: boolean;
  /** Another trouble was advised on, or a visit is being talked of. */
  isBeside: boolean;
  /** First aid was given for something: whatever else is told of the body is heard in that light. */
  isAiling: boolean;
}
interface Asked extends Told {
  /** Breath, or a swallow, that is told to be no more. */
  lost: readonly FloorSign[];
}

/**
 * Dangers told of now, by the learned readers on the whole and on each clause and by the floor of rules: the gravest, and what a
 * dentist sees to beside it. Of 'no, she's breathing fine, but she can't swallow' only what stands beside the 'fine' is read.
 */
export function readDangers(whole: Utterance, clauses: readonly Utterance[], now: Told): readonly Found[] {
  const asked: Asked = { ...now, lost: lostSigns(clauses) };
  return withAnew(whole, readTold(whole, clauses, asked));
}

function readTold(whole: Utterance, clauses: readonly Utterance[], asked: Asked): readonly Found[] {
  if (asked.elsewhere.length === 0) return readOfNow(whole, clauses, asked);
  const isOfNow = ({ words: [first] }: Utterance): boolean =>
    !asked.elsewhere.some(([from, to]) => first !== undefined && from <= first.start && first.start < to);
  const left = toUtterance(withoutSpans(whole.text, asked.elsewhere));
  // What somebody does to themselves, or to others, is none the less of now for having begun last year.
  const harm = readOfNow(whole, clauses, asked).filter(
    ({ act }) => act.kind === "danger" && isHarm(act.danger),
  );
  const others = readOfNow(left, clauses.filter(isOfNow), asked).filter(
    ({ act }) => act.kind !== "danger" || !isHarm(act.danger),
  );
  return [...harm, ...others];
}
const isHarm = (kind: DangerKind): boolean => kind === "self_harm" || kind === "violence";

function readOfNow(whole: Utterance, clauses: readonly Utterance[], asked: Asked): readonly Found[] {
  if (whole.words.length === 0) return [];
  const before = asked.told.map(toUtterance);
  const blood = swallowedBlood(whole);
  const ofBlood = blood?.spans ?? [];
  const beside = [
    ...skinPlaces(whole, clauses, before),
    ...medicineFor(whole),
    ...(blood?.isLittle ? ofBlood : []),
  ];
  const utterance = beside.length === 0 ? whole : toUtterance(withoutSpans(whole.text, beside));
  const isHeld = (kind: DangerKind): boolean =>
    !(blood?.isLittle && ofThings.has(kind)) && isEventTold(kind, utterance, before);
  const piece = swallowedPiece(
    blood ? toUtterance(withoutSpans(utterance.text, ofBlood)) : utterance,
    before,
  );
  const fever = feverBeside(utterance, before);
  const moved = movedTooth(utterance, before);
  const signs = [
    ...toldFloor(utterance, asked.breath),
    ...[piece, fever, moved].flatMap((each) => each ?? []),
    ...asked.lost,
  ]
    .filter(({ kind }) => kind === "swallowed_piece" || isHeld(kind))
    .toSorted((one, other) => Number(one.degree !== "life") - Number(other.degree !== "life"));
  const left = [...asked.safe, ...asked.well];
  const rest = left.length === 0 ? utterance : toUtterance(withoutSpans(utterance.text, left));
  const isOfRest = rest.words.length >= fewestWords;
  const read = readDangerLabels(rest);
  const spanOf = (clause: number): Span => wholeSpan(rest === utterance ? (clauses[clause] ?? rest) : rest);
  const isFeverish = signs.some(({ kind }) => kind === "fever");
  const [first] = signs.filter(isOfLife);
  // 'Or is it just the tooth, chest pain and a sore jaw' is no denial.
  const isAskedOf = first?.kind === "heart" && !isOfRest && rest !== utterance;
  const isBite = asked.prompt !== "danger" && isOnlyBite(utterance, signs);
  const ofLife = signs.filter((each) => isOfLife(each) && !(isBite && each.kind === "bleeding"));
  const heard = isAskedOf
    ? toFound(first.kind, "perhaps_life", first.span, byRule)
    : threatIn(rest, read, { asked, isOfRest, isFeverish, isBite, isHeld, spanOf, signs: ofLife });
  const told = isBite && heard !== null && isBleeding(heard) ? null : heard;
  const threat =
    told ??
    (isOfRest && asked.prompt !== "danger" && !asksOfTable(utterance)
      ? hinted(hintIn(rest, read, asked), spanOf)
      : null);
  const isUrgent = (read.get("urgent")?.likely ?? 0) >= thresholds.urgent;
  // Of a fall on the mouth the reader expects a tooth: beside a bite it takes a word for one.
  const isOfLip = isBite && !utterance.words.some(({ word }) => ofTeeth.has(word));
  const troubles =
    !isOfRest || isOfLip
      ? []
      : troublesIn(read, threat === null && isUrgent).filter(
          ([kind, { likely }]) =>
            ((likely >= hardlyTold && kind !== "broken_tooth") || isHeld(kind)) &&
            !(moved && kind === "knocked_out_tooth"),
        );
  const byRules = signs.filter((each) => !isOfLife(each));
  const ruled = byRules.filter(({ kind }, at) => byRules.findIndex((each) => each.kind === kind) === at);
  return [
    ...(threat === null ? [] : [threat]),
    ...ruled.map((each) => toFound(each.kind, "urgent", each.span, byRule)),
    ...troubles
      .filter(([kind]) => !ruled.some((sign) => sign.kind === kind))
      .map(([kind, { clause, likely }]) => toFound(kind, "urgent", spanOf(clause), likely)),
  ];
}
/** Blood that went down is none of these. */
const ofThings: ReadonlySet<DangerKind> = new Set(["poison", "battery", "swallowed_piece"]);
const isBleeding = ({ act }: Found): boolean => act.kind === "danger" && act.danger === "bleeding";

/** Beside one of these a bite is no matter of pressing on it. */
const findGraver = toFinder([
  {
    means: true,
    say: [
      // Likened to what runs; 'like' is no word that is kept.
      "(tap|taps|hose|pig|fountain|river|waterfall|creek|shower)",
      "(gushing|pouring|spurting|pumping|squirting|streaming|running|dripping|tongue|hanging|half)",
      "(thinners|thinner|warfarin|eliquis|xarelto|plavix|pradaxa|clopidogrel|aspirin|platelets|chemo)",
      "(haemophilia|hemophilia|haemophiliac|hemophiliac|bleeder|clot|clotting)",
      "(hour|hours|overnight|since|night|yesterday|morning|basin|sink|bucket|towel|towels|soaked|soaking|filling)",
      "(can not|cannot|could not|nothing|tried|trying)",
      "(pressing|pressed|pressure|faint|woozy|dizzy|pale|fit|seizure|fitting)",
    ],
  },
]);

const ofTeeth: ReadonlySet<string> = new Set(
  "tooth teeth toothy incisor molar crown braces bracket gum gums jaw face swelling swollen".split(" "),
);

const isReactionTold = ({ words }: Utterance): boolean => words.some(({ word }) => isOfReaction(word));

/** A lip or a cheek that was bitten, and bleeds as they do: press on it, and no ambulance. */
const isOnlyBite = (utterance: Utterance, signs: readonly FloorSign[]): boolean =>
  signs.some(({ kind }) => kind === "bitten_lip") && findGraver(utterance).length === 0;

/** 'She's drowsy now' may sound like the end of it: what tells of a danger, or of trouble, is no 'safe' unless it is said surely. */
export function isTold(clause: Utterance): boolean {
  const read = readDangerLabels(clause);
  const likely = (label: "grave" | "urgent"): number => read.get(label)?.likely ?? 0;
  return Math.max(likely("grave"), likely("urgent")) >= contradicting;
}
const contradicting = 0.8;

/** Heard no better than that, what names an event is believed where the event was told. */
const hardlyTold = 0.3;
const byRule = 0.8;
/** A word beside a 'fine' tells nothing. */
const fewestWords = 2;
/** Beside a danger to a life or a graver trouble, teeth are told of in passing. */
const wellTold = 0.7;
const isOfLife = ({ degree }: FloorSign): boolean => degree !== "urgent";

interface Reading {
  asked: Asked;
  isOfRest: boolean;
  /** By rule. */
  isFeverish: boolean;
  /** By rule, and nothing graver beside it. */
  isBite: boolean;
  /** What is said of that kind was told. */
  isHeld(kind: DangerKind): boolean;
  signs: readonly FloorSign[];
  spanOf: (clause: number) => Span;
}

function threatIn(
  rest: Utterance,
  read: DangerLabelsRead,
  { asked, isOfRest, isFeverish, isBite, isHeld, signs, spanOf }: Reading,
): Found | null {
  const [sign = null] = signs;
  if (!sign && !isOfRest) return null;
  const given = dangerLikelihoodsOf(rest);
  const [likeliest, reading] = likeliestThreat(read, given, isHeld);
  // What is grave about a fever that spreads is not yet the breathing.
  const isOfFever = isFeverish && reading.likely < wellTold;
  const kind = sign?.kind ?? (isOfFever ? "fever" : likeliest);
  const ofKind = sign ? (read.get(sign.kind) ?? unread) : reading;
  const risks = risksOf(given, Math.max(ofKind.likely, read.get("grave")?.likely ?? 0));
  const mean = olderWeight * risks[0] + (1 - olderWeight) * risks[1];
  // The older of the two has never met these.
  const most = kind === "heart" ? thresholds.surely : thresholds.surely - 1;
  const told = newer.has(kind) ? Math.max(mean, Math.min(risks[1] - 1, most)) : mean;
  const [[trouble, { likely }] = noTrouble] = likeliestTroubles(read);
  const isOfTrouble = (isBite || likely > reading.likely) && !sign && told < thresholds.surely;
  const risk = isOfTrouble
    ? Math.min(told, newerTroubles.has(trouble) ? risks[1] : told) - thresholds.besideTrouble
    : told;
  // What only may cost a life is asked about first, however surely it is heard.
  const isNumbed = kind === "collapse" && sign?.degree === "perhaps_life";
  const isGuess = !sign && asked.isBreathWell && (kind === "breathing" || kind === "choking");
  const isPieceAlone = kind === "swallowed_piece" && !isPieceTroubling(rest);
  const isAskable =
    (askable.has(kind) ||
      isNumbed ||
      isPieceAlone ||
      isGuess ||
      (sign?.degree !== "life" && likenedTo.has(kind))) &&
    asked.prompt !== "danger";
  if (kind === "poison" && !sign && asked.asksForMore) return null;
  if ((kind === "poison" || kind === "self_harm") && !sign && asksOfTable(rest)) return null;
  if (kind === "allergic" && !sign && asked.asksOfMedicine && !isReactionTold(rest)) return null;
  if (isGuess && risk < thresholds.surely) return null;
  if (!sign && isOfElse(kind, rest, reading.likely)) return null;
  const degree = degreeOf(risk, Math.max(...risks), {
    ...{ sign, asked, isAskable },
    isOfHarm: isHarm(kind),
  });
  if (degree === null) return null;
  const byWords = sign?.isAlwaysAsked ? mostOfHint : byRule;
  const certainty = Math.max(1 / (1 + Math.exp(-risk)), sign ? byWords : 0);
  // A few words that hardly sound like a bleed, and none of blood, are none.
  const isSlight = certainty < mostOfHint && rest.words.length < mostOfSlight;
  if (kind === "bleeding" && !sign && isSlight && !isBloodTold(rest)) return null;
  // Despair without a plan or a means is met with a gentle question and the numbers, however surely it is heard.
  const isPlan =
    findMeans(rest).some(({ value }) => value === "thing") ||
    signs.some((each) => each.kind === kind && each.degree === "life");
  const graded = kind !== "self_harm" ? degree : isPlan ? "life" : "perhaps_life";
  return toFound(kind, graded, sign?.span ?? spanOf(reading.clause), certainty);
}
const mostOfSlight = 6;
const unread: DangerReading = { likely: 0, above: Number.NEGATIVE_INFINITY, clause: 0 };
const noTrouble: Trouble = ["severe_pain", unread];
/** Surely heard in words that liken ('like a stuck pig'), these are asked about unless it is told how they go on. */
const likenedTo: ReadonlySet<DangerKind> = new Set(["bleeding"]);
const askable: ReadonlySet<DangerKind> = new Set([...perhapsKinds, ...urgentKinds]);
/** It knows less of what was learned since. */
const olderWeight = 0.42;
/** Nor has it met these. */
const newerTroubles: ReadonlySet<DangerKind> = new Set(["oozing", "loosened_tooth"]);
const newer: ReadonlySet<DangerKind> = new Set(["poison", "self_harm", "violence", "heart", ...perhapsKinds]);

/** What is told of well enough; `isOne`: one at least is, and it is the likeliest. */
function troublesIn(
  read: DangerLabelsRead,
  isOne: boolean,
): readonly (readonly [DangerKind, DangerReading])[] {
  return likeliestTroubles(read)
    .filter(([kind], at) => kind !== "fever" || (at === 0 && isFeverAlone(read)))
    .filter(([, { likely }], at) => likely >= wellTold || (isOne && at === 0 && likely >= leastTold))
    .slice(0, mostTroubles);
}
/** Less is a guess, and nobody is told what to do about a guess. */
const leastTold = 0.12;
/** It is easily read into a swelling: beside one, only what is told as a fever by rule is one. */
const isFeverAlone = (read: DangerLabelsRead): boolean =>
  (read.get("fever") ?? unread).likely >= sureOfFever &&
  (read.get("swelling") ?? unread).likely < wellTold / 2;
const sureOfFever = 0.8;
const likeliestTroubles = (read: DangerLabelsRead): readonly Trouble[] =>
  urgentKinds
    .map((kind): Trouble => [kind, read.get(kind) ?? unread])
    .toSorted(([, one], [, other]) => other.likely - one.likely);
type Trouble = readonly [DangerKind, DangerReading];
const mostTroubles = 2;

/** Of those that both readers know, the older one has a say. */
function likeliestThreat(
  read: DangerLabelsRead,
  given: Older,
  isHeld: (kind: DangerKind) => boolean,
): readonly [DangerKind, DangerReading] {
  const older: ReadonlyMap<string, number> = new Map(Object.entries(given));
  const score = (kind: DangerKind) =>
    (read.get(kind) ?? unread).likely + olderSay * (older.get(olderName(kind)) ?? 0);
  const [kind = "collapse"] = [...lifeKinds, ...perhapsKinds]
    .filter(isHeld)
    .toSorted((one, other) => score(other) - score(one));
  return [kind, read.get(kind) ?? unread];
}
const olderSay = 0.3;
/** It was never told the two apart. */
const olderName = (kind: DangerKind): DangerKind => (kind === "heart" ? "collapse" : kind);

type DangerLabelsRead = ReturnType<typeof readDangerLabels>;

const hinted = (hint: Hint | null, spanOf: (clause: number) => Span): Found | null =>
  hint && toFound(hint.kind, "perhaps_life", spanOf(hint.clause), hint.likely);

const toFound = (danger: DangerKind, degree: DangerDegree, span: Span, certainty: number): Found => ({
  act: { kind: "danger", danger, degree },
  span,
  certainty,
});
