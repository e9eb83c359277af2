import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { EmergencyDegree } from "#server/dialogue/understanding.ts";

/**
 * What is said in an emergency, kept to what is safe without seeing the patient. Checked against SA Health,
 * 'Dental emergencies: what you need to know and do' (milk, the root left alone, facial swelling is seen at
 * once), healthdirect, 'Toothache and swelling' (trouble breathing or swallowing), and National First Aid,
 * 'Bleeding from a damaged / knocked out tooth' (held by the crown, kept moist).
 */
const threats: Partial<Record<EmergencyDegree, string>> = {
  breathing: "Trouble breathing or swallowing needs an ambulance.",
  bleeding: "Bleeding that does not stop needs an ambulance.",
  // Covers whatever else endangers life, from a collapse to a blow to the head.
  collapse: "That needs an ambulance.",
};

export const isLifeThreatening = (degree: EmergencyDegree): boolean => Object.hasOwn(threats, degree);

/** The number comes first, and once more at the end; the assistant never rings it itself. */
export const dialTripleZero = (degree: EmergencyDegree): string =>
  `Hang up now and dial triple zero, 000. ${threats[degree] ?? ""} I cannot make that call for you. Hang up and dial 000 now.`;

/** Lifeline's own number, answered day and night all over Australia. */
export const selfHarmHelp =
  "If you are in danger now, hang up and dial triple zero, 000. You can also ring Lifeline at any time on 13 11 14. I am a machine and cannot make that call for you.";

/** When it is not certain that it is happening now: the number first all the same, then the question. */
export const dialTripleZeroIfNow = (degree: EmergencyDegree): string =>
  `If this is happening now, hang up and dial triple zero, 000. ${threats[degree] ?? ""}`;

export const repeatTripleZero = "Hang up and dial triple zero, 000, now.";

const firstAid: Partial<Record<EmergencyDegree, readonly string[]>> = {
  knocked_out_tooth: [
    "If an adult tooth is out, hold it by the crown, do not touch the root, and keep it in milk. If it is only loose or pushed, leave it where it is.",
    "It should be seen by a dentist within the hour.",
  ],
  injured_jaw: [
    "A jaw that is broken, out of its joint or stuck should be seen today, at a hospital emergency department if we cannot see you.",
    "Keep it still, and eat nothing.",
  ],
  severe_pain: ["I am sorry you are in pain. We will try to see you soon."],
  swelling: ["Swelling should be seen soon. A cold pack on the outside of the cheek can ease it."],
  broken_tooth: ["Keep any piece of the tooth in milk, and avoid biting on that side."],
};

const whenTripleZero: Partial<Record<EmergencyDegree, string>> = {
  knocked_out_tooth:
    "If there is bleeding that will not stop, or a blow to the head with fainting, dial triple zero, 000.",
  injured_jaw:
    "If you have trouble breathing, heavy bleeding or a blow to the head with fainting, hang up and dial triple zero, 000.",
  severe_pain: "If you have trouble breathing or swallowing, hang up and dial triple zero, 000.",
  swelling:
    "If the swelling reaches the eye or neck, or you have trouble breathing or swallowing, hang up and dial triple zero, 000.",
  broken_tooth: "If there is bleeding that will not stop, hang up and dial triple zero, 000.",
};

export function urgentAdvice(degree: EmergencyDegree): string[] {
  return [...(firstAid[degree] ?? []), whenTripleZero[degree] ?? ""];
}

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
  knocked_out_tooth: "a knocked-out tooth",
  injured_jaw: "an injured jaw",
  severe_pain: "severe pain",
  swelling: "swelling",
  broken_tooth: "a broken tooth",
};
