import type { Heard, Topic } from "../../hear/acts.ts";
import { isClosedNow } from "../clock.ts";
import type { Danger, Ledger, Prompt } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { asking, change, effect, plan, type Turn } from "../turn.ts";
import {
  type DangerAct,
  type DangerHeard,
  hearDanger,
  kindsOf,
  ofDangerIn,
  ofFirstAid,
} from "./danger-heard.ts";
import { afterNo, lineOf, toAdvise } from "./kinds.ts";
import {
  advise,
  askWhether,
  changeDanger,
  dangerOf,
  isDespair,
  isHolding,
  send,
  standDown,
  tell,
  withTroubles,
} from "./stages.ts";

/**
 * Danger first. One question where it is not sure, 000 where it is; then the call listens, answers and books like any other,
 * and what was none is taken back. It never stands in the way of anything else that is said.
 */
export function takeDanger(turn: Turn, heard: Heard): { turn: Turn; used: ReadonlySet<number> } {
  const { asked, danger } = turn.ledger;
  const isAsked = asked?.kind === "danger";
  const told = hearDanger(turn.ledger, heard);
  const taken = takeUp(turn, heard, told, isAsked ? (danger?.stage ?? null) : null);
  const isFresh = isAsked || isJustTold(turn.ledger) || told.troubles.length + told.threats.length > 0;
  const topics: readonly Topic[] = [
    ...(isFresh || danger?.stage === "advised" ? topicsOf(told, isFresh) : []),
    ...(taken.ledger.danger === null ? [] : (["help_number"] as const)),
  ];
  const isHeld = isAsked && isHolding(danger);
  return { turn: giveLines(taken, heard, told), used: ofDangerIn(heard, { isAsked, isHeld, topics }) };
}

/** First aid was what was said last: any question is of that. */
const isJustTold = ({ lastPlan }: Ledger): boolean =>
  lastPlan.some(
    ({ item, ...rest }) =>
      item === "first_aid" || (item === "danger" && "stage" in rest && rest.stage !== "over"),
  );
/** Asked later, too, these are of the danger that was advised on. */
const ofHealth = ofFirstAid.filter((topic) => topic !== "other");
const topicsOf = ({ asks }: DangerHeard, isFresh: boolean): readonly Topic[] =>
  isFresh || asks.some((topic) => ofHealth.some((each) => each === topic)) ? ofFirstAid : [];

/** Whoever asks for a number has it at once, wherever the call stands; in danger, 'the number' is the one for that. */
function giveLines(turn: Turn, { acts }: Heard, { asksForNumber }: DangerHeard): Turn {
  const named = acts.flatMap((act) => (act.kind === "help_line" ? [act.line] : []));
  const { danger } = turn.ledger;
  const meant = asksForNumber && named.length === 0 && danger ? [lineOf[danger.kind] ?? "emergency"] : [];
  const lines = [...new Set([...named, ...meant])];
  const given = plan(
    lines.length > 0 ? withNumber(turn) : turn,
    ...lines.map((line): PlanItem => ({ item: "help_line", line })),
  );
  if (lines.length === 0 || danger === null) return given;
  return changeDanger(given, { given: [...new Set([...danger.given, ...lines])] });
}

/** No other number stands in the place of 000. */
function withNumber(turn: Turn): Turn {
  const { kind, stage, degree } = dangerOf(turn);
  const isSaid = turn.plan.some(({ item }) => item === "danger" || item === "first_aid");
  if (stage !== "sent" || kind === "self_harm" || isSaid) return turn;
  return tell(turn, kind, "sent", { degree, isAgain: true });
}

/** `awaited`: the stage whose question was put last; null where something else was asked. */
function takeUp(turn: Turn, heard: Heard, told: DangerHeard, awaited: Danger["stage"] | null): Turn {
  const worse = { ...told, threats: told.threats.map((act) => asOverdose(turn, act)) };
  if (awaited === "asked") return afterQuestion(turn, heard, worse);
  if (turn.ledger.danger?.stage === "sent") return afterSent(turn, heard, worse, awaited === "sent");
  const taken = newDanger(turn, heard, worse);
  return taken === turn && turn.ledger.danger?.stage === "advised" ? answerOfAdvised(turn, told) : taken;
}

/** Swallowed by somebody who told of despair before: no time to ask. */
const asOverdose = ({ ledger }: Turn, act: DangerAct): DangerAct =>
  act.danger === "poison" && ledger.danger !== null && isDespair(ledger.danger)
    ? { ...act, degree: "life" }
    : act;

/** 'So what do I do with it', 'he's eleven', 'I haven't got any gauze': what is asked or added to it is answered in a line. */
function answerOfAdvised(turn: Turn, told: DangerHeard): Turn {
  const isFresh = isJustTold(turn.ledger);
  const topics = topicsOf(told, isFresh);
  const isAsked = told.asks.some((topic) => topics.includes(topic));
  const isMore = isFresh && told.tellsOnly && !wasFirstAid(turn.ledger);
  return isAsked || isMore ? answerFirstAid(turn, told) : turn;
}

const wasFirstAid = ({ lastPlan }: Ledger): boolean => lastPlan.some(({ item }) => item === "first_aid");

/** The same line is not said twice running: the whole of the advice comes between. */
function answerFirstAid(turn: Turn, { asksFirstAid, age }: DangerHeard): Turn {
  const { kind, stage, degree, advised } = dangerOf(turn);
  const [danger = kind] = stage === "advised" ? toAdvise(advised) : [kind];
  const isSent = stage === "sent" || stage === "asked";
  const answer: PlanItem = { ...{ item: "first_aid", danger, isSent, age }, of: asksFirstAid ?? "what" };
  const isSaid = turn.ledger.lastPlan.some((item) => JSON.stringify(item) === JSON.stringify(answer));
  if (!isSaid) return plan(turn, answer);
  return stage === "asked" ? turn : tell(turn, danger, stage, { degree, isAgain: true });
}

function newDanger(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  const { threats, troubles } = told;
  const [gravest] = threats;
  const sure = threats.filter((act) => isSure(turn, act));
  if (sure.length > 0) return send(turn, told, sure);
  const before = turn.ledger.danger;
  const isAskable = gravest && (turn.ledger.put[keyOf(gravest.danger)] ?? 0) < mostChecks;
  // 'She's breathing fine but her lips are puffy': what would be asked is answered already.
  if (gravest && isAskable && told.answer !== "there_is_none") return askWhether(turn, told, gravest);
  const leftOver = gravest ? [afterNo[gravest.danger] ?? []].flat() : [];
  const kinds = [...leftOver, ...kindsOf(troubles)].filter((kind) => !before?.advised.includes(kind));
  return kinds.length > 0 ? advise(turn, heard, kinds) : turn;
}

/** What was swallowed is the Poisons Information Centre's as long as nobody is unwell, which is asked. */
const isSure = (turn: Turn, { danger, degree }: DangerAct): boolean =>
  danger === "self_harm" || (degree === "life" && (danger !== "poison" || isDespair(dangerOf(turn))));

/** Each danger is asked about so often in a call; whoever denied it is not asked for ever. */
const mostChecks = 3;
/** So many answers that tell neither way, and it is taken at the worst, or let be. */
const mostUnclear = 2;

function afterQuestion(turn: Turn, heard: Heard, told: DangerHeard): Turn {
  const { threats, answer } = told;
  const { kind, isBorneOut, unclear, troubles } = dangerOf(turn);
  const sure = threats.filter((act) => isSure(turn, act));
  if (sure.length > 0) return send(turn, told, sure);
  if (answer === "there_is") return send(turn, told, []);
  const another = threats.find(({ danger }) => danger !== kind);
  if (answer === "there_is_none" && (told.isFirm || unclear > 0))
    return another && (turn.ledger.put[keyOf(another.danger)] ?? 0) < mostChecks
      ? askWhether(turn, told, another)
      : standDown(turn, heard, told);
  if (told.says("wait")) return turn;
  // Whoever rings off without an answer is taken at the worst.
  if (told.leaves) return ringOff(send(turn, told, []));
  const isSign = isBorneOut || told.isSign;
  if (unclear + 1 < mostUnclear)
    return changeDanger(told.asksFirstAid === null ? turn : answerFirstAid(turn, told), {
      ...{ unclear: unclear + 1, isBorneOut: isSign, due: "check" },
      troubles: withTroubles({ ...dangerOf(turn), troubles }, kindsOf(told.troubles)),
    });
  // Whoever twice speaks of nothing but something else is in no danger; whoever speaks of nothing may be.
  const isOfElse = told.hasOwnBusiness || told.asksFirstAid !== null;
  return isOfElse && !isSign ? standDown(turn, heard, told) : send(turn, told, []);
}

function afterSent(turn: Turn, heard: Heard, told: DangerHeard, isAwaited: boolean): Turn {
  const { kind, unclear, isNearlySafe = false } = dangerOf(turn);
  // 'No, she's breathing fine' holds the words of the danger, too.
  const isDenied =
    told.threats.every(({ degree }) => degree !== "life") && told.isSafe && kind !== "self_harm";
  if (told.threats.length > 0 && !isDenied) return threatAgain(turn, told);
  if (told.leaves) return ringOff(turn);
  if (isTakenBack(turn, told)) return standDown(turn, heard, told);
  const known = changeDanger(turn, {
    troubles: withTroubles(dangerOf(turn), kindsOf(told.troubles)),
    isNearlySafe: !isNearlySafe && soundsSafe(told),
  });
  if (told.says("wait")) return known;
  const isHeldBack = isHolding(known.ledger.danger);
  if (!isHeldBack && told.hasOwnBusiness && !told.isSign && told.answer === "neither")
    return goOnBeside(known);
  if (kind === "self_harm") return isAwaited || told.isSign || isHeldBack ? listenOn(known) : known;
  if (dangerOf(known).isNearlySafe) return changeDanger(known, { unclear: unclear + 1, due: "listen" });
  if (told.asksFirstAid !== null)
    return changeDanger(answerFirstAid(known, told), { unclear: unclear + 1, due: "listen" });
  const isForHospital = kind !== "violence" && !isDespair(dangerOf(known));
  const isRefusal = isForHospital && ((told.says("no", "drop") && !told.says("yes")) || told.hasOwnBusiness);
  if (isRefusal && !dangerOf(known).isRefused) return refused(known);
  return unclear < mostUnclear ? listenOn(known) : toPeople(known);
}

/**
 * By the caller's own word: it is only the tooth, or everybody is safe. A mere no may be one to the ambulance and is none;
 * 'safe' beside more of the story is asked once more.
 */
function isTakenBack(turn: Turn, told: DangerHeard): boolean {
  const danger = dangerOf(turn);
  const isOnlyTrouble =
    told.answer === "there_is_none" && told.troubles.length > 0 && told.threats.length === 0;
  // Whoever may harm themselves and goes on telling is listened to.
  if (danger.kind === "self_harm")
    return told.isSafe && !told.says("no", "bye") && (told.troubles.length > 0 || !told.says("tell"));
  if (isDespair(danger) && danger.kind === "poison")
    return danger.isNearlySafe === true && told.isPlainlySafe;
  if (isOnlyTrouble && !told.says("distress", "unsure")) return true;
  return told.isSafe && told.isPlainlySafe ? true : danger.isNearlySafe === true && soundsSafe(told);
}

const soundsSafe = (told: DangerHeard): boolean =>
  told.isPlainlySafe || (told.isSafe && told.asksFirstAid === null && !told.hasOwnBusiness);

/** No ambulance: then somebody drives them, at once. */
function refused(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const noted = changeDanger(turn, { isRefused: true, unclear: unclear + 1, due: "listen" });
  const isClosed = isClosedNow(turn.ledger);
  return plan(noted, {
    ...{ item: "danger", danger: kind, degree, stage: "sent", isAgain: true, isClosed, isRefused: true },
  });
}

/** Told once more, or of something graver: the number again, and then whether it is still so, in turn. */
function threatAgain(turn: Turn, told: DangerHeard): Turn {
  const { kind, alerted } = dangerOf(turn);
  const isNew = ({ danger, degree }: DangerAct) =>
    danger !== kind && !alerted.includes(danger) && (degree === "life" || danger === "self_harm");
  const fresh = told.threats.filter(isNew);
  return fresh.length === 0 ? listenOn(turn) : send(turn, told, fresh);
}

/** Nothing new was said: the number and the question take turns, so that nobody hears the same thing over and over. */
function listenOn(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const listening = changeDanger(turn, { unclear: unclear + 1, due: "listen" });
  if (unclear % 2 === 0) return tell(listening, kind, "sent", { degree, isAgain: true });
  return kind === "self_harm" ? plan(listening, { item: "sympathy", with: "distress" }) : listening;
}

/** Something else is wished for: the number once more, and then that. */
function goOnBeside(turn: Turn): Turn {
  const { kind, degree, unclear } = dangerOf(turn);
  const going = changeDanger(turn, { due: null, unclear: 1 });
  if (unclear > 0 || kind === "self_harm") return going;
  return tell(going, kind, "sent", { degree, isAgain: true });
}

/** Neither yes nor no again and again: somebody at the clinic is sooner there than in a loop; else they are listened to. */
function toPeople(turn: Turn): Turn {
  const { facts } = turn.ledger;
  if (!facts.canTransfer || facts.takesVoicemail || isClosedNow(turn.ledger)) return listenOn(turn);
  const ended = plan(change(turn, { isEnded: true, asked: null }), { item: "handing_over", to: "person" });
  return { ...effect(ended, { type: "hand_over", reason: "emergency" }), isOver: true };
}

/** The call ends kindly; Lifeline is named once more to whoever may harm themselves. */
export function ringOff(turn: Turn, why: "finished" | "silence" = "finished"): Turn {
  const last: readonly PlanItem[] =
    dangerOf(turn).kind === "self_harm" ? [{ item: "help_line", line: "lifeline" }] : [];
  const ended = plan(change(changeDanger(turn, { due: null }), { isEnded: true, asked: null }), ...last, {
    ...{ item: "bye", why },
  });
  return { ...effect(ended, { type: "hang_up", reason: "emergency" }), isOver: true };
}

const keyOf = (kind: string): string => `danger:${kind}`;

/** What is asked of the danger comes before any other question; null when nothing is, or a yes in the same breath is still to be done. */
export function dangerNeed(turn: Turn): Turn | null {
  const { danger, put, matters } = turn.ledger;
  const isAgreed = matters.some(({ status, isAgreed }) => status === "open" && isAgreed);
  if (danger === null || isAgreed || (danger.due === null && !isHolding(danger))) return null;
  const key = danger.due === "check" ? keyOf(danger.kind) : "after_danger";
  const prompt: Prompt =
    danger.due === "check"
      ? { kind: "danger", matter: null, key, ask: "danger_check", danger: danger.kind }
      : { kind: "danger", matter: null, key, ask: "after_danger" };
  const counted = change(changeDanger(turn, { due: null }), { put: { ...put, [key]: (put[key] ?? 0) + 1 } });
  // Whoever may harm themselves is asked once, and listened to from then on; others where nothing else was said.
  const isAnswered = turn.plan.length > 0 && danger.stage === "sent" && danger.unclear > 0;
  if (isAnswered || (danger.kind === "self_harm" && danger.unclear > 0)) return asking(counted, prompt);
  const attempt = danger.unclear === 0 ? 1 : 2 + ((danger.unclear - 1) % 2);
  return asking(plan(counted, { item: "ask", prompt, attempt, name: null }), prompt);
}
