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

/** Two minutes of a caller who says everything at once: whatever is read in a long speech is read in these. */
const everything = [
  "it's mia chen c h e n and i'm ringing for me and my daughter zoe",
  "we both need a check-up and a clean before the end of the month",
  "not monday or the fourteenth but tuesday the third of march at half past two or any time after four",
  "my number is oh four nine one five seven oh one five six and my email is mia at example dot com",
  "do you have parking and how much is it and can we move my husband's visit from friday to the week after",
  "my tooth hurts and my gum was bleeding a bit but she's breathing fine and it stopped last night",
  "no actually leave it as it is can you tell doctor patel i'll be ten minutes late thanks bye",
];
/** Each time in another order: an order that was read before takes the ways that are quick already. */
const longSpeech = (turn: number): string => {
  const from = turn % everything.length;
  return [...everything.slice(from), ...everything.slice(0, from)].join(" and then ").repeat(2);
};

/**
 * The first words that a process reads are slow, and no caller should wait for them. Throws where no answer comes. Long speeches take most of
 * the time and nobody begins with one: what is returned is to be done while nobody asks for anything, each by itself.
 */
export function warmUp<State>(
  start: () => State,
  step: (state: State, event: CallEvent) => Step<State>,
  at: number,
): (() => void)[] {
  const later: (() => void)[] = [];
  for (const lines of calls) {
    let { state } = step(start(), { type: "started", at, facts, callerNumber: null });
    for (const text of lines) {
      const heard = step(state, { type: "heard", at, text });
      if (text === lines[0] && heard.effects.length === 0) throw new Error("The assistant gave no answer");
      const after = withResult(heard, (result) => step(heard.state, { type: "result", at, result }).state);
      const speech = longSpeech(later.length);
      later.push(() => step(after, { type: "heard", at, text: speech }));
      state = after;
    }
  }
  return later;
}

/** Every time is taken, and nobody has an appointment. */
function withResult<State>({ state, effects }: Step<State>, after: (result: ToolResult) => State): State {
  const asked = effects.at(-1);
  if (asked?.type === "look_up_line") return after({ type: "line_visits", visits: [] });
  if (asked?.type === "find_appointments") return after({ type: "appointments", found: [] });
  if (asked?.type !== "find_slots") return state;
  return after({ type: "slots", wish: asked.wish, fitting: [], nearest: [], obstacle: "full" });
}
