import { isBorneOutBy, isSwallowed } from "../../decide/danger/kinds.ts";
import type { PlanItem } from "../../decide/plan.ts";
import type {
  AidSubject,
  CheckWord,
  DangerKind,
  SafetyQuestion,
  VitalSign,
} from "../../hear/acts/of-danger.ts";
import { inARow } from "../spoken.ts";
import { advice } from "./first-aid.ts";
import { dialTripleZero, healthdirectNumber, poisonsNumber } from "./help-lines.ts";

/**
 * A question of the danger itself, answered with a yes or no and why, by the signs that were told: nobody is told that it is nothing, and nobody
 * is left with a list in place of an answer.
 */
type Item = Extract<PlanItem, { item: "first_aid" }>;

const subjects: ReadonlySet<AidSubject> = new Set<SafetyQuestion>([
  "counts",
  "harm",
  "fetch",
  "meaning",
  "contents",
]);
export const isOfSafety = (about: AidSubject): about is SafetyQuestion => subjects.has(about);

export const safetyAnswer = (item: Item, about: SafetyQuestion): string => {
  switch (about) {
    case "meaning":
      return item.word === undefined ? "" : explained[item.word];
    case "contents":
      return `Have the packet or the tube in your hand when you ring Poisons, on ${poisonsNumber}: they know what's in it, and how much is too much.`;
    case "counts":
      return whetherItCounts(item);
    case "fetch":
      return "Yes, please, right now, and tell them what you've told me.";
    case "harm":
      return whetherItHarms(item);
  }
};

function whetherItCounts({ danger, bad = [], sign, at }: Item): string {
  const told = bad.filter((each) => isBorneOutBy(danger, [each]) || each === sign);
  const [first] = told;
  if (first !== undefined) return `Yes, that counts: ${named[first]}.`;
  if (sign !== undefined) return `Yes, ${named[sign]} counts. If that's so, ${dialTripleZero}.`;
  return at === "sent" ? "Yes, that counts." : `It counts if ${advice[danger].ifSo}.`;
}

/** How likely harm is hangs on what it is, and on whether 000 was named. */
function whetherItHarms({ danger, at, age, isOfHospital }: Item): string {
  if (at === "sent") return "It can be dangerous, and they can do a lot about it once they're with you.";
  if (at === "asked") return "That hangs on one thing, so please tell me.";
  if (isSwallowed(danger)) return ofSwallowed[danger === "battery" ? "battery" : "poison"];
  if (danger === "swallowed_piece")
    return age !== null && age < ageOfGrown
      ? "Most likely yes, all will be well: what's in the tummy mostly comes out by itself. A doctor checks it, to be sure."
      : "Most likely all will be well: what's in the stomach mostly passes by itself.";
  if (isOfHospital) return "It can be, if it's left, which is why it's for the hospital.";
  return inARow(
    "Nothing you've told me so far is a sign of danger.",
    ofLittle.has(danger) ? "" : `If ${advice[danger].ifSo}, ${dialTripleZero}.`,
    `If you're worried, a nurse at healthdirect answers at any hour, on ${healthdirectNumber}.`,
  );
}
const ofSwallowed = {
  poison: `I can't tell that from here, and Poisons can, straight away, on ${poisonsNumber}.`,
  battery: "It can be, even when all seems well, which is why it's hospital now.",
} as const;
const ofLittle: ReadonlySet<DangerKind> = new Set(["lost_crown"]);
/** Years. */
const ageOfGrown = 16;

/** As it is told of. */
const named: Readonly<Record<VitalSign, string>> = {
  ...{ breathing: "trouble breathing", swallowing: "trouble swallowing", cough: "a cough that won't stop" },
  ...{ mouth_floor: "a tongue that's pushed up", opening: "a mouth that's hard to open", fever: "a fever" },
  ...{
    awake: "being hard to wake",
    clear_headed: "being drowsy or being sick",
    bleeding: "bleeding that won't stop",
  },
  ...{ chest: "pain or tightness in the chest", pallor: "being pale or sweating", faint: "feeling faint" },
  ...{ spread: "a swelling near the eye or neck", tongue: "a swollen tongue or throat" },
  ...{ face: "a swollen lip, eye or cheek is a swollen face" },
  ...{ one_sided: "weakness on one side", squeezing: "a squeezing pain", arm: "pain in an arm" },
};

/** Sources as in `first-aid.ts`. */
const explained: Readonly<Record<CheckWord, string>> = {
  wheezing: "Wheezing is a whistling or squeaky sound when you breathe.",
  dribbling: "Dribbling is spit running out of the mouth because it won't go down.",
  drowsy: "Drowsy is very sleepy, and hard to keep awake.",
  oozing: "Oozing is a little blood that keeps coming, slowly.",
  face: "The face is all of it: the lips, the cheeks and round the eyes.",
  crown: "The crown of a tooth is the white part that shows in the mouth.",
  gauze: "Gauze is the thin white cloth from a first aid kit; a clean folded hanky does as well.",
  clot: "The clot is the dark jelly in the hole where the tooth was, and it stops the bleeding.",
  airway: "The airway is the way that the breath goes, down the throat.",
  allergic: "That's when the body reacts badly to something, and it can close the throat.",
  epipen: "An EpiPen is a pen with an injection in it, for people with bad allergies.",
  "emergency department": "The emergency department is the part of a hospital that's open day and night.",
  healthdirect: `healthdirect is a telephone line where a nurse answers at any hour, on ${healthdirectNumber}.`,
  poisons: `The Poisons Information Centre knows what to do about anything that was swallowed, on ${poisonsNumber}.`,
};
