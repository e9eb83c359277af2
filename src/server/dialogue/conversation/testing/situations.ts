import type { CallState, NextStep } from "#server/dialogue/conversation/state.ts";
import { type BookEntry, clinicBook } from "./clinic-book.ts";
import { exampleFacts, mine, type TestCall, type TestCallOptions, testCall } from "./test-call.ts";
import { aVisit } from "./visits.ts";

/** How to come to each step of the conversation: what the caller said until then. */
export interface Situation {
  at: string;
  lines: readonly string[];
  visits?: readonly BookEntry[];
  options?: TestCallOptions;
}

type StepName = NextStep["kind"] | `${"collecting" | "identifying" | "taking_message"}/${string}`;

/** `collecting/name`, `reading_back` */
export const stepName = ({ step }: CallState): string =>
  "asked" in step ? `${step.kind}/${step.asked}` : step.kind;

const known = { options: mine } as const;
const withheld = { options: { callerNumber: null } } as const;
const recalled = {
  options: { ...mine, outbound: { reason: "recall", patientName: "Mia Chen" } },
} as const satisfies Partial<Situation>;
const wish = "i'd like to book a cleaning on thursday at ten";
const one = [aVisit()];
const two = [
  aVisit(),
  aVisit({ appointmentId: "visit-2", date: "2026-08-20", time: "14:00", appointmentType: "Root Canal" }),
];
const identified = ["my name is mia chen", "yes"];

export const situations: readonly (Situation & { at: StepName })[] = [
  { at: "greeting", lines: [], ...known },
  { at: "greeting", lines: [], ...withheld },
  { at: "reaching_person", lines: [], ...recalled },
  { at: "offering_visit", lines: ["yes speaking"], ...recalled },
  { at: "collecting/visit", lines: ["i want to make an appointment"], ...known },
  { at: "collecting/when", lines: ["i want to book a cleaning"], ...known },
  { at: "collecting/name", lines: [wish], ...known },
  { at: "collecting/name", lines: [wish], ...withheld },
  { at: "collecting/surname", lines: [wish, "june"], ...known },
  { at: "collecting/phone", lines: [wish, "june park"], ...withheld },
  { at: "collecting/own_number", lines: [wish, "june park"], ...known },
  { at: "collecting/change", lines: [wish, "june park", "yes", "no that's wrong"], ...known },
  { at: "offering", lines: ["i want to book a cleaning on thursday"], ...known },
  { at: "reading_back", lines: [wish, "june park", "yes"], ...known },
  {
    at: "confirming_move",
    lines: ["move my appointment to thursday at ten", ...identified],
    visits: one,
    ...known,
  },
  { at: "collecting/when", lines: ["i need to move my appointment", ...identified], visits: one, ...known },
  { at: "identifying/name", lines: ["cancel my appointment"], visits: one, ...known },
  { at: "identifying/name", lines: ["when is my appointment"], visits: one, ...withheld },
  { at: "identifying/surname", lines: ["cancel my appointment", "mia"], visits: one, ...known },
  { at: "identifying/phone", lines: ["cancel my appointment", "mia chen"], visits: one, ...withheld },
  {
    at: "identifying/own_number",
    lines: ["i need to move my appointment", "mia chen"],
    visits: one,
    ...known,
  },
  { at: "identifying/again", lines: ["cancel my appointment", "june park", "yes"], visits: one, ...known },
  { at: "choosing_appointment", lines: ["cancel my appointment", ...identified], visits: two, ...known },
  { at: "choosing_appointment", lines: ["move my appointment", ...identified], visits: two, ...known },
  { at: "confirming_cancel", lines: ["cancel my appointment", ...identified], visits: one, ...known },
  { at: "offering_person", lines: ["this useless fucking robot"], ...known },
  { at: "offering_rebooking", lines: ["cancel my appointment", ...identified, "yes"], visits: one, ...known },
  { at: "offering_waitlist", lines: ["do you have a waitlist"], ...known },
  { at: "taking_message/text", lines: ["i want to leave a message"], ...known },
  { at: "taking_message/name", lines: ["tell dr vance my crown came loose"], ...withheld },
  { at: "taking_message/phone", lines: ["tell dr vance my crown came loose", "june park"], ...withheld },
  {
    at: "taking_message/own_number",
    lines: ["please have somebody ring me back about my crown", "june park"],
    options: { ...mine, facts: { canTransfer: false } },
  },
  { at: "checking_emergency", lines: ["he banged his head quite hard"], ...known },
  { at: "anything_else", lines: ["what are your opening hours"], ...known },
  { at: "anything_else", lines: [wish, "june park", "yes", "yes"], ...known },
];

/** A call at that point. */
export function callAt(
  { lines, visits = [], options = {} }: Situation,
  over: TestCallOptions = {},
): TestCall {
  const facts = { ...exampleFacts, ...options.facts, ...over.facts };
  const call = testCall({ ...options, ...over, facts, book: clinicBook(facts, visits) });
  for (const line of lines) call.say(line);
  return call;
}
