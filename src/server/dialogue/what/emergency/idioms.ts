import type { EmergencyDegree } from "../../understanding.ts";
import type { Word } from "../../words.ts";
import { anyIn, overlapsAny, phrases } from "./phrase-list.ts";

/** Manners of speaking, animals, machines and prices: the words of an emergency about something else. */

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
/** Something in the mouth that is no tooth. */
const noTooth = phrases([
  "broke the",
  "tooth fairy",
  // Long gone: what is wanted is the one in its place.
  "(new|replacement|fake) ..2 (tooth|teeth) ..6 (knocked|lost|came|fell|gone|missing)",
  "(denture|dentures|false|plate|retainer|aligner|crown|filling|veneer|cap|bridge|temporary|mouthguard|splint|braces|bracket) ..4 (tooth|teeth)? ..2 (fell|fallen|came|come|broke|broken|cracked|chipped|snapped|popped|split|lost)",
  "(broke|broken|cracked|chipped|snapped|split|break) ..4 (denture|dentures|retainer|aligner|crown|filling|veneer|plate|bridge|mouthguard|splint|bracket|braces|nightguard|false|phone|leg|arm|ankle|car|heart|bank)",
]);
/** A tooth that was due to fall out, unless it was knocked out. */
const dueTooth = phrases([
  "(baby|milk|loose|wobbly|first|deciduous) (tooth|teeth) ..6 (fell|fallen|came|come|falling|coming|out)",
]);
/** One that a dentist is to take out. */
const outByPlan = phrases([
  "(tooth|teeth) ..5 (has|have|had|need|needs|got|ought|supposed|meant|due) to come (right|straight)? out",
  "(tooth|teeth) ..2 (must|should) ..1 come out",
  "(had|having|get|getting|got|took|taken) ..4 wisdom ..2 out",
]);
const fall = phrases(["(fell|fallen|fall|slipped|punch|punched|ball|crash|crashed|bleeding)"]);
const knock = phrases([
  "(knock|knocked|knocking|hit|kicked|elbowed|elbow|bumped|banged|smashed|bashed|tripped|tackled|faceplanted|headfirst|accident|shoved|punched|stacked)",
  "(fell|fallen|falling|fall|slipped|came|gone|flew|went) ..2 (off|over|down|onto|into|face|against)",
  "(face|head|mouth) (first|plant|planted)",
]);
const idioms = phrases([
  "(sight of|see|seeing) (my|the)? blood",
  "(losing|lost|loses) (her|his|their|my) ..1 (baby|milk|first|voice|card|retainer)",
  "(swallow|swallowed|swallowing|ate|eaten|eats|eating|swallows) ..3 toothpaste",
  "(could|could just|could have|nearly|almost) (kill|killed) (myself|him|her|them|for)",
  "killing myself (trying|laughing|to|over|with)",
  "cut myself (shaving|cooking|slicing|chopping|opening)",
  "breathe a (word|sigh)",
  "(breathing|breathe|breathes) ..2 (fine|normal|normally|okay|alright|easy|down (my|your|our|his|her))",
  "(second|sec|minute|moment|chance|time|room|space) to breathe",
  "able to breathe",
  "people ..3 (breathing|breathe|choke|bleed|die)",
  "(makes|make|made) (me|him|her|you) (gag|choke)",
  "(went|gone|go|goes) down (fine|well|okay|easily)",
  "not (so|as|even|really|that)? (swollen|puffy|swelling|bleeding) (anymore|(any (more|longer))|at all|now)",
  "for a living",
  "(blue|purple|grey|gray) ..1 (sticker|card|badge|form|cross|car|door|building|light)",
  "(cutting|cuts|scratching|rubbing|catching|digging) (on|into)? (my|his|her|the) (tongue|lip|cheek)",
  "(bitten|bit|bite|biting|cut) ..2 (cheek|lip|tongue) ..3 (keeps|keep) ..1 (catching|rubbing|biting|happening)",
  "how much (does|do|will|would) (it|they|i|you|we|gums) (bleed|swell|hurt)",
  // Heard of as a wish to die, where it is one (read-self-harm.ts).
  "(lost|losing) (my|our|a|his|her) ..3 to suicide",
  "(died|dead|passed|passed away|gone) ..1 (by|of|from|through) suicide",
  "(job|work|works|working|worked|volunteer|volunteers|career|course|training|research|degree) (is|are|was)? (in|on|with|around) ..1 suicide",
  "suicide (prevention|awareness|research|bereavement)",
  "unconscious (about|of)",
  "(dog|cat|puppy|kitten|pet|horse|rabbit) ..3 (poisoned|poison|snakebite)",
  "(gasping|gasped|choked|choking) (at|over) (the|that|your|how) ..2 (price|prices|cost|costs|bill|quote|fee|fees|total|much)",
  "(retainer|aligner|aligners|mouthguard|guard|splint|tray) (is|are|got|has)? ..1 stuck (on|(and ..3 (get|take|pull) (it|them) off))",
  "(dementia|alzheimers|alzheimer) ..4 not ..1 (know|remember|recognise) ..3",

  "how much (blood|bleeding|swelling|pain|bruising) (is|do|does|should|would|will|can|to) ..3 (normal|okay|usual|alright|expected|expect|have|there)",
  "(i|we|he|she) ..2 (laugh|laughed|cackled|giggled) ..10 (breathe|breath)",
  "laughing (so|too|at|that) ..9 (breathe|breath)",
  "(eye|eyes|face|nose) ..3 (puffy|watery|itchy|red) ..3 (hay fever|hayfever|crying|allergies|pollen|sinus|sinuses|((lack of|no|little) sleep)|((late|long|big) night))",
  "(deadline|deadlines|schedule|workload|rent|collar|tie|necktie|bra|seatbelt) (is|are|was)? ..1 (choking|strangling|suffocating|killing) (me|us)",
  "i ..1 (passed|blacked|zonked) out (drunk|pissed|hungover|exhausted|asleep|early|from (tiredness|exhaustion))",

  "anaphylaxis to",
  "(kill|shoot|hang) myself if",
  "pain in the neck (but|can|and|so|to|this|that|i)",
  "(breathe|breathing|breathed) in ..1 (cold|cool|air)",
  "(eating|drinking|talking|walking) and breathing (fine|okay|normally)",
  "(burnt|burned) (my|his|her) tongue",
  "(can|could|do) (you|people|kids|children|one|someone) (actually|really|even)? (overdose|choke|die|bleed|faint|suffocate) ..4",
  "(cat|dog|puppy|kitten|pet|rabbit|bird|goldfish|fish|budgie|labrador|hamster) ..3 (choked|choking|collapsed|seizure|seizures|fit|fits|bleeding|bled|fainted|stroke|breathing|swallowed|swollen)",
  "gag reflex ..8 (choke|choking|gag|gagging)",
  "(choke|choking|gag|gagging) ..6 (x ray|xray|impression|impressions|mould|tray|film|reflex)",
  "knocked out by (how|the|your)",
  "(knocked|hit) (senseless|sideways) by (how|the|your|that|my)",
  "(swallow|swallowing) (the|that|this|your|those) (cost|costs|price|prices|bill|quote|fee|fees|news)",
  "breathless ..3 (running|stairs|walking|rushing|climbing|laughing|pram)",
  "(suffocating|suffocate|suffocated|choking|drowning) (in|under|with) ..3 (paperwork|work|emails|debt|bills|deadlines|assignments|homework|meetings|study|laundry|admin)",
  "(traffic|debt|bills|fees|paperwork|mortgage|weeds|roadworks) ..2 (choke|chokes|choking|choked|suffocating|strangling)",
  "(diary|calendar|schedule|inbox|roads|road|week|drain|sink) (is|was|are|gets|got) ..2 (choked|choking|suffocating|suffocated)",
  "(choked|choking|choke) ..6 (when|after|seeing|hearing|reading|saw) ..3 (saw|heard|read|got|seeing|opened|the)? ..2 (price|prices|cost|costs|bill|quote|fee|fees|total|invoice)",
  "i ..2 (heart attack|stroke|coronary) when i (saw|heard|opened|read)",
  "(hay fever|hayfever|pollen|allergies) ..6 (eye|eyes) ..2 (puff|puffs|puffy|swell|swells|water|itch|itchy)",
  "(snore|snores|snoring) ..5 (dying|suffocating|drowning)",
  "(purple|blue|grey|gray) (with|for|in|on) ..2 (hair|wig|costume|nails|dress|book|team|show|play)",
  "(stabbed|pricked|jabbed|poked) (with|by|full of) ..2 (needles|injections|pins)",
  "(knife|knives) (and|set|block) ..2 (fork|forks|spoon|spoons|set|sets|block)?",
  "(toy|water|nerf|glue|nail|heat|staple|massage|spray) (gun|guns|pistol|pistols|knife|sword)",
  "(attack|attacks|attacked|attacking) (my|the|his|her|your|those) ..1 (tooth|teeth|gums|plaque|tartar|enamel)",
  "(choking|smothering|suffocating|strangling|squeezing) (me|him|her|us) with (hugs|kisses|love|cuddles|kindness)",
  "(yellow|ugly|crooked|stained|brown|expensive|happy|embarrassing|embarrassed|beautiful|white|gappy) ..3 (could|nearly|almost) cry",
  "(nearly|almost) (choked|choke) ..6 (saw|heard|read|told) ..3 (price|prices|cost|costs|bill|quote|fee|fees|total|news|invoice)",
  "(laugh|laughed|laughing|giggling) ..6 (choke|choked|choking|suffocate|suffocated)",
  "(tray|impression|mould|putty|foam|xray|dentist|hygienist|hairball) ..3 (choke|chokes|choked|choking) (me|him|her)?",
  "(choke|chokes|choked|choking) ..8 (wrestling|(jiu jitsu)|(ju jitsu)|jujitsu|judo|mma|bjj|karate|sparring|grappling)",
  "(wrestling|(jiu jitsu)|(ju jitsu)|jujitsu|judo|mma|bjj|karate|sparring|grappling) ..8 (choke|chokes|choked|choking)",
  "(breathe|breathing) ..1 (in|with|through|under|behind) ..2 (mask|masks|dam)",
  "(sorry|excuse|pardon) ..4 (something|frog|tickle|crumb) (stuck)? in my throat",
  "(suffocating|suffocate) in (the|that|your|this) (waiting)? (room|reception|surgery|heat)",
  "(unconscious|out|under|asleep|knocked out) for (the|my|her|his|that) (last|first|other|wisdom|whole|previous|extraction|extractions|surgery|operation|procedure)",
  "(do|does|should|can|will) ..3 (need|have|keep|bring|carry) ..2 (epipen|epi pen|puffer|inhaler)",
  "(got|have|keep|keeps|carry|carries|bring|carrying|has) ..2 (an|his|her|my|the|their) (epipen|epi pen|puffer) ..3 (at|in|with|on|for|just|and the|handy)",
  "collapse (my|our|the|it|them|your|this|that|all|two|into) ..8",
  "(unresponsive|not responding|responsive) (to|on) (my|our|any|email|emails|messages|calls|texts|the phone)",
  "(overdose|overdoses) of (dentists|dentist|sugar|chocolate|lollies|cake|coffee|caffeine|family|relatives|visitors|christmas|easter|news|work|meetings|emails|bills|appointments|drama|life|school|kids|footy|tv|television|sun|sunshine|holidays|cuteness|fun|people|politics)",
  "(overdosed|overdose|overdosing) on (chocolate|sugar|lollies|cake|coffee|caffeine|food|carbs|sweets|cookies|ice cream|easter)",
  "(dog|cat|puppy|kitten|pet|horse) ..2 (throat|mouth|tooth|teeth|jaw)",
  "(dog|cat|puppy|kitten|pet|horse|rabbit) (is|has|was|can|cannot|keeps|got|does) ..2 (breathe|breathing|choking|wheezing|panting|collapsed|bleeding|fitting|seizure|swallow|swollen)",
  "(pipe|drain|shed|tent|stroller|pram|chair|shelf|market|line|sewer) ..2 (collapsed|collapsing|collapse)",
  "breath ..3 (fresh|smell|smells|bad|stinks|mint|minty|odour|odor)",
  "breathe ..3 (fresh|mint|minty)",
  "(bad|fresh|smelly|stinky|morning) breath",
  "(hard|tough|difficult) (pill)? to swallow ..4 (price|prices|cost|costs|bill|bills|quote|news|fee|fees)",
  "(price|cost|bill|quote|news|fee|pill|pills|tablet|tablets|capsules) ..4 (hard|tough|difficult) to swallow",
  "(price|prices|cost|costs|bill|bills|quote|fee|fees|invoice|invoices|charges) ..9 (heart attack|passed out|faint|fainted|choke|choked|choking|killing|die|stroke|collapsed)",
  "(heart attack|faint|fainted|choke|choked|collapsed|die|died|stroke|passed out) ..6 (price|cost|bill|quote|fee|invoice|laughing|embarrassment|boredom|shame)",
  "(swallow|swallowing) ..2 (pills|pill|tablets|tablet|capsules|vitamins)",
  "(breathe|breathes|breathing) ..2 (through) ..2 (mouth|nose)",
  "mouth (breather|breathers|breathing|breathe|breathes)",
  "(choking|choked|choke) (up|back|with rage|with laughter|with emotion)",
  "(choking|choked|choke) on (the|all|this|that|your|these|those|my)? (traffic|price|prices|bill|bills|quote|fee|fees|paperwork|smoke|dust|cost|costs|total|words)",
  "(drives|drive|driving|drove|works|work|working|worked|volunteers|volunteer|shift|job) ..4 (ambulance|ambulances|ambos|paramedic|paramedics)",
  "(is|am|was|as|are|be|become|becoming) (a|an|the)? ..1 (paramedic|ambo|(ambulance (driver|officer|volunteer)))",
  "ambulance (driver|drivers|officer|bay|station|cover|membership|subscription|insurance|fee|bill|service|volunteer)",
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
  "(get|gets|break|breaks|come|comes) (up|out)? (in)? (a)? (hives|rash|itchy|welts) (from|when|if|with)",
  "gums ..4 bleeding ..3 (for|since) ..2 (week|weeks|month|months|while|years)",
  "(sleep|asleep|snoring|snore|snores|apnoea|apnea|cpap) ..8 (breathing|breathe|breath|choking|gasping)",
  "(breathing|breathe|choking|gasping|breath) ..8 (sleep|asleep|apnoea|apnea|snoring|snore|cpap|at night|in my sleep)",
  "(stroke of|stroke survivor|dying to|to die for|dead tooth|tooth (is|has|might be) (dead|dying|died)|dead nerve|dying tooth|dead teeth|nerve (is|has|was|might be)? (dead|dying|died)|die hard|phone (is|died|dying|about)|(phone|car|flat) battery)",
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
  // Only where the work itself is named as the cause: 'with all the smoke at work' takes the breath, too.
  "(can not|cannot|could not|hardly|barely) breathe (with|for|from|because of) how (busy|hectic|crazy|flat out|full on|swamped|slammed|snowed under|stressful|(much (work|homework|study|paperwork)))",
  "(can not|cannot|could not|hardly|barely) breathe (with|for|from|because of) (all|so much)? (of)? (the|this|my)? (work|deadlines|emails|meetings|homework|assignments|paperwork|workload) (i|we|on|lately|piling|this week|at the moment|$)",
  "choking (hazard|hazards|risk)",
  "(tingly|tingling|numb) ..3 (from|after|since) ..3 (injection|needle|anaesthetic|appointment|filling)",
  "(mild|slight|small|minor|little|tiny) ..1 (rash|reaction|hives)",
  "(rash|reaction|hives) ..5 (mild|minor|slight|small)",
  "dying ..4 (toothache|tooth|pain|hunger|thirst)",
  "unconscious bias",
  "(respond|responding|answer|answering|react|reacting) ..3 (email|emails|phone|phones|call|calls|text|texts|messages|letters|door|question|questions|treatment|antibiotics)",
  "moving (house|out|away|interstate|overseas|to|on|home)",
  "(crown|denture|dentures|mouthguard|retainer|braces|bridge|veneer|plate|splint|aligner|first|for|my|the) fitting",
  "(can|could|to|you|squeeze|might|maybe|may) ..2 fit (for|me|in|into|you|us|him|her)",
  "blue in the face ..1 (asking|telling|trying|calling|talking|arguing|explaining|waiting)",
  "(need|get|getting|want) (some|fresh) air",
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
  "(seizure|seizures|stroke|heart attack|epilepsy|cardiac) ..3 (medication|tablets|medicine|history|survivor|patient|condition|specialist|risk|meds|disorder)",
  "(panic attack|panic attacks) ..4",
  "heart (murmur|condition|surgery|disease|valve|problem|medication|specialist)",
]);

/** A manner of speaking wherever it stands: the rest of the words then sounds graver than it is. */
export const hasIdiom = (words: readonly Word[]): boolean => anyIn(idioms, words);

export const isTooth = (degree: EmergencyDegree): boolean =>
  degree === "knocked_out_tooth" || degree === "broken_tooth";

export const isIdiom = (words: readonly Word[], degree: EmergencyDegree, from: number, to: number): boolean =>
  overlapsAny(idioms, words, from, to) ||
  (isTooth(degree) &&
    (overlapsAny(noTooth, words, from, to) ||
      (overlapsAny(dueTooth, words, from, to) && !anyIn(knock, words)) ||
      (overlapsAny(outByPlan, words, from, to) && !anyIn(knock, words) && !anyIn(fall, words))));

/** Blood that is not coming out, or no longer unless it `lasts`; the colour of a bruise. */
export function isOtherThing(
  words: readonly Word[],
  degree: EmergencyDegree,
  { from, to, lasts }: { from: number; to: number; lasts: boolean },
): boolean {
  if (degree === "breathing") return overlapsAny(colours, words, from, to);
  if (degree !== "bleeding") return false;
  // A sign that begins at the thinner itself is made of the wound that goes with it.
  if (words[from]?.word !== "thinners" && overlapsAny(bloodWords, words, from, to)) return true;
  return !lasts && overlapsAny(stoppedBleeding, words, from, to);
}
