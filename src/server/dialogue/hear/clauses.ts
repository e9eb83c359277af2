import { firstNames } from "../who/first-names.ts";
import { isRelationWord } from "../who/relations.ts";
import { wordSet } from "../word-set.ts";
import { partOf, type Utterance, type Word, wordAt } from "../words.ts";
import { asking, auxiliaries } from "./asked/question-words.ts";

/**
 * An utterance cut into clauses: stretches in which the caller does one thing. Cut where something new begins that can stand
 * alone, a subject, a question or a request, and never inside names, numbers or lists ('nine and ten', 'me and my son').
 * One pass over the words.
 */

const connectives = wordSet(
  "and but so because cause since also oh anyway anyways actually then plus though although or however otherwise besides except cuz whereas",
);
/** What the clinic is told to do, behind a 'just'. */
const tellsToDo = wordSet(
  "cancel move change call scrap bin leave keep put book make shift forget ring swap drop delete",
);
/** Before that 'just' these only lead up to it: 'can you just', 'to just', 'they have just put'. */
const leadsOn = wordSet(
  "i you we he she they it has have had is are was were am been can could will would shall should may might must do does did to not please and but or so me us let lets then also",
);
const subjects = wordSet("i you we he she it they there this that these those who nobody somebody someone");
/** What callers ask for, or tell the clinic to do. */
const requests = wordSet(
  "want need cancel move book change reschedule tell ask check put make let give send ring call text pass leave forget confirm push shift swap take keep please thanks thank sorry just maybe hang hold",
);
/** Words of a clause that goes on in a subordinate one: 'do you know where', 'I was told that I', 'the one I have'. */
const goesOn = wordSet(
  "know if whether see ask asked tell told say said says wondering wonder remember sure idea about of on for at from in to with by than as that what where when who how why which while until till before after because like think thought reckon hope guess mean believe matter my the a an his her their our your this one time times day visit appointment booking thing way reason place person dentist number name everything anything something someone somebody anyone anybody somewhere anywhere all only not and but so or then also can could will would shall should may might must do does did is are was were be been have has had am i you we he she it they there just please",
);
/** What opens an answer and stands by itself. */
const answers = wordSet(
  "yes yeah yep yup ya no nah nope okay sure right righto alright hi hello hey g'day sorry thanks perfect great lovely beautiful cool fine absolutely definitely certainly correct exactly",
);
/** What goes with the answer. */
const besideAnswers = wordSet(
  "yes yeah yep yup no nah nope okay sure right righto alright please thanks thank you very much so mate love darl darling dear sorry hi hello hey there good morning afternoon evening oh well ah perfect great lovely beautiful cool fine absolutely definitely certainly correct exactly worries problem problems dramas way cheers",
);
/** What may stand before the subject: 'and now he's', 'but today I'. */
const besides = wordSet("now today yesterday lately suddenly usually normally please");
const determiners = wordSet("my the a an his her their our your");
const verbsBehindKin = wordSet(
  "is are was were has have had needs need wants want would will can could does did needed wanted broke fell hurt got said says keeps lost chipped knocked woke",
);
/** Before these a lone 'i' opens nothing new unless a connective stands before it. */
const tellingVerbs = wordSet(
  "need want would am have will was can cannot could had got broke lost chipped just do did think hope also really live work finish start knock drop pick get mind teach study prefer",
);

const strongStop = /[.?!;:…]+(?:\s|$)|\s[-–—]+\s|\n/u;

/** Words [from, to) of the utterance. */
export interface Stretch {
  from: number;
  to: number;
}

/** @param apart indexes of words at which something begins that is of another */
export function clausesOf(utterance: Utterance, apart: readonly number[] = []): readonly Stretch[] {
  const { words } = utterance;
  const starts = [0];
  for (let at = 1; at < words.length; at += 1)
    if (apart.includes(at) || startsAt(utterance, at, starts.at(-1) ?? 0)) starts.push(at);
  return words.length === 0
    ? []
    : starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
}

/** The words of a clause as an utterance of its own; spans point into the whole text. */
export const clauseOf = (utterance: Utterance, { from, to }: Stretch): Utterance =>
  partOf(utterance, utterance.words.slice(from, to));

function startsAt({ words, text }: Utterance, at: number, start: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || before.start === word.start) return false;
  const gap = text.slice(before.end, word.start);
  if (strongStop.test(gap) && isWordy(words, start, at)) return true;
  if (onlyConnects(words, start, at)) return false;
  const isComma = gap.includes(",");
  if (isComma && (opens(words, at) || endsAnswer(words, start, at))) return true;
  if (connectives.has(word.word))
    return (
      endsAnswer(words, start, at) ||
      tellsOfNamed(words, at) ||
      (opens(words, at + 1) && !joinsLike(words, at) && !joinsPeople(words, at))
    );
  if (endsAnswer(words, start, at) && (opens(words, at) || isDetail(words, at))) return true;
  return opensAlone(words, at);
}

/** '9. 30' and 'Dr. Lee' are not the end of anything. */
const isWordy = (words: readonly Word[], start: number, at: number): boolean =>
  at > start && !/^(?:\d+|doctor|mr|mrs|ms|st)$/.test(wordAt(words, at - 1));

const onlyConnects = (words: readonly Word[], start: number, at: number): boolean => {
  for (let k = start; k < at; k += 1)
    if (!connectives.has(wordAt(words, k)) && !besides.has(wordAt(words, k))) return false;
  return true;
};

/** A subject with its verb, a question or a request. */
function opens(words: readonly Word[], at: number): boolean {
  const [word, next, third] = [wordAt(words, at), wordAt(words, at + 1), wordAt(words, at + 2)];
  if (word === "") return false;
  if (connectives.has(word) || besides.has(word)) return opens(words, at + 1);
  if (asking.has(word) || requests.has(word) || answers.has(word)) return true;
  if (auxiliaries.has(word)) return subjects.has(next) || determiners.has(next) || next === "not";
  if (subjects.has(word)) return next !== "" && next !== "and" && next !== "or";
  if (!determiners.has(word)) return false;
  // 'My son for a filling, and my daughter for a clean'
  if (isRelationWord(next) && /^(?:for|on|at|to|in)$/.test(third)) return true;
  return (
    verbsBehindKin.has(third) || verbsBehindKin.has(wordAt(words, at + 3)) || /^(?:name|number)$/.test(next)
  );
}

/** 'Cancel Tom's, and Mia's got a cold'; but 'Mia and Tom need …' is of both. */
const tellsOfNamed = (words: readonly Word[], at: number): boolean => {
  const [before, name] = [wordAt(words, at - 1), wordAt(words, at + 1)];
  const isNamed = firstNames.has(name) || firstNames.has(name.replace(/'?s$/, ""));
  return (
    isNamed && verbsBehindKin.has(wordAt(words, at + 2)) && !firstNames.has(before) && !isRelationWord(before)
  );
};

/** 'Tuesday or whatever', 'so that I', 'and then' beside what it joins. */
const joinsLike = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [wordAt(words, at), wordAt(words, at + 1)];
  return (word === "so" && next === "that") || (word === "or" && /^(?:what|when|which|so)/.test(next));
};

/** 'Me and my kids need', 'my wife and I would like'. */
const joinsPeople = (words: readonly Word[], at: number): boolean =>
  wordAt(words, at) === "and" &&
  (/^(?:me|myself|us)$/.test(wordAt(words, at - 1)) || isRelationWord(wordAt(words, at - 1))) &&
  (/^(?:i|me|you)$/.test(wordAt(words, at + 1)) || determiners.has(wordAt(words, at + 1)));

/** Whether all before `at` is a yes, a no or a greeting, and the word at `at` no part of it. */
function endsAnswer(words: readonly Word[], start: number, at: number): boolean {
  if (at - start > mostAnswerWords || besideAnswers.has(wordAt(words, at))) return false;
  let isAnswer = false;
  for (let k = start; k < at; k += 1) {
    if (!besideAnswers.has(wordAt(words, k)) && !connectives.has(wordAt(words, k))) return false;
    isAnswer ||= answers.has(wordAt(words, k));
  }
  return isAnswer;
}
const mostAnswerWords = 5;

/** 'No | the second one', 'yeah | at nine'; but neither 'no pain' nor 'right tooth'. */
const isDetail = (words: readonly Word[], at: number): boolean =>
  determiners.has(wordAt(words, at)) ||
  /^(?:\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|at|on|for|after|before|around|about|next|this)$/.test(
    wordAt(words, at),
  );

/** Before a noun too these open a question: 'will my wife', 'does somebody'; 'is the' goes on as often. */
const inverting = wordSet("do does did will would can could should");
const indefinite = wordSet("somebody someone anybody anyone");

/**
 * 'I don't want to move it | I want to cancel it', 'leave his one | I need mine moved': what is done to something is whole with it.
 */
function endsThing(words: readonly Word[], at: number): boolean {
  const [verb, before, word] = [wordAt(words, at - 2), wordAt(words, at - 1), wordAt(words, at)];
  if (before !== "it" || word === verb) return false;
  return doneToThings.has(verb) && (word === "i" || auxiliaries.has(word) || subjects.has(word));
}
const doneToThings = wordSet(
  "move moving moved change changing changed cancel cancelling cancelled book booking booked scrap scrapping shift shifting swap swapping drop dropping bin keep keeping want need make making do doing have having leave leaving get got put forget sort reschedule rescheduling confirm miss missed",
);

/** 'I don't want another day | I want to cancel': what is wanted stands against what is not. */
function isAgainst(words: readonly Word[], at: number): boolean {
  const [word, next] = [wordAt(words, at), wordAt(words, at + 1)];
  if (!(word === "i" && wanting.has(next)) && !(word === "just" && tellsToDo.has(next))) return false;
  const before = words.slice(Math.max(0, at - mostAgainst), at).map(({ word }) => word);
  const not = before.lastIndexOf("not");
  return not >= 0 && not < before.length - 2 && things.has(before.at(-1) ?? "");
}
const mostAgainst = 9;
const wanting = wordSet("want need said would am");
const things = wordSet("day time times visit appointment booking thing one it them date slot anything");

/** 'How much do you charge', 'which health funds do you take': the verb of what is asked after. */
function waitsForVerb(words: readonly Word[], at: number): boolean {
  for (let k = at - 1; k >= Math.max(0, at - mostOfAsked); k -= 1) {
    const word = wordAt(words, k);
    if (asking.has(word)) return true;
    if (auxiliaries.has(word) || subjects.has(word) || connectives.has(word) || answers.has(word))
      return false;
  }
  return false;
}
/** 'What sort of health funds' */
const mostOfAsked = 5;

/** What begins anew without any word that joins it: 'that's right | can I park there', 'the tooth hurts | I need to come in'. */
function opensAlone(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [wordAt(words, at - 1), wordAt(words, at), wordAt(words, at + 1)];
  // 'It kills me when I suck air in | just book the nine o'clock'
  if (word === "just" && tellsToDo.has(next) && !leadsOn.has(before)) return true;
  if (goesOn.has(before) && !endsThing(words, at) && !isAgainst(words, at)) return false;
  // 'That's right | don't touch his'
  if (word === "do" && next === "not")
    return requests.has(wordAt(words, at + 2)) || wordAt(words, at + 2) === "touch";
  if (auxiliaries.has(word) && waitsForVerb(words, at)) return false;
  if (auxiliaries.has(word))
    return (
      /^(?:i|you|we|there|they|it|he|she|youse)$/.test(next) ||
      (inverting.has(word) && (indefinite.has(next) || determiners.has(next)))
    );
  if (asking.has(word))
    return (
      auxiliaries.has(next) ||
      /^(?:much|long|many|time|about|day|days|far|often|appointments?|visits?|bookings?)$/.test(next)
    );
  if (word === "i") return tellingVerbs.has(next);
  if (word === "you") return next === "had" || next === "would" || next === "are" || next === "will";
  if (word === "it" || word === "he" || word === "she" || word === "we" || word === "they")
    return auxiliaries.has(next) || verbsBehindKin.has(next);
  if (word === "my") return verbsBehindKin.has(wordAt(words, at + 2)) || /^(?:name|number)$/.test(next);
  return word === "thanks" || word === "sorry" || (word === "thank" && next === "you");
}
