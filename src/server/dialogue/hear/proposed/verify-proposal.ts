import { countWords, partOf, type Utterance } from "../../words.ts";
import type { Act, Candidate, Clause, WrongDetail } from "../acts/acts.ts";
import type { ActLabel, PromptKind } from "../acts/labels.ts";
import { type Found, type Span, sure } from "../found.ts";
import { dangerKinds } from "../learned/danger-labels.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import { clauseAt } from "../parsed-utterance.ts";
import { findWords } from "./find-words.ts";
import {
  isProposedLabel,
  isTreatment,
  isWording,
  type Pointer,
  type Proposal,
  type ProposedAct,
  type Wording,
} from "./proposal.ts";
import { isSupportedByWords, isWordingSupported } from "./supported-by-words.ts";

/** A proposal as far as the caller's words bear it out. */
export interface Proposed {
  labels: readonly ReadLabel<ActLabel>[];
  points: readonly Pointed[];
  wordings: readonly Found[];
  /** Where the words of each act stand. */
  covered: readonly Span[];
  /** Acts that were proposed, and how many of them stand. */
  proposed: number;
  standing: number;
}

export interface Pointed {
  pointer: Pointer;
  span: Span;
  which: string | null;
}

/** Nothing but names is pointed at. */
export const isOnlyNamed = ({ labels, points }: Proposed): boolean =>
  points.length > 0 &&
  points.every(({ pointer }) => pointer.startsWith("name.")) &&
  !labels.some(({ label }) => label.includes("."));

interface Told {
  utterance: Utterance;
  clauses: readonly Clause[];
  prompt: PromptKind;
  candidates: readonly Candidate[];
}

/** What is not in the words, or is not in them by any reading, is left out. */
export function verifyProposal({ acts }: Proposal, told: Told): Proposed {
  const { utterance, clauses } = told;
  const labels: ReadLabel<ActLabel>[] = [];
  const points: Pointed[] = [];
  const wordings: Found[] = [];
  const covered: Span[] = [];
  for (const act of acts) {
    const isTaken = ([from]: Span): boolean =>
      points.some((each) => each.pointer === act.does && each.span[0] === from);
    const span = findWords(act.words, utterance, isTaken);
    if (span === null) continue;
    const { does } = act;
    const clause = clauseAt(clauses, span);
    if (isProposedLabel(does)) {
      if (!isSupportedByWords(does, quotedIn(told, act, span), { whole: utterance, prompt: told.prompt }))
        continue;
      if (!labels.some((each) => each.label === does && each.clause === clause))
        labels.push({ label: does, clause, certainty: sure });
    } else if (isWording(does)) {
      if (!isWordingSupported(does, { whole: utterance, prompt: told.prompt })) continue;
      wordings.push({ act: actOf(does), span, certainty: sure });
    } else if (isListed(does, act.which, told) && countWords(act.words) <= mostWordsOf(does)) {
      points.push({ pointer: does, span, which: act.which ?? null });
    } else continue;
    covered.push(span);
  }
  const all = [...labels, ...followingFrom(points, labels, clauses)];
  return { labels: all, points, wordings, covered, proposed: acts.length, standing: covered.length };
}

/** Whoever points at a whole sentence for a name has not found one. */
const mostWordsOf = (pointer: Pointer): number =>
  ofPeople.has(pointer) ? mostInName : Number.POSITIVE_INFINITY;
const ofPeople: ReadonlySet<Pointer> = new Set(["name.caller", "name.patient", "patient"]);
/** 'My little one, Kaya Rose O'Neill' */
const mostInName = 7;

/** What is pointed at by name stands in its list. */
function isListed(pointer: Pointer, which: string | undefined, { candidates }: Told): boolean {
  switch (pointer) {
    case "pick":
    case "kept":
      return candidates.some(({ id }) => id === which);
    case "treatment":
      return isTreatment(which);
    case "danger":
      return dangerKinds.some((kind) => kind === which);
    default:
      return true;
  }
}

/** A yes is held against all of its clause from the words on: 'yeah, nah' is none. */
function quotedIn({ utterance, clauses }: Told, { does }: ProposedAct, span: Span): Utterance {
  const clause = clauses[clauseAt(clauses, span)];
  const to = does === "yes" ? Math.max(span[1], clause?.span[1] ?? 0) : span[1];
  return partOf(
    utterance,
    utterance.words.filter(({ start, end }) => span[0] <= start && end <= to),
  );
}

const details: ReadonlySet<Pointer> = new Set([
  ...(["name.caller", "name.patient", "phone", "email", "when.wish", "when.visit", "treatment"] as const),
]);
const ofOthers: ReadonlySet<Pointer> = new Set(["name.patient", "patient"]);

/** What is pointed at is given, chosen or somebody else's, as a built-in reading has it beside the value. */
function followingFrom(
  points: readonly Pointed[],
  labels: readonly ReadLabel<ActLabel>[],
  clauses: readonly Clause[],
): readonly ReadLabel<ActLabel>[] {
  const found = points.flatMap(({ pointer, span }): readonly ReadLabel<ActLabel>[] => {
    const clause = clauseAt(clauses, span);
    const is = (label: ActLabel): readonly ReadLabel<ActLabel>[] => [{ label, clause, certainty: sure }];
    if (pointer === "pick") return is("choose");
    if (ofOthers.has(pointer)) return is("other_person");
    const isAsked = labels.some((each) => each.clause === clause && each.label.startsWith("ask."));
    return details.has(pointer) && !isAsked ? is("give") : [];
  });
  return found.filter(
    ({ label, clause }, at) =>
      found.findIndex((each) => each.label === label && each.clause === clause) === at,
  );
}

function actOf(wording: Wording): Extract<Found["act"], { kind: Act["kind"] }> {
  const [kind, detail] = wording.split(".");
  switch (kind) {
    case "reach":
      return { kind, by: detail as Extract<Act, { kind: "reach" }>["by"] };
    case "wrong":
      return { kind, detail: detail as WrongDetail };
    default:
      return { kind: wording as "instead" | "beside" | "same_visit" | "that_is_all" | "own" };
  }
}
