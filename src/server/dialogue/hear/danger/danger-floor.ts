import { type Rule, toFinder } from "../../phrase.ts";
import { heardBetween, toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { Span } from "../found.ts";
import { type FloorSign, harmSigns, type Sign, told } from "./signs/harm-signs.ts";
import { mouthSigns } from "./signs/mouth-signs.ts";
import { wellNoMore } from "./signs/well-no-more.ts";
import { deniedOf } from "./signs/well-sign-words.ts";

/**
 * The floor of rules for danger: what is a danger by its own words, whatever the learned reader makes of the rest. Kept
 * small; everything told in other words is taught to the reader by `training/dangers`.
 */

const who =
  "(i|he|she|they|we|it|son|daughter|husband|wife|mum|dad|kid|baby|child|boy|girl|mate|partner|bub)";
/** What is more than a day of any of these. */
const many =
  "(nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|dozen) ..2 (today|since|a day|so far|yesterday|this morning|tonight|already|per day|in a day)";
const drug =
  "(panadol|panadols|paracetamol|panadeine|nurofen|ibuprofen|endone|codeine|tramadol|valium|aspirin|voltaren)";
const denied = [
  ...deniedOf("(trouble|difficulty|problem|problems|issue|issues) ..1 (breathing|swallowing)"),
  "(is|am|are) breathing (fine|okay|alright|normally|well)",
];
/** Fright of dentists, in which the breath goes. */
const ofDentists = [
  "(anxious|nervous|phobia|phobic|terrified|petrified|panicky|claustrophobic|scared) ..5 (dentist|dentists|chair|needle|needles|dental|drill|waiting room|appointments|mask)",
];
const ofStroke = [
  "(face|mouth) ..3 (drooped|drooping|droops) ..4 (side|slurring|slurred|arm)?",
  "(having|had|has) (a|another)? stroke",
];
const pastStroke = [
  "(had|has) (a|my|his|her) stroke ..4 (ago|before|last|once|in)",
  "(history|since|after) ..4 stroke",
];
const taken =
  "(tablet|tablets|antibiotic|antibiotics|penicillin|amoxil|amoxicillin|gel|bleach|bleaching|whitening|numbing|injection|needle|anaesthetic|mouthwash)";
const ache = "(ache|aches|aching|achy|pain|pains|hurts|hurting|sore|tight|tightness|heavy|heaviness)";
const radiated = "(jaw|jawline|neck|shoulder|shoulders)";
const effort =
  "(stairs|steps|uphill|hill|walk|walking|walked|mow|mowing|mower|lawn|shovelling|digging|carrying|carried|lifting|lifted|climb|climbing|climbed|exercise|exercising|exert|exertion|exerting|running|jogging|gym|treadmill|effort|puffing)";
const child =
  "(toddler|baby|kid|child|son|daughter|boy|girl|grandson|granddaughter|grandchild|year old|little one|bub|bubba)";
const household =
  "(perfume|aftershave|sanitiser|sanitizer|detergent|cleaner|bleach|dishwasher|nail polish|petrol|turps|weedkiller|weed killer|paint|glue|acetone)";
const harmful = `(tablet|tablets|pill|pills|capsule|capsules|medicine|medication|vape|essential oil|eucalyptus oil|${household.slice(1, -1)})`;
/** Small, flat and round: a button battery, by how it looks. */
const round =
  "(((round|shiny|silver|flat|circular|metal) ..2 (thing|thingy|bit|disc|disk|one|part|piece|button|coin|cell|pill))|disc|disk|button cell)";
const numbed = ["(needle|needles|injection|injections|anaesthetic|numb|numbed|numbing|jab|filling|filled)"];
const rules: readonly Rule<Sign>[] = [
  {
    means: { kind: "breathing", degree: "life" },
    say: [
      `${who} ..2 (can|could) (not|hardly|barely) ..2 breathe`,
      "(can|could) (not|hardly|barely) (breathe|breath|get air|get any air)",
      "(trouble|struggling|hard|difficulty|fighting) (to)? (with)? ..1 (breathe|breathing)",
      "(stopped|stops|not|isn't) breathing",
      "gasping for (air|breath)",
      "(throat|airway|windpipe) (is|has|feels)? ..2 (closing|closed|swelling|swollen) ..1 (up|shut)?",
      "(turning|going|gone|turned|lips are|face is) blue",
      "(throat|airway|windpipe) (is|has|feels)? ..2 (tight|tightening)",
      "(can|could) (not|hardly|barely) ..2 swallow ..2 (spit|saliva|water|anything|properly|$)",
      "(can|could) (not|hardly|barely) ..1 swallow (it)? (fine|okay|well|right|easily|at all|now|anymore|any more)",
      "(hard|difficult|struggling|trouble) (to|with)? (swallow|swallowing)",
      "(drooling|dribbling) ..6 (can not|cannot|not) ..2 swallow",
      "asthma ..1 (attack|attacks)",
      "(puffer|puffers|inhaler|inhalers|ventolin) ..4 (not|nothing|empty)",
    ],
    unless: [
      ...denied,
      "swallow ..2 (pill|pills|tablet|tablets|capsule|capsules|food)",
      ...told,
      "through (the|my|his|her) nose",
      "(when|if) (i|you|he|she) (lie|sleep|lean|panic)",
      "(panic|history|used to|sometimes|before|last) ..3 (attack|attacks|asthma)",
      "panic (attack|attacks)",
      "(in|on) (the|that|your|a) ..1 chair",
      "in ..2 sleep",
      ...ofDentists,
    ],
  },
  {
    // Feared of every visit, and perhaps felt now as well: it is asked.
    means: { kind: "breathing", degree: "perhaps_life" },
    say: ofDentists.map((each) => `${each} ..12 (breathe|breath|breathing|choking|suffocating|gasping)`),
    unless: told,
  },
  {
    means: { kind: "choking", degree: "life" },
    say: [
      `${who} (is|are|am) (choking|chokin)`,
      "choking (on|right now|now|to death)",
      "(can not|cannot|not) ..1 (cough|make a sound|make any sound|make a noise)",
      "(stuck|lodged|caught) ..3 (throat|windpipe|airway)",
    ],
    unless: [...told, "choking (up|hazard|hazards)", "choked up", "(feel|feels|feeling) like ..6 choking"],
  },
  {
    // Whatever it was, the poisons line knows.
    means: { kind: "poison", degree: "perhaps_life", isAlwaysAsked: true },
    say: [
      "(swallowed|swallow|swallowing|drank|drunk|ate|eaten|licked|sucked) ..16 (poison|poisoned|poisonous|poisoning|toxic)",
      "(poison|poisoned|poisonous|poisoning|toxic) ..8 (swallowed|drank|drunk|ate|eaten|licked|sucked)",
    ],
    unless: [...told, "(if|when|case|should) ..4 (swallow|swallowed|swallows|eat|eats|drink)"],
  },
  {
    // A child, and somebody's medicine or what is under a sink.
    means: { kind: "poison", degree: "perhaps_life", isAlwaysAsked: true },
    say: [
      `(swallowed|drank|drunk|gulped) ..4 ${household}`,
      `${child} ..6 (swallowed|drank|drunk|ate|eaten|taken|took|got into|gotten into) ..12 ${harmful}`,
    ],
    unless: [
      ...told,
      "(prescribed|every day|daily|for (the|his|her) ..2 (pain|fever|ear|tooth|cold)|dentist gave|doctor gave|gp gave)",
      "(not|never) ..2 (swallowed|drank|ate|taken|took)",
    ],
  },
  {
    means: { kind: "bleeding", degree: "life" },
    say: [
      "(bleeding|blood|bleed) ..4 (will not|would not|is not|does not|not) (stop|stopping|stopped|slow|slowing)",
      "(can|could) not ..2 (stop|control) ..3 (bleeding|blood)",
      "(will|would|has|have|is|does) not (stop|stopped|stopping) ..1 bleeding",
      "(gushing|pouring|spurting|pumping|squirting) ..3 blood",
      "blood ..3 (gushing|pouring|spurting|pumping|squirting)",
      "bleeding (out|heavily|uncontrollably|to death|nonstop|non stop)",
      "(soaked|soaking|filled|filling) ..4 (towel|towels|tissue|tissues|gauze|cloth|sink|basin|bucket) ..4 (blood|bleeding)?",
      "(blood|bleeding) ..6 (soaked|soaking|soaks|through) ..4 (towel|towels|tissues|gauze|cloth|pillow)",
    ],
    unless: [...told, "(when|if) (i|he|she) (brush|floss|spit)"],
  },
  {
    // A cut lip bleeds like that, too.
    means: { kind: "bleeding", degree: "perhaps_life" },
    say: [
      "blood ..2 everywhere",
      "bleeding ..2 (everywhere|badly|heaps|lots|loads|a lot|so much)",
      "(heaps|lots|loads) of blood",
      "blood ..2 (running|dripping|streaming)",
      "(running|dripping|streaming) down ..2 (chin|neck|shirt)",
    ],
    unless: [...told, "(when|if|every time) ..1 (i|he|she) (brush|floss|spit)", "gums bleed"],
  },
  {
    means: { kind: "collapse", degree: "life" },
    say: [
      `${who} ..2 (collapsed|unconscious|unresponsive)`,
      "(is|are) not (responding|moving)",
      "(is|are|keeps) (fitting|convulsing|seizing)",
      "(will not|would not|can not|cannot|not) ..1 (wake|waking) ..1 up",
      "(having|had|has) (a|another)? (fit|seizure)",
    ],
    unless: [
      ...told,
      "(had|has) (a|my|his|her) seizure ..4 (ago|before|last|once|in)",
      "(history|since|after) ..4 fit",
      "(rather|wish|want|wanted|hope) ..8 wake up",
    ],
  },
  {
    means: { kind: "collapse", degree: "life" },
    say: ofStroke,
    unless: [...told, ...pastStroke, ...numbed],
  },
  {
    // A mouth that was numbed hangs for hours: it is asked.
    means: { kind: "collapse", degree: "perhaps_life" },
    say: ofStroke,
    unless: [...told, ...pastStroke],
  },
  {
    means: { kind: "heart", degree: "life" },
    say: [
      "(having|had|has) (a|another)? heart attack",
      "(crushing|squeezing|tight|tightness|heaviness|pain|pains|pressure) ..5 (in|on|across|round|around) ..1 chest",
      "chest ..3 (pain|pains|tight|tightness|heavy)",
    ],
    unless: [
      ...told,
      "(no|not|without|never) ..2 chest",
      "chest ..2 (infection|cold|cough|xray|x ray)",
      "(had|has) (a|my|his|her) heart attack ..4 (ago|before|last|once|in)",
      "(history|since|after) ..4 heart",
    ],
  },
  {
    // Whatever is felt there is asked about.
    means: { kind: "heart", degree: "perhaps_life" },
    say: [
      "(my|me|mi|his|her|their|the|dads|mums|nans|pops|husbands|wifes|hubbys) chest",
      "(sat|sitting|standing|elephant|weight|brick|band|belt|strap|vice|vise) ..4 chest",
      "(my|me|his|her) heart ..3 (racing|pounding|thumping|fluttering|flutters|skipping|jumping|funny|stopped|playing up)",
    ],
    unless: [
      ...told,
      "(no|not|without|never|nothing) ..4 chest",
      "chest ..2 (infection|infections|cold|cough|xray|x ray|clinic|physio|hair|tattoo|drain|size|freezer|of drawers)",
      "off (my|me|his|her) chest",
      "(chest|heart) ..4 (fine|good|clear|better now|alright)",
    ],
  },
  {
    // Felt in the jaw, the neck or a shoulder, and brought on by effort.
    means: { kind: "heart", degree: "perhaps_life", isAlwaysAsked: true },
    say: [
      `${ache} ..4 ${radiated} ..22 ${effort}`,
      `${radiated} ..6 ${ache} ..22 ${effort}`,
      `${effort} ..16 ${ache} ..4 ${radiated}`,
      `${effort} ..16 ${radiated} ..6 ${ache}`,
    ],
    unless: [...told, "(chewing|chew|yawn|yawning|clicks|clicking|grinding|grind|clench|clenching)"],
  },
  ...harmSigns,
  {
    means: { kind: "battery", degree: "perhaps_life", isAlwaysAsked: true },
    say: ["(swallowed|ate|eaten|swallowing|gulped) ..8 (battery|batteries|magnet|magnets)"],
    unless: [...told, "(not|never) ..2 (swallowed|ate|eaten)"],
  },
  {
    means: { kind: "battery", degree: "perhaps_life" },
    say: [
      "(swallow|eat) ..8 (battery|batteries|magnet|magnets)",
      "(battery|batteries|magnet|magnets) ..8 (swallowed|swallow|mouth|throat|missing|gone|nose|ear|find)",
      "mouth ..8 (battery|batteries|magnet|magnets)",
    ],
    unless: [...told, "toothbrush ..3 battery", "battery ..3 (toothbrush|hearing|car|phone)"],
  },
  {
    // Nobody calls it a battery who has not seen one: what is round and gone, out of something that lights up or sings.
    means: { kind: "battery", degree: "perhaps_life", isAlwaysAsked: true },
    say: [
      `${round} ..10 (missing|gone|disappeared|vanished|lost|nowhere)`,
      `(missing|gone|lost|find|finding|see) ..6 ${round}`,
      `(swallowed|ate|eaten|mouth) ..6 ${round}`,
    ],
    unless: told,
  },
  {
    means: { kind: "poison", degree: "perhaps_life" },
    say: [
      "(swallowed|drank|drunk|ate|eaten|swallow) ..5 (bleach|poison|mouthwash|peroxide|cleaner|detergent|tablets|pills|acid|fluoride|toothpaste|paste|gel|rinse|cleanser)",
      "(taken|took|had|swallowed|take|takes|gone through) ..4 (fifteen|twenty|thirty|forty|fifty|sixty|dozen|dozens|whole|heaps|handful|handfuls|entire|15|20|30|40|50|60) ..3 (panadol|panadols|nurofen|panadeine|endone|paracetamol|ibuprofen|valium|codeine|tablets|pills|packet|packets|box|bottle)",
      `${drug} ..10 ${many}`,
      `${many} ..4 ${drug}`,
      "(overdose|overdosed|taken too many|took too many|too much panadol|too much nurofen|took the whole packet|took the whole box)",
    ],
    unless: told,
  },
  {
    // How much it was nobody knows any more (healthdirect, 'Paracetamol': more than the dose is for the poisons line, well or not).
    means: { kind: "poison", degree: "perhaps_life", isAlwaysAsked: true },
    say: [
      `${drug} ..14 (lost|losing) (count|track)`,
      `(lost|losing) (count|track) ..14 ${drug}`,
      `${drug} ..10 (not sure|no idea|not know|not remember|forget|forgotten) ..2 how many`,
      `(not sure|no idea|not know|not remember|forget|forgotten) ..2 how many ..8 ${drug}`,
      `more ..3 (than|then) ..1 (packet|box|label|dose|max|maximum|recommended) ..10 ${drug}`,
      `${drug} ..10 more ..3 (than|then) ..1 (packet|box|label|dose|max|maximum|recommended)`,
    ],
    unless: [...told, "how many (can|should|may|could|do) (i|he|she|we|they)", "(years ago|last year)"],
  },
  {
    // Whoever has one at hand, and asks about it now, was told to use it in doubt.
    means: { kind: "allergic", degree: "life" },
    say: [
      "(use|used|using|give|given|giving|jab|need|needs|got|have|has|where) ..4 (epipen|epi pen|anapen|autoinjector|auto injector|adrenaline)",
    ],
    unless: [
      ...told,
      "(bring|carry|carries|expired|in case|just in case|always|allergy|allergies|keep|keeps|stock|prescribed)",
    ],
  },
  {
    means: { kind: "allergic", degree: "perhaps_life" },
    say: [
      "allergic reaction",
      "(anaphylaxis|anaphylactic|hives)",
      "(lip|lips|tongue|face|eyes) ..4 (swelling|swollen|swelled|blown) ..2 up ..8 (tablet|tablets|antibiotic|antibiotics|medicine|penicillin|amoxil|amoxicillin|latex|nuts)",
      `${taken} ..12 (rash|hives|welts|itchy|swelling|swollen)`,
      `(rash|hives|welts) ..12 ${taken}`,
    ],
    unless: [
      ...told,
      "(had|have|has|get|got) ..2 allergic reaction ..3 (to|before|once)",
      "(if|in case) (i|he|she) ..3 (reaction|allergic)",
    ],
  },
  {
    means: { kind: "head_injury", degree: "perhaps_life" },
    say: [
      "(hit|banged|knocked|smacked|whacked|bumped|landed on) ..2 head ..14 (dizzy|vomiting|vomited|vomit|throwing up|threw up|sick|confused|drowsy|sleepy|blurry|blurred|headache|seeing double|not making sense)",
      "(concussion|concussed)",
      "(hit|banged|knocked|smacked|whacked|bumped|landed on) ..2 head ..16 (eliquis|warfarin|xarelto|plavix|pradaxa|clopidogrel|thinners|thinner)",
      "(eliquis|warfarin|xarelto|plavix|pradaxa|clopidogrel|thinners|thinner) ..16 (hit|banged|knocked|smacked|whacked|bumped|landed on) ..2 head",
    ],
    unless: told,
  },
  {
    // Being well again undoes no blow that knocked somebody out.
    means: { kind: "head_injury", degree: "perhaps_life", isAlwaysAsked: true },
    say: [
      "(hit|banged|knocked|smacked|whacked|bumped|landed on) ..2 head ..14 (blacked out|passed out|knocked out|unconscious|out cold|lost consciousness)",
      "(blacked out|passed out|fainted|collapsed) ..8 (hit|banged|knocked|smacked|whacked|bumped|cracked) ..2 head",
      "(knocked|knock) (himself|herself|myself|themselves|him|her|me) out",
    ],
    unless: [...told, "(not|never) ..3 (out|unconscious|consciousness)"],
  },
  {
    means: { kind: "fainted", degree: "perhaps_life" },
    say: [
      "(fainted|passed out|blacked out|fainting|lost consciousness|going to faint|about to faint|gonna faint|knocked out cold)",
    ],
    unless: [
      ...told,
      "(not|never|nobody|noone) ..2 (fainted|passed out|blacked out|fainting|faint|lost consciousness)",
      "(nearly|almost|always|usually|tend|once|before|used) ..2 (faint|fainted|passed|pass|fainting)",
      "(fainted|passed out|blacked out) ..6 (once|one time|as a kid|as a child|in the past)",
      "(tooth|teeth) ..3 knocked out",
    ],
  },
  ...mouthSigns,
];

const find = toFinder(rules);

/** The gravest first. */
export function floorSigns(utterance: Utterance): readonly FloorSign[] {
  return find(utterance).map(({ value, from, to }) => ({
    ...value,
    span: heardBetween(utterance, from, to).span,
  }));
}

/** What is told to be well is no trouble, and whoever tells of two tells of each: 'no trouble swallowing but I can't breathe'. */
export function toldFloor(utterance: Utterance, well: readonly Span[]): readonly FloorSign[] {
  if (well.length === 0) return floorSigns(utterance);
  const rest = toUtterance(withoutSpans(utterance.text, well));
  return [
    ...floorSigns(utterance).filter(({ kind }) => kind !== "breathing"),
    ...floorSigns(rest).filter(({ kind }) => kind === "breathing"),
  ];
}

/** That it was well an hour ago makes it none of another time. */
export const lostSigns = (clauses: readonly Utterance[]): readonly FloorSign[] =>
  wellNoMore(clauses).flatMap(({ how, span }) =>
    how === "gone" ? [{ kind: "breathing", degree: "life", isSure: true, span }] : [],
  );
