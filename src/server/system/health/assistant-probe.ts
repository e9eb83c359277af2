import type { CallEvent, ClinicFacts, Step } from "#server/dialogue/events.ts";

/** The conversation engine, as the calls use it. */
export interface ConversationEngine<State> {
  start(): State;
  step(state: State, event: CallEvent): Step<State>;
}

/** A clinic that is nobody's; only its hours are asked for. */
const probeFacts: ClinicFacts = {
  clinicName: "Probe",
  address: "",
  phoneNumber: "",
  email: "",
  website: "",
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  services: [],
  specializations: [],
  emergencyContact: "",
  emergencyHours: { available: false, contact: "", hours: "" },
  additionalInfo: "",
  greeting: null,
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  canTransfer: false,
};

/** Rings the assistant in this process and asks for the opening hours; throws when no answer comes. */
export function askAssistant<State>(engine: ConversationEngine<State>, at: number): void {
  const begun = engine.step(engine.start(), { type: "started", at, facts: probeFacts, callerNumber: null });
  const { effects } = engine.step(begun.state, { type: "heard", at, text: "what are your opening hours" });
  if (!effects.some(({ type }) => type === "say")) throw new Error("The assistant gave no answer");
}
