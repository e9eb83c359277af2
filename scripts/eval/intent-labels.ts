import type { Intent } from "#server/dialogue/understanding.ts";

/** Which labels of the public corpora are which wish, as their READMEs say, and what of them is learned from. */

/** Every third row is learned from, the others measure. */
export const isLearnedFrom = (index: number): boolean => index % 3 === 0;

export interface NluLabel {
  name: string;
  isTrue: (labels: ReadonlySet<string>) => boolean;
  intent: Intent;
}
const visit = (labels: ReadonlySet<string>): boolean => labels.has("booking") || labels.has("appointment");
const has =
  (label: string) =>
  (labels: ReadonlySet<string>): boolean =>
    labels.has(label);
const make = "make_open_apply_setup_get_activate";
export const nluLabels: readonly NluLabel[] = [
  { name: "book", isTrue: (labels) => visit(labels) && labels.has(make), intent: "book" },
  {
    name: "cancel",
    isTrue: (labels) => visit(labels) && labels.has("cancel_close_leave_freeze"),
    intent: "cancel",
  },
  { name: "reschedule", isTrue: (labels) => visit(labels) && labels.has("change"), intent: "reschedule" },
  { name: "handoff", isTrue: has("handoff"), intent: "want_person" },
  { name: "affirm", isTrue: has("affirm"), intent: "yes" },
  { name: "deny", isTrue: has("deny"), intent: "no" },
  { name: "dont_know", isTrue: has("dont_know"), intent: "maybe" },
  { name: "repeat", isTrue: has("repeat"), intent: "repeat" },
  { name: "greet", isTrue: has("greet"), intent: "greeting" },
  { name: "thank", isTrue: has("thank"), intent: "thanks" },
  { name: "end_call", isTrue: has("end_call"), intent: "goodbye" },
];

export const clincIntents: Readonly<Record<string, readonly Intent[]>> = {
  yes: ["yes"],
  no: ["no"],
  maybe: ["maybe"],
  // The label mixes 'never mind' with orders to stop.
  cancel: ["cancel", "no"],
  repeat: ["repeat"],
  greeting: ["greeting"],
  goodbye: ["goodbye"],
  thank_you: ["thanks"],
  are_you_a_bot: ["are_you_human"],
  what_can_i_ask_you: ["ask_services"],
  restaurant_reservation: ["book"],
  schedule_maintenance: ["book"],
  schedule_meeting: ["book"],
  cancel_reservation: ["cancel"],
  confirm_reservation: ["confirm_appointment", "check_appointment"],
};
