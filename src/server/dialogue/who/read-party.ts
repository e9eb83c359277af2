import { cardinals } from "#kernel/number-words.ts";
import { firstPlace, toPhrase } from "../phrase.ts";
import type { Utterance } from "../words.ts";
import { commonFirstNames } from "./names/common-names.ts";
import { arePluralRelations, isRelation, withRelatives } from "./relations.ts";

/** How many people are to be booked in one sentence: 'for me and my two kids' is three. */

/** More than these are a school class, and rather a matter for the team. */
const most = 8;

const numberOf = (word: string | undefined): number => {
  if (word === "both" || word === "twin" || word === "couple") return 2;
  const number = /^\d$/.test(word ?? "") ? Number(word) : (cardinals.get(word ?? "") ?? 0);
  return number <= most ? number : 0;
};

const self = /^(?:me|myself|meself)$/;
/** 'Ring me, not her' tells whom to ring. */
const ofContact = /^(?:ring|call|phone|text|contact|email|reach|tell|let|give|to|with|not|about)$/;
/** Names that are rather a month or a word. */
const rarelyName = /^(?:april|may|june|august|will|mark|bill|sue|pat|grant|rose|dawn|hope|grace|joy|summer)$/;

const wholeParty = toPhrase("(all)? (two|three|four|five|six|2|3|4|5|6) of us");
/** 'We are three for a check-up', but neither 'we are three minutes away' nor 'we are two weeks late'. */
const weAre = toPhrase(
  "(we are|there are|there is|there will be) (two|three|four|five|six|2|3|4|5|6) (of us|in the family|in our family|people|adults|in total|altogether|all up|coming|needing|for|wanting|who|that|please|$)",
);
/** 'No, only the two', 'just them three thanks' */
const onlyThem = toPhrase(
  "(only|just) (the|them|us|those|these) (two|three|four|five|six) (of (us|them)|kids|children|people|boys|girls|then|thanks|thank|that|okay|we|please|$)",
);
/** 'Bring in my two for check-ups': a parent's children, by their number alone. */
const ownTwo = toPhrase(
  "(book|bring|get|have|see|fit|need|want|for) in? (my|our) (two|three|four|five|six) (in|for|at|on|a|seen|checked|looked|booked|today|tomorrow|this|next|please|thanks|$)",
);
const family = toPhrase("family of (two|three|four|five|six|2|3|4|5|6)");
const comes = toPhrase("(for|book|bring|booking|get|see|fit|squeeze|there is) ..4");

/** 'Two cleans' are for two people; 'two fillings' are in one mouth. */
const visits = toPhrase(
  "(two|three|four|five|six|2|3|4|5|6|couple of) (cleans|cleanings|checkups|check ups|exams|examinations)",
);
const often = toPhrase("(year|yearly|annually|every|had|already|covered|cover|claim)");
/** What those who were named do or need; 'my wife and I moved here' is about no visit. */
const wishesAfter = toPhrase("^ ..2 (both|each|need|want|like|love|get|come|book|due|after|all)");

/** Whether kin or a friend is spoken of. */
export const namesOther = (utterance: Utterance): boolean =>
  withRelatives(utterance).words.some(({ word }) => isRelation(word) || arePluralRelations(word));

/** 1 unless several are named. */
export function readParty(heard: Utterance): number {
  const utterance = withRelatives(heard);
  return Math.min(
    most,
    Math.max(
      1,
      countedIn(utterance),
      joinedIn(utterance),
      wishersIn(utterance),
      visitsIn(utterance),
      askedAfter(utterance),
    ),
  );
}

function visitsIn({ words }: Utterance): number {
  const place = firstPlace(visits.match, words);
  if (!place || firstPlace(often.match, words)) return 1;
  return numberOf(words[place.from]?.word);
}

/** As many as tell what somebody named right before them does; whoever talks on and on is no slower to read. */
const fewWords = 20;
const near = (said: readonly string[], from: number, to: number): string =>
  said.slice(Math.max(0, from), Math.max(0, to)).join(" ");

/** 'My two kids need check-ups', 'both my girls are due for a clean'; 'my kids need picking up' wishes for no visit. */
function wishersIn({ words }: Utterance): number {
  const said = words.map(({ word }) => word);
  for (const [at, word] of said.entries()) {
    if (!arePluralRelations(word) || !theirOwn.test(near(said, at - 6, at))) continue;
    const rest = near(said, at + 1, at + 1 + fewWords);
    const isGot = haveThem.test(near(said, at - 8, at)) && seen.test(rest);
    const isWish =
      isGot || needVisit.test(rest) || (mayThey.test(said.slice(0, at).join(" ")) && comeIn.test(rest));
    if (isWish && !firstPlace(often.match, words)) return manyOf(said, at);
  }
  return 1;
}
const theirOwn =
  /(?<!\b(?:do|does|should|would|if|when) )\b(?:my|our|the|both)(?: (?:both|other|little|[a-z]+er))?(?: (?:two|three|four|five|six|[2-6]))?$|\b(?:got|have) (?:all )?(?:two|three|four|five|six|[2-6])(?: (?:little|young))?$/;
/** 'I need my two boys seen', 'get both the kids checked' */
const haveThem =
  /\b(?:need|want|get|have|like) (?:my|our|the|both)(?: (?:my|our|the|both|other|little|[a-z]+er))?(?: (?:two|three|four|five|six|[2-6]))?$/;
const seen = /^(?:both |all )?(?:seen|checked|looked at|done)\b/;
const needVisit =
  /^(?:(?:that|who|they|to|both|all|each|really|also|are|have|will|would) )*(?:need|want|like|due)\b(?: (?:for|to have|to get|to book))?(?: (?:an?|their|some|the|two|three|four|\d|new|regular|six month\w*))*(?: (?:check|clean|exam|filling|appointment|visit|booking|dent|teeth|tooth|scale|x ray|braces|mouthguard|see|look|to come|to be seen|to see|to be booked|booking|looking|seeing|fissure|seal)\w*)/;

/** 'Can my two kids come on Thursday', but not 'can my kids come in with me'. */
const mayThey = /\b(?:can|could|may|might|will) (?:both )?(?:my|our|the)\b/;
const comeIn =
  /^(?:(?:both|all|also|please|possibly) )*(?:come|be seen|be booked|get (?:an? |some )?(?:check|clean|appointment|seen|booked)\w*)\b(?! (?:in )?(?:with|along|too|into|inside|in the|to the|and (?:wait|sit|watch)|watch|wait|sit))/;

/** 'My wife and I both need a clean', 'me and the missus': those who are named before what they wish for. */
function joinedIn({ words }: Utterance): number {
  const said = words.map(({ word }) => word);
  for (const [at, word] of said.entries()) {
    if (word !== "and" || !isPerson(said[at - 1]) || isOwnName(said, at - 1)) continue;
    const other = at + 1 + (/^(?:my|our|the|his|her)$/.test(said[at + 1] ?? "") ? 1 : 0);
    const isOther = isPerson(said[other]) && !(self.test(said[at - 1] ?? "") && said[other] === "i");
    // 'I need a clean and I …' joins two sentences, not two people.
    const behind = said.slice(other + 1, other + 1 + fewWords);
    if (
      isOther &&
      self.test(said[at - 1] ?? "") &&
      isOpening.test(said.slice(0, at - 1).join(" ")) &&
      endsOrNames.test(behind.join(" "))
    )
      return 2;
    const next = words.slice(other + 1, other + 1 + fewWords);
    if (isOther && firstPlace(wishesAfter.match, next) && !doesElse(behind)) return 2;
  }
  return 1;
}

/** 'Me and Ngozi, it's Jill Hart', 'just me and my wife thanks': who comes, and nothing more is told of them. */
const isOpening = /^(?:(?:it|is|just|for|yes|yeah|okay|oh|so|well|that|there|will|would|be|both)(?: |$))*$/;
const endsOrNames =
  /^(?:(?:please|thanks|thank you|then|both)(?: |$))*(?:$|(?:it is|i am|this is|my name)\b)/;

/** 'My name's Bob and I'd like …': one person, who is named and then goes on. */
const isOwnName = (said: readonly string[], at: number): boolean =>
  said[at + 2] === "i" &&
  /(?:\bname is|\bmy names?|\bthis is|\bi am|\bit is|\bcall me)$/.test(near(said, at - 4, at));

/** 'A check-up for me and what about Finn', 'I need a clean, how about my wife': somebody who comes, and one more who is asked about. */
function askedAfter({ words }: Utterance): number {
  const said = words.map(({ word }) => word);
  const about = said.findIndex((word, at) => word === "about" && /^(?:what|how)$/.test(said[at - 1] ?? ""));
  if (about < 0) return 1;
  const other = about + 1 + (/^(?:my|our|the|his|her)$/.test(said[about + 1] ?? "") ? 1 : 0);
  const to = other + (isGivenName(said[other + 1] ?? "") ? 2 : 1);
  const isOther = isPerson(said[other]) && !self.test(said[other] ?? "") && said[other] !== "i";
  const isComer = wishesFor.test(said.slice(0, about - 1).join(" "));
  return isOther && isComer && endsThere.test(said.slice(to).join(" ")) ? 2 : 1;
}
const wishesFor =
  /\bfor (?!(?:a|an|the|my|our|his|her|on|at|next|this) )\p{L}+|\bfor (?:my|our|his|her) |\b(?:i|we) (?:\p{L}+ ){0,3}?(?:need|want|like|book|get|come|due)\b/u;
const endsThere = /^(?:(?:too|also|as well|then|please|thanks)(?: |$))*$/;

const isPerson = (word = ""): boolean =>
  word === "i" || self.test(word) || isRelation(word) || isGivenName(word);
const isGivenName = (word: string): boolean => commonFirstNames.has(word) && !rarelyName.test(word);

function countedIn(utterance: Utterance): number {
  const { words } = utterance;
  for (const phrase of [wholeParty, weAre, onlyThem, ownTwo, family]) {
    const place = firstPlace(phrase.match, words);
    if (!place) continue;
    const count = words.slice(place.from, place.to).map(({ word }) => numberOf(word));
    return Math.max(1, ...count);
  }
  const place = firstPlace(comes.match, words);
  if (!place) return 1;
  const capital = new Set(
    words.filter(({ start }) => /\p{Lu}/u.test(utterance.text.charAt(start))).map(({ word }) => word),
  );
  const from = words.slice(place.from);
  const listed = from.flatMap(({ start }, at) => {
    const before = from[at - 1];
    return before && /,/.test(utterance.text.slice(before.end, start)) ? [at] : [];
  });
  return peopleIn({ words: from.map(({ word }) => word), capital, listed: new Set(listed) });
}

interface Said {
  words: readonly string[];
  /** Those of the words that were written with a capital. */
  capital: ReadonlySet<string>;
  /** Those that stand behind a comma. */
  listed: ReadonlySet<number>;
}

/** Counts those who are joined by 'and', so that 'my son hurt his sister' is no party. */
function peopleIn(said: Said): number {
  const { words } = said;
  let count = 0;
  /** 'Me, my wife Sue and my son': those of the list before its 'and'. */
  let listed = 0;
  let last = -1;
  /** The last of them, without the name behind it. */
  let counted = -1;
  for (const at of words.keys()) {
    // 'My daughter Holly' is one.
    if (last >= 0 && at === last + 1 && isGivenName(words[at] ?? "")) last = at;
    const people = comersAt(said, at, last);
    if (people === 0 || at === last || isNameOfCounted(said, at, counted)) continue;
    const isJoined = last < 0 || joins(words.slice(last + 1, at));
    if (!isJoined && !isListed(said, last, at)) break;
    if (isJoined) count += people + listed;
    listed = isJoined ? 0 : listed + people;
    last = at;
    counted = at;
  }
  return count;
}

/** 'My two kids, they're Jack and Ruby': how those are called who were counted. */
const isNameOfCounted = ({ words }: Said, at: number, counted: number): boolean =>
  arePluralRelations(words[counted] ?? "") &&
  counted < at - 2 &&
  words[at - 1] === "and" &&
  isGivenName(words[at] ?? "") &&
  isGivenName(words[at - 2] ?? "");

/** Behind the first of them, who is told to do something else is none. */
const comersAt = (said: Said, at: number, last: number): number =>
  last >= 0 && doesElse(said.words.slice(at + 1, at + 1 + fewWords)) ? 0 : peopleAt(said, at);

/** 'For my son, and my wife will drive him', '… and my husband is a patient of yours': told of them is no visit. */
function doesElse(behind: readonly string[]): boolean {
  const rest = behind.slice(isGivenName(behind[0] ?? "") ? 1 : 0).join(" ");
  return deed.test(rest) && !ownWish.test(rest);
}
const deed =
  /^(?:(?:also|always|usually|never|just|only) )?(?:will|would|can|could|might|may|must|has|have|had|was|does|did|\p{L}+(?:sh|ch)es|works?|worked|starts?|drives?|drove|brings?|takes?|picks?|goes|says|said|told|thinks?|lives?|knows?|minds?|is (?:an?|the|at|in|on|not|with|already|your|one|\p{L}+ing)) /u;
const ownWish =
  /^(?:\p{L}+ ){0,3}?(?:needs?|wants?|due|overdue|booked|like|love|come(?! along| with| to (?:watch|wait|help))|be seen|see|get (?:an?|one|seen|in)|have (?:an?|one|his|hers|theirs)|too|as well|also|both)\b/u;

const joins = (between: readonly string[]): boolean => between.includes("and") || between.includes("plus");

/** Right behind the comma, or behind the 'my' that is; recognisers write none: 'for me my husband and our son'. */
const isListed = ({ words, listed }: Said, last: number, at: number): boolean =>
  (at === last + 1 && listed.has(at)) ||
  (at === last + 2 && listed.has(at - 1) && /^(?:my|our|his|her|the)$/.test(words[at - 1] ?? "")) ||
  (at === last + 2 && /^(?:my|our)$/.test(words[at - 1] ?? ""));

/** 'Book me two kids in', 'get me missus in': said for 'my'. */
const isMy = (word: string, next = "", then = ""): boolean => {
  const isKin = (said: string): boolean => isRelation(said) || arePluralRelations(said);
  return word === "me" && (isKin(next) || (numberOf(next) > 0 && isKin(then)));
};

function peopleAt({ words, capital }: Said, at: number): number {
  const [before = "", word = ""] = [words[at - 1], words[at]];
  if (self.test(word)) return Number(!ofContact.test(before) && !isMy(word, words[at + 1], words[at + 2]));
  if (arePluralRelations(word)) return areMeant(words, at) ? manyOf(words, at) : 0;
  const isBesideName = before === "and" && isGivenName(words[at - 2] ?? "") && capital.has(word);
  return Number(
    isRelation(word) ||
      (beforeName.test(before) && isGivenName(word)) ||
      (isBesideName && !noName.test(word)),
  );
}

/** Capital letters, but nobody. */
const noName = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|i|dr|doctor|can|could|my)$/;

/** 'And my name is Jill' names nobody else. */
const beforeName = /^(?:for|and|plus|book|bring|see)$/;

/** 'My kids', 'the two boys', 'kids Leo and Mia'; 'is it free for kids' and 'do you see children' are of nobody who comes. */
const areMeant = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => pointsAt.test(word) || numberOf(word) > 0) ||
  isGivenName(words[at + 1] ?? "");
const pointsAt = /^(?:my|our|the|his|her|their|these|those|both|all)$/;

/** Children of whom no number is told are two at least. */
const manyOf = (words: readonly string[], at: number): number =>
  Math.max(2, numberOf(words[at - 1]), numberOf(words[at - 2]), ofThem(words, at));

/** 'All three of my kids' */
const ofThem = (words: readonly string[], at: number): number =>
  words[at - 2] === "of" ? numberOf(words[at - 3]) : 0;
