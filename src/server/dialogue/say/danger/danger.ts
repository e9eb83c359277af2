import { isForDentist } from "../../decide/danger/kinds.ts";
import type { Prompt } from "../../decide/ledger.ts";
import type { DangerKind, VitalSign } from "../../hear/acts/of-danger.ts";
import { say, type Wording } from "../context.ts";
import type { Item, ReplyContext, Sayings } from "../items.ts";
import { inARow, withoutEnd } from "../spoken.ts";
import { actNow, firmly, moveAway, moveBack, stillListening } from "./despair.ts";
import { advice } from "./first-aid.ts";
import { answers, detailOf, firstAidAnswer, pressOn } from "./first-aid-answers.ts";
import {
  dialTripleZero,
  helpLines,
  lifelineNumber,
  poisonsNumber,
  respectNumber,
  ringNow,
  slowly,
  whereToGo,
} from "./help-lines.ts";
import { heldTo } from "./hold-to-triple-zero.ts";

/** Danger: asked about in one question, sent to 000 with one reason, or answered with first aid; the call goes on listening. */

const respectLine = `1800 RESPECT listens at any hour, on ${respectNumber}.`;
const ifInDanger = `If you're in danger, ${dialTripleZero}.`;

const isOfSelfHarm = (kind: DangerKind): boolean => kind === "self_harm";

/** The number first: whoever listens to half of it has it. */
function sent(item: Item<"danger">): readonly string[] {
  const { danger, degree, isAgain, isRefused, isRinging, isToRing, isFirm, safety } = item;
  const { why, meanwhile } = advice[danger];
  if (item.isWorse && !item.known) return graver;
  if (item.held) return heldTo(item, item.held, "");
  if (isRefused) return beDriven;
  if (item.isForTeam && item.known) return [forTeam];
  if (item.known) return inItsPlace[item.known](meanwhile);
  if (item.isThinned) return thinned(danger);
  if (isRinging) return item.isForTeam ? [forTeam] : beRung(meanwhile);
  if (isToRing && !isOfSelfHarm(danger)) return doIt(meanwhile);
  if (isOfSelfHarm(danger)) {
    const isPlace = item.at === "place";
    const ways = isPlace && safety === "act_now" ? [moveAway] : stillListening(safety);
    if (isAgain) return degree === "life" ? ways.map(firmly) : ways;
    return [degree === "life" ? inARow(why, isPlace ? moveBack : "", actNow) : inARow(why, meanwhile)];
  }
  if (danger === "violence") return isAgain ? nearby : [inARow(why, ifInDanger, respectLine, meanwhile)];
  if (item.isForTeam) return [`${forTeam} First, ${dialTripleZero}, now.`];
  if (isFirm) return urged;
  return isAgain
    ? [
        `If you're through to them, do as they say. If not, ${dialTripleZero}, now.`,
        `I'm still here, but they can help and I can't: ${dialTripleZero}, now.`,
      ]
    : [`${why}${why.includes(":") ? ", " : ": please "}${dialTripleZero}, now. ${meanwhile}`];
}

/** 000 was said with why, and once more. */
const inItsPlace: Readonly<
  Record<NonNullable<Item<"danger">["known"]>, (meanwhile: string) => readonly string[]>
> = {
  told: () => [
    "Thank you, the team has that with the rest. Is somebody ringing triple zero now?",
    "Got that, and it's with the team. Now triple zero, please.",
    "Right, I've put that with it for the team. Are you through to triple zero?",
  ],
  urged: () => [
    "You're no bother to them, and everything else can wait. Is somebody ringing them?",
    "They'd much rather come for nothing than too late. Who's there that could ring them?",
    "Nobody will mind, I promise. Who's there that could ring them with you?",
  ],
  still: () => [
    "I'm still here with you. Is somebody ringing them now?",
    "I'm staying on the line. Are you through to them?",
    "I'm with you. Has anybody rung them yet?",
  ],
  ringing: beRung,
  driven: (meanwhile) => [
    `Straight to emergency, then, and say at the door what it is. ${meanwhile}`,
    "Good, don't stop for anything else. They take you first there.",
  ],
};

const forTeam = "I'll see that the team knows, so leave that with us.";

/** Whoever hesitates hears that it is right to ring. */
const urged: readonly string[] = [
  `It can't wait for a dentist, and you're no bother to them: ${dialTripleZero}, now.`,
  `They would much rather come for nothing than too late: please ${dialTripleZero}, now.`,
];

/** Somebody may be listening: nothing is asked for that needs more than a word. */
const nearby = [
  `Then say no more than you have to, and hang up whenever you need to. ${ifInDanger} ${respectLine}`,
  "I'm still here, and you don't have to say anything. Once you're somewhere safe, ring triple zero, 000, or ring us back.",
];

const graver = [
  `That makes it all the more urgent: ${dialTripleZero}, now.`,
  `Then not a minute more: please ${dialTripleZero}, now.`,
];

/** An ambulance is not wanted. */
const beDriven = [
  `Then straight to the nearest hospital emergency department, this minute, and with somebody else driving. If it gets any harder, ${dialTripleZero}.`,
];

/** A blood thinner: what would be nothing by itself is not. */
const thinned = (danger: DangerKind): readonly string[] => {
  const still = withoutEnd(advice[danger].still).toLowerCase();
  return [
    `I know it's a bother, but on a blood thinner that can turn quickly. Please ${dialTripleZero}, or have somebody drive you to the nearest hospital emergency department, now. Or tell me, ${still}?`,
    `With a blood thinner I'd rather be careful with you. Please have it seen at the nearest hospital emergency department now, and if it's pouring, ${dialTripleZero}. Have a look for me: ${still}?`,
  ];
};

/** They have it from here. */
function beRung(meanwhile: string): readonly string[] {
  return [
    `Good. Do as they say, and I'm here till you hang up. ${meanwhile}`,
    `Good, they're the ones to listen to now. ${meanwhile}`,
    "Good. I'm still here. Stay where you are, with the phone free for them.",
  ];
}

/** Meant, and not done yet. */
const doIt = (meanwhile: string): readonly string[] => [
  `Good. Please do it now: ${dialTripleZero}. ${meanwhile}`,
  `Yes, please, right now: ${dialTripleZero}, and do as they say. ${meanwhile}`,
];

const anyHour = `Lifeline's there any time, on ${lifelineNumber}.`;

/** Said before the question, so that whoever answers beside it has the number; what it is about is asked, and not read out. */
function before(danger: DangerKind): string {
  if (danger === "violence")
    return inARow(`Forgive me for asking. If somebody is hurting you, ${respectLine}`, ifInDanger);
  const { goNow, first } = advice[danger];
  const number = `One quick question, and if it's a yes, ${dialTripleZero}.`;
  return inARow(danger === "battery" ? answers.battery(null) : (goNow ?? first ?? ""), number);
}

function asked(item: Item<"danger">, context: ReplyContext): readonly string[] {
  if (isOfSelfHarm(item.danger)) return [`I want to be sure that I've understood you. ${anyHour}`];
  const question = context.question?.ask === "danger_check" ? "" : dangerQuestion(item.danger, [], 1);
  return [inARow(before(item.danger), question)];
}

/** `open`: the signs that what was told leaves open; only for these it asks. */
export const dangerQuestion = (danger: DangerKind, open: readonly VitalSign[], attempt: number): string => {
  const { again, question } = advice[danger];
  if (isOfSelfHarm(danger)) return attempt < 2 ? again : question;
  const [one, ...more] = open;
  const isNarrow = one !== undefined && more.length === 0 && (danger === "heart" || narrows(danger, one));
  if (isNarrow) return attempt === 2 ? `${withoutEnd(ofSign[one])}, yes or no?` : ofSign[one];
  return attempt === 2 ? again : question;
};

/** One sign of several that a danger is known by. */
const narrows = (danger: DangerKind, sign: VitalSign): boolean =>
  !alone.has(danger) && (sign !== "bleeding" || danger === "injured_jaw");
/** These have a question of their own, which one sign answers. */
const alone: ReadonlySet<DangerKind> = new Set([
  ...(["choking", "swallowed_piece", "poison", "battery"] as const),
]);

const ofSign: Readonly<Record<VitalSign, string>> = {
  breathing: "Is it hard to breathe at all?",
  swallowing: "And is it hard to swallow?",
  awake: "Is anybody still out, or hard to wake?",
  clear_headed: "Is anybody drowsy, confused or being sick?",
  bleeding: "Is it still pouring, even with something pressed on it?",
  chest: "Is there any pain, tightness or weight in the chest?",
  mouth_floor: "Is the tongue pushed up, or the voice muffled?",
  opening: "Is it hard to open the mouth?",
  pallor: "Is there any sweating, sickness or shortness of breath with it?",
  faint: "Is there any faintness or giddiness?",
  spread: "Has it reached the eye or the neck?",
  tongue: "Is the tongue or the throat swelling?",
  face: "Is the face, a lip, the tongue or the throat swelling?",
  one_sided: "Is one side of the face drooping, an arm weak, or the speech slurred?",
  fever: "Is there any fever or shivering?",
  squeezing: "Is there any squeezing or heaviness in the chest, arm or jaw?",
  arm: "Is there any pain or heaviness in an arm?",
  cough: "Is there any coughing that won't stop?",
};

const talking = [
  "Is it safe for you to talk right now?",
  "Can you talk, yes or no?",
  "Just say yes if it's safe to talk.",
] as const;

const stillOpening = [
  "Is it still hard to swallow or to open the mouth, or is the tongue pushed up?",
  "Hard to swallow, hard to open the mouth, or the tongue pushed up, yes or no?",
  "How is it now? Is anything of that still so, the swallowing, the mouth or the tongue?",
] as const;

/** Whether 000 can be rung, whether it is still so, or whether they can talk. */
export function afterDangerQuestion(
  { danger, about, isOfOpening }: Extract<Prompt, { ask: "after_danger" }>,
  attempt: number,
): string {
  const { still, again, question } = advice[danger];
  if (about === "talking") return talking[attempt - 1] ?? talking[0];
  if (about === "still" && isOfOpening) return stillOpening[attempt - 1] ?? stillOpening[0];
  const ways =
    about === "still" || isOfSelfHarm(danger)
      ? [still, again, `How is it now? ${question}`]
      : [
          "Can you, or somebody with you, ring them now?",
          "Is somebody ringing them now?",
          "Can you ring them right now, or ask somebody beside you to?",
        ];
  return ways[attempt - 1] ?? still;
}

/** At night the clinic sees nobody: where to go instead. By day its own number for what cannot wait, where it gives one. */
const whereElse = (
  { danger, isClosed, isAgain }: Item<"danger">,
  { facts, isEmergencyContactTold }: ReplyContext,
): string => {
  if (isClosed)
    return isEmergencyContactTold ? "We're closed right now." : `We're closed right now. ${whereToGo(facts)}`;
  // For what a dentist sees to; of anything else another line was named.
  return isAgain || isEmergencyContactTold || !isForDentist(danger) ? "" : ringNow(facts);
};

const quietly = `Thanks for telling me. We'll only do what you want to, and you can hang up at any time. If that changes, ${dialTripleZero}.`;

/** A blood thinner that was told of after the first aid. */
const sinceThinned = (item: Item<"danger">, context: ReplyContext): string =>
  item.isClosed
    ? `On a blood thinner that can't be left till another day: keep taking it, and if it's still coming after pressing for 20 minutes, go to a hospital emergency department tonight. ${advice[item.danger].whenTripleZero}`
    : inARow(
        "On a blood thinner that's to be seen today: keep taking it, and keep pressing.",
        advice[item.danger].whenTripleZero,
        whereElse(item, context),
      );

/** With times that are days away, or a visit that is booked. */
const besideVisit = (danger: DangerKind): readonly string[] =>
  danger === "poison"
    ? [`Ring Poisons first, though, on ${poisonsNumber}: being well now doesn't tell.`]
    : inHospital(danger);
const inHospital = (danger: DangerKind): readonly string[] => [
  `Please don't wait for a visit with that, though: hospital emergency department, today. ${advice[danger].whenTripleZero}`,
  `And that's no reason to wait: please have it seen at a hospital emergency department today. ${advice[danger].whenTripleZero}`,
];

const advised = (item: Item<"danger">, context: ReplyContext): readonly string[] => [
  item.isThinned
    ? sinceThinned(item, context)
    : item.danger === "violence" && item.isAgain
      ? quietly
      : inARow(
          item.danger === "oozing" && item.isOfChild ? pressOn : answers[item.danger](item.age ?? null),
          advice[item.danger].whenTripleZero,
          whereElse(item, context),
        ),
];

const ifItComesBack = `If that changes or comes back, ${dialTripleZero}.`;
const letGoWords: Readonly<Record<NonNullable<Item<"danger">["letGo"]>, readonly string[]>> = {
  past: ["Oh good, so that's not happening now.", "Right, so that's nothing of now, good."],
  untrue: ["Ah, I misunderstood, thanks for putting me right.", "Right, I had that wrong, good."],
  seen: [`Good that they've seen to it. ${ifItComesBack}`, `I'm glad that's been seen to. ${ifItComesBack}`],
  in_care: [
    "Good that they're being looked after. If anything changes, tell the staff there straight away.",
    "They're in the right hands, then. If anything changes, tell the staff there straight away.",
  ],
  over: [`Good that it's over. ${ifItComesBack}`],
};

/** Whoever was misheard hears so; 'good' is nothing for somebody who told of a sign in the same breath. */
const over = ({ danger, degree, isAgain, letGo, hasStopped }: Item<"danger">): readonly string[] => {
  if (hasStopped)
    return [`Oh good, I'm glad it's stopped. If it starts again and won't stop, ${dialTripleZero}.`];
  if (letGo === "over" && danger === "heart")
    return [`Okay, good. Have a doctor look at that today all the same. ${advice.heart.whenTripleZero}`];
  if (letGo) return letGoWords[letGo];
  if (isOfSelfHarm(danger))
    return degree === "life"
      ? [`Thank you for telling me. Lifeline's there any time you want to talk, on ${lifelineNumber}.`]
      : ["Sorry, I got that wrong. Thank you for putting me right."];
  if (danger === "battery") return ["Please go there now all the same, and ring Poisons on the way."];
  const { goNow } = advice[danger];
  // Where to go was said when it was asked about, and not beside 000.
  if (goNow && degree === "life") return [`${goNow} If that changes, ${dialTripleZero}.`];
  if (goNow)
    return [
      `Please go to the hospital emergency department now all the same, and if that changes, ${dialTripleZero}.`,
    ];
  if (isAgain) return [`If that changes, or anything's added to it, ${dialTripleZero}.`];
  return [
    `Okay, good. If that changes, ${dialTripleZero}.`,
    `All right, good. If it gets worse, ${dialTripleZero}.`,
  ];
};

/** Nobody answered: when to ring 000, and what is to be done if it is none of that. */
const leftOpen = ({ danger, left, isThinned, age = null }: Item<"danger">): string =>
  isThinned
    ? `On a blood thinner I'd rather you were seen: keep pressing, keep taking it, and have somebody drive you to the nearest hospital emergency department now. ${advice[danger].whenTripleZero}`
    : inARow(`If ${advice[danger].ifSo}, ${dialTripleZero}.`, left === undefined ? "" : answers[left](age));

/** Whoever rings another number is told when it is 000 all the same. */
const ifItIs = (danger: DangerKind): string =>
  advice[danger].whenTripleZero === ""
    ? `If ${advice[danger].ifSo}, ${dialTripleZero}.`
    : advice[danger].whenTripleZero;

const heardOut = (wording: Wording): Wording => ({ ...wording, mustBeHeard: true });

export const danger: Sayings<"danger" | "help_line" | "first_aid"> = {
  first_aid(item, { facts }) {
    const { held } = item;
    if (held) return [heardOut(say("danger.sent.held", ...heldTo(item, held, detailOf(item))))];
    return [say(`first_aid.${item.danger}.${item.of}`, firstAidAnswer(item, facts))];
  },
  danger(item, context) {
    const stages: Readonly<Record<typeof item.stage, () => Wording>> = {
      sent: () =>
        heardOut(
          say(
            item.held ? "danger.sent.held" : `danger.sent${item.isAgain ? ".again" : ""}${item.safety ?? ""}`,
            ...sent(item),
          ),
        ),
      asked: () => heardOut(say("danger.asked", ...asked(item, context))),
      advised: () =>
        item.isBesideVisit
          ? say("danger.beside_visit", ...besideVisit(item.danger))
          : say("danger.advised", ...advised(item, context)),
      over: () => say("danger.over", ...over(item)),
      open: () => heardOut(say("danger.open", leftOpen(item))),
    };
    return [stages[item.stage]()];
  },
  help_line({ line, isSlow = false, unless }, { facts }) {
    const said = isSlow ? slowly(line, facts) : helpLines[line](facts);
    return [say(`help_line.${line}`, unless === undefined ? said : inARow(said, ifItIs(unless)))];
  },
};
