import type { HearingReason, TurnPhrasing } from "#contract/calls/calls.ts";

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

/** Whose reading of the caller's words was used, where that is worth a word. */
const heard: Partial<Record<HearingReason, string>> = {
  better: "Understood as the language model took it.",
  not_in_words: "The language model’s reading was not in the caller’s words, so the built-in one was used.",
  danger_heard: "The built-in engine heard a danger that the language model did not.",
  not_better: "The language model made less of it than the built-in engine.",
  late: "The language model did not say in time what was meant.",
  unreachable: "The language model could not be asked what was meant.",
  nonsense: "The language model said nothing usable of what was meant.",
};

/** Who understood and worded a turn and why, in words for staff; empty where no language model had anything to do with it. */
export function wordingSourceOf(phrasing: TurnPhrasing | null): string {
  if (phrasing === null) return "";
  const { by, fault, detail, isReadByModel, heardBecause } = phrasing;
  const because = heardBecause ?? (isReadByModel ? "better" : "plain");
  const read = heard[because] ?? "";
  if (by === "built_in" && fault === null) return read;
  const why = fault === null ? "" : faults[fault];
  return [read, whoWorded[by], why, fault === "rejected_sentence" ? `${detail}.` : ""]
    .filter(Boolean)
    .join(" ");
}
