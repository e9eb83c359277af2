import { capitaliseName } from "../../who/names/capitalise.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { neverNames, ordinaryWords } from "../../who/names/ordinary-words.ts";
import { isVerbForm } from "../../who/names/verb-words.ts";
import type { ParsedUtterance } from "../parsed-utterance.ts";

/**
 * Whom a question of what was booked is about: 'is Greg booked too?', 'have you got Tilly down as well?'. A name that is
 * known on this call or is hardly anything else, or any word that stands where a name does.
 */
export function whomNamed({ context, parts, clauses }: ParsedUtterance, clause: number): { named?: string } {
  const known = new Set(context.candidates.flatMap(({ name }) => (name === undefined ? [] : [name])));
  const isOrdinary = (word: string): boolean => ordinaryWords.has(word) || neverNames.has(word);
  const isName = (word: string): boolean =>
    known.has(word) || (commonFirstNames.has(word) && !isOrdinary(word) && !otherwise.has(word));
  // 'The bill', 'my bill' is of no Bill.
  const said = parts[clause]?.words.filter((_, at, all) => !owned.has(all[at - 1]?.word ?? ""));
  const words = said?.flatMap(({ word }) => [word, word.replace(/['’]?s$/, "")]) ?? [];
  const [, placed = ""] = place.exec(clauses[clause]?.words ?? "") ?? [];
  const isPlaced = placed.length > 2 && !isOrdinary(placed) && !isVerbForm(placed) && !otherwise.has(placed);
  const found = words.find(isName) ?? (isPlaced ? placed : undefined);
  const [named] = found === undefined ? [] : capitaliseName([found]);
  return named === undefined ? {} : { named };
}

/** Between 'book' and 'in', 'got' and 'down', before 'booked' and 'as well'. */
const place = /\b(?:book(?:ed)?|put|got|is|was|did you do) (\p{Ll}+) (?:in|down|booked|too|as well|also)\b/iu;
const owned: ReadonlySet<string> = new Set("the my a an that this your our his her their".split(" "));
const otherwise: ReadonlySet<string> = new Set("will mark may both everyone everybody all those".split(" "));
