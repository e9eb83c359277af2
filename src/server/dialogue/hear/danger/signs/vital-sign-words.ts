import { toFinder } from "../../../phrase.ts";
import type { VitalSign } from "../../acts/of-danger.ts";
import { denied, deniedOf } from "./well-sign-words.ts";

/** In which words each sign is told not to be well, however little. */

/** What hangs or is weak on one side. */
const hanging =
  "(droopy|drooping|drooped|droops|crooked|lopsided|sagging|sagged|sags|hanging|hangs|slid|sliding|uneven)";
const limb = "(arm|arms|hand|leg|left side|right side|one side)";
const limp = "(numb|asleep|dead|weak|weaker|limp|tingling|tingly|useless|heavy)";
const drink = "(water|drink|drinks|tea|coffee|milk|juice|soup|spit|saliva|food|yoghurt|yogurt|anything)";

const noise =
  "(noise|noises|noisy|sound|sounds|squeak|squeaks|squeaking|squeaky|whistle|whistling|whistles|rattle|rattling|rattles|gurgle|gurgles|gurgling|crackle|crackling|grunt|grunts|grunting|snorting)";
const breath = "(breathe|breathes|breathing|breath|breaths|breathed)";

export const findNotRight = toFinder<VitalSign>([
  {
    means: "breathing",
    say: [
      "(breathing|breath|breathes|breathe) ..5 (every|each|once a|once in a) ..3 (second|seconds|minute|while)",
      "(breathing|breath|breathings) ..2 not ..2 (fine|okay|alright|normal|normally|well|good|great|right|easy|easily)",
      "(breathing|breath|breathings) ..3 (funny|fast|quick|hard|harder|heavy|heavily|shallow|noisy|whistly|wheezy|raspy|tight|difficult|laboured)",
      "(hard|harder|difficult|tricky|trouble|struggling|struggle) ..2 (breathe|breathing|breath)",
      "(wheezing|wheezy|wheeze|wheezes|whistly)",
      "(whistle|whistling|whistles|rattle|rattling|rattles) ..3 (breathe|breathes|breathing|breath)",
      // Stridor, and what else breath is heard by.
      `${noise} ..6 ${breath}`,
      `${breath} ..5 ${noise}`,
      "(gurgling|gurgles|gurgle|rattling|rattles|rattle) ..4 (throat|chest|windpipe)",
      "(he|she|they|kid|baby|boy|girl|dad|mum) ..3 (gurgling|gurgles|gasping|crowing|stridor)",
      "stridor",
      "(short|shortness|out) of breath",
      "(voice|speech) ..3 (funny|hoarse|muffled|gone|weird|thick)",
      "(hoarse|croaky|raspy)",
      "(hardly|barely) ..1 (talk|speak)",
      "(i|he|she|get|getting|got|gets|bit|little|am|is|so) ..1 (puffed|puff|puffing|panting) ..2 (lying|lie|walking|walk|talking|talk|when|just|going|climbing|even|easily|$)",
      "out of puff",
    ],
    unless: [
      "(face|cheek|jaw|gum|lip|eye|eyes|side) ..4 (puffed|puffing)",
      // What is puffed up is swollen, and nobody's breath.
      "(puffed|puffing) up",
      ...deniedOf("(hard|harder|difficult|trouble|struggling|wheezing|wheezy|short|shortness)"),
      `${denied} ..4 ${noise}`,
      "through (the|my|his|her) nose",
      "(mouthwash|salt water|salty water|sink|drain|tummy|belly)",
    ],
  },
  {
    means: "cough",
    say: ["(coughing|coughs|cough|spluttering|gagging)"],
    unless: [
      `${denied} ..4 (cough|coughing|coughs|gagging)`,
      "(if|when|should|case|until) ..4 (cough|coughing|coughs)",
      "(stopped|finished) coughing",
      "can ..1 cough",
    ],
  },
  {
    means: "swallowing",
    say: [
      "(swallowing|swallow|swallowings) ..2 not ..2 (fine|okay|alright|normal|normally|well|good|great|right|easy|easily)",
      `nothing ..1 (goes|going|stays|gets) ..1 down`,
      "(swallowing|swallow|swallowings) ..4 (hard|harder|difficult|tricky|trouble|tight|struggle)",
      "(hard|harder|difficult|tricky|trouble|struggling|struggle|difficulty) ..2 (swallow|swallowing)",
      "(can not|cannot|hardly|barely) ..2 swallow",
      `(not|never|hardly|barely) ..2 (get|keep|take) ..2 ${drink} ..2 (down|in)`,
      `${drink} ..6 (not|never|hardly|barely) ..2 (go|going|goes|stay|get) ..1 down`,
      `${drink} ..12 (came|comes|coming) ..1 back ..1 (up|out)`,
      "(swallow|swallowing) ..12 (came|comes|coming) ..1 back ..1 (up|out)",
      "(hurts|sore|painful|burns) ..2 (swallow|swallowing)",
      "(swallow|swallowing) ..3 (hurts|sore|painful|uncomfortable|tough)",
      "(difficult|hard|tricky|problem|trouble) ..3 (drink|drinking|eat|water)",
      "(drooling|dribbling|dribbles|drools)",
      "(dribble|drool) ..4 (chin|pillow|everywhere|mouth)",
      "(he|she|they|will|does|do|keeps|starts|started|to) ..1 (dribble|drool)",
      "(spit|spitting|saliva|slobber) ..5 (cup|bowl|tissue|tissues|towel|bucket|running|out|everywhere|chin)",
      "(can not|cannot|not|hardly|barely) ..3 (spit|saliva) ..2 (down)?",
    ],
    unless: [
      ...deniedOf("(hard|harder|difficult|tricky|trouble|struggling|difficulty)"),
      "(pill|pills|tablet|tablets|capsule|capsules)",
      "(teething|blood|bloody|pink|numb|needle|anaesthetic|filling|toothpaste|rinse)",
      // What a wound gives off by drops is blood.
      "(a|the|any|no|bit of|little|small|slow|steady|just|only) ..1 dribble",
      "(gum|gums|socket|hole|wound|gap|stitches|bleed|bleeding) ..4 (dribbling|dribbles|dribbled)",
      "(can|should|may|could) (i|he|she|we)",
    ],
  },
  {
    means: "mouth_floor",
    say: [
      "(tongue|tongues) ..5 (pushed|pushing|lifted|lifting|raised|rising|forced|shoved|pressed) ..2 (up|upwards|back|roof)",
      "(tongue|tongues) ..3 (lifted|raised|elevated)",
      "(pushing|pushes|pushed|lifting|lifts|forcing|shoving) ..2 (tongue|tongues) ..2 (up|upwards|back|out)",
      "(floor|bottom) of ..1 mouth ..5 (hard|firm|raised|lifted|up|swollen|tight|wood|woody|rock|board|stone|puffed)",
      "(hard|firm|raised|swollen|woody|swelling) ..2 (floor|bottom) of ..1 mouth",
      "(under|underneath|beneath|below) ..1 tongue ..8 (pushing|pushes|pushed|lifting|lifts|forcing) ..1 (it|tongue) ..1 (up|upwards|back)",
      "(hot potato|potato in|marbles in|cotton wool in|sock in) ..3 (mouth|throat|voice)?",
      "(voice|speech|talking|speaks|talks|sounds) ..4 (muffled|muffly)",
      "muffled ..2 (voice|speech)",
      "(tongue|tongues) ..6 not fit ..3 mouth",
    ],
    unless: [
      `${denied} ..4 (hard|raised|lifted|pushed|muffled)`,
      `tongue ..2 ${denied} ..3 up`,

      "(needle|needles|injection|anaesthetic|numb|numbing|jab|denture|dentures|plate|retainer|aligner|aligners|mouthguard|braces|splint)",
      "(i|he|she) (can|could|keep|keeps|was|is|am|just)? ..1 (push|pushing|press|pressing) ..4 (with|tooth|teeth|at)",
    ],
  },
  {
    means: "mouth_floor",
    say: [
      "(under|underneath|beneath|below) ..1 tongue ..5 (hard|firm|rock|wood|board|stone)",
      "(hard|firm|rock) ..3 (under|underneath|beneath|below) ..1 tongue",
    ],
    unless: [
      `${denied} ..4 (hard|firm)`,
      // Something hard in it, and not the floor itself.
      "(hard|firm|small|little|tiny) ..2 (lump|bump|spot|pea|ball|thing|stone) ..3 (under|underneath|beneath|below) ..1 tongue",
      "(lump|bump|spot|pea|ball) ..3 (under|underneath|beneath|below) ..1 tongue",
    ],
  },
  {
    means: "opening",
    say: [
      "(can not|cannot|could not|hardly|barely|not able to|unable to) ..2 open ..3 (mouth|jaw|wide|it|gob|up)",
      "(mouth|jaw) ..3 (will not|does not|can not|cannot|not|hardly|barely|only) ..2 (open|opens|opening)",
      "(mouth|jaw) ..2 (locked|clamped|seized|jammed)",
      "(open|opens|opening) ..3 (mouth|jaw)? ..3 (finger|fingers|crack|little|bit|fraction|slit)",
      "only ..3 (one|two|a) (finger|fingers)",
      "(hard|difficult|trouble|struggling|hurts|tricky) ..2 (open|opening) ..3 (mouth|jaw|wide|it)",
      "(trismus|lockjaw)",
    ],
    unless: [
      `${denied} ..3 (trouble|difficult|hard|problem)`,
      "(you|youse|clinic|shop|door) ..2 open",
      "(wide open|when)",
      "(tmj|clicks|clicking|clicked|yawn|yawned|yawning|grind|grinding|years|months)",
    ],
  },
  {
    means: "tongue",
    say: [
      "(tongue|throat) ..4 (swelling|swollen|swelled|swells|swole|thick|thickening|huge|puffy|blown)",
      "(swelling|swollen|swelled|puffy|thick) ..2 (tongue|throat)",
    ],
    unless: [
      `${denied} ..5 (tongue|throat|swelling|swollen|thick)`,
      "(under|beneath|below) ..2 tongue",
      "(bit|bitten|biting)",
    ],
  },
  {
    // By the place alone: it is heard where something swells, in whatever words.
    means: "spread",
    say: [
      ...["neck", "(under|beneath|below|underneath) ..2 (jaw|chin|jawline)", "(eye|eyes|eyelid|eyelids)"],
      // A jaw that stiffens beside a swelling: it is on its way to where the mouth does not open.
      ...["(jaw|jaws) ..4 (stiff|stiffer|stiffening|stiffened)", "(stiff|stiffening) ..1 (jaw|jaws)"],
    ],
    unless: [
      `${denied} ..7 (neck|jaw|chin|eye|eyes|eyelid)`,
      "(pain|pains) in the neck",
      "(keep|keeping|an|see) ..1 eye",
      "(eye|eyes) (on|out|test|doctor|drops|contact)",
      "eye to eye",
    ],
  },
  {
    means: "awake",
    say: [
      "(floppy|limp|lifeless)",
      "(will not|would not|does not|not|can not|cannot) ..1 (answer|answering|respond|responding|waking|wake)",
      "(hard|difficult) to wake",
    ],
    unless: ["(phone|door|email|text|message|question)"],
  },
  {
    means: "clear_headed",
    say: [
      "(drowsy|sleepy|confused|muddled|wobbly|dopey|groggy|woozy|disoriented|staggering|slurring)",
      "not ..1 making sense",
      "not know ..1 (where|who|what) ..2 (is|am|are|day)",
      "(talking|speaking) ..2 (rubbish|nonsense|gibberish|funny|weird|strange)",
      "(do not|can not|cannot) ..1 remember ..6 (game|rest|accident|happened|fall|falling|hit|match|anything)",
      "(been|being|was|is|got) ..1 sick",
      "(vomit|vomits|vomiting|vomited|spew|spews|spewing|spewed|puked|puking|chundered|chundering|chucked up|chucking up|throwing up|threw up|thrown up)",
      "(nodding|nods|nodded|dozing|dozes|drifting|dropping|drops) off",
      "(falling|falls) asleep",
      "(let|should|can|could) ..1 (him|her|them|he|she) ..1 (sleep|nap|doze)",
    ],
    unless: [
      `${denied} ..4 (drowsy|sleepy|confused|sick|vomiting|nodding|asleep)`,
      "sick of",
      "(tooth|teeth|incisor|molar|crown|cap|it) ..3 wobbly",
      "wobbly ..2 (tooth|teeth)",
    ],
  },
  {
    means: "bleeding",
    say: [
      "still ..2 (bleeding|coming|pouring|gushing|running)",
      "(bleeding|blood|it) ..2 not ..1 (stopped|stopping|slowed|slowing|stop)",
      "(soaking|soaked|filling|going) ..3 (towel|towels|cloth|gauze)",
    ],
    unless: ["only", "(bit|little|tiny|slightly|pink)"],
  },
  {
    means: "chest",
    say: [
      "(pain|pains|tight|tightness|pressure|weight|heavy|heaviness|ache|hurts|hurting|holding|clutching|grabbing|rubbing) ..5 chest",
      "chest ..4 (pain|pains|tight|heavy|hurts|hurting|aches|pressure)",
    ],
    unless: [`${denied} ..4 (chest|pain|tightness)`, "chest (infection|cold|cough)"],
  },
  {
    means: "squeezing",
    say: [
      "(pain|ache|aching|feels|feeling|sort of|kind of|more of|more|like) ..3 (squeezing|squeeze|crushing|vice|vise|heaviness|tightness)",
      "(squeezing|crushing) ..3 (pain|ache|feeling|sort|kind)",
    ],
    unless: [
      `${denied} ..3 (squeezing|crushing|heaviness|tightness)`,
      "(brace|braces|retainer|aligner|denture|mask)",
    ],
  },
  {
    means: "arm",
    say: [
      "(down|into|along|through|up) ..2 arm",
      "(left arm|my arm|me arm|his arm|her arm|arm) ..4 (ache|aches|aching|hurts|hurting|sore|heavy|tingly|tingling|numb|pain|dead)",
      "(pain|ache|heaviness|tingling) ..2 in ..2 arm",
    ],
    unless: [
      `${denied} ..4 arm`,
      "(rash|itchy|broke|broken|fell|bruise|bruised|needle|jab|vaccine|gym|sling|slept|lying|lay)",
    ],
  },
  {
    means: "one_sided",
    say: [
      `(face|mouth|lip|smile|cheek) ..4 ${hanging}`,
      `${hanging} ..2 (face|mouth|lip|smile)`,
      "(face|mouth|smile) ..4 (skewed|askew|twisted|wonky|dropped|slipped)",
      "half ..4 (smile|smiles|face|mouth) ..3 (up|goes|went|moves|moving|dropped)",
      "(smiles|smile) ..4 half",
      "(mumbling|talking|sounds|speaking|speech) ..4 drunk",
      `${limb} ..4 ${limp}`,
      `(can not|cannot|could not|will not) ..1 (lift|move|raise|feel) ..2 ${limb}`,
      "(slurring|slurred|slurry|slurs)",
    ],
    unless: [
      `${denied} ..4 (drooping|droop|droopy|crooked|numb|weak|slurring|slurred)`,
      // After a needle half a face is numb and hangs for hours; a tooth may stand or hang crooked.
      "(needle|needles|injection|injections|anaesthetic|numbing|jab|filling|filled|dentist|slept|sleeping|lay|lying)",
      "(tooth|teeth|braces|denture|dentures|crown|veneer) ..6 (crooked|uneven|hanging|dead|sliding|slid|drooping)",
      "(crooked|uneven|hanging|dead) ..3 (tooth|teeth|denture|dentures|crown)",
    ],
  },
  {
    means: "faint",
    say: [
      "(lightheaded|giddy|dizzy|woozy|faint|faintish|swimmy|shaky|trembly)",
      "light ..1 headed",
      "light in the head",
      "(room|everything|head|world|walls|kitchen) ..4 (spinning|spins|spin|swimming|swims|moving|tilting)",
      "(room|everything|head|world|walls|kitchen) ..3 (going|goes) ..2 (round|around)",
      "(seeing|see) ..1 (stars|spots)",
      "(nearly|almost|about to|going to|might|could) ..2 (pass out|passed out|black out|blacked out|keel over|keeled over|fall over|went down|go down|drop|faint|fainted)",
      "(legs|knees) ..3 (jelly|buckled|buckling|gone|weak|wobbly|giving)",
      "(weak|wobbly) ..3 (knees|legs|feet|pins)",
      "(not|never) ..2 (feel|feeling) ..3 (flash|well|good|great|right|hot|best|clever)",
      "(feel|feeling|feels|gone|going) ..3 (weak|crook|queer|washed out|off colour|wobbly|drained)",
    ],
    unless: [
      `${denied} ..4 (lightheaded|headed|giddy|dizzy|woozy|faint|shaky|weak|crook|wobbly|spinning)`,
      "(feel|feeling) ..3 about",
      "(tooth|teeth|crown|cap|filling|bridge) ..4 (weak|wobbly|shaky|off|not feel)",
    ],
  },
  {
    means: "pallor",
    say: [
      "(clammy|sweaty|sweating|cold sweat|sweats)",
      "(gone|went|looks|looking|look|is|am|are|turned) ..2 (grey|gray|ashen|pale|white|putty)",
      "(white|pale) ..2 (sheet|ghost)",
    ],
    unless: [
      `${denied} ..3 (clammy|sweaty|sweating|grey|pale)`,
      "(hair|tooth|teeth|gum|crown|filling|nerve)",
    ],
  },
]);
