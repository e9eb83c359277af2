import type { AppointmentType } from "#contract/limits.ts";
import type { Found } from "../phrase.ts";
import type { Utterance } from "../words.ts";

/** What a treatment's name in a sentence does not mean: one ruled out, one of long ago, or no treatment at all. */

const wanting =
  "want|wanting|wanted|need|needing|needed|after|say|said|mean|meant|ask|asked|asking|book|booked|whatever|about|mind|afford";
/** The words before a reason that take it back: 'not a filling', 'I do not want the whitening', 'without any x-rays'. */
const ruledOut = new RegExp(
  "(?:^| )(?:" +
    `(?:not|never)(?: (?:really|actually|even|here|looking|coming|going|ringing|calling|be|${wanting}))*` +
    "|without|nor|neither|(?:rather|instead|other|more) (?:than|of)|than|skip|forget|minus" +
    ")(?: (?:for|to|about|in|get|getting|have|having|do|with))*(?: (?:a|an|the|any|that|this|my|another|whatever|some))*$",
);
/** 'I didn't get a clean last time', 'I can't get a filling there': what one has not had is not ruled out. */
const notHad = /(?:did|do|can|could) not (?:get|have|getting)(?: (?:a|an|the|any|my|another))*$/;
/** 'No x-ray, just a clean'; but 'no, a clean' and 'no just a clean' choose. */
const refused = /(?:^| )no(?: (?:more|need for(?: a| an| the)?))?$/;

/** 'Had a tooth out', 'my last root canal', 'since the filling'; 'had to' and 'never had' tell of no past. */
const longDone =
  /(?:^|(?<!not|never|should have|would have|must have) )(?:(?:had|did|took|pulled|removed|(?:was|were) (?:in|there|here) for)(?: (?!to |and |but |so |need|want|like |now |because |then )\S+){0,5}|(?:since|after|from)(?: (?:my|the|his|her|that|last))+)$/;
const boundary = /^(?:and|but|so|now|need|needs|want|wants|would|then|because|please|can|could)$/;
const longAgo = /^(?:[\w']+ ){0,2}(?:ago|last (?:week|month|year|time|visit|summer|winter))\b/;

/** 'Go out', 'out of town'. */
const goingOut = /^(?:go|goes|going|went|am|are|was|were|eat|dine|run|ran|find|work|help|just|got)$/;

const wordsOf = ({ words }: Utterance, from: number, to: number): string =>
  words
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word }) => word)
    .join(" ");

/** What stands before a reason in the same breath. */
const before = (utterance: Utterance, { from }: Found<unknown>): string => wordsOf(utterance, from - 7, from);

export function isRuledOut(
  utterance: Utterance,
  found: Found<AppointmentType>,
  others: readonly Found<AppointmentType>[],
): boolean {
  const said = before(utterance, found);
  if (ruledOut.test(said)) return found.value === "Emergency Visit" || !notHad.test(said);
  const isChosenLater = others.some(({ value, from }) => value !== found.value && from >= found.to);
  return refused.test(said) && isChosenLater;
}

/** 'Not an x-ray or a clean': the second is ruled out with the first. */
export const isRuledOutWith = (
  utterance: Utterance,
  found: Found<unknown>,
  others: readonly Found<unknown>[],
): boolean =>
  others.some(
    ({ to }) =>
      to <= found.from && /^(?:or|nor)(?: (?:a|an|the|any|for))*$/.test(wordsOf(utterance, to, found.from)),
  );

/** Whether it is told as done before. Trouble is no treatment: 'I had a toothache all night' stands. */
export function isDoneBefore(utterance: Utterance, found: Found<AppointmentType>): boolean {
  if (found.value === "Emergency Visit" || found.value === "Follow-up") return false;
  const last = utterance.words.slice(found.from, found.to).findLastIndex(({ word }) => boundary.test(word));
  if (last >= 0) return false;
  const whole = `${before(utterance, found)} ${wordsOf(utterance, found.from, found.to - 1)}`.trim();
  return (
    longDone.test(before(utterance, found)) ||
    longDone.test(whole) ||
    longAgo.test(wordsOf(utterance, found.to, found.to + 4))
  );
}

/** 'Knocked clean out', 'cracked clean in half' is nothing to be cleaned; 'I go out', 'out of town' nothing to be pulled. */
export function isNoTreatment({ words }: Utterance, { from, to }: Found<AppointmentType>): boolean {
  const next = words[to]?.word ?? "";
  const last = words[to - 1]?.word;
  if (last === "clean") {
    const beforeIt = words[from - 1]?.word ?? "";
    const isBroken = /(?:ed|n|broke|split|came|come|right)$/.test(beforeIt);
    return /^(?:out|off|through|away)$/.test(next) || (isBroken && /^(?:in|across|down)$/.test(next));
  }
  const isElsewhere = next === "of" && !/^(?:my|his|her|the|our)$/.test(words[to + 1]?.word ?? "");
  return last === "out" && (isElsewhere || goingOut.test(words[to - 2]?.word ?? ""));
}
