import { toE164 } from "#kernel/phone-numbers.ts";
import { toFinder } from "../phrase.ts";
import type { Reading } from "../readings.ts";
import { heardBetween, type Utterance } from "../words.ts";
import { type Chunk, findRuns, type Run } from "./digit-runs.ts";
import { serviceOf } from "./service-numbers.ts";

interface PhoneContext {
  callerNumber: string | null;
  isExpected: boolean;
  digitsSoFar: string;
  /** The caller said no to the number of the line: a mere 'that's it' is not that one. */
  isOwnDeclined?: boolean;
  /** E.164: what is the clinic's is never the caller's. */
  clinicNumbers?: readonly string[];
}

export interface PhoneReading {
  /** E.164. */
  phone: Reading<string> | null;
  /** Digits of a number that is not complete yet, those of earlier turns included. */
  phoneDigits: Reading<string> | null;
}

const mostChunks = 40;
const mostCorrections = 3;

const own: readonly string[] = [
  "(this|same|the same|current|that same|this same) (number|phone|mobile|line|phone number|mobile number|cell)",
  "(number|phone|one|mobile|line|that|what) (that)? (i am|we are|i|am) (just)? (currently|already)? (calling|ringing|phoning|speaking|talking|using|call|rang|called|on) (you)? (from|on|with|off|now|in|$)?",
  "(calling|ringing|phoning) (you)? from (is|now)? ..2 (fine|good|best|okay|works|$)",
  "number (you have|you have got|you see|you can see)",
  "(number|one) (showing|that came up|that comes up|on your screen|coming up)",
  "(use|take|keep) (this|the same|that) (number|one|phone)",
  "(ring|call|phone|reach|get|contact|try) ..8 on (this|the same) one",
];
const ownWhenAsked: readonly string[] = [
  // Of a time, too, somebody says 'the one you have'.
  "(the|that|this) one (you have|you have got|you see|you can see)",
  "^ ..3 (this|same|the same) (one)? (is)? (fine|good|please|thanks|here|$)",
  "^ ..2 (this is)? (it|the best one|the one|my number|the best number) $",
];
const notOwn = ["(not|different|other|another|instead of) ..2 (this|same|the) (number|phone|one|mobile)"];
const findOwn = toFinder<true>([{ means: true, say: own, unless: notOwn }]);
const findOwnWhenAsked = toFinder<true>([{ means: true, say: [...own, ...ownWhenAsked], unless: notOwn }]);

/** A telephone number, complete or in part; 'the one I'm calling from' gives the caller's own. */
export function readPhone(utterance: Utterance, context: PhoneContext): PhoneReading {
  const runs = findRuns(utterance.words).filter(
    (run) => !isOfService(run, context) && !isSetAside(utterance, run),
  );
  const callers = callersNumber(utterance, context);
  // 'Oh two five five – no, use the one I'm ringing on': what is said last is meant.
  const lastDigits = runs.at(-1)?.chunks.at(-1);
  const isCallersLast = callers && lastDigits && callers.span[0] >= (startOf(utterance, lastDigits) ?? 0);
  if (isCallersLast) return { phone: callers, phoneDigits: null };
  for (const run of lastOnesFirst(utterance, runs)) {
    const whole = wholeNumber(run.chunks, run.hasPlus);
    if (whole) return { phone: reading(utterance, whole.e164, whole.chunks), phoneDigits: null };
    const within = wholeNumberWithin(run);
    if (!within) continue;
    if (!mayStandBeside(utterance, run, within.chunks))
      return { phone: null, phoneDigits: reading(utterance, join(run.chunks), run.chunks) };
    return {
      phone: { ...reading(utterance, within.e164, within.chunks), certainty: "unsure" },
      phoneDigits: null,
    };
  }
  if (callers) return { phone: callers, phoneDigits: null };
  return continued(utterance, runs, context);
}

/** A number of several that are said, in half-open word ranges; `phone`: E.164, null = digits that are none. */
export interface NumberTold {
  phone: string | null;
  from: number;
  to: number;
}

/** Every number that is said, in order; eight digits are a landline of the area. */
export function numbersTold({ words }: Utterance, areaCode: string | undefined): readonly NumberTold[] {
  const phoneOf = (chunks: readonly Chunk[], hasPlus: boolean): string | null => {
    const local = /^[2-9]\d{7}$/.test(join(chunks)) ? join(chunks) : null;
    if (local !== null && areaCode !== undefined) return `+61${areaCode}${local}`;
    return wholeNumber(chunks, hasPlus)?.e164 ?? null;
  };
  const told = (chunks: readonly Chunk[], phone: string | null): NumberTold => ({
    ...{ phone, from: chunks[0]?.from ?? 0, to: chunks.at(-1)?.to ?? 0 },
  });
  return findRuns(words).flatMap(({ chunks, hasPlus }) => {
    const whole = phoneOf(chunks, hasPlus);
    if (whole !== null || join(chunks).length < fewestOfTwo) return [told(chunks, whole)];
    for (let at = 1; at < chunks.length; at += 1) {
      const [one, other] = [phoneOf(chunks.slice(0, at), hasPlus), phoneOf(chunks.slice(at), false)];
      if (one !== null && other !== null)
        return [told(chunks.slice(0, at), one), told(chunks.slice(at), other)];
    }
    return [told(chunks, null)];
  });
}
const fewestOfTwo = 16;

/** 'Not the four seven seven, that's my mobile': what is ruled out is never the number. */
function isSetAside({ words }: Utterance, { chunks }: Run): boolean {
  const from = chunks[0]?.from ?? 0;
  const before = words.slice(Math.max(0, from - mostBeforeRun), from).map(({ word }) => word);
  const at = before.findLastIndex((word) => rulesOut.has(word));
  return at >= 0 && before.slice(at + 1).every((word) => leadsTo.has(word));
}
const mostBeforeRun = 4;
const rulesOut: ReadonlySet<string> = new Set("not isn't isnt except".split(" "));
const leadsTo: ReadonlySet<string> = new Set("the on my that this one to number ending in use".split(" "));

/** 'On …, sorry, that's the old one, it's …': once it was put right, what was told last is meant. */
function lastOnesFirst({ words }: Utterance, runs: readonly Run[]): readonly Run[] {
  const [first, ...others] = runs;
  const last = others.at(-1);
  const from = first?.chunks.at(-1)?.to ?? 0;
  const isPutRight = words.slice(from, last?.chunks[0]?.from ?? from).some(({ word }) => takesBack.has(word));
  return isPutRight ? runs.toReversed() : runs;
}
const takesBack: ReadonlySet<string> = new Set("no sorry wait actually rather oops whoops wrong".split(" "));

/** Said back to us, or told as where they were sent from. */
const isOfService = ({ chunks }: Run, { clinicNumbers = [] }: PhoneContext): boolean =>
  serviceOf(join(chunks), clinicNumbers) !== null;

const startOf = ({ words }: Utterance, { from }: Chunk): number | undefined => words[from]?.start;

/** Beside a whole number stands a time ('two thirty', '10 am') or the number again; other digits are too many for a number. */
function mayStandBeside({ words }: Utterance, run: Run, number: readonly Chunk[]): boolean {
  const rest = run.chunks.filter((chunk) => !number.includes(chunk));
  const [hour, minutes, more] = rest;
  const last = rest.at(-1);
  if (join(rest) === join(number)) return true;
  if (!hour || !last || more) return false;
  const isHour = /^(?:[1-9]|1[0-2])$/.test(hour.digits);
  if (minutes) return isHour && /^[0-5][05]$/.test(minutes.digits);
  return (
    (isHour && clockMark.test(words[last.to]?.word ?? "")) || /^(?:[1-9]|1[0-2])[0-5]0$/.test(hour.digits)
  );
}
const clockMark = /^(?:am|pm|a|p|oclock|o'clock|ish|sharp|tomorrow|today|tonight)$/;

function reading(utterance: Utterance, value: string, chunks: readonly Chunk[]): Reading<string> {
  const from = chunks[0]?.from ?? 0;
  const to = chunks[chunks.length - 1]?.to ?? from;
  const isForeign = value.startsWith("+") && !value.startsWith("+61");
  return {
    value,
    ...heardBetween(utterance, from, to),
    assumed: [],
    certainty: isForeign || chunks.some((chunk) => chunk.isCorrected) ? "unsure" : "sure",
  };
}

/** The digits as one number, corrections applied; null when that is no telephone number. */
function wholeNumber(
  chunks: readonly Chunk[],
  hasPlus: boolean,
  soFar = "",
): { e164: string; chunks: readonly Chunk[] } | null {
  // More is no telephone number; every correction multiplies the ways to read it.
  if (chunks.length > mostChunks || chunks.filter((chunk) => chunk.isCorrected).length > mostCorrections)
    return null;
  const at = chunks.findIndex((chunk) => chunk.isCorrected);
  if (at < 0) {
    const e164 = toNumber(soFar + join(chunks), hasPlus) ?? withOneParted(chunks, hasPlus, soFar);
    return e164 && serviceOf(e164, []) === null ? { e164, chunks } : null;
  }
  const before = soFar + join(chunks.slice(0, at));
  const [first, ...rest] = chunks.slice(at);
  if (!first) return null;
  const after: readonly Chunk[] = [{ ...first, isCorrected: false }, ...rest];
  const restarted = wholeNumber(after, hasPlus);
  if (restarted) return { e164: restarted.e164, chunks };
  // How many of the last digits are replaced: the same number of digits as corrected, else what makes a whole number.
  const said = join(after).length;
  const firstSaid = first.digits.length;
  for (const replaced of new Set([said, firstSaid, ...Array.from({ length: said }, (_, i) => i + 1)])) {
    if (replaced > before.length) continue;
    const kept = before.slice(0, before.length - replaced);
    const whole = wholeNumber(after, hasPlus, kept);
    if (whole) return { e164: whole.e164, chunks };
  }
  return null;
}

/** 'oh four eighty eight one…' is nine digits with 88 and a whole number with 80, 8. */
function withOneParted(chunks: readonly Chunk[], hasPlus: boolean, soFar: string): string | null {
  for (const [index, { parted }] of chunks.entries()) {
    if (parted === undefined) continue;
    const before = join(chunks.slice(0, index));
    const e164 = toNumber(soFar + before + parted + join(chunks.slice(index + 1)), hasPlus);
    if (e164) return e164;
  }
  return null;
}

/** A whole number at the beginning or the end of a longer run ('0491 570 156 two thirty'). */
function wholeNumberWithin(run: Run): { e164: string; chunks: readonly Chunk[] } | null {
  if (join(run.chunks).length <= 10) return null;
  for (let from = 0; from < run.chunks.length && from < 12; from += 1) {
    let length = 0;
    for (let to = from; to < run.chunks.length && length <= 15; to += 1) {
      length += run.chunks[to]?.digits.length ?? 0;
      if (length < 9) continue;
      const some = run.chunks.slice(from, to + 1);
      const found = wholeNumber(some, run.hasPlus && from === 0);
      if (found) return found;
    }
  }
  return null;
}

const join = (chunks: readonly Chunk[]): string => chunks.map((chunk) => chunk.digits).join("");

function toNumber(digits: string, hasPlus: boolean): string | null {
  // Six digits 1300xx or 1800xx are the beginning of a ten-digit number, not a 13 number.
  if (/^1[38]00\d{2}$/.test(digits)) return null;
  const withoutTrunkZero = digits.replace(/^(0011)?610/, "$161");
  if (hasPlus && /^61/.test(withoutTrunkZero)) return toE164(withoutTrunkZero);
  if (hasPlus) return digits.length >= 8 ? toE164(`+${withoutTrunkZero}`) : null;
  if (withoutTrunkZero.startsWith("001161")) return toE164(withoutTrunkZero.slice(4));
  return toE164(withoutTrunkZero);
}

const mostOfOwn = 3;

function callersNumber(utterance: Utterance, context: PhoneContext): Reading<string> | null {
  if (context.callerNumber === null) return null;
  const isOffered = context.isExpected && context.isOwnDeclined !== true;
  const [place] = (isOffered ? findOwnWhenAsked : findOwn)(utterance);
  if (!place) return null;
  return {
    value: context.callerNumber,
    // 'Ring me Thursday between twelve and one on this one': what stands between is no part of it.
    ...heardBetween(utterance, Math.max(place.from, place.to - mostOfOwn), place.to),
    assumed: ["the number of this call"],
    certainty: "sure",
  };
}

/** Digits that continue, correct or begin a dictated number. */
function continued(utterance: Utterance, runs: readonly Run[], context: PhoneContext): PhoneReading {
  const nothing = { phone: null, phoneDigits: null };
  if (runs.length === 0) return nothing;
  const { digitsSoFar, isExpected } = context;
  const chunks = (longest(isExpected || digitsSoFar !== "" ? inOneBreath(runs) : runs) ?? { chunks: [] })
    .chunks;
  const digits = join(chunks);
  // A mobile number in pieces begins with its nought; other digits are of an order, or count something.
  if (digitsSoFar !== "" && !digitsSoFar.startsWith("4")) {
    const whole = wholeNumber(chunks, false, digitsSoFar);
    if (whole) return { phone: reading(utterance, whole.e164, chunks), phoneDigits: null };
  }
  // Eight digits are a landline's without its area code.
  const looksLikeBeginning = /^(?:0[2-478]\d{4,}|[2-9]\d{7})$/.test(digits);
  if (!isExpected && digitsSoFar === "" && !looksLikeBeginning) return nothing;
  const hasPlus = runs.some((run) => run.hasPlus);
  const together = digitsSoFar + digits;
  const value = together.length <= 12 ? together : digits;
  if (serviceOf(value, context.clinicNumbers ?? []) !== null) return nothing;
  if (hasPlus && toNumber(value, true)) {
    return { phone: reading(utterance, toNumber(value, true) ?? "", chunks), phoneDigits: null };
  }
  return { phone: null, phoneDigits: reading(utterance, value, chunks) };
}

/** Runs with hardly a word between them are of one number: 'oh four nine one that's mine five seven oh'; a two here and a three there are none. */
function inOneBreath(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const gap = (run.chunks[0]?.from ?? 0) - (last?.chunks.at(-1)?.to ?? 0);
    if (last && gap <= mostBetweenRuns)
      joined.splice(-1, 1, { ...last, chunks: [...last.chunks, ...run.chunks] });
    else joined.push(run);
  }
  return joined;
}
const mostBetweenRuns = 2;

function longest(runs: readonly Run[]): Run | null {
  let best: Run | null = null;
  for (const run of runs) if (!best || join(run.chunks).length > join(best.chunks).length) best = run;
  return best;
}
