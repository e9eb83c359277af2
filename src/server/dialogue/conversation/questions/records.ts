/** 'Can you get my X-rays from my old dentist': the papers are asked about, and no X-ray is wished for. */
export const asksOfRecords = (text: string): boolean => asked.test(text) || toBring.test(text);

const papers = "(?:x-?rays?|records?|files?|history|notes|scans?|films?)";
const before = "(?:old|last|previous|other|former|usual) (?:dentist|dentists|clinic|practice|place|surgery)";
const asked = new RegExp(
  `\\b(?:can|could|do|does|will|would|how|is|should)\\b[^.?!]*\\b${papers}\\b[^.?!]*\\bfrom (?:\\w+ )?${before}\\b`,
  "i",
);
/** 'Do I need to bring my X-rays' */
const toBring = new RegExp(
  `\\b(?:do|does|should|shall|must|can|could|will|would) (?:i|we|he|she|they|my \\w+)\\b[^.?!]*\\bbring\\b[^.?!]*\\b${papers}\\b`,
  "i",
);
