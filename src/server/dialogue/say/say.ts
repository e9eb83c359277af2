import type { PlanItem } from "../decide/plan.ts";
import { questions } from "./asks/asks.ts";
import type { SayContext, Wording } from "./context.ts";
import { courtesies } from "./courtesies.ts";
import { courtesyOnce } from "./courtesy-once.ts";
import { danger } from "./danger/danger.ts";
import { medicines } from "./danger/medicine.ts";
import { tripleZeroOnce } from "./danger/triple-zero-once.ts";
import { worries } from "./danger/worries.ts";
import { greetings } from "./greeting.ts";
import type { Item, ItemKind, ReplyContext, Sayings } from "./items.ts";
import { outboundCalls } from "./outbound.ts";
import { outcomes } from "./outcomes.ts";
import { answers } from "./questions/answers.ts";
import { standingVisits } from "./standing-visits.ts";
import { team } from "./team.ts";
import { freeTimes } from "./times.ts";
import { waitlists } from "./waitlist.ts";
import { whatStands } from "./what-stands.ts";

/** Every sentence that the assistant can say, by the plan item that calls for it. */
const sayings: Sayings = {
  ...answers,
  ...courtesies,
  ...danger,
  ...freeTimes,
  ...greetings,
  ...medicines,
  ...worries,
  ...outcomes,
  ...outboundCalls,
  ...questions,
  ...standingVisits,
  ...team,
  ...waitlists,
  ...whatStands,
};

interface Sentence {
  /** What it does: `offered`, `answer.hours`, `ask.when`. */
  does: string;
  text: string;
  /** The caller may cut it short. */
  isInterruptible: boolean;
}

interface Spoken {
  sentences: readonly Sentence[];
  /** The counts with those that were used now, for the ledger. */
  wordings: Readonly<Record<string, number>>;
}

const wordingsOf = <Kind extends ItemKind>(
  kind: Kind,
  item: Item<Kind>,
  replyContext: ReplyContext,
): readonly Wording[] => sayings[kind](item, replyContext);

/**
 * A plan in words. The same plan, context and counts give the same words. `soFar` is what the same reply has said already,
 * before a tool went to work.
 */
export function say(plan: readonly PlanItem[], context: SayContext, soFar = ""): Spoken {
  const replyContext = replyContextOf(plan, context);
  const counts = { ...context.wordings };
  const all = (context.manner === "slow" ? shortened(plan) : plan)
    .flatMap((item) => wordingsOf(item.item, item, replyContext).map((wording) => ({ ...wording, item })))
    .map(({ item, key, ways, mustBeHeard }) => {
      const count = counts[key] ?? 0;
      counts[key] = count + 1;
      return { item, text: ways[count % ways.length] ?? "", isInterruptible: mustBeHeard !== true };
    });
  const sentences = courtesyOnce(tripleZeroOnce(all), soFar).flatMap(
    ({ item, text, isInterruptible }): readonly Sentence[] =>
      text === "" ? [] : [{ does: deedOf(item), text, isInterruptible }],
  );
  return { sentences, wordings: counts };
}

/** To whoever needs it slowly, courtesies are left out where anything else is said: one thing at a time. */
function shortened(plan: readonly PlanItem[]): readonly PlanItem[] {
  const kept = plan.filter((item) => item.item !== "acknowledge" || !courteous.has(item.of));
  return kept.length > 0 ? kept : plan;
}
const courteous: ReadonlySet<string> = new Set([
  ...(["detail", "choice", "name", "wish", "change", "thanks", "told"] as const),
]);

function deedOf(item: PlanItem): string {
  switch (item.item) {
    case "ask":
      return `ask.${item.prompt.ask}`;
    case "answer":
      return `answer.${item.topic}`;
    case "acknowledge":
      return `acknowledge.${item.of}`;
    case "sympathy":
      return `sympathy.${item.with}`;
    case "obstacle":
      return `obstacle.${item.obstacle}`;
    case "refused":
      return `refused.${item.reason}`;
    default:
      return item.item;
  }
}

function replyContextOf(plan: readonly PlanItem[], context: SayContext): ReplyContext {
  const ask = plan.find((item) => item.item === "ask");
  return {
    ...context,
    question: ask?.prompt ?? null,
    answered: plan.filter((item) => item.item === "answer"),
    isGreeting: plan.some(({ item }) => item === "greeting"),
    isEmergencyContactTold: plan.some(
      (item) => item.item === "help_line" && item.line === "clinic_emergency",
    ),
    timesTold: plan.some(({ item }) => item === "offered"),
    isInstead: plan.some(({ item }) => item === "obstacle" || item === "slot_gone" || item === "refused"),
  };
}
