import type { AidSubject, DangerKind } from "../../hear/acts/of-danger.ts";
import { advice, ifItPours, stillComing } from "./first-aid.ts";
import { dialTripleZero, healthdirectNumber, poisonsNumber } from "./help-lines.ts";

type Told = string | ((age: number | null) => string);

const coldPack = "A cold pack on the outside of the cheek is fine, ten minutes at a time.";
const notHeat = "No heat on it, that can make it worse.";
const softFood = "Soft food, and nothing on that side.";
/** Poisons Information Centre: nothing is brought up again without their word. */
const noVomiting = "No, don't make anybody vomit: it can do more harm on the way up.";
const headUp = "Keep the head up, on a couple of pillows or sitting.";

/** Until then every tooth is a baby tooth, which is not put back, and what it is kept in is no matter. Years. */
export const ageOfMilkTeeth = 5;
/** From then on the front teeth, which are those that are knocked out, are mostly adult ones: one that is not put back is lost. Years. */
export const ageOfAdultTeeth = 7;
const whichTooth = (adult: string, unsure: string) => (age: number | null) =>
  age === null
    ? "Up to five it's a baby tooth, and from about seven a front tooth is an adult one. How old are they?"
    : age <= ageOfMilkTeeth
      ? "At that age it's a baby tooth, so leave it out and bring it along."
      : age < ageOfAdultTeeth
        ? unsure
        : adult;
const ofTooth = (adult: string) => (age: number | null) =>
  age !== null && age <= ageOfMilkTeeth
    ? "At that age it's a baby tooth, so don't put it back; just bring it along."
    : adult;

const ofBleeding: Partial<Record<AidSubject, Told>> = {
  cloth:
    "Keep it there and press firmly for 20 minutes, without lifting it to look. If it soaks through, put a fresh one on top.",
  rinse: "No rinsing or spitting today, that washes the clot away.",
  water: "A sip of cool water is fine, but no rinsing or spitting.",
  eat: "Nothing hot, no alcohol and nothing on that side till it has stopped.",
  cold: coldPack,
  heat: "Nothing hot or warm on it today.",
  lie: headUp,
  pull: "Leave any clot where it is, and keep pressing.",
  hospital: `${stillComing} ${ifItPours}`,
  wait: `If it's still coming after pressing for 20 minutes twice, don't wait: go to a hospital emergency department. ${ifItPours}`,
  blood_down: `A little swallowed blood can upset the stomach, but it isn't dangerous by itself. Let it run onto a cloth rather than swallow it. If it's a lot, or blood comes up again, go to a hospital emergency department now. ${ifItPours}`,
  blood_up: `Blood that comes up again is to be seen: go to a hospital emergency department now, and have somebody drive you. If it's a lot, or you feel faint, ${dialTripleZero}.`,
  triple_zero: `Not if it's only oozing. Yes, at once, if it pours, or you feel faint: ${dialTripleZero}. ${stillComing}`,
  later: `If it starts again, sit up and bite firmly on clean gauze or a folded cloth. ${stillComing} Don't drive yourself there. ${ifItPours}`,
};

const ofSwelling: Partial<Record<AidSubject, Told>> = {
  cold: coldPack,
  heat: notHeat,
  lie: headUp,
  eat: "Drink plenty, and have something soft if you can.",
  rinse: "A gentle rinse with warm salty water is fine.",
  pull: "Please don't squeeze or poke it.",
  hospital:
    "With a fever, or if it's spreading, or it's hard to open the mouth or swallow, go to a hospital emergency department now.",
  wait: "It's not one to leave overnight: it's to be seen today, in a hospital emergency department if we can't see you.",
  later: `If it spreads, or there's a fever, go to a hospital emergency department, whatever the hour. If it's hard to breathe, to swallow or to open the mouth, ${dialTripleZero}.`,
};

const nothingByMouth = "Nothing to eat or drink till they've been seen.";
const seenForPiece =
  "Either a doctor or a hospital emergency department, but today, and the emergency department if no doctor can.";
const byMouth: Partial<Record<AidSubject, Told>> = {
  eat: nothingByMouth,
  water: nothingByMouth,
  milk: nothingByMouth,
};

/**
 * What first aid says of each thing that people ask about, once they know what to do. Sources as in `first-aid.ts`, and the
 * International Association of Dental Traumatology's guidelines of 2020 (milk, saliva or saline; water is the last resort; never dry).
 */
const aidDetails: Partial<Record<DangerKind, Partial<Record<AidSubject, Told>>>> = {
  breathing: { ...byMouth, lie: "Sitting up and leaning forward a little, not lying down." },
  choking: { ...byMouth, lie: "Standing or sitting up and leaning forward, not lying down." },
  allergic: {
    ...byMouth,
    lie: "Lying down, or sitting with the legs out if it's hard to breathe. Don't let them stand or walk.",
  },
  heart: { ...byMouth, lie: "Whatever's easiest to breathe in, usually sitting up." },
  collapse: { ...byMouth, lie: "On their side, if they're breathing." },
  fainted: { ...byMouth, lie: "On their side, if they're breathing." },
  head_injury: {
    ...byMouth,
    lie: "Keep them still where they are.",
    cold: "Something cold on the bump is fine.",
  },
  poison: {
    ...byMouth,
    vomit: `${noVomiting} Poisons, on ${poisonsNumber}, can tell you what to do instead.`,
  },
  battery: { ...byMouth, vomit: noVomiting },
  swallowed_piece: {
    ...byMouth,
    vomit: noVomiting,
    hospital: seenForPiece,
    wait: seenForPiece,
    pull: "Don't try to get it out or bring it up.",
  },
  injured_jaw: { ...byMouth, cold: "Something cold on the outside is fine." },
  knocked_out_tooth: {
    which_tooth: whichTooth(
      "At that age a front tooth is an adult tooth, so yes, it goes straight back in if you can. If not, keep it in milk, or their own spit.",
      "It may be either at that age, so don't push it in: keep it in milk, or their own spit, and bring it along.",
    ),
    milk: ofTooth("Milk is right, if it can't go straight back in."),
    water: ofTooth(
      "Not in water, that harms the root. If there's no milk, their own spit in a clean cup, or inside the cheek of somebody old enough not to swallow it.",
    ),
    dry: ofTooth(
      "It mustn't dry out, so not in a tissue or a bag: into milk with it, or their own spit in a clean cup.",
    ),
    rinse: ofTooth("Only a quick rinse in milk, or a few seconds under cold water, and no scrubbing."),
    put_back: ofTooth(
      "Yes, the right way round, straight back in if they're wide awake, then bite gently on a clean cloth.",
    ),
    eat: "Nothing on it till it's been seen.",
    cold: "A cold pack on the outside of the lip is fine.",
    cloth: "Bite gently on a clean cloth, and keep it there.",
    hospital:
      "Every minute counts: whoever can see them first. If no dentist can within the hour, go to a hospital emergency department now.",
    wait: "It can't wait: whoever can see them first. If no dentist can within the hour, go to a hospital emergency department now.",
  },
  bleeding: ofBleeding,
  oozing: ofBleeding,
  swelling: ofSwelling,
  fever: ofSwelling,
  broken_tooth: {
    milk: "Milk is right for the piece; bring it along.",
    water: "Milk is better for the piece than water.",
    dry: "Better in milk than in a tissue, and bring it along.",
    rinse: "A gentle rinse with warm water is fine.",
    eat: softFood,
    cold: coldPack,
    put_back: "Don't try to stick it on; keep the piece in milk and bring it along.",
    hospital: "A dentist is the one for that; the hospital is for bleeding that won't stop.",
  },
  lost_crown: {
    milk: "It needs no milk, just keep it safe and bring it along.",
    put_back: "Don't glue it. Keep it safe and bring it along.",
    eat: softFood,
    rinse: "A gentle rinse with warm water is fine.",
  },
  loosened_tooth: {
    which_tooth: whichTooth(
      "At that age a front tooth is an adult tooth: leave it where it is, and have it seen today.",
      "It may be either at that age: leave it where it is, and have it seen today.",
    ),
    pull: "Leave it where it is, please, and don't pull it or wiggle it.",
    put_back: "Don't push it, please; leave it where it is.",
    eat: softFood,
    cold: "A cold pack on the outside of the lip is fine.",
    wait: "It's to be seen today, in a hospital emergency department if we can't see you.",
    hospital: "If no dentist can see it today, go to a hospital emergency department.",
  },
  severe_pain: {
    cold: coldPack,
    heat: notHeat,
    lie: "Keeping the head up tends to ease it.",
    eat: "Whatever's comfortable, nothing very hot or very cold.",
    rinse: "A gentle rinse with warm salty water is fine.",
    hospital:
      "If there's swelling or a fever with it, or it's hard to open the mouth or swallow, go to a hospital emergency department.",
  },
  bitten_lip: {
    cloth: "Keep it there and press for ten minutes, without letting go to look.",
    cold: "Something cold on the outside is fine.",
    eat: "Soft and cool food today.",
    rinse: "Once it has stopped, a gentle rinse with cool water is fine.",
    hospital:
      "If it gapes, or still bleeds after ten minutes of pressing, go to a hospital emergency department.",
    wait: "If it gapes, or still bleeds after ten minutes of pressing, go to a hospital emergency department.",
  },
};

export const isDetailKnown = (danger: DangerKind, of: AidSubject): boolean =>
  aidDetails[danger]?.[of] !== undefined;

/** Of any danger, by what it is known by. */
function ofEmergency(danger: DangerKind, of: AidSubject): string | undefined {
  const { ifSo } = advice[danger];
  if (of === "triple_zero") return `Not unless ${ifSo}. If so, yes, at once: ${dialTripleZero}.`;
  return of === "later"
    ? `If ${ifSo}, ${dialTripleZero}, whatever the hour. For anything less, a nurse at healthdirect answers all night, on ${healthdirectNumber}.`
    : undefined;
}

/** In a line; what nobody here can say is left to whoever can. */
export function aidDetail(danger: DangerKind, of: AidSubject, age: number | null): string {
  const told = aidDetails[danger]?.[of] ?? ofEmergency(danger, of);
  if (told === undefined)
    return `I can't say that for sure from here; a nurse at healthdirect can, any hour, on ${healthdirectNumber}.`;
  return typeof told === "string" ? told : told(age);
}
