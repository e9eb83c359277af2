/** What the clinic keeps on the caller: to be shown, used otherwise or deleted, which only the team can do. */

const data =
  "(?:data|details|information|info|records?|files?|notes|history|transcripts?|recordings?|profile|account|x-?rays?|personal \\w+|health \\w+)";
const whose = "(?:my|our|all my|all our|his|her|(?:my|our) \\w+'?s)";
const keepers = "(?:you|yous|youse|they|the clinic)(?: guys)?";
const person = "(?:me|us|him|her|my \\w+)";
const everything = "(?:everything|anything|whatever|what|all)";

const asked: readonly RegExp[] = [
  `\\b(?:file|${data}|what) (?:do )?${keepers} (?:have|hold|keep|store|got|'?ve got) (?:\\w+ )?(?:on|about|of) ${person}\\b`,
  "\\bprivacy (?:act|principles?|policy|request|complaint|officer|law)\\b",
  `\\b(?:access|see|view) (?:to )?(?:all )?(?:of )?(?:my|our) (?:own )?(?:\\w+ )?${data}\\b`,
  `\\b(?:what|how) (?:do|will|would|are) (?:you|they|yous)(?: guys)?(?: going to| gonna)? (?:do|doing|use|using|store|storing|keep|handle|protect) (?:with )?(?:my|our|all (?:my|our)|the) (?:\\w+ )?${data}\\b`,
  `\\bwho (?:else )?(?:sees?|can see|gets?(?: to see)?|looks? at|has access to|reads?) (?:my|our|all (?:my|our)) (?:\\w+ )?${data}\\b`,
  `\\b(?:share|sell|sold|shared|pass on|give out) (?:my|our) (?:\\w+ )?${data}\\b`,
].map((source) => new RegExp(source, "i"));

const erase =
  "(?:delet(?:e|es|ed|ing)|eras(?:e|ed|ing)|wip(?:e|ed|ing)|destroy(?:ed|ing)?|purg(?:e|ed|ing)|shred(?:ded|ding)?|get rid of|got rid of)";
const takeOut = `(?:${erase}|remov(?:e|ed|ing)|clear(?:ed|ing)?|tak(?:e|en|ing))`;
const books =
  "(?:(?:your|the|that|their) )?(?:\\w+ )?(?:systems?|computers?|database|records?|files?|books|servers?)";
const kept = `(?:(?:all )?(?:of )?(?:${whose}|the|any|all|all the) (?:\\w+ )?${data}|(?:all )?(?:of )?it all)`;

const erasure: readonly RegExp[] = [
  // 'Delete my data', 'can you wipe all my details', 'get rid of the notes you have on me'
  `\\b${erase} (?:all )?(?:of )?(?:${whose}|the|any) (?:\\w+ ){0,2}?${data}\\b(?! (?:off|from) (?:the|my) (?:card|phone)\\b)`,
  `\\b${erase} ${everything} (?:of (?:it|that|this) )?(?:(?:that )?${keepers}(?:'?ve)? (?:have|hold|keep|got|store|know)(?: got)?|(?:on|about)) (?:\\w+ )?(?:${person}|(?:on|about) ${person})\\b`,
  // 'I want my records erased', 'how do I get my details removed from your system'
  `\\b(?:want|need|like|have|get|getting|having|wish|should|be|is|are|was|were) (?:(?:all )?(?:of )?${whose} (?:\\w+ )?${data}) (?:to be |all |be |been |completely |permanently |fully )*${erase}`,
  `\\b${whose} (?:\\w+ )?${data} (?:should|must|can|could|needs? to|has to|have to) (?:all )?be ${erase}`,
  `\\b${kept} (?:to be |all |be |been |completely |permanently )*${takeOut} (?:off|from|out of) ${books}\\b`,
  `\\b${takeOut} ${kept} (?:off|from|out of) ${books}\\b`,
  `\\b${erase} ${person} (?:off|from|out of) ${books}\\b`,
  `\\b(?:deletion|erasure|removal|destruction) of (?:all )?(?:of )?(?:${whose}|the|any) (?:\\w+ ){0,2}?${data}\\b|\\bright to be forgotten\\b`,
].map((source) => new RegExp(source, "i"));
/** 'Can you delete it', where nothing else was talked about that could be. */
const erasureOfIt =
  /^\W*(?:(?:and|so|ok|okay|well|then|but|please|um|uh|oh|no|yes|yeah|hi|hello|can|could|would|will|you|i|i'?d|want|like|need|to|have|just|all|of|go|ahead)\W+)*(?:delete|erase|wipe) (?:all (?:of )?)?(?:it|that|this|them|those|everything|the lot)(?: all)?\W*(?:(?:please|then|now|for me|afterwards|after|again|thanks|from (?:your|the) \w+)\b\W*)*$/i;
/** What is put off or taken out of a mouth is no data. */
const otherwise = /\b(?:appointments?|bookings?|visit|slot|reminders?|tooth|teeth|stain\w*|plaque)\b/i;

/** 'Please delete my data', 'I want my records erased' */
export const wantsErasure = (text: string): boolean => {
  const words = text.replaceAll("’", "'");
  return erasure.some((each) => each.test(words)) && !otherwise.test(words);
};
export const wantsErasureOfIt = (text: string): boolean => erasureOfIt.test(text.replaceAll("’", "'"));

export const isOfOwnData = (text: string): boolean =>
  asked.some((each) => each.test(text)) || wantsErasure(text);
