import type { DentalTrouble, LifeThreat } from "../../readings.ts";

/** How far a danger goes. `life`: 000 at once; `perhaps_life`: asked about first; `urgent`: a dentist today, and first aid. */
export type DangerDegree = "life" | "perhaps_life" | "urgent";

export type DangerKind =
  | LifeThreat
  | DentalTrouble
  | "self_harm"
  | "poison"
  | "fainted"
  | "fever"
  | "allergic"
  | "oozing"
  | "loosened_tooth"
  | "head_injury"
  | "choking"
  | "heart"
  | "battery"
  | "lost_crown"
  /** A lip, a cheek or a tongue, and it bleeds or is torn. */
  | "bitten_lip"
  /** A tooth, or what was made for one, that went down or into the airway. */
  | "swallowed_piece";

/** What somebody may tell to be well, or not, while the rest is otherwise; `pallor`: grey, clammy, sweating. */
export type VitalSign =
  | "breathing"
  | "swallowing"
  /** A tongue that is pushed up, a floor of the mouth that is hard, a voice as with a hot potato in the mouth: an airway that closes. */
  | "mouth_floor"
  /** The mouth does not open. */
  | "opening"
  /** Only ever told to be none: 'no fever' answers no question of anything else. */
  | "fever"
  | "awake"
  | "clear_headed"
  | "bleeding"
  | "chest"
  | "pallor"
  /** Light-headed, giddy, weak at the knees, not well. */
  | "faint"
  /** A swelling that has reached the neck, the eye or under the jaw. */
  | "spread"
  /** A tongue or a throat that swells. */
  | "tongue"
  /** A lip, an eye or the face that swells beside a reaction. */
  | "face"
  /** A side of the face that hangs, an arm that is weak, speech that slurs: what a stroke is known by. */
  | "one_sided"
  /** A cough that goes on. */
  | "cough"
  /** A pain that squeezes, or weighs, wherever it is. */
  | "squeezing"
  /** An arm that aches or is heavy, or a pain that goes down it. */
  | "arm";

/** `far`: help is a long way off; `who`: of whom we speak is asked; `unwilling`: they, or the patient, would rather not. */
export type Instead =
  | "visit"
  | "drive"
  | "far"
  | "nurse"
  | "medicine"
  | "wait"
  | "unwilling"
  | "who"
  | "doubt";

/** `driven`: somebody takes them to hospital instead. */
export type Ringing = "done" | "will" | "none" | "driven";

export type HelpLineId =
  | "lifeline"
  | "poisons"
  | "healthdirect"
  | "emergency"
  | "clinic_emergency"
  | "violence";

/** What a medicine is for; `leftover`: it was meant for somebody else, or for another time; `unnamed`: 'the next one', 'it'. */
export type MedicineOf = "regular" | "antibiotic" | "relief" | "leftover" | "unnamed";

/** Of a danger: it was never so, somebody whose work that is has seen to it or has them in care now, or it is over. */
export type Released = "untrue" | "seen" | "in_care" | "over";

/** When, or in whose story, what is told happens; `habit`: whenever it comes to that. */
export type Happening = "now" | "another_time" | "habit" | "story";

/** What people ask about while they do what they were told to: 'in water?', 'do I rinse it', 'hospital or wait'. */
export type AidSubject =
  | "milk"
  | "water"
  | "dry"
  | "rinse"
  | "eat"
  | "cold"
  | "heat"
  | "lie"
  | "cloth"
  | "put_back"
  | "pull"
  /** Whether to come straight in. */
  | "come"
  /** Whether it is a baby tooth. */
  | "which_tooth"
  /** Whether to bring up what was swallowed. */
  | "vomit"
  | "hospital"
  | "wait"
  /** Blood that was swallowed; `blood_up`: that came up again. */
  | "blood_down"
  | "blood_up"
  /** Whether 000 is needed. */
  | "triple_zero"
  /** What to do if it comes on, or gets worse, at an hour when nobody is here. */
  | "later"
  | SafetyQuestion;

/**
 * Asked of the danger itself, and answered from the signs that were told: whether what they have counts as one, whether it does harm, whether
 * to fetch somebody, what a word of the question means, and what was in what they took.
 */
export type SafetyQuestion = "counts" | "harm" | "fetch" | "meaning" | "contents";

/** Words of our own questions that somebody may not know. */
export type CheckWord =
  | "wheezing"
  | "dribbling"
  | "drowsy"
  | "oozing"
  | "face"
  | "crown"
  | "gauze"
  | "clot"
  | "airway"
  | "allergic"
  | "epipen"
  | "emergency department"
  | "healthdirect"
  | "poisons";
