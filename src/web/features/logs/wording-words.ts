import type { TurnPhrasing } from "#contract/calls.ts";

const whoWorded = {
  built_in: "Worded by the built-in engine.",
  model: "Worded by the language model.",
  both: "Begun by the language model, finished by the built-in engine.",
} as const;

const faults = {
  late: "The language model did not begin in time.",
  stalled: "The language model stopped in the middle.",
  unreachable: "The language model did not answer.",
  nonsense: "The language model sent something that is no answer.",
  rejected_sentence: "Not spoken:",
  left_out: "The language model left something out.",
  interrupted: "The caller spoke before it was finished.",
  resting: "The language model was left alone after several faults.",
} as const;

/** Who worded a turn and why, in words for staff; empty where no language model had anything to do with it. */
export function wordingOf(phrasing: TurnPhrasing | null): string {
  if (phrasing === null) return "";
  const { by, fault, detail, isReadByModel } = phrasing;
  const read = isReadByModel ? "The language model explained the caller’s words." : "";
  if (by === "built_in" && fault === null) return read;
  const why = fault === null ? "" : faults[fault];
  return [read, whoWorded[by], why, fault === "rejected_sentence" ? `${detail}.` : ""]
    .filter(Boolean)
    .join(" ");
}
