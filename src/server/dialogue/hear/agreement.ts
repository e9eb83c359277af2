import type { Utterance } from "../words.ts";

/**
 * Words of agreement, the floor under a yes to what was read back: what is done by it cannot rest on a likeness. Held against the
 * first words of each clause and the last of all.
 */
const agreeing: ReadonlySet<string> = new Set(
  `yes yeah yep yup yea ye yah yas aye ja ok okay okey sure surely correct right righto rightio perfect great lovely good fine
   absolutely definitely certainly exactly true agreed confirm confirmed beauty ripper cool awesome sweet brilliant wonderful fantastic
   excellent marvellous ideal alright alrighty deal indeed mm mhm mmhm uhuh course works suits suit happy spot bang magic grand
   terrific super splendid fab fabulous affirmative yessir bewdy amen`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** 'Go ahead', 'book it', 'lock that in', 'do it', 'why not', 'no worries': told by two words. */
const agreeingPairs: ReadonlySet<string> = new Set(
  "go ahead,go for,go on,book it,book that,book me,book him,book her,book them,lock it,lock that,lock me,do it,do that,put it,put that,put me,send it,send that,make it,why not,not bad,that is,it is,i do,we do,i would,you can,i guess,i suppose,i reckon,too easy,sounds good,that will,that would,i am".split(
    ",",
  ),
);

const firstWords = 4;

/** Whether these words agree in so many words. `starts`: where the clauses begin, as indexes into the words. */
export function agreesInWords({ words }: Utterance, starts: readonly number[]): boolean {
  const all = words.map(({ word }) => word);
  const places = [...new Set([0, ...starts, Math.max(0, all.length - firstWords)])];
  return places.some((from) =>
    all
      .slice(from, from + firstWords)
      .some((word, at, few) => agreeing.has(word) || agreeingPairs.has(`${word} ${few[at + 1] ?? ""}`)),
  );
}

/** What only leads over to what one says next. */
const leadingOver: ReadonlySet<string> = new Set(
  "ok okay okey alright alrighty right righto great cool lovely good fine well so um uh oh and now then thanks".split(
    " ",
  ),
);

/** 'Okay, and do you see kids?' agrees to nothing that was offered: the first words take up the answer, and the caller goes on. */
export function onlyLeadsOver(parts: readonly Utterance[]): boolean {
  const [first] = parts;
  return parts.length > 1 && first !== undefined && first.words.every(({ word }) => leadingOver.has(word));
}

/** 'Well, okay', 'right so': nothing but what one says before going on. */
export const isOnlyLeadIn = ({ words }: Utterance): boolean =>
  words.length > 0 && words.every(({ word }) => leadingOver.has(word));

/** Words that answer whatever was asked, and are never nothing. */
const refusing: ReadonlySet<string> = new Set("no nah nope".split(" "));
const answering: ReadonlySet<string> = new Set([..."yes yep yup yeah yea".split(" "), ...refusing]);

/** 'Yes', 'no no': said as an answer, however little it tells. */
export const isBareAnswer = ({ words }: Utterance): boolean =>
  words.length > 0 && words.every(({ word }) => answering.has(word));

/** Of a bare answer. */
export const saysNo = ({ words }: Utterance): boolean => words.some(({ word }) => refusing.has(word));
