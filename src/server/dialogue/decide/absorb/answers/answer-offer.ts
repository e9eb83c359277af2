import type { FreeTime } from "#contract/errors.ts";
import { daysBetween, weekdayOf } from "#kernel/zoned-time.ts";
import type { ActKind } from "../../../hear/acts/acts.ts";
import type { WhenReading } from "../../../readings.ts";
import { todayOf } from "../../clock.ts";
import type { Prompt } from "../../ledger.ts";
import { keepingLimits, limitAfter } from "../../time-limit.ts";
import { changeMatter } from "../../turn.ts";
import { isThen, joinWhen, noWhenYet, soonest } from "../../when-wish.ts";
import {
  type Absorbing,
  type ActOf,
  first,
  has,
  ledgerOf,
  left,
  said,
  take,
  takeAct,
  withTurn,
} from "../absorbing.ts";
import { changeAsked, dropMatter, keepVisit, matterOf } from "./asked-matter.ts";

/** One of those that were offered, or what else would suit. */
export function answerOffer(absorbing: Absorbing, asked: Prompt, times: readonly FreeTime[]): Absorbing {
  // 'I'm not booking now, I'll ask my boss first' chooses none.
  const isUndecided = said(absorbing, "undecided");
  const inOrder = isUndecided ? null : chosenInOrder(absorbing, asked, times);
  if (inOrder) return inOrder;
  const pick = isUndecided ? null : first(absorbing, "pick");
  const picked = slotOf(times, pick);
  // 'I must be gone by one' is no choice of one o'clock.
  if (pick && picked && isRuledOut(absorbing, picked)) return takeAct(absorbing, pick);
  if (pick && picked)
    return take(
      takeAct(choose(absorbing, asked, picked), pick),
      ...(["yes", "choose", "any", "give", "keep", "drop"] as const),
      // 'The earliest one' of those, or its time again beside another's, is no new search.
      ...(left(absorbing, "when").every((act) => isOnlySoonest(act) || holds(act, picked))
        ? (["when"] as const)
        : []),
    );
  if (isWhereItStands(absorbing, asked))
    return take(keepVisit(absorbing, asked), "when", "choose", "give", "any", "other");
  const named = namedIn(absorbing, times);
  if (named) return take(choose(absorbing, asked, named), "when", "yes", "choose", "any", "give");
  if (isDayOffered(absorbing, times))
    return take(withoutUrgency(absorbing), "when", "other", "choose", "give");
  const [only] = times;
  // Of several the first: it is read back before it is booked.
  const isYes =
    (has(absorbing, "yes", "any") || choosesSome(absorbing)) && !has(absorbing, "no", "other", "correct");
  if (only && isYes && !has(absorbing, "when", "shift"))
    return take(choose(absorbing, asked, only), "yes", "choose", "any");
  if (has(absorbing, "drop")) return dropMatter(absorbing, asked);
  // 'No, that's all, thanks' takes leave, and asks for no other time.
  if (has(absorbing, "that_is_all") && has(absorbing, "no")) return absorbing;
  // 'No, I can swallow' answers what was told of a danger, and no offer.
  if (said(absorbing, "all_right", "not_right") && !has(absorbing, "other", "when", "shift"))
    return take(absorbing, "no", "yes");
  const declining = has(absorbing, "no", "other") ? withDeclined(absorbing, asked, times) : absorbing;
  const isBare = !has(absorbing, "when", "shift");
  // Whoever asks for others, and refuses nothing, hears what else there is.
  if (isBare && has(absorbing, "other") && !has(absorbing, "no"))
    return take(changeAsked(declining, asked, { offered: [], lookedFor: null }), "other", "choose");
  const isRefused = isBare && has(absorbing, "no");
  if (!isRefused) return take(declining, "yes", "choose");
  const without = changeAsked(declining, asked, {
    offered: [],
    isRefused: true,
    asksFree: false,
    lookedFor: null,
  });
  return take(without, "no", "other");
}

/** 'Today if you can', of times that are all of today, wishes for nothing else. */
function isDayOffered(absorbing: Absorbing, times: readonly FreeTime[]): boolean {
  const whens = left(absorbing, "when");
  const isThatDay = ({ when }: ActOf<"when">): boolean =>
    when.days.length > 0 &&
    when.times.length + when.excludedDays.length === 0 &&
    when.soonest === null &&
    when.days.every(({ value }) => value.from === value.to && times.every(({ date }) => date === value.from));
  // 'What else have you got that day'
  const isAsked = left(absorbing, "ask").some(({ topic }) => topic === "availability");
  return whens.length > 0 && whens.every(isThatDay) && !isAsked && !has(absorbing, "no", "correct", "shift");
}
/** The soonest was offered already. */
const withoutUrgency = (absorbing: Absorbing): Absorbing =>
  left(absorbing, "ask").reduce(
    (each, ask) => (ask.topic === "emergencies" ? takeAct(each, ask) : each),
    absorbing,
  );

/** Not offered again, but where it is asked for by the clock. */
function withDeclined(absorbing: Absorbing, asked: Prompt, times: readonly FreeTime[]): Absorbing {
  const before = matterOf(absorbing, asked)?.declined ?? [];
  const isKnown = ({ date, time }: FreeTime) =>
    before.some((each) => each.date === date && each.time === time);
  return changeAsked(absorbing, asked, { declined: [...before, ...times.filter((each) => !isKnown(each))] });
}

/** 'Tuesday half three, and the other two stay as they are': whoever takes a time that was offered leaves nothing as it is. */
export function choosesTime(absorbing: Absorbing, asked: Prompt): boolean {
  // 'I'll keep the one I've got' takes back that another was wished for.
  if (said(absorbing, "undo")) return false;
  const times = asked.ask === "offer" ? asked.times : asked.ask === "take_slot" ? [asked.slot] : [];
  return left(absorbing, "pick").some((pick) => slotOf(times, pick) !== undefined);
}

const slotOf = (times: readonly FreeTime[], pick: ActOf<"pick"> | null): FreeTime | undefined =>
  times.find(({ date, time }) => pick?.candidate === `${date}T${time}`);

/** 'Half past three and four': the first for whoever was asked about, and so on for those who are booked beside them. */
function chosenInOrder(absorbing: Absorbing, asked: Prompt, times: readonly FreeTime[]): Absorbing | null {
  const slots = left(absorbing, "pick").flatMap((pick) => slotOf(times, pick) ?? []);
  if (slots.length < 2) return null;
  const { matters } = ledgerOf(absorbing);
  const beside = matters.flatMap((matter, at) =>
    at !== asked.matter && matter.kind === "book" && matter.status === "open" ? [at] : [],
  );
  const whose = [...(asked.matter === null ? [] : [asked.matter]), ...beside];
  const chosen = whose.reduce((turn, index, at) => {
    const slot = slots[at];
    return slot ? changeMatter(turn, index, { slot, isHeld: false, isRefused: false }) : turn;
  }, absorbing.turn);
  return take(withTurn(absorbing, chosen), "pick", "yes", "choose", "any", "give", "more_people", "when");
}

/** 'Okay, Thursday at half past two it is then', of a visit that is there: it stays. */
function isWhereItStands(absorbing: Absorbing, asked: Prompt): boolean {
  const matter = matterOf(absorbing, asked);
  const when = left(absorbing, "when").reduce((before, act) => joinWhen(before, act.when), noWhenYet);
  const { days, times } = when.reading;
  const isWhole = days.length > 0 && times.some(({ value }) => value.kind === "exact");
  return matter?.kind === "move" && matter.visit !== null && isWhole && isThen(matter.visit, when);
}

const isRuledOut = (absorbing: Absorbing, { time }: FreeTime): boolean =>
  left(absorbing, "when").some(({ when }) =>
    when.times.some(
      ({ value }) =>
        value.kind === "part" && value.isBound === true && (time < value.from || time >= value.to),
    ),
  );

const isOnlySoonest = ({ when: { days, times } }: { when: WhenReading }): boolean =>
  days.length + times.length === 0;

/** 'Midday for me and half past for him' */
const holds = ({ when }: { when: WhenReading }, picked: FreeTime): boolean =>
  isThen(picked, joinWhen(noWhenYet, when));

/** Where anything else is told or asked in the same breath – a name, who else comes, what is left out – none of the times is chosen. */
const choosesSome = (absorbing: Absorbing): boolean =>
  left(absorbing, "choose").some(
    (act) =>
      !absorbing.heard.acts.some(
        ({ kind, clause, certainty }) =>
          clause === act.clause &&
          !besideChoice.has(kind) &&
          (kind !== "ask" || certainty >= surelyAsked) &&
          (kind !== "tell" || certainty >= surelyAsked),
      ) && !said(absorbing, "more_people", "party"),
  );
const besideChoice: ReadonlySet<ActKind> = new Set([
  ...([
    "choose",
    "give",
    "when",
    "yes",
    "any",
    "thanks",
    "happens",
    "greet",
    "chat",
    "want",
    "pick",
  ] as const),
  ...(["shift", "treatment", "bye", "unsure"] as const),
]);
const surelyAsked = 0.8;

/** 'Wednesday half eight', of those that were offered, is that one, whichever Wednesday comes first. */
function namedIn(absorbing: Absorbing, times: readonly FreeTime[]): FreeTime | null {
  const whens = left(absorbing, "when");
  if (whens.length === 0 || has(absorbing, "no", "other", "correct")) return null;
  const days = whens.flatMap(({ when }) => when.days.map(({ value }) => value));
  const clocks = whens.flatMap(({ when }) => when.times.map(({ value }) => value));
  const today = todayOf(ledgerOf(absorbing));
  // A weekday alone is read as the next one there is; a date further on is that date.
  const isDay = (date: string) =>
    days.some(
      ({ from, to, weekday }) =>
        from === to &&
        weekday !== "each" &&
        (from === date || (weekdayOf(from) === weekdayOf(date) && daysBetween(today, from) < weekDays)),
    );
  const fits = times.filter(
    ({ date, time }) =>
      (days.length === 0 || isDay(date)) &&
      (clocks.length === 0 || clocks.some((clock) => clock.kind === "exact" && clock.time === time)),
  );
  const [fit, ...others] = fits;
  return fit && others.length === 0 ? fit : null;
}

const weekDays = 7;

/** The wish is met; what was wished for besides is not looked for any more. */
function choose(absorbing: Absorbing, asked: Prompt, slot: FreeTime): Absorbing {
  const matter = matterOf(absorbing, asked);
  const told = left(absorbing, "when").reduce(
    (limit, { when }) => limitAfter(limit, when),
    matter?.when.limit,
  );
  return changeAsked(absorbing, asked, {
    ...{ slot, isHeld: false, isRefused: false },
    ...(matter && told && { when: { ...matter.when, limit: told } }),
  });
}

/** Whoever leaves it to the clinic is told what comes first. */
export function answerWhen(absorbing: Absorbing, asked: Prompt): Absorbing {
  if (!has(absorbing, "any", "yes", "unsure") || has(absorbing, "when", "shift", "drop")) return absorbing;
  const matter = matterOf(absorbing, asked);
  const soon = soonest(absorbing.heard.text);
  const when = matter ? keepingLimits(soon, matter.when) : soon;
  const open = { when, isRefused: false };
  return take(changeAsked(absorbing, asked, open), "any", "yes", "unsure");
}
