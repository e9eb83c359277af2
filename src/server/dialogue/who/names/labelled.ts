import { mayMatch, toPhrase } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";
import { type Candidate, surnameOnly } from "./candidate.ts";
import { surnameIn, takeBefore } from "./find-name.ts";
import { takeName } from "./name-words.ts";

/** 'Fatima's my first name, Al Sayed is the last name': the label stands behind what it labels. */

const isFirst = toPhrase("(is)? (my|the|her|his|their|our)? (first|given|christian) (name|one)?");
const isLast = toPhrase("(is)? (my|the|her|his|their|our)? (surname|((last|family|second) (name|one)?))");
const beforeFirst = toPhrase("(first|given|christian) name (is)?");

interface Part {
  parts: string[];
  from: number;
  to: number;
}

/** The name that a label follows, and that no label precedes. */
function labelledBy(phrase: typeof isFirst, utterance: Utterance): Part | null {
  if (!mayMatch(phrase, utterance)) return null;
  for (let at = 1; at < utterance.words.length; at += 1) {
    const to = phrase.match(utterance.words, at);
    const before = to < 0 ? null : takeBefore(utterance, at);
    // 'John last name Smith' labels what follows.
    if (before && !takeName(utterance, to, "likely")) return { ...before, to };
    if (before && /^(?:is|my)$/.test(utterance.words[at]?.word ?? "")) return { ...before, to };
  }
  return null;
}

/** A first name and a last one, one of them at least labelled behind; or a last one alone. */
export function labelled(utterance: Utterance): Candidate | null {
  const last = labelledBy(isLast, utterance);
  const first = labelledBy(isFirst, utterance);
  const given = first ?? (last && besideLast(utterance, last));
  const family = last ?? (first && surnameOf(utterance));
  // 'Nguyen is the family name', of whoever is known by the others.
  if (!given && last) return { ...last, certainty: "sure", assumed: [surnameOnly] };
  if (!given || !family) return null;
  const isWithin = given.from < family.to && family.from < given.to;
  if (isWithin) return null;
  return {
    parts: [...given.parts, ...family.parts],
    from: Math.min(given.from, family.from),
    to: Math.max(given.to, family.to),
    certainty: "sure",
    assumed: [],
  };
}

/** 'My first name is Yiorgos and Papadakis is my surname' */
function besideLast(utterance: Utterance, last: Part): Part | null {
  for (let from = 0; from < utterance.words.length; from += 1) {
    const start = beforeFirst.match(utterance.words, from);
    const taken = start < 0 || start === last.from ? null : takeName(utterance, start, "any");
    if (taken && (start >= last.to || taken.to <= last.from))
      return { parts: taken.parts, from, to: taken.to };
  }
  return null;
}

function surnameOf(utterance: Utterance): Part | null {
  const found = surnameIn(utterance);
  return found && found.parts.length > 0 ? { parts: found.parts, from: found.from, to: found.to } : null;
}
