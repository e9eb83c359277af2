import type { Act, ActKind } from "../../hear/acts/acts.ts";
import type { Wish } from "../../hear/acts/labels.ts";
import { todayOf } from "../clock.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { MatterKind } from "../ledger.ts";
import { isThen, joinWhen, noWhenYet } from "../when-wish.ts";
import { type Absorbing, type ActOf, ledgerOf, left, ofWho, said } from "./absorbing.ts";
import { isOnlyTold } from "./add-to-message.ts";

/** The wishes that are meant, of those that were heard, each once and in the order said. */
export const findIntendedWishes = (absorbing: Absorbing): readonly Want[] =>
  joined(likely(absorbing), absorbing);

/**
 * A visit that nobody has cannot be moved: whoever is heard to want one, or one moved, wants one. Whoever tells a detail of
 * what is under way leaves no message by it.
 */
function likely(absorbing: Absorbing): readonly ActOf<"want">[] {
  const { lineVisits, booked, found, matters, current, asked } = ledgerOf(absorbing);
  const wants = left(absorbing, "want").filter(({ wish }) => isMatter(wish));
  const hasVisits = lineVisits.length + booked.length + found.length > 0;
  const isUnderWay = current !== null && matters[current]?.status === "open";
  const isBooking = ({ clause }: ActOf<"want">) =>
    wants.some((other) => other.wish === "book" && other.clause === clause);
  const isForOneMore = ({ clause }: ActOf<"want">) =>
    absorbing.heard.acts.some((act) => act.clause === clause && act.kind === "more_people");
  // 'Is it booked or not', 'is Zara booked as well' and 'will someone text me' are one question each.
  const isAsked = ({ clause, wish }: ActOf<"want">) =>
    absorbing.heard.acts.some(
      (act) =>
        act.clause === clause &&
        act.kind === "ask" &&
        act.topic === (wish === "callback" ? "messages" : "done"),
    );
  const isDetail = ({ clause }: ActOf<"want">) =>
    isUnderWay &&
    absorbing.heard.acts.some((act) => act.clause === clause && ofWho.has(act.kind)) &&
    !absorbing.heard.acts.some((act) => act.clause === clause && act.kind === "tell");
  // 'If somebody cancels, I'd like to come in' is one wish.
  const isListed = wants.some(({ wish }) => wish === "waitlist");
  // 'What time did you book me in for', after something was booked.
  const isOfBooked = ({ wish, clause }: ActOf<"want">) =>
    wish === "book" &&
    booked.length > 0 &&
    wants.some((other) => other.wish === "check" && other.clause === clause);
  return wants
    .map((want) => asNew(absorbing, want, hasVisits))
    .filter(
      (want) =>
        !isOfBooked(want) &&
        !(want.wish === "book" && isOfBegun(absorbing)) &&
        !(want.wish === "book" && isOfWord(absorbing, want)) &&
        !(want.wish === "book" && tellsOfStanding(absorbing)) &&
        !(want.wish === "book" && want.certainty < sureBeside && isListed) &&
        !(want.wish === "move" && (!hasVisits || isForOneMore(want)) && isBooking(want)) &&
        !(want.wish === "move" && !hasVisits && isOnlyWhen(absorbing, want)) &&
        !(want.wish === "message" && isDetail(want)) &&
        !(want.wish === "move" && isOfNumber(absorbing)) &&
        !(asked?.ask === "ring_when" && tellsWhen.has(want.wish)) &&
        !(questioned.has(want.wish) && isAsked(want)) &&
        !(changes.has(want.wish) && isWhetherDone(absorbing, want)) &&
        !(want.wish === "late" && isOfLaterVisit(absorbing)),
    );
}

/** While word is left for people, what somebody needs is told with it. */
const isOfWord = (absorbing: Absorbing, { clause }: ActOf<"want">): boolean => {
  const { matters, current } = ledgerOf(absorbing);
  const matter = matters[current ?? -1];
  return matter?.status === "open" && isForTeam(matter) && isOnlyTold(absorbing, clause);
};

/** What two are coming for, told when that is asked, begins nothing more: 'a clean for me and a filling for him'. */
const isOfBegun = ({ heard, turn: { ledger } }: Absorbing): boolean => {
  const begun = ledger.matters.filter(({ kind, status }) => kind === "book" && status === "open");
  const isBeside = heard.acts.some((act) => act.kind === "treatment" && act.isBeside);
  return ledger.asked?.ask === "treatment" && begun.length > 1 && !isBeside;
};

/** 'I'm coming in on the eighteenth to have one out, and I've started a blood thinner': a visit of theirs stands on that day. */
const tellsOfStanding = ({ heard, turn }: Absorbing): boolean => {
  const { lineVisits, found, booked } = turn.ledger;
  const isThatDay = heard.acts.some(
    (act) =>
      act.kind === "when" &&
      act.when.days.length > 0 &&
      [...lineVisits, ...found, ...booked].some((visit) => isThen(visit, joinWhen(noWhenYet, act.when))),
  );
  return isThatDay && heard.acts.some(({ kind }) => kind === "health");
};

/** 'Can I come Sunday, tennish', from whoever has no visit that is known and speaks of none: a new one. */
function asNew(absorbing: Absorbing, want: ActOf<"want">, hasVisits: boolean): ActOf<"want"> {
  if (want.wish !== "move" || hasVisits || want.certainty >= surelyMoved) return want;
  const isOfOne = absorbing.heard.acts.some(
    (act) =>
      ofStanding.has(act.kind) ||
      (act.kind === "when" && act.role === "visit") ||
      (act.kind === "want" && act !== want),
  );
  const hasDay = absorbing.heard.acts.some((act) => act.kind === "when" && act.role === "wish");
  return isOfOne || !hasDay ? want : { ...want, wish: "book" };
}
const surelyMoved = 0.8;

/** 'I need a filling, can we do Wednesday': beside the wish for a visit, a day and nothing of one that stands. */
const isOnlyWhen = ({ heard }: Absorbing, { clause }: ActOf<"want">): boolean => {
  const beside = heard.acts.filter((act) => act.clause === clause);
  return (
    heard.acts.some((act) => act.kind === "want" && act.wish === "book") &&
    beside.some((act) => act.kind === "when" && (act.role === "wish" || isOnlyRuledOut(act))) &&
    !beside.some(
      (act) =>
        ofStanding.has(act.kind) || (act.kind === "when" && act.role === "visit" && !isOnlyRuledOut(act)),
    )
  );
};
/** 'I can't come in Monday' */
const isOnlyRuledOut = ({ when: { days, times, excludedDays } }: ActOf<"when">): boolean =>
  days.length + times.length === 0 && excludedDays.length > 0;
const ofStanding: ReadonlySet<ActKind> = new Set(["own", "pick", "patient", "instead", "shift"]);

const sureBeside = 0.8;
/** 'Can you change my number to …': with a number and no time it is no visit that is moved. */
const isOfNumber = (absorbing: Absorbing): boolean =>
  said(absorbing, "phone", "email") && !said(absorbing, "when", "shift", "pick");

/** 'I might be five minutes late', while a visit of another day is booked or moved: it stands in the notes of that visit, and nobody runs late now. */
function isOfLaterVisit({ turn: { ledger } }: Absorbing): boolean {
  const { matters, current, lineVisits, found, booked } = ledger;
  const today = todayOf(ledger);
  const matter = matters[current ?? -1];
  const isOfBegun = (matter?.kind === "book" || matter?.kind === "move") && matter.status === "open";
  const isElseToday = [...lineVisits, ...found, ...booked].some(({ date }) => date === today);
  return isOfBegun && matter.slot !== null && matter.slot.date > today && !isElseToday;
}

/** 'Did mine move', 'is it cancelled now or not' ask what has become of it. */
const isWhetherDone = ({ heard }: Absorbing, { clause, certainty }: ActOf<"want">): boolean =>
  heard.acts.some(
    (act) => act.clause === clause && act.kind === "ask" && act.topic === "done" && act.certainty > certainty,
  );
const changes: ReadonlySet<Wish> = new Set(["move", "cancel"]);

const questioned: ReadonlySet<Wish> = new Set(["check", "book", "callback"]);
/** To 'when should they ring?' these are heard in what only says when: 'I'll be home late'. */
const tellsWhen: ReadonlySet<Wish> = new Set(["late", "move", "confirm", "check", "message"]);

export const isMatter = (wish: Wish): wish is MatterKind => wish !== "person" && wish !== "no_calls";

export type Want = ActOf<"want"> & { kindOf: MatterKind; from: number };

/**
 * Each wish once, in the order said. A visit given up and another time asked for is one that is moved; whoever wishes to be
 * rung and leaves words for it wishes one thing.
 */
function joined(wants: readonly ActOf<"want">[], absorbing: Absorbing): readonly Want[] {
  const told = wants.flatMap((want) =>
    isMatter(want.wish) ? [{ ...want, kindOf: kindOf(absorbing, want.wish, want), from: want.clause }] : [],
  );
  // 'I'm down for Tuesday, but I might not make it' confirms nothing; 'Leo's coming, but Mia can't' does.
  const isDoubted = told.some(
    (want) => want.kindOf === "cancel" && want.isUnable && !hasOwn(absorbing, want),
  );
  const each = isDoubted ? told.filter(({ kindOf }) => kindOf !== "confirm") : told;
  const is = (kind: MatterKind) => each.some(({ kindOf }) => kindOf === kind);
  const gone: MatterKind[] = [
    ...(is("callback") && is("message") ? (["message"] as const) : []),
    ...(is("late") && is("message") ? (["message"] as const) : []),
    // 'Keep mine, and put me on the list': nothing is moved by it.
    ...(is("waitlist") ? (["move", "check", "book"] as const) : []),
    ...(is("move") && !is("waitlist") ? (["cancel", "book"] as const) : []),
    ...(is("move") || is("cancel") || is("confirm") || is("book") ? (["check"] as const) : []),
  ];
  const kept = each.filter(
    (want) => !gone.includes(want.kindOf) || each.every((other) => isApart(absorbing, want, other)),
  );
  // 'Ask the dentist to ring my husband' is one word for the team, however many wishes it sounds like.
  const apart = kept.filter(
    (want, at) =>
      want.kindOf !== "message" ||
      kept.findIndex(({ kindOf, clause }) => kindOf === "message" && clause === want.clause) === at,
  );
  // The first clause belongs to the first wish, wherever it is told in it.
  return apart.map((want, at) => (at === 0 ? { ...want, from: 0 } : want));
}

const kindOf = (absorbing: Absorbing, wish: MatterKind, want: ActOf<"want">): MatterKind => {
  if (isOnBusiness(absorbing)) return ofBusiness(wish);
  // Whoever rings is not rung for it: the team has it in their words.
  if (want.isForOther) return isRungOnNumber(absorbing) ? "callback" : "message";
  if (wish === "move" && isSwapLeft(absorbing)) return "message";
  return isOfWhatVisitHolds(absorbing, want) ? "message" : wish;
};

/** What is said further of two visits that the team has to swap is more of the same. */
const isSwapLeft = (absorbing: Absorbing): boolean =>
  said(absorbing, "swap") &&
  ledgerOf(absorbing).matters.some(({ isSwap, status }) => isSwap === true && status === "passed_on");

/** Somebody else, with their number: they are rung on it, and the team need not look for them. */
const isRungOnNumber = (absorbing: Absorbing): boolean => said(absorbing, "rung") && said(absorbing, "phone");

/**
 * 'Make that a clean as well while I'm there', 'change it from a check-up to a filling': what is done at a visit that stands
 * is changed by people, who know how long it takes; no second visit is looked for.
 */
function isOfWhatVisitHolds(absorbing: Absorbing, { wish, clause }: ActOf<"want">): boolean {
  const { lineVisits, found, booked } = ledgerOf(absorbing);
  const standing = [...lineVisits, ...found, ...booked];
  const { acts } = absorbing.heard;
  const isSecond = said(absorbing, "more_people", "patient");
  if (standing.length === 0 || isSecond || (wish !== "book" && wish !== "move")) return false;
  const isOfVisit = (act: Act): boolean =>
    act.kind === "when" &&
    (act.role === "visit" || standing.some((visit) => isThen(visit, joinWhen(noWhenYet, act.when))));
  // 'A clean, and an X-ray while I'm there', on a day on which none stands: both are to be booked.
  const isNew = acts.some((act) => act.kind === "treatment" && act.isBeside) && !acts.some(isOfVisit);
  if (said(absorbing, "same_visit") && !(isNew && wish === "book")) return said(absorbing, "treatment");
  const isElsewhen = acts.some((act) => elsewhen.has(act.kind) && !isOfVisit(act) && !isAtSameTime(act));
  const isChanged = acts.some((act) => act.kind === "treatment" && act.isInstead);
  if (isChanged && !isElsewhen) return true;
  const named = acts.flatMap((act) => (act.kind === "treatment" && act.named !== null ? [act] : []));
  const own = named.filter((act) => act.clause === clause);
  const treatments = (own.length > 0 ? own : named).map(({ treatment }) => treatment);
  const isOther = treatments.some((treatment) =>
    standing.every(({ appointmentType }) => appointmentType !== treatment),
  );
  // 'Make my clean on Thursday a check-up instead' says when it is, and no other time.
  const isElse = acts.some((act) => elsewhen.has(act.kind) && act.kind !== "instead" && !isOfVisit(act));
  return (
    wish === "move" && isOther && !(said(absorbing, "instead") && acts.some(isOfVisit) ? isElse : isElsewhen)
  );
}
/** 'Change it to a filling, same time' */
const isAtSameTime = (act: Act): boolean => act.kind === "shift" && act.shift.minutes === 0;
const elsewhen: ReadonlySet<ActKind> = new Set(["when", "shift", "instead", "other"]);

/** 'Move mine, and cancel my son's': two clauses, each with a visit or somebody of its own. */
const isApart = (absorbing: Absorbing, one: Want, other: Want): boolean =>
  one === other ||
  (one.clause !== other.clause &&
    hasOwn(absorbing, one) &&
    (other.kindOf !== one.kindOf || hasOwn(absorbing, other)));

/** Its clause tells whose visit it is of, or which. */
const hasOwn = ({ heard }: Absorbing, { clause }: Want): boolean =>
  heard.acts.some(
    (act) =>
      act.clause === clause && (ofItsOwn.has(act.kind) || (act.kind === "name" && act.role === "patient")),
  );
const ofItsOwn: ReadonlySet<ActKind> = new Set(["pick", "patient", "more_people", "party"]);

/** Whoever rings from a laboratory, a school or a shop has no visit of their own: what they want is for the team. */
const isOnBusiness = ({ heard, turn }: Absorbing): boolean =>
  turn.ledger.current === null &&
  heard.acts.some(({ kind, certainty }) => kind === "sales" && certainty >= surelySales);
const surelySales = 0.6;
const ofBusiness = (wish: MatterKind): MatterKind => (wish === "callback" ? "callback" : "message");

/** 'I need a filling, and my daughter a check-up': somebody else with a treatment of their own is another who comes. */
export function withOthers(wants: readonly Want[], { heard }: Absorbing): readonly Want[] {
  const [only, ...rest] = wants;
  if (only?.kindOf !== "book" || rest.length > 0) return wants;
  const treated = heard.acts.flatMap((act) =>
    act.kind === "treatment" && act.named !== null && !act.isUnsure ? [act.clause] : [],
  );
  const others = heard.acts.flatMap((act) =>
    act.kind === "patient" || act.kind === "other_person" ? [act.clause] : [],
  );
  const kinOf = (clause: number) =>
    heard.acts.flatMap((act) => (act.kind === "patient" && act.clause === clause ? [act.relation] : []));
  const [first] = treated;
  const party = heard.acts.find((act) => act.kind === "party");
  if (first === undefined || (party?.kind === "party" && party.withCaller)) return wants;
  const isNew = (clause: number): boolean =>
    clause > first &&
    (others.includes(first)
      ? kinOf(clause).some((relation) => !treated.some((at) => at < clause && kinOf(at).includes(relation)))
      : others.includes(clause));
  const more = [...new Set(treated)].filter(isNew);
  return [only, ...more.map((clause) => ({ ...only, clause, from: clause }))];
}
