import { dangerLikelihoodsOf, threatOf } from "../learned/learned-dangers.ts";
import type { Utterance } from "../words.ts";
import type { DangerDegree, DangerKind, PromptKind } from "./acts.ts";
import { type FloorSign, floorSigns } from "./danger-floor.ts";
import type { Found, Span } from "./found.ts";
import { lifeKinds, perhapsKinds, urgentKinds } from "./learned/danger-labels.ts";
import { type DangerReading, readDangerLabels } from "./learned/learned-dangers.ts";

/**
 * Log-odds of danger to a life, of the two learned readers together, from which on it is asked about (`perhaps`) and from
 * which on 000 is said without asking: with a rule of the floor beside it by one of them (`withFloor`), or by itself (`surely`). A rule
 * alone is not believed below `doubt`. Asked whether there is danger (`asked`), less is enough. `urgent`: likelihood of
 * trouble that wants a dentist today.
 */
const thresholds = { perhaps: -1, withFloor: 0, surely: 3, doubt: -4.5, asked: 1, urgent: 0.5 } as const;

/** Dangers told of now, by the learned readers on the whole and on each clause and by the floor of rules. */
export function readDangers(
  utterance: Utterance,
  clauses: readonly Utterance[],
  { prompt, isOverTold }: { prompt: PromptKind; isOverTold: boolean },
): readonly Found[] {
  if (utterance.words.length === 0) return [];
  const read = readDangerLabels(utterance);
  const signs = floorSigns(utterance);
  const sign = signs.find(({ degree }) => degree !== "urgent") ?? null;
  const [kind, reading] = likeliest(read, [...lifeKinds, ...perhapsKinds]);
  const risks = risksOf(utterance, Math.max(reading.likely, read.get("grave")?.likely ?? 0));
  const risk = (risks[0] + risks[1]) / 2;
  const degree = degreeOf(risk, Math.max(...risks), { sign, prompt });
  const spanOf = (clause: number): Span => toSpan(clauses[clause] ?? utterance);
  // 'No, it's only the tooth': over, unless a danger is named in so many words.
  if (degree && (sign || !isOverTold)) {
    const certainty = Math.max(1 / (1 + Math.exp(-risk)), sign ? byRule : 0);
    return [toFound(sign?.kind ?? kind, degree, sign?.span ?? spanOf(reading.clause), certainty)];
  }
  const urgent = read.get("urgent");
  const [trouble, { clause }] = likeliest(read, urgentKinds);
  return [
    ...signs
      .filter((each) => each.degree === "urgent")
      .slice(0, 1)
      .map((each) => toFound(each.kind, "urgent", each.span, byRule)),
    ...(urgent && urgent.likely >= thresholds.urgent && !signs.some((sign) => sign.kind === trouble)
      ? [toFound(trouble, "urgent", spanOf(clause), urgent.likely)]
      : []),
  ];
}
const byRule = 0.8;

/**
 * Log-odds by two readers of different make, whose mean is taken: one that shares its certainty out among the kinds by all of
 * the words, and one that tells each label by itself, in each clause as well. Each knows what the other misses.
 */
function risksOf(utterance: Utterance, byLabels: number): readonly [number, number] {
  const given = dangerLikelihoodsOf(utterance);
  return [logOdds(threatOf(given) + given.self_harm), logOdds(byLabels)];
}
/** Beyond this a reader is only sure of itself: it never met the words. */
const mostOdds = 6;
const logOdds = (likely: number): number =>
  Math.max(-mostOdds, Math.min(mostOdds, Math.log(likely / (1 - likely))));

function degreeOf(
  risk: number,
  highest: number,
  { sign, prompt }: { sign: FloorSign | null; prompt: PromptKind },
): DangerDegree | null {
  const lower = prompt === "danger" ? thresholds.asked : 0;
  if (risk >= thresholds.surely - lower) return "life";
  if (sign?.degree === "life" && highest >= thresholds.withFloor - lower) return "life";
  if (sign && risk >= thresholds.doubt) return "perhaps_life";
  return risk >= thresholds.perhaps - lower ? "perhaps_life" : null;
}

function likeliest(
  read: ReturnType<typeof readDangerLabels>,
  kinds: readonly DangerKind[],
): readonly [DangerKind, DangerReading] {
  const none: DangerReading = { likely: 0, above: Number.NEGATIVE_INFINITY, clause: 0 };
  const readings = kinds.map((kind) => [kind, read.get(kind) ?? none] as const);
  return readings.toSorted(([, one], [, other]) => other.likely - one.likely)[0] ?? ["collapse", none];
}

const toSpan = ({ text, words }: Utterance): Span => [words[0]?.start ?? 0, words.at(-1)?.end ?? text.length];
const toFound = (danger: DangerKind, degree: DangerDegree, span: Span, certainty: number): Found => ({
  act: { kind: "danger", danger, degree },
  span,
  certainty,
});
