import type { Rule } from "../phrase.ts";
import type { EmergencyDegree } from "../understanding.ts";

/**
 * Emergencies by degree, the gravest first. What negates, distances or softens them is in
 * emergency-limits.ts; phrases here say only that it is happening.
 */

/** Whoever it happens to. */
export const who =
  "i|he|she|they|we|it|son|daughter|wife|husband|mum|mother|dad|father|child|baby|kid|boy|girl|patient|partner|friend|brother|sister|toddler|grandson|granddaughter|nan|nanna|granny|gran|grandma|grandpa|grandad|granddad|grandfather|grandmother|uncle|aunt|boyfriend|girlfriend|fiance|flatmate|housemate|nanny|pop|grandparent|bub|twin|cousin|teenager|student|nurse|neighbour|colleague|boss|client|resident|customer|workmate|coworker|man|woman|lady|mate|someone|somebody";
const grave =
  "severe|excruciating|unbearable|terrible|agonising|agonizing|extreme|intense|horrible|horrific|horrendous|shocking|awful|worst|massive|insane|crazy|brutal|intolerable|crippling|splitting|stabbing|constant|incredible|serious|heaps|tons|immense|tremendous|bad|killer|mad|blinding|big|strong|huge|dreadful|wicked|fierce|nasty";
const part =
  "tooth|teeth|toothache|molar|jaw|mouth|gum|gums|face|wisdom|filling|crown|nerve|abscess|head|ear|cheek|implant|extraction|socket";

export const emergencyRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "breathing",
    say: [
      "(can not|can hardly|can barely|can scarcely|can only just|could not|could hardly|could barely|not able|unable|cannot) ..3 (breathe|breath|breathing|breathin|breeve|swallow|swallowing)",
      "(not|hardly|barely|not really|stopped|stops|struggling|struggles|struggle|fighting|gasping|battling) (to|for)? (be)? (able to)? ..1 (breathe|breath|breathing|swallow|swallowing|air)",
      "(trouble|difficulty|difficulties|difficult|hard|harder|problem|problems|issue|issues|struggle|struggling|tough|painful|tricky|trying|impossible|pain|bother) (with|to|for (me|him|her|us)|when|when i|on|in)? (to)? ..2 (breathe|breath|breathing|breathin|swallow|swallowing)",
      "(breathing|swallowing|breath) ..1 (is|has|feels|getting|gets|seems|became|becoming|looks|sounds) ..3 (hard|harder|difficult|trouble|laboured|labored|funny|bad|worse|shallow|tight|restricted|painful|problem|stopped|noisy|impossible|heavy|weird|rough|raspy|short|not)",
      "(breathing|swallowing) (difficulty|difficulties|trouble|problems|problem|issues)",
      "(short|shortness|out|run out|running out) of (breath|air)",
      "(not|hardly|barely|can not|cannot) ..2 (get|getting|catch|catching|take|draw) ..3 (air|breath|breaths|breathe)",
      "choking|suffocating|asphyxiating|choked",
      "(wheezing|gasping|gurgling)",
      "(airway|airways|windpipe|throat) ..5 (closing|closed|close|closes|tight|tightening|tightened|blocked|swelling|swollen|swelled|swell|shutting|shut|constricted|constricting|obstructed|restricted|narrowing)",
      "(tight|tightening|tightness|swelling|swollen|swells|lump growing|closing) ..2 (in|of|around|on|up|to|down)? ..2 (throat|airway|airways|windpipe)",
      "(throat|neck|tongue) (is|has|are|feels|keeps|was|and|area|looks)? ..4 (swollen|swelling|swelled|swells|swell|ballooning|ballooned|puffed|puffy|huge|enlarged|blown|blowing|doubled)",
      "(swelling|swollen|swelled|puffy|swells|spread|spreading|spreads|moved|moving|gone|going|going down|infection) (is|has|are|and|it)? ..5 (to|into|down|up|around|near|under|over|on|in|at|my|the|his|her|towards|toward|shut) ..2 (throat|neck|eye|eyes|tongue|eyelid|airway|eyeball)",
      "(eye|eyes|eyelid) ..4 (swollen|swelling|swelled|swell|shut|closed|closing|puffed|puffy|bulging)",
      "(can not|cannot|could not|hardly|barely) ..2 (open|see out of|see from|move) ..2 (eye|eyes|tongue)",
      "(swelling|swollen|swelled|lump) ..3 (under|beneath|below|underneath) ..2 (tongue|jaw|chin)",
      "floor of (my|the|his|her) mouth ..4 (swollen|swelling|raised|hard|up)",
      "(inhaled|breathed in|aspirated) (a|an|my|the|it|his|her|some|part|something|that|one)",
      "(tooth|crown|filling|something|it|piece|denture|cap|gauze|instrument) ..3 (stuck|lodged|caught) ..2 (throat|windpipe|airway)",
      "(going|turning|gone|turned|looks|went) (blue|purple)",
      "lips (are|have|went|gone|is) ..2 (blue|purple)",
      `(${who}) ..2 (is|has|are) not breathing`,
      "not breathing",
      "stridor",
      `(${who}) (is|are|am) no (breath|breathe|breathing)`,
      "(stopped|stops) breathing",
      "(not|do not|does not) (think|know if|look like|sure|sure if) ..3 breathing",
      "breathing ..2 (gone|going|went) (funny|weird|strange|shallow|fast|slow|bad)",
      "(trouble|difficulty|struggling|struggle|hard) (to)? (getting|get|taking|take|drawing) ..2 (air|breath)",
      "(drooling) ..4 (swallow|throat)",
      "(can not|cannot|could not) ..1 (get|keep) ..3 (saliva|spit|water|anything) down",
    ],
  },
  {
    means: "bleeding",
    say: [
      "(not|will not|does not|do not|can not|cannot|won't|never|has not|have not|is not) ..3 (stop|stopped|stopping|control|slow|slowing|slowed) ..4 (bleeding|bleed|blood|bleeds)",
      "(bleeding|bleed|bleeds|bled|blood) ..8 (not|never|will not|can not|cannot|won't) ..2 (stop|stopped|stopping|clot|clotting|slow|slowing|let up|ease|easing|under control|settle|settling)",
      "(bleeding|bled|bleed|bleeds) ..3 (heavily|badly|profusely|everywhere|nonstop|constantly|uncontrollably|uncontrolled|continuously|lots|heaps|tons|severely|excessively|out|buckets|like crazy|like mad|a lot|so much|quite a lot|too much|all over|non stop|to death|really bad|pretty bad|so bad|very bad|very much|freely|steadily|hard|like a tap)",
      "(heavy|severe|uncontrolled|uncontrollable|profuse|excessive|serious|constant|nonstop|non stop|bad|major|massive|significant|continuous) (bleeding|bleed|blood|haemorrhage|hemorrhage)",
      "(lots|lot|heaps|loads|so much|too much|pools|pool|mouthful|mouthfuls|full|buckets|litres|cups|tons|bunch|covered|streams|pouring|gushing|coughing|vomiting|choking on|spitting|spewing|dripping|swallowing) (up|out|in|with|of)? (of|out)? ..1 (blood|bleeding)",
      "blood (is|was|keeps|just)? (just|still)? ..2 (everywhere|pouring|gushing|streaming|spurting|squirting|flowing|pumping|all over|running down|filling|dripping down|coming out)",
      "(still|keeps|keep|kept|continues|started) (on)? (to)? (bleeding|bleed|oozing blood)",
      "(bleeding|bled|bleed) ..3 (for|since|all) ..3 (hour|hours|morning|night|day|yesterday|minutes|lunch|extraction|surgery|afternoon|last|dawn|breakfast|midnight|noon)",
      "(soaking|soaked|soaks|going|gone|filling|filled|bled) (through)? ..4 (gauze|gauzes|towel|towels|tissues|pillow|cloth|pads|packing|washer)",
      "(haemorrhaging|hemorrhaging|haemorrhage|hemorrhage)",
      "(lost|losing|loss) ..4 blood",
      "(can not|cannot|could not|will not|will never) stop bleeding",
      "(bleeding|bleed|blood) ..8 (can not|cannot|could not) ..5 (control|stop)",
      "bleeding (crazy|mad)",
      "(bleeding) ..2 (out of control|uncontrolled)",
      "(bleeding|blood) ..3 (getting|got|gotten|is) ..1 (worse|heavier|faster)",
      "(extraction|socket|tooth out|bleed|bleeding|blood|stitches) ..10 (will|does|can) not ..2 (stop|clot)",
      "bleeding from ..2 (mouth|nose|ear|ears|lip|tongue|face|throat|socket|head)",
      "(stitches|socket|extraction|hole|site|wound) ..4 (bleeding|bleeds|pouring|gushing) ..4 (again|heavily|badly|lot|everywhere|won't|not)",
      "(is|are|am|mouth|he|she|tongue|lip) (gushing|haemorrhaging|hemorrhaging|pouring|spurting)",
    ],
  },
  {
    means: "collapse",
    say: [
      "unconscious|unresponsive|anaphylaxis|anaphylactic|nephylactic|nephylaxis|anaflactic|anafilactic|annaphylactic|phylactic|phylaxis|convulsing|convulsions|convulsion",
      "(lost|losing|loss of|regained|not) (conscious|consciousness)",
      `(${who}) (has|have|did|just|now|is) collapse`,
      `(${who}|who) ..2 (collapsed|collapsing|fainted|fainting|blacked out|blacking out)`,
      "^ (help|please|quick|hello|hi|just|has|suddenly)? (collapsed|fainted)",
      `(${who}|just|has|have|going to|gonna|about to|like) ..3 (passed|pass|passing|blacked|black|blacking) out`,
      "(about to|going to|am|feel like|feels like) ..3 (faint|collapse|fainting|collapsing)",
      "(not|will not|does not|won't|can not|cannot) ..3 (wake|waking|respond|responding|conscious|woken|responsive) (him|her|them|up)?",
      "(seizure|seizures|having a fit|had a fit|is fitting|was fitting|having fits)",
      "(chest|heart) ..1 (pain|pains|ache|aches|tightness|tight|hurts|hurting|pressure)",
      "(pain|pains|tightness|pressure|ache|heaviness|crushing|tight) ..3 (in|on|across|around|of) ..2 chest",
      "chest (is|feels|are|has) ..4 (tight|heavy|hurting|sore|crushing|pain|pains|killing|burning|aching|painful)",
      "heart attack|cardiac",
      "(having|had|has|like|suffered|suffering|is|think|be) (a|an|it is a)? ..1 stroke",
      "(face|mouth) ..2 (drooping|drooped|droopy)",
      "(slurring|slurred) (words|speech)",
      "(severe|bad|serious|massive|major|strong|extreme|having|had|have|has|huge|violent|terrible|big|acute|sudden|is|some sort of|some kind of|an) (a|an)? ..2 allergic reaction",
      "(reacting|reaction|reacted) ..2 (badly|severely|terribly) ..3 (to)?",
      "(bad|severe|serious|terrible|violent) reaction to",
      "(hives|rash) ..6 (face|lips|tongue|throat|swelling|swollen)",
      "(lip|lips|face|tongue) ..3 (swollen|swelling|swelled) ..6 (hives|rash|bee|peanut|peanuts|nuts|sting|allergic|allergy|antibiotics|antibiotic|itchy|medication|penicillin|amoxicillin)",
      "(itchy|hives|rash|penicillin|amoxicillin|antibiotics|antibiotic|nuts) ..8 (lip|lips|face|tongue|throat) ..3 (swollen|swelling|swelled|puffy|tingling|numb)",
      "(use|used|using|need|needs|gave|given|jabbed|got) ..3 (epipen|epi pen|adrenaline)",
      "(knocked|knock|knocking) ..2 (unconscious|out cold|him out|her out|himself out|herself out|me out cold)",
      "(out cold|no pulse|no heartbeat|heart stopped|heart has stopped|into shock)",
      `(${who}) ..2 not moving`,
      "(dropped|fallen|fell|slumped|crumpled|went) (to|on|onto|down on) (the)? (floor|ground) ..6 (not|can not|will not|unconscious|wake|breathing|moving|eyes|limp)",
      `(${who}) (just|has|suddenly) ..1 (dropped|slumped|crumpled|keeled over|went limp|gone limp)`,
      "(call|ring|dial|phone|called|rang|dialled|need) (triple zero|triple oh|000|zero zero zero|oh oh oh|112|911|nine one one)",
      "(too many|whole packet of|whole box of|handful of) ..2 (panadol|nurofen|tablets|pills|painkillers|paracetamol|ibuprofen)",
      // A life at risk in another way: the same answer, 000 at once.
      "(kill|killing|hurt|hurting|harm|harming|end|ending|take|taking) (myself|my life|my own life|it all)",
      "(suicidal|suicide)",
      "(call|get|need|send|want|calling|needs|require) (me|us|him|her)? (an|the)? ambulance",
      "(i am|he is|she is|they are|think i am|might be|son is|daughter is|wife is|husband is|mum is|dad is) (going to|actually|really)? (dying|die|dead)",
      "(overdose|overdosed|overdosing)",
      "(hit|bang|banged|cracked|smashed|bumped) (my|his|her|their|the) head ..10 (vomiting|confused|drowsy|unconscious|dizzy|passed|memory|blacked|sleepy|vomited)",
    ],
  },
  {
    means: "knocked_out_tooth",
    say: [
      "(knocked|knock|knocking|punched|kicked|smashed|hit|bashed|belted|whacked|busted|popped|elbowed) ..6 (tooth|teeth|fang|incisor|fangs) ..3 out",
      "(knocked|punched|kicked|smashed|bashed|busted) out ..5 (tooth|teeth|incisor|fang)",
      "(tooth|teeth|incisor|fang) ..5 (knocked|punched|kicked|smashed|bashed|busted|avulsed|popped) (clean|right|completely|fully|straight)? (out|off)",
      "(tooth|teeth) ..4 (fell|fallen|come|came|popped|flew|dropped|falling|knocked) (clean|right|completely|fully|straight|just)? out",
      "(lost|losing|loses) ..4 (tooth|teeth) ..6 (fall|fell|accident|bike|footy|football|soccer|rugby|basketball|cricket|hockey|netball|skateboard|scooter|trampoline|fight|playing|crash|falling|stairs|pool|sport|netball|match|game|training)",
      "(tooth|teeth) ..6 (in|into) ..3 (milk|glass of|saliva)",
      "avulsed|avulsion",
      "(pushed|shoved|rammed|jammed|driven|knocked|bumped|bashed) ..3 (tooth|teeth) ..1 (up|in|into|back|inwards|backwards|loose)",
      "(tooth|teeth) ..4 (pushed|knocked|shoved|bent|moved) (back|in|backwards|up|sideways|inwards|crooked|loose|backward)",
      "(knocked|bumped|hit|banged|kicked) ..5 (tooth|teeth) ..5 (loose|wobbly|crooked|back|hanging|wonky)",
      "(tooth|teeth) ..4 (hanging) ..4",
      "(fell|fallen|accident|hit|crash|crashed|tripped|punched|elbow|elbowed) ..12 (tooth|teeth) ..4 (out|missing|gone)",
      "(i|he|she|son|daughter|girl|boy|kid|child|toddler|bub|baby) (has|have|had|just|is)? (fell|fallen|tripped|crashed|landed) ..14 (tooth|teeth) ..4 (loose|wobbly|wonky|crooked|wiggly|bleeding|pushed|sideways)",
      "(got|have|has|holding|kept|found|saved|keeping) (my|his|her|the) ..1 (tooth|teeth) ..3 (hand|hands|tissue|milk|palm|glass|napkin|ground|grass|floor|pocket)",
      "(tooth|teeth) ..4 (rammed|jammed|driven|shoved|pushed|bashed) ..1 (up|in|into|back|through|down)",
    ],
  },
  {
    means: "severe_pain",
    say: [
      `(${grave}) ..2 (pain|pains|toothache|tooth ache|agony|ache|aching)`,
      `(pain|pains|toothache|ache) (is|has|are|was|just|so|that is|got|gotten|getting|has gotten|has become|became|feels)? ..4 (${grave}|killing|unreal|worse|too much|ten out of ten|10 out of 10|nine out of ten|through the roof|off the charts|out of control|not bearable|driving me)`,
      "(in|such|so much|in a lot of|a lot of|in so much|lot of|lots of|heaps of|ton of|world of|real|absolute|total|extreme) (agony|pain)",
      "agony|excruciating|agonising|agonizing|unbearable",
      `(${part}) ..3 (killing|kill) (me|him|her|us)`,
      "(screaming|crying|tears|doubled over|writhing|bawling|howling|climbing the walls|sobbing) ..4 (pain|agony|toothache|tooth|hurts|hurt)",
      "(can not|cannot|could not|not|unable to|barely|hardly|not been able to|no) ..3 (sleep|slept|eat|think|work|function|chew|concentrate|bear|stand|take|cope|handle|sleeping|deal with|open my mouth) ..5 (pain|toothache|tooth|hurts|hurting|agony|throbbing|ache|anymore it hurts|sore)",
      "(pain|toothache|tooth|throbbing|ache|hurts|hurting|sore) ..8 (can not|cannot|could not|not|barely|hardly|not been able to|unable to) ..2 (sleep|slept|eat|think|work|function|chew|concentrate|bear|stand it|take it|cope|handle it|sleeping|open my mouth)",
      "(pain|toothache|tooth|throbbing|ache) ..5 (kept|keeping|keeps|up|awake|woke|waking|wakes) ..4 (night|sleep|up|awake)",
      "(up|awake) all night ..5 (pain|toothache|tooth|ache|throbbing)",
      "(painkillers|pain killers|panadol|nurofen|ibuprofen|paracetamol|panadeine|codeine|endone|tablets|medication) ..3 (not|nothing|isn't|aren't|stopped|do nothing|does nothing|will not) ..2 (working|work|helping|help|touching|touch|doing|do|cutting|easing)",
      "(nothing) ..3 (helps|helping|working|touching|touches) ..4 pain",
      `(${part}) ..3 (hurts|hurting|aching|aches|throbbing|hurt|sore|painful) ..2 (so much|so bad|so badly|really bad|really badly|like hell|like crazy|badly|a lot|heaps|like mad|terribly|like nothing else|very bad|unbearably)`,
      `(${part}) ..2 (is|are) (really|so|extremely|incredibly|absolutely) ..1 (painful|killing|throbbing|agony|hurting|aching)`,
      "(hurts|hurting|throbbing|aching) (so much|so bad|so badly|really bad|really badly|like hell|like crazy|badly|terribly)",
      "(ten|10|nine|9|eight|8|eleven) out of (ten|10)",
      "(need|want) ..3 (seen|see|dentist|someone|it out|help|pulled) ..6 (pain|agony)",
      "(rushed|going) to (the)? (emergency|er|hospital) ..6 (tooth|pain|toothache)",
      "(sharp|shooting|throbbing) pain",
      "(feel|feels|felt) (like|as if|as though) ..5 (stabbing|stabbed|knife|hammer|hammering|electric|exploding|explode|burst|drilling|on fire)",
      "(pain|toothache|tooth|ache|it|this) ..3 (driving|sending|doing) (me|him|her|my) ..1 (mad|crazy|insane|nuts|mental|up the wall|round the bend|around the bend|head in|bonkers)",
      `(${part}) ..8 (it|this|that) is (killing|murdering) (me|us|him|her)`,
      "(painkillers|panadol|nurofen|ibuprofen|paracetamol|panadeine|codeine|endone|tablets|medication) (does|do|did|doing|is doing|are doing) nothing",
      "(cry|cries|cried|screams|screaming|weeping) ..6 (pain|toothache|tooth|teeth)",
      "(pain|toothache|tooth|ache) ..6 death of (me|him|her)",
    ],
    unless: [
      "(ten|nine|eight|10|9|8) out of (ten|10) (service|for|stars|review|people|experience|dentist|recommend|would)",
    ],
  },
  {
    means: "swelling",
    say: [
      "(face|cheek|cheeks|jaw|chin|lip|lips|mouth|side of my face|half my face|gum) (is|has|are|looks|all|went|and jaw|and cheek|keeps|that is|feels|started|really|so|next|above|around|near|on|just|completely)? ..5 (swollen|swelling|swelled|swelling up|blown up|blowing up|puffed|puffy|ballooned|ballooning|balloon|chipmunk|huge|massive|twice|swole|swell|inflated|enlarged)",
      "(swollen|swelling|swelled|puffy|puffed) (up)? (in|on|of|around|to|across|near|inside|over|along|all over|right|left|side)? ..3 (face|cheek|cheeks|jaw|chin|lip|lips|mouth|gum)",
      "(facial) (swelling|swollen|abscess|infection)",
      "(swelling|swollen) ..4 (getting bigger|getting worse|bigger|worse|spreading|growing|huge|massive|not going down|not gone down|golf ball|grown|increased|increasing|up)",
      "gumboil|gumboils",
      "gum (boil|boils)",
      "abscess|abcess|absess|abscesses|abscessed|abcessed|cellulitis",
      "(pus|puss) ..4",
      "(infected|infection) ..4 (tooth|teeth|gum|gums|jaw|socket|face|mouth|root|wisdom|extraction|implant)",
      "(tooth|teeth|gum|gums|jaw|socket|wisdom|implant|extraction) ..4 (infected|infection)",
      "(lump|bump|boil|bubble|ball|pimple) ..3 (on|in|under|near|above) ..3 (gum|gums|jaw|cheek|face|tooth)",
      "(it|everything|really|all|very|so|badly) (is|has|has all|are)? (all)? (swollen|swelled|swelling) (up)?",
      "(swollen) (up|tooth|face|jaw|cheek)",
      "(look|looks|looking|looked) (a|like a) (chipmunk|hamster|balloon|squirrel|puffer|blowfish|pumpkin)",
      "fat (face|lip|cheek|jaw)",
      // As it is told by whoever speaks little English.
      "(face|cheek|cheeks|jaw|gum|side) (is|are|go|goes|going|get|gets|getting|got|become|becomes|becoming|coming|grow|make|now|all)? (very|so|too|much|more|now|get|become)? ..1 (big|bigger|fat|fatter|balloon)",
      "(big|bigger|fat) (face|cheek|cheeks|jaw|gum)",
    ],
  },
  {
    means: "broken_tooth",
    say: [
      "(broke|broken|break|chipped|chip|cracked|crack|snapped|snap|fractured|shattered|smashed|split|busted|sheared|breaking|crumbled|cracking|chipping) (off|in)? ..5 (tooth|teeth|molar|incisor|fang|canine|premolar|front one)",
      "(tooth|teeth|molar|incisor|fang|canine|premolar) ..5 (broke|broken|break|chipped|cracked|snapped|fractured|shattered|smashed|split|busted|sheared|crumbled|crumbling|in half|in two|in pieces|broken off|come apart|breaking)",
      "(half|piece|part|chunk|bit|corner|side|top|pieces|bits|quarter) (of|off)? ..3 (tooth|teeth|molar) ..4 (came|broke|fell|broken|gone|missing|snapped|come|fallen|chipped|off|out)",
      "(lost|missing) (half|a piece|part|a chunk|a bit|a corner) (of|off) ..3 (tooth|teeth|molar)",
    ],
  },
];

/** What may be an emergency and is asked about before 000 is named. */
const swelling =
  "(face|cheek|cheeks|lip|lips|eye|eyes|eyelid|eyelids|hands|skin) ..3 (swelling|swelled|swollen|(blowing up)|(blown up)|(blew up)|(coming up)|(come up)|(puffing up)|puffy|tingling|itchy|itching)";
const tookMedicine =
  "(took|taken|had|swallowed|started|given) (the|my|his|her|a|an|that|this|your|first|one)? ..2 (amoxy|amoxil|amoxicillin|amoxycillin|penicillin|keflex|cephalexin|cefalexin|flagyl|metronidazole|clindamycin|augmentin|antibiotic|antibiotics|medicine|medication)";
const withinTheHour =
  "((just|only) (took|taken|had|started|given|now)|(half an hour)|(an hour)|minutes|(a (minute|little while) ago))";

export const doubtfulRules: readonly Rule<EmergencyDegree>[] = [
  { means: "breathing", say: ["(he|she|i|not) (need|needs|get|getting|enough) ..1 air"] },
  {
    means: "bleeding",
    say: [
      "(stop|control) the (bleeding|blood)",
      `(${who}|mouth|lip|tongue|socket) (am|is|are) (just|really|actually|now|also)? bleeding`,
      "(cut|split|bitten|bit|gashed) ..3 (lip|tongue|cheek|gum|mouth) (open|badly|deep|deeply|through|right)",
      "(tooth|teeth|bit|bitten) ..3 through ..2 (lip|tongue|cheek)",
      "(oozing|oozes|trickling|weeping blood) ..6 (extraction|socket|hole|stitches|tooth|gum|surgery)",
      "(extraction|socket|hole|stitches|surgery) ..6 (oozing|oozes|trickling)",
    ],
  },
  {
    means: "collapse",
    say: [
      "(pain|bad|much|anymore|longer) ..4 want to (end it|die|be dead)",
      "^ (please|help|somebody|someone)? help (me|us|please|help|quick)? ..1 $",
      "(hit by|run over by|came off|thrown off|fell off) (a|the|my|his|her) ..1 (car|truck|bus|motorbike|motorcycle|horse|roof|ladder|train)",
      "(car|motorbike|bike|road|serious|bad) (accident|crash) ..10 (teeth|tooth|jaw|face|mouth|head)",
      "(hit|knocked|banged|smashed|smacked) ..2 (my|his|her|their|the) head",
      // A rash alone may be mild; with breath or swelling it is heard above.
      "(allergic|allergy|peanut|peanuts|nuts|antibiotic|antibiotics|penicillin|amoxicillin|medication|latex) ..8 (hives|rash|itchy|welts)",
      "(hives|rash|itchy|welts) ..8 (allergic|allergy|peanut|peanuts|nuts|antibiotic|antibiotics|penicillin|amoxicillin|medication|latex)",
      "(feel|feeling|feels|felt|going) (really|very|so|quite)? (faint|like fainting|lightheaded|light headed)",
      // What swells within the hour of a medicine may be the medicine's doing.
      `${swelling} ..12 ${tookMedicine} ..2 ${withinTheHour}`,
      `${withinTheHour} ..4 ${tookMedicine} ..12 ${swelling}`,
      `${tookMedicine} ..2 ${withinTheHour} ..8 ${swelling}`,
    ],
  },
];
