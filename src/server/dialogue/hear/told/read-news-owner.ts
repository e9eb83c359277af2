import { capitaliseName } from "../../who/names/capitalise.ts";
import {
  arePluralRelations,
  genderOf,
  isRelation,
  isRelationWord,
  nameless,
  owningRelation,
  toUsualRelation,
} from "../../who/relations.ts";
import { wordSet } from "../../word-set.ts";
import type { Utterance, Word } from "../../words.ts";
import type { NewsOwner } from "../acts/acts.ts";
import type { PromptKind } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { type Found, overlaps, type Span } from "../found.ts";
import { isOfHealth, isPrescribed } from "../learned/health-words.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { isHearsaySource } from "../people/hearsay-source.ts";
import { standingOfRelation } from "../people/read-people.ts";
import { isOfName } from "../picks/read-contrast.ts";

/**
 * Whose the news of health is: whoever is named, or called by kin, right before what is told, or whoever a pronoun there stands for.
 * What is under way says nothing of it: 'I'm moving Oscar's, oh and Ruby, she's got a heart murmur' is of Ruby.
 */

export interface Mention {
  owner: NewsOwner;
  /** Index of the word. */
  at: number;
  /** 'Not Oscar's'. */
  isDenied: boolean;
}

/** Everybody in these words by a name that is known on this call, or by kin of the caller's. */
export function mentionsIn(
  words: readonly Word[],
  context: Pick<HearContext, "candidates">,
  who: readonly Found[],
): readonly Mention[] {
  const known = context.candidates.flatMap(({ kind, name }) => (kind !== "time" && name ? [name] : []));
  const told = who.flatMap(({ act }) =>
    act.kind === "name" && act.role !== "caller" ? [act.name.first.toLowerCase()] : [],
  );
  // 'It's Linh Nguyen here' is who rings; 'it's Ruby' may well be whose it is.
  const callers = who.flatMap(({ act, span }) =>
    act.kind === "name" && act.role === "caller" && act.name.last !== null ? [span] : [],
  );
  const names = [...new Set([...known, ...told])];
  return words.flatMap((word, at): readonly Mention[] => {
    // 'Dana Costa Leo's got' has run on from who rings to whose it is.
    const isRunOn = known.some((name) => word.word === `${name}s`);
    if (!isRunOn && callers.some(([from, to]) => from <= word.start && word.start < to)) return [];
    const owner = ownerAt(words, at, names);
    return owner ? [{ owner, at, isDenied: isDenied(words, at, names) }] : [];
  });
}

function ownerAt(words: readonly Word[], at: number, names: readonly string[]): NewsOwner | null {
  const word = words[at]?.word ?? "";
  const before = words[at - 1]?.word ?? "";
  const next = words[at + 1]?.word ?? "";
  const name = nameAt(word, names);
  // 'Ruby's dad' is neither of them.
  if (name !== null) return isRelationWord(next) ? null : named(name);
  if (pointsAtOther(words, at)) return { of: "sibling" };
  const relation = oneOf(word, next);
  if (relation === null || nameAt(next, names) !== null) return null;
  const lead = [before, words[at - 2]?.word ?? ""];
  const isOfThem = lead.some((each) => ofThem.has(each));
  if (isOfThem && siblings.has(relation)) return { of: "sibling" };
  if (isOfThem || nameAt(before, names) !== null) return null;
  if (!lead.some((each) => owning.has(each)) && !namelessKin.has(relation)) return null;
  return { of: "kin", relation: toUsualRelation(relation), standing: standingOfRelation(relation) };
}
/** 'My daughters just been …' is how 'my daughter's' is written down; null = nobody, or several. */
function oneOf(word: string, next: string): string | null {
  if (isRelation(word)) return word;
  if (!arePluralRelations(word)) return owningRelation(word);
  const one = word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
  return isRelation(one) && !ofSeveral.has(next) ? one : null;
}
const ofSeveral = wordSet("have are were both all do each");
const owning = wordSet("my our me the");
const ofThem = wordSet("his her their");
const siblings = wordSet("brother sister sibling twin");
const namelessKin: ReadonlySet<string> = new Set(nameless.split("|"));

function nameAt(word: string, names: readonly string[]): string | null {
  const found = names.find((name) => isOfName(word, name));
  return found !== undefined && (!mayBeVerb.has(word) || word === `${found}s`) ? found : null;
}
/** 'She will need it' names no Will. */
const mayBeVerb = wordSet("will may mark grant hope bill art drew frank ray chip chase dot joy rich don max");

const named = (name: string): NewsOwner => {
  const [first = name] = capitaliseName([name]);
  return { of: "named", name: { first, last: null, full: first } };
};

/** 'The other one', 'the other kid's'. */
const pointsAtOther = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === "other" &&
  /^(?:one|ones|kid|kids|child|boy|girl|twin|son|daughter)s?$/.test(words[at + 1]?.word ?? "") &&
  words[at - 1]?.word !== "any";

/** 'Not Oscar's', 'not on Oscar's', 'instead of Oscar'; up to whoever else is named. */
function isDenied(words: readonly Word[], at: number, names: readonly string[]): boolean {
  for (let back = at - 1; back >= Math.max(0, at - mostBetween); back -= 1) {
    const word = words[back]?.word ?? "";
    if (nameAt(word, names) !== null) return false;
    if (denying.has(word)) return true;
    if (word === "of" && words[back - 1]?.word === "instead") return true;
    if (word === "than" && words[back - 1]?.word === "rather") return true;
    if (!betweenDenial.has(word)) break;
  }
  // 'You didn't put the diabetes on Leo's'
  const noted = words.slice(Math.max(0, at - mostNoted), at).map(({ word }) => word);
  const verb = noted.findLastIndex((word) => word === "not");
  return (
    verb >= 0 &&
    ofNoting.has(noted[verb + 1] ?? "") &&
    !noted.slice(verb).some((word) => nameAt(word, names) !== null)
  );
}
const mostBetween = 4;
const mostNoted = 8;
const ofNoting = wordSet("put write written got have been noted go down");
const denying = wordSet("not isn't isnt wasn't wasnt");
const betweenDenial = wordSet("on for in to with the my our to do of at put is it");

const thirdPerson = wordSet("he she him her his hers");
/** Behind 'I', of what they have themselves: 'I'm on warfarin', and not 'I should say'. */
const having = wordSet("am have had take takes taking took got get was use been started just now cannot can");
const wordsOfTelling = wordSet("just also still already now going gonna meant");

/** Where the words before the news begin to tell whose it is. */
interface Subject {
  owner: NewsOwner | null;
  pronoun?: "he" | "she";
  /** Index of the word by which they are meant. */
  at: number;
}

/** Whoever stands last before what is told: by name, by kin, by a pronoun, or as the one who speaks. */
function subjectOf(
  words: readonly Word[],
  { from, until, news }: { from: number; until: number; news: number },
  mentions: readonly Mention[],
): Subject | null {
  const before: Subject[] = mentions
    .filter(({ at, isDenied: not }) => !not && at >= from && at <= news)
    .map(({ owner, at }) => ({ owner, at }));
  for (let at = from; at <= news; at += 1) {
    const word = words[at]?.word ?? "";
    if (thirdPerson.has(word) && !isKinAhead(words, at))
      before.push({ owner: null, at, pronoun: /^h(?:e|im|is)$/.test(word) ? "he" : "she" });
    if (isSpeaker(words, at)) before.push({ owner: { of: "caller" }, at });
  }
  const last = before.toSorted((one, other) => one.at - other.at).at(-1);
  if (last) return last.owner === null ? standsFor(last, mentions) : last;
  // 'The heart murmur is Ruby's', 'on epilim, Archie is'
  const behind = mentions.find(({ at, isDenied: not }) => !not && at > news && at < until);
  if (behind) return behind;
  // 'Ruby … | got a heart murmur': the clause before tells it.
  const near = mentions.findLast(({ at, isDenied: not }) => !not && at < from);
  return near && from - near.at <= mostApart ? near : null;
}
/** Words of the clause before. */
const mostApart = 8;

/** 'His sister has …' is of her. */
const isKinAhead = (words: readonly Word[], at: number): boolean =>
  words.slice(at + 1, at + 3).some(({ word }) => isRelationWord(word));

function isSpeaker(words: readonly Word[], at: number): boolean {
  const [word = "", next = "", then = ""] = words.slice(at, at + 3).map((each) => each.word);
  if (word === "my" && isOfHealth(next)) return true;
  return word === "i" && having.has(next) && !(next === "am" && wordsOfTelling.has(then) && then !== "now");
}

/** Whoever was named last before it; 'she' stands for no son. */
function standsFor(subject: Subject, mentions: readonly Mention[]): Subject {
  const { at: pronounAt, pronoun } = subject;
  const fits = ({ owner }: Mention): boolean => {
    const gender = owner.of === "kin" ? genderOf(owner.relation) : null;
    return gender === null || gender === pronoun;
  };
  const last = mentions.findLast((each) => each.at < pronounAt && !each.isDenied && fits(each));
  return last ? { owner: last.owner, at: last.at } : subject;
}

interface OwnedNews {
  found: readonly Found[];
  /** By which words the owners are meant. */
  mentions: readonly Mention[];
}

/** With whose it is, and the clause in which that is said. */
export function withNewsOwners(found: readonly Found[], parsed: ParsedUtterance): OwnedNews {
  const { utterance, context, who, clauses } = parsed;
  const { words } = utterance;
  const mentions = mentionsIn(words, context, who);
  const used: Mention[] = [];
  const owned = found.flatMap((each): Found | readonly Found[] => {
    if (each.act.kind !== "health") return each;
    const [from, until] = wordsWithin(words, each.span);
    const told = words.findIndex(({ word }, at) => at >= from && at < until && tellsHealth(word));
    const subject = subjectOf(words, { from, until, news: told < 0 ? until - 1 : told }, mentions);
    if (subject === null) return each;
    // 'The girl at work said she had to stop hers': what a bystander has is nobody's news here, and is told in their words.
    if (isHearsaySource(words, subject.at)) return [];
    const { isOwn: _own, ...act } = each.act;
    if (subject.owner === null)
      return { ...each, act: { ...act, ...(subject.pronoun && { pronoun: subject.pronoun }) } };
    if (subject.owner.of === "caller") return each;
    const mention = mentions.find(({ at }) => at === subject.at);
    if (mention) used.push(mention);
    const since = clauseAt(clauses, spanOf(words[subject.at]));
    return { ...each, act: { ...act, owner: subject.owner, since } };
  });
  return { found: owned, mentions: [...used, ...deniedOf(parsed, mentions)] };
}

/** 'Leo's not on any medication' is no news, and names him for nothing else either. */
const deniedOf = (
  { utterance: { words } }: ParsedUtterance,
  mentions: readonly Mention[],
): readonly Mention[] =>
  mentions.filter(({ at }) => {
    const ahead = words.slice(at + 1, at + 1 + mostToDenied).map(({ word }) => word);
    const not = ahead.findIndex((word) => /^(?:not|no|never)$/.test(word));
    return not >= 0 && ahead.slice(not).some(tellsHealth);
  });
const mostToDenied = 6;

export const spanOf = (word: Word | undefined): Span => [word?.start ?? 0, word?.end ?? 0];

function wordsWithin(words: readonly Word[], [start, end]: Span): readonly [number, number] {
  const from = words.findIndex((word) => word.start >= start);
  const last = words.findLastIndex((word) => word.end <= end);
  return [Math.max(0, from), Math.max(from, last) + 1];
}

/** A clause begins where somebody is named whose health is told of: 'Thursday maybe, | oh and Ruby, the GP found she's got …' */
export function newsStarts({ words }: Utterance, { candidates, wish }: HearContext): readonly number[] {
  if (wish === null) return [];
  const visitors = candidates.flatMap(({ kind, name }) => (kind !== "time" && name ? [name] : []));
  return words.flatMap(({ word }, at): readonly number[] => {
    if (nameAt(word, visitors) === null) return [];
    let from = at;
    while (from > 0 && leading.has(words[from - 1]?.word ?? "")) from -= 1;
    if (from === at || from === 0) return [];
    const next = words.findIndex((each, k) => k > at && nameAt(each.word, visitors) !== null);
    const until = Math.min(next < 0 ? words.length : next, at + mostToNews);
    return words.slice(at + 1, until).some((each) => tellsHealth(each.word)) ? [from] : [];
  });
}
const leading = wordSet(
  "oh and also but plus so well um uh btw actually by way the i should say anyway my our his her other one kid sister brother daughter son girl boy",
);
const mostToNews = 14;

const tellsHealth = (word: string): boolean => isOfHealth(word) || isPrescribed(word);

/**
 * Without what names the owners for something else: they are named for the news alone, and nobody's visit is meant by it. Who was
 * asked for by name, or is wished something for beside it, is.
 */
export function withoutOwnersNamed(
  found: readonly Found[],
  mentions: readonly Mention[],
  { utterance: { words }, context, clauses, labels, who }: ParsedUtterance,
): readonly Found[] {
  if (context.wish === null) return found;
  const isOfSpeaker = found.some(({ act }) => act.kind === "health" && act.isOwn === true);
  const isChanged = labels.some(({ label }) => label === "want.move" || label === "want.cancel");
  // 'And before mine, let them know I'm on warfarin' moves nothing of theirs.
  if (isOfSpeaker && !isChanged && context.isForOther === true)
    return found.filter(
      ({ act }) => !ofOwnVisit.has(act.kind) || (act.kind === "pick" && !isOfOther(act, context)),
    );
  const all = mentionsIn(words, context, who);
  const isWished = (at: number): boolean =>
    labels.some(
      ({ label, clause }) =>
        label.startsWith("want.") &&
        label !== "want.message" &&
        clause === clauseAt(clauses, spanOf(words[at])),
    );
  const only = mentions.filter(
    ({ at, owner }) =>
      !isWished(at) &&
      !(asksWho.has(context.prompt) && clauseAt(clauses, spanOf(words[at])) === 0) &&
      all.every((each) => each.at === at || !isSameOwner(each.owner, owner) || !isWished(each.at)) &&
      !(owner.of === "named" && owner.name.first === context.nameSoFar?.first),
  );
  if (only.length === 0) return found;
  const spans = only.map(({ at }) => spanOf(words[at]));
  const names = only.flatMap(({ owner }) => (owner.of === "named" ? [owner.name.first.toLowerCase()] : []));
  const isTheirs = (id: string): boolean =>
    context.candidates.some(
      ({ id: each, kind, name = "" }) => each === id && kind === "visit" && names.includes(name),
    );
  return found.filter(({ act, span }) => {
    if (act.kind === "pick" || act.kind === "kept") return !isTheirs(act.candidate);
    if (act.kind === "name") return act.role === "caller" || !names.includes(act.name.first.toLowerCase());
    return !(ofOwner.has(act.kind) && spans.some((each) => overlaps(each, span)));
  });
}
const ofOwnVisit: ReadonlySet<Found["act"]["kind"]> = new Set(["own", "next_to", "pick", "treatment"]);
/** Of anybody else's visit than what is under way. */
const isOfOther = (
  { candidate }: { candidate: string },
  { candidates, nameSoFar }: Pick<HearContext, "candidates" | "nameSoFar">,
): boolean =>
  candidates.some(
    ({ id, kind, name = "" }) =>
      id === candidate && kind === "visit" && name !== nameSoFar?.first.toLowerCase(),
  );
const asksWho: ReadonlySet<PromptKind> = new Set(["name", "whose", "which_visit"]);
const ofOwner: ReadonlySet<Found["act"]["kind"]> = new Set(["patient", "of_person"]);

const isSameOwner = (one: NewsOwner, other: NewsOwner): boolean =>
  one.of === "named" && other.of === "named"
    ? one.name.first === other.name.first
    : JSON.stringify(one) === JSON.stringify(other);
