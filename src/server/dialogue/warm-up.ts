import type { CallEvent, ClinicFacts, Step, ToolResult } from "./events.ts";

/** A clinic that is nobody's. */
const facts: ClinicFacts = {
  clinicName: "Warm-up",
  address: "1 High Street, Sydney NSW 2000",
  phoneNumber: "",
  email: "",
  website: "",
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  services: ["Check-ups", "Teeth cleaning"],
  specializations: [],
  emergencyContact: "",
  emergencyHours: { available: false, contact: "", hours: "" },
  additionalInfo: "Free parking is behind the building.",
  greeting: null,
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  canTransfer: false,
};

const calls: readonly (readonly string[])[] = [
  ["hi what time do you close on fridays", "is there parking", "no thanks bye"],
  [
    "i'd like to book a cleaning next tuesday at two",
    "it's mia chen",
    "oh four nine one five seven oh one five six",
  ],
  ["can i move my appointment to wednesday", "mia chen", "yes that's right"],
  ["my face is swollen and i can't breathe", "no it's only the tooth"],
];

/** The first words that a process reads are slow, and no caller should wait for it. Throws where no answer comes. */
export function warmUp<State>(
  start: () => State,
  step: (state: State, event: CallEvent) => Step<State>,
  at: number,
): void {
  for (const lines of calls) {
    let { state } = step(start(), { type: "started", at, facts, callerNumber: null });
    for (const text of lines) {
      const heard = step(state, { type: "heard", at, text });
      if (text === lines[0] && heard.effects.length === 0) throw new Error("The assistant gave no answer");
      state = withResult(heard, (result) => step(heard.state, { type: "result", at, result }).state);
    }
  }
}

/** Every time is taken, and nobody has an appointment. */
function withResult<State>({ state, effects }: Step<State>, after: (result: ToolResult) => State): State {
  const asked = effects.at(-1);
  if (asked?.type === "look_up_line") return after({ type: "line_visits", visits: [] });
  if (asked?.type === "find_appointments") return after({ type: "appointments", found: [] });
  if (asked?.type !== "find_slots") return state;
  return after({ type: "slots", wish: asked.wish, fitting: [], nearest: [], obstacle: "full" });
}
