/**
 * Finds regular expressions whose time doubles with every further word: a loop that can read the same text in two ways and
 * come back to where it was (exponential ambiguity of the automaton: Weideman, van der Merwe, Berglund and Watson,
 * "Analyzing Matching Time Behavior of Backtracking Regular Expression Matchers", 2016).
 *
 * The pattern becomes a graph of the places in it that take a character. Two walks over it that take the same characters
 * from one place back to that place, and differ in between, are what is looked for. Word boundaries are kept to; what a
 * lookaround forbids is not, so it may find fault where there is none, and never the other way round. Loops of more than a
 * few rounds count as endless.
 */
export function findAmbiguity(pattern: RegExp): string | null {
  // A loop over single characters goes one way.
  if (!/\)(?:[*+]|\{\d+,\d*\})/.test(pattern.source)) return null;
  const { root, looks } = parse(pattern);
  for (const each of [root, ...looks]) {
    const found = ambiguityOf(each, pattern);
    if (found !== null) return found;
  }
  return null;
}

type Node =
  | { kind: "char"; source: string }
  | { kind: "assert"; bit: number }
  | { kind: "seq" | "alt"; parts: Node[] }
  | { kind: "repeat"; part: Node; min: number; max: number };

const boundary = 1;
const noBoundary = 2;
const startOfText = 4;
const endOfText = 8;

/** Loops of more rounds are taken for endless. */
const mostRounds = 5;

const empty: Node = { kind: "seq", parts: [] };

function parse({ source }: RegExp): { root: Node; looks: Node[] } {
  const looks: Node[] = [];
  let at = 0;
  const take = (part: RegExp): string | null => {
    part.lastIndex = at;
    const found = part.exec(source);
    if (found === null) return null;
    at += found[0].length;
    return found[0];
  };
  const alternatives = (): Node => {
    const parts = [sequence()];
    while (take(/\|/y)) parts.push(sequence());
    return parts.length === 1 ? (parts[0] ?? empty) : { kind: "alt", parts };
  };
  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(repeated(atom()));
    return { kind: "seq", parts };
  };
  const repeated = (part: Node): Node => {
    const mark = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (mark === null) return part;
    const [, from = "", comma, to = ""] = /^\{(\d+)(?:(,)(\d*))?\}/.exec(mark) ?? [];
    if (mark.startsWith("{")) {
      const max = comma === undefined ? Number(from) : to === "" ? Number.POSITIVE_INFINITY : Number(to);
      return { kind: "repeat", part, min: Number(from), max };
    }
    const max = mark.startsWith("?") ? 1 : Number.POSITIVE_INFINITY;
    return { kind: "repeat", part, min: mark.startsWith("+") ? 1 : 0, max };
  };
  const atom = (): Node => {
    if (take(/\(\?<?[=!]/y)) {
      looks.push(group());
      return empty;
    }
    if (take(/\((?:\?:|\?<\w+>)?/y)) return group();
    if (take(/\^/y)) return { kind: "assert", bit: startOfText };
    if (take(/\$/y)) return { kind: "assert", bit: endOfText };
    if (take(/\\b/y)) return { kind: "assert", bit: boundary };
    if (take(/\\B/y)) return { kind: "assert", bit: noBoundary };
    // Repeats what a group took: no choice of its own.
    if (take(/\\(?:[1-9]\d*|k<\w+>)/y)) return empty;
    const char = take(
      /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[]/isy,
    );
    if (char === null) throw new Error(`Not a pattern that is understood here, at ${at}: ${source}`);
    return { kind: "char", source: char };
  };
  const group = (): Node => {
    const inside = alternatives();
    if (!take(/\)/y)) throw new Error(`A group without end: ${source}`);
    return inside;
  };
  return { root: alternatives(), looks };
}

/** Every sign of a keyboard, and those that callers' words bring besides. */
const alphabet = [
  ..."\t\n ",
  ...Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)),
  ..."’‘“”–…é´ß\u00a0\u0301",
];
const isWordChar = alphabet.map((char) => /\w/.test(char));

const known = new Map<string, readonly Place[]>();

/** The characters that one place takes, those of words apart from all others. */
function takenBy(source: string, flags: string): readonly Place[] {
  const id = `${flags}/${source}`;
  const before = known.get(id);
  if (before) return before;
  const test = new RegExp(`^(?:${source})$`, flags);
  const taken = [true, false].flatMap((isWord) => {
    const chars = alphabet.reduce(
      (all, char, i) => (isWordChar[i] === isWord && test.test(char) ? all | (1n << BigInt(i)) : all),
      0n,
    );
    return chars === 0n ? [] : [{ chars, isWord }];
  });
  known.set(id, taken);
  return taken;
}

/** Where one can be next, by what must hold between: how often, two standing for more. */
type Ways = Map<string, number>;
interface Place {
  chars: bigint;
  isWord: boolean;
}
interface Piece {
  first: Ways;
  last: Ways;
  /** What must hold where it takes nothing; null where it must take something. */
  empty: Ways;
}

const key = (place: number, holds: number): string => `${place},${holds}`;
const split = (way: string): [number, number] => {
  const [place = 0, holds = 0] = way.split(",").map(Number);
  return [place, holds];
};
const add = (ways: Ways, way: string, count: number): Ways =>
  ways.set(way, Math.min(2, (ways.get(way) ?? 0) + count));
const join = (...all: Ways[]): Ways => {
  const joined: Ways = new Map();
  for (const ways of all) for (const [way, count] of ways) add(joined, way, count);
  return joined;
};
const under = (ways: Ways, holds: Ways): Ways => {
  const all: Ways = new Map();
  for (const [way, count] of ways)
    for (const [held, times] of holds) {
      const [place, before] = split(way);
      add(all, key(place, before | split(held)[1]), count * times);
    }
  return all;
};
const nothing = (): Ways => new Map([[key(-1, 0), 1]]);

function ambiguityOf(root: Node, pattern: RegExp): string | null {
  const places: Place[] = [];
  const sources: string[] = [];
  const next: Map<number, number>[] = [];
  const flags = pattern.flags.replace(/[gy]/g, "");

  const link = (from: Ways, to: Ways) => {
    for (const [a, times] of from)
      for (const [b, count] of to) {
        const [p, before] = split(a);
        const [q, after] = split(b);
        if (!canFollow(p, q, before | after)) continue;
        const ways = next[p];
        ways?.set(q, Math.min(2, (ways.get(q) ?? 0) + times * count));
      }
  };
  const canFollow = (p: number, q: number, holds: number): boolean => {
    if (holds & (startOfText | endOfText) && !pattern.multiline) return false;
    const isEdge = places[p]?.isWord !== places[q]?.isWord;
    return !(holds & boundary && !isEdge) && !(holds & noBoundary && isEdge);
  };
  const build = (node: Node): Piece => {
    switch (node.kind) {
      case "char": {
        const own: Ways = new Map();
        for (const { chars, isWord } of takenBy(node.source, flags)) {
          own.set(key(places.length, 0), 1);
          places.push({ chars, isWord });
          sources.push(node.source);
          next.push(new Map());
        }
        return { first: own, last: own, empty: new Map() };
      }
      case "assert":
        return { first: new Map(), last: new Map(), empty: new Map([[key(-1, node.bit), 1]]) };
      case "alt": {
        const parts = node.parts.map(build);
        return {
          first: join(...parts.map(({ first }) => first)),
          last: join(...parts.map(({ last }) => last)),
          empty: join(...parts.map((part) => part.empty)),
        };
      }
      case "seq":
        return node.parts.map(build).reduce(follow, { first: new Map(), last: new Map(), empty: nothing() });
      case "repeat": {
        const isEndless = node.max > mostRounds;
        const needed = Math.min(node.min, mostRounds);
        let whole: Piece = { first: new Map(), last: new Map(), empty: nothing() };
        for (let i = 0; i < needed - (isEndless && needed > 0 ? 1 : 0); i++)
          whole = follow(whole, build(node.part));
        if (isEndless) {
          const loop = build(node.part);
          link(loop.last, loop.first);
          return follow(whole, needed > 0 ? loop : { ...loop, empty: nothing() });
        }
        // A round that takes nothing is none: a?b? twice is (a?b?(a?b?)?)?.
        let rest: Piece | null = null;
        for (let i = needed; i < node.max; i++) {
          const round = build(node.part);
          const inner: Piece = rest ? follow(round, rest) : round;
          rest = { ...inner, empty: nothing() };
        }
        return rest ? follow(whole, rest) : whole;
      }
    }
  };
  const follow = (a: Piece, b: Piece): Piece => {
    link(a.last, b.first);
    return {
      first: join(a.first, under(b.first, a.empty)),
      last: join(b.last, under(a.last, b.empty)),
      empty: under(a.empty, b.empty),
    };
  };
  build(root);
  return findTwoWays(places, next, sources);
}

/** A pair of places that can be come to from one place, and left for it again, by the same characters. */
function findTwoWays(
  places: readonly Place[],
  next: readonly ReadonlyMap<number, number>[],
  sources: readonly string[],
): string | null {
  const loopOf = loopsIn(places.length, (p) => [...(next[p]?.keys() ?? [])]);
  const inLoop = next.map((ways, p) => [...ways].filter(([q]) => loopOf[q] === loopOf[p]));
  for (const [p, ways] of inLoop.entries())
    if (ways.some(([q, count]) => count > 1 && (q !== p || ways.length > 0))) {
      const [q = 0] = ways.find(([, count]) => count > 1) ?? [];
      return `two ways from ${sources[p]} to ${sources[q]}`;
    }
  // Only pairs that can be come to from one place matter.
  const size = places.length;
  const seen = new Map<number, number>();
  const pairs: [number, number][] = [];
  const visit = (p: number, q: number): number => {
    const id = p * size + q;
    const known = seen.get(id);
    if (known !== undefined) return known;
    seen.set(id, pairs.length);
    return pairs.push([p, q]) - 1;
  };
  for (const [p, ways] of inLoop.entries()) if (ways.length > 0) visit(p, p);
  const onward: number[][] = [];
  for (let i = 0; i < pairs.length; i++) {
    const [p, q] = pairs[i] ?? [0, 0];
    const to: number[] = [];
    for (const [a] of inLoop[p] ?? [])
      for (const [b] of inLoop[q] ?? [])
        if (((places[a]?.chars ?? 0n) & (places[b]?.chars ?? 0n)) !== 0n) to.push(visit(a, b));
    onward.push(to);
  }
  const component = loopsIn(pairs.length, (i) => onward[i] ?? []);
  const straight = new Set(pairs.flatMap(([p, q], i) => (p === q ? [component[i]] : [])));
  const apart = pairs.findIndex(([p, q], i) => p !== q && straight.has(component[i]));
  if (apart < 0) return null;
  const [p, q] = pairs[apart] ?? [0, 0];
  return `at once at ${around(sources, p)} and ${around(sources, q)}`;
}

const around = (sources: readonly string[], at: number): string =>
  `${sources.slice(Math.max(0, at - 6), at).join("")}»${sources[at]}«${sources.slice(at + 1, at + 5).join("")}`;

/** The strongly connected component of each node (Tarjan, without recursion). */
function loopsIn(count: number, onward: (node: number) => readonly number[]): number[] {
  const order = new Array<number>(count).fill(-1);
  const low = new Array<number>(count).fill(0);
  const component = new Array<number>(count).fill(-1);
  const stack: number[] = [];
  let clock = 0;
  let components = 0;
  for (let start = 0; start < count; start++) {
    if (order[start] !== -1) continue;
    const work: { node: number; to: readonly number[]; at: number }[] = [];
    const enter = (node: number) => {
      order[node] = low[node] = clock++;
      stack.push(node);
      work.push({ node, to: onward(node), at: 0 });
    };
    enter(start);
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const to = top.to[top.at++];
      if (to !== undefined) {
        if (order[to] === -1) enter(to);
        else if (component[to] === -1) low[top.node] = Math.min(low[top.node] ?? 0, order[to] ?? 0);
        continue;
      }
      work.pop();
      const parent = work.at(-1);
      if (parent) low[parent.node] = Math.min(low[parent.node] ?? 0, low[top.node] ?? 0);
      if (low[top.node] !== order[top.node]) continue;
      for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
        component[node] = components;
        if (node === top.node) break;
      }
      components++;
    }
  }
  return component;
}
