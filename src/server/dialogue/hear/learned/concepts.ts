/**
 * Words of one kind, so that what was learned of one of them is known of the others: a sentence about the ferry is read
 * like those about the bus. A word may be of several kinds. Changes here take effect with `npm run train`.
 */
const concepts: Readonly<Record<string, string>> = {
  money:
    "price prices pricing cost costs costing charge charges charged fee fees pay paying dollar dollars bucks expensive cheap cheaper cheapest afford quote quotes estimate money gst rate rates discount discounts damage pricey",
  paying:
    "card cash eftpos afterpay zip zippay instalments installments instalment plan plans deposit payment payments visa mastercard amex paypal cheque invoice invoices receipt receipts refund refunded owe owing balance super humm split upfront transfer bill billed account loan finance fortnightly layby",
  insurer:
    "bupa medibank hcf nib ahm hbf gmhba teachers fund funds insurance insured insurer rebate rebates claim claims claiming cover covers covered hicaps medicare dva veterans veteran gap extras bulk concession pension pensioner healthcare voucher vouchers cdbs centrelink ndis waiting workcover",
  transport:
    "bus buses train trains tram trams ferry uber ubers taxi taxis cab cabs station stop stops metro rail ride bike bicycle line transport platform opal myki route",
  parking:
    "park parking parked carpark carparks car cars meter meters metered garage ute van trailer bay bays ticket motorbike undercover",
  access:
    "wheelchair wheelchairs stairs stair steps step lift lifts elevator ramp ramps pram prams stroller walker walkers scooter disabled accessible disability crutches rail mobility frame hoist upstairs downstairs ground",
  place:
    "address located location street road suburb corner floor level building entrance entry door find directions map maps google opposite near nearby next far shop shops mall arcade centre landmark situated",
  opening:
    "open opens opening opened close closes closed closing shut shuts hours weekend weekends lunch lunchtime late evening evenings early trading knock",
  holiday: "christmas easter anzac holiday holidays boxing xmas new-year public",
  medicine:
    "panadol nurofen ibuprofen paracetamol codeine panadeine aspirin voltaren antibiotic antibiotics amoxicillin amoxil painkiller painkillers tablet tablets pill pills medication medicine medicines tramadol endone penicillin gel bonjela clove cloves oil salt saltwater mouthwash numbing advil mersyndol neurofen dose doses script prescription",
  thinner: "warfarin eliquis xarelto plavix thinner thinners apixaban clopidogrel pradaxa",
  condition:
    "pregnant pregnancy expecting trimester breastfeeding epilepsy epileptic diabetic diabetes heart pacemaker bypass stent valve asthma asthmatic hepatitis cancer chemo chemotherapy radiation osteoporosis prolia pressure stroke thyroid hiv transplant kidney dialysis murmur arthritis autism autistic dementia parkinsons condition anaemia lupus haemophilia",
  sedation:
    "asleep sleep sleeping sedation sedate sedated sedative twilight gas nitrous laughing needle needles injection injections jab numb anaesthetic anaesthetics anesthetic general whistle valium under",
  fear: "scared nervous anxious anxiety terrified terrifies phobia frightened afraid petrified wuss chicken panic panicky dread dreading scares freak freaking worried worry coward",
  pain: "hurt hurts hurting pain pains painful sore ache aches aching toothache throbbing throbs throb killing agony tender sensitive stabbing sensitivity twinge zaps",
  damage:
    "broke broken cracked chipped snapped fell knocked loose wobbly fallen chip crack split shattered hole decay rotten",
  swelling: "swollen swelling swelled puffy lump abscess pus infected infection fat ballooned",
  blood: "bleed bleeding bled blood bloody oozing ooze",
  mouth: "tooth teeth gum gums jaw molar wisdom mouth tongue lip socket stitches",
  treatment:
    "clean cleaned cleaning checkup check filling fillings crown crowns canal extraction extractions implant implants veneer veneers whitening braces invisalign aligners denture dentures bridge xray xrays scale polish mouthguard splint retainer retainers fluoride sealant bonding plate cap consult consultation hygiene botox laser grinding snoring",
  records:
    "xrays xray ray rays scan scans records record file files notes history opg results result report films film copy images",
  referral:
    "referral referrals refer referred refers specialist specialists orthodontist periodontist surgeon letter gp",
  staff:
    "dentist dentists doctor doctors hygienist hygienists receptionist reception nurse manager practitioner therapist assistant boss owner girls ladies staff team",
  woman: "woman female lady ladies man male gentleman bloke she he",
  booking:
    "appointment appointments booking bookings visit visits slot slots spot spots booked appt reservation",
  moving:
    "move moved moving change changed reschedule rescheduled push pushed postpone postponed shift swap delay put bring rebook later earlier another different instead",
  ending: "cancel cancelled cancelling scrap ditch bin withdraw scratch delete remove pull",
  contact:
    "ring rings ringing call calls calling phone phoned text texts sms email emails message messages voicemail contact reach",
  reminding: "reminder reminders remind confirmation confirmations confirm confirmed notification text sms",
  papers: "form forms paperwork bring bringing id licence license letter documents passport papers fill",
  eating:
    "eat eating food drink drinking fast fasting breakfast dinner brush coffee alcohol smoke smoking beer wine chew meal vape straw soft",
  healing: "after afterwards heal healing healed rinse stitches recover recovery gym exercise swim work",
  young:
    "kid kids child children baby babies toddler son daughter boy girl twins teenager grandson granddaughter nephew niece old age school",
  products:
    "toothbrush toothbrushes toothpaste floss flosser kit kits sell stock buy electric waterpik brushes wax",
  jobs: "job jobs hiring vacancy vacancies resume cv experience apply traineeship apprenticeship position positions career graduate placement student",
  lost: "lost left behind found scarf jacket umbrella glasses sunnies earring bag jumper handed wallet keys hat coat purse forgot property",
  guarantee:
    "guarantee guaranteed guarantees warranty last lasts redo redone replace lifetime fail fails money-back free",
  privacy:
    "recorded recording record records listen listening listens data private privacy confidential information hear hears share shared store stored overseas saved details",
  human: "robot bot ai machine computer human real person recording automated automatic program actual siri",
  language:
    "english chinese mandarin cantonese vietnamese arabic greek italian hindi spanish interpreter translator language languages speaks korean japanese thai tagalog punjabi french german portuguese croatian turkish",
  duration: "long take takes minutes minute hours hour wait waiting quick quickly done finish finished",
  now: "today now tonight straightaway immediately asap urgent urgently emergency soon soonest earliest quickest walk",
  help: "lifeline poisons healthdirect ambulance hotline helpline beyond nurse hospital triple",
  online: "website site web online internet app facebook instagram page link portal www email",
  newcomer: "new first patients patient taking accepting books register registered join sign",
  penalty: "fee penalty fined fine charged notice miss missed late policy cancellation show",
};

const kinds = new Map<string, string[]>();
for (const [concept, words] of Object.entries(concepts))
  for (const word of new Set(words.split(" "))) kinds.set(word, [...(kinds.get(word) ?? []), concept]);

const none: readonly string[] = [];
export const conceptsOf = (word: string): readonly string[] => kinds.get(word) ?? none;
