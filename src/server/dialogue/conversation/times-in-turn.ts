import type { Reading, TimeWish, Understanding, WhenReading } from "#server/dialogue/understanding.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { readParty } from "#server/dialogue/who/read-party.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { hourOf } from "./hours-said.ts";
import type { LiveState } from "./state.ts";

/** Several who come, each at a time of their own, said one after the other: 'nine and nine thirty', 'one at ten and one at half past'. */

/** What is assumed of times that are told off in turn, whoever rings first. */
const inTurn = "one time for each";

const hour = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])";
const clock = `(?:half past |quarter past |(?:a )?quarter to )?${hour}(?![\\d\\p{L}])(?:[ :.]?(?:thirty|fifteen|forty[ -]five|\\d\\d)(?![\\d\\p{L}]))?(?: ?o['’]?clock)?(?: ?[ap]\\.?m\\b\\.?)?`;
const pastHour = "half past|(?:a )?quarter past";
const whom = `(?:me|myself|him|her|them|${aRelative}|the (?:other|first|second|third)(?: (?:one|person))?|one of (?:us|them))`;
const label = `(?:the )?(?:one|other|other one|another|another one|first|first one|second|second one|third|next|next one|me|${aRelative}|her|him)(?: of (?:us|them))?`;
const item = `(?:(?<label>${label}) (?:can (?:be|come) |could (?:be|come) |is |comes? |for )?at |at |the )?(?<clock>${clock}|${pastHour})(?: for (?<whom>${whom}))?`;
const plainItem = item.replace(/\?<\w+>/g, "?:");
const joiner = "\\s*(?:,\\s*(?:and\\s+)?(?:then\\s+)?|\\band\\s+(?:then\\s+)?|\\bthen\\s+)";
const row = new RegExp(`(?<![\\p{L}\\d])${plainItem}(?:${joiner}${plainItem}){1,5}(?![\\p{L}\\d])`, "giu");
const single = new RegExp(item, "giu");
/** A stretch, a choice or what is ruled out. */
const notBefore =
  /\b(?:between|from|not|before|after|until|till|by|or|than|n['’]t(?: do| make)?|ages?|aged|are|is)\W*$/i;
const notBehind =
  /^\W*(?:or\b|and a half|to\b|until\b|years?\b|year old|of (?:us|them)|(?:months?|weeks?|kids|people|adults)\b)/i;
const small =
  /^(?:yes|yeah|yep|ok|okay|um|uh|so|well|please|thanks|thank|you|cheers|then|that|thats|can|could|may|we|i|ill|id|well|lets|let|us|do|have|take|book|go|with|say|make|it|for|at|on|in|the|a|and|both|each|would|will|be|good|great|fine|perfect|lovely|ideal|works?|suits?|is|are|me|him|her|them|my|this|next|morning|afternoon|arvo|evening|respectively|like|want|prefer|d|ll|s|if|possible)$/i;
const partOfDay = /\b(morning|afternoon|arvo|evening)\b/i;

/** The utterance with a time for each of those who come. */
export function withTimesInTurn(
  state: LiveState,
  heard: Understanding,
  readWhen: (words: string) => WhenReading,
): Understanding {
  const count = countOf(state, heard);
  if (count < 2) return heard;
  for (const { index, 0: said } of heard.text.matchAll(row)) {
    const items = [...said.matchAll(single)];
    if (items.length !== count || !areForEach(state, heard, { index, said, items })) continue;
    const times = timesOf(heard, { index, items }, readWhen);
    if (times) return { ...heard, when: withOnly(heard.when, times), choice: null, phoneDigits: null };
  }
  return heard;
}

/** Those who wait to be booked and the one who is being booked; else as many as the words name. */
function countOf({ purpose, queued, draft, moving }: LiveState, { text, emergency }: Understanding): number {
  if (emergency || moving || (purpose !== null && purpose !== "book")) return 0;
  const waiting = queued.filter((each) => each === "book").length;
  if (waiting > 0) return draft.slot === null ? waiting + 1 : 0;
  return readParty(toUtterance(text));
}

interface Row {
  index: number;
  said: string;
  items: readonly RegExpExecArray[];
}

function areForEach(state: LiveState, { text, when }: Understanding, { index, said, items }: Row): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(index + said.length)];
  if (notBefore.test(before) || notBehind.test(behind)) return false;
  // 'One at ten and one at half past' says of itself whose they are.
  if (items[0]?.groups?.label !== undefined) return true;
  const isWhole = [...without(when, before, 0), ...without(when, behind, index + said.length)].every((word) =>
    small.test(word),
  );
  return isWhole && !areChoices(state, items);
}

/** The words that name no day. */
const without = ({ days, soonest }: WhenReading, part: string, start: number): string[] =>
  [...part.matchAll(/[\p{L}\d]+/gu)]
    .filter(({ index }) => {
      const at = start + index;
      return ![...days, ...(soonest ? [soonest] : [])].some(({ span }) => span[0] <= at && at < span[1]);
    })
    .map(([word]) => word);

/** 'One and two', of three times that are offered, may count them. */
function areChoices({ step }: LiveState, items: readonly RegExpExecArray[]): boolean {
  if (step.kind !== "offering") return false;
  const hours = items.map(([said]) => said.trim().toLowerCase());
  const isCount = hours.every(
    (said) => counts.indexOf(said) % 3 < step.times.length && counts.includes(said),
  );
  const offered = step.times.map(({ time }) => hourOf(time).split(":")[0]);
  return isCount && !hours.some((said) => offered.includes(`${(counts.indexOf(said) % 3) + 1}`));
}
const counts: readonly string[] = ["one", "two", "three", "1", "2", "3"];

/** Whoever rings is booked first. */
function timesOf(
  { text }: Understanding,
  { index, items }: Omit<Row, "said">,
  readWhen: (words: string) => WhenReading,
): readonly Reading<TimeWish>[] | null {
  const part = partOfDay.exec(text)?.[1];
  let last = "";
  const read = items.flatMap((each) => {
    const said = each.groups?.clock ?? "";
    const words = isPastHour.test(said) ? `${said} ${last}` : said;
    last = anHour.exec(words)?.[0] ?? last;
    const [time, other] = readWhen(`at ${words}${part ? ` in the ${part}` : ""}`).times;
    if (!time || other || time.value.kind !== "exact") return [];
    const start = index + each.index;
    const span = [start, start + each[0].length] as const;
    const reading = { ...time, span, heard: each[0], assumed: [...time.assumed, inTurn] };
    return [{ reading, isOwn: ownItem.test(`${each.groups?.label} ${each.groups?.whom}`) }];
  });
  const clocks = new Set(read.map(({ reading }) => JSON.stringify(reading.value)));
  if (read.length !== items.length || clocks.size !== items.length) return null;
  return read.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)).map(({ reading }) => reading);
}
const isPastHour = new RegExp(`^(?:${pastHour})$`, "i");
const anHour = new RegExp(`${hour}(?![\\d\\p{L}])`, "iu");
const ownItem = /\b(?:me|myself)\b/i;

/** No 'one' of 'one at ten' is an hour, and no 'first' of 'the first at ten' a day. */
function withOnly(when: WhenReading, times: readonly Reading<TimeWish>[]): WhenReading {
  const isBeside = ({ span }: Reading<unknown>): boolean =>
    times.every((each) => span[1] <= each.span[0] || each.span[1] <= span[0]);
  return { ...when, days: when.days.filter(isBeside), times };
}

export const isToldInTurn = ({ assumed }: Reading<unknown>): boolean => assumed.includes(inTurn);

/** Null unless each of several was given a time in this very utterance. */
export function timesInTurn({ when }: Understanding): readonly Reading<TimeWish>[] | null {
  return when.times.length > 1 && when.times.every(isToldInTurn) ? when.times : null;
}
