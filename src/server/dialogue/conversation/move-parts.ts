import type { Reading, Understanding, WhenReading } from "#server/dialogue/understanding.ts";
import { cancelledForAnother, type Exchange } from "./cancelled-for-another.ts";
import { foundOnCall } from "./found-visits.ts";
import type { LiveState } from "./state.ts";
import { wishesIn } from "./wishes-in.ts";

/** 'I've got tomorrow at ten, can you make it Wednesday': the visit that stands is named, and then where it goes. */
export interface MoveParts {
  /** The words beside where it goes; they may name the visit, or nothing. */
  ofVisit: string;
  goesTo: string;
  /** Where those begin. */
  at: number;
}

const moves =
  "(?:mov|shift|push|swap|chang|switch|resched|bump|postpon|delay|bring|brought|put|transfer|set|knock)\\w*";
/** 'Swap it for Friday', but 'change my booking for Friday' names the booking. */
const toWhere = new RegExp(
  `\\b${moves}\\b.*?(?<!\\b(?:five|ten|twenty|quarter|\\d+|need|want|like|have|has|had|got|going|able|trying|hoping|meant|supposed|ought) )\\b(?:to|until|till|onto) (?!(?:be|do|see|get|${moves})\\b)|\\b${moves} (?:it|that|this|mine|them) for |\\b(?:swap|switch|exchang|trad)\\w* .*?\\bfor `,
  "i",
);
const asks =
  "(?:can|could|may|might|would) (?:i|we|you|u|he|she|they)(?: (?:please|just|maybe|possibly|like))*";
const isThere = "(?:is there|are there|do you have|have you got|you got|got) (?:any|some)(?:thing|where)?";
const instead = new RegExp(
  `\\b(?:${asks} (?:come|do|have|take|get|fit|be seen|see|squeeze)|(?:${asks} )?(?:make|do) (?:it|that|mine)|(?:what|how) about|${isThere}|(?:i|we)(?:['’]?d| would) (?:rather|prefer|like)|i (?:can|could) (?:do|come|make)|(?:should|(?:was|is|were)(?:n['’]?t)? (?:supposed|meant) to)(?:['’]?ve| have)? (?:be|been)(?: (?:on|at|for))?|i (?:said|asked for|wanted|meant)(?: (?:on|at|for))?) `,
  "i",
);
/** 'Friday instead of tomorrow' */
const inPlaceOf = /\b(?:instead of|rather than|in place of) /i;

/** 'From tomorrow week to the Friday' begins no run of days. */
const from = /\bfrom (?=\S)/gi;

/** Null where the words do not tell where it goes. */
export function partsOfMove(text: string): MoveParts | null {
  const place = inPlaceOf.exec(text);
  const pivot = [toWhere, instead]
    .map((each) => each.exec(text))
    .filter((found) => found !== null)
    .sort((a, b) => a.index + a[0].length - (b.index + b[0].length))[0];
  if (place && place.index > 0 && (!pivot || pivot.index < place.index)) {
    const at = pivot ? pivot.index + pivot[0].length : 0;
    return {
      ofVisit: text.slice(place.index + place[0].length),
      goesTo: text.slice(at, place.index),
      at,
    };
  }
  if (!pivot) return null;
  const to = pivot.index + pivot[0].length;
  return { ofVisit: text.slice(0, to).replace(from, "on "), goesTo: text.slice(to), at: to };
}

/** Whether a move is spoken of whose visit has not been found. */
const isOpenMove = (state: LiveState, heard: Understanding): boolean =>
  state.moving === null &&
  (state.step.kind === "greeting" ||
    (state.step.kind === "anything_else" && foundOnCall(state).length > 1) ||
    state.step.kind === "identifying" ||
    state.step.kind === "choosing_appointment") &&
  (state.purpose === "reschedule" || (state.purpose === null && wishesIn(heard)[0] === "reschedule"));

const sameTime = /\b(?:at )?(?:the )?same (?:time|hour|slot)\b/i;

/** The utterance with the words of where the visit goes alone, and those of the visit beside them. */
export function withMoveParts(
  state: LiveState,
  heard: Understanding,
  read: (words: string) => WhenReading,
): Understanding {
  if (!isOpenMove(state, heard)) return heard;
  const exchange = cancelledForAnother(heard);
  if (exchange) return exchanged(heard, exchange, read);
  const parts = partsOfMove(heard.text);
  if (!parts) return heard;
  // 'The sixteenth same time': the number is a day.
  const when = read(parts.goesTo.replace(sameTime, ""));
  if (when.days.length + when.times.length === 0) return heard;
  return { ...heard, text: parts.goesTo, when: movedBy(when, parts.at), visitMeant: read(parts.ofVisit) };
}

/** 'Scrap Thursday's and give me the Thursday after': as the whole was read, so that 'the Thursday after' counts from the other. */
function exchanged(
  heard: Understanding,
  { ofVisit, goesTo }: Exchange,
  read: (words: string) => WhenReading,
): Understanding {
  const { text, when } = heard;
  const named = within(when, ofVisit);
  // 'Tomorrow's, I'd rather have Friday': as a whole, the first day is taken back.
  const isNamed = named.days.length + named.times.length + named.excludedDays.length > 0;
  return {
    ...heard,
    text: text.slice(...goesTo),
    when: within(when, goesTo),
    visitMeant: isNamed ? named : read(text.slice(...ofVisit)),
  };
}

function within({ soonest, ...when }: WhenReading, [from, to]: readonly [number, number]): WhenReading {
  const isIn = ({ span }: Reading<unknown>): boolean => from <= span[0] && span[0] < to;
  return {
    days: when.days.filter(isIn),
    times: when.times.filter(isIn),
    excludedDays: when.excludedDays.filter(isIn),
    excludedTimes: when.excludedTimes.filter(isIn),
    soonest: soonest && isIn(soonest) ? soonest : null,
  };
}

/** The readings of a part, at their places in the whole. */
function movedBy(when: WhenReading, by: number): WhenReading {
  const moved = <Value>(each: Reading<Value>): Reading<Value> => ({
    ...each,
    span: [each.span[0] + by, each.span[1] + by],
  });
  return {
    days: when.days.map(moved),
    times: when.times.map(moved),
    excludedDays: when.excludedDays.map(moved),
    excludedTimes: when.excludedTimes.map(moved),
    soonest: when.soonest && moved(when.soonest),
  };
}
