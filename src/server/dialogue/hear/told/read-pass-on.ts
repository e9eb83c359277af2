import { wordSet } from "../../word-set.ts";
import { type Utterance, type Word, wordAt } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";
import { startsRinging } from "../when-verb.ts";

/** What is asked to be passed on, in the words of whoever asks: 'a message saying …', 'a message the form is late', 'tell them …', 'and say it's …'. */

const notes = wordSet("message messages note word msg");
const listeners = wordSet("them him her everyone everybody someone somebody");
const roles = wordSet(
  "dentist doctor team girls desk reception receptionist hygienist lady ladies guys clinic",
);
const telling = wordSet("tell telling let");
const passing = wordSet("mention add note pass");
/** Before a 'say' that is asked for. */
const asksToSay = wordSet("and just please also to can could you then maybe but oh um");
/** … and behind it, where something is said. */
const says = wordSet("it i he she they we that my his her our their the there");
/** Who tells it themselves, whether it was told, or that it is not to be told. */
const unasked = wordSet("i we did do have has not never what who they'll didn't don't had why when");
/** Said again, and not on. */
const again = wordSet("again back all slowly yes no hello hi");

export function readPassOn({ words, text }: Utterance): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const from = contentAt(words, at);
    if (from === null) continue;
    const to = endOf(words, from);
    if (to - from < fewestWords) continue;
    const span: Span = [words[from]?.start ?? 0, words[to - 1]?.end ?? text.length];
    found.push({ act: { kind: "pass_on" }, span, certainty: sure });
    at = to - 1;
  }
  return found;
}
const fewestWords = 3;

/** The first word of what is to be told, where the word at `at` asks for it; null where it does not. */
function contentAt(words: readonly Word[], at: number): number | null {
  const word = wordAt(words, at);
  const before = words.slice(Math.max(0, at - mostBefore), at).map((each) => each.word);
  if (notes.has(word) && leaving.has(before.at(-1) ?? "")) return behindNote(words, at);
  if (word === "saying") return before.some((each) => notes.has(each)) ? at + 1 : null;
  const isUnasked = before.slice(-fewestBefore).some((each) => unasked.has(each));
  if (isUnasked) return null;
  if (telling.has(word)) {
    const to = listenersEnd(words, at + 1);
    if (to === null) return null;
    const isLet = word === "let";
    if (isLet && wordAt(words, to) !== "know") return null;
    return behindThat(words, isLet ? to + 1 : to);
  }
  if (word === "say" || passing.has(word)) {
    const isAsked = at === 0 || asksToSay.has(before.at(-1) ?? "");
    const isPassed = word !== "pass" || wordAt(words, at + 1) === "on";
    const next = word === "pass" ? at + 2 : at + 1;
    const isSaid = word === "say" ? says.has(wordAt(words, next)) : wordAt(words, next) === "that";
    return isAsked && isPassed && isSaid && !again.has(wordAt(words, next + 1))
      ? behindThat(words, next)
      : null;
  }
  return null;
}
const mostBefore = 9;
const fewestBefore = 3;

const leaving = wordSet("a the this another");

/** 'Leave a message for the girls at the desk it's about …'; null where nothing but what it is about is told: that leads up to it. */
function behindNote(words: readonly Word[], at: number): number | null {
  const isAddressed = wordAt(words, at + 1) === "for" || wordAt(words, at + 1) === "with";
  const near = words.slice(at + 1, at + 1 + (isAddressed ? mostAddressed : mostBetween));
  const opens = near.findIndex(({ word }, index) => opening.has(word) && !(isAddressed && index < 2));
  const from = at + 1 + opens;
  const isLed =
    (wordAt(words, from) === "i" || wordAt(words, from) === "that") && asked.has(wordAt(words, from + 1));
  if (opens < 0 || isLed) return null;
  const isOnlyAbout = words.slice(from, from + 3).some(({ word }) => word === "about");
  return words.length - from >= (isOnlyAbout ? fewestAbout : fewestWords) ? from : null;
}
const mostAddressed = 9;
const mostBetween = 3;
const fewestAbout = 9;
const opening = wordSet("it we i he she they my his there the that");
/** 'A message I need to leave', 'the message that I left' */
const asked = wordSet("need want would left leave have like can could am was wanted got");

/** 'Them', 'the dentist', 'whoever does his teeth'; null where nobody here is told. */
function listenersEnd(words: readonly Word[], at: number): number | null {
  if (listeners.has(wordAt(words, at))) return at + 1;
  if (wordAt(words, at) !== "the") return null;
  const role = words.slice(at + 1, at + 1 + mostOfRole).findLastIndex(({ word }) => roles.has(word));
  return role < 0 ? null : at + 2 + role;
}
const mostOfRole = 3;

/** 'Tell them that …', and nothing of 'tell them about it'. */
const behindThat = (words: readonly Word[], at: number): number | null => {
  const word = wordAt(words, at);
  if (word === "that") return at + 1;
  return word === "" || leadsElse.has(word) ? null : at;
};
const leadsElse = wordSet("to about if what when where how why which who please thanks and or so");

/** Where somebody is asked to ring, or it is only thanked for, it is told. */
function endOf(words: readonly Word[], from: number): number {
  const end = words.findIndex((_, at) => at > from && startsRinging(words, at));
  let to = end < 0 ? words.length : end;
  while (to > from && closing.has(wordAt(words, to - 1))) to -= 1;
  return to;
}
const closing = wordSet("please thanks thank you cheers ta bye and then so okay love dear");
