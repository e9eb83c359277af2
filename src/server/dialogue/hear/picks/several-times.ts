import { minutesOf } from "#kernel/zoned-time.ts";
import { noWhen } from "../../readings.ts";
import type { Candidate } from "../acts.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { clauseAt, has, type Light, labelsOf } from "../light.ts";
import type { Whens } from "../when-acts.ts";
import { readBareHours } from "./read-bare-hour.ts";
import { onlyIn } from "./read-contrast.ts";
import { readPick } from "./read-pick.ts";

/**
 * 'Half past three and four', 'the first one for me and eleven for him', where several visits are being booked at once: a time for
 * each of them, in the order said. Empty where fewer than two are chosen.
 */
export function severalTimes(
  light: Light,
  candidates: readonly Candidate[],
  all: Whens["all"],
): readonly Found[] {
  if (light.context.bookings < 2 || has(light, "no", "correct", "other")) return [];
  const spoken = spokenTimes(light, candidates, all);
  const picks = light.each.length > 1 ? forEach(light, candidates, spoken) : inOneBreath(light, spoken);
  return new Set(picks.map(({ candidate }) => candidate.id)).size > 1
    ? picks.map(({ candidate, span }) => ({
        ...{ act: { kind: "pick", candidate: candidate.id } as const, span },
        certainty: sure,
      }))
    : [];
}

interface Spoken {
  candidate: Candidate;
  span: Span;
}

/** Times of day that are those of just one that was offered, in the order of the words. */
function spokenTimes(light: Light, candidates: readonly Candidate[], all: Whens["all"]): readonly Spoken[] {
  const exact = all
    .flatMap(({ when }) => when.times)
    .flatMap(({ value, span }): Spoken[] => {
      const fitting =
        value.kind === "exact" ? candidates.filter(({ time = "" }) => isSameHour(time, value.time)) : [];
      const [only] = fitting;
      return only && fitting.length === 1 ? [{ candidate: only, span }] : [];
    });
  const isRead = (span: Span): boolean =>
    all.some(({ when }) => when.times.some((time) => overlaps(time.span, span)));
  const bare = readBareHours(light.parts, candidates, (clause) => !labelsOf(light, clause).includes("tell"));
  return [...exact, ...bare.filter(({ span }) => !isRead(span))].toSorted(
    (one, other) => one.span[0] - other.span[0],
  );
}

const isSameHour = (one: string, other: string): boolean =>
  minutesOf(one) % halfDay === minutesOf(other) % halfDay;
const halfDay = 12 * 60;

/** 'Ten or half past' chooses neither. */
const inOneBreath = ({ utterance }: Light, spoken: readonly Spoken[]): readonly Spoken[] =>
  utterance.set.has("or") ? [] : spoken;

/** Of each who is told of, the time or the place in the list that is told beside them. */
function forEach(
  light: Light,
  candidates: readonly Candidate[],
  spoken: readonly Spoken[],
): readonly Spoken[] {
  const begins = light.each.map(({ span }) => clauseAt(light.clauses, span));
  return begins.flatMap((from, at): readonly Spoken[] => {
    const isTheirs = (clause: number) => clause >= from && clause < (begins[at + 1] ?? light.clauses.length);
    const told = spoken.find(({ span }) => isTheirs(clauseAt(light.clauses, span)));
    if (told) return [told];
    const places = light.clauses.flatMap(({ span }, clause) => {
      const found = isTheirs(clause)
        ? readPick(onlyIn(light.utterance, span), candidates, nothingElse)
        : null;
      const id = found?.act.kind === "pick" ? found.act.candidate : null;
      const candidate = candidates.find((each) => each.id === id);
      return found && candidate ? [{ candidate, span: found.span }] : [];
    });
    return places.slice(0, 1);
  });
}
const nothingElse = { when: noWhen, treatments: [], isAnswer: true };
