import { cardinals } from "#kernel/number-words.ts";
import { noWhen } from "../readings.ts";
import { readWhen } from "../when/read-when.ts";
import { spellsKnown } from "../who/names/spelled/respell.ts";
import { namesOther } from "../who/read-party.ts";
import type { Utterance } from "../words.ts";
import type { ActLabel, PromptKind } from "./acts.ts";
import { agreesInWords, hangsOnQuestion, onlyLeadsOver } from "./agreement.ts";
import { isQuestionForm, isRequestForm, isStatement } from "./asked/question-form.ts";
import { asksOfOutcome, asksOfRing, asksOfWhom, isWhether } from "./asked/read-whether.ts";
import { withRequested } from "./asked/visit-requests.ts";
import { withBareWords } from "./bare-words.ts";
import { clauseOf, clausesOf, type Stretch } from "./clauses.ts";
import type { HearContext } from "./context.ts";
import { isTold } from "./danger/read-danger.ts";
import { type Found, sure } from "./found.ts";
import { withoutAskedInLeaving } from "./goodbye.ts";
import type { ReadLabel } from "./learned/label-reader.ts";
import { readLabels } from "./learned/learned-acts.ts";
import { withoutLookAlikes } from "./light.ts";
import { areBystanders, type Bystanders } from "./people/bystanders.ts";
import { asksToComeToo } from "./people/read-comes-too.ts";
import { tellsOwnTeeth } from "./people/read-people.ts";
import { asksForUs, namesDentist } from "./read-not-ours.ts";
import { madeBefore } from "./told/made-before.ts";
import { isNotRung } from "./told/read-reach.ts";
import { readUndecided } from "./told/read-undecided.ts";
import { askedFor, isDenied, isPlainlyIn, isPlainlyOff, ofVisit } from "./wish-words.ts";

interface Wording {
  utterance: Utterance;
  context: HearContext;
  stretches: readonly Stretch[];
  /** The words of each stretch. */
  parts: readonly Utterance[];
  who: readonly Found[];
  bystanders: Bystanders;
  /** Nothing but a name was said. */
  isOfName: boolean;
  /** The stretches were cut with more in view than the wording. */
  isCutAnew: boolean;
}

/** What the wording tells, by the learned reader, without what is surely something else in the light of the rest. */
export function labelsHeard(wording: Wording): readonly ReadLabel<ActLabel>[] {
  const { utterance, context, stretches, isCutAnew } = wording;
  const heard = withBareWords(readLabels(utterance, context.prompt), utterance);
  const told = offWishes.has(context.prompt ?? "open") ? withAskedFor(heard, clausesAsCut(utterance)) : heard;
  const inPlace = isCutAnew ? inStretches(told, utterance, stretches) : told;
  const isRight = mayBeRight(wording);
  const plain = withPlainlyIn(withPlainlyOff(inPlace, wording.parts), wording);
  const requested = withRequested(plain, wording.parts, context);
  const leaving = withoutAskedInLeaving(withOwnVerb(requested, wording.parts), wording.parts);
  const own = withoutOnlyAsked(leaving, wording.parts);
  const asked = withReadBackAsked(withoutMadeBefore(withoutUndecided(own, wording), wording.parts), wording);
  const wished = withComingToo(withWhether(asked, wording), wording);
  return withoutRungAbout(withoutLookAlikes(wished).filter(isRight), utterance);
}

/** Beside 'I'm not sure I'll book', and after it, one is wished for only where it is asked for by its own verb, or a day is told for it. */
function withoutUndecided(
  labels: readonly ReadLabel<ActLabel>[],
  { utterance, parts, context }: Wording,
): readonly ReadLabel<ActLabel>[] {
  const isUndecided = context.isUndecided === true || readUndecided(utterance).length > 0;
  const isAsked = parts.some((part) => askedFor(wordsOf(part)) === "want.book" || isPlainlyIn(wordsOf(part)));
  return isUndecided && !isAsked ? labels.filter(({ label }) => label !== "want.book") : labels;
}

/** 'Is there someone I could talk to' is asked for a person, in the form of a question. */
const personAsked =
  /\b(?:is|isn['’]?t) there (?:a |an )?(?:some(?:one|body)|any(?:one|body)|person|human|real person)(?: there| here| else| in)? (?:that |who |whom )?(?:i|we)(?: can| could| might|['’]d be able to| may)? (?:talk|speak|chat)\b/i;

/** 'Has it gone across yet', 'will they see that I …': asked in its form of what stands, a clause is no choice, message or word by the way. */
function withWhether(
  labels: readonly ReadLabel<ActLabel>[],
  { utterance, parts, context }: Wording,
): readonly ReadLabel<ActLabel>[] {
  // Where first aid was given, 'do I put it in' asks what to do.
  const isOfAid = context.prompt === "danger" || context.isAiling === true;
  if (isOfAid || (context.told ?? []).length === 0) return labels;
  const own = context.candidates.flatMap(({ kind, name, isOthers }) =>
    kind === "visit" && name && isOthers !== true ? [name] : [],
  );
  const isOfVisit = asksOfWhom(utterance, own);
  const asked = parts.flatMap((part, clause) => {
    const heard = labels.filter((each) => each.clause === clause);
    const isOpen = (isOfVisit || asksOfRing(part)) && heard.some(({ label }) => label === "ask.other");
    return (isOpen || isWhether(part)) && heard.every(({ label }) => mistaken.has(label)) ? [clause] : [];
  });
  return [
    ...labels.filter(({ clause }) => !asked.includes(clause)),
    ...asked.map((clause) => ({ label: "ask.done" as const, clause, certainty: sure })),
  ];
}
const mistaken: ReadonlySet<ActLabel> = new Set([
  ...([
    "ask.other",
    "ask.advice",
    "choose",
    "give",
    "tell",
    "chat",
    "want.message",
    "keep",
    "correct",
    "ask.done",
  ] as const),
  "other_person",
]);

/** 'Is that this week or next', of what is read back, asks of that and of no other visit. */
const withReadBackAsked = (
  labels: readonly ReadLabel<ActLabel>[],
  { utterance, parts, who, context }: Wording,
): readonly ReadLabel<ActLabel>[] =>
  context.prompt !== "read_back" || speaksOfOthers(utterance, who)
    ? labels
    : labels.map((each) =>
        each.label === "want.check" && asksOnly(parts[each.clause]) ? { ...each, label: "ask.done" } : each,
      );

/** 'Can my husband come with me', of a visit that is booked or under way: one for him is wished for. */
function withComingToo(
  labels: readonly ReadLabel<ActLabel>[],
  { parts, context: { prompt, wish } }: Wording,
): readonly ReadLabel<ActLabel>[] {
  if (prompt === "danger" || (prompt === "open" && wish !== "book")) return labels;
  const coming = parts.flatMap((part, clause) => (asksToComeToo(part) ? [clause] : []));
  const isOver = ({ label, clause }: ReadLabel<ActLabel>): boolean =>
    coming.includes(clause) && (label === "want.book" || label === "more_people" || notComing.has(label));
  return coming.length === 0
    ? labels
    : [
        ...labels.filter((each) => !isOver(each)),
        ...coming.flatMap((clause) =>
          (["want.book", "more_people"] as const).map((label) => ({ label, clause, certainty: sure })),
        ),
      ];
}
const notComing: ReadonlySet<ActLabel> = new Set([
  ...(["ask.other", "ask.done", "want.move", "want.check", "want.confirm", "chat", "tell", "keep"] as const),
]);

/** 'How much is a check-up' asks what one costs, and wishes for none. */
const withoutOnlyAsked = (
  labels: readonly ReadLabel<ActLabel>[],
  parts: readonly Utterance[],
): readonly ReadLabel<ActLabel>[] =>
  labels.filter(
    ({ label, clause }) =>
      label !== "want.book" ||
      wishing.test(parts[clause]?.words.map(({ word }) => word).join(" ") ?? "") ||
      !labels.some(
        (each) => each.clause === clause && ofVisits.has(each.label) && each.certainty >= surelyAsked,
      ),
  );
/** Questions of what a visit is like, before anybody wishes for one. */
const ofVisits: ReadonlySet<ActLabel> = new Set(["ask.price", "ask.insurance", "ask.payment", "ask.length"]);
const surelyAsked = 0.9;
const wishing =
  /\b(?:book|booked|booking|need|needs|want|wants|like|love|after|due|appointment|come|coming|see|seen|squeeze|fit|get (?:in|one|it|that|a|an|my|his|her|some|this|them))\b/;

/** 'I made a booking for Tuesday, I need to cancel it': one that is told of as made is no wish for another. */
function withoutMadeBefore(
  labels: readonly ReadLabel<ActLabel>[],
  parts: readonly Utterance[],
): readonly ReadLabel<ActLabel>[] {
  const isOfStanding = labels.some(({ label }) => toStanding.has(label));
  const isMade = (clause: number): boolean =>
    madeBefore.test(parts[clause]?.words.map(({ word }) => word).join(" ") ?? "");
  return isOfStanding
    ? labels.filter(({ label, clause }) => label !== "want.book" || !isMade(clause))
    : labels;
}
const toStanding: ReadonlySet<ActLabel> = new Set([
  "want.cancel",
  "want.move",
  "want.check",
  "want.confirm",
  "want.late",
]);

/** 'Ring me, my plate is broken': whoever wishes to be rung about a trouble wishes for no visit that they do not speak of. */
function withoutRungAbout(
  labels: readonly ReadLabel<ActLabel>[],
  { text }: Utterance,
): readonly ReadLabel<ActLabel>[] {
  const isRung = labels.some(({ label, certainty }) => label === "want.callback" && certainty >= surelyRung);
  return isRung && !ofVisit.test(text) ? labels.filter(({ label }) => label !== "want.book") : labels;
}
const surelyRung = 0.5;

function mayBeRight({
  utterance,
  context,
  parts,
  who,
  bystanders,
  isOfName,
}: Wording): (read: ReadLabel<ActLabel>) => boolean {
  const isLeading = offering.has(context.prompt ?? "open") && onlyLeadsOver(parts);
  const isOpen = hangsOnQuestion(utterance);
  const isOfCaller = who.some(({ act }) => act.kind === "name" && act.role === "caller");
  const isSpelledAgain = context.nameSoFar !== undefined && spellsKnown(context.nameSoFar, utterance);
  const isTheirs = tellsOwnTeeth(utterance);
  const leastOther = isTheirs ? certain : sureOfOther;
  const isAgreed = () => agreesInWords(utterance, startsOf(utterance, parts));
  return ({ label, clause, certainty }) => {
    const part = parts[clause];
    if (isOfName && label.includes(".")) return false;
    if (isDenied(label, part ? wordsOf(part) : "")) return false;
    switch (label) {
      case "yes":
        return !(clause === 0 && isLeading) && (context.prompt !== "read_back" || (isAgreed() && !isOpen));
      case "wrong_number":
        return (
          !asksForUs(utterance.text, context.clinicName ?? "") &&
          (certainty >= certain || !namesDentist(utterance.text))
        );
      case "correct":
        return !isSpelledAgain;
      case "ask.hours":
      case "ask.length":
      case "ask.services":
      case "ask.suitability":
        return part === undefined || !isStatement(part);
      // 'Is there someone I can talk to' wants somebody here.
      case "ask.help_number":
        return context.prompt === "danger" || asksForLine.test(utterance.text);
      case "safe":
        return certainty >= surelySafe || !isTold(part ?? utterance);
      case "want.no_calls":
      case "want.callback":
        return !isNotRung(utterance) && !(certainty < certain && asksOnly(part));
      case "ask.done":
        return !asksOfOutcome(utterance);
      case "want.person":
        return personAsked.test(utterance.text) || !(certainty < certain && asksOnly(part));
      case "want.message":
        return !(certainty < certain && asksOnly(part));
      case "more_people":
        return mayBeMore(utterance, who);
      case "other_person":
        return (
          !areBystanders(utterance, bystanders) &&
          !(isOfCaller && certainty < leastOther) &&
          // Whoever has said who they are, or calls it theirs, and speaks of nobody else speaks of themselves.
          !((isOfCaller || (isTheirs && certainty < certain)) && !speaksOfOthers(utterance, who))
        );
      default:
        return true;
    }
  };
}

/** 'Does somebody ring the day before': asked whether it is so, and asked for by nobody. */
const asksOnly = (part: Utterance | undefined): boolean =>
  part !== undefined && isQuestionForm(part) && !isRequestForm(part);

const asksForLine =
  /\b(?:numbers?|lines?|hotlines?|helplines?|service|ring|call|phone|dial|after[- ]?hours|emergency|nurse|poisons?|crisis|suicid\w*)\b/i;

/** By kin, by name, by 'he' or 'somebody'. */
const speaksOfOthers = (utterance: Utterance, who: readonly Found[]): boolean =>
  namesOther(utterance) ||
  who.some(({ act }) => act.kind === "name" && act.role !== "caller") ||
  utterance.words.some(({ word }) => othersWords.has(word.replace(/['’].*$/, "")));
const othersWords: ReadonlySet<string> = new Set(
  `he she they him her them his hers their theirs someone somebody anyone another other others else both patient client resident student
   mate friend lady bloke fella guy woman man girl boy tenant behalf`.split(/\s+/),
);

/** 'He can only do Fridays' tells more of whoever was spoken of: nobody comes besides but by kin, by name, by number or as one of several. */
const mayBeMore = (utterance: Utterance, who: readonly Found[]): boolean =>
  namesOther(utterance) ||
  who.some(({ act }) => act.kind === "name") ||
  /\bas well\b/i.test(utterance.text) ||
  utterance.words.some(({ word }) => severalWords.has(word.replace(/['’].*$/, "")) || cardinals.has(word));
const severalWords: ReadonlySet<string> = new Set(
  `we us our ours they them their theirs both all each every everybody everyone other others another else second third also too plus extra
   more couple family pair twins lot rest same and together besides someone somebody anyone anybody people person mate friend`.split(
    /\s+/,
  ),
);

const wordsOf = ({ text, words }: Utterance): string =>
  text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? text.length);

/** At these a wish of another kind is easily taken for a detail. */
const offWishes: ReadonlySet<PromptKind> = new Set(["whose", "name", "phone", "which_visit"]);

/** Without any wish that was learned, one that is asked for by its own verb. */
function withAskedFor(
  read: readonly ReadLabel<ActLabel>[],
  clauses: readonly Utterance[],
): readonly ReadLabel<ActLabel>[] {
  if (read.some(({ label }) => label.startsWith("want."))) return read;
  const asked = clauses.flatMap(({ text, words }, clause) => {
    const label = askedFor(text.slice(words[0]?.start ?? 0, words.at(-1)?.end));
    return label === null ? [] : [{ label, clause, certainty: sure }];
  });
  return [...read, ...asked];
}

/**
 * 'Can I book for me and my husband, and cancel my daughter's': the one wish of a clause that is asked for by its own verb is no look-alike of
 * what another clause wishes for.
 */
const withOwnVerb = (
  read: readonly ReadLabel<ActLabel>[],
  parts: readonly Utterance[],
): readonly ReadLabel<ActLabel>[] =>
  read.map((each) => {
    const part = parts[each.clause];
    const isOnly = read.every(
      (other) => other === each || other.clause !== each.clause || !other.label.startsWith("want."),
    );
    const isByVerb = part !== undefined && isOnly && askedFor(wordsOf(part)) === each.label;
    return isByVerb ? { ...each, certainty: Math.max(each.certainty, sure) } : each;
  });

/** A clause that tells the clinic to cancel wishes for it, whatever else it sounds like. */
function withPlainlyOff(
  read: readonly ReadLabel<ActLabel>[],
  parts: readonly Utterance[],
): readonly ReadLabel<ActLabel>[] {
  const off = new Set(parts.flatMap((part, clause) => (isPlainlyOff(wordsOf(part)) ? [clause] : [])));
  if (off.size === 0) return read;
  const others = read.filter(({ label, clause }) => label !== "want.cancel" || !off.has(clause));
  return [
    ...others,
    ...[...off].map((clause) => ({ label: "want.cancel" as const, clause, certainty: sure })),
  ];
}

/** While nothing is booked or chosen, a clause that tells the clinic to put a day or a time in the book wishes for that. */
function withPlainlyIn(
  read: readonly ReadLabel<ActLabel>[],
  { parts, context }: Wording,
): readonly ReadLabel<ActLabel>[] {
  if (!beginsAnew.has(context.prompt ?? "open") || !mayBeginFrom.has(context.wish)) return read;
  const told = parts.flatMap((part, clause) => {
    const words = wordsOf(part);
    const { days, times } = isPlainlyIn(words) ? readWhen(words, context) : noWhen;
    return days.length + times.length > 0 ? [clause] : [];
  });
  if (told.length === 0) return read;
  const others = read.filter(({ label, clause }) => !told.includes(clause) || !outdone.has(label));
  return [...others, ...told.map((clause) => ({ label: "want.book" as const, clause, certainty: sure }))];
}
const beginsAnew: ReadonlySet<PromptKind> = new Set(["open", "anything_else", "phone", "shall_i"]);
const mayBeginFrom: ReadonlySet<HearContext["wish"]> = new Set([null, "message", "callback", "check"]);
const outdone: ReadonlySet<ActLabel> = new Set([
  "tell",
  "give",
  "want.book",
  "want.check",
  "want.message",
  "ask.done",
]);

const clausesAsCut = (utterance: Utterance): readonly Utterance[] =>
  clausesOf(utterance).map((stretch) => clauseOf(utterance, stretch));

/** The reader of labels cuts clauses without a look at names: each label belongs to the stretch in which its clause begins. */
function inStretches<Label extends { clause: number }>(
  labels: readonly Label[],
  utterance: Utterance,
  stretches: readonly Stretch[],
): readonly Label[] {
  const cut = clausesOf(utterance);
  return labels.map((label) => {
    const from = cut[label.clause]?.from ?? 0;
    return {
      ...label,
      clause: Math.max(
        0,
        stretches.findLastIndex((stretch) => stretch.from <= from),
      ),
    };
  });
}

/** Where something was offered that may be passed over; what is read back is answered or not. */
const offering: ReadonlySet<PromptKind> = new Set(["shall_i", "offer", "one_offer"]);

const surelySafe = 0.95;

/** Beside the caller's own name somebody else is meant only surely. */
const sureOfOther = 0.7;
/** … and beside their own teeth hardly ever. */
const certain = 0.98;

/** Where each clause begins, as an index into the words. */
const startsOf = ({ words }: Utterance, parts: readonly Utterance[]): readonly number[] =>
  parts.map((part) => words.findIndex(({ start }) => start === part.words[0]?.start));
