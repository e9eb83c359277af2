/** Words that end a name and are never part of one, however it was introduced. */
export const neverNames: ReadonlySet<string> = new Set(
  `
  whoever whatever whichever whenever wherever whomever whom whose anybody anyone anywhere everybody everyone everything nobody somebody
  somewhere nowhere either neither both each every all any none other others another such same than though although while whether unless until since
  a about actually anaesthetic anesthetic anaesthesia address after afternoon again already also am an and anything apostrophe appointment appointments bookings visits
  are as at be because been before being book booked booking but by bye call called calling can cancel
  capital change checkup cheers clinic come confirm could dash dental dentist did do doctor does doing
  done dot double dr email evening excuse first for friday from full general get give go going goodbye got had
  has have having he hello her here hers hey hi him his hoping how hyphen i if in initial into is it its
  just last letter like looking madam make mate maybe me middle might mine miss mister mobile monday
  morning mr mrs ms must my myself nah name names need no nope nor not nothing now number of off ok okay
  on only onto or our ours out over pardon patient perhaps phone please plus probably prof professor
  really reschedule right ringing saturday second shall she should sir so someone something sorry space
  speak speaking spell spelled spelling spelt still sunday sure surname take talk talking teeth than
  thank thanks that the their thankyou ta back later asap quite them then there these they third this those thursday to today tomorrow
  tonight too tooth triple trying tuesday under up us very want wanting was we wednesday well were what
  when where which who whom whose why with without wondering would yeah yep yes yesterday you your yours
  yup wrong incorrect misspelt misspelled righto rightio righty rightyo alrighty okey okie doke dokey dokie oki yeh yea yah
  check checkups cleanings fillings whitening sealant sealants fissure dentures implants extraction extractions toothache
  botox tmj bruxism sedation gingivitis periodontitis snoring ndis
  invisalign xray xrays hygienist mouthguard aligners fluoride cavity cavities orthodontist endodontic
  sake strewth crikey blimey moly golly whoops oops yikes jeez geez
  nee née formerly
  cancelled canceled cancelling canceling mhm uhhuh bewdy g'day gday howdy hiya cheerio naw nuh reckon dramas
`
    .trim()
    .split(/\s+/),
);

/** What the assistant is called in passing, 'yes it is, dear'; alone, where a name was asked for, one is a name. */
export const endearments: ReadonlySet<string> = new Set(
  "dear dearie dearest love lovey luv darl darling petal pet sweetie sweetheart honey hun hon ducky chook".split(
    " ",
  ),
);

/** Frequent words that are hardly ever names; they need an introduction or a name beside them to be read as one. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...endearments,
  ...`
  invisalign veneer veneers braces denture dentures bridge cavity cavities fluoride sealant extraction extractions implants molar molars
  consult consultation examination exam xray xrays polish scale scaling hygienist orthodontist denture mouthguard nightguard splint retainer
  wire wires bracket brackets brace braces plate plates retainers mouthguards aligners aligner bonding toothbrush tongue lip lips cheek root nerve abscess infection infected swelling swollen numb sensitive sensitivity
  whiten bleach bleaching checkup dental oral surgery surgical specialist referral medicare hicaps bupa hcf antibiotics panadol
  attend preferable crazy lactose intolerant halal vegan gluten allergic worries outer inner best better european asian italian french thai indian
  thirteen fourteen fifteen sixteen seventeen eighteen nineteen seventy eighty ninety diabetic pregnant breastfeeding visually impaired deaf
  wheelchair confused curious unsure unwell tired stuck caught late delayed sorry hopeful grateful thankful aware fifty sixty mid end start
  fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth twentieth thirtieth rang told said saw went knows knew thinks thought thinking came comes wants needs likes goes gets got had
  good day heaven heavens goodness god lord holy urgently code straight quicker canal treatment dentists
  beauty ripper bonza beaut sweet lock fair deal rather legend champion
  urgent annoying frustrating ridiculous silly weird strange odd terrible horrible awful embarrassing annoyed
  though although however medibank nib hbf ahm gmhba hif cbhs westfund peoplecare insurer insurers insured fund members member users veterans
  arvo holiday holidays compensation affairs compo rush fuss makeover hygiene apnoea apnea routine laser porcelain composite crowns crown filling
  beautiful wonderful gorgeous excellent brilliant fantastic marvellous marvelous fabulous splendid superb terrific amazing delightful stunning magnificent ideal super magic nice
  folks elderly seniors students toddlers newcomers junction hills beach heights coast hospital centre ramadan diwali eid passover lunar eve
  thats feeling feels felt seeing saw hear heard told asking about around anyway basically definitely
  ab able abroad ac accent accepted access accommodate account accounts aching activate activities
  activity add added adult adults afraid africa age ago ah ahead ai air airlines airport alarm alert
  alerts all allow allowed alright alter amazon amend america amex amount animals another answer any
  anybody anymore anyone anytime app apple applebees apples application apply appreciate approved area
  around arrive arrived arriving asap ask asked assist assistance associated atm august aunt aussie
  australian auto availability available average aware away awesome baby back bad bake baking balance
  bananas bank bar bathroom battery beatles beef believe benefits between big bills birth birthday bit
  bleeding block blocked bloody board boarding born boss bot both brazil bread breakfast breathing bring
  broke broken brother buffalo build burger bus business busy butter buy cable cake calendar calorie
  calories came canada canal canceled cannot car card cards care carrots carry cars cat cats cell
  cellphone centimeters changed changes changing charge charged cheap check checkbooks checked checking
  checks cheese cheque chicken child children chinese chipotle chipped chocolate choking christ citibank
  clean cleaning clear clock close closest coffee coin coming company complete computer connect contact
  contactless content conversion convert converter cookies cooking cool coordinates correct cost count
  country couple couples cousin cover cracked cream create created credit crown cuisine cup cups current
  currently dad damaged damn date dates daughter days dead debit december declined decrease define
  definitely definition delete deliver delivered delivery delta deposit destination details dial dice
  die different dining dinner direct directly disconnect discover dishes dizzy dl dog dogs dollar
  dollars dont doo door doors down downtown drive driving due during earlier early earn earned easy eat
  eating eggs eight either electric eleven else emergency end engine english enjoy enough enquiry
  enrolled er erm euros event everybody everyone everything exact exactly exchange existing expect
  expected expensive expiration expire expires explain express extra face fact factory facts false
  family fan far fast faster father favorite february federal fee feel fees fell female few fifty figure
  fill filling fillings find finding fine fit five flight flights flip food forecast forget forgot form
  fortnight forty found four france fraud fraudulent free freeze freezer fridge friend friends frozen
  fuel fun fund funds funny gallon garden gas german germany getting given glad gluten god goes gone
  gonna gosh gotta gps granddaughter grandma grandpa grandson grapes great greater grill groceries
  grocery group guess guests gum gums half hang happened happy hard hawaii heads health healthy hear
  heck hell help high higher highway hmm hobbies hold holiday home hot hotel hour hours house human
  hundred hurt hurting hurts husband ice id idea ihop ill im immediately implant improve inches include
  income incorrect increase increased indoor indoors info inform information ingredients inquire inquiry
  inside instead instructions insurance interest interested interesting interior international ish italy
  items january jaw jesus jet job joke jokes july jump keen keep kid kids kind kindly kinds kitchen
  knocked know korea language late lately later latest laundry lax learn least leave leaving left less
  let lets level life light lights limit limits list listed listen listening live living loan loans
  lobster locate located location locked longer look looked looks loose lost lot lovely low lower
  luggage lunch lunchtime macaroni machine made mail mailed maintenance making male mall many map march
  market mastercard matter mcdonalds meal mean meaning means meant mechanic medicare meet meeting
  meetings men menu message mexican mexico midday mileage milk mind minimum minute minutes missing
  mistake mode moderate mom moment money month months more mortgage most mother mouth move movies moving
  mpg much mum music named nan national navy nd near nearest necessary needed needing needs neighborhood
  neighbour neither nephew nervous never new next nice niece night nights nine nobody noon notify
  november nutrition nutritional o'clock october offer offers office oh oil old one ones online ons ooh
  open opening options order ordered original other others ounces outback outdoor outdoors outside oven
  overdraft overdue owe own package paid pain pair paper parents park parking partner party past pasta
  patio pay paycheck payday paying payment payments pending pensioner people pepper per perfect person
  personal pesos pet pets pick pie pin pittsburgh pizza place placed places plan plans play playing
  playlist plug plugs pm point points policy pool pop pork possible post postcode potato potatoes pounds
  prefer pregnant present pressure pretty previous prices problem procedure process processed programmed
  provide pto pull purchase purchases purpose put quarter query question questions quick quickly rain
  raise ran range rate rated rather rating ratings rd reach read ready real reason receive recent
  recently reception receptionist recipe recommend recommendations recommended red redeem refer refund
  regular remaining remember remind reminder reminders remove rent rental repeat replace replaced
  replacement report request require required reservation reservations reserve reserved reset respond
  restaurant restaurants restrictions return returning reverted reviews reward rewards roast robot roll
  rolled rollover room rooms root round roundtrip route routing rubles rules run runnin running russia
  safe said salad salary salt same sat saved savings say saying scared schedule scheduled score search
  seat seated seating seats sec see seem seems send sent september serve serves service set setting
  settings seven share shop shopping shots show showing sick sided since siri sister sister's sit
  sitting six size skip slot slow slower slowly sms socket soda soft some sometime somewhere son song
  soon soonest sore sort sorts sounds soup southwest spaghetti spanish speaker special specific speech
  speed spend spending spent spot st standard standing starbucks start starting state statement station
  status stay staying steak steakhouse steps stolen stop store struggling student stuff subjects submit
  substitute sugar suggest suggestion suggestions suppose supposed swap sweet switch swollen table
  tables taco tails taken takes tank target task tasks tax taxes td teaspoons tell temperature ten text
  th thailand thats theirs thing things think thirty three through tick till time timer times timezone
  tire tires title todo together toilet tokyo toothache top total tourist track traffic transaction
  transactions transfer translate travel traveling travelling tried trip trivia true try tune turn tv
  twelve twenty two type types typically uber uh uk um unable uncle understand union united unsync until
  unwell update usd use used using vacation vaccinations vaccines vegan vegetarian vehicle verify via
  vietnamese visa visit voice volume wait waiting walk walking walmart wanna wanted water way ways
  weather website week weekend weeks whatever whats wheelchair whenever whether whichever while whisper
  whitening wife wisdom wish within women word work working works worried worse worst wow wrong year
  years yen yet yourself zero zone zoo
`
    .trim()
    .split(/\s+/),
]);

/** Ordinary words that are surnames as well: beside a known first name, and where the name ends, they are one. */
export const wordSurnames: ReadonlySet<string> = new Set(
  "park day lord best early french german hills beach light sweet speed friend major marsh".split(" "),
);
