import { commonFirstNames } from "../who/common-names.ts";
import { adultOfKin, anyOfYoung, aRelative, nameless } from "../who/kin.ts";
import { ordinaryWords } from "../who/ordinary-words.ts";
import { remembering } from "../words.ts";
import { readOwner } from "./read-owner.ts";

/**
 * Whose standing visit an utterance is about. `other`: another person's, whatever they are to the caller. `named`: it is
 * spoken of as somebody's who may be the caller's child. `child`: a young child of the caller's. `own`: the caller's, in
 * plain words. Null: nothing is said of it.
 *
 * There is no list of relations: 'my' with a noun that is no thing of the caller's own is a person as soon as the visit is
 * theirs, or they are called by name or by 'she' and 'he' ('my bridesmaid Rita Moore', 'my old dear, when's she in').
 */
export type WhoseVisit = "other" | "named" | "child" | "own" | null;

const visit =
  "(?:appointments?|appts?|bookings?|visits?|slots?|check[- ]?ups?|cleans?|fillings?|dentist (?:thing|appointment|visit|time)|(?:dental|dentist) \\w+)";
/** What callers have that is nobody: 'for my tooth', 'my car has to be picked up'. */
const things =
  "(?:own|things?|stuff|two|three|four|both|only|whole|big|small|quick|long|short|late|early|but|and|or|please|too|also|as|instead|then|to|on|at|from|for|because|cause|so|is|was|that|if|when|not|mind|plans?|situation|circumstances|employer|\\w+day|tomorrow|today|tooth|teeth|molars?|gums?|jaw|mouth|face|cheek|tongue|lip|wisdom|filling|fillings|crowns?|cap|bridge|implants?|dentures?|plate|braces|bracket|wire|retainers?|aligners?|invisalign|veneers?|splint|guard|mouth ?guard|night ?guard|cleans?|cleaning|check|check[- ]?ups?|checkups?|exam|x-?rays?|scan|root|extraction|surgery|procedure|whitening|consult\\w*|appointments?|appts?|bookings?|visits?|slots?|treatments?|sessions?|follow|review|time|day|date|week|morning|afternoon|number|phone|mobile|name|surname|last|first|maiden|account|bill|invoice|insurance|health|fund|cover|referral|pain|toothache|abscess|infection|emergency|birthday|holidays?|trip|wedding|work|job|shift|lunch|break|roster|diary|calendar|car|bus|train|flight|records?|file|details|dentist|doctor|hygienist|orthodontist|specialist|surgeon|gp|clinic|house|home|dog|cat|next|usual|regular|six|annual|yearly|monthly|dental|original|previous|earlier|other|second|upcoming|current|existing|new|old (?:number|address)|address|email|mistake|bad|fault|apologies|god|goodness|self|understanding|knowledge)";
const whose = "(?:my|our|his|her|their)";
const noun = `(?!${things}\\b)[\\p{L}'’-]+`;
/** 'My housemate', 'my old dear', 'my fella's ex wife'. */
const someone = `${whose} (?:${noun} )??${noun}`;
const word = "[\\p{L}][\\p{L}'’-]*";
const they = "(?:she|he|they)";
const not =
  "(?:can['’]?t|cannot|can not|won['’]?t|isn['’]?t|is not|couldn['’]?t|doesn['’]?t|not able to|unable to)";

/** In as many words: it is somebody else's, or the caller acts for somebody. */
const declares: readonly RegExp[] = [
  /\b(?:some(?:body|one) else|another (?:person|patient)|a different person)\b/iu,
  /\b(?:it['’]?s|its|that['’]?s|is|but|which is) not (?:for me|mine|my own|my (?:appointment|booking|visit))\b|\bnot me\b|\bnot for me\b/iu,
  /\bon behalf of\b|\bon (?:her|his|their) behalf\b/iu,
  /\b(?:asked|told|wants|wanted|begged|sent) me to (?:ring|call|cancel|phone|move|change|check|confirm|let|reschedule)\b/iu,
  /\b(?:she|he) (?:works|worked|is working) for (?:me|us)\b/iu,
  /\b(?:i|we) (?:look after|care for|manage|support|assist|help out|share an? \w+ with|live with|work for|employ)\b/iu,
  new RegExp(
    `\\bi(?:['’]?m| am) (?:her|his|their|${word}(?: ${word})?['’]s) (?!(?:mum|mummy|mom|mother|dad|daddy|father|parent|guardian)\\b)${noun}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:this is|it['’]?s) (?:her|his|their|${word}(?: ${word})?['’]s) (?!(?:mum|mummy|mom|mother|dad|daddy|father|parent|guardian)\\b)(?:${aRelative}|husband|wife|partner|boss|carer|assistant|daughter|son|friend|mate|brother|sister|manager|secretary|${adultOfKin})\\b`,
    "iu",
  ),
  /\bthe (?:person|lady|man|woman|guy|bloke|client|resident) (?:that |who |whom )?(?:i|we)\b/iu,
];

/** Words that are known for a grown-up, however they are made up ('my other half', 'mum'). */
const grownUp = `(?:(?:${whose}|the) (?:\\p{L}+ )??${adultOfKin}|${nameless})`;

/** The visit is said to be theirs. */
const ofSomeone: readonly RegExp[] = [
  new RegExp(
    `\\b${grownUp}(?:['’]s|s['’]?|['’])? (?:${word} ){0,2}?(?:${visit}|one)\\b|\\b(?:for|of|about) ${grownUp}(?=\\W|$)|\\b${grownUp}['’]s(?=\\s*(?:$|[.,;!?]|(?:please|too|also|as well|instead)\\b))`,
    "iu",
  ),
  new RegExp(`\\b${someone}(?:['’]s|s['’]?|['’])? (?:${word} ){0,2}?(?:${visit}|one)\\b`, "iu"),
  new RegExp(
    `\\b(?:for|of|about|to|under|cancel|move|shift|change|reschedule|push|confirm|check) (?:it (?:for )?)?${someone}(?:['’]s)?(?=\\W|$)`,
    "iu",
  ),
  new RegExp(
    `\\b${someone}['’]s(?=\\s*(?:$|[.,;!?]|(?:please|too|also|as well|instead|then|and|make|to|on)\\b))`,
    "iu",
  ),
  new RegExp(
    `\\b(?:it['’]?s|its|that['’]?s|it is|that is) (?:for )?(?:${someone})(?:['’]s)?\\b(?: (?:one|that|who|not)|\\W*$)`,
    "iu",
  ),
];
const someoneHas = new RegExp(
  `\\b${someone}(?:['’]s)?\\b[^.?!]{0,24}?\\b(?:has|had|have|got|is|was|comes?|coming|booked|due|down for|supposed|meant|${not}|wants?|needs?|asked|forgets?|lost)\\b`,
  "iu",
);
const someoneNamed = new RegExp(`\\b${someone} (${word}) (${word})`, "iu");

/** 'Her appointment', 'when's she in', 'the appointment she made'. */
const ofThem: readonly RegExp[] = [
  new RegExp(
    `\\b(?:her|his) (?:${word} ){0,2}?${visit}\\b|\\b(?:it['’]?s|that['’]?s|it is|cancel|scrap|drop|move|change|shift|push|time['’]?s|when['’]?s) (?:hers|his)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:cancel|move|shift|change|reschedule|push|check|confirm|remove|take) (?:(?:it|that|this|one|her|him|them|the ${visit}) )?(?:for |off for )?(?:her|him)\\b`,
    "iu",
  ),
  new RegExp(`\\b${visit}[^.?!]{0,20}? (?:that )?${they} (?:made|has|had|have|booked|got)\\b`, "iu"),
  new RegExp(
    `\\b${they}(?:['’]?s| is| are| has| have|['’]?ve)? (?:still |already |supposed to be |meant to (?:be )?)?(?:got (?:an?|one|something)|has an?|have an?|booked(?! (?:me|us|it|my|this|that))|down for|due|coming|seeing you|in for)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:when|what time|what day)(?:['’]?s| is| are| does| do)? (?:${they}|her|his|hers)\\b`,
    "iu",
  ),
  new RegExp(
    `\\b${they} ${not}\\b|\\b${they}['’]?(?:s| is)? (?:too |so |really |pretty |very )*(?:wants?|needs|asked|forgot|forgets|sick|crook|ill|stuck|unwell|away|overseas|at work)\\b`,
    "iu",
  ),
  /\b(?:her|his) name(?:['’]?s| is)\b|\bunder (?:her|his) name\b|\b(?:have|get|bring) (?:her|him) there\b|\bdrive (?:her|him)\b/iu,
  /\b(?:for|on behalf of) (?:her|him)\b/iu,
];
/** Who is spoken of so and is no patient: 'the receptionist said she can't move it'. */
const staff =
  /\b(?:dr|doctor|dentist|hygienist|receptionist|nurse|the (?:lady|girl|guy|man|woman)|someone|somebody) (?:\S+ ){0,6}?(?:she|he|her|him|told|said|rang|called|texted)\b/iu;

/** The caller's own, in plain words. */
const ofCaller = new RegExp(
  `\\b(?:mine|my own|for (?:me|myself)|i(?:['’]?m| am) the patient|my (?:next |own |dental |dentist |upcoming |\\w+day |\\w+day['’]?s )?${visit}|(?:i['’]?m|am i|i am|i was) (?:booked|coming|down|due)|(?:do|when do|did) i (?:have|come|go)|i(?:['’]ve| have)(?: got)? an? (?:${word} ){0,2}(?:appointment|booking)|i (?:can['’]?t|cannot|won['’]?t|have to|need to|['’]?ll have to) (?:make it|come|be there|pull out))`,
  "iu",
);
const notOwn =
  /\b(?:not|isn['’]?t|wasn['’]?t|ain['’]?t|never|leave|leaving|keep|keeping) (?:mine|my own|for me|for myself|my \w+)\b|\bworks for (?:me|us)\b/giu;
const pairs = new RegExp(
  `\\b(?:${aRelative} and (?:i|me|myself)|(?:me|myself|i) and ${aRelative})\\b`,
  "giu",
);

const childOfCaller = new RegExp(
  `\\b(?:my|our|the) (?:\\w+ ){0,2}?(?:${anyOfYoung}|(?:little|young|wee) (?:ones?|fellas?|man|lad|lass)|youngest|littlies)(?:['’]s?)?\\b`,
  "iu",
);
const parent =
  /\b(?:i['’]?m|i am|this is|it['’]?s) (?:her|his|their) (?:mum|mummy|mom|mother|dad|daddy|father|parent|guardian)\b/iu;
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
/** A child that is one no more. */
const grown = new RegExp(
  `\\b(?:adult|grown(?:[- ]?up)?) (?:\\w+[- ])?${anyOfYoung}\\b|\\b${they}['’]?(?:s| is|re| are) (?:an adult|grown(?: up)?|married|(?:1[89]|[2-9]\\d|eighteen|nineteen|${tens})\\b)`,
  "iu",
);

const standing = new RegExp(`\\b(?:${visit}|booked|coming in|come in|seeing you|due|list)\\b`, "iu");
const ofTheirTime = /\bwith you\b|\bwhat (?:time|day)\b|\bwhen(?:'?s| is) (?:it|that)\b/iu;
export const speaksOfStandingVisit = (text: string): boolean => standing.test(text);

/** A first name that is known, said of a person: 'is Rita coming in', 'Rita asked me', 'Rita Moore's appointment'. */
const ofNamed = new RegExp(
  [
    `\\b(${word}?)['’]s (?:${word} ){0,2}?${visit}\\b`,
    `\\b(?:when|what time|what day|is|has|does|did|if|that|confirm|check) (?:is |are |does )?(${word})(?: ${word})? (?:is |has |still |got )?(?:booked|coming|come|due|in|got|have|has|down|turning|got an?)\\b`,
    `\\b(${word})(?: (?!(?:i|we|you|and|but)\\b)${word})? (?:asked|wants|needs|${not}|works|forgot|is (?:sick|crook|stuck|away|unwell|meant|supposed))\\b`,
    `\\b(?:take|remove|scrap) (${word})(?: ${word})? (?:off|out|from)\\b`,
  ].join("|"),
  "giu",
);
const isName = (said: string | undefined): boolean => {
  const first = said?.toLowerCase().replace(/['’]s?$/, "") ?? "";
  return commonFirstNames.has(first) && !ordinaryWords.has(first);
};
const speaksOfNamed = (text: string): boolean =>
  [...text.matchAll(ofNamed)].some(([, ...groups]) => groups.some(isName));

/** 'Chloe's my wife' */
const whoIsWho = new RegExp(`\\b(${word}?)(?:['’]s| is) (?:my|our|her|his|their) ${noun}`, "giu");

const isNamedSomeone = (text: string): boolean => {
  const found = someoneNamed.exec(text);
  const isFound = found !== null && [found[1], found[2]].some(isName);
  return isFound || [...text.matchAll(whoIsWho)].some(([, first]) => isName(first));
};

/** @param text as the caller said it */
export const readWhoseVisit = remembering((text: string): WhoseVisit => {
  const said = text.replaceAll("’", "'").replace(pairs, " ");
  const isDeclared = declares.some((each) => each.test(said));
  const isGrown = grown.test(said);
  const isChild = (childOfCaller.test(said) && !isGrown) || parent.test(said);
  const isTheirs = ofSomeone.some((each) => each.test(withoutChild(said)));
  if (isChild && !isTheirs) return "child";
  if (isGrown && childOfCaller.test(said)) return "other";
  const isOwn = ofCaller.test(said.replace(notOwn, " "));
  const isOfThem = !staff.test(said) && ofThem.some((each) => each.test(said));
  if (isOwn && !isDeclared && !isTheirs) return "own";
  if (isDeclared || isTheirs || isNamedSomeone(said))
    return isDeclared || !isOwn || isTheirs ? "other" : "own";
  if (someoneHas.test(said) && (isOfThem || standing.test(said) || ofTheirTime.test(said))) return "other";
  return isOfThem || speaksOfNamed(said) || readOwner(said) !== null ? "named" : null;
});

/** 'I'm the patient', 'no, mine': in words that are no slip of the tongue. */
export const claimsToBePatient = (text: string): boolean =>
  claims.test(text.replaceAll("’", "'").replace(notOwn, " ")) && !declares.some((each) => each.test(text));
const claims =
  /\b(?:mine|my own|for myself|for me|i(?:['’]?m| am) (?:the|a|your) patient|(?:it['’]?s|that['’]?s|it is|that is|this is) me\b|i am\W*$|i am the one|the patient is me|me myself|i(?:['’]?m| am) (?:booked|coming) (?:in )?myself)\b/iu;

/** 'My son's appointment' is no other person's. */
const withoutChild = (text: string): string =>
  grown.test(text) ? text : text.replace(new RegExp(childOfCaller.source, "giu"), " ");
