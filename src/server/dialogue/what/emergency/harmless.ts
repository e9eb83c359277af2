import type { DentalTrouble } from "../../understanding.ts";
import type { Word } from "../../words.ts";
import { anyIn, overlapsAny, phrases } from "./phrase-list.ts";

/** Illness of long ago, an ambulance for a filling, the usual dose: grave words for what endangers nobody. */

const illness = phrases([
  "(had|has had|have had|after|following|since|survived|recovering from|recovered from|history of|post|previous) (a|an|his|her|my|the|any)? ..2 (stroke|strokes|seizure|seizures|cardiac|fit|fits|(heart (attack|attacks)))",
  "(stroke|strokes|seizure|seizures|cardiac arrest|(heart (attack|attacks))) ..2 (ago|before|back|last|in)",
]);
/** When it was, or that it is told beside a question about the treatment. */
const longSince = phrases([
  "(years|months|ages|year|month) (ago|back)",
  "last (year|month|winter|summer|christmas|january|february|march|april|may|june|july|august|september|october|november|december)",
  "in (january|february|march|april|may|june|july|august|september|october|november|december|2019|2020|2021|2022|2023|2024|2025)",
  "(history of|survived|recovering from|recovered from|before|previous)",
  "(safe|safely|okay|allowed|alright|risky|advisable|possible|how long|how soon|when can) ..8 (after|following|since|with)",
  "(how long|how soon) (after|following|since)",
  // Whatever follows an illness comes when that is over: 'an implant after my heart attack'.
  "(after|following|since) (my|his|her|the|having|having had|i had|he had|she had) ..2 (stroke|strokes|seizure|seizures|cardiac arrest|(heart (attack|attacks)))",
]);
const treatment = phrases([
  "(implant|implants|clean|cleaning|filling|fillings|extraction|extractions|dentures|denture|crown|crowns|treatment|treated|dental|dentist|sedation|xray|x ray|nitrous|gas|surgery|antibiotics|anaesthetic|injection|veneers|whitening|braces|checkup|root canal|(check up)|(tooth|teeth) ..1 (out|pulled|removed))",
]);
const present = phrases([
  "(now|again|today|tonight|happening|ambulance|floor|ground|unconscious|breathing|breathe|help|minutes|hour|hours|minute|collapsed|collapsing|numb|drooping|slurring|chest|this morning|this arvo|this afternoon)",
]);

/** 'My dad had a stroke last year, can he still have an implant', 'is a clean safe after a heart attack'. */
export const isPastIllness = (words: readonly Word[], from: number, to: number): boolean =>
  overlapsAny(illness, words, from, to) &&
  anyIn(longSince, words) &&
  anyIn(treatment, words) &&
  !anyIn(present, words);

const ooze = phrases([
  "(oozing|oozes|ooze|oozed|weeping|weeps|trickling|seeping|seeps|tinged|spotting)",
  "pink ..3 (spit|saliva|spittle|tissue|pillow|gauze)",
  "(spit|saliva|spittle|tissue|gauze) ..4 pink",
]);
const littleOfIt = phrases([
  "(pink|pinkish|slight|slightly|tiny|sometimes|occasionally|streaks|specks)",
  "(a|just|only|the odd|wee|little) (bit|little|spot|drop|tad|touch)",
  "(not|nothing) ..2 (much|heavy|heavily|lot|bad|pouring|gushing)",
]);
const muchOfIt = phrases([
  "(clots|clot|mouthful|mouthfuls|soaked|soaking|constant|constantly|faint|dizzy|weak|warfarin|xarelto|eliquis|thinners|swallowing|worse|spurting|bucket|cups)",
  "(is|are|was|keeps|keep|now|just|blood|and) (pouring|gushing|heavily|dripping)",
  "(not|never|will not|does not) ..2 (stop|stopping|stopped|clot|ease|easing|slow|slowing)",
  "(for|since|all) ..1 (hours|yesterday|days|night|week)",
  "(lot|lots|heaps) of blood",
]);

/** What oozes is little by itself. */
const oozes = phrases(["(oozing|oozes|ooze|oozed|oozy|weeping|weeps|seeping|seeps)"]);
/** No blood, or blood that is told of beside it. */
const notOfBlood = phrases(["(pus|yellow|green|smell|smells|smelly|stinks|eye|eyes|ear|head)"]);

/** 'Still oozing a bit pink' after a tooth was taken out. */
export const isMildOoze = (words: readonly Word[]): boolean =>
  ((anyIn(ooze, words) && anyIn(littleOfIt, words)) || (anyIn(oozes, words) && !anyIn(notOfBlood, words))) &&
  !anyIn(muchOfIt, words);

/** Told again of what was told of before: 'no, it's not like pouring, it's just a bit pink'. */
export const isMoreOfOozing = (words: readonly Word[]): boolean =>
  anyIn(oozeAgain, words) && !anyIn(muchOfIt, words);
const oozeAgain = phrases(["(pink|oozing|pouring|blood|bleeding|spit|saliva|gushing)"]);

const news = phrases([
  "(had|has had|have had) (a|another)? ..1 (stroke|heart attack|seizure|accident|fall|car accident|fit)",
  "(is|are|was|been) (now)? (in|at) (the)? (hospital|icu|intensive care)",
]);
const changed = "(cancel|reschedule|postpone|rebook|(push back)|(put off)|(call off))";
const visit = "(appointment|appointments|booking|bookings|visit|checkup|check up|clean|filling)";
const keepsAway = phrases([
  "(so|and|hence|because of that) (now)? (i|we) ..1 (cannot|can not|could not|need to|have to|got to|must|will not|am not|are not|want to|will have to) ..4 (come|make|making|attend|be there|cancel|move|reschedule|shift|change|postpone|coming)",
  "(cancel|move|reschedule|postpone|shift|change) ..8 (because|as|since|cause|cos)",
  // Who begins with the calendar has no hand to hold: 'I need to reschedule, dad had a heart attack'.
  `(need|want|wanted|have|had|got|going|like|hoping|ringing|calling|must|please|(can|could) (i|we|you)) ..2 ${changed}`,
  `^ ..3 ${changed}`,
  `(move|shift|change|swap) ..1 (my|our|the|his|her|that|this|tomorrow|today) ..2 ${visit}`,
  `(cannot|can not|will not|not able to|unable to) ..1 (come|make|attend|be there|keep) ..3 (appointment|booking|visit|tomorrow|today|monday|tuesday|wednesday|thursday|friday|it)`,
]);

/** 'My mate had a stroke so I can't come tomorrow': why somebody stays away, and for others to see to. */
export const isReasonToStayAway = (words: readonly Word[]): boolean =>
  anyIn(news, words) && anyIn(keepsAway, words) && !anyIn(happens, words);
const happens = phrases([
  "(right now|on the floor|unconscious|breathing|breathe|ambulance|just (now|had|collapsed|fallen)|having|help|minutes ago|not waking|collapsed|slurring|drooping|chest|think|thinks|might have|may have|(not (moving|responding|answering|talking)))",
  "what (do|should|can) (i|we) do",
]);
const had = phrases([
  "i (had|have had) (a|an|another|my|two)? ..1 (stroke|strokes|seizure|seizures|(heart (attack|attacks)))",
]);
/** 'I had a heart attack': whoever has one now does not tell it so, and is asked all the same. */
export const isToldAsHad = (words: readonly Word[]): boolean => anyIn(had, words) && !anyIn(present, words);

const summons = phrases(["(ambulance|ambo|ambos|000|112|911|hospital|casualty|(triple (zero|oh)))"]);
const smallThing =
  "(((chipped|chip|broken|cracked|crack|lost|loose|missing|fallen) ..2 (tooth|filling|fillings|crown|cap|veneer|denture|retainer|bracket|brace|braces|bridge|plate|toothache))|toothache|filling|retainer|chip|veneer)";
const small = phrases([
  `(for|over|about|only|just|merely|simply) (is)? (a|an|my|the|his|her|this|one|some)? ..1 ${smallThing}`,
]);
/** Who rang for help already was told that it is the dentist's. */
const sentOn = phrases([
  "(called|rang|phoned|rung|spoke to) ..2 (000|ambulance|(triple (zero|oh))) ..2 (and)? (they|he|she|who) (said|told|say|reckon|sent)",
  "(no|not) (need|needed|necessary) ..3 (ambulance|000|(triple (zero|oh)))",
]);
const graver = phrases([
  "(bleeding|blood|swollen|swelling|breathe|breathing|breath|swallow|choking|unconscious|fainted|faint|dizzy|head|throat|chest|fever|pass out|passed out|blacked|neck|eye|jaw|knocked|hit|fell|accident|not stop)",
]);

/** 'Do I need an ambulance for a chipped tooth': nothing is told of but that. */
export const isSmallMatter = (words: readonly Word[], from: number, to: number): boolean =>
  overlapsAny(summons, words, from, to) &&
  (anyIn(small, words) || anyIn(sentOn, words)) &&
  !anyIn(graver, words);

const drug =
  "(panadol|panadeine|paracetamol|nurofen|ibuprofen|painkillers|painkiller|aspirin|tablets|tablet|pills|voltaren|advil|antibiotics|medicine|medication|syrup)";
const usual = phrases([
  `(taken|took|had|have|taking|take) (just|only|about|already|my)? (1|2|one|two|a|an|some|couple|(a couple of)|(couple of)|(two of the)) ..1 ${drug}`,
  `(asked|asking|ask|enquiring|inquiring|wondering) (you)? about ..3 ${drug}`,
]);
const tooBig = phrases([
  `(cannot|can not|could not|trouble|hard to|hates|difficulty|not able to|unable to) ..1 (swallow|swallowing) ..2 ${drug}`,
]);
const worse = phrases([
  "(today|now|anymore|any more|since|swollen|swelling|throat|tongue|breathe|breathing|drooling|even|water|food|anything|fever|suddenly)",
]);
const unusual = phrases([
  "(too|many|more|extra|double|whole|packet|box|bottle|every|overdose|handful|hours|hour|another|dizzy|drowsy|sick|vomiting|faint|breathe|breathing|swollen|rash|hives|itchy|throat|son|daughter|child|toddler|baby|kid|reaction|chest|heart|bleeding|blood|fever)",
]);

const trade = phrases([
  "(drives|drive|driving|drove|works|work|working|worked|volunteers|volunteer|shift|job) ..4 (ambulance|ambulances|ambos|paramedic|paramedics|emergency|hospital|icu|firie)",
  "(is|am|was|as|are|be) (a|an|the)? ..2 (paramedic|ambo|firie|firefighter|fireman|(ambulance (driver|officer|volunteer))|(police ..1 officer)|policeman|cop)",
]);
/** What somebody does for a living: 'my mate drives an ambulance'. */
export const isTrade = (words: readonly Word[]): boolean => anyIn(trade, words);

const sensitive = phrases([
  "^ ..2 (cold|hot|sweet|sugar|ice|icy|water|air|chewing|biting|brushing|flossing|tea|coffee) ..2 (hurts|hurt|aches|stings|(is|are) sore) ..2 $",
  "^ (it|that|this) ..1 (hurts|aches|stings) ..1 (with|from|on|when) ..3 $",
]);
/** 'Cold water hurts', said with hardly a word more. */
export const isSensitive = (words: readonly Word[]): boolean =>
  anyIn(sensitive, words) && !anyIn(vital, words);
const vital = phrases([
  "(breathe|breathing|breath|swallow|swallowing|swallows|chest|heart|throat|neck|head|everything|arm)",
]);

/** Two tablets against the pain, and tablets asked about or too big: no danger in the words as a whole. */
export const isUsualDose = (words: readonly Word[]): boolean =>
  (anyIn(usual, words) && !anyIn(unusual, words)) || (anyIn(tooBig, words) && !anyIn(worse, words));

const lump = phrases(["(lump|lumps|bump|bumps)"]);
const noMoreThan = phrases([
  "(small|little|tiny|wee) ..2 (lump|lumps|bump|bumps)",
  "(lump|lumps|bump|bumps) ..8 (small|little|tiny|(size of a (pea|grain|pinhead)))",
  // Wondered about, as nobody does who cannot breathe.
  "(should|do|must|ought) (i|we) ..3 (worry|worried|concerned|concern|(have it (looked|checked))|(get it (looked|checked)))",
  "(is|was) (it|that|this) ..3 (normal|anything|serious|bad|nothing|cancer|okay|alright)",
  "(anything|something|nothing) to worry about",
  "(could|can) you ..2 (look|check)",
]);
const painless = phrases([
  "(not|no|never|without) ..2 (hurt|hurts|hurting|pain|sore|painful|tender|ache)",
  "painless",
]);
const forLong = phrases(["(weeks|month|months|fortnight|year|years|ages)"]);
const changing = phrases([
  "(suddenly|today|tonight|yesterday|overnight|breathe|breathing|breath|air|swallow|swallowing|choke|choking|speak|talk|voice|hoarse|wheezing|gasping|drooling|throat|spread|spreading|grow|grows|growing|grown|grew|bigger|larger|doubled|fast|quickly|huge|massive|swollen|swelling|swells|fever|temperature|worse|help|emergency|ambulance)",
  "(and|but|then) ..1 now",
  "now (i|he|she|they|my|his|her|the)",
]);

/** 'A lump on my tongue for five weeks that doesn't hurt': to be seen soon, and no trouble with breathing. */
export const isStandingLump = (words: readonly Word[]): boolean =>
  anyIn(lump, words) &&
  (anyIn(noMoreThan, words) || (anyIn(painless, words) && anyIn(forLong, words))) &&
  !anyIn(changing, words);

const lumpInMouth = phrases([
  "(lump|lumps|bump|bumps) ..8 (tongue|mouth|gum|gums|cheek|cheeks|lip|palate|tooth|teeth|jaw)",
  "(tongue|mouth|gum|gums|cheek|cheeks|lip|palate) ..5 (lump|lumps|bump|bumps)",
]);
/** One that a dentist should look at, and no ambulance. */
export const isLumpToShow = (words: readonly Word[]): boolean =>
  isStandingLump(words) && anyIn(lumpInMouth, words);

/** 'There's a lump under my tongue', and no word of its growing: asked about before 000 is named. */
export const isOnlyLump = (words: readonly Word[]): boolean => anyIn(lump, words) && !anyIn(changing, words);

const gags = "(choke|chokes|gag|gags)";
const habitual = phrases([
  `${gags} ..8 ((every|each) (time|morning|night|day|visit)|whenever|always|easily)`,
  `((every|each) (time|morning|night|visit)|always|usually|often|whenever|tend to|tends to|prone to) ..8 ${gags}`,
  `${gags} ..3 (everything|anything)`,
  "(gagger|((bad|strong|terrible|shocking|sensitive|awful|overactive) gag))",
]);
/** Trouble with the throat itself, or something that is there now. */
const notOfHabit = phrases([
  "(now|today|tonight|since|still|cannot|can not|could not|breathe|breathes|breathing|breath|air|blue|purple|swollen|swelling|throat|tongue|swallow|swallows|swallowing|drool|drools|drooling|food|meal|meals|stuck|suddenly|help|worse|lately|blood|bleeding|stroke|choking)",
]);

/** 'I choke on mouthwash every time': how somebody is at the dentist, and nothing that happens. */
export const isHabitOfGagging = (words: readonly Word[]): boolean =>
  anyIn(habitual, words) && !anyIn(notOfHabit, words);

const putToSleep = phrases([
  "(will|would|do|does|can|could|shall|should|going|rather|prefer|want) ..4 (be|get|being|getting) ..1 knocked out",
]);
const coldSore = phrases(["cold (sore|sores)"]);
const pain = phrases([
  "(pain|pains|painful|hurt|hurts|hurting|ache|aches|aching|toothache|throbbing|agony|killing|swollen|swelling)",
]);

/**
 * Dental trouble that the words only sound like. 'Wisdom teeth out, will I be knocked out' asks of sedation, and no tooth
 * was; 'I have a cold sore, can I still come' tells of no pain.
 */
export const troublesInName = (words: readonly Word[]): readonly DentalTrouble[] => [
  ...(words.filter(({ word }) => word === "knocked").length === 1 && anyIn(putToSleep, words)
    ? (["knocked_out_tooth"] as const)
    : []),
  ...(anyIn(coldSore, words) && !anyIn(pain, words) ? (["severe_pain"] as const) : []),
];
