import type { Utterance, Word } from "./words.ts";

/**
 * Phrases in which rules are written, matched over words:
 * `a|b` one of, `(make|book in) an appointment` one of several word groups, `word?` may be missing,
 * `..3` up to three words of any kind, `^` and `$` the ends of the utterance, `@my` words listed below.
 * Matching has no unbounded repetition, so its time grows with the length of the utterance only.
 */
type Matcher = (words: readonly Word[], at: number) => number;

interface Node {
  /** Set when the node is one word of a list, so that lists can be joined. */
  options?: readonly string[];
  compile: (next: Matcher) => Matcher;
  /** Words one of which must be in any utterance this matches; null = cannot say. */
  needs: readonly string[] | null;
}

export interface Phrase {
  match: Matcher;
  needs: readonly string[] | null;
}

const common: ReadonlySet<string> = new Set(
  "i a an the to you we is it am are can could do does did will would have has had for of in on at my me and not that this be no with your if there get what so just or".split(
    " ",
  ),
);
const cost = (words: readonly string[] | null): number =>
  words === null
    ? Number.POSITIVE_INFINITY
    : words.reduce((sum, word) => sum + (common.has(word) ? 40 : 1), 0);

function wordsNode(options: readonly string[]): Node {
  const [only = ""] = options;
  const set = new Set(options);
  const compile = (next: Matcher): Matcher =>
    set.size === 1
      ? (words, at) => (words[at]?.word === only ? next(words, at + 1) : -1)
      : (words, at) => {
          const word = words[at];
          return word !== undefined && set.has(word.word) ? next(words, at + 1) : -1;
        };
  return { compile, needs: [...set], options: [...set] };
}

function eitherNode(given: readonly Node[]): Node {
  const singles = given.flatMap((option) => option.options ?? []);
  const groups = given.filter((option) => option.options === undefined);
  const options = singles.length > 0 ? [wordsNode(singles), ...groups] : groups;
  if (options.length === 1 && options[0]) return options[0];
  const needs: string[] = [];
  let known = true;
  for (const option of options) {
    if (option.needs === null) known = false;
    else needs.push(...option.needs);
  }
  const compile = (next: Matcher): Matcher => {
    const all = options.map((option) => option.compile(next));
    return (words, at) => {
      for (const one of all) {
        const end = one(words, at);
        if (end >= 0) return end;
      }
      return -1;
    };
  };
  return { compile, needs: known ? needs : null };
}

function sequenceNode(items: readonly Node[]): Node {
  let needs: readonly string[] | null = null;
  for (const item of items) if (cost(item.needs) < cost(needs)) needs = item.needs;
  const compile = (next: Matcher): Matcher => items.reduceRight((rest, item) => item.compile(rest), next);
  return { compile, needs };
}

function maybeNode(inner: Node): Node {
  const compile = (next: Matcher): Matcher => {
    const withIt = inner.compile(next);
    return (words, at) => {
      const end = withIt(words, at);
      return end >= 0 ? end : next(words, at);
    };
  };
  return { compile, needs: null };
}

function gapNode(most: number): Node {
  const compile =
    (next: Matcher): Matcher =>
    (words, at) => {
      const last = Math.min(at + most, words.length);
      for (let to = at; to <= last; to += 1) {
        const end = next(words, to);
        if (end >= 0) return end;
      }
      return -1;
    };
  return { compile, needs: null };
}

const startNode: Node = {
  compile: (next) => (words, at) => (at === 0 ? next(words, at) : -1),
  needs: null,
};
const endNode: Node = {
  compile: (next) => (words, at) => (at === words.length ? next(words, at) : -1),
  needs: null,
};

/** Phrases used by many rules. */
const shared: Readonly<Record<string, string>> = {
  want: "would|love|want|need|prefer|wanted|needed|hoping|looking|trying|wondering|keen|after|wish|going|calling|ringing|here",
  visit:
    "appointment|appointments|booking|bookings|reservation|reservations|visit|session|slot|spot|checkup|consultation|consult",
  my: "my|our|the|an|a|this|that|his|her|their",
};

const tokenPattern = /\.\.\d+|[()|?^$]|@\w+|[^\s()|?^$]+/g;

/** Parses a phrase; a mistake in a rule table is a mistake in the program, so it throws at load. */
export function toPhrase(source: string): Phrase {
  const tokens = source.match(tokenPattern) ?? [];
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`${why} in the phrase: ${source}`);
  };
  const parseGroup = (): Node => {
    const options = [parseSequence(true)];
    while (tokens[at] === "|") {
      at += 1;
      options.push(parseSequence(true));
    }
    if (tokens[at] !== ")") fail('")" missing');
    at += 1;
    return eitherNode(options);
  };
  const parseSequence = (inGroup: boolean): Node => {
    const items: Node[] = [];
    while (at < tokens.length && tokens[at] !== ")" && tokens[at] !== "|") {
      const item = parseAtom(inGroup);
      const isOptional = tokens[at] === "?";
      if (isOptional) at += 1;
      items.push(isOptional ? maybeNode(item) : item);
    }
    if (items.length === 0) fail("Nothing between bars");
    return items.length === 1 && items[0] ? items[0] : sequenceNode(items);
  };
  const parseAtom = (inGroup: boolean): Node => {
    const token = tokens[at] ?? "";
    at += 1;
    if (token === "^") return startNode;
    if (token === "$") return endNode;
    if (token === "(") return parseGroup();
    if (token.startsWith("..")) return gapNode(Number(token.slice(2)));
    if (token.startsWith("@")) return wordsNode(sharedWords(token.slice(1), source));
    const options = [token];
    while (!inGroup && tokens[at] === "|") {
      options.push(tokens[at + 1] ?? fail("Nothing after a bar"));
      at += 2;
    }
    return wordsNode(options);
  };
  const node = parseSequence(false);
  if (at < tokens.length) fail(`"${tokens[at]}" unexpected`);
  return { match: node.compile((_words, end) => end), needs: node.needs };
}

function sharedWords(name: string, source: string): readonly string[] {
  const words = shared[name];
  if (words === undefined) throw new Error(`No words called @${name}: ${source}`);
  return words.split("|");
}

export interface Rule<Value> {
  means: Value;
  say: readonly string[];
  /** Phrases that switch the rule off wherever they stand in the utterance. */
  unless?: readonly string[];
}

export interface Found<Value> {
  value: Value;
  /** Half-open range of words. */
  from: number;
  to: number;
}

interface Compiled<Value> {
  value: Value;
  match: Matcher;
  unless: readonly Matcher[];
  order: number;
}

/**
 * Turns a table of rules into a finder: for every phrase its first place in the utterance, in the
 * table's order. Only rules of which a needed word was said are tried.
 */
export function toFinder<Value>(
  rules: readonly Rule<Value>[],
): (utterance: Utterance) => readonly Found<Value>[] {
  const byWord = new Map<string, Compiled<Value>[]>();
  const always: Compiled<Value>[] = [];
  let order = 0;
  for (const rule of rules) {
    const unless = (rule.unless ?? []).map((source) => toPhrase(source).match);
    for (const source of rule.say) {
      const phrase = toPhrase(source);
      const compiled = { value: rule.means, match: phrase.match, unless, order };
      order += 1;
      if (phrase.needs === null) always.push(compiled);
      for (const word of new Set(phrase.needs ?? [])) {
        const list = byWord.get(word);
        if (list) list.push(compiled);
        else byWord.set(word, [compiled]);
      }
    }
  }
  return (utterance) => {
    const candidates = new Set(always);
    for (const word of utterance.set) for (const each of byWord.get(word) ?? []) candidates.add(each);
    const found: (Found<Value> & { order: number })[] = [];
    for (const candidate of candidates) {
      const place = firstPlace(candidate.match, utterance.words);
      if (place && !candidate.unless.some((match) => firstPlace(match, utterance.words)))
        found.push({ value: candidate.value, order: candidate.order, ...place });
    }
    return found.sort((a, b) => a.order - b.order);
  };
}

/** Whether the phrase can match at all, by the words it needs; saves trying it at every place. */
export function mayMatch({ needs }: Phrase, utterance: Utterance): boolean {
  return needs === null || needs.some((word) => utterance.set.has(word));
}

/** Where the phrase first matches, as a range of words. */
export function firstPlace(match: Matcher, words: readonly Word[]): { from: number; to: number } | null {
  for (let from = 0; from <= words.length; from += 1) {
    const to = match(words, from);
    if (to >= 0) return { from, to };
  }
  return null;
}
