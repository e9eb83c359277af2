/**
 * 'No, I can breathe fine', after the warning of what would be an emergency, and 'she's stopped crying': nothing is worse, and
 * no time is turned down. What may be danger is heard before this is asked.
 */
export const isWellAgain = (text: string): boolean =>
  (well.test(text) || calm.test(text)) && !doubts.test(text);

const inTheBody = "(?:breath\\w*|swallow\\w*|open (?:my|his|her|their|the) (?:mouth|eyes?))";
const well = new RegExp(
  `\\b(?:can|able to) (?:still |all |both |actually )?${inTheBody}\\b|\\b(?:breathing|swallowing) (?:is |are |and \\w+ (?:is |are )?)?(?:all )?(?:fine|good|ok|okay|alright|normal(?:ly)?)\\b|\\bno (?:trouble|problems?|issues?|difficult(?:y|ies)|troubles) (?:with )?(?:my |the )?${inTheBody}`,
  "i",
);
const doubts =
  /\b(?:but|not (?!(?:at all )?(?:crying|bleeding|screaming|sleepy|drowsy|dizzy|vomiting|confused)\b)|only|just|a bit|a little|sort of|kind of|mostly|through|fast|cannot|hardly|barely|hard|struggl\w*|harder|difficult|hurts?|when|what|which|someone|you|dentist)\b|(?:ca|wo|do|does|did|could|would)n['’]?t\b/i;
const calm =
  /\b(?:stopped|has stopped|no longer|not) (?:at all )?(?:crying|bleeding|screaming|bawling|sleepy|drowsy|dizzy|vomiting|confused)\b|\bno (?:headaches?|vomiting|dizziness)\b|\b(?:calmed|settled)(?: right)? down\b/i;
