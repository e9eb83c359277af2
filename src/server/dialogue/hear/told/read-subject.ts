import { cardinals } from "#kernel/number-words.ts";
import { digitsAt } from "../../who/spoken-digits.ts";
import { wordSet } from "../../word-set.ts";
import { type Utterance, type Word, wordAt } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";

/** Whether a clause tells what they ring about, or of sums of money: what is read back to whoever asks, and what somebody must see first. */

const spanOf = (words: readonly Word[], from: number, to: number): Span => [
  words[from]?.start ?? 0,
  words[to - 1]?.end ?? 0,
];

export const readSubject = ({ words, text }: Utterance): readonly Found[] => [
  ...subjectIn(words, text),
  ...amountsIn(words, text),
];

const leading = wordSet("about regarding concerning");
/** 'How about', 'sorry about', 'worried about', and 'shes about' bring up no subject. */
const notLeading = wordSet(
  "how what sorry worry worried worrying think thinking thought forget forgot know heard shes he's she's hes happy angry upset just is was are i'm im bother care",
);
/** Neither a thing nor whoever it is of. */
const noSubject = wordSet(
  "it that this to ten nine eight seven six five four three two one half twelve eleven now what how where when if which sorry",
);
const closing = wordSet(
  `i i'm im i've ive it it's its he's she's they're we're and but so because cause cos if when can could would please ring call just um uh
   by before after on at until till today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday though thanks ta cheers
   that's thats there's theres from my name cos who which whats what's is was are am be been do does did done can't have has had will won't
   would should may might not don't didn't get got getting us we they you he she me them him or if whether please cheers`,
);
/** With these a subject does not end. */
const dangling = wordSet("for of to with in a an the my our your his her their some and or at on by about");
const pronouns = wordSet("you me him her them us");
const asking = wordSet("what what's whats");
const mostAsking = 7;
const owners = wordSet("my our your his her their the a an some");
const mostOfSubject = 7;

/** 'Can somebody ring me about my last bill', 'it's regarding a claim your practice put through' */
function subjectIn(words: readonly Word[], text: string): readonly Found[] {
  for (let at = 0; at < words.length; at += 1) {
    if (!leading.has(wordAt(words, at)) || notLeading.has(wordAt(words, at - 1))) continue;
    // 'What would they be ringing me about'
    const isAsked = words.slice(Math.max(0, at - mostAsking), at).some(({ word }) => asking.has(word));
    if (noSubject.has(wordAt(words, at + 1)) || cardinals.has(wordAt(words, at + 1)) || isAsked) continue;
    let to = at + 1;
    while (
      to < words.length &&
      to - at <= mostOfSubject &&
      (to === at + 1 || !closing.has(wordAt(words, to))) &&
      !/[,.?!;]/.test(text.slice(words[to - 1]?.end, words[to]?.start))
    )
      to += 1;
    // As many words and no end to them is a sentence, which stands whole in the caller's words.
    const isEnded = to - at <= mostOfSubject;
    while (to > at + 1 && dangling.has(wordAt(words, to - 1))) to -= 1;
    const said = words.slice(at + 1, to).map(({ word }) => word);
    if (!isEnded || said.length === 0) continue;
    if (said.every((word) => owners.has(word) || noSubject.has(word) || pronouns.has(word))) continue;
    return [{ act: { kind: "subject", of: "matter" }, span: spanOf(words, at, to), certainty: sure }];
  }
  return [];
}

const ofMoney =
  /\b(bill|billed|invoice|invoiced|account|charged|charge|statement|quote|quoted|refund|deposit|fee|payment|overcharged)\b/i;
const money = wordSet("dollars dollar bucks");

/** 'A bill for four hundred and eighty dollars and I was told three twenty': sums, where money is spoken of. */
function amountsIn(words: readonly Word[], text: string): readonly Found[] {
  const found = ofMoney.exec(text);
  if (!found || !words.some((_, at) => isAmountAt(words, text, at))) return [];
  const span = [found.index, found.index + found[0].length] as const;
  return [{ act: { kind: "subject", of: "money" }, span, certainty: sure }];
}

function isAmountAt(words: readonly Word[], text: string, at: number): boolean {
  const one = digitsAt(words, at);
  // A number is read from its beginning on.
  if (!one || (at > 0 && digitsAt(words, at - 1) !== null)) return false;
  const next = one.digits.length === 1 ? digitsAt(words, at + one.count) : null;
  const isHundreds = next !== null && next.digits.length === 2 && next.count <= 2;
  const digits = isHundreds && next ? one.digits + next.digits : one.digits;
  const end = at + one.count + (isHundreds && next ? next.count : 0);
  const isSaid = money.has(wordAt(words, end)) || text[(words[at]?.start ?? 0) - 1] === "$";
  // 'Three twenty' beside a bill; a longer run of digits is a number.
  const isAmount = digits.length >= 3 && digits.length <= 5 && digitsAt(words, end) === null;
  return (isSaid || isAmount) && !digits.startsWith("0");
}
