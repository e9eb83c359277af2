import type { Found } from "../../phrase.ts";
import type { EmergencyDegree } from "../../understanding.ts";
import type { Utterance, Word } from "../../words.ts";
import { type Sense, type Senses, sensesOf } from "./senses.ts";
import { type Sign, signs } from "./signs.ts";

/** A denial reaches as far: 'it will not for the life of me stop' is the longest heard. */
const denialReach = 5;
const negators: ReadonlySet<string> = new Set(["not", "no", "never", "nothing", "cannot"]);
const clauseEnds: ReadonlySet<string> = new Set(["and", "but", "because", "so"]);

interface Part {
  sense: Sense;
  isDenied: boolean;
}
interface Compiled extends Sign {
  parts: readonly (readonly Part[])[];
}

const compiled: readonly Compiled[] = signs.map((sign) => ({
  ...sign,
  parts: sign.all.map((one) =>
    one.split("|").map((name) => ({ sense: name.replace("!", "") as Sense, isDenied: name.startsWith("!") })),
  ),
}));

export interface FoundSign extends Found<EmergencyDegree> {
  isDoubtful: boolean;
}

/** Every place where the parts of a sign stand together, in the order of the table. */
export function findSigns({ words }: Utterance): readonly FoundSign[] {
  const senses = sensesOf(words);
  return compiled.flatMap((sign) =>
    placesOf(sign, senses, words).map(([from, to]) => ({
      value: sign.means,
      from,
      to: to + 1,
      isDoubtful: sign.isDoubtful === true,
    })),
  );
}

function placesOf(sign: Compiled, senses: Senses, words: readonly Word[]): [number, number][] {
  if (sign.parts.some((part) => part.every(({ sense }) => !senses.has(sense)))) return [];
  const [first, ...rest] = sign.parts.map((part) => placesOfPart(part, senses, words));
  const found: [number, number][] = [];
  for (const start of first ?? []) {
    const used = [start];
    for (const places of rest) {
      const place = nearest(places, used);
      if (place === null) break;
      used.push(place);
    }
    const [from, to] = [Math.min(...used), Math.max(...used)];
    if (used.length === sign.parts.length && to - from <= sign.within) found.push([from, to]);
  }
  return found;
}

function placesOfPart(part: readonly Part[], senses: Senses, words: readonly Word[]): number[] {
  return part.flatMap(({ sense, isDenied }) =>
    (senses.get(sense) ?? []).filter((at) => !isDenied || isDeniedAt(words, at)),
  );
}

function isDeniedAt(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - denialReach); before -= 1) {
    const word = words[before]?.word ?? "";
    if (negators.has(word)) return true;
    if (clauseEnds.has(word)) return false;
  }
  return false;
}

/** The unused place nearest to the first: one word is not two parts of a sign. */
function nearest(places: readonly number[], used: readonly number[]): number | null {
  const [start = 0] = used;
  let best: number | null = null;
  for (const place of places)
    if (!used.includes(place) && (best === null || Math.abs(place - start) < Math.abs(best - start)))
      best = place;
  return best;
}
