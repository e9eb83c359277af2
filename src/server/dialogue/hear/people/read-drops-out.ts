import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { type Found, sure } from "../found.ts";

/**
 * Who of several does not come after all: 'leave Gina out', 'Tom isn't coming', 'just Hamza then'. Only those who are known on the
 * call by their first names are told of, while somebody is being booked.
 */
export function readDropsOut({ words }: Utterance, { candidates, wish }: HearContext): readonly Found[] {
  if (wish !== "book") return [];
  const known = new Set(candidates.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : [])));
  const named = words.flatMap((each, at) => (known.has(firstNameOf(each)) ? [{ each, at }] : []));
  return named.flatMap(({ each, at }): readonly Found[] => {
    const before = words.slice(Math.max(0, at - mostBefore), at).map(({ word }) => word);
    const isOut = removing.has(before.at(-1) ?? "") || staysAway(words.slice(at + 1, at + 1 + mostBehind));
    const isOnly = alone.has(before.at(-1) ?? "") && !joins(words[at + 1], known, words[at + 2]);
    if (!isOut && !isOnly) return [];
    const span = [each.start, each.end] as const;
    return [{ act: { kind: "drops_out", name: firstNameOf(each), isOnly: !isOut }, span, certainty: sure }];
  });
}

const removing = wordSet("leave forget without not scrap drop skip minus scratch cancel cancelling");
const alone = wordSet("just only");
const mostBefore = 2;

const firstNameOf = ({ word }: Pick<Word, "word">): string => word.replace(/['’]s$/, "");

/** 'Just Hamza and Bilal' leaves nobody out. */
const joins = (next: Word | undefined, known: ReadonlySet<string>, after: Word | undefined): boolean =>
  next?.word === "and" && after !== undefined && known.has(firstNameOf(after));

/** Behind a name: 'isn't coming', 'doesn't need one any more', 'won't be there'. */
const staysAway = (behind: readonly Word[]): boolean => {
  const [verb = "", denied = "", ...rest] = behind.map(({ word }) => word);
  return verbs.has(verb) && denied === "not" && rest.some((word) => coming.has(word));
};
const verbs = wordSet("is does will can wants");
const coming = wordSet("coming come need want be");
const mostBehind = 4;
