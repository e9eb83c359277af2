import type { DoneAction } from "#contract/calls/calls.ts";
import { actionsOf, type TestCall } from "./call-state.ts";

export interface FlowStep {
  label: string;
  state: "done" | "now" | "to_come";
}

/** What the traces of the call have told so far. */
interface Seen {
  did: ReadonlySet<DoneAction["kind"]>;
  /** Steps of the conversation that were visited and left again. */
  left: ReadonlySet<string>;
  visited: ReadonlySet<string>;
  wishes: readonly string[];
  hasUnderstood: boolean;
  answers: number;
  /** One of the offered times was chosen, and not given up again. */
  hasTime: boolean;
}

interface Milestone {
  label: string;
  isReached: (seen: Seen) => boolean;
}

type Path =
  | "booking"
  | "rescheduling"
  | "cancelling"
  | "waitlist"
  | "leaving"
  | "person"
  | "emergency"
  | "message"
  | "question";

const found: Milestone = {
  label: "Find appointment",
  isReached: ({ did }) => did.has("found_appointment") || did.has("cancelled") || did.has("rescheduled"),
};
/** Looking times up is not enough: the caller may have been told that the day is full. */
const offered: Milestone = {
  label: "Offer times",
  isReached: ({ hasTime, visited, did }) =>
    hasTime ||
    visited.has("reading_back") ||
    visited.has("confirming_move") ||
    did.has("booked") ||
    did.has("rescheduled"),
};
const readBack = (step: string, action: DoneAction["kind"]): Milestone => ({
  label: "Read back",
  isReached: ({ left, did }) => left.has(step) || did.has(action),
});
const action = (label: string, kind: DoneAction["kind"]): Milestone => ({
  label,
  isReached: ({ did }) => did.has(kind),
});

const milestones: Record<Path, readonly Milestone[]> = {
  booking: [offered, readBack("reading_back", "booked"), action("Book", "booked")],
  rescheduling: [found, offered, readBack("confirming_move", "rescheduled"), action("Move", "rescheduled")],
  cancelling: [found, readBack("confirming_cancel", "cancelled"), action("Cancel", "cancelled")],
  waitlist: [action("Put on waitlist", "joined_waitlist")],
  leaving: [action("Take off waitlist", "left_waitlist")],
  person: [action("Put through", "handed_over")],
  emergency: [action("Emergency advice", "told_emergency")],
  message: [action("Take message", "took_message")],
  question: [{ label: "Answer", isReached: ({ answers }) => answers > 1 }],
};

const pathOfAction: readonly (readonly [DoneAction["kind"], Path])[] = [
  ["told_emergency", "emergency"],
  ["booked", "booking"],
  ["rescheduled", "rescheduling"],
  ["cancelled", "cancelling"],
  ["joined_waitlist", "waitlist"],
  ["left_waitlist", "leaving"],
  ["handed_over", "person"],
  ["took_message", "message"],
];
const pathOfStep: Readonly<Record<string, Path>> = {
  reading_back: "booking",
  confirming_move: "rescheduling",
  confirming_cancel: "cancelling",
  offering_waitlist: "waitlist",
  taking_message: "message",
  checking_emergency: "emergency",
};
const pathOfWish: Readonly<Record<string, Path>> = {
  book: "booking",
  ask_availability: "booking",
  reschedule: "rescheduling",
  cancel: "cancelling",
  leave_waitlist: "leaving",
  want_person: "person",
  leave_message: "message",
};

/** Where the assistant stands while it asks what belongs to a step of the conversation. */
const labelsOfStep: Readonly<Record<string, readonly string[]>> = {
  greeting: ["Greet"],
  collecting: ["Understand"],
  identifying: ["Find appointment", "Understand"],
  asking_whose: ["Find appointment", "Understand"],
  choosing_appointment: ["Find appointment", "Understand"],
  offering: ["Offer times"],
  reading_back: ["Read back"],
  confirming_move: ["Read back"],
  confirming_cancel: ["Read back"],
  offering_person: ["Put through"],
  offering_waitlist: ["Put on waitlist"],
  taking_message: ["Take message"],
  checking_emergency: ["Emergency advice"],
  anything_else: ["Say goodbye"],
  ended: ["Say goodbye"],
};

/** The step that the latest trace names, when it is one of this call's way. */
function placeOf(call: TestCall, path: Path, labels: readonly string[]): number {
  const step = call.understood?.step ?? "";
  // Moving an appointment asks for nothing but a new time.
  const names = step === "collecting" && path === "rescheduling" ? ["Offer times"] : labelsOfStep[step];
  return labels.indexOf(names?.find((name) => labels.includes(name)) ?? "");
}

/** The way of the call: by what was done, else by where it stands, else by the caller's latest wish. */
function pathOf({ did, visited, wishes }: Seen): Path {
  const byAction = pathOfAction.find(([kind]) => did.has(kind));
  if (byAction) return byAction[1];
  const step = [...visited].findLast((name) => pathOfStep[name]);
  if (step) return pathOfStep[step] ?? "booking";
  const wish = wishes.findLast((name) => pathOfWish[name]);
  if (wish) return pathOfWish[wish] ?? "booking";
  return wishes.some((name) => name.startsWith("ask_")) ? "question" : "booking";
}

function seenIn(call: TestCall): Seen {
  const current = call.understood?.step;
  return {
    did: new Set(actionsOf(call).map(({ action }) => action.kind)),
    visited: new Set(call.steps),
    left: new Set(call.steps.filter((step) => step !== current)),
    wishes: call.wishes,
    hasUnderstood: call.wishes.length > 0 || (call.understood?.details.length ?? 0) > 0,
    hasTime: call.understood?.details.some(({ name, settled }) => name === "time" && settled) ?? false,
    answers: call.entries.filter((entry) => entry.kind === "turn" && entry.speaker === "assistant").length,
  };
}

/** Where the call stands, told by what was said, understood and done; nothing is marked that no trace has told. */
export function callFlow(call: TestCall): FlowStep[] {
  const seen = seenIn(call);
  const path = pathOf(seen);
  const steps = [
    { label: "Greet", isReached: seen.answers > 0 },
    { label: "Understand", isReached: seen.hasUnderstood },
    ...milestones[path].map(({ label, isReached }) => ({ label, isReached: isReached(seen) })),
    { label: "Say goodbye", isReached: call.endedBy === "assistant" },
  ];
  const place = placeOf(
    call,
    path,
    steps.map(({ label }) => label),
  );
  const next = steps.findLastIndex((step) => step.isReached) + 1;
  // A greeting is over as soon as it is spoken; every other step lasts until the conversation leaves it.
  const now = call.phase !== "live" ? -1 : place > 0 ? place : next;
  return steps.map(({ label, isReached }, index) => ({
    label,
    state: index === now ? "now" : isReached ? "done" : "to_come",
  }));
}

/** `Step 3 of 6` */
export function flowSentence(steps: readonly FlowStep[]): string {
  const at = steps.findIndex((step) => step.state === "now");
  if (at !== -1) return `Step ${at + 1} of ${steps.length}`;
  return `${steps.filter((step) => step.state === "done").length} of ${steps.length} steps done`;
}
