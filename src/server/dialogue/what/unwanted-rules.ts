import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";
import { kinWords } from "../who/kin.ts";
import { reachable, takeawayFood } from "./places.ts";

/** Calls that are not for the clinic, and swearing. */

/** How food is asked for. */
const helping = "a|an|one|two|three|four|five|six|some|couple|large|small|medium|family|regular|more";
const kin = `${kinWords}|boss`;

export const unwantedRules: readonly Rule<Intent>[] = [
  {
    means: "wrong_number",
    say: [
      "wrong (number|place|clinic|business|company|person)",
      "(misdialled|misdialed|misdial|dialled the wrong|dialed the wrong|rang the wrong|called the wrong|mis dialled|pocket dialled|butt dialled|called by mistake|rang by mistake|called you by mistake|(rang|called|dialled|dialed|phoned|rung|pressed) ..3 by accident)",
      "(is this|isn't this|is that|are you|thought this was|i thought i was calling|thought i rang|trying to reach|trying to get) (not)? ..4 (pizza|bank|vet|vets|hairdresser|medical centre|pharmacy|chemist|centrelink|telstra|optus|mechanic|restaurant|salon|school|police|taxi|physio|hospital)",
      `(is|are|was|am) (this|that|it|you) not ..3 (${reachable})`,
      `(is|are) not (this|that|it|you) ..3 (${reachable})`,
      `(this|that) is not ..3 (${reachable}) (is it|$)`,
      `(is|are) (this|that|you) (the|a)? ..1 (${reachable}) ..1 $`,
      `(thought|after|wanted|wanting|expecting|meant to (ring|call|get|dial)|trying to (get|ring|call|reach|phone)|tried to (get|ring|call)) ..5 (${reachable}) ..1 $`,
      `(trying to|meant to|meaning to|tried to) (get|ring|call|reach|phone|get hold of|get on to|dial) (my|a|an|our) (${kin}) ..1 $`,
      "(dialled|dialed|rang|called|rung|pressed|got) ..1 (the)? wrong (one|person|place|business|contact|clinic)",
      `who is (this|that) ..3 (after|wanted|looking for|trying) ..4`,
      `(have|did) i (rung|ring|called|call|dialled|dial|reached|reach|got|get) (the|a|to the)? ..1 (${reachable})`,
      "wrong (contact|button|extension)",
      "(wanted|after|looking for|meant) ..6 not you",
      "(dialled|dialed|rang|called|rung) wrong",
      `(order|ordering|deliver|delivering|delivery) ..4 (${takeawayFood}|takeaway|takeout)`,
      `(get|have|want|like|after|do|grab|need) ..3 (${helping}) ..1 (${takeawayFood})`,
      `(${helping}) ..1 (${takeawayFood}) ..4 $`,
    ],
    unless: [
      "wrong number (for|on|down|to)",
      "(gave|have|got) (you)? (the)? wrong (number) (down|for)",
      "(near|next to|opposite|beside|behind|across from) ..3",
      // 'I broke a tooth on a pizza', 'when can I have a latte again'
      "(tooth|teeth|filling|crown|veneer|eat|eating|ate|eaten|bite|biting|bit|chew|chewing|broke|broken|cracked|chipped|swallowed|again|whitening|extraction)",
      // A time of day: nobody is after the school.
      "(before|after) (school|kindy|daycare|uni)",
      "(appointment|booking|teeth|tooth|dentist)",
    ],
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
      "(we|i) (can|could|also)? (help|supply|provide|partner with|work with|represent|specialise in|specialize in|distribute|manufacture|sell) ..3 (dental|clinics|clinic|practices|practice|businesses|business|dentists|companies|agency|company|supplier|suppliers) ..4",
      "(i|we) represent",
      "(rep|representative|account manager|business development|territory manager|sales manager|consultant|salesperson) (from|for|with|of|at)",
      "(who|person|people|someone|whoever|manager|one) ..3 (looks after|handles|in charge of|responsible for|deals with|manages|does|makes|takes care of|organises|buys|orders) ..3 (website|purchasing|telephone|phones|internet|marketing|ordering|supplies|contract|contracts|advertising|electricity|energy|software|insurance|waste|cleaning|equipment|decisions|stationery|payroll|recruitment|social)",
      "(about|regarding|concerning|review|discuss) your ..1 (electricity|energy|power|gas|merchant|eftpos|internet|nbn|telephone|website|google|superannuation|waste|photocopier|printer|solar|contract|listing|advertising|suppliers|payroll)",
      "(survey|questionnaire) ..4 (business|businesses|practice|practices|clinics)",
      "(software|product|products|demo|trial|solution|platform|system|range|course|seminar|training) ..3 for (clinics|dentists|dental|your (business|practice|clinic)|practices|businesses)",
      "(about|on) (our|the) ..2 (product|products|software|services|service|platform|solutions|range|system|brochure|catalogue) ..4",
      "(solar|seo|marketing|software|advertising|energy|electricity|internet|insurance|loans|finance|equipment) ..3 for (your|the) (business|practice|clinic|company)",
      "we (are|have) (been)? ..1 (offering|running|promoting|giving away|launching|got a (special|deal|promotion))",
      "(save|saving|saves) (you|your business|your practice|businesses|clinics) ..2 (money|hundreds|thousands|on|percent)",
      "(speak|talk|put me through) ..4 (owner|manager|principal|boss) ..3 about (seo|marketing|solar|advertising|google|energy|electricity|website|software|your|sponsorship|investment|insurance)",
      "(more (patients|customers|clients|leads)) (through|from|via|with|to your)",
      "(happy|satisfied) with your (current|existing)? ..2 (provider|supplier|plan|bill|deal|company)",
      "(current|existing) (phone|internet|energy|electricity|insurance|software|waste|it|gas) ..1 (provider|supplier|plan|contract)",
      "(great|good|fantastic|special|amazing|better) (deal|deals|rate|rates|price|prices|offer) (on|for) (dental chairs|chairs|gloves|masks|equipment|supplies|your|instruments|consumables|toner|printers|scrubs|uniforms)",
      "(quote|quoting) (on|for) your ..2 (cleaning|contract|insurance|electricity|waste|supplies|phones|software|printing)",
      "your (google|online|facebook|website|web|yelp) ..1 (reviews|ranking|listing|presence|rating|profile|page|traffic|visibility)",
      "(introduce|present|show you|demonstrate) (our|my|a new) ..3 (range|product|products|company|services|software|implants|system|brand)",
      "(talk|speak|talking|speaking) (to|with) about (supplying|selling|advertising|sponsoring|marketing|your)",
      "your business (qualifies|is eligible|could|has been|may be|might)",
      "is the (owner|principal|business owner|proprietor) ..2 (there|around|in|available|about|free)",
      "(advertising|advertise|sponsor|sponsorship) ..3 (magazine|newspaper|directory|website|radio|program|calendar|club|paper)",
      "(owner|manager|boss|principal) ..2 about (their|your|the) ..2 (energy|power|electricity|plan|contract|insurance|website|marketing|phone|internet|advertising)",
      "(introduce|introducing) (ourselves|myself|us|our company|our lab)",
      "from a ..2 (lab|laboratory|agency|supplier|distributor|wholesaler|telco)",
      "(need|looking for|after|interested in) ..2 (services|supplies|staff|products|cleaners|contractors) for (your|the) (clinic|practice|business|office)",
      "we are a ..4 (company|agency|firm|supplier|startup|lab)",
    ],
    unless: ["(about|regarding) your ..2 (prices|fees|price|parking|hours)"],
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
      "(you|you are|you guys are|bunch of|pack of|bloody|absolute|complete|total|stupid|lot of) ..2 (idiot|idiots|moron|morons|imbecile|imbeciles|drongo|drongos|scumbag|scumbags|dumbass|muppets|clowns|scum|thieves|liars|crooks)",
      "get (stuffed|lost|nicked|bent|rooted)",
      "go (to hell|jump in)",
      "bullshit|shithead|shitheads|dumbass|bloody idiot|bloody idiots",
      "(you|you guys|you people|you lot) (are)? ..2 (useless|pathetic|hopeless|stupid|dumb|garbage|rubbish|crap|shit|worthless|disgusting|incompetent|a joke|a disgrace)",
      "(stick|shove) it (up|where)",
      "you (really)? suck",
      "(dumb|stupid|useless|silly|rude) (cow|bitch|pig|clown|twat|bastard|moron|idiot|woman)",
      "pack of (thieves|liars|crooks|clowns|idiots)",
    ],
    unless: [
      "(i am|i was|i feel|feel|me being|me for being|my|i look) ..3 (idiot|moron|stupid|dumb|useless|hopeless)",
      "(rubbish|garbage) (bin|truck|collection)",
    ],
  },
];
