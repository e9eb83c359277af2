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
const liked = "(?:prefer\\w*|ideally|best|better|ideal|rather|love|favourite|first choice)";
/** 'Preferably the last but the first is ok too', 'Wednesday would be best but Monday's ok' */
const madeDoWith =
  /^(.+?),? (?:but|though|although)\W+.*\b(?:(?:is|are|['’]?s|['’]d be|would be|will be) (?:also )?(?:ok|okay|fine|alright|all right|good|possible)|(?:would|['’]?ll|will|could) (?:also )?(?:do|work|suit))(?: (?:too|as well|if need be|at a pinch))*\W*$/i;
const isLiked = new RegExp(
  `^(?=.*\\b${liked}\\b)(?!.*(?:\\bnot\\b|n['’]t\\b|\\bno\\b|\\btoo\\b|\\bthan\\b))`,
  "i",
);
const preferred = (text: string): string | undefined => {
  const head = madeDoWith.exec(text)?.[1];
  return head !== undefined && isLiked.test(head) ? head : undefined;
};
/** 'What about Friday first' */
const dayFirst = /^(.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day) first\W*$/i;
/** 'The Monday unless Tuesday has an afternoon one' */
const unlessDay =
  /\bunless ((?:the )?(?:\w+day|\w+(?:st|nd|rd|th)|tomorrow)\b(?: (?:morning|afternoon|arvo))?)(?:['’]s| is| has| have)(?: got)? (?:(?:something|anything|an?|any|one) ?)?(?:(?:free|open|available|possible)\b ?)?(.*?)(?: (?:one|spot|slot|time|appointment))?\W*$/i;
/** 'If not the first one, then the last' */
const ifNotThen = /^\W*(?:(?:um|uh|ok|okay|so|well|maybe)\W+)*if not (.+?),? then \w/i;

const isThere = "(?:there(?:['’]?s| is| are)|(?:you|they)(?:['’]?ve| have)?(?: got| have)?)";
const noTime =
  "(?:nothing|none|not anything|no (?:(?:free|other) )?(?:times?|spots?|slots?|appointments?|openings?|room|luck))";
const someTime =
  "(?:something|anything|(?:an?|any|one) ?(?:(?:free|other) )?(?:times?|spots?|slots?|appointments?|openings?)?|room)";
const open = "(?:(?: else)? (?:free|available|left|going|open|at all|for me|for us))*";
const untilNext =
  "(\\w+(?:['’]\\w*)?(?: \\w+(?:['’]\\w*)?)*?)(?=\\W*$|[,.;]| then\\b| (?:i|we)(?:['’]?ll|['’]?d| will| can)?\\b| the (?:\\w+ )?(?:one|first|second|third|last|other)\\b)";
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
  const [, day, ofDay = ""] = unlessDay.exec(text) ?? [];
  if (day !== undefined) return `anything ${day} ${ofDay}`.trim();
  const found = ifNotThen.exec(text) ?? orElse.exec(text) ?? dayFirst.exec(text);
  return (found?.[1] ?? preferred(text))?.trim() ?? null;
}
