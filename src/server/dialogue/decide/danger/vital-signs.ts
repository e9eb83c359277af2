import type { DangerDegree, DangerKind, VitalSign } from "../../hear/acts/of-danger.ts";

/** What a sign that is told by name comes to, as data: by itself, beside a trouble, and together with others. */

interface Tells {
  danger: DangerKind;
  degree: DangerDegree;
}

interface SignRow {
  /** By itself; null = nothing. */
  alone: Tells | null;
  /** Beside one of these, however little of it is told. */
  beside: Partial<Record<DangerKind, Tells>>;
}

const airway: Tells = { danger: "breathing", degree: "life" };
const inAirway: Tells = { danger: "swallowed_piece", degree: "life" };
const reaction: Tells = { danger: "allergic", degree: "life" };
const closing = {
  swallowed_piece: inAirway,
  swelling: airway,
  fever: airway,
  // By that name there is an injector for it.
  allergic: reaction,
  injured_jaw: airway,
};
const spreading: Tells = { danger: "swelling", degree: "perhaps_life" };
/** What knocked a tooth out or a jaw out of place was a blow to the head. */
const knock: Tells = { danger: "head_injury", degree: "life" };
/** Drowsy beside blood that doesn't stop: too much of it is lost. */
const bledOut: Tells = { danger: "bleeding", degree: "life" };
/** Faint or pale while it goes on, however little comes at a time. */
const whileBleeding = { bleeding: bledOut, oozing: bledOut };
const afterBlow = {
  ...{ head_injury: knock, injured_jaw: knock, knocked_out_tooth: knock, loosened_tooth: knock },
  // A tooth may break on a nut as well.
  broken_tooth: { danger: "head_injury", degree: "perhaps_life" },
} as const;

/**
 * Of the airway by SA Health, 'Dental emergencies', and healthdirect, 'Toothache and swelling': trouble breathing, swallowing or
 * opening the mouth with a swelling, a tongue that is lifted, a floor of the mouth that is hard, dribbling, a muffled voice.
 */
const vitalSigns: Readonly<Record<VitalSign, SignRow>> = {
  breathing: { alone: null, beside: closing },
  swallowing: { alone: null, beside: closing },
  mouth_floor: { alone: { danger: "swelling", degree: "life" }, beside: closing },
  opening: {
    alone: null,
    beside: { fever: airway, swelling: { danger: "swelling", degree: "perhaps_life" } },
  },
  awake: { alone: null, beside: { ...afterBlow, bleeding: bledOut } },
  clear_headed: { alone: null, beside: { ...afterBlow, bleeding: bledOut } },
  spread: { alone: null, beside: { swelling: spreading, fever: spreading } },
  tongue: {
    alone: { danger: "breathing", degree: "perhaps_life" },
    beside: closing,
  },
  face: { alone: null, beside: { allergic: reaction } },
  bleeding: { alone: null, beside: {} },
  chest: { alone: null, beside: {} },
  cough: { alone: null, beside: { swallowed_piece: inAirway } },
  fever: { alone: null, beside: {} },
  ...{ squeezing: { alone: null, beside: {} }, arm: { alone: null, beside: {} } },
  pallor: { alone: null, beside: whileBleeding },
  faint: { alone: null, beside: whileBleeding },
  one_sided: {
    alone: { danger: "collapse", degree: "perhaps_life" },
    beside: { collapse: { danger: "collapse", degree: "life" } },
  },
};

/** Any two of these are an airway that closes, whatever else is told. */
const ofAirway: readonly VitalSign[] = ["breathing", "swallowing", "mouth_floor", "opening"];

/** Any two of these are the heart, by the Heart Foundation's warning signs, wherever the ache is. */
const ofHeart: readonly VitalSign[] = ["chest", "squeezing", "arm", "pallor"];
const heart: Tells = { danger: "heart", degree: "life" };

/** `sign` is told now; `bad` are all that were by now, and `known` the troubles. */
export function tellsOf(
  sign: VitalSign,
  { bad, known }: { bad: readonly VitalSign[]; known: readonly DangerKind[] },
): readonly Tells[] {
  const { alone, beside } = vitalSigns[sign];
  const isOfTwo = areTwoOf(ofAirway, sign, bad);
  return [
    ...(alone ? [alone] : []),
    ...(isOfTwo ? [airway] : []),
    ...(areTwoOf(ofHeart, sign, bad) ? [heart] : []),
    ...known.flatMap((kind) => beside[kind] ?? []),
  ];
}

const areTwoOf = (all: readonly VitalSign[], sign: VitalSign, bad: readonly VitalSign[]): boolean =>
  all.includes(sign) && all.filter((each) => bad.includes(each)).length > 1;
