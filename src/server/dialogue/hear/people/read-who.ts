import type { PersonName, Reading } from "../../readings.ts";
import { introducedCaller, whoRings } from "../../who/caller.ts";
import { everydayWords } from "../../who/everyday-words.ts";
import { isSurelyFirstName } from "../../who/first-names.ts";
import { surnameOnly } from "../../who/names/candidate.ts";
import { capitaliseName } from "../../who/names/capitalise.ts";
import { commonFirstNames } from "../../who/names/common-names.ts";
import { particles, takeName } from "../../who/names/name-words.ts";
import type { NamedAs } from "../../who/names/read-every-name.ts";
import { readBestName, readFormerName, readName, readOwner } from "../../who/names/read-name.ts";
import { givenNameLast, lastNameFirst } from "../../who/names/spelled/reversed-names.ts";
import { findSpelled, joinSpelled } from "../../who/names/spelled/spelling.ts";
import { type Telling, trimName } from "../../who/names/trim-name.ts";
import { readEmail } from "../../who/read-email.ts";
import { countWords, heardBetween, toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { HearContext } from "../context.ts";
import { readVitalSigns } from "../danger/signs/read-vital-signs.ts";
import { certaintyOf, type Found, type Span, sure } from "../found.ts";
import { numberRoles } from "../ringing/number-roles.ts";
import { readNumber } from "../ringing/read-number.ts";
import { addressIn, withoutAddress } from "./address-letters.ts";
import { withKnownNames } from "./known-names.ts";
import { ofWhoever, withCalendarSurname } from "./name-as-told.ts";
import { withNameOfKin, withoutRepeats } from "./name-of-kin.ts";
import { isOfThird, kinNamed, ownsKin, roleOf } from "./name-role.ts";
import { withNamedInPassing } from "./named-in-passing.ts";
import { bareName, listedName } from "./read-bare-name.ts";
import { readNameOwners } from "./read-name-owners.ts";
import { readRespaced, readRespelled } from "./read-respelled.ts";
import { nameInPlace, namesOfSeveral, startedAgain } from "./read-several-names.ts";

/** Names, telephone numbers and e-mail addresses, read together so that none takes the words of another. */
export function readWho(
  utterance: Utterance,
  others: readonly Utterance[],
  context: HearContext,
): readonly Found[] {
  const email = readEmail(utterance);
  const roles = numberRoles(utterance, context);
  const address = addressIn(utterance, email, context);
  const told = withoutAddress(utterance, address);
  const ways = others.map((each) => withoutAddress(each, addressIn(each, readEmail(each), context)));
  return [
    ...withNamedInPassing(
      told,
      withNameOfKin(
        told,
        withKnownNames(
          told,
          readNames(told, ways, context)
            .flatMap((name) => trimmed(name, told, context))
            .map((name) => ofWhoever(name, told, context)),
          context,
        ),
      ),
      context,
    ),
    ...roles.acts,
    ...(email ? [] : readNumber(roles.rest, roles.rest === utterance ? others : [], context)),
    ...(email
      ? [
          {
            act: { kind: "email", email: email.value, isUnsure: email.certainty === "unsure" } as const,
            span: email.span,
            certainty: certaintyOf(email),
          },
        ]
      : []),
  ];
}

function readNames(
  utterance: Utterance,
  others: readonly Utterance[],
  context: HearContext,
): readonly Found[] {
  const spaced = readRespaced(utterance, context);
  if (spaced.length > 0) return spaced;
  const saidOf = readNameOwners(utterance, context);
  if (saidOf.length > 0) return saidOf;
  const mended = readRespelled(utterance, context);
  if (mended.length > 0) return mended;
  const isAsked = context.prompt === "name";
  const same = isAsked ? sameLastName(utterance, context) : null;
  if (same) return [same];
  const letters = isAsked ? lettersIn(utterance, context) : null;
  const several = namesOfSeveral(utterance, context).map(({ reading, as }) =>
    nameOfRow(utterance, reading, as),
  );
  const name = isAsked
    ? (nameAskedFor(utterance, others, letters === null) ?? nameBehindDenial(utterance))
    : (nameInPlace(utterance, context) ??
      readName(utterance, { expected: null }) ??
      bareName(utterance, context));
  if (letters && isOnlySpelled(letters, name)) {
    const { span, ...spelled } = letters;
    return [{ act: { kind: "letters", ...spelled }, span, certainty: sure }];
  }
  if (!name) return several;
  const forWhom = isAsked && several.length === 0 ? namesForWhom(utterance, name) : [];
  if (forWhom.length > 0) return forWhom;
  if (isAsked)
    return withCaller(utterance, name, several.length > 0 ? several : [nameAct(utterance, name)], true);
  const isMeant = isPutRight(utterance, context) || isIntroduced(utterance, name) || !isDoubtful(name);
  return isMeant ? namesUnasked(utterance, name, several) : several;
}

/** 'No, there's no bleeding, Grant Fisk': what is told to be well first is no part of the answer. */
function nameBehindDenial(utterance: Utterance): Reading<PersonName> | null {
  const denied = readVitalSigns([utterance]).findLast(({ act }) => act.kind === "all_right");
  if (!denied || utterance.words.filter(({ start }) => start < denied.span[0]).length > mostBeforeDenial)
    return null;
  const rest = toUtterance(withoutSpans(utterance.text, [[0, denied.span[1]]]));
  return rest.words.length === 0 ? null : readName(rest, { expected: "name" });
}
const mostBeforeDenial = 4;

const nameAskedFor = (
  utterance: Utterance,
  others: readonly Utterance[],
  mayBeListed: boolean,
): Reading<PersonName> | null =>
  withCalendarSurname(readBestName([utterance, ...others], { expected: "name" }), utterance) ??
  (mayBeListed ? listedName(utterance) : null);

/** 'Gail Horvat but it's for Ilona', asked for a name: whoever rings says theirs, and then of whom it is. */
function namesForWhom(utterance: Utterance, name: Reading<PersonName>): readonly Found[] {
  const lead = leadsToWhom.exec(utterance.text.slice(0, name.span[0]));
  const head = lead && toUtterance(utterance.text.slice(0, lead.index));
  if (!head || head.words.length === 0) return [];
  const own = readName(head, { expected: "name" });
  if (!own || own.value.first === name.value.first) return [];
  return [nameAct(head, own, "caller"), nameAct(utterance, name, "other")];
}
const leadsToWhom =
  /\b(?:(?:but|and|though|only|actually|um|uh),? )*(?:it['’]?s|it is|this is|i['’]?m (?:ringing|calling|phoning)|ringing|calling) (?:actually |really |all |just )?(?:for|about|regarding|on behalf of) (?:my (?:[\p{L}'’-]+ ){0,2}|(?:um|uh) )?$/iu;

/** Nobody asked for it: whose visit it is may be told beside it, and whoever is named may only be spoken of. */
function namesUnasked(
  utterance: Utterance,
  name: Reading<PersonName>,
  several: readonly Found[],
): readonly Found[] {
  const owner = readOwner(utterance);
  const owned = owner && owner.value.first !== name.value.first ? [nameAct(utterance, owner)] : [];
  const told = several.length > 0 ? several : [nameAct(utterance, name), ...owned];
  const third: readonly Found[] = isOfThird(utterance.text)
    ? [{ act: { kind: "other_person" }, span: name.span, certainty: sure }]
    : [];
  return [...withCaller(utterance, name, told, false), ...third];
}

const withCaller = (
  utterance: Utterance,
  name: Reading<PersonName>,
  told: readonly Found[],
  isAsked: boolean,
): readonly Found[] => [...callerActs(utterance, name.value, told, isAsked), ...told];

/** Without the everyday words that were taken for a part of it; none where nothing is left. */
function trimmed(found: Found, utterance: Utterance, { prompt, nameSoFar }: HearContext): readonly Found[] {
  if (found.act.kind !== "name") return [found];
  // More of the name that is known: every word of it is.
  if (nameSoFar?.last && found.act.name.full.startsWith(`${nameSoFar.full} `)) return [found];
  const given = givenNameLast(utterance);
  if (given) return [{ ...found, act: { ...found.act, name: given } }];
  const once = lastNameFirst(withoutRepeats(found.act.name), utterance);
  const isCalendar = calendarWords.has(once.last?.toLowerCase() ?? "");
  const name = trimName(once, tellingOf(found.span, utterance, prompt === "name" && isCalendar));
  if (name === null) return [];
  return name === found.act.name ? [found] : [{ ...found, act: { ...found.act, name } }];
}

/** 'Mark Friday, Friday like the day' */
const calendarWords: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday january march april may june august".split(" "),
);
const introduces =
  /\b(?:(?:sur)?name(?:['’]?s| is)?|called|spelled|spelt|miss|mr|mrs|ms) (?:is |it['’]s |its |um |uh )*$/i;
function tellingOf([from, to]: Span, { text, words }: Utterance, isAsked: boolean): Telling {
  const beside = words.filter(({ start, end }) => end <= from || start >= to).length;
  if (beside <= mostBesideAlone) return "alone";
  return isAsked || introduces.test(text.slice(0, from)) || findSpelled(words).length > 0
    ? "introduced"
    : "passing";
}
const mostBesideAlone = 2;

/** Words around 'same' that add nothing to it. */
const besideSame: ReadonlySet<string> = new Set(
  `yes yeah yep oh um it's its that's thats is just also as sur last family name surname one again me mine my his her hers him
   theirs their the other others ours us for both all of them please thanks`.split(/\s+/),
);
const isTheSame = ({ words }: Utterance, lastName: string): boolean =>
  words.some(({ word }) => word === "same") &&
  words.every(({ word }) => word === "same" || besideSame.has(word) || word === lastName.toLowerCase());

/** 'Same as mine', of a last name that was told before. */
function sameLastName(utterance: Utterance, { lastName }: HearContext): Found | null {
  const said = utterance.text.trim();
  return lastName !== "" && isTheSame(utterance, lastName)
    ? {
        act: {
          kind: "name",
          name: { first: lastName, last: null, full: lastName },
          role: "unclear",
          isUnsure: false,
          part: "last",
        },
        span: [0, said.length],
        certainty: sure,
      }
    : null;
}

/** The letters when nothing but letters was said; a spelled name that was said as well is a name. */
function lettersIn(
  utterance: Utterance,
  { lettersSoFar }: HearContext,
): { letters: string; isWhole: boolean; span: Span } | null {
  const [spelled] = findSpelled(utterance.words, true);
  const found = spelled ?? (lettersSoFar === "" ? null : joinSpelled(utterance.words, utterance.text));
  if (!found) return null;
  const rest = utterance.words.length - (found.to - found.from);
  const { span } = heardBetween(utterance, found.from, found.to);
  return rest > mostBeside
    ? null
    : { letters: found.letters, isWhole: found.letters.length >= fewestWhole, span };
}
const mostBeside = 3;
/** Fewer letters are a beginning. */
const fewestWhole = 4;

/** 'Mia Chen, M I A …' is a name that is spelled as well. */
const isOnlySpelled = (
  { letters, span }: { letters: string; span: Span },
  name: Reading<PersonName> | null,
): boolean => !name || (isMadeOf(name.value, letters) && name.span[0] >= span[0]);

const isMadeOf = ({ full }: PersonName, letters: string): boolean =>
  full.toLowerCase().replace(/[^\p{L}]/gu, "") === letters.toLowerCase().replace(/[^\p{L}]/gu, "");

/** 'The name's Kowalczyk', 'no the surname is …', once somebody is spoken of: any word may be one. */
const isPutRight = ({ text }: Utterance, { wish, candidates }: HearContext): boolean =>
  (wish !== null || candidates.some(({ kind }) => kind === "person")) &&
  /\b(?:sur|maiden |married |last |first )?names?\b/i.test(text);

/** 'His name's Theo' introduces somebody, known to a list or not. */
const isIntroduced = ({ text }: Utterance, { span }: Reading<PersonName>): boolean =>
  /\bname(?:['’]?s| is)(?: (?:um|uh))? $/i.test(text.slice(0, span[0]));

/** 'I'm suicidal' names nobody: what no list of names knows is a name where one was asked for. */
const isDoubtful = ({ value: { first, last }, certainty, assumed }: Reading<PersonName>): boolean =>
  certainty === "unsure" &&
  last === null &&
  !assumed.includes(surnameOnly) &&
  !commonFirstNames.has(first.toLowerCase()) &&
  (!isSurelyFirstName(first.toLowerCase()) || everydayWords.has(first.toLowerCase()));

function nameAct(utterance: Utterance, read: Reading<PersonName>, as: NamedAs = "unclear"): Found {
  const name = saidBeforeSpelled(utterance, read);
  const isUnsure = name.certainty === "unsure";
  const former = readFormerName(utterance);
  const kin = kinNamed(utterance, name.span);
  return {
    act: {
      kind: "name",
      name: toldInFull(utterance, { ...name, value: startedAgain(name.value) }),
      role: as === "unclear" ? roleOf(utterance, name) : as === "other" ? "patient" : "caller",
      isUnsure,
      ...partOfName(name),
      ...(kin !== null && { kin }),
      ...(ownsKin(utterance, name.span) && { role: "patient" as const, ownsKin: true as const }),
      ...(former && { former }),
    },
    span: name.span,
    certainty: certaintyOf(name),
  };
}

/** 'It's Ava and Noah': where several are named, nobody speaks of themselves but by an 'I'. */
function nameOfRow(utterance: Utterance, name: Reading<PersonName>, as: NamedAs): Found {
  const found = nameAct(utterance, name, as);
  const { act } = found;
  return act.kind === "name" && act.role === "caller" && as !== "caller"
    ? { ...found, act: { ...act, role: "unclear" } }
    : found;
}

/** 'Trevor Hask, H A S K': letters that spell the name that was said just before them are no name of their own. */
function saidBeforeSpelled({ words }: Utterance, name: Reading<PersonName>): Reading<PersonName> {
  const { value, span } = name;
  const spelled = findSpelled(words).find(
    ({ letters }) => letters.toLowerCase() === value.full.toLowerCase(),
  );
  if (value.last !== null || !spelled) return name;
  const at = words.slice(0, spelled.from).findLastIndex(({ word }) => !leadsToLetters.has(word));
  const [first, last] = [words[at - 1], words[at]];
  if (!first || last?.word !== value.first.toLowerCase()) return name;
  if (!isSurelyFirstName(first.word) && !commonFirstNames.has(first.word)) return name;
  const [given = value.first] = capitaliseName([first.word]);
  const full = `${given} ${value.first}`;
  const told = { first: given, last: value.first, full };
  return { ...name, value: told, span: [first.start, span[1]], assumed: [], certainty: "sure" };
}
const leadsToLetters: ReadonlySet<string> = new Set(
  "that's that thats spelled spelt it's its is so which i'll spell".split(" "),
);

/** 'It's Joyce here, Joyce Pemberton': told again in full further on. */
function toldInFull(utterance: Utterance, { value, span }: Reading<PersonName>): PersonName {
  if (value.last !== null) return value;
  const first = value.first.toLowerCase();
  const at = utterance.words.findIndex(({ word, start }) => start >= span[1] && word === first);
  const taken = at < 0 ? null : takeName(utterance, at, "likely");
  if (!taken || taken.parts.length < 2) return value;
  const [again = value.first, ...others] = capitaliseName(taken.parts);
  const last = others.join(" ");
  return { first: again, last, full: `${again} ${last}` };
}

function partOfName({ value, assumed }: Reading<PersonName>): { part?: "first" | "last" } {
  // 'Al Sayed', 'van der Berg'
  if (value.last !== null) return particles.has(value.first.toLowerCase()) ? { part: "last" } : {};
  if (assumed.includes(surnameOnly)) return { part: "last" };
  return commonFirstNames.has(value.first.toLowerCase()) ? { part: "first" } : {};
}

/** 'It's Lisa, I'm ringing for my son Tom': whoever rings, beside whoever comes. */
function callerActs(
  utterance: Utterance,
  patient: PersonName,
  told: readonly Found[],
  isAsked: boolean,
): readonly Found[] {
  const isOther = told.some(({ act }) => act.kind === "name" && act.role === "patient");
  const ringing = whoRings(utterance, isAsked)?.parts ?? [];
  const introduced = ringing.length > 0 ? [] : (introducedCaller(utterance)?.parts ?? []);
  // 'It's Kelly Cole, Ruby and Leo have check-ups': in full, it is whoever rings, and none of those in the row.
  const own = ringing.length > 0 || !(isOther || introduced.length > 1) ? ringing : introduced;
  const [first, ...rest] = capitaliseName([...own]);
  if (first === undefined || (first === patient.first && introduced.length === 0)) return [];
  if (told.some(({ act }) => act.kind === "name" && act.name.first === first)) return [];
  const last = rest.length > 0 ? rest.join(" ") : null;
  const at = Math.max(0, utterance.text.toLowerCase().indexOf(first.toLowerCase()));
  return [
    {
      act: {
        kind: "name",
        name: { first, last, full: last === null ? first : `${first} ${last}` },
        role: "caller",
        isUnsure: false,
      },
      span: [at, at + first.length],
      certainty: sure,
    },
  ];
}

/** Where names, numbers and addresses were read: 'April Jones' and '0412 10 30 …' hold no dates or times. */
export function whoSpans({ text }: Utterance, found: readonly Found[]): readonly Span[] {
  return found.flatMap(({ act, span }) => (act.kind === "name" ? nameSpans(text, act.name, span) : [span]));
}

/** 'Leo on Wednesday at nine, surname Marsh': what is said between the two parts is no part of the name. */
function nameSpans(text: string, { full }: PersonName, span: Span): readonly Span[] {
  const parts = full.toLowerCase().split(" ");
  const heard = text.slice(...span);
  if (countWords(heard) <= parts.length + mostBetween) return [span];
  return [...heard.matchAll(/[\p{L}'’-]+/gu)]
    .filter(([word]) => parts.includes(word.toLowerCase()))
    .map(({ 0: word, index }) => [span[0] + index, span[0] + index + word.length] as const);
}
const mostBetween = 5;
