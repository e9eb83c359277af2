// How long the longest step of a conversation takes: whatever a caller says, a thread of the engine serves nobody else for as
// long. Utterances of 2,000 characters, of words that the engine's own patterns know, are made worse step by step (hill
// climbing) at every point of a call. Beside each: an ordinary utterance at the same point, in the same run.
// `npm run bench:stalls [seconds of the processor for each point, 10] [point]`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startTalk, type TalkState, talkStep } from "#server/dialogue/talk.ts";
import { warmUp } from "#server/dialogue/warm-up.ts";
import { endsWithin, linesToCallStates, stateAfter, worstKnown } from "../../tests/support/call-states.ts";
import { mondayMorning } from "../../tests/support/ledger-call.ts";
import { percentile, printTable } from "../measure.ts";
import { root, say } from "../prepare.mjs";

/** What the telephone line hands on at most. */
const longest = 2_000;
const mostMs = 50;
/** A step that goes on for longer is known to be one that never ends. */
const cutOffMs = 5_000;

/** Milliseconds of the processor, which others' work does not make more; `cutOffMs` for a step that does not end by then. */
function timeOf(state: TalkState, text: string): number {
  const before = process.cpuUsage();
  if (!endsWithin(cutOffMs, state, text)) return cutOffMs;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Words in the quotes and patterns of the engine's sources. */
function vocabulary(): string[] {
  const folder = join(root, "src", "server", "dialogue");
  const words = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/(?<!\.test)\.ts$/.test(file) || /(?:^|\/)(?:testing|learned)\//.test(file)) continue;
    const code = readFileSync(join(folder, file), "utf8").replace(
      /^import[^;]*;|\/\*[\s\S]*?\*\/|\/\/.*$/gm,
      "",
    );
    for (const [quoted] of code.matchAll(/"[^"\n]*"|`[^`]*`|\/[^/\n]{8,}\/[a-z]*/g))
      for (const [word] of quoted.matchAll(/(?<![\w\\])[a-z]+(?:'[a-z]+)?(?!\w)/g))
        if (word.length < 13) words.add(word);
  }
  return [...words].sort();
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const joiners = [" ", " and ", ", ", ". ", " then ", "? ", " or ", " to "];

function climb(state: TalkState, words: readonly string[], seed: number, ms: number) {
  const random = seeded(seed);
  const oneOf = <Each>(all: readonly Each[]): Each => all[Math.floor(random() * all.length)] as Each;
  const some = (count: number) => Array.from({ length: count }, () => oneOf(words)).join(oneOf(joiners));
  const fresh = () => {
    const phrase = some(1 + Math.floor(random() * 6)) + oneOf(joiners);
    return random() < 0.5 ? phrase.repeat(longest / phrase.length + 1) : some(400);
  };
  const changed = (text: string) => {
    const from = Math.floor(random() * text.length);
    const to = Math.min(text.length, from + Math.floor(random() * 300));
    const piece = text.slice(from, to);
    const change = random();
    if (change < 0.25) return text.slice(0, from) + some(1 + Math.floor(random() * 3)) + text.slice(from);
    if (change < 0.5) return text.slice(0, to) + oneOf(joiners) + piece + text.slice(to);
    if (change < 0.75)
      return text.slice(0, from) + oneOf(joiners) + some(4) + oneOf(joiners) + text.slice(to);
    return text.slice(0, from) + text.slice(to) + oneOf(joiners) + some(3);
  };
  let worst = { text: "", ms: 0 };
  let here = { text: "", ms: 0 };
  const all: number[] = [];
  const seeds = [...worstKnown];
  const begun = process.cpuUsage();
  const isOver = () => process.cpuUsage(begun).user > ms * 1_000;
  for (let tries = 0; !isOver(); tries++) {
    const isFresh = here.text === "" || tries % 40 === 0 || seeds.length > 0;
    const text = (isFresh ? (seeds.shift() ?? fresh()) : changed(here.text)).slice(0, longest);
    let took = timeOf(state, text);
    if (isFresh) all.push(took);
    // What is slow once may have been disturbed.
    if (took > here.ms && took < cutOffMs) took = Math.min(took, timeOf(state, text), timeOf(state, text));
    if (isFresh || took > here.ms) here = { text, ms: took };
    if (took > worst.ms) worst = { text, ms: took };
    if (seeds.length === 0 && isFresh && tries < 2 * worstKnown.length) here = worst;
    if (worst.ms >= cutOffMs) break;
  }
  return { worst, all };
}

export async function main([seconds = "10", only]: string[]): Promise<number> {
  const words = vocabulary();
  say(`${words.length} words`);
  // The first words that a process reads are slow: every thread of the engine reads these before it takes a call.
  warmUp(startTalk, talkStep, mondayMorning);
  for (const lines of Object.values(linesToCallStates)) await stateAfter(lines);
  const rows: (string | number)[][] = [];
  for (const [name, lines] of Object.entries(linesToCallStates)) {
    if (only && !name.includes(only)) continue;
    const state = await stateAfter(lines);
    const ordinary = Array.from({ length: 30 }, () =>
      timeOf(state, "do you have anything on friday afternoon please"),
    );
    const { worst, all } = climb(state, words, 1, Number(seconds) * 1_000);
    const floor = percentile(ordinary, 0.5);
    rows.push([name, floor, percentile(all, 0.5), percentile(all, 0.95), worst.ms, worst.ms / floor]);
    if (worst.ms > mostMs) say(`${name}: ${Math.round(worst.ms)} ms: ${worst.text}`);
  }
  console.log(`\nMilliseconds of the processor for a step, utterances of ${longest} characters\n`);
  printTable(["", "ordinary", "chance p50", "chance p95", "worst", "worst / ordinary"], rows);
  return rows.some((row) => Number(row[4]) > mostMs) ? 1 : 0;
}
