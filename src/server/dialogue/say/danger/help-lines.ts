import { cardinalWords } from "#kernel/number-words.ts";
import type { ClinicFacts } from "../../events.ts";
import type { HelpLineId } from "../../hear/acts/of-danger.ts";
import { inARow, spokenContact, withoutEnd } from "../spoken.ts";

/**
 * Numbers for help, as the services give them, said in groups: lifeline.org.au; the Poisons Information Centre, one number for
 * all of Australia (poisonsinfo.health.qld.gov.au); healthdirect.gov.au; 1800respect.org.au. Each answers day and night.
 */
export const lifelineNumber = "13 11 14";
/**
 * suicidecallbackservice.org.au. The number as broadcasters print it (2ser.com/world-suicide-prevention-day-2019); that it answers day
 * and night: Department of Health, 'National Suicide Call Back Service' (health.gov.au, evaluation of suicide prevention activities).
 */
export const callBackNumber = "1300 659 467";
export const poisonsNumber = "13 11 26";
export const healthdirectNumber = "1800 022 222";
export const respectNumber = "1800 737 732";
export const dialTripleZero = "hang up and dial triple zero, 000";

export const helpLines: Readonly<Record<HelpLineId, (facts: ClinicFacts) => string>> = {
  lifeline: () => `Lifeline is on ${lifelineNumber}, any time of day or night.`,
  poisons: () => `The Poisons Information Centre is on ${poisonsNumber}, any time of day or night.`,
  healthdirect: () => `healthdirect is on ${healthdirectNumber}; a nurse answers at any hour.`,
  emergency: () =>
    "In an emergency, it's triple zero, 000. I can't ring them for you, so please hang up and dial.",
  clinic_emergency: (facts) => inARow(clinicEmergency(facts) || noEmergencyContact, atOtherHours(facts)),
  violence: () =>
    `1800 RESPECT is on ${respectNumber}, any time of day or night. If you're in danger, dial triple zero, 000.`,
};

const noEmergencyContact = `I don't have an emergency number for the clinic. healthdirect, on ${healthdirectNumber}, can tell you at any hour who's open.`;

/** Digit by digit, for whoever writes it down. */
export function slowly(line: HelpLineId, facts: ClinicFacts): string {
  const said = helpLines[line](facts);
  const number = numbers[line];
  if (number === undefined) return said;
  const groups = number
    .split(" ")
    .map((group) => [...group].map((digit) => cardinalWords[Number(digit)]).join(" "));
  return `${said} Slowly: ${groups.join(", ")}.`;
}
const numbers: Partial<Record<HelpLineId, string>> = {
  lifeline: lifelineNumber,
  poisons: poisonsNumber,
  healthdirect: healthdirectNumber,
  violence: respectNumber,
};

const numberOf = ({ emergencyContact, emergencyHours }: ClinicFacts): string => {
  const number = (emergencyHours.available ? emergencyHours.contact : "") || emergencyContact;
  return number.trim() === "" ? "" : spokenContact(number);
};

/** Whom the clinic wants rung in an emergency, whose number it is and when it answers; empty when it names nobody, or nobody answers there now. */
export function ringNow(facts: ClinicFacts): string {
  const { isOver, isLater } = facts.emergencyHours;
  const contact = isOver || isLater ? "" : clinicEmergency(facts);
  return contact === "" ? "" : `If it can't wait, ${contact.replace("Our", "our")}`;
}

/** The same, asked for. */
export function clinicEmergency(facts: ClinicFacts): string {
  const { available, hours, isOver, isLater } = facts.emergencyHours;
  if (isOver) return `Our emergency contact answers ${withoutEnd(hours)}, so nobody's there now. ${anyHour}`;
  const number = numberOf(facts);
  if (number === "") return "";
  const when = available && hours.trim() !== "" ? `, ${withoutEnd(hours)}` : "";
  return `Our emergency contact is ${number}${when}.${isLater ? " While we're open, it's this number." : ""}`;
}
/** Where somebody answers at some hours alone. */
const atOtherHours = ({ emergencyHours: { available, hours, isOver } }: ClinicFacts): string =>
  available && !isOver && hours.trim() !== ""
    ? `At any other hour, a nurse at healthdirect answers, on ${healthdirectNumber}.`
    : "";
const anyHour = `Go to the nearest hospital emergency department, or ring healthdirect on ${healthdirectNumber}, who can tell you who's open.`;

/** Where to go when nobody is at the clinic. */
export const whereToGo = (facts: ClinicFacts): string =>
  facts.emergencyHours.isOver ? anyHour : clinicEmergency(facts) || anyHour;
