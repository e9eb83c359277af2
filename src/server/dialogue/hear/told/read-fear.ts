import { isQuestionForm, looksAsked } from "../asked/question-form.ts";
import { type Found, sure } from "../found.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { isElsewhere } from "./elsewhere.ts";

/** Fear of the dentist, or shame of one's teeth, in the words that people have for it: it is met with a kind word, and told for the dentist. */

const much =
  "(?:(?:really|very|quite|so|just|a bit|a little|a tad|pretty|absolutely|totally|super|proper|always|also|kind of|sort of|still|get|gets|getting|feel|feeling|been|bit|um|uh|like) )*";
const afraid =
  "(?:scared|terrified|petrified|frightened|nervous|anxious|phobic|shit scared|freaked out|freaking out)";
/** Of what; 'scared it's infected' is of a tooth, and 'nervous about the bill' of none. */
const ofIt =
  "(?:of|about|with|around|at)(?: (?:the|a|all|any|going to the|coming to the|seeing the|seeing a|my|having|getting|even))* (?:it|this|that|these things|coming(?: in)?|going(?: back)?|dentists?|dental \\w+|dentistry|needles?|drills?|drilling|injections?|noise|sound|smell|pain|chair|whole thing|everything)";
const further =
  "(?=\\s*(?:$|[.,;!?]|(?:so|and|but|because|cause|cos|when|whenever|if|do|does|can|could|is|are|will|would|have|since|patient|patients|person|flyer|wreck|i|um|uh|please|to (?:come|go|be honest)|at the (?:dentist|dentist's))\\b))";
// Recognisers leave the sign out: 'im', 'shes'.
const who =
  "(?:im|ive|hes|shes|theyre|weve|theyve|(?:i|he|she|we|they|\\w+)(?:['’](?:m|s|re|ve)| am| is| are| was| were| get| gets| feel| feels))";
const afraidOf = new RegExp(
  [
    `${who} ${much}${afraid} (?:${ofIt}\\b)`,
    `${who} ${much}${afraid}${further}`,
    `${who} ${much}afraid ${ofIt}\\b`,
    `(?:${who}|bit|got) (?:not )?an? ${much}(?:nervous|anxious|terrified) (?:wreck|patient|person|one|mess)`,
    "(?:dental|needle|dentist) (?:phobia|anxiety|fear|phobic)|(?:phobia|fear|dread|hatred) of (?:the )?(?:dentists?|needles?|drills?|it)",
    `(?:i|he|she|they) (?:really |just |absolutely |always )*(?:hates?|dreads?|dreading|can['’]?t stand) (?:(?:the|going to the|coming to the|seeing the) )?(?:dentists?|needles?|drill|chair)(?!['’]s? \\w)`,
    "(?:i|he|she)(?:['’](?:m|s|ve)| am| is| have| has)? (?:been )?(?:dreading|putting (?:it|this) off)(?: (?:this|it|coming|for (?:years|ages)))?",
    "(?:panic attacks?|panics?|panicky|psych (?:my|her|him)self up|work(?:ed|ing)? up the (?:courage|nerve))",
  ]
    .map((each) => `\\b(?:${each})`)
    .join("|"),
  "i",
);
/** Of the mouth, or of having stayed away: nothing else shames anybody here. */
const ashamed = new RegExp(
  [
    `(?:it|this|that)(?:['’]s| is| was)? ${much}embarrassing`,
    `${who} ${much}(?:embarrassed|ashamed|mortified)`,
  ]
    .map((each) => `\\b(?:${each})\\b`)
    .join("|"),
  "i",
);
const ofMouth =
  /\b(?:teeth|tooth|mouth|smile|state of|dentists?|have ?n['’]?t been|not been|never been|been (?:a while|years|ages|so long|a long time)|it['’]?s been|let (?:it|them|things) go|years|ages|breath|scared|nervous)\b/i;
const ofElse =
  /\b(?:cost|price|bill|money|afford|insurance|test|exam|exams|flight|wedding|interview|parking|traffic)\b/i;
/** 'I'm not nervous', 'don't be scared', 'he never gets scared' */
const denied =
  /\b(?:not|never|no longer|\w+n['’]?t|isnt|dont)(?: (?:really|that|very|too|at all|so|be|get|feel|actually|even|been))*\s*$/i;
const history =
  /\b(?:bad|terrible|awful|horrible|horrific|dreadful|shocking|traumatic|nasty|rough|worst) (?:experiences?|times?|dentist|memories)\b/i;

export function readFear(parsed: ParsedUtterance): readonly Found[] {
  const { context, clauses, utterance } = parsed;
  if (context.prompt === "danger") return [];
  return clauses.flatMap(({ words, span }, at): readonly Found[] => {
    return isAfraid(utterance.text.slice(span[0]), words.length) ||
      isAshamed(words, utterance.text) ||
      isHistory(parsed, at)
      ? [
          { act: { kind: "fear" }, span, certainty: sure },
          { act: { kind: "tell" }, span, certainty: sure },
        ]
      : [];
  });
}

/** @param rest from the clause on, since what stands behind it may be what is feared: 'he's scared · it's infected' */
function isAfraid(rest: string, length: number): boolean {
  const found = afraidOf.exec(rest);
  if (!found || found.index >= length || ofElse.test(rest.slice(0, length))) return false;
  const emotion = /\b(?:scared|terrified|petrified|frightened|nervous|anxious|afraid)\b/i.exec(found[0]);
  return !denied.test(rest.slice(0, found.index + (emotion?.index ?? 0)));
}

const isAshamed = (text: string, whole: string): boolean => {
  const found = ashamed.exec(text);
  return (
    found !== null &&
    !denied.test(text.slice(0, found.index + found[0].lastIndexOf(" "))) &&
    ofMouth.test(whole)
  );
};

/** A bad time in another's chair, or long ago. */
const isHistory = ({ clauses }: ParsedUtterance, at: number): boolean =>
  history.test(clauses[at]?.words ?? "") &&
  isElsewhere(
    clauses.map(({ words }) => words),
    at,
  );

/** Where it is told, a question or small talk that is hardly heard is none. */
export function withoutGuessesAtFear(
  found: readonly Found[],
  { parts, clauses }: ParsedUtterance,
): readonly Found[] {
  const told = new Set(
    found.flatMap(({ act, span }) => (act.kind === "fear" ? [clauseAt(clauses, span)] : [])),
  );
  if (told.size === 0) return found;
  return found.filter(({ act, span, certainty }) => {
    const clause = clauseAt(clauses, span);
    const part = parts[clause];
    if (!told.has(clause) || !part || certainty >= surely) return true;
    return act.kind !== "ask" || isQuestionForm(part) || looksAsked(part);
  });
}
const surely = 0.8;
