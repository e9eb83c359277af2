import type { DentalTrouble } from "#server/dialogue/understanding.ts";
import type { FirstAidQuestion } from "#server/dialogue/what/read-first-aid-question.ts";
import type { ToothInjury } from "#server/dialogue/what/read-tooth-injury.ts";

export const sorryForPain = "I am sorry you are in pain.";
/** Of a child's pain, and of anybody's but the caller's. */
export const sorryForTheirs = "I am sorry to hear that.";

/**
 * What is done for a tooth until a dentist sees it, kept to what is safe without seeing the patient. Sources: SA Health,
 * 'Dental emergencies: what you need to know and do' (milk, or very briefly water; put back only where fully conscious;
 * facial swelling is seen at once, after hours at a hospital; below five years teeth are baby teeth), Victoria's Better
 * Health Channel, 'Dental injuries – tooth loss' (every minute counts, cling wrap, a baby tooth is not put back),
 * healthdirect, 'Toothache and swelling' (fever, trouble breathing or swallowing) and 'Swallowed object' (teeth pass;
 * cough, wheezing, drooling are for 000), Royal Children's Hospital Melbourne, 'Broken or dislodged tooth'.
 */
const firstAid: Readonly<Record<DentalTrouble, readonly string[]>> = {
  knocked_out_tooth: [
    "If an adult tooth is out, hold it by the crown, do not touch the root, and keep it in milk. If it is only loose or pushed, leave it where it is.",
    "It should be seen by a dentist within the hour.",
  ],
  injured_jaw: [
    "A jaw that is broken, out of its joint or stuck should be seen today, at a hospital emergency department if we cannot see you.",
    "Keep it still, and eat nothing.",
  ],
  severe_pain: [`${sorryForPain} We will try to see you soon.`],
  swelling: ["Swelling should be seen soon. A cold pack on the outside of the cheek can ease it."],
  broken_tooth: ["Keep any piece of the tooth in milk, and avoid biting on that side."],
};

const whenTripleZero: Readonly<Record<DentalTrouble, string>> = {
  knocked_out_tooth:
    "If there is bleeding that will not stop, or a blow to the head with fainting, dial triple zero, 000.",
  injured_jaw:
    "If you have trouble breathing, heavy bleeding or a blow to the head with fainting, hang up and dial triple zero, 000.",
  severe_pain: "If you have trouble breathing or swallowing, hang up and dial triple zero, 000.",
  swelling:
    "If the swelling reaches the eye or neck, or you have trouble breathing or swallowing, hang up and dial triple zero, 000.",
  broken_tooth: "If there is bleeding that will not stop, hang up and dial triple zero, 000.",
};

/** An infection that spreads (healthdirect, 'Toothache and swelling'): not for tomorrow. */
export const feverWithSwelling = [
  "A swelling with a fever can be an infection that is spreading, so it has to be seen today. If nobody can see you today, go to a hospital emergency department.",
  "If it reaches the eye or neck, or it is hard to breathe, to swallow or to open the mouth, hang up and dial triple zero, 000.",
];

const leaveThere = "Leave the tooth where it is: do not pull it or push it.";
const seenSoon = "A dentist should look at it soon.";
const clothIfBleeding = "If it bleeds, let the child bite gently on a clean cloth.";
const notWithinHours =
  "If the bleeding will not stop, or the child is unwell, go to a hospital emergency department.";

/** Where the words tell more of the tooth than that it is hurt. */
const ofInjury: Readonly<Record<ToothInjury, readonly string[]>> = {
  baby_tooth: [
    `A baby tooth that is out is not put back in, and needs no milk. If it is loose, leave it where it is. ${clothIfBleeding}`,
    seenSoon,
  ],
  pushed_baby_tooth: [`${leaveThere} ${clothIfBleeding}`, seenSoon],
  pushed_tooth: [leaveThere, "It should be seen by a dentist within the hour."],
};

/** Asked beforehand. */
export const ifToothIsOut = [
  "If an adult tooth is ever knocked out, hold it by the crown, do not touch the root, keep it in milk, and see a dentist within the hour. A baby tooth is not put back in.",
  whenTripleZero.knocked_out_tooth,
].join(" ");

export const urgentAdvice = (degree: DentalTrouble, injury: ToothInjury | null): string[] => [
  ...(injury && isOfTooth(degree) ? ofInjury[injury] : firstAid[degree]),
  whenTripleZero[degree],
];

const isOfTooth = (degree: DentalTrouble): boolean =>
  degree === "knocked_out_tooth" || degree === "broken_tooth";

type Answers = Partial<Record<FirstAidQuestion, string>>;

/** What one may take, nobody knows who does not know the patient (healthdirect, 'Toothache and swelling'). */
const whatToTake = "Which painkiller is right for you, a pharmacist or your doctor can tell you.";
const ofAdultTooth: Answers = {
  rinse:
    "If it is dirty, hold it by the crown and rinse it for a few seconds in milk, or very briefly in water. Do not scrub it.",
  put_back:
    "An adult tooth may be put straight back, root first, if whoever lost it is fully awake; then bite gently on a clean cloth. Otherwise keep it in milk. A baby tooth is never put back.",
  keep: "Milk is best; do not keep it in water. Without milk, wrap it in cling wrap, so that it does not dry out.",
  how_long: "Every minute counts. A dentist should see it within the hour.",
  relief: `Keep the tooth in milk, and bite gently on a clean cloth if it bleeds. ${whatToTake}`,
  need_seen: "Yes. A dentist should see it within the hour.",
  bring_it: "Yes, bring it along, in milk.",
};
const notPutBack = "A baby tooth is not put back in, and needs no milk.";
const ofBabyTooth: Answers = {
  rinse: notPutBack,
  put_back: notPutBack,
  keep: notPutBack,
  how_long: `${seenSoon} ${notWithinHours}`,
  relief: `${clothIfBleeding} ${whatToTake}`,
  need_seen: `Yes. ${seenSoon} ${notWithinHours}`,
  bring_it: "Bring it along if you have it.",
};
const ofPushedTooth: Answers = {
  rinse: leaveThere,
  put_back: leaveThere,
  keep: leaveThere,
  how_long: "A dentist should see it within the hour.",
  need_seen: "Yes. A dentist should see it within the hour.",
  relief: `${leaveThere} ${whatToTake}`,
};
const ofPushedBabyTooth: Answers = {
  ...ofBabyTooth,
  rinse: leaveThere,
  put_back: leaveThere,
  keep: leaveThere,
};
const ofBrokenTooth: Answers = {
  put_back: "Do not put the piece back. Keep it in milk, and bring it along.",
  keep: "Milk is best for the piece, so that it does not dry out.",
  bring_it: "Yes, bring any piece along.",
  need_seen: `Yes. ${seenSoon}`,
  how_long: seenSoon,
  relief: `Avoid biting on that side, and drinks that are very hot or very cold. ${whatToTake}`,
};
const byInjury: Readonly<Record<ToothInjury, Answers>> = {
  baby_tooth: ofBabyTooth,
  pushed_baby_tooth: ofPushedBabyTooth,
  pushed_tooth: ofPushedTooth,
};
const hardToBreathe = "If it is hard to breathe or swallow, dial triple zero, 000.";
const byDegree: Readonly<Record<DentalTrouble, Answers>> = {
  knocked_out_tooth: ofAdultTooth,
  broken_tooth: ofBrokenTooth,
  injured_jaw: {
    need_seen: "Yes. It should be seen today.",
    relief: `Keep it still, and eat nothing. ${whatToTake}`,
    how_long: "It should be seen today, at a hospital emergency department if we cannot see you.",
    worse: `Then go to a hospital emergency department. ${hardToBreathe}`,
  },
  swelling: {
    relief: `A cold pack on the outside of the cheek can ease it. ${whatToTake}`,
    need_seen: "Yes. A swollen face should be seen by a dentist, or at a hospital after hours.",
    how_long:
      "Swelling should be seen soon. If it grows, or you get a fever, go to a hospital emergency department.",
    worse:
      "If the swelling grows, or you get a fever, go straight to a hospital emergency department. If it reaches the eye or neck, or it is hard to breathe or swallow, dial triple zero, 000.",
  },
  severe_pain: {
    relief: `Avoid drinks that are very hot or very cold, and eat what is easy to chew. ${whatToTake}`,
    worse: `If the face swells, or you get a fever, go to a hospital emergency department. ${hardToBreathe}`,
  },
};

/** What is asked of it, or an empty text where nothing is known that is not said in the advice. */
export const firstAidAnswer = (
  question: FirstAidQuestion,
  degree: DentalTrouble,
  injury: ToothInjury | null,
): string =>
  question === "outcome"
    ? outcome
    : ((injury && isOfTooth(degree) ? byInjury[injury] : byDegree[degree])[question] ?? "");
const outcome = "I cannot tell that from here; a dentist has to see it.";

/** The helpline is answered at any hour, in Victoria as Nurse-on-call. */
export const whichHospital =
  "I do not know the places near you. Go to the nearest hospital emergency department, or to any dentist who is open now; healthdirect, on 1800 022 222, can tell you which.";

/** The team is told, which may take until tomorrow. */
export const cannotRingThem =
  "I cannot ring anybody myself, but I am telling the team now. Do not wait for them: show a grown-up near you, and ring home yourself.";

/** A lump in the mouth that neither grows nor closes anything. */
export const lumpShouldBeSeen =
  "A dentist should look at a lump soon. If it swells fast, or it gets hard to breathe or swallow, hang up and dial triple zero, 000.";

/** On the first day; longer bleeding is pressed on for half an hour (Australian Dental Association, after an extraction). */
export const biteOnCloth = "Bite firmly on a clean folded cloth for half an hour, and do not rinse.";
export const oozingIsUsual = `A little blood or pink spit is usual on the first day after a tooth was taken out. ${biteOnCloth}`;
/** Nobody is told to stop them. */
export const thinnersBleedLonger =
  "With blood thinners it can bleed for longer, so it should be seen soon. Do not stop taking them unless your doctor says so.";
export const oozingGetsWorse =
  "If it pours, or does not stop, dial triple zero, 000, or go to a hospital emergency department.";

/** Teeth and crowns that are swallowed pass; those that are breathed in do not. */
export const swallowedTooth =
  "If there is coughing that does not stop, wheezing, drooling or trouble breathing, hang up and dial triple zero, 000.";
export const swallowedAndWell =
  "A tooth or crown that was swallowed mostly passes by itself. If it is sharp, or bigger than a tooth, go to a hospital emergency department; with pain in the belly or vomiting, see a doctor.";
