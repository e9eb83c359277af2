import type { DangerKind } from "../hear/acts.ts";
import { dialTripleZero, healthdirectNumber, lifelineNumber, poisonsNumber } from "./help-lines.ts";

/**
 * What is said of each danger. Kept to what is safe to say without seeing anybody. Sources: SA Health, 'Dental emergencies'
 * (milk, or very briefly water; put back only where fully conscious; swelling of the face is seen at once), Better Health Channel,
 * 'Dental injuries' (every minute counts; a baby tooth is not put back), healthdirect, 'Toothache and swelling', 'First aid' and
 * 'Allergic reactions', Australian Dental Association, 'After an extraction', Poisons Information Centre (nobody is made to vomit).
 */
export interface Advice {
  /** Why 000, in one sentence. */
  why: string;
  /** What to do until the operator is on the line; for self-harm, whom to talk to. */
  meanwhile: string;
  /** Continues 'If …'. */
  ifSo: string;
  /** A yes to it is the danger, in whatever words it is put. */
  question: string;
  /** The question once more, in other words. */
  again: string;
  /** What to do until a dentist sees it, and how soon that should be. */
  firstAid: string;
  /** A dentist can help, so it is said where to go when the clinic is closed. */
  isForDentist: boolean;
  whenTripleZero: string;
}

const breathingOrSwallowing = `If it gets hard to breathe or swallow, ${dialTripleZero}.`;
const noStop = `If the bleeding won't stop, ${dialTripleZero}.`;

const ofBreathing: Advice = {
  isForDentist: false,
  why: "Trouble breathing or swallowing needs an ambulance straight away.",
  meanwhile: "Until then, sit up and lean forward a little.",
  ifSo: "it's hard to breathe or swallow",
  question: "Is it hard to breathe or swallow right now?",
  again: "Any trouble breathing or swallowing, yes or no?",
  firstAid: "Sit up, and don't lie down.",
  whenTripleZero: breathingOrSwallowing,
};

const ofBleeding: Advice = {
  isForDentist: false,
  why: "Bleeding that won't stop needs an ambulance.",
  meanwhile: "Until then, press on it firmly with something clean, and don't let go.",
  ifSo: "it's bleeding heavily and won't stop",
  question: "Is it bleeding now and won't stop?",
  again: "Is it still bleeding right now, yes or no?",
  firstAid: "Press on it firmly with something clean, and keep pressing.",
  whenTripleZero: noStop,
};

const ofCollapse: Advice = {
  isForDentist: false,
  why: "That needs an ambulance.",
  meanwhile: "Until then, stay with them, and give them nothing to eat or drink.",
  ifSo: "they don't wake up or answer properly",
  question: "Has anybody passed out, or are they very drowsy, confused, or in chest pain?",
  again: "Passed out, drowsy, confused or chest pain, yes or no?",
  firstAid: "Stay with them, and give them nothing to eat or drink.",
  whenTripleZero: `If they don't wake up, or are confused, ${dialTripleZero}.`,
};

export const advice: Readonly<Record<DangerKind, Advice>> = {
  breathing: ofBreathing,
  bleeding: ofBleeding,
  collapse: ofCollapse,
  violence: {
    isForDentist: false,
    why: "Your safety comes first, and triple zero brings the police, too.",
    meanwhile: "If you can, go somewhere safe. If it isn't safe to talk, just hang up.",
    ifSo: "you or anybody else is in danger",
    question: "Is anybody in danger right now?",
    again: "Is anybody in danger, yes or no?",
    firstAid: "1800 RESPECT listens at any hour, on 1800 737 732. If it isn't safe to talk, just hang up.",
    whenTripleZero: `If anybody's in danger, ${dialTripleZero}.`,
  },
  fainted: {
    ...ofCollapse,
    why: "Somebody who doesn't come round needs an ambulance.",
    meanwhile: "Until then, lay them on their side, and stay with them.",
    ifSo: "they haven't come round, or it was after a knock to the head",
    question: "Are they still out, or drowsy or confused?",
    again: "Is anybody still unconscious or confused, yes or no?",
    firstAid: "Let them lie down with their legs up, and see a doctor today.",
  },
  head_injury: {
    ...ofCollapse,
    why: "A knock to the head like that needs an ambulance.",
    meanwhile: "Until then, keep them still, and stay with them.",
    ifSo: "they blacked out, are drowsy, confused or being sick",
    question: "Did they black out, or are they drowsy, confused or being sick?",
    again: "Did they black out, or are they confused, yes or no?",
    firstAid:
      "After a knock to the head, see a doctor or a hospital emergency department today, even if it feels fine.",
    whenTripleZero: `If they get drowsy, confused or sick, ${dialTripleZero}.`,
  },
  allergic: {
    ...ofBreathing,
    why: "An allergic reaction like that needs an ambulance straight away.",
    meanwhile: "Use an EpiPen if there is one, and don't let them stand or walk.",
    ifSo: "it's hard to breathe, or the face or tongue is swelling",
    question: "Is it hard to breathe, or is the face or tongue swelling?",
    again: "Any trouble breathing, or swelling of the face or tongue, yes or no?",
    firstAid: `Ring healthdirect on ${healthdirectNumber}, or see a doctor today.`,
    whenTripleZero: `If it gets hard to breathe, or the face or tongue swells, ${dialTripleZero}.`,
  },
  self_harm: {
    isForDentist: false,
    why: `I'm really glad you told me, and I'm so sorry it's this hard. If you're in danger now, ${dialTripleZero}.`,
    meanwhile: `Or talk to somebody at Lifeline, any time, on ${lifelineNumber}. I'm only a machine, but they're people, and they'll listen. I'm still here.`,
    ifSo: "you might hurt yourself",
    question: "Do you feel you might hurt yourself right now?",
    again: "Are you in danger right now, yes or no?",
    firstAid: `I'm really glad you told me. You can talk to somebody at Lifeline, any time, on ${lifelineNumber}.`,
    whenTripleZero: `If you're in danger, ${dialTripleZero}.`,
  },
  poison: {
    isForDentist: false,
    why: "That needs an ambulance, even if nothing's felt yet.",
    meanwhile: `Don't make them vomit. The Poisons Information Centre can help, too, on ${poisonsNumber}.`,
    ifSo: "anybody's drowsy, choking or short of breath",
    question: "What was it, and how long ago? And is anybody drowsy, choking or short of breath?",
    again: "Is anybody drowsy or short of breath, yes or no?",
    firstAid: `Ring the Poisons Information Centre now, on ${poisonsNumber}, any hour, with the bottle or packet in your hand. Don't make anybody vomit.`,
    whenTripleZero: `If anybody gets drowsy or short of breath, ${dialTripleZero}.`,
  },
  knocked_out_tooth: {
    ...ofBleeding,
    isForDentist: true,
    firstAid:
      "Every minute counts. If it's an adult tooth, hold it by the crown, rinse it briefly in milk, and put it straight back in, or else keep it in milk. A baby tooth stays out. A dentist should see it within the hour.",
    whenTripleZero: `If the bleeding won't stop, or they passed out, ${dialTripleZero}.`,
  },
  injured_jaw: {
    ...ofBreathing,
    isForDentist: true,
    why: "An injury like that needs an ambulance.",
    ifSo: "it's hard to breathe, or bleeding heavily",
    question: "Is it hard to breathe, or bleeding heavily?",
    again: "Any trouble breathing, or heavy bleeding, yes or no?",
    firstAid:
      "An injured jaw should be seen today, at a hospital emergency department if we can't see you. Keep it still, and don't eat anything.",
    whenTripleZero: `If it's hard to breathe, it bleeds heavily, or there was a knock to the head with fainting, ${dialTripleZero}.`,
  },
  severe_pain: {
    ...ofBreathing,
    isForDentist: true,
    firstAid: `I'm sorry, that sounds awful. Let's get you seen as soon as we can. For what to take, a pharmacist can help, or a nurse at healthdirect, on ${healthdirectNumber}.`,
    whenTripleZero: breathingOrSwallowing,
  },
  swelling: {
    ...ofBreathing,
    isForDentist: true,
    why: "A swelling like that can close the airway, so it needs an ambulance.",
    ifSo: "it's hard to breathe or swallow, or the swelling's spreading to the eye or neck",
    question: "Is it hard to breathe or swallow, or is the swelling spreading to the eye or neck?",
    again: "Any trouble breathing or swallowing, yes or no?",
    firstAid:
      "Swelling should be seen today. A cold pack on the outside of the cheek can ease it. With a fever, go to a hospital emergency department if we can't see you.",
    whenTripleZero: `If it reaches the eye or neck, or it's hard to breathe or swallow, ${dialTripleZero}.`,
  },
  broken_tooth: {
    ...ofBleeding,
    isForDentist: true,
    firstAid: "Keep any piece of the tooth in milk and bring it along, and try not to bite on that side.",
  },
  fever: {
    ...ofBreathing,
    isForDentist: true,
    why: "A fever with that can be an infection that's spreading, so it needs an ambulance.",
    firstAid:
      "A fever with a sore or swollen mouth can be an infection that's spreading, so it needs to be seen today. If nobody can see you today, go to a hospital emergency department.",
    whenTripleZero: `If it's hard to breathe, to swallow or to open the mouth, ${dialTripleZero}.`,
  },
  oozing: {
    ...ofBleeding,
    isForDentist: true,
    firstAid:
      "Fold up some clean gauze or cloth, put it on the spot and bite down firmly for 20 minutes, and don't rinse or spit. On blood thinners, don't stop them, but be seen today.",
    whenTripleZero: `If it's pouring, or doesn't stop after that, ${dialTripleZero}.`,
  },
};
