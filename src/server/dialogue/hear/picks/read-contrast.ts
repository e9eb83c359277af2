import { isSameFirstName } from "#kernel/same-first-name.ts";
import { firstNames } from "../../who/first-names.ts";
import { isRelationWord } from "../../who/relations.ts";
import { toUtterance, type Utterance } from "../../words.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { Span } from "../found.ts";
import type { Bystanders } from "../people/bystanders.ts";

/**
 * What is set against what is meant: 'not Tom's, mine', 'leave hers and cancel mine', 'the morning one stays', 'Friday's instead
 * of Monday's'. Each side is read by itself, so that nobody's visit is touched for having been named.
 */

/** At these a visit or somebody may be set against another; elsewhere 'not Friday' is a wish. */
const contrasting: ReadonlySet<PromptKind> = new Set([
  "open",
  "anything_else",
  "read_back",
  "which_visit",
  "whose",
  "shall_i",
]);

/** What follows is let be. */
const opener =
  /\b(?:not(?= (?:the|my|me|his|hers?|their|our|mine|that|this|those|on|for|in|at|\p{L}+['’]s|\p{L}+day)\b)|leav(?:e|ing)|keep(?:ing)?|instead of|rather than|apart from|other than|except(?: for)?|still (?:coming|come|be coming|right|good|fine|okay|ok|on|there)(?: in)? (?:for|to)|(?:don['’]?t|do not|without|not) (?:(?:want|wanna|need|have)(?: to)? |gonna |going to )?(?:touch|cancel|chang|mov|bin|delet|scrap|drop|ditch|shift)(?:e|l?ing|ing)?)\b/giu;
/** What stands before is let be. */
const stays =
  /\b(?:(?:can|could|should|must|will|has to|is to) )?(?:stays?|staying|remains?)\b|(?:['’](?:s|re)|\b(?:is|are))? ?\bstill (?:coming|on|good|fine|going|right)\b|(?:['’]s|\b(?:is|are)) (?:all )?(?:fine|good|ok|okay|right|alright) (?:as|where|how|the way)\b|(?<=\b(?:mine|his|hers|theirs))(?:['’]s|\s+is) (?:all )?(?:fine|good|ok|okay|right|alright)\b/gi;
/** Here something else begins. */
const turn =
  /\b(?:but|and|just|only|because|so|cancel|move|change|bin|scrap|delete|put|push|drop|ditch|swap|shift|bring|reschedule|lose|i|i['’]?m|i['’]d|it['’]?s|make|please|can|could|would|sorry|no|yeah)\b|[,.;!?]/i;
const owning = /^(?:the|my|me|his|her|our|their|your|mine|hers|that|this|those|he|she|they)$|['’]s$/;
const joining = /^(?:on|at|in|for|of|with|the|my|me|his|her|our|their|your|that|this)$/;

/** What is said not to be done to a visit: 'don't touch', 'nobody's moving', 'you're not cancelling'. */
const untouched =
  "(?:(?:don['’]?t|do not|not|never|nobody['’]?s|nobody is|without) (?:(?:want|wanna|need|going|gonna|meant|trying)(?: to)? )?(?:touch|cancel|chang|mov|bin|delet|scrap|drop|ditch|shift|swap|giv)(?:e|l?ing|p?ing|t?ing)?(?: up)?)";
/** Before these nothing is let be that has no name: it is whose it is that is told. */
const ofWhose = new RegExp(
  `\\b${untouched} (?:his|hers|theirs|(?:his|her|their|my|the) (?!own\\b)\\p{L}+['’]s)(?: one)?\\b`,
  "giu",
);

/** 'Jonas is still half nine on the tenth', 'not Jonas': whoever has a visit, and what is told of them beside it. */
const nextToName = new RegExp(`\\b(?:not|forget(?: about)?|leave|${untouched}) $`);
const isLeft = /^(?:leave|don)/;
const behindName =
  /^(?:['’]?s| is)? (?:\w+ ){0,3}?(?:still|stays?|staying|can stay|remains?|(?:is|are|['’]s)? ?(?:fine|good|ok|okay|right) (?:as|where|how|the way))\b/;

/**
 * Stretches that let somebody's visit be by their name, with the day and the time that are told of it.
 * @param names first names under which visits stand, in small letters
 */
export function letBeByName(text: string, names: readonly string[]): readonly Span[] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(/[\p{L}]+/gu)].flatMap(({ 0: word, index }): readonly Span[] => {
    if (!names.some((name) => isOfName(word, name))) return [];
    const end = index + word.length;
    const behind = behindName.exec(lower.slice(end));
    if (behind) return [[index, endOf(lower, end + behind[0].length)]];
    const ahead = nextToName.exec(lower.slice(0, index));
    const owned = end + (/^['’]s\b/.exec(lower.slice(end))?.[0].length ?? 0);
    // 'Leave Leo at half past ten', and 'not Leo' by itself.
    return ahead ? [[ahead.index, isLeft.test(ahead[0]) ? endOf(lower, owned) : owned]] : [];
  });
}

/**
 * Where whoever has a visit is pointed at in the words of an introduction: 'it's just Poppy', and 'it's Poppy' beside one that is let be.
 */
export const pointedByIt = (
  text: string,
  names: readonly string[],
  isBesideLetBe: boolean,
): readonly Span[] =>
  [...text.toLowerCase().matchAll(itsSomebody)].flatMap(
    ({ 0: words, 1: only, 2: word = "", index }): readonly Span[] =>
      (only !== undefined || isBesideLetBe) && names.some((name) => isOfName(word, name))
        ? [[index + words.length - word.length, index + words.length]]
        : [],
  );
const itsSomebody = /\b(?:it|that)(?:['’]?s| is) (?:(just|only) )?(?:for )?(\p{L}+)/gu;

/** By another form of it ('Des', of Desmond's), and 'Keiths' as 'Keith's' is written down. */
export const isOfName = (word: string, name: string): boolean =>
  word === name ||
  word === `${name}s` ||
  (firstNames.has(word) && isSameFirstName(word, name)) ||
  (word.endsWith("s") && firstNames.has(word.slice(0, -1)) && isSameFirstName(word.slice(0, -1), name));

const theirs =
  /\b(?:leav(?:e|ing)|keep(?:ing)?|touch(?:ing)?) (?:his|hers|theirs|(?:his|her|their) (?:one|own))\b/i;

/** 'Leave his alone': what stays is somebody else's. */
export const keepsTheirs = (words: string): boolean => theirs.test(words);

/** Stretches whose things are let be, in characters. */
export function keptSpans(text: string, prompt: PromptKind): readonly Span[] {
  const lower = text.toLowerCase();
  if (!contrasting.has(prompt))
    return [...lower.matchAll(ofWhose)].map(({ 0: words, index }): Span => [index, index + words.length]);
  const ahead = [...lower.matchAll(opener)].map(
    ({ 0: words, index }): Span => [index, endOf(lower, index + words.length)],
  );
  const behind = [...lower.matchAll(stays)].map(
    ({ 0: words, index }): Span => [startOf(lower, index), index + words.length],
  );
  return [...ahead, ...behind];
}

/** Up to the next turn, or to the next thing that is named: 'not Mei's | mine', 'not the early one | the late one'. */
function endOf(text: string, from: number): number {
  const rest = text.slice(from);
  const turned = turn.exec(rest)?.index ?? rest.length;
  let before: string | null = null;
  for (const { 0: word, index } of rest.slice(0, turned).matchAll(/[\p{L}\d'’]+/gu)) {
    if (before !== null && owning.test(word) && !joining.test(before)) return from + index;
    before = word;
  }
  return from + turned;
}

function startOf(text: string, to: number): number {
  const before = text.slice(0, to);
  const turns = [...before.matchAll(new RegExp(turn, "gi"))];
  const last = turns.at(-1);
  const from = last ? last.index + last[0].length : 0;
  return from + ownedFrom(before.slice(from));
}

/** The last that is named: 'Nina's to Monday at three | Theo's' can stay. */
function ownedFrom(text: string): number {
  let at = 0;
  let last = "";
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d'’]+/gu)) {
    if (owning.test(word) && !owning.test(last) && !joining.test(last)) at = index;
    last = word;
  }
  return at;
}

const ownWords = /\b(?:mine|my own(?: one)?|my one|myself|(?:it|that)(?: i|['’]?)s (?:for )?me|for me)\b/i;

const surelyOwn =
  /\b(?:mine|my own(?: one)?|my one|i(?: a|['’]?)m the (?:patient|one (?:coming|going)|person)|not (?:for )?(?:her|him|them|hers|his|theirs)(?: (?:it|that)(?: i|['’]?)s)?(?: for)? me)\b/i;
/** 'Mine', on the side that is meant: beside somebody else's, or where it was asked whose. */
export function ownSpan(text: string, kept: readonly Span[], prompt: PromptKind): Span | null {
  const isAsked = prompt === "read_back" || prompt === "which_visit" || prompt === "whose";
  const words = kept.length > 0 || isAsked ? ownWords : surelyOwn;
  const rest = blanked(text, kept);
  const found = words.exec(rest) ?? surelyOwn.exec(rest);
  return found && [found.index, found.index + found[0].length];
}

const ownVisit = /\bmy (?:appointment|booking|visit|check-?(?: )?up|clean|filling|slot)\b(?! and\b)/i;

/** 'Cancel my appointment', said where others have visits as well. */
export function ownVisitSpan(text: string, kept: readonly Span[]): Span | null {
  const found = ownVisit.exec(blanked(text, kept));
  return found && [found.index, found.index + found[0].length];
}

export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, [from, to]) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to), text);

/** Nothing but this stretch, in its place. */
export const onlyIn = ({ text }: Utterance, [from, to]: Span): Utterance =>
  toUtterance(
    blanked(text, [
      [0, from],
      [to, text.length],
    ]),
  );

export const isIn = (spans: readonly Span[], [from]: Span): boolean =>
  spans.some((span) => span[0] <= from && from < span[1]);

/** Kin who are only set against whoever is meant are told of, and not whom it is for. */
export function besideThem(bystanders: Bystanders, { words }: Utterance, kept: readonly Span[]): Bystanders {
  const set = words.filter(({ word, start, end }) => isRelationWord(word) && isIn(kept, [start, end]));
  return set.length === 0
    ? bystanders
    : {
        words: new Set([...bystanders.words, ...set.map(({ start }) => start)]),
        spans: [...bystanders.spans, ...kept],
      };
}
