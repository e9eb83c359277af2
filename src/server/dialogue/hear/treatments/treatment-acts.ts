import type { AppointmentType } from "#contract/limits.ts";
import { isRelation } from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import type { ActLabel } from "../acts/labels.ts";
import { type Found, overlaps, type Span, sure } from "../found.ts";
import { clauseAt, has, labelsOf, type ParsedUtterance } from "../parsed-utterance.ts";
import { blanked } from "../picks/read-contrast.ts";
import { readSameVisit } from "../wish-words.ts";
import { isHad, isWell, mayBeKept } from "./had.ts";
import {
  comesFirst,
  learnedTreatment,
  namedTreatments,
  type Treatment,
  tellsNone,
} from "./read-treatment.ts";
import { consultation, type NamedNoun, nounOf, nounsIn } from "./treatment-nouns.ts";

export interface Treatments {
  acts: readonly Found[];
  /** By the clause in which one is only asked about. */
  asked: ReadonlyMap<number, AskedTreatment>;
  /** Where something is told of what somebody has, beside what is wished for. */
  told: readonly Found[];
}

interface AskedTreatment {
  treatment: AppointmentType;
  named: string | null;
  /** Where the question begins that it is named for. */
  from: number;
}

/** Beside nothing but these no reason for a visit is told. */
const ofElse: ReadonlySet<string> = new Set(["chat", "noise", "sales", "wrong_number", "repeat", "explain"]);

/** What the visit is for; a treatment that is only asked about is what the question is of. */
export function treatmentActs(parsed: ParsedUtterance): Treatments {
  const { utterance, context, clauses } = parsed;
  const nouns = nounsIn(utterance);
  const asked = new Map<number, AskedTreatment>();
  const named: Treatment[] = [];
  // At the read-back what is named is put right by it.
  const isPutRight = context.wish === "book" && (context.prompt === "read_back" || context.prompt === "open");
  const isOpen = context.prompt === "treatment" || has(parsed, "want.book", "want.waitlist") || isPutRight;
  const denied = deniedIn(utterance, nouns);
  // 'Put that down as a clean instead', once something was done.
  const isPutOtherwise =
    denied.length > 0 || (context.prompt === "anything_else" && /\binstead\b/i.test(utterance.text));
  const isStill = ({ span }: Treatment): boolean => denied.every((out) => !overlaps(out, span));
  for (const each of namedTreatments(utterance, context.ownTreatments).filter(
    (named) => !isStanding(utterance, named) && (isStill(named) || denied.length === nouns.length),
  )) {
    const own = clauseAt(clauses, each.span);
    const clause = askingClause(parsed, own);
    const purpose = purposeOf(parsed, clause, { isOpen, isPutRight });
    if (purpose === "named") named.push(each);
    if (purpose === "asked")
      asked.set(clause, {
        ...{ treatment: each.treatment, named: nounOf(nouns, each) },
        from: clauses[own]?.span[0] ?? 0,
      });
  }
  const had = named.filter((each) => isOfOwn(parsed, nouns, each));
  const others = named.filter((each) => !had.includes(each));
  const ownWish = others.length > 0 ? others : had.filter(({ span }) => !isWell(utterance, span));
  const meant =
    isPutRight && !areListed(utterance, ownWish)
      ? lastOf(parsed, withoutSubject(nouns, ownWish))
      : wished(parsed, ownWish, { isOpen, isAsked: asked.size > 0, isPutOtherwise });
  const told = withoutSubject(nouns, withoutDenied(utterance, meant));
  const isList = areListed(utterance, told);
  const inOrder = isList ? told.toSorted((one, other) => one.span[0] - other.span[0]) : told;
  return {
    acts: inOrder.map((each, at) =>
      toFound(parsed, each, {
        named: nounOf(nouns, each),
        ...(had.includes(each) && { isHad: true as const }),
        // What was denied beside it is no reason.
        ...(denied.length > 0 && each.isNamed && { reason: utterance.text.slice(...each.span) }),
        ...(isList && at > 0 && { isBeside: true as const }),
        ...((isTarget(utterance, each) || (isPutOtherwise && isStill(each) && each.isNamed)) && {
          isInstead: true as const,
        }),
      }),
    ),
    asked,
    told: had
      .filter((each) => !told.includes(each))
      .map(({ span }) => ({
        act: { kind: "tell" },
        span: clauses[clauseAt(clauses, span)]?.span ?? span,
        certainty: sure,
      })),
  };
}

/** What somebody has, and nothing that they wish for. */
const isOfOwn = (
  { clauses, parts, labels }: ParsedUtterance,
  nouns: readonly NamedNoun[],
  { treatment, span, isNamed }: Treatment,
): boolean => {
  const noun = nouns.find((each) => isNamed && each.treatment === treatment && overlaps(each.span, span));
  const clause = clauseAt(clauses, span);
  const isChanged = labels.some(
    (each) => each.clause === clause && each.certainty >= surely && ofStanding.has(each.label),
  );
  const part = parts[clause];
  return (
    noun !== undefined && mayBeKept(noun.named) && part !== undefined && !isChanged && isHad(part, noun.span)
  );
};
/** 'Move my filling to Friday' names a visit. */
const ofStanding: ReadonlySet<ActLabel> = new Set([
  ...(["want.move", "want.cancel", "want.check", "want.confirm", "want.late"] as const),
]);

/** Each treatment that is named at all, of a visit that stands too: 'cancel my clean but keep the filling'. */
export function treatmentsNamed(utterance: Utterance, ownNames?: readonly string[]): readonly SpokenAt[] {
  const nouns = nounsIn(utterance);
  return namedTreatments(utterance, ownNames)
    .filter(({ isNamed }) => isNamed)
    .map((each) => ({ treatment: each.treatment, named: nounOf(nouns, each), span: each.span }));
}
export interface SpokenAt {
  treatment: AppointmentType;
  named: string | null;
  span: Span;
}

/** Named as what the visit is for, only asked about, or told of from before. */
function purposeOf(
  parsed: ParsedUtterance,
  clause: number,
  { isOpen, isPutRight }: { isOpen: boolean; isPutRight: boolean },
): "named" | "asked" | "past" {
  const labels = labelsOf(parsed, clause);
  const wants = labels.some((label) => label.startsWith("want."));
  const asks = labels.some((label) => label.startsWith("ask.") && !(isPutRight && label === "ask.other"));
  if (asks && !wants && !(isOpen && labels.includes("give")) && !isAdded(parsed)) return "asked";
  return wants || isOpen || !isPast(parsed, clause) ? "named" : "past";
}

/** 'Can you add an X-ray to that' asks for it, whatever it is heard to ask about. */
export const isAdded = (parsed: ParsedUtterance): boolean =>
  readSameVisit(parsed.utterance.text).length > 0 &&
  !parsed.labels.some(({ label }) => label.startsWith("want.")) &&
  asksFor.test(parsed.utterance.text);
const asksFor = /\b(?:add|tack|put|throw|squeeze|fit|include|have|get|do)\b|^\W*(?:oh|and|plus|also|um)\b/i;

const areOfSeveral = (parsed: ParsedUtterance, named: readonly Treatment[]): boolean =>
  named.length > 1 && has(parsed, "other_person", "more_people");

/** What is put right is what was named last; of several people, each has their own. */
const lastOf = (parsed: ParsedUtterance, named: readonly Treatment[]): readonly Treatment[] =>
  areOfSeveral(parsed, named) ? named : named.toSorted((one, other) => one.span[0] - other.span[0]).slice(-1);

function wished(
  parsed: ParsedUtterance,
  named: readonly Treatment[],
  { isOpen, isAsked, isPutOtherwise }: { isOpen: boolean; isAsked: boolean; isPutOtherwise: boolean },
): readonly Treatment[] {
  if (isPutOtherwise && named.length > 0) return named;
  const isOfChange = has(parsed, "want.move", "want.book", "correct");
  const targets = isOfChange ? named.filter((each) => isTarget(parsed.utterance, each)) : [];
  if (targets.length > 0) return targets;
  if (!isOpen && !named.some((each) => each.isWanted) && tellsNone(parsed.utterance)) return [];
  if (areOfSeveral(parsed, named) || areListed(parsed.utterance, named)) return named;
  const isTold = isOpen || parsed.labels.some(({ label }) => !label.includes(".") && !ofElse.has(label));
  // To 'what would you like to come in for', whatever has the form of a question is the answer.
  const isAskedFor = parsed.context.prompt === "treatment";
  const isLearned = isTold && (!isAsked || isAskedFor);
  const answered = isAskedFor
    ? named.map((each) => ({ ...each, isWanted: each.isWanted || comesFirst(parsed.utterance, each) }))
    : named;
  return agreed(answered, isLearned ? learnedTreatment(ofTheirOwn(parsed), isAskedFor) : null);
}

/** What is told of those who are not to be seen says nothing of what is to be done. */
const ofTheirOwn = ({ utterance, bystanders }: ParsedUtterance): Utterance =>
  bystanders.spans.length === 0 ? utterance : toUtterance(blanked(utterance.text, bystanders.spans));

/** 'Not a filling', 'I said filling, but it's …', where something else is named: what it is not. */
function deniedIn({ words }: Utterance, nouns: readonly NamedNoun[]): readonly Span[] {
  const denied = nouns.filter(({ span }) => {
    const at = words.findIndex(({ start }) => start >= span[0]);
    const before = words.slice(Math.max(0, at - mostBefore), at).map(({ word }) => word);
    const lead = before.findLast((word) => !articles.has(word) && !qualifying.has(word)) ?? "";
    const behind = words.slice(at + 1, at + 1 + mostBehind).map(({ word }) => word);
    if (refusing.has(words[at + 1]?.word ?? "") && goesOn.has(words[at + 2]?.word ?? "")) return true;
    return nots.has(lead) || (saying.has(lead) && behind.some((word) => yielding.has(word)));
  });
  const out = new Set(denied.map(({ named }) => named));
  const isOther = nouns.some(({ named }) => !out.has(named));
  return isOther ? nouns.flatMap(({ named, span }) => (out.has(named) ? [span] : [])) : [];
}
/** 'A consultation about my crown' is for a consultation. */
function withoutSubject(nouns: readonly NamedNoun[], named: readonly Treatment[]): readonly Treatment[] {
  const consults = named.filter((each) => nounOf(nouns, each) === consultation && each.isNamed);
  const [one] = consults;
  return one ? named.filter((each) => consults.includes(each) || each.treatment !== one.treatment) : named;
}
/** 'Dentures, no no, a check-up' */
const refusing = wordSet("no nah nope");
const goesOn = wordSet(
  "no nah nope sorry wait not a an the it it's its is i just only that he she we for hang",
);
const qualifying = wordSet("for new another any full my his her their");
const mostBehind = 3;
const nots = wordSet("not isn't isnt aint ain't");
const saying = wordSet("said thought meant");
const yielding = wordSet("but actually though");

/** 'When I'm in for my clean' names what stands. */
const isStanding = ({ text }: Utterance, { span }: Treatment): boolean =>
  readSameVisit(text).some((found) => span[0] > found.span[1] - 1 && span[0] - found.span[1] <= 1);

/** 'Change it from a clean to a filling', 'make it a check-up': what it is to be, and not what it is. */
function isTarget({ words }: Utterance, { span }: Treatment): boolean {
  const at = words.findIndex(({ start }) => start >= span[0]);
  const before = words.slice(Math.max(0, at - mostBefore), at).map(({ word }) => word);
  const lead = before.filter((word) => !articles.has(word));
  return (
    becoming.has(lead.at(-1) ?? "") &&
    words.slice(0, at).some(({ word }) => changing.has(word)) &&
    !(lead.at(-1) === "it" && !changing.has(lead.at(-2) ?? ""))
  );
}
const mostBefore = 4;
const articles = wordSet("a an the just");
const becoming = wordSet("to into it that");
const changing = wordSet("change changed switch switched swap swapped make turn");

/** Several, joined by nothing but what joins them: 'a filling, and I'd also like a clean', or said to be of one visit. */
function areListed({ text, words }: Utterance, named: readonly Treatment[]): boolean {
  if (new Set(named.map(({ span }) => span[0])).size < 2) return false;
  if (readSameVisit(text).length > 0) return true;
  const spans = named.map(({ span }) => span).toSorted((one, other) => one[0] - other[0]);
  return spans.slice(1).every((span, at) => {
    const from = spans[at]?.[1] ?? 0;
    const between = words.flatMap(({ word, start }) => (start >= from && start < span[0] ? [word] : []));
    return (
      between.some((word) => joining.has(word)) &&
      between.every((word) => joining.has(word) || besides.has(word))
    );
  });
}
const joining = wordSet("and plus also with along");
const besides = wordSet(
  `a an the my some maybe possibly then as well i i'd would i'm like want need love to get have having getting do doing done another quick
   look at if can you could we look please um uh while i done they check checked see i've have got had need needs`,
);

const noEmergency =
  /\b(?:not|no|isn['’]?t|never said|don['’]?t think it['’]?s)(?: (?:really|actually|exactly|quite))?(?: an?| a real)? (?:emergency|urgent)\b/i;

/** 'It's not an emergency, it's only a bit sore': an ordinary visit, where no other was named. */
function withoutDenied(utterance: Utterance, likely: readonly Treatment[]): readonly Treatment[] {
  const denied = noEmergency.exec(utterance.text);
  if (!denied) return likely;
  const others = likely.filter(({ treatment }) => treatment !== "Emergency Visit");
  if (others.length > 0) return others;
  const span = [denied.index, denied.index + denied[0].length] as const;
  return [{ treatment: "General Consultation", span, certainty: sure, isNamed: true }];
}

/** 'What about whitening, how much': what is named just before a question, with nothing else said of it, is what it is about. */
function askingClause(parsed: ParsedUtterance, clause: number): number {
  const isBare = labelsOf(parsed, clause).length === 0 && !has(parsed, "want.book");
  return isBare && labelsOf(parsed, clause + 1).some((label) => label.startsWith("ask."))
    ? clause + 1
    : clause;
}

/** The wording as a whole wins over a word in it ('the surgeon wants a picture of my jaw') where it is sure, and over no own name. */
function agreed(named: readonly Treatment[], learned: Treatment | null): readonly Treatment[] {
  if (named.some(({ ownName }) => ownName !== undefined)) return named;
  if (!learned || named.some(({ treatment }) => treatment === learned.treatment))
    return learned ? named.filter(({ treatment }) => treatment === learned.treatment) : named;
  const isWanted = named.some((each) => each.isWanted);
  return named.length === 0 || (learned.certainty >= surerThanName && !isWanted) ? [learned] : named;
}
const surerThanName = 0.6;
/** Told less surely, it is asked about. */
const surely = 0.75;

/** 'I had a root canal three weeks ago' tells what was done. */
const isPast = ({ parts }: ParsedUtterance, clause: number): boolean =>
  parts[clause]?.words.some(({ word }) => past.has(word)) ?? false;
const past: ReadonlySet<string> = new Set("had ago last did previously before already since used".split(" "));

/** 'For me', 'for my husband', right behind what it is for. */
function forWhom({ words }: Utterance, [, until]: Span): "caller" | "other" | null {
  const at = words.findIndex(({ start }) => start >= until);
  const [lead = "", whom = "", next = ""] = [at, at + 1, at + 2].map((index) => words[index]?.word ?? "");
  if (at < 0 || lead !== "for") return null;
  if (whom === "me" || whom === "myself") return "caller";
  return isRelation(whom) || (owning.has(whom) && isRelation(next)) ? "other" : null;
}
const owning = wordSet("my our the his her");

function toFound(
  { clauses, utterance }: ParsedUtterance,
  { treatment, span, certainty, isNamed }: Treatment,
  {
    reason: own,
    ...told
  }: { named: string | null; reason?: string; isBeside?: true; isInstead?: true; isHad?: true },
): Found {
  const inClause = isNamed
    ? (clauses[clauseAt(clauses, span)]?.words ?? "")
    : clauses.map(({ words }) => words).join(" ");
  const whose = forWhom(utterance, span);
  return {
    act: {
      ...{
        kind: "treatment",
        treatment,
        ...told,
        reason: own ?? inClause,
        isUnsure: !isNamed && certainty < surely,
      },
      ...(whose && { for: whose }),
    },
    span,
    certainty,
  };
}
