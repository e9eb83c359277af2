import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { takeDetails } from "#server/dialogue/conversation/details.ts";
import { isForSomebodyElse } from "#server/dialogue/conversation/for-whom.ts";
import {
  dialTripleZero,
  emergencyLabels,
  emergencyLine,
  ifItChanges,
  poisonHelp,
  repeatTripleZero,
  selfHarmHelp,
} from "#server/dialogue/conversation/phrases/emergency.ts";
import {
  biteOnCloth,
  feverWithSwelling,
  oozingGetsWorse,
  sorryForPain,
  sorryForTheirs,
  urgentAdvice,
} from "#server/dialogue/conversation/phrases/first-aid.ts";
import { hasIntent, hasWhen } from "#server/dialogue/conversation/reading.ts";
import { reasonIn } from "#server/dialogue/conversation/reason-note.ts";
import { standingVisitTold } from "#server/dialogue/conversation/standing-day.ts";
import { type LiveState, noWish } from "#server/dialogue/conversation/state.ts";
import { change, changeDraft, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { noteOf } from "#server/dialogue/conversation/visit-notes.ts";
import { isOfElse, waitingWish } from "#server/dialogue/conversation/wish-beside-danger.ts";
import { isWish } from "#server/dialogue/conversation/wishes.ts";
import {
  type EmergencyDegree,
  isLifeThreat,
  type LifeThreat,
  type Understanding,
} from "#server/dialogue/understanding.ts";
import { talk } from "#server/dialogue/what/intent-limits.ts";
import { isSwollen } from "#server/dialogue/what/read-emergency.ts";
import { isFeverish, isSwellingTold } from "#server/dialogue/what/read-fever.ts";
import { isMortalPain } from "#server/dialogue/what/read-mortal-pain.ts";
import { isInNoHurry } from "#server/dialogue/what/read-no-hurry.ts";
import { readPoisoning } from "#server/dialogue/what/read-poisoning.ts";
import { readSelfHarm } from "#server/dialogue/what/read-self-harm.ts";
import { isSocketBleeding } from "#server/dialogue/what/read-socket-bleeding.ts";
import { readToothInjury } from "#server/dialogue/what/read-tooth-injury.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { answerWhileSent, readAfterSent, tellStoodDown } from "./after-triple-zero.ts";
import { proceedBooking } from "./booking.ts";
import { otherHelp } from "./other-help.ts";
import { adviseOfPoison, answerIllness, helpBeside, letRing, mayBeHarmless } from "./poisoning.ts";
import { alertOf, askOnce, dangerAnswer, type EmergencyCheck, sendToTripleZero } from "./triple-zero.ts";

/** Emergencies come before anything else. */

/** The answer when life may be in danger; null when the utterance holds nothing of the kind. */
export function answerThreat(turn: Turn, heard: Understanding): Turn | null {
  const selfHarm = readSelfHarm(toUtterance(heard.text));
  const said = heard.text;
  if (selfHarm === "sure")
    return sendToTripleZero(known(turn, "self_harm"), { said, words: selfHarmHelp, degree: null });
  if (selfHarm === "unsure" && !turn.state.toldEmergencies.includes("self_harm"))
    return tellOfHelp(turn, heard.text);
  const poisoning = readPoisoning(toUtterance(heard.text));
  const ill = answerIllness(turn, heard, poisoning);
  if (ill) return ill;
  const advised = mayBeHarmless(poisoning, heard.text) ? adviseOfPoison(turn, heard.text, "swallowed") : null;
  if (advised) return advised;
  const degree = heard.emergency?.value;
  // What else there may be to a fever with a swelling is said with the advice for it.
  const isFever = degree === "collapse" && heard.emergency?.certainty === "unsure";
  if (isFever && isInfection(turn.state, said)) return null;
  if (!degree || !isLifeThreat(degree)) return poisoning && adviseOfPoison(turn, heard.text, poisoning);
  if (heard.emergency?.certainty === "unsure" || mayBeHarmless(poisoning, heard.text)) {
    const help = poisoning ? poisonHelp[poisoning] : otherHelp(heard.text).trim();
    return askOnce(turn, heard, degree, { poisoning, help });
  }
  const words = `${dialTripleZero(degree)}${helpBeside(poisoning, said)}`;
  return sendToTripleZero(known(turn, degree), { said, words, degree });
}

/** Noted as told: whatever is said of it next is no news. */
const known = (turn: Turn, told: LifeThreat | "self_harm"): Turn =>
  change(turn, {
    toldEmergencies: [...turn.state.toldEmergencies.filter((each) => each !== told), told],
  });

/**
 * 'I want to die of this toothache': where help is told first, and the pain is then seen to like any other. A caller who
 * did mean it has heard the number, and one who did not is not sent away.
 */
export function warnInPain(turn: Turn, { text }: Understanding): Turn {
  const { toldEmergencies } = turn.state;
  const utterance = toUtterance(text);
  const isNew = !toldEmergencies.includes("self_harm") && !toldEmergencies.includes("severe_pain");
  if (!isNew || !isMortalPain(utterance) || readSelfHarm(utterance) !== "unsure") return turn;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "self_harm" as const] });
  return alertOf(say(told, selfHarmHelp), text);
}

/** Said once; the caller is not hung up on for a manner of speaking. */
function tellOfHelp(turn: Turn, said: string): Turn {
  const told = change(turn, { toldEmergencies: [...turn.state.toldEmergencies, "self_harm" as const] });
  return alertOf(askAgain(say(told, selfHarmHelp)), said);
}

/**
 * The answer to 'is this happening now?': what is over goes back to where the call was, and so does another wish.
 * Whoever tells neither hears the number and the question once more, and is then taken at the worst.
 */
export function answerEmergencyCheck(turn: Turn, heard: Understanding, takeUp: TakeUp): Turn | null {
  const { step } = turn.state;
  if (step.kind !== "checking_emergency") return null;
  if (step.isSent) return answerAfterSent(turn, step, heard, takeUp);
  switch (dangerAnswer(step, heard)) {
    case "goes_on":
      return confirmThreat(turn, step, heard);
    case "over":
      return goOnAfterThreat(turn, step, heard, takeUp);
    case null:
      if (wishesElse(heard)) return null;
      return step.isAgain
        ? confirmThreat(turn, step, heard)
        : ask(change(turn, { misses: 1 }), { ...step, isAgain: true });
  }
}

/** After 000 was named as due. */
function answerAfterSent(
  turn: Turn,
  step: EmergencyCheck,
  heard: Understanding,
  takeUp: TakeUp,
): Turn | null {
  if (hasIntent(heard, "want_person")) return null;
  const read = readAfterSent(step, heard, wishesElse(heard));
  const isInsisted = read === "wishes_else" && step.isAgain;
  if (read !== "stood_down" && !isInsisted) return answerWhileSent(turn, step, heard, read);
  const told = say(tellStoodDown(turn, step, heard), ifItChanges);
  const { purpose } = turn.state;
  const isIdleYet = purpose === null && step.before.kind === "greeting";
  const isOnlyTrouble = isIdleYet && !step.wish && !isOfElse(heard) && !hasWhen(heard);
  if (!isOnlyTrouble || step.isOfPoison) return goOnAfterThreat(told, step, heard, takeUp);
  // 'No, it's only the tooth': what can be done for that, and the soonest visit.
  const trouble = heard.emergency && !isLifeThreat(heard.emergency.value) ? heard.emergency : null;
  const pain = {
    value: "severe_pain",
    heard: heard.text,
    span: [0, heard.text.length],
    assumed: [],
  } as const;
  const dental: Understanding = { ...heard, emergency: trouble ?? { ...pain, certainty: "sure" } };
  const back = goTo(change(told, { misses: 0 }), step.before);
  const advised = adviseUrgent(back, dental);
  return advised ? proceedBooking(advised) : goOnAfterThreat(told, step, heard, takeUp);
}

/** Takes up what an utterance holds beside the danger. */
export type TakeUp = (turn: Turn, wish: Understanding) => Turn;

const wishesElse = (heard: Understanding): boolean =>
  heard.visit !== null ||
  heard.intents.some(({ value, certainty }) => !talk.has(value) && certainty === "sure");

function confirmThreat(turn: Turn, { degree, said }: EmergencyCheck, heard: Understanding): Turn {
  const told = `${said.trim().slice(0, 95)}", then "${heard.text.trim().slice(0, 95)}`;
  const words = `${repeatTripleZero} ${dialTripleZero(degree)}`;
  return sendToTripleZero(known(turn, degree), { said: told, words, degree });
}

/** 'No, can I come tomorrow at ten' keeps its wish, as does a mere 'no' that told before; a day alone may be that of the trouble. */
function goOnAfterThreat(turn: Turn, step: EmergencyCheck, heard: Understanding, takeUp: TakeUp): Turn {
  if (step.isOfPoison && !wishesElse(heard)) return letRing(turn);
  const back = goTo(change(turn, { misses: 0 }), step.before);
  const waiting = waitingWish(turn.state, heard);
  const wish = waiting ?? (wishesElse(heard) ? heard : null);
  if (wish && isOfElse(wish)) return takeUp(back, wish);
  const { draft, digits } = wish ? takeDetails(back.state, wish) : back.state;
  const informed = change(adviseSocket(back, step), { draft, digits });
  // 'No, and make it a check-up': what was read back before is not what is wished for now.
  if (wish && step.before.kind === "reading_back") return proceedBooking(informed);
  // Nothing else was wanted yet: whoever rings with this is seen soon.
  return turn.state.purpose === null && step.before.kind === "greeting" && !step.isOfPoison
    ? proceedBooking(withUrgentWish(informed, step.degree, step.said))
    : ask(informed, step.before);
}

/** Blood where a tooth was, which is no danger yet: what to do about it, and when it becomes one. */
const adviseSocket = (turn: Turn, { degree, said }: EmergencyCheck): Turn =>
  degree === "bleeding" && isSocketBleeding(toUtterance(said))
    ? say(turn, biteOnCloth, oozingGetsWorse)
    : turn;

/**
 * Urgent dental trouble: what to do now, when 000 applies, the clinic's emergency line. The soonest
 * visit is then sought like any booking.
 */
export function adviseUrgent(turn: Turn, heard: Understanding): Turn | null {
  const infected = adviseInfection(turn, heard);
  if (infected) return infected;
  const degree = heard.emergency?.value;
  const { state } = turn;
  if (!degree || isLifeThreat(degree) || state.toldEmergencies.includes(degree)) return null;
  const utterance = toUtterance(heard.text);
  const injury = readToothInjury(utterance);
  // What a swelling may come to is worse than what pain may.
  const isBoth = degree === "severe_pain" && isSwollen(utterance);
  const isMinor =
    (degree === "broken_tooth" || degree === "severe_pain") && !injury && isInNoHurry(utterance);
  if (isMinor && (state.purpose === null || state.purpose === "book"))
    return withMinorWish(
      change(turn, { toldEmergencies: [...state.toldEmergencies, degree] }),
      degree,
      heard,
    );
  const advice = isBoth ? [sorryForPain, ...urgentAdvice("swelling", null)] : urgentAdvice(degree, injury);
  const known = [degree, ...(isBoth ? (["swelling"] as const) : []), ...(injury ? [injury] : [])];
  const told = change(turn, { toldEmergencies: [...state.toldEmergencies, ...known], misses: 0 });
  const isOthers = state.draft.isForOther || isForSomebodyElse(state.draft, heard);
  const kind = isOthers ? advice.map((each) => each.replace(sorryForPain, sorryForTheirs)) : advice;
  const advised = say(told, ...kind, emergencyLine(state.facts));
  if (state.purpose !== null && state.purpose !== "book") return advised;
  const urgent = withUrgentWish(advised, degree, heard.emergency?.heard ?? "", heard);
  const isPressing = degree === "knocked_out_tooth" || pressing.test(heard.text);
  return isPressing ? alertOf(urgent, heard.text) : urgent;
}

function isInfection({ told = [], toldEmergencies }: LiveState, text: string): boolean {
  const now = toUtterance(text);
  const [isFever, isSwelling] = [isFeverish(now), isSwellingTold(now)];
  if (isFever === isSwelling) return isFever;
  if (isFever)
    return toldEmergencies.includes("swelling") || told.some((each) => isSwellingTold(toUtterance(each)));
  return told.some((each) => isFeverish(toUtterance(each)));
}

/** A swelling with a fever, in one breath or one after the other: to be seen today, wherever that is. */
function adviseInfection(turn: Turn, heard: Understanding): Turn | null {
  const { toldEmergencies, purpose, facts } = turn.state;
  if (toldEmergencies.includes("fever") || !isInfection(turn.state, heard.text)) return null;
  const told = change(turn, { toldEmergencies: [...toldEmergencies, "swelling", "fever"], misses: 0 });
  const advised = alertOf(say(told, ...feverWithSwelling, emergencyLine(facts)), heard.text);
  return purpose === null || purpose === "book"
    ? withUrgentWish(advised, "swelling", heard.emergency?.heard ?? "swelling and a fever", heard)
    : advised;
}

/** Trouble that its teller calls small is seen like any other: no number to dial, and no hour before it is asked for. */
function withMinorWish(turn: Turn, degree: "broken_tooth" | "severe_pain", heard: Understanding): Turn {
  const { when } = turn.state.draft;
  const [advice = ""] = degree === "severe_pain" ? [sorryForPain] : urgentAdvice(degree, null);
  const wished = withUrgentWish(say(turn, advice), degree, heard.emergency?.heard ?? "", heard);
  return changeDraft(wished, { when });
}

/** An emergency visit, as soon as there is one unless another time was wished. */
export function withUrgentWish(
  turn: Turn,
  degree: EmergencyDegree | "socket_bleeding",
  words: string,
  heard: Understanding | null = null,
): Turn {
  const { when, slot } = turn.state.draft;
  // A tooth that was knocked out cannot wait for the day that was being booked for something else.
  const isNow = degree === "knocked_out_tooth";
  const label = degree === "socket_bleeding" ? "bleeding after an extraction" : emergencyLabels[degree];
  const visit = {
    value: "Emergency Visit" as const,
    heard: words,
    assumed: [`because of ${label}`],
    unsure: false,
  };
  const reason = (heard ? reasonIn(heard, words) : words) || label;
  const standing = heard && standingVisitTold(heard);
  return changeDraft(change(turn, { purpose: "book" }), {
    visit,
    reason,
    notes: [noteOf(reason), ...(standing === null ? [] : [noteOf(standing)])],
    slot: isNow ? null : slot,
    when:
      isWish(when) && !isNow
        ? when
        : { ...noWish, times: isNow ? [] : when.times, soonest: true, heard: "as soon as possible" },
  });
}

/** Staff should know at once, though it may not be for an ambulance. */
const pressing =
  /\b(?:fever|temperature|feverish|faint(?:ed|ing)?|passed out|blacked out|(?:broke|broken|fractured|dislocated)\b.{0,12}\bjaw|jaw\b.{0,20}\b(?:broken|broke|fractured|dislocated))\b/i;
