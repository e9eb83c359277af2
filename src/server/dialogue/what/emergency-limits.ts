import { firstPlace, type Matcher, toPhrase } from "../phrase.ts";
import type { EmergencyDegree } from "../understanding.ts";
import type { Utterance, Word } from "../words.ts";

/** What makes the words of an emergency none: negation, 'if', the past, somebody else's story, idioms. */

/** Words an idiom may span. */
const longestIdiom = 14;

const phrases = (sources: readonly string[]) => sources.map((source) => toPhrase(source).match);
const anyIn = (matches: ReturnType<typeof phrases>, words: readonly Word[]): boolean =>
  matches.some((match) => firstPlace(match, words) !== null);

/** Words a negation reaches across: 'no sign of any swelling', 'no pain or swelling or trouble breathing'. */
const transparent: ReadonlySet<string> = new Set(
  "a an any much really having experiencing too getting sign signs of major real been be feeling have had got seen noticed the more longer or nor and in at all actually that so sort kind severe serious heavy active currently no with further swelling swollen bleeding blood pain fever trouble difficulty problems problem issues breathing swallowing bad facial face infection abscess broken chipped tooth teeth lot fainting dizziness sudden very particularly anything like lump pus excessive chest throat pains tightness heart shortness of breath rash passed passing looking".split(
    " ",
  ),
);
const negators: ReadonlySet<string> = new Set(["no", "not", "without", "never", "nothing", "none", "nor"]);
const reach = 10;

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
  "^ (is|are|was) (a|an|it|my|any|some|the) $",
  "(can|could|does|do|will|would|might|may) ..4 (cause|causes|lead to|mean|trigger|affect) ..3 $",
  "(form|leaflet|brochure|website|page|article|sheet|policy|consent|instructions|ad|poster) ..2 (say|says|said|explain|explains|list|lists|mention|mentions|warn|warns) ..6 $",
  "(so|so that|make sure|sure) ..4 (does|do|will|would|can|is|are) not ..4 $",
  "(will|would|might|may|could) (i|it|there|he|she|they|we) ..1 $",
  "(would|might|may|could|can) (i|it|that|this|you|he|she|they|people) (have|get|cause|give|be|suffer|trigger|mean) (you|me|someone|him|her)? (a|an|any)? $",
  "(if|unless|suppose|whether|in case) ..6 $",
  "(would|do) (you|they) $",
  "^ ..2 (does|will|would|do|did) (it|they|that|this|people|gums|implants|extractions) ..1 $",
  "how long (will|would|do|does|should|can) (my|the|his|her|your|i|it|he|she|they)? ..1 $",
  "(want|wants|prefer|rather|love|wish|asked|asking) (to|i|he|she|you)? (be|get|go|could be|was) ..2 $",
  "(can|could|does|would|might) (a|an|the|this|these|that) ..3 (make|give|leave|stop) (it|you|me|him|her|someone|people)? $",
  "(do|does|would|will) (you|you guys|yous|they|the dentist|the clinic|the practice|your insurance|insurance|my insurance|medicare) ..3 (do|stop|control|treat|handle|offer|fix|repair|have|provide|take|deal with|cover|charge|accept|specialise|see people|help with|help people|manage|look after|cater|prescribe|give) ..5 $",
  "(how much|what|price|cost|costs) (is|are|does|do|would|for|it|to|of)? ..7 (fix|fixing|repair|repairing|cost|treat|treating|for|replace|charge) ..3 $",
  "(can|could) you (guys)? (fix|repair|treat|do|handle|save|replace) (a|an)? $",
  "(what|how) (happens|do you do|can be done|do you treat|do you deal|does it cost|much) ..6 $",
  "(prevent|avoid|risk|chance|chances|risks|side effects|signs|symptoms|possibility|danger|stopping|ensure) ..5 $",
  "(information|info|question|advice|article|brochure|blog|page|pamphlet) (on|about|for) ..4 $",
]);
/** A question that starts with the trouble itself: 'is swelling normal'. Told so, 'is hard for me to breathe' is none. */
const asked = phrases([
  "^ (is|are|was) ..8 (normal|okay|alright|common|usual|expected|supposed|covered|natural|typical)",
]);
const hypotheticalMild = phrases([
  "(might|may|worried|afraid|scared|hope|hoping|nervous|fear|anxious|terrified|concerned|guess|could|would|will) ..4 $",
  "(can|could|do|does|would|will) (you|people|someone|anyone|anybody|one|a person) ..1 (die|get|have|catch|bleed|choke|end up) ..5 $",
  "(can|does|could|do) (it|this|that|they|whitening|implants|extractions|fillings|the treatment|a crown) ..4 $",
]);
const othersBefore = phrases([
  "(friend|friends|mate|mates|neighbour|cousin|colleague|coworker|workmate|someone|somebody|guy|lady|people|auntie|aunt|uncle|flatmate|housemate) (of mine|at work|i know|who|from work|in my|that|once|i)? ..2 (had|got|once|was|were|went|said|told) ..6 $",
  "(movie|film|show|episode|story|video|news|podcast|documentary|series) (about|where|with|of|on) ..5 $",
  "(read|heard|saw|seen|watched|watching|reading) (about|somewhere|online|that|a|on|it|in|where|of) ..8 $",
]);
const longPast = phrases([
  "(year|years|months|while|ages|decade|decades|long time|way back) (and a half)? (ago|back)",
  "last (year|month|summer|winter|christmas|decade|time|visit|appointment|spring|autumn)",
  "when (i|he|she|we) was (a|little|younger|young|at|in|ten|eight|nine|seven|six|twelve|pregnant|about|like|fifteen|sixteen|eighteen|twenty|growing|overseas|on)",
  "as a (kid|child|teenager|teen|baby|boy|girl)",
  "(in the past|used to|previously|history of|back in|((was|were|back|high) ..1 at school)|high school|childhood|years before|long ago|ages ago)",
  "(in) (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025|twenty|nineteen)",
  "(ever since|had it for years|for years)",
  "(has|have|is|it|that|all|pain|swelling|bleeding) (has|have|is|all|completely|finally|now|mostly|pretty much)? (gone (now|away|since|already|completely|and)|gone down (now|since|already|a|and|thanks|heaps|quite|so|$)|stopped|settled|better|resolved|healed|cleared up|eased) (now|since|already|by itself|on its own|completely|down|$)",
  "(is|are|was|has) (all)? (fixed|repaired|healed|better|treated|settled|stopped) (now|already|since|last|by)",
]);
/** 'It has gone': said of a pain, not of a tooth. */
const eased = phrases([
  "(has|have|is|it|that|all|pain|swelling|bleeding) (has|have|is|all|completely|finally|now|mostly)? gone $",
]);
const happeningNow = phrases([
  "now|currently|again|still|tonight|today|help|quick|quickly|happening|keeps|started|starting|hurry|ambulance|urgent|urgently|asap|just",
]);
const routine = phrases([
  "(brush|brushing|floss|flossing|toothbrush|eat apples)",
  "(a bit|bit|little|slight|slightly|minor|mild|mildly|tiny|sometimes|occasionally|occasional|barely|hardly|now and then|every now|once in a while|only when|now and again) (of|sore)? ..1 (swollen|swelling|swells|bleed|bleeding|bleeds|blood|pain|puffy|ache|toothache|sore|throbbing|infected|red|hurts)",
  "(bleed|bleeding|bleeds|blood|swollen|swelling|swells|pain|puffy|hurts|sore|oozing|oozes) ..2 (a bit|a little|slightly|sometimes|occasionally|every now|now and then|only a|a tad|a tiny|once in)",
  "(not|is not|nothing) ..2 (bad|serious|severe|urgent|emergency|major|too bad|terrible|dramatic|too worried|huge|heavy|heavily|a lot|unbearable)",
]);
/** A colour of something other than lips and skin. */
const colours = phrases([
  "(bruise|tooth|gum|gums|mark|toe|toenail|nail|stain) ..3 (blue|purple|black|grey|gray)",
]);
/** Blood that is not coming out. */
const bloodWords = phrases([
  "(donate|donated|donating|give|gave|giving|took|take|taking|draw|drew) (my|some|me)? blood",
  "blood (test|tests|pressure|thinner|thinners|type|sugar|sugars|donor|donation|clot|clotting|work|group|count)",
]);
/** Holds unless it has begun again. */
const stoppedBleeding = phrases(["(it|gum|that|and|has|then|bleeding|she|he) stopped bleeding"]);
const idioms = phrases([
  "(sight of|see|seeing) (my|the)? blood",
  "(losing|lost|loses) (her|his|their|my) ..1 (baby|milk|first|voice|card|retainer)",
  "(swallow|swallowed|swallowing|ate|eaten|eats|eating|swallows) ..3 toothpaste",
  "(could|could just|could have|nearly|almost) (kill|killed) (myself|him|her|them|for)",
  "killing myself (trying|laughing|to|over|with)",
  "cut myself (shaving|cooking|slicing|chopping|opening)",
  "breathe a (word|sigh)",
  "collapse (my|our|the|it|them|your|this|that|all|two|into) ..8",
  "(unresponsive|not responding|responsive) (to|on) (my|our|any|email|emails|messages|calls|texts|the phone)",
  "(overdosed|overdose|overdosing) on (chocolate|sugar|lollies|cake|coffee|caffeine|food|carbs|sweets|cookies|ice cream|easter)",
  "(dog|cat|puppy|kitten|pet|horse) ..2 (throat|mouth|tooth|teeth|jaw)",
  "(dog|cat|puppy|kitten|pet|horse|rabbit) (is|has|was|can|cannot|keeps|got|does) ..2 (breathe|breathing|choking|wheezing|panting|collapsed|bleeding|fitting|seizure|swallow|swollen)",
  "(pipe|drain|shed|tent|stroller|pram|chair|shelf|market|line|sewer) ..2 (collapsed|collapsing|collapse)",
  "(breath|breathe) ..3 (fresh|smell|smells|bad|stinks|mint|minty|odour|odor)",
  "(bad|fresh|smelly|stinky|morning) breath",
  "(hard|tough|difficult) (pill)? to swallow ..4 (price|prices|cost|costs|bill|bills|quote|news|fee|fees)",
  "(price|cost|bill|quote|news|fee|pill|pills|tablet|tablets|capsules) ..4 (hard|tough|difficult) to swallow",
  "(price|prices|cost|costs|bill|bills|quote|fee|fees|invoice|invoices|charges) ..6 (heart attack|faint|fainted|choke|choked|choking|killing|die|stroke|collapsed)",
  "(heart attack|faint|fainted|choke|choked|collapsed|die|died|stroke|passed out) ..6 (price|cost|bill|quote|fee|invoice|laughing|embarrassment|boredom|shame)",
  "(swallow|swallowing) ..2 (pills|pill|tablets|tablet|capsules|vitamins)",
  "(breathe|breathing) ..2 (through) ..2 (mouth|nose)",
  "mouth (breather|breathing)",
  "(choking|choked|choke) (up|back|with rage|with laughter|with emotion)",
  "(choking|choked|choke) on (the|all|this|your|these)? (traffic|price|prices|bill|quote|fees|paperwork|smoke|dust)",
  "(you|website|site|app|system|page|line|phone|email|link|office|clinic|reception|nobody|anyone|online|queue|traffic|file|lift|train|bus) ..2 (not|never|does not|will not|would not) ..3 (respond|responding|answer|answering|moving|move|moved|waking|wake)",
  "(pass|passed|passing|handing|hand) out (flyers|pamphlets|brochures|of|cards|leaflets)",
  "(is|was|if|whether) there (a|any|is a) (chip|crack|fracture|break)",
  "gums ..2 (keep|keeps|kept|started|still|start) (on|to)? (bleeding|bleed)",
  "(wake|waking) (up)? (before|until|till|early|at|that|so)",
  "(answers|answered|responds|replies) ..3 (phone|phones|calls|texts|emails|messages|door|questions)",
  "chest ..4 (gym|workout|working out|weights|bench|pushups|boxing)",
  "(car|ute|van|bike|fence|house|letterbox|truck) ..3 (hit|struck|clipped|run) (by|into)",
  "bleeding (money|cash|edge|obvious|hell|heck|useless|idiot|idiots|nuisance|ridiculous|phone|machine|computer|lovely|marvellous)",
  "gasping for (a|some|my|the) (coffee|cuppa|drink|beer|smoke|cigarette|tea|ciggie|wine)",
  "(anaphylactic|intolerant|sensitive) to ..4",
  "(nearly|almost|practically) (had|have|having|gave|give|gives) ..2 (stroke|heart attack|fit|coronary|aneurysm|seizure)",
  "(get|gets|break|breaks) (out in)? (a)? (hives|rash|itchy) (from|when|if|with)",
  "gums ..4 bleeding ..3 (for|since) ..2 (week|weeks|month|months|while|years)",
  "broke the",
  "(sleep|asleep|snoring|snore|snores|apnoea|apnea|cpap) ..8 (breathing|breathe|breath|choking|gasping)",
  "(breathing|breathe|choking|gasping|breath) ..8 (sleep|asleep|apnoea|apnea|snoring|snore|cpap|at night|in my sleep)",
  "(stroke of|stroke survivor|dying to|to die for|dead tooth|tooth (is|has|might be) (dead|dying|died)|dead nerve|dying tooth|dead teeth|nerve (is|has|was|might be)? (dead|dying|died)|die hard|phone (is|died|dying|about)|battery)",
  "(holding|hold|held|under|save|waste|took|takes) (my|your|the|their) breath (away|for|at|until|if)?",
  "(knock|knocked|knocking|put) (me|him|her|us) (out|to sleep) ..3 (for|during|with|when|before|while|so|$)",
  "(knock|knocked|knocking) out for (the|my|it|this|that|wisdom|surgery|an|procedure|extraction|extractions|him|her)",
  "(under|general|with|while|during) ..1 (sedation|anaesthetic|anesthetic|gas)",
  "(faint|fainting|pass out|fainted|passed out|collapse) ..5 (needle|needles|blood test|sight of|injections|injection)",
  "(needle|needles|blood test|sight of|injections|injection) ..8 (faint|fainting|pass out|fainted|passed out)",
  "(tend|tends|prone|likely|known|always|usually|sometimes) to (faint|fainting|pass out|black out|panic|collapse|gag|bleed)",
  "(allergic|allergy) to (latex|penicillin|amoxicillin|nickel|metal|codeine|aspirin) (so|and i|just|please|if|$)",
  "(collapsed|collapsing) (arch|lung last|building|business|bridge)",
  "(i|we) ..2 (collapsed|passed out|crashed) (on|onto|into|in) (the|my)? (couch|bed|sofa|recliner)",
  "(not|never) ..1 (passed out|blacked out|fainted|collapsed|unconscious|choking|suffocating|dying|vomiting blood)",
  "(schedule|plan|plans|calendar|meeting|deal|business|tent|marquee|wall|roof|shelf|diary) ..3 (collapsed|collapsing|collapse)",
  "(have|having|had|throw|throws|threw|has) (a|another) (fit|meltdown) (about|over|if|when|because|at|every|cos)",
  "(will|would|going to|gonna) have a (fit|heart attack|stroke)",
  "(out of|short of|catch|caught) ..2 breath ..4 (ran|run|running|stairs|walked|walking|rushed|rushing|jogging|jogged|gym|bus|hill)",
  "(ran|run|running|stairs|rushed|rushing|gym|hill) ..6 (out of|short of|catch|caught) ..2 breath",
  "(let me|just|to) (catch|get) my breath",
  "(can not|cannot|could not) breathe (for|from|with|because of) (laughing|laughter|excitement|nerves)",
  "choking (hazard|hazards|risk)",
  "(tingly|tingling|numb) ..3 (from|after|since) ..3 (injection|needle|anaesthetic|appointment|filling)",
  "(mild|slight|small|minor|little|tiny) ..1 (rash|reaction|hives)",
  "(rash|reaction|hives) ..5 (mild|minor|slight|small)",
  "dying ..4 (toothache|tooth|pain|hunger|thirst)",
  "unconscious bias",
  "(respond|responding|answer|answering|react|reacting) ..3 (email|emails|phone|phones|call|calls|text|texts|messages|letters|door|question|questions|treatment|antibiotics)",
  "moving (house|out|away|interstate|overseas|to|on|home)",
  "(crown|denture|dentures|mouthguard|retainer|braces|bridge|veneer|plate|splint|aligner|first|for|my|the) fitting",
  "fit (for|me|in|into|you|us|him|her)",
  "blue in the face ..1 (asking|telling|trying|calling|talking|arguing|explaining|waiting)",
  "(need|get|getting|want) (some|fresh) air",
  "if it (bleeds|swells|starts|keeps|happens)",
  "(swollen|enlarged) (gland|glands|lymph)",
  "dead on (my|his|her) feet",
  "(passed|blacked|passing|blacking) out (the|some|my|those|all|these|a few) (form|forms|date|dates|flyers|cards|day|days|papers|leaflets)",
  "^ ..3 can (i|we) (swallow|breathe)",
  "swallow ..1 (pride|cost|price)",
  "out cold (during|(for (the|my|it|this|that))|the whole|under|through|in)",
  "(have|has|got) (asthma|copd|sleep apnoea|emphysema)",
  "(my|a|the) (voice|phone|line|car|battery|laptop|computer) ..3 (dying|died|choking|collapsed)",
  "(dead (tired|set|line|end|keen|easy|beat|serious)|dying (for|to|laughing|of))",
  "(chest) (infection|freezer|cold|drawers|congestion|xray|x ray|of drawers|surgery)",
  "(lump|fat|huge) (sum|bill|difference|fan|help|relief|thanks|price|in my throat from crying)",
  "(blocked|stuffy|runny) nose",
  "(breathe|breathing) (exercises|easy|easier|a sigh|new life|technique|techniques)",
  "(sore|scratchy|itchy|dry) throat",
  "allergic to ..4 (so|can|what|just|and want|and need|which|but|if|please|$)",
  "(wedding|job|interview|date|dress|holiday) ..3 (to die for|killing me)",
  "(baby|milk|loose|wobbly|first|deciduous) (tooth|teeth) ..6 (fell|fallen|came|come|falling|coming|out)",
  "tooth fairy",
  "(denture|dentures|false|plate|retainer|aligner|crown|filling|veneer|cap|bridge|temporary|mouthguard|splint|braces|bracket) ..4 (tooth|teeth)? ..2 (fell|fallen|came|come|broke|broken|cracked|chipped|snapped|popped|split|lost)",
  "(broke|broken|cracked|chipped|snapped|split|break) ..4 (denture|dentures|retainer|aligner|crown|filling|veneer|plate|bridge|mouthguard|splint|bracket|braces|nightguard|false|phone|leg|arm|ankle|car|heart|bank)",
  "(seizure|seizures|stroke|heart attack|epilepsy|cardiac) ..3 (medication|tablets|medicine|history|survivor|patient|condition|specialist|risk|meds|disorder)",
  "(panic attack|panic attacks) ..4",
  "heart (murmur|condition|surgery|disease|valve|problem|medication|specialist)",
]);

/** When it was: told of a day gone by, with nothing that says it lasts. */
const bygone = phrases([
  "(last|other|previous) (night|week|fortnight|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|time|visit|surgery|procedure|appointment|extraction|cleaning|summer|winter|christmas|pregnancy|day|one)",
  "(yesterday|(ages|day|days|fortnight|week|weeks|month|months|year|years|while|long|nights) ago|previously|formerly|back then|years back|in the past|used to|as a (baby|child|kid|toddler|teenager|boy|girl)|when (i|he|she|we) (was|were))",
  "(cleared me|cleared him|cleared her|the all clear|all clear|ruled (it|that) out|discharged)",
  "(once|one time) (before|when|at|in|during|from|as|years|$)",
  "(latex|penicillin|it|that|this|you|there|them|here) once",
  "(had|have|got|was) ..2 (anaphylaxis|anaphylactic|reaction|seizure|seizures|fit|stroke|collapse) ..6 before",
  "in (january|february|march|april|may|june|july|august|september|october|november|december|hospital|2019|2020|2021|2022|2023|2024|2025)",
]);
/** The treatment was then, which says nothing of when the trouble is … */
const treatedThen = phrases([
  "(surgery|extraction|procedure|operation|appointment|implant|filling|dentist|visit|injection|needle|treatment|out|pulled|removed|extracted) ..2 (yesterday|last|(..2 (days|day|week|weeks) ago))",
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
  "(and|but) (now|today) (he|she|i|it|they|my|his|her|there|the|we)",
]);
/** Told of the time since then, unless the end of it is told too. */
const allThatTime = phrases(["(all|whole|entire) (night|day|morning|afternoon|time)"]);
const cared = phrases(["(is|are|was|am|been) ..2 (in|at) (the)? (hospital|icu|intensive care)"]);
/** How it ended: 'but he's fine now', 'it's okay again', 'has stopped'. */
const over = phrases([
  "(is|am|are|was|were|feels|feel|feeling|doing|seems|all|got|been) (all|totally|completely|perfectly|much|a lot|absolutely|okay|quite|really|so much|back to)? (fine|okay|alright|better|normal|good|well|recovered|settled|great) ..1 (now|again|so|since|it|and|these|today|after|just|thanks|but|i|we|$)",
  "(has|have|it|bleeding|swelling) (now|since|finally|just|all)? (stopped|settled|eased|resolved|gone away|recovered|cleared)",
  "(made a|full|a good) (full)? recovery",
]);

/** What makes the words of an emergency doubtful: they may tell of a cold, of fear or of an empty stomach. */
const softeners = phrases([
  "(flu|hayfever|panic|panics|panicky|claustrophobic|claustrophobia|anxiety|anxious|nervous|phobia|asthma|covid|dam|chesty)",
  "(a|bad|head|my|the|got) ..1 cold",
  "(want|wants|need|needs|prefer|like) ..1 sedation",
  "(hay fever|blocked nose|nose is|my nose|the flu|not eaten|have not eaten|a cough|bad cough|when the drill|at the dentist)",
  "in (the|your) (dental|dentist)? chair",
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
  "nonstop|uncontrollably|uncontrollable|uncontrolled|profusely|heavily|heavy|pouring|gushing|spurting|pumping|streaming|everywhere|soaked|soaking|drenched|clots|hours|hour|night|warfarin|xarelto|eliquis|thinners|thinner|faint|dizzy|weak|bucket|buckets|litres|worse|yesterday|choking|swallowing|help|ambulance",
  "non stop",
]);

/** Whether an emergency is to be asked about before it is taken for one. */
export const isSoftened = ({ words }: Utterance, degree: EmergencyDegree): boolean =>
  anyIn(softeners, words) ||
  (degree === "bleeding" && anyIn(mildBleeding, words) && !anyIn(unstoppable, words));

function isOver(words: readonly Word[], from: number, to: number): boolean {
  if (anyIn(cared, words)) return true;
  const isNow = anyIn(present, words.slice(Math.max(0, from - 2), to)) && anyIn(treatedThen, words);
  const isPast = anyIn(bygone, words) && !isNow;
  if (anyIn(lasting, words)) return false;
  // The end is told after what happened; 'he's been fine but now he can't breathe' tells it before.
  return (isPast && !anyIn(allThatTime, words)) || anyIn(over, words.slice(Math.max(0, to - 1)));
}

/** Degrees that are answered with 000. */
export const lifeThreatening: ReadonlySet<EmergencyDegree> = new Set(["breathing", "bleeding", "collapse"]);

/** Whether the emergency said at words `from`–`to` is none after all. For a life at stake only plain grounds count. */
export function isSetAside(utterance: Utterance, degree: EmergencyDegree, from: number, to: number): boolean {
  const { words } = utterance;
  if (isNegated(words, from)) return true;
  const before = words.slice(Math.max(0, from - 16), from);
  const isGrave = lifeThreatening.has(degree);
  if (asked.some((match) => match(words, 0) > to)) return true;
  if (anyIn(hypotheticalBefore, before) || anyIn(othersBefore, before)) return true;
  if (!isGrave && anyIn(hypotheticalMild, before)) return true;
  if (idioms.some((match) => overlaps(match, words, from, to))) return true;
  if (isGrave && isNoSign(words, degree, from, to)) return true;
  if (isGrave && isOver(words, from, to)) return true;
  if (degree !== "knocked_out_tooth" && degree !== "broken_tooth" && anyIn(eased, words)) return true;
  if (anyIn(longPast, words) && !(isGrave && anyIn(happeningNow, words))) return true;
  return degree !== "breathing" && degree !== "collapse" && anyIn(routine, words);
}

/** Blood that is not coming out, or no longer; the colour of a bruise. */
function isNoSign(words: readonly Word[], degree: EmergencyDegree, from: number, to: number): boolean {
  const stopped = anyIn(lasting, words) ? [] : stoppedBleeding;
  const others = degree === "bleeding" ? [...bloodWords, ...stopped] : colours;
  return others.some((match) => overlaps(match, words, from, to));
}

/** An idiom counts only where it shares words with the emergency: 'on blood thinners and can't stop bleeding' is one. */
function overlaps(match: Matcher, words: readonly Word[], from: number, to: number): boolean {
  for (let at = Math.max(0, from - longestIdiom); at < to; at += 1) if (match(words, at) > from) return true;
  return false;
}
