import { type AppointmentType, appointmentMinutes, appointmentTypes } from "#contract/limits.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import { remembering } from "#server/dialogue/words.ts";
import { capital } from "./booking.ts";
import {
  asksOfHoliday,
  asksOfPublicHolidays,
  closedFor,
  closedHours,
  comingHolidays,
  isClosedWithin,
  namedHolidays,
  onSpecialDay,
  opensAgain,
} from "./special-days.ts";
import { hoursOn, onDay, spokenList, spokenTime, spokenVisit } from "./spoken.ts";

/** Answers about the clinic, from its facts and nothing else; an empty string when they hold no answer. */

const range = (hours: { start: string; end: string }): string =>
  `from ${spokenTime(hours.start)} to ${spokenTime(hours.end)}`;

export function allHours(facts: ClinicFacts): string {
  const { weekdays, weekends } = facts.businessHours;
  const week =
    weekdays.start === ""
      ? "We are closed Monday to Friday"
      : `We are open Monday to Friday ${range(weekdays)}`;
  const end = weekends.start === "" ? "closed on weekends" : `${range(weekends)} on Saturday and Sunday`;
  return `${week}, and ${end}.`;
}

export function hoursOnDay(facts: ClinicFacts, date: string, today: string): string {
  const hours = hoursOn(facts, date);
  const day = onSpecialDay(facts, date, today);
  const comma = day === onDay(date, today) ? "" : ",";
  if (hours.start !== "") return `We are open ${day}${comma} ${range(hours)}.${closedHours(facts, date)}`;
  return `We are closed ${day}.${closedFor(facts, date) === "" ? "" : opensAgain(facts, date, today)}`;
}

/** 'What time do you shut tonight', at nine: nobody is told that we are open until five. */
export function hoursToday(facts: ClinicFacts, today: string, time: string): string {
  const { start, end } = hoursOn(facts, today);
  return start !== "" && time >= end ? openNow(facts, today, time) : hoursOnDay(facts, today, today);
}

export function openNow(facts: ClinicFacts, today: string, time: string): string {
  const hours = hoursOn(facts, today);
  const why = closedFor(facts, today);
  if (why !== "") return `We are closed today, ${why}.${opensAgain(facts, today, today)}`;
  if (hours.start === "") return "We are closed today.";
  if (isClosedWithin(facts, today, time)) return `We are closed just now.${closedHours(facts, today)}`;
  if (time < hours.start) return `We are not open yet. Today we open at ${spokenTime(hours.start)}.`;
  return time < hours.end
    ? `Yes, we are open now, until ${spokenTime(hours.end)} today.`
    : `We are closed now; we were open until ${spokenTime(hours.end)} today.`;
}

/** Why nobody can be put on, with the emergency contact for who cannot wait. */
export function closedNow(facts: ClinicFacts, today: string, time: string): string {
  const number = facts.emergencyHours.available ? facts.emergencyHours.contact : facts.emergencyContact;
  const { start } = hoursOn(facts, today);
  const opens = start !== "" && time < start ? ` It opens at ${spokenTime(start)} today.` : "";
  const reached = facts.emergencyHours.available ? facts.emergencyHours.hours.trim().replace(/\.$/, "") : "";
  const urgent =
    number === "" ? "" : ` If it is an emergency, the contact is ${number}${reached && `, ${reached}`}.`;
  const why = closedFor(facts, today);
  const then = why === "" ? "now" : `today, ${why}`;
  return `The clinic is closed ${then}.${opens}${urgent}`;
}

/** 'Are you open on Boxing Day', 'what about the public holiday'; null when no holiday is asked about. */
export function holidayHours(facts: ClinicFacts, words: string, today: string): string | null {
  const named = namedHolidays(facts, words, today);
  const asked = named.length > 0 || !asksOfPublicHolidays(words) ? named : comingHolidays(facts, today, 1);
  if (asked.length > 0) return asked.map((date) => hoursOnDay(facts, date, today)).join(" ");
  const keepsHolidays = facts.specialDays?.some(({ kind }) => kind === "holiday") === true;
  return !keepsHolidays && asksOfHoliday(words) ? "" : null;
}

/** 'What are your weekend hours' and 'are you open Sundays' without a date of their own. */
export const weekendHours = (facts: ClinicFacts): string => {
  const { weekends } = facts.businessHours;
  return weekends.start === "" ? "We are closed on weekends." : `On weekends we are open ${range(weekends)}.`;
};

export const address = (facts: ClinicFacts): string =>
  facts.address === "" ? "" : `We are at ${facts.address.replace(/\.$/, "")}.`;

const sentencesIn = remembering((text): readonly string[] =>
  text
    // No sentence ends at 'Dr.'.
    .split(/(?<=[.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St)\.)\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== ""),
);
export const sentencesOf = ({ additionalInfo }: ClinicFacts): readonly string[] =>
  sentencesIn(additionalInfo);

/** Sentences of the clinic's additional information that speak of the topic. */
export function fromAdditionalInfo(
  facts: ClinicFacts,
  topic: RegExp | ((sentence: string) => boolean),
): string {
  const isOfTopic = typeof topic === "function" ? topic : (each: string) => topic.test(each);
  const matching = sentencesOf(facts).filter(isOfTopic).slice(0, 2);
  return matching.map((each) => (/[.!?]$/.test(each) ? each : `${each}.`)).join(" ");
}

export function services(facts: ClinicFacts): string {
  const all = [...facts.services, ...facts.specializations];
  return all.length === 0 ? "" : `Our services are ${spokenList(all.slice(0, 8), "and")}.`;
}

export const email = (facts: ClinicFacts): string =>
  facts.email === "" ? "" : `The e-mail address is ${facts.email}.`;
export const website = (facts: ClinicFacts): string =>
  facts.website === ""
    ? ""
    : `The website is ${facts.website.replace(/^https?:\/\//, "").replace(/\/$/, "")}.`;
export const phone = (facts: ClinicFacts): string =>
  facts.phoneNumber === "" ? "" : `Reception's number is ${facts.phoneNumber}.`;

/** How long the visit asked about is booked for; without one, how long visits are booked for at this clinic. */
export function lengthOf({ treatmentMinutes = {} }: ClinicFacts, type: AppointmentType | null): string {
  const minutesOf = (each: AppointmentType): number => treatmentMinutes[each] ?? appointmentMinutes;
  if (type !== null) return `${capital(spokenVisit(type))} is booked for ${minutesOf(type)} minutes.`;
  const all = appointmentTypes.map(minutesOf);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most
    ? `Appointments are booked for ${least} minutes.`
    : `Appointments are booked for ${least} to ${most} minutes, depending on what they are for.`;
}

/** Treatments that the dentist looks at first: how long they take themselves is not in the settings. */
export const lengthOfFirstVisit = ({ treatmentMinutes = {} }: ClinicFacts, type: AppointmentType): string =>
  `That begins with ${spokenVisit(type)}, booked for ${treatmentMinutes[type] ?? appointmentMinutes} minutes. How long the treatment itself takes, the team can tell you.`;

export interface ListedPrice {
  service: string;
  /** As it stands in the list, with the word before it: `at $180`, `from $450`. */
  price: string;
}

/** 'Teeth Cleaning - $180', 'Teeth Whitening from $450': the services that bear a price in the clinic's own list. */
export const listedPrices = ({ services: listed, specializations }: ClinicFacts): ListedPrice[] =>
  [...listed, ...specializations].flatMap((entry) => {
    const found = pricedEntry.exec(entry.trim());
    const [, service, word, price] = found ?? [];
    if (service === undefined || price === undefined) return [];
    return [{ service: service.trim(), price: `${word?.trim().toLowerCase() ?? "at"} ${price.trim()}` }];
  });

const pricedEntry =
  /^(.*?[\p{L}\d)])[\s:,–—-]*\(?\s*((?:from|starting (?:at|from)|about|around|up to|under)\s+)?(\$\s?\d.*?|\d[\d,.]*\s*dollars.*?)[).]?$/iu;

export const tellPrices = (prices: readonly ListedPrice[]): string =>
  `The clinic lists ${spokenList(
    prices.map(({ service, price }) => `${service} ${price}`),
    "and",
  )}.`;

export const notOnList = (named: string): string =>
  `${named} ${isPlural.test(named) ? "are" : "is"} not on the list of services I have; the team can tell you.`;
const isPlural = /(?<!ic|s)s$/i;
export const restNotKnown = "The rest I do not know; the team can tell you.";
export const ofOthers = "I cannot tell anybody's details.";
export const notKnown = "I do not know that; the team can tell you.";
export const childrenNotKnown = "Which ages are seen here I do not know; the team can tell you.";
export const hurtNotKnown = "Whether it hurts, the team can tell you.";
export const makingNotKnown = "How long it takes to be made I do not know; the team can tell you.";
export const noPrices = "I do not have prices here; the team can tell you.";
export const noSuchPrice = "I do not have a price for that; the team can tell you.";
export const noPriceOf = (treatment: string): string =>
  `I do not have a price for ${treatment}; the team can tell you.`;
export const noPayments = "I do not know which ways to pay the clinic offers; the team can tell you.";
export const noPlans = "Whether it can be paid in parts I do not know; the team can tell you.";
export const doNotKnow = (about: string): string => `I do not have any information about ${about}.`;
export const mayNotAnswer = "I am not able to answer questions about the clinic on this line.";
export const feeNotKnown =
  "I have nothing written about a fee for cancelling, missing a visit or coming late; the team can tell you.";
export const noticeNotKnown =
  "I have nothing written about notice or fees for changing or missing a visit; the team can tell you.";
export const ageNotKnown = "Whether there is an age limit I do not know; the team can tell you.";
export const coverNotKnown = "Whom and what that covers I do not know; the team can tell you.";
export const leavesToTeam = (sentence: string): boolean => /\bthe team can tell you\./.test(sentence);
export const gapNotKnown = "What is left for you to pay I do not know; the team can tell you.";

/** Whom to ring in an emergency, as the clinic wrote it; empty when it wrote nobody. */
export function emergencyContact({ emergencyContact: contact, emergencyHours: hours }: ClinicFacts): string {
  const number = hours.available ? hours.contact || contact : contact;
  if (number === "") return "";
  const reached = hours.available ? hours.hours.trim().replace(/\.$/, "") : "";
  return `The emergency contact is ${number}${reached && `, ${reached}`}.`;
}
