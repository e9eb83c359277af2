import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";

/** Questions about the clinic, and people who want something else than a visit. */

const you = "you|you guys|yous|they|he|she|the clinic|the practice|the dentist";
const day =
  "today|tomorrow|tonight|now|weekend|weekends|saturday|saturdays|sunday|sundays|monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|holidays|holiday|christmas|easter|evenings|late|lunch|lunchtime|early|morning|mornings|afternoon|afternoons|week|weekdays|daily|night|nights";
const service =
  "whitening|bleaching|implants|implant|braces|invisalign|veneers|dentures|denture|sedation|crowns|crown|bridges|root|extractions|fillings|botox|fluoride|xrays|mouthguards|mouthguard|orthodontics|orthodontist|emergency|emergencies|children|kids|wisdom|clean|cleans|cleaning|cleanings|checkup|checkups|sealants|surgery|hygienist|aligners|nightguard|splint|splints|laser|gum|periodontist|endodontist|wheelchair|sleep|happy|gas|cosmetic";

export const questionRules: readonly Rule<Intent>[] = [
  {
    means: "ask_hours",
    say: [
      `(are|will) (you|yous|they|we) ..3 (open|closed|opened)`,
      `(when|what time|what hours|which days|what days|how late|how early|until when|till when|what times) ..4 (open|opens|opening|close|closes|closing|shut|shuts|finish|start)`,
      `(opening|business|trading|office|working|closing|operating|clinic|practice|surgery) (hours|times|time|hour)`,
      `(what|your|the|know|tell me) ..3 (are)? (your|the|clinic)? hours`,
      `(do|does) (${you}) ..3 (open|close|shut|work|operate) ..3 (${day})`,
      `(you|clinic|practice|place|surgery|office) ..2 (open|closed) ..3 (${day})`,
      "(is) ..4 (clinic|practice|office|surgery|reception|place|branch) ..2 (open|closed)",
      `(open|closed) ..2 (on|till|until|at|this|over|during)? (${day})`,
      "hours of operation|business|opening",
      "what time do (you|yous|they) (open|close|shut|start|finish|knock)",
    ],
    unless: [
      "open|keep (an|my|your|his|her) (account|mouth)",
      "(got|anything|something|spot|slot|times|availability) ..2 open",
      "time (is|that is)? open",
    ],
  },
  {
    means: "ask_address",
    say: [
      "(where) (is|are|abouts|about|exactly) ..3 (you|clinic|practice|located|surgery|office|based|situated|place|yous)",
      "whereabouts|wheres (are|is)? ..2 (you|clinic|practice|it|located)?",
      "where ..2 (you|clinic|practice|surgery) ..2 (located|based|situated|at)",
      "(what|your|the|clinic|have|get|tell|give|know|remind) ..4 (address|location|street|suburb)",
      "(how) ..3 (get|find|come) (to|there|you|the) ..2 (clinic|you|practice|surgery|there|from)?",
      "(directions|map) (to|for)? ..2 (clinic|you|practice|there|place)?",
      "(which|what) (suburb|street|floor|level|building|address) ..3",
      "(near|close to|next to) ..3 (train|station|bus|tram|stop|shopping)",
      "(is there) ..3 (train|bus|tram|station) ..3 (near|close)",
    ],
    unless: [
      "my ..1 (email|address|mail)",
      "email|mail",
      "(my|change|update|new|moved) ..2 address",
      "address is",
    ],
  },
  {
    means: "ask_parking",
    say: [
      "parking|carpark|carspace|carspaces",
      "(where|can|could|do) ..3 (i|we|you) ..2 park",
      "(car|disabled) (park|spot|space|spots|spaces)",
      "(park) (my|the|a) car",
    ],
    unless: [
      "parking (fine|ticket)",
      "(not|could not|no|looking for|find|finding|trouble) ..3 (find)? ..2 (parking|a park) ..3 (late|so)",
    ],
  },
  {
    means: "ask_price",
    say: [
      "(how much) (is|does|do|would|will|are|for|it|to|you|charge|cost|costs|to get|a|an|roughly|approximately|about|exactly) ..8",
      "how much $",
      "(what) (is|are|does|do|would|will|kind of|sort of|it) ..6 (cost|costs|price|prices|fee|fees|charge|charges|charged|rates|pricing|gap|out of pocket|damage)",
      "(cost|costs|price|prices|pricing|fee|fees|rates|price list) ..3 (of|for|to|list|on|is|are)",
      "(the|your|any|rough|approximate|know|tell me|about|get|give me|idea of) ..3 (cost|costs|price|prices|pricing|fees|quote|estimate|ballpark)",
      "(quote|estimate|ballpark) ..3 (for|on|please|figure|price)?",
      "(do|does) (you|it|the|that|a|an) ..6 (cost|charge)",
      "(is|are) ..6 (expensive|free|cheap|affordable|costly)",
      "(payment plan|payment plans|afterpay|zip pay|zippay|humm|installments|instalments|pay it off|pay in)",
      "(set back|out of pocket)",
      "(any|seniors|student|pensioner|concession|health care) ..1 (discount|discounts|specials|special offer|deals)",
    ],
    unless: [
      "how much (longer|pain|time|notice|swelling)",
      "(is|are) you ..2 free",
      "(monday|tuesday|wednesday|thursday|friday|saturday|sunday|afternoon|morning|tomorrow|today|clock|time|slot|there|evening|thirty|doctor|dentist|anyone|am|pm|one|two|three|four|nine|ten|eleven|rooms) ..2 free",
      "free (time|slot|appointment|spot|on|at|tomorrow|today|to|this|next|any)",
    ],
  },
  {
    means: "ask_insurance",
    say: [
      "(health fund|health funds|healthfund|health insurance|private health|dental cover|private cover|extras cover|preferred provider|bulk bill|bulk billing|bulkbill|health cover|dental insurance)",
      "(medicare|medibank|bupa|hcf|nib|ahm|hicaps|dva|cdbs|gmhba|insurance|insurances|hbf|teachers health|veterans affairs|child dental benefits|insurer|insured)",
      "(am|is|are|will|would) ..4 covered",
      "(claim|rebate|rebates|claims|claiming) ..4",
      "(any|what|which|my) gap (payment|fee)?",
    ],
    unless: ["(car|life|travel|home|pet|auto|phone|mortgage|bike) insurance", "sell|selling|offering"],
  },
  {
    means: "ask_practitioner",
    say: [
      `(who|which|what) ..1 (is|are|dentist|dentists|doctor|doctors|will|would|do) ..4 (dentist|dentists|doctor|doctors|seeing|see|working|hygienist|there|practitioner|specialist|treating)`,
      `(is|does|will|has) (doctor) ..4 (in|available|working|work|there|still|on|free|back|left|away|do|see|a)`,
      `(do you|have you|is there|are there|you) ..3 (have|got|a|any) ..3 (female|male|lady|woman|women|man|chinese|mandarin|cantonese|vietnamese|arabic|hindi|greek|italian|korean|paediatric|pediatric|children|specialist|spanish|older|younger|experienced|gentle) ..3 (dentist|dentists|doctor|doctors|speaking|specialist|orthodontist|hygienist)`,
      "(how many|what) (dentists|doctors)",
      "(does) (anyone|anybody|someone|one of the dentists|the dentist|any of the dentists) ..4 (speak|do|specialise|specialize)",
      "(can|could|prefer to|like to|want to|rather|would) ..3 (see|have|get|be with) ..2 (the same|a female|a male|a lady|a woman|my usual|my regular|a different|another) ..1 (dentist|doctor|one|hygienist)?",
      "(request|ask for|choose|pick) ..2 (specific|particular|certain|same) (dentist|doctor)",
      "(days|when) (does|is) (doctor) ..3 (work|in|working|available|there)",
    ],
  },
  {
    means: "ask_services",
    say: [
      `(do|does|can|could|would|will) (${you}) ..1 (do|does|offer|provide|have|perform|handle|treat|see|take|fit|make|sell|work with|deal with|specialise in|cater for|accept|supply|give) ..4 (${service}|work)`,
      "(what) (services|treatments|procedures|kind of services|sort of services|kind of treatments|sort of treatments|things|kind of things|sort of things) ..2 (do|can|are|does|you)",
      "(do|does) (you|the dentist|the clinic) ..2 (see|treat|take) ..2 (new|kids|children|babies|toddlers|pensioners|nervous|anxious|walk|pregnant|patients|people)",
      "(what) ..2 (services|treatments) ..3 (offer|provide|do|available|there)",
      "(taking|accepting|take|accept|taken on) (on)? (any)? new patients",
      `(is) (${service}) ..3 (something you|available|offered|done)`,
      "(list|range) of (services|treatments)",
      "what (all|exactly|else|kind of things|sort of things|things)? (can|do|could) (you|i) (help|assist|do|answer|ask|know) ..4",
      "(what|which) ..4 (questions|topics|subjects|queries|things|tasks|skills|commands|capabilities|requests) ..5 (ask|answer|help|do|know|have|handle|give|familiar|capable|accept|respond|permissible|allowed|use|ai)",
      "(what) ..2 (are|is) ..4 (able to|capable of|good at|help with|help me with|familiar with|functions|abilities)",
      "(how) (can|could|may|do) you (help|assist|be of)",
      "(tell me|know|list) ..3 what (you|i) ..2 (do|ask|know|help|answer|capable|able)",
      "(are|is) (you|the clinic|there) ..3 (wheelchair|disabled|accessible)",
    ],
    unless: ["(can|could) you (do|see|take|fit) me", "what time|when|how much|cost"],
  },
  {
    means: "ask_availability",
    say: [
      "(what|which|any|other|earlier|later|next|first|soonest|earliest|your|more|free|available|open) ..2 (times|time slots|slots|openings|availability|availabilities|appointments|spots|vacancies|days) ..4 (available|free|open|have|got|left|are|do|is|you|there|on|for|this|next|tomorrow|today|in|at|would|can|could|work|$)",
      "(what|when|which|who) ..2 (is|are|have you got|do you have|you got|have you) ..3 (available|free|open|availability|coming up|next|soonest|earliest|left)",
      "(have|has|got|do) (you|yous|they|he|she|doctor) ..2 (have|got)? (any|anything|something|a spot|a slot|an opening|openings|room|time|space|one|availability|appointments|vacancies|any times)",
      "(is|are) (there|you) ..2 (any|anything|something|a spot|a slot|an opening|openings|one|availability|available|free) ..4",
      "(something) ..2 (available|free|open|earlier|later|sooner|else (available|free|on)|on|this|next|today|tomorrow|before|after)",
      "(first) (available|free|opening)",
      "(anything|any times|any time|any spots|any slots|any openings|any availability|spots|slots|openings|spot|slot) ..2 (available|free|open|earlier|later|sooner|else|on|in|for|this|next|today|tomorrow|at|around|before|after|left|going)",
      "(when|what time|what day|how soon|what days) ..2 (can|could|would|may) (i|we|you|he|she|my son|my daughter|someone) ..3 (come|get|see|in|fit|be|book|have|make|squeeze)",
      "(how soon|how quickly|how long is the wait|how far out|what is the wait|waiting list|wait list)",
      "(next|soonest|earliest) (available|free|appointment|opening|slot|spot|time|you have|you can|possible)",
      "(is|are|would|how about|what about) ..4 (available|free|taken|booked out|booked up)",
      "(fully|all) booked",
      "(any|anything|something|bit|much) (earlier|later|sooner)",
      "(any|been) ..2 (cancellations|cancelation|cancellation)",
      "(check|know|see|find out|look up) ..4 (availability|available|openings)",
    ],
    unless: [
      "(parking|car park|park|discount|insurance|health|wifi)",
      "(i|we) (am|are) ..3 (available|free)",
      "available|free (to talk|to speak)",
      "is (anyone|someone|somebody|anybody|a person|the dentist) ..2 available to",
      "(flight|flights|hotel|car|movie|tickets|rooms|ticket|balance|rewards|credit)",
    ],
  },
  {
    means: "leave_message",
    say: [
      "(leave|pass on|pass|take|give|send|leaving|relay) (a|the|him|her|them|my|you)? ..2 (message|note|messages|word)",
      "(call|ring|phone|get back to|buzz|contact|give) (me|us) (a|back|a call back|a ring back|a buzz)? (call|ring|buzz|bell)? back",
      "(call|ring|phone) (me|us) (back|later|when|on|at|after|as soon|tomorrow|today|asap)",
      "(have|get|ask) (someone|somebody|her|him|them|the dentist|doctor|the manager|reception|anyone) ..4 (to)? (call|ring|phone|get back|contact)",
      "(call back|callback|ring back|returned call|return call)",
      "(can|could) (you|someone|somebody) (please|just)? (tell|let) ..3 (know|that|i|called|rang)",
      "(give) (me|us) a (call|ring|bell|buzz)",
      "(returning|missed) (a|your|the|my)? (call|missed call)",
    ],
    unless: ["(will|i|can|could|should|just) (i|just|will)? (call|ring|phone) (back|you)", "how long"],
  },
  {
    means: "want_person",
    say: [
      "(speak|talk|speaking|talking|chat|put me through|transfer me|pass me|connect me|get me|put me on|patch me|hand me over|switch me|through) ..2 (to|with|on to|onto) ..5 (person|human|someone|somebody|receptionist|reception|manager|operator|representative|agent|staff|dentist|doctor|people|real|else|actual|lady|girl|team|desk|supervisor|nurse|owner|accounts|individual|gym|restaurant|boss|member|assistant|rep|admin|hygienist|practice)",
      "(real|actual|human|live|living|breathing|proper|normal) (person|human|people|being|receptionist|agent|operator|somebody|someone)",
      "(put|transfer|pass|connect|patch|hand|switch) (me|us|this call|the call|my call) (through|over|on|to|onto|with|back)",
      "(get|give|want|need|have|is there|are there|want a|connect) (me)? (a|an|to a|with a|the|someone|to the|any)? (person|human|receptionist|operator|someone else|representative|agent|manager|staff member|supervisor|rep|else)",
      "(receptionist|reception|operator|representative|agent|human|manager|front desk) (please|now)? $",
      "(a|real|actual) person (please|now)",
      "^ (a|the)? (receptionist|reception|operator|representative|agent|human|manager|person) (please|now|$)",
      "(not|do not|rather not|hate|sick of|tired of) ..4 (talk|talking|speak|speaking|talkin|share|sharing|deal|dealing|discuss) ..6 (robot|machine|computer|bot|ai|recording|machines|robots|automated|you)",
      "(someone|somebody|person|anyone|anybody) ..3 (i|we|who) (can|could) (talk|speak|help) ..1",
      "(is|can|could|may) (there|i) ..2 (someone|somebody|anyone|anybody|a person) ..3 (there|speak|talk|available|help|on the line|else|in)",
      "(can|could|may) i (please|just)? (speak|talk|chat) (to|with) (doctor)? ..3",
      "(is) (the|your)? (receptionist|manager|doctor|dentist) ..2 (there|available|in|around|free)",
      "(speak|talk) (to|with) (doctor|someone|somebody|anyone)",
      "(someone|somebody) else on the (line|phone)",
      "(can not|not|do not|would not) ..3 (talk|discuss|speak) ..4 with (you|a machine)",
    ],
    unless: [
      "(see|to see) a real",
      "(do not|not|no) (need|want) (you)? ..1 (to)? (transfer|put me through|speak|talk) ..3 (real|person|human)",
    ],
  },
  {
    means: "wrong_number",
    say: [
      "wrong (number|place|clinic|business|company|person)",
      "(misdialled|misdialed|misdial|dialled the wrong|dialed the wrong|rang the wrong|called the wrong|mis dialled|pocket dialled|butt dialled|called by mistake|rang by mistake|called you by mistake|by accident)",
      "(is this|isn't this|is that|are you|thought this was|i thought i was calling|thought i rang|trying to reach|trying to get) (not)? ..4 (pizza|bank|vet|vets|hairdresser|medical centre|pharmacy|chemist|centrelink|telstra|optus|mechanic|restaurant|salon|school|police|taxi|physio|hospital)",
    ],
    unless: ["wrong number (for|on|down|to)", "(gave|have|got) (you)? (the)? wrong (number) (down|for)"],
  },
  {
    means: "sales_call",
    say: [
      "(calling|ringing|phoning|reaching out|call|touching base) (you)? (today)? ..2 (on behalf of|from) ..10 (offer|offering|website|seo|marketing|save|savings|energy|electricity|solar|merchant|eftpos|advertising|google|leads|supplier|supplies|product|products|services|software|insurance|promotion|business|partner|telecommunications|internet|phone system|finance|loans)",
      "(business owner|person in charge|decision maker|practice owner|who handles your|who looks after your|person responsible for|responsible for your|person who handles|in charge of your)",
      "(seo|search engine|google ranking|google listing|google my business|digital marketing|lead generation|cold call|website design|web design|web traffic|social media marketing|merchant services|eftpos terminal|eftpos machine|solar panels|energy bill|electricity bill|electricity provider|energy provider|business loan)",
      "(grow|boost|increase|improve) your (business|revenue|patients|website|ranking|online|sales|practice|patient)",
      "(special|exclusive|amazing|great) (offer|deal|promotion) for (you|your|business|clinics|dental)",
      "(you have been|your business has been) (selected|chosen|approved)",
      "(interested in) ..4 (advertising|sponsoring|our product|our products|our services|saving money)",
    ],
  },
  {
    means: "abuse",
    say: [
      "fuck|fucking|fucked|fuckin|cunt|cunts|bitch|wanker|dickhead|arsehole|asshole|motherfucker|bastard|bastards|slut|fuckwit|twat|prick",
      "(piss|bugger|sod|eff|rack) off",
      "(you|you are|your) ..3 (stupid|idiot|moron|useless|dumb|pathetic|bloody idiot) ..2 (machine|robot|bot|computer|thing|idiot|piece|$)",
      "(shut) (the hell)? up",
      "go to hell",
      "piece of (shit|crap|garbage|rubbish)",
      "(stupid|bloody|dumb|useless) (robot|machine|bot|computer|thing|ai)",
    ],
  },
];
