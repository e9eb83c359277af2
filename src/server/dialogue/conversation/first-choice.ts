/** 'The Thursday one, or if not the first', 'only if there's nothing on Thursday': of two wishes the one that comes first. */

const gone =
  "(?:gone|taken|full|booked(?: out| up)?|not (?:free|available|possible|there)|unavailable|no good)";
const it = "(?:that|it|this|that one|they|those)";
const fallsThrough = `if (?:not|need be|you can(?:no|['’])?t|there['’]?s nothing|${it}(?:['’]?s| is| are| has)? (?:been )?${gone}|${it} (?:is|was|are|has|does|do|can|wo)n['’]?t(?: \\w+)?)`;
/** What stands between the first wish and the one that is made do with. */
const orElse = new RegExp(
  `^(.*?\\w)\\W+(?:(?:or|and|but|and then|then) )?(?:${fallsThrough}|failing that|otherwise|or else|second choice|as a backup|worst case|at a pinch|at a push)\\W+(?:(?:then|maybe|is|would be) )?\\w.*$`,
  "i",
);
/** 'If not the first one, then the last' */
const ifNotThen = /^\W*(?:(?:um|uh|ok|okay|so|well|maybe)\W+)*if not (.+?),? then \w/i;

const isThere = "(?:there(?:['’]?s| is| are)|(?:you|they)(?:['’]?ve| have)?(?: got| have)?)";
const noTime =
  "(?:nothing|none|not anything|no (?:(?:free|other) )?(?:times?|spots?|slots?|appointments?|openings?|room|luck))";
const someTime =
  "(?:something|anything|(?:an?|any|one) ?(?:(?:free|other) )?(?:times?|spots?|slots?|appointments?|openings?)?|room)";
const open = "(?:(?: else)? (?:free|available|left|going|open|at all|for me|for us))*";
const untilNext =
  "(\\w+['’]?\\w*(?: \\w+['’]?\\w*)*?)(?=\\W*$|[,.;]| then\\b| (?:i|we)(?:['’]?ll|['’]?d| will| can)?\\b| the (?:\\w+ )?(?:one|first|second|third|last|other)\\b)";
const firstOf: readonly RegExp[] = [
  new RegExp(`\\bif ${isThere} ${noTime}${open} ${untilNext}`, "i"),
  new RegExp(`\\b(?:unless|depends (?:if|whether)) ${isThere} ${someTime}${open} ${untilNext}`, "i"),
  new RegExp(`\\bonly if (\\w+(?: \\w+){0,3}?)(?:['’]?s| is| are) (?:all |really |already )?${gone}`, "i"),
];

/** The words of what is tried first; null where only one thing is wished for. */
export function firstChoiceIn(text: string): string | null {
  for (const each of firstOf) {
    const first = each.exec(text)?.[1];
    if (first !== undefined) return `anything ${first.trim()}`;
  }
  return (ifNotThen.exec(text) ?? orElse.exec(text))?.[1]?.trim() ?? null;
}
