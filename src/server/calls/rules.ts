import type {
  CallOutcome,
  DoneAction,
  HearingReason,
  ModelFault,
  TurnPhrasing,
  Understood,
} from "#contract/calls/calls.ts";
import { isSameFirstName } from "#kernel/same-first-name.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { FoundAppointment, ToolResult, WaitsFor } from "#server/dialogue/events.ts";

/** What a call amounted to, from what was understood and done in it; the weightiest action names it. */
export function outcomeOf(
  turns: readonly { understood: Understood | null; done: DoneAction[] }[],
): CallOutcome {
  const kinds = new Set(turns.flatMap(({ done }) => done.map(({ kind }) => kind)));
  const isAnswered = turns.some(({ understood }) => understood !== null && answersIn(understood));
  for (const [kind, outcome] of weightiestFirst)
    if (kinds.has(kind)) return outcome === "reached" && isAnswered ? "answered" : outcome;
  return isAnswered ? "answered" : "abandoned";
}

/** 'I do not have any information about that' is no answer. Calls kept before it was noted counted every question. */
const answersIn = ({ intents, isAnswered }: Understood): boolean =>
  isAnswered ?? intents.some((intent) => intent.startsWith("ask_"));

const weightiestFirst = [
  ["told_emergency", "emergency"],
  ["booked", "booked"],
  ["rescheduled", "rescheduled"],
  ["cancelled", "cancelled"],
  ["joined_waitlist", "waitlisted"],
  ["left_waitlist", "waitlisted"],
  ["handed_over", "handed_over"],
  ["took_message", "message_taken"],
  ["reached_person", "reached"],
] as const;

/** Who is at the other end, and which number of the clinic's it is. */
export const personsNumber = ({ direction, fromNumber, toNumber }: CallNumbers): string | null =>
  direction === "outbound" ? toNumber : fromNumber;
export const clinicsNumber = ({ direction, fromNumber, toNumber }: CallNumbers): string | null =>
  direction === "outbound" ? fromNumber : toNumber;

/** How it came in, as far as it tells where reception's telephone leads. */
export const cameInBy = (row: CallNumbers & { forwardedFrom: string | null }) => ({
  calledNumber: clinicsNumber(row),
  forwardedFrom: row.forwardedFrom,
});

interface CallNumbers {
  direction: "inbound" | "outbound";
  fromNumber: string | null;
  toNumber: string | null;
}

/** Whether a call came to anything that a patient would call a result. */
export const cameToNothing = (outcome: CallOutcome): boolean =>
  outcome === "abandoned" || outcome === "answered" || outcome === "reached";

/** Turns that were written after the call's end say what was done in it, unless they say nothing new. */
export function correctedOutcome(present: CallOutcome, fromTurns: CallOutcome): CallOutcome {
  if (fromTurns === "abandoned") return present;
  return cameToNothing(fromTurns) && !cameToNothing(present) && present !== "not_reached"
    ? present
    : fromTurns;
}

/** Words for the `Status` column of the logs. */
export function logStatusOf(outcome: CallOutcome): string {
  if (outcome === "in_progress") return "In progress";
  if (outcome === "abandoned") return "Abandoned";
  if (outcome === "failed") return "Failed";
  if (outcome === "not_reached") return "Not reached";
  return outcome === "handed_over" || outcome === "emergency" || outcome === "message_taken"
    ? "Resolved"
    : "Completed";
}

/** Words for the `Workflow` column of the logs. */
export const workflowOf = ({
  direction,
  outcome,
  isTest = false,
}: {
  direction: string;
  outcome: CallOutcome;
  isTest?: boolean;
}): string => {
  if (isTest) return `Test call · ${workflows[outcome]}`;
  return direction === "outbound" ? "Recall assistant · Outbound" : workflows[outcome];
};

const workflows: Record<CallOutcome, string> = {
  in_progress: "Call with the assistant",
  booked: "Appointment booking",
  rescheduled: "Appointment change",
  cancelled: "Appointment cancellation",
  answered: "Clinic information",
  waitlisted: "Waitlist",
  message_taken: "Message taking",
  handed_over: "Hand-over to reception",
  emergency: "Emergency",
  abandoned: "Call with the assistant",
  reached: "Call with the assistant",
  not_reached: "Call with the assistant",
  failed: "Call with the assistant",
};

/**
 * Whether a caller who gave the right number also gave the right name; both must fit before an appointment is told.
 * Speech recognition may be one letter off; first names may be short forms ('Tom' for 'Thomas'). A family shares its
 * telephone and its last name, so the first name must be more than alike.
 */
export function isSamePerson(onTheBooks: string, said: string): boolean {
  const [a, b] = [wordsOf(onTheBooks), wordsOf(said)];
  // 'Pike, Darren': people say it as it stands in lists, too.
  return areOfOne(a, b) || (a.length > 1 && b.length > 1 && areOfOne(a, [...b.slice(1), ...b.slice(0, 1)]));
}

function areOfOne(a: readonly string[], b: readonly string[]): boolean {
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const [firstA, firstB] = [a[0], b[0]];
  if (!lastA || !lastB || !firstA || !firstB) return false;
  if (b.length === 1 || a.length === 1) return a.includes(lastB) || b.includes(lastA);
  const sameFirst = isSameFirstName(firstA, firstB) || (firstA.length > 3 && isOneEditApart(firstA, firstB));
  return sameFirst && (lastA === lastB || (lastA.length > 3 && isOneEditApart(lastA, lastB)));
}

const wordsOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^a-z]+/)
    .filter((word) => word !== "");

function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

/** What a tool's result means to people, for the log and the workbench; null when nothing was done. */
export function doneBy(result: ToolResult): DoneAction | null {
  switch (result.type) {
    case "slots":
      return action("looked_up_slots", "Checked times", slotsInWords(result));
    case "held":
    case "line_visits":
      return null;
    case "booked":
      return appointmentAction("booked", "Booked", result.appointment);
    case "cancelled":
      return appointmentAction("cancelled", "Cancelled", result.appointment);
    case "rescheduled":
      return appointmentAction("rescheduled", "Moved to", result.to);
    case "appointments":
      return action(
        "found_appointment",
        "Looked for the caller’s appointments",
        result.isWithheld ? "not told: the caller is not known yet" : `${result.found.length} found`,
      );
    case "waitlisted":
      return waitlistAction(result);
    case "left_waitlist":
      return action("left_waitlist", "Taken off the waitlist", typesOf(result.waits));
    case "on_waitlist":
      return action("found_waiting", "Looked at the waitlist", typesOf(result.waits));
    case "not_on_waitlist":
      return action("found_waiting", "Looked at the waitlist", notFound[result.reason]);
    case "calls_stopped":
      return action("stopped_calls", "Will not ring this number again", "as was asked on the call");
    case "message_taken":
      return action(
        "took_message",
        "Took a message",
        result.isTest ? "on a real call it waits on the dashboard" : "now on your dashboard",
      );
    case "not_held":
    case "not_booked":
    case "not_cancelled":
    case "not_rescheduled":
    case "not_waitlisted":
      return action("refused", "Could not do it", refusals[result.reason]);
    case "message_failed":
      return action("refused", "Could not keep the message", "the caller was told");
  }
}

const refusals = {
  slot_taken: "the time has just been taken",
  outside_hours: "the clinic is closed then",
  in_the_past: "the time has passed",
  too_far: "the day is too far ahead",
  already_cancelled: "it was cancelled before",
  not_found: "no such appointment",
  trouble: "something went wrong",
} as const;

const obstacles = {
  none: "",
  closed: "the clinic is closed that day",
  full: "nothing is free that day",
  past: "the time has passed",
  too_far: "the day is too far ahead to be booked",
  outside_hours: "the clinic is closed then",
  taken: "the time is taken",
  not_by_phone: "it is not booked by phone",
  away: "whoever was asked for is away",
  not_done_by: "whoever was asked for does not do it",
} as const;

function slotsInWords({ fitting, obstacle }: Extract<ToolResult, { type: "slots" }>): string {
  if (fitting.length === 0) return obstacles[obstacle];
  return fitting.length === 1 ? "1 free" : `${fitting.length} free`;
}

const appointmentAction = (
  kind: DoneAction["kind"],
  label: string,
  { date, time, appointmentId }: FoundAppointment,
) => action(kind, label, `${spokenDate(date)}, ${twelveHour(time)}`, appointmentId);

const typesOf = (waits: readonly WaitsFor[]): string =>
  waits.map(({ appointmentType }) => appointmentType).join(", ");

const notFound = {
  not_found: "nobody of that name and number",
  other_line: "not told: they ring from another number",
} as const;

const waitlistAction = ({ wish, isNew }: Extract<ToolResult, { type: "waitlisted" }>) =>
  action(
    "joined_waitlist",
    isNew ? "Put on the waitlist" : "On the waitlist already",
    wish.appointment
      ? `for earlier than ${spokenDate(wish.appointment.date)}, ${twelveHour(wish.appointment.time)}`
      : (wish.ownTreatment ?? wish.appointmentType),
    wish.appointment?.appointmentId ?? null,
  );

export function action(
  kind: DoneAction["kind"],
  label: string,
  detail: string,
  appointmentId: string | null = null,
): DoneAction {
  return { kind, label, detail, appointmentId };
}

/** Who answered a call of ours. */
/** Why the assistant handed a call over, for the steps of the log. */
export const whyHandedOver = {
  person_wanted: "caller asked for a person",
  emergency: "emergency",
  not_understood: "the assistant did not understand",
} as const;

export const reachedBy: Record<"person" | "somebody_else" | "machine", DoneAction> = {
  person: action("reached_person", "Reached the person", "they said that it is they"),
  somebody_else: action("reached_other", "Did not reach the person", "somebody else answered; told nothing"),
  machine: action("reached_other", "Did not reach the person", "a machine answered; told nothing"),
};

/** Longest voicemail that is recorded, in seconds. */
export const longestVoicemailSeconds = 180;
/** Shorter than this is a breath, or the receiver being put down. */
const shortestVoicemailSeconds = 2;
export const isMessage = (durationSeconds: number): boolean => durationSeconds >= shortestVoicemailSeconds;

/** How long a sentence takes to speak, in milliseconds: about 155 words a minute, as measured for synthetic voices. */
export const speakingTimeMs = (text: string): number => Math.round((text.split(/\s+/).length / 155) * 60_000);

const modelWords = {
  late: "It did not begin to answer in time",
  stalled: "It stopped in the middle of an answer",
  unreachable: "Its server did not answer",
  nonsense: "Its server sent something that is no answer",
} as const satisfies Partial<Record<ModelFault, string>>;

type Trouble = keyof typeof modelWords;
const isTrouble = (why: ModelFault | HearingReason | null | undefined): why is Trouble =>
  why != null && why in modelWords;

/**
 * Why the language model was of no use in these turns, hearing and speaking each by itself; words that were not fit to be spoken are no
 * trouble of its server's.
 */
export const modelTroubles = (turns: readonly { phrasing?: TurnPhrasing | null | undefined }[]): string[] =>
  turns.flatMap(({ phrasing }) =>
    [phrasing?.heardBecause, phrasing?.fault].filter(isTrouble).map((why) => modelWords[why]),
  );
