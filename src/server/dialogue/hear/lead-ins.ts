import type { Span } from "./found.ts";

const leadIns = /\b(?:one|another|just one|a) (?:last|final|more|other|quick) (?:thing|question|one)\b/gi;

/** 'One last thing' leads over to what is said next, and is no hour of the day. */
export const leadInSpans = (text: string): readonly Span[] =>
  [...text.matchAll(leadIns)].map(({ index, 0: words }) => [index, index + words.length] as const);
