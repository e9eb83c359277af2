import type { Span } from "./found.ts";

const leadIns = /\b(?:one|another|just one|a) (?:last|final|more|other|quick) (?:thing|question|one)\b/gi;

/** 'Yeah morning, it's Brendan here': a greeting, and no part of the day. */
const greeting =
  /^\W*(?:(?:yeah|yep|hi|hello|hey|oh|um|uh|ah|good|g['’]?day|and)\W+)*(?:morning|afternoon|evening)(?=\W+(?:it['’]?s|this is|my name|the name|i['’]?m|just|mate|love|there|how|to you|all|team|folks)\b)/gi;

/** 'One last thing' leads over to what is said next, and is no hour of the day. */
export const leadInSpans = (text: string): readonly Span[] =>
  [...text.matchAll(leadIns), ...text.matchAll(greeting)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
