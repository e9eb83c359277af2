import { firstPlace, mayMatch, toPhrase } from "../phrase.ts";
import { partOf, type Utterance } from "../words.ts";
import type { Candidate } from "./candidate.ts";
import { surnameOnly } from "./candidate.ts";
import { commonFirstNames } from "./common-names.ts";
import { takeName } from "./name-words.ts";

/** Names of before and after a wedding: 'it's under my maiden name, Kelly', 'my married name is Park'. */

const label = toPhrase(
  "(maiden|married|previous|former|old|single|birth|new) (name|surname|((last|family) name)) (is|was|so|which is|that is|it is|it was|would be)? (actually|just)?",
);
/** Where the visit stands under it; 'my maiden name is Kelly' tells of it beside the name one has. */
const isKept =
  /\b(?:under|booked|registered|in your (?:system|books)|on (?:the|my|your) (?:file|system|books)|use|go by|put it|try)\b/i;

/** `read`: the name in other words of the same utterance. */
export function formerName(
  utterance: Utterance,
  read: (words: Utterance) => Candidate | null,
): Candidate | null {
  const place = mayMatch(label, utterance) ? firstPlace(label.match, utterance.words) : null;
  const taken = place && takeName(utterance, place.to, "any");
  if (!place || !taken) return null;
  const whole = read(partOf(utterance, utterance.words.slice(0, place.from)));
  // Said in full: 'my maiden name's Sue Kelly'.
  if (taken.parts.length > 1 && commonFirstNames.has(taken.parts[0]?.toLowerCase() ?? ""))
    return whole && !isKept.test(utterance.text)
      ? whole
      : { parts: taken.parts, from: place.from, to: taken.to, certainty: "sure", assumed: [] };
  if (!whole)
    return {
      parts: taken.parts,
      from: place.from,
      to: taken.to,
      certainty: "unsure",
      assumed: [surnameOnly],
    };
  const [first = "", ...others] = whole.parts;
  const isOther = others.length > 0 && !isKept.test(utterance.text);
  return { ...whole, parts: isOther ? whole.parts : [first, ...taken.parts], to: taken.to };
}
