import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";
import { relatives } from "../who/kin.ts";
import { you } from "./clinic-words.ts";

/** Questions about who treats, what is done, and when there is time for it. */

const handle =
  "do|does|pull|fix|repair|replace|make|treat|see|remove|whiten|straighten|extract|take out|put in|fit|offer|provide|give|use|sell|stock|handle|perform|reline";
const service =
  "whitening|bleaching|implants|implant|braces|invisalign|veneers|dentures|denture|sedation|crowns|crown|bridges|root|extractions|fillings|botox|fluoride|xrays|mouthguards|mouthguard|orthodontics|orthodontist|emergency|emergencies|children|kids|wisdom|clean|cleans|cleaning|cleanings|checkup|checkups|sealants|surgery|hygienist|aligners|nightguard|splint|splints|laser|gum|periodontist|endodontist|wheelchair|sleep|happy|gas|cosmetic";

export const careRules: readonly Rule<Intent>[] = [
  {
    means: "ask_practitioner",
    say: [
      `who ..1 (is|are|will|would|do) ..4 (dentist|dentists|doctor|doctors|seeing|see|working|hygienist|there|practitioner|specialist|treating)`,
      `(which|what) ..1 (dentist|dentists|doctor|doctors|hygienist|hygienists) ..4`,
      `(which|what) ..1 (is|are|do) ..4 (dentist|dentists|doctor|doctors|hygienist|practitioner|specialist)`,
      `(is|does|will|has) (doctor) ..4 (in|available|working|work|there|still|on|free|back|left|away|do|see|a)`,
      `(do you|have you|is there|are there|you) ..3 (have|got|a|any) ..3 (female|male|lady|woman|women|man|chinese|mandarin|cantonese|vietnamese|arabic|hindi|greek|italian|korean|paediatric|pediatric|children|specialist|spanish|older|younger|experienced|gentle) ..3 (dentist|dentists|doctor|doctors|speaking|specialist|orthodontist|hygienist)`,
      "(how many|what) (dentists|doctors)",
      "(does) (anyone|anybody|someone|one of the dentists|the dentist|any of the dentists) ..4 (speak|do|specialise|specialize)",
      "(can|could|prefer to|like to|want to|rather|would) ..3 (see|have|get|be with) ..2 (the same|a female|a male|a lady|a woman|my usual|my regular|a different|another) ..1 (dentist|doctor|one|hygienist)?",
      "(request|ask for|choose|pick) ..2 (specific|particular|certain|same) (dentist|doctor)",
      "(days|when) (does|is) (doctor) ..3 (work|in|working|available|there)",
      "(which|who|what) ..2 (dentist|dentists|doctor|doctors|one|ones) (does|do|is|are|speaks|treats|handles|specialises|has|there|works|work|has the)",
      "who (is|does|do|there|is there|handles|specialises) ..4 (best|good|gentle|gentlest|most|specialises|experienced|root|implants|children|kids|braces|wisdom|nervous)",
      "(do|does) (any|anyone|one|some) (of)? (you|the dentists|your dentists|them|the doctors)? ..1 (speak|speaks|do|specialise)",
      "(what|which) (days|day) (is|does|are|do|has) (doctor|the hygienist|the dentist|he|she|your) ..3 (in|work|working|there|available|on|$)",
      "(choose|pick|request|ask for) (my|the|which|who) ..2 (dentist|doctor|hygienist|one|i see)",
      // 'Ask for a hygienist appointment' is a wish for the appointment.
      "(choose|pick|request|ask for) a ..2 (dentist|doctor|hygienist|one|i see) (or|please|myself|then|to|who|that|there|$)",
      "(same|usual|regular) (dentist|doctor|hygienist|one|lady|guy|person) ..3 (there|as|still|working|last)",
      "(is|does) doctor ..2 (still|in|working|work|there|around|available|left|retired|back)",
      "(who|which) ..2 (will|would|am|are|do) (i|we|he|she) ..2 (be seeing|seeing|see|get|with)",
      "who (will|is|would|am|are) (be|i|going to be)? ..1 (looking after|treating|doing|seeing|working on) (me|us|him|her|my|it)?",
      "name of (the|your|that|my) ..2 (dentist|doctor|hygienist|specialist|orthodontist|surgeon)",
      "(anyone|anybody|someone|somebody) ..3 (who|that) (speaks|speak|is|can|does|has|specialises)",
      "(has|have) (anyone|anybody|someone|any of you|the dentist) ..3 (experience|done|worked|trained)",
      "(see|seeing|have|get) the same (dentist|doctor|hygienist|one|person|lady|guy)",
      `who is (in|on|there|working|available|around) (on)? (monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|today|tomorrow|this|next|at|over)`,
      "(is|are) (your|the) (dentist|dentists|doctor|doctors|hygienist) ..1 (male|female|man|woman|lady|guy|young|old|gentle|nice|experienced)",
      "(does|is|will) (the|your) (owner|hygienist|dentist|principal) ..1 still ..2",
      "(see|have|get) the (dentist|one|hygienist|doctor|lady|guy) (that|who)? (i|we|he|she) (saw|had|seen|normally|usually|always|see)",
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
      "what (services|treatments|procedures) ..1 (have|got|are there|is there)",
      "what (all|exactly|else|kind of things|sort of things|things)? (can|do|could) (you|i) (help|assist|do|answer|ask|know) ..4",
      "(what|which) ..4 (questions|topics|subjects|queries|things|tasks|skills|commands|capabilities|requests) ..5 (ask|answer|help|do|know|have|handle|give|familiar|capable|accept|respond|permissible|allowed|use|ai)",
      "(what) ..2 (are|is) ..4 (able to|capable of|good at|help with|help me with|familiar with|functions|abilities)",
      "(how) (can|could|may|do) you (help|assist|be of)",
      "(tell me|know|list) ..3 what (you|i) ..2 (do|ask|know|help|answer|capable|able)",
      "(are|is) (you|the clinic|there) ..3 (wheelchair|disabled|accessible)",
      `(do|does) (${you}) ..1 (${handle}) (any|some|a|an|old|the|new)? ..2 (tooth|teeth|amalgam|crowns|fillings|dentures|plates|retainers|veneers|bridges|mouthguards|splints|implants|braces|gums|snoring|apnoea|grinding|laughing|numbing|lasers|ulcers|injections|gold|ceramic|zirconia|toothbrushes|toothpaste)`,
      `((are|is) (${you}) able to|(is|are) there (someone|anyone|somebody) ..2 (who|that|to)|can (${you})|can (someone|anyone) there) ..1 (${handle}) (any|some|old|a|an|broken|loose)? ..1 (fillings|dentures|plates|retainers|crowns|veneers|bridges|root canals|implants|braces|mouthguards|splints|extractions|wisdom|kids|children|babies|amalgam|gum|bonding)`,
      `(${service}) ..3 (something|a thing|anything) (you|yous|they) (do|offer|provide|handle|treat)`,
      "(see|treat|take|good with|cater for|accept) ..2 (people|patients|kids|children|someone|adults|anyone|clients) (with|who|on|under|over)",
      `(can|could|do|does) (${you}) (guys|lot|people|all)? ..1 (${handle}) (teeth|nightguards|nightguard|retainers|dentures|braces|mouthguards|implants|veneers|crowns|fillings|plates|bridges)`,
      "(do|does|can) (you|yous|they|the dentist) (guys)? ..1 (handle|look after|work with|deal with|treat|see|cope with|like) ..1 (nervous|anxious|scared|toddlers|babies|kids|children|elderly|pensioners|autistic|disabled|pregnant|teenagers|adults)",
      "(is|are) ..1 (laughing gas|happy gas|nitrous|sedation|sleep dentistry|general anaesthetic|whitening|invisalign|payment plans) (available|something|possible|an option|offered|there)",
      "what (do|does|can|else do) (you|you guys|yous|the clinic|they) ..1 (offer|provide|specialise in|do there|do $)",
      `(any chance|is it possible|possible|wondering if|know if) (you|yous|they) ..1 (${handle}) ..2 (dentures|plates|retainers|crowns|veneers|mouthguards|braces|implants|wisdom|root|kids|children|teeth|nightguards)`,
      `(do|does) (${you}) (guys|lot|people|all|also|even)? (fill|cap|scale|polish|bleach|whiten|straighten|pull|yank|rip|whip|extract|crown|numb)`,
      "or do you refer",
      "(house calls|home visits|mobile (dentist|service|clinic))",
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
      `(when|what time|what day|how soon|what days) ..2 (can|could|would|may) (i|we|you|he|she|${relatives}|someone) ..3 (come|get|see|in|fit|be|book|have|make|squeeze)`,
      "(how soon|how quickly|how long is the wait|how far out|what is the wait|waiting list|wait list)",
      "(next|soonest|earliest) (available|free|appointment|opening|slot|spot|time|you have|you can|possible)",
      "(is|are|would|how about|what about) ..4 (available|free|taken|booked out|booked up)",
      "(fully|all) booked",
      "(any|anything|something|bit|much) (earlier|later|sooner)",
      "(any|been) ..2 (cancellations|cancelation|cancellation)",
      "(check|know|see|find out|look up) ..4 (availability|available|openings)",
      "what else (have you got|have you|do you have|is there|is available|can you do|you got)",
      "what (have you got|do you have|you got|have you|do you got) ..2 (on|for|in|this|next|tomorrow|today|before|after|at|around|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
      "(when|how soon) can (i|we|you|he|she|they) (start|begin|do it|get started)",
      "what (does|is) (your|the|his|her) ..2 (week|day|schedule|calendar|diary|book|afternoon|morning|month) (look|looking)",
      "when is (doctor|the dentist|the hygienist|she|he) ..2 (free|available|next)",
      `how (does|is|about) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next week|this week|today) (look|looking|for you|going)`,
    ],
    unless: [
      "(parking|car park|park|discount|insurance|health|wifi)",
      "(cancellation|cancelling|no show) ..1 (fee|fees|charge|charges|penalty|policy)",
      "(i|we) (am|are) ..3 (available|free)",
      "available|free (to talk|to speak)",
      "is (anyone|someone|somebody|anybody|a person|the dentist) ..2 available to",
      "(flight|flights|hotel|car|movie|tickets|rooms|ticket|balance|rewards|credit)",
    ],
  },
];
