import { remembering } from "#server/dialogue/words.ts";

/** Questions only a clinician may answer: no wish for the treatment that they name. */

const drugs =
  "nurofen|panadol|panadeine|ibuprofen|paracetamol|aspirin|antibiotics?|pain ?killers?|pain relief|codeine|endone|tramadol|voltaren|mersyndol|neurofen|advil|medication|medicine|meds|tablets?|pills?|amoxicillin|warfarin|blood thinners?|steroids?|antihistamines?";
const treatments =
  "extractions?|fillings?|root canal|surgery|implants?|procedure|an(?:a)?esthetic|operation|numbing|needle|crown|whitening|clean|x-?rays?|(?:tooth|teeth|wisdom|it) (?:out|pulled|removed|taken)|having|pregnan\\w*|breast ?feed\\w*|stitches";
const anyone = "(?:i|we|he|she|you|they|it|my \\w+|the \\w+)";
const body =
  "(?:numb|sore|swollen|swelling|hurt\\w*|bleed\\w*|heal\\w*|pain\\w*|tender|throb\\w*|ache|aching|puffy|bruis\\w*)";

const asksAdvice: readonly RegExp[] = [
  /\b(?:numb\w*|an(?:a)?esthetic|swelling|swollen|bleed\w*|bruis\w*|stitch\w*|worn off|wear off)\b.*\b(?:is|are) (?:that|this|it|they) (?:ok|okay|alright|all right|fine|bad)\b/i,
  new RegExp(
    `\\b(?:can|could|should|may|is it (?:ok|okay|safe|alright|fine)) (?:i|we|he|she|to) (?:\\w+ )?(?:take|mix|have|use|give|stop)\\b.*\\b(?:${drugs})\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|should|may|is it (?:ok|okay|safe|alright|fine)) (?:i|we|he|she|to) (?:\\w+ )?have (?:a |an |some |my |any )?(?:\\w+ )?(?:coffee|latte|cappuccino|tea|wine|beer|drinks?|alcohol|cigarettes?|food|meals?|lunch|dinner|breakfast|cuppa)\\b.*\\b(?:after|before|with|once)\\b.*\\b(?:${treatments}|visit|appointment|anaesthetic)\\b`,
    "i",
  ),
  /\b(?:which|what) (?:pain ?killers?|medicine|medication|tablets?|antibiotics?) (?:should|can|could|do) (?:i|we|he|she)\b/i,
  /\bdo (?:i|we) need (?:to take )?(?:antibiotics|painkillers|medication)\b|\b(?:script|prescription|prescribe)\b/i,
  new RegExp(
    `\\b(?:can|could|should|may|when can|am|are) ${anyone} (?:\\w+ ){0,3}?(?:take|taking|eat|drink|smoke|vape|exercise|swim|fly|rinse|brush|floss|drive|go to the gym|chew)\\b.*\\b(?:after|before|while|when|during|with|on|since|if)\\b.*\\b(?:${treatments})\\b`,
    "i",
  ),
  /\b(?:is|was|are|isn't) (?:it|that|this|they|these|those) (?:\w+ ){0,2}?(?:normal|dangerous|serious|infected|cancer\w*|contagious|bad(?! time)|worrying|concerning|a worry|a bad sign|something to worry about|anything to worry about|supposed to (?:be|feel|hurt|do|look|happen|bleed|taste)|meant to (?:be|feel|hurt|do|look|happen|bleed|taste))\b/i,
  /\b(?:should|do|must) (?:i|we) (?:need to |have to )?(?:be )?(?:worr(?:y|ied)|concerned|alarmed|scared)\b|\b(?:anything|something) to (?:worry|be worried|be concerned)\b/i,
  /\b(?:is|are|would|will) (?!(?:there|parking|the (?:car|street|area|park))\b)[^.?]*\bsafe\b(?!.*\b(?:park|parking|leave|street|area|locked?)\b)/i,
  new RegExp(
    `\\bhow (?:long|many days) (?:will|does|do|until|before|should|is|after)\\b.*\\b${body}\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:do|does|will|would) ${anyone} (?:really |even )?need (?:stitches|antibiotics|(?:it|that|this|the \\w+) (?:out|pulled)|to (?:come out|be pulled|have it out)|an? (?:filling|crown|root canal|implant|extraction)\\b(?! appointment))`,
    "i",
  ),
];

/** What one takes or has for long; what is taken against a toothache says that somebody should be seen. */
const condition =
  "warfarin|aspirin|antibiotics?|medication|medicine|meds|steroids?|thinners?|xarelto|eliquis|apixaban|rivaroxaban|plavix|clopidogrel|insulin|prolia|fosamax|bisphosphonates?|chemo\\w*|radiotherapy|roaccutane|methotrexate|pregnan\\w*|breast ?feed\\w*|diabet\\w*|asthma\\w*|epilep\\w*|pacemaker|heart (?:condition|murmur|valve|surgery)|stents?|(?:hip|knee) replacement|blood pressure|allergic|allergy|h(?:a)?emophil\\w*|immunosuppress\\w*|the flu|covid";
/** Whether what somebody takes or has stands in the way of coming: for the dentist to say, and no wish for a time. */
const mayOneCome: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|would|will) (?:it|that|there) (?:be )?(?:\\w+ ){0,2}?(?:ok|okay|alright|all right|fine|safe|good|wise|advisable|sensible|possible|a problem|an issue|bad|dangerous|risky|matter)\\b.*\\b(?:${condition})\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:${condition})\\b.*\\b(?:does|will|would|do|could|is) (?:that|it|this|they|i)(?: gonna| going to)? (?:matter|affect|change|make (?:a|any) difference|cause|need to (?:stop|worry|tell))\\b`,
    "i",
  ),
  new RegExp(`\\b(?:does|will|would) (?:it|that) matter\\b.*\\b(?:${condition})\\b`, "i"),
  new RegExp(
    `\\b(?:can|could|may|should|am) (?:i|he|she|we|my \\w+) (?:\\w+ ){0,2}?(?:come|have|get|allowed|be seen|be treated|see)\\b.*\\b(?:if|when|while|being|with|though|even|given|since) (?:(?:i|he|she|we)(?:'?m|'?s| am| is| are|'?ve| have| has)? )?(?:\\w+ ){0,3}?(?:take|takes|taking|on|have|has|having|been|got|using|use|am|is)?\\b.*\\b(?:${condition})\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:${condition})\\b.*\\b(?:is|would|will) (?:that|it|this) (?:be )?(?:\\w+ )?(?:ok|okay|alright|all right|fine|safe|a problem|an issue|matter)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:${condition})\\b.*\\b(?:can|could|may|should|will) (?:i|he|she|we|they) (?:\\w+ ){0,2}?(?:have|get|be)\\b.*\\b(?:out|pulled|removed|extracted|extractions?|fillings?|implants?|surgery|needle|injection|an(?:a)?esthetic|treated)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:do|should|must|have) (?:i|he|she|we) (?:\\w+ ){0,3}?(?:stop|stopping|pause|skip|come off|go off|keep taking|hold off)\\b.*\\b(?:${condition})\\b`,
    "i",
  ),
];

const medicine = new RegExp(
  `\\b(?:${drugs}|thinners?|xarelto|eliquis|apixaban|rivaroxaban|plavix|clopidogrel|insulin|prolia|fosamax|methotrexate|taking (?:them|it))\\b`,
  "i",
);
const stopping =
  /\b(?:(?:do|should|must|can|could|shall) (?:i|we|he|she)|(?:i|we|he|she) (?:should|must|need to|have to)) (?:\w+ ){0,3}?(?:stop(?! (?:by|in|at|over)\b)|pause|skip|come off|go off|hold off|stay on|keep taking)\b/i;

/** 'I'm on blood thinners and have a tooth out on Tuesday, do I stop taking them': who stops by mistake may have a stroke. */
export const asksToStopMedicine = (text: string): boolean => stopping.test(text) && medicine.test(text);

const ill =
  "(?:colds?|flu|covid|gastro|virus|bug|fever|temperature|cough\\w*|runny nose|sore throat|sniffles|conjunctivitis|sick|unwell|crook|contagious|chicken ?pox|vomiting|poorly)";
const comeIll =
  "(?:(?:should|shall|do|can|could|is it (?:ok|okay|alright|all right|fine)|would it be (?:ok|okay|fine|better)) (?:(?:i|we|he|she|me|for me|to|if i|if we)\\s)+(?:still |even |just )?(?:come|bring|keep|be there|turn up|show up|attend)|still (?:come|ok to come|okay to come|alright to come))";
const whetherToCome = new RegExp(`\\b${ill}\\b.*\\b${comeIll}\\b|\\b${comeIll}\\b.*\\b${ill}\\b`, "i");
const isToCome =
  /\b(?:still|should|shall|or not|(?:my|the|an) (?:appointment|booking|visit)|booked|i'?m in)\b/i;
const isNew = /\b(?:book me|to book|make an|fit me|squeeze|see (?:someone|somebody|a dentist))\b/i;

/** 'I'm in tomorrow and I've got a cold, should I still come': a visit that stands, and no wish for another. */
export const asksWhetherToCome = remembering(
  (text): boolean => whetherToCome.test(text) && isToCome.test(text) && !isNew.test(text),
);

/** With child: 'can I have it done', but no wish for a time, which is noted for the dentist. */
const withChild =
  /\b(?:can|should|could|ok|okay|alright|allowed|harm|affect)\b.*\b(?:pregnan\w*|breast ?feed\w*)\b|\b(?:pregnan\w*|breast ?feed\w*)\b.*\b(?:can|should|okay?|alright|allowed) (?:i|to)\b(?! (?:\w+ )?(?:book|make|get an app))/i;

/** 'Can I come Thursday at ten', and not 'can I still have it done on Thursday'. */
const asksForTime = (text: string): boolean => wishesForTime.test(text) && asksToCome.test(text);
const asksToCome =
  /\b(?:can|could|may) (?:i|we|he|she|my \w+) (?:please |maybe )?(?:come|be seen|see|get|have an?|book|make)\b/i;

/** 'Is it safe to have an X-ray when pregnant', 'the lip is still numb, is that normal'. */
export const asksForAdvice = remembering(
  (text): boolean =>
    asksToStopMedicine(text) ||
    asksWhetherToCome(text) ||
    (asksAdvice.some((each) => each.test(text)) && !wishesToCome.test(text)) ||
    (withChild.test(text) && !wishesToCome.test(text) && !asksForTime(text)) ||
    (mayOneCome.some((each) => each.test(text)) && !wishesForTime.test(text)),
);

/** Said beside the wish itself: 'can I come on Friday, I'm on warfarin'. */
const wishesForTime =
  /\b(?:book|make an? |squeeze|fit (?:me|him|her|us) in|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|this week|what time|o'?clock|\d ?(?:am|pm))\b/i;

const wishesToCome =
  /\b(?:book|appointment|come in|fit me in|see (?:me|someone|somebody|a dentist)|squeeze)\b/i;
