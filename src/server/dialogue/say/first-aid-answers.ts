import type { PlanItem } from "../decide/plan.ts";
import type { ClinicFacts } from "../events.ts";
import type { DangerKind } from "../hear/acts.ts";
import { clinicEmergency, dialTripleZero, healthdirectNumber, poisonsNumber } from "./help-lines.ts";
import { inARow } from "./spoken.ts";

/**
 * A question in the middle of a danger, answered in a line: what to do, where to go, what to take. Sources as in
 * `first-aid.ts`; front teeth change at six to eight (healthdirect, 'Teething and tooth development').
 */
export function firstAidAnswer(
  { danger, of, isSent, age }: Extract<PlanItem, { item: "first_aid" }>,
  facts: ClinicFacts,
): string {
  if (of === "medicine" && danger !== "poison") return inARow(medicine, isSent ? numberFirst : "");
  if (of === "where" && danger !== "poison" && danger !== "violence")
    return isSent ? tripleZeroOrDrive : inARow(hospital, clinicEmergency(facts));
  return inARow(answers[danger](age), isSent ? numberFirst : "");
}

const numberFirst = `And yes, triple zero comes first: ${dialTripleZero}.`;
const medicine = `I can't say what's right for you. Don't take the next tablet before a pharmacist, or a nurse at healthdirect on ${healthdirectNumber}, any hour, has said so.`;
const hospital =
  "If it can't wait for us, go to the nearest hospital emergency department. They're open all day and night.";
const tripleZeroOrDrive = `Triple zero first: ${dialTripleZero}. Failing that, have somebody drive you to the nearest hospital emergency department, right now.`;

const unconscious = (): string =>
  "Nobody in that state should be alone, drive, or eat and drink. If they're drowsy or out, lay them on their side.";
const inHospital = (): string =>
  "Yes, have it looked at in a hospital emergency department, now. Have somebody drive you, and don't be alone or go to sleep before that.";
const pressOn = (): string =>
  "A clean hanky or cloth does as well as gauze. Fold it up, put it on the spot, and bite down firmly for 20 minutes without looking.";

/** By the patient's age in years; null = nobody said. */
export const answers: Readonly<Record<DangerKind, (age: number | null) => string>> = {
  breathing: () => "Sit up, lean forward a little, and don't lie down. Nothing to eat or drink.",
  bleeding: () => "A clean hanky or cloth will do. Press it on firmly, and don't let go to look.",
  collapse: unconscious,
  fainted: unconscious,
  head_injury: inHospital,
  violence: () => "Go somewhere safe if you can, and if it isn't safe to talk, just hang up.",
  self_harm: () =>
    "You don't have to sort that out alone. Somebody at Lifeline will talk it through with you.",
  poison: () =>
    `Don't make anybody sick. Have the bottle or packet with you, and ring the Poisons Information Centre, on ${poisonsNumber}; they'll tell you what to do.`,
  allergic: () =>
    `Don't take the next tablet before a pharmacist, or a nurse at healthdirect on ${healthdirectNumber}, any hour, has said so.`,
  knocked_out_tooth: ofTooth,
  injured_jaw: () =>
    "Keep it still, eat nothing, and have it looked at in a hospital emergency department today.",
  severe_pain: () =>
    `A cold pack on the cheek can ease it. For what to take, ask a pharmacist, or a nurse at healthdirect, any hour, on ${healthdirectNumber}.`,
  swelling: () =>
    "A cold pack on the outside of the cheek, and have it seen today. If it grows or you feel feverish, go to a hospital emergency department.",
  broken_tooth: () => "Keep the piece in milk, bring it along, and don't bite on that side.",
  fever: () => "That can't wait: if we can't see you today, go to a hospital emergency department.",
  oozing: pressOn,
};

/** Until then every tooth is a baby tooth; from then on the front teeth, which are those that are knocked out, are not. */
const ageOfMilkTeeth = 5;
const ageOfAdultTeeth = 8;
function ofTooth(age: number | null): string {
  const putBack =
    "hold it by the crown, rinse it briefly in milk, put it straight back in, and bite gently on a clean cloth. If you can't, keep it in milk.";
  if (age === null) return `If it's an adult tooth, yes: ${putBack} A baby tooth stays out.`;
  if (age <= ageOfMilkTeeth)
    return "At that age it's a baby tooth, so no, don't put it back. Bring it along.";
  if (age < ageOfAdultTeeth)
    return "At that age it may be either, so don't push it in: keep it in milk, and have it seen straight away.";
  return `At that age it's nearly always an adult tooth, so yes: ${putBack}`;
}
