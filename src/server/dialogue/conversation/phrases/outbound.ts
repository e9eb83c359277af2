import type { Outbound } from "#server/dialogue/conversation/state.ts";
import type { ClinicFacts, OutboundReason } from "#server/dialogue/events.ts";
import { partOfDay } from "./call.ts";

/** What is said on a call that the clinic makes. Before the person has said who they are, nothing of why. */

const firstNameOf = ({ patientName }: OutboundReason): string => patientName.trim().split(/\s+/)[0] ?? "";

/** Who rings, and that it is a machine, at the start (Telemarketing and Research Calls Industry Standard 2017). */
export const outboundGreeting = (facts: ClinicFacts, now: number, outbound: OutboundReason) => ({
  opening: `${partOfDay(now, facts.timeZone)}, this is the automated assistant of ${facts.clinicName}. This call is transcribed.`,
  question: askFor(outbound),
});

const askFor = (outbound: OutboundReason): string => `Am I speaking with ${firstNameOf(outbound)}?`;
export const askForPerson = (outbound: Outbound | undefined): string => (outbound ? askFor(outbound) : "");

export const whoRings = (facts: ClinicFacts): string =>
  `This is the automated assistant of ${facts.clinicName}, not a person, and this call is transcribed.`;
export const onlyToThem = ({ patientName }: OutboundReason): string =>
  `What it is about I may only tell ${firstNameOf({ reason: "recall", patientName })}.`;
export const iWillWait = "Thank you, I will wait.";
export const mustBeSure = "Sorry, I need to be sure.";
export const thanksFor = (outbound: OutboundReason): string => `Thank you, ${firstNameOf(outbound)}.`;
export const visitDue = "It is time for your next check-up with us. Would you like to book a time now?";

const onNumber = ({ phoneNumber }: ClinicFacts): string => (phoneNumber === "" ? "" : ` on ${phoneNumber}`);

/** To somebody else than the person; the same a recorder may keep. */
export const askThemToRing = (facts: ClinicFacts, outbound: OutboundReason): string =>
  `Could you please ask ${firstNameOf(outbound)} to call the clinic${onNumber(facts)}? Thank you. Goodbye.`;
export const ringWhenItSuits = (facts: ClinicFacts): string =>
  `No problem. Please call the clinic${onNumber(facts)} when it suits you. Goodbye.`;

/** For an answering machine, which anybody may listen to: no name, no reason. */
export const machineMessage = (facts: Pick<ClinicFacts, "clinicName" | "phoneNumber">): string =>
  `Hello, this is the automated assistant of ${facts.clinicName}. Please call us${facts.phoneNumber === "" ? "" : ` on ${facts.phoneNumber}`} when it suits you. Thank you. Goodbye.`;

export const notRungAgain = "Of course. We will not ring this number again. Goodbye.";
export const sorryWrongNumber =
  "I am sorry to have troubled you. We will not ring this number again. Goodbye.";
