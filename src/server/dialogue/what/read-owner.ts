import { commonFirstNames } from "../who/common-names.ts";
import { aRelative } from "../who/kin.ts";
import { neverNames, ordinaryWords } from "../who/ordinary-words.ts";
import { remembering } from "../words.ts";

/** Whose visit is spoken of: 'move Dave's too', 'cancel my husband as well', 'and hers'. */
export interface Owner {
  /** As it was said; null where only kin or a 'his' points at them. */
  name: string | null;
  /** Where the words that point at them begin. */
  at: number;
}

const visit =
  "appointments?|bookings?|visits?|slots?|ones?|checks?|check[- ]?ups?|cleans?|cleanings?|fillings?|times?|sessions?";
/** What comes behind whose it is; 'Dave's sick' and 'my husband's coming' say something else of them. */
const goesOn = `(?=\\s*(?:$|[.,;:!?–-]|(?:too|also|as well|(?:needs?|has|have|wants?|ha[sd] got) (?:to|moving|changing|cancelling|shifting|pushing)|go|goes|i (?:want|mean|meant|need)|and|then|please|instead|to|from|on|at|for|till|until|back|forward|by|a week|an hour|half|later|earlier|next|this|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:other |own |next )?(?:${visit})|thanks|thank you)\\b))`;
const handles =
  "move|moving|cancel|cancelling|canceling|shift|change|changing|push|reschedule|rescheduling|swap|switch|drop|scrap|put off|postpone|make|check|confirm";
const word = "[\\p{L}][\\p{L}’'-]*?";

const atEnd = "(?=\\s+(?:too|as well|also)\\b|\\W*(?:please\\W*)?$)";

/** 'Move daves too', as recognisers write it. */
const withoutApostrophe = new RegExp(`\\b(${word})s${goesOn}`, "giu");

/** Each with the words that name somebody as its first group, where it has one. */
const patterns: readonly RegExp[] = [
  withoutApostrophe,
  ...[
    // 'my son Leo's', 'my wife Jill Hart's'
    `\\b${aRelative},? (${word}(?: ${word})?)['’]s?${goesOn}`,
    // 'my husband's', 'the kids'', 'my mums appointment'
    `\\b${aRelative}(?:['’]s?|s)${goesOn}`,
    // 'Dave's', 'Dave Hart's'; 'James''
    `\\b(${word} ${word})['’]s?${goesOn}`,
    `\\b(${word})['’]s?${goesOn}`,
    // 'cancel my husband too', 'move Dave as well'
    `\\b(?:${handles}) ${aRelative}${goesOn}`,
    `\\b(?:${handles}) (${word}(?: ${word})?)${goesOn}`,
    // 'same for Dave', 'and my husband as well', 'what about Dave'
    `\\b(?:same|and|also|(?:what|how) about)(?: again| thing)?(?: for)? ${aRelative}${atEnd}`,
    `\\b(?:same|and|also|(?:what|how) about)(?: again| thing)?(?: for)? (${word}(?: ${word})?)${atEnd}`,
    // 'the one for Dave', 'the appointment of my son'
    `\\b(?:${visit}) (?:for|of) ${aRelative}\\b`,
    `\\b(?:${visit}) (?:for|of) (${word}(?: ${word})?)${goesOn}`,
    `\\b(?:his|hers|theirs)${goesOn}`,
    `\\b(?:his|her|their) (?:${visit})\\b`,
  ].map((source) => new RegExp(source, "giu")),
];

/** Null when nobody is pointed at but the caller, or nobody at all. */
export const readOwner = remembering((said): Owner | null => {
  const text = said.replace(kept, (words) => " ".repeat(words.length));
  if (ofCaller.test(text)) return null;
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Owner[] => {
      const named = match[1];
      if (named === undefined) return [{ name: null, at: match.index }];
      const name = personIn(named, pattern === withoutApostrophe);
      const at = match.index + match[0].indexOf(name ?? "");
      return name === null || title.test(text.slice(0, at)) ? [] : [{ name, at }];
    }),
  );
  const [first] = found.toSorted((a, b) => Number(a.name === null) - Number(b.name === null));
  return first ?? null;
});

/** 'Scrap hers but leave mine', 'mine, not hers': nothing is to happen to those. */
const kept = new RegExp(
  `\\b(?:but|and)? ?\\b(?:(?:leave|leaving|keep|keeping)|(?:do not|don['’]?t) (?:touch|change|move|cancel)|not) (?:mine|my own|my (?:${visit})|his|hers|theirs|${aRelative}['’]?s|${word}['’]s)(?! (?:${visit})? ?(?:to|until|till|for|on|at|from)\\b)(?: (?:${visit}))?(?: (?:alone|be|(?:as|where) (?:it )?is|(?:as|where) they are))?(?![\\p{L}'’])`,
  "giu",
);

/** 'Move mine to the same time as my husband's' */
const ofCaller = new RegExp(`\\b(?:mine|my own|my (?:${visit}))\\b`, "i");
/** 'Cancel Dr Vance's appointment' is about a visit to the dentist, not of theirs. */
const title = /\b(?:dr|doctor|(?<!same )with)\.?\s*$/i;

/** 'Dave', 'Dave Hart'; the 'and Dave' of two words only Dave. A first name that is known, or a word written as a name. */
function personIn(said: string, isKnownOnly: boolean): string | null {
  const [first = "", last] = said.split(" ");
  if (isKnownOnly) return commonFirstNames.has(said.toLowerCase()) && isGiven(said) ? said : null;
  if (last === undefined) return isGiven(first) ? first : null;
  if (isGiven(first) && !isWord(last)) return said;
  return isWord(first) && isGiven(last) ? last : null;
}

const isWord = (word: string): boolean =>
  neverNames.has(word.toLowerCase()) || ordinaryWords.has(word.toLowerCase());
const isGiven = (word: string): boolean =>
  !neverNames.has(word.toLowerCase()) &&
  !calendar.test(word) &&
  (commonFirstNames.has(word.toLowerCase()) || (/^\p{Lu}\p{Ll}/u.test(word) && !isWord(word)));
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|april|may|june|july|august|will|mark|grant|summer)$/i;
