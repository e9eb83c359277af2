import { cardinals } from "#kernel/number-words.ts";
import { digitsAt } from "../../who/spoken-digits.ts";
import type { Utterance, Word } from "../../words.ts";
import { type Found, type Span, sure } from "../found.ts";

/** What word for the team is about, whom it is for, and for which firm somebody rings: what stands in the headline of a task. */

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const wordAt = (words: readonly Word[], at: number): string => words[at]?.word ?? "";
const spanOf = (words: readonly Word[], from: number, to: number): Span => [
  words[from]?.start ?? 0,
  words[to - 1]?.end ?? 0,
];

export const readErrand = ({ words, text }: Utterance): readonly Found[] => [
  ...subjectIn(words, text),
  ...addresseeIn(words),
  ...firmIn(words, text),
  ...amountsIn(words, text),
];

const leading = listed("about regarding concerning");
/** 'How about', 'sorry about', 'worried about', and 'shes about' bring up no subject. */
const notLeading = listed(
  "how what sorry worry worried worrying think thinking thought forget forgot know heard shes he's she's hes happy angry upset just is was are i'm im bother care",
);
/** Neither a thing nor whoever it is of. */
const noSubject = listed(
  "it that this to ten nine eight seven six five four three two one half twelve eleven now what how where when if which sorry",
);
const closing = listed(
  `i i'm im i've ive it it's its he's she's they're we're and but so because cause cos if when can could would please ring call just um uh
   by before after on at until till today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday though thanks ta cheers
   that's thats there's theres from my name cos who which whats what's is was are am be been do does did done can't have has had will won't
   would should may might not don't didn't get got getting us we they you he she me them him or if whether please cheers`,
);
/** With these a subject does not end. */
const dangling = listed("for of to with in a an the my our your his her their some and or at on by about");
const pronouns = listed("you me him her them us");
const asking = listed("what what's whats");
const mostAsking = 7;
const owners = listed("my our your his her their the a an some");
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
    return [
      {
        act: { kind: "subject", of: "matter", what: turned(said) },
        span: spanOf(words, at, to),
        certainty: sure,
      },
    ];
  }
  return [];
}

/** As it is told of whoever rings, to the clinic. */
/** As the team reads it: 'about my bill' is about their bill, and so is 'about me bill'. */
const turned = (words: readonly string[]): string =>
  words
    .map((word, at) => (word === "me" && isOwned(words[at + 1]) ? "their" : (ofThem[word] ?? word)))
    .join(" ");
const isOwned = (next: string | undefined): boolean => next !== undefined && !joinsOn.has(next);
const joinsOn = listed("and or but for on at in to with about from as being having going");
const ofThem: Readonly<Record<string, string>> = {
  ...{ my: "their", our: "their", me: "them", mine: "theirs", your: "our", you: "us", yours: "ours" },
};

const roles: readonly (readonly string[])[] = [
  "practice manager",
  "office manager",
  "clinic manager",
  "manager",
  "boss",
  "owner",
  "receptionist",
  "front desk",
  "reception",
  "accounts",
  "billing",
  "whoever runs the place",
  "whoever runs the practice",
  "whoever's in charge",
  "whoever is in charge",
].map((line) => line.split(" "));
const reaching = listed(
  "for with to after tell ask speak talk get have need want wants reach see let inform the my your could can if from is",
);

/** 'I'm after the practice manager', 'leave a message for whoever runs the place' */
function addresseeIn(words: readonly Word[]): readonly Found[] {
  for (let at = 0; at < words.length; at += 1) {
    const role = roles.find((each) => each.every((word, index) => wordAt(words, at + index) === word));
    if (!role || !isReached(words, at, role.length)) continue;
    const what = role[0]?.startsWith("who") ? role.join(" ") : `the ${role.join(" ")}`;
    return [
      {
        act: { kind: "subject", of: "addressee", what },
        span: spanOf(words, at, at + role.length),
        certainty: sure,
      },
    ];
  }
  return [];
}

/** 'My boss will kill me', 'my manager said so' tells of the caller's own, who is asked for by nobody. */
function isReached(words: readonly Word[], at: number, length: number): boolean {
  const before = wordAt(words, at - 1);
  if (!reaching.has(before)) return false;
  const isDoing = !ofBosses.has(wordAt(words, at + length)) && at + length < words.length;
  const asked = words.slice(Math.max(0, at - mostBeforeRole), at).some(({ word }) => wishing.has(word));
  return before !== "my" && (!isDoing || asked);
}
const wishing = listed(
  "for with to after tell ask speak talk get need want wants like reach see let inform can could from",
);
const ofBosses = listed(
  "please to about and on if when thanks ta cheers because it it's i i'm can could or here there in at",
);
const mostBeforeRole = 4;

const ofFirms = listed(
  `bupa medibank hcf nib ahm telstra optus health fund insurance insurer provider providers relations lab labs laboratory supplies supply dental
   pharmacy chemist hospital clinic surgery medical practice council school bank law lawyers legal plumbing plumbers electrical electrics
   cleaning cleaners couriers courier post services service solutions group company pty software systems media marketing radiology imaging
   orthodontics orthodontist specialists radio news energy water department office agency recruitment`,
);
const introducing =
  /\b(?:i['’]?m|im|i am|we['’]?re|here|calling|ringing|phoning|it['’]?s|its|this is)\b[^.?!]{0,40}\bfrom$/i;
const articles = listed("the a an");
const endsFirm = listed(
  "i i'm im and about it it's its just here we're were after can could um uh please ring calling ringing with on so but to a the my your i'd",
);
const mostOfFirm = 4;

/** 'It's Brendan here from Bupa provider relations', 'I'm calling from Apex Dental Supplies' */
function firmIn(words: readonly Word[], text: string): readonly Found[] {
  for (let at = 0; at < words.length; at += 1) {
    if (wordAt(words, at) !== "from" || !introducing.test(text.slice(0, words[at]?.end))) continue;
    const from = articles.has(wordAt(words, at + 1)) ? at + 2 : at + 1;
    let to = from;
    while (
      to < words.length &&
      to - from < mostOfFirm &&
      !endsFirm.has(wordAt(words, to)) &&
      !/[,.?!;]/.test(text.slice(words[to - 1]?.end, to > from ? words[to]?.start : words[to - 1]?.end))
    )
      to += 1;
    const said = words.slice(from, to);
    if (!said.some(({ word }) => ofFirms.has(word))) continue;
    const what = said.map(({ word }, index) => (index === 0 ? capital(word) : word)).join(" ");
    return [{ act: { kind: "subject", of: "firm", what }, span: spanOf(words, at, to), certainty: sure }];
  }
  return [];
}
const capital = (word: string): string =>
  word.length <= mostOfAcronym ? word.toUpperCase() : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
const mostOfAcronym = 3;

const ofMoney =
  /\b(bill|billed|invoice|invoiced|account|charged|charge|statement|quote|quoted|refund|deposit|fee|payment|overcharged)\b/i;
const money = listed("dollars dollar bucks");

/** 'A bill for four hundred and eighty dollars and I was told three twenty': the amounts, where money is spoken of. */
function amountsIn(words: readonly Word[], text: string): readonly Found[] {
  const found = ofMoney.exec(text);
  const about = found?.[1]?.toLowerCase();
  if (!found || about === undefined) return [];
  const amounts: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const one = digitsAt(words, at);
    if (!one) continue;
    const next = one.digits.length === 1 ? digitsAt(words, at + one.count) : null;
    const isHundreds = next !== null && next.digits.length === 2 && next.count <= 2;
    const digits = isHundreds && next ? one.digits + next.digits : one.digits;
    const end = at + one.count + (isHundreds && next ? next.count : 0);
    const isSaid = money.has(wordAt(words, end)) || text[(words[at]?.start ?? 0) - 1] === "$";
    // 'Three twenty' beside a bill; a longer run of digits is a number.
    const isAmount = digits.length >= 3 && digits.length <= 5 && digitsAt(words, end) === null;
    const amount = Number(digits);
    if ((isSaid || isAmount) && amount > 0 && !digits.startsWith("0") && !amounts.includes(amount))
      amounts.push(amount);
    at = end - 1;
  }
  const noun = nouns[about] ?? about;
  return amounts.length === 0
    ? []
    : [
        {
          act: {
            kind: "subject",
            of: "money",
            what: `a ${noun}: ${amounts.map((each) => `$${each}`).join(", ")}`,
          },
          span: [found.index, found.index + about.length],
          certainty: sure,
        },
      ];
}
const nouns: Readonly<Record<string, string>> = {
  ...{ billed: "bill", charged: "charge", overcharged: "charge", invoiced: "invoice", quoted: "quote" },
};
