import { wordSet } from "./word-set.ts";

/**
 * A question turned round, as whoever cannot answer it says what they don't know: of 'do you take the pensioner card'
 * `whether we take the pensioner card`, of 'how long does it take' `how long it takes`. By the order of its words alone, so that
 * nothing is named that the caller did not name; null where the order does not show where its subject ends.
 */
export function reportedQuestion(text: string): string | null {
  const words = questionIn(spelledOut(text));
  if (words === null || words.length > mostWords) return null;
  const reported =
    words[0] === "whether" ? words : asking.has(words[0] ?? "") ? ofThing(words) : ofYesOrNo(words);
  if (reported === null || reported.some((word) => negated.test(word))) return null;
  // 'Are you listening', 'what are you on about': put to whoever listens, and of nothing that anybody could find out.
  if (
    reported.some(
      (word, at) => word === "you" && reported[at + 1] === "are" && ofListener.test(reported[at + 2] ?? ""),
    )
  )
    return null;
  return turnedRound(reported).join(" ");
}

const ofListener = /ing$|^(?:on|there|serious|real|sure|deaf|stupid|a|an|even)$/;

/** Longer ones wander. */
const mostWords = 14;
/** A yes-or-no question needs a verb beside its subject. */
const fewestWords = 3;

const asking = wordSet("what which who where when how why");
const pronouns = wordSet("i you we he she it they there");
/** With them nothing but the order changes. */
const movable = wordSet("is are am was were can could will would should may might must have has");
const negated = /n't$|^not$/;

const contractions: Readonly<Record<string, readonly string[]>> = {
  ...{ "what's": ["what", "is"], whats: ["what", "is"], "where's": ["where", "is"], wheres: ["where", "is"] },
  ...{ "who's": ["who", "is"], whos: ["who", "is"], "how's": ["how", "is"], "when's": ["when", "is"] },
  ...{ yous: ["you"], youse: ["you"], ya: ["you"], "y'all": ["you"] },
  ...{ "i'm": ["i", "am"], im: ["i", "am"], "you're": ["you", "are"], "i've": ["i", "have"] },
};

const spelledOut = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}'$.-]*[\p{L}\p{N}]/gu) ?? []
  )
    .flatMap((word) => contractions[word] ?? [word])
    .filter((word, at, words) => !(yourPeople.has(word) && words[at - 1] === "you"));
/** 'You guys', 'you lot': no other than 'you'. */
const yourPeople = wordSet("guys lot mob folks people all");

/** Words that open a turn, and so may stand before its question. */
const leading = wordSet(
  "and but so or um uh oh ah eh well ok okay right righto sorry no nah yes yeah yep now then look listen wait actually just like hello hi hey love mate please also thanks too anyway plus alright cool great good fine by the way quick question one more thing",
);
/** 'Can you tell me', 'I was wondering': what is asked stands behind it, in its own order already where 'if' begins it. */
const introduction =
  /^(?:(?:can|could|would|do|are) you (?:please |able to )?(?:tell me|know|say|happen to know)|i (?:was |am )?(?:just )?(?:wondering|wonder|wanted to (?:know|ask|find out|check)|want to (?:know|ask)|need to know|would like to know)|(?:just )?wondering) /;
/** Where a reason or another sentence begins. */
const ending = wordSet(
  "because cause cos coz since but so and or thanks thank please nah no yes yeah mate love ta bye cheers anyway then",
);

function questionIn(all: readonly string[]): readonly string[] | null {
  const from = all.findIndex((word) => !leading.has(word));
  if (from < 0) return null;
  const asked = all.slice(from).join(" ");
  const introduced = introduction.exec(asked)?.[0] ?? "";
  const [first = "", ...others] = asked.slice(introduced.length).split(" ");
  const end = others.findIndex((word) => ending.has(word));
  const rest = end < 0 ? others : others.slice(0, end);
  if (first === "if" || first === "whether")
    return introduced !== "" && pronouns.has(rest[0] ?? "") ? ["whether", ...rest] : null;
  // Behind an introduction a question word is followed by its sentence in order: 'do you know what it costs'.
  if (introduced !== "" && !isTurned([first, ...rest])) return null;
  return [first, ...rest];
}

const isTurned = (words: readonly string[]): boolean =>
  words.some((word, at) => isAuxiliary(word) && pronouns.has(words[at + 1] ?? ""));
const isAuxiliary = (word: string): boolean => movable.has(word) || word === "do" || word === "does";

/** 'Do you take cards', 'is there a lift', 'can i bring my dog'. */
function ofYesOrNo(words: readonly string[]): readonly string[] | null {
  if (words.length < fewestWords) return null;
  const told = inOrder(words);
  return told === null ? null : ["whether", ...told];
}

/** 'How long does it take', 'which funds do you take', 'what is the password'. */
function ofThing(words: readonly string[]): readonly string[] | null {
  const verb = words.findIndex((word, at) => at > 0 && isAuxiliary(word));
  if (verb < 0) return null;
  const [thing, rest] = [words.slice(0, verb), words.slice(verb)];
  if (thing.length > mostOfThing) return null;
  const told = inOrder(rest);
  if (told !== null) return [...thing, ...told];
  const [be = "", ...subject] = rest;
  const isNamed =
    (be === "is" || be === "are") && determiners.has(subject[0] ?? "") && thing.length <= mostAsking;
  return isNamed && subject.length <= mostOfSubject ? [...thing, ...subject, be] : null;
}
const determiners = wordSet("the a an your my our");
const mostOfThing = 4;
/** 'What', 'how much' */
const mostAsking = 2;
const mostOfSubject = 5;

/** Auxiliary, pronoun, rest, in the order in which they are told. */
function inOrder([first = "", subject = "", ...rest]: readonly string[]): readonly string[] | null {
  // 'Is there steps'
  const isOfMore = first === "is" && subject === "there" && /[^s]s$/.test(rest[0] ?? "");
  const auxiliary = isOfMore ? "are" : first;
  // 'I'm not working, am I, I lost my job': the tag is no question, and what follows it is of somebody.
  if (subjects.has(rest[0] ?? "")) return null;
  // 'Do I ring the bank now': whether they should.
  if (auxiliary === "do" && ofSelf.has(subject) && deeds.has(rest[0] ?? ""))
    return [subject, "should", ...rest];
  if (!pronouns.has(subject) || rest.length === 0)
    return movable.has(auxiliary) ? bareOf(auxiliary, subject) : null;
  if (movable.has(auxiliary)) return [subject, auxiliary, ...rest];
  if (auxiliary === "do") return [subject, ...rest];
  const [verb = "", ...object] = rest;
  return auxiliary === "does" ? [subject, thirdPerson(verb), ...object] : null;
}
const subjects = wordSet("i we he she they");
const ofSelf = wordSet("i we");
const deeds = wordSet("ring call phone tell stop go wait leave report cancel say keep tick send text email");

/** 'How much is it' */
const bareOf = (auxiliary: string, subject: string): readonly string[] | null =>
  pronouns.has(subject) ? [subject, auxiliary] : null;

function thirdPerson(verb: string): string {
  if (verb === "have") return "has";
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const turned: Readonly<Record<string, string>> = {
  ...{ i: "you", me: "you", my: "your", mine: "yours", myself: "yourself", am: "are" },
  ...{ we: "you", us: "you", our: "your", ours: "yours", your: "our", yours: "ours" },
};
const beforeObject = wordSet("for to with of from by at on about owe pay see ring call give tell bring send");

const turnedRound = (words: readonly string[]): readonly string[] =>
  words.map((word, at) => {
    const before = words[at - 1] ?? "";
    if (word === "you") return beforeObject.has(before) ? "us" : "we";
    return word === "was" && before === "i" ? "were" : (turned[word] ?? word);
  });
