import type { AppointmentType } from "#contract/limits.ts";
import { isSameFirstName } from "#kernel/same-first-name.ts";
import { minutesOf } from "#kernel/zoned-time.ts";
import { type DaySpan, isDayOf, type Reading, type TimeWish, type WhenReading } from "../../readings.ts";
import { everydayWords } from "../../who/everyday-words.ts";
import { firstNames } from "../../who/first-names.ts";
import type { Utterance } from "../../words.ts";
import type { Candidate } from "../acts/acts.ts";
import { type Found, type Span, sure, unsure } from "../found.ts";

/** What of the words may point at one of the candidates. */
interface Pointers {
  when: WhenReading;
  treatments: readonly SpokenTreatment[];
  /** An answer that picks is what was asked for: ordinals count, and so do 'later' and 'the other'. */
  isAnswer: boolean;
}

/**
 * Which of what was offered or told is meant: by its day, time, treatment or name, by its place in the list, or beside the
 * others ('the later one', 'the other one'). One scorer for times, visits and people; nothing where two fit equally well.
 */
export function readPick(
  utterance: Utterance,
  candidates: readonly Candidate[],
  pointers: Pointers,
): Found | null {
  if (candidates.length === 0) return null;
  const text = utterance.text.toLowerCase();
  const all = allOf(text, candidates);
  const best = bestOf(utterance, candidates, pointers, all !== null);
  if (all) {
    const but = all.isBut ? (best?.id ?? null) : null;
    return { act: { kind: "pick_all", of: all.of, but }, span: all.span, certainty: sure };
  }
  if (!best) return null;
  return {
    act: { kind: "pick", candidate: best.id },
    span: best.span,
    certainty: best.isSure ? sure : unsure,
  };
}

const everyone =
  /\b(?:both|all)(?: of)?(?: (?:them|those|these|the two|the lot|my (?:appointments|visits|bookings)))?\b|\bthe lot\b|\beverything\b|\beach of them\b/;
const notEvery =
  /\b(?:all day|all good|all right|all fine|at all|that'?s all|all i|all set|all the (?:same|time|best)|not (?:both|all)|all done|above all|all sorted|is all)\b/;
const but = /\b(?:but|except|apart from|other than|besides|bar)\b/;

function allOf(
  text: string,
  candidates: readonly Candidate[],
): { of: Candidate["kind"]; isBut: boolean; span: Span } | null {
  const found = everyone.exec(text);
  const kind = candidates.find((each) => each.kind !== "time")?.kind ?? "time";
  const several = candidates.filter((each) => each.kind === kind).length > 1;
  if (!found || notEvery.test(text) || !several || kind === "time") return null;
  const behind = text.slice(found.index + found[0].length);
  return {
    of: kind,
    isBut: but.test(behind.slice(0, 20)),
    span: [found.index, found.index + found[0].length],
  };
}

interface Best {
  id: string;
  span: Span;
  isSure: boolean;
}

function bestOf(
  utterance: Utterance,
  candidates: readonly Candidate[],
  pointers: Pointers,
  isBeside: boolean,
): Best | null {
  const scored = candidates.map((each) => ({ each, score: scoreOf(utterance, each, pointers) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const fitting = scored.filter(({ score }) => score === most && score > 0).map(({ each }) => each);
  const told = spanOf(utterance, pointers);
  if (fitting.length === 1 && fitting[0]) return { id: fitting[0].id, span: told, isSure: most >= 2 };
  // Several fit, or nothing but the place in the list was told: 'the second one', 'the later of the two'.
  const listed = most > 0 ? fitting : scored.filter(({ score }) => score === 0).map(({ each }) => each);
  const place = pointers.isAnswer && !isBeside ? placeIn(utterance.text.toLowerCase(), listed) : null;
  return place && { id: place.candidate.id, span: place.span, isSure: true };
}

/** A treatment as it was spoken of. */
interface SpokenTreatment {
  treatment: AppointmentType;
  named: string | null;
}

/** By its kind; a general visit, and one of a kind that the clinic entered itself, by what it is called: 'the filling', of 'Fillings'. */
function isFor({ treatment, named }: SpokenTreatment, kind: AppointmentType | null, called: string): boolean {
  if (kind !== null && kind !== "General Consultation") return kind === treatment;
  if (named === null) return kind === treatment;
  return (
    called.includes(named.toLowerCase().replace(/s$/, "")) ||
    (kind === treatment && called === "general consultation")
  );
}

/** What fits counts for it, and what does not fit against it. */
function scoreOf(utterance: Utterance, candidate: Candidate, { when, treatments }: Pointers): number {
  let score = 0;
  const { date, time, treatment, calledAs, name } = candidate;
  if (date !== undefined && when.days.length > 0) score += dayScore(when.days, date);
  if (time !== undefined && when.times.length > 0) score += timeScore(when.times, time);
  if (date !== undefined && when.excludedDays.some(({ value }) => isDayOf(value, date))) score -= 3;
  if ((treatment || calledAs) && treatments.length > 0)
    score += treatments.some((each) => isFor(each, treatment ?? null, calledAs ?? "")) ? 2 : -2;
  if (name !== undefined && isNamed(utterance, name)) score += isNamedInFull(utterance, name) ? 3 : 2.5;
  return score;
}

/** 'Tuesdays' tells what suits, and takes none of those that were offered. */
function dayScore(days: readonly Reading<DaySpan>[], date: string): number {
  const own = days.filter(({ value }) => isDayOf(value, date));
  return own.length === 0 ? -3 : own.every(({ value }) => value.weekday === "each") ? 0 : 2;
}

/** By the name that stands on the visit, or by another form of it: 'Bev's', of Beverley's. */
export const isNamed = (utterance: Utterance, name: string): boolean =>
  isNamedInFull(utterance, name) ||
  utterance.words.some(
    ({ word }) => firstNames.has(word) && !everydayWords.has(word) && isSameFirstName(word, name),
  );

/** 'Toms' is how 'Tom's' is written down. */
const isNamedInFull = ({ set }: Utterance, name: string): boolean => set.has(name) || set.has(`${name}s`);

function timeScore(times: readonly Reading<TimeWish>[], time: string): number {
  const scores = times.map(({ value, heard }) => {
    // 'Mornings are best', 'I start at eleven' tells what suits, and takes none of those that were offered.
    if (value.kind === "part" && (habitual.test(heard) || value.isEnd === true)) return 0;
    if (value.kind === "part" && value.isBound === true && value.from <= time && time < value.to) return 0;
    if (value.kind === "part") return value.from <= time && time < value.to ? 1.5 : -3;
    if (value.time === time) return 2;
    return minutesOf(value.time) % halfDay === minutesOf(time) % halfDay ? 1.5 : -3;
  });
  return Math.max(...scores);
}
const halfDay = 12 * 60;
const habitual = /(?:mornings|afternoons|arvos|evenings|lunchtimes|nights)$/i;

function spanOf({ text, words }: Utterance, { when }: Pointers): Span {
  const spans = [...when.days, ...when.times].map(({ span }) => span);
  const [first] = spans;
  if (first) return [first[0], Math.max(...spans.map(([, to]) => to))];
  return [words[0]?.start ?? 0, words.at(-1)?.end ?? text.length];
}

const ones = "(?: one| option| time| slot| choice| appointment| visit| spot| of (?:those|them|the two))?";
const ordinals: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(?:the )?(?:first|1st)${ones}\\b|\\b(?:option|number) (?:one|1|a)\\b|\\bformer\\b`), 0],
  [new RegExp(`\\b(?:the )?(?:second|2nd)${ones}\\b|\\b(?:option|number) (?:two|2|b)\\b|\\blatter\\b`), 1],
  [new RegExp(`\\b(?:the )?(?:third|3rd)${ones}\\b|\\b(?:option|number) (?:three|3|c)\\b`), 2],
  [new RegExp(`\\b(?:the )?(?:fourth|4th)${ones}\\b|\\b(?:option|number) (?:four|4|d)\\b`), 3],
];
const last = new RegExp(`\\b(?:the )?(?:last|final)${ones}\\b`);
const middle = /\bmiddle one\b/;
const other = /\b(?:the )?other (?:one|time|appointment|visit|option|slot)\b|^\W*the other\W*$/;
const earliest = /\b(?:earliest|earlier|soonest|sooner|first available)\b(?: (?:one|time|slot|option|of))?/;
const latest = /\b(?:latest|later)\b(?: (?:one|time|slot|option|of))?/;
/** 'Anything earlier', 'a later one': none of those that were offered. */
const noneOfThem =
  /\b(?:any|anything|something|nothing|a|bit|little|much|got|have|none|neither|not|even)\b[^.?!]{0,14}\b(?:earlier|later|sooner|first|last)\b/;
const pointed =
  /\b(?:one|time|slot|option|of (?:those|them|the two))\b|^\W*(?:\w+\W+){0,3}the (?:earlier|later|earliest|latest|sooner|soonest)\W*(?:please|thanks|is fine|works|then)?\W*$/;

function placeIn(
  text: string,
  candidates: readonly Candidate[],
): { candidate: Candidate; span: Span } | null {
  const at = (candidate: Candidate | undefined, found: RegExpExecArray): ReturnType<typeof placeIn> =>
    candidate ? { candidate, span: [found.index, found.index + found[0].length] } : null;
  if (candidates.length === 0) return null;
  const order = candidates.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  const isEnd = pointed.test(text) && !noneOfThem.test(text);
  const [early, late] = [earliest.exec(text), latest.exec(text)];
  if (early && isEnd) return at(order[0], early);
  if (late && isEnd) return at(order.at(-1), late);
  for (const [pattern, index] of ordinals) {
    const found = pattern.exec(text);
    if (found && !notPlace.test(text)) return at(candidates[index], found);
  }
  const [final, mid, rest] = [last.exec(text), middle.exec(text), other.exec(text)];
  if (final && !notPlace.test(text)) return at(candidates.at(-1), final);
  if (mid && candidates.length === 3) return at(candidates[1], mid);
  // What was spoken of last stands at the front.
  return rest && candidates.length === 2 ? at(candidates[1], rest) : null;
}
const keyOf = ({ date = "", time = "" }: Candidate): string => `${date}T${time}`;
const notPlace =
  /\b(?:first (?:visit|time (?:here|there|i|coming))|my first|first thing|first name|first up|last (?:time|name|visit|week|year|month|night)|last (?:one|appointment) of the day|second thought|one second|a second|just a (?:second|sec))\b/;
