import type { CallEvent, ClinicFacts, Step } from "#server/dialogue/events.ts";

/** The conversation engine, as the calls use it. */
export interface ConversationEngine<State> {
  start(): State;
  step(state: State, event: CallEvent): Step<State> | null | Promise<Step<State> | null>;
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

/** Rings the assistant of this process and asks for the opening hours; rejects when no answer comes. */
export async function askAssistant<State>(engine: ConversationEngine<State>, at: number): Promise<void> {
  const started = { type: "started", at, facts: probeFacts, callerNumber: null } as const;
  const begun = await engine.step(engine.start(), started);
  const heard =
    begun && (await engine.step(begun.state, { type: "heard", at, text: "what are your opening hours" }));
  if (!heard?.effects.some(({ type }) => type === "say")) throw new Error("The assistant gave no answer");
}
