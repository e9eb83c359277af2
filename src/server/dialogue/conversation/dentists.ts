import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import { remembering } from "#server/dialogue/words.ts";
import { sentencesOf } from "./phrases/answers.ts";

/** On which weekdays the clinic's notes say that a dentist works. The books know no dentists: this is all there is to go by. */
export interface Dentist {
  /** `Imelda Vance` */
  name: string;
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: readonly number[];
  /** Those of them on which the dentist comes in some weeks only; absent where there are none. */
  inTurns?: readonly number[];
  /** The clinic's own sentence, which may be spoken. */
  sentence: string;
}

/** `Dr Imelda Vance` in the clinic's notes. */
const titled = /\b(?:Dr|Doctor)\.? (\p{Lu}[\p{L}'’-]+(?: (?!\w*days?\b)\p{Lu}[\p{L}'’-]+){0,2})/gu;

/** The names of the dentists in the clinic's notes, each as the notes have it. */
export const dentistNames = ({ additionalInfo }: ClinicFacts): readonly string[] => namesIn(additionalInfo);
const namesIn = remembering((text): readonly string[] =>
  [...text.matchAll(titled)].map(([, name = ""]) => name.trim()),
);

const known = new WeakMap<ClinicFacts, readonly Dentist[]>();
/** Those whose days are told. The facts are those of the whole call, so they are read once for it. */
export function dentistsWithDays(facts: ClinicFacts): readonly Dentist[] {
  const before = known.get(facts);
  if (before) return before;
  const dentists = readDentists(facts);
  known.set(facts, dentists);
  return dentists;
}

/** A sentence that is no plain list of weekdays tells of none. */
function readDentists(facts: ClinicFacts): Dentist[] {
  return sentencesOf(facts).flatMap((sentence) => {
    const named = [...sentence.matchAll(titled)];
    if (!works.test(sentence) || notEveryWeek.test(sentence)) return [];
    let next: Pick<Dentist, "weekdays" | "inTurns"> = { weekdays: [] };
    // From the last: 'Dr Vance and Dr Lee work Mondays' tells of both.
    return named.toReversed().flatMap(({ 0: whole, 1: name = "", index }, k) => {
      const start = k === named.length - 1 ? 0 : index;
      const end = named[named.length - k]?.index ?? sentence.length;
      const isListed = /^\s*(?:,|and|&)\s*$/.test(sentence.slice(index + whole.length, end));
      const days = isListed ? next : daysIn(sentence.slice(start, end));
      next = days;
      return days.weekdays.length === 0
        ? []
        : [{ name: name.trim(), ...days, sentence: asSentence(sentence) }];
    });
  });
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const works =
  /\b(?:works?|working|(?:is|are) (?:in|here)|in on|available|sees? patients|consults?|attends?|practi[sc]es?|days)\b/i;
/** Hours and leave: of such weeks nothing can be said of a single day. */
const notEveryWeek =
  /\b(?:late|early|some|leave|holidays?|away|until|till|from (?!mon|tue|wed|thu|fri|sat|sun|\d)\w+|only children)\b/i;

/** 'Every second Friday', 'alternate Mondays', 'the first Tuesday of the month', 'Fridays, fortnightly' */
const turns =
  /\b(?:every (?:second|other|third|fourth)|alternat\w+|(?:each |every )?fortnight\w*|(?:the )?(?:first|second|third|fourth|last)|once a (?:month|fortnight)|monthly|every (?:two|three|four|2|3|4) weeks)\b/i;

function daysIn(text: string): Pick<Dentist, "weekdays" | "inTurns"> {
  const weekdays = weekdaysIn(text);
  const at = turns.exec(text)?.index;
  if (at === undefined) return { weekdays };
  const after = listedIn(text.slice(at)).filter((day) => weekdays.includes(day));
  return { weekdays, inTurns: after.length > 0 ? after : weekdays };
}

const weekday = "(mon(?!th)|tue|wed|thu|fri|sat|sun)[a-z]*";
const stretch = new RegExp(`\\b${weekday}\\s*(?:to|through|until|till|-|–|—)\\s*${weekday}`, "gi");
const single = new RegExp(`\\b${weekday}\\b`, "gi");
const notOn = /\b(?:not|never|except|but|other than|excluding|off)\b|n['’]t\b/i;
const wholeWeek = [0, 1, 2, 3, 4, 5, 6];
const workingWeek = [1, 2, 3, 4, 5];

/** 'Monday to Thursday and Saturdays', 'every day but Friday', 'does not work Wednesdays'. */
function weekdaysIn(text: string): readonly number[] {
  const at = notOn.exec(text)?.index ?? text.length;
  const [on, off] = [listedIn(text.slice(0, at)), listedIn(text.slice(at))];
  if (on.length === 0 && off.length === 0) return [];
  return (on.length > 0 ? on : wholeWeek).filter((day) => !off.includes(day));
}

function listedIn(text: string): readonly number[] {
  const isNamed = (name: string) => (each: string) => each.toLowerCase().startsWith(name.toLowerCase());
  const numberOf = (name = ""): number => weekdayNames.findIndex(isNamed(name));
  const stretches = [...text.matchAll(stretch)].flatMap(([, first, last]) => {
    const from = numberOf(first);
    return wholeWeek.slice(0, ((numberOf(last) - from + 7) % 7) + 1).map((day) => (from + day) % 7);
  });
  const singles = [...text.matchAll(single)].map(([, name]) => numberOf(name));
  const all = /\b(?:every day|seven days|daily)\b/i.test(text) ? wholeWeek : [];
  const week = /\b(?:weekdays|business days)\b/i.test(text) ? workingWeek : [];
  return [...new Set([...all, ...week, ...stretches, ...singles])];
}

export const worksOn = ({ weekdays }: Pick<Dentist, "weekdays">, date: string): boolean =>
  weekdays.includes(weekdayOf(date));

/** What stands before a dentist who is asked for: 'with Dr Vance', 'see Imelda', 'it has to be Dr Vance'. */
const asked =
  "(?:with|see|seeing|for|after|want|wants|wanted|prefer|like|love|need|have|get|be|book|under|by|to|what'?s|(?:regular|usual|normal|own) (?:dentist|doctor)(?:'s| is))";
/** Told of what was, passed on, or turned down. */
const notAsked =
  /(?:n['’]t|\b(?:not|never|except|but|than|without|avoid|saw|had|was|were|been|message|note|letter|referral|word|call|calls|rang|question|speak|talk|spoke|chat|tell|ask|thank|from))(?: \w+){0,2}\W*$/i;

/** The dentist of the notes for whom a caller asks by name; null for none, or for one whose days are not told. */
export function dentistAskedFor(facts: ClinicFacts, text: string): Dentist | null {
  const found = dentistsWithDays(facts).filter(({ name }) => isAskedFor(name, text));
  const [first] = found;
  if (!first) return null;
  const same = found.filter(({ name }) => name === first.name);
  // Two of one surname: which of them is not known.
  if (same.length < found.length) return null;
  const inTurns = same.flatMap((each) => each.inTurns ?? []);
  return {
    name: first.name,
    weekdays: [...new Set(same.flatMap(({ weekdays }) => weekdays))],
    ...(inTurns.length > 0 && { inTurns }),
    sentence: [...new Set(same.map(({ sentence }) => sentence))].join(" "),
  };
}

export function isAskedFor(name: string, text: string): boolean {
  const [first = "", ...others] = name.split(" ");
  const last = others.at(-1) ?? first;
  const said = text.toLowerCase();
  if (!said.includes(last.toLowerCase()) && !said.includes(first.toLowerCase())) return false;
  const title = "(?:dr|doctor|doc)\\.?";
  const named = `${title} (?:${first} )?${last}|${title} ${first}|${first} ${last}`;
  // A first name alone may be the patient's, unless it is seen; nobody comes 'with Vance' but to the dentist.
  const words = `${named}${others.length > 0 ? `|(?<=\\b(?:see|seeing) )${first}` : ""}|(?<=\\b(?:see|seeing|with) )${last}`;
  const alone = new RegExp(`${opening}(?:${words})\\b${withWish}`, "i");
  const free = new RegExp(`\\b(?:has|have|is|does|can|could|will|would) (?:${words})\\b${isFree}`, "i");
  if (alone.test(text) || free.test(text)) return true;
  const wished = new RegExp(`(.*\\b)${asked}\\W+${small}(?:${words})\\b`, "is");
  const before = wished.exec(text)?.[1];
  return before !== undefined && !notAsked.test(before);
}
const opening = "^(?:\\W*(?:and|um|uh|yeah|yes|ok|okay|hi|preferably|ideally|maybe)\\b)*\\W*";
/** 'Dr Vance on Friday', and not 'Dr Vance told me'. */
const withWish = "(?=\\W*(?:$|(?:on|for|this|next|at|please|if|tomorrow|today|only|again|\\w+day)\\b))";
/** 'Has Dr Vance got anything', 'can Dr Vance do Friday', and not 'does Dr Vance do implants' */
const isFree =
  "(?= (?:\\w+ ){0,2}?(?:free|available|got|have|in|working|see|fit|squeeze|take|any\\w*|do (?:(?:on|a|the|this|next) )*\\w+day)\\b)";
/** 'With, uh, only Dr Vance' */
const small = "(?:(?:it|that|this|me|us|in|be|a|the|only|either|just|uh|um)\\W+){0,3}";

const anyDentist =
  /\b(?:any ?one|any ?body|any (?:other )?(?:dentist|doctor|of them)|whoever|(?:some|any) ?(?:one|body) else|another (?:dentist|doctor)|(?:the )?other (?:dentist|doctor)|no preference)\b|(?:\bnot|n['’]t) (?:\w+ )?(?:mind|matter|care|fuss\w*) (?:\w+ )?(?:who|which (?:dentist|doctor))\b|(?:\bnot|n['’]t) (?:need to|have to|need) ?(?:be|with) (?:with )?(?:dr|doctor|him|her)\b/i;

/** 'Anyone will do', 'it doesn't have to be Dr Vance'. */
export const takesAnyDentist = (text: string): boolean => anyDentist.test(text);
