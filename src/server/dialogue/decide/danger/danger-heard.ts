import type { Act, ActKind, DangerKind, Heard, Topic } from "../../hear/acts.ts";
import type { Ledger } from "../ledger.ts";
import { gravestFirst } from "./kinds.ts";

export type DangerAct = Extract<Act, { kind: "danger" }>;

/** What an utterance holds of danger, in the light of what was asked. */
export interface DangerHeard {
  text: string;
  /** Dangers to somebody's life, sure or not, the gravest first. */
  threats: readonly DangerAct[];
  /** Told with it or alone: what a dentist or a doctor sees to. */
  troubles: readonly DangerAct[];
  /** What it comes to as an answer to whether there is danger. */
  answer: "there_is" | "there_is_none" | "neither";
  /** A no or a 'safe' that is well heard, with nothing beside it that speaks against it. */
  isFirm: boolean;
  /** Speaks for the danger without saying so: fright, doubt, more of the story. */
  isSign: boolean;
  /** Asks what to do about it. */
  asksWhatToDo: boolean;
  /** Asks for a number for help, and not for which. */
  asksForNumber: boolean;
  /** Wishes and questions of something else. */
  hasOwnBusiness: boolean;
  leaves: boolean;
  says(...kinds: readonly ActKind[]): boolean;
}

const signs: readonly ActKind[] = ["unsure", "distress", "tell", "help_line"];
/** Names and numbers are none: whoever is frightened gives them to anybody. */
const business: readonly ActKind[] = ["want", "when", "shift", "party", "pick", "pick_all", "choose"];
/** Whoever has just told of a danger asks of it, in whatever words: 'what do I do', 'can you stick it back in'. */
export const whatToDo: readonly Topic[] = ["advice", "aftercare", "other"];
const ofDanger: readonly Topic[] = [...whatToDo, "help_number"];

export function hearDanger({ asked }: Ledger, { text, acts }: Heard): DangerHeard {
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  const told = acts.filter((act): act is DangerAct => act.kind === "danger").toSorted(gravestFirst);
  // Whoever may harm themselves is never taken for a patient who only needs a visit.
  const isThreat = ({ danger, degree }: DangerAct) => degree !== "urgent" || danger === "self_harm";
  const threats = told.filter(isThreat);
  const asks = acts.flatMap((act) => (act.kind === "ask" ? [act.topic] : []));
  const asksWhatToDo = asks.some((topic) => whatToDo.includes(topic));
  const hasOwnBusiness = says(...business) || asks.some((topic) => !ofDanger.includes(topic));
  const isAsked = asked?.kind === "danger";
  const isNone = says("safe") || (isAsked && says("no"));
  const isYes = isAsked && says("yes");
  const isSafe = acts.some(({ kind, certainty }) => kind === "safe" && certainty >= sureOfSafety);
  return {
    ...{ text, threats, says, asksWhatToDo, hasOwnBusiness },
    troubles: told.filter((act) => !isThreat(act)),
    answer: isNone === isYes ? "neither" : isNone ? "there_is_none" : "there_is",
    isFirm: !says(...doubts) && (isSafe || says("no")),
    asksForNumber: asks.includes("help_number"),
    isSign: threats.length > 0 || asks.includes("help_number") || says(...signs),
    leaves: says("bye") && !hasOwnBusiness && !says("no", "safe", "ask") && told.length === 0,
  };
}

/** So certain that somebody is safe is who says so in so many words. */
const sureOfSafety = 0.95;
/** Who is safe by their own word sounds otherwise. */
const doubts: readonly ActKind[] = ["yes", "unsure", "distress"];

/** Of the utterance, what was said of danger; nothing else makes anything of it. `topics`: questions that were answered with it. */
export function ofDangerIn(
  { acts }: Heard,
  { isAsked, topics }: { isAsked: boolean; topics: readonly Topic[] },
): ReadonlySet<number> {
  const answers: readonly ActKind[] = ["yes", "no", "unsure", "abuse"];
  // The trouble is why they would come: not the kind of visit that it sounds like.
  const troubled = new Set(acts.filter(({ kind }) => kind === "danger").map(({ clause }) => clause));
  const isTaken = (act: Act) =>
    act.kind === "danger" ||
    act.kind === "help_line" ||
    act.kind === "safe" ||
    (act.kind === "treatment" && troubled.has(act.clause)) ||
    (isAsked && answers.includes(act.kind)) ||
    (act.kind === "ask" && topics.includes(act.topic));
  return new Set(acts.flatMap((act, at) => (isTaken(act) ? [at] : [])));
}

export const kindsOf = (acts: readonly DangerAct[]): readonly DangerKind[] => [
  ...new Set(acts.map(({ danger }) => danger)),
];
