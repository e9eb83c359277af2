import type { WhenReading } from "../readings.ts";
import type { ActLabel, PromptKind, Wish } from "./acts/labels.ts";
import { type Found, overlaps, type Span } from "./found.ts";
import { clauseAt, has, labelsOf, type ParsedUtterance, wishesTold } from "./parsed-utterance.ts";
import { counted } from "./picks/read-bare-hour.ts";
import { readWhens, type WishTold } from "./read-whens.ts";
import { isAnyRung } from "./ringing/read-whom-to-ring.ts";
import { asksWhenItIs, verbOf, type WhenPart, type WhenVerb } from "./when-verb.ts";
import { isOnlyUnable } from "./wish-words.ts";

export interface Whens {
  /** Days and times that are wishes, or of visits. */
  acts: readonly Found[];
  /** Those that are asked about as well, with their clause. */
  all: readonly { clause: number; when: WhenReading; role: "wish" | "visit" }[];
}

/** Asked for together with these, a day is one to come on. */
const comes: ReadonlySet<ActLabel> = new Set([
  "ask.availability",
  "ask.emergencies",
  "ask.other",
  "give",
  "choose",
  "other",
  "correct",
  "any",
  "yes",
]);

/**
 * @param text with names, numbers and ages filled out
 * @param patients those who are told of, each of whom may come at a time of their own
 */
export function whenActs(
  parsed: ParsedUtterance,
  text: string,
  taken: readonly Found[],
  patients: readonly Found[],
): Whens {
  const { clauses, context, utterance } = parsed;
  const wishes = wishesOfEach(parsed, patients);
  const beside = { ...context, verbAt: (span: Span, part?: WhenPart) => verbIn(parsed, span, part) };
  const read = readWhens(withoutReason(text), utterance.text, wishes, beside);
  const again = read.length > 0 ? read : readWhens(text, utterance.text, wishes, beside);
  const told = again.length > 0 ? again : leadingHour(parsed, text, wishes);
  const found = whensOfEach(parsed, text, told, { wishes, beside }).filter(
    ({ span }) => !taken.some((each) => overlaps(each.span, span)),
  );
  const all = found.flatMap(({ act, span }) =>
    act.kind === "when" ? [{ clause: clauseAt(clauses, span), when: act.when, role: act.role }] : [],
  );
  return { acts: found.filter(({ span }) => !isOnlyAsked(parsed, clauseAt(clauses, span))), all };
}

/**
 * 'Ruby Wednesday at nine and Archie Thursday at nine': where each is told of apart, the day of one takes none of another's back, and the same
 * hour is said of both. What is read of a part alone stands where it is more than all of it together left there.
 */
function whensOfEach(
  { each, clauses, utterance }: ParsedUtterance,
  text: string,
  told: readonly Found[],
  { wishes, beside }: { wishes: readonly WishTold[]; beside: Parameters<typeof readWhens>[3] },
): readonly Found[] {
  if (each.length < 2) return told;
  const starts = each.map(({ span }) => clauses[clauseAt(clauses, span)]?.span[0] ?? 0);
  return starts.reduce((found, from, at) => {
    const to = starts[at + 1] ?? text.length;
    const isWithin = ({ span: [start] }: Found) => start >= from && start < to;
    const only = (first: number) => " ".repeat(first) + text.slice(first, to);
    const [hour] = utterance.words.filter(
      ({ word, start }) => start >= from && start < to && hours.has(word),
    );
    const plain = readWhens(only(from), utterance.text, wishes, beside);
    // 'And four for Isla', 'wife eleven': beside whoever comes, a number is the hour.
    const hourly =
      hour && hour.start >= beforeHour.length
        ? `${" ".repeat(hour.start - beforeHour.length)}${beforeHour}${text.slice(hour.start, to)}`
        : "";
    const alone = plain.length > 0 || !hourly ? plain : readWhens(hourly, utterance.text, wishes, beside);
    return valuesOf(alone) > valuesOf(found.filter(isWithin))
      ? [...found.filter((one) => !isWithin(one)), ...alone]
      : found;
  }, told);
}
const beforeHour = "at ";
const valuesOf = (found: readonly Found[]): number =>
  found
    .flatMap(({ act }) => (act.kind === "when" ? [act.when.days.length + act.when.times.length] : []))
    .reduce((sum, count) => sum + count, 0);

/** 'Eleven would be grand', 'eleven, not ten', where a time is spoken of: the hour that comes first is one, however it goes on. */
function leadingHour(
  { context, utterance }: ParsedUtterance,
  text: string,
  wishes: readonly WishTold[],
): readonly Found[] {
  const [first, second] = utterance.words;
  const isHour = ofTimes.has(context.prompt) && first?.start === 0 && hours.has(first.word);
  if (!isHour || utterance.words.length > mostInAnswer || counted.has(second?.word ?? "")) return [];
  const lead = "at ";
  return readWhens(`${lead}${text}`, `${lead}${utterance.text}`, wishes, {
    ...context,
    verbAt: () => null,
  }).map(({ act, span, certainty }) => ({
    ...{ act, certainty },
    span: [Math.max(0, span[0] - lead.length), span[1] - lead.length] as const,
  }));
}
const ofTimes: ReadonlySet<PromptKind> = new Set(["offer", "one_offer", "when", "read_back"]);
const hours: ReadonlySet<string> = new Set(
  "two three four five six seven eight nine ten eleven twelve".split(" "),
);
const mostInAnswer = 8;

/** Where somebody is to be rung, what is told of when is of that or of a visit; else it is of the visit that is spoken of. */
export function verbIn(parsed: ParsedUtterance, span: Span, part?: WhenPart): WhenVerb | null {
  const isOfTeam = ({ wish }: { wish: Wish | null }): boolean =>
    wish === null || wish === "callback" || wish === "message" || wish === "person";
  const wishes = wishesTold(parsed);
  const isOfCall = isOfTeam(parsed.context) && (wishes.length === 0 || isAnyRung(parsed.utterance));
  const isRung = wishes.some(isOfTeam) || isOfCall;
  if (asksWhenItIs(parsed.utterance, span)) return "come";
  return isRung ? verbOf(parsed.utterance, span, part) : null;
}

const reason =
  /\b(?:because|cause|cos|coz)(?: (?!(?:so|but|and|can|could|would|if|some|any|next|this|maybe)\b)[^\s,.?!]+){1,8}/gi;

/** 'Mid-morning, because she naps at twelve': the time in a reason is nobody's wish, where another one is told. */
const withoutReason = (text: string): string => text.replace(reason, (words) => " ".repeat(words.length));

/** 'Are you open on Saturday' wishes for no Saturday. */
function isOnlyAsked(parsed: ParsedUtterance, clause: number): boolean {
  const labels = labelsOf(parsed, clause);
  const asks = labels.some((label) => label.startsWith("ask."));
  return (
    asks && !labels.some((label) => label.startsWith("want.") || comes.has(label)) && !has(parsed, "give")
  );
}

/**
 * 'My son on Thursday, and my daughter on Friday': the clause of somebody else holds a wish of its own. Whoever
 * only cannot come may say when they can.
 */
function wishesOfEach(parsed: ParsedUtterance, patients: readonly Found[]): readonly WishTold[] {
  const wishes = wishesTold(parsed).map((told) =>
    told.wish === "cancel" && isOnlyUnable(parsed.utterance.text) ? { ...told, wish: "move" as const } : told,
  );
  const told: readonly WishTold[] =
    parsed.each.length > 0 && wishes.length === 0 ? [{ wish: "book", from: 0 }] : wishes;
  const [wish, ...more] = told;
  if (wish?.wish !== "book" || more.length > 0) return wishes;
  const only = parsed.each.length > 1 ? { ...wish, from: 0 } : wish;
  const own = patients.map(({ span }) => clauseAt(parsed.clauses, span));
  const later = [...new Set(own)].filter((clause) => (parsed.clauses[clause]?.span[0] ?? 0) > only.from);
  return [
    only,
    ...later
      .toSorted((one, other) => one - other)
      .map((clause) => ({ ...only, from: parsed.clauses[clause]?.span[0] ?? 0 })),
  ];
}
