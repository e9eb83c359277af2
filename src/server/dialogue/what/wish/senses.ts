import { toSensesOf } from "../../sign.ts";
import { kinWords } from "../../who/kin.ts";

const kin = kinWords.replaceAll("|", " ");

/** What a word says about a caller's wish, whatever the sentence around it; sign.ts describes the entries. */
export const wishLexicon = {
  // How one wishes and asks
  wish: "want wants wanted need needs needed love hoping hope keen after wish looking trying fancy prefer (would like) (not mind) (due for) (due a) (rather have) (time for) grateful",
  ask: "can could may please possible possibly chance let wondering must should ought better (how do) (do you) (is there) (would you) (any way) (about time)",
  query:
    "what which where when who whom how whether if whose do does did is are am was were have has got any anyone anybody anywhere wondering curious (know if) (tell me) (remind me)",
  me: `me us myself him her them i we he she youngest eldest ${kin}`,
  self: "i we he she me us mum dad son daughter husband wife mother father",
  own: "my our his her mine ours",
  it: "it that this one mine",
  you: "you yous your yours clinic practice surgery place guys there joint they dentist",
  no: "no not sorry oh",
  // Visits and days
  visit:
    "appointment appointments booking bookings visit visits slot spot consult consultation session checkup checkups clean filling crown extraction (check up)",
  turn: "turn chair seat spot place slot time",
  slot: "appointment slot spot consultation gap (chair time)",
  openings: "openings slots gaps spots vacancies",
  treatment:
    "clean checkup filling fillings extraction whitening implant implants polish denture dentures veneers braces invisalign mouthguard crown bridge (check up) (root canal) (tooth out) (teeth cleaned) (scale and) tooth teeth",
  day: "monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth",
  hour: "two three four five six seven eight nine ten eleven twelve half quarter fifteen thirty clock",
  minutes: "minute minutes mins ticks quarter five ten fifteen twenty thirty",
  due: "due overdue (six months) (six monthly)",
  ages: "years ages decade yonks forever",
  since: "since last (been to) (been in) neglected",
  // Asking for a visit
  arrange:
    "book pencil squeeze fit slot lock register arrange organise organize chuck pop whack wedge schedule reserve nab grab snag secure (find a) (make me) (find me) (get me) (put me) (make a)",
  in: "in down",
  see: "see seen look looked check checked squiz gander examine examined inspect assess fixed sorted (seen to)",
  mouth:
    "tooth teeth molar gum gums crown cap filling bridge plate denture dentures chompers choppers pegs gnashers fangs smile bite jaw wisdom veneer retainer mouth",
  dentist: "dentist doctor hygienist someone somebody specialist",
  // Moving one
  move: "move moving shift shifting bump bumping swap swapping switch switching reschedule rebook postpone rearrange juggle shuffle trade trading defer nudge slide shove budge shunt rejig (put back) (bring forward) (push back) become moved shifted swapped shuffled shifting",
  other:
    "(another day) (another time) (another date) (other day) (other time) (different day) (different time) (something else) (else is) instead (week after) (day after) (fortnight on) (week later) (later on) (later in) (bit later) (bit earlier) (following week) (new time) (new day) (new date) (later date) (what else) (anything else) (not then) (other day)",
  unfit:
    "(no good) (not suit) (not work) clash clashes clashed (pear shaped) pear gone christening funeral wedding rostered roster graduation interview (turns out) (came up) (come up) (cropped up) (double booked) (no longer) (fallen through)",
  // Giving one up
  giveup:
    "cancel bin axe scratch nix drop kill wipe flick scrub shelve abandon forfeit unbook (call off) (forget about) (pull out) (pulling out) (back out) (bail on) bail (get rid)",
  strike: "wipe flick scrub scratch strike cross take rub scrap bin ditch axe",
  list: "list books book diary calendar schedule system sheet",
  off: "off out from",
  pin: "pin plug",
  pull: "pull pulling pulled",
  count: "count rule",
  out: "out",
  expect: "expect expecting",
  worth: "worth needed necessary required happening",
  come: "come coming make attend attending need needing keep",
  hand: "give pass release offer surrender free",
  someone: "someone somebody else another",
  // Coming as booked
  definite: "definitely still absolutely certain guaranteed confirm bells planned arranged tick thumbs",
  attend:
    "attending attend (on for) (be there) (see you) (coming on) (coming in) (set for) (good for) (right for) (me in) (turn up) (will make) (is coming) (are coming) (am coming) stands happening (all set) (bells on) (see yous) (no changes)",
  reminder: "reminder text sms voicemail prompt message email",
  answer: "answer answered answering reply replying yes attending tick good fine set coming",
  // What is booked
  when: "when (what time) (what day) (what date) (which day) (which date) (which one)",
  mine: "mine ours (my thing) (my appointment) (my next) (my visit) (my go) (my turn)",
  thing: "thing something appointment visits booking",
  booked: "booked (lined up) (down for) (down as) scheduled (under my)",
  record: "books system computer diary calendar (your book) (lined up)",
  have: "have got show find see am",
  forgot:
    "forgot forgotten forget walkabout misplaced mislaid ate blank (no clue) (no idea) (not remember) (did not) remind",
  went: "(go through) (gone through) (went through) (come through)",
  wasIt: "(was it) (was not) (is it)",
  // On the way
  late: "late behind slower delayed (held up)",
  stuck:
    "traffic jam gridlocked roadworks crawling stuck tram bus train ferry uber taxi cab lights freeway motorway highway toll (ring road) (slept in) overslept flat",
  halt: "stopped cancelled (not come) (not shown) (no come) (not turned) (broken down) (broke down) miss missed",
  near: "nearly almost streets blocks kilometres ks (parking now) (on my) (on our) (round the)",
  give: "give hold keep save",
  past: "past after over",
  still: "still only",
  might: "might more (will be) gets",
  waitingRoom: "(waiting room) (be there) (been there) (be sitting)",
  meant: "meant supposed should",
  // Questions about the clinic
  open: "open opens close closes closed shut shuts (knock off) (lock up) (clock off) doors trading manned attended home (stay back) door",
  untilWhen: "(till when) (until when) (till what) (how late) (too late) (what time) latest",
  quietDay:
    "saturday saturdays sunday sundays weekend weekends easter christmas anzac evenings nights (public holiday) (after hours) (long weekend) evening latest",
  anyone: "anyone anybody someone work working there dentists",
  where: "where whereabouts",
  reach: "get find come located situated tucked hiding hidden walk going",
  number: "number street suburb floor end side address landmark corner building arcade tower",
  lost: "lost found (can not)",
  maps: "gps satnav maps sat navigator directions",
  moved: "shifted moved relocated move",
  been: "were spot premises shop was",
  car: "car ute van bike motorbike truck vehicle scooter caravan camry hilux drive (four wheel)",
  leave: "leave put stick chuck dump stash lock plonk goes go room",
  park: "park parking carpark meters metered bay bays permit disabled towed clamped",
  spots: "spot spots spaces bays limit zone zones park",
  outside: "(out front) (the front) (the back) (the street) (round the) kerb behind building",
  fine: "fine ticket fined ticketed",
  stop: "stop park leave pull",
  price:
    "cost costs price prices pricing fee fees charge charges quote dollars dollar bucks expensive pricey cheap afford discount instalments damage ballpark budget steep exy thousands hundreds mortgage (up for) (in for) (set me) (out pocket) (payment plan) (is dear) (it dear) (how dear) (the earth) (match that) afterpay sting pockets",
  how: "how what much many any is do does can am",
  cover:
    "medicare medibank bupa hcf nib ahm hicaps dva cdbs ndis hbf gmhba westfund cbhs extras rebate rebates insurer insured (bulk bill) (health fund) (my fund) (the fund) (private health) (concession card) (health card) (care card) (pension card) (gold card) (vet affairs) (veterans affairs) (swipe my) (on hicaps) (my extras) affairs hcf teachers (of funds) funds (government thousand) (child dental)",
  service:
    "whitening whiter bleaching implants implant braces invisalign veneers dentures sedation asleep botox fluoride mouthguards mouthguard aligners nightguard splint straightening wisdom grind grinding snoring crowns bridges (laughing gas) (happy gas) (to sleep) (knock me) (root canals) (false teeth) (little kids) (nursing homes) kids toddlers (nervous patients) (wheelchair) retainers snoring",
  offer:
    "(you do) (you offer) (you handle) (you touch) (you make) (you fit) (you sell) (you treat) (you see) (you take) (you repair) (you fix) (you people) (you one) (you set) (set up) (your alley) (your department) (your line) (you provide) (the menu) (something you) (at your) (off you) (come out) (got something) (got anything) (you lot) (you guys) (can people) (do for)",
  staff:
    "dentist dentists doctor doctors hygienist practitioner orthodontist specialist fella fellow bloke lady woman girl",
  gentle:
    "gentle gentlest female male lady woman women man nervous fella fellow bloke mandarin cantonese vietnamese arabic hindi greek italian speaks",
  works: "works working retired left kicking leave (still there) (still with) (with you) (back from)",
  doctor: "doctor",
  whoHave: "(who have) (who has) (who is) (who was) (who did) (who will) (you got) (i could) (i see)",
  did: "did doing does do treating treated seeing",
  // People of the clinic
  tell: "tell inform remind notify (let the) (pass on) (note for) (note that) (say that) told",
  carrier:
    "dentist doctor nurse hygienist receptionist reception manager team girls staff boss them him her whoever everyone",
  note: "note noted jot message memo write",
  file: "file down that for",
  ring: "ring call phone buzz email",
  back: "back",
  person:
    "human humans person receptionist reception operator manager lady boss people somebody someone girl owner supervisor",
  talk: "talk speak chat talking speaking deal",
  get: "give get put grab fetch want pop connect transfer pass",
  real: "real actual human living breathing flesh alive",
  through: "(the line) (the phone) (on the) (me through) (the front) desk please (come to) (her on) (him on)",
  robot:
    "robot robots machine machines computer computers bot bots recording toaster gadget automated chatbot",
  rather: "rather sooner prefer hate sick tired than",
  transfer: "transfer connect patch redirect",
  // Not for the clinic
  dialled: "number dialled dialed rang rung called dial button contacts contact below",
  wrong: "wrong mistake mistaken fat misdialled misdialed accident",
  fingers: "fingers finger thumbs misdialled misdialed (my mistake) (one below) (one above) (my contacts)",
  business:
    "pizza bank vet hairdresser barber pharmacy chemist centrelink telstra optus mechanic restaurant salon school police taxi physio plumber florist butcher gym library tyre hotel pub accountant lawyer solicitor electrician council kmart bunnings takeaway thai optometrist podiatrist cinema bakery newsagent motel courier cousin garage",
  thought: "thought meant wanted trying expecting isnt after need",
  whoIs: "(who is) (who are) (is this) (are you) (not who)",
  product:
    "website seo marketing solar eftpos software toner gloves autoclave autoclaves advertising energy electricity samples composite composites toothbrushes brochure supplies consumables billing outsourcing outsource merchant ranking leads scrubs uniforms printer (phone system) finance recruitment staffing nitrile",
  sell: "offer offering percent special specials deal deals promotion save saving stocking stock samples sample supply demo trial brochure quote pitch cheaper upgrade outsourcing partner buyers",
  trade: "principal manager owner business practice clinic clinics practices dentists whoever your you folks",
  we: "we our i this",
  from: "from",
  // Insults
  insult:
    "idiot idiots moron morons stupid dumb useless pathetic thick dopey brainless bludgers mongrels drongo dropkick rotten dense scum tosser galah thieves (brain dead) gob sexy arse shit toaster",
  target:
    "you your yous clinic machine robot bot thing toaster lot shut pack off or up whole rotten shut books",
  // Answers, which are short
  unsure:
    "unsure torn (two minds) (could be) (could do) (could work) (might be) (might do) (not say) (will see) (see how) (sort of) (kind of) (fifty fifty) inshallah",
  again: "(once more) (beg yours) (you what) pardon (run through) (the bit) (again only)",
  slow: "(steady on) (whoa there) (ease up) (a crawl) (one bit) (little by) (spread those) (spread them) (machine gun) (race caller) (half speed) (a breath) (so quick) (so fast) gabbling rattling (keep up) (bit less) (half that) (one word) (take turns) (word by)",
  wait: "(your horses) (hold your) (not go) (not hang) (stay on) (stay put) (hang five) (half a) (still looking) (just digging) digging (a pencil) (with me) (a moment) (stay there) (a sec) (hang about) (moment moment) (your horses) (looking for)",
  bye: "(me done) (be all) (hanging up) (ta ta) (do me) (nothing else) (the lot) (you go) (you get) (am off)",
  yes: "grand goer gladly sold peachy bewdy (would please) (hit me) (suits us) (do nicely) (run with) (roll with) (sounds like) (a treat) (no objections)",
  refusal:
    "(wrong end) (hard pass) (a miss) (rather not) (no chance) (fat chance) (afraid not) (not keen) (not do) nix (none of) (not what)",
  // Of one or two signs only
  bin: "wipe flick scrub scrap bin ditch axe scratch nix shelve abandon forfeit unbook cancel (call off) (forget about) (pull out) (pulling out)",
  goAhead: "(worry about) (go ahead) (going ahead)",
  human: "human humans receptionist operator (real person) (actual person)",
  language: "speak speaks",
  inToday: "(in today) (in on) (in and)",
  whoDoctor: "when",
  about: "about years experience trained qualified",
  fella: "fella fellow dentist dentists lady bloke doctor",
  which: "which",
  walk: "walk way tram bus exit stop turn",
  with: "with",
  trick: "somewhere trick room anywhere",
  zones: "zone zones storey meters (the limit) (street limit)",
  doing: "do make have treat see fit",
  highTime: "(about time) (must be) (high time)",
  moment: "moment minute (me in) (a look)",
  slower: "slower crawling",
  over: "over",
  lostCard: "lost misplaced different which",
  card: "card cards slip magnet",
  date: "date day time say said when",
  told: "(to say) (letting you) (just letting) tell saying",
  coming: "come coming make keep keeping",
  caller: "me us",
  bookable: "time slot spot appointment",
} as const satisfies Readonly<Record<string, string>>;

export const wishSensesOf = toSensesOf(wishLexicon);
