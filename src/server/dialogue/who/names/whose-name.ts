import { firstPlace, mayMatch, toPhrase } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";
import { type Candidate, certaintyOf } from "./candidate.ts";
import { commonFirstNames } from "./common-names.ts";
import { isThing, takeBefore } from "./find-name.ts";
import { relationPhrase } from "./name-openings.ts";
import { takeName } from "./name-words.ts";

/** A name known to be one by what its owner is to the caller, or by the visit that is theirs. */

const isRelated = toPhrase(`is (my|our) ..1 (${relationPhrase})`);

/** 'Lottie Vaughan is my little girl'; 'the main problem is my son' names nobody. */
export function relatedAs(utterance: Utterance): Candidate | null {
  const place = mayMatch(isRelated, utterance) ? firstPlace(isRelated.match, utterance.words) : null;
  const before = place && takeBefore(utterance, place.from);
  if (!place || !before || isThing(utterance, before.from)) return null;
  const certainty = certaintyOf(before.parts);
  return certainty === "sure" ? { ...before, to: place.from, certainty, assumed: [] } : null;
}

const ownedVisits: ReadonlySet<string> = new Set(
  "appointment booking visit checkup check cleaning clean slot filling".split(" "),
);
const doneToVisits: ReadonlySet<string> = new Set(
  "cancel cancelling move moving change changing shift push scrap bin drop confirm reschedule swap delete".split(
    " ",
  ),
);
/** Behind 'cancel Alma's': what it is need not be said. */
const behindOwner: ReadonlySet<string> = new Set(
  "please too instead one to for on at and but as off back forward not thanks".split(" "),
);

/** 'cancel greta olsen's appointment', 'move Alma's please' */
export function ownerOfVisit(utterance: Utterance): Candidate | null {
  const { words, text } = utterance;
  let isDoneTo = false;
  for (const [at, { word, start, end }] of words.entries()) {
    isDoneTo ||= doneToVisits.has(word);
    if (!/['’]s?$/.test(text.slice(start, end + 1).trimEnd())) continue;
    const next = words[at + 1]?.word;
    const isBare = isDoneTo && (next === undefined || behindOwner.has(next));
    if (!isBare && !ownedVisits.has(next ?? "")) continue;
    const owner = takeBefore(utterance, at + 1);
    const isKnown = commonFirstNames.has(owner?.parts[0]?.toLowerCase() ?? "");
    const isWhole = owner !== null && owner.parts.length > 1 && certaintyOf(owner.parts) === "sure";
    if (owner && (isKnown || isWhole))
      return { ...owner, to: at + 1, certainty: certaintyOf(owner.parts), assumed: [] };
  }
  return null;
}

const visitWords = "(appointment|booking|visit|checkup|clean|cleaning|slot|filling|(check up))";
const theirVisit = toPhrase(`(my|our|his|her|the) ..1 (${relationPhrase}) (own|next|other)? ${visitWords}`);

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
