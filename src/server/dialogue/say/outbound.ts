import type { ClinicFacts } from "../events.ts";
import { say } from "./context.ts";
import { isOf, partOfDay } from "./greeting.ts";
import type { Sayings } from "./items.ts";
import { firstName, inARow, spokenContact } from "./spoken.ts";

/** What is said on a call that the clinic makes. Before they have said who they are, nothing of why. */

const ringUs = ({ phoneNumber }: Pick<ClinicFacts, "phoneNumber">): string =>
  phoneNumber === "" ? "the clinic" : `the clinic on ${spokenContact(phoneNumber)}`;

export const outboundCalls: Sayings<
  "outbound_greeting" | "only_to_them" | "leave_word" | "ring_when_it_suits"
> = {
  // Who rings, and that it is a machine, at the start (Telemarketing and Research Calls Industry Standard 2017).
  outbound_greeting: (_, context) => [
    {
      ...say("greeting", `${partOfDay(context)}, this is ${isOf(context)}. This call is transcribed.`),
      mustBeHeard: true,
    },
  ],
  only_to_them: (_, { outbound }) => [
    say("only_to_them", `I can only say what it's about to ${firstName(outbound?.patientName ?? "")}.`),
  ],
  leave_word: (_, { facts, outbound }) => [
    say(
      "leave_word",
      `No worries. Could you please ask ${firstName(outbound?.patientName ?? "")} to ring ${ringUs(facts)}? Thank you, bye for now.`,
    ),
  ],
  ring_when_it_suits: (_, { facts }) => [
    say("ring_when_it_suits", `No worries. Please ring ${ringUs(facts)} whenever it suits you. Bye for now.`),
  ],
};

/** For an answering machine, which anybody may listen to: no name, no reason. */
export const machineMessage = ({
  clinicName,
  phoneNumber,
}: Pick<ClinicFacts, "clinicName" | "phoneNumber">) =>
  inARow(
    `Hello, this is the automated assistant of ${clinicName}.`,
    `Please call us${phoneNumber === "" ? "" : ` on ${phoneNumber}`} when it suits you.`,
    "Thank you. Goodbye.",
  );
