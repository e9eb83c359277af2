import type { DangerDegree, DangerKind, HelpLineId, VitalSign } from "../../hear/acts/of-danger.ts";

/** What is known of each kind of danger, as data. */

/** The gravest first. */
const byGravity: readonly DangerKind[] = [
  "choking",
  "breathing",
  "collapse",
  "heart",
  "bleeding",
  "self_harm",
  "violence",
  "battery",
  "poison",
  "swallowed_piece",
  "allergic",
  "head_injury",
  "fainted",
  "fever",
  "injured_jaw",
  "knocked_out_tooth",
  "loosened_tooth",
  "swelling",
  "severe_pain",
  "broken_tooth",
  "bitten_lip",
  "oozing",
  "lost_crown",
];
const byDegree: readonly DangerDegree[] = ["life", "perhaps_life", "urgent"];

interface Graded {
  danger: DangerKind;
  degree: DangerDegree;
}

export const gravestFirst = (one: Graded, other: Graded): number =>
  byDegree.indexOf(one.degree) - byDegree.indexOf(other.degree) || outranks(one.danger, other.danger);

/** Below zero: the first is graver. */
export const outranks = (one: DangerKind, other: DangerKind): number =>
  byGravity.indexOf(one) - byGravity.indexOf(other);

/** What is left to be seen to once nobody's life is in danger by it; what is not in it leaves nothing. */
export const afterNo: Partial<Record<DangerKind, DangerKind>> = {
  bleeding: "oozing",
  violence: "violence",
  poison: "poison",
  battery: "battery",
  allergic: "allergic",
  heart: "heart",
  head_injury: "head_injury",
  fainted: "fainted",
  fever: "fever",
  knocked_out_tooth: "knocked_out_tooth",
  injured_jaw: "injured_jaw",
  loosened_tooth: "loosened_tooth",
  swelling: "swelling",
  severe_pain: "severe_pain",
  broken_tooth: "broken_tooth",
  oozing: "oozing",
  lost_crown: "lost_crown",
  bitten_lip: "bitten_lip",
  swallowed_piece: "swallowed_piece",
};

/** Seen to even when 000 was named for it and was taken back. */
export const isLeftAfterSent = (kind: DangerKind): boolean => leftAfterSent.has(kind);
const leftAfterSent: ReadonlySet<DangerKind> = new Set([
  ...(["poison", "battery", "swallowed_piece", "heart", "allergic", "violence", "bleeding"] as const),
]);

/** A dentist sees to these: a visit is offered with the first aid. */
export const isForDentist = (kind: DangerKind): boolean => dental.has(kind);
const dental: ReadonlySet<DangerKind> = new Set([
  "fever",
  "knocked_out_tooth",
  "loosened_tooth",
  "swelling",
  "severe_pain",
  "broken_tooth",
  "oozing",
  "lost_crown",
]);

/** What it came from is for the dentist, too; a child is to be checked by a doctor before that. */
export const isPieceOfTooth = (kind: DangerKind): boolean => kind === "swallowed_piece";

/** No day that was being talked of for something else is soon enough. */
export const isToday = (kind: DangerKind): boolean =>
  kind === "fever" || kind === "knocked_out_tooth" || kind === "loosened_tooth";

/** At night these go to hospital now: no time of another day is offered beside that. */
export const isNowAtNight = (kind: DangerKind): boolean => isToday(kind) && isForHospital(kind);

/** Staff are told at once although nobody's life is in danger. */
export const isForStaff = (kind: DangerKind): boolean => staffs.has(kind);
const staffs: ReadonlySet<DangerKind> = new Set([
  "violence",
  "poison",
  "battery",
  "allergic",
  "heart",
  "head_injury",
  "fainted",
  "fever",
  "knocked_out_tooth",
  "injured_jaw",
  "swallowed_piece",
]);

/** Swallowed: whom to ring is said before anything is asked, and nobody is sent to 000 who is well. */
export const isSwallowed = (kind: DangerKind): boolean => kind === "poison" || kind === "battery";

/** Told so that it may cost a life, these go to hospital whatever is answered, which is said with the question. */
export const isForHospital = (kind: DangerKind): boolean => hospitals.has(kind);
const hospitals: ReadonlySet<DangerKind> = new Set(["battery", "fever", "swelling"]);

/** Minutes decide whether the tooth is saved: what to do with it is said beside whatever else there is. */
export const cannotWait = (kind: DangerKind): boolean => kind === "knocked_out_tooth";

/** Seen to while they ring: a thing that is only named there ("we've got water here") is asked about. */
export const isInHand = (kind: DangerKind): boolean => inHand.has(kind);
const inHand: ReadonlySet<DangerKind> = new Set(["knocked_out_tooth", "bleeding", "oozing", "bitten_lip"]);

/** Whether they can talk is what is asked once 000 was named: nobody who says that they can is held. */
export const endsByNo = (kind: DangerKind): boolean => kind === "violence";

/** The line whose number is part of what is said of it. */
export const lineOf: Partial<Record<DangerKind, HelpLineId>> = {
  self_harm: "lifeline",
  poison: "poisons",
  battery: "poisons",
  allergic: "healthdirect",
  violence: "violence",
};

/** Trouble of the mouth: a visit that is being booked is for this, and soon. */
export const isOfMouth = (kind: DangerKind): boolean => dental.has(kind) || kind === "bleeding";

/** Some of these wait until the clinic opens; the others need somebody tonight. */
export const isForTonight = (kind: DangerKind): boolean => tonight.has(kind);
const tonight: ReadonlySet<DangerKind> = new Set([
  "fever",
  "knocked_out_tooth",
  "loosened_tooth",
  "swelling",
]);

/** The same danger, or told of by its words. */
export const isOf = (kind: DangerKind, known: DangerKind): boolean =>
  kind === known || (known === "choking" && kind === "breathing");

/** Part of a graver trouble that was told with it: what is to be done for that is enough. */
const partsOf: Partial<Record<DangerKind, readonly DangerKind[]>> = {
  swallowed_piece: ["lost_crown", "broken_tooth", "knocked_out_tooth", "loosened_tooth", "poison"],
  allergic: ["swelling"],
  fever: ["swelling"],
  knocked_out_tooth: ["oozing", "broken_tooth", "lost_crown", "loosened_tooth"],
  loosened_tooth: ["oozing", "broken_tooth", "lost_crown"],
  lost_crown: ["broken_tooth"],
  bitten_lip: ["oozing"],
  injured_jaw: ["oozing", "broken_tooth", "swelling", "loosened_tooth"],
};

/** Without what is part of another; `told` is what was told of before. */
export function withoutParts(
  kinds: readonly DangerKind[],
  told: readonly DangerKind[] = [],
): readonly DangerKind[] {
  const all = [...kinds, ...told];
  const parts = new Set(all.flatMap((kind) => partsOf[kind] ?? []));
  return kinds.filter((kind) => !parts.has(kind) && !(kind === "severe_pain" && kinds.length > 1));
}

/** What a bleed that has stopped needs no first aid for any more. */
export const isOfBleeding = (kind: DangerKind): boolean => bleeds.has(kind);
export const allOfBleeding: readonly DangerKind[] = ["bleeding", "oozing", "bitten_lip"];
const bleeds: ReadonlySet<DangerKind> = new Set(allOfBleeding);

/** The gravest of several troubles says what is to be done for the others, too. */
export const toAdvise = (kinds: readonly DangerKind[]): readonly DangerKind[] =>
  withoutParts([...new Set(kinds)].toSorted(outranks)).slice(0, mostAtOnce);

/** Nobody keeps more in mind than the first aid for two. */
const mostAtOnce = 2;

/** Asked about so often in a call: whoever denied it is not asked for ever. */
export const mostChecksOf = (kind: DangerKind): number =>
  endsByNo(kind) || kind === "swallowed_piece" ? 1 : 3;

/** What happened is known, and what is asked for are its signs: told once more, it tells nothing new. */
export const isAskedBySigns = (kind: DangerKind): boolean => askedBySigns.has(kind);
const askedBySigns: ReadonlySet<DangerKind> = new Set([
  ...([
    "allergic",
    "fainted",
    "head_injury",
    "swallowed_piece",
    "battery",
    "injured_jaw",
    "swelling",
  ] as const),
]);

/** Signs that add up over the turns of a call: told again, whatever was denied between, it is the danger. */
export const addsUp = (kind: DangerKind): boolean => kind === "heart";

/** Asked about, and told again with nothing that denies it, these are taken for what they are: no list is read out twice. */
export const isSureTwice = (kind: DangerKind): boolean => twice.has(kind);
const twice: ReadonlySet<DangerKind> = new Set([
  ...([
    "allergic",
    "head_injury",
    "fainted",
    "collapse",
    "breathing",
    "bleeding",
    "swelling",
    "fever",
  ] as const),
]);

/** A trouble that was asked about with the danger: to be told of it is the yes. */
export const confirms = (trouble: DangerKind, kind: DangerKind): boolean =>
  confirming[kind]?.includes(trouble) === true;
const confirming: Partial<Record<DangerKind, readonly DangerKind[]>> = { allergic: ["swelling"] };

/** How they are to lie until help comes depends on how they are. */
export const isOfPosition = (kind: DangerKind): boolean => kind === "collapse" || kind === "fainted";

const ofAirway = ["breathing", "swallowing"] as const;
/** What tells whether it costs a life, as far as it can be told by name; in the order in which it is asked. */
export const signsOf: Readonly<Record<DangerKind, readonly VitalSign[]>> = {
  ...{ breathing: ofAirway, choking: ["breathing"], allergic: ["breathing", "face"], battery: ofAirway },
  ...{ swelling: ofAirway, fever: ofAirway, severe_pain: ofAirway, lost_crown: ofAirway },
  ...{ collapse: ["one_sided", "awake", "clear_headed"], fainted: ["awake", "clear_headed"] },
  ...{ head_injury: ["clear_headed", "awake"], poison: ["clear_headed", "awake", "breathing"] },
  ...{ heart: ["chest", "pallor"], injured_jaw: ["breathing", "bleeding"] },
  ...{ bleeding: ["bleeding"], oozing: ["bleeding"], broken_tooth: ["bleeding"] },
  ...{ bitten_lip: ["bleeding"], swallowed_piece: ["breathing", "cough"] },
  ...{ knocked_out_tooth: ["bleeding"], loosened_tooth: ["bleeding"], self_harm: [], violence: [] },
};

/** The same danger by another of its names: what tells of the one tells of the other. */
export const isAkin = (kind: DangerKind, known: DangerKind): boolean =>
  isOf(kind, known) || signsOf[kind].some((sign) => signsOf[known].includes(sign));

/** Nobody asks for these by name, and whoever tells of them tells of swallowing. */
const besideSwallowing: readonly VitalSign[] = ["mouth_floor", "opening"];
/** A tongue that swells is asked for with the face. */
const withFace: readonly VitalSign[] = ["tongue"];

/** What is told to be well, by name, says nothing of a danger that it is no sign of. */
export const isSignOf = (sign: VitalSign, kind: DangerKind): boolean =>
  signsOf[kind].includes(
    besideSwallowing.includes(sign) ? "swallowing" : withFace.includes(sign) ? "face" : sign,
  );

/** One of these is the danger; of the heart's, and of what is told with nothing that swells, one alone is asked about. */
export const isBorneOutBy = (kind: DangerKind, bad: readonly VitalSign[]): boolean =>
  addsUp(kind)
    ? signsOf[kind].every((sign) => bad.includes(sign))
    : signsOf[kind].some((sign) => bad.includes(sign) && (sign !== "swallowing" || kind !== "breathing"));

/**
 * Once 000 was named it is taken back by these alone, told to be well by name and with none that is not; what has none of them, by
 * a plain no to the question whether it is still so.
 */
export const takenBackBy: Partial<Record<DangerKind, readonly VitalSign[]>> = {
  ...{ breathing: ["breathing"], bleeding: ["bleeding"], swelling: ofAirway, fever: ofAirway },
  ...{ collapse: ["awake", "clear_headed"], fainted: ["awake", "clear_headed"] },
  heart: ["chest"],
  ...{ oozing: ["bleeding"], head_injury: ["awake", "clear_headed"] },
};

/** On a medicine that thins the blood these are graver: no weak denial counts. */
export const isRaisedByThinner = (kind: DangerKind): boolean => raised.has(kind);
const raised: ReadonlySet<DangerKind> = new Set(["bleeding", "oozing", "head_injury"]);

/** Told by name, these are taken back by their own name and by no answer to a question: what was a stroke may look well again. */
export const isByNameAlone = (sign: VitalSign): boolean => sign === "one_sided";
