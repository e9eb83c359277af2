import type { Utterance } from "../../words.ts";
import type { Candidate } from "./candidate.ts";
import { commonFirstNames } from "./common-names.ts";
import { takeName } from "./name-words.ts";

/** 'Pickering, Warren', as on a form: a last name that is no first name, a comma, and a first name that is known. */
export function reversedName(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  const last = takeName(utterance, 0, "alone");
  const [before, after] = [words[(last?.to ?? 0) - 1], words[last?.to ?? 0]];
  if (last?.parts.length !== 1 || !before || !after || last.to !== words.length - 1) return null;
  const [surname = ""] = last.parts;
  const isReversed =
    /^\s*,\s*$/.test(text.slice(before.end, after.start)) &&
    commonFirstNames.has(after.word) &&
    !commonFirstNames.has(surname.toLowerCase().split("-")[0] ?? "");
  if (!isReversed) return null;
  return {
    parts: [text.slice(after.start, after.end), surname],
    from: 0,
    to: words.length,
    certainty: "sure",
    assumed: [],
  };
}
