import { remembering } from "#server/dialogue/words.ts";

/**
 * What only the team can look up or see to: 'is my crown back from the lab', 'I left my scarf there', 'can I get a claim form'.
 * No fact of the clinic's tells it, and whoever asks wishes for no new visit.
 */

const own = "(?:my|our|his|her|the|their|(?:my|our) \\w+'?s)";
const thing =
  "(?:crowns?|night ?guards?|mouth ?guards?|splints?|retainers?|aligners?|trays?|dentures?|plates?|bridges?|veneers?|orders?|results?|scans?|x-?rays?|referrals?|scripts?|prescriptions?|reports?|letters?|forms?|claims?|paperwork|records|files?|quotes?|treatment plans?|invoices?|receipts?|refunds?|certificates?|payments?|e-?mails?|fax)";
const belonging =
  "(?:scarf|glasses|sunglasses|sunnies|phone|mobile|wallet|purse|keys?|umbrella|brolly|jacket|coat|jumper|cardigan|hoodie|hat|cap|beanie|bag|handbag|backpack|book|credit card|teddy|toy|dummy|blanket|(?:drink|water) bottle|watch|ring|earrings?|necklace|bracelet|jewellery|airpods?|headphones|earphones|laptop|tablet|kindle|cane|walking stick|gloves?|hearing aids?)";
const there =
  "(?:there|here|in (?:the|your) (?:waiting room|surgery|clinic|chair|room|toilet|bathroom|practice)|at (?:the|your) (?:dentist'?s?|clinic|place|surgery|practice|front desk|reception|desk)|with (?:you|reception)|behind|at yours|when i (?:was|came))";
const somebody = "(?:you|yous|they|anyone|anybody|someone|somebody|the (?:team|girls|receptionist))";

const looked: readonly RegExp[] = [
  // 'Is my night guard ready', 'has my crown come in', 'did you get my referral'
  new RegExp(
    `\\b(?:is|are|was|were) ${own} (?:\\w+ ){0,2}?${thing} (?:\\w+ )?(?:ready|back|in yet|in(?=\\W*$)|finished|arrived|there yet|here yet|sent)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:has|have|did|hasn't|haven't|didn't) ${own} (?:\\w+ ){0,2}?${thing} (?:\\w+ )?(?:come|came|arrived?|turned up|(?:got|gotten|get|been) (?:back|there|here|in|sent|made|through))\\b(?! (?:off|out|loose|away|down)\\b)`,
    "i",
  ),
  new RegExp(
    `\\b(?:did|have|has) ${somebody} (?:\\w+ )?(?:get|got|receive[d]?|send|sent|fax(?:ed)?|process(?:ed)?) ${own} (?:\\w+ ){0,2}?${thing}\\b|\\b${thing}\\b.*\\b(?:did|have) ${somebody} (?:get|got|receive[d]?) (?:it|that|them)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:can|could|may|when can|where can|want to|need to|like to|come to) (?:(?:i|we|he|she|someone|somebody|(?:my|our) \\w+) )?(?:just |still )?(?:come (?:and |in and )?)?(?:pick up|collect|grab) ${own} (?:\\w+ ){0,2}?${thing}\\b`,
    "i",
  ),
  // 'I think I left my scarf there', 'did someone hand in a pair of glasses'
  new RegExp(
    `\\b(?:left|lost|forgot|forgotten|dropped|misplaced) ${own.replace("(?:", "(?:a|an|some|")} (?:\\w+ ){0,3}?${belonging}\\b.*\\b${there}`,
    "i",
  ),
  new RegExp(
    `\\b(?:did|has|have) ${somebody} (?:\\w+ ){0,3}?(?:f[io]u?nd|hand(?:ed)?(?: \\w+)? in|turn(?:ed)? in|see|seen|pick(?:ed)? up|got)\\b(?: \\w+){0,4}? ${belonging}\\b`,
    "i",
  ),
  /\blost (?:property|and found)\b/i,
  // What one owes or paid.
  /\b(?:do|does|did) (?:i|we|he|she) (?:still )?owe (?:you|yous|any\w*|money|the clinic)\b|\b(?:what|how much) (?:did|have) (?:i|we) (?:pay|paid|spend|spent)\b|\b(?:my|our) (?:account )?(?:balance|statement)\b|\b(?:how much|what) (?:do|does) (?:i|we|he|she) (?:still )?owe\b|\bhow much (?:is |do i have )?left (?:on|in) my (?:\w+ )?(?:fund|limit|extras|cover|cdbs)\b/i,
  // Papers.
  /\b(?:get|give|write|need|want|have|after|request|do|for) (?:me |us |him |her |you )?(?:an? |the |some )?(?:letter|note)s? (?:for|to) (?:(?:my|the|his|her|our) )?(?:work|school|uni|boss|employer|teacher|job|centrelink|daycare)\b/i,
  /\b(?:get|need|want|have|after|chasing|lost) (?:an?|my|the|another|our) (?:\w+ )?(?:receipts?|invoices?|statements?)\b/i,
  /\b(?:get|give|write|need|want|have|after|request|do|issue|send|e-?mail|for) (?:me |us |him |her |you )?(?:an? |my |the |some )?(?:(?:sick|medical|doctor'?s|dentist'?s|dental|attendance|work|school) (?:certificate|note|cert)|(?:\w+ )?item (?:numbers?|codes?))\b/i,
  /\b(?:fill (?:in|out)|sign|complete|stamp|do|get|send|have) (?:\w+ )?(?:\w+ ){0,3}?(?:claim|insurance|super|centrelink|ndis|school|travel|rebate|hcf|bupa|medibank|government|consent|health fund) (?:\w+ ){0,2}?(?:forms?|paperwork)\b/i,
  /\b(?:gift|present) (?:vouchers?|cards?|certificates?)\b/i,
  /\b(?:leave|write|post|put|give) (?:\w+ ){0,2}?(?:google |online |good |bad |facebook )?reviews?\b/i,
];

/** Whether only the team can tell, and no visit is wished for beside it. */
export const isForTeamAlone = remembering((text): boolean => {
  const words = text.replaceAll("’", "'");
  return (
    looked.some((each) => each.test(words)) &&
    !/\b(?:book\w*|appointments?|fit (?:me|him|her|us) in)\b/i.test(words)
  );
});
