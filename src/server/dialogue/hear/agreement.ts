import type { Utterance, Word } from "../words.ts";
import { isQuestionForm } from "./asked/question-form.ts";

/**
 * Words of agreement, the floor under a yes to what was read back: what is done by it cannot rest on a likeness. Held against the
 * first words of each clause and the last of all.
 */
const agreeing: ReadonlySet<string> = new Set(
  `yes yeah yep yup yea ye yah yas aye ja ok okay okey sure surely correct right righto rightio perfect great lovely good fine
   absolutely definitely certainly exactly true agreed confirm confirmed beauty ripper cool awesome sweet brilliant wonderful fantastic
   excellent marvellous ideal alright alrighty deal indeed mm mhm mmhm uhuh magic grand
   terrific super splendid fab fabulous affirmative yessir bewdy amen`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** 'Go ahead', 'book it', 'lock that in', 'do it', 'why not', 'no worries': told by two words. */
const agreeingPairs: ReadonlySet<string> = new Set(
  "go ahead,go for,go on,book it,book that,book me,book him,book her,book them,lock it,lock that,lock me,do it,do that,put it,put that,put me,send it,send that,make it,why not,not bad,that is,it is,i do,we do,i would,you can,i guess,i suppose,i reckon,too easy,sounds good,of course,that works,works for,works fine,that suits,suits me,suits fine,happy with,happy days,spot on,bang on,that will,that would,i am".split(
    ",",
  ),
);

const firstWords = 4;

/** A yes that comes last is one in so many words: 'hope that's okay' and 'because I am' agree to nothing. */
const agreeingLast: ReadonlySet<string> = new Set(
  "yes yep yeah yup please correct perfect definitely".split(" "),
);
/** What stands behind one of these is supposed or asked. */
const supposing: ReadonlySet<string> = new Set("if hope hoping whether unless until because".split(" "));
/** 'Yeah, nah' is a no. */
const refusals: ReadonlySet<string> = new Set("no nah nope".split(" "));
const noTrouble: ReadonlySet<string> = new Set(
  "worries worry problem problems dramas drama that yep yes yeah".split(" "),
);

/** Whether these words agree in so many words. `starts`: where the clauses begin, as indexes into the words. */
export function agreesInWords({ words }: Utterance, starts: readonly number[]): boolean {
  const all = words.map(({ word }) => word);
  if (
    all.length > 1 &&
    all.slice(-2).some((word) => agreeingLast.has(word)) &&
    !isTurnedDown(all, all.length - 2)
  )
    return true;
  return [...new Set([0, ...starts])].some((from) => {
    const few = all.slice(from, from + firstWords);
    const at = few.findIndex(
      (word, index) => agreeing.has(word) || agreeingPairs.has(`${word} ${few[index + 1] ?? ""}`),
    );
    return at >= 0 && !few.slice(0, at).some((word) => supposing.has(word)) && !isTurnedDown(all, from + at);
  });
}

const isTurnedDown = (all: readonly string[], at: number): boolean =>
  refusals.has(all[at + 1] ?? "") && !noTrouble.has(all[at + 2] ?? "");

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

const softly: ReadonlySet<string> = new Set([
  ...leadingOver,
  ..."yeah yea yep yup sure look mate love aye mm hmm".split(" "),
]);

/**
 * 'Yeah look, okay, so what happens if I can't come', 'yep but how much is it', 'hmm yeah right, what's that going to cost': a soft yes before a
 * question on which it hangs is none yet. 'Yes please, and where do I park' and 'yep, so do I bring anything' hang on nothing.
 */
export function hangsOnQuestion(utterance: Utterance): boolean {
  const { words } = utterance;
  const from = words.findIndex(({ word }) => !softly.has(word));
  if (from <= 0) return false;
  const told = words.slice(from);
  // 'Yeah, before I do, how much is it'
  const isBefore = told[0]?.word === "before";
  const rest = isBefore ? told.slice(told.findIndex(({ word }) => doing.has(word)) + 1) : told;
  const joined = words.slice(0, from).findLastIndex(({ word }) => !joining.has(word));
  const isHesitant = words.slice(0, joined + 1).some(({ word }) => hesitating.has(word));
  const isDoubtful = isBefore || isHesitant || rest[0]?.word === "but" || rest.some(isCondition);
  return isDoubtful && isQuestionForm({ ...utterance, words: rest });
}
const doing: ReadonlySet<string> = new Set("do that agree go it commit confirm say decide book".split(" "));
const joining: ReadonlySet<string> = new Set("so and then now".split(" "));
const hesitating: ReadonlySet<string> = new Set(
  "ok okay okey alright alrighty right righto well look um uh oh hmm mm".split(" "),
);

/** Not 'is it okay if I eat before', which asks for leave. */
const isCondition = ({ word }: Word, at: number, all: readonly Word[]): boolean =>
  word === "if" &&
  !/^(?:ok|okay|alright|right|fine|mind|wonder|wondering|know|see)$/.test(all[at - 1]?.word ?? "");

/** 'Yep', 'yeah look mate okay'. */
export const isSoftYes = ({ words }: Utterance): boolean => words.every(({ word }) => softly.has(word));

/** 'Well, okay', 'right so': nothing but what one says before going on. */
export const isOnlyLeadIn = ({ words }: Utterance): boolean =>
  words.length > 0 && words.every(({ word }) => leadingOver.has(word));

/** Words that answer whatever was asked, and are never nothing. */
const answering: ReadonlySet<string> = new Set([..."yes yep yup yeah yea".split(" "), ...refusals]);

/** 'Yes', 'no no': said as an answer, however little it tells. */
export const isBareAnswer = ({ words }: Utterance): boolean =>
  words.length > 0 && words.every(({ word }) => answering.has(word));

/** Of a bare answer. */
export const saysNo = ({ words }: Utterance): boolean => words.some(({ word }) => refusals.has(word));
