import { isDayOf, noWhen } from "../../readings.ts";
import type { Candidate } from "../acts/acts.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { clauseAt, has, labelsOf, type ParsedUtterance } from "../parsed-utterance.ts";
import type { Whens } from "../when-acts.ts";
import { readBareHours } from "./read-bare-hour.ts";
import { onlyIn } from "./read-contrast.ts";
import { readPick } from "./read-pick.ts";
import { isSameHour } from "./same-hour.ts";

/**
 * 'Half past three and four', 'the first one for me and eleven for him', where several visits are being booked at once: a time for
 * each of them, in the order said. Empty where fewer than two are chosen.
 */
export function severalTimes(
  parsed: ParsedUtterance,
  candidates: readonly Candidate[],
  all: Whens["all"],
): readonly Found[] {
  const isApart = parsed.each.length > 1 && parsed.context.wish === "book";
  const isPlain = parsed.context.bookings > 1 && !has(parsed, "no", "correct", "other");
  if (!isApart && !isPlain) return [];
  const spoken = spokenTimes(parsed, candidates, all);
  const picks = isApart
    ? forEach(parsed, candidates, spoken)
    : (allInOrder(parsed, candidates) ?? inOneBreath(parsed, spoken));
  const fewest = isApart ? 1 : 2;
  const isEachOwn = new Set(picks.map(({ candidate }) => candidate.id)).size === picks.length;
  return picks.length >= fewest && (isEachOwn || !isApart)
    ? picks.map(({ candidate, span }) => ({
        ...{ act: { kind: "pick", candidate: candidate.id } as const, span },
        certainty: sure,
      }))
    : [];
}

/** 'Both, one after the other', 'I want both times', of as many times as there are visits. */
function allInOrder(
  { utterance, context }: ParsedUtterance,
  candidates: readonly Candidate[],
): readonly Spoken[] | null {
  const found = bothTimes.exec(utterance.text.toLowerCase());
  if (!found || candidates.length !== context.bookings) return null;
  const span: Span = [found.index, found.index + found[0].length];
  return candidates.map((candidate) => ({ candidate, span }));
}
const bothTimes =
  /\b(?:both|all (?:three|four|of them|of those))\b(?: (?:of (?:them|those|these)|(?:the|those|these) (?:times|ones|two)|times|spots|slots))?(?=\s*(?:$|[,.]|please|thanks|then|one after|straight|back to back|in a row|is|are|would|will|works?|that))/;

interface Spoken {
  candidate: Candidate;
  span: Span;
}

/** Times of day that are those of just one that was offered, in the order of the words. */
function spokenTimes(
  parsed: ParsedUtterance,
  candidates: readonly Candidate[],
  all: Whens["all"],
): readonly Spoken[] {
  // 'The Thursday at ten' is none of another day.
  const days = all.flatMap(({ when }) => when.days);
  const isOnDay = ({ date = "" }: Candidate): boolean =>
    days.length === 0 || days.some(({ value }) => isDayOf(value, date));
  const exact = all
    .flatMap(({ when }) => when.times)
    .flatMap(({ value, span }): Spoken[] => {
      const fitting =
        value.kind === "exact"
          ? candidates.filter((each) => isOnDay(each) && isSameHour(each.time ?? "", value.time))
          : [];
      const [only] = fitting;
      return only && fitting.length === 1 ? [{ candidate: only, span }] : [];
    });
  const isRead = (span: Span): boolean =>
    all.some(({ when }) => when.times.some((time) => overlaps(time.span, span)));
  const bare = readBareHours(
    parsed.parts,
    candidates,
    (clause) => !labelsOf(parsed, clause).includes("tell"),
  );
  return [...exact, ...bare.filter(({ span }) => !isRead(span))].toSorted(
    (one, other) => one.span[0] - other.span[0],
  );
}

/** 'Ten or half past' chooses neither. */
const inOneBreath = ({ utterance }: ParsedUtterance, spoken: readonly Spoken[]): readonly Spoken[] =>
  utterance.set.has("or") ? [] : spoken;

/** Of each who is told of, the time or the place in the list that is told beside them. */
function forEach(
  parsed: ParsedUtterance,
  candidates: readonly Candidate[],
  spoken: readonly Spoken[],
): readonly Spoken[] {
  const begins = parsed.each.map(({ span }) => clauseAt(parsed.clauses, span));
  return begins.flatMap((from, at): readonly Spoken[] => {
    const isTheirs = (clause: number) => clause >= from && clause < (begins[at + 1] ?? parsed.clauses.length);
    const told = spoken.find(({ span }) => isTheirs(clauseAt(parsed.clauses, span)));
    if (told) return [told];
    const places = parsed.clauses.flatMap(({ span }, clause) => {
      const found = isTheirs(clause)
        ? readPick(onlyIn(parsed.utterance, span), candidates, nothingElse)
        : null;
      const id = found?.act.kind === "pick" ? found.act.candidate : null;
      const candidate = candidates.find((each) => each.id === id);
      return found && candidate ? [{ candidate, span: found.span }] : [];
    });
    return places.slice(0, 1);
  });
}
const nothingElse = { when: noWhen, treatments: [], isAnswer: true };
