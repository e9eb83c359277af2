import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { EmergencyDegree, LifeThreat } from "#server/dialogue/understanding.ts";
import type { HelpLine } from "#server/dialogue/what/read-help-line.ts";
import type { Poisoning } from "#server/dialogue/what/read-poisoning.ts";

/**
 * What is said when life may be in danger, and where help is. What is done meanwhile for a tooth is in first-aid.ts.
 */
const threats: Readonly<Record<LifeThreat, string>> = {
  breathing: "Trouble breathing or swallowing, or a swelling that spreads, needs an ambulance.",
  bleeding: "Bleeding that does not stop needs an ambulance.",
  // Covers whatever else endangers life, from a collapse to a blow to the head.
  collapse: "That needs an ambulance.",
  violence: "That number brings the police and the fire brigade, too.",
};

/** The number comes first, and once more at the end; the assistant never rings it itself. */
export const dialTripleZero = (degree: LifeThreat): string =>
  `Hang up now and dial triple zero, 000. ${threats[degree]} I cannot make that call for you. Hang up and dial 000 now.`;

/** Lifeline's own number (lifeline.org.au), answered day and night all over Australia. */
export const selfHarmHelp =
  "If you are in danger now, hang up and dial triple zero, 000. You can also ring Lifeline at any time on 13 11 14. I am a machine and cannot make that call for you.";

/** The national line for violence at home and sexual violence, at any hour (1800respect.org.au/terms-and-conditions). */
export const violenceHelp =
  "1800RESPECT listens at any hour to whoever is hurt or threatened at home, on 1800 737 732.";

/** Somebody may be listening, on either end. */
export const safeToTalk =
  "If he or she may hear you, or it is not safe to talk, just hang up; in danger, dial triple zero, 000.";

/** After Lifeline was named. */
export const stillThere =
  "I am sorry that it is so hard. I am only a machine, but people listen at any hour: Lifeline, on 13 11 14. In danger, dial triple zero, 000.";

/**
 * Hands round the neck leave no mark in many, and swell or tear what lies beneath (NSW Agency for Clinical Innovation,
 * 'Non-fatal strangulation', and De Boos, Emergency Medicine Australasia 2019).
 */
export const chokedHelp =
  "A neck that was squeezed should be looked at in a hospital today, even if it feels well: it can swell later.";

/**
 * The Poisons Information Centre, one number for all of Australia (poisonsinfo.health.qld.gov.au). As its first aid pages say: nobody is made to vomit
 * (Victoria), an eye is flushed for a quarter of an hour (New South Wales). Something in the eye stays where it is.
 */
export const poisonHelp: Readonly<Record<Poisoning, string>> = {
  swallowed:
    "If they are awake and well, ring the Poisons Information Centre now, at any hour, on 13 11 26, and do not make them vomit.",
  in_eye:
    "Flush the eye with cool running water for 15 minutes, and ring the Poisons Information Centre, at any hour, on 13 11 26.",
  object_in_eye: "Do not rub the eye, and leave anything that is stuck in it where it is.",
};

/** Beside 000, for somebody who is sick in the stomach and nothing worse. */
export const poisonHelpWhenSick =
  "While they are awake and breathing well, the Poisons Information Centre tells you at any hour what to do, on 13 11 26. Do not make them vomit.";

/** Beside 000, for too many tablets: what harms the liver is not felt for a day. */
export const overdoseHelp =
  "Do so even if nothing is felt yet. Besides that, the Poisons Information Centre is there at any hour, on 13 11 26.";

/** Nobody is known to be unwell: 000 for when that changes, then whom to ring. */
export const poisonAdvice = (poisoning: Poisoning): string =>
  poisoning === "swallowed"
    ? `If somebody is drowsy, choking or has trouble breathing, hang up and dial triple zero, 000. ${poisonHelp.swallowed}`
    : `If the sight is going or the eye is badly hurt, hang up and dial triple zero, 000. ${poisonHelp[poisoning]}`;

/** Somebody is sick from it, and nothing worse. */
export const poisonAdviceWhenSick =
  "If somebody is drowsy, choking, cannot stop vomiting or has trouble breathing, hang up and dial triple zero, 000. Otherwise ring the Poisons Information Centre now, at any hour, on 13 11 26, and do not make them vomit.";

/** Whoever swallowed it is well so far. */
export const ringPoisonsAnyway =
  "Good. Ring the Poisons Information Centre on 13 11 26 all the same; they know what to watch for.";

/** Each line's own number, as the services give it (see the sources above; healthdirect.gov.au for its helpline). */
export const helpLineIs: Readonly<Record<Exclude<HelpLine, "clinic">, string>> = {
  lifeline: "Lifeline is on 13 11 14, at any hour.",
  poisons: "The Poisons Information Centre is on 13 11 26, at any hour.",
  healthdirect: "healthdirect is on 1800 022 222: a nurse answers at any hour.",
  respect: "1800RESPECT is on 1800 737 732, at any hour.",
};
export const noEmergencyContact =
  "I have no emergency number of the clinic. healthdirect, on 1800 022 222, can tell you at any hour who is open; in danger, dial triple zero, 000.";

/** The danger was taken back. */
export const ifItChanges = "Good to hear. If that changes, hang up and dial triple zero, 000.";

/** When it is not certain that it is happening now: the number first all the same, then the question. */
export const dialTripleZeroIfNow = (degree: LifeThreat): string =>
  `If this is happening now, hang up and dial triple zero, 000. ${threats[degree]}`;

/** While whoever rang has not hung up yet. */
export const operatorHelps =
  "The triple zero operator stays on the line with you and tells you what to do until help comes.";
/** Until the operator is on the line (healthdirect, 'First aid': sit up to breathe, press on what bleeds). */
export const meanwhile: Readonly<Record<LifeThreat, string>> = {
  breathing: "Until then, sit up and lean forward a little, and do not lie down.",
  bleeding: "Until then, press on it firmly with a clean cloth, and do not let go.",
  collapse: "Until then, do not leave them alone, and give nothing to eat or drink.",
  violence: "Until then, go where you are safe, if you can.",
};

export const repeatTripleZero = "Hang up and dial triple zero, 000, now.";

const elsewhereNow = "go to a hospital emergency department or to another dentist who can see you now";
/** A tooth that was knocked out is lost with the hours. */
export const notWithinTheHour = `I have no free time within the hour. Do not wait for us: ${elsewhereNow}.`;
export const stillNotWithinTheHour =
  "There is still nothing within the hour here; a hospital or another dentist can be quicker.";
export const notThereNow = `Nobody can see you here now. Do not wait for us: ${elsewhereNow}.`;
export const teamToldOfComing = `I am telling the team now that you would come at once, but I cannot promise that somebody is free. If they cannot see you, ${elsewhereNow}.`;

/** To 'is that an emergency', when nothing that was told is one. */
export const gumsNoEmergency =
  "Gums that bleed a little when they are brushed are no emergency as long as it stops, but a dentist should look at them. Bleeding that does not stop is one: then dial triple zero, 000.";
export const whatIsEmergency =
  "I cannot judge that from here. With trouble breathing or swallowing, bleeding that does not stop or a swelling that spreads, hang up and dial triple zero, 000. Anything else a dentist should look at.";

/** The clinic's own emergency line, only as far as the clinic has given it. */
export function emergencyLine(facts: ClinicFacts): string {
  const { available, contact, hours } = facts.emergencyHours;
  const number = (available ? contact : "") || facts.emergencyContact;
  if (number === "") return "";
  const when = available && hours !== "" ? `, ${hours}` : "";
  return `The clinic's emergency contact is ${number}${when}.`;
}

export const emergencyLabels: Record<EmergencyDegree, string> = {
  breathing: "trouble breathing or swallowing",
  bleeding: "heavy bleeding",
  collapse: "a collapse",
  violence: "violence or a fire",
  knocked_out_tooth: "a knocked-out tooth",
  injured_jaw: "an injured jaw",
  severe_pain: "severe pain",
  swelling: "swelling",
  broken_tooth: "a broken tooth",
};
