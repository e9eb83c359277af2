import type { AppointmentType } from "#contract/limits.ts";
import type { Rule } from "./phrase.ts";
import { relatives } from "./who/relations.ts";

/** What a review, a check afterwards, is of. */
const workDone =
  "(root (canal|canals))|implant|implants|extraction|extractions|surgery|operation|op|procedure|stitches|sutures|socket|graft";

/**
 * Reasons for a visit as patients say them → the ten appointment types. The first rule that matches in
 * this order wins, so the particular stands before the general. Where no type fits well, the choice and
 * its reason are written beside the rule.
 */
export const visitRules: readonly Rule<AppointmentType>[] = [
  {
    means: "Follow-up",
    say: [
      "follow|following (up|ups)",
      "followup|followups",
      "(post|after) (op|operative|surgery|treatment|extraction|procedure) (check|checkup|visit|appointment|review)?",
      "(stitches|sutures|stitch) ..3 (out|removed|taken|checked|fell)",
      "(take|remove|get) (my|the|out|out my|out the)? (stitches|sutures)",
      "(review|recheck) ..2 (appointment|visit|after|from last|following)",
      "(check|checking) on my",
      `(review|reviewing|recheck|check|checkup|checking|checked|looked at|look at) (up)? (of|on|after|following|from)? (the|my|his|her|an|a|that|this)? ..2 (${workDone})`,
      `(${workDone}) ..2 (reviewed|checked|rechecked|looked at|settling|healing)`,
      `(check|checks|checkup|checkups|review|look) (up)? (after|since) ..1 (they|he|she|you|it|the dentist|the surgeon) (had|have|has|was|got|did|took|taken|pulled|put|fitted|removed|finished)`,
      "(second|next|last|final|other) (half|part|stage|step|visit|session) of ..4",
      "(come|coming|go|back) back ..4 (check|review|finish|for the rest|see how)",
      "(adjust|adjusting|adjustment|tighten|tightened) ..4 (braces|denture|dentures|plate|bite|splint)?",
      `(wants|wanted|told|asked|said|need|needs) ..2 (to)? (see|check) (me|us|him|her|${relatives}) again`,
      "(told|asked|said|wants|wanted) ..2 to (come|go|pop) back (in|so|to|and|for|after|again)",
      "(after|since) (my|the|an) ..2 (canal|implant|extraction|surgery|out|operation) ..4 (come|coming|go|going|be|get) (back|seen|checked)",
      "(fit|fitted|insert|inserted|cement|cemented|glue|glued) ..2 (crown|bridge|denture|veneers)",
      "(crown|bridge|denture|veneers|plate) ..2 (fitted|fitting|inserted|cemented|issued)",
      "follow on from",
      "(second|next|last|final|third) (appointment|visit|session) (for|of|on) ..2 (crown|denture|dentures|bridge|braces|veneers|treatment)",
    ],
    unless: ["(no|not) (a)? (follow|followup)", "(half|part|stage|step|visit|session) of ..2 (root|implant)"],
  },
  {
    means: "Root Canal",
    say: [
      "root (canal|canals|treatment|filling|therapy)",
      "rootcanal|endodontic|endo",
      "nerve ..3 (removed|taken|treatment|killed|out)",
      "nerve (is|has|in|of|of the|tooth|was|might be|may be)? ..5 (dead|dying|died|exposed|come out|taken|needs|treating|treated)",
    ],
  },
  {
    means: "Dental Implant",
    say: [
      "implant|implants",
      "(screw|post) (in|tooth|teeth)",
      "all on (four|4|six|6)",
      "(missing|replace|replacing) (a|my|the|one|that)? (tooth|teeth) ..6 (implant|implants|permanent|screw|screwed)",
      "(fake|false|artificial|new) (tooth|teeth) ..4 (screw|screws|screwed|bone|drilled)",
      "(on|to) four implants|implant",
    ],
  },
  {
    means: "Teeth Whitening",
    say: [
      "whitening|whiten|whitened|whitener|bleach|bleaching|bleached|brightening|whiter",
      "teeth ..3 (white|brighter|lighter|stained|yellow)",
      "(zoom|pola|laser) (whitening|treatment)",
    ],
  },
  {
    means: "Oral Surgery",
    say: [
      "(tooth|teeth|molar|molars|wisdom|fang|fangs) ..4 (out|pulled|removed|extracted|yanked|taken)",
      "(get|getting|have|having|take|taking|pull|pulling|rip|yank|need|needs|want|wants|gets|got|had) (it|one|two|them|these|this|that|another) ..2 (out|pulled|removed|extracted|yanked)",
      "(get|getting|have|having) ..4 (one|ones) (pulled|extracted|yanked)",
      "(it|one|this|that|they|them) (has|have|had|needs|need|is|wants|ought|got|will|must|should|just) ..3 (come|be|get|coming|taken|needs|need) (out|pulled|removed|extracted|yanked)",
      "(pull|pulling|remove|removing|extract|extracting|removal|yank|yanking) ..3 (tooth|teeth|molar|wisdom|it|one|fang)",
      "(take|taking|taken|rip|get|getting|have|having) ..3 (tooth|teeth|molar|wisdom) (out|pulled|removed|extracted|taken out)",
      "(take|taking|rip) out ..3 (tooth|teeth|molar|it|one)",
      "wisdom (tooth|teeth)",
      "oral surgery|surgeon",
      "extraction|extractions|biopsy|apicectomy|frenectomy",
      "tongue tie",
      "gum (graft|surgery)",
      "wisdoms",
    ],
    unless: [
      "(fell|fallen|knocked|came|broken|falling|comes|kicked|punched|chipped) out",
      "knocked|fell",
      "(x ray|xray|xrays|x rays|opg|scan|image|ct) (of|for|on) ..4",
    ],
  },
  {
    means: "X-Ray/Imaging",
    say: [
      "x (ray|rays|rayed)",
      "xray|xrays|opg|cbct|radiograph|radiographs|imaging|bitewings|panoramic",
      "(cone beam|dental|ct|3d|three d) (scan|scans)",
      "(scan|scans|scanned|image|images) of (my|the|his|her|a) ..2 (jaw|mouth|teeth|tooth|head|sinus)",
      "cone beam|ct",
      "3 d scan",
    ],
  },
  // Preventive Care is what keeps healthy teeth healthy: children's routine, fluoride, sealants, guards.
  {
    means: "Preventive Care",
    say: [
      "fluoride|sealant|sealants|preventive|preventative|prevention",
      "fissure (seal|sealant|sealants|sealing)",
      "mouthguard|mouthguards|nightguard|splint",
      "(mouth|night) (guard|guards)",
      "(grinding|clenching|grind|clench) ..3 (teeth)?",
      "(son|daughter|kid|kids|child|children|baby|toddler|boy|girl|year old|little one) ..10 first ..3 (visit|appointment|checkup|check|dentist|time)",
      "(first|kids|children) ..1 (visit|appointment|checkup|check up|dental) ..4 (son|daughter|kid|kids|child|children|baby|toddler|boy|girl|little)",
      "(kid|kids|child|children) (first)? (visit|appointment|checkup|check|dental)",
      "(check|checkup|checkups|check up|exam|once over) for (the|my|our) ..2 (kid|kids|child|children|son|daughter|boy|boys|girl|girls|toddler|baby|little)",
      "(six|6|twelve|12|three|3) (month|months|monthly) (check|checks|exam|visit|recall|appointment|one)",
      "(my|our|his|her|the|a) (six|6|twelve|12) monthly",
    ],
  },
  {
    means: "Teeth Cleaning",
    say: [
      "scale|scaling|descale|hygienist|hygiene|polish|prophylaxis|plaque|tartar|calculus",
      "clean|cleaning|cleans|cleaned|cleanings",
      "(good|proper|thorough) (scrub|once over|going over)",
      "(remove|removing|get rid of|getting rid of) ..2 (stains|build up|buildup)",
    ],
  },
  {
    means: "Emergency Visit",
    say: [
      "emergency|emergencies",
      "(toothache|toothaches|tooth ache|tooth aches|sore tooth|sore teeth|abscess|abcess|absess)",
      "(tooth|teeth|molar|gum|jaw|mouth|filling|crown|wisdom) ..6 (killing|aching|ache|aches|hurting|hurts|hurt|throbbing|agony|pain|painful|sore|swollen|infected|infection|knocked out|excruciating)",
      "(pain|ache|agony|swelling|infection) ..4 (in|with|from|around|near|on) ..3 (tooth|teeth|mouth|jaw|gum|gums|molar|face)",
      "(chipped|broke|broken|cracked|snapped|fractured|chip|smashed|shattered|knocked|split) ..4 (tooth|teeth|molar|front one|fang)",
      "(tooth|teeth|molar) ..4 (chipped|broke|broken|cracked|snapped|fractured|knocked|loose|split|smashed|fell out|fallen out|came out)",
      "(in|so much|a lot of|some|lots of|bad|severe) (pain|agony)",
      "(lost|losing) (a|my) tooth",
      "(seen|see|appointment|help|dentist|come in|in) ..3 (urgently|straight away|right away|immediately|urgent)",
      "(urgent|urgently) ..2 (appointment|visit|seen|see|booking|dentist|problem)",
      "(face|cheek|jaw) (is|has)? ..2 (swollen|swelling|blown up|puffed up)",
    ],
    unless: [
      "(no|not|without|isn't|is not) (an|a|any|really|in|much)? (emergency|pain|urgent|hurting)",
      "(does|do|did|is|has|have|are) not (really|actually|even|been)? (hurt|hurts|hurting|ache|aching|sore|painful|bothering|bother)",
    ],
  },
  // Fillings, crowns, bridges, dentures and veneers have no type of their own: the dentist must look
  // first, so they are a consultation. A crown or filling that came off does not hurt by itself.
  {
    means: "General Consultation",
    say: [
      "(check|checkup|checkups) (up|ups)",
      "checkup|checkups|consultation|consult|examination|exam|general|routine",
      "dental (check|exam|examination)",
      "filling|fillings|cavity|cavities|crown|crowns|bridge|denture|dentures|veneer|veneers|cap|braces|invisalign|aligners|bonding|decay|hole",
      "(look|looked) (at) ..3 (tooth|teeth|gum|gums|mouth|jaw)",
      "(bleeding|sensitive|sore|receding) (gums|gum|teeth|tooth)",
      "(sensitivity|ulcer|ulcers|bad breath|jaw clicking|gum disease|second opinion)",
      "(teeth|tooth) ..1 (checked|looked|seen|fixed|straightened)",
      "(new patient|first visit|first appointment|first time)",
      "(options|advice|talk|chat|discuss) ..4 (missing|crooked|gap|gaps|worn|discoloured) (tooth|teeth)?",
      "(missing|crooked|loose|wobbly|worn|discoloured) (tooth|teeth)",
      "(dentist|someone|somebody|you) ..2 (look|look at) ..3",
      "^ (just|only|for|really|maybe|um|yeah)? ..1 a (quick|good|general|proper|little)? (look|squiz|gander|once over|look over) (please|thanks|really|$)",
      "(come|pop|get) in for ..2 (look|squiz|gander|once over)",
      "(someone|somebody|dentist|doctor|you) to? (have|take|give) ..3 (squiz|gander|once over)",
      "(look|check|give) (it|them|me|him|her|everything|things|us) over",
      "(looked|checked) (it|them|me|him|her|everything|things|us)? over",
      "(everything|them) (all|is)? (checked|looked at)",
      "plate|bite|opinion|jaw",
      "(small|slight|mild|little|tiny|minor|wee|teeny) chip",
      // Small pain, told without the word tooth.
      "(small|slight|mild|little|tiny|minor|dull|bit of|some) ..1 (pain|pains|ache|discomfort|soreness|twinge|niggle)",
      "(hurts|hurting|sore|aches|aching|painful|sensitive) (just|only)? (a bit|a little|a tad|slightly|sometimes|(now and (then|again))|occasionally)",
      "(a bit|a little|a tad|slightly|kind of|sort of) (sore|sensitive|achy|painful|tender)",
      "(cold|hot|sweet) ..5 (tooth|teeth|sets|set|zing|zings)",
    ],
    unless: [
      "(look|looked) at ..3 (appointment|appointments|booking|diary|calendar|account|bill|invoice)",
      "(back|knee|knees|foot|feet|leg|legs|hip|head|shoulder|ankle|tummy|stomach|belly|throat|arm|wrist|neck|wallet|finger|hand) ..4 (sore|hurts|hurting|ache|aches|aching|pain|painful|sensitive)",
      "(sensitive|sore) (topic|subject|point|loser)",
      "(will|would|does|did|might|is|can) (it|that|this|they) ..1 (be|feel)? ..1 (hurt|sore|painful|sensitive|a bit|a little)",
    ],
  },
];
