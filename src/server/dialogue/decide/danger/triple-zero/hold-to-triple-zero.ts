import type { Act, ActKind } from "../../../hear/acts/acts.ts";
import { todayOf } from "../../clock.ts";
import type { Ledger } from "../../ledger.ts";
import type { Held, KnownWord, PlanItem } from "../../plan.ts";
import type { Turn } from "../../turn.ts";
import { type DangerHeard, sureOfWish } from "../danger-heard.ts";
import { changeDanger, dangerOf } from "../stages.ts";

/**
 * 000 is held to until somebody has said that they ring it, or are on the way: what they would do in its place is answered, and it is said
 * with that in short. It is left out where they only take note of it, which is an answer to nothing.
 */

export type Sent = Extract<PlanItem, { item: "danger" | "first_aid" }>;

/** Said so often in full, it is known. */
const mostNamed = 2;

/** A sign that was well or open before is told not to be; of another danger 000 is named anew. */
export const isWorse = (before: Ledger["danger"], { signs }: DangerHeard): boolean =>
  signs.bad.some((sign) => before?.bad?.includes(sign) !== true);

/** The item that 000 is said with. */
const isCarrier = (item: PlanItem): item is Sent =>
  (item.item === "danger" && item.stage === "sent" && !item.isThinned && !item.isToRing) ||
  (item.item === "first_aid" && item.isSent);

interface Said {
  told: DangerHeard;
  acts: readonly Act[];
  /** Whether it is needed, or where else to go. */
  isAsked: boolean;
}

export function heldTo(turn: Turn, before: Ledger["danger"], { told, acts, isAsked }: Said): Turn {
  const carrier = turn.plan.find(isCarrier);
  if (carrier === undefined) return turn;
  const { named = 0 } = dangerOf(turn);
  if (isWorse(before, told) && carrier.item === "danger")
    return namedAs(turn, carrier, { ...carrier, isWorse: true }, 1);
  const instead = carrier.item === "danger" && carrier.isForTeam ? [] : insteadOf(told, acts);
  if (instead.length > 0) {
    const isFull = named < mostNamed || isAsked;
    const held: Held = { instead, isFull, ...dayOf(turn, instead, acts) };
    return namedAs(withoutLines(turn, instead), carrier, { ...carrier, held }, isFull ? named + 1 : named);
  }
  if (carrier.item === "danger" && carrier.isRefused) return turn;
  const isSaid = turn.ledger.lastPlan.some((item) => JSON.stringify(item) === JSON.stringify(carrier));
  const word = wordFor(told);
  const isOwed = named < mostNamed && (word !== "told" || told.asksFirstAid !== null);
  if ((isAsked || isOwed) && !isSaid) return namedAs(withoutNumber(turn), carrier, carrier, named + 1);
  const isNoted = acts.every(({ kind }) => noting.has(kind));
  return saidAs(
    turn,
    isNoted || word === "told" ? { known: word } : { held: { instead: [], isFull: isAsked } },
  );
}
const noting: ReadonlySet<ActKind> = new Set([
  ...(["acknowledged", "yes", "thanks", "chat", "greet", "noise", "wait", "bye"] as const),
]);

/** The day that they would wait for. */
function dayOf({ ledger }: Turn, instead: Held["instead"], acts: readonly Act[]): Pick<Held, "day"> {
  if (!instead.some((each) => ofDays.has(each))) return {};
  const days = acts.flatMap((act) => {
    if (act.kind === "when") return act.when.days.map(({ value }) => value.from);
    return act.kind === "ask" ? (act.about.date ?? []) : [];
  });
  const day = days.find((each) => each > todayOf(ledger));
  return day === undefined ? {} : { day };
}
const ofDays: ReadonlySet<string> = new Set(["visit", "wait"]);

/** By its own words, or by what is wished for or asked; two at most are answered in a breath. */
function insteadOf({ asksFirstAid, ringing, says }: DangerHeard, acts: readonly Act[]): Held["instead"] {
  const isWished = acts.some(
    (act) => act.kind === "want" && act.wish === "book" && act.certainty >= sureOfWish,
  );
  const all: Held["instead"] = [
    ...acts.flatMap((act) => (act.kind === "rather_than_ring" ? [act.of] : [])),
    ...(isWished ? (["visit"] as const) : []),
    ...(asksFirstAid === "medicine" || says("medicine_question") ? (["medicine"] as const) : []),
    ...(ringing === "none" ? (["not_rung"] as const) : []),
  ];
  const named = inTurn.filter((each) => all.includes(each));
  const isPart = (each: Held["instead"][number]): boolean => named.some((other) => partOf[each] === other);
  return named.filter((each) => !isPart(each)).slice(0, mostAnswered);
}
const mostAnswered = 2;
/** Who asks who comes is told that nobody does yet, and a visit on another day is a wait. */
const partOf: Partial<Record<Held["instead"][number], Held["instead"][number]>> = {
  ...{ not_rung: "who", wait: "visit", drive: "far" },
};
const inTurn: Held["instead"] = [
  ...([
    "who",
    "not_rung",
    "far",
    "drive",
    "visit",
    "nurse",
    "medicine",
    "wait",
    "unwilling",
    "doubt",
  ] as const),
];

/** No number stands beside 000 for whoever would ring that first; 000 itself is said with the answer. */
const withoutLines = (turn: Turn, instead: Held["instead"]): Turn => ({
  ...turn,
  plan: turn.plan.filter(
    (item) =>
      item.item !== "help_line" ||
      (item.line !== "emergency" && (item.line !== "healthdirect" || !instead.includes("nurse"))),
  ),
});

/** Said with the answer already. */
const withoutNumber = (turn: Turn): Turn =>
  turn.plan.some((item) => item.item === "first_aid" && item.about === "triple_zero")
    ? { ...turn, plan: turn.plan.filter((item) => item.item !== "help_line" || item.line !== "emergency") }
    : turn;

const namedAs = (turn: Turn, carrier: Sent, item: Sent, named: number): Turn => ({
  ...changeDanger(turn, { named }),
  plan: turn.plan.map((each) => (each === carrier ? item : each)),
});

/** Each of them in its place; beside something else that names 000 it needs no word of its own. */
function saidAs(turn: Turn, part: { known?: KnownWord; held?: Held }): Turn {
  const isBeside = turn.plan.some((item) => item.item === "help_line" && item.line === "emergency");
  return {
    ...turn,
    plan: turn.plan.flatMap((item): readonly PlanItem[] => {
      if (!isCarrier(item)) return [item];
      return item.item === "danger" && isBeside ? [] : [{ ...item, ...part }];
    }),
  };
}

/** Whoever hesitates is encouraged, and what was told is with the team. */
export function wordFor(told: DangerHeard): KnownWord {
  if (told.isNews && (told.says(...facts) || told.isPlainlyTold)) return "told";
  return told.says("no", "drop") || told.ringing === "none" || told.hasOwnBusiness ? "urged" : "still";
}
const facts = ["name", "phone", "patient", "health", "medicine", "age"] as const;
