import { wordSet } from "../../word-set.ts";
import type { Utterance } from "../../words.ts";
import type { Span } from "../found.ts";

/**
 * What somebody has in their mouth, or at home, and does not wish for: 'a new plate that rubs', 'my crown's loose', 'the filling from last
 * year'. It tells of what is to be looked at, and is the reason of a visit only where none was wished for.
 */

/** Made once, and kept; what ails somebody, as an abscess, is a reason by itself. */
const kept: ReadonlySet<string> = new Set([
  ...[
    "dentures",
    "crown",
    "crowns",
    "bridge",
    "filling",
    "fillings",
    "veneers",
    "implant",
    "implants",
    "braces",
  ],
  ...["Invisalign", "bonding", "mouthguard", "night guard", "root canal", "X-ray"],
]);
export const mayBeKept = (named: string | null): boolean => named !== null && kept.has(named);

const possessive = wordSet("my his her our their");
const qualifying = wordSet(
  `a an the some two three another one new old big little small temporary temp gold front back top bottom upper lower partial few really
   lovely bad dodgy loose broken good silly whole`,
);
const mostBetween = 5;
/** Done to it, or asked for. */
const doing = wordSet(
  `for about at check checked fix fixed fixing repair repaired redo redone replace replaced adjust adjusted mend glue reglue recement cement
   get getting want wants need needs needing book booking do doing done see sort make remove take put order finish fit into to like after`,
);
const modal = wordSet("can could may to should must would will shall want need i'd might and");
/** Behind it, it is still to be done, or a visit of its own. */
const stillToDo = wordSet(
  `appointment appointments visit visits booking booked due scheduled need needs needing needed fixed fixing repaired replaced redone done
   refitted recemented reglued adjusted appt consult consultation tomorrow today monday tuesday wednesday thursday friday saturday sunday on`,
);
const states = wordSet(
  "is are has have keeps feels feel rubs came come fell fallen broke broken moves wobbles catches hurts hurt clicks digs was",
);
const well =
  /\b(?:fine|all right|alright|okay|ok|good|great|perfect|no (?:trouble|problem|bother)|holding up)\b/i;
const notWell = /\b(?:not|n['’]?t|isnt|but|until|except|if)\b/i;

/** @param span where it is named */
export function isHad({ words }: Utterance, [start, end]: Span): boolean {
  const at = words.findIndex((word) => word.start >= start);
  const behind = words.filter((word) => word.start >= end).map(({ word }) => word);
  if (behind.slice(0, mostBehind).some((word) => stillToDo.has(word))) return false;
  let from = at;
  while (from > Math.max(0, at - mostBetween) && isWithin(words[from - 1]?.word)) from -= 1;
  const between = words.slice(from, at).map(({ word }) => word);
  const [before = "", lead = ""] = [words[from - 1], words[from - 2]].map((each) => each?.word);
  if (before === "got") return havers.has(lead) && !doing.has(words[from]?.word ?? "");
  if (before === "have" || before === "has" || before === "had")
    return !modal.has(lead) && !modal.has(words[from - 3]?.word ?? "");
  if (between.some((word) => possessive.has(word))) return !doing.has(before);
  return (
    between.includes("the") &&
    !doing.has(before) &&
    behind.slice(0, mostBehind).some((word) => states.has(word))
  );
}
const mostBehind = 5;
const isWithin = (word = ""): boolean => possessive.has(word) || qualifying.has(word);
/** 'She's got', 'I've got'; 'I got a crown' was done to them. */
const havers = wordSet("have has is had i we he she they not");

/** 'My filling from last year is fine' is no reason to come. */
export function isWell({ text }: Utterance, [, end]: Span): boolean {
  const behind = text.slice(end);
  return well.test(behind) && !notWell.test(behind.slice(0, behind.search(well)));
}
