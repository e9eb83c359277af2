import type { PlanItem } from "../../decide/plan.ts";
import type { ClinicFacts } from "../../events.ts";
import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { inARow, spokenTime } from "../spoken.ts";
import { ageOfAdultTeeth, ageOfMilkTeeth, aidDetail, isDetailKnown } from "./aid-details.ts";
import { advice, stillComing } from "./first-aid.ts";
import {
  clinicEmergency,
  dialTripleZero,
  healthdirectNumber,
  poisonsNumber,
  respectNumber,
  whereToGo,
} from "./help-lines.ts";
import { isOfSafety, safetyAnswer } from "./safety-answers.ts";

/**
 * A question in the middle of a danger, answered in a line: what to do, where to go, what to take. Sources as in
 * `first-aid.ts`; front teeth change at six to eight (healthdirect, 'Teething and tooth development').
 */
export function firstAidAnswer(item: Item, facts: ClinicFacts): string {
  const { of, isOfReaction, about, danger, age } = item;
  if (about && isOfSafety(about)) return inARow(safetyAnswer(item, about), numberOf(item));
  if (about === "triple_zero" && item.isSent) return inARow(item.known ? "" : "Yes.", whether(item));
  if (about === "come") return whetherToCome(item, facts);
  if (about && (!item.isSent || isDetailKnown(danger, about)))
    return inARow(aidDetail(danger, about, age), numberOf(item));
  // A reaction may be to it.
  const isOfMore = isOfReaction && (of === "medicine" || of === "whether");
  if (of === "medicine" && item.isOnRegular && !isSwallowed(danger))
    return inARow(keepTaking, numberOf(item));
  return inARow(isOfMore && !item.isOnRegular ? leaveNew : "", answerTo(item, facts));
}
type Item = Extract<PlanItem, { item: "first_aid" }>;

/** While 000 is held to, in a line: the number is said with it in any case. */
export function detailOf(item: Item): string {
  const { of, about, danger, age, held } = item;
  if (about && isOfSafety(about)) return safetyAnswer(item, about);
  if (about === "triple_zero") return "Yes.";
  if (about && isDetailKnown(danger, about)) return aidDetail(danger, about, age);
  if (held && held.instead.length > 0) return "";
  if (of === "whether") return `${whySent(danger)}.`;
  return of === "where" ? "Stay where you are, they come to you." : whileSent(danger, age);
}

/** Asked about coming, nobody hears of milk. */
function whetherToCome({ visitAt = null, isNobodyIn }: Item, facts: ClinicFacts): string {
  if (isNobodyIn) return inARow("Nobody's here right now.", whereToGo(facts));
  return visitAt === null
    ? "Yes, come straight in, the sooner the better."
    : `Yes, come straight in; the visit's at ${spokenTime(visitAt)}.`;
}

/** Only of what may have brought the reaction. */
export const leaveNew = "Don't take any more of whatever you'd just started.";

/** 000 with the answer, unless it was said often enough or is being rung. */
const numberOf = ({ isSent, known }: Item): string => (isSent && !known ? numberFirst : "");

function answerTo(item: Item, facts: ClinicFacts): string {
  const { danger, of, isSent, isOfHospital, isKnown, isOver, isMedicated, age } = item;
  // Nothing of it was so: what is done for it is none of theirs.
  if (isOver && (of === "what" || of === "whether") && onlyIfSo.has(danger)) return notSo(danger);
  if (isKnown && (of === "what" || of === "whether")) return inBrief(danger, age, of === "whether");
  if (item.isPlain) return plainly(danger);
  if (isOfHospital && of === "where") return inARow(nearest, advice[danger].whenTripleZero);
  if (isOfHospital && of !== "meanwhile" && of !== "medicine") return toHospital(danger);
  if (of === "whether" && !isSent && advice[danger].goNow) return toHospital(danger);
  if (of === "whether") return whether(item);
  if (of === "meanwhile") return "Have somebody put the tooth in milk, without scrubbing it.";
  if (of === "medicine" && !isSwallowed(danger))
    return inARow(isMedicated ? noMore : whoCanSay, numberOf(item));
  if (of === "where" && !isSwallowed(danger) && danger !== "violence")
    return isSent
      ? item.known
        ? "Stay where you are, they come to you."
        : tripleZeroOrDrive
      : inARow(hospital, isAnsweredNow(facts) ? clinicEmergency(facts) : "");
  return isSent ? inARow(whileSent(danger, age), numberOf(item)) : answers[danger](age);
}

const isAnsweredNow = ({ emergencyHours: { isOver, isLater } }: ClinicFacts): boolean => !isOver && !isLater;

/** Once 000 was named, nothing is said of a doctor later today. */
const whileSent = (danger: DangerKind, age: number | null): string =>
  ofNow.has(danger) ? answers[danger](age) : advice[danger].meanwhile;
const ofNow: ReadonlySet<DangerKind> = new Set([
  ...(["breathing", "choking", "bleeding", "collapse", "poison", "battery", "knocked_out_tooth"] as const),
  ...(["violence", "self_harm"] as const),
]);

/** To whoever speaks little English: short sentences, and one thing in each. */
const plainly = (danger: DangerKind): string =>
  `Go to the hospital now. The emergency department. Don't wait till tomorrow. If ${advice[danger].ifSo}, ${dialTripleZero}.`;

const nearest = "The nearest hospital emergency department, please, now: they're open all day and night.";

/** What was said with the question, as a plain answer. */
const toHospital = (danger: DangerKind): string =>
  inARow(
    "Hospital, please, and don't wait: the nearest emergency department, open day and night.",
    advice[danger].whenTripleZero,
    `A nurse at healthdirect can help you decide, on ${healthdirectNumber}.`,
  );

/** Whether it is dangerous, and can wait: nobody is told that it can. */
const whether = ({ danger, isSent, age, known }: Item): string =>
  isSent && known
    ? inARow("The operator can tell you that.", whileSent(danger, age))
    : isSent
      ? inARow(
          `${whySent(danger)}, so triple zero comes before the car, and before us: ${dialTripleZero}, now.`,
          advice[danger].meanwhile,
        )
      : inARow(
          answers[danger](age),
          advice[danger].whenTripleZero,
          `To know whether it can wait, ring a nurse at healthdirect, any hour, on ${healthdirectNumber}.`,
        );

/** Why 000, as the beginning of a sentence. */
const whySent = (danger: DangerKind): string =>
  danger === "violence" || danger === "self_harm" ? "Your safety comes first" : advice[danger].why;

/** Nobody is told over the telephone that it is nothing. */
const stillSeen = (danger: DangerKind): string =>
  inARow(
    `I can't tell that from here, so it's still best seen, even if it eases. A nurse at healthdirect can tell you more, any hour, on ${healthdirectNumber}.`,
    advice[danger].whenTripleZero,
  );

/** First aid for these helps nobody who is well. */
const onlyIfSo: ReadonlySet<DangerKind> = new Set(["collapse", "fainted", "breathing", "choking"]);
const notSo = (danger: DangerKind): string =>
  inARow(
    "If all of that is well, as you say, it's for the dentist or a doctor to look at.",
    advice[danger].whenTripleZero,
    `If you aren't sure, a nurse at healthdirect can tell you more, any hour, on ${healthdirectNumber}.`,
  );

/** What was said at length is named once more in a few words: the plain answer, where there is one. */
function inBrief(danger: DangerKind, age: number | null, isWhether: boolean): string {
  const plain = briefly[danger]?.(age);
  if (plain === undefined) return stillSeen(danger);
  return isWhether
    ? inARow(plain, `A nurse at healthdirect can tell you more, any hour, on ${healthdirectNumber}.`)
    : plain;
}
const briefly: Partial<Record<DangerKind, (age: number | null) => string>> = {
  knocked_out_tooth: briefOfTooth,
  oozing: () => "Leave any clot where it is, don't pull at it or rinse, and keep biting on the gauze.",
  swelling: () => "As I said: a cold pack, and seen today.",
  loosened_tooth: () => "As I said: leave it where it is, and don't push or pull it.",
  lost_crown: () => "As I said: keep the piece, and don't chew on that side.",
  swallowed_piece: (age) =>
    age !== null && age < ageOfGrown
      ? "As I said: a doctor or a hospital emergency department is to check it today, and it isn't for us to find."
      : "If there's any doubt that it was swallowed and not breathed in, or it's sharp, a doctor or a hospital emergency department is to check it today. If neither, it mostly passes by itself.",
  poison: () =>
    `As I said: Poisons, on ${poisonsNumber}, can tell you that straight away. Don't make anybody vomit meanwhile.`,
  battery: () => "As I said: hospital now, nothing to eat or drink, and don't make them vomit.",
  bitten_lip: () => "As I said: ten minutes of firm pressing, and something cold on it.",
};

/** What is said of these is where to turn, whatever is asked. */
const isSwallowed = (danger: DangerKind): boolean =>
  danger === "poison" || danger === "battery" || danger === "swallowed_piece";
const numberFirst = `And yes, triple zero comes first: ${dialTripleZero}.`;
/** Of what nobody was told to take, nothing is told to be left. */
const whoCanSay = `I can't say what's right for you. A pharmacist can, or a nurse at healthdirect on ${healthdirectNumber}, any hour.`;
/** Whoever leaves out what a doctor has them on may come to harm: nobody is told to. */
const keepTaking = `Keep taking what your doctor has you on just as they told you, and please don't stop or change it. A pharmacist, or a nurse at healthdirect on ${healthdirectNumber}, any hour, can tell you more.`;
export const noMore = `Please don't take any more before a pharmacist, or a nurse at healthdirect on ${healthdirectNumber}, any hour, has said so. If it's been more than the packet says for a day, ring Poisons now, on ${poisonsNumber}.`;
const hospital =
  "If it can't wait for us, go to the nearest hospital emergency department. They're open all day and night.";
const tripleZeroOrDrive = `Triple zero first: ${dialTripleZero}. Failing that, have somebody drive you to the nearest hospital emergency department, right now.`;

/** Whether they have come round was asked before. */
const fromFaint = (): string =>
  "Good that it's over. Take it easy, no driving today, and see a doctor about it today: a faint wants looking into. If it comes on again, lie down with the legs up.";
const inHospital = (): string =>
  "After a knock to the head, see a hospital emergency department today, even if it feels fine. Don't be alone, and don't drive.";

export const pressOn =
  "Fold up a clean cloth or gauze, bite down on it or press it on firmly for 20 minutes, and don't rinse or spit.";

/** What to do until somebody sees it, by the patient's age in years; null = nobody said. */
export const answers: Readonly<Record<DangerKind, (age: number | null) => string>> = {
  breathing: () => "Sit up, lean forward a little, and don't lie down. Nothing to eat or drink.",
  choking: () =>
    "If they can cough, let them. If they can't, give five firm blows between the shoulder blades, and the operator tells you what's next.",
  bleeding: () => "A clean hanky or cloth will do. Press it on firmly, and don't let go to look.",
  collapse: () =>
    "Stay with them. If they're breathing, roll them onto their side; if they aren't breathing normally, the operator tells you what to do, push by push.",
  heart: () =>
    "That can be the heart, so sit down and rest, don't drive, and have a doctor or a hospital see you today, before any dentist.",
  fainted: fromFaint,
  head_injury: inHospital,
  violence: () =>
    `1800 RESPECT listens at any hour, on ${respectNumber}. If it isn't safe to talk, just hang up.`,
  self_harm: () =>
    "You don't have to sort that out alone. Somebody at Lifeline will talk it through with you.",
  poison: () =>
    `Ring the Poisons Information Centre now, on ${poisonsNumber}, with the packet in your hand, and don't make anybody vomit. Nothing to eat or drink unless they say so.`,
  battery: () =>
    `Go straight to the nearest hospital emergency department, even if all seems well, and ring Poisons on ${poisonsNumber} on the way. Don't make them vomit, and nothing to eat or drink unless they say so.`,
  allergic: () =>
    `Leave off anything new that may have brought it on till a pharmacist, or a nurse at healthdirect on ${healthdirectNumber}, has said what to do, and see a doctor today. Don't stop a medicine you're on all the time.`,
  knocked_out_tooth: ofTooth,
  injured_jaw: () =>
    "Hold the jaw still with a hand, don't try to push it back, and don't eat or drink. Please go to the nearest hospital emergency department now.",
  loosened_tooth: (age) =>
    age !== null && age <= ageOfMilkTeeth
      ? leaveMilkTooth
      : inARow(leaveTooth, age === null ? ifMilkTooth : ""),
  severe_pain: () => "I'm sorry, that sounds awful. A pharmacist can tell you what to take till you're seen.",
  swelling: () => "Swelling should be seen today. A cold pack on the outside of the cheek can ease it.",
  broken_tooth: () => "Keep any piece in milk and bring it along, and don't bite on that side.",
  swallowed_piece: (age) =>
    age !== null && age < ageOfGrown
      ? "A child who has swallowed or breathed in a piece is always to be checked: please see a doctor or a hospital emergency department with them today, however well they seem, and don't make them vomit."
      : "What's swallowed mostly passes by itself. If you aren't sure that it was swallowed and not breathed in, or it's sharp, have a doctor or a hospital emergency department check that today, even if it feels fine. Don't try to bring it up. The dentist should see the tooth that it came from.",
  lost_crown: () => "Keep the piece and bring it along, don't glue it, and don't chew on that side.",
  fever: () =>
    "A fever with that can be a spreading infection, so it's to be seen today, in a hospital emergency department if we can't see you.",
  oozing: (age) =>
    age !== null && age < ageOfGrown
      ? `${pressOn} ${stillComing}`
      : `${pressOn} On blood thinners, don't stop them, but be seen today. ${stillComing}`,
  bitten_lip: () =>
    "Press a clean cloth on it firmly for ten minutes without letting go to look, and hold something cold on the outside.",
};

/** Years. */
const ageOfGrown = 16;
const seenToday = "It needs to be seen today, in a hospital emergency department if we can't see you.";
const leaveTooth = `Leave it where it is, and don't wiggle it, pull it or bite on it. ${seenToday}`;
const ifMilkTooth = "That goes for a child's baby tooth, too.";
const leaveMilkTooth = `At that age it's a baby tooth: leave it where it is, and don't pull it or push it. Soft food, and a cold cloth on the lip. ${seenToday}`;
const putBack = "hold it by the crown, don't scrub it, rinse it briefly in milk and push it straight back in";
function briefOfTooth(age: number | null): string {
  if (age === null)
    return "An adult tooth goes straight back in if you can, and a child's baby tooth stays out.";
  if (age <= ageOfMilkTeeth) return "No, it's a baby tooth, so leave it out.";
  return age < ageOfAdultTeeth
    ? "It may be either at that age, so don't push it in: keep it in milk."
    : "Yes, straight back in if you can, and if not, keep it in milk.";
}
function ofTooth(age: number | null): string {
  if (age === null)
    return `If an adult tooth is right out, every minute counts: ${putBack}, or else keep it in milk, or inside the cheek. A child's baby tooth stays out.`;
  if (age <= ageOfMilkTeeth)
    return "At that age it's a baby tooth, so don't put it back. Press a clean cloth on the gum, and bring the tooth along.";
  if (age < ageOfAdultTeeth)
    return "At that age it may be either, so don't push it in: don't scrub it, keep it in milk, and be seen within the hour.";
  return `If it's right out, every minute counts: ${putBack}, and bite gently on a clean cloth. If you can't, keep it in milk.`;
}
