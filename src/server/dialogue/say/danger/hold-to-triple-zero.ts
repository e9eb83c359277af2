import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import type { Held, PlanItem } from "../../decide/plan.ts";
import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { inARow } from "../spoken.ts";
import { leaveNew } from "./first-aid-answers.ts";
import { dialTripleZero } from "./help-lines.ts";

/**
 * 000 that nobody is ringing yet: what they would do in its place is answered with a plain no or yes, and the number comes last, in short and
 * in changing words, because a refrain is not heard.
 */
type Of = Pick<Extract<PlanItem, { item: "first_aid" }>, "danger" | "isOfReaction" | "isOnRegular">;

/** `detail`: what first aid says of a thing that was asked about. */
export function heldTo(item: Of, { instead, isFull, day }: Held, detail: string): readonly string[] {
  const answered = instead.map((each) => answers[each]({ ...item, day }));
  return (isFull ? inFull : inShort).map((number) => inARow(...answered, detail, number));
}

const inFull = [
  `Please ${dialTripleZero}, now.`,
  `It's triple zero first: ${dialTripleZero}.`,
  `Right now, please: ${dialTripleZero}.`,
];
const inShort = [
  "It's triple zero, now.",
  "Please hang up and ring triple zero.",
  "Triple zero first, this minute.",
  "Ring triple zero, and they'll tell you the rest.",
];

type Told = Of & { day: string | undefined };
const spokenDay = (day: string): string => weekdayNames[weekdayOf(day)] ?? "that day";

const answers: Readonly<Record<Held["instead"][number], (told: Told) => string>> = {
  visit: ({ day }) =>
    day === undefined
      ? "No visit with us, that's more than a dentist can see to."
      : `No, don't wait for ${spokenDay(day)}.`,
  wait: ({ day }) =>
    day === undefined ? "No, that can't wait." : `No, that can't wait till ${spokenDay(day)}.`,
  nurse: () => "Nobody else first, no nurse line and no doctor.",
  // Said so that it speaks against no word of being driven, which is what is left where nobody rings.
  drive: () => "Ring them before anybody drives: they tell you whether to wait or to meet them on the way.",
  far: () =>
    "Ring them all the same: they know what's closest to you, and tell you whether to wait or to meet them on the way.",
  medicine: ofMedicine,
  unwilling: () => "They come to you, and you're no bother to them.",
  who: () => "I mean the ambulance, and nobody's coming till somebody rings.",
  not_rung: () => "Then nobody's on the way yet.",
  doubt: () => "Yes, I'm sure.",
};

/** What a doctor has somebody on is never told to be stopped, and more of what brought a reaction never to be taken. */
function ofMedicine({ danger, isOfReaction, isOnRegular }: Of): string {
  if (isOnRegular) return "Don't stop anything your doctor has you on; about the next dose they'll tell you.";
  const usual = medicine[danger] ?? "Nothing to eat or drink, and no tablets till they've been seen.";
  return isOfReaction ? inARow(leaveNew, medicine[danger] ?? "") : usual;
}

/** Sources as in `first-aid.ts`: with a reaction the injector comes first; what is taken for the heart is the operator's to say. */
const medicine: Partial<Record<DangerKind, string>> = {
  allergic: "If there's an EpiPen, use it now, and no tablets.",
  heart: "Nothing by yourself: the operator says what to take.",
  bleeding: "No tablets now, and keep pressing.",
};
