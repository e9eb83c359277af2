import { noWhen } from "../../readings.ts";
import { readWhen } from "../../when/read-when.ts";
import { ringsForOther } from "../../who/caller.ts";
import type { Utterance } from "../../words.ts";
import type { ActLabel, PromptKind } from "../acts/labels.ts";
import { isRequestForm } from "../asked/question-form.ts";
import { asksOfRing, asksOfWhom, asksWhoKnows, isWhether } from "../asked/read-whether.ts";
import { withRequested } from "../asked/visit-requests.ts";
import { withWhetherNormal } from "../asked/whether-normal.ts";
import { clauseOf, clausesOf, type Stretch } from "../clauses.ts";
import type { HearContext } from "../context.ts";
import { sure } from "../found.ts";
import { withoutAskedInLeaving, withoutNotedInLeaving } from "../goodbye.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import { readLabels } from "../learned/learned-acts.ts";
import { withoutLookAlikes } from "../parsed-utterance.ts";
import { asksToComeToo } from "../people/read-comes-too.ts";
import { alreadyBooked, hasVisit } from "../told/already-booked.ts";
import { readUndecided } from "../told/read-undecided.ts";
import { readWaiting } from "../told/read-waiting.ts";
import { askedFor, isPlainlyIn, isPlainlyOff, ofVisit } from "../wish-words.ts";
import { withBareWords } from "./bare-words.ts";
import { asksOnly, mayBeRight, speaksOfOthers, type Wording, wordsOf } from "./right-labels.ts";

/** What the wording tells, by the learned reader, without what is surely something else in the light of the rest. */
export function labelsHeard(wording: Wording): readonly ReadLabel<ActLabel>[] {
  const { utterance, context, stretches, isCutAnew } = wording;
  const heard = withBareWords(readLabels(utterance, context.prompt), utterance);
  const told = offWishes.has(context.prompt ?? "open") ? withAskedFor(heard, clausesAsCut(utterance)) : heard;
  const inPlace = isCutAnew ? inStretches(told, utterance, stretches) : told;
  const isRight = mayBeRight(wording);
  const plain = withPlainlyIn(withPlainlyOff(inPlace, wording.parts), wording);
  const requested = withRequested(withWhetherNormal(plain, wording.parts), wording.parts, context);
  const noted = withoutNotedInLeaving(requested, wording.parts, context.prompt);
  const leaving = withoutAskedInLeaving(withOwnVerb(noted, wording.parts), wording.parts);
  const own = withoutOnlyAsked(leaving, wording.parts);
  const asked = withReadBackAsked(withoutMadeBefore(withoutUndecided(own, wording), wording.parts), wording);
  const wished = withWaiting(withComingToo(withWhether(asked, wording), wording), wording);
  const right = withoutLookAlikes(wished).filter(isRight);
  return withoutRungAbout(withOtherPerson(right, utterance), utterance);
}

/** 'When is Edna's appointment, I'm the neighbour': of somebody else's visit, whatever it sounded like. */
function withOtherPerson(
  labels: readonly ReadLabel<ActLabel>[],
  utterance: Utterance,
): readonly ReadLabel<ActLabel>[] {
  const wish = labels.find(({ label }) => ofStanding.has(label));
  if (!wish || labels.some(({ label }) => label === "other_person") || !ringsForOther(utterance))
    return labels;
  return [...labels, { label: "other_person", clause: wish.clause, certainty: sure }];
}

const ofStanding: ReadonlySet<ActLabel> = new Set([
  ...(["want.check", "want.move", "want.cancel", "want.confirm", "want.late"] as const),
]);

/** Beside 'I'm not sure I'll book', and after it, one is wished for only where it is asked for by its own verb, or a day is told for it. */
function withoutUndecided(
  labels: readonly ReadLabel<ActLabel>[],
  { utterance, parts, context }: Wording,
): readonly ReadLabel<ActLabel>[] {
  const isUndecided = context.isUndecided === true || readUndecided(utterance).length > 0;
  const isAsked = parts.some((part) => askedFor(wordsOf(part)) === "want.book" || isPlainlyIn(wordsOf(part)));
  return isUndecided && !isAsked ? labels.filter(({ label }) => label !== "want.book") : labels;
}

/** 'Has it gone across yet', 'will they see that I …': asked in its form of what stands, a clause is no choice, message or word by the way. */
function withWhether(
  labels: readonly ReadLabel<ActLabel>[],
  { utterance, parts, context }: Wording,
): readonly ReadLabel<ActLabel>[] {
  // Where first aid was given, 'do I put it in' asks what to do.
  const isOfAid = context.isAiling === true;
  if (context.prompt === "danger" || (context.told ?? []).length === 0) return labels;
  const own = context.candidates.flatMap(({ kind, name, isOthers }) =>
    kind === "visit" && name && isOthers !== true ? [name] : [],
  );
  const isOfVisit = asksOfWhom(utterance, own);
  const asked = parts.flatMap((part, clause) => {
    const heard = labels.filter((each) => each.clause === clause);
    if (isOfAid && !asksWhoKnows(part)) return [];
    const isOpen = (isOfVisit || asksOfRing(part)) && heard.some(({ label }) => label === "ask.other");
    return (isOpen || isWhether(part) || asksWhoKnows(part)) &&
      heard.every(({ label }) => mistaken.has(label))
      ? [clause]
      : [];
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

/** 'I'm on your waiting list and don't need it any more, can you take me off' wishes to be put on none, and cancels no visit. */
function withWaiting(
  labels: readonly ReadLabel<ActLabel>[],
  { utterance, parts, context }: Wording,
): readonly ReadLabel<ActLabel>[] {
  const told = readWaiting(utterance, parts, context.lastSaid ?? "");
  const clause = told?.clauses.at(-1);
  if (!told || clause === undefined) return labels;
  const isOf = (each: ReadLabel<ActLabel>): boolean => told.clauses.includes(each.clause);
  const own = { label: "want.leave_waitlist", clause, certainty: sure } as const;
  if (told.tells === "refuses") return labels.filter((each) => !isOf(each) || !likeRefusing.has(each.label));
  const others = labels.filter((each) => !isOf(each) || each.label !== "want.waitlist");
  // 'I'm on your waiting list', by the way, is put on no list, and looked for where it sounded as if it were to be.
  if (told.tells === "stands") return others.length < labels.length ? [...others, own] : labels;
  return [...labels.filter((each) => !isOf(each) || besideWaiting.has(each.label)), own];
}
const likeRefusing: ReadonlySet<ActLabel> = new Set(["want.waitlist", "want.cancel", "want.no_calls"]);
/** All that stays of a clause in which they leave the list, or ask whether they are on it. */
const besideWaiting: ReadonlySet<ActLabel> = new Set([
  ...(["yes", "no", "greet", "bye", "thanks", "distress", "give", "other_person", "more_people"] as const),
  ...(["want.person", "want.callback"] as const),
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
  const isMade = (clause: number): boolean => {
    const part = parts[clause];
    const line = part?.words.map(({ word }) => word).join(" ") ?? "";
    if (isOfStanding) return alreadyBooked.test(line);
    return hasVisit.test(line) && !(part && isRequestForm(part));
  };
  return labels.filter(({ label, clause }) => label !== "want.book" || !isMade(clause));
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
