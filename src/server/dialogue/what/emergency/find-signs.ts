import type { Found } from "../../phrase.ts";
import type { EmergencyDegree } from "../../understanding.ts";
import type { Utterance, Word } from "../../words.ts";
import { isNegated } from "../emergency-limits.ts";
import { dentalSigns } from "./dental-signs.ts";
import { type Sense, type Senses, sensesOf, wordCount } from "./senses.ts";
import { type Sign, signs } from "./signs.ts";
import { weakSigns } from "./weak-signs.ts";

/** A denial reaches as far: 'it will not for the life of me stop' is the longest heard. */
const denialReach = 5;
const negators: ReadonlySet<string> = new Set(["not", "no", "never", "nothing", "cannot"]);
/** Said and denied, these are no part of a sign: 'it is not swollen any more and the tablets helped'. */
const troubles: ReadonlySet<Sense> = new Set<Sense>([
  "swell",
  "fever",
  "infection",
  "pain",
  "rash",
  "reaction",
  "neuro",
  "muddled",
  "numb",
  "choke",
  "hurts",
]);
const clauseEnds: ReadonlySet<string> = new Set(["and", "but", "because", "so"]);

interface Part {
  sense: Sense;
  isDenied: boolean;
}
interface Compiled extends Sign {
  parts: readonly (readonly Part[])[];
}

const compiled: readonly Compiled[] = [...signs, ...dentalSigns, ...weakSigns].map((sign) => ({
  ...sign,
  parts: sign.all.map((one) =>
    one.split("|").map((name) => ({ sense: name.replace("!", "") as Sense, isDenied: name.startsWith("!") })),
  ),
}));

/** Said in every other sentence, so that no sign is looked for because of them. */
const common: ReadonlySet<Sense> = new Set<Sense>(["speaker", "other", "person", "unable", "feel"]);
const commonness = (part: readonly Part[]): number =>
  part.reduce((sum, { sense }) => sum + (common.has(sense) ? 1000 : wordCount(sense)), 0);

/** Each sign under the senses of its rarest part: only those of which one was said are tried. */
const bySense = new Map<Sense, Compiled[]>();
for (const sign of compiled) {
  const rarest = [...sign.parts].sort((one, other) => commonness(one) - commonness(other))[0] ?? [];
  for (const { sense } of rarest) bySense.set(sense, [...(bySense.get(sense) ?? []), sign]);
}

export interface FoundSign extends Found<EmergencyDegree> {
  isDoubtful: boolean;
}

/** Every place where the parts of a sign stand together. */
export function findSigns({ words }: Utterance): readonly FoundSign[] {
  const senses = sensesOf(words);
  const candidates = new Set([...senses.keys()].flatMap((sense) => bySense.get(sense) ?? []));
  return [...candidates].flatMap((sign) =>
    placesOf(sign, senses, words).map(([from, to]) => ({
      value: sign.means,
      from,
      to: to + 1,
      isDoubtful: sign.isDoubtful === true,
    })),
  );
}

/** Where a part of a sign stands; a denied one begins where it is denied: 'not' of 'does not seem to stop'. */
interface Place {
  from: number;
  at: number;
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
    const from = Math.min(...used.map((place) => place.at));
    const to = Math.max(...used.map((place) => place.at));
    if (used.length === sign.parts.length && to - from <= sign.within)
      found.push([Math.min(...used.map((place) => place.from)), to]);
  }
  return found;
}

function placesOfPart(part: readonly Part[], senses: Senses, words: readonly Word[]): Place[] {
  return part.flatMap(({ sense, isDenied }) =>
    (senses.get(sense) ?? []).flatMap((at): Place | [] => {
      if (!isDenied) return troubles.has(sense) && isNegated(words, at) ? [] : { from: at, at };
      const from = denialBefore(words, at);
      return from === null ? [] : { from, at };
    }),
  );
}

function denialBefore(words: readonly Word[], at: number): number | null {
  for (let before = at - 1; before >= Math.max(0, at - denialReach); before -= 1) {
    const word = words[before]?.word ?? "";
    if (negators.has(word)) return before;
    if (clauseEnds.has(word)) return null;
  }
  return null;
}

/** The unused place nearest to the first: one word is not two parts of a sign. */
function nearest(places: readonly Place[], used: readonly Place[]): Place | null {
  const start = used[0]?.at ?? 0;
  let best: Place | null = null;
  for (const place of places)
    if (
      !used.some(({ at }) => at === place.at) &&
      (best === null || Math.abs(place.at - start) < Math.abs(best.at - start))
    )
      best = place;
  return best;
}
