import { firstPlace, mayMatch, toPhrase } from "../phrase.ts";
import type { Utterance } from "../words.ts";
import { type Candidate, certaintyOf } from "./candidate.ts";
import { commonFirstNames } from "./common-names.ts";
import { isThing, takeBefore } from "./find-name.ts";
import { kinPhrase } from "./name-openings.ts";
import { takeName } from "./name-words.ts";

/** A name known to be one by what its owner is to the caller, or by the visit that is theirs. */

const isRelated = toPhrase(`is (my|our) ..1 (${kinPhrase})`);

/** 'Lottie Vaughan is my little girl'; 'the main problem is my son' names nobody. */
export function relatedAs(utterance: Utterance): Candidate | null {
  const place = mayMatch(isRelated, utterance) ? firstPlace(isRelated.match, utterance.words) : null;
  const before = place && takeBefore(utterance, place.from);
  if (!place || !before || isThing(utterance, before.from)) return null;
  const certainty = certaintyOf(before.parts);
  return certainty === "sure" ? { ...before, to: place.from, certainty, assumed: [] } : null;
}

/** 'cancel greta olsen's appointment' */
export function ownerOfVisit(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  for (const [at, { start, end }] of words.entries()) {
    if (!/['’]s?$/.test(text.slice(start, end + 1).trimEnd())) continue;
    if (
      !/^(?:appointment|booking|visit|checkup|check|cleaning|clean|slot|filling)$/.test(
        words[at + 1]?.word ?? "",
      )
    )
      continue;
    const owner = takeBefore(utterance, at + 1);
    const isKnown = commonFirstNames.has(owner?.parts[0]?.toLowerCase() ?? "");
    const isWhole = owner !== null && owner.parts.length > 1 && certaintyOf(owner.parts) === "sure";
    if (owner && (isKnown || isWhole))
      return { ...owner, to: at + 1, certainty: certaintyOf(owner.parts), assumed: [] };
  }
  return null;
}

const visitWords = "(appointment|booking|visit|checkup|clean|cleaning|slot|filling|(check up))";
const theirVisit = toPhrase(`(my|our|his|her|the) ..1 (${kinPhrase}) (own|next|other)? ${visitWords}`);

/** 'My son's appointment, Leo Hart, can you move it': whose it is, named right behind it or after its day. */
export function besideTheirVisit(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  const place = mayMatch(theirVisit, utterance) ? firstPlace(theirVisit.match, words) : null;
  if (!place) return null;
  for (let at = place.to; at < Math.min(words.length, place.to + farthestName); at += 1) {
    const taken = takeName(utterance, at, "likely");
    const isSetOff = /,\s*$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
    if (!taken || (at > place.to && !isSetOff)) continue;
    const isKnown = commonFirstNames.has(taken.parts[0]?.toLowerCase() ?? "");
    const isWhole = isSetOff && taken.parts.length === 2 && certaintyOf(taken.parts) === "sure";
    if (isKnown || isWhole)
      return { parts: taken.parts, from: at, to: taken.to, certainty: certaintyOf(taken.parts), assumed: [] };
  }
  return null;
}
/** 'On Wednesday at ten' may stand between. */
const farthestName = 5;
