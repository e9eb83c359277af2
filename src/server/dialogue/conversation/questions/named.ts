/** Whoever asks about one fund or one way to pay must hear when it is not among those the clinic named. */
export interface Named {
  name: string;
  words: RegExp;
}

export const listed = (entries: readonly (readonly [string, RegExp])[]): readonly Named[] =>
  entries.map(([name, words]) => ({ name, words }));
export const byName = (names: string): (readonly [string, RegExp])[] =>
  names.split(", ").map((name) => [name, new RegExp(`\\b${name.replace(/ /g, " ?")}\\b`, "i")]);

const ofAll = /\b(?:all|any|every|most) (?:\w+ ){0,2}(?:funds?|insurers?|cards?)\b/i;

/** `funds` are among 'all funds', `schemes` are not. */
interface Among {
  funds: readonly Named[];
  schemes?: readonly Named[];
}

/** What the clinic wrote, and what of the named was not among it; empty when it wrote nothing. */
export function toldOf(sentences: string, text: string, { funds, schemes = [] }: Among): string {
  if (sentences === "") return "";
  const among = ofAll.test(sentences) ? schemes : [...funds, ...schemes];
  const missing = among.filter(({ words }) => words.test(text) && !words.test(sentences));
  const names = missing.map(({ name }) => `${name} is not among what I have listed; the team can tell you.`);
  return [...names, sentences].join(" ");
}
