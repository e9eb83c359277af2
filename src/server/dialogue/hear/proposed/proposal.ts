import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import { type ActLabel, actLabels } from "../acts/labels.ts";

/**
 * What somebody else than the built-in reader, a language model, takes an utterance for. It points at words of the caller's
 * and says what they do; it holds no value: days, names and numbers are what our own readers make of the words.
 */
export interface Proposal {
  acts: readonly ProposedAct[];
}

export interface ProposedAct {
  does: ProposedKind;
  /** The caller's own words; an act whose words were not said is dropped. */
  words: string;
  /** Out of a closed list: a candidate's id, a treatment, a kind of danger. */
  which?: string;
}

/** Labels that follow from the others: a detail was given, one was chosen, it is somebody else's. */
const followingLabels = ["give", "choose", "other_person"] as const satisfies readonly ActLabel[];

/** What points at a value, or at something that was named. */
const pointers = [
  "name.caller",
  "name.patient",
  "phone",
  "email",
  "when.wish",
  "when.visit",
  "treatment",
  "pick",
  "kept",
  "patient",
  "mentioned",
  "danger",
] as const;
export type Pointer = (typeof pointers)[number];

/** Acts that are heard by their wording alone, beside the labels. */
const wordings = [
  "instead",
  "beside",
  "same_visit",
  "that_is_all",
  "own",
  "reach.text",
  "reach.email",
  "reach.post",
  "reach.none",
  "wrong.name",
  "wrong.phone",
  "wrong.when",
  "wrong.treatment",
] as const;
export type Wording = (typeof wordings)[number];

type ProposedLabel = Exclude<ActLabel, (typeof followingLabels)[number]>;
type ProposedKind = ProposedLabel | Pointer | Wording;

const following: ReadonlySet<string> = new Set(followingLabels);
const proposedLabels: readonly ProposedLabel[] = [
  ...actLabels.filter((label): label is ProposedLabel => !following.has(label)),
  "want.leave_waitlist",
];
export const proposedKinds: readonly ProposedKind[] = [...proposedLabels, ...pointers, ...wordings];

const labelsKnown: ReadonlySet<string> = new Set(proposedLabels);
export const isProposedLabel = (does: string): does is ProposedLabel => labelsKnown.has(does);
const wordingsKnown: ReadonlySet<string> = new Set(wordings);
export const isWording = (does: string): does is Wording => wordingsKnown.has(does);

const treatments: ReadonlySet<string> = new Set(appointmentTypes);
export const isTreatment = (which: string | undefined): which is AppointmentType =>
  which !== undefined && treatments.has(which);
