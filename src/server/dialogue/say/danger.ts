import type { Safety } from "../decide/plan.ts";
import type { DangerKind } from "../hear/acts.ts";
import { say, type Wording } from "./context.ts";
import { advice } from "./first-aid.ts";
import { answers, firstAidAnswer } from "./first-aid-answers.ts";
import { dialTripleZero, emergencyNumber, helpLines, lifelineNumber, whereToGo } from "./help-lines.ts";
import type { Item, Sayings, Scene } from "./items.ts";
import { inARow } from "./spoken.ts";

/** Danger: asked about in one question, sent to 000 with one reason, or answered with first aid; the call goes on listening. */

const isOfSelfHarm = (kind: DangerKind): boolean => kind === "self_harm";

/** The number first: whoever listens to half of it has it. */
function sent({ danger, isAgain, isRefused, isRinging, safety }: Item<"danger">): readonly string[] {
  const { why, meanwhile } = advice[danger];
  if (isRefused) return beDriven;
  if (isRinging) return beRung(meanwhile);
  if (isOfSelfHarm(danger)) return isAgain ? stillListening(safety) : [inARow(why, meanwhile)];
  return isAgain
    ? [
        `If you're through to them, do as they say. If not, ${dialTripleZero}, now. ${meanwhile}`,
        `I'm still here, but they can help and I can't: ${dialTripleZero}, now.`,
      ]
    : [`${why}${why.includes(":") ? ", " : ": please "}${dialTripleZero}, now. ${meanwhile}`];
}

/** An ambulance is not wanted. */
const beDriven = [
  `Then have somebody drive you to the nearest hospital emergency department, this minute, and don't drive yourself. If it gets any harder, ${dialTripleZero}.`,
];

/** They have it from here. */
const beRung = (meanwhile: string): readonly string[] => [
  `Good. Hang up from me, and do as they say. ${meanwhile}`,
  "Good, they'll look after you. You can hang up from me now.",
];

const orLifeline = `Lifeline's on ${lifelineNumber}, and in danger, dial triple zero, 000.`;

function stillListening(safety: Safety | undefined): readonly string[] {
  switch (safety) {
    case "company":
      return [`I'm still here. ${orLifeline} Is anybody with you, or could somebody come over?`];
    case "out_of_reach":
      return [
        `Thank you for telling me. Could you put anything you might use, like tablets, out of reach for now? ${orLifeline}`,
      ];
    case "call_back":
      return [`I'm listening. ${orLifeline} Would you like somebody from here to ring you back?`];
    case "promised":
      return [
        `I've asked the team to ring you back. It may be a while, so please ring Lifeline now, on ${lifelineNumber}.`,
      ];
    default:
      return [`Thank you for telling me. ${orLifeline} Are you safe right now?`];
  }
}

/** Said before the question, so that whoever answers beside it has the number. */
function before(danger: DangerKind): string {
  const { ifSo, goNow } = advice[danger];
  const number = `If ${ifSo}, ${dialTripleZero}.`;
  return danger === "battery" ? inARow(answers.battery(null), number) : inARow(goNow ?? "", number);
}

function asked(item: Item<"danger">, scene: Scene): readonly string[] {
  const question = scene.question?.ask === "danger_check" ? "" : dangerQuestion(item.danger, 2);
  return [inARow(before(item.danger), question)];
}

/** The first time, what it is about was said just before. */
export const dangerQuestion = (danger: DangerKind, attempt: number): string => {
  if (attempt < 2) return "Is any of that so right now?";
  return attempt === 2 ? advice[danger].again : advice[danger].question;
};

/** Whether 000 can be rung, or whether it is still so. */
export function afterDangerQuestion(danger: DangerKind, about: "ringing" | "still", attempt: number): string {
  const { still, again, question } = advice[danger];
  const ways =
    about === "still" || isOfSelfHarm(danger)
      ? [still, again, `How is it now? ${question}`]
      : [
          "I can't ring them for you. Can you, or somebody with you, do it now?",
          "Is somebody ringing them now?",
          "Can you ring them right now, or ask somebody beside you to?",
        ];
  return ways[attempt - 1] ?? still;
}

/** At night the clinic sees nobody: where to go instead. By day its own number for what cannot wait, where it gives one. */
const whereElse = ({ isClosed, isAgain }: Item<"danger">, { facts }: Scene): string => {
  if (isClosed) return `We're closed right now. ${whereToGo(facts)}`;
  const own = isAgain ? "" : emergencyNumber(facts);
  return own === "" ? "" : `If it can't wait, ring ${own}.`;
};

const advised = (item: Item<"danger">, scene: Scene): readonly string[] => [
  inARow(answers[item.danger](item.age ?? null), advice[item.danger].whenTripleZero, whereElse(item, scene)),
];

const over = (danger: DangerKind): readonly string[] =>
  isOfSelfHarm(danger)
    ? [`Thank you for telling me. Lifeline's there any time you want to talk, on ${lifelineNumber}.`]
    : danger === "battery"
      ? ["Please go there now all the same, and ring Poisons on the way."]
      : advice[danger].goNow
        ? [`Okay, good. Please go there now all the same, and if that changes, ${dialTripleZero}.`]
        : [
            `Okay, good. If that changes, ${dialTripleZero}.`,
            `All right, good. If it gets worse, ${dialTripleZero}.`,
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
