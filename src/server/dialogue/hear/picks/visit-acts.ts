import { isSameFirstName } from "#kernel/same-first-name.ts";
import { noWhen, type WhenReading } from "../../readings.ts";
import { readWhen } from "../../when/read-when.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import type { Candidate } from "../acts/acts.ts";
import type { PromptKind, Wish } from "../acts/labels.ts";
import type { Found, Span } from "../found.ts";
import { sure } from "../found.ts";
import { has, type ParsedUtterance, wishesTold, wishOf } from "../parsed-utterance.ts";
import { type SpokenAt, treatmentsNamed } from "../treatments/treatment-acts.ts";
import type { Whens } from "../when-acts.ts";
import type { Picked } from "./pick-acts.ts";
import { blanked, isIn, isOfName, onlyIn, ownSpan, ownVisitSpan } from "./read-contrast.ts";
import { isNamed, readPick } from "./read-pick.ts";

/**
 * Which of the standing visits are meant, and which are let be: each side of what is set against the other is read by itself.
 * Whoever rings says their name to say who they are, and points at no visit by it.
 */
export function visitActs(parsed: ParsedUtterance, all: Whens["all"]): Picked {
  const treatments = treatmentsNamed(parsed.utterance, parsed.context.ownTreatments);
  const apart = stretchesOfWishes(parsed);
  const acts =
    apart.length > 1
      ? [...ownActs(parsed), ...apart.flatMap((only) => visitsIn(parsed, only, { all, treatments }))]
      : [...ownActs(parsed), ...visitsIn(parsed, [0, parsed.utterance.text.length], { all, treatments })];
  return { acts, settles: () => false };
}

/** 'Cancel mine on Wednesday | and move Zoe's to Thursday': of each wish the visit is told beside it. */
function stretchesOfWishes(parsed: ParsedUtterance): readonly Span[] {
  const wishes = wishesTold(parsed).filter(({ wish }) => isChange.has(wish));
  const starts = [...new Set(wishes.map(({ from }) => from))];
  const isSeveral = new Set(wishes.map(({ wish }) => wish)).size > 1;
  if (!isSeveral || starts.length < 2 || parsed.kept.length > 0) return [];
  // Two wishes of one visit, 'I can't make Thursday, can we do Friday', point at it but once.
  const stretches = starts.map(
    (from, at): Span => [at === 0 ? 0 : from, starts[at + 1] ?? parsed.utterance.text.length],
  );
  return stretches.every((span) => tellsWhose(parsed, span)) ? stretches : [];
}
const isChange: ReadonlySet<Wish> = new Set(["move", "cancel"]);

const tellsWhose = ({ utterance, context, kept }: ParsedUtterance, [from, to]: Span): boolean => {
  const words = utterance.text.slice(from, to);
  const only = toUtterance(words);
  return (
    ownSpan(words, kept, context.prompt) !== null ||
    context.candidates.some(({ kind, name }) => kind === "visit" && name !== undefined && isNamed(only, name))
  );
};

function visitsIn(
  parsed: ParsedUtterance,
  only: Span,
  { all, treatments }: { all: Whens["all"]; treatments: readonly SpokenAt[] },
): readonly Found[] {
  const { kept } = parsed;
  const utterance = onlyIn(parsed.utterance, only);
  const candidates = withoutOthers({ ...parsed, utterance });
  const isMeant = ({ span }: { span: Span }) => !isIn(kept, span) && isIn([only], span);
  const against = kept.flatMap((span) => keptIn(parsed, span, candidates, treatments));
  // 'Kit and Dot are in on Monday, I need Dot's moved but leave Kit's'
  const others = candidates.filter(
    ({ id }) => !against.some(({ act }) => act.kind === "kept" && act.candidate === id),
  );
  const pick = (among: readonly Candidate[]): Found | null =>
    readPick(toUtterance(blanked(utterance.text, [...kept, ...callerSpans(parsed)])), among, {
      when: ofVisit(all, isMeant),
      treatments: treatments.filter(isMeant),
      isAnswer: isAnswer(parsed),
    });
  const meant =
    pick(candidates) ??
    (against.length > 0 ? pick(others) : pickWished({ ...parsed, utterance }, candidates, pick));
  const isBoth = against.some(({ act }) => isSame(act, meant?.act));
  return [
    ...(isBoth || !meant ? [] : [meant, ...nameOf({ ...parsed, utterance }, meant, candidates)]),
    ...against,
  ];
}

/** 'Archie's is all good, it's Poppy's I need to reschedule': of several that are named, the one in the clause that wishes something. */
function pickWished(
  { parts, labels, utterance }: ParsedUtterance,
  candidates: readonly Candidate[],
  pick: (among: readonly Candidate[]) => Found | null,
): Found | null {
  const wished = labels.flatMap(({ label, clause }) => (isChangeLabel.has(label) ? [clause] : []));
  const near = wished.flatMap((clause) => {
    const before = parts[clause - 1];
    return [parts[clause], before && isCleft(before) ? before : undefined].flatMap((part) => part ?? []);
  });
  const isNamedIn = (name: string) => near.some((part) => isNamed(part, name));
  const named = candidates.filter(({ name }) => name !== undefined && isNamed(utterance, name));
  const [only, ...others] = [...new Set(named.flatMap(({ name = "" }) => (isNamedIn(name) ? [name] : [])))];
  return only !== undefined && others.length === 0 ? pick(named.filter(({ name }) => name === only)) : null;
}
const isChangeLabel: ReadonlySet<string> = new Set(["want.move", "want.cancel"]);
/** 'It's Poppy's', of which the rest is said behind it. */
const isCleft = ({ words }: Utterance): boolean =>
  words.length <= mostInCleft && /^(?:it|that)$/.test(words[0]?.word ?? "") && words[1]?.word === "is";
const mostInCleft = 5;

/** 'Move just Leo': whoever's visit is pointed at by their name is named by it. */
function nameOf(
  { who, utterance }: ParsedUtterance,
  { act, span }: Found,
  candidates: readonly Candidate[],
): readonly Found[] {
  const name = candidates.find(({ id }) => act.kind === "pick" && id === act.candidate)?.name;
  // Whoever says that they are Tom points at nobody by it.
  const isNamedAnyway = who.some(
    (each) =>
      each.act.kind === "name" &&
      (each.act.role !== "caller" || (name !== undefined && isSameFirstName(each.act.name.first, name))),
  );
  if (isNamedAnyway || name === undefined || !isNamed(utterance, name)) return [];
  const [first = name] = capitaliseName([name]);
  return [
    {
      act: {
        kind: "name",
        name: { first, last: null, full: first },
        role: "patient",
        isUnsure: false,
        part: "first",
      },
      span,
      certainty: sure,
    },
  ];
}

/** 'Mine', and nobody else's. */
export function ownActs(parsed: ParsedUtterance): readonly Found[] {
  const { utterance, kept, context } = parsed;
  // Where somebody else's stands beside it, 'cancel my appointment' says whose; so does 'when is my appointment'.
  const bearers = context.candidates.flatMap(({ kind, name }) => (kind === "visit" && name ? [name] : []));
  const isBeside = has(parsed, "want.cancel", "want.move") && new Set(bearers).size > 1;
  const isOwnVisit = isBeside || has(parsed, "want.check");
  const span =
    ownSpan(utterance.text, kept, context.prompt) ?? (isOwnVisit ? ownVisitSpan(utterance.text, kept) : null);
  return span ? [{ act: { kind: "own" }, span, certainty: sure }] : [];
}

const isSame = (one: Found["act"], other: Found["act"] | undefined): boolean =>
  one.kind === "kept" && other?.kind === "pick" && one.candidate === other.candidate;

/** While a visit is being moved, 'the later one' is a time. */
const isAnswer = (parsed: ParsedUtterance): boolean => {
  const { prompt } = parsed.context;
  const isReadBack = prompt === "read_back" && wishOf(parsed) !== "move";
  const isPlace = isPlaceNamed(prompt) && ofStandingPlace.test(parsed.utterance.text);
  return prompt === "which_visit" || isReadBack || isPlace || parsed.kept.length > 0;
};
/** Before any times were offered 'the second one' is a visit's place among those that were told. */
const isPlaceNamed = (prompt: PromptKind): boolean =>
  prompt === "open" || prompt === "anything_else" || prompt === "shall_i";
const ofStandingPlace =
  /\bthe (?:first|second|third|last|later|earlier|other) (?:one|appointment|visit|booking)\b/i;

/** A line may be several people's: a day or a treatment points at the caller's own, a name at whoever bears it. */
function withoutOthers({ context, who, utterance }: ParsedUtterance): readonly Candidate[] {
  const caller = who.find(({ act }) => act.kind === "name" && act.role === "caller")?.act;
  const callers = caller?.kind === "name" ? caller.name.first.toLowerCase() : null;
  return context.candidates.filter(
    ({ kind, name, isOthers }) =>
      kind === "visit" &&
      ((isOthers !== true &&
        (callers === null || isOthers === false || isSameFirstName(name ?? "", callers))) ||
        (name !== undefined && isNamed(utterance, name))),
  );
}

/** Where the caller says who they are: 'Tom Sharpe here', and not 'Tom Sharpe's'. */
const callerSpans = ({ who, utterance }: ParsedUtterance): readonly Span[] =>
  who.flatMap(({ act, span }) =>
    act.kind === "name" && act.role !== "patient" && !/^['’]s\b/i.test(utterance.text.slice(span[1]))
      ? [span]
      : [],
  );

function keptIn(
  parsed: ParsedUtterance,
  span: Span,
  candidates: readonly Candidate[],
  treatments: readonly SpokenAt[],
): readonly Found[] {
  const { utterance, context } = parsed;
  const words = utterance.text.slice(...span);
  const only = onlyIn(utterance, span);
  const found = readPick(only, candidates, {
    // Where a visit is moved to and from is told by days of its own.
    when: wishOf(parsed) === "move" ? noWhen : asTold(readWhen(only.text, context)),
    treatments: treatments.filter((each) => isIn([span], each.span)),
    isAnswer: true,
  });
  const [before] = context.prompt === "read_back" ? candidates : [];
  const [named, ...others] = candidates.filter(
    ({ name = "" }) => name !== "" && only.words.some(({ word }) => isOfName(word, name)),
  );
  if (named && others.length === 0)
    return [{ act: { kind: "kept", candidate: named.id }, span, certainty: sure }];
  const candidate =
    found?.act.kind === "pick" ? found.act.candidate : pointed.test(words) ? before?.id : undefined;
  return candidate === undefined ? [] : [{ act: { kind: "kept", candidate }, span, certainty: sure }];
}
/** What was read back last. */
const pointed = /\b(?:that|this)(?: one| visit| appointment| booking)?\W*$/i;

/** 'Not Friday's' names Friday's. */
const asTold = ({ days, times, excludedDays, excludedTimes }: WhenReading): WhenReading => ({
  ...noWhen,
  days: [...days, ...excludedDays],
  times: [...times, ...excludedTimes],
});

/** What is told of the visit itself; 'I can't make Friday' names the day that it is on. */
function ofVisit(all: Whens["all"], isMeant: (part: { span: Span }) => boolean): WhenReading {
  const own = all.flatMap(({ when, role }) => (role === "visit" ? [asTold(when)] : []));
  return {
    ...noWhen,
    days: own.flatMap(({ days }) => days).filter(isMeant),
    times: own.flatMap(({ times }) => times).filter(isMeant),
  };
}
