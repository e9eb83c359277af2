import type { Word } from "../../words.ts";

/**
 * What a word says about an emergency, whatever the sentence around it: a place of the body, a trouble, its
 * force, a cause. One word may have several senses. An entry is a word, the beginning of words (`swell*`),
 * or two words in a row (`(passed out)`). Mishearings of speech recognisers stand beside what they are heard for.
 */
const lexicon = {
  // Places
  airway: "throat windpipe airway airways gullet oesophagus",
  neck: "neck collarbone",
  below: "under underneath beneath floor",
  chin: "chin jaw jawline",
  tongue: "tongue",
  eye: "eye eyes eyelid eyelids eyeball",
  lips: "lip lips",
  face: "face cheek cheeks jaw chin mouth gum gums facial",
  head: "head skull temple forehead noggin scone",
  chest: "chest chess breastbone sternum",
  arm: "arm arms shoulder",
  jaw: "jaw jawbone jaws",
  tooth: "tooth teeth toof teith incisor incisors molar molars fang fangs canine tusk chompers",
  wound:
    "mouth gum gums socket hole extraction extracted tooth teeth stitches stitch tongue lip lips wound gauze cut site molar",
  // Swelling and closing
  swell:
    "swel* swol* puff* balloon* bulg* enlarg* inflat* (blown up) (blew up) (blowing up) (blows up) (size of) (big as) (double the) (twice the)",
  big: "huge massive fat thick enormous giant bigger",
  tight:
    "closing closed closes (close up) (close over) shut shutting shuts tight* narrow* constrict* block* obstruct* seiz* clamp* squeez*",
  // Breath
  breath: "breath* breeth* breav* brieth* breef respir* inhal* air oxygen breeze breathing briefing",
  swallow: "swallow swallowing swallows swallowed gulp gulping saliva spit drool*",
  hard: "hard harder hardly struggl* difficult* troubl* tricky short shortness shallow* laboured labored labouring rasp* wheez* gasp* fight* impossible restrict* tough bother* battl* rattl* gurgl* whistl* barely scarcely strain* unable",
  choke: "chok* gag gagging gasp* wheez* suffocat* splutter* cough* panting",
  colour: "blue purple grey gray bluish dusky ashen (funny colour) (funny color) (weird colour) mauve",
  stuck: "stuck lodged caught jammed wedged inhaled swallowed aspirated (went down) (gone down) (sucked in)",
  thing:
    "tooth crown cap bracket filling bridge denture plate screw piece bit gauze cotton bead coin marble lolly grape bone lego instrument something implant veneer braces wire",
  // Blood
  blood: "blood bleed* bled bleding bleading haemorr* hemorr* bloody",
  flow: "pour* gush* spurt* spray* stream* pumping pumps pumped purring poring flood* drip* squirt*",
  soaked:
    "soak* drench* saturated saturating (filling up) (fills up) (filled up) (filled with) (filling with) (keeps filling) (full of) (covered in) (covered with) (went through) (gone through) (going through)",
  cloth:
    "dressing dressings bandage bandages wadding gauze gauzes towel towels tissue tissues pillow pads pad washer sheet sheets shirt cloth basin bucket sink cup",
  much: "lot lots heaps loads everywhere heavy heavily badly much profus* constant* nonstop (non stop) continu* uncontrol* bucket* litre* litres clots massive crazy pints",
  lasting:
    "hours hour still since yesterday overnight morning ages forever (all night) (all day) keeps keep kept continu*",
  stop: "stop* clot clots clotting slow slows slowing control ease easing eased quit quits settle settling letting cease ceased finish finished finishing end ending",
  clot: "clot clots clotting clotted",
  thinner: "warfarin xarelto eliquis thinners thinner plavix clopidogrel apixaban rivaroxaban haemophil*",
  // Consciousness
  rouse:
    "wake waking woken awake rous* respond* responsive answer* conscious stir stirs (come round) (coming round) (come around) (coming around) (come to) (coming to) stirring moving",
  neuro:
    "confus* drows* (being sick) (been sick) (keeps puking) puk* vomit* (throwing up) (threw up) (thrown up) sleepy dazed disorient* (seeing double) (double vision) blurr* dizzy woozy concuss* slur* delirious incoherent groggy spew* chuck* drifting unsteady (out cold) unconscious (not remember) (knocked out)",
  concussed:
    "vomit* (being sick) (been sick) (throwing up) (threw up) drows* sleepy confus* dazed concuss* unconscious dizzy",
  droop: "droop* sag* lopsided",
  speech: "speech words talk talking speak speaking sentence",
  slur: "slur* jumbl* garbl* gibberish mumbl*",
  numb: "numb numbness numbed weak weaker weakness paralys* paralyz* dead tingl* limp",
  // Heart
  heart: "heart heartbeat pulse",
  racing:
    "racing pounding flutter* skipping irregular thumping hammering palpitat* jumping million (going crazy) (beating out)",
  pain: "killing pain pains painful hurt* ache* aching sore crush* heavy heaviness pressure burning burns squeez* tight* stabb* elephant band weight agony",
  sweat: "sweat* clammy",
  clutch: "clutch* grab* grip* (hands round) (hands around) (hand on) (hands on) (hands at)",
  doom: "die dying",
  // Harm
  blow: "hit hits hitting fell fall fallen falling kicked kick punched punch punches smash* bash* bang banged banging bangs whack* struck crash* tripped trip stack* copped belted elbow* headbutt* thump* knock* slipped assault* attack* (came off) donked clocked socked bumped king accident",
  vehicle: "car truck bus ute motorbike motorcycle train horse bull cow van quad tractor roof ladder balcony",
  broken: "broke broken break bust* fractur* dislocat* snapped cracked shatter* smash* crush*",
  displaced:
    "(popped out) (come out) (came out) (out of) dislocat* (out of place) hanging crooked sideways wonky shifted unhinged",
  lock: "lock* stuck jammed seized lockjaw frozen",
  open: "open opens opening opened close closes closing shut",
  meet: "meet meets align aligns aligned (line up) (lining up) (come together) (fit together)",
  push: "pushed shoved driven rammed jammed moved hanging dangling thread loose wobbly wiggly crooked sideways",
  gone: "gone missing out lost",
  hand: "hand milk glass tissue bag saliva pocket",
  playing:
    "footy football soccer rugby basketball cricket hockey netball skateboard scooter trampoline bike fight monkey bars pool playground sport playing fell fall accident kerb stairs slipped tripped hit elbow punched kicked",
  // Poison
  medicine:
    "panad* paracet* nurofen neurofen ibuprof* painkiller painkillers (pain killers) (pain tablets) pills tablets codeine endone oxy oxycod* tramadol opioid* meds medication panadeine advil aspirin mersyndol capsules paracetemol voltaren morphine sedative sedatives valium medicine",
  poison: "bleach peroxide disinfect* chlorine cleaner",
  substance:
    "gel bonjela mouthwash lignocaine lidocaine anaesthetic anesthetic fluoride whitening cream steradent",
  took: "took taken had swallowed ate eaten drank drunk chewed downed given gave popped necked guzzled (got into) (gotten into)",
  excess:
    "many much whole entire packet pack box bottle dozen heap heaps handful overdos* hundred loads tons strip",
  dose: "dose dosage doses",
  // Reactions
  trigger:
    "injection injected jab needle needles anaesthetic anesthetic numbed numbing sedation gas antibiotic antibiotics penicillin amoxicillin amoxycillin augmentin tablet tablets pill latex gloves medication medicine nut nuts peanut peanuts bee wasp sting stung prawn prawns shellfish ibuprofen nurofen codeine drug metronidazole filler fillers eating",
  rash: "rash rashes hives welts (red lumps) (red spots) (red blotches) itch* blotch*",
  reaction: "reaction reactions reacting reacted allerg* anaphyl*",
  twitch: "twitch* jerk* tremor* shak* convuls* metallic",
  // Infection
  infection: "infec* abscess* abcess* absess pus cellulitis septic sepsis ludwig",
  fever:
    "fever* temperature temp shiver* chills rigors (burning up) (hot as) (on fire) (the shakes) (thirty nine) (thirty eight) feverish",
  rigor: "shiver* rigors forty (the shakes) (thirty nine) (forty degrees) 39 40",
  spread: "spread* travel* moved moving reached reaching tracking gone",
  crook: "crook awful unwell faint terrible confus* drows* delirious rough shak* rigors shiver* shakes",
  // Persons
  other:
    "he she him her they them son daughter wife husband mum mother dad father child baby kid boy girl partner friend brother sister toddler bub nan nanna gran grandma grandpa grandad granddad grandfather grandmother pop uncle aunt boyfriend girlfriend mate someone somebody flatmate patient man woman lady guy colleague neighbour year",
  child:
    "son daughter child baby kid boy girl toddler bub grandson granddaughter little kids twins infant (year old)",
  rise: "(come up) (came up) (coming up)",
  cheek: "face cheek cheeks jaw jawline chin",
  unable: "unable hardly barely scarcely (can not) (could not) (not able) (cannot even) cannot (not really)",
  gush: "gush* spurt* haemorr* hemorr* squirt*",
  light: "dizzy woozy faint lightheaded (light headed) weak pale shaky",
  ate: "ate eaten drank drunk swallowed chewed downed guzzled necked (got into) (gotten into) consumed",
  double: "double triple extra twice",
  side: "side",
  sudden: "sudden* (just now) (this minute)",
  radiate: "radiat* spread* shoot* travel* running going down",
  muddled:
    "confus* disorient* incoherent delirious hallucinat* (seeing things) rambling (making no) (no sense)",
  sugar: "diabetic diabetes sugar hypo sugars",
  unwell: "shak* sweat* clammy drows* slow* sleepy faint* dizzy confus* trembl* (passed out) pale grey",
  breathing: "breathing breathes breathe breathin breaths",
  bad: "bad badly worse strange* weird* odd* wrong funny rough fast quick noisy barely",
  deep: "deep deeply gaping (wide open) huge",
  rattle: "rattl* gurgl* whistl* wheez* croak* gasp* grunt* snor* crackl*",
  noise: "noise noises sound sounds sounding",
  ache: "toothache tootache toothace tothache pain pains ache aching throbbing throbs tooth",
  relief:
    "help helps helping work works working touch touching ease eases easing (go away) (going away) shift shifting budge stop stops stopping subside",
  crooked: "crooked twisted droop* lopsided funny weird dropped dropping",
  strike:
    "hit hits hitting punched punch punches kicked kick elbow elbowed smashed bashed whacked struck headbutt headbutted belted clocked socked thumped trauma injury injured assaulted",
  severe: "so really very terribly horribly unbearably awfully",
  fallen: "fell falen fallen fall falling chiped chipped brocken knockd",
  dozens:
    "nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty",
  running: "running coming flowing dribbl*",
  raised:
    "(pushed up) (pushing up) (lifted up) raised lifted (come up) (came up) (coming up) (right up) (up into) (up to) (nowhere to) (neck up)",
  mouth: "mouth roof palate",
  room: "room space everything vision",
  sounds: "sounds sound sounding",
  mouthful: "potato spud marbles plum",
  posture:
    "upright propped (sit up) (sitting up) (lie flat) (lie down) (lying down) (lying flat) (lay down) (lay flat)",
  sentence: "sentence sentences",
  spit: "spit* rins* drool*",
  bitten: "bit bitten bite biting cut sliced",
  half: "half nearly almost through",
  hanging: "hanging dangling flapping",
  off: "off",
  smile: "smile smiling mouth",
  rolling: "rolling rolled roll",
  clear: "clear watery",
  fluid: "fluid liquid water stuff",
  nose: "nose nostril nostrils",
  ear: "ear ears",
  feel: "feel feeling move",
  limb: "hand hands arm arms leg legs foot feet fingers toes",
  bright: "light lights bright",
  nodding: "nodding nodded dozing drowsy drowsing (dropping off) (drifting off)",
  awake: "awake",
  shaken: "shake shook shaking breathe",
  mottled: "mottled blotchy blotches marbled",
  foam: "foam* froth*",
  black: "black dark spinning grey white tunnel",
  caved: "caved (smashed in) (pushed in) (stove in) flattened",
  overdone: "overdone overdid overdos* (od would)",
  ringing: "ring ringing rings buzzing",
  metal: "metal metallic",
  cold: "cold freezing",
  toothache: "toothache tooth teeth jaw",
  urine: "pee peed peeing wee weed weeing urin* (passing water)",
  // Teeth
  restoration: "crown cap filling fillings veneer bridge post temporary inlay onlay implant abutment",
  appliance:
    "wire wires bracket brackets band braces plate denture dentures retainer aligner splint expander",
  site: "tooth teeth gum gums jaw toothache molar molars socket nerve mouth wisdom root stump cheek",
  soft: "gum gums cheek cheeks tongue lip lips mouth",
  cameOff:
    "off out came come gone fallen fell falling lost loose broke broken snapped cracked crack undone unstuck popped dropped missing pinged hanging away split chipped",
  hurts:
    "pain pains painful killing kills ache aches aching hurt hurts hurting sore throb* agony scream* sensitive raw excruciat* stab* electric shock zing* pound* pulsing thump* unbearable tender heartbeat nerve",
  pokes: "dig* dug stab* pok* cuts cutting pinch* rub* pierc* scratch* jab* sharp jagged razor hole stuck",
  raw: "raw bleeding cutting shredding hole",
  drinking: "drink drinking hot cold water tea coffee ice air breathe",
  hinders: "sleep slept eat chew work bite touch concentrate think school function",
  night: "night nights two three days weeks since constant thumping constantly everything",
  spreads: "ear temple head eye radiat* shoot* waves",
  remedy:
    "panadol nurofen painkillers oil whisky tablets panadeine ibuprofen codeine ice cloves salt paracetamol",
  anything: "nothing anything",
  drives: "walls roof drum brown bonkers crazy mad insane pliers",
  nerve: "nerve pulp",
  exposed: "exposed showing see visible dot raw",
  undone: "undone open opened apart burst broken out loose",
  extracted: "out extraction extracted pulled removed surgery implant socket",
  foul: "foul rotten putrid smell smells stinks tastes taste pus bad",
  bleeds: "bleed bleeds bleeding blood",
  chews: "bite chew eat chewing biting touch",
  shock: "electric shock lightning zap zaps",
  weeping: "tears crying cry cries sobbing bawling howling",
  unbearable: "unbearable murder unreal agony beat flared flaring excruciating",
  soon: "today now asap urgent urgently straight soon help",
  dry: "dry",
  suspects: "think sure reckon got have googled definitely",
  socket: "socket",
  stump: "stump underneath root",
  flared: "flared",
  heard: "heard felt hear",
  crack: "crack cracking pop snap crunch",
  knocked: "knock* smack* punched kicked",
  burning: "(on fire) burning",
  close: "close put bring together",
  stiffening: "stiff stiffer tight locking",
  wisdom: "wisdom",
  boil: "gumboil boil pus blister lump abscess pimple",
  // What only hints at a danger (weak-signs.ts)
  odd: "funny weird weirdly strange strangely odd* wrong peculiar different",
  effort: "effort struggl* fight* work hard harder difficult* uncomfortable awkward",
  fast: "fast faster quick quickly rapid rapidly panting racing",
  grow: "grow* bigger larger expand* spread* increas*",
  worse: "worse worsening deteriorat*",
  stiff: "stiff stiffer rigid hard solid",
  pressure: "pressure pressing pushing lump",
  thick: "thick* heavy huge fat numb",
  voice: "voice voices hoarse muffled",
  changed: "changed changing different muffled hoarse croaky thick",
  skin: "skin fingers fingertips nails hands body",
  inhale: "inhal* aspirat* (went down) (gone down) (breathed in) (wrong way) (wrong pipe)",
  drool: "drool* dribbl* slobber*",
  fit: "fit fits fitting",
  move: "move moves moving",
  again: "again reopened opened burst",
  pillow: "pillow pillowcase sheets bed shirt bib",
  hold: "hold holding help helping work working",
  vomit: "vomit* spew* puk* (throwing up) (threw up) (coughing up) (spitting up) (bringing up)",
  red: "red crimson scarlet",
  another: "another after every each third fourth fifth sixth",
  heavy: "heavy heaviness lead",
  windpipe: "windpipe airway",
  breathes: "breathe breathes breathing breaths",
  throat: "throat neck",
  huge: "huge massive enormous giant thick fat",
  blocked: "block* clog* something stuck",
  lump: "lump lumps",
  bleeding: "bleeding bleeds bled blood",
  person: "he she son daughter wife husband mum dad baby toddler child kid brother sister",
  press: "press* weigh* heav* hurt* pain* tight*",
  hour: "hour hours minutes yesterday morning",
  dying: "dying",
  lifeless: "lifeless limp floppy dead",
  plea: "(help me) (please help) (help please) (help him) (help her) quick quickly",
  afraid: "scared afraid worried frightened terrified",
  willDo: "(will do) (might do) (going to)",
  live: "live living",
  keeps: "keep stop",
  drunk: "drunk drunken pissed",
  visage: "face smile mouth eyelid",
  falls: "fallen drop* hanging sagging (fall down) (fell down)",
  left: "left half",
  saturation: "sats saturation saturations oxygen",
  lowNumber: "sixty seventy eighty low dropping falling",
  floor: "floor ground",
  overmuch: "many much lot heaps whole more double",
  ball: "ball balls rock apple",
  sound: "sound noise",
  leak: "leak* seep* ooz* trickl* weep*",
  exertion: "hill uphill stairs exertion exercise walk climb",
  pale: "pale grey gray white ashen",
  sick: "sick sweaty sweating clammy",
  collapsed: "collaps*",
  leg: "leg legs knees knee",
  gave: "gave giving buckl* wobbl* jelly crumpl*",
  blank:
    "vacant* blank* staring stares stared glassy spaced zoned floppy limp lifeless (rolled back) lethargic listless sluggish",
  self: "himself herself themselves myself right (with it) (with us)",
  see: "see seeing vision eyesight sight blurr*",
  doubled: "double spots stars blurr*",
  stand: "(stand up) standing walk walking balance upright",
  burned: "burn* scald* blister*",
  chemical: "acid chemical caustic corrosive etching phosphoric",
  gulp: "swallowing swallow gulp gulping",
  object:
    "tooth crown cap bracket filling bridge denture plate screw gauze cotton bead coin marble lolly grape bone lego instrument implant veneer braces wire battery magnet",
  height: "roof ladder balcony staircase window cliff tree",
  worst: "worst ever thunderclap splitting",
  going: "going gonna feel feeling feels keep keeps keeping nearly almost about",
  faint: "faint* collaps* (pass out) (passing out) (black out) (blacking out) lightheaded (light headed)",
  should: "should shall worth whether",
  ambulance: "ambulance ambo ambos paramedic* hospital casualty",
} as const;

export type Sense = keyof typeof lexicon;
export const senseNames = Object.keys(lexicon) as Sense[];

/** Where each sense stands in an utterance, as places of words in rising order. */
export type Senses = ReadonlyMap<Sense, readonly number[]>;

const lettersOfStart = 3;
const exact = new Map<string, Sense[]>();
const starts = new Map<string, { start: string; sense: Sense }[]>();
const pairs = new Map<string, { second: string; sense: Sense }[]>();

function append<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

for (const [sense, entries] of Object.entries(lexicon) as [Sense, string][])
  for (const [entry, pair] of entries.matchAll(/\(([^)]*)\)|\S+/g)) {
    const [first = "", second = ""] = (pair ?? "").split(" ");
    if (pair !== undefined) append(pairs, first, { second, sense });
    else if (entry.endsWith("*"))
      append(starts, entry.slice(0, lettersOfStart), { start: entry.slice(0, -1), sense });
    else append(exact, entry, sense);
  }

/** The senses of every word, the first of two words standing for a pair. */
export function sensesOf(words: readonly Word[]): Senses {
  const senses = new Map<Sense, number[]>();
  const put = (sense: Sense, at: number) => {
    const places = senses.get(sense);
    if (!places) senses.set(sense, [at]);
    else if (places.at(-1) !== at) places.push(at);
  };
  for (const [at, { word }] of words.entries()) {
    if (isOtherBlood(words, at)) continue;
    for (const sense of exact.get(word) ?? []) put(sense, at);
    for (const { start, sense } of starts.get(word.slice(0, lettersOfStart)) ?? [])
      if (word.startsWith(start)) put(sense, at);
    for (const { second, sense } of pairs.get(word) ?? []) if (words[at + 1]?.word === second) put(sense, at);
  }
  return senses;
}

const afterBlood: ReadonlySet<string> = new Set(
  "test tests pressure thinner thinners type sugar sugars donor donation work group count results".split(" "),
);
/** 'Blood thinners' and 'blood pressure' tell of no blood. */
const isOtherBlood = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === "blood" && afterBlood.has(words[at + 1]?.word ?? "");
