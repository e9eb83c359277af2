import { appointmentTypes } from "#contract/limits.ts";
import { visitLikelihoodsOf } from "../../learned/learned-visits.ts";
import type { WhenReading } from "../../readings.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import type { DangerKind } from "../acts/of-danger.ts";
import type { HearContext } from "../context.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { lifeKinds, perhapsKinds, urgentKinds } from "../learned/danger-labels.ts";
import { likelihoodsOf } from "../learned/learned-acts.ts";
import { readDangerLabels } from "../learned/learned-dangers.ts";
import { type ParsedUtterance, wishesTold } from "../parsed-utterance.ts";
import { readPatients } from "../people/read-people.ts";
import { readWho } from "../people/read-who.ts";
import { blanked, isIn } from "../picks/read-contrast.ts";
import { readWhens } from "../read-whens.ts";
import { namedTreatments } from "../treatments/read-treatment.ts";
import { verbIn } from "../when-acts.ts";
import type { WhenPart } from "../when-verb.ts";
import { isTreatment } from "./proposal.ts";
import type { Pointed, Proposed } from "./verify-proposal.ts";

/**
 * The values of an utterance where a proposal stands: our own readers read them, of the words that the proposal points at and in the
 * role that it gives them. What it does not point at and only it could settle (whose name, which day) is left out.
 */

/** Names, numbers and addresses. */
export function whoAsProposed(
  who: readonly Found[],
  { points }: Proposed,
  utterance: Utterance,
  context: HearContext,
): readonly Found[] {
  const named = points.filter(({ pointer }) => pointer === "name.caller" || pointer === "name.patient");
  const told = points.filter(({ pointer }) => pointer === "mentioned");
  const isAsked = context.prompt === "name";
  const kept = who.flatMap((each): readonly Found[] => {
    if (each.act.kind !== "name") return [each];
    const of = pointAt(named, each.span);
    if (of) return [{ ...each, act: { ...each.act, role: roleOf(of) } }];
    return pointAt(told, each.span) || named.length > 0 || !isAsked ? [] : [each];
  });
  const missed = named.filter(({ span }) => !kept.some((each) => overlaps(each.span, span)));
  return [...kept, ...missed.flatMap((each) => nameIn(each, utterance, context))];
}

const roleOf = ({ pointer }: Pointed): "caller" | "patient" =>
  pointer === "name.caller" ? "caller" : "patient";

/** A name where it is pointed at, read as one that was asked for. */
function nameIn(point: Pointed, utterance: Utterance, context: HearContext): readonly Found[] {
  const alone = toUtterance(only(utterance.text, [point.span]));
  return readWho(alone, [], { ...context, prompt: "name" }).flatMap((each) =>
    each.act.kind === "name" ? [{ ...each, act: { ...each.act, role: roleOf(point) } }] : [],
  );
}

/** All other values. */
export function valuesAsProposed(
  values: readonly Found[],
  proposed: Proposed,
  parsed: ParsedUtterance,
): readonly Found[] {
  const { points, wordings } = proposed;
  const ofVisit = whensIn("when.visit", points, values, parsed, null);
  const [visit] = ofVisit.flatMap(({ act }) => (act.kind === "when" ? act.when.days : []));
  const whens = [...ofVisit, ...whensIn("when.wish", points, values, parsed, visit?.value.from ?? null)];
  const picks = pickedIn(points, values, parsed);
  const treatments = treatmentsIn(points, values, parsed);
  const patients = patientsIn(points, values, parsed);
  const isReplaced = ({ act, span }: Found): boolean => {
    switch (act.kind) {
      case "when":
        return (
          whens.length > 0 || picks.some((each) => overlaps(each.span, span)) || isOnlyTold(span, points)
        );
      case "pick":
      case "kept":
      case "pick_all":
        return picks.length > 0;
      case "treatment":
        return treatments.length > 0 || act.isUnsure;
      case "patient":
        return true;
      case "beside":
      case "instead":
      case "own":
        return !wordings.some((each) => each.act.kind === act.kind);
      default:
        return false;
    }
  };
  const kept = values.filter((each) => !isReplaced(each));
  const isKnown = ({ act }: Found): boolean => kept.some((each) => each.act.kind === act.kind);
  return [
    ...kept,
    ...whens.filter(
      ({ span }) => !kept.some((each) => each.act.kind === "shift" && overlaps(each.span, span)),
    ),
    ...picks,
    ...treatments,
    ...patients,
    ...wordings.filter((each) => !isKnown(each)),
    ...dangersIn(points, values, parsed),
  ];
}

/**
 * Days and times of one role: the words pointed at read together by themselves ('Tuesday or Wednesday · at nine'), unless that finds
 * fewer of them, or a less certain one, than the reading among the other words that belong to no other role.
 */
function whensIn(
  pointer: "when.wish" | "when.visit",
  points: readonly Pointed[],
  values: readonly Found[],
  parsed: ParsedUtterance,
  visitDay: string | null,
): readonly Found[] {
  const { utterance, context } = parsed;
  const of = (each: Pointed["pointer"]) => pointed(points, each).map(({ span }) => span);
  const spans = of(pointer);
  const others = of(pointer === "when.wish" ? "when.visit" : "when.wish");
  const isWithin = (span: Span, some: readonly Span[]): boolean => some.some((each) => overlaps(each, span));
  const own = values.filter(
    ({ act, span }) =>
      act.kind === "when" &&
      !isWithin(span, others) &&
      partsOfWhen(act.when).every((part) => isWithin(part, spans)),
  );
  const verbAt = (span: Span, part?: WhenPart) => verbIn(parsed, span, part);
  const given = {
    ...context,
    verbAt,
    ...(visitDay !== null && { previousDate: visitDay, wishedFrom: visitDay }),
  };
  const readAlone = (some: readonly Span[]): readonly Found[] =>
    some.length === 0 ? [] : readWhens(only(utterance.text, some), utterance.text, wishesTold(parsed), given);
  // What stands beside it may be of something else: 'tomorrow after four, I'll be home by then'.
  const alone = readAlone(spans);
  const isWhole = countParts(alone) >= countParts(own) && (!isUnsure(alone) || isUnsure(own));
  const missed = spans.filter((span) => !own.some((each) => overlaps(each.span, span)));
  const read = isWhole ? alone : [...own, ...readAlone(missed)];
  const role = pointer === "when.visit" ? "visit" : "wish";
  return read.map((each) => (each.act.kind === "when" ? { ...each, act: { ...each.act, role } } : each));
}

const countParts = (found: readonly Found[]): number =>
  found.reduce((sum, { act }) => sum + (act.kind === "when" ? partsOfWhen(act.when).length : 0), 0);
const isUnsure = (found: readonly Found[]): boolean => found.some(({ certainty }) => certainty < sure);

/** Where each of its days and times was said. */
const partsOfWhen = (when: WhenReading): readonly Span[] => [
  ...[...when.days, ...when.times, ...when.excludedDays, ...when.excludedTimes].map(({ span }) => span),
  ...(when.soonest ? [when.soonest.span] : []),
];

/** In words that only tell of somebody or something. */
const isOnlyTold = (span: Span, points: readonly Pointed[]): boolean =>
  isIn(
    pointed(points, "mentioned").map((each) => each.span),
    span,
  );

/** One of the candidates that were given, and nothing else; a time only in words that may choose. */
function pickedIn(
  points: readonly Pointed[],
  values: readonly Found[],
  parsed: ParsedUtterance,
): readonly Found[] {
  const { context, utterance } = parsed;
  const least = choosing.has(context.prompt) ? leastChoice : surelyChosen;
  const mayChoose = (likelihoodsOf(utterance, context.prompt).get("choose") ?? 0) >= least;
  return pointed(points, "pick", "kept").flatMap(({ pointer, which, span }): readonly Found[] => {
    const candidate = context.candidates.find(({ id }) => id === which);
    if (!candidate || (candidate.kind === "time" && !mayChoose)) return [];
    if (candidate.kind === "time" && namesOtherHour(candidate.time, span, values)) return [];
    const kind = pointer === "pick" ? "pick" : "kept";
    return [{ act: { kind, candidate: candidate.id }, span, certainty: sure }];
  });
}
/** '2 pm' picks nothing that begins at nine, whatever it is taken for. */
function namesOtherHour(offered: string | undefined, span: Span, values: readonly Found[]): boolean {
  const told = values.flatMap(({ act, span: of }) =>
    act.kind === "when" && overlaps(of, span) ? act.when.times.map(({ value }) => value) : [],
  );
  const exact = told.flatMap((value) => (value.kind === "exact" ? [value.time] : []));
  return exact.length > 0 && !exact.some((time) => time === offered);
}

/** At these, times are there to be chosen from. */
const choosing: ReadonlySet<HearContext["prompt"]> = new Set(["offer", "one_offer", "read_back", "when"]);
const leastChoice = 0.08;
const surelyChosen = 0.5;

/**
 * Out of the closed list, as long as the words do not name another and may be read so; how it was called as our own reader has it.
 */
function treatmentsIn(
  points: readonly Pointed[],
  values: readonly Found[],
  { utterance }: ParsedUtterance,
): readonly Found[] {
  const named = new Set(namedTreatments(utterance).map(({ treatment }) => treatment));
  const likely = visitLikelihoodsOf(utterance);
  const likeliest = Math.max(...appointmentTypes.map((type) => likely[type]));
  const least = Math.max(leastTreatment, likeliest * leastShare);
  return pointed(points, "treatment").flatMap(({ which, span }): readonly Found[] => {
    const treatment = which ?? "";
    if (!isTreatment(treatment)) return [];
    const isBorneOut = likely[treatment] >= least && likely.none < surelyNone;
    if (named.size > 0 ? !named.has(treatment) : !isBorneOut) return [];
    const own = values.find(
      ({ act, span: at }) =>
        act.kind === "treatment" && act.treatment === treatment && (overlaps(at, span) || act.named === null),
    );
    if (own?.act.kind === "treatment") return [{ ...own, act: { ...own.act, isUnsure: false }, span }];
    const reason = utterance.text.slice(...span);
    return [
      { act: { kind: "treatment", treatment, named: null, reason, isUnsure: false }, span, certainty: sure },
    ];
  });
}
const leastTreatment = 0.003;
/** Of the likelihood of the likeliest one: what is told of so much more surely is what was meant. */
const leastShare = 0.05;
const surelyNone = 0.95;

function patientsIn(
  points: readonly Pointed[],
  values: readonly Found[],
  { utterance }: ParsedUtterance,
): readonly Found[] {
  return pointed(points, "patient").flatMap(({ span }) => {
    const own = values.filter((each) => each.act.kind === "patient" && overlaps(each.span, span));
    if (own.length > 0) return own;
    return readPatients(toUtterance(only(utterance.text, [span])), true, new Set());
  });
}

/** Found likelier than this by nobody, a danger is not in the words. */
const leastDanger = 0.04;
const ofLife: ReadonlySet<string> = new Set([...lifeKinds, ...perhapsKinds]);
const ofDentist: ReadonlySet<string> = new Set(urgentKinds);

/** A danger that only the proposal tells of is asked about first; what was heard stands whatever is proposed. */
function dangersIn(
  points: readonly Pointed[],
  values: readonly Found[],
  { utterance }: ParsedUtterance,
): readonly Found[] {
  const heard = values.flatMap(({ act }) => (act.kind === "danger" ? [act.danger] : []));
  const read = readDangerLabels(utterance);
  return pointed(points, "danger").flatMap(({ which, span }): readonly Found[] => {
    const danger = which as DangerKind;
    const isLife = ofLife.has(danger);
    if (
      heard.includes(danger) ||
      (isLife && values.some(({ act }) => act.kind === "danger" && act.degree !== "urgent"))
    )
      return [];
    if (!isLife && !ofDentist.has(danger)) return [];
    const likely = Math.max(
      ...[danger, "grave" as const, "urgent" as const].map((label) => read.get(label)?.likely ?? 0),
    );
    if (likely < leastDanger) return [];
    return [
      { act: { kind: "danger", danger, degree: isLife ? "perhaps_life" : "urgent" }, span, certainty: sure },
    ];
  });
}

const pointed = (
  points: readonly Pointed[],
  ...pointers: readonly Pointed["pointer"][]
): readonly Pointed[] => points.filter(({ pointer }) => pointers.includes(pointer));

const pointAt = (points: readonly Pointed[], span: Span): Pointed | undefined =>
  points.find((each) => overlaps(each.span, span));

/** The text with everything but the spans filled out, so that places stay. */
function only(text: string, spans: readonly Span[]): string {
  const sorted = spans.toSorted((one, other) => one[0] - other[0]);
  const gaps: Span[] = [];
  let at = 0;
  for (const [from, to] of sorted) {
    if (from > at) gaps.push([at, from]);
    at = Math.max(at, to);
  }
  gaps.push([at, text.length]);
  return blanked(text, gaps);
}
