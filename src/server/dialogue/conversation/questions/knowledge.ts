import { remembering } from "#server/dialogue/words.ts";
import { asksOfTreatment } from "./about-treatment.ts";
import type { Told } from "./told.ts";

/**
 * What is good or bad for anybody's teeth: 'is it true fluoride is bad', 'how often should I floss'. Nobody who asks wishes
 * for a visit, and only the dentist can advise, so no note of the clinic's is taken for advice.
 */

const care =
  "(?:fluoride|floss(?:ing|er|ers)?|water ?piks?|tooth ?brush(?:es)?|brush(?:es|ing)?|(?:charcoal )?tooth ?pastes?|tooth ?powder|mouth ?wash(?:es)?|tooth ?picks?|interdentals?|tongue (?:scrap\\w+|clean\\w+)|charcoal|oil pulling|baking soda|bicarb(?:onate)?|whitening strips|chewing gum|(?:sugar.?free )?gum|sugar|lollies|soft ?drinks?|fizzy drinks?|coke|lemon water|vaping|smoking|xylitol)";
const ill =
  "(?:plaque|tartar|cavit(?:y|ies)|(?:tooth |dental )?decay|holes?|enamel|gum disease|gingivitis|bad breath|morning breath|grinding|thumb.?sucking|dumm(?:y|ies)|pacifiers?)";
const work =
  "(?:root canals?|(?:silver|amalgam|mercury|metal) fillings?|fillings?|crowns?|braces|whitening|x-?rays?|retainers?|wisdom teeth|baby teeth|teeth|an(?:a)?esthetic)";
const matter = `(?:${care}|${ill}|${work})`;
/** Anybody, or whoever asks in the way of anybody. */
const one =
  "(?:i|we|you|he|she|they|one|people|adults?|kids|children|babies|toddlers|teenagers|everyone|(?:a|my|our) (?:kid|child|baby|toddler|son|daughter|\\w+ year old))";
const verdict =
  "(?:true|ok|okay|alright|all right|fine|good|bad|great|safe|unsafe|toxic|poison\\w*|harmful|dangerous|healthy|unhealthy|better|worse|best|worth it|worth|necessary|useful|useless|any good|a waste|a scam|a myth|enough|too much|overrated|important|effective|hereditary|genetic|contagious|normal|a thing|legit(?:imate)?|a fad|a gimmick|any use|rubbish|nonsense|recommended|advisable|overhyped|real)";

const asked: readonly RegExp[] = [
  `\\bis it (?:really |actually )?(?:true|a myth|right)(?: that)?\\b[^?]*\\b(?:${matter}|tooth|gums?)\\b`,
  `\\b(?:is|are|isn'?t|aren'?t) (?:(?:all|the|these|those|using|an?|having) )?(?:\\w+ )?(?:${care}|${ill}|silver fillings|amalgam(?: fillings)?|(?:mercury|metal) fillings|root canals)(?: \\w+){0,2}? (?:\\w+ )?${verdict}\\b`,
  `\\b(?:is|are|what about) (?:electric|manual|hard|soft|bamboo|sonic) (?:ones?|tooth ?brush(?:es)?)\\b`,
  `\\b(?:do|does|can|could|will|would) (?:(?:the|using|too much|drinking|an?|all) )?(?:\\w+ )?(?:${care}|${ill}) (?:\\w+ )?(?:work|help|cause|causes|damage|harm|hurt|ruin|rot|wear|whiten|stain|prevent|remove|make|give|spread|go away|come back|heal|reverse)\\b`,
  `\\bhow (?:often|long|many times|hard|soon|much)\\b[^?]*?\\b(?:should|do|must|would) ${one}\\b[^?]*\\b(?:floss|brush|rinse|gargle|scrape|change|replace|use)\\b`,
  `\\b(?:what|which)(?:'?s| is)? (?:\\w+ ){0,3}?(?:tooth ?paste|tooth ?brush|mouth ?wash|floss|brush|gum|tooth ?powder)\\b[^?]*\\b(?:should|do|does|is|would|are|best|good|recommend)\\b`,
  `\\bwhat(?:'?s| is| are) (?:a |the )?(?:good|best|right|proper|correct) (?:\\w+ ){0,2}?(?:tooth ?paste|tooth ?brush|mouth ?wash|floss|way to (?:\\w+ )?(?:brush|floss|clean|whiten|get rid|look after|care|stop|prevent|avoid))\\b`,
  `\\b(?:should|shouldn'?t|do|must) ${one} (?:need to |have to |be )?(?:really |actually |also )?(?:us(?:e|ing)|floss|flossing|brush|brushing|rins(?:e|ing)|try|scrap\\w+|avoid|avoiding|cut out)\\b[^?]*(?:\\b(?:${care}|teeth|tongue|daily|every day|twice)\\b|\\bfloss)`,
  "\\b(?:should|do) (?:i|we|you|kids) (?:floss|brush|rinse)\\b[^?]*\\b(?:before|after|first|or|every|daily|twice|at night)\\b",
  `\\bis it (?:really |actually )?${verdict} (?:if|to|for|for \\w+ to) (?:\\w+ )?(?:brush|floss|rinse|gargle|swallow|use|chew|grind|clench|whiten|share|skip|not (?:floss|brush|rinse))\\b`,
  `\\bwhat (?:actually |really )?(?:causes?|is causing|makes|prevents?|stops|gets rid of)\\b[^?]*\\b(?:${ill}|teeth|tooth|gums)\\b`,
  `\\bwhat(?:'?s| is| are) (?:a |an |the )?(?:${ill}|abscess|scaling|sealants?|enamel|fluoride)\\W*$`,
  `\\bhow (?:do|can|would|could) (?:i|you|we|one|people|kids) (?:get rid of|prevent|avoid|stop|remove|whiten|brush|floss|clean|look after|keep)\\b[^?]*\\b(?:${ill}|${care}|teeth|tongue|gums|properly)\\b`,
  `\\b(?:can|could|do|will|would) ${one} (?:\\w+ )?(?:get|catch|have|pass on) (?:${ill})\\b`,
  "\\b(?:do|does|can) root canals? (?:\\w+ )?(?:cause|give)\\b",
  `\\bcan (?:you|i|we) (?:\\w+ )?(?:brush|floss|whiten) (?:too (?:much|hard|often)|with)\\b`,
  `\\bwhy (?:do|does|are|is|should) (?:people|teeth|kids|everyone|everybody|adults|${care}|${ill}|wisdom teeth|baby teeth) `,
  "\\b(?:when|what age|at what age|how old|how soon) (?:do|does|should|are|is|will|would|can) (?:a |an |the |my |our |your |their |most )?(?:\\w+ )?(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|wisdom teeth|baby teeth|adult teeth)\\b[^?]*\\b(?:lose|losing|get|start|come|fall|brush|through)\\b",
  `\\b(?:what|which)(?:'?s| is| are)? (?:the )?(?:better|best)\\b[^?]*\\b${care}\\b`,
  `\\bcan ${one} (?:\\w+ )?(?:use|share) (?:\\w+ ){0,2}?${care}\\b`,
  `\\bdo(?:es)? (?:${care}|${ill}) (?:\\w+ )?(?:do (?:any|much)|matter)`,
  `\\bhow do(?:es)? (?:${ill}) (?:form|start|happen|spread|develop|get)\\b`,
  `\\bhow (?:do|can|would) (?:i|you|we) (?:get|make|teach) (?:my|a|the|our) \\w+ to (?:brush|floss|rinse)\\b`,
  `\\b(?:if|whether|heard|reckons?|says?|told me)(?: that)? (?:${care}|${ill}) (?:is|are|does|do|really|actually) (?:\\w+ ){0,2}?(?:${verdict}|work|help|cause)\\b`,
  "\\b(?:will|would|could|can|do) (?:my|the|your|his|her) wisdom teeth (?:\\w+ )?(?:make|push|move|crowd|cause|shift|come|grow)\\b",
].map((source) => new RegExp(source, "i"));

/** Of anything that one eats, drinks or does, and what it does to teeth. */
const forTeeth = [
  `\\b(?:is|are|isn'?t|aren'?t|what|which|how)\\b[^?]*\\b${verdict} (?:for|to) (?:(?:your|my|the|our|their|kids'?|children'?s) )?(?:teeth|gums|enamel)\\b`,
  "\\b(?:do|does|can|could|will|would|what)\\b[^?]*\\b(?:ruins?|damages?|stains?|rots?|wears?|harms?|yellows?|weakens?|whitens?) (?:(?:your|my|the|our|their|kids'?) )?(?:teeth|gums|enamel)\\b",
].map((source) => new RegExp(source, "i"));

/** Of a trouble of one's own that is only wondered about: 'why do my gums bleed'. */
const ownBody =
  "(?:my|our|his|her|their|(?:my|our) \\w+'?s) (?:\\w+ ){0,3}?(?:gums?|tooth|teeth|breath|mouth|jaw|tongue|lips?|cheeks?|bite|fillings?|crowns?|denture|plate|molars?|wisdom teeth)";
const ofOwn = [
  `\\bwhy (?:do|does|did|is|are|has|have|would|can'?t|won'?t|don'?t|doesn'?t)(?: all)? ${ownBody}\\b`,
  `\\bwhat (?:does it mean|is it|could it be|might it be|happens)\\b[^?]*\\b(?:if|when|that)\\b[^?]*\\b${ownBody}\\b`,
  `\\bwhat(?:'?s| is| could be| might be|ever is| causes?| makes| would cause| would make) (?:causing |making |wrong with |up with |going on with )?${ownBody}\\b`,
  `\\b(?:should|is it bad that|is it normal that|how come|do you know why) ${ownBody} (?:\\w+ ){0,2}?(?:be|bleeds?|hurts?|aches?|feels?|click\\w*|smells?|stings?|tingles?|look|are|is)\\b`,
  "\\b(?:do you think|have|do|could|might|would) i (?:have|got|be getting|get) (?:\\w+ )?(?:gum disease|gingivitis|an? (?:cavity|abscess|infection|hole)|tooth decay|mouth cancer|lockjaw)\\b",
].map((source) => new RegExp(source, "i"));
const wishesForHelp =
  /\b(?:book\w*|appointments?|fit (?:me|him|her|us) in|come in|squeeze|see (?:someone|somebody|a dentist|the dentist|you)|look at|take a look|free|available|today|tomorrow|asap|urgent\w*|ready|bill\w*|expensive|cost\w*|charged?|much)\b/i;

/** Of what the clinic does, charges or has free, or of a trouble of one's own, which somebody should look at. */
const otherwise =
  /\b(?:book\w*|appointments?|how much (?:is|are|does|do|would|for)|costs?|prices?|charge|pay|claim|cover\w*|do (?:you|yous|they) (?:do|offer|use|sell|have|take|stock)|can (?:you|someone|the dentist)(?! (?:get|catch|brush|floss|whiten|tell me|use))|fit (?:me|him|her|us)|come in|squeeze|available|free (?:time|slot|spot)|(?:my|his|her) (?:tooth|teeth|gums?|mouth|jaw|filling|crown|face|breath|tongue) (?:is|are|has|have|hurts?|aches?|bleeds?|keeps?|feels?|smells?|got|been)|swallow\w*|lick\w*|ate|eats?|eaten|drank|salty? ?water|(?:just )?had (?:an?|my)|tonight|i(?:'?ve| have) (?:got )?|after (?:an?|my|the) (?:\w+ )?(?:extraction|filling|root canal|surgery|implant|whitening|clean|procedure|tooth))\b/i;

export const asksOfKnowledge = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  const isAsked =
    asked.some((each) => each.test(words)) ||
    // What a treatment does to teeth may stand in the clinic's notes.
    (forTeeth.some((each) => each.test(words)) && !asksOfTreatment(words));
  if (isAsked && !otherwise.test(words)) return true;
  return ofOwn.some((each) => each.test(words)) && !wishesForHelp.test(words);
});

export const dentistAdvises: Told = {
  sentence: "I cannot advise on that, but the dentist can.",
  isOpen: true,
  offersVisit: true,
};
