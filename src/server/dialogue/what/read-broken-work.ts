import { remembering } from "#server/dialogue/words.ts";

const made =
  "(?:fillings?|crowns?|caps?|veneers?|bridges?|dentures?|plates?|implants?|brackets?|wires?|retainers?|bonding|splints?|temporary|work|job|it)";
const failed =
  "(?:(?:fell|fallen|falling|came|come|comes|coming|popped|dropped|broke|broken|snapped|chipped) (?:out|off|loose|apart|away|down)|fell|broke|broken|snapped|cracked|chipped|split|fallen|loose)";
const short =
  "(?:(?:only |just |about |like |not even |less than |barely )*(?:an?|one|two|three|four|five|six|seven|a few|a couple of|couple of|\\d) (?:hours?|days?|weeks?|fortnights?)|an? (?:hour|day|week|fortnight|month)|two months|the (?:very )?(?:next|same) (?:day|week))";
const lately =
  "(?:yesterday|last (?:week|month|night|mon|tues|wednes|thurs|fri|satur|sun)\\w*|this (?:week|morning|month)|(?:a|two|three|few|couple of|\\d) (?:days?|weeks?) ago|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the other day)";
/** Work of the clinic's that did not hold. */
const brokenWork: readonly RegExp[] = [
  `\\b${made}\\b[^.?!]*\\b${failed} (?:again )?(?:(?:after|within|in) ${short}|the (?:very )?(?:next|same) day)\\b(?! ago)`,
  `\\b(?:second|third|fourth|fifth|umpteenth) time\\b[^.?!]*\\b${made}\\b[^.?!]*\\b${failed}|\\b${made}\\b[^.?!]*\\b${failed}\\b[^.?!]*\\b(?:second|third|fourth|fifth|umpteenth) time\\b`,
  `\\b(?:filling|crown|cap|veneer|bridge|denture|plate|implant|it)\\b[^.?!]*(?:'?s|is|has|have) already (?:come )?${failed}`,
  `\\b(?:filling|crown|cap|veneer|bridge|denture|it) lasted (?:me )?(?:only |just |about |all of |a whole )*(?:${short}|\\w+ minutes|no time)\\b`,
  `\\b(?:after|within) ${short}\\b[^.?!]*\\b(?:filling|crown|cap|veneer|bridge|denture|it)\\b[^.?!]*\\b${failed}\\b`,
  `\\b(?:filling|crown|cap|veneer|bridge|denture|plate|implant|bracket|it)(?:'?s)? (?:has )?(?:only|just|barely|didn'?t|did not|hasn'?t|never) (?:even )?last(?:ed)?\\b`,
  `\\b(?:paid|payed|spent|cost me|charged me)\\b[^.?!]*\\b${failed}\\b|\\b${failed}\\b[^.?!]*\\b(?:paid|payed|spent|cost me)\\b`,
  `\\b(?:you|yous|you guys|your dentist|dr \\w+|the dentist) (?:guys )?(?:only |just )?(?:did|put|fixed|fitted|glued|made|cemented|filled|replaced|repaired|gave)\\b[^.?!]*\\b${failed}(?: (?:out|off))? ?(?:again|already|last|this|yesterday|today|now|on|$)`,
  `\\b(?:had|got|did|fixed|fitted|put)\\b[^.?!]*\\b(?:filling|crown|cap|veneer|bridge|denture|implant)\\b[^.?!]*\\b${lately}\\b[^.?!]*\\b(?:and|but|now)\\b[^.?!]*\\b${failed}\\b`,
  `\\b(?:filling|crown|cap|veneer|bridge|denture|implant|tooth|one) (?:that |which )?(?:you|yous|they|he|she|dr \\w+|the dentist) (?:guys )?(?:did|put|fixed|fitted|made|glued|cemented)\\b[^.?!]*\\b${lately}\\b[^.?!]*\\b${failed}\\b`,
].map((source) => new RegExp(source, "i"));
/** Made elsewhere, a tooth of one's own, or what is to be a complaint and no visit. */
const otherwise =
  /\b(?:another|other|different|old|last|previous) (?:dentist|clinic|place|practice)\b|\boverseas\b|\bin (?:bali|thailand|india|china|vietnam|fiji|turkey|the philippines)\b|\b(?:baby|milk) (?:tooth|teeth)\b|\b(?:my|his|her|the|an?) (?:\w+ )?tooth (?:fell|came|was|is|broke|snapped|cracked|chipped)\b|\bcomplain\w*\b/i;

/** 'The filling fell out after a week', 'I paid 400 dollars and it came out again': sorry for it, and somebody should look at it. */
export const isBrokenWork = remembering((said): boolean => {
  const text = said.replaceAll("’", "'");
  return brokenWork.some((each) => each.test(text)) && !otherwise.test(text);
});
