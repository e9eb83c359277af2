import type { Act, ActKind, DangerKind } from "../../hear/acts.ts";
import type { Danger } from "../ledger.ts";
import type { LiveLedger } from "../turn.ts";
import { isSignOf, signsOf } from "./kinds.ts";
import { answerBySigns, type SignsTold, signsTold } from "./signs.ts";

/** What an utterance comes to as an answer to a question of danger: by yes and no, by 'safe', and by the signs that it names. */
export interface DangerAnswer {
  /** What it comes to as an answer to whether there is danger. */
  answer: "there_is" | "there_is_none" | "neither";
  /** A no or a 'safe' that is well heard, with nothing beside it that speaks against it. */
  isFirm: boolean;
  /** A 'safe' that is well heard, whatever else is said. */
  isSafe: boolean;
  /** The very sign of this danger is told to be well, with a no or a 'safe', whatever else is told. */
  isClearedByName: boolean;
  /** One of several signs is told to be well, and the others are open. */
  isPartlyWell: boolean;
  /** Told by name, by now. */
  signs: SignsTold;
}

export function answerIn({ asked, danger }: LiveLedger, acts: readonly Act[]): DangerAnswer {
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  const signs = signsTold(danger, acts);
  const check = asked?.ask === "danger_check" ? asked : null;
  const bySigns = check && answerBySigns(check, signs);
  const isOfTalk = asked?.ask === "after_danger" && asked.about === "talking";
  const { isNone, isYes } = inWords(says, { isAsked: asked?.kind === "danger", isOfTalk, bySigns });
  const isDoubted = says(...doubts);
  const isClearedByName = danger !== null && isNone && !isDoubted && clears(acts, danger.kind, signs);
  const isSafe = isClearedByName || bySigns === "well" || isSafelySaid(acts, sureOfSafety);
  const isSaid = isSafe || says("no") || (check !== null && isSafelySaid(acts, sureAtCheck));
  // 'Yes, I'm safe' answers whether they are.
  const isYesOfSafety = danger?.kind === "self_harm" && !says(...doubts.filter((kind) => kind !== "yes"));
  return {
    answer: bySigns === "bad" ? "there_is" : bySigns === "well" ? "there_is_none" : byWord(isNone, isYes),
    isFirm: bySigns === "well" || isOfTalk || (!isDoubted && isSaid),
    isSafe: isSafe && (bySigns === "well" || !isDoubted || isYesOfSafety),
    isClearedByName,
    isPartlyWell: bySigns === "partly" || (danger !== null && !isDoubted && isPartly(acts, danger)),
    signs,
  };
}

interface Question {
  isAsked: boolean;
  /** Of violence it is asked whether they can talk: a yes tells of no danger. */
  isOfTalk: boolean;
  bySigns: ReturnType<typeof answerBySigns>;
}

/** By yes, no and 'safe'. */
function inWords(says: (kind: ActKind) => boolean, { isAsked, isOfTalk, bySigns }: Question) {
  // 'I can swallow all right' sounds safe, and is so of the swallowing alone.
  const isPartly = bySigns === "partly";
  const isSaidSafe = says("safe") && !isPartly && !(isOfTalk && says("no"));
  return {
    isNone: isSaidSafe || (isAsked && says(isOfTalk ? "yes" : "no")),
    isYes: isAsked && says(isOfTalk ? "no" : "yes") && !isPartly,
  };
}

const byWord = (isNone: boolean, isYes: boolean): DangerAnswer["answer"] =>
  isNone === isYes ? "neither" : isNone ? "there_is_none" : "there_is";

/** So certain that somebody is safe is who says so in so many words. */
const sureOfSafety = 0.95;
/** … and less is enough where that is what was asked. */
const sureAtCheck = 0.85;
const isSafelySaid = (acts: readonly Act[], least: number): boolean =>
  acts.some(({ kind, certainty }) => kind === "safe" && certainty >= least);
/** Who is safe by their own word sounds otherwise. */
const doubts: readonly ActKind[] = ["yes", "unsure", "distress"];

/** By the first of its signs, with none that is not right. */
const clears = (acts: readonly Act[], kind: DangerKind, { bad, well }: SignsTold): boolean =>
  ofOneSign.has(kind) &&
  acts.some((act) => act.kind === "all_right" && isSignOf(act.sign, kind)) &&
  !bad.some((sign) => isSignOf(sign, kind)) &&
  signsOf[kind].slice(0, 1).every((sign) => well.includes(sign));
/** These are taken back by one sign. */
const ofOneSign: ReadonlySet<DangerKind> = new Set(["bleeding", "breathing"]);

/** A sign of this danger is told to be well, and no other is told not to be. */
const isPartly = (acts: readonly Act[], { kind }: Danger): boolean =>
  acts.some((act) => act.kind === "all_right" && isSignOf(act.sign, kind)) &&
  !acts.some((act) => act.kind === "not_right");
