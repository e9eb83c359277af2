import { actionsOf, type TestCall } from "./call-state.ts";

const reasons = {
  finished: "The call is over.",
  taken_over: "Somebody of the team took over: on a real call reception’s telephone rings now.",
  person_wanted: "The caller asked for a person: reception takes over from here.",
  emergency: "The caller was told to hang up and dial 000.",
  not_understood: "The assistant could not follow: reception takes over from here.",
  trouble: "Something failed on our side: reception takes over from here.",
} as const;

const endings = {
  assistant: "The call is over.",
  caller: "You ended the call.",
  line: "The line broke. The assistant may have left a task on the dashboard.",
} as const;

const passing: ReadonlySet<string> = new Set(["looked_up_slots", "found_appointment", "ended"]);

/** How the call ended, told by what it did and by the reason the assistant gave for ending it. */
export function outcomeSentence(call: TestCall): string {
  if (call.phase === "failed") return call.trouble;
  const actions = actionsOf(call).flatMap(({ action }) => (passing.has(action.kind) ? [] : [action]));
  const ending = call.handoff ? reasons[call.handoff.reason] : endings[call.endedBy ?? "assistant"];
  // Of several who were booked each is told.
  const told = [...new Set(actions.map(({ label }) => label))].map((label) => {
    const all = actions.flatMap((each) => (each.label === label && each.detail ? [each.detail] : []));
    const details = [...new Set(all)];
    return `${label}${details.length > 0 ? `: ${details.join("; ")}` : ""}.`;
  });
  return [ending, ...told].join(" ");
}
