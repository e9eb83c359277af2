import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { comersToldApart } from "#server/dialogue/what/read-comers.ts";
import { namesOther } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { wayBesideOwn } from "./beside-own-visit.ts";
import { cancelledForAnother } from "./cancelled-for-another.ts";
import { othersBeside, withOwnVisit, withSharedDay } from "./others-visits.ts";
import { partingsOf } from "./partings.ts";
import { nextWish } from "./phrases/call.ts";
import { hasIntent, hasWhen } from "./reading.ts";
import { severalNames, severalVisits } from "./several-visits.ts";
import { isIdle, type KeptWish, type LiveState, type Purpose } from "./state.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";
import { wishesIn } from "./wishes-in.ts";

/**
 * 'Cancel mine and book my mum', 'cancel my Tuesday one and book me a clean for Friday': two wishes in one sentence.
 * Each is heard by itself, so that its days and names stay its own, one after the other is done.
 */
export interface TwoWishes {
  first: Understanding;
  /** Heard once the first is done. */
  kept: KeptWish;
  /** Two new visits, which the caller is told are booked one by one. */
  isBothBooked?: true;
}

type Hear = (words: string) => Understanding;

/** Null when the utterance holds one wish, or one that is told in two halves. */
export function twoWishesIn(state: LiveState, heard: Understanding, hear: Hear): TwoWishes | null {
  if (!isIdle(state) || heard.emergency || hasIntent(heard, "want_person")) return null;
  // Whoever was told with a time of their own is taken in with all the others.
  const areToldApart = comersToldApart(toUtterance(heard.text), heard.when) !== null;
  const visits = areToldApart ? null : twoVisitsIn(heard, hear);
  if (visits) return visits;
  if (cancelledForAnother(heard)) return null;
  for (const { head, tail } of partingsOf(heard.text, joiners)) {
    const [one, other] = [hear(head), hear(tail)];
    const [oneWish, otherWish] = [onlyWish(one, toldOrSettled), onlyWish(other, toldOrSettled)];
    if (oneWish === null || otherWish === null || isToldBeside(oneWish, otherWish, heard.text)) continue;
    if (!areTwo(one, other, oneWish === otherWish)) continue;
    // What is given up comes first: its time is free again for whoever is booked.
    const isTurned = oneWish === "book" && otherWish === "cancel";
    const [first, then] = isTurned ? [other, one] : [one, other];
    const isSamePerson = !isForOther(one) && !isForOther(other);
    const isBooking = isTurned || otherWish === "book";
    return {
      first: isSamePerson ? withCaller(first, then) : first,
      kept: { text: then.text.replace(/\binstead\b/i, " ").trim(), isSamePerson, isBooking },
    };
  }
  return null;
}

/**
 * 'One for a clean on Monday and one to talk about veneers', 'a clean, and my kid needs a mouthguard', 'a check-up on the
 * 9th and a clean on the 16th': each has its own treatment.
 */
function twoVisitsIn(heard: Understanding, hear: Hear): TwoWishes | null {
  if (wishesIn(heard).some((wish) => wish !== "book")) return null;
  for (const { head, tail } of partingsOf(heard.text, ands)) {
    const [one, other] = [hear(head), hear(`book ${tail}`)];
    const isTheirs = isForOther(other) && !isForOther(one);
    if (!areDifferent(one, other) || !(isTheirs || areOfOne(one, other))) continue;
    const isWish = hasIntent(one, "book") || hasIntent(heard, "book") || haveOwnDays(one, other);
    if (!isWish) continue;
    const book = readFromAll<Intent>(head, "book", { assumed: ["one of two visits"] });
    const intents = hasIntent(one, "book") ? one.intents : [book, ...one.intents];
    const first = { ...one, intents, when: /\bboth\b/i.test(tail) ? withWhenOf(one, other) : one.when };
    return {
      first: isTheirs ? first : withCaller(first, other),
      kept: { text: `book ${tail.trim()}`, isSamePerson: !isTheirs, isBooking: true },
      isBothBooked: true,
    };
  }
  return null;
}

/** 'One for a clean and one for veneers', or each on a day of its own. */
const areOfOne = (one: Understanding, other: Understanding): boolean =>
  (oneEach.test(one.text) && oneEach.test(other.text) && !isForOther(one)) ||
  (haveOwnDays(one, other) && !isForOther(other));

/** Two kinds of visit, or two reasons that are booked as the same kind, each on a day of its own. */
const areDifferent = (one: Understanding, other: Understanding): boolean =>
  one.visit !== null &&
  other.visit !== null &&
  (one.visit.value !== other.visit.value ||
    (haveOwnDays(one, other) && one.visit.heard.toLowerCase() !== other.visit.heard.toLowerCase()));

const haveOwnDays = (one: Understanding, other: Understanding): boolean => {
  const [first, second] = [one.when.days, other.when.days].map((days) => days.map(({ value }) => value.from));
  return first?.length === 1 && second?.length === 1 && first[0] !== second[0];
};

/** 'A clean at nine and my kid's mouthguard at ten, both on Friday': what is said of both is said of the first as well. */
const withWhenOf = ({ when }: Understanding, other: Understanding): Understanding["when"] => {
  const isOpen = when.days.length + when.times.length === 0 && !when.soonest;
  return {
    ...when,
    days: when.days.length > 0 ? when.days : other.when.days,
    times: when.times.length > 0 ? when.times : other.when.times,
    soonest: isOpen ? other.when.soonest : when.soonest,
  };
};
const ands =
  /\s*(?:[.;,]\s*)?\b(?:and then|and also|and|then|also|plus)\b\s+(?=(?:one|another|a|an|the other|my|our|the|book|i)\b)/gi;
const oneEach =
  /\b(?:one|another(?: one)?|the other(?: one)?)\s+(?:is |would be )?(?:for|to|about|on|with)\b/i;

/** 'Yes, and move Dave's too', 'cancel mine and my husband's': theirs is kept until the caller's own is done. */
export function withOthersKept(state: LiveState, heard: Understanding, hear: Hear): TwoWishes | null {
  const { purpose, step, later } = state;
  const isBusy = purpose === "cancel" || purpose === "reschedule";
  if (isBusy && !heard.emergency) {
    const named = severalNames(state, heard, purpose);
    if (named) return named;
  }
  const isOpen = isBusy || purpose === null || step.kind === "reading_back";
  if (!isOpen || later || heard.emergency || hasIntent(heard, "want_person")) return null;
  const wish = purpose === null ? onlyWish(heard) : null;
  const several = wish === "cancel" || wish === "reschedule" ? severalVisits(state, heard, wish) : null;
  if (several) return several;
  const hearHead = (head: string) => (isBusy ? hear(head) : withOwnVisit(hear(head)));
  const beside = othersBeside(heard.text, (head) => {
    const wish = isBusy ? purpose : onlyWish(hearHead(head));
    return wish === "cancel" || wish === "reschedule" ? wish : null;
  });
  if (!beside) return null;
  const first = hearHead(beside.head);
  // 'Thanks, and move Dave's too' wishes for one thing alone.
  if (!isBusy && step.kind !== "reading_back" && onlyWish(first) === null) return null;
  const kept = { text: beside.words, isSamePerson: false, isBooking: false };
  return { first: withSharedDay(first, hear(beside.words)), kept };
}

const verbs =
  "cancel|book|move|shift|push|reschedule|change|make|schedule|get|put|fit|squeeze|bring|drop|scrap|arrange|find|check|tell|remind";
const joiners = new RegExp(
  `\\s*(?:[.;,]\\s*)?\\b(?:and then|and also|and|then|also|plus)\\b\\s+(?=(?:(?:then|also|please|just|maybe|can|could|would|you|i|i'?d|we|we'?d|like|want|need|to|have)\\s+)*(?:${verbs})\\b)`,
  "gi",
);
const settled: ReadonlySet<Purpose> = new Set(["book", "cancel", "reschedule"]);
const toldOrSettled: ReadonlySet<Purpose> = new Set([...settled, "check"]);

function onlyWish(heard: Understanding, among = settled): Purpose | null {
  const [wish, ...others] = wishesIn(heard);
  return wish && others.length === 0 && among.has(wish) ? wish : null;
}

/** 'Check my appointment and move it', 'check mine and book my son straight after': the visit told is what the other half counts from. */
const isToldBeside = (one: Purpose, other: Purpose, text: string): boolean =>
  (one === "check" || other === "check") &&
  ((one !== "book" && other !== "book") || wayBesideOwn(text) !== null);

const isForOther = ({ text }: Understanding): boolean => namesOther(toUtterance(text));

/** 'Cancel it and make it Friday instead' is one wish told in two halves, unless somebody else comes. */
const pointsBack = /\b(?:it|that|this|instead|re-?book\w*|re-?schedul\w*|again)\b/i;

function areTwo(one: Understanding, other: Understanding, areAlike: boolean): boolean {
  // 'Cancel my clean and book me a filling instead': no visit is moved to another treatment.
  const isOtherTreatment = !areAlike && one.visit && other.visit && one.visit.value !== other.visit.value;
  if (pointsBack.test(other.text) && !isForOther(other) && !isOtherTreatment) return false;
  if (!areAlike) return true;
  // 'Make an appointment and get my teeth cleaned' books one visit; 'me on Tuesday and my son on Friday' two.
  const isOwn = hasWhen(other) || other.visit !== null || !hasIntent(other, "book");
  return isOwn && (isForOther(other) || (hasWhen(one) && hasWhen(other)));
}

/** 'Cancel mine and book me for Friday, it's Jill Hart': who rings is known from the first wish on. */
const withCaller = (first: Understanding, then: Understanding): Understanding => ({
  ...first,
  name: first.name ?? then.name,
  phone: first.phone ?? then.phone,
});

/** The turn about to hear the wish that was kept, and its words; null when there is none, or the first is not done. */
export function nextOfTwo(turn: Turn): { turn: Turn; words: string } | null {
  const { later, step, waiting, draft, bookedFor } = turn.state;
  if (!later || waiting || step.kind !== "anything_else") return null;
  const begun = change(say(turn, later.isBrief ? "" : nextWish), { later: null });
  const { text, isSamePerson } = later;
  const { justBooked, ownVisit } = turn.state;
  const isForOther = later.isBooking && justBooked !== null && justBooked.appointmentId !== ownVisit;
  if (isSamePerson)
    return { turn: changeDraft(begun, { name: draft.name ?? bookedFor, isForOther }), words: text };
  const isFor = changeDraft(begun, { name: null, askedSurname: false });
  // Only a further booking may go beside the last one; what is moved or cancelled is somebody else's.
  return {
    turn: later.isBooking ? isFor : change(isFor, { justBooked: null, bookedFor: null }),
    words: text,
  };
}
