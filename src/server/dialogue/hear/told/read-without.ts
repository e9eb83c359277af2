import { firstPlace, toPhrase } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";
import type { Wish } from "../acts/labels.ts";
import { type Found, sure } from "../found.ts";
import { treatmentsNamed } from "../treatments/treatment-acts.ts";

/**
 * What of a visit is let go: 'never mind the whitening' is of the whitening alone, however much it sounds like letting all of it be. The verb
 * says that something is, and what stands behind it says what.
 */

const letsGo = [
  "(never mind|forget|skip|scrap|ditch|drop|without) about?",
  "(do not|not|no need to|not need to) (worry|bother|fuss|stress) (about|with|doing|having)?",
  "(do not|not) (want|need|have|do|after|bother)",
  "no need for",
  "(leave|take|cut) (out|off)",
].map(toPhrase);

/** Between the verb and what is let go. */
const mostBetween = 3;
const between =
  /^(?:(?:the|that|my|his|her|their|a|an|any|doing|having|to|have|do|bit|part|about|thing|with) ?)*$/;

/** 'Don't worry about the X-ray', 'skip the polish', while a visit is being booked. */
export function readWithout(utterance: Utterance, wish: Wish | null): readonly Found[] {
  if (wish !== "book") return [];
  const { words, text } = utterance;
  const [place] = letsGo.flatMap(({ match }) => firstPlace(match, words) ?? []);
  if (!place) return [];
  const [last, first] = [words[place.to - 1], words[place.from]];
  if (!last || !first) return [];
  return treatmentsNamed(utterance).flatMap(({ treatment, named, span }): readonly Found[] => {
    const lead = words.filter(({ start }) => start >= last.end && start < span[0]).map(({ word }) => word);
    const isMeant = span[0] >= last.end && lead.length <= mostBetween && between.test(lead.join(" "));
    return isMeant && !isReplaced(text.slice(span[1]))
      ? [{ act: { kind: "without", treatment, named }, span: [first.start, span[1]], certainty: sure }]
      : [];
  });
}

/** 'I don't want a clean, I want a check-up', 'not a filling but a crown' puts another one in its place. */
const isReplaced = (rest: string): boolean =>
  /^\W*(?:but|it['’]?s|i (?:want|need|meant|said)|instead|make it|book)\b/i.test(rest);
