import { fromAdditionalInfo, sentencesOf } from "#server/dialogue/conversation/phrases/answers.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";

/** Which of the clinic's own sentences speak of what was asked: those that share the words that carry the question. */

/** Words that stand in any question, and quantities: sharing them makes no sentence an answer. */
const dull = new Set(
  `dental tooth teeth general treatment treatments service services care with you your yours the and for any have has had
  offer offers does did doing what kind do can some please about know well also just wondering there anything something
  later earlier early which where would could about should bring need needs visit visits appointment appointments booking
  home work works working come comes coming get got getting give take takes taking see seeing use using make made want
  wanted like will was were are been being not but how when who why this that these those they them then than from into
  out our one ones him her his she its it's i'm i've you're we're i'll still yet only even really actually maybe
  minute minutes hour hours day days week weeks month months year years time times today tomorrow morning afternoon
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty half
  monday tuesday wednesday thursday friday saturday sunday guys people person place clinic thing things stuff
  same last next first usual lot much many more most other else here let tell say said ask asked think
  through under over before after while custom full all`.split(/\s+/),
);
const sameThing: Readonly<Record<string, string>> = { kid: "children", child: "children" };
const stem = (word: string): string => {
  const bare = word.replace(/(?:ing|ings|ies|es|s)$/, "");
  return sameThing[bare] ?? bare;
};

/** The words of a text that carry its matter, stemmed. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z']{2,}/g) ?? [])
    .filter((word) => !dull.has(word))
    .map((word) => stem(word.replace(/'\w*$/, "")));

/** The sentences that share most of the words, two at most; empty when none shares any. */
export function notesAbout(facts: ClinicFacts, words: readonly string[]): string {
  const wanted = new Set(words);
  const shared = (sentence: string): number =>
    new Set(wordsOf(sentence).filter((each) => wanted.has(each))).size;
  const most = Math.max(0, ...sentencesOf(facts).map(shared));
  return most === 0 ? "" : fromAdditionalInfo(facts, (sentence) => shared(sentence) === most);
}

/** Whoever asks about one fund or one way to pay must hear when it is not among those the clinic named. */
interface Named {
  name: string;
  words: RegExp;
}
const listed = (entries: readonly (readonly [string, RegExp])[]): readonly Named[] =>
  entries.map(([name, words]) => ({ name, words }));
const byName = (names: string): (readonly [string, RegExp])[] =>
  names.split(", ").map((name) => [name, new RegExp(`\\b${name.replace(/ /g, " ?")}\\b`, "i")]);

export const funds = listed([
  ["The DVA card", /\bdva\b|\bveterans?\b|\bvets?\b|\bgold card|\bwhite card/i],
  ["Medicare", /\bmedicare\b|\bbulk.?bill/i],
  ["The child dental benefit", /\bcdbs\b|\bchild(?:ren'?s)? dental (?:benefits?|scheme)/i],
  ["The health care card", /\b(?:health ?care|pension(?:er)?|concession|seniors?) card/i],
  ...byName(
    "Medibank, Bupa, HCF, NIB, AHM, HBF, GMHBA, CBHS, HIF, Australian Unity, Teachers Health, Defence Health, Navy Health, Police Health, Latrobe, Westfund, Peoplecare, Phoenix Health, Health Partners, Doctors Health, Nurses and Midwives, Qantas Insurance, St Lukes, Mildura Health, Transport Health, RT Health, Frank Health, Budget Direct, GU Health, Allianz, ACA Health, Union Health, Queensland Country, see u, onemedifund, TUH, HICAPS",
  ),
]);
export const waysToPay = listed([
  ["Zip", /\bzip(?: ?(?:pay|money))?\b/i],
  ["Afterpay", /\bafter ?pay\b/i],
  ["American Express", /\bamex\b|\bamerican express\b/i],
  ["Cash", /\bcash\b/i],
  ["A cheque", /\bcheque\b/i],
  ["Paying by card", /\b(?:credit|debit)? ?cards?\b|\beftpos\b|\bvisa\b|\bmastercard\b/i],
  ...byName(
    "Humm, Klarna, PayPal, Openpay, Laybuy, Latitude, Apple Pay, Google Pay, DentiCare, TLC, MediPay, SuperCare",
  ),
]);

/** What the clinic wrote, and what of the named was not among it; empty when it wrote nothing. */
export function toldOf(sentences: string, text: string, among: readonly Named[]): string {
  if (
    sentences === "" ||
    /\b(?:all|any|every|most) (?:\w+ ){0,2}(?:funds?|insurers?|cards?)\b/i.test(sentences)
  )
    return sentences;
  const missing = among.filter(({ words }) => words.test(text) && !words.test(sentences));
  const names = missing.map(({ name }) => `${name} is not among what I have listed; the team can tell you.`);
  return [...names, sentences].join(" ");
}
