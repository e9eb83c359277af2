import { boundSpeech } from "../bounded-speech.ts";
import { isSaidOtherwise, piecesOf, wordsIn } from "../self-repair.ts";
import { agesIn } from "../who/read-ages.ts";
import { toUtterance, type Utterance, type Word, withoutSpans } from "../words.ts";
import type { Act, Clause, Heard } from "./acts/acts.ts";
import type { Topic } from "./acts/labels.ts";
import type { Aside } from "./acts/of-questions.ts";
import { isQuestionForm } from "./asked/question-form.ts";
import { asideOf } from "./asked/read-aside.ts";
import { withReadBackQuestions } from "./asked/read-back-questions.ts";
import { withStillStands } from "./asked/read-still-stands.ts";
import { clauseOf, clausesOf } from "./clauses.ts";
import type { HearContext } from "./context.ts";
import { readHelpLines } from "./danger/read-help-lines.ts";
import { readNumberAsked } from "./danger/read-number-asked.ts";
import { type Found, overlaps, sure } from "./found.ts";
import { labelActs } from "./labels/label-acts.ts";
import { labelsHeard } from "./labels/labels-heard.ts";
import { clauseAt, has, isNameAlone, type ParsedUtterance } from "./parsed-utterance.ts";
import { bystandersIn, withBearers } from "./people/bystanders.ts";
import { findMentionedHelpers } from "./people/mentioned-helpers.ts";
import { deathsIn, withoutDead } from "./people/read-dead.ts";
import { readEachPerson } from "./people/read-each-person.ts";
import { readNotThePatient } from "./people/read-not-the-patient.ts";
import { bookedApart, type EachPerson, namedApart } from "./people/read-person-times.ts";
import { readWho } from "./people/read-who.ts";
import { spelledOut } from "./people/spelled-out.ts";
import { besideThem, isIn, keptSpans, letBeByName, pointedByIt } from "./picks/read-contrast.ts";
import { valuesAsProposed, whoAsProposed } from "./proposed/as-proposed.ts";
import { proposedStarts } from "./proposed/find-words.ts";
import { labelsAsProposed } from "./proposed/labels-as-proposed.ts";
import type { Proposal } from "./proposed/proposal.ts";
import { isOnlyNamed, verifyProposal } from "./proposed/verify-proposal.ts";
import { withoutSecond } from "./ringing/number-roles.ts";
import { isNumberOfOther } from "./ringing/read-not-number.ts";
import { readPickedUp } from "./ringing/read-picked-up.ts";
import { readRingAsked } from "./ringing/read-ring-asked.ts";
import { withBroughtForward } from "./told/read-brought-forward.ts";
import { withConditions } from "./told/read-condition.ts";
import { contactsLater } from "./told/read-contacts-later.ts";
import { withoutGuessesAtFear } from "./told/read-fear.ts";
import { newsStarts, withNewsOwners, withoutOwnersNamed } from "./told/read-news-owner.ts";
import { readNewsPutRight, withoutOwnerWords } from "./told/read-news-put-right.ts";
import { readPassOn } from "./told/read-pass-on.ts";
import { withoutPastVisits } from "./told/read-past-visit.ts";
import { readWrong } from "./told/read-wrong.ts";
import { addUnreadClauses } from "./unread-clauses.ts";
import { valuesIn } from "./values.ts";
import { isDenied } from "./wish-words.ts";
import { yesFirst } from "./yes-first.ts";

/** Recognisers send ten readings at most; those after the first few only add mistakes. */
const mostAlternatives = 5;

/**
 * What the caller does with these words: every act in them, with the clause it stands in. The only stage that sees words.
 * Pure, and linear in the length of the text, which is bounded (`bounded-speech.ts`). No clause is left without an act.
 *
 * @param alternatives other readings of the same sound, best first
 * @param proposal what a language model takes the words for, held against them; null = the built-in reader alone
 */
export function hear(
  said: string,
  alternatives: readonly string[],
  context: HearContext,
  proposal: Proposal | null = null,
): Heard {
  const text = spelledOut(boundSpeech(said), context);
  const utterance = toUtterance(text);
  const ageless = toUtterance(withoutSpans(text, agesIn(text)));
  const others = alternatives.slice(0, mostAlternatives).map((each) => toUtterance(boundSpeech(each)));
  const visitors = context.candidates.flatMap(({ kind, name }) => (kind === "visit" && name ? [name] : []));
  const letBe = letBeByName(text, visitors);
  const kept = [
    ...letBe,
    ...keptSpans(text, context.prompt).filter((span) => !letBe.some((one) => overlaps(one, span))),
  ];
  // 'Lifeline number' names nobody.
  const lines = readHelpLines(utterance, false).map(({ span }) => span);
  const bearers = findMentionedHelpers(utterance);
  // 'Archie's stays, it's just Poppy' says of nobody who rings.
  const unmeant = pointedByIt(text, visitors, letBe.length > 0);
  const introduced = readWho(toUtterance(withoutSpans(ageless.text, unmeant)), others, context)
    .filter(
      ({ act, span }) =>
        act.kind !== "name" || !(isIn(kept, span) || isIn(lines, span) || isIn(bearers.names, span)),
    )
    .map((each): Found => withOwner(each, utterance));
  const each = readEachPerson(utterance, context, {
    callers: firstNamesOf(introduced, (role) => role === "caller"),
    others: firstNamesOf(introduced, (role) => role !== "caller"),
    within: (word) => introduced.some(({ act }) => act.kind === "name" && isFurtherPart(act, word)),
  });
  const read = namedApart(introduced, each, context);
  const starts = proposal ? proposedStarts(proposal, utterance) : [];
  const ofNews = newsStarts(utterance, context);
  const stretches = clausesOf(utterance, [...apartAt(each), ...starts, ...ofNews]);
  const parts = stretches.map((stretch) => clauseOf(utterance, stretch));
  const clauses = parts.map(toClause);
  const proposed = proposal && verifyProposal(proposal, { utterance, clauses, ...context });
  const who = proposed ? whoAsProposed(read, proposed, ageless, context) : read;
  const notThem = readNotThePatient(utterance);
  const isOfName =
    notThem.length === 0 &&
    deathsIn(utterance).length === 0 &&
    (proposed === null || isOnlyNamed(proposed)) &&
    isNameAlone({ utterance, context, who });
  const bystanders = besideThem(withBearers(bystandersIn(parts), bearers), utterance, kept);
  const heard = labelsHeard({
    ...{ utterance, context, stretches, parts, who, bystanders, isOfName },
    isCutAnew: each.length + starts.length + ofNews.length > 0,
  });
  const builtIn = bookedApart(heard, each, context);
  const labels = proposed ? labelsAsProposed(proposed, builtIn) : builtIn;
  const parsed: ParsedUtterance = {
    utterance,
    context,
    clauses,
    parts,
    who,
    labels,
    bystanders,
    kept,
    each: each.map(({ act }) => act),
    letBe,
  };
  const isPutOff =
    context.prompt !== "danger" &&
    contactsLater(text) &&
    !putOffBeside.some((label) => has({ labels }, label));
  const isDropped =
    isPutOff ||
    (context.wish === "book" &&
      clauses.some(({ words }) => isDenied("want.book", words)) &&
      !has({ labels }, "want.book"));
  const dropped: readonly Found[] = isDropped
    ? [{ act: { kind: "drop" }, span: clauses[0]?.span ?? [0, text.length], certainty: sure }]
    : [];
  const told = [
    ...[...dropped, ...notThem, ...who],
    ...(isOfName ? labelActs(parsed, none) : valuesIn(parsed, ageless)),
  ];
  const own = withoutRingAsked(withNumberAsked(withoutSecond(told, utterance, context), parsed), parsed);
  const owned = withNewsOwned(
    withoutGuessesAtFear(
      withAsides(proposed ? valuesAsProposed(own, proposed, parsed) : own, parsed),
      parsed,
    ),
    parsed,
  );
  const values = [
    withStillStands,
    withReadBackQuestions,
    withBroughtForward,
    withoutPastVisits,
    withConditions,
  ].reduce((before, read) => read(before, parsed), owned);
  const wrong = readWrong(parsed, values);
  const isRight = ({ act }: Found) => wrong.length === 0 || (act.kind !== "ask" && act.kind !== "tell");
  const pickedUp = context.expected === undefined ? [] : readPickedUp(utterance, context.expected);
  const named = new Set(
    values.flatMap(({ act, span }) => (act.kind === "help_line" ? [clauseAt(clauses, span)] : [])),
  );
  const ofHealth = new Set(
    values.flatMap(({ act, span }) => (act.kind === "health" ? [clauseAt(clauses, span)] : [])),
  );
  // 'And my son has a peanut allergy' is news of one who comes, and no further one.
  const isCounted = ({ act, span }: Found): boolean =>
    act.kind === "more_people" && ofHealth.has(clauseAt(clauses, span));
  // Whoever names a line asks for no other number.
  const isOfLine = ({ act, span }: Found): boolean =>
    act.kind === "ask" && ofNumbers.has(act.topic) && named.has(clauseAt(clauses, span));
  const accounted = addUnreadClauses({
    ...{ text, clauses, parts },
    found: withoutDead(
      [
        ...values.filter(
          (each) => isRight(each) && !isOfLine(each) && !isCounted(each) && !(isPutOff && isWishPutOff(each)),
        ),
        ...wrong,
        ...pickedUp,
      ],
      utterance,
      context,
    ),
    covered: proposed?.covered ?? null,
    parsed: context,
  });
  const passedOn = readPassOn(utterance).map(
    ({ act, span, certainty }): Act => ({
      ...{ ...act, certainty, clause: clauseAt(accounted.clauses, span), words: text.slice(...span) },
    }),
  );
  const agreed = context.prompt === "read_back" ? yesFirst(utterance) : null;
  const whole = {
    ...accounted,
    ...(agreed && { yesFirst: agreed }),
    acts: [...accounted.acts, ...passedOn, ...toldAnew(parsed, accounted.clauses)],
  };
  return proposed ? { ...whole, proposed: { acts: proposed.proposed, standing: proposed.standing } } : whole;
}

/** 'No, they need the plan by the eighteenth', once they wanted it before the twentieth: it is told, though it has the form of an answer. */
function toldAnew({ clauses, parts, context }: ParsedUtterance, heard: readonly Clause[]): readonly Act[] {
  const told = (context.told ?? []).flatMap((line) => piecesOf(wordsIn(line)));
  const isOfTeam = context.wish === null || context.wish === "message" || context.wish === "callback";
  if (context.prompt === "danger" || !isOfTeam || told.length === 0) return [];
  return clauses.flatMap(({ words, span }, at): readonly Act[] => {
    const part = parts[at];
    const isAnew =
      part !== undefined &&
      !isQuestionForm(part) &&
      told.some((piece) => isSaidOtherwise(piece, wordsIn(words)));
    return isAnew ? [{ kind: "tell", clause: clauseAt(heard, span), words, certainty: sure }] : [];
  });
}

/** Whose news of health is, told now or put right, is told of nothing else. */
function withNewsOwned(found: readonly Found[], parsed: ParsedUtterance): readonly Found[] {
  const putRight = readNewsPutRight(parsed);
  if (putRight) return [...withoutOwnerWords(found, parsed, putRight), putRight.act];
  const owned = withNewsOwners(found, parsed);
  return withoutOwnersNamed(owned.found, owned.mentions, parsed);
}

/** Of a number it is known whose it is, where that is said with it. */
const withOwner = ({ act, ...found }: Found, utterance: Utterance): Found =>
  act.kind === "phone" && !act.isOwnLine && isNumberOfOther(utterance, found.span)
    ? { ...found, act: { ...act, isOfOther: true } }
    : { ...found, act };

const isWishPutOff = ({ act }: Found): boolean =>
  act.kind === "want" && (act.wish === "callback" || act.wish === "book");

/** Who agrees or wants something puts off another thing. */
const putOffBeside = ["yes", "want.move", "want.cancel", "want.message"] as const;

const ofNumbers: ReadonlySet<Topic> = new Set(["help_number", "phone_number", "who"]);

/** 'Jin' of 'Kim Soo Jin', and 'Pell' of 'surname Pell', are nobody's first name. */
const isFurtherPart = ({ name, part }: NameAct, { word }: Word): boolean =>
  (part === "last" ? name.full : (name.last ?? "")).toLowerCase().split(" ").includes(word);
type NameAct = Extract<Found["act"], { kind: "name" }>;

/** First names that were told in these roles, in small letters. */
const firstNamesOf = (
  who: readonly Found[],
  isMeant: (role: "caller" | "patient" | "unclear") => boolean,
): ReadonlySet<string> =>
  new Set(
    who.flatMap(({ act }) =>
      act.kind === "name" && isMeant(act.role) ? [act.name.first.toLowerCase()] : [],
    ),
  );

/** The first of several begins where it is named, and so does each that is joined to what went before. */
const apartAt = (each: readonly EachPerson[]): readonly number[] => each.map(({ from }) => from);

const none = {
  treatments: { acts: [], asked: new Map(), told: [] },
  whens: { acts: [], all: [] },
  dentists: [],
};

const isNumberAsked = (act: Found["act"]): boolean => act.kind === "ask" && act.topic === "help_number";

/** In a danger a number that is asked for is that, whatever else its clause sounds like, and 'tonight' behind it is no time for a visit. */
function withNumberAsked(found: readonly Found[], parsed: ParsedUtterance): readonly Found[] {
  const { parts, clauses, context } = parsed;
  const dictated = found.flatMap(({ act, span }) =>
    act.kind === "phone" || (act.kind === "digits" && act.digits.length >= leastDictated) ? [span] : [],
  );
  const asked = readNumberAsked(parts, context, dictated);
  // 'It's no emergency, what was that number' is no visit of another kind.
  const calm = new Set(
    found.flatMap(({ act, span }) => (act.kind === "not_urgent" ? [clauseAt(clauses, span)] : [])),
  );
  const isOfIt = ({ act, span }: Found): boolean =>
    (act.kind === "treatment" && act.named === null && calm.has(clauseAt(clauses, span))) ||
    asked.some(
      (each) =>
        clauseAt(clauses, each.span) === clauseAt(clauses, span) &&
        (isNumberAsked(act) ||
          likeNumberAsked.has(act.kind) ||
          (act.kind === "treatment" && act.named === null) ||
          (act.kind === "ask" && likeHelp.has(act.topic)) ||
          (behindNumber.has(act.kind) && span[0] >= each.span[0])),
    );
  return asked.length === 0 ? found : [...found.filter((each) => !isOfIt(each)), ...asked];
}
const leastDictated = 5;
const likeNumberAsked: ReadonlySet<Found["act"]["kind"]> = new Set(["explain", "undo", "correct"]);
const behindNumber: ReadonlySet<Found["act"]["kind"]> = new Set(["when", "choose", "digits"]);
const likeHelp: ReadonlySet<Topic> = new Set([
  ...(["phone_number", "who", "other", "address", "emergencies", "done", "advice", "email", "lost"] as const),
]);

/** What is asked of ringing is asked, and nobody is to be rung, told of or wished for by it. A line that is named is whose number is asked for. */
function withoutRingAsked(found: readonly Found[], parsed: ParsedUtterance): readonly Found[] {
  const ofLines = new Set(
    found.flatMap(({ act, span }) =>
      act.kind === "help_line" || (parsed.context.isOfDanger && isNumberAsked(act))
        ? [clauseAt(parsed.clauses, span)]
        : [],
    ),
  );
  const asked = readRingAsked(parsed).filter(({ span }) => !ofLines.has(clauseAt(parsed.clauses, span)));
  const isBeside = ({ act, span, certainty }: Found): boolean =>
    // A hint of despair in 'read it to me' is none.
    (!ofWho.has(act.kind) ||
      (act.kind === "danger" && certainty < leastBesideAsked) ||
      // 'The number you've got' is asked for, and none is given.
      (act.kind === "phone" && act.isOwnLine && youHave.test(parsed.utterance.text.slice(...span)))) &&
    asked.some((each) => clauseAt(parsed.clauses, each.span) === clauseAt(parsed.clauses, span));
  return asked.length === 0 ? found : [...found.filter((each) => !isBeside(each)), ...asked];
}
const leastBesideAsked = 0.4;
const youHave = /^\w+ you\b/i;
const ofWho: ReadonlySet<Found["act"]["kind"]> = new Set([
  "name",
  "phone",
  "extension",
  "danger",
  "bye",
  "subject",
]);

/** What no fact of a clinic answers is that alone, whatever else its clause sounds like. */
function withAsides(
  found: readonly Found[],
  { parts, clauses, utterance, context }: ParsedUtterance,
): readonly Found[] {
  if (context.prompt === "danger") return found;
  const isOfCall = context.wish !== null || context.candidates.some(({ kind }) => kind === "visit");
  const asides = parts.flatMap((part, clause): readonly Found[] => {
    const aside = asideOf(part, utterance, isOfCall);
    const span = clauses[clause]?.span;
    const own = found.filter((each) => clauseAt(clauses, each.span) === clause).map(({ act }) => act);
    if (!aside || !span || own.some(({ kind }) => kind === "danger" || kind === "abuse")) return [];
    if (isByTheWay.has(aside) && own.some(({ kind }) => ofBusiness.has(kind))) return [];
    const isSurely =
      aside !== "unclear" || found.some((each) => isGuess(each) && clauseAt(clauses, each.span) === clause);
    return isSurely
      ? [{ act: { kind: "ask", topic: "other", about: { aside } }, span, certainty: sure }]
      : [];
  });
  // 'Can you tell me' only leads up to it.
  const isLeading = ({ act, span }: Found): boolean =>
    act.kind === "ask" &&
    act.topic === "other" &&
    asides.some((each) => clauseAt(clauses, each.span) === clauseAt(clauses, span) + 1);
  const afraid = new Set(
    found.flatMap(({ act, span }) => (act.kind === "fear" ? [clauseAt(clauses, span)] : [])),
  );
  const isBeside = ({ act, span }: Found): boolean => {
    const clause = clauseAt(clauses, span);
    // 'I'm scared of it, do you see people like that' tells as much as it asks.
    const isKept = keptBesideAside.has(act.kind) || (afraid.has(clause) && act.kind !== "ask");
    return !isKept && asides.some((each) => clauseAt(clauses, each.span) === clause);
  };
  return asides.length === 0
    ? found
    : [...found.filter((each) => !isBeside(each) && !isLeading(each)), ...asides];
}
/** 'How are you, I'd like a clean' has only begun with it. */
const isByTheWay: ReadonlySet<Aside> = new Set(["small_talk", "jest", "unclear"]);
const ofBusiness: ReadonlySet<Found["act"]["kind"]> = new Set(["want", "treatment", "name", "phone", "pick"]);
const isGuess = ({ act, certainty }: Found): boolean => act.kind === "ask" && certainty < leastMeant;
const leastMeant = 0.6;
const keptBesideAside: ReadonlySet<Found["act"]["kind"]> = new Set([
  ...(["greet", "bye", "thanks", "distress", "health", "happens", "all_right", "not_right"] as const),
]);

const toClause = ({ text, words }: Utterance): Clause => {
  const span = [words[0]?.start ?? 0, words.at(-1)?.end ?? text.length] as const;
  return { words: text.slice(...span), span };
};
