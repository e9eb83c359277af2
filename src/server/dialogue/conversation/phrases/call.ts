import { toLocal } from "#kernel/zoned-time.ts";
import type { CallState } from "#server/dialogue/conversation/state.ts";
import type { ClinicFacts, FoundAppointment } from "#server/dialogue/events.ts";
import { bareVisit, onSlot, possessive } from "./spoken.ts";

/** How a call opens, passes on and ends. */

export function partOfDay(now: number, timeZone: string): string {
  const hour = Number(toLocal(now, timeZone).time.slice(0, 2));
  return hour < 12 ? "Good morning" : hour < 18 ? "Good afternoon" : "Good evening";
}

/** The clinic's own words when given; that it is a machine and that the call is transcribed always. */
export function greeting(facts: ClinicFacts, now: number): { opening: string; question: string } {
  const own = facts.greeting?.trim() ?? "";
  const notice = "I am an automated assistant, and this call is transcribed.";
  if (own !== "") {
    const sentences = own.split(/(?<=[.?!])\s+/);
    const question = own.endsWith("?") ? (sentences.pop() ?? "") : "How can I help?";
    const before = sentences.join(" ");
    const welcome = before === "" || /[.?!]$/.test(before) ? before : `${before}.`;
    return { opening: `${welcome} ${notice}`.trim(), question };
  }
  const name = facts.clinicName.trim();
  // Before the clinic has given its name, the calls know it only as 'the dental clinic'.
  const isNamed = name !== "" && !/^the dental clinic$/i.test(name);
  const where = isNamed ? `, ${name}` : "";
  return {
    opening: `${partOfDay(now, facts.timeZone)}${where}, this is the ${isNamed ? "clinic" : "dental clinic"}'s AI assistant. ${notice}`,
    question: "How can I help?",
  };
}

export const canDo =
  "I can book, change or cancel an appointment, answer questions about the clinic, or take a message.";

export const apologies = ["Sorry, I did not catch that.", "Sorry, I still did not understand."] as const;

export const whyAsked = "It is only used for your appointment and to reach you about it.";
export const stillThere = "Are you still there?";
export const noRush = "No rush, I am still here.";
export const goodbyeInSilenceRungBack =
  "I cannot hear you, so I will end the call here. I have asked the team to ring you back. Goodbye.";
export const goodbyeInSilence = "I cannot hear you, so I will end the call here. Goodbye.";
export const notYetBooked = "It is not booked yet.";
/** Nobody is thanked for a call that the clinic made. */
export const goodbyeTo = ({ outbound }: CallState): string =>
  outbound ? "Thank you for your time. Goodbye." : "Thanks for calling. Goodbye.";
/** Between two wishes of one sentence. */
export const nextWish = "Now the other one.";
export const inTurn = "I will take them one after the other.";
export const nothingBooked = "I have not booked anything.";
export const nothingMoreBooked = "I have not booked anything more.";
export const nothingChanged = "I have not changed anything.";
export const nothingMoreChanged = "I have not changed anything more.";

export const puttingThrough = "I will put you through to the team now.";
export const noPersonNow = "I cannot put you through right now, but the team can ring you back.";
export const notFollowed = "Sorry, we do not seem to be getting there.";
export const teamKnows = "Sorry, I cannot follow, but the team knows that you rang.";
export const toVoicemail = "I cannot put you through, but you can leave a voicemail for the team now.";
export const toVoicemailMisunderstood =
  "Sorry, I am not able to follow. You can leave a voicemail for the team now.";
export const handingOverMisunderstood =
  "Sorry, I am not able to follow. I will put you through to the team now.";

/** Said when the caller may have meant to ring somebody else. */
export const reached = (facts: ClinicFacts): string => `You have reached ${withTrade(facts)}.`;
/** The clinic's name, and what it is. */
export const withTrade = ({ clinicName }: ClinicFacts): string =>
  `${clinicName}${/dental clinic$/i.test(clinicName) ? "" : ", a dental clinic"}`;
export const wrongNumber = (facts: ClinicFacts): string =>
  `${reached(facts)} It sounds like this is the wrong number. Goodbye.`;
export const salesCall =
  "Thanks, but this line is for patients of the clinic, so I will end the call here. Goodbye.";
export const abuseWarning =
  "I would like to help, but I will have to end the call if you speak to me like that.";
export const threatTold =
  "I have told the team what you said. If you are unhappy with a treatment, I can pass a complaint on to them. If you speak like that again, I will end the call.";
export const abuseEnd = "I am ending the call now. You are welcome to ring again another time. Goodbye.";
/** Yes or no to what was asked: 'are you a robot' and 'are you a real person' are opposite questions. */
export function automated(facts: ClinicFacts, question: string): string {
  const ofMachine =
    /\b(?:robot|bot|chatbot|machine|computer|ai|a\.i|android|automated|artificial|program(?:me)?|recording|answering)\b/i;
  const ofPerson = /\b(?:person|human|real|alive|live|living|someone|somebody)\b/i;
  const [machine, person] = [ofMachine.test(question), ofPerson.test(question)];
  if (machine && !person) return `Yes, I am an automated assistant, answering for ${facts.clinicName}.`;
  const opening = person && !machine ? "No, I am not a person. " : "";
  return `${opening}I am the automated assistant of ${facts.clinicName}.`;
}

export const cancelled = (appointment: FoundAppointment, today: string): string =>
  `The appointment ${onSlot(appointment, today)} is cancelled.`;

/** Said before it is looked whether the time can be had again. */
export const cancelledAlready = "It is cancelled already, so I will look whether I can book it again.";

export const foundOne = (appointment: FoundAppointment, today: string): string =>
  `I have ${possessive(appointment.patientName)} ${bareVisit(appointment.appointmentType)} ${onSlot(appointment, today)}.`;

/** Says nothing about whether that person is a patient. */
export const noMatch = "I cannot find an upcoming appointment with that name and number.";

/** Said again to who says it again. */
export const notContacted = "The team has your word that you are not to be contacted.";

export const messageFailed = (facts: ClinicFacts): string =>
  facts.phoneNumber === ""
    ? "Sorry, I could not leave the message. Could you ring again a little later?"
    : `Sorry, I could not leave the message. You can ring reception on ${facts.phoneNumber}.`;
