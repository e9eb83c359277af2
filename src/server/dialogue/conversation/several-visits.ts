import type { PersonName, Reading, Understanding } from "#server/dialogue/understanding.ts";
import { commonFirstNames } from "#server/dialogue/who/common-names.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";
import { readName } from "#server/dialogue/who/read-name.ts";
import { readNamesInRow } from "#server/dialogue/who/read-names.ts";
import { partOf, toUtterance, type Utterance } from "#server/dialogue/words.ts";
import { meansAll } from "./policies/which-booked.ts";
import { bookedOnCall, type KeptWish, type LiveState } from "./state.ts";

/**
 * One wish for the visits of several people: 'cancel the appointments for Jill and Dave Hart', 'we both need to move to
 * Friday'. The first is dealt with now; the others are kept as a wish of their own.
 */
export interface SeveralVisits {
  first: Understanding;
  kept: KeptWish;
}

type Wish = "cancel" | "reschedule";

interface Owner {
  /** As it was said with the wish; null where it is known already or is to be asked for. */
  name: Reading<PersonName> | null;
  /** 'my', 'Dave Hart's', 'their' */
  whose: string;
}

/** Null unless several are spoken of. */
export function severalVisits(state: LiveState, heard: Understanding, wish: Wish): SeveralVisits | null {
  const [first, ...others] = ownersIn(state, heard, wish);
  if (!first || others.length === 0) return null;
  const wishFor = (whose: string): string =>
    `${wish === "cancel" ? "cancel" : "move"} ${whose} appointment${whenOf(heard, wish)}`;
  const text = wishFor(others.map(({ whose }) => whose).join(" and "));
  return {
    first: { ...heard, text: wishFor(first.whose), name: first.name },
    kept: { text, isSamePerson: false, isBooking: false },
  };
}

/** 'Jill and Dave Hart', to whoever asks what name it is under. */
export function severalNames(state: LiveState, heard: Understanding, wish: Wish): SeveralVisits | null {
  const { step, later, draft } = state;
  if (step.kind !== "identifying" || step.asked !== "name" || (later && !isUnnamed(later))) return null;
  const [first, ...others] = readNamesInRow(toUtterance(heard.text), true);
  if (!first || others.length === 0) return null;
  const whose = others.map(named).join(" and ");
  const day = draft.when.heard === "" ? "" : ` ${wish === "cancel" ? "on" : "to"} ${draft.when.heard}`;
  const text =
    later?.text.replace(unnamed, whose) ??
    `${wish === "cancel" ? "cancel" : "move"} ${whose} appointment${day}`;
  return {
    first: { ...heard, text: first.value.full, name: first },
    kept: { text, isSamePerson: false, isBooking: false },
  };
}

const unnamed = /\btheir\b/;
const isUnnamed = ({ text, isBooking }: KeptWish): boolean => !isBooking && unnamed.test(text);

function ownersIn(state: LiveState, heard: Understanding, wish: Wish): readonly Owner[] {
  const booked = new Set(bookedOnCall(state).map(({ patientName }) => patientName));
  if (booked.size > 1 && [meansAll, isOfBoth, isOfThem].some((means) => means(heard.text)))
    return [...booked].map((patientName) => ({ name: null, whose: `${patientName}'s` }));
  const utterance = toUtterance(heard.text);
  const row = readNamesInRow(utterance, ofSeveral.test(heard.text));
  if (row.length > 1) return row.map((name) => ({ name, whose: named(name) }));
  const other = besideCaller(utterance);
  const areTwo = isOfBoth(heard.text) || (wish === "reschedule" && isOfThem(heard.text));
  if (ofOwn.test(heard.text) || (!areTwo && other === null)) return [];
  const mine = heard.name?.value.first === other?.value.first ? null : heard.name;
  return [
    { name: mine, whose: "my" },
    { name: other, whose: other ? named(other) : "their" },
  ];
}

/** 'Me and Dave', 'Dave Hart and I' */
function besideCaller(utterance: Utterance): Reading<PersonName> | null {
  const { words } = utterance;
  for (const [at, { word }] of words.entries()) {
    if (word !== "and") continue;
    const isSelf = (k: number): boolean => /^(?:me|i|myself)$/.test(words[k]?.word ?? "");
    const before = [at - 2, at - 1].find((k) => commonFirstNames.has(words[k]?.word ?? ""));
    const from = isSelf(at - 1) ? at + 1 : isSelf(at + 1) ? before : undefined;
    const part = from === undefined ? [] : words.slice(from, from > at ? from + 2 : at);
    const name = part.length === 0 ? null : readName(partOf(utterance, part), { expected: "name" });
    if (name?.certainty === "sure") return name;
  }
  return null;
}

const named = ({ value }: Reading<PersonName>): string => `${value.full}'s`;

const ofSeveral = /\b(?:both|appointments|bookings|visits|two of)\b/i;
const me = "(?:me|i|myself)";
/** The caller and one more. */
const ofBoth = new RegExp(
  `\\b(?:(?:we|us) both|both of us|neither of us|two of us|we (?:\\w+ )?both|both (?:of )?ours?|${aRelative} and ${me}|${me} and ${aRelative})\\b`,
  "i",
);

const isOfBoth = (text: string): boolean => ofBoth.test(text);
/** Those of one person are told from the list that is found when they are cancelled. */
const ofThem = /\b(?:both of them|them both)\b/i;
const isOfThem = (text: string): boolean => ofThem.test(text);
/** 'My wife and I are moving, so cancel my appointment' is about one. */
const ofOwn = /\b(?:mine|my (?:own |\w+day )?(?:appointment|booking|visit|one))\b/i;

/** What was said of the day and the time, as it was said. */
function whenOf({ when, text }: Understanding, wish: Wish): string {
  const spans = [...when.days, ...when.times].map(({ span }) => span);
  if (spans.length === 0) return "";
  const from = Math.min(...spans.map(([start]) => start));
  const to = Math.max(...spans.map(([, end]) => end));
  return ` ${wish === "cancel" ? "on" : "to"} ${text.slice(from, to)}`;
}
