import type { CallEvent, Step, ToolResult } from "#server/dialogue/events.ts";
import {
  type Expecting,
  nameIn,
  type UnderstandContext,
  understand,
  whenIn,
} from "#server/dialogue/understand.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { describedWords } from "#server/dialogue/who/described.ts";
import { respelled } from "#server/dialogue/who/respell.ts";
import { findSpelled } from "#server/dialogue/who/spelling.ts";
import { countWords, toUtterance } from "#server/dialogue/words.ts";
import { withSignsAfterBlow } from "./after-a-blow.ts";
import { nameAtChoice, nameLeftOver, nameOfTime, type ReadAs, withChosenHour } from "./beside-the-name.ts";
import { otherHoursAsked, withVisitSpokenOf } from "./beside-visit.ts";
import { withEitherOffered } from "./either-offered.ts";
import { contextOf } from "./expecting.ts";
import { firstChoiceIn } from "./first-choice.ts";
import { answerUtterance } from "./hearing.ts";
import { cutShort } from "./interruption.ts";
import { answerKey } from "./keys.ts";
import { spellingIn } from "./letters.ts";
import { toHourOfItsDay, withWayOfMove } from "./move-ways.ts";
import { nameGoingOn } from "./name-goes-on.ts";
import { dropsOther, withOthersVisit } from "./others-visits.ts";
import { oneByOne } from "./phrases/booking.ts";
import { greeting, inTurn } from "./phrases/call.ts";
import { outboundGreeting } from "./phrases/outbound.ts";
import { answerNoise, answerSilence } from "./policies/silence.ts";
import { isNothingSaid } from "./policies/waiting.ts";
import { hasDetails, hasIntent, hasWhen, yesOrNo } from "./reading.ts";
import { answerResult, isAwaited } from "./results.ts";
import { withoutSameDay } from "./several-on-a-day.ts";
import { shiftIn, withShift } from "./shifts.ts";
import { takenInstead, withStandingVisit } from "./standing-visits.ts";
import { type CallState, isConfirming, type LiveState, startCall } from "./state.ts";
import { withStateHolidays } from "./state-holidays.ts";
import { andDo, beginTurn, change, effectsOf, say, type Turn } from "./turn.ts";
import { nextOfTwo, twoWishesIn, withOthersKept } from "./two-wishes.ts";
import { understoodSoFar } from "./understood.ts";
import { withVisitTold } from "./visit-told.ts";
import { withWeekdayOfVisit } from "./weekday-of-visit.ts";

export { type CallState, startCall };

/** How utterances are understood; replaceable, so that tests can decide what was meant. */
/** Reads words as a whole, or for the one thing that they were asked for. */
export interface Reader {
  understand(text: string, context: UnderstandContext): Understanding;
  nameIn(text: string, context: UnderstandContext): Understanding["name"];
  whenIn(text: string, context: UnderstandContext): Understanding["when"];
}

/**
 * The conversation: what to say and do at each event of a call. Pure; the same events give the same
 * call. Appointments, times and prices are spoken only as the tools returned them.
 */
export function makeStep(reader: Reader): (state: CallState, event: CallEvent) => Step<CallState> {
  return (state, event) => {
    const now = { ...state, now: event.at };
    if (event.type === "started") return state.facts ? still(now) : finish(now, open(now, event));
    if (!isLive(now) || now.step.kind === "ended") return still(state);
    if (event.type === "interrupted") return still(cutShort(now, event.heardUntil));
    return finish(now, withNextWish(turnOf(now, event, reader), reader));
  };
}

/** The conversation on the built-in understanding. */
export const step = makeStep({ understand, nameIn, whenIn });

const isLive = (state: CallState): state is LiveState => state.facts !== null;
const still = (state: CallState): Step<CallState> => ({ state, effects: [], understood: null });

function finish(before: CallState, turn: Turn): Step<CallState> {
  const { state } = turn;
  const effects = effectsOf(turn);
  const said = effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");
  const after: CallState = { ...state, lastSaid: said === "" ? before.lastSaid : said };
  return { state: after, effects, understood: understoodSoFar(after) };
}

function open(state: CallState, event: Extract<CallEvent, { type: "started" }>): Turn {
  const { facts, callerNumber, outbound } = event;
  const { opening, question } = outbound
    ? outboundGreeting(facts, event.at, outbound)
    : greeting(facts, event.at);
  const begun = beginTurn({
    ...{ ...state, facts, callerNumber },
    ...(outbound && { outbound: { ...outbound, isConfirmed: false }, step: { kind: "reaching_person" } }),
  });
  // That a machine answers and the call is transcribed must be heard, so it cannot be talked over.
  return andDo(
    begun,
    { type: "say", text: opening, interruptible: false },
    { type: "say", text: question, interruptible: true },
  );
}

/** The caller is there. */
const spokeUp = { silences: 0, quietSilences: 0, noises: 0 } as const;

type LaterEvent = Exclude<CallEvent, { type: "started" } | { type: "interrupted" }>;

function turnOf(state: LiveState, event: LaterEvent, reader: Reader): Turn {
  const turn = beginTurn(state);
  switch (event.type) {
    case "heard":
      return hear(turn, event.text, event.alternatives, reader);
    case "pressed":
      return state.waiting ? turn : answerKey(change(turn, spokeUp), event.digit);
    case "silence":
      if (event.isBack) return answerSilence(change(turn, spokeUp));
      // Letters that nothing follows are the name.
      return state.letters ? hear(turn, "that's it", undefined, reader) : answerSilence(turn);
    case "result":
      return takeResult(turn, event.result, reader);
  }
}

/** A mere 'make it three' is read as a time when a time stands to be changed. */
function understandInContext(
  state: LiveState,
  text: string,
  alternatives: readonly string[] | undefined,
  reader: Reader,
): Understanding {
  const first = firstWished(state, text, reader);
  if (first) return first;
  const context = contextOf(state, alternatives);
  const readAs: ReadAs = {
    name: (words) => reader.nameIn(words, context),
    when: (words) => reader.whenIn(words, context),
  };
  const understood = withSignsAfterBlow(state, withStateHolidays(state, reader.understand(text, context)));
  const timed = withEitherOffered(state, withChosenHour(state, understood, readAs));
  const named =
    withMendedName(state, timed) ??
    withNameGoingOn(state, timed, readAs) ??
    withUnaskedName(state, timed, context.expecting, readAs);
  const standing = withVisitTold(state, withStandingVisit(state, named));
  const shifted = withWayOfMove(state, withShift(state, standing));
  const counted = withWeekdayOfVisit(state, withVisitSpokenOf(state, shifted));
  const heard = withOthersVisit(state, withoutSameDay(state, counted));
  const taken = isConfirming(state) ? takenInstead(text) : null;
  if (taken) return { ...heard, when: readAs.when(taken) };
  const mayChangeTime = state.draft.slot !== null && context.expecting === "yes_no";
  const mayChangeBooked = state.step.kind === "anything_else" && state.justBooked !== null;
  const isMove = hasIntent(heard, "reschedule") || mayChangeBooked;
  const made = state.draft.slot !== null && !hasWhen(heard) ? hourMade(text, readAs) : null;
  if (made) return { ...heard, when: made, name: null, phoneDigits: null };
  const movedTo = isMove && !hasWhen(heard) && shiftIn(text) === null ? toWhat.exec(text)?.[1] : undefined;
  if (movedTo) return toHourOfItsDay(state, { ...heard, when: readAs.when(movedTo) });
  const mayBeTime = mayChangeTime || mayChangeBooked || context.expecting === "choice";
  if (
    !mayBeTime ||
    hasDetails(heard) ||
    shiftIn(text) !== null ||
    !(heard.isCorrection || yesOrNo(heard) === null || makesIt.test(text))
  )
    return heard;
  const wanted = insteadOfWrong.exec(text)?.[1] ?? makesIt.exec(text)?.[1] ?? text;
  return { ...heard, when: readAs.when(wanted) };
}

/** 'The Thursday one, or if not the first', of the times that are offered or of the one that is settled. */
function firstWished(state: LiveState, text: string, reader: Reader): Understanding | null {
  const isOfTimes = state.step.kind === "offering" || state.draft.slot !== null;
  const words = isOfTimes ? firstChoiceIn(text) : null;
  if (words === null) return null;
  const heard = understandInContext(state, words, undefined, reader);
  return heard.choice !== null || hasWhen(heard) || otherHoursAsked(words) ? heard : null;
}

/** 'Yeah, make it ten though' */
const makesIt = /\bmake (?:it|that) (.+?)(?: (?:though|then|please|thanks|actually))*\W*$/i;

/** 'Make it the nine', 'what about two', 'make it the morning', once a time is settled, whatever is asked. */
function hourMade(text: string, readAs: ReadAs): Understanding["when"] | null {
  const wanted = (makesIt.exec(text) ?? suggests.exec(text))?.[1]?.replace(/^(?:at|the) /i, "");
  const when = wanted && wanted.split(" ").length < 4 ? readAs.when(wanted) : null;
  return when && when.times.length > 0 ? when : null;
}
const suggests =
  /^\W*(?:(?:oh|um|uh|actually|wait|sorry|hang on|and|but|or|so)\W+)*(?:(?:what|how) about|let['’]?s (?:do|say)|(?:can|could) (?:we|you|i) (?:do|say|have)) (.+?)(?: (?:then|please|instead|thanks|actually|though))*\W*$/i;

/** 'Move mine to 3' */
const toWhat = /\b(?:move|shift|push|bring|change|swap|switch|put|reschedule)\b.*?\bto (.+)$/i;

/** 'The time's wrong, it should be three': what is wished for stands after what is wrong. */
const insteadOfWrong = /\b(?:wrong|not right|incorrect)\b\W+((?:it|that|should|make)\b.*)$/i;

/**
 * A caller who says their name while something else is asked: words that mean nothing else, read as the answer to 'what is
 * your name' when it is surely one.
 */
function withUnaskedName(
  state: LiveState,
  heard: Understanding,
  expecting: Expecting,
  readAs: ReadAs,
): Understanding {
  if (expecting === "yes_no" && heard.name === null && /\bspel(?:l|t)/i.test(heard.text))
    return { ...heard, name: readAs.name(heard.text) };
  const isAsked = expecting === "name" || expecting === "message";
  const whole = heard.name === null && state.draft.name ? namedInFull(state, heard, readAs) : null;
  if (whole) return { ...heard, name: whole };
  if (isAsked || heard.name !== null || state.draft.name !== null) return heard;
  const name = nameLeftOver(state, heard, readAs) ?? nameOfTime(state, heard, readAs);
  if (name) {
    // The 'Park' of 'Kim Park' asks for no parking.
    const isOfName = (words: string) => name.value.full.toLowerCase().includes(words.trim().toLowerCase());
    return { ...heard, name, intents: heard.intents.filter((each) => !isOfName(each.heard)) };
  }
  if (state.purpose === null || hasDetails(heard) || heard.intents.length > 0 || heard.emergency)
    return heard;
  const bare = readAs.name(heard.text);
  if (bare?.certainty !== "sure" || bare.value.last === null) return heard;
  // To 'what is it for' any two words may be the reason.
  const isKnown = commonFirstNames.has(bare.value.first.toLowerCase());
  const isNumberAsked = expecting === "phone" && countWords(heard.text) < 4;
  const isSpelled = findSpelled(toUtterance(heard.text).words).length > 0;
  if (isKnown || isNumberAsked || isSpelled) return { ...heard, name: bare };
  return { ...heard, name: nameAtChoice(state, heard, bare) };
}

function withNameGoingOn(state: LiveState, heard: Understanding, readAs: ReadAs): Understanding | null {
  const name = heard.name === null ? nameGoingOn(state, heard, readAs.name) : null;
  return name && { ...heard, name, phoneDigits: null };
}

/** 'Nguyet Tran', of whom only 'Nguyet' was known. */
function namedInFull({ draft }: LiveState, heard: Understanding, readAs: ReadAs): Understanding["name"] {
  const known = draft.name?.value;
  if (!known || known.last !== null || hasDetails(heard)) return null;
  const name = readAs.name(heard.text);
  return name && name.value.last !== null && name.value.first.toLowerCase() === known.first.toLowerCase()
    ? name
    : null;
}

/** 'No, it's w a n g' once the name is known; later than the read-back only where it is said to be a correction. */
function withMendedName({ step, draft }: LiveState, heard: Understanding): Understanding | null {
  const asked = "asked" in step ? step.asked : null;
  const isReadBack = step.kind === "reading_back" || asked === "change";
  const isOwnAnswer = asked === "name" || asked === "surname" || asked === "text";
  if (draft.name === null) return null;
  const known = draft.name.value.full.toLowerCase().split(" ");
  if (!isReadBack && (isOwnAnswer || !(mends(heard) || refuses(heard.text, known)))) return null;
  const isWhole = (heard.name?.value.last ?? null) !== null;
  if (isWhole && !/\bnot\b/i.test(heard.text)) return null;
  const name = respelled(draft.name.value, toUtterance(heard.text));
  if (!name) return null;
  // The 'Park' of 'not Park, Parkes' asks for no parking.
  const isOfName = ({ value, heard: words }: (typeof heard.intents)[number]): boolean =>
    value.startsWith("ask_") &&
    words
      .toLowerCase()
      .split(/\W+/)
      .some((word) => known.includes(word));
  const intents = heard.intents.filter((each) => !isOfName(each));
  // In the midst of another question it is said back at once.
  return { ...heard, intents, name: isReadBack ? name : { ...name, certainty: "unsure" } };
}

const refuses = (text: string, known: readonly string[]): boolean =>
  known.includes(/\bnot ([\p{L}'’-]+)/iu.exec(text)?.[1]?.toLowerCase() ?? "");

const mends = ({ text, isCorrection }: Understanding): boolean =>
  isCorrection ||
  onlyLetters.test(text) ||
  /^\W*(?:sorry|oh|wait|and)\b|\b(?:spel\w+|with an? \w+ at the end)\b/i.test(text) ||
  describedWords(toUtterance(text)).length > 0;

const onlyLetters = /^\W*(?:(?:double )?[a-z]\b\W*){3,}$/i;

/** Words that come while a tool is at work are answered after its result. */
function hear(begun: Turn, words: string, alternatives: readonly string[] | undefined, reader: Reader): Turn {
  if (isNothingSaid(words)) return begun.state.waiting ? begun : answerNoise(begun);
  const spelling = begun.state.waiting ? null : spellingIn(begun.state, words);
  if (spelling?.kind === "more")
    return say(change(begun, { ...spokeUp, letters: spelling.letters }), "Mm-hm.");
  const turn = change(begun, { letters: "" });
  const text = spelling?.text ?? words;
  const { state } = turn;
  const heard = understandInContext(state, text, alternatives, reader);
  const isUrgent = heard.emergency !== null || heard.intents.some(({ value }) => value === "want_person");
  if (state.waiting && !isUrgent)
    return change(turn, { unanswered: [...state.unanswered, text].slice(-5), ...spokeUp });
  const { later = null } = state;
  const answering = change(turn, { ...spokeUp, waiting: null, later: dropsOther(text) ? null : later });
  return answerEach(answering, heard, reader);
}

/** One wish after the other, where an utterance holds several. */
function answerEach(turn: Turn, heard: Understanding, reader: Reader): Turn {
  const hearClause = (clause: string) => understandInContext(turn.state, clause, undefined, reader);
  const two = twoWishesIn(turn.state, heard, hearClause) ?? withOthersKept(turn.state, heard, hearClause);
  if (!two) return answerUtterance(turn, heard);
  const isNews = turn.state.later === null || turn.state.later === undefined;
  const isOfOthers = !two.kept.isSamePerson && !two.kept.isBooking;
  const isToldInTurn = isOfOthers && isNews && !turn.state.lastChange;
  const told = say(turn, isToldInTurn ? inTurn : two.isBothBooked ? oneByOne(2) : "");
  return answerUtterance(change(told, { later: two.kept }), two.first);
}

/** The other wish of a sentence, once the first is done. */
function withNextWish(turn: Turn, reader: Reader): Turn {
  const next = nextOfTwo(turn);
  return next
    ? answerEach(next.turn, understandInContext(next.turn.state, next.words, undefined, reader), reader)
    : turn;
}

function takeResult(turn: Turn, result: ToolResult, reader: Reader): Turn {
  const { waiting, unanswered } = turn.state;
  if (!isAwaited(waiting, result)) return turn;
  const answered = answerResult(change(turn, { unanswered: [] }), waiting, result);
  const [first] = unanswered;
  if (first === undefined || answered.state.waiting || answered.state.step.kind === "ended") return answered;
  return answerHeld(answered, unanswered.join(" "), reader);
}

/**
 * What was said meanwhile was said before the caller heard the result, so it can add to it but never
 * agree to it.
 */
function answerHeld(turn: Turn, text: string, reader: Reader): Turn {
  const heard = reader.understand(text, contextOf(turn.state, undefined));
  const intents = heard.intents.filter(({ value }) => value !== "yes" && value !== "no");
  if (intents.length === 0 && heard.name === null && heard.phone === null) return turn;
  return answerUtterance(turn, { ...heard, intents, choice: null });
}
