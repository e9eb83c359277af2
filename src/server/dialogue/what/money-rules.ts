import type { Rule } from "../phrase.ts";
import type { Intent } from "../understanding.ts";

/** Questions about what something costs and who pays for it. */

export const moneyRules: readonly Rule<Intent>[] = [
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
      "(is|are) ..6 (expensive|cheap|affordable|costly)",
      "(payment plan|payment plans|afterpay|zip pay|zippay|humm|installments|instalments|pay it off|pay in)",
      "(set back|out of pocket)",
      "(will|do|would|am|did|can) (i|we|you|they) ..3 (charged|billed|penalised|fined|charge me|bill me)",
      "(cancellation|late|no show) ..1 (fee|fees|charge|charges|penalty)",
      "(do|would|will|should) (i|we) (have to|need to|got to)? pay (anything|something|extra|a|for)",
      "(any|seniors|student|pensioner|concession|health care) ..1 (discount|discounts|specials|special offer|deals)",
      "(set|sting|knock|cost|costing|hit) (me|us|him|her|you) (back|for|$)",
      "(what|how much) ..5 (be up for|looking at|be paying|talking|in for) (if|with|for|here|price|$)",
      "(what|how much) ..3 (be up for|are we talking|am i looking at|would i pay|do i pay|do i owe|are we looking at) ..4",
      "what ..1 (the)? damage (for|on|be|$)",
      "how many (dollars|bucks)",
      "(is|are) there (a|any|an)? ..1 (fee|fees|charge|cost|deposit|surcharge)",
      "(pay|paying|paid) ..2 (off|over time|in instalments|in installments|weekly|fortnightly|monthly|later)",
      "(got|have|any|running|doing) ..1 (specials|special offers|deals|discounts|discount|promotions)",
      "(cheaper|cheapest|discount|price match)",
      "how (expensive|dear|pricey|costly|cheap|affordable) (is|are|would|does|was|will)",
      "(rough|ballpark|vague|approximate|general) (idea|figure|price|amount|number|cost|estimate)",
      "what ..6 (costs|worth|set me back|charge for)",
      "(dearer|pricier|more expensive|extra cost|cost extra|cost more)",
      "(do|can|would|should|will) (i|we) (have to)? ..1 pay (on|upfront|up front|now|later|before|after|in|at|by|with)",
      "(lay by|layby|deposit|repayments|interest free)",
      "(what|how much) (am|are|would|will) (i|we) (be)? up for ..4",
      "without (paying|being charged|getting charged)? (a|any|the|that)? (fee|fees|charge|charges|penalty|cost)",
    ],
    unless: ["how much (longer|pain|time|notice|swelling)", "what ..6 costs (me|us) (my|our)"],
  },
  {
    // Of money, not of time, and not of the street.
    means: "ask_price",
    say: ["(is|are) ..6 free"],
    unless: [
      "(is|are) you ..2 free",
      // A person, or a time that was just named.
      "(he|she|we|they|i|who|husband|wife|partner|mum|dad|daughter|son|neighbour|carer|driver|friend|sister|brother|boss) (is|are|am) ..3 free",
      "(monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tomorrow|today|morning|afternoon|evening|noon|am|pm|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|quarter|then) (please)? (if|when|provided|assuming|whenever|unless) ..1 (it|that|this|one|they) (is|are) (not)? ..1 free",
      "(if|when|provided|assuming) (it|that|this) (is|are) (still|not)? free (on|at|then|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
      "(step|sugar|pain|fluoride|metal|mercury|latex|hands|smoke|stress) free",
      "(1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|13th|14th|15th|16th|17th|18th|19th|20th|21st|22nd|23rd|24th|25th|26th|27th|28th|29th|30th|31st|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth) ..2 free",
      "(what|when|which|who|whose|anything|something|nothing|any|there) ..4 free",
      `(monday|tuesday|wednesday|thursday|friday|saturday|sunday|afternoon|morning|tomorrow|today|tonight|week|weekend|lunch|clock|time|times|slot|slots|spot|there|evening|thirty|quarter|doctor|dentist|hygienist|anyone|anybody|someone|am|pm|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|rooms) ..2 free`,
      "free (time|times|slot|slots|appointment|appointments|spot|spots|on|at|tomorrow|today|tonight|to|this|next|any|after|before|around|then|now|later|earlier|between|until|till|in the|from|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
      "park|parking|carpark|parks",
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
      "(back|rebate|pay|covers|cover|covered) ..3 (fund|extras|health care card|concession)",
      "(item|code) (number|numbers|codes)",
      "(gold|white|veterans|veteran|healthcare|pension|concession) card",
      "(my|our|the|your) (fund|extras)",
      "(health care|seniors) card",
      "(do|does|will|would) ..3 (fund|insurance|insurer|cover) (pay|cover|give|accept|take)",
      "(kids|child|children) dental (scheme|benefit|benefits|plan|program|voucher|vouchers)",
    ],
    unless: [
      "(car|life|travel|home|pet|auto|phone|mortgage|bike) insurance",
      "sell|selling|offering",
      // How a name stands there.
      "(on|in) (my|his|her|the|their|our) ..1 card",
    ],
  },
];
