import type { Act, ActKind } from "../../../hear/acts/acts.ts";
import { newMatter } from "../../begin.ts";
import { isForTeam } from "../../frames/team-task.ts";
import type { Matter } from "../../ledger.ts";
import { change, plan } from "../../turn.ts";
import { type Absorbing, has, ledgerOf, left, said, take, takeAct, withTurn } from "../absorbing.ts";
import { toldIn } from "../kept-words.ts";

/** A complaint is acknowledged at once, kept word for word, and somebody is offered who rings about it. */
export function absorbComplaint(absorbing: Absorbing): Absorbing {
  const { danger, complaint, current, outbound } = ledgerOf(absorbing);
  if (complaint && said(absorbing, "no_complaint")) return withdrawComplaint(absorbing, complaint.words);
  if (!said(absorbing, "complaint") || danger !== null || said(absorbing, "danger") || outbound)
    return absorbing;
  const words = toldIn(absorbing.heard) || absorbing.heard.text.trim();
  const known = change(absorbing.turn, {
    complaint: { words: [...(complaint?.words ?? []), words], isOffered: complaint?.isOffered ?? false },
  });
  const told = complaint ? known : plan(known, { item: "sympathy", with: "trouble" });
  const only = absorbing.heard.acts.filter((act) => isPartOfIt(absorbing, act, current === null));
  return only.reduce(takeAct, take(withTurn(absorbing, told), "complaint", "fed_up"));
}

/** 'I'm not complaining, that was another dentist': it is told to nobody as one, and whoever was to ring about it does not. */
function withdrawComplaint(absorbing: Absorbing, words: readonly string[]): Absorbing {
  const { matters, current, asked } = ledgerOf(absorbing);
  const opening = words.join(", ");
  const kept = matters.map((each): Matter => {
    if (!isForTeam(each) || each.opening !== opening) return each;
    return each.isTold
      ? { ...each, kind: "message", status: "open", isWithdrawn: true, ringWhen: null }
      : { ...each, status: "dropped" };
  });
  const isDropped = current !== null && kept[current]?.status === "dropped";
  const isAsked = asked?.ask === "complaint" || kept[asked?.matter ?? -1]?.status === "dropped";
  const changed = change(absorbing.turn, {
    ...{ complaint: null, matters: kept },
    ...(isDropped && { current: null }),
    ...(isAsked && { asked: null }),
  });
  const sorry = isAsked ? plan(changed, { item: "acknowledge", of: "correction" }) : changed;
  return take(withTurn(absorbing, sorry), "no_complaint", "no", "drop", "undo", "fed_up", "keep");
}

/** Whoever was cut off hears that we are sorry; whoever tells of something hard hears one kind word, once. */
export function acknowledgeHardship(absorbing: Absorbing): Absorbing {
  const { danger, put } = ledgerOf(absorbing);
  if (danger !== null || said(absorbing, "complaint", "danger")) return absorbing;
  if (said(absorbing, "cut_off"))
    return withTurn(absorbing, plan(absorbing.turn, { item: "acknowledge", of: "cut_off" }));
  if (!said(absorbing, "sad", "dead") || put.sad !== undefined) return absorbing;
  const told = change(absorbing.turn, { put: { ...put, sad: 1 } });
  return withTurn(absorbing, plan(told, { item: "sympathy", with: "loss" }));
}

/** What is heard less surely beside it is told with it; with nothing else under way, so is when it was. */
function isPartOfIt(absorbing: Absorbing, { kind, certainty }: Act, isIdle: boolean): boolean {
  if (kind === "ask") return certainty < surelyAsked;
  if (kind === "want") return certainty < surelyWished;
  const wishes = left(absorbing, "want").some((want) => want.certainty >= surelyWished);
  return isIdle && !wishes && ofStory.has(kind);
}
const surelyAsked = 0.8;
const surelyWished = 0.65;
const ofStory: ReadonlySet<ActKind> = new Set([
  "tell",
  "when",
  "treatment",
  "pick",
  "shift",
  "chat",
  "dentist",
]);

/** To 'shall I have somebody ring you about it'; whoever would not be rung may have it passed on all the same. */
export function answerComplaint(absorbing: Absorbing): Absorbing {
  const { complaint, matters, caller, told } = ledgerOf(absorbing);
  const wishes = left(absorbing, "want").map(({ wish }) => wish);
  const isNo = has(absorbing, "no", "drop", "keep");
  // Whoever tells who they are, or where to ring, has agreed to it.
  const agrees = has(absorbing, "yes", "any", "when", "choose", "name", "letters", "phone", "digits");
  const isRung = wishes.includes("callback") || (!isNo && agrees);
  const isMessage = !isRung && (wishes.includes("message") || (isNo && has(absorbing, "tell", "give")));
  if (!complaint || wishes.some((wish) => wish !== "callback" && wish !== "message")) return absorbing;
  if (!isRung && (!isMessage || told))
    return take(absorbing, ...(isNo ? (["no", "drop", "keep"] as const) : []));
  const matter = {
    ...newMatter(isRung ? "callback" : "message", caller, complaint.words.join(", ")),
    notes: complaint.words,
  };
  const opened = change(absorbing.turn, {
    ...{ matters: [...matters, matter], current: matters.length, asked: null },
  });
  return take(withTurn(absorbing, opened), "want", "yes", "no", "any", "choose", "tell", "give");
}

/** Whoever sells something, or meant to ring somebody else, asks nothing of a patient's by it. */
export function dropPatientQuestions(absorbing: Absorbing): Absorbing {
  const isElse = [...left(absorbing, "sales"), ...left(absorbing, "wrong_number")].some(
    ({ certainty }) => certainty >= surelyElse,
  );
  if (!isElse || ledgerOf(absorbing).current !== null) return absorbing;
  return absorbing.heard.acts
    .filter(
      (act) =>
        (act.kind === "ask" && act.certainty < surelyAsked) ||
        (act.kind === "want" && act.certainty < surelyWished),
    )
    .reduce(takeAct, absorbing);
}
const surelyElse = 0.6;
