import type { Act, ActKind } from "../../hear/acts/acts.ts";
import type { DangerKind, VitalSign } from "../../hear/acts/of-danger.ts";
import type { LiveLedger } from "../turn.ts";
import type { Danger } from "./danger.ts";
import { addsUp, isOfBleeding, isSignOf, takenBackBy } from "./kinds.ts";
import { answerBySigns, type SignsTold, signsTold } from "./signs.ts";

/** What an utterance comes to as an answer to a question of danger: by yes and no, by 'safe', and by the signs that it names. */
export interface DangerAnswer {
  /** What it comes to as an answer to whether there is danger. */
  answer: "there_is" | "there_is_none" | "neither";
  /** A no or a 'safe' that is well heard, with nothing beside it that speaks against it. */
  isFirm: boolean;
  /** A 'safe' that is well heard, whatever else is said. */
  isSafe: boolean;
  /** The very signs of this danger are told to be well, whatever else is told. */
  isClearedByName: boolean;
  /** By what they think, or somebody else says. */
  isHearsay: boolean;
  /** Something of what 000 was named for is told to be left, whatever no or 'fine' is said with it. */
  isLeft: boolean;
  /** One of several signs is told to be well, and the others are open. */
  isPartlyWell: boolean;
  /** Told by name, by now. */
  signs: SignsTold;
}

export function answerIn({ asked, danger, isThinned }: LiveLedger, heard: readonly Act[]): DangerAnswer {
  const acts = asked?.ask === "danger_check" ? withoutNoted(heard) : heard;
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  const signs = signsTold(danger, acts);
  const check = asked?.ask === "danger_check" ? asked : null;
  const bySigns = check && answerBySigns(check, signs);
  const after = asked?.ask === "after_danger" ? asked.about : null;
  const isOfTalk = after === "talking";
  const isNarrow = check !== null || isOfTalk || after === "still";
  const leans = isNarrow ? leaning(acts) : null;
  const isClearedByName =
    danger !== null &&
    !doubts.some((kind) => says(kind) && !(kind === "distress" && isStartled(acts))) &&
    leans !== "yes" &&
    clears(acts, danger.kind, signs);
  const isLeft =
    after !== null &&
    !isOfTalk &&
    !isClearedByName &&
    acts.some((act) => act.kind === "somewhat" && act.isLeft);
  // On a blood thinner, who can't tell how much it bleeds goes to hospital (`unanswered-check.ts`), and is no yes.
  const isOpenToDoubt = isThinned === true && danger !== null && isOfBleeding(danger.kind);
  const { isNone, isYes } = inWords(says, {
    ...{ isAsked: asked?.kind === "danger", isOfTalk, bySigns, leans, isOpenToDoubt },
  });
  const isDoubted = says(...doubts) || leans === "yes";
  const isDespair = danger?.kind === "self_harm";
  // 'Are you safe' was asked, and less is enough.
  const leastOfSafety = isDespair && after !== null ? sureAtCheck : sureOfSafety;
  const isSafe = isClearedByName || bySigns === "well" || isSafelySaid(acts, leastOfSafety);
  const isSaid = isSafe || says("no") || (check !== null && isSafelySaid(acts, sureAtCheck));
  // 'Yes, I'm safe' answers whether they are.
  const isYesOfSafety = isDespair && !says("unsure") && !isInTears(acts);
  return {
    answer:
      bySigns === "bad"
        ? "there_is"
        : bySigns === "well"
          ? "there_is_none"
          : byWord(isNone && !isLeft, isYes || isLeft),
    isLeft,
    isFirm: bySigns === "well" || isOfTalk || (!isDoubted && isSaid && leans !== "no" && !says("not_right")),
    isSafe: isSafe && (bySigns === "well" || !isDoubted || isYesOfSafety),
    isClearedByName,
    isPartlyWell: bySigns === "partly" || (danger !== null && !isDoubted && isPartly(acts, danger)),
    isHearsay: acts.some(
      (act) =>
        (act.kind === "all_right" && act.isHearsay === true) ||
        (act.kind === "somewhat" && act.leans === "no"),
    ),
    signs,
  };
}

/** 'Okay' is no yes to whether somebody struggles for breath. */
function withoutNoted(acts: readonly Act[]): readonly Act[] {
  const noted = new Set(acts.flatMap(({ kind, clause }) => (kind === "acknowledged" ? [clause] : [])));
  return acts.filter(({ kind, clause }) => kind !== "yes" || !noted.has(clause));
}

/** Neither yes nor no in so many words: to which of them it comes nearer. A plain word beside it counts for more. */
function leaning(acts: readonly Act[]): "yes" | "no" | null {
  const leans = acts.flatMap((act) => (act.kind === "somewhat" && !act.isLeft ? [act.leans] : []));
  if (leans.includes("no")) return "no";
  return leans.includes("yes") && acts.every(({ kind }) => kind !== "no") ? "yes" : null;
}

interface Question {
  isAsked: boolean;
  /** Of violence it is asked whether they can talk: a yes tells of no danger. */
  isOfTalk: boolean;
  bySigns: ReturnType<typeof answerBySigns>;
  leans: ReturnType<typeof leaning>;
  /** Whoever can't tell has said neither. */
  isOpenToDoubt: boolean;
}

/** By yes, no and 'safe'. Whoever doubts, or has a little of it, has it: a mistake costs an ambulance's way on the one side, and a life on the other. */
function inWords(
  says: (...kinds: readonly ActKind[]) => boolean,
  { isAsked, isOfTalk, bySigns, leans, isOpenToDoubt }: Question,
) {
  // 'I can swallow all right' sounds safe, and is so of the swallowing alone.
  const isPartly = bySigns === "partly";
  const isSaidSafe = says("safe") && !isPartly && !(isOfTalk && says("no")) && leans !== "yes";
  const isNone = isSaidSafe || (isAsked && leans !== "yes" && says(isOfTalk ? "yes" : "no"));
  const isDoubt =
    leans === "yes" || (leans === null && !isOpenToDoubt && says("unsure") && !says("no", "safe", "yes"));
  return {
    isNone,
    isYes: isAsked && ((says(isOfTalk ? "no" : "yes") && !isPartly) || (isDoubt && !isPartly)),
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

/** 'I'm safe, I guess, I just can't' is in tears where it says so; whoever is safe in a clause of its own has said it. */
const isInTears = (acts: readonly Act[]): boolean =>
  acts.some(
    ({ kind, clause }) =>
      kind === "distress" && !acts.some((act) => act.kind === "safe" && act.clause !== clause),
  );

/** 'Oh god, no, I can breathe fine': frightened by what was said to them, and then by name that it is well. */
const isStartled = (acts: readonly Act[]): boolean => {
  const firstWell = Math.min(...acts.flatMap(({ kind, clause }) => (kind === "all_right" ? [clause] : [])));
  return acts.every(
    ({ kind, clause }) => kind !== "not_right" && !(kind === "distress" && clause >= firstWell),
  );
};

/** By its own signs, with none of them that is not right. */
const clears = (acts: readonly Act[], kind: DangerKind, { bad, well }: SignsTold): boolean =>
  acts.some((act) => act.kind === "all_right" && isSignOf(act.sign, kind)) &&
  !bad.some((sign) => isSignOf(sign, kind) || isOfHeartToo(sign, kind)) &&
  takenBackBy[kind]?.every((sign) => well.includes(sign)) === true;

/** An arm or a jaw that aches is no chest that is well. */
const isOfHeartToo = (sign: VitalSign, kind: DangerKind): boolean =>
  addsUp(kind) && (sign === "arm" || sign === "squeezing");

/** A sign of this danger is told to be well, and no other is told not to be. */
const isPartly = (acts: readonly Act[], { kind }: Danger): boolean =>
  acts.some((act) => act.kind === "all_right" && isSignOf(act.sign, kind)) &&
  !acts.some((act) => act.kind === "not_right");
