import type { Utterance, Word } from "../words.ts";
import type { Candidate } from "./names/candidate.ts";
import { commonFirstNames } from "./names/common-names.ts";
import { takeName } from "./names/name-words.ts";
import { ordinaryWords } from "./names/ordinary-words.ts";
import { isRelationWord } from "./relations.ts";

/** What is assumed of whoever is to be booked in: they are not the one who speaks. */
export const assumedAttendee = "whom the visit is for, and not who rings";

/** 'Book Tilly in as well', 'could Dave come on Friday', 'Dave needs a filling too'. */
export function findAttendee(utterance: Utterance): Candidate | null {
  const { words } = utterance;
  for (const at of words.keys()) {
    const trust = trustAt(words, at);
    const taken = trust === null ? null : takeName(utterance, at, trust === "any" ? "alone" : "likely");
    if (!taken || isNobody(words[at]) || isOfStaff(words, at)) continue;
    const isNamed = isKnown(utterance, at, taken.to);
    if (
      !isNamed &&
      (trust !== "any" || words.slice(at, taken.to).some(({ word }) => ordinaryWords.has(word)))
    )
      continue;
    if (!comesBehind(words, at, taken.to)) continue;
    return {
      parts: taken.parts,
      from: at,
      to: taken.to,
      certainty: isNamed ? "sure" : "unsure",
      assumed: [assumedAttendee],
    };
  }
  return null;
}

/** Whether any word may be the name there, or only what is known as one; null = no name is looked for. */
function trustAt(words: readonly Word[], at: number): "any" | "known" | null {
  const before = words[at - 1]?.word ?? "";
  const verb = before === "in" ? (words[at - 2]?.word ?? "") : before;
  if (/^(?:book|fit|squeeze|slot|schedule|pencil)$/.test(verb)) return "any";
  if (/^(?:get|put|bring|send|give|suits?)$/.test(verb) || asksAbout.test(before)) return "known";
  if (/^(?:see|take)$/.test(before) && /^(?:you|they|he|she|dentist)$/.test(words[at - 2]?.word ?? ""))
    return "known";
  if (before === "about" && opensWithAbout(words, at)) return "known";
  return at === 0 || /^(?:and|but|also|so|oh|then|actually|because)$/.test(before) ? "known" : null;
}
/** 'Oh, and what about Finn'; behind another wish it is not told whose that is. */
const opensWithAbout = (words: readonly Word[], at: number): boolean =>
  /^(?:what|how)$/.test(words[at - 2]?.word ?? "") &&
  words.slice(0, at - 2).every(({ word }) => /^(?:and|but|oh|um|uh|so|ok|okay|then|sorry|wait)$/.test(word));
const asksAbout = /^(?:can|could|may|should|would|might|will|is|does|has|did)$/;

/** The words behind the name that make it somebody who comes. */
function comesBehind(words: readonly Word[], at: number, to: number): boolean {
  const before = words[at - 1]?.word ?? "";
  const rest = words
    .slice(to, to + 4)
    .map(({ word }) => word)
    .join(" ");
  if (/^(?:book|fit|squeeze|slot|schedule|pencil|get|put|bring|send|in|see|take)$/.test(before))
    return before === "in" || before === "see" || before === "take"
      ? endsWish.test(rest)
      : isPutIn.test(rest);
  if (before === "about") return endsThere.test(rest);
  if (before === "give") return isGivenTime.test(rest);
  if (/^suits?$/.test(before)) return endsWish.test(rest);
  return asksAbout.test(before) ? comes.test(rest) : wishes.test(rest) || isAskedFor.test(rest);
}
/** 'Lily Brandt, can she get in on Wednesday', where it may be told between them who rings. */
const isAskedFor = /^(?:and )?(?:can|could|may|might|would) (?:she|he|they)\b/;
const endsThere = /^(?:$|(?:too|also|as well|then|please)\b)/;
const endsWish = /^(?:$|too|also|as well|please|on|at|for|tomorrow|today|this|next|and|then|\w+day\b)/;
const isPutIn =
  /^(?:in|down|along|seen|booked|an?|another|one|for|on|at|too|also|as well|please$|$|\w+day\b|tomorrow|today|this|next)\b|^$/;
/** 'The nine', 'nine thirty', 'the first one', 'that slot': one of the times that were offered. */
const aTime =
  "(?:the |that )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|first|second|third|last|earl\\w+|later|latest|slot|spot|time|morning|afternoon|arvo)\\b";
const isGivenTime = new RegExp(`^${aTime}`);
const comes = new RegExp(
  `^(?:also |just |maybe |possibly |please )?(?:(?:come|be seen|be booked|get in|get an?|get one|have an?|have one|have his|have her|join|pop in|drop in|make it|go (?:on|at|after|next|first|too))\\b|(?:have|take|do|get|go with|go for) ${aTime})`,
);
/** 'Dave needs a filling', 'Dave wants to come on Friday', 'Dave can have the ten'; a surname was taken with the name. */
const wishes = new RegExp(
  `^(?:also |really |just )?(?:(?:needs?|wants?|would (?:like|love)|has to|is due|is overdue) (?:to )?(?:(?:come|be seen|see|get|have|book|an?|another|one|for|his|her|the dentist)\\b|(?:take )?${aTime})|(?:can|could|will|would|should) (?:have|take|do|get|come|like|go with|go for) (?:at )?${aTime})`,
);

function isKnown({ words, text }: Utterance, at: number, to: number): boolean {
  const first = words[at];
  if (!first) return false;
  if (commonFirstNames.has(first.word)) return true;
  // At the start of a sentence every word is written with a capital, and a last name behind it for its own sake.
  const isWritten = words
    .slice(at, to)
    .every(({ word, start }) => /\p{Lu}/u.test(text.charAt(start)) && !ordinaryWords.has(word));
  return isWritten && (to - at > 1 || /[\p{L}\p{N},]\s*$/u.test(text.slice(0, first.start)));
}

const isNobody = (word: Word | undefined): boolean =>
  word === undefined ||
  isRelationWord(word.word) ||
  /^(?:\p{L}+(?:ing|ed)|early|only|daily|weekly|everyone|everybody|anyone|anybody|nobody|em|both|all|us|yous|youse|someone|somebody|people|myself|ourselves|himself|herself|themselves|treatment|it|that|this|them|each|either|jan|april|may|june|august|will|mark|grant|bill|sue|rose|hope|grace|joy|summer|dawn)$/u.test(
    word.word,
  );

/** 'Can Dr Vance see me' */
const isOfStaff = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], words[at]].some((word) => /^(?:doctor|dentist|hygienist|with)$/.test(word?.word ?? ""));
