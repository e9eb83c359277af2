import { toFinder } from "../../phrase.ts";
import type { Utterance } from "../../words.ts";
import type { Happening } from "../acts/of-danger.ts";
import { asksWhenItIs } from "../asked/question-form.ts";
import { type Found, sure, unsure, wholeSpan } from "../found.ts";

/**
 * When, or in whose story, what a clause tells happens: now, at another time, again and again, or to people whom somebody read of.
 * One reading for every kind of danger: what is of another time is news for whoever treats them, and no danger of now.
 */
const person = "(i|he|she|they|we|you)";
/** Nobody whom the caller rings for. */
const afar =
  "(neighbour|neighbours|friend|friends|workmate|workmates|colleague|colleagues|aunt|aunty|uncle|cousin|lady|lass|bloke|fella|woman|guy|somebody|someone|girl at work|boss)";
const childhood =
  "(kid|child|girl|boy|baby|teenager|toddler|little|young|younger|small|school|uni|expecting|pregnant|carrying)";
interface Told {
  of: Happening;
  /** So much so that no word beside it is a danger of now. */
  isSurely: boolean;
}
const surely = (of: Happening): Told => ({ of, isSurely: true });
const perhaps = (of: Happening): Told => ({ of, isSurely: false });

const find = toFinder<Told>([
  {
    means: surely("another_time"),
    say: [
      "(years|year|decades|ages|yonks|donkeys) (ago|back|before|earlier)",
      "(years|decades|ages|yonks) and (years|decades|ages|yonks)",
      `(when|as|while) ${person} (was|were) ..4 ${childhood}`,
      `(when|as|while) ${person} (was|were) ..1 (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty)`,
      "(as|since) (a|being) ..1 (kid|child|girl|boy|baby|teenager|toddler|young)",
      "(in|since|from) ..1 (childhood|teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)",
      "(last|that) (year|summer|winter|spring|autumn)",
      "long (time|while) (ago|back)",
      "(in the past|history of|back in the day)",
    ],
  },
  {
    means: perhaps("another_time"),
    say: [
      "(months|weeks) (ago|back)",
      "back (when|then)",
      "(used to|once before|previously|the other time|another time|time before)",
      "(last|first|other) time (i|he|she|we|they)",
      "(it|that|this) was (then|before|once) ..3",
      "ages ago",
    ],
  },
  {
    means: surely("habit"),
    say: [
      "(am|is|are) ..1 allergic to",
      "(have|has|got) ..3 (allergy|allergies)",
      "(brings|bring) (me|him|her|them|us) ..1 (up|out)",
      "i (come|break) (up|out) in",
      "(he|she|it) (comes|breaks) (up|out) in",
      "i (swell|puff|blow) up (with|from|when|if)",
      "(he|she) (swells|puffs|blows) up (with|from|when|if)",
      "i ..1 react (to|badly)",
      "(he|she|it) ..1 reacts (to|badly)",
      "(gives|makes) (me|him|her|them) ..3 (rash|hives|itch|itchy|swell|spots|welts|blotchy)",
    ],
  },
  { means: perhaps("habit"), say: ["(whenever|every time|each time|any time|anytime|usually|normally)"] },
  {
    // What befell somebody else while they were treated.
    means: perhaps("story"),
    say: [
      `${afar} ..5 (had|got|went|having|getting|went in) ..6 (op|operation|surgery|procedure|cataract|cataracts|anaesthetic|sedation|extraction|implant|implants|filling|root canal|theatre|dentist|hospital|tooth|teeth|done)`,
    ],
  },
  {
    means: perhaps("story"),
    say: [
      "(read|heard|saw|watched|googled) ..4 (about|somewhere|online|that|of|on|people|somebody|someone)",
      "(does|can|could|will|would|do) ..2 (that|it|this|people|they) ..2 (happen|normal|common|die|often|usually)",
    ],
  },
]);

/** What speaks of now, however much of another time stands beside it. */
const findNow = toFinder<true>([
  {
    means: true,
    say: [
      "(now|today|tonight|currently|again|still|atm|already|suddenly)",
      "this (morning|arvo|afternoon|evening|week|hour|minute)",
      "last (night|hour|minute)",
      "yesterday",
      "at the moment",
      "since (this|last|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
      "(has|have|is|i|he|she|we|they|it) just",
      "(minutes|minute|hour|hours|days) ago",
      "(an|half|couple) ..3 (hour|hours) ago",
      "(is|am|are) ..2 (swelling|bleeding|choking|struggling|vomiting|spreading|closing|gasping|itching|burning|wheezing)",
      "(have|has|is) ..1 (come|broken|blown|puffed|swollen) ..1 (up|out)",
      "(can not|cannot) ..1 (breathe|swallow|talk|stop|see|wake|feel|move)",
    ],
    unless: [
      "not ..2 (now|today|tonight|currently|again|at the moment)",
      "(fine|okay|ok|alright|good|well|better|right) (now|again)",
      "(now|then) (and|days)",
      "(let|tell|telling|know|letting) ..3 (now|today)",
      "just (saying|telling|so|wanted|want|need|ringing|calling|thought)",
    ],
  },
]);

const years = /^(?:19\d\d|20[0-2]\d)$/;
const beforeYear: ReadonlySet<string> = new Set(["in", "since", "of", "back", "around"]);

const isYearTold = ({ words }: Utterance): boolean =>
  words.some(({ word }, at) => years.test(word) && beforeYear.has(words[at - 1]?.word ?? ""));

/** What was taken, given or eaten, in a clause of its own: an allergy that is told beside it is of now. */
const taken: ReadonlySet<string> = new Set(
  "taken took had ate eaten given gave swallowed stung bitten started used licked".split(" "),
);

/** 'What was the time again' tells of nothing. */
const isOfNow = (part: Utterance): boolean => findNow(part).length > 0 && !asksWhenItIs(part);
/** 'That was years ago' is said of what was told before it. */
const pointsBack = ({ words }: Utterance): boolean =>
  words.some(({ word }, at) => backWords.has(word) && was.has(words[at + 1]?.word ?? ""));
const backWords: ReadonlySet<string> = new Set(["that", "it", "this", "those"]);
const was: ReadonlySet<string> = new Set(["was", "were", "is"]);

/** 'My chest is tight, as it was last year': another time is named, and now is told. */
const isToldNow = (part: Utterance): boolean =>
  !pointsBack(part) &&
  part.words.some(({ word }, at) => verbsOfNow.has(word) && !saying.has(part.words[at + 1]?.word ?? ""));
const verbsOfNow: ReadonlySet<string> = new Set("am is are can cannot keeps keep feels feel".split(" "));
const saying: ReadonlySet<string> = new Set("just only saying telling".split(" "));

interface Part extends Partial<Told> {
  part: Utterance;
}

/** 'It's all gone now', said of what was of last week. */
const findCleared = toFinder<true>([
  {
    means: true,
    say: [
      "(all|completely|totally|has|have|is|it) ..2 (gone|cleared|healed|settled|better|resolved|finished|over)",
      "(cleared|healed|settled|calmed|died) (up|down|right)",
      "(went|gone|come|came) (away|down|good)",
      "(is|am|are) ..1 (fine|okay|ok|alright|good|well|better|right) (now|again)",
      "(fixed|sorted|treated) (it|that|him|her|me|them)",
      "(back to normal|right as rain|good as gold|good as new|no trouble since|fine (since|ever))",
    ],
    unless: [
      "(not|never|nearly|almost|mostly|hardly|barely|till|until|if|when|still|worse) ..5",
      "(tooth|crown|filling|cap) ..3 (gone|came|come)",
    ],
  },
]);
const findOfBefore = toFinder<true>([
  {
    means: true,
    say: [
      "(last|the other|other) (week|fortnight|month|year|summer|winter|christmas|easter)",
      "(week|weeks|fortnight|month|months) (ago|back|before)",
      "a while (ago|back)",
    ],
    unless: ["since ..3 (last|other|week|weeks|month|months)", "(start|started|began|begun) ..3"],
  },
]);
/** Begun before this week, and gone by their own word: it is over, whatever it was. */
function clearedUntil(parts: readonly Utterance[]): number {
  const isOfBefore = parts.some((part) => findOfBefore(part).length > 0);
  return isOfBefore ? parts.findLastIndex((part) => findCleared(part).length > 0) : -1;
}

/** Clause by clause: what goes on without a subject of its own belongs to what was told before it, as does what 'that was years ago' is said of. */
function toldIn(parts: readonly Utterance[]): readonly Part[] {
  let before: Told | null = null;
  const told = parts.map((part): Part => {
    const found = isYearTold(part) ? surely("another_time") : find(part)[0]?.value;
    const isKept = before?.of === "story" ? isOfThem(part) : before?.of === "another_time" && goesOn(part);
    const kept = isKept ? before : null;
    before = isOfNow(part) ? null : (found ?? kept);
    return { part, ...before };
  });
  const until = clearedUntil(parts);
  return told.map((each, at) => {
    const isCleared = at <= until && !isOfNow(each.part) && !isToldNow(each.part);
    if (isCleared || (at === until && pointsBack(each.part))) return { ...each, ...surely("another_time") };
    const next = told[at + 1];
    const isBack = next?.of === "another_time" && pointsBack(next.part) && !isOfNow(each.part);
    return each.of === undefined && isBack && !isToldNow(each.part)
      ? { ...each, ...surely("another_time") }
      : each;
  });
}

/** The story goes on until the caller speaks of themselves, or of now. */
const isOfThem = ({ words }: Utterance): boolean =>
  !words.some(({ word }) => ofSelf.has(word) || verbsOfNow.has(word) || word === "what");
const ofSelf: ReadonlySet<string> = new Set("i me my mine we us our you".split(" "));

/** 'And came up in spots'. */
const goesOn = ({ words }: Utterance): boolean =>
  joins.has(words[0]?.word ?? "") &&
  !subjects.has(words[1]?.word ?? "") &&
  !words.some(({ word }) => verbsOfNow.has(word));
const joins: ReadonlySet<string> = new Set(["and", "then", "so", "but"]);
const subjects: ReadonlySet<string> = new Set(
  "i he she it they we you there my his her their the that this now".split(" "),
);

/**
 * When what is told happens, where that is told: now, or surely or perhaps at another time. `hasBusiness`: beside it they ask for what a
 * clinic does, and nothing about how somebody is: a story that is told with that is only one.
 */
export function readHappening(parts: readonly Utterance[], hasBusiness = false): readonly Found[] {
  const told = toldIn(parts);
  const isTaken = told.some(
    ({ part, of }) => of === undefined && part.words.some(({ word }) => taken.has(word)),
  );
  return told.flatMap(({ part, of, isSurely = false }): readonly Found[] => {
    const found = (when: Happening, isSure: boolean): readonly Found[] => [
      {
        act: { kind: "happens", when, ...(pointsBack(part) && { isBack: true as const }) },
        span: wholeSpan(part),
        certainty: isSure ? sure : unsure,
      },
    ];
    if (of === undefined) return isOfNow(part) ? found("now", true) : [];
    if (of === "habit" && isTaken) return [];
    if (of === "story") return found(of, hasBusiness && !isOfNow(part));
    return found(of, isSurely && !(of === "another_time" && isToldNow(part)));
  });
}
