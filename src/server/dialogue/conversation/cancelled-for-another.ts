import type { Understanding } from "#server/dialogue/understanding.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { namesOther } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/**
 * 'Scrap Thursday's and give me Friday at four instead': what is given up for another time of the same person's is moved.
 * Each half keeps its own days: those of the visit, and those of where it goes.
 */
export interface Exchange {
  ofVisit: readonly [number, number];
  goesTo: readonly [number, number];
}

const givesUp =
  "(?:cancel\\w*|scrap|drop|ditch|bin|scratch|delete|remove|wipe|lose|forget|call off|get rid of|give up|take me (?:out|off))";
const gives = new RegExp(`\\b${givesUp}\\b`, "i");
const joiner =
  /\s*(?:[.;,:–—-]+\s*(?:(?:and|then|so|but)\b\s*)*|\b(?:and|then|so|but|also)\b\s*(?:(?:then|also|so)\b\s*)*)/gi;

/** Asked for, before what is wanted. */
const asking =
  "(?:(?:then|also|please|just|maybe|perhaps|actually|instead|rather|could|can|would|will|you|i|i['’]?d|i['’]?ll|we|we['’]?d|we['’]?ll|let['’]?s|like|want|wanna|love|prefer|need|to|um|uh)\\s+)*";
/** A time is put in the books with these. */
const puts = `(?:give|put|book|re-?book|get|fit|squeeze|pop|slot|pencil|find|make|schedule|re-?schedule|arrange|set up|organise)`;
/** With these one may speak of a visit that stands as well: only 'instead' tells. */
const comes = "(?:have|do|come|take|grab|try|see|go for|be|say|go)";
/** What may stand between the verb and the day or the hour. */
const glue =
  "(?:me|us|mine|myself|him|her|them|it|that|in|up|down|back|for|on|at|to|of|a|an|the|one|another|new|different|later|earlier|other|something|anything|any|time|slot|spot|appointment|booking|visit|same|with|around|about|after|before|by|anytime|some ?time|first thing|say)";
const oneMore =
  "(?:another|a new|a different|a later|an earlier|some other|a better) (?:one|appointment|booking|visit|time|day|date|spot|slot)";

const verbOf = (verbs: string): RegExp => new RegExp(`^${asking}\\b${verbs}\\b`, "i");
const put = verbOf(puts);
const come = verbOf(comes);
const goesOn = new RegExp(`^\\W*(?:${glue}\\W+)*(?:${glue}\\W*)?$`, "i");
const wantsOneMore = new RegExp(`^\\W*(?:(?:me|us|him|her|them|in|up|for|to|back)\\W+)*${oneMore}\\b`, "i");
/** 'I have to cancel Thursday, please reschedule it', but neither 'I'll rebook another time' nor 'move my Friday one', which is a visit of its own. */
const movesIt = new RegExp(
  `^(?!\\W*(?:i|we)(?:['’]?ll| will| can| might| may)\\b)${asking}(?:re-?schedule|re-?book|move|shift|postpone)\\b(?!.*\\b(?:later|another time|some other time|when (?:i|we)|once (?:i|we)|after (?:i|we))\\b)(?: (?:it|that|this|me|us|him|her)\\b|(?: (?:my|the|that|this) (?:appointment|booking|visit))?(?:\\W*$|\\s*[.,;]| (?:to|for)\\b))`,
  "i",
);
const inPlace = /\b(?:instead|rather)\b(?! (?:of|than)\b)/i;
/** What is given up, after what is wished for in its place: 'and cancel it', 'and scrap the Friday one'. */
const givesUpVisit = new RegExp(
  `^${asking}\\b${givesUp}\\b(?: (?:it|that|this|mine|my|the|that|on|tomorrow|today|\\w+day)\\b)`,
  "i",
);

/** 'Cancel Thursday, I'll reschedule when I know my shifts': nothing is moved now. */
export const rebooksLater = (text: string): boolean => gives.test(text) && later.test(text);
const later =
  /\b(?:i|we)(?:['’]?ll| will| can| might| may) (?:\w+ ){0,2}?(?:re-?schedule|re-?book|book|make)\b.*\b(?:later|again|another time|some other time|when|once|after)\b/i;

/** Null where nothing is given up, or what is wished for beside it is a visit of its own. */
export function cancelledForAnother(heard: Understanding): Exchange | null {
  const { text } = heard;
  const up = gives.exec(text);
  if (!up || rebooksLater(text)) return null;
  for (const { index, 0: words } of text.matchAll(joiner)) {
    const at = index + words.length;
    const [head, tail] = [text.slice(0, index), text.slice(at)];
    if (up.index < index && takesAnother(heard, at, text.length))
      return isOfOne(head, tail) ? { ofVisit: [0, index], goesTo: [at, text.length] } : null;
    const isTurned = at <= up.index && inPlace.test(head) && givesUpVisit.test(tail);
    const from = isTurned ? verbAt(head) : null;
    if (from !== null && takesAnother(heard, from, index))
      return isOfOne(tail, head) ? { ofVisit: [at, text.length], goesTo: [from, index] } : null;
  }
  return null;
}

/** The same person comes for the same treatment. */
const isOfOne = (ofVisit: string, goesTo: string): boolean =>
  isSamePerson(ofVisit, goesTo) && !isOwnTreatment(ofVisit, goesTo);

/** Where the wish of 'hi, mia chen here, put me in for Monday' begins. */
const verbAt = (head: string): number | null => new RegExp(`\\b${puts}\\b`, "i").exec(head)?.index ?? null;

function takesAnother({ text, when }: Understanding, from: number, to: number): boolean {
  const part = text.slice(from, to);
  if (movesIt.test(part)) return true;
  const isInPlace = inPlace.test(part);
  const verb = put.exec(part) ?? (isInPlace ? come.exec(part) : null);
  const rest = from + (verb?.[0].length ?? 0);
  if (verb && wantsOneMore.test(text.slice(rest, to))) return true;
  if (!verb && !isInPlace) return false;
  const [next] = [...when.days, ...when.times]
    .map(({ span }) => span[0])
    .filter((start) => start >= rest && start < to)
    .sort((a, b) => a - b);
  const between = next === undefined ? "" : withoutTreatment(text.slice(rest, next));
  return next !== undefined && goesOn.test(between);
}

/** Named, and not guessed from the wording as a whole. */
function treatmentIn(words: string): ReturnType<typeof readVisit> {
  const visit = readVisit(toUtterance(words), false);
  return visit?.certainty === "sure" ? visit : null;
}

/** 'A clean the following Thursday': which treatment it is, is asked apart from this. */
const withoutTreatment = (words: string): string => {
  const visit = treatmentIn(words);
  return visit ? words.slice(0, visit.span[0]) + words.slice(visit.span[1]) : words;
};

/** 'Cancel Leo's and give him Friday', 'cancel mine and put me in': not 'cancel mine and book him in', nor whoever is named beside it. */
function isSamePerson(ofVisit: string, goesTo: string): boolean {
  if (namesSomebody(goesTo)) return false;
  const isOfOther = namesSomebody(ofVisit) || /\b(?:his|hers?|theirs?)\b/i.test(ofVisit);
  return isOfOther ? !/\b(?:me|us|myself)\b/i.test(goesTo) : !/\b(?:him|her|them)\b/i.test(goesTo);
}

const named = /\b(?:for|book|put|get|fit|squeeze|cancel) ([a-z]+)\b|\b([a-z]+)['’]s\b/gi;
const namesSomebody = (part: string): boolean =>
  namesOther(toUtterance(part)) ||
  [...part.matchAll(named)].some(([, one, owner]) =>
    commonFirstNames.has((one ?? owner ?? "").toLowerCase()),
  );

/** 'Cancel Tuesday and book me a filling': another treatment than the one that is given up is a visit of its own. */
function isOwnTreatment(ofVisit: string, goesTo: string): boolean {
  const [old, wished] = [ofVisit, goesTo].map((part) => treatmentIn(part)?.value);
  return wished !== undefined && wished !== old && (old !== undefined || !inPlace.test(goesTo));
}
