/**
 * Whoever rings on business of theirs and is no patient: the lab whose crown is ready, a courier with a parcel, a specialist's
 * rooms with a referral. What they say is for the team, however much of a visit stands in it.
 */

const specialist =
  "(?:periodontist|endodontist|orthodontist|prosthodontist|oral surgeon|surgeon|specialist|paediatric dentist|gp|cardiologist|haematologist|oncologist|physician|radiologist)";
const rooms = "(?:rooms|surgery|office|practice|clinic|consulting rooms|medical cent(?:re|er))";
/** What somebody is or comes from who has news for a clinic. */
const trade = [
  "(?:\\p{L}+ ){0,3}?(?:lab|labs|laboratory|laboratories|ceramics|prosthetics)",
  "(?:\\p{L}+ ){0,2}?(?:dental )?(?:technicians?|ceramist|prosthetist)",
  "(?:\\p{L}+ ){0,3}?(?:couriers?|delivery (?:driver|guy|man|service))",
  "(?:australia post|auspost|aus post|dhl|fedex|tnt|startrack|star track|toll|aramex|couriers please|sendle)",
  "(?:\\p{L}+ ){0,2}?(?:pharmacy|chemist|pharmacist|pathology|radiology|imaging|x-?ray clinic)",
  "(?:\\p{L}+ ){0,4}?(?:hospital|medical cent(?:re|er)|health (?:service|cent(?:re|er))|family practice)",
  "(?:\\p{L}+ ){0,3}?(?:orthodontics|endodontics|periodontics|oral surgery|maxillofacial|oral and maxillofacial surgery|dental specialists?)",
  `(?:\\p{L}+ ){0,2}?${specialist}['’]?s? ${rooms}`,
  `${specialist}(?:['’]?s)?`,
  `(?:dr|doctor)\\.? [\\p{L}-]+['’]?s? ${rooms}`,
  "(?:a|the|your|another|his|her|their|previous) (?:\\p{L}+ )?(?:dental )?(?:supplier|wholesaler|distributor|supply company|clinic|practice)",
  "(?:henry schein|ivoclar|dentsply|colgate|oral b|\\p{L}+ (?:dental )?supplies)",
  "(?:a |the )?rep(?:resentative)? (?:from|for|of|with) [\\p{L} ]+?",
].join("|");
const from = "(?:\\p{L}+ ){0,4}?(?:from|with|of|on behalf of) ";
const says = `(?:(?:this is|it['’]?s|its|i['’]?m|im|i am|we['’]?re|we are|my name['’]?s|my name is|you['’]?re speaking (?:to|with)) (?:just |only )?(?:${from})?|(?:calling|ringing|phoning|(?:just )?a call|speaking) ${from})`;
const announced: readonly RegExp[] = [
  new RegExp(`\\b${says}(?:the |a |an |your )?(?:${trade})(?![\\p{L}'’])`, "iu"),
  new RegExp(
    `\\b(?:the |your )?(?:${trade}|bupa|medibank|hcf|nib|ahm|dva|medicare) (?:here|calling|ringing|speaking)\\b`,
    "iu",
  ),
  new RegExp(
    `^\\W*(?:(?:hi|hello|hey|g'?day|yeah|mate|love|there|just|only|good (?:morning|afternoon|day))\\W+)*(?:(?:\\p{L}+ )?(?:from|at) (?:the |a )?|(?:the |your ))(?:${trade})(?![\\p{L}'’])`,
    "iu",
  ),
];

/** Who sees to the house, and is no patient who tells what they do. */
const service =
  /\b(?:this is|it['’]?s|its|we['’]?re) (?:just )?(?:the|your) (?:\p{L}+ )?(?:cleaners?|plumber|electrician|sparky|landlord|it (?:guy|support|company)|alarm (?:company|guy)|waste (?:company|collection)|(?:company|guy|people) (?:that|who) (?:services?|cleans?|maintains?|fix(?:es)?) your)\b(?=(?:\W+[\p{L}'’]+){3})/iu;
const tradesman =
  "(?:technicians?|tech|engineer|plumber|electrician|sparky|tradies?|handy ?man|(?:repair|service|maintenance) ?(?:man|guy|bloke|person|team|tech)|cleaners?|locksmith|painters?|carpenter|chippy|glazier|inspector|contractors?|installers?|gardener|(?:fire|alarm|lift|it|internet|nbn|phone|water|fridge|air ?con\\w*|aircon|compressor|autoclave|steriliser|x-?ray|gas) (?:technician|tech|engineer|man|guy|bloke|people|company|lady|person))";
const work =
  "(?:fix|repair|service|install|look at|check|test|inspect|clean|read|replace|deliver|collect|pick up|see to|sort(?: out)?|do)";
/** What a clinic has seen to, and nobody has in the mouth. */
const equipment =
  "(?:fridge|freezer|air ?con\\w*|heater|compressor|autoclave|steriliser|sterilizer|suction|dental chairs?|chairs|x-?ray (?:machine|unit)|printer|copier|computers?|server|wi-?fi|internet|nbn|phones?|phone (?:line|system)|alarm|smoke alarms?|fire (?:alarm|extinguishers?|equipment)|extinguishers?|sprinklers?|lifts?|pipes?|toilets?|taps?|leak|drains?|lights?|power|wiring|switchboard|meter|windows|carpets?|roof|gutters?|door|lock|sign|waste|sharps(?: bins?)?|bins?|linen|plants|water (?:cooler|filter)|dishwasher|washing machine)";
/** Where such people stand, and what they have come for: 'the fridge technician is here', 'I'm here to fix the air con'. */
const onSite: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the|your|an?) (?:\\p{L}+ ){0,2}?${tradesman} (?:(?:is|['’]s|are|has|have) )?(?:just )?(?:here|outside|out (?:the )?(?:front|back)|arrived|at (?:the|your) (?:front |back )?(?:door|gate|desk|counter|clinic)|downstairs)(?= |\\W*$)`,
    "iu",
  ),
  new RegExp(
    `\\b(?:this is|it['’]?s|its|i['’]?m|im|i am|we['’]?re|we are)(?: just)? (?:the|your|an?) (?:\\p{L}+ ){0,2}?${tradesman}\\b(?= (?:here|from|for|to|about|booked|coming|calling|ringing|outside|on|at|and i)\\b|\\W*$)(?!.*\\b(?:tooth|teeth|appointment|check-?up|clean for)\\b)`,
    "iu",
  ),
  new RegExp(
    `\\b(?:here|booked|outside|coming|calling|ringing|due|sent|supposed|come|came) (?:\\p{L}+ ){0,3}?(?:to ${work}|about|for|regarding) (?:the|your|a|some) (?:\\p{L}+ )?${equipment}(?![\\p{L}])`,
    "iu",
  ),
];

const made =
  "(?:crowns?|bridges?|veneers?|dentures?|plates?|night ?guards?|mouth ?guards?|splints?|retainers?|aligners?|trays?|implants?|models?|impressions?|scans?|cases?|jobs?|work|lab work|surgical guides?|inlays?|onlays?)";
const person =
  "(?:(?:patient |your patient |the patient )?(?:mr|mrs|ms|miss|master)\\.? \\p{L}+|patient [\\p{L}]+|(?:a |your |our |one of your |one of our |the |a mutual |mutual |shared )patients?)";
const done =
  "(?:ready|finished|done|complete|completed|on (?:its|the|their) way|delayed|late|held up|back|shipped|sent|dispatched|coming|arriving|need(?:s|ing)?|not ready|broken|cracked|wrong|remade|retaken|redone|there|in)";
/** What such a call is about. */
const matter = new RegExp(
  [
    `\\b${made} (?:\\w+ )?(?:for|of) (?:${person}|[\\p{L}]+)`,
    `\\b${made} (?:\\w+ ){0,3}?(?:is|are|was|were|will be|has|have|['’]s) (?:\\w+ ){0,3}?${done}\\b`,
    `\\b(?:got|have|with|bringing|dropping|about) (?:back )?(?:an?|the|your|some|another) (?:\\w+ )?${made}\\b`,
    `\\b${person}\\b`,
    "\\b(?:referrals?|referred|referring|letters?|reports?|results?|records?|x-?rays?|opgs?|scripts?|prescriptions?|shade|claims?|invoices?|statements?|quotes?|notes|paperwork|treatment plan|medical history|clearance)\\b",
    "\\b(?:when|what time|what day|has|is|does|did|whether)\\b[^.?!]*\\b(?:com(?:e|ing) in|booked|appointments?|booking|due)\\b",
    "\\b(?:deliver(?:y|ies|ing|ed)?|parcels?|packages?|box(?:es)?|consignments?|orders?|back ?orders?|samples?|stock|pick ?up|picking up|drop(?:ping)? (?:off|by)|collect(?:ing|ion)?|sign(?:ature)? for|lab work|case)\\b",
  ].join("|"),
  "iu",
);
/** With nothing told of who rings, only these say so much. */
const unannounced: readonly RegExp[] = [
  new RegExp(
    `\\b${made} for (?:the |your )?(?:patient |mr |mrs |ms |miss )[\\p{L} ]+?(?: is| are|['’]s| will be| has been) (?:\\w+ ){0,2}?${done}\\b`,
    "iu",
  ),
  /\b(?:about|regarding|for|re|seen|referred|referring|treating|with|have) (?:an? |one |our |your )?(?:mutual|shared) patients?\b|\b(?:about|regarding|re|seen|referred|referring|treating|have) (?:an? |one )?(?:of your |of our )?patients? (?:of (?:yours|ours)|you (?:saw|referred|sent))\b/iu,
  /\b(?:i|we)(?:['’]?ve| have)? (?:got |have )?(?:an? |some |your |the )?(?:\w+ )?(?:deliver(?:y|ies)|parcels?|packages?|consignments?)\b(?! (?:of|from) you\b)|\b(?:with|got) an? (?:\w+ )?(?:delivery|parcel|package|consignment)\b|\b(?:it['’]?s|this is) \p{L}+(?: \p{L}+)? (?:delivering|dropping off|picking up) (?:your|an?|some|the)\b|\b(?:delivery|parcel|package|consignment) (?:here )?(?:for (?:you|yous|the clinic|the dentist|dr|doctor|harbour|\p{L}+ dental)|to (?:deliver|drop|sign))\b|\bsomeone (?:to )?sign for (?:it|this|them|a)\b/iu,
  /\b(?:i|we)(?:['’]?re|['’]?m| are| am)?(?: just)? (?:drop(?:ping)?|deliver(?:ing)?|bring(?:ing)?) (?:off |over |by |around )?(?:\w+ )?(?:lab work|your order|the order|the case|the stock|some samples|the supplies)\b/iu,
];
/** A patient's own matter, however they say where they are. */
const own =
  /\b(?:my|our) (?!(?:name|driver|courier|company|lab|clinic|practice|patient|patients|end|records|system|rooms|office|colleague|boss|doctor|dentist|specialist|surgeon|technician)\b)\w+|\bi(?:['’]?m| am) (?:in|at) (?:the )?hospital\b|\bi(?:['’]?ve| have)? (?:need|got|had|want) an? (?:toothache|tooth|appointment|check-?up|clean|filling|abscess|referral|script|prescription)\b|\bfor me\b|\b(?:i was|i(?:['’]?ve| have) been) (?:sent|referred)\b/iu;
const sells =
  /\b(?:offer\w*|specials?|interested|save|saving|demo|demonstrat\w+|introduc\w+|discounts?|deals?|promot\w+|range|quote for your|new product|toner|printer|could (?:i|we) (?:drop|pop|come)|who (?:handles|orders|buys|looks after))\b/iu;
/** 'Is your lab any good', 'do you deliver': asked of the clinic. */
const asksOfClinic =
  /^\W*(?:(?:hi|hello|um|uh|and|so)\W+)*(?:is|are|do|does|did|have|has|will|would) (?:you|your|the|there|it|my)\b/iu;

export interface CallerBusiness {
  /** Whether it was said what it is about, and not only who rings. */
  isTold: boolean;
  /** What was said beside who rings. */
  rest: string;
}

/** Without a word of these nothing else need be looked at. */
const ofBusiness = new RegExp(
  `\\b(?:${[
    "labs?|laborator\\w+|ceramics?|ceramist|prosthe\\w+|technicians?",
    "couriers?|deliver\\w*|post|auspost|dhl|fedex|tnt|star ?track|toll|aramex|sendle",
    "pharmac\\w+|chemist|pathology|radiology|imaging|x-?ray clinic|hospital|medical|health|family practice|orthodontics|endodontics|periodontics|surgery|maxillofacial",
    "specialists?|rooms|office|clinic|practice",
    "suppl\\w+|wholesaler|distributor|schein|ivoclar|dentsply|colgate|oral b|rep(?:resentative)?",
    "bupa|medibank|hcf|nib|ahm|dva|medicare",
    "patients?|parcels?|packages?|consignments?|order|case|stock|samples|ready|finished|done|picking up|dropping off|\\w+dontists?|surgeons?",
    "cleaners?|plumber|electrician|sparky|landlord|company|guy|support|people|tech|engineer|trad(?:ie|ies)|handy ?man|(?:repair|service|maintenance) ?man|man|bloke|lady|locksmith|painters?|carpenter|chippy|glazier|inspector|contractors?|installers?|gardener",
    "here|booked|outside|coming|sent|due",
  ].join("|")})\\b`,
  "i",
);

/** Null when a patient may be speaking. */
export function readCallerBusiness(text: string): CallerBusiness | null {
  if (!ofBusiness.test(text) || own.test(text) || sells.test(text) || asksOfClinic.test(text)) return null;
  if (service.test(text) || onSite.some((each) => each.test(text))) return { isTold: true, rest: text };
  return (
    readAnnounced(text) ?? (unannounced.some((each) => each.test(text)) ? { isTold: true, rest: text } : null)
  );
}

function readAnnounced(text: string): CallerBusiness | null {
  const found = announced.map((each) => each.exec(text)).find((each) => each !== null);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length);
  if (matter.test(rest) || matter.test(text.slice(0, found.index))) return { isTold: true, rest };
  return isBare(rest) ? { isTold: false, rest } : null;
}
/** 'This is the lab', 'it's Dr Wong's rooms calling about a patient'. */
function isBare(rest: string): boolean {
  if (/\d/.test(rest)) return false;
  const between = rest.split(besideBusiness).map((words) => words.match(/\p{L}+/gu)?.length ?? 0);
  const [first = 0, last = 0] = [between[0], between.at(-1)];
  // One word may be a name, and two the place: 'at Smith Street', 'from Acme here, Dave'.
  return between.length === 1
    ? first <= 1
    : first === 0 && last <= 3 && between.slice(1, -1).every((count) => count <= 2);
}
const besideBusiness =
  /\b(?:here|is here|calling|ringing|speaking|phoning|today|hi|hello|how are you|mate|there|please|in|at|of|from|for)\b/i;
