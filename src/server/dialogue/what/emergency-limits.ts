import type { Found } from "../phrase.ts";
import { type EmergencyDegree, isLifeThreat } from "../understanding.ts";
import type { Utterance, Word } from "../words.ts";
import {
  isHabitOfGagging,
  isMildOoze,
  isPastIllness,
  isReasonToStayAway,
  isSmallMatter,
  isStandingLump,
} from "./emergency/harmless.ts";
import { isOthersStory, isWondered } from "./emergency/hearsay.ts";
import { isIdiom, isOtherThing, isTooth } from "./emergency/idioms.ts";
import { anyIn, overlapsAny, phrases } from "./emergency/phrase-list.ts";
import { toldClause } from "./emergency/told-clause.ts";
import { isToldBehindOthers, presentClauseStart, wordsOfItsTime } from "./emergency/told-now.ts";
import { isPainGone } from "./read-pain-gone.ts";

/** What makes the words of an emergency none: negation, 'if', the past, somebody else's story, idioms. */

/** Words a negation reaches across: 'no sign of any swelling', 'no pain or swelling or trouble breathing'. */
const transparent: ReadonlySet<string> = new Set(
  "a an any much really having experiencing too getting sign signs of major real been be feeling have had got seen noticed the more longer or nor and in at all actually that so sort kind severe serious heavy active currently no with further swelling swollen bleeding blood pain fever trouble difficulty problems problem issues breathing swallowing bad facial face infection abscess broken chipped tooth teeth lot fainting dizziness sudden very particularly anything like lump pus excessive chest throat pains tightness heart shortness of breath rash passed passing looking".split(
    " ",
  ),
);
const negators: ReadonlySet<string> = new Set([
  "no",
  "not",
  "without",
  "never",
  "nothing",
  "none",
  "nor",
  "nobody",
]);
const reach = 10;

/** Asked by somebody to whom it is happening: 'should I come in if the bleeding still has not stopped'. */
const asksWhatToDo = phrases([
  "(do i need|do we need|should i|should we|shall i|must i|what do i do|what should i do|what do we do|can i come|can we come|where do i go) ..8 (if|when) ..5 (still|keeps|will not|has not|have not|is not|can not|cannot)",
  "(if|when) ..5 (still|keeps|will not|has not|have not|is not|can not|cannot) ..6 (do i need|do we need|should i|should we|shall i|what do i do|what should i do|what do we do|where do i go)",
  "(do i need to|should i|shall i|do we need to|should we) (call|ring|dial|phone|get) ..2 (triple|000|ambulance|ambo|paramedics|paramedic)",
]);
/** 'Do I need to worry about infection spreading to my neck', 'he can't speak since his stroke': it may be happening, or may not. */
const mayBeNone = phrases([
  "(do|should|must) (i|we) ..3 (worry|worried|concerned|concern) about",
  "(cannot|can not|not able to|unable to) ..1 (move|lift|feel|use|speak|talk) ..4 since (the|his|her|my|their) ..1 (accident|stroke|operation|surgery)",
]);
export const isMaybeNone = ({ words }: Utterance): boolean => anyIn(mayBeNone, words);
export const isAskedWhatToDo = ({ words }: Utterance): boolean => anyIn(asksWhatToDo, words);

/** Whether what begins at word `from` is denied ('no trouble breathing', 'it's not bleeding heavily'). */
export function isNegated(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - reach); at -= 1) {
    const word = words[at]?.word ?? "";
    // 'no, he can't breathe' answers a question; the subject after it would have stopped us already.
    if (negators.has(word)) return !isAnswer(words, at, from);
    if (!transparent.has(word)) return false;
  }
  return false;
}

/** 'no swelling' denies; 'no bleeding everywhere' cannot be told apart, 'no no' and 'is it urgent no' answer. */
const isAnswer = (words: readonly Word[], at: number, from: number): boolean =>
  words[at]?.word === "no" && at === 0 && words[1]?.word === "no" && from > 1;

const hypotheticalBefore = phrases([
  "(when|if) (someone|somebody|anyone|people|((a|the) (person|child|kid|patient))) (is|are|has)? $",
  "(say|says|said) ..2 (on|in) (the|your|my) (form|leaflet|brochure|website|sheet|packet|box|sign|message|email|text) ..3 $",
  "^ (is|are|was) (a|an|it|my|any|some|the) $",
  "(can|could|does|do|will|would|might|may) ..4 (cause|causes|lead to|mean|trigger|affect) ..3 $",
  "(form|leaflet|brochure|website|page|article|sheet|policy|consent|instructions|ad|poster|sign|message|recording|voicemail|greeting|email|text) ..2 (say|says|said|explain|explains|list|lists|mention|mentions|warn|warns) ..6 $",
  "(people|everyone|everybody|they|some) (say|says|said|reckon|reckons) (that)? (you|your|it)? ..2 $",
  "(so|so that|make sure|sure) ..4 (does|do|will|would|can|is|are) not ..4 $",
  "(will|would|might|may|could) (i|it|there|he|she|they|we) ..1 $",
  "not (going|about|planning|trying) to $",
  "(would|might|may|could|can) (i|it|that|this|you|he|she|they|people) (have|get|cause|give|be|suffer|trigger|mean) (you|me|someone|him|her)? (a|an|any)? $",
  "(if|unless|suppose|whether|in case) ..6 $",
  "(would|do) (you|they) $",
  "^ ..2 (does|will|would|do|did) (it|they|that|this|people|gums|implants|extractions) ..1 $",
  "how long (will|would|do|does|should|can) (my|the|his|her|your|i|it|he|she|they)? ..1 $",
  "(want|wants|prefer|rather|love|wish|asked|asking) (to|i|he|she|you)? (be|get|go|could be|was) ..2 $",
  "(can|could|does|would|might) (a|an|the|this|these|that) ..3 (make|give|leave|stop) (it|you|me|him|her|someone|people)? $",
  "(can|could) you (guys)? (fix|repair|treat|do|handle|save|replace) (a|an)? $",
  "(do|does|would|will) (you|you guys|yous|they|the dentist|the clinic|the practice|your insurance|insurance|my insurance|medicare) ..3 (do|stop|control|treat|handle|offer|fix|repair|have|provide|take|deal with|cover|charge|accept|specialise|see people|help with|help people|manage|look after|cater|prescribe|give) ..5 $",
  "(how much|what|price|cost|costs) (is|are|does|do|would|for|it|to|of)? ..7 (fix|fixing|repair|repairing|cost|treat|treating|for|replace|charge) ..3 $",
  "(what|how) (happens|do you do|can be done|do you treat|do you deal|does it cost|much) ..6 $",
  "(prevent|avoid|risk|chance|chances|risks|side effects|signs|symptoms|possibility|danger|stopping|ensure) ..5 $",
  "(information|info|question|advice|article|brochure|blog|page|pamphlet) (on|about|for) ..4 $",
]);
/** A question that starts with the trouble itself: 'is swelling normal'. Told so, 'is hard for me to breathe' is none. */
const asked = phrases([
  "^ (is|are|was) ..8 (normal|okay|alright|common|usual|expected|supposed|meant|covered|natural|typical)",
]);
const hypotheticalMild = phrases([
  "^ (can|could|does|do|will|would|might) (a|an|the|my) ..1 $",
  "(might|may|worried|afraid|scared|hope|hoping|nervous|fear|anxious|terrified|concerned|guess|could|would|will) ..4 $",
  "(can|could|do|does|would|will) (you|people|someone|anyone|anybody|one|a person) ..1 (die|get|have|catch|bleed|choke|end up) ..5 $",
  "(can|does|could|do) (it|this|that|they|whitening|implants|extractions|fillings|the treatment|a crown) ..4 $",
]);
const othersBefore = phrases([
  "(friend|friends|mate|mates|neighbour|cousin|colleague|coworker|workmate|someone|somebody|guy|lady|people|auntie|aunt|uncle|flatmate|housemate) (of mine|at work|i know|who|from work|in my|that|once|i)? ..2 (had|got|once|was|were|went|said|told|ended|lost|nearly) ..6 $",
  "(movie|film|show|episode|story|video|news|podcast|documentary|series) (about|where|with|of|on) ..5 $",
  "(read|heard|saw|seen|watched|watching|reading) (about|somewhere|online|that|a|on|it|in|where|of) ..8 $",
]);
const longPast = phrases([
  "(year|years|months|while|ages|decade|decades|long time|way back) (and a half)? (ago|back)",
  "last (year|month|summer|winter|christmas|decade|time|visit|appointment|spring|autumn)",
  "when (my|our|the)? (i|he|she|we|son|daughter|kid|boy|girl|brother|sister|mum|dad|eldest|youngest) was (a|little|younger|young|at|in|two|three|four|five|ten|eight|nine|seven|six|twelve|pregnant|about|like|fifteen|sixteen|eighteen|twenty|growing|overseas|on)",
  "as a (kid|child|teenager|teen|baby|boy|girl)",
  "(in the past|used to|previously|history of|((was|were|back|high) ..1 at school)|high school|childhood|years before|long ago|ages ago)",
  "in (eighty|ninety|seventy|sixty|two thousand|nineteen) ..2",
  "(in) (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|twenty|nineteen)",
  "(had it for years|for years)",
  "(is|are|was|has) (all)? (fixed|repaired|healed|treated) (now|already|since|last|by)",
]);
/** 'It's been hurting ever since you put the crown in' hurts now; 'I faint at needles ever since' tells of a habit. */
const everSince = phrases(["ever since"]);
const longAgo = (words: readonly Word[], degree?: EmergencyDegree): boolean =>
  anyIn(longPast, words) || (degree !== "severe_pain" && anyIn(everSince, words)) || words.some(isBackIn);
/** 'Back in uni', 'back in the village'; a tooth that 'needs to go back in' came out now. */
const isBackIn = (_: Word, at: number, words: readonly Word[]): boolean =>
  words[at]?.word === "back" &&
  words[at + 1]?.word === "in" &&
  at + 2 < words.length &&
  !putsBack.has(words[at - 1]?.word ?? "");
const putsBack = new Set(
  "go goes going put puts putting push pushed pop popped stick stuck fit be come came get shove it them tooth".split(
    " ",
  ),
);
/** 'It has gone', 'all settled now': said of a pain, not of a tooth. */
const eased = phrases([
  "(has|have|is|it|that|all|pain|swelling|bleeding) (has|have|is|all|completely|finally|now|mostly|pretty much)? (gone (now|away|since|already|completely|and)|gone down (now|since|already|a|and|thanks|heaps|quite|so|$)|stopped|settled|better|resolved|healed|cleared up|eased) (now|since|already|by itself|on its own|completely|down|$)",
  "(is|are|was|has) (all)? (better|settled|stopped) (now|already|since|last|by)",
  "(has|have|is|it|that|all|pain|swelling|bleeding) (has|have|is|all|completely|finally|now|mostly)? gone $",
  "(swelling|puffiness|redness|fever|temperature) is (already|slowly|finally)? (going|coming) down (now|can|could|so|thanks|a bit|a little|$)",
  "(swollen|swelling|swelled|puffy) ..8 (it|that|swelling) (is|has) (all|mostly|completely|pretty much|now|since)? gone down (now|since|already|again)? ..1 (i|we|so|and|but|can|could|thanks|just|do|is|$)",
  "(swollen|swelling|swelled|puffy|stung|sting) ..10 it is (already|slowly|finally)? (going|coming) down (now|can|could|so|thanks|a bit|a little|$)",
  "(swelling|pain|lump|redness|fever|temperature|it) (went|came|has come|is going|is coming) (away|down|off) (now|since|already|heaps|a lot|quite|so|and|thanks|after|by|with|$)",
]);
/** What was in the mouth goes down, too, and eases nothing. */
const wentDown = phrases([
  "(battery|batteries|magnet|magnets|coin|marble|tooth|crown|button|bead|toy|lego|bracket|denture|piece) ..8 (gone|went) down",
]);
export const hasEased = (words: readonly Word[], ofIts = words): boolean =>
  anyIn(eased, ofIts) && !anyIn(wentDown, words);
const happeningNow = phrases([
  "now|currently|again|still|tonight|today|help|quick|quickly|happening|keeps|started|starting|hurry|ambulance|urgent|urgently|asap|just",
]);
const routine = phrases([
  "(brush|brushing|brushed|brushes|floss|flossing|flossed|toothbrush|eat apples)",
  "(a bit|bit|little|slight|slightly|minor|mild|mildly|tiny|sometimes|occasionally|occasional|barely|hardly|now and then|every now|once in a while|only when|now and again) (of|sore)? ..1 (swollen|swelling|swells|bleed|bleeding|bleeds|blood|pain|puffy|ache|toothache|sore|throbbing|infected|red|hurts)",
  "(bleed|bleeding|bleeds|blood|swollen|swelling|swells|pain|puffy|hurts|sore|oozing|oozes) ..2 (a bit|a little|slightly|sometimes|occasionally|every now|now and then|only a|a tad|a tiny|once in)",
]);
/** Said of trouble that its teller calls small. */
const playedDown = phrases([
  "(not|is not|nothing) ..2 (bad|serious|severe|urgent|emergency|major|too bad|terrible|dramatic|too worried|huge|heavy|heavily|a lot|unbearable)",
]);
const hurt = phrases([
  "(fell|fallen|tripped|crashed|hit|punched|kicked|broke|broken|snapped|cracked|chipped|smashed|knocked|split|cut)",
]);
const bleeds = phrases(["(bleed|bleeding|bleeds|blood)"]);
const accident = phrases([
  "(i|he|she|son|daughter|girl|boy|kid|child|toddler|bub|baby) (has|have|had|just|is)? (fell|fallen|tripped|crashed|landed) (off|over|down|on|onto|from|into|out of) ..2",
]);
const years = Array.from({ length: 60 }, (_, index) => `${1960 + index}`);
/** When it was: told of a day gone by, with nothing that says it lasts. */
const bygone = phrases([
  "(last|other|previous|old) (dentist|dentists|clinic|practice|place)",
  "(last|other|previous) (night|week|fortnight|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|time|visit|surgery|procedure|appointment|extraction|cleaning|summer|winter|christmas|pregnancy|day|one)",
  "(yesterday|(ages|day|days|fortnight|week|weeks|month|months|year|years|while|long|nights) ago|previously|formerly|back then|years back|in the past|used to|as a (baby|child|kid|toddler|teenager|boy|girl)|when (i|he|she|we) (was|were))",
  "(cleared me|cleared him|cleared her|the all clear|all clear|ruled (it|that) out|discharged)",
  "(once|one time) (so|and|but|before|when|at|in|during|from|as|years|$)",
  "(latex|penicillin|it|that|this|you|there|them|here) once",
  "(stroke|heart attack) (at|aged) (age|about|around)? (thirty|forty|fifty|sixty|seventy|eighty|ninety|30|40|50|60|70|80|90)",
  "(i|he|she|we|daughter|son|kid|husband|wife|mum|dad|brother|sister) once ..1 (passed|fainted|collapsed|choked|bled|had|swallowed|blacked|stopped|went|reacted|got)",
  "(had|have|got|was) ..2 (anaphylaxis|anaphylactic|reaction|seizure|seizures|fit|stroke|collapse) ..6 before",
  `in (${years.join("|")})`,
  "in (two thousand|nineteen|twenty) ..3",
  "(nothing|none|fine|never|not) (again)? since",
  "(could not|was|were|did not|bled|had to) ..6 for ..2 (day|days|week|weeks|month|months) after",
  "(none|nothing|clear|free) (for|in) ..2 (years|months|weeks|year|month)",
  "in the (sixties|seventies|eighties|nineties)",
  "sometimes (has|have|gets|get|had)",
  "in (january|february|march|april|may|june|july|august|september|october|november|december|hospital|2019|2020|2021|2022|2023|2024|2025)",
]);
/** Not the 'once' of long ago. */
const atOnce = phrases(["at once"]);
/** The treatment was then, which says nothing of when the trouble is … */
const treatedThen = phrases([
  "(surgery|extraction|procedure|operation|appointment|implant|filling|dentist|visit|injection|needle|treatment|out|pulled|removed|extracted) ..4 (yesterday|last|(..2 (days|day|week|weeks) ago))",
]);
/** … if that is told as present. */
const present = phrases(["(is|am|are|has|keeps|can|cannot|will|feels|looks) ..6"]);
const lasting = phrases([
  "(there is|there are|it is|i am|he is|she is|mouth is|face is|throat is|tongue is|neck is) ..3 (blood|bleeding|swollen|swelling|closing|choking|tight|struggling)",
  "(since|from|after|for) (all)? ..1 (last|yesterday|the other)",
  "since ..3 (yesterday|night|morning|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  "(is|are|am|he|she|it|bleeding|and) still",
  "been (bleeding|vomiting|unconscious|struggling|swelling|choking|fitting|seizing)",
  "(again|keeps|keep|will not|can not|cannot|not stopped|ongoing|getting worse|worse|right now|at the moment|this minute|help|ambulance|hurry|urgent|urgently|emergency|tonight|today|currently)",
  "(and|but) (now|today|this morning|this arvo|this afternoon|this evening) (he|she|i|it|they|my|his|her|there|the|we)",
]);
/** Told of the time since then, unless the end of it is told too. */
const allThatTime = phrases(["(all|whole|entire) (night|day|morning|afternoon|time)"]);
const cared = phrases(["(is|are|was|am|been) ..2 (in|at) (the)? (hospital|icu|intensive care)"]);
/** How it ended: 'but he's fine now', 'it's okay again', 'has stopped'. */
const over = phrases([
  "(is|am|are|was|were|feels|feel|feeling|doing|seems|all|got|been) (all|totally|completely|perfectly|much|a lot|absolutely|okay|quite|really|so much|back to)? (fine|okay|alright|better|normal|good|well|recovered|settled|great) ..1 (now|again|so|since|it|and|these|today|after|just|thanks|but|i|we|$)",
  "(has|have|it|bleeding|swelling) (now|since|finally|just|all)? (stopped|settled|eased|resolved|gone away|recovered|cleared)",
  "(gone|over|finished|passed) (now|again)",
  "(made a|full|a good) (full)? recovery",
  "(is|was) (another|a different) story",
]);

/** What makes the words of an emergency doubtful: they may tell of a cold, of fear or of an empty stomach. */
const softeners = phrases([
  "(flu|hayfever|tonsils|tonsillitis|panic|panics|panicky|claustrophobic|claustrophobia|anxiety|anxious|nervous|phobia|asthma|covid|dam|chesty)",
  "(a|bad|head|my|the|got) ..1 cold",
  "(want|wants|need|needs|prefer|like) ..1 sedation",
  "(nose is|my nose) ..2 (blocked|stuffy|runny|bunged|stuffed|snotty)",
  "(hay fever|blocked nose|the flu|a cough|bad cough|the drill|at the dentist)",
  "not eaten ..10 (faint|dizzy|lightheaded|light)",
  "(faint|dizzy|lightheaded|light headed) ..10 not eaten",
  "in (the|your) (dental|dentist|dentists) chair",
  "in your chair",
  "(wear|wears|wearing|worn|wore) off",
]);

/** Gums that bleed much, and a wound that has begun again, want the dentist; 000 only if it cannot be stopped. */
const mildBleeding = phrases([
  "(some|a bit of|a little|little|bit of|spots of|drops of) blood",
  "gums|gum ..6 (bleed|bleeding|bleeds|blood|bled)",
  "(bleed|bleeding|bleeds|blood|bled) ..8 gums|gum",
  "(started|starting|begun|began|back to|is|off) ..1 bleeding again",
]);
const unstoppable = phrases([
  "(not|never|nothing|cannot|no) ..6 (stop|stops|stopped|stopping|slow|slowing|slowed|clot|clotting|let|letting|control|ease|easing|eased|quit|settle|finish|finished)",
  "nonstop|squirting|spraying|jet|heartbeat|uncontrollably|uncontrollable|uncontrolled|profusely|heavily|heavy|pouring|gushing|spurting|pumping|streaming|everywhere|soaked|soaking|drenched|clots|hours|hour|night|warfarin|xarelto|eliquis|thinners|thinner|faint|dizzy|weak|bucket|buckets|litres|worse|yesterday|choking|swallowing|help|ambulance",
  "non stop",
]);

/** Whether an emergency is to be asked about before it is taken for one. */
export const isSoftened = ({ words }: Utterance, { value, from, to }: Found<EmergencyDegree>): boolean =>
  anyIn(softeners, around(words, from, to)) ||
  (value === "bleeding" && anyIn(mildBleeding, words) && !anyIn(unstoppable, words));

/** Words that far from an emergency still speak of it. */
const vicinity = 10;
const around = (words: readonly Word[], from: number, to: number): readonly Word[] =>
  words.slice(Math.max(0, from - vicinity), to + vicinity);

function isOver(words: readonly Word[], from: number, to: number): boolean {
  if (anyIn(cared, words)) return true;
  const isNow = anyIn(present, words.slice(Math.max(0, from - 2), to)) && anyIn(treatedThen, words);
  const itsTime = wordsOfItsTime(words, to);
  const since = words.length - itsTime.length;
  const isPast =
    anyIn(bygone, around(itsTime, Math.max(0, from - since), to - since)) && !isNow && !anyIn(atOnce, words);
  if (anyIn(lasting, around(words, from, to))) return false;
  // The end is told after what happened; 'he's been fine but now he can't breathe' tells it before.
  return (isPast && !anyIn(allThatTime, words)) || anyIn(over, words.slice(Math.max(0, to - 1)));
}

/** Whether the emergency said at words `from`–`to` is none after all. For a life at stake only plain grounds count. */
export function isSetAside(utterance: Utterance, degree: EmergencyDegree, from: number, to: number): boolean {
  const { words } = utterance;
  if (isUnreal(utterance, degree, from, to)) return true;
  const isGrave = isLifeThreat(degree);
  if (isGrave && isHarmless(words, degree, from, to)) return true;
  if (!isTooth(degree) && hasEased(words, wordsOfItsTime(words, to))) return true;
  if (degree === "severe_pain" && isPainGone(utterance.text)) return true;
  if (longAgo(wordsOfItsTime(words, to), degree) && !(isGrave && anyIn(happeningNow, words))) return true;
  // A tooth that was knocked about is seen, however little it bleeds.
  if (degree === "knocked_out_tooth" && anyIn(accident, words)) return false;
  return degree !== "breathing" && degree !== "collapse" && isSmall(words, degree);
}

/** Ordinary, slight, or said to be nothing bad. */
function isSmall(words: readonly Word[], degree: EmergencyDegree): boolean {
  // 'Not urgent but I fell and broke my tooth and it's bleeding': who was hurt and bleeds is no judge of that.
  const isBleedingHurt = anyIn(hurt, words) && anyIn(bleeds, words);
  if (isTooth(degree) && isBleedingHurt) return false;
  return anyIn(routine, words) || (anyIn(playedDown, words) && !isBleedingHurt);
}

/** Of what may be done again: it is none if it never was, or was long ago. */
export const isLongOver = (utterance: Utterance, { value, from, to }: Found<EmergencyDegree>): boolean =>
  !anyIn(onceMore, utterance.words) && (isUnreal(utterance, value, from, to) || longAgo(utterance.words));
const onceMore = phrases(["(again|still|keeps|tonight|today|yesterday|this morning|last night)"]);

/** Denied, supposed, asked about in general or a manner of speaking. */
function isUnreal(utterance: Utterance, degree: EmergencyDegree, from: number, to: number): boolean {
  const { words } = utterance;
  return (
    isNobodys(utterance) ||
    isNegated(words, from) ||
    overlapsAny(asked, words, from, from + 1) ||
    isImagined(utterance, from, to, isLifeThreat(degree)) ||
    isIdiomOfIts(words, degree, from, to)
  );
}

/** 'You fixed my crown, and now I have broken my tooth': the crown is whole. */
function isIdiomOfIts(words: readonly Word[], degree: EmergencyDegree, from: number, to: number): boolean {
  const start = isTooth(degree) ? (presentClauseStart(words, to) ?? 0) : 0;
  return isIdiom(words.slice(start), degree, Math.max(0, from - start), to - start);
}

/** Something else by the same words, over, long past, or too small for an ambulance. */
const isHarmless = (words: readonly Word[], degree: EmergencyDegree, from: number, to: number): boolean =>
  isOtherThing(words, degree, { from, to, lasts: anyIn(lasting, words) }) ||
  isOver(words, from, to) ||
  isPastIllness(words, from, to) ||
  isReasonToStayAway(words) ||
  (degree === "bleeding" && isMildOoze(words)) ||
  (degree === "breathing" && (isStandingLump(words) || isHabitOfGagging(words))) ||
  isSmallMatter(words, from, to);

/** 'Last time I was choking, can we do it sitting up': told as past, and nothing said of now. */
export const isToldAsPast = ({ words }: Utterance): boolean =>
  longAgo(words) && anyIn(wasThen, words) && !anyIn(isStillSo, words);
const wasThen = phrases([
  "(was|were|could|had) ..1 (not|choking|bleeding|swollen|swelling|breathing|gasping|unconscious|fainting|collapsed)",
]);
const isStillSo = phrases([
  "(is|has|keeps|cannot|will not|now|still|again|today|tonight|this morning|yesterday|help|quick|quickly|ever since)",
  "can not",
  "(am|are|have) ..3",
]);

/** Told of others as it was, or wondered about in general. */
export const isNobodys = ({ words }: Utterance): boolean => isOthersStory(words) || isWondered(words);

/** 'I don't know if I should ring but he can't breathe': what stands before 'but' says nothing of what follows. */
const sinceBut = (words: readonly Word[]): readonly Word[] =>
  words.slice(words.findLastIndex(({ word }) => word === "but") + 1);

/** 'Call if it swells, and it has': what was only supposed has happened. */
const cameTrue = phrases([
  "(if|when) ..8 (and|but|well) (now)? (it|he|she|they|that) (has|have|is|did|does|do|are)",
]);

/** Supposed, feared, read about or told of somebody else. */
function isImagined(utterance: Utterance, from: number, to: number, isGrave: boolean): boolean {
  if (anyIn(cameTrue, utterance.words)) return false;
  const before = sinceBut(utterance.words.slice(Math.max(0, from - 16), from));
  if (anyIn(othersBefore, toldClause(before, true)) && !isToldBehindOthers(utterance.words, to)) return true;
  const told = toldClause(before, false);
  const isSupposed = anyIn(hypotheticalBefore, told);
  return isGrave ? isSupposed && !isAskedWhatToDo(utterance) : isSupposed || anyIn(hypotheticalMild, told);
}
