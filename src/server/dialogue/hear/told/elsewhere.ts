/** What befell somebody in another dentist's chair, or long ago: it is told for the dentist, and held against nobody here. */

const theirs = "(?:dentists?|clinic|practice|place|mob|lot|surgery|crowd|joint|bloke|fella|guy|doctor|one)";
const other = "(?:another|other|different|previous|former|old|last|first|only other)";
/** Whom they were at before; whoever would see another dentist now was at none. */
const another = new RegExp(
  [
    `(?:was|were|at|with|by|from|had|used|went to|go to|gone to|been to|seeing|saw) (?:(?:a|an|the|some|this|my|our) )?(?:really )?${other} (?:\\w+ )?${theirs}`,
    `^\\W*(?:(?:and|but|because|cause|cos|so|well|no|um|oh|yeah) )*(?:(?:my|our|the|this|some) )?${other} ${theirs}\\b`,
    `(?:my|our) (?:old|last|previous|former|childhood) (?:dentist|clinic|practice)`,
    "(?:somewhere|someone|somebody) else",
    "elsewhere|overseas|interstate|back home",
    "(?:school|army|navy|prison|childhood) (?:dentist|dental)",
    "with dentists|(?:at|with|by|from) an? dentist",
  ]
    .map((each) => (each.startsWith("^") ? each : `\\b(?:${each})\\b`))
    .join("|"),
  "i",
);
const longAgo = new RegExp(
  [
    "(?:when|while|since) (?:i|he|she|we|they)(?: was| were|['’]s)(?: (?:just|only|about|still|like|really|very|quite|a|an|at|in|ten|my|little))* (?:kid|child|boy|girl|little|small|tiny|young|younger|teenager|teens|school|uni|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|\\d\\d?)",
    "(?:as|being) an? (?:\\w+ )?(?:kid|child|boy|girl|teenager|youngster)",
    "(?:in|since|from) (?:my )?childhood|growing up|back in the (?:day|\\w+ies|\\d0s)",
    "(?:years|decades|yonks|donkey['’]?s) (?:ago|back)",
  ]
    .map((each) => `\\b(?:${each})\\b`)
    .join("|"),
  "i",
);
/** Whoever is spoken to is judged, and not whoever was before; 'you know' speaks to nobody. */
const ofUs =
  /\b(?:you(?! (?:know|see)\b)(?<!\b(?:thank|like|do) you)(?:['’](?:ve|re|d|r|ll))?|yours?|youse|(?<!\b(?:moved?|came|come|over|coming) )here)\b/i;

const tells = (text: string): boolean => another.test(text) || longAgo.test(text);

/** Whether what this clause tells was elsewhere, by its own words or by those before and behind it that speak of the same. */
export function isElsewhere(clauses: readonly string[], at: number): boolean {
  const own = clauses[at];
  if (own === undefined || ofUs.test(own)) return false;
  const isBeside = (beside: string | undefined): boolean =>
    beside !== undefined && tells(beside) && !ofUs.test(beside);
  return (
    tells(own) ||
    (goesOn.test(own) && isBeside(clauses[at - 1])) ||
    (isSaidOfIt.test(clauses[at + 1] ?? "") && isBeside(clauses[at + 1]))
  );
}
/** 'He was so rough with me', behind whoever he is. */
const goesOn = /^\W*(?:(?:and|but|so|um|who|because|cause|cos) )*(?:he|she|they|it|was|were)\b/i;
/** 'That was another dentist' */
const isSaidOfIt =
  /^\W*(?:(?:and|but|um|oh|i mean|no) )*(?:that|this|it|he|she|they)(?:['’]s|['’]re| was| were| is| are)\b/i;

/** 'That was another dentist when I was a kid', 'it wasn't you': of whatever was told before. */
export const putsElsewhere = (clause: string): boolean =>
  notOurs.test(clause) || (isSaidOfIt.test(clause) && tells(clause) && !ofUs.test(clause));
const notOurs =
  /\b(?:it|that|this|they|he|she) (?:(?:was|is)(?: not|n['’]?t)|were ?n['’]?t|not) (?:(?:about|at|with|of) )?(?:you(?: (?:lot|guys|people))?|yours?|here|your (?:clinic|place|practice)|this (?:clinic|place|practice))(?=\W*(?:$|(?:it|that|but|so|i|no|and)\b))/i;
