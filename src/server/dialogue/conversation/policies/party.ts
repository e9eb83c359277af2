import { eachOffered } from "#server/dialogue/conversation/each-offered.ts";
import { textWithoutOnlyAsked } from "#server/dialogue/conversation/only-asked.ts";
import {
  eachAt,
  noRoomForAll,
  oneByOne,
  oneTimeEach,
} from "#server/dialogue/conversation/phrases/booking.ts";
import type { ComerDetails, LiveState } from "#server/dialogue/conversation/state.ts";
import { isToldInTurn, timesInTurn } from "#server/dialogue/conversation/times-in-turn.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { wishesIn } from "#server/dialogue/conversation/wishes-in.ts";
import type { PersonName, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { introducesCaller } from "#server/dialogue/what/people-spoken-of.ts";
import {
  type Comer,
  type Comers,
  comersToldApart,
  readComers,
  sharedTime,
} from "#server/dialogue/what/read-comers.ts";
import { whoComes } from "#server/dialogue/who/find-comer.ts";
import { ordinaryWords } from "#server/dialogue/who/ordinary-words.ts";
import { readName } from "#server/dialogue/who/read-name.ts";
import { agesOfNamed, readNamesInRow, splitToCount } from "#server/dialogue/who/read-names.ts";
import { toUtterance, type Utterance } from "#server/dialogue/words.ts";

/** Several people of one sentence: one after the other, each with the name, day and time that was said of them. */
export interface Party {
  /** With what was said of the first, and of all of them. */
  heard: Understanding;
  others: readonly Comer[];
  isCallerFirst: boolean;
  /** Those who wait to be booked already, in their order. */
  waiting: readonly Reading<PersonName>[];
  /** Each was told with a time of their own, so that the name known so far is only that of whoever is booked first where they said so. */
  isToldOfEach?: boolean;
}

export function partyIn(state: LiveState, heard: Understanding): Party {
  const { purpose, queued } = state;
  const named = namedAtOnce(state, heard);
  if (named) return named;
  const offered = purpose === "book" ? eachOffered(state.step, heard, (words) => nameIn(words)) : null;
  if (offered)
    return {
      heard: offered.first,
      others: offered.others,
      isCallerFirst: offered.isCallerFirst,
      waiting: [],
      isToldOfEach: offered.isUntold !== true,
    };
  const timed = eachInTurn(state, heard);
  if (timed) return timed;
  const isOpen = purpose === null || (purpose === "book" && !queued.includes("book"));
  const said = toUtterance(textWithoutOnlyAsked(heard.text));
  const comers = toldApart(state, heard, said) ?? (isOpen ? readComers(said, heard.when) : null);
  const [first, ...others] = comers?.inOrder ?? [];
  if (!comers || !first) return { heard, others: [], isCallerFirst: false, waiting: [] };
  const isOf = (name: Reading<PersonName>) => others.some((one) => one.name?.value.full === name.value.full);
  const name = first.name ?? (heard.name && !isOf(heard.name) ? heard.name : null);
  const when = {
    ...heard.when,
    ...(first.day && { days: [first.day] }),
    ...(first.time && { times: [first.time] }),
  };
  const { isCallerFirst, isToldApart } = comers;
  return {
    heard: { ...heard, name, when, visit: first.visit ?? heard.visit },
    others,
    isCallerFirst,
    waiting: [],
    isToldOfEach: isToldApart === true,
  };
}

/** 'Sanjay on Monday and Lakshmi on Tuesday', of visits to be booked and of none that stand. */
function toldApart({ purpose }: LiveState, heard: Understanding, said: Utterance): Comers | null {
  const isBooking =
    purpose === "book" || (purpose === null && wishesIn(heard).every((wish) => wish === "book"));
  return isBooking && !heard.emergency ? comersToldApart(said, heard.when) : null;
}

/** 'Nine and nine thirty', of two who are to be booked already. */
function eachInTurn({ purpose, queued }: LiveState, heard: Understanding): Party | null {
  const [first, ...others] = (purpose === "book" && queued.includes("book") && timesInTurn(heard)) || [];
  if (!first) return null;
  return {
    heard: { ...heard, when: { ...heard.when, times: [first] } },
    others: others.map((time) => ({ ...somebodyElse, time })),
    isCallerFirst: false,
    waiting: [],
  };
}

/** The name of a part of the sentence, whatever was asked. */
function nameIn(words: string): Reading<PersonName> | null {
  const said = toUtterance(words.replace(/^.*\bfor\b/i, ""));
  const name = readName(toUtterance(words), { expected: null }) ?? readName(said, { expected: "name" });
  const isWord = name?.value.full
    .toLowerCase()
    .split(" ")
    .some((word) => ordinaryWords.has(word));
  return name && !isWord ? name : null;
}

/** 'Jill and Tom Hart' in answer to 'what is your name': the first is booked now, and the others come after. */
function namedAtOnce({ purpose, queued, step, draft }: LiveState, heard: Understanding): Party | null {
  const waiting = queued.filter((each) => each === "book").length;
  const isNameAsked = step.kind === "collecting" && step.asked === "name";
  if (purpose !== "book" || draft.name !== null || !(isNameAsked || waiting > 0)) return null;
  const row = splitToCount(readNamesInRow(toUtterance(heard.text), waiting > 0), waiting + 1);
  // 'I'm Jo Hart and they're Mia and Zoe', of two girls who come: who rings is none of them.
  const [first, ...others] = row.filter((name) => !(draft.isForOther && isIntroduced(name, heard.text)));
  if (!first || others.length === 0) return null;
  return {
    heard: { ...heard, name: first, when: withoutAges(heard) },
    others: waiting > 0 ? [] : others.map((name) => ({ ...somebodyElse, name })),
    isCallerFirst: false,
    waiting: others.slice(0, waiting),
  };
}

const isIntroduced = ({ span }: Reading<PersonName>, text: string): boolean =>
  introducesCaller.test(text.slice(0, span[0]));

/** 'Tom is eight and Jerry is eleven' names no hours. */
function withoutAges({ text, when }: Understanding): Understanding["when"] {
  const ages = agesOfNamed(text);
  const isAge = ({ span }: Reading<unknown>): boolean =>
    ages.some(([from, to]) => from <= span[0] && span[1] <= to);
  return {
    ...when,
    days: when.days.filter((each) => !isAge(each)),
    times: when.times.filter((each) => !isAge(each)),
  };
}

/** 'The nine for Ngozi', who was to come after the caller: she is booked now, and the place behind her is the caller's. */
export function changePlaces(turn: Turn, { name }: Understanding): Turn {
  const { comers = [], draft, purpose } = turn.state;
  const isComer = (each: ComerDetails): boolean =>
    name !== null && each.name?.value.first.toLowerCase() === name.value.first.toLowerCase();
  if (purpose !== "book" || draft.name !== null || !comers.some(isComer)) return turn;
  const behind = comers.map((each) => (isComer(each) ? { ...each, name: null } : each));
  return change(turn, { comers: behind });
}

/** 'Monday for me and Tuesday for Leo', where Leo was taken for the one who comes; 'Monday for Leo and Tuesday for Mia', where that was the caller. */
export function withoutNameOfOther(turn: Turn, { heard, others, isCallerFirst, isToldOfEach }: Party): Turn {
  const { name } = turn.state.draft;
  if (!isToldOfEach || name === null) return turn;
  const isOther = others.some((each) => each.name?.value.first === name.value.first);
  const isFirst = isCallerFirst || heard.name?.value.first === name.value.first;
  return isOther || !isFirst ? changeDraft(turn, { name: null }) : turn;
}

/** With the names of those who wait to be booked and have none yet. */
export function nameWaiting(turn: Turn, names: readonly Reading<PersonName>[]): Turn {
  const left = [...names];
  const comers = (turn.state.comers ?? []).map((each) => {
    const next = each.name === null ? left.shift() : undefined;
    return next ? { ...each, name: toDetail(next) } : each;
  });
  return names.length === 0 ? turn : change(turn, { comers });
}

/** 'Could Dave come too', 'what about Finn', of somebody who was not spoken of yet. */
export const comesToo = ({ name, text }: Understanding): Reading<PersonName> | null =>
  name?.assumed.includes(whoComes) && /\b(?:too|also|as well|(?:what|how) about)\b/i.test(text) ? name : null;

/** How many are to be seen at once, the next to be booked among them; one where each comes at a time of their own. */
export function seenAtOnce({ purpose, queued, comers = [], comesAtOnce }: LiveState): number {
  const waiting = queued.filter((each) => each === "book").length;
  const isOfAll = comesAtOnce === true && purpose === "book" && comers.every(({ day }) => day === null);
  return isOfAll ? waiting + 1 : 1;
}

/** There is no time for all of them at once: they come one after the other. */
export const notAtOnce = (turn: Turn): Turn =>
  say(change(turn, { comesAtOnce: false, comesInARow: true }), noRoomForAll(seenAtOnce(turn.state)));

/** One more of whom nothing is known yet. */
export const somebodyElse: Comer = { name: null, day: null, time: null };

/** These come after the one whose visit is being booked, and the caller is told so. */
export function withOthers(turn: Turn, others: readonly Comer[]): Turn {
  if (others.length === 0) return turn;
  const time = others.map((each) => each.time).find((each) => each?.assumed.includes(sharedTime));
  const isAtOnce = time?.value.kind === "exact" ? eachAt(time.value.time) : "";
  return say(queueUp(turn, others), oneByOne(others.length + 1), isAtOnce);
}

export function queueUp(turn: Turn, others: readonly Comer[]): Turn {
  const { queued, comers = [] } = turn.state;
  return change(turn, {
    queued: [...others.map(() => "book" as const), ...queued],
    comers: [...others.map(toComerDetails), ...comers],
  });
}

const toComerDetails = ({ name, day, time, visit, isSamePerson }: Comer): ComerDetails => ({
  name: name && toDetail(name),
  day: day && toDetail(day),
  time: time && toDetail(time),
  ...(visit && { visit: toDetail(visit) }),
  ...(isSamePerson && { isSamePerson }),
});

/** Those who wait already, with the times that they were given now; more than they are come besides. */
export function takePlaces(turn: Turn, others: readonly Comer[]): Turn {
  const waiting = turn.state.queued.filter((each) => each === "book").length;
  const { comers = [] } = turn.state;
  const given = others.slice(0, waiting).map((other, at): ComerDetails => {
    // Who waits already is somebody else.
    const { isSamePerson: _, ...told } = toComerDetails(other);
    return { ...comers[at], ...told, name: told.name ?? comers[at]?.name ?? null };
  });
  const told = change(turn, { comers: [...given, ...comers.slice(given.length)] });
  if (others.length > waiting) return withOthers(told, others.slice(waiting));
  return others.some(({ time }) => time !== null && isToldInTurn(time)) ? say(told, oneTimeEach) : told;
}
