import type { DangerKind } from "../hear/acts.ts";
import { say, type Wording } from "./context.ts";
import { advice } from "./first-aid.ts";
import { answers, firstAidAnswer } from "./first-aid-answers.ts";
import { dialTripleZero, helpLines, lifelineNumber, whereToGo } from "./help-lines.ts";
import type { Item, Sayings, Scene } from "./items.ts";
import { inARow } from "./spoken.ts";

/** Danger: asked about in one question, sent to 000 with one reason, or answered with first aid; the call goes on listening. */

const cannotRing = "I can't ring them for you, but I'm still here.";

const isOfSelfHarm = (kind: DangerKind): boolean => kind === "self_harm";

/** The number stands at the front and at the end: whoever listens to half of it has it. */
function sent({ danger, isAgain, isRefused }: Item<"danger">): readonly string[] {
  const { why, meanwhile } = advice[danger];
  if (isRefused) return beDriven;
  if (isOfSelfHarm(danger)) return isAgain ? stillListening : [inARow(why, meanwhile)];
  return isAgain
    ? [
        `Please ${dialTripleZero}, now. ${meanwhile} I'm still here.`,
        `I'm still here, but they can help and I can't: ${dialTripleZero}, now.`,
      ]
    : [`${why} Please ${dialTripleZero}, now. ${meanwhile} ${cannotRing}`];
}

/** An ambulance is not wanted. */
const beDriven = [
  `If you can't ring them, have somebody drive you to the nearest hospital emergency department, this minute. Don't drive yourself, and if it gets any harder, ${dialTripleZero}.`,
];

const stillListening = [
  `I'm still here. Please do ring Lifeline, on ${lifelineNumber}, or if you're in danger, ${dialTripleZero}.`,
  `I'm listening, but they can help and I can't: Lifeline, on ${lifelineNumber}. In danger, ${dialTripleZero}.`,
];

/** Said before the question, so that whoever answers beside it has the number. */
const before = (danger: DangerKind): string => `If ${advice[danger].ifSo}, ${dialTripleZero}.`;

function asked(item: Item<"danger">, scene: Scene): readonly string[] {
  const question =
    scene.question?.ask === "danger_check" ? "" : dangerQuestion(item.danger, item.isAgain ? 2 : 1);
  return [inARow(before(item.danger), question)];
}

export const dangerQuestion = (danger: DangerKind, attempt: number): string => {
  const { question, again } = advice[danger];
  return attempt < 2 ? question : again;
};

/** At night the clinic sees nobody: where to go instead. */
const atNight = ({ isClosed }: Item<"danger">, { facts }: Scene): string =>
  isClosed ? `We're closed right now. ${whereToGo(facts)}` : "";

function advised(item: Item<"danger">, scene: Scene): readonly string[] {
  const { firstAid, whenTripleZero } = advice[item.danger];
  // Whoever has to be spoken to slowly keeps no more than this.
  const what = scene.manner === "slow" ? answers[item.danger](null) : firstAid;
  return [inARow(what, whenTripleZero, atNight(item, scene))];
}

const over = (danger: DangerKind): readonly string[] =>
  isOfSelfHarm(danger)
    ? [`Thank you for telling me. Lifeline's there any time you want to talk, on ${lifelineNumber}.`]
    : [
        `That's good to hear. If that changes, ${dialTripleZero}.`,
        `Oh good, I'm glad. If it gets worse, ${dialTripleZero}.`,
        `Good, I'm relieved. If anything changes, ${dialTripleZero}.`,
      ];

const heardOut = (wording: Wording): Wording => ({ ...wording, mustBeHeard: true });

export const danger: Sayings<"danger" | "help_line" | "first_aid"> = {
  first_aid: (item, { facts }) => [say(`first_aid.${item.danger}.${item.of}`, firstAidAnswer(item, facts))],
  danger(item, scene) {
    const stages: Readonly<Record<typeof item.stage, () => Wording>> = {
      sent: () => heardOut(say(`danger.sent${item.isAgain ? ".again" : ""}`, ...sent(item))),
      asked: () => heardOut(say("danger.asked", ...asked(item, scene))),
      advised: () => say("danger.advised", ...advised(item, scene)),
      over: () => say("danger.over", ...over(item.danger)),
    };
    return [stages[item.stage]()];
  },
  help_line: ({ line }, { facts }) => [say(`help_line.${line}`, helpLines[line](facts))],
};
