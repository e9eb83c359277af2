import { dentalTroubles, lifeThreats } from "../understanding.ts";
import { dangerLikelihoodsOf, likeliestOf, threatOf } from "../what/learned/learned-dangers.ts";
import type { Utterance } from "../words.ts";
import type { DangerDegree, DangerKind, PromptKind } from "./acts.ts";
import { floorSigns } from "./danger-floor.ts";
import type { Found, Span } from "./found.ts";

/**
 * From which likelihood on a danger holds: `perhaps` is asked about, `surely` is 000 without asking (`withFloor` where a
 * rule of the floor tells the same), `urgent` wants a dentist today. `doubt`: below it a rule alone is not believed.
 */
const thresholds = { perhaps: 0.5, surely: 0.97, withFloor: 0.5, urgent: 0.5, doubt: 0.03 } as const;

/** Fewer words than these tell of danger only together with the rest. */
const fewestWords = 3;

/** Dangers told of now, by the learned reader on the whole and on each clause and by the floor of rules, gravest first. */
export function readDangers(
  utterance: Utterance,
  clauses: readonly Utterance[],
  { prompt, isOverTold }: { prompt: PromptKind; isOverTold: boolean },
): readonly Found[] {
  const parts = [
    utterance,
    ...(clauses.length > 1 ? clauses.filter(({ words }) => words.length >= fewestWords) : []),
  ];
  const whole = dangerLikelihoodsOf(utterance);
  const signs = floorSigns(utterance);
  const readings = parts.map((part) => ({ part, given: dangerLikelihoodsOf(part) }));
  const gravest = readings.toSorted((a, b) => gravity(b.given) - gravity(a.given))[0];
  if (!gravest) return [];
  const risk = Math.max(gravity(whole), (gravity(gravest.given) + gravity(whole)) / 2);
  const [sign] = signs.filter(({ degree }) => degree !== "urgent");
  const kind: DangerKind | null = sign?.kind ?? kindOf(gravest.given);
  const found: Found[] = [];
  // 'No, it's only the tooth': over, unless a danger is named in so many words.
  if (kind !== null && (sign || !isOverTold)) {
    const degree = degreeOf(risk, sign?.degree ?? null, prompt);
    if (degree)
      found.push(toFound(kind, degree, sign?.span ?? spanOf(gravest.part), Math.max(risk, sign ? 0.6 : 0)));
  }
  if (found.length > 0) return found;
  const urgent = readings.toSorted((a, b) => urgency(b.given) - urgency(a.given))[0];
  const trouble =
    urgent && urgency(urgent.given) >= thresholds.urgent
      ? likeliestOf(urgent.given, dentalTroubles)
      : undefined;
  const told = signs.find(({ degree }) => degree === "urgent");
  if (told) found.push(toFound(told.kind, "urgent", told.span, 0.8));
  if (trouble && urgent) found.push(toFound(trouble, "urgent", spanOf(urgent.part), urgency(urgent.given)));
  return found;
}

type Given = ReturnType<typeof dangerLikelihoodsOf>;
const gravity = (given: Given): number => threatOf(given) + given.self_harm;
const urgency = (given: Given): number => dentalTroubles.reduce((sum, trouble) => sum + given[trouble], 0);

function kindOf(given: Given): DangerKind | null {
  if (given.self_harm > threatOf(given)) return "self_harm";
  return likeliestOf(given, lifeThreats) ?? null;
}

/** Asked whether it is happening, whoever tells of it says yes to it. */
function degreeOf(risk: number, floor: DangerDegree | null, prompt: PromptKind): DangerDegree | null {
  const asked = prompt === "danger" ? 0.2 : 0;
  if (risk >= thresholds.surely - asked) return "life";
  if (floor === "life" && risk >= thresholds.withFloor - asked) return "life";
  if (floor && risk >= thresholds.doubt) return "perhaps_life";
  return risk >= thresholds.perhaps ? "perhaps_life" : null;
}

const spanOf = ({ text, words }: Utterance): Span => [words[0]?.start ?? 0, words.at(-1)?.end ?? text.length];
const toFound = (danger: DangerKind, degree: DangerDegree, span: Span, certainty: number): Found => ({
  act: { kind: "danger", danger, degree },
  span,
  certainty,
});
