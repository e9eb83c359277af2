import { follows, type Line, phraseAt, phrases, token, word, wordSet, wordsBetween } from "../line.ts";
import { isTimeLike, type QualifiedMention } from "../qualified-mention.ts";
import { weekdays } from "../vocabulary.ts";

/** Being there, in every way that callers say it. */
const attending =
  "be able to make it,be able to get in,be able to come in,be able to come,be able to do,make it in,get in to see you,get to you,get in,get there,get away,get off,get out,come in,come by,be there,be in,manage".split(
    ",",
  );
const unable = [
  "cant",
  "cannot",
  "can not",
  "couldnt",
  "could not",
  "wouldnt",
  "would not",
  "wont",
  "will not",
];
const unableToAttend = unable
  .concat("not able to", "unable to")
  .flatMap((cannot) => attending.flatMap((each) => [`${cannot} ${each} on`, `${cannot} ${each}`]));

/** What stands right before a day or time that is ruled out. The longest come first. */
const refusals = phrases(
  [
    ...unableToAttend,
    "wont be available|will not be available|isnt available|unavailable|not available on|not available|not free on|not free|not able to do|not able to come",
    "no can do|no can come|no can make|not can do|not can come|cant do|cant make it on|cant make it|cant make|cant come on|cant come|cant be on|cant be|cannot be on|cannot be|wont be on|cant on|can not do|cannot do|cannot make it on|cannot make it|cannot make|cannot come on|cannot",
    "dont do|dont want|do not want|dont like|anything but|anything except|any day but|any day except|any time but|any day other than|other than|apart from|except for|except|excluding|besides|avoid|never on|never",
    "definitely not|just not|but not on|but not|not on a|not on|not in the|not in|not at|not a|not this|not|isnt|not for|barring|bar|neither|nor|every day but|everyday but|anytime but|any time except|nothing on|nothing in the|nothing in",
  ].join("|"),
);
type Phrases = readonly (readonly string[])[];

/** By their last word: whatever else ends there is not compared. */
function byLastWord(list: Phrases): ReadonlyMap<string, Phrases> {
  const ending = (last: string) => list.filter((phrase) => phrase.at(-1) === last);
  return new Map([...new Set(list.map((phrase) => phrase.at(-1) ?? ""))].map((last) => [last, ending(last)]));
}

const refusalsByLastWord = byLastWord(refusals);
const replacedBy = byLastWord(phrases("instead of|rather than|in place of|instead of the"));
const beforeRefused = phrases("is|are|was|s|really|just|at|definitely|probably|the|a|an|any|between|from");
/** What stands right after a day or time that is ruled out. */
const dislikes = phrases(
  [
    "so not then|not then|no good|not good|not great|not possible|not ideal|not an option|not so good|not convenient|not going to work|not suitable|not available",
    "isnt good|isnt great|isnt going to work|isnt possible|isnt ideal|isnt convenient|isnt an option|isnt suitable|arent good|are no good|are not good|are bad|are out",
    "doesnt work|doesnt suit|dont work|dont suit|he has school|she has school|they have school|has school|have school|has class|have class|does not work|does not suit|wont work|wont suit|wont do|will not work|would not work|wouldnt work|wouldnt suit|cant work|cant do",
    "is a bit early|is a bit late|is a bit soon|a bit early|a bit late|a bit soon|bit early|bit late|a little early|a little late|is early for|is late for|is awkward|is a bad day|is no go|is chockers",
    "no possible|is out|is bad|is hard|is tricky|is difficult|is a problem|is too early|is too late|too early|too late|is too soon|too soon|is impossible|is full|i cant|i cannot|im not free|im not available",
  ].join("|"),
);
/** 'Wednesday's out', which a recogniser writes 'Wednesdays out' as well. */
const dislikesAfterIs = dislikes.flatMap(([first, ...rest]) => (first === "is" && rest[0] ? [rest] : []));
const isContracted = (line: Line, { to }: QualifiedMention): boolean => {
  const { start, end } = token(line, to - 1);
  return /(?:['’]|day)s$/i.test(line.text.slice(start, end));
};
/** How the phrase that ends right before the mention reads, small words left out. */
function endsWith(
  line: Line,
  one: QualifiedMention,
  start: number,
  endings: ReadonlyMap<string, Phrases>,
): boolean {
  for (let end = one.from; end > start && end > one.from - 3; end--) {
    for (const phrase of endings.get(word(line, end - 1)) ?? []) {
      const at = end - phrase.length;
      if (at >= start && follows(line, at, ...phrase) && token(line, end).stop < 2) return true;
    }
    if (
      phraseAt(line, end - 1, beforeRefused) === 0 &&
      !["on", "to", "about", "in"].includes(word(line, end - 1))
    )
      return false;
  }
  return false;
}

export function isRefused(line: Line, one: QualifiedMention, start: number, end: number): boolean {
  if (isAllBut(line, one) || isLessLiked(line, one, start) || isNoneOf(line, one))
    return one.bound === "none";
  // 'No, that week I'm in Melbourne'
  if (word(line, one.from - 1) === "no" && word(line, one.from) === "that") return one.bound === "none";
  if (endsWith(line, one, start, refusalsByLastWord) && !isAskedWhyNot(line, one, start))
    return one.bound === "none";
  if (isDeniedDoing(line, one, start)) return one.bound === "none";
  // 'Not before eleven, I work nights' is ruled out already: the reason rules out no more.
  if (one.bound !== "none" && denying.has(word(line, one.from - 2))) return false;
  const disliked = isContracted(line, one) ? [...dislikes, ...dislikesAfterIs] : dislikes;
  for (let k = one.to; k < Math.min(end, one.to + 3); k++) {
    // 'Tuesday, I can't get there before ten' rules out no Tuesday.
    const isOfHours = word(line, k) === "i" && ["before", "till", "until"].includes(word(line, end - 1));
    if (phraseAt(line, k, disliked) > 0) return !isOfHours && !(k === one.to && isAskedIf(line, one, k));
    if (
      ![
        "is",
        "s",
        "are",
        "just",
        "really",
        "im",
        "i",
        "am",
        "afraid",
        "unfortunately",
        "at",
        "all",
        "probably",
        "right",
        "a",
        "bit",
      ].includes(word(line, k)) &&
      !pointsBack(line, k)
    )
      return false;
  }
  return false;
}

/** 'Don't ring me in the mornings', 'I'd rather not come on a Friday': what is not to be done then. */
function isDeniedDoing(line: Line, one: QualifiedMention, start: number): boolean {
  let verbs = 0;
  for (let k = one.from - 1; k >= Math.max(start, one.from - mostOfDoing); k--) {
    if (token(line, k + 1).stop > 0) return false;
    if (denials.has(word(line, k))) return verbs > 0 && !asksWhether.has(word(line, k - 1));
    if (doing.has(word(line, k))) verbs++;
    else if (!besideDoing.has(word(line, k)) && !isWhom(line, k)) return false;
  }
  return false;
}
const mostOfDoing = 7;
/** 'Don't ring Owen Friday', and not 'don't ring about Friday'. */
const isWhom = (line: Line, k: number): boolean =>
  reaching.has(word(line, k - 1)) && !leadsElse.has(word(line, k));
const reaching = wordSet("ring ringing call calling phone phoning text texting contact reach");
const leadsElse = wordSet("about for if when because and but so until till before after or to than");
const denials = wordSet("not dont never cant cannot wont nobody");
const asksWhether = wordSet("why if whether or could can would");
/** 'Not a time in the morning' is as good as 'don't come'. */
const doing = wordSet(
  "want time times slot appointment one ring ringing call calling phone phoning contact reach come coming get do be try trying book",
);
const besideDoing = wordSet("me us in up back please to on at of a an the ever it for anything really");

/** 'Is ten too early', 'nine, or is that too late': an hour that is asked about is neither chosen nor ruled out. */
export function isDoubted(line: Line, one: QualifiedMention, end: number): boolean {
  if (!isTimeLike(one)) return false;
  if (isAskedIf(line, one, one.to) && isDisliked(line, one)) return true;
  const behind = wordsBetween(line, one.to, Math.min(end, one.to + doubtedWithin));
  const verb = behind.findIndex((each, k) => asking.has(each) && meant.has(behind[k + 1] ?? ""));
  return (
    verb >= 0 &&
    behind.some(
      (each, k) => k > verb + 2 && unfit.has(each) && ["too", "bit", "little"].includes(behind[k - 1] ?? ""),
    )
  );
}
const doubtedWithin = 9;
const meant = wordSet("that it this");
const unfit = wordSet("late early soon tight");

/** 'Is ten too early', 'would Friday be no good': the verb stands before it, and nothing behind. */
function isAskedIf(line: Line, { from }: QualifiedMention, at: number): boolean {
  const verb = articles.has(word(line, from - 1)) ? from - 2 : from - 1;
  const isFirst = verb === 0 || token(line, verb).stop > 0 || openers.has(word(line, verb - 1));
  return asking.has(word(line, verb)) && isFirst && !["is", "are", "s"].includes(word(line, at));
}
const asking = wordSet("is isnt would wouldnt will are");
const openers = wordSet("and but or so well okay ok hm oh um yeah no");

/** 'Tuesdays and Thursdays, so those are out' */
const pointsBack = (line: Line, k: number): boolean =>
  (["those", "they", "that", "thats", "theyre"].includes(word(line, k)) &&
    ["so", "and"].includes(word(line, k - 1))) ||
  (["so", "and"].includes(word(line, k)) &&
    ["those", "they", "that", "thats", "theyre"].includes(word(line, k + 1)));

const denying = wordSet("not nothing never dont cant cannot");

const articles = new Set(["a", "an", "the", "on", "in", "at", "my", "any", "not"]);

/** The last word before the mention that is no article. */
function wordBefore(line: Line, one: QualifiedMention): number {
  let k = one.from - 1;
  while (k > one.from - 4 && articles.has(word(line, k))) k--;
  return k;
}

const wholes = wordSet(
  "day days time times weekday weekdays morning mornings afternoon afternoons arvo arvos evening evenings night nights week anything anytime whenever everyday everything",
);

const wholeDays = wordSet("day days weekday weekdays everyday week");

/** 'Next week, but towards the end' */
const partly = wordSet(
  "towards toward nearer closer early earlier late later end start beginning middle mid back tail",
);

/** 'Any morning but Tuesdays', 'every day but a Friday': of the whole, these are left out. */
function isAllBut(line: Line, one: QualifiedMention): boolean {
  const but = wordBefore(line, one);
  // 'The same time but on the Wednesday'
  if (word(line, but - 2) === "same" || partly.has(word(line, one.from))) return false;
  // 'Any day, but mornings': a part of the day is left out of no days.
  const isPartOfDays = isTimeLike(one) && wholeDays.has(word(line, but - 1));
  const isWhole =
    (wholes.has(word(line, but - 1)) && !isPartOfDays) ||
    (weekdays.has(word(line, but - 1)) && ["any", "every"].includes(word(line, but - 2)));
  return ["but", "except", "bar", "save"].includes(word(line, but)) && isWhole;
}

/** So far back stands what is liked better. */
const comparedWithin = 9;

/** 'I'd rather come in the morning than the arvo', 'I prefer Tuesday over Wednesday': the second is not wished for. */
function isLessLiked(line: Line, one: QualifiedMention, start: number): boolean {
  const than = wordBefore(line, one);
  const isOver = word(line, than) === "over" || word(line, than) === "to";
  if ((!isOver && word(line, than) !== "than") || than < start) return false;
  const liking = isOver ? ["prefer", "preferred"] : ["rather", "better", "prefer", "easier", "sooner"];
  // 'Earlier than nine', 'sooner than Friday' are the ends of a stretch.
  if (["earlier", "later", "sooner", "rather"].includes(word(line, than - 1))) return false;
  return line.tokens.slice(Math.max(0, than - comparedWithin), than).some((t) => liking.includes(t.word));
}

/** 'No Tuesdays please'; 'no, Tuesday's better' and 'no Tuesday' correct. */
function isNoneOf(line: Line, one: QualifiedMention): boolean {
  if (word(line, one.from - 1) !== "no" || token(line, one.from).stop > 0) return false;
  const { start, end } = token(line, one.to - 1);
  const isPlural = /^[a-z]*(?:day|morning|afternoon|arvo|evening|weekend)s$/i.test(
    line.text.slice(start, end),
  );
  return (
    isPlural && (token(line, one.to).stop > 0 || ["", "or", "and", "thanks"].includes(word(line, one.to)))
  );
}

/** 'Wednesday, why Wednesday?' is no wish for it. */
export const isAskedWhy = (line: Line, one: QualifiedMention): boolean =>
  word(line, wordBefore(line, one)) === "why" && !articles.has(word(line, one.from - 1));

/** 'if not Tuesday then Wednesday', 'why not Tuesday' and 'is there nothing on Tuesday' want Tuesday. */
function isAskedWhyNot(line: Line, one: QualifiedMention, start: number): boolean {
  for (let k = Math.max(start, one.from - 4); k < one.from; k++)
    if (
      (word(line, k + 1) === "not" && ["if", "why", "whether", "or"].includes(word(line, k))) ||
      (word(line, k + 1) === "nothing" && isAskedFor(line, k))
    )
      return true;
  return false;
}

/** 'Is there', 'have you got', and not 'there is' or 'you have': the words that end there ask. */
const isAskedFor = (line: Line, at: number): boolean =>
  (word(line, at) === "there" && word(line, at - 1) === "is") ||
  ((word(line, at) === "got" || word(line, at) === "you") &&
    [at - 1, at - 2].some((k) => ["have", "do"].includes(word(line, k)) && word(line, k + 1) === "you"));

export const isReplacedHere = (line: Line, one: QualifiedMention, start: number) =>
  endsWith(line, one, start, replacedBy);

/** 'Monday is no good and Tuesday …': the refusal came after Monday and stops there. */
export const isVerdict = (line: Line, one: QualifiedMention) =>
  isDisliked(line, one) || word(line, one.to) === "is";

export const isDisliked = (line: Line, { to }: QualifiedMention): boolean => phraseAt(line, to, dislikes) > 0;
