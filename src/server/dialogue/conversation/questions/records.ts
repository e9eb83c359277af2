/** 'Can you get my X-rays from my old dentist': the papers are asked about, and no X-ray is wished for. */
export const asksOfRecords = (text: string): boolean => asked.test(text);

const papers = "(?:x-?rays?|records?|files?|history|notes|scans?|films?)";
const before = "(?:old|last|previous|other|former|usual) (?:dentist|dentists|clinic|practice|place|surgery)";
const asked = new RegExp(
  `\\b(?:can|could|do|does|will|would|how|is|should)\\b[^.?!]*\\b${papers}\\b[^.?!]*\\bfrom (?:\\w+ )?${before}\\b`,
  "i",
);
