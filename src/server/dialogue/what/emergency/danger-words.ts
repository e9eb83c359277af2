/**
 * What a word says about an emergency, whatever the sentence around it: a place of the body, a trouble, its
 * force, a cause. One word may have several senses. An entry is a word, the beginning of words (`swell*`),
 * or two words in a row (`(passed out)`). Mishearings of speech recognisers stand beside what they are heard for.
 */
export const dangerWords = {
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
  blood:
    "blood bleed* bled bleding bleading haemorr* hemorr* (bloody nose) (bloody mouth) (bloody spit) (bloody saliva) (bloody gauze) (bloody tissue) (bloody tissues) (bloody gum) (bloody gums) (bloody socket) (bloody towel) (bloody pillow) (all bloody)",
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
    "racing pounding flutter* skipping irregular thumping hammering palpitat* jumping million hundred (going crazy) (beating out)",
  pain: "killing pain pains painful hurt* ache* aching sore crush* heavy heaviness pressure burning burns squeez* tight* stabb* elephant band weight agony",
  sweat: "sweat* clammy",
  clutch: "clutch* grab* grip* (hands round) (hands around) (hand on) (hands on) (hands at)",
  doom: "die dying",
  // Harm
  blow: "hit hits hitting fell fall fallen falling kicked kick punched punch punches smash* bash* bang banged banging bangs whack* struck crash* tripped trip stack* copped belted elbow* headbutt* thump* knock* (to the face) (to the head) (to the jaw) (to the mouth) (in the face) slipped faceplant* assault* attack* (came off) donked clocked socked bumped king accident",
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
  reaction:
    "reaction reactions reacting reacted allerg* anaphyl* nephylac* anaflac* anafilac* annaphyl* phylactic phylaxis",
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
    "upright propped (sit up) (sitting up) (lie flat) (lie down) (lying down) (lying flat) (lay down) (lay flat) (leaning forward) (lean forward) (bent forward)",
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
} as const;
