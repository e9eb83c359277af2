import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";

/** What callers want done with an appointment. Written in the phrases of phrase.ts, contractions opened. */

const visit =
  "appointment|appointments|booking|bookings|reservation|reservations|visit|slot|spot|consult|consultation|meeting|session";
const treatment =
  "clean|cleaning|checkup|checkups|filling|fillings|crown|extraction|whitening|implant|exam|examination|xray|polish|denture|dentures|veneers|braces|invisalign|mouthguard|hygienist|dentist|doctor|specialist";
const theirs = "my|our|the|that|this|his|her|their|an|a|another|any|some";
const wanting =
  "would|want|wants|needs|wanted|need|needed|like|love|hoping|looking|trying|wish|keen|after|prefer|supposed";
/** Things one books elsewhere: a caller who wants these has the wrong number. */
export const booksElsewhere = [
  "flight|flights|plane|airline|airfare|ticket|tickets|hotel|hotels|motel|airbnb|resort|uber|lyft|cab|taxi|ride|rental|rentals|trip|vacation|cruise|movie|alarm|reminder|reminders|playlist|song|vaccination|vaccine|visa|credit|card|bank|account|lights|recipe|calendar|library|passport|pto|holiday|bus|train|car|cars|truck|suv|sedan",
];
/** Changed or cancelled, but no visit: the card, the order, the alarm. */
const notAVisit = [
  "(cancel|cancelling|cancelled|change|changing|move|switch|update|modify|alter|adjust|swap|shift|make|put|push) (my|our|the|a|an|this|that|your|to)? ..3 (alarm|reminder|reminders|subscription|order|card|cards|account|password|pin|flight|ticket|payment|cheque|check|song|playlist|timer|insurance|contract|loan|transfer|debit|policy|service|refund|trip|vacation|pto|uber|language|name|accent|voice|speed|oil|tire|tires|address|email|phone|number|mortgage|overdraft|settings|plan|membership|accounts|money|bill|volume|music)",
];

export const bookingRules: readonly Rule<Intent>[] = [
  {
    means: "reschedule",
    say: [
      `reschedule|rescheduling|rebook|rebooking|postpone|postponing|postponed|rearrange`,
      `re schedule|scheduled`,
      `(change|changing|move|moving|shift|shifting|swap|switch|push|bring|alter|modify|amend|adjust|update|edit|switching|altering|delay) ..2 (${theirs})? ..2 (${visit})`,
      `(change|move|shift|swap|switch|alter|push|bring) (the|my|our) (date|time|day|dates) (of|for|on|to) ..3 (${visit})`,
      `(change|move|shift|swap|switch|alter|push|bring|amend|modify) (the|my|our) ..1 (date|dates|time|day|details|number of)`,
      `(${visit}) ..10 (need|want|like|have|going|able) ..2 (to) (amend|modify|change|alter|move|shift|push)`,
      `(${visit}) ..8 (can|could|may) (i|we|you) ..1 (amend|modify|change|alter|move|shift|push|upgrade)`,
      "(move|shift|push|bring|put|change|swap) (it|that|mine|us|me) (to|back|forward|out|off|up|from|later|earlier)",
      "(make|change|do|move) (it|that|mine) (to)? a? (another|different) (day|time|date|week)",
      `(come|do|go|have|make) (it|mine)? (on|at|in)? a? (another|different|new) (day|time|date|week) instead`,
      `(need|want|like|prefer|get|find|have) (to)? a? (another|different|new) (day|time|date) for (my|the|our)`,
      `can not (make|do|come|get) ..6 (another|different|other|later|earlier) (time|day|date|week|appointment)`,
      `(${visit}) ..8 (moved|changed|shifted|swapped|pushed|switched) (to|forward|back)?`,
      `(${visit}) ..8 (can|could) (i|we|you) (move|change|shift|swap|push) (it|that)`,
      "different time for my|our|the appointment|booking",
      "come (in)? (earlier|later) than (my|our|the) (appointment|booking)",
    ],
    unless: ["do not (want|need) to (change|move|reschedule)", ...notAVisit],
  },
  {
    means: "cancel",
    say: [
      `(cancel|cancelling|canceling|cancelled|canceled|cancellation|cancelation) ..5 (${visit}|table|stay|room|checkup|checkups|cleaning|filling|one|it|that|this|mine|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
      `(${visit}|one|it|that|mine) ..6 (cancelled|canceled|cancel)`,
      `(${wanting}|going|have|got|to|please|just) ..3 cancel $`,
      `(${wanting}|going|have|got) ..2 to cancel`,
      "(cancel|cancelling) (my|our|his|her|the) ..3 (clock|am|pm|morning|afternoon|today|tomorrow|appointment|monday|tuesday|wednesday|thursday|friday|saturday|one|two|three|four|nine|ten|eleven|twelve|thirty|son|daughter|wife|husband|next|this)",
      "^ (please|just|can you|could you|can we|can i|i will)? cancel (please|thanks|thank you|everything|all of it)? $",
      `(can not|will not|not able to|not going to|unable to|are not|am not) ..4 (make|come|attend|coming|making|get to) ..3 (it|appointment|booking|visit|tomorrow|today|anymore|in|there)`,
      `(not|never) ..3 (be)? (coming|attending) ..3 (appointment|booking|anymore|any more|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday)`,
      `(get rid of|call off|drop|scrap|delete|remove|take off|scratch|withdraw|pull out of|take me off|void|undo|nix|forget|kill|end|terminate) ..2 (my|our|the|that|this) ..3 (${visit})`,
      `(abandon|annul|trash|repeal|release|unreserve|unbook|scrap|forget|close|cancelling|cancel|drop) (about)? ..5 (${visit}|table)`,
      `(${visit}|table) ..8 (is|are) (not|no longer) (needed|necessary|required|wanted)`,
      `(not|no longer|will not) ..2 (need|needing|require|requiring|want) (my|the|our|that|this|a|any) ..4 (${visit}|table)`,
      "(to|as|be|status) (cancelled|canceled) $",
      `(do not|no longer) (need|want|require) (my|the|our|that|this|an|any) ..3 (${visit}) ..2 (anymore|any more|on|at|now|after|for)?`,
      `(${visit}|booked) ..10 (do not|no longer) (want|need|require) (it|that|this|the|one)`,
      `(no longer|can not) (need|want|require|keep|make|attend) ..3 (${visit})`,
      `(take|cross|strike) (me|us|my name|him|her) (off|out) (of|from)? ..3 (list|books|book|calendar|schedule|diary)`,
    ],
    unless: [
      "do not (want|need|have|like) to cancel",
      "do not cancel",
      "(not|never) (cancel|cancelled|cancelling)",
      "(cancellation|cancelation) (fee|fees|policy|list|charge)",
      "(if|when) ..2 (someone|somebody|anyone|anybody) (cancels|cancel|else cancels)",
      "(been|any) (a)? (cancellation|cancellations|cancelation)",
      ...notAVisit,
    ],
  },
  {
    means: "running_late",
    say: [
      "(running|going to be|will be|might be|gonna be|be|am|are|is|runnin) ..4 (late|behind|delayed)",
      "(stuck|caught|held up) (in|at|on|with) ..3 (traffic|train|bus|work|meeting|accident)",
      "(arrive|get there|be there|arriving|make it) ..5 late",
      "late (for|to) (my|our|the|his|her) ..3 (appointment|booking|reservation|visit|checkup)",
    ],
    unless: [
      "(is|too|not|be) (it)? too late",
      "(are|is|do) you ..3 late",
      "late (afternoon|morning|evening|night|in)",
      "how late",
    ],
  },
  {
    means: "confirm_appointment",
    say: [
      `(confirm|confirming|reconfirm|verify|verifying|double check|make sure|ensure) ..6 (${visit}|checkup|cleaning)`,
      `(confirm|confirming) (i|we) (will|am|are|can) ..3 (be|coming|there|attend)`,
      `(got|received|getting|had|responding to|replying to) ..4 (text|message|sms|reminder|email) ..6 confirm`,
      `(${visit}) ..6 (confirmed)`,
      "i can confirm (i|we|my|our)",
    ],
    unless: ["confirm ..4 (address|number|price|cost|hours)"],
  },
  {
    means: "check_appointment",
    say: [
      `(when|what time|what day|what date|which day|where|who) (is|was|are|did) (it)? ..2 (my|our|his|her|the|your) ..4 (${visit}|checkup|cleaning|filling)`,
      `(do|did) (i|we|he|she) (still)? (already)? (have|got) (an|a|any|my|another|some)? ..3 (${visit}) ..3`,
      `(have|got) (i|we) (got)? (an|a|any) ..2 (${visit})`,
      `(when|what time|what day|who) (am|are|is) (i|we|he|she|my son|my daughter|my husband|my wife|my mum|my dad) (booked|due|coming|in|seeing|supposed|meant|scheduled|with)`,
      `(check|look up|find|checking|see|lookup|know|remind me|confirm|tell me|forgot|forgotten|remember|lost|double check) ..5 (when|what time|what day|the time|the date|the details|time|details) ..5 (${visit}|booked|due|checkup)`,
      `(check|checking|look up|look at|find|see|lookup|query|enquire|ask) (on|about)? (my|our|his|her|an existing|the details of my) ..3 (${visit})`,
      `(check|checking|verify|see|tell me|know|confirm|assure me|find out) ..3 (if|that|whether|for|and see|there is|i have|we have) ..4 (${visit}|table)`,
      `(is|are) my ..6 (${visit}) ..2 (valid|scheduled|confirmed|still|on|for|at|good|booked)`,
      `(do|does) (you|it|they) (show|have) (me)? ..4 (having|my|a) (${visit})`,
      "(am|are) (i|we) (still)? (booked|scheduled|down) (in|for|on|with)",
      "(see|check) (if|whether|that) (i|we) (am|are|have) ..2 (booked|scheduled|appointment|booking|reservation)",
      `(forgot|forgotten|can not remember|do not remember|not sure|lost) ..4 (when|what time|what day|the time|my) ..5 (${visit}|booked|is)`,
    ],
  },
  {
    means: "book",
    say: [
      `(book|booking|make|making|schedule|scheduling|get|getting|arrange|arranging|organise|organize|organising|set up|setting up|set|setup|reserve|reserving|lock in|put in|fix|request|requesting|sort out|sort|grab|take|see about|secure|enquire about|inquire about|plan|create|add) (me|us|him|her|my son|my daughter|my husband|my wife|my kids|the kids|my partner)? (up)? (with|in|for)? (an|a|another|some|my|our|one|two|the|any|his|her|their|that)? ..2 (${visit})`,
      `(can|could|may|to|please|like|and|would) (i|we)? (please)? (have|find) (an|a|another|some|one|two|the|any|my) ..3 (${visit})`,
      `(book|schedule|pencil|squeeze|fit|slot) (myself|me|us|him|her|them|my|our|the kids|my kids|someone|somebody|in) ..3 (in|up|down|for|with|on|at)`,
      `(get|put|bring) (myself|me|us|him|her|them|my son|my daughter|my husband|my wife|my kids|the kids|my mum|my dad) (in|down) (for|on|at|with|to|today|tomorrow|tonight|this|next|some|sometime|asap|soon|as|before|after|monday|tuesday|wednesday|thursday|friday|saturday|please|$)`,
      "(book|schedule|squeeze|fit|pencil|get) (in|myself in|me in|us in|him in|her in) (for|on|at|with|to|today|tomorrow|this|next|some|sometime|asap|soon|as|before|after|monday|tuesday|wednesday|thursday|friday|saturday|please|somewhere|$)",
      `(${wanting}|can|could|may|how do|how can|please|help me|let me|let us|i will|we will|just|will you|would you|possible|able|like|ready|calling|ringing) (i|we|you|me|us|for)? ..2 (book|reserve)`,
      `(${wanting}|can|could|may|how do|how can|please|help me|let me|let us) (i|we|you|me|us)? ..2 schedule (a|an|the|my|some|for|with|on|at|something|one|another|tomorrow|today|monday|tuesday|wednesday|thursday|friday|in|it|that|me|him|her)`,
      `^ (hi|hello|hey|yes|yeah|please|okay|oh)? (please|just)? (book|reserve) (a|an|the|my|some|for|in|me|us|something|another|it|that|one)`,
      "^ (hi|hello|hey|yes|yeah|please|okay|oh)? (please|just)? schedule (a|an|me|my|for|in|us)",
      `(${wanting}|have|got|due|overdue|time for|calling|ringing|enquiring|ready|booking|in) ..3 (for)? (an|a|another|some|his|her|our|the kids|kids) ..2 (${visit}|${treatment})`,
      `(about|due|time for|calling|ringing|enquiring) (for|about)? (an|a|another|my|our|his|her) ..2 (${treatment}|appointment)`,
      `(${wanting}) ..3 (to)? ..1 (see|come and see|get seen by|be seen by|come see) (the|a|an|my|your|doctor|one of) ..3 (dentist|doctor|hygienist|specialist|orthodontist|about|for|on|$)`,
      "(get|have|getting|having) (it|this|that|them) (looked at|checked|seen to|fixed|sorted|seen|looked)",
      "(want|need|like|wants|needs) (to)? (see|come and see) (a|the|one of|my|your)? ..1 (dentist|dentists|hygienist|doctor|someone|somebody)",
      `(can|could|may) (i|we|someone|he|she) ..2 (get in|come in|be seen|come by|pop in|drop in|get in to see|come see|see a|see the|see someone|see doctor) ..3`,
      "(can|could|may) (you|the dentist|doctor|someone|anyone) ..1 (see|fit in|take|squeeze in) (me|us|him|her|my|our) ..3",
      `(${wanting}|going) ..2 to (come in|get in|pop in|come down|pop down|be seen|be looked at|be checked|get seen|come by|come along|come over)`,
      `(bring|bringing|get|take) (my|our|the) (son|daughter|kid|kids|child|children|boy|girl|little|husband|wife|mum|mother|dad|father|partner|toddler|baby|three|four|five|six|seven|eight) ..4 (in|down|for|seen|checked|looked|to see)`,
      `(get|have|need|getting|having|book|booked|schedule) (my|a|an|his|her|our|some|the|this|in for)? ..3 (teeth|tooth|filling|crown|wisdom|mouth|gums|braces|implant) ..3 (cleaned|checked|done|looked|seen|pulled|out|removed|fixed|whitened|bleached|filled|extracted|sorted|taken|replaced|repaired|polished|straightened)`,
      `(need|want|like|wanted|after|wanting|due for|overdue for|get|getting|have|having|book|schedule|in for|come for|love|looking for|booking) (to)? (have|get|book|schedule)? (a|an|my|another|some|regular|in for a)? ..1 (${treatment}|check up|scale and|root canal|tooth out|teeth out|wisdom|x ray)`,
      `(want|need|like|get|have|love) (someone|somebody|the dentist|a dentist|doctor|you) (to)? (look|have a look|take a look|check|see) (at)? ..3`,
      "(can|could) (someone|somebody|the dentist|a dentist|doctor) (please)? (look at|have a look at|take a look at|check) ..3",
      "^ (a|an|the|make|book|just|yeah|yes|hi|hello)? (an|a)? (appointment|booking|book|appointments|bookings) (please|thanks|mate)? $",
      `first (time)? (patient|visit|appointment) ..6 (book|appointment)`,
      "(get|have|find|need|want|reserve|book|like) (me|us)? (a|the)? table",
      "(make|book|schedule|need|want|get) (a)? new (one|appointment|booking)",
      "(make|have|put|place|get|set|create) (me|us)? (a|an|some|the|my)? (reservation|reservations|booking|bookings)",
      "(reservation|reservations|table|booking|appointment) for (one|two|three|four|five|six|seven|eight|nine|ten|me|us|my|1|2|3|4|5|6|7|8|9|10)",
    ],
    unless: [
      ...booksElsewhere,
      "(do|does) (not|he|she|they) ..3 (take|accept|need) ..2 (reservations|bookings|appointments|appointment|booking)",
      "(accept|accepts|take|takes|allow|allows|do|does) (reservations|bookings|walk)",
      "(already|who|when|you) (has|have|had|got|was|were|did) (an|a|my|our)? ..2 (appointment|booking|reservation) (booked|on|for|at|tomorrow|today|already|next|this|with|under|scheduled)",
      "(i|we) (already)? (have|had|got|made|booked) (got|made|booked)? (an|a|my|our|one) ..3 (appointment|booking|booked|reservation|appointments|bookings|scheduled)",
      "do (i|we) ..2 (have|got)",
      "(make|get|come) (it)? to (my|the|our|an) ..2 (appointment|booking)",
      "^ ..2 (cancel|reschedule|rebook)",
      "(text|message|sms|email) ..4 (appointment|booking)",
      "(to do|todo) list",
      `(check|see|tell me|know|verify|assure me) ..2 (if|that|whether) (i|we) have`,
    ],
  },
];
