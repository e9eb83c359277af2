import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { dialTripleZero, lifelineNumber, poisonsNumber } from "./help-lines.ts";

/**
 * What is said of each danger. Kept to what is safe to say without seeing anybody. Sources: SA Health, 'Dental emergencies'
 * (milk, or very briefly water; put back only where fully conscious; swelling of the face is seen at once), Better Health Channel,
 * 'Dental injuries' (every minute counts; a baby tooth is not put back), healthdirect, 'Toothache and swelling', 'First aid' and
 * 'Allergic reactions', Australian Dental Association, 'After an extraction', Poisons Information Centre (nobody is made to vomit;
 * a button battery is seen in hospital at once), Heart Foundation, 'Heart attack warning signs' (chest, jaw, neck, arm, shoulder,
 * back; sweat, sickness, short breath; sit down, don't drive), healthdirect, 'Dental abscess' (fever, or feeling unwell, with a
 * swollen face: emergency department), 'Jaw dislocation' (nobody puts it back themselves) and, for a jaw that may be broken, its
 * emergency department, ASCIA, 'First aid plan for anaphylaxis' (in doubt, the adrenaline injector is given, then 000 is rung), ANZCOR guideline 4 (choking: five back blows, then 000's word),
 * healthdirect, 'Swallowed object' (000 for trouble breathing, a cough that won't stop, a wheeze, drooling; what is sharp or may be stuck is a doctor's), Dental
 * Protection Australia, 'A sharp intake of breath', and Hill and Rubel, Gen Dent 2008 (whoever may have inhaled a dental piece is X-rayed however well they look),
 * healthychildren.org, 'Mouth injury', and kidsfirstaid.com.au (a bitten lip: ten minutes of pressure, cold, hospital where it gapes or goes on).
 */
interface Advice {
  /** Why 000, without an end: the number follows. */
  why: string;
  /** What to do until the operator is on the line; for self-harm, whom to talk to. */
  meanwhile: string;
  /** Continues 'If …'. */
  ifSo: string;
  /** A yes to it is the danger, in whatever words it is put. */
  question: string;
  /** The question once more, in other words. */
  again: string;
  /** After 000 was named: a yes to it is that it is still so. */
  still: string;
  whenTripleZero: string;
  /** Where to go whatever is answered. */
  goNow?: string;
  /** What to do while it is asked about. */
  first?: string;
}

const breathingOrSwallowing = `If it gets hard to breathe or swallow, ${dialTripleZero}.`;
/** One rule for every bleed: pressing, then hospital; what pours, or makes them faint, is 000's. */
export const stillComing =
  "If it's still coming after pressing for 20 minutes twice, go to a hospital emergency department.";
export const ifItPours = `If it pours, or you feel faint, ${dialTripleZero}.`;

const ofBreathing: Advice = {
  why: "Trouble breathing or swallowing is an emergency",
  meanwhile: "Sit up and lean forward a little until they come.",
  ifSo: "it's hard to breathe or swallow",
  question: "Is it hard to breathe or swallow right now?",
  again: "Any trouble breathing or swallowing, yes or no?",
  still: "Is it still hard to breathe or swallow?",
  whenTripleZero: breathingOrSwallowing,
};

const ofBleeding: Advice = {
  why: "Bleeding like that is an emergency",
  meanwhile: "Press on it firmly with something clean, and don't let go.",
  ifSo: "it's pouring, or doesn't stop while you press on it",
  question: "Is it pouring, or not stopping while you press on it?",
  again: "Even while you press on it, is it pouring or soaking through? Just yes or no.",
  still: "Is it still bleeding now?",
  whenTripleZero: ifItPours,
  first: "Press on it firmly with something clean, and don't let go.",
};

const ofInjuredTooth: Advice = {
  ...ofBleeding,
  whenTripleZero: `If they blacked out, are drowsy or being sick, or the bleeding won't stop, ${dialTripleZero}.`,
};

const ofCollapse: Advice = {
  why: "That's an emergency",
  meanwhile: "Stay with them, and if they aren't breathing normally, the operator will talk you through it.",
  ifSo: "anybody has passed out, is confused or drowsy, or has a drooping face, slurred speech or a weak arm",
  question: "Is anybody hard to wake, not making sense, or weak on one side of the face or body?",
  again: "Hard to wake, confused, or weak on one side, yes or no?",
  still: "Is anybody still out, confused, or slurring their words?",
  whenTripleZero: `If anybody passes out, or gets confused, ${dialTripleZero}.`,
};

export const advice: Readonly<Record<DangerKind, Advice>> = {
  breathing: ofBreathing,
  choking: {
    ...ofBreathing,
    why: "Choking is an emergency",
    meanwhile: "If they can't cough, give five firm blows between the shoulder blades.",
    ifSo: "they can't cough, talk or breathe properly",
    question: "Is it hard to breathe or talk right now?",
    again: "Any trouble breathing or talking, yes or no?",
    still: "Is it still stuck, or hard to breathe?",
  },
  bleeding: ofBleeding,
  collapse: ofCollapse,
  violence: {
    why: "I'm so sorry, nobody should do that to you.",
    meanwhile: "If you have to hang up, just do.",
    ifSo: "you or anybody else is in danger",
    question: "Has somebody done this to you, or are you afraid of somebody?",
    again: "Is somebody hurting you, yes or no?",
    still: "Is it safe for you to talk right now?",
    whenTripleZero: `If that changes, ${dialTripleZero}.`,
  },
  heart: {
    why: "That can be the heart, and every minute counts",
    meanwhile: "Sit down and rest, and don't drive.",
    ifSo: "there's pain or tightness in the chest, a heavy arm, sweating, or shortness of breath with it",
    question: "Is there any pain, tightness or weight in the chest?",
    again: "Any pain or tightness in the chest, yes or no?",
    still: "Is any of that pain or tightness still there?",
    whenTripleZero: `If it's there now, or comes back, ${dialTripleZero}.`,
  },
  fainted: {
    ...ofCollapse,
    why: "Somebody who doesn't come round needs an ambulance",
    meanwhile: "Lay them on their side, and stay with them.",
    ifSo: "they haven't come round, are confused, or it was after a knock to the head",
    question: "Is anybody still out, or drowsy or confused?",
    again: "Is anybody still unconscious or confused, yes or no?",
    still: "Is anybody still out or confused?",
  },
  head_injury: {
    ...ofCollapse,
    why: "A knock to the head like that is an emergency",
    meanwhile: "Keep them still, and stay with them.",
    ifSo: "they blacked out, are drowsy, confused or being sick",
    question: "Is anybody drowsy, confused or being sick?",
    again: "Drowsy, confused or sick, yes or no?",
    still: "Is anybody still drowsy, confused or being sick?",
    whenTripleZero: `If they get drowsy, confused or sick, ${dialTripleZero}.`,
  },
  allergic: {
    ...ofBreathing,
    why: "An allergic reaction like that is an emergency",
    meanwhile: "Use an EpiPen if there is one, and don't let them stand or walk.",
    ifSo: "it's hard to breathe, or the face, lips or tongue are swelling",
    question: "Is it hard to breathe, or is the face or tongue swelling?",
    again: "Any trouble breathing, or swelling of the face or tongue, yes or no?",
    still: "Is it still hard to breathe, or is anything swelling?",
    whenTripleZero: `If it gets hard to breathe, or the face or tongue swells, ${dialTripleZero}.`,
  },
  self_harm: {
    why: `I'm really glad you told me, and I'm so sorry it's this hard.`,
    meanwhile: `You can talk to somebody at Lifeline right now, on ${lifelineNumber}, and if you might act on it, dial triple zero, 000.`,
    ifSo: "you might hurt yourself",
    question: "Are you thinking of hurting yourself, yes or no?",
    again: "Are you thinking about hurting yourself, or about not being here any more?",
    still: "Are you safe right now?",
    whenTripleZero: "If you're in danger, dial triple zero, 000.",
  },
  poison: {
    why: "That's an emergency, even if nothing's felt yet",
    meanwhile: `Don't make them vomit. The Poisons Information Centre can help, too, on ${poisonsNumber}.`,
    ifSo: "anybody's drowsy, choking or short of breath",
    question: "Is anybody drowsy or short of breath?",
    again: "Is anybody drowsy or short of breath, yes or no?",
    still: "Is anybody drowsy or short of breath?",
    whenTripleZero: `If anybody gets drowsy or short of breath, ${dialTripleZero}.`,
  },
  battery: {
    why: "That's an emergency",
    meanwhile: "Nothing to eat or drink, and don't make them vomit.",
    ifSo: "there's coughing, dribbling, pain or trouble breathing",
    question: "Is there any trouble swallowing or breathing?",
    again: "Any dribbling or trouble breathing, yes or no?",
    still: "Is there still any coughing, dribbling or trouble breathing?",
    whenTripleZero: `If there's coughing, dribbling or trouble breathing, ${dialTripleZero}.`,
  },
  knocked_out_tooth: ofInjuredTooth,
  injured_jaw: {
    ...ofBreathing,
    why: "A jaw injury like that is an emergency",
    goNow: "A jaw that may be broken or out of place is seen at the nearest hospital emergency department.",
    ifSo: "it's hard to breathe, or bleeding heavily",
    question: "Is it hard to breathe, or bleeding heavily?",
    again: "Any trouble breathing, or heavy bleeding, yes or no?",
    still: "Is it still hard to breathe, or bleeding heavily?",
    whenTripleZero: `If it's hard to breathe, bleeds heavily, or they blacked out, ${dialTripleZero}.`,
  },
  loosened_tooth: ofInjuredTooth,
  severe_pain: ofBreathing,
  swelling: {
    ...ofBreathing,
    why: "A swelling like that can close the airway",
    goNow:
      "A swelling that's spreading can't wait for a dentist: please go to the nearest hospital emergency department now.",
    whenTripleZero: `If it reaches the eye or neck, or it's hard to breathe or swallow, ${dialTripleZero}.`,
  },
  broken_tooth: ofBleeding,
  swallowed_piece: {
    why: "A piece like that can block the airway",
    meanwhile: "Sit up, lean forward and keep coughing, and nothing to eat or drink.",
    ifSo: "there's coughing, wheezing, dribbling or trouble breathing",
    question: "Is there any coughing, wheezing, dribbling or trouble breathing?",
    again: "Any coughing, wheezing, dribbling or trouble breathing, yes or no?",
    still: "Is there still any coughing, wheezing or trouble breathing?",
    whenTripleZero: `For tummy pain, vomiting or blood later on, go to a hospital emergency department. If there's coughing, wheezing, dribbling or trouble breathing, ${dialTripleZero}.`,
  },
  lost_crown: {
    ...ofBreathing,
    whenTripleZero: "",
  },
  fever: {
    ...ofBreathing,
    why: "An infection that's spreading like that is an emergency",
    goNow:
      "A fever with a swelling like that can spread: please go to the nearest hospital emergency department now.",
    whenTripleZero: `If it's hard to breathe, to swallow or to open the mouth, ${dialTripleZero}.`,
  },
  oozing: ofBleeding,
  bitten_lip: {
    ...ofBleeding,
    whenTripleZero: `If it gapes, goes right through, or still bleeds after that, go to the nearest hospital emergency department.`,
  },
};
