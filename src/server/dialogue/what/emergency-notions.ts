import type { Rule } from "../phrase.ts";
import type { EmergencyDegree } from "../understanding.ts";
import { who } from "./emergency-rules.ts";

const swollen =
  "swollen|swelling|swelled|swells|swell|puffy|puffing|puffed|ballooned|ballooning|enlarged|huge|bulging|blown|fat|lump|lumps|expanding|doubled";
const perilous = "neck|throat|eye|eyes|eyelid|tongue|airway|windpipe|collar";
const breath = "breathe|breathing|breath|breaths|breathin|swallow|swallowing|gulp";
const hard =
  "struggling|struggle|struggles|hard|harder|difficult|difficulty|trouble|tight|short|shallow|problem|problems|laboured|labored|noisy|raspy|rasping|wheezy|funny|gasping|fighting|impossible|restricted|weird|strange|tough";
const bleed = "bleeding|bleed|bleeds|blood|bled";
const unstoppable =
  "stop|stopped|stopping|stops|slow|slowed|slowing|clot|clotting|control|ease|easing|eased|settle|settling|settled|quit";
const heavy =
  "heavy|heavily|badly|everywhere|pouring|pours|gushing|profusely|soaked|soaking|soaks|covered|nonstop|constantly|constant|uncontrollably|buckets|bucketloads|mouthfuls|mouthful|worse|hours|hour|everything|heaps|loads|litres|spurting|streaming|warfarin|xarelto|eliquis|thinners|profuse|massive|flooding|running|clots";
const trigger =
  "allergic|allergy|peanut|peanuts|nuts|nut|antibiotic|antibiotics|penicillin|amoxicillin|tablet|tablets|bee|wasp|sting|stung|latex|anaesthetic|anesthetic|injection|medication|ibuprofen|codeine|prawns|shellfish";

const sounds =
  "noise|noises|sound|sounds|whistling|rattling|gurgling|gasping|grunting|snorting|stridor|wheezing|croaking";
const shut =
  "closing|closed|shut|shutting|closes|tightening|blocked|blocking|narrowing|swollen|seizing|constricting|obstructed";
/** Others than the caller: 'i passed out on the couch' tells of sleep. */
const person = who.replace(/^i\|/, "").replace(/\|(?:we|it)\b/g, "");

/** In the order in which whoever is near tells it: they no longer answer, they lie there, they went down. */
const notAnswering =
  "answer|answering|respond|responding|react|reacting|talk|talking|speak|speaking|move|moving|rouse|stir";

/** Both orders of two notions within some words of each other. */
const near = (one: string, other: string, words: number): string[] => [
  `(${one}) ..${words} (${other})`,
  `(${other}) ..${words} (${one})`,
];

/** The same dangers as in emergency-rules.ts, by notions that stand near each other, for wordings nobody wrote down. */
export const notionRules: readonly Rule<EmergencyDegree>[] = [
  {
    means: "breathing",
    say: [
      ...near(hard, breath, 4),
      ...near("hurts|painful", "breathe|breathing", 3),
      ...near(swollen, perilous, 5),
      `(can not|cannot|could not|not able to|unable to|hardly|barely) ..4 (${breath})`,
      "swallowed (his|her|my|their) tongue",
      "tongue ..4 (pushing|blocking|falling back|stuck)",
      "throat ..5 (smaller|narrower|tighter|narrow)",
      "(so|very|really|too|is|am|getting) ..1 breathless",
      `(${sounds}) ..5 (${breath}|breathes|inhale|inhales|inhaling|exhales)`,
      "down ..2 (throat|windpipe|lungs|lung|airway|wrong way|wrong tube) ..5 (cough|coughing|choking|red|blue|breathe|gagging|wheezing|gasping)",
      // Swelling that grows while one watches may reach the airway.
      `(${swollen}|bigger|spreading|growing) ..3 (by the (minute|second|hour)|every (minute|second|hour)|rapidly|so fast|really fast|very fast|really quickly|so quickly|before (my|our) eyes)`,
      "tongue ..5 (big|huge|fat|large|swollen) ..5 (talk|speak|breathe|swallow)",
      "(panting|gasping|puffing|wheezing) ..4 not ..2 (talk|speak|breathe)",
      "not ..1 (talk|speak) ..5 (breath|tight|panting|wheezing|gasping|air)",
      `(${breath}|breathes) ..3 (through) ..2 (straw|tube)`,
      "(every|each|a|one|another) breath ..4 (hard|struggle|agony|fight|effort|hurts|harder)",
      `(not|hardly|barely|struggling|fighting|unable) ..4 (air|oxygen)`,
      "(air|oxygen) ..3 (not|cannot|can not|barely|hardly) ..2 (get|getting|going|coming|reach)",
      `(lips|face|skin|fingers|nails|mouth|he|she|baby|colour|color|they|son|daughter) ..4 (blue|purple|bluish|ashen)`,
      `(windpipe|airway|airways|throat) ..4 (${shut})`,
      `(${shut}) ..3 (windpipe|airway|airways|throat)`,
      `(stuck|caught|lodged|jammed|wedged) ..4 (throat|windpipe|airway|gullet)`,
      "(swallowed|inhaled) ..8 (choking|cough|coughing|stuck|breathe|breathing|wheezing|gagging)",
      "(can not|cannot|could not) ..2 (get|cough|bring|spit) (it|that|the tooth|the crown|anything) (up|out) ..4 (breathe|choking|throat|blue|$)",
      "tongue ..3 (filling|fills|too big|lifted|lifting|raised|pushed up) (up|for|in)? ..2 (mouth|throat|$)",
      "(sips|gasps|snatches|gulps) of (air|breath|oxygen)",
      "(only|just|barely) ..4 (little|short|small|tiny|half|shallow) ..1 (breath|breaths|air)",
      "(fight|fighting|gasp|gasping|battling|struggling|desperate|begging) for (air|breath|oxygen)",
      "(swelling|swollen|infection|swelled|abscess) ..14 (in|into|to|reached|reaching|towards|around|down|up) (my|his|her|the) (throat|neck|eye|eyes|tongue|airway|windpipe|chest|collarbone)",
      "neck ..3 (rock hard|solid|massive|come up|came up|like a football)",
      "(weird|strange|funny|horrible|awful|terrible|scary) (noises|noise|sounds|sound) ..4 (breathes|breathing|breath|breathe|throat)",
      "(nothing|anything|water|food|liquids|fluids|drink|saliva|spit) ..2 (go|goes|going|get|stays) down ..3 throat",
      "(gagging|choking|coughing|spluttering) ..3 (red|blue|purple)",
      "(is|are|am|has|he|she) not (breeding|breading|brething|breething)",
      "(swelling|swollen|swelled) (shut|closed)",
      "(swallowed|swallow|ate) ..3 (battery|batteries|magnet|magnets|needle)",
      "no (can|able to)? (breathe|breath|breeth|swallow|swallowing) (good|well|proper|properly|right|nothing|now|after|since|$)",
      "(lump|lumps|bump|swelling|redness|abscess|infection|it) ..5 (spread|spreading|moved|tracking|travelled) ..4 (neck|collarbone|throat|chest|eye|eyes)",
      "tongue ..4 not ..1 fit",
      "(no|not (a|any|one)) (noise|noises|sound|sounds|air|cry|breath|voice|peep) ..2 (coming|comes|come|came|getting|going) (out of|out from|from) (him|them|(her (now|at|when|since|he|she|i|just|but|and|$))|((my|the|our) (son|daughter|baby|bub|boy|girl|toddler|kid|child|husband|wife|mum|dad)))",
      "(puffer|inhaler|ventolin|nebuliser) ..2 (doing|does|done|did) (nothing|not a thing|bugger all)",
      "(puffer|inhaler|ventolin|nebuliser) ..1 not ..2 (working|helping|touching|doing|work|help|do)",
      "no can (breathe|breath|swallow|swallowing)",
      "no (air|oxygen|breath) (no|please|help|now|left|coming|getting|$)",
      `(${who}) (is|are|am|be)? choke (he|she|on|now|help|please|quick|$)`,
      "(breathed|sucked|breathing) (it|that|something|one|them) in",
      "(lip|lips|tongue|face|mouth) ..3 (swelling|swollen|puffed|puffing|ballooning) ..8 (trouble|hard|not|difficulty|struggling|barely|hardly) ..3 (talk|talking|speak|speaking)",
    ],
  },
  {
    means: "bleeding",
    say: [
      `(${bleed}) ..10 (not|never|nothing) ..3 (${unstoppable})`,
      `(not|never|nothing) ..4 (${bleed}) ..3 (${unstoppable})`,
      `(not|never|nothing) ..4 (${unstoppable}) ..4 (${bleed})`,
      ...near("bleeding|bleed|bleeds|bled", heavy, 7),
      `blood ..3 (${heavy})`,
      `(${bleed}) (keeps|just keeps|still|is still|is just) (coming|pumping|flowing|running|going)`,
      `(pump|pumping|spurting|squirting|pouring|gushing|streaming) ..2 (${bleed})`,
      "(i am|he is|she is|been|mouth is|socket is|is|it is) (been)? (still|bleeding) ..2 (since|for) ..3 (morning|lunch|lunchtime|dinner|breakfast|noon|midday|yesterday|night|hour|hours|minutes|extraction|surgery|then|o'clock|one|two|three|four|five|six|ages|clock)",
      "bleeding a tap",
      "(gauze|gauzes|tissues|towels|towel) ..6 (still|coming|soaked|bleeding|blood|full|red)",
      "(so much|too much|a lot of|lots of|heaps of|all this) blood",
      `(blood) ..3 (keeps|will not|is not|just) ..4 (coming|flowing|clotting|clot|stopping|filling)`,
      "(soaked|soaking|gone|been|going|bled) through ..4 (towel|towels|gauze|tissues|pads|cloth|shirt|pillow)",
      "(mouth|cup|sink|bowl|basin|bucket) ..4 (filling|fills|full|overflowing) ..3 blood",
      "(coughing|throwing|spitting|bringing|vomiting|spewing|puking) (up)? ..2 (blood|clots)",
      "(filled|filling|fills) ..5 (with|of) ..1 blood",
      `(not|cannot|never) ..4 (${bleed}) ..2 (under control|to stop|to clot|stopped)`,
      "(tooth out|extraction|extracted|thinners|bleeding|blood|socket|pulled|removed) ..8 (still|keeps|just|is) (pouring|gushing|streaming|flowing|pumping|spurting)",
      "(stabbed|slashed|gunshot|been shot|knife wound)",
      "(cut|slit|slashed) ..1 (throat|wrist|wrists|neck)",
      "(artery|jugular)",
      ...near("bleeding|bleed|blood", "out of control", 8),
      "(bleeding|bleeds|bled|bleed|blood) (everywhere)? (just)? a (stuck|tap|pig|fountain|river|hose|waterfall|faucet)",
      "blood (is|just|still|keeps|it|was)? ..3 (running|rolling|dripping|pouring|streaming) (down|out|from|through|over|off)",
      "(mouthful|mouthfuls|cup|cups|bowl|bucket) after (mouthful|mouthfuls|cup|bowl|bucket)",
      "faster than ..4 (spit|wipe|swallow|mop|soak|catch)",
      "(bleeding|blood) ..4 (going|going on|coming|been|gone) ..2 since",
      "(clot|socket|hole|stitch|stitches|wound|gum|extraction|tongue) ..9 (going|running|flowing|pouring|coming|out|like) like (a|an|the) (open|running|broken|burst)? (tap|fountain|hose|waterfall|river|faucet|pipe)",
      "gauze ..10 (not|never|nothing) ..2 (stop|stopping|stops|quit|help|helping|work|working|let up|letting up|slow|slowing)",
    ],
  },
  {
    means: "collapse",
    say: [
      ...near(trigger, "swelling up|swollen lips|swollen face|throat closing", 8),
      ...near(trigger, "lips ..3 (swollen|swelling|puffy|huge|tingling|itchy)", 6),
      `(${trigger}) ..8 (${swollen}) (up)? $`,
      "(floppy|limp|lifeless|grey and sweaty|glassy)",
      "(in and out of consciousness|in and out of it|slipping away|not conscious|barely conscious|hardly conscious|semi conscious|losing him|losing her)",
      `(${person}) ..2 (passed out|blacked out|zonked out|keeled over|gone down|hit the floor|out cold)`,
      "(side|half|part|corner) of ..3 (face|mouth|body) ..4 (dropped|drooping|drooped|droopy|numb|sagging|fallen|weak|paralysed|paralyzed|dead)",
      "face ..2 (dropped|drooping|sagging|fallen)",
      "(face|mouth|smile) ..1 (has|is|have) ..1 (gone|went) (all)? (lopsided|crooked|droopy|wonky)",
      "(sudden|suddenly) ..5 (not|can not|cannot|weak|numb|confused|blind|slurring) ..3 (speak|talk|see|move|hear|think|remember|know|arm|leg|side|$)",
      "(half|side) (of)? ..1 (my|his|her|the) body ..4 (weak|numb|dead|heavy|tingling|tingly|paralysed|paralyzed|limp)",
      "not ..1 (know|remember) where (i am|we are|he is|she is)",
      "(can not|cannot|could not|unable to) ..1 (move|feel|lift) ..3 (arm|arms|leg|legs|side)",
      "(words|speech|talking) ..4 (slurred|slurring|jumbled|not making sense|gibberish|garbled)",
      "(not|will not|can not|does not) ..2 (responding|respond|reacting|react|answering|rousing|rouse|stirring) ..3",
      "(can not|cannot|could not) ..1 (wake|rouse|revive|get) (him|her|them)? ..2 (up|awake|round|around|conscious|to wake|to respond)",
      "(is|has|having|had|into) ..2 (fitting|a fit|fits|seizing|spasms|convulsions)",
      "(jerking|twitching|shaking|convulsing) ..4 (floor|ground|chair|stop|all over|uncontrollably|violently|eyes)",
      "(no|not|can not find|cannot find|can not feel|cannot feel|weak|faint) ..3 (pulse|heartbeat)",
      "(do|doing|giving|give|started|need) ..1 (cpr|mouth to mouth|compressions) (on|now|to|please|help|quick|$)",
      "heart ..3 (stopped|stopping|given out|giving out|pounding out)",
      "(clutching|holding|grabbing|grabbed) ..2 (chest|throat)",
      "pain ..4 (down|into|up) ..2 (left arm|arm and jaw|my arm|his arm|her arm)",
      "(weight|elephant|band|pressure|vice|tightness|squeezing) ..5 chest",
      "not ..1 want to (live|be alive|go on living)",
      "(wants to die|want to die|better off dead|no reason to live|kill himself|kill herself)",
      "(overdosed|overdose|od would|swallowed bleach|poisoned|drank bleach|swallowed poison)",
      "(took|taken|swallowed|had) ..3 (whole|entire|full|all) ..4 (packet|box|bottle|pack|tablets|pills|panadol|nurofen)",
      `(${swollen}) ..5 (lips|lip|tongue|face|eyes) ..6 (after|since|from) ..4 (injection|needle|antibiotic|antibiotics|tablet|tablets|pill|anaesthetic|bee|wasp|nut|nuts|penicillin|medication|medicine|latex|gloves|eating)`,
      `(lips|lip|tongue|face|eyes) ..5 (${swollen}) ..5 (after|since|from) ..4 (injection|needle|antibiotic|antibiotics|tablet|tablets|pill|anaesthetic|bee|wasp|nut|nuts|penicillin|medication|medicine|latex|gloves|eating)`,
      "eyes ..3 (rolled|rolling) (back|up)",
      "(shaking|twitching|jerking) ..4 (all over|uncontrollably|not talking|not responding|unresponsive|foaming|violently)",
      "(foaming|frothing|foam|froth) ..3 mouth",
      "(had|having|has|have|into) ..1 (some|a) (sort|kind|type|funny|bad|strange|weird)? (of)? (a)? (fit|seizure|convulsion|turn) (and|now|he|she|on|at|in|here|just|$)",
      "heart ..6 (stopping|stopped|giving out)",
      "(epipen|epi pen) ..3 (not|working|empty|used|help|now)",
      "(head|skull) ..6 (vomiting|vomits|throwing up|confused|drowsy|unconscious|passing out|memory|sleepy|vomited|seizure)",
      "(taken|took|swallowed|had|takes) ..2 (ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|all|every|dozens|hundreds) ..4 (panadol|nurofen|pills|tablets|meds|medication|painkillers|paracetamol|ibuprofen|codeine|endone)",
      "(ending|end) it all",
      "(grey|gray|pale|white|ashen|clammy) ..6 (sweating|sweaty|clammy|dizzy|collapsed|faint|cold|confused|shaking)",
      "(left arm|arm|arms) ..8 (chest|sweaty|sweating|clammy)",
      `(${who}) (is|am|are) ..1 dying`,
      `(${person}|lying|floor|ground) ..5 not moving $`,
      "(taken|took|swallowed) ..1 (all|whole) ..4 (meds|pills|tablets|painkillers|medication)",
      "(took|taken|swallowed|had) ..2 (heap|heaps|lot|lots|whole|bunch|handful|packet|box|bottle|many) ..2 (pills|tablets|panadol|nurofen|painkillers|paracetamol|ibuprofen|panadeine|codeine)",
      "tongue ..4 (thick|numb|heavy|tingling) ..5 (talk|speak|breathe|swallow)",
      `(he|she|they|son|daughter|wife|husband|mum|dad|child|baby|kid|boy|girl|patient) (will|can|does|is) not ..2 (answer|answering|talk to me|react|reacting|open his eyes|open her eyes|come to|coming to)`,
      `(${who}) (has|have|is|just|actually)? (was|got|been|were) knocked out (for a|for about a|for a few|and|by|cold|when|after|playing|$)`,
      "(face|side|arm|mouth) ..4 (numb|drooping|droopy|weak|tingling|paralysed|paralyzed) ..6 (talk|speak|speech|arm|slur|slurring|words|smile)",
      "(was|got|been|were|is) (knocked|punched|kicked|hit|bashed) (senseless|(into (next week|tomorrow)))",
      "(he|she|they|son|daughter|mum|dad|wife|husband|boy|girl|child|kid|mate|brother|sister) ..7 not ..1 (know|remember|recognise|recognize) (where|who|what (day|month|year) (it|(is it)|of|$)|what happened|(his|her|their|my) own name|his name|her name|me|us|anything)",
      ...near(
        "chest",
        "pain|pains|tight|tightness|pressure|crushing|heavy|hurting|hurts|aching|squeezing|sore",
        4,
      ),
      `(${person}) ..2 (stopped|stops|no longer|quit|hardly|barely) (${notAnswering}) ..2`,
      "(not|cannot|hardly|barely) ..5 open (his|her|their) eyes",
      "(not|no|cannot) ..1 (talk|talking|speak|answer|answering) ..3 eyes (closed|close|shut)",
      "eyes (closed|close|shut) ..3 (not|no|cannot) ..1 (talk|talking|speak|answer|answering|wake)",
      `(${person}) ..1 (went|gone|dropped) down (a|hard|suddenly|face|in|on|and) ..4`,
      "(drifting|drifts|fading|slipping|fades) (in|away) ..2",
      `(${person}) ..2 (talking|speaking|saying|making) ..1 (rubbish|gibberish|nonsense|no sense)`,
      "(hit|struck|run over|knocked down) by (a|the)? ..1 (car|truck|bus|train|motorbike|ute|van)",
      "(blood poisoning|septic shock)",
      "infection ..5 (blood|bloodstream|brain)",
      "hallucinating|hallucinations|delirious",
      "(number|call|get|need|send|phone|ring) ..3 (ambulance|ambo|ambos|paramedic|paramedics)",
      "electrocuted",
      "electric shock ..6 (floor|hand|hands|arm|burn|burned|burnt|plug|wire|appliance|light|socket|switch|machine)",
      "(got|has|holding|with|grabbed) ..1 (rope|noose|gun|shotgun|rifle)",
      "^ ..2 ambulance (please|now|quick|quickly|help|$)",
      `(${person}) ..3 (lying|laying|flat|face down|slumped) ..4 (floor|ground|over|chair) ..4 (not|no|never|cannot) ..3`,
      `(${person}) ..3 (not|no) (making|make|makes) ..1 sense`,
      "found (him|her|them|my|dad|mum|our|the) ..4 (floor|ground|unconscious|collapsed|unresponsive)",
      "(had|having|has|have) (some|a) ..2 (fit|seizure|convulsion|turn) (after|following|in|on|at|when|while)",
      "(into|through|hit|against) the (windscreen|windshield|dashboard|steering wheel)",
      "(has|have|just|suddenly) (just|suddenly)? (collapsed|fainted|convulsed)",
      "(stiff|rigid) ..4 (jerk|jerking|jerked|shake|shaking|twitching|convulsing)",
    ],
  },
  {
    // 'My face has been aching' tells of no swelling.
    means: "severe_pain",
    say: ["face ..4 (ache|aches|aching|achy|hurts|hurting)"],
    unless: ["(smiling|smiled|laughing|grinning|sunburn|sunburnt|botox|sinus|not) ..4"],
  },
];
